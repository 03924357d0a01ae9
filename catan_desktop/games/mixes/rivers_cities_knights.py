"""Rivers and Cities & Knights: the board of the rivers, and gold that saves a city (MIX section 7)."""

from __future__ import annotations

from catan_desktop.games.cities_knights.barbarians import PILLAGE
from catan_desktop.games.cities_knights.events import RoadRemoved
from catan_desktop.games.rivers.layouts import LITERAL, RiverIsland, board
from catan_desktop.games.rivers.module import gold_at, on_gold_moved
from catan_desktop.kernel import Act, Action, Events, Game, GameState, Reason, Seat, record
from catan_desktop.kernel.event import SeatEvent
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import Count
from catan_desktop.kernel.record import put
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.coins import gold_of, with_gold
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.questions import FLOWS

from .mix import Joint, Mix

RANSOM = 5
"""Gold that saves a city (MIX-154)."""


@record
class PayRansom(Action):
    """Gold instead of a city."""


@record
class GoldPaid(SeatEvent):
    """Gold went to the supply, for a `cause`: a city that is saved, or a road that is gone."""

    count: Count
    cause: str


def _paid(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    held = gold_of(game, state)
    out.append(GoldPaid(seat, count, cause))
    return with_gold(game, state, put(held, seat, held[seat] - count))


def pay_ransom(game: Game, state: GameState, action: PayRansom, out: Events) -> GameState:
    """The city stays (MIX-154, MIX-155)."""
    return _paid(game, pop(state), action.seat, RANSOM, "ransom", out)


def on_road_removed(game: Game, state: GameState, event: RoadRemoved, out: Events) -> GameState:
    """The owner of a road at a river gives back its gold, if there is any (MIX-157)."""
    due = min(gold_at(game, ROAD, event.path), gold_of(game, state)[event.owner])
    return _paid(game, state, event.owner, due, ROAD, out) if due else state


PAY = Act(
    PayRansom,
    pay_ransom,
    refusals=(
        (
            Reason("reason-gold-cannot-pay", (("price", RANSOM),), "MIX-154"),
            lambda game, state, action: gold_of(game, state)[action.seat] < RANSOM,
        ),
    ),
)
MODULE = Module(
    slot=no_part("ransom"),
    version=1,
    requires=("rivers", "barbarians"),
    choices={PILLAGE: (PAY,)},
    answers={FLOWS: lambda game, state: (Flows(__name__, {}),)},
    on={RoadRemoved: on_road_removed, GoldPaid: on_gold_moved},
)
MIX = Mix(
    13,
    board,
    RiverIsland,
    (*OPTIONS, LITERAL),
    (3, 4, 5, 6),
    (Joint(MODULE, f"{__package__}.view.ransom"),),
    words=("rivers-cities",),
)
