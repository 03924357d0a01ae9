"""A review kept in a file beside its save. What is stale or cannot be read is worked out anew."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from ..kernel import record
from ..review.steps import Step
from .files import read_limited, write_atomically

SUFFIX = ".review"
FORMAT = 1
LIMIT = 8 * 1024 * 1024
"""Bytes of a file that is read."""


@record
class Kept:
    """What the file holds."""

    format: int
    mark: str
    """Of the game and of all that its review depends on (`review.steps.mark`)."""
    steps: tuple[Step, ...]
    """As many as were worked out, the first ones."""


def review_of(save: Path) -> Path:
    """Return the place of the review of a saved game."""
    return save.with_name(save.name + SUFFIX)


def read(save: Path, mark: str, seats: int) -> tuple[Step, ...]:
    """Return the steps that are known of a saved game; none where the file is missing, stale or damaged."""
    with suppress(OSError, ValueError, msgspec.MsgspecError):
        kept = msgspec.json.decode(read_limited(review_of(save), LIMIT), type=Kept)
        fits = all(len(step.chances) == seats and len(step.expected) in {0, seats} for step in kept.steps)
        if kept.format == FORMAT and kept.mark == mark and fits:
            return kept.steps
    return ()


def write(save: Path, mark: str, steps: Sequence[Step]) -> bool:
    """Keep steps; False where that cannot be done, as beside the examples of the program."""
    with suppress(OSError):
        write_atomically(review_of(save), msgspec.json.encode(Kept(FORMAT, mark, tuple(steps))), keep_backup=False)
        return True
    return False
