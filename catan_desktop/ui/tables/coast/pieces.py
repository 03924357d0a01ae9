"""How pieces look on the coast, by kind. A game that adds kinds of its own adds them here."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.brush import Brush
from catan_desktop.ui.tables.board.island import CITY, SETTLEMENT
from catan_desktop.ui.tables.board.marks import seat_mark
from catan_desktop.ui.tables.board.scenery import PieceDrawer


def house(key: str, size: float) -> PieceDrawer:
    """The drawer of a building: its picture, and the mark of its seat at its foot."""

    def draw(brush: Brush, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = brush.plan.side
        real = size * side
        x, y = where
        brush.sprite(key, (x, y - 0.08 * side), real, seat=seat, alpha=alpha)
        if brush.shapes:
            mark = (x + 0.3 * real, y - 0.08 * side + 0.34 * real)
            seat_mark(brush, seat, mark, max(5.4, 0.095 * side), alpha)

    return draw


PIECES: Mapping[str, PieceDrawer] = {
    "settlement": house("coast-settlement", SETTLEMENT),
    "city": house("coast-city", CITY),
}
"""Kind of a piece -> what draws it on the coast."""
