"""Places of those who have landed, and pictures of pieces that only this landscape has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.island import CITY, SETTLEMENT
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import HEX, on_hex
from catan_desktop.ui.tables.coast.pieces import CAMELS, stood
from catan_desktop.ui.tables.siege import fleet

BARBARIAN = "barbarian"
_FEET = ((-0.47, 0.36), (0.47, 0.36), (0.0, -0.33))
"""The feet of those on a hex from its middle, in sides: around the token, which stays in sight."""
_FOOT, _HEEL = (0.3, 0.34), (-0.3, 0.34)
"""A seat's mark at the right foot of a building, and at the left one of a figure."""


def _on_hex(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    if piece.kind != BARBARIAN:
        return on_hex(plan, picture, piece)
    (x, y), (dx, dy) = picture.board.ground.tiles[piece.site].centre, _FEET[piece.slot % len(_FEET)]
    return plan.at((x + dx, y + dy))


def _token(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
    """Draw the back of a number token, which covers its face."""
    radius = max(13.0, painter.scenery.tokens.radius * painter.plan.side) * 1.08
    painter.sprite("token-conquered", (where[0], where[1] + 0.02 * painter.plan.side), 2 * radius, alpha=alpha)


PIECES: Mapping[str, PieceDrawer] = {
    "rider": stood("piece-rider", 0.74, (0.0, -0.14), _HEEL, 30.0),
    "settlement-fallen": stood("piece-settlement-fallen", SETTLEMENT, (0.0, -0.06), _FOOT),
    "city-fallen": stood("piece-city-fallen", CITY, (0.0, -0.06), _FOOT),
    "conquered": _token,
}
SPACES = (replace(HEX, stands=_on_hex), CAMELS, fleet.SEA)
