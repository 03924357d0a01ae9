"""The modules' charts, run over the course of a game. What a figure means is known to the rules that make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Seat, record
from catan_desktop.kernel.event import Event, GameEnded
from catan_desktop.kernel.record import field
from catan_desktop.present.compose import event_texts, in_game
from catan_desktop.present.event_rows import EventViews
from catan_desktop.present.models.charts import Chart, Grid, Head, Moment, Row
from catan_desktop.present.words import Words, words


@record
class Story:
    """The course of a game as somebody may know it."""

    game: Game
    viewer: Seat | None
    """Who knows it; None: everything lies open, which is for games that are over."""
    start: GameState
    """Before the first event; for a viewer without the secrets of others, as all that follows."""
    turns: tuple[int, ...]
    """The turns of `states`; 0 is the set-up."""
    states: tuple[GameState, ...]
    """At the end of every turn, the last one as it stands."""
    events: tuple[tuple[int, Event], ...]
    """(ply, event) of all that happened."""


@record
class Flow:
    """Cards that came to a hand, or left it by something else than a purchase."""

    seat: Seat
    source: str
    """Where they came from or what took them; the texts are `flow-<source>`."""
    cards: Counts
    """By kind."""
    unseen: int = 0
    """How many more of a kind that the reader does not know."""
    lost: bool = False


@record
class Feat:
    """What a seat did in a game that may be a best of all games."""

    key: str
    """The text is `feat-<key>`."""
    seat: int
    count: int


FeatMaker: TypeAlias = Callable[[Story], Iterable[Feat]]
ChartMaker: TypeAlias = Callable[[Story, tuple[Flow, ...]], tuple[Chart, ...]]
Flows: TypeAlias = Callable[[Game, Any], tuple[Flow, ...]]
"""Says which cards an event of one class moved."""


@record
class ChartView:
    """How one module tells the course of a game in figures."""

    charts: tuple[ChartMaker, ...] = ()
    flows: Mapping[type[Event], Flows] = field(default_factory=dict)
    feats: FeatMaker | None = None
    """What is remembered of a game that is over."""


ChartViews: TypeAlias = Mapping[str, ChartView]
"""By module key."""


TallyRows: TypeAlias = Mapping[type[Event], str | Callable[[Any], Iterable[tuple[Seat, str, int]]]]
"""By class of event: what its `seat` has once more, or `thing:field` for as many as a field says; or a function that
gives seats, things and numbers."""


def tally(story: Story, rows: TallyRows) -> Counter[tuple[int, str]]:
    """Return by seat and thing how many there were in the course of a game."""
    found: Counter[tuple[int, str]] = Counter()
    event: Any
    for _, event in story.events:
        what: Any = rows.get(type(event), ())
        if isinstance(what, str):
            thing, _, source = what.partition(":")
            what = ((event.seat, thing, getattr(event, source) if source else 1),)
        for seat, thing, number in what(event) if callable(what) else what:
            found[seat, thing] += number
    return found


def by_seat(story: Story, heads: Mapping[str, Head], counts: Mapping[tuple[int, str], int]) -> Grid:
    """Return the table of what is deeds_chart by seat and thing, with a head for each thing."""
    seats = range(story.game.seats)
    rows = tuple([Row(tuple([counts.get((seat, key), 0) for key in heads]), seat) for seat in seats])
    return Grid(tuple(heads.values()), rows)


def deeds_chart(key: str, group: str, title: str, heads: Mapping[str, Head], rows: TallyRows) -> ChartMaker:
    """Return what makes the chart of what each seat had or did, a column for each head."""

    def chart(story: Story, flows: tuple[Flow, ...]) -> tuple[Chart, ...]:
        return (Chart(key, group, words(title), by_seat(story, heads, tally(story, rows))),)

    return chart


def flows(views: ChartViews, story: Story) -> tuple[Flow, ...]:
    """Every movement of cards, in order."""
    modules = in_game(views, story.game)
    found: list[Flow] = []
    for _, event in story.events:
        for module in modules:
            maker = module.flows.get(type(event))
            if maker is not None:
                found.extend(maker(story.game, event))
    return tuple(found)


def charts(views: ChartViews, story: Story) -> tuple[Chart, ...]:
    """All charts of a game."""
    moved = flows(views, story)
    makers = [maker for module in in_game(views, story.game) for maker in module.charts]
    return tuple(chart for maker in makers for chart in maker(story, moved))


def feats(views: ChartViews, story: Story) -> tuple[Feat, ...]:
    """Return what is remembered of a game that is over; nothing of what nobody did."""
    makers = [module.feats for module in in_game(views, story.game) if module.feats is not None]
    return tuple([feat for maker in makers for feat in maker(story) if feat.count > 0])


def moments(
    tables: EventViews, game: Game, events: Iterable[tuple[int, Event]], at: Callable[[int], Game]
) -> tuple[Moment, ...]:
    """The great moments among events that the reader may know; their words are those of the chronicle.

    `at` gives the game with the board on which what is told of a position happened.
    """
    found: list[Moment] = []
    for ply, event in events:
        if isinstance(event, GameEnded):
            said = event_texts(tables, game, event)
            found.append(Moment(ply, "crown" if event.winners else "skull", "gold", said[0].words))
        for table in in_game(tables, game):
            look = table.great(game, event)
            if look is not None:
                said = event_texts(tables, at(ply), event)
                words = said[0].words if said else Words("replay-moment")
                found.append(Moment(ply, look[0], look[1], words))
    return tuple(found)
