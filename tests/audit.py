"""Judges the texts of a frame: what a reader would stumble over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from catan_desktop.ui.text_audit import Drawn, TextAudit
from catan_desktop.ui.theme import LEAST_TEXT


@dataclass(frozen=True)
class Problem:
    """Something a reader would stumble over."""

    kind: str
    """`clipped`, `overlap`, `small` or `glyph`."""
    text: str
    detail: str


def unreadable(audit: TextAudit) -> list[Problem]:
    """List what is wrong with the frame; an empty list is what a test asks for."""
    found: list[Problem] = []
    for entry in audit.entries:
        found.extend(_alone(entry))
    seen = [entry.ink.clip(entry.clip) for entry in audit.entries]
    for index, entry in enumerate(audit.entries):
        after = index + 1
        for place in seen[index].collidelistall(seen[after:]):
            other = audit.entries[after + place]
            if entry.layer == other.layer:
                found.append(Problem("overlap", entry.text, f"{other.text!r} {entry.ink} {other.ink}"))
    return found


def _alone(entry: Drawn) -> Iterator[Problem]:
    cut_across = entry.ink.left < entry.clip.left or entry.ink.right > entry.clip.right
    cut_down = entry.ink.top < entry.clip.top or entry.ink.bottom > entry.clip.bottom
    gone = entry.scrolled and not (entry.clip.width and entry.clip.height)  # wholly scrolled out of sight
    if not gone and (cut_across or (cut_down and not entry.scrolled)):
        yield Problem("clipped", entry.text, f"{entry.ink} in {entry.clip}")
    if entry.pixels < LEAST_TEXT:
        yield Problem("small", entry.text, f"{entry.pixels} px")
    if entry.missing:
        yield Problem("glyph", entry.text, entry.missing)
