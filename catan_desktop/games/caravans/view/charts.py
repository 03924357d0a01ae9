"""The course of Caravans in figures: what every seat has spent on votes and how often it decided; great moments."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.caravans import events
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

COLUMNS = ("votes", "decided", "agreed", "points")


def _spent(game: Game, event: BidLaid) -> tuple[Flow, ...]:
    return (Flow(event.seat, "votes", event.cards, lost=True),) if any(event.cards) else ()


def votes(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: cards spent on votes, camels decided alone and agreed on, points for buildings between camels."""
    seats = [Seat(seat) for seat in range(story.game.seats)]
    counts: Counter[tuple[int, str]] = Counter(
        {(seat, "points"): dict(sources(story.game, story.states[-1], seat)).get("caravans", 0) for seat in seats}
    )
    for _, event in story.events:
        if isinstance(event, BidLaid):
            counts[event.seat, "votes"] += sum(event.cards)
        elif isinstance(event, events.VoteDecided):
            for seat in bits(event.seats):
                counts[seat, "agreed" if event.how == "agreed" else "decided"] += 1
    heads = tuple(Head(words(f"chart-votes-{key}")) for key in COLUMNS)
    rows = tuple(Row(tuple(counts[seat, key] for key in COLUMNS), seat) for seat in seats)
    return (Chart("votes", "cards", words("chart-votes"), Grid(heads, rows)),)


def _placed(game: Game, event: events.CamelPlaced) -> tuple[str, str] | None:
    return ("camel", "gold") if event.begins or not event.left else None


CHARTS = ChartView(
    charts=(votes,),
    flows={BidLaid: _spent},
    moments={events.CamelPlaced: _placed, events.RouteReached: lambda game, event: ("caravan", "gold")},
)
