"""Barbarian Attack: its rules and boards."""
