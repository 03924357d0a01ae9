"""The course of the watch in figures: the Wall and the wildlings over the turns, the wildling die, cards by heroes."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.watch import events
from catan_desktop.games.watch.board import TRAILS
from catan_desktop.games.watch.end import BREACHES, INVADERS, TRAGIC, compared
from catan_desktop.games.watch.flows import FLOWS
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel import Game, Seat
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.view.charts import evenness, flows_by
from catan_desktop.present.charts import ChartView, Flow, Story
from catan_desktop.present.models.charts import Bars, Chart, Column, Grid, Head, Limit, Lines, Row, Series
from catan_desktop.present.words import Who, words

FACES = tuple(range(1, 13))


def _taken(game: Game, event: CardsTaken) -> str | None:
    if event.cause == "patrol":  # what a played knight brings
        return "cards"
    return "heroes" if event.cause in HERO_KEYS else None


def wall(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return guards by seat; wildlings in the Gift and breaches."""
    parts = [watch(story.game, state) for state in story.states]
    guards = tuple(
        Series(words("seat-named", who=Who(Seat(seat))), tuple(part.guards[seat] for part in parts), seat)
        for seat in range(story.game.seats)
    )
    north = (
        Series(words("chart-gift"), tuple(part.invaders for part in parts), ink="fire"),
        Series(words("chart-breaches"), tuple(part.breach for part in parts), ink="danger"),
    )
    many = Limit(INVADERS + 1, words("chart-gift-limit", wildlings=INVADERS + 1, breaches=BREACHES))
    return (
        Chart("guards", "wall", words("chart-guards"), Lines(story.turns, guards)),
        Chart("danger", "wall", words("chart-danger"), Lines(story.turns, north, many)),
    )


def die(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return how often every face of the wildling die fell."""
    fallen = Counter(event.number for _, event in story.events if isinstance(event, events.WildDieRolled))
    due = fallen.total() / len(FACES)
    columns = tuple(Column(str(face), fallen[face], due, "fire" if face <= TRAILS else "ice-dark") for face in FACES)
    note = evenness([fallen[face] for face in FACES], [due] * len(FACES))
    return (Chart("wild-die", "dice", words("chart-wild-die"), Bars(columns), (note,)),)


def last_stand(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
    """Return what decides a tragic end: guards, then points, then cards in hand, each among those who are equal so far
    (WATCH-57, WATCH-84)."""
    game, state = story.game, story.states[-1]
    if state.outcome is None or state.outcome.ending != TRAGIC or story.viewer is not None:
        return ()
    rows = tuple(Row(cells, seat) for seat, cells in enumerate(zip(*compared(game, state), strict=True)))
    heads = (Head(words("chart-guards")), Head(words("result-points")), Head(words("chart-hand")))
    needed = 0
    for seat in state.outcome.winners:
        own = rows[seat].cells
        needed = 1 + max(_equal_figures(own, row.cells) for row in rows if row.seat != seat)
    note = words("chart-last-stand-by", count=needed)
    return (Chart("last-stand", "overview", words("chart-last-stand"), Grid(heads, rows, compared=needed), (note,)),)


def _equal_figures(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """Return in how many figures from the first on two rows are equal."""
    return next(at for at, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1])


WATCH_CHARTS = ChartView(
    charts=(last_stand, wall, die),
    flows=flows_by({CardsTaken: _taken, events.CardSwapped: "heroes", events.CardHandedOver: "heroes"}, FLOWS),
)
