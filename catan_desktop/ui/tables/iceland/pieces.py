"""Pictures of pieces in Iceland, by kind, and the spaces where they are.

Ships and settlers stand above the middle of their hex, its number or harbour token lies below it. What ends in QUEUED
is paid for and appears at the end of the turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import HEX, candidates, hex_at
from catan_desktop.ui.tables.iceland import layout

QUEUED = "-queued"
WEST = "-west"
"""What a kind ends in whose piece is on its way to the west."""
OUTER, SIDE = "outer", "side"
HARBOURS = tuple(f"harbour-{key}" for key in ("grain", "lumber", "wool", "iron"))
_GHOST = 150
"""How clear a piece is that is not there yet, of 255."""
BADGE, _LEAST_BADGE = 0.28, 13.0
"""Size of a small sign at a piece, in sides and in real pixels."""
_AFLOAT = 1.3
"""How much larger a ship is on the outer sea, where it has room."""
_AIMED = 0.86
"""Size of the frame around a hex, of the hex."""
_BESIDE: Point = (layout.BUSY[0] - layout.UNIT[0], layout.BUSY[1] - layout.UNIT[1])
"""Where the hourglass of a piece on a hex lies from where it stands, in sides ..."""
_SHOULDER: Point = (0.3, -0.26)
"""... and that of a house or a harbour."""


def _unit(key: str, size: float, least: float, foot: Point, *, west: bool = False) -> PieceDrawer:
    """The drawer of something in the colours of its seat; `west`: it looks to the west."""
    across = -foot[0] if west else foot[0]

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        real = max(least, size * side)
        painter.sprite(key, where, real, seat=seat if seat >= 0 else None, alpha=alpha, mirrored=west)
        if seat >= 0:
            at = (where[0] + across * real, where[1] + foot[1] * real)
            seat_mark(painter, seat, at, max(LEAST_MARK + 1, 0.095 * side), alpha)

    return draw


def _sign(key: str, at: Point = (0.0, 0.0), size: float = BADGE) -> PieceDrawer:
    """The drawer of a sign that lies beside what it belongs to; `seat` is whose colours it bears, if any."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        centre = (where[0] + at[0] * side, where[1] + at[1] * side)
        painter.sprite(key, centre, max(_LEAST_BADGE, size * side), seat=seat if seat >= 0 else None, alpha=alpha)

    return draw


def _aim(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
    """Draw a frame around the hex that is being explored."""
    at, side = painter.plan.back(where), painter.plan.side
    for ink, width in (("piece-outline", 0.17), ("gold-light", 0.09)):
        painter.hexagon(at, _AIMED, None, rim=painter.colour(ink), rim_width=width * side, alpha=alpha)


def _ordered(drawer: PieceDrawer, at: Point) -> PieceDrawer:
    """The drawer of what is paid for and not yet there: a ghost with an hourglass."""
    glass = _sign("landnam-queued", at)

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        drawer(painter, where, seat, alpha=alpha * _GHOST // 255)
        glass(painter, where, -1, alpha=alpha)

    return draw


_MOVERS: Mapping[str, tuple[float, float, Point]] = {
    "ship": (0.7, 26.0, (-0.36, 0.2)),
    "ship-ashore": (0.72, 26.0, (-0.36, 0.22)),
    "settler": (0.71, 26.0, (-0.32, 0.26)),
}
"""Kind of a piece that moves -> its size in sides, the least in pixels, where its mark lies."""
_UNITS: Mapping[str, PieceDrawer] = {
    **{kind: _unit(f"landnam-{kind}", *look) for kind, look in _MOVERS.items()},
    "farm": _unit("landnam-farm", 0.58, 22.0, (0.3, 0.3)),
    "town": _unit("landnam-town", 0.7, 25.0, (0.32, 0.32)),
    **{kind: _sign(f"landnam-{kind}", size=0.64) for kind in HARBOURS},
}
PIECES: Mapping[str, PieceDrawer] = {
    **_UNITS,
    **{f"{kind}{WEST}": _unit(f"landnam-{kind}", *look, west=True) for kind, look in _MOVERS.items()},
    **{f"{kind}{QUEUED}": _ordered(draw, _BESIDE if kind in _MOVERS else _SHOULDER) for kind, draw in _UNITS.items()},
    f"ageing{QUEUED}": _sign("landnam-queued", (0.42, -0.1)),
    "busy": _sign("landnam-queued"),
    "outlaw": _sign("landnam-outlaw"),
    "claim": _sign("landnam-claim", size=0.32),
    "aim": _aim,
    "side-free": _sign("landnam-side-free", size=0.5),
    "side-taken": _sign("landnam-side-taken", size=0.5),
}
"""Kind of a piece -> what draws it."""


def _on_hex(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return plan.at(layout.standing(picture.board.ground, piece))


def _side(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(layout.side_at(picture.board.ground, site))


def _outer(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(layout.open_water(picture.board.ground))


def _berth(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return layout.berth_at(plan, max(0, piece.seat))


def _sea(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    """Return all of the region, which it lies in around the hexes."""
    return pygame.Rect(round(plan.left), round(plan.top), round(plan.width), round(plan.height))


def _sea_at(plan: Plan, picture: BoardPicture, where: Point, among: int) -> int | None:
    """Return the sea; None on a hex, lit or not: whoever presses one does not mean the sea."""
    land = hex_at(plan, picture, where, candidates(picture, "hex"))
    return 0 if land is None and _sea(plan, picture, 0).collidepoint(where) else None


def _ring(plan: Plan, picture: BoardPicture, site: int) -> Sequence[Point]:
    return [plan.at(point) for point in layout.rim(picture.board.ground)]


SPACES = (
    replace(HEX, stands=_on_hex),
    Space(SIDE, _side, 35, reach=0.3, half=0.3, land=True, chosen=False),
    Space(OUTER, _outer, 95, box=_sea, shape="outline", outline=_ring, stands=_berth, rolls=True, hit=_sea_at),
)


def fleets(painter: Painter, picture: BoardPicture) -> None:
    """Draw the ships of each seat on the outer sea, those that will be there with an hourglass, and their number."""
    ships = Counter((piece.seat, piece.kind) for piece in picture.at(OUTER))
    side = painter.plan.side
    closer = replace(painter, plan=replace(painter.plan, side=_AFLOAT * side))
    for seat in sorted({seat for seat, _ in ships}):
        x, y = layout.berth_at(painter.plan, seat)
        _water(painter, (x, y))
        here, coming = ships[seat, "ship"], ships[seat, f"ship{QUEUED}"]
        PIECES["ship" if here else f"ship{QUEUED}"](closer, (x, y - 0.06 * side), seat)
        if here + coming < 2 and not (here and coming):
            continue
        number = f"{here} + {coming}" if here and coming else f"×{here + coming}"
        radius = max(9.0, 0.25 * side)
        low = (x + 0.56 * side, y + 0.34 * side)
        painter.dot(low, radius, painter.colour("paper-light"))
        painter.label(number, low, max(12.0, (1.2 if len(number) < 3 else 0.85) * radius), "ink-dark")


def _water(painter: Painter, where: Point) -> None:
    """Calm water below the ships of a seat."""
    side = painter.plan.side
    size = (max(8, round(layout.BERTH_WIDE * side)), max(6, round(layout.BERTH_HIGH * side)))

    def paint() -> pygame.Surface:
        sheet = painter.covering(layout.BERTH, size, 0.5).copy()
        mask = pygame.Surface(size, pygame.SRCALPHA)
        painter.kit.art.panel(mask, mask.get_rect(), (255, 255, 255), radius=size[1] // 2)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        rim = painter.colour("sea-crest")
        painter.kit.art.outline(sheet, sheet.get_rect(), size[1] // 2, rim, max(1.5, 0.035 * side))
        return sheet

    picture = painter.kit.art.cached(("iceland-berth", size, painter.colour("sea-crest")), paint)
    painter.blit(picture, (where[0] - size[0] / 2, where[1] - size[1] / 2))
