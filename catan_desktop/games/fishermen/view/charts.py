"""The course of the Fishermen in figures: tokens caught and spent by seat, and the boot's great moments."""

from __future__ import annotations

from catan_desktop.games.fishermen import events
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import flows_by, of_cause
from catan_desktop.present.charts import ChartView, TallyRows, deeds_chart
from catan_desktop.present.models.charts import Head
from catan_desktop.present.words import words

SPENT = ("robber", "steal", "take", "road", "card")
HEADS = {
    "drawn": Head(words("chart-fish"), "fish-token-back"),
    **{key: Head(words(f"name-fish-{key}")) for key in SPENT},
}
TALLY: TallyRows = {events.FishDrawn: "drawn", events.FishSpent: lambda event: ((event.seat, event.favour, 1),)}
FISHING_CHARTS = ChartView(
    charts=(deeds_chart("fish", "cards", "chart-fish-spent", HEADS, TALLY),),
    flows=flows_by({CardsTaken: of_cause("cards", "fish")}),
)
