"""Card flows of the events of tokens: a development card for fish costs none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catan_desktop.kernel import Game
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.flows import BOUGHT
from catan_desktop.mechanics.hand_flows import Fact, Flows

from . import events


def _bought(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
    return () if index and isinstance(history[index - 1], events.FishSpent) else BOUGHT(game, history, index)


FLOWS = Flows(events.__name__, {CardBought: _bought})
