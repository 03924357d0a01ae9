"""The course of Black Powder in figures, and its great moments."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.great_wall.powder import events
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Chart, Grid, Head, Row
from catan_desktop.present.words import words

BUILT, SHOTS, WOUNDS, TOWERS = DEEDS = ("firearms", "shots", "wounds", "towers")


def powder(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """By seat: firearms built, shots and their wounds, towers taken."""
    counts: Counter[tuple[int, str]] = Counter()
    shooter = -1
    for _, event in story.events:
        if isinstance(event, events.FirearmBuilt):
            counts[event.seat, BUILT] += 1
        elif isinstance(event, events.Fired):
            shooter = event.seat
            counts[shooter, SHOTS] += 1
        elif isinstance(event, events.PatternHit):
            counts[shooter, WOUNDS] += event.wounds.bit_count()
        elif isinstance(event, events.TowerTaken):
            counts[event.seat, TOWERS] += 1
    rows = [Row(tuple([counts[seat, deed] for deed in DEEDS]), seat) for seat in range(story.game.seats)]
    grid = Grid(tuple([Head(words(f"count-gw-{deed}")) for deed in DEEDS]), tuple(rows))
    return (Chart("gw-powder", "deeds", words("option-black-powder"), grid),)


CHARTS = ChartView(
    charts=(powder,),
)
