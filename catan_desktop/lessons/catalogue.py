"""The explicit list of lessons."""

from __future__ import annotations

from .cities import CITIES_KNIGHTS
from .classic import CLASSIC
from .lesson import Lesson
from .watch import WATCH

LESSONS: tuple[Lesson, ...] = (WATCH, CLASSIC, CITIES_KNIGHTS)


def lesson_of(chapter: str) -> Lesson:
    """The first lesson with a chapter of a name; LookupError if there is none."""
    for found in LESSONS:
        if any(one.key == chapter for one in found.chapters):
            return found
    raise LookupError(f"the chapters are: {', '.join(one.key for found in LESSONS for one in found.chapters)}")


def lesson(key: str) -> Lesson:
    """The lesson of a name; LookupError for another word."""
    for found in LESSONS:
        if found.key == key:
            return found
    raise LookupError(f"the lessons are: {', '.join(one.key for one in LESSONS)}")
