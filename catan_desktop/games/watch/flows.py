"""Card flows of the events on the Wall: guards that were paid for, and heroes who take cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from catan_desktop.games.watch.guards import GUARD_COST
from catan_desktop.kernel import Game
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.flows import BOUGHT, alone, handed_over
from catan_desktop.mechanics.hand_flows import BANK, Fact, Flows, Lacks, Moved, Shown
from catan_desktop.mechanics.tables import KINDS

from . import events
from .heroes.hero import MORMONT

NONE = (0,) * KINDS
GIFTS = 4
"""Cards at most that Mormont moves in one use."""


def _placed(game: Game, event: events.GuardPlaced) -> Iterable[Fact]:
    """Thorne changes one card of the cost, and the table does not note which (HERO-22)."""
    if event.cause == "build":
        return (Moved(event.seat, BANK, GUARD_COST),)
    return (Moved(event.seat, BANK, NONE, sum(GUARD_COST)),) if event.cause == "thorne" else ()


def _deck_seen(game: Game, event: events.DeckSeen) -> Iterable[Fact]:
    """Melisandre has been paid, with one card of the price changed (HERO-23)."""
    return (Moved(event.seat, BANK, NONE, sum(cost_of(game, "card"))),)


def _bought(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
    """What Melisandre has looked at is paid already."""
    return () if index and isinstance(history[index - 1], events.CardSeen) else BOUGHT(game, history, index)


def _asked(game: Game, event: events.MormontAsked) -> Iterable[Fact]:
    """Those who were asked have the resource or lack it."""
    for partner in bits(event.partners):
        gave = event.givers >> partner & 1
        yield Shown(partner, one(event.resource, KINDS)) if gave else Lacks(partner, event.resource)


def _handed_over(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
    """What Mormont asked for is known to all; what he gives in return is not."""
    event: Any = history[index]
    card = event.card
    if event.hero == MORMONT and card is None:
        before = reversed(history[max(0, index - GIFTS) : index])
        asked = next((one for one in before if isinstance(one, events.MormontAsked)), None)
        card = asked.resource if asked is not None and asked.seat == event.taker else None
    return (handed_over(game, event.giver, event.taker, card),)


def _swapped(game: Game, event: events.CardSwapped) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, one(event.give, KINDS)), Moved(BANK, event.seat, one(event.take, KINDS)))


def _hand_seen(game: Game, event: events.HandSeen) -> Iterable[Fact]:
    return (Shown(event.victim, event.cards, whole=True),) if event.cards is not None else ()


FLOWS = Flows(
    events.__name__,
    {
        events.GuardPlaced: alone(_placed),
        events.DeckSeen: alone(_deck_seen),
        CardBought: _bought,
        events.MormontAsked: alone(_asked),
        events.CardHandedOver: _handed_over,
        events.CardSwapped: alone(_swapped),
        events.HandSeen: alone(_hand_seen),
    },
)
