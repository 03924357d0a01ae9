"""The lessons of the games of the program."""

from __future__ import annotations

from importlib import import_module

from catan_desktop.games.catalogue import GAMES

from .lesson import Lesson

LESSONS: tuple[Lesson, ...] = tuple(import_module(game.lesson).LESSON for game in GAMES if game.lesson)


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
