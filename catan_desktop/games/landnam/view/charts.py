"""The course of Landnam in figures: what was found and lost, lawsuits by seat, and the great moments."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.flows import FLOWS
from catan_desktop.kernel import Seat
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import SHARED_SOURCES, cards, dice, flows_by, points, trades
from catan_desktop.present.charts import ChartView, Feat, Story, TallyRows, deeds_chart, tally
from catan_desktop.present.models.charts import Head
from catan_desktop.present.words import words

FOUND, WON, LOST, PLAYED = "explored", "lawsuits-won", "lawsuits-lost", "lawsuits-cards"
HEADS = {key: Head(words(f"chart-{key}")) for key in (FOUND, WON, LOST, PLAYED, "famine")}
REMEMBERED = (FOUND, WON)
"""Deeds that may be the most of all games."""


def _sides(event: events.Verdict) -> tuple[tuple[Seat, str, int], ...]:
    """Return who has won and who has lost a lawsuit."""
    winner, loser = event.plaintiff, event.defendant
    winner, loser = (winner, loser) if event.outlawed else (loser, winner)
    return ((winner, WON, 1), (loser, LOST, 1))


TALLY: TallyRows = {
    events.Explored: FOUND,
    events.Verdict: _sides,
    events.Famine: lambda event: [(Seat(seat), "famine", sum(cards)) for seat, cards in enumerate(event.returned)],
    **dict.fromkeys((events.CaseOpened, events.CardsAdded, events.SideJoined), f"{PLAYED}:count"),
}


def feats(story: Story) -> Iterable[Feat]:
    """Return by seat: hexes found, lawsuits won."""
    return [Feat(key, seat, count) for (seat, key), count in tally(story, TALLY).items() if key in REMEMBERED]


CHARTS = ChartView(
    charts=(points, deeds_chart("lawsuits", "overview", "chart-journeys", HEADS, TALLY), dice, cards, trades),
    feats=feats,
    flows=flows_by(
        {
            **SHARED_SOURCES,
            CardsTaken: lambda game, event: event.cause,
            **dict.fromkeys((events.CaseOpened, events.CardsAdded, events.SideJoined), "lawsuits"),
            events.Famine: "famine",
        },
        FLOWS,
    ),
)
