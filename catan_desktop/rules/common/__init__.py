"""Mechanics shared by games on a hex board."""
