"""The module `harbourmaster`: an award for buildings at harbours, for games in which it is chosen.

Version history
    1: the first.

Rulings where the rule file is silent:
* The goal of everybody is one point above the chosen one, whatever that is (OPTION-023).
* A holder who falls behind a single other hands the award on; behind several with equal points it is set aside, and
  so it is below three points, as with Longest Road.
* In the set-up the award is judged as ever; nobody has three harbour points there.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.module import Events, Module, OptionSpec
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.board import Island, board_now
from catan_desktop.mechanics.events import Built
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.questions import GOAL, POINTS, SOURCES

from .events import HarbourmasterMoved

KEY = "harbourmaster"
LEAST, POINTS_OF_AWARD, MORE_TO_WIN = 3, 2, 1
"""OPTION-021, OPTION-023."""
OPTION = OptionSpec(KEY, False, (False, True))


@state_record
class Harbourmaster:
    """Who holds the award."""

    holder: int
    """A seat, or NOBODY."""


HARBOURMASTER = Slot(KEY, Harbourmaster)


@lru_cache(maxsize=64)
def harbour_intersections(island: Island) -> int:
    """Return the mask of all intersections at harbours."""
    mask = 0
    for corners in island.harbour_corners:
        mask |= corners
    return mask


def harbour_points(game: Game, state: GameState, seat: Seat) -> int:
    """Return 1 for each settlement at a harbour and 2 for each city, metropolises too (OPTION-020, OPTION-025)."""
    pieces, spots = PIECES.of(game, state), harbour_intersections(board_now(game, state))
    return (pieces.settlements[seat] & spots).bit_count() + 2 * (pieces.cities[seat] & spots).bit_count()


def all_harbour_points(game: Game, state: GameState) -> tuple[int, ...]:
    """Return the harbour points by seat."""
    return tuple([harbour_points(game, state, Seat(seat)) for seat in range(game.seats)])


def judge(game: Game, state: GameState, out: Events) -> GameState:
    """The award goes where it belongs (OPTION-021, OPTION-022)."""
    was = HARBOURMASTER.of(game, state).holder
    counted = all_harbour_points(game, state)
    holder = rightful(counted, was, LEAST)
    if holder == was:
        return state
    out.append(HarbourmasterMoved(holder, 0 if holder == NOBODY else counted[holder], was))
    return HARBOURMASTER.put(game, state, Harbourmaster(holder))


def on_changed(game: Game, state: GameState, event: Event, out: Events) -> GameState:
    """Buildings have come or changed."""
    return judge(game, state, out)


def _points(game: Game, part: Harbourmaster, seat: Seat) -> int:
    return POINTS_OF_AWARD if part.holder == seat else 0


def _source(game: Game, part: Harbourmaster, seat: Seat) -> tuple[tuple[str, int], ...]:
    return ((KEY, _points(game, part, seat)),)


def harbourmaster(*events: type[Event]) -> Module[Harbourmaster]:
    """Return the module for a game in which these events, too, change buildings that stand on the board."""
    return Module(
        slot=HARBOURMASTER,
        version=1,
        initial=lambda game: Harbourmaster(NOBODY),
        requires=("pieces", "scoring"),
        answers={
            POINTS: HARBOURMASTER.answer(_points),
            SOURCES: HARBOURMASTER.answer(_source),
            GOAL: lambda game, state, seat: MORE_TO_WIN,
        },
        on=dict.fromkeys((Built, *events), on_changed),
        switch=OPTION,
    )


MODULE = harbourmaster()
