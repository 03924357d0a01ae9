"""Actions of the knights themselves: moving, displacing, chasing the robber (9.5 to 9.8)."""

from __future__ import annotations

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Among, Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events, Explain, Handler
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER
from catan_desktop.mechanics.robber import ROBBER_STEP, RobberData

from .actions import ChaseRobber, DisplaceKnight, MoveKnight
from .decks import ACTIONS
from .events import KnightDisplaced, KnightMoved, RobberChased
from .knights import drive_away, off_board
from .numbers import RankId
from .part import (
    BARBARIANS,
    KNIGHTS,
    Knights,
    all_knights,
    free_corners,
    knights_of,
    owner_of,
    rank_of,
)
from .pieces import carry_knight, knight_routes, shift_knight


def ready(part: Knights, seat: Seat) -> int:
    """Knights of the seat that may act: active, and neither activated in this turn nor done (CK-283)."""
    return part.active and knights_of(part, seat) & part.active & ~part.acted & ~part.activated


def weaker(part: Knights, seat: Seat, rank: RankId) -> int:
    """Knights of others below a rank, whatever their state (CK-300 to CK-302)."""
    mask = 0
    for other, ranks in enumerate(part.ranks):
        if other != seat:
            for corners in ranks[:rank]:
                mask |= corners
    return mask


def mark_acted(part: Knights, corner: CornerId) -> Knights:
    """The knight there has acted (CK-281, CK-282)."""
    spot = 1 << corner
    return replace(part, active=part.active & ~spot, acted=part.acted | spot)


# moving and displacing


def deeds(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every way of a knight that may act: to a free intersection, or to a weaker knight of somebody else."""
    part = KNIGHTS.of(game, state)
    able = ready(part, seat)
    if not able:
        return ()
    free = free_corners(game, state)
    moves: list[MoveKnight] = []
    expulsions: list[DisplaceKnight] = []
    for corner in bits(able):
        start, reached = CornerId(corner), knight_routes(game, state, seat, corner)
        moves += [MoveKnight(seat, start, CornerId(to)) for to in bits(reached & free)]
        foes = reached & weaker(part, seat, rank_of(part, seat, corner))
        expulsions += [DisplaceKnight(seat, start, CornerId(to)) for to in bits(foes)]
    return tuple(Among(tuple(found)) for found in (moves, expulsions) if found)


def move_knight(game: Game, state: GameState, action: MoveKnight, out: Events) -> GameState:
    """It stands elsewhere, inactive (CK-281, CK-290)."""
    state = KNIGHTS.put(game, state, mark_acted(KNIGHTS.of(game, state), action.corner))
    out.append(KnightMoved(action.seat, action.corner, action.to))
    return shift_knight(game, state, action.seat, action.corner, action.to, out)


def displace_knight(game: Game, state: GameState, action: DisplaceKnight, out: Events) -> GameState:
    """It takes the place of a weaker one, whose owner then moves that (CK-303).

    Its former place is free by then (CK-306). Longest Road is judged after the retreat.
    """
    part = mark_acted(KNIGHTS.of(game, state), action.corner)
    owner = Seat(owner_of(part, action.to))
    out.append(KnightDisplaced(action.seat, action.corner, action.to, owner))
    state = drive_away(game, KNIGHTS.put(game, state, part), owner, action.to, out)
    return carry_knight(game, state, action.seat, action.corner, action.to)


# chasing the robber


def chases(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Knights that can drive the robber away: they may act and stand at his hex (CK-315, CK-316)."""
    part, hex = KNIGHTS.of(game, state), ROBBER.of(game, state).hex
    if not (part.active and BARBARIANS.of(game, state).awake) or hex == HOME:
        return ()
    near: int = ready(part, seat) & game.board.topology.hex_corner_mask[hex]
    return (OnSites(ChaseRobber, seat, "intersection", near),) if near else ()


def early_chases(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The same before the roll, with the option for it (CK-620)."""
    return chases(game, state, seat) if game.options["quick_knights"] else ()


def chase_robber(game: Game, state: GameState, action: ChaseRobber, out: Events) -> GameState:
    """The knight stays, inactive; its owner moves the robber and steals (CK-317 to CK-319)."""
    out.append(RobberChased(action.seat, action.corner))
    state = KNIGHTS.put(game, state, mark_acted(KNIGHTS.of(game, state), action.corner))
    return push(state, Frame(ROBBER_STEP, 1 << action.seat, RobberData(may_home=False)))


# refusals


def _unable(
    game: Game, state: GameState, seat: Seat, corner: CornerId, before_roll: bool = False
) -> tuple[bool, Reason | None]:
    """Return whether the knight there cannot act now at all, and what to say (CK-701, CK-710, CK-726)."""
    step = state.frames[-1].step
    if step == BUILDING:
        return True, Reason("reason-not-in-building-phase", rule="CK-726")
    if step == PRE_ROLL and not before_roll:
        return True, Reason("reason-roll-first", rule="CK-701")
    if step not in {*ACTIONS, PRE_ROLL}:
        return True, None
    reason = unready(game, state, seat, corner)
    return reason is not None, reason


def unready(game: Game, state: GameState, seat: Seat, corner: CornerId) -> Reason | None:
    """Return why the knight there may not act (CK-710)."""
    part = KNIGHTS.of(game, state)
    if off_board(game, corner) or rank_of(part, seat, corner) < 0:
        return Reason("reason-no-own-knight", rule="CK-710")
    if part.acted >> corner & 1:
        return Reason("reason-knight-acted", rule="CK-710")
    if part.activated >> corner & 1:
        return Reason("reason-knight-just-activated", rule="CK-710")
    return None if part.active >> corner & 1 else Reason("reason-knight-is-idle", rule="CK-710")


def explain_move(game: Game, state: GameState, action: MoveKnight) -> Reason | None:
    """Return why the knight cannot go there (CK-711)."""
    unable, reason = _unable(game, state, action.seat, action.corner)
    if unable:
        return reason
    key = "reason-no-knight-route"
    if off_board(game, action.to):
        key = "reason-no-such-place"
    elif action.to == action.corner:
        key = "reason-knight-stays"
    elif PIECES.of(game, state).buildings >> action.to & 1:
        key = "reason-corner-taken"
    elif all_knights(KNIGHTS.of(game, state)) >> action.to & 1:
        key = "reason-figure-stands"
    return Reason(key, rule="CK-711")


def explain_displace(game: Game, state: GameState, action: DisplaceKnight) -> Reason | None:
    """Return why the knight cannot drive that one away (CK-712)."""
    unable, reason = _unable(game, state, action.seat, action.corner)
    if unable:
        return reason
    part, key = KNIGHTS.of(game, state), "reason-no-knight-route"
    owner = -1 if off_board(game, action.to) else owner_of(part, action.to)
    if owner in {-1, action.seat}:
        key = "reason-displace-opponent"
    elif rank_of(part, Seat(owner), action.to) >= rank_of(part, action.seat, action.corner):
        key = "reason-knight-not-weaker"
    return Reason(key, rule="CK-712")


def explain_chase(game: Game, state: GameState, action: ChaseRobber) -> Reason | None:
    """Return why the knight cannot drive the robber away (CK-713)."""
    unable, reason = _unable(game, state, action.seat, action.corner, before_roll=bool(game.options["quick_knights"]))
    if unable:
        return reason
    awake = BARBARIANS.of(game, state).awake
    return Reason("reason-robber-far" if awake else "reason-robber-asleep", rule="CK-713")


HANDLERS: dict[type[Action], Handler] = {
    MoveKnight: move_knight,
    DisplaceKnight: displace_knight,
    ChaseRobber: chase_robber,
}
EXPLAIN: dict[type[Action], Explain] = {
    MoveKnight: explain_move,
    DisplaceKnight: explain_displace,
    ChaseRobber: explain_chase,
}
