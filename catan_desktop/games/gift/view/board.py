"""The board of the Gift: the landscape that it lies in."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.board import Island, board_now
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture

SCENERY = "gift"


@lru_cache(maxsize=64)
def northern(island: Island) -> HexGround:
    """The land in the northern night."""
    return replace(hex_ground(island), scenery=SCENERY)


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The same picture in another landscape."""
    return replace(picture, layout=replace(picture.board, ground=northern(board_now(game, view.state))))


GIFT_BOARD = BoardView(fill, ground=northern)
