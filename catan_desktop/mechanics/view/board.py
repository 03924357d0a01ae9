"""The board of the mechanics: land, harbours, pieces, and the robber."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import Any

from catan_desktop.grid.layout import bounds, corner_at, hex_center, hex_polygon, path_points
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Game, GameState, Observation, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import ANY, RELAID, Harbour, Island, board_now, pips
from catan_desktop.mechanics.events import (
    CITY,
    ROAD,
    SETTLEMENT,
)
from catan_desktop.mechanics.layouts import RED
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER, Pieces
from catan_desktop.mechanics.pieces import road_pieces
from catan_desktop.mechanics.questions import BLOCKED
from catan_desktop.mechanics.tables import RESOURCES, tables
from catan_desktop.mechanics.terrain import Terrain
from catan_desktop.mechanics.view.panels import card_art
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueMaker
from catan_desktop.present.models.board import (
    FROZEN,
    HarbourMark,
    HexBoard,
    HexGround,
    HexTile,
    Piece,
    Point,
)
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered

BANK: Place = ("bank", 0)
AT_SEA = 0.62
"""Share of their usual size that harbours have where the sea is part of the board."""
ICE = Terrain("ice")
"""How the frame is drawn where it is frozen."""
ROBBER_PIECE = "robber"


@lru_cache(maxsize=64)
def hex_ground(island: Island) -> HexGround:
    """The land of a board as it is drawn, with its number tokens."""
    topology = island.topology
    used: dict[str, int] = {}

    def tile(site: int, at: tuple[int, int], kind: Terrain, token: tuple[int, ...]) -> HexTile:
        used[kind.key] = variant = used.get(kind.key, -1) + 1
        text, resource = "/".join(str(total) for total in token), "" if kind.yields is None else RESOURCES[kind.yields]
        red = token in RED
        return HexTile(site, hex_center(at), kind.key, resource, text, pips(token), red, variant, water=kind.water)

    tiles = [
        tile(site, at, kind, token)
        for site, (at, kind, token) in enumerate(zip(topology.hexes, island.hex_terrain, island.tokens, strict=True))
    ]
    tiles += [tile(FROZEN, at, ICE, ()) for at in island.ice]
    frozen = [point for at in island.ice for point in hex_polygon(at)]
    left, top, right, bottom = bounds(topology)
    xs, ys = [left, right, *(x for x, _ in frozen)], [top, bottom, *(y for _, y in frozen)]
    return HexGround(
        tiles=tuple(tiles),
        corners=tuple(corner_at(topology, CornerId(corner)) for corner in range(len(topology.corners))),
        paths=tuple(path_points(topology, PathId(path)) for path in range(len(topology.paths))),
        harbours=tuple(_harbour(island, harbour) for harbour in island.harbours),
        bounds=(min(xs), min(ys), max(xs), max(ys)),
    )


def _harbour(island: Island, harbour: Harbour) -> HarbourMark:
    topology = island.topology
    path = topology.parse_path(harbour.path)
    ends = path_points(topology, path)
    hexes = [hex for hex in bits(topology.path_hexes[path]) if not island.hex_terrain[hex].water]
    land = hex_center(topology.hexes[hexes[0]])
    away = ((ends[0][0] + ends[1][0]) / 2 - land[0], (ends[0][1] + ends[1][1]) / 2 - land[1])
    far = hypot(*away)
    outward: Point = (away[0] / far, away[1] / far)
    kind = "any" if harbour.kind == ANY else RESOURCES[harbour.kind]
    size = AT_SEA if any(terrain.water for terrain in island.hex_terrain) else 1.0
    return HarbourMark(kind, harbour.rate, ends, topology.path_end_mask[path], outward, size)


def as_it_lies(game: Game, state: GameState) -> Game:
    """The game on its board as it lies at a moment, for what is told and shown of it."""
    island = board_now(game, state)
    return game if island is game.board else _on(game, island)


@lru_cache(maxsize=64)
def _on(game: Game, island: Island) -> Game:
    """Return the game on another board; a chronicle asks for the same few again and again."""
    return game.on_board(island, RELAID)


def _stand(game: Game, state: GameState, pieces: Pieces) -> list[Piece]:
    """Roads, settlements and cities; what else links a seat's network is drawn by whoever brings it."""
    links = [road_pieces(game, state, Seat(seat)) for seat in range(game.seats)]
    return [
        Piece(space, site, kind, seat)
        for space, kind, masks in (
            ("path", ROAD, links),
            ("intersection", SETTLEMENT, pieces.settlements),
            ("intersection", CITY, pieces.cities),
        )
        for seat, mask in enumerate(masks)
        for site in bits(mask)
    ]


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """The land with everything that stands on it."""
    stands, robber = PIECES.get(game, view.state), ROBBER.get(game, view.state)
    robber_home = robber is not None and (robber.hex == HOME or game.board.robber_start is None)
    pieces = [] if stands is None else _stand(game, view.state, stands)
    if robber is not None:
        pieces.append(Piece(*robber_place(robber.hex), ROBBER_PIECE))
    board = HexBoard(hex_ground(board_now(game, view.state)), game.ask(BLOCKED, view.state), game.seats)
    over = view.state.outcome
    light = "dawn" if over is not None and over.ending == tables(game).ending else ""
    return BoardPicture(board, ordered(pieces), light, (("home", 1),) if robber_home else ())


def seat_place(seat: int) -> Place:
    """Return where a seat's cards are; nobody has none."""
    return ("seat", int(seat)) if seat >= 0 else ()


def flights(start: str | Place, to: str | Place, *, along: bool = True) -> CueMaker:
    """Return what shows the cards of an event on their way; a place is constant, or the field of a seat."""

    def place(event: Any, source: str | Place) -> Place:
        return seat_place(getattr(event, source)) if isinstance(source, str) else source

    return lambda game, event: card_flights(game, place(event, start), place(event, to), event.cards, along=along)


def card_flights(game: Game, start: Place, to: Place, cards: Iterable[int], *, along: bool = True) -> tuple[Cue, ...]:
    """Cards and goods fly, one cue for each kind; `number` is how many of it."""
    kinds = (*tables(game).kinds, *[f"resource-{good.key}" for good in tables(game).goods])
    return tuple(
        Cue("card", start=start, to=to, sprite=kinds[kind], number=count, along=along or kind > 0)
        for kind, count in enumerate(cards)
        if count
    )


def robber_place(hex: int) -> tuple[str, int]:
    """Return where the robber stands."""
    return ("home", 0) if hex == HOME else ("hex", hex)


def drawn_card(seat: Seat, back: str, key: str, picture: str = "") -> tuple[Cue, ...]:
    """A card goes from the deck to a seat: face down, or with a key turned up for its owner's eyes."""
    if not key:
        return (Cue("card", ("deck", 0), seat_place(seat), sprite=back, number=1, sound="page"),)
    to: Place = ("hand", int(seat))
    text = f"card-{key.replace('_', '-')}"
    return (Cue("reveal", ("deck", 0), to, sprite=picture or card_art(key), back=back, text=text, sound="page"),)


SETTLERS_BOARD = BoardView(fill, ground=hex_ground)
