"""The explicit list of lessons."""

from __future__ import annotations

from .lesson import Lesson
from .watch import WATCH

LESSONS: tuple[Lesson, ...] = (WATCH,)


def lesson(key: str) -> Lesson:
    """The lesson of a name; LookupError for another word."""
    for found in LESSONS:
        if found.key == key:
            return found
    raise LookupError(f"the lessons are: {', '.join(one.key for one in LESSONS)}")
