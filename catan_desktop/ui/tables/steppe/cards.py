"""The cards of attackers with all that lies on them."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import ROWS, CardFace, VitalSpot
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.card_name import fitted_name, pitch
from catan_desktop.ui.geometry import Point, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.steppe.layout import FACE, NAMED, TITLE, cell_in, frontier, frontier_plan

_PICTURE = 124 / 330
"""The part of a card's drawing that its picture takes."""
_SKULL = 0.5
"""The size of the skull on a deadly cell, in heights of it."""
_LEAST_ROW = 10
"""Pixels of the line for the trophy below which no name has room."""


def ground(painter: Painter, face: CardFace, size: tuple[int, int], *, near: bool) -> pygame.Surface:
    """Return a card with its empty cells, the nearest one with its picture; kept."""

    def paint() -> pygame.Surface:
        wide, tall = size
        art, sheet = painter.kit.art, pygame.Surface(size, pygame.SRCALPHA)
        if near:
            source = art.sprite(face.picture, (4 * tall, tall), moving=painter.zooming)
            cut, left = round(source.get_width() * _PICTURE), round(FACE * wide)
            shown = min(cut, left + round(0.02 * wide))
            sheet.blit(source, (0, 0), (0, 0, shown, tall))
            rest = source.subsurface((cut, 0, source.get_width() - cut, source.get_height()))
            sheet.blit(scaled(rest, (wide - shown, tall)), (shown, 0))
        else:
            light, dark, rim = (painter.colour(ink) for ink in ("paper-light", "paper", "danger-dark"))
            art.panel(sheet, sheet.get_rect(), light, dark, radius=round(0.12 * tall), rim=rim, rim_width=0.05 * tall)
        for spot in face.spots:
            _cell(painter, sheet, cell_in(pygame.Rect(0, 0, wide, tall), spot.cell, near=near), spot)
        return sheet

    return painter.kit.art.cached(("steppe-card", face.kind, size, near, painter.kit.theme.name), paint)


def _cell(painter: Painter, sheet: pygame.Surface, box: pygame.Rect, spot: VitalSpot) -> None:
    """Draw an open cell: what it brings, once for each, side by side; a skull in its corner where it is deadly."""
    art = painter.kit.art
    rim = painter.colour("danger-on-paper" if spot.deadly else "paper-line")
    radius = max(2, round(0.18 * box.height))
    fill = painter.colour("danger-light" if spot.deadly else "paper-light")
    art.panel(sheet, box, fill, radius=radius, rim=rim, rim_width=max(1.0, 0.05 * box.height))
    for thing in things_in(box, spot.count):
        picture = art.sprite(spot.picture, thing.width)
        sheet.blit(picture, picture.get_rect(center=thing.center))
    if spot.deadly:
        skull = art.sprite("gw-skull", round(_SKULL * box.height))
        sheet.blit(skull, skull.get_rect(topright=(box.right, box.top)))


def things_in(cell: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the boxes of what a cell brings, side by side so that they can be counted."""
    size = min(round(0.8 * cell.height), round(0.94 * cell.width / count))
    left = cell.centerx - count * size / 2
    return [pygame.Rect(round(left + index * size), cell.centery - size // 2, size, size) for index in range(count)]


def draw(painter: Painter, picture: BoardPicture, piece: Piece, where: Point, alpha: int = 255) -> None:
    """Draw a card of attackers around a pixel with what is printed on it, without what lies on it."""
    face = frontier(picture).ground.face(piece.kind)
    if face is None:
        return
    box = frontier_plan(painter.plan).rank(piece.site)
    box.center = (round(where[0]), round(where[1]))
    if not painter.visible(where, box.width):
        return
    near = not piece.site % ROWS
    painter.blit(ground(painter, face, box.size, near=near), box.topleft, alpha)
    if alpha < 200:
        return
    power = frontier(picture).powers[piece.site] or face.power
    radius = (0.17 if near else 0.27) * box.height
    (_title if near else _beside)(painter, box, face)
    low = box.bottom - 1.25 * radius if near else box.centery
    _badge(painter, (box.x + 1.25 * radius, low), max(10.0, radius), power, more=power > face.power)


def _badge(painter: Painter, where: Point, radius: float, power: int, *, more: bool) -> None:
    """Draw the power: the one number that its attack adds."""
    art = painter.kit.art
    fill, rim = painter.colour("danger-dark"), painter.colour("gold-light" if more else "paper-light")
    art.circle(painter.surface, where, radius, fill, rim=rim, rim_width=max(1.5, 0.12 * radius))
    painter.label(str(power), where, 1.35 * radius, "paper-light")


def _title(painter: Painter, box: pygame.Rect, face: CardFace) -> None:
    """Write the name above the cells, with ability and trophy at the end of the line."""
    left, tall = box.x + round((FACE + 0.05) * box.width), TITLE * box.height
    size, middle = 0.64 * tall, box.y + 0.54 * tall
    right = painter.label(str(face.trophy), (box.right - 0.3 * tall, middle), size, "ink-dark", across=1.0).left
    painter.sprite("gw-token-trophy", (right - 0.56 * size, middle), size)
    right -= round(1.2 * size)
    if face.mark:
        _mark(painter, face.mark, (right - 0.5 * size, middle), size)
        right -= round(1.4 * size)
    room = pygame.Rect(left, round(box.y + 0.05 * box.height), right - left, round(tall - 0.05 * box.height))
    if tall >= _LEAST_ROW:
        _name(painter, face, room)


def _name(painter: Painter, face: CardFace, room: pygame.Rect) -> None:
    """Write the name of a card in a room, from the left, in as many lines as it takes there."""
    found = fitted_name(painter.kit.text, painter.tr(face.name), room.width, room.height)
    if found is None:
        return
    named, style = found
    for index, line in enumerate(named.lines):
        y = room.centery + (index - (len(named.lines) - 1) / 2) * pitch(named)
        painter.label(line, (room.x, y), named.pixels, "ink-dark", style.font, across=0.0)


def _beside(painter: Painter, box: pygame.Rect, face: CardFace) -> None:
    """Write the name of a far card beside its cells, below it ability and trophy."""
    tall = box.height
    left, size = box.x + round(0.7 * tall), 0.27 * tall
    room = pygame.Rect(left, box.y + round(0.06 * tall), 0, round(0.94 * tall - 1.27 * size))
    room.width = box.x + round(NAMED * box.width) - round(0.1 * tall) - left
    if size >= _LEAST_ROW:
        _name(painter, face, room)
    y = box.bottom - 0.75 * size
    painter.sprite("gw-token-trophy", (left + 0.5 * size, y), size)
    end = painter.label(str(face.trophy), (left + 1.15 * size, y), size, "ink-dark", across=0.0).right
    if face.mark:
        _mark(painter, face.mark, (end + 0.9 * size, y), 1.05 * size)


def _mark(painter: Painter, key: str, where: Point, size: float) -> None:
    if key.startswith("icon-"):
        icon = painter.kit.icon(key.removeprefix("icon-"), round(size), "danger-on-paper")
        painter.blit(icon, (where[0] - icon.get_width() / 2, where[1] - icon.get_height() / 2))
    else:
        painter.sprite(key, where, size)
