"""Card flows of the events of the cards."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.flows import alone, handed_over
from catan_desktop.mechanics.hand_flows import BANK, Fact, Flows, Moved

from .events import CardGiven, RoadRepaired


def _given(game: Game, event: CardGiven) -> Iterable[Fact]:
    return (handed_over(game, event.giver, event.taker, event.card),)


def _repaired(game: Game, event: RoadRepaired) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, cost_of(game, "repair")),) if event.paid else ()


TELLERS = Flows(CardGiven.__module__, {CardGiven: alone(_given), RoadRepaired: alone(_repaired)})
