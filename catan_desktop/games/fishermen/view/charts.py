"""The course of the Fishermen in figures: tokens caught and spent by seat, and the boot's great moments."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.fishermen import events
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

SPENT = ("robber", "steal", "take", "road", "card")


def _taken(game: Game, event: CardsTaken) -> tuple[Flow, ...]:
    return (Flow(event.seat, "cards", event.cards),) if event.cause == "fish" else ()


def tokens(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: tokens drawn, and how often fish bought each favour."""
    counts: Counter[tuple[int, str]] = Counter()
    for _, event in story.events:
        if isinstance(event, events.FishDrawn):
            counts[event.seat, "drawn"] += 1
        elif isinstance(event, events.FishSpent):
            counts[event.seat, event.favour] += 1
    heads = (
        Head(words("chart-fish"), "fish-token-back"),
        *(Head(words(f"name-fish-{key}")) for key in SPENT),
    )
    rows = tuple(
        Row(tuple(counts[seat, key] for key in ("drawn", *SPENT)), Seat(seat)) for seat in range(story.game.seats)
    )
    return (Chart("fish", "cards", words("chart-fish-spent"), Grid(heads, rows)),)


def _found(game: Game, event: events.BootFound) -> tuple[str, str] | None:
    return ("boot", "danger")


def _given(game: Game, event: events.BootGiven) -> tuple[str, str] | None:
    return ("boot", "fire")


FISHING_CHARTS = ChartView(
    charts=(tokens,),
    flows={CardsTaken: _taken},
    moments={events.BootFound: _found, events.BootGiven: _given},
)
