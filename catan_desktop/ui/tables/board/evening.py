"""The evening that falls on the landscape when the end of a game may be near."""

from __future__ import annotations

import pygame

from catan_desktop.ui.geometry import lerp, scaled
from catan_desktop.ui.widgets import Kit

STEPS = 6
"""In which it comes: the landscape is painted anew in each."""
EVENING_SECONDS = 3.0
_LIGHT = ((78, 30, 108, 105), (190, 70, 52, 66))
"""Red, green, blue and strength at the top and at the foot, when it is there; what is played on keeps its colours."""
_ROWS = 32


class Evening:
    """How far it has come."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._late: bool | None = None
        self._age = 0.0
        self.steps = 0
        """Of `STEPS`."""

    @property
    def moving(self) -> bool:
        """Return whether it comes or goes."""
        return self.steps != self._wanted

    @property
    def _wanted(self) -> int:
        return STEPS if self._late else 0

    def see(self, *, late: bool, at_once: bool) -> None:
        """Learn whether the end may be near; it was so before a table opens."""
        before, self._late = self._late, late
        if before is None or at_once or self._kit.reduced_motion:
            self.steps = self._wanted

    def update(self, seconds: float) -> bool:
        """Let time pass; True where it has come or gone a step."""
        self._age = self._age + seconds if self.moving else 0.0
        if self._age < EVENING_SECONDS / STEPS:
            return False
        self._age = 0.0
        self.steps += 1 if self._late else -1
        return True


def dim(surface: pygame.Surface, steps: int) -> None:
    """Put the light of the evening on a landscape."""
    if not steps:
        return
    column = pygame.Surface((1, _ROWS), pygame.SRCALPHA)
    for y in range(_ROWS):
        red, green, blue, strength = (lerp(top, foot, y / (_ROWS - 1)) for top, foot in zip(*_LIGHT, strict=True))
        column.set_at((0, y), (round(red), round(green), round(blue), round(strength * steps / STEPS)))
    surface.blit(scaled(column, surface.get_size()), (0, 0))
