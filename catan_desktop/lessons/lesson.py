"""A lesson as data: chapters that begin at a real position, steps that say, point, wait and allow.

Texts are messages `lesson-<lesson>-<chapter>-<step>`; their attribute `.task` is what is to be done, in one short
sentence, and `.hint` what is said besides after a slip. A chapter has `lesson-<lesson>-<chapter>` as its title with the
attributes `.line` and `.learned`, and `.play` on the button that leads to its game, where that is not the usual one.
`lesson-<lesson>` itself has `.line`, `.coach`, the name of who teaches, and `.listen`, what is said to somebody who
acts while there is something to be read. Actions are written as in logs, without the seat: `build_road E(0,1,SE)`; in
what is allowed, `*` stands for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from catan_desktop.kernel import Action, Game, GameState, Observation, Seat, record
from catan_desktop.kernel.event import Event

PUPIL = Seat(0)
"""Where the player sits in every lesson."""
WIDGET = "widget"
"""The space of things around the board, which have names instead of numbers ..."""
TOGETHER = "+"
"""... with this between those that are meant together."""
ANYTHING = ("*",)


@record
class Doing:
    """What the player is about at the table, before anything is done."""

    over: Callable[[str], int | None] = lambda space: None
    """Space of the board -> its place under the pointer."""
    kinds: tuple[str, ...] = ()
    """Kinds of the actions that are being chosen."""
    give: tuple[int, ...] = ()
    """Cards in the trade panel that would be given ..."""
    want: tuple[int, ...] = ()
    """... and that would be got."""
    lit: frozenset[tuple[str, int]] = frozenset()
    """The places of the board that can be chosen now, by space and number."""
    armed: bool = False
    """Something needs only a yes."""
    dialog: str = ""
    """Name of the dialog that is open."""
    panels: tuple[str, ...] = ()
    """Names of panels in sight that are only there where they have room."""


@record
class Moment:
    """What a condition may look at."""

    game: Game
    view: Observation
    actions: tuple[Action, ...]
    """Since the step began."""
    events: tuple[Event, ...]
    """Since the step began, as the player may know them."""
    doing: Doing = Doing()


class Condition(Protocol):
    """Something that is so, or not yet."""

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""


@record
class Aim:
    """What a step points at: a place of the board by its printed name or number, or a widget by its name."""

    space: str
    name: str | int
    when: Condition | None = None
    """Pointed at only while this is so."""


@record
class Step:
    """One thing said, and what must happen before the next."""

    key: str
    until: Condition | None = None
    """None: it is only read."""
    aims: tuple[Aim, ...] = ()
    allow: tuple[str, ...] = ()
    """Actions of the player, as they are written in logs; everything else is gently refused meanwhile."""
    skip: bool = False
    """It may also be passed like one that is only read."""
    card: str = ""
    """A card of the own hand that is shown large while the step is read."""
    whole: bool = False
    """Everything that the rules allow can be seen to be chosen from, though only what is allowed is taken."""

    @property
    def reading(self) -> bool:
        """Return whether nothing is waited for: the others rest while it is read."""
        return self.until is None or self.skip


@record
class FirstGame:
    """A game that a chapter leads to."""

    seats: int = 4
    options: tuple[tuple[str, bool | int | str], ...] = ()
    """Where they differ from the usual."""

    def is_like(self, seats: int, options: Mapping[str, bool | int | str]) -> bool:
        """Return whether a game is of this kind: for one person alone, or with the same options."""
        return (self.seats == seats or self.seats > 1) and all(options.get(key) == value for key, value in self.options)


USUAL = FirstGame()


@record
class Chapter:
    """A few minutes about one thing."""

    key: str
    art: tuple[str, ...]
    """Names of the pictures that stand for it."""
    begin: Callable[[], tuple[Game, GameState]]
    """The position it begins at."""
    steps: tuple[Step, ...]
    luck: tuple[str, ...] = ()
    """What chance does, in its order: `dice 4 2`. Where this does not fit, real chance decides."""
    moves: tuple[str, ...] = ()
    """What the others do, in their order: `1 roll`. Where this does not fit, a real bot thinks."""
    first_game: FirstGame | None = None
    """What it leads to, besides the next chapter; one that is not usual offers the chapter to who begins it."""
    market: bool = False
    """The panel of trade stands there all the time, not only in the steps that trade; it takes room from the coach."""


@record
class Lesson:
    """A game, taught."""

    key: str
    ruleset: str
    chapters: tuple[Chapter, ...]
    portrait: str
    """The picture of who teaches it."""

    def chapter(self, key: str) -> Chapter:
        """The chapter of a name; LookupError, with the names there are, for another word."""
        for chapter in self.chapters:
            if chapter.key == key:
                return chapter
        raise LookupError(f"the chapters of {self.key} are: {', '.join(one.key for one in self.chapters)}")

    def after(self, chapter: Chapter) -> Chapter | None:
        """The next chapter; None after the last."""
        index = self.chapters.index(chapter) + 1
        return self.chapters[index] if index < len(self.chapters) else None
