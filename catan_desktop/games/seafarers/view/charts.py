"""The course of a game of Seafarers in figures: what each seat did at sea, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.games.seafarers.events import HexDiscovered, IslandSettled, PirateMoved, ShipBuilt, ShipMoved
from catan_desktop.mechanics.events import Produced
from catan_desktop.present.charts import ChartView, Feat, Flow, Story, TallyRows, by_seat, tally
from catan_desktop.present.models.charts import Chart, Head
from catan_desktop.present.words import words

HEADS = {key: Head(words(f"sea-{key}")) for key in ("ships", "moves", "islands", "explored", "gold", "pirate")}
REMEMBERED = ("islands", "explored")
"""Deeds that may be the most of all games."""
TALLY: TallyRows = {
    ShipBuilt: "ships",
    ShipMoved: "moves",
    IslandSettled: "islands",
    HexDiscovered: "explored",
    Produced: lambda event: ((event.seat, "gold", sum(event.cards)),) if event.chosen else (),
    PirateMoved: "pirate",
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
