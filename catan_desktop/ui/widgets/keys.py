"""Matching of keys, whatever the keyboard's language; see `catan_desktop.ui.keystrokes`."""

from __future__ import annotations

from catan_desktop.ui.keystrokes import activates, holds_control, letter, matches, read, stroke

__all__ = ["activates", "holds_control", "letter", "matches", "read", "stroke"]
