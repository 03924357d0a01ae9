"""Pictures of pieces on the coast, by kind: what is not named here is drawn in the middle of its place."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Space
from catan_desktop.ui.tables.board.island import CITY, SETTLEMENT
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import PATH


def stood(key: str, size: float, at: Point, mark: Point | None = None, least: float = 0.0) -> PieceDrawer:
    """The drawer of a piece.

    Args:
        key: its picture.
        size: of its box, in sides.
        at: the middle of the box from the middle of its place, in sides.
        mark: the mark of its seat from the middle of the box, in sizes of the box; None: it has none.
        least: real pixels; smaller it could not be told from others.
    """

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        real = max(least, size * side)
        x, y = where[0] + at[0] * side, where[1] + at[1] * side
        painter.sprite(key, (x, y), real, seat=seat if seat >= 0 else None, alpha=alpha)
        if mark is not None and seat >= 0:
            seat_mark(painter, seat, (x + mark[0] * real, y + mark[1] * real), max(LEAST_MARK + 1, 0.095 * side), alpha)

    return draw


_RANKS = (1, 2, 3)
_FOOT = (0.3, 0.34)
"""A seat's mark at the right foot of a building ..."""
_HEEL = (-0.3, 0.36)
"""... at the left foot of a figure ..."""
_SIDE = (-0.3, 0.06)
"""... and beside a knight, whose pips stand at his feet."""
PIECES: Mapping[str, PieceDrawer] = {
    "settlement": stood("coast-settlement", SETTLEMENT, (0.0, -0.08), _FOOT),
    "city": stood("coast-city", CITY, (0.0, -0.08), _FOOT),
    "city-tipped": stood("piece-city-tipped", CITY, (0.0, -0.06), _FOOT),
    **{f"knight-{rank}": stood(f"piece-knight-{rank}", 0.92, (0.0, -0.15), _SIDE, 34.0) for rank in _RANKS},
    **{f"knight-{rank}-idle": stood(f"piece-knight-{rank}-idle", 0.92, (0.0, -0.15), _SIDE, 34.0) for rank in _RANKS},
    "city_wall": stood("piece-city_wall", 0.92, (0.0, 0.26)),
    **{
        f"metropolis-{track}": stood(f"piece-metropolis-{track}", 0.5, (0.0, -0.6), least=20.0)
        for track in ("trade", "politics", "science")
    },
    "ship": stood("piece-ship", 0.62, (0.0, -0.12), (0.0, 0.42), 24.0),
    "pirate": stood("piece-pirate", 1.0, (0.0, -0.05), least=34.0),
    **{
        f"gift-{gift}": stood(f"piece-gift-{gift}", 0.58, (0.0, 0.0), least=24.0)
        for gift in ("point", "card", "any", "lumber", "brick", "wool", "grain", "ore")
    },
    "camel": stood("piece-camel", 0.46, (0.0, -0.05), least=22.0),
    "camel-left": stood("piece-camel-left", 0.46, (0.0, -0.05), least=22.0),
    "merchant": stood("piece-merchant", 0.7, (0.52, 0.08), (-0.24, 0.36), 28.0),
}
"""Kind of a piece -> what draws it on the coast."""
SPACES = (Space("camels", PATH.at, 45, land=True, chosen=False, told=False),)
"""Camels stand in the middle of their paths, over roads."""
