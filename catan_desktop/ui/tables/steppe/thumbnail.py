"""The frontier in a small picture: the field, the wall by its levels, who stands before it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.frontier import CELLS, ROWS
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.steppe.layout import frontier
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

_WALL = 0.36
"""Height of a wall in widths of a section."""


def small(kit: Kit, surface: pygame.Surface, picture: BoardPicture, seat: Callable[[int], SeatColours]) -> None:
    """Draw the frontier so that it fills a surface."""
    board, (wide, tall) = frontier(picture), surface.get_size()
    field = kit.art.sprite("gw-field", (10**5, tall))
    if field.get_width() < wide:
        field = kit.art.sprite("gw-field", (wide, 10**5))
    surface.blit(field, ((wide - field.get_width()) // 2, min(0, tall - field.get_height())))
    third = wide / len(board.sections)
    size = (round(third) + 1, max(1, min(round(third * _WALL), round(0.42 * tall))))
    foot = round(0.86 * tall)
    pygame.draw.rect(surface, kit.colour("sand-wet"), (0, foot - size[1] // 6, wide, tall))
    for number, section in enumerate(board.sections):
        wall = kit.art.sprite(f"gw-wall-{section.level}", (size[0], 10**5))
        at = (round(number * third), foot - round(0.86 * wall.get_height()))
        surface.blit(wall, at)
        _ranks(kit, surface, picture, number, pygame.Rect(at[0], 0, size[0], max(1, foot - wall.get_height())))
    _mask(kit, surface)
    for number in range(len(board.sections)):
        here = [piece for post in (number + 1, number + 4) for piece in picture.at("post", post)]
        radius = max(1.5, 0.018 * wide)
        for index, piece in enumerate(here[:8]):
            where = (number * third + (index + 1) * third / 9, foot + 0.06 * tall)
            kit.art.circle(surface, where, radius, seat(piece.seat).body, rim=kit.colour("snow"), rim_width=1.0)


def _ranks(kit: Kit, surface: pygame.Surface, picture: BoardPicture, number: int, box: pygame.Rect) -> None:
    """A red plate for each card, green where more than half of it is covered."""
    tall = box.height / (ROWS + 0.6)
    for row in range(ROWS):
        site = number * ROWS + row
        if not picture.at("rank", site):
            continue
        cells = picture.sites("spot") >> site * CELLS & 0xFF
        covered = {piece.site for piece in picture.at("spot") if piece.site // CELLS == site}
        ink = "good-dark" if 2 * len(covered) > cells.bit_count() else "danger-dark"
        plate = pygame.Rect(0, 0, round(0.66 * box.width), max(2, round(0.7 * tall)))
        plate.center = (box.centerx, round(box.bottom - (row + 0.5) * tall))
        kit.art.panel(surface, plate, kit.colour(ink), radius=3, rim=kit.colour("paper-light"), rim_width=1.0)


def _mask(kit: Kit, surface: pygame.Surface) -> None:
    """Round the corners."""
    mask = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    kit.art.panel(mask, mask.get_rect(), (255, 255, 255), radius=kit.px("radius"))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
