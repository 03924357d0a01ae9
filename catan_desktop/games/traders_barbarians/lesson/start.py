"""The start of the lessons of this game."""

from __future__ import annotations

START = """
position 1 traders-barbarians 4
"""
