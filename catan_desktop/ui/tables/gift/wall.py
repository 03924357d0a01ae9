"""The Wall: four sections of five numbered posts, the guards on them, the cracks of the breaches."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.watch import WallSection, WatchNorth
from catan_desktop.ui.tables.board.brush import Brush
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.plan import POSTS, SECTIONS

GUARD = 0.62
"""Height of a guard in sides."""
_CRACKED = 3


def crack_key(cracks: int) -> str:
    """The picture of a section that was breached so often."""
    return f"wall-breach-{min(cracks + 1, _CRACKED)}"


def draw_ground(brush: Brush) -> None:
    """Draw the stones."""
    for index in range(SECTIONS):
        box = brush.plan.section(index)
        if brush.visible(box.center, box.width):
            brush.blit(brush.stretched(f"wall-section-{index + 1}", box.size), box.topleft)


def draw_bounds(brush: Brush) -> None:
    """Draw the towers between the sections."""
    side = brush.plan.side
    art = brush.kit.art
    for index in range(SECTIONS + 1):
        box = brush.plan.section(index)
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


def draw_life(brush: Brush, north: WatchNorth) -> None:
    """Draw cracks, then guards and the numbers of free posts."""
    for index, section in enumerate(north.sections):
        box = brush.plan.section(index)
        if section.cracks and brush.visible(box.center, box.width):
            brush.blit(brush.stretched(crack_key(section.cracks), box.size), box.topleft, 255)
    for index, section in enumerate(north.sections):
        _posts(brush, index, section)
    draw_bounds(brush)


def _posts(brush: Brush, index: int, section: WallSection) -> None:
    box = brush.plan.section(index)
    for post in range(POSTS):
        x, y = brush.plan.post(index, post)
        owner = section.posts[post]
        if owner is None:
            brush.label(str(post + 1), (x, box.top + 0.4 * box.height), 0.25 * brush.plan.side, "mountain")
        else:
            draw_guard(brush, (x, y), owner)


def draw_guard(brush: Brush, where: tuple[float, float], seat: int, *, alpha: int = 255) -> None:
    """Draw a guard on his post."""
    side = brush.plan.side
    brush.standing("piece-guard", where, GUARD * side, seat=seat, alpha=alpha)
    if brush.shapes:
        mark = (where[0] - 0.03 * side, where[1] - 0.19 * side)
        seat_mark(brush, seat, mark, max(LEAST_MARK, 0.068 * side), alpha)
