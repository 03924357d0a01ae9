"""The knowledge of bots about cards in hand and trade; a game without either has none of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Protocol, TypeAlias

from catan_desktop.kernel import Action, Game, GameState, Observation, Reason, Seat, record
from catan_desktop.kernel.choice import Choice, Offer

from .card_words import holding, nearer, saving
from .explanation import Goal
from .hands import imagine
from .personality import Personality
from .trading import Barter

Judge: TypeAlias = Callable[[Game, GameState, Seat], float]
"""How good a full state is for a seat."""


class Trader(Protocol):
    """One decision about trade."""

    @property
    def state(self) -> GameState:
        """The full state as the seat imagines it."""

    @property
    def judge(self) -> Judge:
        """Return what trades are weighed by."""

    def answer(self, choices: Iterable[Choice], counters: bool = True) -> Action | None:
        """Return what to say to an open offer, or to the answers to the own one; None where nothing is asked."""

    def refusal(self, other: Seat, goals: Callable[[GameState, Seat], Sequence[Goal]]) -> Reason | None:
        """Return why another seat declines the own open offer, as far as this one can know; `goals`: of what a seat
        could build next."""

    def best(self, offer: Offer, floor: float | None) -> Action | None:
        """Return the best offer, or None where none is worth more than `floor`, the best other action."""


@record
class CardPlay:
    """How bots think about hands of cards."""

    imagine: Callable[[Game, Observation, Random], GameState]
    """A full state that the seat cannot rule out, by what it sees now and by what it has seen."""
    trader: Callable[[Game, Observation, GameState, Judge, Random, Personality], Trader]
    """(game, what the seat sees, an imagined state, what it goes by, source of luck, personality) -> who trades."""
    nearer: Callable[[Game, GameState, GameState, Seat, Sequence[Goal]], Iterable[Reason]]
    """(game, what would be otherwise, what will be, seat, goals) -> which goal the hand is nearer to."""
    saving: Callable[[Game, GameState, Seat, Sequence[Goal]], Iterable[Reason]]
    """What a seat that does nothing saves its cards for."""
    holding: Callable[[Game, Observation, Sequence[tuple[Seat, int]]], Iterable[Reason]]
    """Whether those who are asked for a card have it, as far as the seat has seen; (seat, kind) pairs."""


CARDS = CardPlay(imagine, Barter, nearer, saving, holding)
"""Of the settlers' resources and whatever counts as cards of the hand."""
