"""The course of a game of Seafarers in figures: ships, islands, cards from gold fields and the pirate, by seat."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import IslandSettled, PirateMoved, ShipBuilt, ShipMoved
from catan_desktop.mechanics.events import Produced
from catan_desktop.present.charts import ChartView, TallyRows, deeds_chart
from catan_desktop.present.models.charts import Head
from catan_desktop.present.words import words

HEADS = {key: Head(words(f"sea-{key}")) for key in ("ships", "moves", "islands", "gold", "pirate")}
TALLY: TallyRows = {
    ShipBuilt: "ships",
    ShipMoved: "moves",
    IslandSettled: "islands",
    Produced: lambda event: ((event.seat, "gold", sum(event.cards)),) if event.chosen else (),
    PirateMoved: "pirate",
}
CHARTS = ChartView(charts=(deeds_chart("sea", "sea", "chart-sea", HEADS, TALLY),))
