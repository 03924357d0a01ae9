"""The course of Barbarian Attack in figures: landings, what fell, prisoners and losses of every seat."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.barbarian_attack import events
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

COLUMNS = ("cards", "placed", "rides", "prisoners", "losses", "fallen")


def riders(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: chronicle cards bought, riders placed and moved, prisoners, riders lost, buildings conquered."""
    counts: Counter[tuple[int, str]] = Counter()
    for _, event in story.events:
        if isinstance(event, events.ChronicleBought):
            counts[event.seat, "cards"] += 1
        elif isinstance(event, events.RiderPlaced):
            counts[event.seat, "placed"] += 1
        elif isinstance(event, events.RiderMoved):
            counts[event.seat, "rides"] += 1
        elif isinstance(event, events.PrisonersTaken):
            counts[event.seat, "prisoners"] += event.count
        elif isinstance(event, events.BarbarianCaptured):
            counts[event.seat, "prisoners"] += 1
        elif isinstance(event, events.RiderFell):
            counts[event.seat, "losses"] += 1
        elif isinstance(event, events.BuildingConquered):
            counts[event.seat, "fallen"] += 1
    heads = tuple(Head(words("attack-" + key)) for key in COLUMNS)
    rows = tuple(Row(tuple(counts[seat, key] for key in COLUMNS), Seat(seat)) for seat in range(story.game.seats))
    return (Chart("attack", "cards", words("chart-attack"), Grid(heads, rows)),)


def _conquered(game: Game, event: events.HexConquered | events.BuildingConquered) -> tuple[str, str]:
    return ("conquered", "danger")


def _won(game: Game, event: events.Victory) -> tuple[str, str]:
    return ("rider", "gold")


ATTACK_CHARTS = ChartView(
    charts=(riders,),
    moments={
        events.HexConquered: _conquered,
        events.BuildingConquered: _conquered,
        events.Victory: _won,
    },
)
