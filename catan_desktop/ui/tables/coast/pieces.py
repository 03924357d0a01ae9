"""Pictures of pieces on the coast, by kind: what is not named here is drawn in the middle of its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import dist, hypot
from string import ascii_uppercase

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.island import CITY, SETTLEMENT
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import HEX, PATH, on_hex
from catan_desktop.ui.tables.coast import harbours


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


def _flag(points: int) -> PieceDrawer:
    """The drawer of a flag with the points that an island brings, in a corner of its hex where no piece stands."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        tall = max(_LEAST_FLAG, _FLAG * side)
        x, y = where[0] + _CORNER[0] * side, where[1] + _CORNER[1] * side
        painter.sprite("isle-flag", (x, y), tall, alpha=alpha)
        painter.label(f"+{points}", (x + 0.06 * tall, y - 0.16 * tall), 0.4 * tall, "ink-dark")

    return draw


def _plate(letter: str) -> PieceDrawer:
    """The drawer of a plate with the letter of an island, between its token and an edge, where no piece stands."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        radius = max(_LEAST_PLATE, _PLATE * side)
        at = (where[0] + _ASIDE[0] * side, where[1] + _ASIDE[1] * side)
        painter.dot(at, radius + max(1.0, 0.03 * side), painter.colour("piece-outline"))
        painter.dot(at, radius, painter.colour("paper-light"))
        painter.label(letter, at, 1.2 * radius, "ink-dark")

    return draw


_PLATE, _LEAST_PLATE, _ASIDE = 0.16, 9.0, (0.58, 0.14)
"""Radius of a plate in sides, at least in real pixels, and its middle from that of the hex, in sides."""
_FLAG, _LEAST_FLAG, _CORNER = 0.64, 28.0, (0.5, -0.42)
"""Size of a flag in sides, at least in real pixels, and its middle from that of the hex, in sides."""
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
    "pirate": stood("piece-pirate", 0.8, (0.0, -0.05), least=34.0),
    **{f"isle-flag-{points}": _flag(points) for points in range(1, 10)},
    **{f"isle-name-{area}": _plate(letter) for area, letter in enumerate(ascii_uppercase)},
    **{
        f"gift-{gift}": stood(f"piece-gift-{gift}", 0.58, (0.0, 0.0), least=24.0)
        for gift in ("point", "card", "any", "lumber", "brick", "wool", "grain", "ore")
    },
    "camel": stood("piece-camel", 0.46, (0.0, -0.05), least=22.0),
    "camel-left": stood("piece-camel-left", 0.46, (0.0, -0.05), least=22.0),
    "merchant": stood("piece-merchant", 0.7, (0.52, 0.08), (-0.24, 0.36), 28.0),
}
"""Kind of a piece -> what draws it on the coast."""
_AWAY = 0.42
"""Sides by which the pirate makes room for the harbours in his hex."""
_INSIDE = 0.8
"""Sides from the middle of a hex within which a harbour lies in it."""


def _on_hex(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    """Return where a piece stands on a hex: the pirate opposite to the harbours that lie there, or beside the number of
    a fishing ground."""
    if piece.kind != "pirate":
        return on_hex(plan, picture, piece)
    ground = picture.board.ground
    centre = ground.tiles[piece.site].centre
    if any(dist(shoal.centre, centre) < _LITTLE for shoal in ground.waters):
        return plan.at((centre[0] + _BESIDE, centre[1]))
    x, y = 0.0, 0.0
    for mark in ground.harbours:
        if dist(harbours.middle_of(mark), centre) < _INSIDE:
            x, y = x + mark.outward[0], y + mark.outward[1]
    far = hypot(x, y)
    share = _AWAY / far if far > _LITTLE else 0.0
    return plan.at((centre[0] + share * x, centre[1] + share * y))


_LITTLE, _BESIDE = 0.1, 0.58
CAMELS = Space("camels", PATH.at, 45, land=True, chosen=False, told=False)
"""Camels stand in the middle of their paths, over roads."""
SPACES = (replace(HEX, stands=_on_hex), CAMELS)
