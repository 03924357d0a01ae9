"""The Wall: four sections of five numbered posts, the guards on them, the cracks of the breaches."""

from __future__ import annotations

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.gift.layout import POSTS, SECTIONS, north

GUARD_KIND, CRACK = "guard", "crack"
GUARD = 0.8
"""Height of a guard in sides ..."""
_POST = 0.46
"""... and of the recess in which one can stand."""
_CRACKED = 3


def crack_key(cracks: int) -> str:
    """Return the picture of a section that was breached `cracks` times."""
    return f"wall-breach-{min(cracks + 1, _CRACKED)}"


def draw_ground(painter: Painter) -> None:
    """Draw the stones."""
    for index in range(SECTIONS):
        box = north(painter.plan).section(index)
        if painter.visible(box.center, box.width):
            painter.blit(painter.stretched(f"wall-section-{index + 1}", box.size), box.topleft)


def draw_bounds(painter: Painter) -> None:
    """Draw the towers between the sections."""
    side = painter.plan.side
    art = painter.kit.art
    for index in range(SECTIONS + 1):
        box = north(painter.plan).section(index)
        x, top, low = box.left, box.top - 0.06 * side, box.bottom + 0.02 * side
        half = 0.07 * side
        pillar = pygame.Rect(round(x - half), round(top), max(3, round(2 * half)), round(low - top))
        light, dark = painter.colour("wall-light"), painter.colour("wall-dark")
        rim = max(1.0, 0.025 * side)
        art.panel(painter.surface, pillar, light, dark, radius=max(1, round(0.3 * half)), rim=dark, rim_width=rim)
        cap = pillar.inflate(round(0.9 * half), 0)
        cap.height = max(3, round(0.15 * side))
        cap.bottom = pillar.top + cap.height // 2
        art.panel(
            painter.surface,
            cap,
            (255, 255, 255),
            painter.colour("snow-shade"),
            radius=cap.height // 2,
            rim=dark,
            rim_width=rim,
        )


def cracks(picture: BoardPicture, section: int) -> int:
    """Return how often a section was breached."""
    return sum(piece.kind == CRACK for piece in picture.at("section", section))


def draw_life(painter: Painter, picture: BoardPicture) -> None:
    """Draw cracks, then free posts and guards."""
    for index in range(SECTIONS):
        box = north(painter.plan).section(index)
        broken = cracks(picture, index)
        if broken and painter.visible(box.center, box.width):
            painter.blit(painter.stretched(crack_key(broken), box.size), box.topleft, 255)
    for index in range(SECTIONS):
        _posts(painter, picture, index)
    draw_bounds(painter)


def _posts(painter: Painter, picture: BoardPicture, index: int) -> None:
    owners = {piece.slot: piece.seat for piece in picture.at("section", index) if piece.kind == GUARD_KIND}
    for post in range(POSTS):
        x, y = north(painter.plan).post(index, post)
        if post not in owners:
            painter.standing("post-empty", (x, y), _POST * painter.plan.side, alpha=190)
        else:
            draw_guard(painter, (x, y), owners[post])


def draw_guard(painter: Painter, where: tuple[float, float], seat: int, *, alpha: int = 255) -> None:
    """Draw a guard on his post."""
    side = painter.plan.side
    painter.standing("piece-guard", where, GUARD * side, seat=seat, alpha=alpha)
    mark = (where[0] - 0.03 * side, where[1] - 0.25 * side)
    seat_mark(painter, seat, mark, max(LEAST_MARK, 0.08 * side), alpha)
