"""The barbarians on the paths: who moves them, and how a wagon drives them off (TRADE-070 to TRADE-080a)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Among, Choice, Draw, OnSites, buttons
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step, Together
from catan_desktop.kernel.ids import CHANCE, NOBODY
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.events import StepBegan
from catan_desktop.mechanics.parts import HANDS, PIECES
from catan_desktop.mechanics.payment import can_pay
from catan_desktop.mechanics.theft import rob

from .actions import DriveOff, DriveOffDie, EndMovement, MoveBarbarian, MoveWagon, PayGrain, PlaySwiftJourney
from .events import BarbarianMoved, DriveOffRolled
from .part import (
    ANY_BARBARIAN,
    DRIVES_OFF_FROM,
    KEY,
    TRADERS,
    BarbarianMove,
    DriveOffTry,
    Journey,
    barbarian_mask,
    island,
)
from .travel import owner_of
from .wagons import PRICE, ROWS, WAGON, enter, journey_of, not_moving, reach, swift_reason

BARBARIAN, DRIVE = f"{KEY}.barbarian", f"{KEY}.drive"
FACES = tuple(DriveOffDie(CHANCE, value) for value in range(1, 7))
DIE = Draw(FACES, (1,) * len(FACES))


def must_move(game: Game, state: GameState, seat: Seat | None = None) -> tuple[Frame, ...]:
    """This module's answer to SEVEN and KNIGHT_PLAYED: a barbarian must move (TRADE-080, TRADE-083)."""
    return (Frame(BARBARIAN, 1 << (state.seat if seat is None else seat), BarbarianMove()),)


def movable(game: Game, state: GameState) -> tuple[PathId, ...]:
    """Return the paths of the barbarians of which one must go: of all, or of the one that was driven off."""
    part, which = TRADERS.of(game, state), state.frames[-1].data_as(BarbarianMove).barbarian
    return part.barbarians if which == ANY_BARBARIAN else (part.barbarians[which],)


def move(game: Game, state: GameState, action: MoveBarbarian, out: Events) -> GameState:
    """The owner of a road at the new path gives a card, unless the barbarian was driven off (TRADE-080a)."""
    part, robs = TRADERS.of(game, state), state.frames[-1].data_as(BarbarianMove).robs
    moved = put(part.barbarians, part.barbarians.index(action.path), action.to)
    out.append(BarbarianMoved(action.seat, action.path, action.to))
    state = TRADERS.put(game, pop(state), replace(part, barbarians=moved))
    victim = victim_at(game, state, action.seat, action.to)
    return rob(state, action.seat, 1 << victim) if robs and victim != NOBODY else state


def victim_at(game: Game, state: GameState, seat: Seat, path: PathId) -> int:
    """Return the opponent whose road lies on a path, if there is a card to take; else NOBODY."""
    owner = owner_of(game, state, path)
    return owner if owner not in (seat, NOBODY) and HANDS.of(game, state).sizes[owner] else NOBODY


# driving off


def drives_off_from(game: Game, state: GameState, seat: Seat) -> int:
    """Return the least number of the die with which the seat's wagon drives a barbarian off; 7 for never."""
    return DRIVES_OFF_FROM[TRADERS.of(game, state).levels[seat] - 1]


def beside(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the paths with a barbarian that the seat's wagon stands at."""
    part = TRADERS.of(game, state)
    near: int = game.board.topology.corner_paths[part.wagons[seat]]
    return near & barbarian_mask(part)


def untried(game: Game, state: GameState) -> int:
    """Return the mask of the paths of the barbarians that may still be tried in this turn (TRADE-073)."""
    part = TRADERS.of(game, state)
    return sum([1 << path for number, path in enumerate(part.barbarians) if not part.tried >> number & 1])


def drive_off(game: Game, state: GameState, action: DriveOff, out: Events) -> GameState:
    """The die is rolled; no movement points are taken (TRADE-072)."""
    part = TRADERS.of(game, state)
    number = part.barbarians.index(action.path)
    state = TRADERS.put(game, state, replace(part, tried=part.tried | 1 << number))
    return push(state, Frame(DRIVE, 1 << CHANCE, DriveOffTry(number)))


def rolled(game: Game, state: GameState, action: DriveOffDie, out: Events) -> GameState:
    """With a number of the level the barbarian goes where the seat wants it (TRADE-071a)."""
    number = state.frames[-1].data_as(DriveOffTry).barbarian
    path = TRADERS.of(game, state).barbarians[number]
    driven = action.value >= drives_off_from(game, state, state.seat)
    out.append(DriveOffRolled(state.seat, path, action.value, driven))
    state = pop(state)
    return push(state, Frame(BARBARIAN, 1 << state.seat, BarbarianMove(number, robs=False))) if driven else state


def on_turn_began(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """Every barbarian may be tried again (TRADE-073)."""
    part = TRADERS.of(game, state)
    return TRADERS.put(game, state, replace(part, tried=0)) if part.tried else state


# when it can be done


def _each(game: Game, state: GameState, seat: Seat) -> list[MoveBarbarian]:
    """By barbarian any open path, those with roads first: they are what most moves are about."""
    ends, roads = island(game).open_paths, PIECES.of(game, state).roads_of_all
    sites = [PathId(to) for to in (*bits(ends & roads), *bits(ends & ~roads))]
    return [MoveBarbarian(seat, path, to) for path in movable(game, state) for to in sites]


def offered_moves(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """By barbarian: any open path without one (TRADE-071a, TRADE-080)."""
    free = island(game).open_paths & ~barbarian_mask(TRADERS.of(game, state))
    roads = PIECES.of(game, state).roads_of_all
    return tuple([_moves_of(seat, path, free & roads, free & ~roads) for path in movable(game, state)])


@lru_cache(maxsize=256)
def _moves_of(seat: Seat, path: PathId, roads: int, plain: int) -> Among:
    return Among(tuple([MoveBarbarian(seat, PathId(path), PathId(to)) for to in (*bits(roads), *bits(plain))]))


MOVE_BARBARIAN = Act(
    MoveBarbarian,
    move,
    _each,
    (
        ("reason-path-no-barbarian TRADE-101d", lambda g, s, a: a.path not in movable(g, s)),
        ("reason-barbarian-stays TRADE-074", lambda g, s, a: a.to == a.path),
        ("reason-path-holds-barbarian TRADE-101d", lambda g, s, a: a.to in TRADERS.of(g, s).barbarians),
        ("reason-barbarian-closed TRADE-101d", lambda g, s, a: not island(g).open_paths >> a.to & 1),
    ),
)


def drive_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return the paths of the barbarians that the wagon may try to drive off (TRADE-071 to TRADE-073)."""
    data = journey_of(state)
    if data is None or data.ended or drives_off_from(game, state, seat) > len(FACES):
        return 0
    return beside(game, state, seat) & untried(game, state)


DRIVE_OFF = Act(
    DriveOff,
    drive_off,
    sites=("path", drive_sites),
    refusals=(
        ("reason-wagon-stopped TRADE-072b", lambda g, s, a: s.frames[-1].data_as(Journey).ended),
        ("reason-drive-off-level TRADE-101c", lambda g, s, a: drives_off_from(g, s, a.seat) > len(FACES)),
        ("reason-path-no-barbarian TRADE-101c", lambda g, s, a: a.path not in TRADERS.of(g, s).barbarians),
        ("reason-drive-off-far TRADE-101c", lambda g, s, a: not beside(g, s, a.seat) >> a.path & 1),
        ("reason-drive-off-tried TRADE-101c", lambda g, s, a: not untried(g, s) >> a.path & 1),
    ),
    elsewhere=not_moving,
)


def offered_movement(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The end of the movement, every intersection in reach, grain, Swift Journey, and whom to drive off."""
    data, found = state.frames[-1].data_as(Journey), list[Choice]([END[seat]])
    if not data.ended:
        if sites := reach(game, state, seat):
            found.append(OnSites(MoveWagon, seat, "intersection", sites))
        if not data.grain and can_pay(game, state, seat, PRICE):
            found.append(GRAIN[seat])
    if swift_reason(game, state, seat) is None:
        found.append(SWIFT_JOURNEY[seat])
    if paths := drive_sites(game, state, seat):
        found.append(OnSites(DriveOff, seat, "path", paths))
    return tuple(found)


END, GRAIN, SWIFT_JOURNEY = buttons(EndMovement), buttons(PayGrain), buttons(PlaySwiftJourney)
STEPS = (
    Step(
        WAGON,
        "prompt-move-wagon",
        Journey,
        enter=enter,
        choices=(Together((*ROWS, DRIVE_OFF), offered_movement),),
        refusal=Reason("reason-wagon-underway", rule="TRADE-058"),
    ),
    Step(BARBARIAN, "prompt-move-barbarian", BarbarianMove, choices=(Together((MOVE_BARBARIAN,), offered_moves),)),
    Step(
        DRIVE,
        "prompt-drive-off",
        DriveOffTry,
        choices=(Act(DriveOffDie, rolled, family=lambda game, state, seat: DIE),),
    ),
)
