"""Harbours: two piers, a ship at their end whose sail shows what it trades in, and the rate on a tag."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.board import HarbourMark, HexGround
from catan_desktop.ui.geometry import Point, aside_of, lerp
from catan_desktop.ui.tables.board.painter import Painter

REACH = 0.72
"""Sides by which the ship lies off the edge of the land."""
_SHIP = 1.12
"""Height of the ship in sides."""
_SAIL = (0.03, -0.17, 0.27)
"""Middle of the sail from the middle of the ship, and half its width, in heights of the ship."""
_TAG = 0.30
"""Height of the figures of the rate, in sides."""
_LEVEL = 0.1
_READABLE = 34.0
"""Height of a ship in pixels from which on there is room for a sign on its sail above the rate."""
ANY = "any"


def draw(painter: Painter, ground: HexGround) -> None:
    """Draw all harbours, the piers below the ships."""
    for mark in ground.harbours:
        _piers(painter, mark)
    for mark in ground.harbours:
        _ship(painter, mark)


def middle_of(mark: HarbourMark) -> Point:
    """The middle of the ship in sides."""
    (ax, ay), (bx, by) = mark.ends
    out = REACH * mark.size
    return ((ax + bx) / 2 + mark.outward[0] * out, (ay + by) / 2 + mark.outward[1] * out)


def _piers(painter: Painter, mark: HarbourMark) -> None:
    """Planks from the ship to both intersections that may trade here."""
    ship, side = painter.plan.at(middle_of(mark)), painter.plan.side * mark.size
    berth = (ship[0], ship[1] + 0.3 * side)
    wood, light, dark = (painter.colour(ink) for ink in ("pier", "pier-light", "pier-dark"))
    art = painter.kit.art
    for end in mark.ends:
        corner = painter.plan.at(end)
        near = (lerp(corner[0], berth[0], 0.08), lerp(corner[1], berth[1], 0.08))
        far = (lerp(corner[0], berth[0], 0.86), lerp(corner[1], berth[1], 0.86))
        below = 0.05 * side
        sunk = ((near[0], near[1] + below), (far[0], far[1] + below))
        art.line(painter.surface, sunk, painter.colour("sea-deep"), 0.17 * side, alpha=120)
        art.line(painter.surface, (near, far), dark, 0.17 * side)
        art.line(painter.surface, (near, far), wood, 0.12 * side)
        aside = aside_of(near, far, 0.06 * side)
        for step in range(1, 6):
            x, y = lerp(near[0], far[0], step / 6), lerp(near[1], far[1], step / 6)
            plank = ((x - aside[0], y - aside[1]), (x + aside[0], y + aside[1]))
            art.line(painter.surface, plank, dark, max(1.0, 0.022 * side))
        for way in (-1, 1):
            post = (far[0] + way * 1.25 * aside[0], far[1] + way * 1.25 * aside[1])
            art.circle(painter.surface, post, max(1.5, 0.05 * side), light, rim=dark, rim_width=max(1.0, 0.02 * side))


def _ship(painter: Painter, mark: HarbourMark) -> None:
    """The ship, what it carries on its sail, and the rate below it."""
    x, y = painter.plan.at(middle_of(mark))
    side = painter.plan.side * mark.size
    tall = max(34.0 * mark.size, _SHIP * side)
    y -= 0.1 * side
    painter.sprite("harbour-ship" if mark.resource == ANY else f"harbour-ship-{mark.resource}", (x, y), tall)
    dx, dy, half = (part * tall for part in _SAIL)
    if mark.resource == ANY and tall >= _READABLE:
        painter.label("?", (x + dx, y + dy), max(13.0, 1.5 * half), "ink-dark")
    elif mark.resource != ANY:
        painter.sprite(f"resource-{mark.resource}", (x + dx, y + dy), 1.75 * half)
    away = -0.5 if mark.outward[1] < -_LEVEL else 0.45  # on the side where no piece stands before it
    _tag(painter, f"{mark.rate}:1", (x, y + away * tall), _TAG * (1.0 + mark.size) / 2)


def _tag(painter: Painter, words: str, centre: Point, tall: float) -> None:
    """Draw the rate, its figures `tall` sides high."""
    pixels = max(12, round(tall * painter.plan.side))
    box = pygame.Rect(0, 0, round(2.35 * pixels), round(1.3 * pixels))
    box.center = (round(centre[0]), round(centre[1]))
    painter.kit.art.panel(
        painter.surface,
        box,
        painter.colour("paper-light"),
        painter.colour("paper-dark"),
        radius=box.height // 2,
        rim=painter.colour("paper-line"),
        rim_width=max(1.0, 0.03 * painter.plan.side),
    )
    painter.label(words, box.center, pixels, "ink-dark")
