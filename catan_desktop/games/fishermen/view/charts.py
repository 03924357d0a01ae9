"""The course of the Fishermen in figures: tokens caught and spent by seat, and the boot's great moments."""

from __future__ import annotations

from catan_desktop.games.fishermen import events
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import flows_by, of_cause
from catan_desktop.present.charts import ChartView, Flow, Story, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

SPENT = ("robber", "steal", "take", "road", "card")


def tokens(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: tokens drawn, and how often fish bought each favour."""
    heads = {
        "drawn": Head(words("chart-fish"), "fish-token-back"),
        **{key: Head(words(f"name-fish-{key}")) for key in SPENT},
    }
    counts = tally(
        story,
        {events.FishDrawn: "drawn", events.FishSpent: lambda event: ((event.seat, event.favour, 1),)},
    )
    return (Chart("fish", "cards", words("chart-fish-spent"), by_seat(story, heads, counts)),)


FISHING_CHARTS = ChartView(
    charts=(tokens,),
    flows=flows_by({CardsTaken: of_cause("cards", "fish")}),
)
