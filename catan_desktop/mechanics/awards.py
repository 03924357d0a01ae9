"""The modules `longest_road` and `largest_army`."""

from __future__ import annotations

from catan_desktop.kernel import Events, Game, GameState, Seat, replace
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import NOBODY, SEATS
from catan_desktop.kernel.record import put

from .events import ROAD, SETTLEMENT, AwardMoved, Built, CardPlayed
from .parts import LARGEST_ARMY, LONGEST_ROAD, PIECES, LargestArmy, LongestRoad
from .questions import AWARDS_WAIT, POINTS, SOURCES
from .tables import tables

LONGEST, LARGEST = "longest", "largest"
_LENGTHS = frozenset({ROAD, SETTLEMENT})
"""Pieces that make a route longer, or cut one."""


def rightful(values: tuple[int, ...], holder: Seat, least: int) -> Seat:
    """Return who holds an award for the most, at least `least`: -1 for nobody (BASE-172 to BASE-179).

    The holder keeps it while nobody has more; else the only one with the most takes it; a tie sets it aside.
    """
    most = max(values)
    if most < least:
        return NOBODY
    if holder >= 0 and values[holder] == most:
        return holder
    return SEATS[values.index(most)] if values.count(most) == 1 else NOBODY


def largest_holder(game: Game, state: GameState) -> Seat:
    """Return who has Largest Army; NOBODY also where the game has none."""
    army = LARGEST_ARMY.get(game, state)
    return NOBODY if army is None else army.holder


def longest_holder(game: Game, state: GameState) -> Seat:
    """Return who has Longest Road; NOBODY in a game without it."""
    award = LONGEST_ROAD.get(game, state)
    return NOBODY if award is None else award.holder


def judge_longest(game: Game, state: GameState, out: Events) -> GameState:
    """Longest Road goes where it belongs (BASE-174); a game without it stays as it is."""
    award = LONGEST_ROAD.get(game, state)
    if award is None:
        return state
    was = award.holder
    holder = rightful(PIECES.of(game, state).lengths, was, tables(game).longest_road_from)
    if holder == was:
        return state
    out.append(AwardMoved(LONGEST, holder, was))
    return LONGEST_ROAD.put(game, state, LongestRoad(holder))


def judge_largest(game: Game, state: GameState, out: Events) -> GameState:
    """Largest Army goes where it belongs (BASE-185, BASE-186)."""
    army = LARGEST_ARMY.of(game, state)
    holder = rightful(army.knights, army.holder, tables(game).largest_army_from)
    if holder == army.holder:
        return state
    out.append(AwardMoved(LARGEST, holder, army.holder))
    return LARGEST_ARMY.put(game, state, LargestArmy(army.knights, holder))


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """Roads and new settlements may move Longest Road."""
    return longest_due(game, state, out) if event.piece in _LENGTHS else state


def longest_due(game: Game, state: GameState, out: Events) -> GameState:
    """Longest Road is judged, unless it must wait for the end of something."""
    return state if game.ask(AWARDS_WAIT, state) else judge_longest(game, state, out)


def on_card_played(game: Game, state: GameState, event: CardPlayed, out: Events) -> GameState:
    """A knight stays before its player and counts the moment it is laid down (BASE-154, BASE-187)."""
    return judge_largest(game, with_knights(game, state, event.seat, 1), out) if event.key == "knight" else state


def with_knights(game: Game, state: GameState, seat: Seat, more: int) -> GameState:
    """Return the state with `more` played knight cards added before a seat; nothing is judged."""
    army = LARGEST_ARMY.of(game, state)
    knights = put(army.knights, seat, army.knights[seat] + more)
    return LARGEST_ARMY.put(game, state, replace(army, knights=knights))


def _longest_points(game: Game, award: LongestRoad, seat: Seat) -> int:
    return tables(game).longest_road if award.holder == seat else 0


def _longest_source(game: Game, award: LongestRoad, seat: Seat) -> tuple[tuple[str, int], ...]:
    return ((LONGEST, _longest_points(game, award, seat)),)


def _largest_points(game: Game, award: LargestArmy, seat: Seat) -> int:
    return tables(game).largest_army if award.holder == seat else 0


def _largest_source(game: Game, award: LargestArmy, seat: Seat) -> tuple[tuple[str, int], ...]:
    return ((LARGEST, _largest_points(game, award, seat)),)


def follow_longest(game: Game, state: GameState) -> GameState:
    """Return the state in which who alone has the longest route has Longest Road."""
    holder = rightful(PIECES.of(game, state).lengths, NOBODY, tables(game).longest_road_from)
    return LONGEST_ROAD.put(game, state, LongestRoad(holder))


def follow_largest(game: Game, state: GameState) -> GameState:
    """Return the state in which who alone has played most knights has Largest Army."""
    army = LARGEST_ARMY.of(game, state)
    holder = rightful(army.knights, NOBODY, tables(game).largest_army_from)
    return LARGEST_ARMY.put(game, state, replace(army, holder=holder))


LONGEST_ROAD_MODULE = Module(
    slot=LONGEST_ROAD,
    version=1,
    initial=lambda game: LongestRoad(NOBODY),
    tables=lambda given: replace(given, longest_road=2),
    requires=("pieces",),
    answers={POINTS: LONGEST_ROAD.answer(_longest_points), SOURCES: LONGEST_ROAD.answer(_longest_source)},
    on={Built: on_built},
    follows={LongestRoad: ("holder",)},
    follow=follow_longest,
)
LARGEST_ARMY_MODULE = Module(
    slot=LARGEST_ARMY,
    version=1,
    initial=lambda game: LargestArmy((0,) * game.seats, NOBODY),
    tables=lambda given: replace(given, largest_army=2),
    answers={POINTS: LARGEST_ARMY.answer(_largest_points), SOURCES: LARGEST_ARMY.answer(_largest_source)},
    on={CardPlayed: on_card_played},
    follows={LargestArmy: ("holder",)},
    follow=follow_largest,
)
