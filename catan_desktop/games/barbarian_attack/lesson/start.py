"""The start of the lessons of this game."""

from __future__ import annotations

START = """
position 1 barbarian-attack 4
step settlers.action
dice.last 4 5
"""
