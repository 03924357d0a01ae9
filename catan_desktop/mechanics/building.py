"""The module `building`: the module `turn` with building for cards in the action step."""

from __future__ import annotations

from catan_desktop.kernel.choice import Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState

from . import turn
from .actions import BuildCity, BuildRoad, BuildSettlement, PlaceFreeRoad
from .parts import HANDS, PIECES, known
from .payment import CITY, ROAD, SETTLEMENT, affordable, can_pay
from .pieces import (
    add_city,
    add_road,
    add_settlement,
    barred_reason,
    cities_left,
    city_sites,
    figures,
    rivals,
    road_sites,
    roads_left,
    settlement_sites,
    settlements_left,
)
from .placement import corner_reason
from .questions import BARRED_PATHS, END_BARRED
from .tables import tables
from .trade import spend


def build_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Ending the turn, and every build that can be paid."""
    found = builds(game, state, seat)
    return found if game.ask(END_BARRED, state) else turn.END[seat] + found


def builds(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every road, settlement and city that can be paid and placed."""
    hands = HANDS.of(game, state)
    if hands.sizes[seat] < 2:
        return ()
    payable = affordable(game, known(hands, seat))
    if not payable:
        return ()
    pieces = PIECES.of(game, state)
    found: list[Choice] = []
    if (
        payable & ROAD
        and (sites := road_sites(game, state, seat))
        and (pieces.roads[seat].bit_count() < tables(game).roads or roads_left(game, state, seat))
    ):
        found.append(OnSites(BuildRoad, seat, "path", sites))
    if (
        payable & SETTLEMENT
        and pieces.road_ends[seat] & pieces.open_corners
        and (sites := settlement_sites(game, state, seat))
        and settlements_left(game, state, seat)
    ):
        found.append(OnSites(BuildSettlement, seat, "intersection", sites))
    if payable & CITY and (sites := city_sites(game, state, seat)):
        found.append(OnSites(BuildCity, seat, "intersection", sites))
    return tuple(found)


def build_road(game: Game, state: GameState, action: BuildRoad, out: Events) -> GameState:
    """Paid and placed."""
    state = spend(game, state, action.seat, tables(game).road)
    return add_road(game, state, action.seat, action.path, out, paid=True)


def build_settlement(game: Game, state: GameState, action: BuildSettlement, out: Events) -> GameState:
    """Paid and placed."""
    state = spend(game, state, action.seat, tables(game).settlement)
    return add_settlement(game, state, action.seat, action.corner, out, paid=True)


def build_city(game: Game, state: GameState, action: BuildCity, out: Events) -> GameState:
    """Paid and placed."""
    state = spend(game, state, action.seat, tables(game).city)
    return add_city(game, state, action.seat, action.corner, out, paid=True)


def road_place_reason(game: Game, state: GameState, seat: Seat, path: int) -> Reason | None:
    """Why no road of the seat may lie on a path."""
    pieces = PIECES.of(game, state)
    if not 0 <= path < len(game.board.topology.paths):
        return Reason("reason-no-such-place", rule="BASE-212")
    if pieces.roads_of_all >> path & 1:
        return Reason("reason-path-taken", rule="BASE-114")
    if (reason := barred_reason(game, state, BARRED_PATHS, seat, path)) is not None:
        return reason
    return None if pieces.buildable_paths[seat] >> path & 1 else unjoined_reason(game, state, seat, path)


def unjoined_reason(game: Game, state: GameState, seat: Seat, path: int) -> Reason:
    """Why a path does not join the seat's network (BASE-115, BASE-116)."""
    pieces = PIECES.of(game, state)
    barred = pieces.road_ends[seat] & rivals(game, state, seat) & game.board.topology.path_end_mask[path]
    if barred & pieces.buildings:
        return Reason("reason-road-through-rival", rule="BASE-116")
    if barred:
        return Reason("reason-road-past-figure")
    return Reason("reason-road-not-joined", rule="BASE-115")


def explain_road(game: Game, state: GameState, action: BuildRoad) -> Reason | None:
    """Why the road cannot be built."""
    if state.frames[-1].step not in tables(game).build_steps:
        return turn.too_early(state)
    if not roads_left(game, state, action.seat):
        return Reason("reason-no-road-piece", rule="BASE-110")
    if not can_pay(game, state, action.seat, tables(game).road):
        return Reason("reason-cannot-pay", rule="BASE-110")
    return road_place_reason(game, state, action.seat, action.path)


def explain_free_road(game: Game, state: GameState, action: PlaceFreeRoad) -> Reason | None:
    """Why the free road cannot lie there."""
    if state.frames[-1].step != "settlers.free_roads":
        return None
    return road_place_reason(game, state, action.seat, action.path)


def explain_settlement(game: Game, state: GameState, action: BuildSettlement) -> Reason | None:
    """Why the settlement cannot be built."""
    if state.frames[-1].step not in tables(game).build_steps:
        return turn.too_early(state)
    if not settlements_left(game, state, action.seat):
        return Reason("reason-no-settlement-piece", rule="BASE-118")
    if not can_pay(game, state, action.seat, tables(game).settlement):
        return Reason("reason-cannot-pay", rule="BASE-110")
    reason = corner_reason(game, state, action.seat, action.corner)
    if reason is None and figures(game, state) >> action.corner & 1:
        return Reason("reason-figure-stands")
    return reason or Reason("reason-settlement-needs-road", rule="BASE-112")


def explain_city(game: Game, state: GameState, action: BuildCity) -> Reason | None:
    """Why the city cannot be built."""
    if state.frames[-1].step not in tables(game).build_steps:
        return turn.too_early(state)
    if not cities_left(game, state, action.seat) and not city_sites(game, state, action.seat):
        return Reason("reason-no-city-piece", rule="BASE-110")
    if not can_pay(game, state, action.seat, tables(game).city):
        return Reason("reason-cannot-pay", rule="BASE-110")
    return Reason("reason-city-needs-settlement", rule="BASE-214")


MODULE = replace(
    turn.MODULE,
    slot=no_part("building"),
    requires=("pieces", "hands"),
    excludes=("turn",),
    steps=tuple([replace(step, choices=build_choices) for step in turn.MODULE.steps]),
    handlers={
        **turn.MODULE.handlers,
        BuildRoad: build_road,
        BuildSettlement: build_settlement,
        BuildCity: build_city,
    },
    explain={
        **turn.MODULE.explain,
        BuildRoad: explain_road,
        BuildSettlement: explain_settlement,
        BuildCity: explain_city,
    },
    rules={"reason-not-your-move": "BASE-210", "reason-not-now": "BASE-210"},
)
