"""The Wall: four sections of five numbered posts, the guards on them, the cracks of the breaches."""

from __future__ import annotations

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Brush
from catan_desktop.ui.tables.gift.layout import POSTS, SECTIONS, north

GUARD_KIND, CRACK = "guard", "crack"
GUARD = 0.62
"""Height of a guard in sides."""
_CRACKED = 3


def crack_key(cracks: int) -> str:
    """The picture of a section that was breached so often."""
    return f"wall-breach-{min(cracks + 1, _CRACKED)}"


def draw_ground(brush: Brush) -> None:
    """Draw the stones."""
    for index in range(SECTIONS):
        box = north(brush.plan).section(index)
        if brush.visible(box.center, box.width):
            brush.blit(brush.stretched(f"wall-section-{index + 1}", box.size), box.topleft)


def draw_bounds(brush: Brush) -> None:
    """Draw the towers between the sections."""
    side = brush.plan.side
    art = brush.kit.art
    for index in range(SECTIONS + 1):
        box = north(brush.plan).section(index)
        x, top, low = box.left, box.top - 0.06 * side, box.bottom + 0.02 * side
        half = 0.07 * side
        pillar = pygame.Rect(round(x - half), round(top), max(3, round(2 * half)), round(low - top))
        light, dark = brush.colour("wall-light"), brush.colour("wall-dark")
        rim = max(1.0, 0.025 * side)
        art.panel(brush.surface, pillar, light, dark, radius=max(1, round(0.3 * half)), rim=dark, rim_width=rim)
        cap = pillar.inflate(round(0.9 * half), 0)
        cap.height = max(3, round(0.15 * side))
        cap.bottom = pillar.top + cap.height // 2
        art.panel(
            brush.surface,
            cap,
            (255, 255, 255),
            brush.colour("snow-shade"),
            radius=cap.height // 2,
            rim=dark,
            rim_width=rim,
        )


def cracks(picture: BoardPicture, section: int) -> int:
    """How often a section was breached."""
    return sum(piece.kind == CRACK for piece in picture.at("section", section))


def draw_life(brush: Brush, picture: BoardPicture) -> None:
    """Draw cracks, then guards and the numbers of free posts."""
    for index in range(SECTIONS):
        box = north(brush.plan).section(index)
        broken = cracks(picture, index)
        if broken and brush.visible(box.center, box.width):
            brush.blit(brush.stretched(crack_key(broken), box.size), box.topleft, 255)
    for index in range(SECTIONS):
        _posts(brush, picture, index)
    draw_bounds(brush)


def _posts(brush: Brush, picture: BoardPicture, index: int) -> None:
    box = north(brush.plan).section(index)
    owners = {piece.slot: piece.seat for piece in picture.at("section", index) if piece.kind == GUARD_KIND}
    for post in range(POSTS):
        x, y = north(brush.plan).post(index, post)
        if post not in owners:
            brush.label(str(post + 1), (x, box.top + 0.4 * box.height), 0.25 * brush.plan.side, "mountain")
        else:
            draw_guard(brush, (x, y), owners[post])


def draw_guard(brush: Brush, where: tuple[float, float], seat: int, *, alpha: int = 255) -> None:
    """Draw a guard on his post."""
    side = brush.plan.side
    brush.standing("piece-guard", where, GUARD * side, seat=seat, alpha=alpha)
    if brush.shapes:
        mark = (where[0] - 0.03 * side, where[1] - 0.19 * side)
        seat_mark(brush, seat, mark, max(LEAST_MARK, 0.068 * side), alpha)
