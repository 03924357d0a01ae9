"""The course of the Fishermen in figures: tokens caught and spent by seat, and the boot's great moments."""

from __future__ import annotations

from catan_desktop.games.fishermen import events
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import flows_by, of_cause
from catan_desktop.present.charts import ChartView, Flow, Story, TallyRows, deeds_chart
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

from .panels import prices

TALLY: TallyRows = {
    events.FishDrawn: "drawn",
    events.FishSpent: lambda event: ((event.seat, f"fish_{event.favour}", 1),),
}


def _deeds(story: Story, moved: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """What was caught, and a column for each favour of the table."""
    favours = prices(story.game, story.states[0])
    heads = {kind: Head(words(f"name-{kind.replace('_', '-')}")) for kind in favours}
    drawn = Head(words("chart-fish"), "fish-token-back")
    return deeds_chart("fish", "cards", "chart-fish-spent", {"drawn": drawn, **heads}, TALLY)(story, moved)


FISHING_CHARTS = ChartView(
    charts=(_deeds,),
    flows=flows_by({CardsTaken: of_cause("cards", "fish")}),
)
