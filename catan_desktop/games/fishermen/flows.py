"""Card flows of the events of tokens: a development card for fish costs none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.flows import bought
from catan_desktop.mechanics.hand_flows import Fact, Flows

from . import events


def _bought(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
    event: Any = history[index]
    return () if index and isinstance(history[index - 1], events.FishSpent) else bought(game, event)


FLOWS = Flows(events.__name__, {CardBought: _bought})
