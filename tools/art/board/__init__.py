"""Generators of the board's vector art; run ``python tools/art/board_art.py``."""
