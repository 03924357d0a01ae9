"""Barbarians on the coast and at sea, riders on paths, and what has fallen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.barbarian_attack.conquest import conquered_buildings, conquered_hexes
from catan_desktop.games.barbarian_attack.layouts import CastleIsland
from catan_desktop.games.barbarian_attack.part import Attack, attack, island
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.mechanics.view.names import hex_words
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture, Place, ordered
from catan_desktop.present.words import Several, Words, words

BARBARIAN, RIDER, FALLEN = "barbarian", "rider", "conquered"
SEA: Place = ("sea", 0)
MOUNTED = 1
"""Layer of those who stand on a path, over its road."""


@lru_cache(maxsize=64)
def shore(board: CastleIsland, land: HexGround | None = None) -> HexGround:
    """Return the land, as others have drawn it if they have, in its landscape."""
    return replace(land or hex_ground(board), scenery="siege")


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The same picture with barbarians and riders."""
    part = attack(game, view.state)
    fallen = 0
    for seat in range(game.seats):
        fallen |= conquered_buildings(game, view.state, Seat(seat))
    stands = [_fallen(piece, fallen) for piece in picture.pieces]
    stands += [Piece("hex", hex, FALLEN) for hex in bits(conquered_hexes(game, view.state))]
    return replace(
        picture,
        layout=replace(picture.board, ground=shore(island(game), picture.board.ground)),
        pieces=ordered((*stands, *_here(part))),
        spaces=(*picture.spaces, ("sea", 1)),
    )


def _fallen(piece: Piece, fallen: int) -> Piece:
    """A conquered building lies on its side."""
    lies = piece.space == "intersection" and fallen >> piece.site & 1
    return replace(piece, kind=f"{piece.kind}-fallen") if lies else piece


def _here(part: Attack) -> Iterator[Piece]:
    for hex, count in enumerate(part.standing):
        for slot in range(count):
            yield Piece("hex", hex, BARBARIAN, slot=slot)
    for slot in range(part.supply):
        yield Piece("sea", 0, BARBARIAN, slot=slot)
    for seat, mask in enumerate(part.riders):
        for path in bits(mask):
            yield Piece("path", path, RIDER, seat, MOUNTED)


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return where barbarians stand, with the riders around them, and what is conquered."""
    part, board = attack(game, view.state), island(game)
    held = 0
    for mask in part.riders:
        held |= mask
    coast = tuple(
        words(
            "describe-coast-hex",
            hex=hex_words(game, hex),
            barbarians=part.standing[hex],
            riders=(held & board.path_masks[hex]).bit_count(),
        )
        for hex in board.coast
        if part.standing[hex]
    )
    fallen = tuple(hex_words(game, hex) for hex in bits(conquered_hexes(game, view.state)))
    told = (words("describe-coast", hexes=Several(coast)),) if coast else ()
    return (*told, words("describe-conquered", hexes=Several(fallen))) if fallen else told


ATTACK_BOARD = BoardView(fill, describe=describe, ground=shore)
