"""Villages on islands at sea: huts at an intersection, their number and what they have to give on the land beside them,
and a pennant for each partner over the water."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.present.models.board import RED, Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import INTERSECTION
from catan_desktop.ui.tables.coast.pieces import stood

_HUTS, _LEAST_HUTS = 0.8, 30.0
"""Size of the huts in sides, and in real pixels."""
_TOKEN, _LEAST_TOKEN = 0.25, 10.5
"""Radius of the number."""
_CLOTH, _LEAST_CLOTH = 0.46, 20.0
"""Size of a cloth."""
_LAND: Point = (0.28, 0.6)
"""From the intersection to the number and to the cloth, in sides: one to the left, one to the right."""
_PENNANT, _ASIDE, _APART, _OVER = 0.42, 0.52, 0.26, 0.3
"""Size of a pennant; how far the first one, and each more, stand aside, and over the water."""
SOUTH, NORTH = 1, -1
"""On which side of an intersection the land of its village lies."""


def _goods(land: int, number: int, cloth: int) -> PieceDrawer:
    """The drawer of a village's number and cloth, on the land of it."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side, (x, y) = painter.plan.side, where
        radius, size = max(_LEAST_TOKEN, _TOKEN * side), max(_LEAST_CLOTH, _CLOTH * side)
        token = (x - _LAND[0] * side, y + land * _LAND[1] * side)
        painter.sprite("token", token, 2.2 * radius, alpha=alpha)
        ink = "danger-on-paper" if number in RED else "ink-dark"
        painter.label(str(number), token, 1.06 * radius, ink)
        heap = (x + _LAND[0] * side, y + land * _LAND[1] * side)
        painter.sprite("resource-cloth", heap, size, alpha=alpha if cloth else alpha // 3)
        low = (heap[0] + 0.36 * size, heap[1] + 0.34 * size)
        painter.dot(low, max(7.5, 0.3 * size), painter.colour("paper-light"))
        painter.label(str(cloth), low, max(11.0, 0.46 * size), "ink-dark" if cloth else "danger-on-paper")

    return draw


def _pennant(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    """Return where a pennant stands: to the left and to the right in turn, away from the land of the village."""
    x, y = picture.board.ground.corners[piece.site]
    land = NORTH if any(one.kind.startswith("village-s") for one in picture.at("intersection", piece.site)) else SOUTH
    aside = _ASIDE + _APART * (piece.slot // 2)
    return plan.at((x + (aside if piece.slot % 2 else -aside), y - land * _OVER))


PIECES: Mapping[str, PieceDrawer] = {
    "village": stood("piece-village", _HUTS, (0.0, -0.04), least=_LEAST_HUTS),
    **{
        f"village-{way}-{number}-{cloth}": _goods(land, number, cloth)
        for way, land in (("n", SOUTH), ("s", NORTH))
        for number in range(2, 13)
        for cloth in range(6)
    },
    "partner": stood("piece-partner", _PENNANT, (0.0, 0.0), (0.1, 0.1), 20.0),
}
"""What belongs to a village names the side of its land on which it lies, its number and its cloth."""
SPACES = (Space("partner", INTERSECTION.at, 42, stands=_pennant, land=True, chosen=False, told=False),)
"""Pennants of those who trade with a village."""
