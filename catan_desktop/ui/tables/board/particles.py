"""The air over the board, such as snow that drifts or waves that break; what there is is said by the scenery.

It moves twelve times a second and in small boxes, so that a table at rest is not drawn again as a whole.
"""

from __future__ import annotations

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.painter import Painter, Particle
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


def restored(rects: list[pygame.Rect], scene: pygame.Surface, region: pygame.Surface) -> None:
    """Put the picture without air back where air was."""
    whole = scene.get_rect()
    for rect in rects:
        part = rect.clip(whole)
        if part.width and part.height:
            region.blit(scene, part, part)
