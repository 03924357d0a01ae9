"""Throws before all eyes: where ships land, and which paths of a hex are struck."""

from __future__ import annotations

from math import atan2, pi

import pygame

from catan_desktop.present.models.board import RED
from catan_desktop.ui.geometry import Point, clamp, ease
from catan_desktop.ui.tables.board.stage import Act, Stage, light, ring
from catan_desktop.ui.theme import LEAST_TEXT

LOTS = 3
"""Numbers that are drawn for a landing."""
_ROLL = 0.45
"""The part of its time in which the die still rolls."""
_FACES = 6
_STRUCK = 3
"""Opposite faces of the die strike the same paths."""


def lot(stage: Stage, act: Act, share: float) -> None:
    """The numbers of a landing in a row over the middle: those drawn already, then the new one, which comes down."""
    painter, side, numbers = stage.painter, stage.side, act.cue.numbers
    middle = stage.middle
    radius = max(22.0, 0.6 * side)
    shown, gone = ease(clamp(share * 4, 0.0, 1.0)), clamp((share - 0.9) / 0.1, 0.0, 1.0)
    gone = gone if len(numbers) == LOTS else 0.0
    _plate(stage, middle, radius, act.cue.text, 1 - gone)
    for place in range(LOTS):
        x = middle[0] + (place - (LOTS - 1) / 2) * 2.5 * radius
        newest = place == len(numbers) - 1
        alpha = round(255 * (1 - gone) * (shown if newest else 1.0))
        if place >= len(numbers):
            painter.kit.art.circle(
                painter.surface, (x, middle[1]), radius, None, rim=painter.colour("dim"), rim_width=2.0
            )
            continue
        y = middle[1] - (1 - shown) * 1.2 * side if newest else middle[1]
        if newest:
            light(painter, (x, y), 1.8 * radius, painter.colour("fire"), 0.8 * (1 - gone) * shown)
        painter.sprite("token", (x, y), 2 * radius, alpha=alpha)
        if not gone:
            ink = "danger-on-paper" if numbers[place] in RED else "ink-dark"
            with painter.kit.audit.layer():
                painter.label(str(numbers[place]), (x, y), 1.05 * radius, ink)


def _plate(stage: Stage, middle: Point, radius: float, key: str, strength: float) -> None:
    """A dark band behind the numbers, and what they are for."""
    painter = stage.painter
    box = pygame.Rect(0, 0, round(8.2 * radius), round(4.1 * radius))
    box.center = (round(middle[0]), round(middle[1] - 0.45 * radius))
    art = painter.kit.art
    art.panel(painter.surface, box, painter.colour("panel"), radius=round(0.4 * radius), alpha=round(225 * strength))
    if key and strength >= 1:
        with painter.kit.audit.layer():
            painter.label(
                painter.tr(key), (middle[0], middle[1] - 1.75 * radius), max(LEAST_TEXT, 0.55 * radius), "gold-light"
            )


def roll(stage: Stage, act: Act, share: float) -> None:
    """The number that a seat rolls, beside it."""
    where = stage.where(act.cue.to)
    if where is None:
        return
    painter, radius = stage.painter, max(18.0, 0.45 * stage.side)
    x, y = where[0], where[1] - (1 - ease(clamp(share * 4, 0.0, 1.0))) * radius
    gone = clamp((share - 0.85) / 0.15, 0.0, 1.0)
    light(painter, (x, y), 1.9 * radius, painter.colour("gold-light"), 0.8 * (1 - gone))
    painter.sprite("token", (x, y), 2 * radius, alpha=round(255 * (1 - gone)))
    if not gone:
        with painter.kit.audit.layer():
            painter.label(str(act.cue.number), (x, y), 1.05 * radius, "ink-dark")


def losses(stage: Stage, act: Act, share: float) -> None:
    """The die over a hex; when it lies still, the two paths that it strikes flash."""
    painter, side, face = stage.painter, stage.side, act.cue.number
    where = stage.where(act.cue.to)
    if where is None:
        return
    rolling = share < _ROLL
    shown = 1 + (face + int(share * 22)) % _FACES if rolling else face
    gone = clamp((share - 0.9) / 0.1, 0.0, 1.0)
    hop = (1 - share / _ROLL) * 0.7 * side if rolling else 0.0
    if not rolling:
        flash = 0.5 + 0.5 * abs(1 - 2 * ((share - _ROLL) / (1 - _ROLL) * 2 % 1.0))
        for path in struck(stage, int(act.cue.to[1]), face):
            ends = [painter.plan.at(end) for end in stage.picture.board.ground.paths[path]]
            alpha = round(255 * flash * (1 - gone))
            painter.kit.art.line(painter.surface, ends, painter.colour("danger"), 0.26 * side, alpha=alpha // 2)
            painter.kit.art.line(painter.surface, ends, painter.colour("danger-light"), 0.12 * side, alpha=alpha)
        ring(painter, where, (0.5 + 0.6 * share) * side, painter.colour("danger-light"), 0.6 * (1 - share))
    painter.sprite(f"die-loss-{shown}", (where[0], where[1] - hop), 1.15 * side, alpha=round(255 * (1 - gone)))


def struck(stage: Stage, hex: int, face: int) -> tuple[int, ...]:
    """Return the two paths of a hex that a face of the die strikes; 1 is north-west, then clockwise."""
    ground = stage.picture.board.ground
    cx, cy = ground.tiles[hex].centre
    found = []
    for path, ((ax, ay), (bx, by)) in enumerate(ground.paths):
        dx, dy = (ax + bx) / 2 - cx, (ay + by) / 2 - cy
        if dx * dx + dy * dy > 1:
            continue
        turn = round((atan2(dy, dx) + 2 * pi / 3) / (pi / 3)) % _STRUCK
        if turn == (face - 1) % _STRUCK:
            found.append(path)
    return tuple(found)
