"""Smoke that rises from the hexes that have fallen."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from random import Random

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import glow

_PUFFS, _SECONDS, _LEVELS = 5, 4.2, 5
_RISE = 0.95
"""Sides that a puff rises."""


def air(painter: Painter, picture: BoardPicture, now: float) -> Iterator[Particle]:
    """Return the puffs over every hex that yields nothing, at a moment."""
    side = painter.plan.side
    for fallen in picture.pieces:
        if (fallen.space, fallen.kind) != ("hex", "conquered"):
            continue
        x, y = painter.plan.at(picture.board.ground.tiles[fallen.site].centre)
        for index in range(_PUFFS):
            age = now / _SECONDS + index / _PUFFS + 0.37 * fallen.site
            luck, part = Random(fallen.site * 97 + index * 31 + int(age)), age % 1.0
            level = round(sin(pi * part) * _LEVELS)
            if not level:
                continue
            radius = max(3, round(side * (0.12 + 0.16 * part)))
            across = (luck.uniform(-0.62, 0.62) + 0.24 * part) * side
            where = (x + across, y + (0.1 - _RISE * part) * side)
            yield glow(painter, where, radius, "shadow", 0.5 * level / _LEVELS)
