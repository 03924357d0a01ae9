"""Longest Road and Largest Army."""

from __future__ import annotations

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .events import ROAD, SETTLEMENT, AwardMoved, Built, CardPlayed
from .part import settlers, with_settlers
from .questions import AWARDS_WAIT
from .tables import tables

LONGEST, LARGEST = "longest", "largest"
_LENGTHS = frozenset({ROAD, SETTLEMENT})
"""Pieces that make a route longer, or cut one."""


def rightful(values: tuple[int, ...], holder: int, least: int) -> int:
    """Who holds an award for the most, at least `least`: -1 for nobody (BASE-172 to BASE-179).

    The holder keeps it while nobody has more; else the only one with the most takes it; a tie sets it aside.
    """
    most = max(values)
    if most < least:
        return -1
    if holder >= 0 and values[holder] == most:
        return holder
    return values.index(most) if values.count(most) == 1 else -1


def judge_longest(game: Game, state: GameState, out: Events) -> GameState:
    """Longest Road goes where it belongs (BASE-174)."""
    part = settlers(state)
    holder = rightful(part.lengths, part.longest, tables(game).longest_road_from)
    if holder == part.longest:
        return state
    out.append(AwardMoved(LONGEST, holder, part.longest))
    return with_settlers(state, replace(part, longest=holder))


def judge_largest(game: Game, state: GameState, out: Events) -> GameState:
    """Largest Army goes where it belongs (BASE-185, BASE-186, HERO-12)."""
    part = settlers(state)
    holder = rightful(part.knights, part.largest, tables(game).largest_army_from)
    if holder == part.largest:
        return state
    out.append(AwardMoved(LARGEST, holder, part.largest))
    return with_settlers(state, replace(part, largest=holder))


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """Roads and new settlements may move Longest Road."""
    return longest_due(game, state, out) if event.piece in _LENGTHS else state


def longest_due(game: Game, state: GameState, out: Events) -> GameState:
    """Longest Road is judged, unless it must wait for the end of something."""
    return state if game.ask(AWARDS_WAIT, state) else judge_longest(game, state, out)


def on_card_played(game: Game, state: GameState, event: CardPlayed, out: Events) -> GameState:
    """A knight counts the moment it is laid down (BASE-187)."""
    return judge_largest(game, state, out) if event.key == "knight" else state
