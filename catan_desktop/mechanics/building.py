"""The module `building`: the module `turn` with building for cards in the action step."""

from __future__ import annotations

from catan_desktop.kernel import Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Refusals, Together, first_reason
from catan_desktop.kernel.slot import no_part

from . import turn
from .actions import BuildCity, BuildRoad, BuildSettlement
from .buying import offers, purchase_row, selling
from .events import CITY, ROAD, SETTLEMENT
from .parts import PIECES
from .pieces import (
    add_city,
    add_road,
    add_settlement,
    bars,
    cities_left,
    city_sites,
    figures,
    rivals,
    road_sites,
    roads_left,
    settlement_sites,
    settlements_left,
)
from .placement import CORNER_REFUSALS, PATH_REFUSALS
from .purchase import Purchase
from .questions import END_BARRED, OUT_OF_USE
from .tables import tables


def road_paths(game: Game, state: GameState, seat: Seat) -> int:
    """Return the paths where the seat can build a road, cards apart (BASE-110, BASE-114 to BASE-116)."""
    sites = road_sites(game, state, seat)
    return sites if sites and roads_left(game, state, seat) else 0


def settlement_corners(game: Game, state: GameState, seat: Seat) -> int:
    """Return the intersections where the seat can build a settlement, cards apart (BASE-110 to BASE-112, BASE-118)."""
    sites = settlement_sites(game, state, seat)
    return sites if sites and settlements_left(game, state, seat) else 0


def past_others(game: Game, state: GameState, seat: Seat, path: int) -> int:
    """Return the mask of the ends of a path that the seat's roads reach and others hold (BASE-116)."""
    reached = PIECES.of(game, state).road_ends[seat] & game.board.topology.path_end_mask[path]
    return reached & rivals(game, state, seat) if reached else 0


def past_building(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    """Return whether a building of somebody else keeps the seat's roads from a path (BASE-116)."""
    return bool(past_others(game, state, seat, path) & PIECES.of(game, state).buildings)


def joined(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    """Return whether a path joins the seat's network (BASE-115, BASE-116)."""
    return bool(PIECES.of(game, state).buildable_paths[seat] >> path & 1)


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
UNJOINED: Refusals = (
    (Reason("reason-road-through-rival", rule="BASE-116"), past_building),
    (Reason("reason-road-past-figure"), past_others),
    (Reason("reason-road-not-joined", rule="BASE-115"), lambda *about: True),
)
"""Why a path does not join the seat's network (BASE-115, BASE-116)."""
ROAD_REFUSALS: Refusals = (
    *PATH_REFUSALS,
    ("", lambda *about: not joined(*about) and first_reason(UNJOINED, *about)),
)
"""Why no road of a seat may lie on a path: of (game, state, seat, path)."""
SETTLEMENT_REFUSALS: Refusals = (
    *CORNER_REFUSALS,
    (Reason("reason-figure-stands"), lambda game, state, seat, corner: figures(game, state) >> corner & 1),
    (Reason("reason-settlement-needs-road", rule="BASE-112"), lambda *about: True),
)


def _own(game: Game, state: GameState, seat: Seat, corner: int) -> bool:
    return corner >= 0 and bool(PIECES.of(game, state).settlements[seat] >> corner & 1)


PURCHASES = (
    Purchase(
        key=ROAD,
        action=BuildRoad,
        cost=(1, 1, 0, 0, 0),
        does=build_road,
        space="path",
        sites=road_paths,
        nowhere=Reason("reason-no-road-site", rule="BASE-115"),
        refused=ROAD_REFUSALS,
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
        refused=SETTLEMENT_REFUSALS,
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
        refused=(("", lambda *about: _own(*about) and bars(OUT_OF_USE)(*about)),),
        supply=lambda game, state, seat: (cities_left(game, state, seat), tables(game).cities),
        none_left=Reason("reason-no-city-piece", rule="BASE-110"),
        price_first=True,
        wanted=5,
    ),
)
"""BASE-110 to BASE-118, BASE-212 to BASE-214."""
BUILDS = tuple([purchase_row(one) for one in PURCHASES])
builds = offers(lambda one: one.key in {ROAD, SETTLEMENT, CITY})
"""Every road, settlement and city that can be paid and placed."""


def end_or_build(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return the end of the turn, and every build that can be paid."""
    found, barred = builds(game, state, seat), game.folded.get(END_BARRED)
    return found if barred is not None and barred(game, state) else turn.END[seat] + found


MODULE = selling(
    replace(
        turn.MODULE,
        slot=no_part("building"),
        requires=("pieces", "hands"),
        excludes=("turn",),
        steps=tuple(
            [replace(step, choices=(Together((turn.END_TURN, *BUILDS), end_or_build),)) for step in turn.MODULE.steps]
        ),
        rules={"reason-not-your-move": "BASE-210", "reason-not-now": "BASE-210"},
    ),
    *PURCHASES,
    before="card",
    offered=False,
)
