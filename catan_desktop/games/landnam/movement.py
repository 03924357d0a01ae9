"""The module `movement`: steps over the map, driving out, and outlaws at the end of a move.

Rules: ALTH-171, ALTH-175, ALTH-301 to ALTH-320, ALTH-341 to ALTH-368, ALTH-475 to ALTH-479, ALTH-486 to ALTH-488,
ALTH-494, ALTH-612 to ALTH-614, ALTH-621, ALTH-622. What follows a step into the unknown is in `exploration`.
"""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat, SeatMask
from catan_desktop.kernel.module import Events, Module, Script, Step
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import record, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.turn import ACTION

from .actions import EndMovement, FairWind, FeudStep, Retreat, TakeStep, TrackStep
from .board import EDGE, NEIGHBOURS, OUT, SIDES, TOPOLOGY, Stop, side_of
from .events import Cleared, DrivenOut, PieceLost, RedWon, Retreated, WindCaught
from .exploration import explore
from .fate import held, play, wrong_time
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


def move_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
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


def cleared(game: Game, state: GameState, hex: int, out: Events) -> GameState:
    """Red tokens beside the piece on a hex stay where their creditor has a settlement and it is no mountain."""
    part, land = UNITS.of(game, state), LAND.of(game, state)
    creditors, owner = part.creditors[hex], part.owner(hex)
    if not creditors or owner is None:
        return state
    stay = 0
    if land.terrain[hex] != MOUNTAIN:
        corners = TOPOLOGY.hex_corner_mask[hex]
        stay = mask_of([seat for seat in bits(creditors) if part.settlements(seat) & corners])
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


def retreat_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The places for the piece."""
    return (OnSites(Retreat, seat, "stop", retreats(game, state)),)


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


def explain_step(game: Game, state: GameState, action: TakeStep | TrackStep | FeudStep) -> Reason | None:
    """Return why a step is refused (ALTH-B05 to B07, B25 to B29, B31)."""
    if state.frames[-1].step != MOVE:
        return None
    seat, start, target, part = action.seat, action.start, action.target, UNITS.of(game, state)
    known = 0 <= start <= OUT and 0 <= target <= OUT
    if not MOVES.of(game, state).left:
        return Reason("reason-no-steps", rule="ALTH-B26")
    if not known or start not in part.stops(seat):
        return Reason("reason-step-not-own", rule="ALTH-B26")
    if not NEIGHBOURS[start] >> target & 1:
        return Reason("reason-step-not-adjacent", rule="ALTH-B05")
    card = {TrackStep: MOUNTAIN_TRACK, FeudStep: FEUD}.get(type(action))
    if card is not None and not held(game, state, seat)[card]:
        return Reason("reason-fate-not-held", rule="ALTH-B21")
    why = _why_not_first(game, state, action) if first_due(game, state, seat) else None
    if why is not None:
        return why
    if isinstance(action, FeudStep):
        return _why_no_feud(game, state, action) or _why_not_in(game, state, action)
    if target != OUT and part.occupied >> target & 1 and not own_outlaws(game, state, seat) >> target & 1:
        own = part.on_map(seat) >> target & 1
        return Reason("reason-step-occupied-own" if own else "reason-step-occupied", rule="ALTH-B25")
    return _why_not_in(game, state, action)


def _why_not_first(game: Game, state: GameState, action: TakeStep | TrackStep | FeudStep) -> Reason | None:
    """Return what forbids a step only because it is the first of a first turn (ALTH-313, ALTH-B07)."""
    if not isinstance(action, TakeStep):
        return Reason("reason-first-step-card", rule="ALTH-313")
    free = _free_sides(game, state)
    if free >> action.target & 1 or not free & _open_from_outside(game, state):
        return None
    corner = side_of(action.target) is None
    return Reason("reason-first-step-corner" if corner else "reason-first-step-side", rule="ALTH-B07")


def _why_no_feud(game: Game, state: GameState, action: FeudStep) -> Reason | None:
    part, target = UNITS.of(game, state), action.target
    if target == OUT:
        return Reason("reason-feud-outside", rule="ALTH-B31")
    if part.on_map(action.seat) >> target & 1:
        return Reason("reason-feud-own", rule="ALTH-B31")
    if not part.occupied >> target & 1:
        return Reason("reason-feud-empty", rule="ALTH-B31")
    needless = own_outlaws(game, state, action.seat) >> target & 1
    return Reason("reason-feud-needless", rule="ALTH-B31") if needless else None


def _why_not_in(game: Game, state: GameState, action: TakeStep | TrackStep | FeudStep) -> Reason | None:
    """Return why the terrain does not let the piece in."""
    terrain = terrain_at(game, state, action.target)
    if UNITS.of(game, state).is_ship(action.start):
        if terrain == MOUNTAIN:
            return Reason("reason-ship-to-mountain", rule="ALTH-B28")
        return Reason("reason-ship-to-land", rule="ALTH-B29") if terrain != SEA else _needless(action)
    if terrain == SEA:
        return Reason("reason-settler-to-sea", rule="ALTH-B06")
    return Reason("reason-settler-to-mountain", rule="ALTH-B27") if terrain == MOUNTAIN else _needless(action)


def _needless(action: TakeStep | TrackStep | FeudStep) -> Reason | None:
    return Reason("reason-track-needless", rule="ALTH-464") if isinstance(action, TrackStep) else None


def explain_end(game: Game, state: GameState, action: EndMovement) -> Reason | None:
    """Return why movement cannot end (ALTH-B30)."""
    return Reason("reason-first-step-due", rule="ALTH-B30") if state.frames[-1].step == MOVE else None


def explain_wind(game: Game, state: GameState, action: FairWind) -> Reason | None:
    """Return why Fair Wind is refused (ALTH-B08)."""
    if state.frames[-1].step == ACTION:
        return Reason("reason-wind-too-late", rule="ALTH-B08")
    if state.frames[-1].step != MOVE:
        return wrong_time(MOVEMENT)
    if not held(game, state, action.seat)[FAIR_WIND]:
        return Reason("reason-fate-not-held", rule="ALTH-B21")
    return Reason("reason-wind-too-early", rule="ALTH-B08")


def explain_retreat(game: Game, state: GameState, action: Retreat) -> Reason | None:
    """Return why a piece cannot retreat there (ALTH-B09)."""
    frame = state.frames[-1]
    if frame.step != RETREAT:
        return None
    if action.target == frame.data_as(DrivingOut).start:
        return Reason("reason-retreat-origin", rule="ALTH-B09")
    if 0 <= action.target < OUT and LAND.of(game, state).terrain[action.target] == UNKNOWN:
        return Reason("reason-retreat-unexplored", rule="ALTH-B09")
    return Reason("reason-retreat-occupied", rule="ALTH-B09")


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
        Step(MOVE, "prompt-move", choices=move_choices),
        Step(RETREAT, "prompt-landnam-retreat", DrivingOut, advance=begin_retreat, choices=retreat_choices),
    ),
    handlers={
        TakeStep: step,
        TrackStep: track_step,
        FeudStep: feud_step,
        FairWind: fair_wind,
        EndMovement: end,
        Retreat: retreat,
    },
    explain={
        TakeStep: explain_step,
        TrackStep: explain_step,
        FeudStep: explain_step,
        FairWind: explain_wind,
        EndMovement: explain_end,
        Retreat: explain_retreat,
    },
    on={TurnBegan: on_turn_began},
)
