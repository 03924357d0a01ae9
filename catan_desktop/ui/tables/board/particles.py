"""The air over the board, such as snow that drifts or waves that break; what there is is said by the scenery.

It moves twelve times a second and in small boxes, so that a table at rest is not drawn again as a whole.
"""

from __future__ import annotations

from math import ceil

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Kit

TICK = 1 / 12
"""Seconds from one picture of the air to the next."""


class Air:
    """Knows what is in the air at each moment; `live` says whether there is any."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._clock = 0.0
        self.tick = 0
        self._key: object = None
        self._particles: list[Particle] = []
        self.on = False
        """The board is the table's, and the player wants things to move."""

    @property
    def live(self) -> bool:
        """Return whether anything moves."""
        return self.on and not self._kit.reduced_motion

    def update(self, seconds: float) -> bool:
        """Let time pass; True when the air has changed."""
        if not self.live:
            return False
        self._clock += seconds
        tick = int(self._clock / TICK)
        changed = tick != self.tick
        self.tick = tick
        return changed

    def particles(self, painter: Painter, picture: BoardPicture) -> list[Particle]:
        """Everything in the air now, those behind first."""
        if not self.live:
            return []
        region = painter.surface.get_rect()
        key = (self.tick, painter.plan, region.size, painter.kit.theme)
        if key != self._key:
            found = painter.scenery.air(painter, picture, self.tick * TICK, self.tick)
            self._key, self._particles = key, [particle for particle in found if region.colliderect(particle.box)]
        return self._particles


def glow(painter: Painter, where: Point, radius: int, ink: Ink, strength: float) -> Particle:
    """Return a soft light or a puff around a point; all that look alike share one picture."""
    strength, colour = round(strength, 2), painter.colour(ink)

    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        painter.kit.art.glow(picture, (radius, radius), radius, colour, strength)
        return picture

    picture = painter.kit.art.cached(("air-glow", radius, colour, strength), paint)
    return Particle(picture, (round(where[0] - radius), round(where[1] - radius)))


def flake(painter: Painter, radius: float, ink: Ink, alpha: int) -> pygame.Surface:
    """Return the picture of a small disc; its radius is a multiple of half a pixel."""
    radius, colour = round(radius * 2) / 2, painter.colour(ink)
    half = ceil(radius) + 1

    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        painter.kit.art.circle(picture, (half, half), radius, colour, alpha=alpha)
        return picture

    return painter.kit.art.cached(("air-flake", radius, colour, alpha), paint)


def restored(rects: list[pygame.Rect], scene: pygame.Surface, region: pygame.Surface) -> None:
    """Put the picture without air back where air was."""
    whole = scene.get_rect()
    for rect in rects:
        part = rect.clip(whole)
        if part.width and part.height:
            region.blit(scene, part, part)
