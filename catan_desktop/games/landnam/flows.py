"""Card flows of the events of Landnam: all of it is open (ALTH-530, ALTH-522, ALTH-537)."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel import Game
from catan_desktop.kernel.cards import one
from catan_desktop.mechanics.flows import alone, pays
from catan_desktop.mechanics.hand_flows import BANK, Fact, Flows, Moved

from . import events
from .tables import KINDS


def _famine(game: Game, event: events.Famine) -> Iterable[Fact]:
    return [Moved(seat, BANK, cards) for seat, cards in enumerate(event.returned)]


SUED = pays(lambda game, event: one(event.resource, len(KINDS), event.count))
FLOWS = Flows(
    events.__name__,
    {
        events.BuildQueued: pays("cost"),
        events.Famine: alone(_famine),
        **dict.fromkeys((events.CaseOpened, events.CardsAdded, events.SideJoined), SUED),
    },
)
