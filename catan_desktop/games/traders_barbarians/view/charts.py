"""The course of a game of Traders & Barbarians in figures: wagons, tolls, barbarians; and its great moments."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians import events
from catan_desktop.games.traders_barbarians.module import TELLERS
from catan_desktop.mechanics.view.charts import flows_by
from catan_desktop.present.charts import ChartView, Flow, Story, TallyRows, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

HEADS = {key: Head(words(key)) for key in ("wagon-paths", "tolls-paid", "tolls-taken", "drive-offs", "driven-off")}
TALLY: TallyRows = {
    events.WagonMoved: lambda event: ((event.seat, "wagon-paths", len(event.route) - 1),),
    events.TollPaid: lambda event: (
        (event.seat, "tolls-paid", event.count),
        (event.owner, "tolls-taken", event.count),
    ),
    events.DriveOffRolled: lambda event: ((event.seat, "drive-offs", 1), (event.seat, "driven-off", event.driven)),
}


def _wagons(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: paths that its wagon went, tolls, barbarians tried and driven off."""
    found = tally(story, TALLY)
    if not found:
        return ()
    return (Chart("wagons", "wagons", words("chart-wagons"), by_seat(story, HEADS, found)),)


CHARTS = ChartView(
    charts=(_wagons,),
    flows=flows_by({events.GrainPaid: "built"}, TELLERS),
)
