"""The module `building`: the module `turn` with building for cards in the action step."""

from __future__ import annotations

from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState

from . import turn
from .actions import BuildCity, BuildRoad, BuildSettlement, PlaceFreeRoad
from .buying import offers, selling
from .events import CITY, ROAD, SETTLEMENT
from .parts import PIECES
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
from .purchase import Purchase
from .questions import BARRED_PATHS, END_BARRED, OUT_OF_USE
from .tables import tables


def road_paths(game: Game, state: GameState, seat: Seat) -> int:
    """Return the paths where the seat can build a road, cards apart (BASE-110, BASE-114 to BASE-116)."""
    sites = road_sites(game, state, seat)
    return sites if sites and roads_left(game, state, seat) else 0


def settlement_corners(game: Game, state: GameState, seat: Seat) -> int:
    """Return the intersections where the seat can build a settlement, cards apart (BASE-110 to BASE-112, BASE-118)."""
    sites = settlement_sites(game, state, seat)
    return sites if sites and settlements_left(game, state, seat) else 0


def road_place_reason(game: Game, state: GameState, seat: Seat, path: int) -> Reason | None:
    """Return why no road of the seat may lie on a path."""
    pieces = PIECES.of(game, state)
    if not 0 <= path < len(game.board.topology.paths):
        return Reason("reason-no-such-place", rule="BASE-212")
    if pieces.roads_of_all >> path & 1:
        return Reason("reason-path-taken", rule="BASE-114")
    if (reason := barred_reason(game, state, BARRED_PATHS, seat, path)) is not None:
        return reason
    return None if pieces.buildable_paths[seat] >> path & 1 else unjoined_reason(game, state, seat, path)


def unjoined_reason(game: Game, state: GameState, seat: Seat, path: int) -> Reason:
    """Return why a path does not join the seat's network (BASE-115, BASE-116)."""
    pieces = PIECES.of(game, state)
    barred = pieces.road_ends[seat] & rivals(game, state, seat) & game.board.topology.path_end_mask[path]
    if barred & pieces.buildings:
        return Reason("reason-road-through-rival", rule="BASE-116")
    if barred:
        return Reason("reason-road-past-figure")
    return Reason("reason-road-not-joined", rule="BASE-115")


def settlement_place_reason(game: Game, state: GameState, seat: Seat, corner: int) -> Reason:
    """Return why the seat can build no settlement on an intersection that is none of its sites."""
    reason = corner_reason(game, state, seat, corner)
    if reason is None and figures(game, state) >> corner & 1:
        return Reason("reason-figure-stands")
    return reason or Reason("reason-settlement-needs-road", rule="BASE-112")


def city_place_reason(game: Game, state: GameState, seat: Seat, corner: int) -> Reason:
    """Return why the seat can build no city on an intersection that is none of its sites."""
    own = corner >= 0 and PIECES.of(game, state).settlements[seat] >> corner & 1
    return (own and barred_reason(game, state, OUT_OF_USE, seat, corner)) or NO_SETTLEMENT


def build_road(game: Game, state: GameState, action: BuildRoad, out: Events) -> GameState:
    """Put the road on the board."""
    return add_road(game, state, action.seat, action.path, out, paid=True)


def build_settlement(game: Game, state: GameState, action: BuildSettlement, out: Events) -> GameState:
    """Put the settlement on the board."""
    return add_settlement(game, state, action.seat, action.corner, out, paid=True)


def build_city(game: Game, state: GameState, action: BuildCity, out: Events) -> GameState:
    """Put the city in the place of the settlement."""
    return add_city(game, state, action.seat, action.corner, out, paid=True)


NO_SETTLEMENT = Reason("reason-city-needs-settlement", rule="BASE-214")
PURCHASES = (
    Purchase(
        key=ROAD,
        action=BuildRoad,
        cost=(1, 1, 0, 0, 0),
        does=build_road,
        space="path",
        sites=road_paths,
        nowhere=Reason("reason-no-road-site", rule="BASE-115"),
        refused=road_place_reason,
        supply=lambda game, state, seat: (roads_left(game, state, seat), tables(game).roads),
        none_left=Reason("reason-no-road-piece", rule="BASE-110"),
        price_first=True,
        wanted=1,
    ),
    Purchase(
        key=SETTLEMENT,
        action=BuildSettlement,
        cost=(1, 1, 1, 1, 0),
        does=build_settlement,
        space="intersection",
        sites=settlement_corners,
        nowhere=Reason("reason-no-settlement-site", rule="BASE-112"),
        refused=settlement_place_reason,
        supply=lambda game, state, seat: (settlements_left(game, state, seat), tables(game).settlements),
        none_left=Reason("reason-no-settlement-piece", rule="BASE-118"),
        price_first=True,
        wanted=4,
    ),
    Purchase(
        key=CITY,
        action=BuildCity,
        cost=(0, 0, 0, 2, 3),
        does=build_city,
        space="intersection",
        sites=city_sites,
        nowhere=NO_SETTLEMENT,
        refused=city_place_reason,
        supply=lambda game, state, seat: (cities_left(game, state, seat), tables(game).cities),
        none_left=Reason("reason-no-city-piece", rule="BASE-110"),
        price_first=True,
        wanted=5,
    ),
)
"""BASE-110 to BASE-118, BASE-212 to BASE-214."""
builds = offers(lambda one: one.key in {ROAD, SETTLEMENT, CITY})
"""Every road, settlement and city that can be paid and placed."""


def build_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Ending the turn, and every build that can be paid."""
    found, barred = builds(game, state, seat), game.folded.get(END_BARRED)
    return found if barred is not None and barred(game, state) else turn.END[seat] + found


def explain_free_road(game: Game, state: GameState, action: PlaceFreeRoad) -> Reason | None:
    """Return why the free road cannot lie there."""
    if state.frames[-1].step != "settlers.free_roads":
        return None
    return road_place_reason(game, state, action.seat, action.path)


MODULE = selling(
    replace(
        turn.MODULE,
        slot=no_part("building"),
        requires=("pieces", "hands"),
        excludes=("turn",),
        steps=tuple([replace(step, choices=build_choices) for step in turn.MODULE.steps]),
        rules={"reason-not-your-move": "BASE-210", "reason-not-now": "BASE-210"},
    ),
    *PURCHASES,
    before="card",
    offered=False,
)
