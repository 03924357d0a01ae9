"""The explicit list of lessons."""

from __future__ import annotations

from .cities import CITIES_KNIGHTS
from .lesson import Lesson
from .watch import WATCH

LESSONS: tuple[Lesson, ...] = (WATCH, CITIES_KNIGHTS)


def lesson(key: str) -> Lesson:
    """The lesson of a name; LookupError for another word."""
    for found in LESSONS:
        if found.key == key:
            return found
    raise LookupError(f"the lessons are: {', '.join(one.key for one in LESSONS)}")
