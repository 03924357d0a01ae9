"""The board of Traders & Barbarians: plazas, stacks of commodities, wagons and barbarians."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.traders_barbarians.layouts import TradeIsland
from catan_desktop.games.traders_barbarians.part import (
    COMMODITIES,
    EMPTY,
    NOWHERE,
    TRADERS,
    CommodityId,
    Traders,
    island,
)
from catan_desktop.grid.topology import INNER
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Heap, HexGround, Piece
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Several, Who, Words, words

WAGON, BARBARIAN, STACK, STOP = "wagon", "barbarian", "stack", "stop"
"""Spaces: wagons by intersection, barbarians by path, stacks by hex, and where a wagon can go by intersection."""
ROAD_BARBARIAN = "road-barbarian"
BACK = "commodity-back"


def wagon_kind(level: int, load: int = EMPTY) -> str:
    """Return the kind of the piece that a wagon is."""
    return f"wagon-{level}" if load == EMPTY else f"wagon-{level}-{COMMODITIES[load]}"


def commodity_picture(commodity: CommodityId) -> str:
    """Return the name of the picture of a commodity."""
    return f"commodity-{COMMODITIES[commodity]}"


@lru_cache(maxsize=64)
def trading_ground(board: TradeIsland) -> HexGround:
    """Return the land with plazas, inner paths and closed edges."""
    ground, topology = hex_ground(board), board.topology
    inner = [path for path, (_, _, way) in enumerate(topology.paths) if way.startswith(INNER)]
    marks = [(path, "inner-path") for path in inner] + [(path, "closed-edge") for path in bits(board.closed_paths)]
    plazas = tuple((plaza, "plaza") for plaza in board.plazas)
    return replace(ground, path_marks=tuple(sorted(marks)), corner_marks=plazas)


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The island with stacks, wagons and barbarians."""
    board, part = island(game), TRADERS.of(game, view.state)
    spaces = (
        (WAGON, mask_of([corner for corner in part.wagons if corner != NOWHERE])),
        (BARBARIAN, mask_of(part.barbarians)),
        (STACK, mask_of(board.trade_hexes)),
        (STOP, board.topology.all_corners),
    )
    heights = zip(board.trade_hexes, part.stacks, strict=True)
    heaps = tuple(Heap(BACK, count, place=(STACK, hex)) for hex, count in heights)
    return replace(
        picture,
        layout=replace(picture.board, ground=trading_ground(board)),
        pieces=ordered([*picture.pieces, *_pieces(part)]),
        spaces=(*picture.spaces, *spaces),
        heaps=(*picture.heaps, *heaps),
    )


def _pieces(part: Traders) -> Iterator[Piece]:
    """Wagons on one intersection have slots in the order of their seats."""
    for seat, corner in enumerate(part.wagons):
        if corner != NOWHERE:
            slot = part.wagons[:seat].count(corner)
            kind = wagon_kind(part.levels[seat], part.loads[seat])
            yield Piece(WAGON, corner, kind, seat, slot=slot, key=f"wagon-{seat}")
    for index, path in enumerate(part.barbarians):
        yield Piece(BARBARIAN, path, ROAD_BARBARIAN, key=f"barbarian-{index}")


def stacks(game: Game, state: GameState) -> Words:
    """Return how high the stacks are."""
    board, part = island(game), TRADERS.of(game, state)
    found = tuple(
        words("describe-stack", hex=board.hex_terrain[hex].key, count=count)
        for hex, count in zip(board.trade_hexes, part.stacks, strict=True)
    )
    return words("describe-stacks", stacks=Several(found))


def load_key(load: int) -> str:
    """Return what a load is called in arguments of words."""
    return "none" if load == EMPTY else COMMODITIES[load]


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return what each wagon carries, and how high the stacks are."""
    part = TRADERS.of(game, view.state)
    wagons = (
        words("explain-wagon", who=Who(Seat(seat)), level=part.levels[seat], commodity=load_key(load))
        for seat, load in enumerate(part.loads)
    )
    return (*wagons, stacks(game, view.state))


TRADERS_BOARD = BoardView(fill, describe=describe, ground=trading_ground)
