"""Knights: recruiting, activating, promoting, and driving them away (section 9).

What knights do by themselves - moving, displacing, chasing the robber - stands in `knight_actions`.

Rulings where the rule file is silent:
* A knight that is driven away has left the board until its owner has chosen where it goes; Longest Road is judged once
  after that, as the action is complete only then (CK-572).
* A driven-away knight has no flags to keep: they are those of this turn, and only knights of others are driven away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Act, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module, Refusals, Step
from catan_desktop.kernel.prompts import Asks, ask, put_question
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.events import StepBegan
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import barred_sites, bars
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import OCCUPIED

from .actions import ActivateKnight, PromoteKnight, RecruitKnight, RetreatKnight
from .events import KnightActivated, KnightPromoted, KnightRecruited, KnightRemoved, KnightRetreated
from .improvements import TOO_EARLY
from .numbers import (
    ABILITY,
    ACTIVATE,
    BASIC,
    KNIGHTS_EACH,
    MIGHTY,
    NO_RANK,
    POLITICS,
    PROMOTE,
    RANK_IDS,
    RECRUIT,
    STRONG,
    RankId,
)
from .part import IMPROVEMENTS, KNIGHTS, Knights, all_knights, knights_of, rank_of
from .pieces import knights_left, lift_knight, put_knight, raise_knight, retreats
from .questions import KNIGHTS_BARRED

RETREAT = "cities_knights.retreat"


@record
class Driven(Asks):
    """A knight that has been driven away and is off the board until its owner has chosen."""

    """Its owner."""
    corner: CornerId
    """Where it stood."""
    rank: RankId
    active: bool


# where and which


def recruit_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Free intersections at the seat's roads; the distance rule does not count (CK-250, CK-251)."""
    pieces = PIECES.of(game, state)
    near = pieces.road_ends[seat] & ~pieces.buildings
    if near and KNIGHTS_BARRED in game.folded:
        near &= ~barred_sites(game, state, KNIGHTS_BARRED, seat)
    return near & ~all_knights(KNIGHTS.of(game, state)) if near else 0


def promotable(game: Game, state: GameState, seat: Seat) -> int:
    """Knights of the seat that can rise now, cards apart (CK-271, CK-273, CK-274, CK-276); the Smith asks the same."""
    part = KNIGHTS.of(game, state)
    basic, strong, _ = part.ranks[seat]
    found = basic if knights_left(part, seat, STRONG) else 0
    if IMPROVEMENTS.of(game, state).levels[seat][POLITICS] >= ABILITY and knights_left(part, seat, MIGHTY):
        found |= strong
    return found & ~part.promoted


def idle(game: Game, state: GameState, seat: Seat) -> int:
    """Inactive knights of the seat."""
    part = KNIGHTS.of(game, state)
    return knights_of(part, seat) & ~part.active


def figures(game: Game, state: GameState, seat: Seat) -> int:
    """Intersections with a knight of the seat (CK-185, CK-187, CK-570)."""
    return knights_of(KNIGHTS.of(game, state), seat)


# what happens to a knight


def rest(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """What is counted by the turn starts anew (CK-091, CK-098)."""
    return KNIGHTS.put(game, state, replace(KNIGHTS.of(game, state), acted=0, activated=0, promoted=0))


def activate(game: Game, state: GameState, seat: Seat, corner: CornerId, out: Events, paid: bool) -> GameState:
    """A knight is active; it cannot act in this turn any more (CK-262, CK-511)."""
    part, spot = KNIGHTS.of(game, state), 1 << corner
    out.append(KnightActivated(seat, corner, paid))
    part = replace(part, active=part.active | spot, activated=part.activated | spot)
    return KNIGHTS.put(game, state, part)


def promote(game: Game, state: GameState, seat: Seat, corner: CornerId, out: Events, paid: bool) -> GameState:
    """A knight rises one rank and keeps its state and flags (CK-270, CK-275)."""
    part = raise_knight(KNIGHTS.of(game, state), seat, corner)
    out.append(KnightPromoted(seat, corner, rank_of(part, seat, corner), paid))
    return KNIGHTS.put(game, state, part)


def drive_away(game: Game, state: GameState, owner: Seat, corner: CornerId, out: Events) -> GameState:
    """A knight of `owner` must leave its intersection: its owner is asked where to, as the next thing (CK-303).

    The caller tells of it. Where it can go is looked up only when the question comes to its turn.
    """
    part = KNIGHTS.of(game, state)
    data = Driven(owner, CornerId(corner), rank_of(part, owner, corner), bool(part.active >> corner & 1))
    return ask(lift_knight(game, state, owner, corner), RETREAT, data)


def advance_retreat(game: Game, state: GameState, out: Events) -> GameState:
    """Without a place to go to, the knight is in its owner's supply (CK-304); else it must go (CK-307)."""
    data = state.frames[-1].data_as(Driven)
    if retreats(game, state, data.seat, data.corner):
        return put_question(game, state, out)
    out.append(KnightRemoved(data.seat, data.corner, data.rank, "displaced"))
    return longest_due(game, pop(state), out)


def retreat_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Return the free intersections that the owner's roads reach from where the knight stood (CK-303, CK-305)."""
    return retreats(game, state, seat, state.frames[-1].data_as(Driven).corner)


def retreat(game: Game, state: GameState, action: RetreatKnight, out: Events) -> GameState:
    """It stands there with the state that it had, and without a flag (CK-303, CK-308)."""
    data = state.frames[-1].data_as(Driven)
    out.append(KnightRetreated(action.seat, data.corner, action.corner))
    return put_knight(game, pop(state), action.seat, action.corner, data.rank, out, data.active)


# buying


def recruit_knight(game: Game, state: GameState, action: RecruitKnight, out: Events) -> GameState:
    """A basic knight stands there, inactive (CK-250)."""
    out.append(KnightRecruited(action.seat, action.corner))
    return put_knight(game, state, action.seat, action.corner, BASIC, out)


def activate_knight(game: Game, state: GameState, action: ActivateKnight, out: Events) -> GameState:
    """He is active (CK-260)."""
    return activate(game, state, action.seat, action.corner, out, paid=True)


def promote_knight(game: Game, state: GameState, action: PromoteKnight, out: Events) -> GameState:
    """One rank higher."""
    return promote(game, state, action.seat, action.corner, out, paid=True)


# refusals


def off_board(game: Game, corner: CornerId) -> bool:
    """True for no intersection at all."""
    return not 0 <= corner < len(game.board.topology.corners)


def own_rank(game: Game, state: GameState, seat: Seat, corner: CornerId) -> RankId:
    """Return the rank of the own knight there; -1 for none."""
    return NO_RANK if off_board(game, corner) else rank_of(KNIGHTS.of(game, state), seat, corner)


def _barred(game: Game, state: GameState, seat: Seat, corner: CornerId) -> bool:
    strong = own_rank(game, state, seat, corner) == STRONG
    return strong and IMPROVEMENTS.of(game, state).levels[seat][POLITICS] < ABILITY


def rising(rule: str) -> Refusals:
    """Return what keeps the knight on an intersection from rising, cards apart: of (game, state, seat, corner)."""
    return (
        (Reason("reason-no-own-knight", rule=rule), lambda *about: own_rank(*about) < 0),
        (Reason("reason-knight-is-mighty", rule=rule), lambda *about: own_rank(*about) == MIGHTY),
        (
            Reason("reason-knight-promoted", rule=rule),
            lambda game, state, seat, corner: KNIGHTS.of(game, state).promoted >> corner & 1,
        ),
        (Reason("reason-needs-fortress", rule=rule), _barred),
        (
            Reason("reason-no-higher-knight", rule=rule),
            lambda g, s, seat, at: not knights_left(KNIGHTS.of(g, s), seat, RankId(own_rank(g, s, seat, at) + 1)),
        ),
    )


RISING = rising("CK-709")


def at_corner(refusals: Refusals) -> Refusals:
    """Return refusals of (game, state, seat, corner) as those of an action that names a corner."""
    return tuple([(key, _of_action(holds)) for key, holds in refusals])


def _of_action(holds: Callable[..., object]) -> Callable[[Game, GameState, Any], object]:
    return lambda game, state, action: holds(game, state, action.seat, action.corner)


GO = Act(
    RetreatKnight,
    retreat,
    sites=("intersection", retreat_sites),
    otherwise=Reason("reason-no-retreat", rule="CK-303"),
)
STEPS: tuple[Step, ...] = (Step(RETREAT, "prompt-retreat", Driven, advance=advance_retreat, choices=(GO,)),)


def recruiting(rule: str) -> Refusals:
    """Return what keeps a knight from an intersection, cards apart: of (game, state, seat, corner)."""
    return (
        (Reason("reason-no-such-place", rule=rule), lambda game, state, seat, corner: off_board(game, corner)),
        (
            Reason("reason-corner-taken", rule=rule),
            lambda game, state, seat, corner: PIECES.of(game, state).buildings >> corner & 1,
        ),
        (
            Reason("reason-figure-stands", rule=rule),
            lambda game, state, seat, corner: all_knights(KNIGHTS.of(game, state)) >> corner & 1,
        ),
        ("", bars(KNIGHTS_BARRED)),
        (
            Reason("reason-knight-needs-road", rule=rule),
            lambda game, state, seat, corner: not PIECES.of(game, state).road_ends[seat] >> corner & 1,
        ),
    )


PURCHASES = (
    Purchase(
        key="knight",
        action=RecruitKnight,
        cost=RECRUIT,
        does=recruit_knight,
        space="intersection",
        sites=lambda game, state, seat: (
            recruit_sites(game, state, seat) if knights_left(KNIGHTS.of(game, state), seat, BASIC) else 0
        ),
        nowhere=Reason("reason-knight-needs-road", rule="CK-707"),
        refused=recruiting("CK-707"),
        supply=lambda game, state, seat: (knights_left(KNIGHTS.of(game, state), seat, BASIC), KNIGHTS_EACH),
        none_left=Reason("reason-no-basic-knight", rule="CK-707"),
        unpaid=Reason("reason-cannot-pay", rule="CK-707"),
        early=TOO_EARLY,
    ),
    Purchase(
        key="activate",
        action=ActivateKnight,
        cost=ACTIVATE,
        does=activate_knight,
        space="intersection",
        sites=idle,
        nowhere=Reason("reason-no-idle-knight", rule="CK-708"),
        refused=(
            (Reason("reason-no-own-knight", rule="CK-708"), lambda *about: own_rank(*about) < 0),
            (
                Reason("reason-knight-is-active", rule="CK-708"),
                lambda game, state, seat, corner: KNIGHTS.of(game, state).active >> corner & 1,
            ),
        ),
        unpaid=Reason("reason-cannot-pay", rule="CK-708"),
        early=TOO_EARLY,
    ),
    Purchase(
        key="promote",
        action=PromoteKnight,
        cost=PROMOTE,
        does=promote_knight,
        space="intersection",
        sites=promotable,
        nowhere=Reason("reason-no-knight-can-rise", rule="CK-709"),
        refused=RISING,
        unpaid=Reason("reason-cannot-pay", rule="CK-709"),
        early=TOO_EARLY,
    ),
)
MODULE = Module(
    slot=KNIGHTS,
    version=1,
    initial=lambda game: Knights(((0, 0, 0),) * game.seats),
    steps=STEPS,
    known={RankId: lambda game: RANK_IDS},
    answers={OCCUPIED: figures},
    on={TurnBegan: rest, StepBegan: rest},
)
