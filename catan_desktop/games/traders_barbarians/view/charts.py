"""The course of a game of Traders & Barbarians in figures: wagons, tolls, barbarians; and its great moments."""

from __future__ import annotations

from collections import Counter as Tally

from catan_desktop.games.traders_barbarians import events
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.tables import GRAIN, tables
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

COLUMNS = ("wagon-paths", "tolls-paid", "tolls-taken", "drive-offs", "driven-off")


def _grain(game: Game, event: events.GrainPaid) -> tuple[Flow, ...]:
    return (Flow(event.seat, "built", one(GRAIN, len(tables(game).kinds)), lost=True),)


def _wagons(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: paths that its wagon went, tolls, barbarians tried and driven off."""
    found: Tally[tuple[int, str]] = Tally()
    for _, event in story.events:
        if isinstance(event, events.WagonMoved):
            found[event.seat, "wagon-paths"] += len(event.route) - 1
        elif isinstance(event, events.TollPaid):
            found[event.seat, "tolls-paid"] += event.count
            found[event.owner, "tolls-taken"] += event.count
        elif isinstance(event, events.DriveOffRolled):
            found[event.seat, "drive-offs"] += 1
            found[event.seat, "driven-off"] += event.driven
    if not found:
        return ()
    rows = tuple(Row(tuple(found[seat, key] for key in COLUMNS), seat) for seat in range(story.game.seats))
    return (Chart("wagons", "wagons", words("chart-wagons"), Grid(tuple(Head(words(key)) for key in COLUMNS), rows)),)


CHARTS = ChartView(
    charts=(_wagons,),
    flows={events.GrainPaid: _grain},
    moments={
        events.Delivered: lambda game, event: ("delivery", "gold"),
        events.WagonUpgraded: lambda game, event: ("upgrade", "ice"),
    },
)
