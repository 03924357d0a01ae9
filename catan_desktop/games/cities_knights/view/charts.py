"""The course of Cities & Knights in figures: attacks, levels, progress cards, and cards that cards moved."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.cities_knights import events
from catan_desktop.games.cities_knights.flows import FLOWS
from catan_desktop.games.cities_knights.numbers import (
    FACE_WEIGHTS,
    FACES,
    PROGRESS_KEYS,
    TRACK_IDS,
    TRACKS,
    EventFace,
    TrackId,
)
from catan_desktop.games.cities_knights.part import IMPROVEMENTS
from catan_desktop.kernel import Game, Seat
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.ids import numbers
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import flows_by
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import Who, Words, words

AQUEDUCT = "aqueduct"
TRACK_HEADS = ("resource-cloth", "resource-coin", "resource-paper")
"""By track: the picture of its commodity."""


# what moved


def _taken(game: Game, event: CardsTaken) -> str | None:
    return "production" if event.cause == AQUEDUCT else "cards" if event.cause in PROGRESS_KEYS else None


# charts


def attacks(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Every landing: what came, and what each seat set against it."""
    seats = [Seat(seat) for seat in range(story.game.seats)]
    heads = (
        Head(words("chart-attack-round")),
        Head(words("chart-attack-strength"), "die-event-ship"),
        Head(words("chart-attack-defence")),
        *(Head(words("seat-named", who=Who(seat)), seat=seat) for seat in seats),
    )
    rows, turn = [], 0
    for _, event in story.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, events.BarbariansLanded):
            rows.append(Row((round_of(turn, story.game.seats), event.strength, event.defence, *event.contributions)))
    if not rows:
        return ()
    return (Chart("attacks", "knights", words("chart-attacks"), Grid(heads, tuple(rows))),)


def levels(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return how high every seat has built, and the progress cards that came of it."""
    part = IMPROVEMENTS.of(story.game, story.states[-1])
    tracks = tuple(Head(track_name(track), TRACK_HEADS[track]) for track in TRACK_IDS)
    heights = tuple(Row(part.levels[seat], seat) for seat in range(story.game.seats))
    drawn: Counter[tuple[int, int]] = Counter()
    for _, event in story.events:
        if isinstance(event, events.ProgressDrawn):
            drawn[event.seat, event.track] += 1
    cards = tuple(
        Row((*(row := [drawn[seat, track] for track in TRACK_IDS]), sum(row)), seat) for seat in range(story.game.seats)
    )
    return (
        Chart("levels", "knights", words("chart-levels"), Grid(tracks, heights)),
        Chart(
            "progress",
            "knights",
            words("chart-progress"),
            Grid((*tracks, Head(words("result-sum"))), cards, summed=True),
        ),
    )


def track_name(track: TrackId) -> Words:
    """The name of a track."""
    return words("track-" + TRACKS[track])


def event_die(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return how often every face of the event die fell."""
    fallen = Counter(event.face for _, event in story.events if isinstance(event, events.EventRolled))
    if not fallen:
        return ()
    total, ways = fallen.total(), sum(FACE_WEIGHTS)
    due = [total * weight / ways for weight in FACE_WEIGHTS]
    counts = [fallen[face] for face in numbers(EventFace, len(FACES))]
    heads = tuple(Head(words("face-" + face), f"die-event-{face}") for face in FACES)
    rows = (
        Row(tuple(counts), name=words("chart-fallen")),
        Row(tuple(round(count) for count in due), name=words("chart-due")),
    )
    return (Chart("event-die", "dice", words("chart-event-die"), Grid(heads, rows)),)


CITIES_CHARTS = ChartView(
    charts=(attacks, levels, event_die),
    flows=flows_by(
        {
            CardsTaken: _taken,
            events.Collected: "cards",
            events.CardsGiven: "cards",
            events.HarbourExchanged: "cards",
        },
        FLOWS,
    ),
)
