"""The changes of hands that an event tells everybody at the table, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from catan_desktop.kernel import Counts, Game, record
from catan_desktop.kernel.event import Event

BANK = -1
"""Stands for a seat where cards come from the bank or go there."""


@record
class Moved:
    """Cards went from one hand to another, or from the bank or to it."""

    giver: int
    taker: int
    cards: Counts
    """Those of which the kind is known, by kind."""
    unseen: int = 0
    """Further cards, of kinds that only those two know."""


@record
class Shown:
    """A seat was seen to hold cards."""

    seat: int
    cards: Counts
    whole: bool = False
    """True if it holds no others."""


@record
class Lacks:
    """A seat has shown that it holds no card of a kind."""

    seat: int
    kind: int


Fact: TypeAlias = Moved | Shown | Lacks
Teller: TypeAlias = Callable[[Game, Sequence[Event], int], Iterable[Fact]]
"""(game, history as a seat has seen it, index of the event) -> what the event tells."""


@record
class Flows:
    """What the events of one module tell of hands."""

    events: str
    """Name of the Python module that holds them; those without a teller move no cards."""
    tellers: Mapping[type[Event], Teller]
