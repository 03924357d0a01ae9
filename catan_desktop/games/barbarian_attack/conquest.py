"""Barbarians on the coast: what they conquer, and what is out of use while they hold it (BARB section 4.5)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.events import CITY, SETTLEMENT
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import CITY_POINTS
from catan_desktop.mechanics.questions import Barred

from .events import BuildingConquered, BuildingFreed, HexConquered, HexFreed
from .layouts import CastleIsland
from .part import FULL, SLOT, attack, island

PAIR = 2
"""Prisoners that are worth a point (BARB-084)."""
NO_ROAD = Reason("reason-road-conquered", rule="BARB-052")
NO_SETTLEMENT = Reason("reason-settlement-conquered", rule="BARB-052a")
NO_CITY = Reason("reason-city-conquered", rule="BARB-055c")


@lru_cache(maxsize=4096)
def full(standing: tuple[int, ...]) -> int:
    """Return the mask of the conquered hexes (BARB-050)."""
    return sum([1 << hex for hex, count in enumerate(standing) if count == FULL])


@lru_cache(maxsize=4096)
def fallen(board: CastleIsland, standing: tuple[int, ...]) -> int:
    """Return the mask of the intersections all of whose hexes are conquered (BARB-054, BARB-056)."""
    taken = full(standing)
    if not taken:
        return 0
    near = board.topology.corner_hexes
    return sum([1 << corner for corner in bits(board.exposed) if not near[corner] & ~taken])


@lru_cache(maxsize=4096)
def _barred(board: CastleIsland, standing: tuple[int, ...]) -> tuple[Barred, Barred]:
    """The paths and the intersections of conquered hexes."""
    paths = corners = 0
    for hex in bits(full(standing)):
        paths |= board.path_masks[hex]
        corners |= board.topology.hex_corner_mask[hex]
    return ((paths, NO_ROAD),) if paths else (), ((corners, NO_SETTLEMENT),) if corners else ()


def conquered_hexes(game: Game, state: GameState) -> int:
    """Return the mask of the conquered hexes, which yield nothing: this module's answer to BLOCKED."""
    return full(attack(game, state).standing)


def conquered_buildings(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the seat's conquered buildings."""
    corners = fallen(island(game), attack(game, state).standing)
    if not corners:
        return 0
    pieces = PIECES.of(game, state)
    return corners & (pieces.settlements[seat] | pieces.cities[seat])


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to BARRED_PATHS (BARB-052)."""
    return _barred(island(game), attack(game, state).standing)[0]


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to BARRED_CORNERS (BARB-052a)."""
    return _barred(island(game), attack(game, state).standing)[1]


def out_of_use(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to OUT_OF_USE (BARB-055a, BARB-055c)."""
    corners = conquered_buildings(game, state, seat)
    return ((corners, NO_CITY),) if corners else ()


def lost_points(game: Game, state: GameState, seat: Seat) -> int:
    """Return the points that the seat's conquered buildings would give (BARB-055)."""
    corners = conquered_buildings(game, state, seat)
    return corners.bit_count() + (CITY_POINTS - 1) * (corners & PIECES.of(game, state).cities[seat]).bit_count()


def points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to POINTS (BARB-094)."""
    return attack(game, state).prisoners[seat] // PAIR - lost_points(game, state, seat)


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    lost = lost_points(game, state, seat)
    return (("prisoners", attack(game, state).prisoners[seat] // PAIR), ("conquered", -lost))


def with_barbarians(game: Game, state: GameState, hex: HexId, more: int, out: Events) -> GameState:
    """Return the state with `more` barbarians, or fewer, on a coastal hex; tells what is conquered or freed
    (BARB-050, BARB-057, BARB-057a)."""
    part, board = attack(game, state), island(game)
    standing = put(part.standing, hex, part.standing[hex] + more)
    if standing[hex] == FULL:
        out.append(HexConquered(hex))
    elif part.standing[hex] == FULL:
        out.append(HexFreed(hex))
    before, after = fallen(board, part.standing), fallen(board, standing)
    if before != after:
        _tell(game, state, before ^ after, BuildingConquered if after & ~before else BuildingFreed, out)
    return SLOT.put(game, state, replace(part, standing=standing))


def _tell(
    game: Game, state: GameState, corners: int, event: type[BuildingConquered | BuildingFreed], out: Events
) -> None:
    pieces = PIECES.of(game, state)
    for seat in range(game.seats):
        for piece, owned in ((SETTLEMENT, pieces.settlements[seat]), (CITY, pieces.cities[seat])):
            out += [event(Seat(seat), piece, corner) for corner in members(CornerId, corners & owned)]
