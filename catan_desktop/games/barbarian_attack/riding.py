"""Moves of riders after trade and building, and out of the castle between the turns (BARB sections 4.7, 4.10)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.six_players.events import BuildingPassed
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Question, Step, Together, reason_of
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.prompts import Asks, ask
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.movement import paths_within
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.payment import pay
from catan_desktop.mechanics.tables import GRAIN, tables

from .actions import FinishRiding, MoveRider
from .chronicle_cards import without_rider
from .events import RiderMoved
from .part import FAR, REACH, RIDE, SLOT, SWEEP, Riding, Sweep, attack, island

FARE: Question[str] = Question(
    "the step that asks with what a long ride is paid", "", lambda a, b: a or b, neutral=True
)
"""(seat) -> the step, whose frame holds a `Fare`; empty where only grain can pay."""


@record
class Fare(Asks):
    """A ride that is paid before it begins."""

    start: PathId
    to: PathId


def grain_for(game: Game, start: int, to: int) -> int:
    """Return the grain that a ride costs: 1 beyond three paths, else 0 (BARB-072)."""
    return int(not paths_within(game.board.topology, start, REACH) >> to & 1)


def ends(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return the mask of the paths to which a rider of the seat can ride from a path (BARB-071a to BARB-074b)."""
    reach = FAR if hand_of(game, state, seat)[GRAIN] or game.ask(FARE, state, seat) else REACH
    free = without_rider(game, state) & ~island(game).castle_paths
    return paths_within(game.board.topology, start, reach) & free


def enter(game: Game, state: GameState) -> Frame:
    """All riders of the seat whose turn it is may move, those placed in this turn too (BARB-071, BARB-075a)."""
    return Frame(RIDE, 0, Riding(state.seat, attack(game, state).riders[state.seat]))


def on_passed(game: Game, state: GameState, event: BuildingPassed, out: Events) -> GameState:
    """In the special building phase the riders of Knighthood move, then the coast is checked (BARB-101, BARB-106)."""
    part = attack(game, state)
    if not any(part.riders):
        return state
    return push(state, Frame(SWEEP, 0, Sweep()), Frame(RIDE, 0, Riding(event.seat, part.fresh)))


def begin(game: Game, state: GameState, out: Events) -> GameState:
    """The seat is asked while any of its riders can move."""
    frame = state.frames[-1]
    data = frame.data_as(Riding)
    if not any(ends(game, state, data.seat, start) for start in bits(data.left)):
        return _over(game, state)
    return swap(state, replace(frame, waiting=1 << data.seat))


def _over(game: Game, state: GameState) -> GameState:
    part, state = attack(game, state), pop(state)
    return SLOT.put(game, state, replace(part, fresh=0)) if part.fresh else state


def must_leave(game: Game, state: GameState, data: Riding) -> bool:
    """Return whether a rider on a castle path can still ride out (BARB-075, BARB-075b, BARB-075c)."""
    return any(ends(game, state, data.seat, start) for start in bits(data.left & island(game).castle_paths))


def offered_rides(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The ends of each rider that has not moved, and no more moves."""
    data = state.frames[-1].data_as(Riding)
    way_out = () if must_leave(game, state, data) else (Only(FinishRiding(seat)),)
    moves = [(start, ends(game, state, seat, start)) for start in bits(data.left)]
    return (*way_out, *[_rides(seat, start, to) for start, to in moves if to])


@lru_cache(maxsize=4096)
def _rides(seat: Seat, start: int, ends: int) -> Among:
    return Among(tuple([MoveRider(seat, PathId(start), PathId(to)) for to in bits(ends)]))


def move(game: Game, state: GameState, action: MoveRider, out: Events) -> GameState:
    """It rides, if not first another price than grain is possible."""
    grain = grain_for(game, action.start, action.to)
    if grain and (step := game.ask(FARE, state, action.seat)):
        return ask(state, step, Fare(action.seat, action.start, action.to))
    return ride(game, state, action, grain, out)


def ride(game: Game, state: GameState, action: MoveRider, grain: int, out: Events) -> GameState:
    """It stands elsewhere, for so much grain, and moves no more in this turn."""
    seat, frame, part = action.seat, state.frames[-1], attack(game, state)
    data = frame.data_as(Riding)
    out.append(RiderMoved(seat, action.start, action.to, grain))
    if grain:
        state = pay(game, state, seat, one(GRAIN, len(tables(game).kinds)))
    gone, come = 1 << action.start, 1 << action.to
    riders = put(part.riders, seat, part.riders[seat] & ~gone | come)
    fresh = part.fresh & ~gone | come if part.fresh & gone else part.fresh
    state = SLOT.put(game, state, replace(part, riders=riders, fresh=fresh))
    return swap(state, replace(frame, waiting=0, data=replace(data, left=data.left & ~gone)))


def finish(game: Game, state: GameState, action: FinishRiding, out: Events) -> GameState:
    """The other riders stay."""
    return _over(game, state)


# when it can be done


def _each(game: Game, state: GameState, seat: Seat) -> list[MoveRider]:
    """Each rider that has not moved, to any path."""
    starts = members(PathId, state.frames[-1].data_as(Riding).left)
    return [MoveRider(seat, start, to) for start in starts for to in members(PathId, game.board.topology.all_paths)]


def _rides_no_more(game: Game, state: GameState, action: MoveRider) -> Reason | None:
    """Return why a rider moves no more: it has ridden, or only those of Knighthood move (BARB-102)."""
    if state.frames[-1].data_as(Riding).left >> action.start & 1:
        return None
    old = action.seat != state.seat and not attack(game, state).fresh >> action.start & 1
    return reason_of("reason-rider-not-new BARB-102" if old else "reason-rider-rode BARB-111c")


FINISH = Act(
    FinishRiding,
    finish,
    refusals=(("reason-castle-not-left BARB-111d", lambda g, s, a: must_leave(g, s, s.frames[-1].data_as(Riding))),),
)
MOVE_RIDER = Act(
    MoveRider,
    move,
    _each,
    (
        ("reason-rider-not-own BARB-071", lambda g, s, a: not attack(g, s).riders[a.seat] >> a.start & 1),
        ("", _rides_no_more),
        ("reason-path-holds-rider BARB-074", lambda g, s, a: not without_rider(g, s) >> a.to & 1),
        ("reason-ride-ends-at-castle BARB-074a", lambda g, s, a: island(g).castle_paths >> a.to & 1),
        (
            Reason("reason-ride-too-far", (("reach", FAR),), "BARB-111c"),
            lambda g, s, a: not paths_within(g.board.topology, a.start, FAR) >> a.to & 1,
        ),
        ("reason-ride-no-grain BARB-072", lambda g, s, a: not ends(g, s, a.seat, a.start) >> a.to & 1),
    ),
)
STEPS = (
    Step(
        RIDE,
        "prompt-move-riders",
        Riding,
        enter=enter,
        due=lambda game, state: bool(attack(game, state).riders[state.seat]),
        advance=begin,
        choices=(Together((FINISH, MOVE_RIDER), offered_rides),),
        refusal=Reason("reason-riding-begun", rule="BARB-076"),
    ),
)
