"""The course of Landnam in figures: what was found and lost, lawsuits by seat, and the great moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import SHARED_FLOWS, cards, dice, points, trades
from catan_desktop.present.charts import ChartView, Feat, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

FOUND, WON, LOST, PLAYED = "explored", "lawsuits-won", "lawsuits-lost", "lawsuits-cards"
COLUMNS = (FOUND, WON, LOST, PLAYED, "famine")
REMEMBERED = (FOUND, WON)
"""Deeds that may be the most of all games."""


def _taken(game: Game, event: CardsTaken) -> tuple[Flow, ...]:
    return (Flow(event.seat, event.cause, event.cards),)


def _to_court(game: Game, event: events.CaseOpened | events.CardsAdded | events.SideJoined) -> tuple[Flow, ...]:
    return (Flow(event.seat, "lawsuits", one(event.resource, len(KINDS), event.count), lost=True),)


def _famine(game: Game, event: events.Famine) -> tuple[Flow, ...]:
    returned = enumerate(event.returned)
    return tuple([Flow(Seat(seat), "famine", counts, lost=True) for seat, counts in returned if any(counts)])


def _deeds(story: Story) -> Counter[tuple[int, str]]:
    """Return by seat: hexes found, lawsuits won and lost as plaintiff or defendant, cards played in them, cards lost in
    famines."""
    counts: Counter[tuple[int, str]] = Counter()
    for _, event in story.events:
        if isinstance(event, events.Explored):
            counts[event.seat, FOUND] += 1
        elif isinstance(event, events.Verdict):
            winner, loser = event.plaintiff, event.defendant
            winner, loser = (winner, loser) if event.outlawed else (loser, winner)
            counts[winner, WON] += 1
            counts[loser, LOST] += 1
        elif isinstance(event, events.CaseOpened | events.CardsAdded | events.SideJoined):
            counts[event.seat, PLAYED] += event.count
        elif isinstance(event, events.Famine):
            for seat, returned in enumerate(event.returned):
                counts[seat, "famine"] += sum(returned)
    return counts


def journeys(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return the deeds by seat."""
    counts = _deeds(story)
    heads = tuple([Head(words(f"chart-{key}")) for key in COLUMNS])
    rows = tuple([Row(tuple([counts[seat, key] for key in COLUMNS]), seat) for seat in range(story.game.seats)])
    return (Chart("lawsuits", "overview", words("chart-journeys"), Grid(heads, rows)),)


def feats(story: Story) -> Iterable[Feat]:
    """Return by seat: hexes found, lawsuits won."""
    return [Feat(key, seat, count) for (seat, key), count in _deeds(story).items() if key in REMEMBERED]


def _moment(icon: str, tone: str) -> Callable[[Game, Any], tuple[str, str]]:
    return lambda game, event: (icon, tone)


CHARTS = ChartView(
    charts=(points, journeys, dice, cards, trades),
    feats=feats,
    flows={
        **SHARED_FLOWS,
        CardsTaken: _taken,
        events.CaseOpened: _to_court,
        events.CardsAdded: _to_court,
        events.SideJoined: _to_court,
        events.Famine: _famine,
    },
    moments={
        events.Verdict: _moment("lawsuit", "gold"),
        events.CityGrown: _moment("town", "ice"),
        events.Famine: _moment("famine", "danger"),
        events.BlackWon: _moment("token_black", "gold"),
        events.RedWon: _moment("token_red", "gold"),
    },
)
