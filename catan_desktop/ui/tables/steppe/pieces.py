"""Pictures of the frontier's pieces: figures in the colours of their seat, what lies on cells, firearms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import CELLS, COLUMNS, ROWS
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.steppe.layout import frontier_plan
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets.shapes import draw_shape

THINGS: Mapping[str, tuple[str, float]] = {
    "wound": ("gw-token-wound", 1.02),
    "snake": ("gw-token-snake", 0.94),
    "barricade": ("gw-barricade", 34.0),
    "firearm-ballista": ("gw-firearm-ballista", 38.0),
    "firearm-cannon": ("gw-firearm-cannon", 38.0),
    "firearm-fire_lance": ("gw-firearm-fire_lance", 38.0),
}
"""By kind: picture, and its size in units; on a cell in heights of it."""
HITS = "hits-"
"""What the kinds of ghosts of shots begin with; then comes the mask of the cells that are hit."""
SIZES: Mapping[str, float] = {"location": 25.0, "tea": 28.0, "tower": 36.0}
"""Sizes of figures by space, in units ..."""
FIGURE, ON_FEET = 36.0, 0.42
"""... and elsewhere; how far the middle of one lies above the feet, in sizes."""
_ON_CELL = 1.2
"""Height of a figure in heights of its cell."""


def nobody(painter: Painter) -> SeatColours:
    """Return the colours of figures that belong to no seat."""
    body, shade, light = (painter.colour(ink) for ink in ("snow-shade", "wall-dark", "paper-light"))
    return SeatColours("nobody", body, shade, light, painter.colour("ink-dark"), body, "circle")


def draw_figure(painter: Painter, kind: str, seat: int, where: Point, size: float, alpha: int = 255) -> None:
    """Draw a figure around a pixel, with the mark of its seat."""
    if not painter.visible(where, size):
        return
    colours = nobody(painter) if seat == NOBODY else painter.seat(seat)
    pixels = max(2, round(size))

    def paint() -> pygame.Surface:
        half = round(0.62 * pixels) + 4
        stamp = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        whole = painter.kit.art.sprite(f"piece-{kind}", pixels, seat=colours, moving=painter.zooming)
        stamp.blit(whole, whole.get_rect(center=(half, half)))
        if seat != NOBODY:
            at = (half + 0.36 * pixels, half + 0.36 * pixels)
            seat_mark(replace(painter, surface=stamp), seat, at, max(LEAST_MARK, 0.13 * pixels))
        return stamp

    picture = painter.kit.art.cached(("steppe-figure", kind, pixels, seat, colours, painter.shapes), paint)
    painter.blit(picture, (where[0] - picture.get_width() / 2, where[1] - picture.get_height() / 2), alpha)


def draw_badge(painter: Painter, seat: int, where: Point, radius: float) -> None:
    """Draw the mark of a seat around a pixel, with a light rim, so that it is seen on dark ground."""
    half = round(radius) + 2

    def paint() -> pygame.Surface:
        stamp = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        body, rim = painter.seat(seat).body, painter.colour("paper-light")
        painter.kit.art.circle(stamp, (half, half), radius, body, rim=rim, rim_width=max(1.2, 0.16 * radius))
        draw_shape(painter.kit, stamp, (half, half), 0.5 * radius, painter.seat(seat).shape, painter.seat(seat).ink)
        return stamp

    picture = painter.kit.art.cached(("steppe-mark", painter.seat(seat), radius), paint)
    painter.blit(picture, (where[0] - half, where[1] - half))


def size_of(painter: Painter, piece: Piece) -> float:
    """Return the size of a figure where it stands, in pixels."""
    plan = frontier_plan(painter.plan)
    if piece.space == "spot":
        return _ON_CELL * plan.cell(piece.site).height
    return SIZES.get(piece.space, FIGURE) * plan.u


def draw_piece(painter: Painter, picture: BoardPicture, piece: Piece, where: Point, alpha: int = 255) -> None:
    """Draw anything but a card around a pixel."""
    plan = frontier_plan(painter.plan)
    if piece.kind == "cover":
        box = plan.cell(piece.site)
        box.center = (round(where[0]), round(where[1]))
        _cover(painter, box, piece.seat, alpha)
    elif piece.kind.startswith(HITS):
        _hits(painter, picture, piece.site, int(piece.kind.removeprefix(HITS)), alpha)
    elif piece.kind in THINGS:
        key, size = THINGS[piece.kind]
        if piece.space == "spot":
            box = plan.cell(piece.site)
            box.center = (round(where[0]), round(where[1]))
            _struck(painter, box, alpha)
            size *= box.height / plan.u
        painter.sprite(key, where, size * plan.u, alpha=alpha)
    else:
        if piece.space == "block":
            _block(painter, picture, piece, alpha)
        draw_figure(painter, piece.kind, piece.seat, where, size_of(painter, piece), alpha)


def _block(painter: Painter, picture: BoardPicture, piece: Piece, alpha: int) -> None:
    """Draw the spots that a machine would hold."""
    section, before = divmod(piece.site, COLUMNS + 1)
    start = section * ROWS * CELLS
    for cell in bits(picture.sites("spot") >> start & (1 << CELLS) - 1):
        if cell % COLUMNS in (before - 1, before):
            _cover(painter, frontier_plan(painter.plan).cell(start + cell), piece.seat, alpha)


def _hits(painter: Painter, picture: BoardPicture, site: int, cells: int, alpha: int) -> None:
    """Draw the wounds that a shot would lay on a card: none where one is, or where no spot is."""
    for cell in bits(cells & picture.sites("spot") >> site * CELLS):
        wound = Piece("spot", site * CELLS + cell, "wound")
        if all(piece.kind not in ("wound", "snake") for piece in picture.at(wound.space, wound.site)):
            box = frontier_plan(painter.plan).cell(wound.site)
            draw_piece(painter, picture, wound, (float(box.centerx), float(box.centery)), alpha)


def _struck(painter: Painter, box: pygame.Rect, alpha: int) -> None:
    """Draw a cell that brings nothing any more."""
    radius, rim = max(2, round(0.18 * box.height)), painter.colour("paper-line")
    painter.kit.art.panel(painter.surface, box, painter.colour("paper-dark"), radius=radius, rim=rim, alpha=alpha)


def _cover(painter: Painter, box: pygame.Rect, seat: int, alpha: int) -> None:
    """Draw a cell that a soldier of a seat holds."""
    colours = painter.seat(seat)
    radius = max(2, round(0.18 * box.height))
    rim = max(1.0, 0.07 * box.height)
    painter.kit.art.panel(
        painter.surface, box, colours.body, radius=radius, rim=colours.light, rim_width=rim, alpha=alpha
    )
