"""Words that come from files or fields, made safe to show in one line and to write back."""

from __future__ import annotations


def label(text: str, most: int = 200) -> str:
    """The text in one line of printable signs: no control signs, no marks that turn the direction, nothing broken."""
    shown = "".join(sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text[: 4 * most])
    return " ".join(shown.split())[:most].rstrip()
