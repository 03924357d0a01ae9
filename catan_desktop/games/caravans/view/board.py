"""The board of Caravans: camels on their trails, the supply of them, and what is shown of a vote."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.caravans.layouts import CaravanIsland
from catan_desktop.games.caravans.part import ARROWS, CARAVANS, camels_left, going, island
from catan_desktop.grid.layout import corner_at
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.questions import SHIPS
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Heap, Piece
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Words, words

CAMELS = "camels"
"""The space in which camels stand, one for each path."""
CAMEL, LEFTWARDS = "camel", "camel-left"
TRAIL, BACKWARDS = "camel-trail", "camel-trail-back"
"""What lies along a path goes to the right or upwards, or else backwards."""


def caravan_called(board: CaravanIsland, caravan: int) -> Words:
    """Return what a caravan is called: by its arrow, and by its oasis where there are two."""
    return words(
        "caravan-name", caravan=board.arrows[caravan].number + (1 if board.oases.bit_count() == 1 else 1 + ARROWS)
    )


@lru_cache(maxsize=1024)
def looks(board: CaravanIsland, path: int, head: int) -> tuple[str, str]:
    """Return how a camel looks that goes over a path to an intersection, and the trail below it."""
    start = sum(board.topology.path_ends[path]) - head
    (ax, ay), (bx, by) = (corner_at(board.topology, CornerId(corner)) for corner in (start, head))
    upright = abs(bx - ax) < 0.1
    left = bx < ax and not upright
    return (LEFTWARDS if left else CAMEL), (TRAIL if by < ay else BACKWARDS)


def camels(board: CaravanIsland, trails: tuple[tuple[int, ...], ...], ships: int) -> list[Piece]:
    """Return the camels of all caravans, before the ships there, and the trails below them, which lie below the roads
    too: whose they are must be seen."""
    found = []
    for trail, arrow in zip(trails, board.arrows, strict=True):
        head: int = arrow.head
        for step, path in enumerate(trail):
            head = sum(board.topology.path_ends[path]) - head if step else head
            camel, way = looks(board, path, head)
            found += [Piece("path", path, way, layer=-1), Piece(CAMELS, path, camel, layer=ships >> path & 1)]
    return found


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The island with its camels, and those that have not set out."""
    part = CARAVANS.of(game, view.state)
    heaps = (*picture.heaps, Heap("camel-herd", camels_left(game, part)))
    ships = 0
    for seat in SEATS[: game.seats]:
        ships |= game.ask(SHIPS, view.state, seat)
    pieces = ordered([*picture.pieces, *camels(island(game), part.trails, ships)])
    spaces = picture.spaces if picture.sites("heaps") else (*picture.spaces, ("heaps", 1))
    spaces = (*spaces, (CAMELS, island(game).topology.all_paths))
    return replace(picture, pieces=pieces, heaps=heaps, spaces=spaces)


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return how many camels lie on the board, and how far each caravan has come."""
    part = CARAVANS.of(game, view.state)
    left = going(game, part)
    told = [words("describe-camels", count=part.camels.bit_count(), left=camels_left(game, part))]
    for number, trail in enumerate(part.trails):
        over = str(number not in left).lower()
        called = caravan_called(island(game), number)
        told.append(words("describe-caravan", caravan=called, count=len(trail), over=over))
    return tuple(told)


BOARD = BoardView(fill, describe=describe)
