"""The review of a finished game, as frozen data for the screen."""

from __future__ import annotations

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.words import Words


@record
class TurnLine:
    """How likely every seat was to win at the end of a turn."""

    turn: int
    """0 is the set-up."""
    ply: int
    """The position at its end."""
    chances: tuple[float, ...]
    """By seat, 0 to 1."""


@record
class PointLine:
    """A turning point."""

    ply: int
    """The position after it."""
    turn: int
    seat: Seat
    """Whose chance changed most ..."""
    change: float
    """... and by how much, -1 to 1."""
    words: Words
    """What happened, as the chronicle says it."""
    icon: str
    tone: str
    actor: Seat = NOBODY
    """Who acted, where the words may not say so."""
    nth: int = 1
    """Which of several great moments in the same words it is."""
    when: Words | None = None
    """When it was, where turns are not counted by rounds."""


@record
class ChoiceLine:
    """A decision that cost something."""

    ply: int
    """The position in which it was made."""
    turn: int
    seat: Seat
    cost: float
    """In chance to win, 0 to 1."""
    when: Words | None = None
    """When it was, where turns are not counted by rounds."""


@record
class ChoiceView:
    """A decision in words."""

    made: AdviceView
    advised: AdviceView
    plan: tuple[AdviceView, ...] = ()
    """What was to follow the advised action in the same turn."""

    @property
    def elsewhere(self) -> bool:
        """Return whether both are the same but for their places."""
        made, advised = self.made, self.advised
        return (made.title, made.details) == (advised.title, advised.details) and made.places != advised.places


@record
class AccountLine:
    """Luck and play of a seat, in chance to win."""

    seat: Seat
    dice: float
    """What dice brought above or below what was to be expected; ..."""
    cards: float
    """... the same of drawn and stolen cards."""
    cost: float
    """What its decisions gave away."""
    decisions: int
    agreed: int
    """Decisions that were as good as those of the best bot."""

    @property
    def luck(self) -> float:
        """Dice and cards together."""
        return self.dice + self.cards


@record
class ReviewModel:
    """All that a review tells."""

    together: bool
    """All seats win or lose together: one chance for all."""
    turns: tuple[TurnLine, ...]
    points: tuple[PointLine, ...]
    """In their order."""
    choices: tuple[ChoiceLine, ...]
    """The dearest first."""
    accounts: tuple[AccountLine, ...]
    """By seat."""
