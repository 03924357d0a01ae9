"""Caravans."""
