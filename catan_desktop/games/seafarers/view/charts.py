"""The course of a game of Seafarers in figures: what each seat did at sea, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.games.seafarers.events import (
    FleetFought,
    FortressAttacked,
    HexDiscovered,
    IslandSettled,
    PirateMoved,
    ShipBuilt,
    ShipMoved,
    WarshipMade,
)
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Produced
from catan_desktop.present.charts import ChartView, Feat, Flow, Story, TallyRows, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

DEEDS = ("ships", "moves", "islands", "explored", "gold", "pirate", "armed", "won", "lost", "attacks")
HEADS = {key: Head(words(f"sea-{key}")) for key in DEEDS}
REMEMBERED = ("islands", "explored")
"""Deeds that may be the most of all games."""


def _fought(event: FleetFought) -> tuple[tuple[Seat, str, int], ...]:
    """A fight with the fleet that was won or lost; an even one is neither."""
    if event.warships == event.strength:
        return ()
    return ((event.seat, "won" if event.warships > event.strength else "lost", 1),)


TALLY: TallyRows = {
    ShipBuilt: "ships",
    ShipMoved: "moves",
    IslandSettled: "islands",
    HexDiscovered: "explored",
    Produced: lambda event: ((event.seat, "gold", sum(event.cards)),) if event.chosen else (),
    PirateMoved: "pirate",
    WarshipMade: "armed",
    FleetFought: _fought,
    FortressAttacked: "attacks",
}


def at_sea(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: what it did at sea, as far as anybody did it."""
    found = tally(story, TALLY)
    heads = {key: head for key, head in HEADS.items() if any(thing == key for _, thing in found)}
    return (Chart("sea", "sea", words("chart-sea"), by_seat(story, heads, found)),) if heads else ()


def feats(story: Story) -> Iterable[Feat]:
    """Return by seat: islands settled, hexes discovered."""
    return [Feat(key, seat, count) for (seat, key), count in tally(story, TALLY).items() if key in REMEMBERED]


CHARTS = ChartView(charts=(at_sea,), feats=feats)
