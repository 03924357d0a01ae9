"""The view of gold that buys a city off the barbarians."""

from __future__ import annotations

from catan_desktop.games.mixes.rivers_cities_knights import GoldPaid
from catan_desktop.mechanics.view.board import BANK
from catan_desktop.mechanics.view.coins import COIN, GOLD
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView

EVENTS = EventTable(
    {
        GoldPaid: either(
            lambda game, event: event.cause == "ransom",
            EventRow("ransom-paid", "who count", "gold", GOLD),
            EventRow("gold-given-back", "who count", "dim", GOLD, indent=True),
            cue=CueRow("card", "seat", BANK, sprite=COIN, number="count", sound="coin", weight=30),
        ),
    }
)
VIEW = ModuleView(PanelView(), events=EVENTS)
