"""The pirate fleet and its ring: where it may come with each number of steps, how strong it was, fortresses, lanes."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.coast.pieces import stood

_FOOT = (0.34, 0.3)
"""A seat's mark at the right foot of a fortress."""
_FLAG = (0.42, -0.4)
"""Where the strength of the fleet stands, from the middle of its hex in sides."""
_LEAST = 10.0
"""Real pixels of the radius of a number; smaller it could not be read."""


def numbered(number: int, at: Point, radius: float) -> PieceDrawer:
    """The drawer of a number on a disc: in the colours of a seat, if it has one, else pale."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        x, y = where[0] + at[0] * side, where[1] + at[1] * side
        real = max(_LEAST, radius * side)
        painter.dot((x, y), real, painter.colour("ink-dark"))
        painter.dot((x, y), 0.9 * real, painter.seat(seat).body if seat >= 0 else painter.colour("paper-light"))
        if seat >= 0:
            painter.dot((x, y), 0.66 * real, painter.colour("paper-light"))
            seat_mark(painter, seat, (x + 0.8 * real, y + 0.7 * real), max(LEAST_MARK, 0.4 * real), alpha)
        painter.label(str(number), (x, y), 1.15 * real, "ink-dark")

    return draw


PIECES: Mapping[str, PieceDrawer] = {
    "warship": stood("piece-warship", 0.74, (0.0, -0.14), (0.0, 0.44), 28.0),
    "fleet": stood("piece-fleet", 1.24, (0.0, -0.08), least=40.0),
    "lane": stood("piece-lane", 0.26, (0.0, 0.0), least=11.0),
    "landing": stood("piece-landing", 0.5, (0.0, 0.0), least=18.0),
    **{f"fortress-{left}": stood(f"piece-fortress-{left}", 0.86, (0.0, -0.14), _FOOT, 30.0) for left in (1, 2, 3)},
    **{f"reach-{steps}": numbered(steps, (0.0, 0.0), 0.24) for steps in range(1, 7)},
    **{f"strength-{steps}": numbered(steps, _FLAG, 0.2) for steps in range(1, 7)},
}
"""Kind of a piece -> what draws it."""
