"""The great moments, an alarm or a disaster, and how the end of the game lights the board."""

from __future__ import annotations

from math import hypot

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Colour, clamp, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import Act, Stage, faded, light, ring
from catan_desktop.ui.widgets import Kit

ENDING_SECONDS = 2.4
"""How long the light of the end takes to fill the board."""
_DIM = 0.62


def moment(stage: Stage, act: Act, share: float) -> None:
    """The view darkens at its edges, and a horn calls from the place."""
    painter, side = stage.painter, stage.side
    where = stage.where(act.cue.to)
    dark = clamp(min(share * 5, (1 - share) * 4), 0.0, 1.0)
    dim(painter, dark * _DIM)
    if where is None:
        return
    alarm = act.cue.sprite == "alarm"
    ink = painter.colour("fire" if alarm else "danger")
    reach = 2.4 if alarm else 2.0
    light(painter, where, reach * side, ink, (0.7 if alarm else 0.3) * dark)
    for index in range(3):
        part = clamp(share * (1.5 if alarm else 3.2) - 0.22 * index, 0.0, 1.0)
        if 0 < part < 1:
            ring(painter, where, (0.3 + 2.6 * part) * side, painter.colour("paper-light"), 0.7 * (1 - part))


def dim(painter: Painter, strength: float) -> None:
    """Darken towards the edges of what is drawn on."""
    plan = painter.plan
    box = pygame.Rect(round(plan.left), round(plan.top), round(plan.width), round(plan.height))
    if plan.zoom != 1.0:
        box = painter.surface.get_rect()
    faded(
        painter,
        ("board-dim", box.size, painter.colour("veil")),
        lambda: _vignette(box.size, painter.colour("veil")),
        box.topleft,
        strength,
    )


def _vignette(size: tuple[int, int], ink: Colour) -> pygame.Surface:
    """Clear in the middle, dark at the edges; drawn small and stretched."""
    small = pygame.Surface((48, 36), pygame.SRCALPHA)
    for x in range(48):
        for y in range(36):
            far = hypot((x - 23.5) / 24, (y - 17.5) / 18)
            small.set_at((x, y), (*ink, round(255 * clamp((far - 0.25) / 0.95, 0.12, 1.0))))
    return scaled(small, size)


class Ending:
    """The light of the end: each landscape has its own."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.kind = ""
        self.age = 0.0
        self._clock = 0.0

    @property
    def moving(self) -> bool:
        """Return whether it still grows."""
        return bool(self.kind) and self.age < 1.0

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn what is shown now."""
        if picture.light != self.kind:
            self.kind = picture.light
            self.age = 1.0 if at_once else 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not self.moving:
            return False
        pace = 4.0 if self._kit.reduced_motion else 1.0
        self.age = min(1.0, self.age + seconds * pace / ENDING_SECONDS)
        self._clock += seconds
        return True

    def finish(self) -> None:
        """Be at the end."""
        self.age = 1.0

    def draw(self, painter: Painter, picture: BoardPicture) -> None:
        """Draw it over the board."""
        if not self.kind or self.age <= 0:
            return
        ending = painter.scenery.endings.get(self.kind)
        if ending is not None:
            ending(painter, picture, self.age, 0.0 if self._kit.reduced_motion else self._clock)
