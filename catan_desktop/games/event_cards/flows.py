"""Card flows of the events of the cards."""

from __future__ import annotations

from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.flows import moves, pays
from catan_desktop.mechanics.hand_flows import Flows

from .events import CardGiven, RoadRepaired

REPAIRED = pays(lambda game, event: cost_of(game, "repair"), "paid")
TELLERS = Flows(CardGiven.__module__, {CardGiven: moves("giver", "taker", "card"), RoadRepaired: REPAIRED})
