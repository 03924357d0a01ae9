"""City improvements, metropolises and walls (sections 7.3 and 8), and bank rates (7.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Act, Counts, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import members, numbered
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import HAND_ROOM
from catan_desktop.mechanics.tables import RESOURCES

from .actions import BuildWall, ImproveCity, PlaceMetropolis
from .events import Improved, MetropolisGained, WallBuilt
from .numbers import (
    ABILITY,
    COMMODITY,
    KINDS,
    LEVELS,
    METROPOLIS_FROM,
    METROPOLIS_KEPT,
    ONE_COMMODITY,
    TRACK_IDS,
    TRADE,
    WALL,
    WALL_ROOM,
    WALLS,
    TrackId,
)
from .part import IMPROVEMENTS, LAND, TURN, Improvements, metropolis_holder, ordinary_cities

METROPOLIS = "cities_knights.metropolis"


@record
class Founding(Asks):
    """A seat has gained the metropolis of a track."""

    track: TrackId


# rates and room


def rates(game: Game, state: GameState, seat: Seat) -> Counts:
    """2:1 by the Guild, the merchant and the Merchant Fleet (CK-174 to CK-176)."""
    at = game.slots
    parts: Any = state.parts  # read at once: trade with the bank is offered often
    land, twofold = parts[at[LAND.key]], parts[at[TURN.key]].fleet if seat == state.seat else 0
    if parts[at[IMPROVEMENTS.key]].levels[seat][TRADE] >= ABILITY:
        twofold |= ALL_COMMODITIES
    if land.merchant_owner == seat and (kind := board_now(game, state).hex_yields[land.merchant]) is not None:
        twofold |= 1 << kind
    return _twofold(twofold) if twofold else ()


ALL_COMMODITIES = (1 << len(KINDS)) - (1 << len(RESOURCES))
NO_RATE = 9
"""For kinds to which nothing of this game applies."""


@lru_cache(maxsize=1 << len(KINDS))
def _twofold(kinds: int) -> Counts:
    return tuple([2 if kinds >> kind & 1 else NO_RATE for kind in range(len(KINDS))])


def own_walls(game: Game, state: GameState, seat: Seat) -> int:
    """Return the intersections of the seat's walls."""
    return IMPROVEMENTS.of(game, state).walls & PIECES.of(game, state).cities[seat]


def hand_room(game: Game, state: GameState, seat: Seat) -> int:
    """Two more cards for each wall (CK-151)."""
    return WALL_ROOM * own_walls(game, state, seat).bit_count()


# walls


def wall_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Own cities that can get a wall (CK-195 to CK-199)."""
    part = IMPROVEMENTS.of(game, state)
    if own_walls(game, state, seat).bit_count() >= WALLS:
        return 0
    return PIECES.of(game, state).cities[seat] & ~part.walls


def owns_city(game: Game, state: GameState, seat: Seat, corner: CornerId) -> bool:
    """Return whether a city of the seat stands there."""
    return corner >= 0 and bool(PIECES.of(game, state).cities[seat] >> corner & 1)


def raise_wall(game: Game, state: GameState, seat: Seat, corner: CornerId, out: Events, paid: bool) -> GameState:
    """A wall stands under a city."""
    part = IMPROVEMENTS.of(game, state)
    out.append(WallBuilt(seat, corner, paid))
    return IMPROVEMENTS.put(game, state, replace(part, walls=part.walls | 1 << corner))


def build_wall(game: Game, state: GameState, action: BuildWall, out: Events) -> GameState:
    """It stands."""
    return raise_wall(game, state, action.seat, action.corner, out, paid=True)


# improvements


def price(part: Improvements, seat: Seat, track: TrackId, crane: bool) -> Counts:
    """Return what the next level costs: as many commodities as its number, one less by a Crane (CK-045, CK-410)."""
    return one(COMMODITY[track], len(KINDS), part.levels[seat][track] + (0 if crane else 1))


def improvable(game: Game, state: GameState, seat: Seat, track: TrackId) -> Reason | None:
    """Return why the next level cannot be had, cards apart (CK-211 to CK-218); the Crane asks the same."""
    part, pieces = IMPROVEMENTS.of(game, state), PIECES.of(game, state)
    level = part.levels[seat][track] + 1
    if level > LEVELS:
        return Reason("reason-last-level", rule="CK-704")
    if not pieces.cities[seat]:
        return Reason("reason-improve-needs-city", rule="CK-704")
    another = level >= METROPOLIS_FROM and metropolis_holder(part, pieces, track) != seat
    if another and not ordinary_cities(game, state, seat):
        return Reason("reason-improve-needs-ordinary-city", rule="CK-704")
    return None


def has_crane(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether a Crane waits for the seat."""
    return TURN.of(game, state).crane and seat == state.seat


def open_tracks(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the tracks whose next level the seat can have, cards apart."""
    return sum([1 << track for track in TRACK_IDS if improvable(game, state, seat, track) is None])


def payable_levels(game: Game, state: GameState, seat: Seat, hand: Counts) -> Choice | None:
    """Return the levels that a hand can pay for."""
    if not PIECES.of(game, state).cities[seat]:
        return None
    crane = has_crane(game, state, seat)
    if not (crane or any(hand[len(RESOURCES) :])):
        return None
    part = IMPROVEMENTS.of(game, state)
    row, more = part.levels[seat], 0 if crane else 1
    tracks = 0
    for track, kind in numbered(TrackId, COMMODITY):
        if hand[kind] >= row[track] + more and improvable(game, state, seat, track) is None:
            tracks |= 1 << track
    return _levels(seat, tracks) if tracks else None


@lru_cache(maxsize=128)
def _levels(seat: Seat, tracks: int) -> Among:
    return Among(tuple(ImproveCity(seat, track) for track in members(TrackId, tracks)))


def improve(game: Game, state: GameState, action: ImproveCity, out: Events) -> GameState:
    """The next level; the fourth and fifth may bring the metropolis (CK-220, CK-226)."""
    part, seat, track = IMPROVEMENTS.of(game, state), action.seat, action.track
    crane = has_crane(game, state, seat)
    row = list(part.levels[seat])
    row[track] += 1
    levels = (*part.levels[:seat], (row[0], row[1], row[2]), *part.levels[seat + 1 :])
    if crane:
        state = TURN.put(game, state, replace(TURN.of(game, state), crane=False))
    out.append(Improved(seat, track, row[track], row[track] - crane))
    state = IMPROVEMENTS.put(game, state, replace(part, levels=levels))
    return ask(state, METROPOLIS, Founding(seat, track)) if gains(game, state, seat, track, row[track]) else state


def gains(game: Game, state: GameState, seat: Seat, track: TrackId, level: int) -> bool:
    """Return whether this level brings the seat the metropolis (CK-220, CK-225, CK-226, CK-228)."""
    part, pieces = IMPROVEMENTS.of(game, state), PIECES.of(game, state)
    holder = metropolis_holder(part, pieces, track)
    if holder < 0:
        return level >= METROPOLIS_FROM
    return holder != seat and level == METROPOLIS_KEPT and part.levels[holder][track] < METROPOLIS_KEPT


def place_metropolis(game: Game, state: GameState, action: PlaceMetropolis, out: Events) -> GameState:
    """The city becomes the metropolis; a former one is an ordinary city again (CK-227)."""
    track, part, pieces = state.frames[-1].data_as(Founding).track, IMPROVEMENTS.of(game, state), PIECES.of(game, state)
    former = metropolis_holder(part, pieces, track)
    corners = list(part.metropolis)
    corners[track] = action.corner
    out.append(MetropolisGained(action.seat, track, action.corner, former))
    return IMPROVEMENTS.put(game, pop(state), replace(part, metropolis=(corners[0], corners[1], corners[2])))


FOUND = Act(
    PlaceMetropolis,
    place_metropolis,
    sites=("intersection", ordinary_cities),
    otherwise=Reason("reason-own-ordinary-city", rule="CK-705"),
)
STEPS = (question(METROPOLIS, "prompt-metropolis", (FOUND,), data=Founding),)
TOO_EARLY = Reason("reason-roll-first", rule="CK-701")
IMPROVEMENT = Purchase(
    key="improve",
    action=ImproveCity,
    cost=ONE_COMMODITY,
    price=lambda game, state, seat, track: price(
        IMPROVEMENTS.of(game, state), seat, track, has_crane(game, state, seat)
    ),
    does=improve,
    sites=open_tracks,
    offer=payable_levels,
    nowhere=Reason("reason-improve-needs-city", rule="CK-704"),
    refused=(
        (Reason("reason-no-such-place", rule="CK-704"), lambda game, state, seat, track: track not in TRACK_IDS),
        ("", improvable),
    ),
    unpaid=Reason("reason-cannot-pay", rule="CK-704"),
    early=TOO_EARLY,
)
CITY_WALL = Purchase(
    key="wall",
    action=BuildWall,
    cost=WALL,
    does=build_wall,
    space="intersection",
    sites=wall_sites,
    nowhere=Reason("reason-no-city-without-wall", rule="CK-706"),
    refused=(
        (Reason("reason-wall-needs-city", rule="CK-706"), lambda g, s, seat, at: not owns_city(g, s, seat, at)),
        (Reason("reason-city-has-wall", rule="CK-706"), owns_city),
    ),
    supply=lambda game, state, seat: (WALLS - own_walls(game, state, seat).bit_count(), WALLS),
    none_left=Reason("reason-no-wall-left", (("limit", WALLS),), "CK-706"),
    unpaid=Reason("reason-cannot-pay", rule="CK-706"),
    early=TOO_EARLY,
)
MODULE = Module(
    slot=IMPROVEMENTS,
    version=1,
    initial=lambda game: Improvements(((0, 0, 0),) * game.seats),
    steps=STEPS,
    known={TrackId: lambda game: TRACK_IDS},
    answers={HAND_ROOM: hand_room},
)
