"""Fishing grounds and lakes on the board, and how tokens fly."""

from __future__ import annotations

from functools import cache
from math import atan2, pi

from catan_desktop.games.fishermen import events
from catan_desktop.games.fishermen.layouts import FishingIsland, Ground
from catan_desktop.games.fishermen.part import BOOT, FISH
from catan_desktop.grid.layout import corner_at, hex_center
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.events import ProductionEnded
from catan_desktop.mechanics.view.board import hex_ground, seat_place
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Heap, HexGround, ShoreMark
from catan_desktop.present.picture import BoardPicture, Cue, Place

TURNS = ("se", "s", "sw", "nw", "n", "ne")
"""Corners of a hex, each in its sixth of a circle from the east on, clockwise."""
RED = (6, 8)
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


@cache
def waters(island: FishingIsland) -> HexGround:
    """Return the land with its lakes, and the fishing grounds around it."""
    ground = hex_ground(island)
    lakes = {hex: terrain.printed for hex, terrain in enumerate(island.hex_terrain) if terrain.printed}
    tiles = tuple(
        replace(tile, plate="token-lake", printed=tuple(map(str, lakes[tile.site]))) if tile.site in lakes else tile
        for tile in ground.tiles
    )
    marks = zip(island.grounds, island.ground_corners, strict=True)
    return replace(ground, tiles=tiles, waters=tuple(_shore(island, mark, corners) for mark, corners in marks))


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The same picture with waters."""
    ground, part = waters(game.board), FISH.of(game, view.state)
    spaces = (*picture.spaces, ("water", (1 << len(ground.waters)) - 1), ("heaps", 1))
    used = tuple(Heap(token_picture(value), count) for value, count in enumerate(part.used) if count)
    heaps = (Heap(token_picture(None), part.supply), *used)
    return replace(picture, layout=replace(picture.board, ground=ground), spaces=spaces, heaps=heaps)


def _fishing(game: Game, event: ProductionEnded) -> tuple[Cue, ...]:
    """The waters with the number of the roll."""
    grounds = [index for index, ground in enumerate(game.board.grounds) if ground.number == event.total]
    places = [("hex", hex) for hex in game.board.printed[event.total]] + [("water", index) for index in grounds]
    return tuple(Cue("pulse", to=place, number=event.total, along=True) for place in places)


def _drawn(game: Game, event: events.FishDrawn) -> tuple[Cue, ...]:
    to, sprite = seat_place(event.seat), token_picture(event.token)
    return (Cue("card", start=HEAPS, to=to, sprite=sprite, number=1, sound="token"),)


def _found(game: Game, event: events.BootFound) -> tuple[Cue, ...]:
    return (
        Cue("card", start=HEAPS, to=seat_place(event.seat), sprite=BOOT_PICTURE, number=1, sound="thud", weight=50),
        Cue("pulse", to=seat_place(event.seat), seat=event.seat, along=True),
    )


def _given(game: Game, event: events.BootGiven) -> tuple[Cue, ...]:
    start, to = seat_place(event.seat), seat_place(event.to)
    return (Cue("card", start=start, to=to, sprite=BOOT_PICTURE, number=1, sound="thud", weight=50),)


def _handed_in(game: Game, event: events.FishHandedIn) -> tuple[Cue, ...]:
    return (Cue("card", start=seat_place(event.seat), to=HEAPS, sprite=token_picture(event.token), number=1),)


def _spent(game: Game, event: events.FishSpent) -> tuple[Cue, ...]:
    start = seat_place(event.seat)
    return tuple(
        Cue("card", start=start, to=HEAPS, sprite=token_picture(value), number=count, along=True, sound="coin")
        for value, count in enumerate(event.tokens)
        if count
    )


def _shuffled(game: Game, event: events.FishShuffled) -> tuple[Cue, ...]:
    return (Cue("heard", sound="surf"),)


def _short(game: Game, event: events.FishShortage) -> tuple[Cue, ...]:
    return (Cue("heard", sound="refuse"),)


FISHING_BOARD = BoardView(
    fill,
    {
        ProductionEnded: _fishing,
        events.FishDrawn: _drawn,
        events.BootFound: _found,
        events.BootGiven: _given,
        events.FishHandedIn: _handed_in,
        events.FishSpent: _spent,
        events.FishShuffled: _shuffled,
        events.FishShortage: _short,
    },
    ground=waters,
)
"""The board view of `fishermen`."""
