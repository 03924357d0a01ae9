"""Fishing grounds and lakes on the board, and heaps of tokens."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, pi

from catan_desktop.games.fishermen.layouts import FishingIsland
from catan_desktop.games.fishermen.part import BOOT, FISH
from catan_desktop.games.waters import Ground
from catan_desktop.grid.layout import corner_at, hex_center
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import RED, Heap, HexGround, ShoreMark
from catan_desktop.present.picture import BoardPicture, Place

TURNS = ("se", "s", "sw", "nw", "n", "ne")
"""Corners of a hex, each in its sixth of a circle from the east on, clockwise."""
HEAPS: Place = ("heaps", 0)
BOOT_PICTURE = "fish-token-boot"


def token_picture(token: int | None) -> str:
    """Return the name of the picture of a token; None: face down."""
    return "fish-token-back" if token is None else BOOT_PICTURE if token == BOOT else f"fish-token-{token + 1}"


def _shore(island: FishingIsland, ground: Ground, corners: int) -> ShoreMark:
    x, y = hex_center(ground.sea)
    points = [corner_at(island.topology, CornerId(corner)) for corner in bits(corners)]
    turn = atan2(sum(point[1] for point in points) / 3 - y, sum(point[0] for point in points) / 3 - x) % (2 * pi)
    number = ground.number
    picture = f"fishing-ground-{TURNS[int(turn // (pi / 3))]}"
    return ShoreMark(picture, (x, y), "token-fishing", str(number), pips((number,)), number in RED)


@lru_cache(maxsize=64)
def waters(island: FishingIsland, land: HexGround | None = None) -> HexGround:
    """Return the land, as others have drawn it if they have, with its lakes, and the fishing grounds around it."""
    ground = land or hex_ground(island)
    lakes = {hex: terrain.printed for hex, terrain in enumerate(island.hex_terrain) if terrain.printed}
    tiles = tuple(
        replace(tile, plate="token-lake", printed=tuple(map(str, lakes[tile.site]))) if tile.site in lakes else tile
        for tile in ground.tiles
    )
    marks = zip(island.grounds, island.ground_corners, strict=True)
    return replace(ground, tiles=tiles, waters=tuple(_shore(island, mark, corners) for mark, corners in marks))


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The same picture with waters."""
    ground, part = waters(game.board, picture.board.ground), FISH.of(game, view.state)
    spaces = (*picture.spaces, ("water", (1 << len(ground.waters)) - 1), ("heaps", 1))
    used = tuple(Heap(token_picture(value), count) for value, count in enumerate(part.used) if count)
    heaps = (*picture.heaps, Heap(token_picture(None), part.supply), *used)
    return replace(picture, layout=replace(picture.board, ground=ground), spaces=spaces, heaps=heaps)


FISHING_BOARD = BoardView(fill, ground=waters)
