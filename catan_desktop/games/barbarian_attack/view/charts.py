"""The course of Barbarian Attack in figures: landings, what fell, prisoners and losses of every seat."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack import events
from catan_desktop.present.charts import ChartView, Flow, Story, TallyRows, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

COLUMNS = ("cards", "placed", "rides", "prisoners", "losses", "fallen")
TALLY: TallyRows = {
    events.ChronicleBought: "cards",
    events.RiderPlaced: "placed",
    events.RiderMoved: "rides",
    events.PrisonersTaken: "prisoners:count",
    events.BarbarianCaptured: "prisoners",
    events.RiderFell: "losses",
    events.BuildingConquered: "fallen",
}


def riders(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: chronicle cards bought, riders placed and moved, prisoners, riders lost, buildings conquered."""
    heads = {key: Head(words("attack-" + key)) for key in COLUMNS}
    return (Chart("attack", "cards", words("chart-attack"), by_seat(story, heads, tally(story, TALLY))),)


ATTACK_CHARTS = ChartView(
    charts=(riders,),
)
