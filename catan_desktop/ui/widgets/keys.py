"""Matching of keys, whatever the keyboard's language; see `catan_desktop.ui.keystrokes`."""

from __future__ import annotations

from catan_desktop.ui.keystrokes import activates, controlled, letter, matches, read, stroke

__all__ = ["activates", "controlled", "letter", "matches", "read", "stroke"]
