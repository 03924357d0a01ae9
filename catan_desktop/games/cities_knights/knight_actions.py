"""Actions of the knights themselves: moving, displacing, chasing the robber (9.5 to 9.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Among, Choice, OnSites
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import push
from catan_desktop.kernel.game import Refusals, Together
from catan_desktop.kernel.ids import NOBODY, members, numbers
from catan_desktop.mechanics.board import CornerMask
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER
from catan_desktop.mechanics.robber import ROBBER_STEP, RobberData

from .actions import ChaseRobber, DisplaceKnight, MoveKnight
from .events import KnightDisplaced, KnightMoved, RobberChased
from .knights import drive_away
from .numbers import RankId
from .part import BARBARIANS, KNIGHTS, Knights, all_knights, free_corners, knights_of, owner_of, rank_of
from .pieces import carry_knight, knight_routes, shift_knight

KnightAction: TypeAlias = MoveKnight | DisplaceKnight | ChaseRobber


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
    """Every way of a knight that may act: to a free intersection, to a weaker knight, or against the robber."""
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
    choices: list[Choice] = [Among(tuple(found)) for found in (moves, expulsions) if found]
    near = chasers_at(game, state, seat, ROBBER.of(game, state).hex)
    return (*choices, OnSites(ChaseRobber, seat, "intersection", near)) if near else tuple(choices)


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


def chasers_at(game: Game, state: GameState, seat: Seat, hex: HexId) -> CornerMask:
    """Return the knights that can drive a figure away from a hex: they may act and stand there (CK-315, CK-316)."""
    able = ready(KNIGHTS.of(game, state), seat)
    if not able or not BARBARIANS.of(game, state).awake or hex == HOME:
        return 0
    near: int = able & game.board.topology.hex_corner_mask[hex]
    return near


def chase_rows(
    kind: type[Action],
    event: Callable[[Seat, CornerId], Event],
    hex_of: Callable[[Game, GameState], HexId],
    step: str,
    asleep: Reason,
    far: Reason,
) -> tuple[Act[Any], Act[Any]]:
    """Return how a figure is chased: in the turn, and before the roll with the option for it (CK-620).

    The knight stays, inactive; its owner moves the figure in a step of its own and steals (CK-317 to CK-319).
    """

    def able(game: Game, state: GameState, seat: Seat) -> CornerMask:
        return chasers_at(game, state, seat, hex_of(game, state))

    def chase(game: Game, state: GameState, action: Any, out: Events) -> GameState:
        out.append(event(action.seat, action.corner))
        state = KNIGHTS.put(game, state, mark_acted(KNIGHTS.of(game, state), action.corner))
        return push(state, Frame(step, 1 << action.seat, RobberData(may_home=False)))

    early = (Reason("reason-roll-first", rule="CK-701"), lambda g, s, a: not g.options["quick_knights"])
    refusals = (*UNREADY, (asleep, lambda g, s, a: not BARBARIANS.of(g, s).awake))
    row = Act(kind, chase, refusals=refusals, otherwise=far, sites=("intersection", able), elsewhere=not_now)
    quick = ("intersection", lambda g, s, seat: able(g, s, seat) if g.options["quick_knights"] else 0)
    return row, replace(row, refusals=(early, *refusals), sites=quick)


# what speaks against it


def not_now(game: Game, state: GameState, action: Action) -> Reason | None:
    """Return why nobody's knight acts in another step (CK-701, CK-726)."""
    if state.frames[-1].step == BUILDING:
        return Reason("reason-not-in-building-phase", rule="CK-726")
    return Reason("reason-roll-first", rule="CK-701") if state.frames[-1].step == PRE_ROLL else None


def _stands(game: Game, state: GameState, action: KnightAction) -> bool:
    return rank_of(KNIGHTS.of(game, state), action.seat, action.corner) >= 0


UNREADY: Refusals = (
    (Reason("reason-no-own-knight", rule="CK-710"), lambda g, s, a: not _stands(g, s, a)),
    (Reason("reason-knight-acted", rule="CK-710"), lambda g, s, a: KNIGHTS.of(g, s).acted >> a.corner & 1),
    (
        Reason("reason-knight-just-activated", rule="CK-710"),
        lambda g, s, a: KNIGHTS.of(g, s).activated >> a.corner & 1,
    ),
    (Reason("reason-knight-is-idle", rule="CK-710"), lambda g, s, a: not KNIGHTS.of(g, s).active >> a.corner & 1),
)
"""Why the knight there may not act."""


def _ways(game: Game, state: GameState, seat: Seat) -> Iterator[tuple[CornerId, CornerId]]:
    """Yield every intersection with every other one, beginning where own knights stand."""
    everywhere = numbers(CornerId, len(game.board.topology.corners))
    for corner in members(CornerId, knights_of(KNIGHTS.of(game, state), seat)):
        yield from [(corner, to) for to in everywhere]


def _no_route(game: Game, state: GameState, action: MoveKnight | DisplaceKnight) -> bool:
    return not knight_routes(game, state, action.seat, action.corner) >> action.to & 1


MOVE = Act(
    MoveKnight,
    move_knight,
    lambda g, s, seat: [MoveKnight(seat, *way) for way in _ways(g, s, seat)],
    (
        *UNREADY,
        (Reason("reason-knight-stays", rule="CK-711"), lambda g, s, a: a.to == a.corner),
        (Reason("reason-corner-taken", rule="CK-711"), lambda g, s, a: PIECES.of(g, s).buildings >> a.to & 1),
        (Reason("reason-figure-stands", rule="CK-711"), lambda g, s, a: all_knights(KNIGHTS.of(g, s)) >> a.to & 1),
        (Reason("reason-no-knight-route", rule="CK-711"), _no_route),
    ),
    elsewhere=not_now,
)
DISPLACE = Act(
    DisplaceKnight,
    displace_knight,
    lambda g, s, seat: [DisplaceKnight(seat, *way) for way in _ways(g, s, seat)],
    (
        *UNREADY,
        (
            Reason("reason-displace-opponent", rule="CK-712"),
            lambda g, s, a: owner_of(KNIGHTS.of(g, s), a.to) in {NOBODY, a.seat},
        ),
        (
            Reason("reason-knight-not-weaker", rule="CK-712"),
            lambda g, s, a: not weaker(part := KNIGHTS.of(g, s), a.seat, rank_of(part, a.seat, a.corner)) >> a.to & 1,
        ),
        (Reason("reason-no-knight-route", rule="CK-712"), _no_route),
    ),
    elsewhere=not_now,
)
CHASE, EARLY_CHASE = chase_rows(
    ChaseRobber,
    RobberChased,
    lambda game, state: ROBBER.of(game, state).hex,
    ROBBER_STEP,
    asleep=Reason("reason-robber-asleep", rule="CK-713"),
    far=Reason("reason-robber-far", rule="CK-713"),
)
DEEDS = Together((MOVE, DISPLACE, CHASE), deeds)
