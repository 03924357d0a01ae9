"""Card flows of the events of Landnam: all of it is open (ALTH-530, ALTH-522, ALTH-537)."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel.cards import one
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.flows import alone
from catan_desktop.mechanics.hand_flows import BANK, Fact, Flows, Moved

from . import events
from .tables import KINDS


def _queued(game: Game, event: events.BuildQueued) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, event.cost),)


def _famine(game: Game, event: events.Famine) -> Iterable[Fact]:
    return [Moved(seat, BANK, cards) for seat, cards in enumerate(event.returned)]


def _sued(game: Game, event: events.CaseOpened | events.CardsAdded | events.SideJoined) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, one(event.resource, len(KINDS), event.count)),)


FLOWS = Flows(
    events.__name__,
    {
        events.BuildQueued: alone(_queued),
        events.Famine: alone(_famine),
        events.CaseOpened: alone(_sued),
        events.CardsAdded: alone(_sued),
        events.SideJoined: alone(_sued),
    },
)
