"""The words and aims of a lesson's coach, and the chapters to choose from, as frozen data."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel import record
from catan_desktop.present.models.panels import CardView
from catan_desktop.present.words import Words

Aim: TypeAlias = tuple[str, "int | str"]
"""A place of the board by space and number, or `("widget", name)`."""


@record
class CoachButton:
    """Something the player may answer."""

    name: str
    words: Words
    primary: bool = False


@record
class CoachView:
    """One thing that the coach says."""

    coach: Words
    """The name of who says it ..."""
    portrait: str
    """... and the picture."""
    chapter: Words
    step: int
    """From 1."""
    steps: int
    """0: how many there are is not told, and `step` only tells one thing said from another."""
    text: Words
    opening: Words | None = None
    """Said before it: what is otherwise on the table than a moment ago."""
    task: Words | None = None
    """What is to be done, in one sentence; None where it is only read."""
    hint: Words | None = None
    """Said besides, after a slip."""
    buttons: tuple[CoachButton, ...] = ()
    """The first primary one is also pressed by Space and Enter."""
    aims: tuple[Aim, ...] = ()
    card: CardView | None = None
    """Shown large over the board."""


@record
class ChapterCard:
    """A chapter to choose."""

    key: str
    title: Words
    line: Words
    art: tuple[str, ...]
    done: bool
    next: bool
    """The first that is not done."""


@record
class LessonCard:
    """A lesson with its chapters; its texts are `lesson-<key>` and `lesson-<key>.line`."""

    key: str
    ruleset: str
    chapters: tuple[ChapterCard, ...]
    portrait: str
    """The picture of who teaches it."""
