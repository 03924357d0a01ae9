"""The northern night behind the title: a picture that fills the window, and what lives in it."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pygame

from catan_desktop.ui.geometry import Colour, scaled
from catan_desktop.ui.widgets import Kit

PICTURE = "title-vignette"
_WIDE, _TALL = 1600, 900
"""Units of the picture."""
FIRES: tuple[tuple[float, float, float], ...] = (
    (150, 446, 3.0), (188, 455, 2.2), (365, 438, 3.4), (402, 450, 2.2), (640, 430, 3.0), (676, 440, 2.2),
    (610, 444, 1.8), (250, 424, 1.6), (520, 418, 1.6), (905, 655, 4.4),
)  # fmt: skip
"""x, y and size of the fires in the picture: camps in the north, the castle's gate."""
TORCHES: tuple[tuple[float, float, float], ...] = (
    (135, 486, 1.8), (325, 475, 2.1), (489, 463, 2.3), (640, 447, 2.6), (783, 430, 2.9), (919, 403, 3.1),
    (1051, 376, 3.4), (1178, 336, 3.7), (1302, 298, 3.9), (1424, 256, 4.2), (1543, 200, 4.5),
)  # fmt: skip
"""The torches on the Wall."""
SMOKE: tuple[tuple[float, float, float], ...] = ((846, 560, 1.0), (998, 566, 0.8), (365, 430, 0.7), (640, 424, 0.7))
"""x, y and size of what smokes: two chimneys of the castle, two camps."""
RAVENS: tuple[tuple[float, float, float], ...] = (
    (1010, 180, 46), (1085, 140, 36), (930, 236, 30), (1150, 216, 26), (1240, 110, 28), (1290, 150, 20),
)  # fmt: skip
"""x, y and width of the ravens at the first moment."""
CURTAINS: tuple[tuple[float, float, float, float, Colour], ...] = (
    (760, 60, 900, 280, (95, 224, 176)),
    (1180, 20, 760, 230, (88, 169, 216)),
)
"""Middle, top, width, height and colour of the lights in the sky."""
_DAWN, _SEEN = 1.5, 0.01
"""Seconds until the lights are as bright as they will be, and from which share on anybody could see them."""
_FLAKES = 150
_FRAME = 1 / 30
_LEVELS = 6
_PUFFS = 5
_FLAPS = (0.3, 0.16, 0.0, -0.16)
_RAVEN: Colour = (7, 13, 20)
_BEYOND = 220
"""Distance beyond the picture at which a raven turns up again."""


class TitleArt:
    """Flickering fires, light of torches on the Wall, smoke, ravens, drifting light in the sky and snow."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        kit.art.ahead(PICTURE, _covering(kit, kit.size))
        self._time = 0.0
        self._due = 0.0
        rng = Random(7)
        self._flakes = [(rng.random(), rng.random(), rng.random(), rng.random()) for _ in range(_FLAKES)]
        self._phases = [(rng.random() * math.tau, rng.uniform(2.2, 4.4)) for _ in (*FIRES, *TORCHES)]

    @property
    def moving(self) -> bool:
        """Return whether it lives: not where the player wants no motion."""
        return not self._kit.reduced_motion

    def tick(self, seconds: float) -> None:
        """Let time pass; thirty pictures a second are enough for snow."""
        if not self.moving:
            return
        self._time += seconds
        self._due += seconds
        if self._due >= _FRAME:
            self._due %= _FRAME
            self._kit.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Fill the surface."""
        view = cover(self._kit, surface)
        self._sky(surface, view)
        self._ravens(surface, view)
        self._fires(surface, view)
        self._smoke(surface, view)
        self._snow(surface)

    def _fires(self, surface: pygame.Surface, view: tuple[int, int, float]) -> None:
        left, top, scale = view
        glow, fire = self._kit.art.glow, self._kit.colour("fire")
        for index, (x, y, size) in enumerate((*FIRES, *TORCHES)):
            phase, speed = self._phases[index]
            wave = math.sin(self._time * speed + phase) + 0.6 * math.sin(self._time * speed * 2.3 + 2 * phase)
            level = round((wave / 1.6 + 1) / 2 * _LEVELS) / _LEVELS
            at = (left + x * scale, top + (y - size) * scale)
            glow(surface, at, round(size * 8 * scale), fire, round(0.12 + 0.4 * level, 2))
            if index >= len(FIRES):
                below = (at[0], top + (y + 7 * size) * scale)
                glow(surface, below, round(size * 17 * scale), fire, round(0.1 + 0.18 * level, 2))

    def _smoke(self, surface: pygame.Surface, view: tuple[int, int, float]) -> None:
        left, top, scale = view
        ink = self._kit.colour("snow-shade")
        for source, (x, y, size) in enumerate(SMOKE):
            for index in range(_PUFFS):
                part = (self._time * 0.11 + index / _PUFFS + 0.31 * source) % 1.0
                drift = 30 * part * part + 5 * math.sin(self._time * 0.5 + source + 4 * part)
                at = (left + (x + size * drift) * scale, top + (y - 62 * size * part) * scale)
                alpha = round(0.42 * math.sin(math.pi * part) * 12) / 12
                reach = round((5 + 15 * part) * size * scale / 2) * 2
                self._kit.art.glow(surface, at, reach, ink, alpha)

    def _ravens(self, surface: pygame.Surface, view: tuple[int, int, float]) -> None:
        left, top, scale = view
        for index, (x, y, wide) in enumerate(RAVENS):
            gone = self._time * (17 + 0.35 * wide)
            across = (x - gone + _BEYOND) % (_WIDE + 2 * _BEYOND) - _BEYOND
            down = y + 9 * math.sin(self._time * 0.4 + index) + 0.02 * (x - across)
            beat = math.sin(self._time * 0.7 + 1.9 * index)
            flap = 2 if beat < 0.1 and self._time > 0 else int(self._time * 9 + index) % 6
            step = (0, 1, 2, 3, 2, 1)[flap]
            picture = _raven(self._kit, max(8, round(wide * scale)), step)
            where = (left + across * scale - picture.get_width() / 2, top + down * scale - picture.get_height() / 2)
            surface.blit(picture, where)

    def _sky(self, surface: pygame.Surface, view: tuple[int, int, float]) -> None:
        left, top, scale = view
        dawn = min(1.0, self._time / _DAWN)
        if dawn < _SEEN:
            return
        for index, (middle, high, wide, tall, ink) in enumerate(CURTAINS):
            picture = _curtain(self._kit, (round(wide * scale), round(tall * scale)), index, ink)
            drift = 70 * math.sin(self._time * 0.11 + 2 * index)
            strength = 0.5 + 0.5 * math.sin(self._time * 0.23 + 1.7 * index)
            picture.set_alpha(round(dawn * (60 + 150 * strength)))
            surface.blit(picture, (left + (middle - wide / 2 + drift) * scale, top + high * scale))
            picture.set_alpha(255)

    def _snow(self, surface: pygame.Surface) -> None:
        width, height = surface.get_size()
        k = height / 720
        for x, y, depth, sway in self._flakes:
            near = 0.35 + 0.65 * depth
            across = x * width + self._time * 16 * near * k + 14 * k * near * math.sin(self._time * 0.7 + sway * 9)
            down = y * height + self._time * 34 * near * k
            flake = _flake(self._kit, max(1.0, 2.3 * near * k), round(90 + 120 * depth * depth))
            surface.blit(flake, (round(across % (width + 20)) - 10, round(down % (height + 20)) - 10))


def _flake(kit: Kit, radius: float, alpha: int) -> pygame.Surface:
    radius, alpha = round(radius * 2) / 2, alpha // 30 * 30
    side = math.ceil(radius) * 2 + 2

    def draw(picture: pygame.Surface) -> None:
        kit.art.circle(picture, (side / 2, side / 2), radius, kit.colour("snow"), alpha=alpha)

    return _kept(kit, ("flake", radius, alpha), (side, side), draw)


def _raven(kit: Kit, wide: int, step: int) -> pygame.Surface:
    """A raven that flies to the left, its wings on one of the steps of their beat."""
    up = _FLAPS[step]
    shape = (
        (-0.5, -up), (-0.3, -0.12 - 0.75 * up), (-0.1, -0.07), (-0.17, -0.02), (-0.06, -0.05), (0.0, -0.06),
        (0.12, -0.08), (0.3, -0.14 - 0.75 * up), (0.5, -up), (0.3, -0.02 - 0.5 * up), (0.13, 0.05), (0.22, 0.1),
        (0.1, 0.11), (-0.02, 0.08), (-0.13, 0.03), (-0.3, -0.01 - 0.5 * up),
    )  # fmt: skip

    def draw(picture: pygame.Surface) -> None:
        points = [((0.55 + x) * wide, (0.5 + y) * wide) for x, y in shape]
        kit.art.polygon(picture, points, _RAVEN)

    return _kept(kit, ("raven", wide, step), (round(1.1 * wide), wide), draw)


def _curtain(kit: Kit, size: tuple[int, int], seed: int, ink: Colour) -> pygame.Surface:
    """Folds of light with a bright lower edge; drawn small and stretched."""

    def paint() -> pygame.Surface:
        small = pygame.Surface((128, 40), pygame.SRCALPHA)
        luck = Random(seed + 5)
        turns = [(luck.uniform(0.6, 3.2), luck.uniform(0, math.tau)) for _ in range(3)]
        for x in range(128):
            part = x / 127
            fold = sum(math.sin(math.tau * pace * part + phase) for pace, phase in turns) / 3
            foot = 27 + 9 * fold
            edge = math.sin(math.pi * part)
            bright = 92 * edge * (0.72 + 0.28 * math.sin(x * 0.9 + 2 * fold))
            for y in range(40):
                rise = (foot - y) / 26
                if -0.22 < rise < 1:
                    body = (1 - rise) ** 1.8 if rise >= 0 else 1 + rise / 0.22
                    small.set_at((x, y), (*ink, max(0, round(bright * body))))
        return scaled(small, size)

    return kit.art.cached(("vignette-curtain", size, seed), paint)


def _kept(
    kit: Kit, key: tuple[object, ...], size: tuple[int, int], draw: Callable[[pygame.Surface], None]
) -> pygame.Surface:
    def paint() -> pygame.Surface:
        picture = pygame.Surface(size, pygame.SRCALPHA)
        draw(picture)
        return picture

    return kit.art.cached(key, paint)


def cover(kit: Kit, surface: pygame.Surface) -> tuple[int, int, float]:
    """Fill a surface with the picture, its sides or its sky cut; left, top and scale of the picture's own units."""
    width, height = surface.get_size()
    size = _covering(kit, (width, height))
    left, top = (width - size[0]) // 2, (height - size[1]) * 2 // 3
    surface.blit(kit.art.sprite(PICTURE, size), (left, top))
    return left, top, max(width / _WIDE, height / _TALL)


def _covering(kit: Kit, size: tuple[int, int]) -> tuple[int, int]:
    """Return how large the picture is that covers a box."""
    wide, tall = kit.art.natural_size(PICTURE)  # a theme may have another picture there
    scale = max(size[0] / wide, size[1] / tall)
    return math.ceil(wide * scale), math.ceil(tall * scale)
