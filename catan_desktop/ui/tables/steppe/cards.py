"""The cards of attackers with all that lies on them, and the other cards of the table."""

from __future__ import annotations

import pygame

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import CardFace, VitalSpot
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.card_name import NAME, fitted_name, pitch
from catan_desktop.ui.geometry import Point, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.steppe.layout import FACE, TITLE, cell_in, frontier, frontier_plan
from catan_desktop.ui.tables.steppe.pieces import draw_figure
from catan_desktop.ui.text import Fitted, Style

_PICTURE = 124 / 330
"""The part of a card's drawing that its picture takes."""
_LEAST_NAME = 12
_LEAST_ROW = 10
"""Pixels of the line for name and trophy below which the name would leave it."""
_STRIP, _FOOT, _MOST_NAME = 0.755, 0.035, 0.52
"""Parts of the height of an open card: above the strip for its name, the rim below that, the most for the name."""
_STRIP_WIDE, _NAME_WIDE = 0.88, 0.985
"""Parts of its width: the strip for its name, and the most that a name may take."""


def ground(painter: Painter, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Return a card with its picture and its empty cells; kept."""

    def paint() -> pygame.Surface:
        wide, tall = size
        art = painter.kit.art
        source = art.sprite(face.picture, (4 * tall, tall), moving=painter.zooming)
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        cut, left = round(source.get_width() * _PICTURE), round(FACE * wide)
        shown = min(cut, left + round(0.02 * wide))
        sheet.blit(source, (0, 0), (0, 0, shown, tall))
        rest = source.subsurface((cut, 0, source.get_width() - cut, source.get_height()))
        sheet.blit(scaled(rest, (wide - shown, tall)), (shown, 0))
        for spot in face.spots:
            box = cell_in(pygame.Rect(0, 0, wide, tall), spot.cell)
            _cell(painter, sheet, box, spot)
        return sheet

    return painter.kit.art.cached(("steppe-card", face.kind, size, painter.kit.theme.name), paint)


def _cell(painter: Painter, sheet: pygame.Surface, box: pygame.Rect, spot: VitalSpot) -> None:
    """Draw an open cell: what it brings, once for each, and a skull where it is deadly."""
    art = painter.kit.art
    rim = painter.colour("danger-on-paper" if spot.deadly else "paper-line")
    radius = max(2, round(0.18 * box.height))
    fill = painter.colour("danger-light" if spot.deadly else "paper-light")
    art.panel(sheet, box, fill, radius=radius, rim=rim, rim_width=max(1.0, 0.05 * box.height))
    size = round(0.8 * box.height)
    things = [spot.picture] * spot.count + (["gw-skull"] if spot.deadly else [])
    pitch = min(size * 0.82, (box.width - size) / max(1, len(things) - 1)) if len(things) > 1 else 0.0
    for index, key in enumerate(things):
        small = round(0.78 * size) if key == "gw-skull" else size
        picture = art.sprite(key, small)
        x = box.centerx + (index - (len(things) - 1) / 2) * pitch
        sheet.blit(picture, picture.get_rect(center=(round(x), box.centery)))


def draw(painter: Painter, picture: BoardPicture, piece: Piece, where: Point, alpha: int = 255) -> None:
    """Draw a card of attackers around a pixel with what is printed on it, without what lies on it."""
    face = frontier(picture).ground.face(piece.kind)
    if face is None:
        return
    box = frontier_plan(painter.plan).rank(piece.site)
    box.center = (round(where[0]), round(where[1]))
    if not painter.visible(where, box.width):
        return
    painter.blit(ground(painter, face, box.size), box.topleft, alpha)
    if alpha < 200:
        return
    power = frontier(picture).powers[piece.site] or face.power
    _title(painter, box, face)
    _badge(painter, box, power, power > face.power)


def _badge(painter: Painter, box: pygame.Rect, power: int, more: bool) -> None:
    """Draw the power on the picture: the one number that its attack adds."""
    radius = max(10.0, 0.185 * box.height)
    where = (box.x + 1.22 * radius, box.bottom - 1.25 * radius)
    art = painter.kit.art
    fill, rim = painter.colour("danger-dark"), painter.colour("gold-light" if more else "paper-light")
    art.circle(painter.surface, where, radius, fill, rim=rim, rim_width=max(1.5, 0.12 * radius))
    painter.label(str(power), where, 1.35 * radius, "paper-light")


def _title(painter: Painter, box: pygame.Rect, face: CardFace) -> None:
    """Write the name where there is room, with ability and trophy at the end of the line."""
    kit = painter.kit
    row = pygame.Rect(box.x + round(FACE * box.width), box.y, 0, round(TITLE * box.height))
    row.width = box.right - row.x - round(0.06 * box.height)
    pixels = max(_LEAST_NAME, round(0.72 * row.height))
    middle = row.centery + round(0.015 * box.height)
    size = round(0.9 * row.height)
    count = str(face.trophy)
    wide = kit.text.size(count, NAME, pixels).width
    right = row.right - wide
    painter.label(count, (right, middle), pixels, "ink-dark", across=0.0)
    painter.sprite("gw-token-trophy", (right - 0.56 * size, middle), size)
    right -= round(1.2 * size)
    if face.mark:
        _mark(painter, face.mark, (right - 0.5 * size, middle), size)
        right -= round(1.2 * size)
    name = painter.tr(face.name)
    if row.height < _LEAST_ROW:
        return
    if kit.text.size(name, NAME, pixels).width <= right - row.x:
        painter.label(name, (row.x + 2, middle), pixels, "ink-dark", across=0.0)


def _mark(painter: Painter, key: str, where: Point, size: float) -> None:
    if key.startswith("icon-"):
        icon = painter.kit.icon(key.removeprefix("icon-"), round(size), "danger-on-paper")
        painter.blit(icon, (where[0] - icon.get_width() / 2, where[1] - icon.get_height() / 2))
    else:
        painter.sprite(key, where, size)


def name_on(painter: Painter, name: str, room: tuple[int, int]) -> tuple[Fitted, Style] | None:
    """Return the lines of a name that fit on a card with this room; None where none do."""
    return fitted_name(painter.kit.text, name, round(_NAME_WIDE * room[0]), _MOST_NAME * room[1])


def _without_strip(face: pygame.Surface) -> pygame.Surface:
    """Return the picture of a card without the strip for its name: its top and, below that, its foot."""
    wide, tall = face.get_size()
    top, foot = round(_STRIP * tall), round(_FOOT * tall)
    cut = pygame.Surface((wide, top + foot), pygame.SRCALPHA)
    cut.blit(face, (0, 0), (0, 0, wide, top))
    cut.blit(face, (0, top), (0, tall - foot, wide, foot))
    return cut


def _written(painter: Painter, named: Fitted, style: Style, box: pygame.Rect) -> None:
    """Write a name on the strip of a card; one that is too large for it has a plate that covers it."""
    if len(named.lines) > 1 or named.size.width > _STRIP_WIDE * box.width:
        plated(painter, named, style, (box.centerx, box.bottom - round(_FOOT * box.height)), box.width)
    else:
        painter.label(named.lines[0], (box.centerx, box.y + 0.885 * box.height), named.pixels, "ink-dark", style.font)


def plated(painter: Painter, named: Fitted, style: Style, bottom: tuple[int, int], width: int) -> None:
    """Write a name on a plate of a width, or of its own where that is more, whose lower edge has its middle there."""
    plate = pygame.Rect(0, 0, max(width, named.size.width + 4), pitch(named) * len(named.lines) + 4)
    plate.midbottom = bottom
    painter.kit.art.panel(painter.surface, plate, painter.colour("paper-light"), radius=3)
    for index, line in enumerate(named.lines):
        y = plate.centery + (index - (len(named.lines) - 1) / 2) * pitch(named)
        painter.label(line, (plate.centerx, y), named.pixels, "ink-dark", style.font)


def open_card(painter: Painter, picture: BoardPicture, piece: Piece, where: Point, alpha: int = 255) -> None:
    """Draw an open card around a pixel, with its name where there is room, and with the sign of its seat."""
    box = frontier_plan(painter.plan).card(0, 0)
    face = painter.kit.art.sprite(piece.kind, box.size, moving=painter.zooming)
    key = frontier(picture).ground.title(piece.kind)
    named = name_on(painter, painter.tr(key), frontier_plan(painter.plan).named(0, 0).size) if key else None
    drawn = face if named is not None or not key else _without_strip(face)
    box = face.get_rect(center=(round(where[0]), round(where[1])))
    painter.blit(drawn, drawn.get_rect(center=box.center).topleft, alpha)
    if named is not None and alpha >= 200:
        _written(painter, *named, box)
    if piece.seat != NOBODY:
        size = 0.3 * box.height
        at = (where[0] + box.width / 2 - 0.4 * size, where[1] - box.height / 2 + 0.44 * size)
        draw_figure(painter, "leader", piece.seat, at, size, alpha)
