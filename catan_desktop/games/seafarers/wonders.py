"""The module `wonders`: building the wonders of Catan, and winning by them.

Version history
    1: the first.

Ruling where the rule file is silent: where two seats have four levels, the one whose turn comes first wins.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.promises import AIMS, PROMISES
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, covers
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Events, Game, Module
from catan_desktop.kernel.ids import NOBODY, Mask, Seat, SeatMask
from catan_desktop.kernel.record import put
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import BARRED_CORNERS, FLOWS, MAY_WIN, WINS, Barred

from .actions import BuildLevel, WonderId
from .evaluation.wonders import aims, promise
from .events import LevelBuilt
from .questions import SHIPS_LAID
from .wonder_list import LEVELS, WONDERS, Wonders, level_of, marked, why_not, wonders_of

WONDER = "wonder"
"""What is bought, and the ending that it brings."""
MARKED = Reason("reason-marked-intersection", rule="WONDER-041")


def open_wonders(game: Game, state: GameState, seat: Seat) -> Mask:
    """Return the mask of the wonders whose next level the seat can have, cards apart."""
    found = [wonder for wonder in range(len(wonders_of(game))) if why_not(game, state, seat, wonder) is None]
    return sum(1 << wonder for wonder in found)


def payable(game: Game, state: GameState, seat: Seat, hand: Counts) -> Choice | None:
    """Return the levels that a hand can pay for."""
    paid = [wonder for wonder, one in enumerate(wonders_of(game)) if covers(hand, one.price)]
    return _levels(seat, sum(1 << wonder for wonder in paid if why_not(game, state, seat, wonder) is None))


@lru_cache(maxsize=128)
def _levels(seat: Seat, wonders: Mask) -> Among | None:
    return Among(tuple([BuildLevel(seat, WonderId(wonder)) for wonder in bits(wonders)])) if wonders else None


def build_level(game: Game, state: GameState, action: BuildLevel, out: Events) -> GameState:
    """One level more; the first one takes the wonder (WONDER-024)."""
    part, wonder = WONDERS.of(game, state), action.wonder
    level = part.levels[wonder] + 1
    out.append(LevelBuilt(action.seat, wonder, level))
    takers, levels = put(part.takers, wonder, action.seat), put(part.levels, wonder, level)
    return WONDERS.put(game, state, Wonders(takers, levels))


BUYING = Purchase(
    key=WONDER,
    action=BuildLevel,
    cost=(0,) * 5,
    price=lambda game, state, seat, wonder: wonders_of(game)[wonder].price,
    does=build_level,
    sites=open_wonders,
    offer=payable,
    nowhere=Reason("reason-no-wonder", rule="WONDER-050"),
    refused=(("", why_not),),
    unpaid=Reason("reason-cannot-pay", rule="WONDER-023"),
)
"""A level of a wonder (WONDER-028, WONDER-029, WONDER-052)."""


def may_win(game: Game, state: GameState) -> SeatMask:
    """This module's answer to MAY_WIN: who has four levels, or alone the highest wonder (WONDER-045, WONDER-046)."""
    part = WONDERS.of(game, state)
    top = max(part.levels)
    if top == LEVELS or part.levels.count(top) == 1:
        return sum(1 << taker for taker, level in zip(part.takers, part.levels, strict=True) if level == top)
    return 0


def wins(game: Game, part: Wonders, seat: Seat) -> str:
    """This module's answer to WINS (WONDER-045, WONDER-048)."""
    return WONDER if level_of(part, seat) == LEVELS else ""


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """Nobody begins at a strait or beside a wasteland (WONDER-041, WONDER-042)."""
    return () if state.turn else ((marked(game), MARKED),)


def _price(game: Game, event: LevelBuilt) -> Counts:
    return wonders_of(game)[event.wonder].price


TELLERS = Flows(LevelBuilt.__module__, {LevelBuilt: pays(_price)})
"""What the events tell of hands."""
MODULE = selling(
    Module(
        slot=WONDERS,
        version=1,
        initial=lambda game: Wonders((NOBODY,) * len(wonders_of(game)), (0,) * len(wonders_of(game))),
        requires=("islands", "ships"),
        known={WonderId: lambda game: range(len(wonders_of(game)))},
        answers={
            AIMS: aims,
            BARRED_CORNERS: barred_corners,
            FLOWS: lambda game, state: (TELLERS,),
            MAY_WIN: may_win,
            PROMISES: promise,
            SHIPS_LAID: WONDERS.answer(lambda game, part, seat: int(seat in part.takers)),
            WINS: WONDERS.answer(wins),
        },
    ),
    BUYING,
)
"""The wonders of Catan (WONDER-020 to WONDER-052)."""
