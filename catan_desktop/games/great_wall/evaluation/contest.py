"""The standing of rivals as shown to people: the judgement, evened out over a Year.

The judgement counts what a seat is about to do until it begins to do it, and income when it is there. A search compares
positions of one moment; people see the chances move from action to action, and nobody falls back because his turn has
begun.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.great_wall.board import CHI, GOLD, WOOD, SlotId
from catan_desktop.games.great_wall.part import COUNCIL, COURSE, PLAYER, power_of
from catan_desktop.games.great_wall.soldiers import DEPLOY
from catan_desktop.games.great_wall.steps import Deploying, Placing
from catan_desktop.games.great_wall.tables import PLAYED_HONOUR
from catan_desktop.games.great_wall.turns import CAPTAIN, FIRST, LAST, PLACE, command_now
from catan_desktop.games.great_wall.year import INCOME, RETRIEVE, SUMMER, later_council
from catan_desktop.kernel import Game, GameState, Seat, replace
from catan_desktop.kernel.frame import Position
from catan_desktop.kernel.prompts import Asks

from . import orders, wealth
from .forecast import Forecast, pending
from .position import by_seat, weighted
from .win_chance import sharpness

AFTER_FIRST, AFTER_LAST = 0.45, 0.2
"""Shares of what a turn brings that are still to come once the first section of its card is done, and once all is."""


@lru_cache(maxsize=4)
def scores(game: Game, state: GameState) -> tuple[float, ...]:
    """Return by seat how it stands: the logarithm of its share of the chances, but for a common constant."""
    here, found = by_seat(game, state, weighted(SOBER))
    worths = [sum(parts.values()) + _order(here, seat) + _summer(here, seat) for seat, parts in enumerate(found)]
    left = turn_left(game, state)
    if left:
        worths[state.seat] += left * (_about_to_begin(here, state.seat) - sum(found[state.seat].values()))
    return tuple([sharpness(here) * worth for worth in worths])


def _about_to_begin(here: Forecast, seat: Seat) -> float:
    """The worth of a seat as if the turn that goes on were about to begin."""
    state = COURSE.put(here.game, here.state, replace(here.course, slot=SlotId(here.course.slot - 1)))
    return sum(by_seat(here.game, state, weighted(SOBER))[1][seat].values())


def turn_left(game: Game, state: GameState) -> float:
    """Return the share of the turn that goes on which is still to come; 0 between turns."""
    course, script = COURSE.of(game, state), game.ruleset.script.turn
    if course.phase != PLAYER:
        return 0.0
    at, top = _place(state), state.frames[-1]
    if at > script.index(FIRST):
        return AFTER_FIRST if at <= script.index(LAST) else AFTER_LAST if at <= script.index(CAPTAIN) else 0.0
    if top.step not in {PLACE, DEPLOY}:
        return AFTER_FIRST
    data = top.data_as(Placing) if top.step == PLACE else top.data_as(Deploying)
    count = command_now(game, course)[0].first[0].count
    return AFTER_FIRST + (1.0 - AFTER_FIRST) * min(1.0, data.left / count)


def _place(state: GameState) -> int:
    """The place in the script of the turn; -1 in a position that is drawn without it."""
    data = state.frames[0].data
    return data.index if isinstance(data, Position) else -1


def _order(here: Forecast, seat: int) -> float:
    """Return what the best command card of a seat will bring that has not chosen yet."""
    if here.course.phase != COUNCIL or -1 not in pending(here.course, here.court, seat):
        return 0.0
    return orders.best(here, seat)


def _summer(here: Forecast, seat: int) -> float:
    """Return what the Summer of this Year is still to bring a seat."""
    game, state = here.game, here.state
    if not later_council(game, state):
        return 0.0
    before = 0 <= _place(state) < game.ruleset.script.turn.index(SUMMER)
    steps = {frame.step for frame in state.frames if isinstance(frame.data, Asks) and frame.data.seat == seat}
    found = 0.0
    if before or RETRIEVE in steps:
        found += PLAYED_HONOUR * len(here.course.played[seat]) * bool(here.course.hands[seat])
    if before or INCOME in steps:
        income = list(here.estates.players[seat].overseers)
        for advisor in here.court.staffs[seat].active:
            income = [have + more for have, more in zip(income, here.given.advisors[advisor].summer, strict=True)]
        income[GOLD] += power_of(game, state, Seat(seat), "summer_gold")
        income[CHI] += power_of(game, state, Seat(seat), "summer_chi")
        choice = power_of(game, state, Seat(seat), "summer_choice") * wealth.unit(here, seat, WOOD)
        found += choice + wealth.cost_worth(here, seat, tuple(income))
    return found
