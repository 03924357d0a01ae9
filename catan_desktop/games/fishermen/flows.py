"""Card flows of the events of tokens: what is bought for fish costs no cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catan_desktop.kernel import Game
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.flows import BOUGHT
from catan_desktop.mechanics.hand_flows import Fact, Flows, Teller

from . import events


def _unless_fish(paid: Teller) -> Teller:
    def tell(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
        return () if index and isinstance(history[index - 1], events.FishSpent) else paid(game, history, index)

    return tell


def free_for_fish(told: Flows) -> Flows:
    """Return flows in which nothing is paid right after fish."""
    return Flows(told.events, {kind: _unless_fish(paid) for kind, paid in told.tellers.items()})


FLOWS = Flows(events.__name__, {CardBought: _unless_fish(BOUGHT)})
