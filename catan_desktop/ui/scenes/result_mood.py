"""The mood of an ending: its picture, near and far, and what drifts over it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import dusk, far, fill
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Kit, Widget

_MOTES = 46
_FRAME = 1 / 30


@dataclass(frozen=True, slots=True)
class Drift:
    """What is in the air."""

    ink: Ink
    rise: float
    """Heights of the picture a second; below 0 it falls."""
    glow: bool = False


TRAGIC = "tragic"
DRIFTS = {
    "true": Drift("snow", -0.035),
    TRAGIC: Drift("fire-light", 0.09, glow=True),
    "nobody": Drift("snow-shade", -0.05),
}
VEIL = {TRAGIC: 0.62}
"""How dark the far picture is, ..."""
_VEIL = 0.72
"""... where nothing else is said."""


def ending_key(ending: str) -> str:
    """The name of an ending in texts and pictures."""
    return ending or "win"


class Mood:
    """Picture and air of one ending."""

    def __init__(self, kit: Kit, ending: str, ruleset: str = "", *, lost: bool = False, colour: int = -1) -> None:
        """Take the picture of how this ruleset ends, else of such an ending in any game, else of the ruleset.

        Args:
            lost: take that of a defeat, unless the end is a disaster that has a picture of its own.
            colour: that of the only winner, for whoever stands for the winner in the picture; -1: there is none.
        """
        self.kit = kit
        self.ending = ending_key(ending)
        lost = lost and self.ending != TRAGIC
        defeat = ("ending-lost",) if lost else ()
        known = (*defeat, f"ending-{ruleset}", f"ending-{self.ending}", f"ruleset-{ruleset}")
        self.picture = next((name for name in known if kit.art.has(name)), "")
        self.colour = colour
        self.drift = None if lost else DRIFTS.get(self.ending)
        self._time = 0.0
        self._due = 0.0
        rng = Random(5)
        self._particles = [(rng.random(), rng.random(), rng.uniform(0.4, 1.0), rng.random()) for _ in range(_MOTES)]

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        if self.kit.reduced_motion or self.drift is None:
            return
        self._time += seconds
        self._due += seconds
        if self._due >= _FRAME:
            self._due %= _FRAME
            self.kit.dirty = True

    def far(self, surface: pygame.Surface) -> None:
        """Fill a surface with the picture, soft and dark."""
        if self.picture:
            far(self.kit, surface, self._name, self._fill, VEIL.get(self.ending, _VEIL))
        else:
            dusk(self.kit, surface)

    def near(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Fill a box with the picture, cut to fit."""
        self._fill(surface, box)

    @property
    def _name(self) -> str:
        """Return a name of the picture with the winner in it."""
        return f"{self.picture}-{self.colour}"

    def _fill(self, surface: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw the picture, and over it the winner where there is one."""
        kit, winner = self.kit, f"{self.picture}-winner"
        fill(kit, self.picture, surface, box)
        if self.colour >= 0 and kit.art.has(winner):
            fill(kit, winner, surface, box, seat=kit.theme.seats[self.colour % len(kit.theme.seats)])

    def air(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what drifts over the picture."""
        drift, kit = self.drift, self.kit
        if drift is None:
            return
        before = surface.get_clip()
        surface.set_clip(before.clip(box))
        for x, y, near, sway in self._particles:
            across = (x + 0.03 * math.sin(self._time * (0.5 + sway) + sway * 9)) % 1.0
            down = (y - drift.rise * near * self._time) % 1.0
            at = (box.x + across * box.width, box.y + down * box.height)
            radius = max(1.0, round(4 * near * kit.k) / 4 * 0.9)
            if drift.glow:
                kit.art.glow(surface, at, radius * 4, kit.colour("fire"), 0.4)
                radius *= 0.7
            kit.art.circle(surface, at, radius, kit.colour(drift.ink), alpha=200)
        surface.set_clip(before)


_HIGHEST = 0.4
"""Share of the window's height that a picture wishes for itself."""


class Scenery(Widget):
    """The picture of an ending."""

    def __init__(self, kit: Kit, mood: Mood, *, highest: float = _HIGHEST, name: str = "", grow: float = 0.0) -> None:
        """`highest`: share of the window's height that it wishes for itself at most."""
        super().__init__(kit, name=name, grow=grow)
        self.mood, self.highest = mood, highest
        self.visible = bool(mood.picture)

    def measure(self, width: int | None = None) -> Size:
        """Be half as tall as wide, but leave room for what stands below."""
        wide = self.kit.px(420) if width is None else width
        return Size(wide, round(min(wide * 0.5, self.highest * self.kit.size.height)))

    def least(self) -> int:
        """Need some room."""
        return self.kit.px(240)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, air and rim."""
        kit = self.kit
        self.mood.near(surface, self.rect)
        self.mood.air(surface, self.rect)
        kit.art.outline(surface, self.rect, kit.px("radius-small"), kit.colour("line-strong"), max(1.0, kit.k))
