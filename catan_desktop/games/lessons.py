"""The lessons of the games of the program; each is read when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from catan_desktop.lessons.lesson import Lesson

from .catalogue import GAMES, entry


@cache
def lesson_for(ruleset: str) -> Lesson | None:
    """Return the lesson of a game; None where there is none."""
    name = entry(ruleset).telling.lesson
    if not name:
        return None
    found: Lesson = import_module(name).LESSON
    return found


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all of them, in the order of the games."""
    return tuple(found for key in GAMES if (found := lesson_for(key)) is not None)


def lesson_of(chapter: str) -> Lesson:
    """The first lesson with a chapter of a name; LookupError if there is none."""
    for found in lessons():
        if any(one.key == chapter for one in found.chapters):
            return found
    raise LookupError(f"the chapters are: {', '.join(one.key for found in lessons() for one in found.chapters)}")


def lesson(key: str) -> Lesson:
    """The lesson of a name; LookupError for another word."""
    for found in lessons():
        if found.key == key:
            return found
    raise LookupError(f"the lessons are: {', '.join(one.key for one in lessons())}")
