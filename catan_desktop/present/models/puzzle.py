"""A puzzle to choose, as frozen data."""

from __future__ import annotations

from catan_desktop.kernel import record


@record
class PuzzleCard:
    """One puzzle; its texts are `puzzle-<key>`, `puzzle-grade-<grade>` and `ruleset-<ruleset>`."""

    key: str
    ruleset: str
    grade: str
    solved: bool
