"""The board of Rivers of Catan: rivers over the land, their mouths, bridge sites, and bridges."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from catan_desktop.games.rivers.layouts import RiverIsland
from catan_desktop.games.rivers.module import BRIDGE, RIVERS, island
from catan_desktop.games.waters import River
from catan_desktop.grid.axial import DIRECTIONS, Axial, direction, neighbour
from catan_desktop.grid.layout import hex_center
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Several, Words, words

DRAWN = {
    "hills": ("e-w", "se-nw", "ne-sw"),
    "pasture": ("w-e", "nw-se", "w-ne"),
    "swamp": ("nw-e", "e-sw", "sw-nw"),
}
"""Terrain -> the pairs of edges that a river crosses in the pictures of it; on islands that somebody has drawn it
takes others too, and lies over the terrain there."""
SOURCES = ("e", "ne", "se", "w")
"""The directions in which it leaves mountains in the pictures of them."""
DOWN = "se"
"""Where a river of one hex seems to go that is still being drawn."""
OVER = "river"
"""So begin the pictures of rivers that lie over any terrain."""


def looks(river: River, terrain: dict[Axial, str]) -> dict[Axial, str]:
    """Return the pictures of a river's hexes: terrain, and the edges that the river crosses; those that lie over any
    terrain begin with OVER."""
    found = {}
    before = (None, *river.hexes[:-1])
    outs = [*[direction(one, other) for one, other in pairwise(river.hexes)], river.outlet]
    for hex, former, way in zip(river.hexes, before, outs, strict=True):
        out, kind = way.lower(), terrain[hex]
        into = "" if former is None else direction(hex, former).lower()
        if not into or not out:
            end = out or into or DOWN
            own = bool(out) and kind == "mountains" and end in SOURCES
            found[hex] = f"{kind}-source-{end}" if own else f"{OVER}-spring-{end}"
            continue
        drawn = next((pair for pair in DRAWN.get(kind, ()) if set(pair.split("-")) == {into, out}), "")
        found[hex] = f"{kind}-river-{drawn}" if drawn else f"{OVER}-over-{'-'.join(_clockwise(into, out))}"
    return found


def _clockwise(one: str, other: str) -> tuple[str, str]:
    """Two edges in the order in which they lie clockwise on the shorter way; of opposite ones the first is named
    first."""
    ways = [way.lower() for way in DIRECTIONS]
    return (one, other) if (ways.index(other) - ways.index(one)) % 6 <= 3 else (other, one)


@lru_cache(maxsize=64)
def wet_ground(board: RiverIsland, land: HexGround | None = None) -> HexGround:
    """Return the land, as others have drawn it if they have, with its rivers."""
    ground, topology = land or hex_ground(board), board.topology
    terrain = {hex: kind.key for hex, kind in zip(topology.hexes, board.hex_terrain, strict=True)}
    pictures = {hex: look for river in board.rivers for hex, look in looks(river, terrain).items()}
    tiles = []
    for tile in ground.tiles:
        look = pictures.get(topology.hexes[tile.site], "")
        tiles.append(replace(tile, over=look) if look.startswith(OVER) else replace(tile, look=look))
    mouths = []
    for river in (one for one in board.rivers if one.outlet):
        mouth = hex_center(neighbour(river.hexes[-1], river.outlet))
        mouths.append((mouth, f"river-mouth-{river.outlet.lower()}"))
    sites = tuple((site, "bridge-site") for site in bits(board.bridge_sites))
    return replace(ground, tiles=tuple(tiles), outside=tuple(mouths), path_marks=sites)


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The island with its rivers and what has been built over them."""
    built = RIVERS.of(game, view.state).bridges
    bridges = [Piece("path", site, BRIDGE, seat) for seat, mask in enumerate(built) for site in bits(mask)]
    board = replace(picture.board, ground=wet_ground(island(game), picture.board.ground))
    return replace(picture, layout=board, pieces=ordered([*picture.pieces, *bridges]))


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return which rivers there are, and how many sites are free."""
    rivers = tuple(words("river-name", river=str(index)) for index, _ in enumerate(island(game).rivers))
    free = island(game).bridge_sites & ~PIECES.of(game, view.state).roads_of_all
    return (
        words("describe-rivers", names=Several(rivers)),
        words("describe-bridge-sites", count=free.bit_count()),
    )


RIVERS_BOARD = BoardView(fill, describe=describe, ground=wet_ground)
