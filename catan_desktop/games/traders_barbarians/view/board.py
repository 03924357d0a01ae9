"""The board of Traders & Barbarians: plazas, stacks of commodities, wagons, barbarians, and how they move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from catan_desktop.games.traders_barbarians import events
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
from catan_desktop.grid.topology import INNER, CornerId, HexId
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.tables import GRAIN, tables
from catan_desktop.mechanics.view.board import BANK, hex_ground, seat_place
from catan_desktop.mechanics.view.coins import COIN
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Heap, HexGround, Piece
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered
from catan_desktop.present.words import Several, Who, Words, words

WAGON, BARBARIAN, STACK, STOP = "wagon", "barbarian", "stack", "stop"
"""Spaces: wagons by intersection, barbarians by path, stacks by hex, and where a wagon can go by intersection."""
ROAD_BARBARIAN = "road-barbarian"
BACK = "commodity-back"
PACE = 0.32
"""Seconds that a wagon takes for a path at normal speed."""
CARD_PICTURES = {"dev-knight": "card-barbarian_knight"}
"""Pictures of cards for which this game has its own."""


def wagon_kind(level: int, load: int = EMPTY) -> str:
    """Return the kind of the piece that a wagon is."""
    return f"wagon-{level}" if load == EMPTY else f"wagon-{level}-{COMMODITIES[load]}"


def commodity_picture(commodity: CommodityId) -> str:
    """Return the name of the picture of a commodity."""
    return f"commodity-{COMMODITIES[commodity]}"


@cache
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
    """How high the stacks are."""
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
    """What each wagon carries, and how high the stacks are."""
    part = TRADERS.of(game, view.state)
    wagons = (
        words("explain-wagon", who=Who(Seat(seat)), level=part.levels[seat], commodity=load_key(load))
        for seat, load in enumerate(part.loads)
    )
    return (*wagons, stacks(game, view.state))


# what moves


def _at(corner: CornerId) -> Place:
    return (WAGON, int(corner))


def _plaza(game: Game, hex: HexId) -> CornerId:
    board = island(game)
    return board.plazas[board.trade_hexes.index(hex)]


def _placed(game: Game, event: events.WagonPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=_at(event.corner), sprite=wagon_kind(1), seat=event.seat, sound="road", weight=12),)


def _upgraded(game: Game, event: events.WagonUpgraded) -> tuple[Cue, ...]:
    return (Cue("turn", to=_at(event.corner), seat=event.seat, sound="progress", weight=20),)


def _moved(game: Game, event: events.WagonMoved) -> tuple[Cue, ...]:
    """Path by path, at the same pace however far it goes."""
    via: tuple[Place, ...] = tuple(("intersection", corner) for corner in event.route[1:-1])
    seconds = PACE * (len(event.route) - 1) + 0.2
    start, to = _at(event.route[0]), _at(event.route[-1])
    return (Cue("move", start, to, via, seat=event.seat, seconds=seconds, sound="road", weight=12),)


def _toll(game: Game, event: events.TollPaid) -> tuple[Cue, ...]:
    start, to = seat_place(event.seat), seat_place(event.owner)
    return (Cue("card", start, to, sprite=COIN, number=event.count, sound="coin", weight=30),)


def _grain(game: Game, event: events.GrainPaid) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), BANK, sprite=tables(game).kinds[GRAIN], number=1),)


def _delivered(game: Game, event: events.Delivered) -> tuple[Cue, ...]:
    plaza, picture = _at(_plaza(game, event.hex)), commodity_picture(event.commodity)
    return (
        Cue("card", plaza, seat_place(event.seat), sprite=picture, number=1, sound="award", weight=60),
        Cue("turn", to=plaza, seat=event.seat, along=True),
    )


def _loaded(game: Game, event: events.Loaded) -> tuple[Cue, ...]:
    wagon, picture = _at(event.corner), commodity_picture(event.commodity)
    return (
        Cue("card", (STACK, event.hex), wagon, sprite=picture, number=1, sound="token"),
        Cue("turn", to=wagon, seat=event.seat),
    )


def _nothing(game: Game, event: events.NothingToLoad) -> tuple[Cue, ...]:
    return (Cue("heard", sound="refuse"),)


def _tried(game: Game, event: events.DriveOffRolled) -> tuple[Cue, ...]:
    """The die is laid open before all; it is none of those of the turn."""
    sound, weight = ("defender", 60) if event.driven else ("dice", 40)
    start = seat_place(event.seat)
    return (Cue("show", start, sprite=f"die-{event.value}", number=1, sound=sound, weight=weight),)


def _barbarian(game: Game, event: events.BarbarianMoved) -> tuple[Cue, ...]:
    start, to = (BARBARIAN, event.former), (BARBARIAN, event.path)
    return (Cue("move", start, to, sprite=ROAD_BARBARIAN, sound="robber", weight=40),)


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Cards are shown with the pictures that they have in this game."""
    return tuple(replace(cue, sprite=CARD_PICTURES.get(cue.sprite, cue.sprite)) for cue in cues)


TRADERS_BOARD = BoardView(
    fill,
    {
        events.WagonPlaced: _placed,
        events.WagonUpgraded: _upgraded,
        events.WagonMoved: _moved,
        events.TollPaid: _toll,
        events.GrainPaid: _grain,
        events.Delivered: _delivered,
        events.Loaded: _loaded,
        events.NothingToLoad: _nothing,
        events.DriveOffRolled: _tried,
        events.BarbarianMoved: _barbarian,
    },
    arrange=arranged,
    describe=describe,
    ground=trading_ground,
)
"""The board view of `traders`."""
