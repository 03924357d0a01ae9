"""The module `movement`: steps over the map, driving out, and outlaws at the end of a move.

Rules: ALTH-171, ALTH-175, ALTH-301 to ALTH-320, ALTH-341 to ALTH-368, ALTH-475 to ALTH-479, ALTH-486 to ALTH-488,
ALTH-494, ALTH-612 to ALTH-614, ALTH-621, ALTH-622. What follows a step into the unknown is in `exploration`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Handler, Module, Refusals, Script, Step, Together
from catan_desktop.kernel.ids import SEATS, SeatMask
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.turn import ACTION

from .actions import EndMovement, FairWind, FeudStep, Retreat, TakeStep, TrackStep
from .board import EDGE, NEIGHBOURS, OUT, SIDES, TOPOLOGY, Stop, side_of
from .events import Cleared, DrivenOut, PieceLost, RedWon, Retreated, WindCaught
from .exploration import explore
from .fate import card_row, held, not_held, play, wrong_time
from .fate_cards import FAIR_WIND, FEUD, MOUNTAIN_TRACK, MOVEMENT
from .honours import red_won
from .land import LAND, unknown
from .reach import by_track, go, may_enter, own_outlaws, terrain_at
from .tables import MOUNTAIN, SEA, UNKNOWN
from .units import UNITS, moved, taken_off

MOVE, RETREAT = "landnam.movement", "landnam.retreat"
STEPS_A_TURN, WIND = 2, 2


@state_record
class Moves:
    """Steps of the turn, and the sides of the frame that first steps were aimed at."""

    left: int
    """Steps left in this turn."""
    stepped: bool
    """A step was made in this turn."""
    begun: SeatMask
    """Seats that have made the first step of their first turn."""
    sides: int
    """Mask of the sides of the frame that are taken (ALTH-614)."""


MOVES = Slot("movement", Moves)


@record
class DrivingOut(Asks):
    """The owner of a driven-out piece chooses where it goes; then the mover enters."""

    start: Stop
    """Of the mover."""
    target: Stop


def _open_from_outside(game: Game, state: GameState) -> int:
    """Return where an ordinary step from the outer sea may go."""
    terrain = LAND.of(game, state).terrain
    return mask_of([hex for hex in bits(EDGE) if terrain[hex] in {UNKNOWN, SEA}]) & ~UNITS.of(game, state).occupied


def _free_sides(game: Game, state: GameState) -> int:
    """Return the hexes of the sides of the frame that no first step was aimed at."""
    taken = MOVES.of(game, state).sides
    return sum([hexes for side, hexes in enumerate(SIDES) if not taken >> side & 1])


def first_targets(game: Game, state: GameState) -> int:
    """Return where the first step of a first turn may go (ALTH-313, ALTH-613)."""
    ordinary = _open_from_outside(game, state)
    return _free_sides(game, state) & ordinary or ordinary


def first_due(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the seat must make the first step of its first turn (ALTH-612)."""
    return not MOVES.of(game, state).begun >> seat & 1


def _can_begin(game: Game, state: GameState, action: EndMovement) -> bool:
    """Return whether the seat must make its first step, and can."""
    able = MOVES.of(game, state).left and UNITS.of(game, state).outside[action.seat]
    return bool(able and first_due(game, state, action.seat) and first_targets(game, state))


def targets(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return where a step without a card may go: unexplored hexes too (ALTH-312)."""
    if first_due(game, state, seat):
        return first_targets(game, state) if start == OUT else 0
    part, land = UNITS.of(game, state), LAND.of(game, state)
    free = ~part.occupied | own_outlaws(game, state, seat)
    return NEIGHBOURS[start] & unknown(land) | may_enter(game, state, seat, start) & free


def track_targets(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return where a step by Mountain Track may go that needs the card (ALTH-464, ALTH-476)."""
    free = ~UNITS.of(game, state).occupied | own_outlaws(game, state, seat)
    return by_track(game, state, start) & free & ~may_enter(game, state, seat, start)


def feud_targets(game: Game, state: GameState, seat: Seat, start: int) -> int:
    """Return where a step by Feud may go (ALTH-352, ALTH-353, ALTH-487, ALTH-488)."""
    part = UNITS.of(game, state)
    others = part.occupied & ~part.on_map(seat) & ~own_outlaws(game, state, seat)
    return may_enter(game, state, seat, start) & others


def moves_now(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Steps, cards, and the end of the phase (ALTH-171)."""
    moves, part, own = MOVES.of(game, state), UNITS.of(game, state), held(game, state, seat)
    first = first_due(game, state, seat)
    steps: list[Any] = []
    for start in part.stops(seat) if moves.left else ():
        at = Stop(start)
        steps += [TakeStep(seat, at, Stop(stop)) for stop in bits(targets(game, state, seat, start))]
        if own[MOUNTAIN_TRACK] and not first:
            steps += [TrackStep(seat, at, Stop(stop)) for stop in bits(track_targets(game, state, seat, start))]
        if own[FEUD] and not first:
            steps += [FeudStep(seat, at, Stop(stop)) for stop in bits(feud_targets(game, state, seat, start))]
    found: list[Choice] = [Among(tuple(steps))] if steps else []
    if own[FAIR_WIND] and moves.stepped:
        found.append(Only(FairWind(seat)))
    if not first or not steps:
        found.append(Only(EndMovement(seat)))
    return tuple(found)


def step(game: Game, state: GameState, action: TakeStep, out: Events) -> GameState:
    """A step: explore, drive out, or go."""
    seat = action.seat
    moves = MOVES.of(game, state)
    side = side_of(action.target) if first_due(game, state, seat) and action.target != OUT else None
    sides = moves.sides if side is None else moves.sides | 1 << side
    state = MOVES.put(game, state, Moves(moves.left - 1, True, moves.begun | 1 << seat, sides))
    if terrain_at(game, state, action.target) == UNKNOWN:
        return explore(game, state, seat, action.start, action.target, out)
    return _arrive(game, state, seat, action.start, action.target, out)


def track_step(game: Game, state: GameState, action: TrackStep, out: Events) -> GameState:
    """Mountain Track is played with the step (ALTH-475)."""
    state = play(game, state, action.seat, MOUNTAIN_TRACK, out)
    return _arrive(game, _one_step_less(game, state), action.seat, action.start, action.target, out)


def feud_step(game: Game, state: GameState, action: FeudStep, out: Events) -> GameState:
    """Feud is played with the step (ALTH-478)."""
    state = play(game, state, action.seat, FEUD, out)
    return _arrive(game, _one_step_less(game, state), action.seat, action.start, action.target, out)


def _one_step_less(game: Game, state: GameState) -> GameState:
    moves = MOVES.of(game, state)
    return MOVES.put(game, state, replace(moves, left=moves.left - 1, stepped=True))


def _arrive(game: Game, state: GameState, seat: Seat, start: Stop, target: Stop, out: Events) -> GameState:
    """Whoever is there is driven out first (ALTH-354)."""
    part = UNITS.of(game, state)
    victim = None if target == OUT else part.owner(target)
    if victim is None:
        return enter(game, state, seat, start, target, out)
    out.append(DrivenOut(seat, victim, target, part.is_ship(target)))  # type: ignore[arg-type]  # never OUT here
    return push(state, Frame(RETREAT, 0, DrivingOut(victim, start, target)))


def enter(game: Game, state: GameState, seat: Seat, start: Stop, target: Stop, out: Events) -> GameState:
    """The piece is there; on OUT the phase is over (ALTH-310)."""
    state = go(game, state, seat, start, target, out)
    return leave(game, state, seat, out) if target == OUT else state


def leave(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The phase ends: red tokens that cannot stay are removed (ALTH-342, ALTH-621)."""
    for hex in bits(UNITS.of(game, state).on_map(seat)):
        state = cleared(game, state, hex, out)
    return pop(state)


def creditors_staying(game: Game, state: GameState, hex: int) -> SeatMask:
    """Return whose red tokens stay beside the piece on a hex: those with a settlement there; none on a mountain."""
    part, corners = UNITS.of(game, state), TOPOLOGY.hex_corner_mask[hex]
    if LAND.of(game, state).terrain[hex] == MOUNTAIN:
        return 0
    return mask_of([seat for seat in bits(part.creditors[hex]) if part.settlements(seat) & corners])


def cleared(game: Game, state: GameState, hex: int, out: Events) -> GameState:
    """Take away the red tokens that do not stay beside the piece on a hex."""
    part = UNITS.of(game, state)
    creditors, owner = part.creditors[hex], part.owner(hex)
    if not creditors or owner is None:
        return state
    stay = creditors_staying(game, state, hex)
    if stay == creditors:
        return state
    out.append(Cleared(owner, Stop(hex), creditors & ~stay))
    changed = (*part.creditors[:hex], stay, *part.creditors[hex + 1 :])
    return UNITS.put(game, state, replace(part, creditors=changed))


def end(game: Game, state: GameState, action: EndMovement, out: Events) -> GameState:
    """Trade and building follow (ALTH-316)."""
    return leave(game, state, action.seat, out)


def fair_wind(game: Game, state: GameState, action: FairWind, out: Events) -> GameState:
    """Two more steps, for any own pieces (ALTH-477, ALTH-494)."""
    state = play(game, state, action.seat, FAIR_WIND, out)
    out.append(WindCaught(action.seat))
    moves = MOVES.of(game, state)
    return MOVES.put(game, state, replace(moves, left=moves.left + WIND))


# driving out


def retreats(game: Game, state: GameState) -> int:
    """Return where the driven-out piece may go (ALTH-356, ALTH-357, ALTH-363, ALTH-366)."""
    data = state.frames[-1].data_as(DrivingOut)
    part = UNITS.of(game, state)
    return may_enter(game, state, data.seat, data.target) & ~part.occupied & ~(1 << data.start)


def begin_retreat(game: Game, state: GameState, out: Events) -> GameState:
    """Without a place the piece is lost; the only one is taken unasked (ALTH-180, ALTH-358, ALTH-359)."""
    frame, stops = state.frames[-1], retreats(game, state)
    data = frame.data_as(DrivingOut)
    if stops & (stops - 1):
        return replace(state, frames=(*state.frames[:-1], replace(frame, waiting=1 << data.seat)))
    if stops:
        return retreat(game, state, Retreat(data.seat, Stop(stops.bit_length() - 1)), out)
    part = UNITS.of(game, state)
    out.append(PieceLost(data.seat, data.target, part.is_ship(data.target)))  # type: ignore[arg-type]
    for creditor in bits(part.creditors[data.target]):
        out.append(RedWon(SEATS[creditor], data.seat))
        state = red_won(game, state, SEATS[creditor])
    state = UNITS.put(game, state, taken_off(part, data.seat, data.target))
    return enter(game, pop(state), state.seat, data.start, data.target, out)


def retreat(game: Game, state: GameState, action: Retreat, out: Events) -> GameState:
    """The piece goes there, its red tokens are looked at once (ALTH-622), and the mover enters."""
    data, part = state.frames[-1].data_as(DrivingOut), UNITS.of(game, state)
    out.append(Retreated(data.seat, data.target, action.target, part.is_ship(data.target)))
    if action.target == OUT and part.creditors[data.target]:
        out.append(Cleared(data.seat, OUT, part.creditors[data.target]))
    state = UNITS.put(game, pop(state), moved(part, data.seat, data.target, action.target))
    if action.target != OUT:
        state = cleared(game, state, action.target, out)
    return enter(game, state, state.seat, data.start, data.target, out)


# refusals


AnyStep: TypeAlias = TakeStep | TrackStep | FeudStep


def _why_not_first(game: Game, state: GameState, action: TakeStep) -> Reason | None:
    """Return what forbids a step only because it is the first of a first turn (ALTH-313, ALTH-B07)."""
    free = _free_sides(game, state)
    due = first_due(game, state, action.seat)
    if not due or free >> action.target & 1 or not free & _open_from_outside(game, state):
        return None
    corner = side_of(action.target) is None
    return Reason("reason-first-step-corner" if corner else "reason-first-step-side", rule="ALTH-B07")


def _why_not_in(game: Game, state: GameState, action: AnyStep) -> Reason | None:
    """Return why the terrain does not let the piece in."""
    terrain, ship = terrain_at(game, state, action.target), UNITS.of(game, state).is_ship(action.start)
    if terrain == MOUNTAIN:
        return SHIP_TO_MOUNTAIN if ship else SETTLER_TO_MOUNTAIN
    if (terrain == SEA) == ship:
        return Reason("reason-track-needless", rule="ALTH-464") if isinstance(action, TrackStep) else None
    return SHIP_TO_LAND if ship else SETTLER_TO_SEA


def _occupied(game: Game, state: GameState, action: AnyStep) -> bool:
    """Return whether somebody is there who is not driven out without a card."""
    taken = UNITS.of(game, state).occupied & ~own_outlaws(game, state, action.seat)
    return action.target != OUT and bool(taken >> action.target & 1)


def _by_own(game: Game, state: GameState, action: AnyStep) -> bool:
    return bool(UNITS.of(game, state).on_map(action.seat) >> action.target & 1)


SHIP_TO_MOUNTAIN = Reason("reason-ship-to-mountain", rule="ALTH-B28")
SHIP_TO_LAND = Reason("reason-ship-to-land", rule="ALTH-B29")
SETTLER_TO_SEA = Reason("reason-settler-to-sea", rule="ALTH-B06")
SETTLER_TO_MOUNTAIN = Reason("reason-settler-to-mountain", rule="ALTH-B27")
FIRST_BY_CARD = (
    Reason("reason-first-step-card", rule="ALTH-313"),
    lambda g, s, action: first_due(g, s, action.seat),
)
TAKEN: Refusals = (
    (Reason("reason-step-occupied-own", rule="ALTH-B25"), lambda *about: _by_own(*about) and _occupied(*about)),
    (Reason("reason-step-occupied", rule="ALTH-B25"), _occupied),
)


def step_row(action: type[Any], does: Handler, reach: Callable[..., int], *refusals: Any) -> Act[Any]:
    """Return the row of a step to a stop within `reach` (ALTH-B05 to B07, B25 to B29, B31)."""

    def each(game: Game, state: GameState, seat: Seat) -> list[Any]:
        stops = UNITS.of(game, state).stops(seat)
        return [action(seat, Stop(start), Stop(stop)) for start in stops for stop in bits(NEIGHBOURS[start])]

    def too_far(game: Game, state: GameState, action: AnyStep) -> Reason | bool | None:
        if reach(game, state, action.seat, action.start) >> action.target & 1:
            return None
        return _why_not_in(game, state, action) or True

    return Act(
        action,
        does,
        each,
        (
            (Reason("reason-no-steps", rule="ALTH-B26"), lambda g, s, action: not MOVES.of(g, s).left),
            (NOT_OWN, lambda g, s, action: action.start not in UNITS.of(g, s).stops(action.seat)),
            (
                Reason("reason-step-not-adjacent", rule="ALTH-B05"),
                lambda g, s, action: not NEIGHBOURS[action.start] >> action.target & 1,
            ),
            *refusals,
            ("", too_far),
        ),
        unknown=lambda game, state, action: NOT_OWN if state.frames[-1].step == MOVE else None,
    )


def _no_feud(key: str, holds: Callable[[Game, GameState, FeudStep], object]) -> Any:
    return Reason(key, rule="ALTH-B31"), holds


NOT_OWN = Reason("reason-step-not-own", rule="ALTH-B26")
MOVING = Together(
    (
        step_row(TakeStep, step, targets, ("", _why_not_first), *TAKEN),
        step_row(TrackStep, track_step, track_targets, not_held(MOUNTAIN_TRACK), FIRST_BY_CARD, *TAKEN),
        step_row(
            FeudStep,
            feud_step,
            feud_targets,
            not_held(FEUD),
            FIRST_BY_CARD,
            _no_feud("reason-feud-outside", lambda g, s, action: action.target == OUT),
            _no_feud("reason-feud-own", _by_own),
            _no_feud("reason-feud-empty", lambda g, s, action: not UNITS.of(g, s).occupied >> action.target & 1),
            _no_feud("reason-feud-needless", lambda *about: not _occupied(*about)),
        ),
        card_row(
            FairWind,
            fair_wind,
            FAIR_WIND,
            (Reason("reason-wind-too-early", rule="ALTH-B08"), lambda g, s, action: not MOVES.of(g, s).stepped),
            elsewhere=lambda game, state, action: (
                Reason("reason-wind-too-late", rule="ALTH-B08")
                if state.frames[-1].step == ACTION
                else wrong_time(MOVEMENT)
            ),
        ),
        Act(
            EndMovement,
            end,
            refusals=((Reason("reason-first-step-due", rule="ALTH-B30"), _can_begin),),
        ),
    ),
    moves_now,
)
RETREATING = Act(
    Retreat,
    retreat,
    sites=("stop", lambda game, state, seat: retreats(game, state)),
    refusals=(
        (
            Reason("reason-retreat-origin", rule="ALTH-B09"),
            lambda g, s, action: action.target == s.frames[-1].data_as(DrivingOut).start,
        ),
        (
            Reason("reason-retreat-unexplored", rule="ALTH-B09"),
            lambda g, s, action: terrain_at(g, s, action.target) == UNKNOWN,
        ),
    ),
    otherwise=Reason("reason-retreat-occupied", rule="ALTH-B09"),
)


def on_turn_began(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    """Two steps (ALTH-301)."""
    return MOVES.put(game, state, replace(MOVES.of(game, state), left=STEPS_A_TURN, stepped=False))


def script(given: Script) -> Script:
    """Movement comes before trade and building (ALTH-161)."""
    return given.insert_before(ACTION, MOVE)


MODULE = Module(
    slot=MOVES,
    version=1,
    initial=lambda game: Moves(STEPS_A_TURN, False, 0, 0),
    requires=("exploration", "turn"),
    script=script,
    steps=(
        Step(MOVE, "prompt-move", choices=(MOVING,)),
        Step(RETREAT, "prompt-landnam-retreat", DrivingOut, advance=begin_retreat, choices=(RETREATING,)),
    ),
    on={TurnBegan: on_turn_began},
)
