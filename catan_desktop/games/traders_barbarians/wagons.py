"""The movement of the wagon, after trade and build: ways, grain, tolls, and a second movement by Swift Journey.

Rulings where the rule file is silent:
* Swift Journey ends the first movement where the wagon still has points; there is no separate end before it.
* A movement that a plaza has ended lasts until its seat says so, or plays Swift Journey, as long as the seat holds an
  unplayed card that was not bought in this turn and could be that one, whichever it is: everybody sees the cards' backs
  alone. Elsewhere the step is over at once.
"""

from __future__ import annotations

from itertools import pairwise

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Refusals, reason_of
from catan_desktop.kernel.record import put
from catan_desktop.mechanics import coins
from catan_desktop.mechanics.development import playable, played
from catan_desktop.mechanics.parts import DEVELOPMENT
from catan_desktop.mechanics.payment import can_pay, pay
from catan_desktop.mechanics.tables import GRAIN, KINDS, tables
from catan_desktop.mechanics.turn import ACTION

from .actions import EndMovement, MoveWagon, PayGrain, PlaySwiftJourney
from .events import GrainPaid, TollPaid, WagonMoved
from .loads import arrived
from .part import KEY, POINTS, TRADERS, Journey, island
from .travel import Way, path_cost, ways

WAGON = f"{KEY}.wagon"
SWIFT = "swift_journey"
PRICE = one(GRAIN, KINDS)
"""Of the further movement points (TRADE-055)."""
MORE_POINTS = 2
AMPLE = 100
"""More gold than any way costs."""


def journey_of(state: GameState) -> Journey | None:
    """Return the movement that is going on; None where there is none."""
    data = state.frames[-1].data
    return data if isinstance(data, Journey) else None


def points_of(game: Game, state: GameState, seat: Seat) -> int:
    """Return the movement points of a seat's wagon (TRADE-L1 to TRADE-L5)."""
    return POINTS[TRADERS.of(game, state).levels[seat] - 1]


def enter(game: Game, state: GameState) -> Frame:
    """The wagon of the seat whose turn it is may move (TRADE-050)."""
    return Frame(WAGON, 1 << state.seat, Journey(points_of(game, state, state.seat)))


def move(game: Game, state: GameState, action: MoveWagon, out: Events) -> GameState:
    """Points and tolls are paid, the latter at once to the owners of the roads (TRADE-051b); at a plaza the wagon stops
    (TRADE-057a)."""
    seat, frame = action.seat, state.frames[-1]
    data, way = frame.data_as(Journey), ways(game, state, seat, frame.data_as(Journey).points)[action.corner]
    out.append(WagonMoved(seat, way.route, way.points))
    state = _tolls_paid(game, state, seat, way, out)
    part = TRADERS.of(game, state)
    state = TRADERS.put(game, state, replace(part, wagons=put(part.wagons, seat, action.corner)))
    board = island(game)
    data = replace(data, points=data.points - way.points, moved=True)
    if not board.plaza_mask >> action.corner & 1:
        return swap(state, replace(frame, data=data))
    waiting = frame.waiting if may_hold_swift(game, state, seat) else 0
    state = swap(state, Frame(WAGON, waiting, replace(data, ended=True)))
    return arrived(game, state, seat, board.plazas.index(action.corner), out)


def _tolls_paid(game: Game, state: GameState, seat: Seat, way: Way, out: Events) -> GameState:
    if not way.gold:
        return state
    between = game.board.topology.path_between
    owners = [path_cost(game, state, seat, between(one, other))[1] for one, other in pairwise(way.route)]
    for index in range(game.seats):
        owner, count = Seat(index), owners.count(index)
        if count:
            out.append(TollPaid(seat, owner, count))
            held = coins.gold_of(game, state)
            held = put(put(held, seat, held[seat] - count), owner, held[owner] + count)
            state = coins.with_gold(game, state, held)
    return state


def pay_grain(game: Game, state: GameState, action: PayGrain, out: Events) -> GameState:
    """Two more points, once in a movement (TRADE-055)."""
    frame = state.frames[-1]
    data = frame.data_as(Journey)
    out.append(GrainPaid(action.seat))
    state = pay(game, state, action.seat, PRICE)
    return swap(state, replace(frame, data=replace(data, points=data.points + MORE_POINTS, grain=True)))


def end(game: Game, state: GameState, action: EndMovement, out: Events) -> GameState:
    """What is left of the points is lost (TRADE-050a)."""
    return pop(state)


# Swift Journey


def may_hold_swift(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the seat could play Swift Journey in this turn, as far as the others can see."""
    part, values = DEVELOPMENT.of(game, state), tables(game)
    kind = values.card_kind(SWIFT)
    hidden = part.gone[kind] < values.cards[kind].count
    return hidden and not part.card_played and part.held[seat] > part.bought


def swift_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why the seat cannot play Swift Journey now (TRADE-085 to TRADE-086a)."""
    data = journey_of(state)
    if data is None and seat == state.seat and state.frames[-1].step == ACTION:
        return Reason("reason-journey-not-moved", rule="TRADE-086a")
    if data is not None and not data.moved and not DEVELOPMENT.of(game, state).card_played:
        return Reason("reason-journey-not-moved", rule="TRADE-086a")
    return playable(game, state, seat, SWIFT)


def play_swift(game: Game, state: GameState, action: PlaySwiftJourney, out: Events) -> GameState:
    """A second movement with all points (TRADE-085), in which grain may be paid again (TRADE-055a)."""
    state = played(game, state, action.seat, SWIFT, out)
    return swap(state, Frame(WAGON, 1 << action.seat, Journey(points_of(game, state, action.seat))))


# when it can be done


def not_moving(game: Game, state: GameState, action: Action) -> Reason | None:
    """Return why no wagon moves, in steps in which none does."""
    between = state.frames[-1].step == BUILDING
    return reason_of("reason-wagon-between-turns TRADE-101g" if between else "reason-wagon-later TRADE-050")


def reach(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the intersections in reach, until a plaza has ended the movement."""
    data = state.frames[-1].data_as(Journey)
    return 0 if data.ended else sum([1 << corner for corner in ways(game, state, seat, data.points)])


def _out_of_reach(game: Game, state: GameState, action: MoveWagon) -> Reason | None:
    """Return what is missing for the way: gold for tolls, or movement points."""
    points = state.frames[-1].data_as(Journey).points
    if action.corner in ways(game, state, action.seat, points):
        return None
    rich = coins.with_gold(game, state, (AMPLE,) * game.seats)
    if action.corner in ways(game, rich, action.seat, points):
        return Reason("reason-wagon-toll", rule="TRADE-101b")
    return Reason("reason-wagon-points", (("left", points),), "TRADE-101b")


STOPPED: Refusals = (("reason-wagon-stopped TRADE-057a", lambda g, s, a: s.frames[-1].data_as(Journey).ended),)
ROWS = (
    Act(EndMovement, end, elsewhere=not_moving),
    Act(
        MoveWagon,
        move,
        sites=("intersection", reach),
        refusals=(
            *STOPPED,
            ("reason-wagon-stays TRADE-101b", lambda g, s, a: a.corner == TRADERS.of(g, s).wagons[a.seat]),
            ("reason-corner-closed TRADE-015a", lambda g, s, a: island(g).closed_corners >> a.corner & 1),
            ("", _out_of_reach),
        ),
        elsewhere=not_moving,
    ),
    Act(
        PayGrain,
        pay_grain,
        refusals=(
            *STOPPED,
            ("reason-wagon-grain-paid TRADE-101e", lambda g, s, a: s.frames[-1].data_as(Journey).grain),
            ("reason-wagon-no-grain TRADE-055", lambda g, s, a: not can_pay(g, s, a.seat, PRICE)),
        ),
        elsewhere=not_moving,
    ),
    Act(
        PlaySwiftJourney,
        play_swift,
        refusals=(("", lambda g, s, a: swift_reason(g, s, a.seat)),),
        elsewhere=lambda g, s, a: swift_reason(g, s, a.seat),
    ),
)
