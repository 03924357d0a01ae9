"""The part of the board that is seen and its zoom, and a quick picture of it while that changes."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled

MOST_ZOOM = 3.0
CLOSE = 1.9
"""Zoom at least with which the camera looks at a place by itself."""
CLOSER_SECONDS = 0.35
"""How long it goes there, and back."""
REST_SECONDS = 0.12
"""Seconds that the wheel and the pointer must have been still before the board is drawn sharp."""
_STOPPED = 1e-6
"""They are not waited for where the camera has come by itself to where it stays."""


class Camera:
    """Zoom and offset, in pixels of the region; an offset is what lies beyond its left and top."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.offset: Point = (0.0, 0.0)
        self._rest = 0.0
        self._near = 0.0
        """How far it has gone to a place by itself, of 1."""

    @property
    def away(self) -> bool:
        """Return whether it went closer to a place by itself."""
        return self._near > 0

    @property
    def moving(self) -> bool:
        """Return whether it was moved a moment ago, so that it may move on at once."""
        return self._rest > 0

    def zoom_at(self, where: Point, factor: float, size: tuple[int, int]) -> bool:
        """Zoom so that what lies at a point of the region stays there; True if anything changed."""
        before = self.zoom
        after = clamp(before * factor, 1.0, MOST_ZOOM)
        if after < 1.02:
            after = 1.0
        if after == before:
            return False
        x, y = where
        offset = ((x + self.offset[0]) * after / before - x, (y + self.offset[1]) * after / before - y)
        self.zoom = after
        self.offset = self._bounded(offset, size)
        self._rest = REST_SECONDS
        return True

    def pan(self, dx: float, dy: float, size: tuple[int, int]) -> bool:
        """Move what is seen by `dx` and `dy` pixels; return whether anything changed."""
        offset = self._bounded((self.offset[0] + dx, self.offset[1] + dy), size)
        if offset == self.offset:
            return False
        self.offset = offset
        self._rest = REST_SECONDS
        return True

    def reset(self) -> bool:
        """Show everything again; True if anything changed."""
        if self.zoom == 1.0:
            return False
        self.zoom, self.offset, self._rest = 1.0, (0.0, 0.0), 0.0
        return True

    def look(self, where: Point, seconds: float, size: tuple[int, int]) -> None:
        """Go from the whole board closer to a point of it for some seconds, or back where they are negative."""
        self._near = clamp(self._near + seconds / CLOSER_SECONDS, 0.0, 1.0)
        part, before = ease(self._near), (self.zoom, self.offset)
        self.zoom = lerp(1.0, CLOSE, part)
        x, y = (at * self.zoom - lerp(at, length / 2, part) for at, length in zip(where, size, strict=True))
        self.offset = self._bounded((x, y), size)
        if before != (self.zoom, self.offset):
            self._rest = REST_SECONDS if self._near < 1 else _STOPPED

    def come_back(self) -> None:
        """See the whole board again, if it went closer by itself."""
        if self.away:
            self.zoom, self.offset, self._near = 1.0, (0.0, 0.0), 0.0

    def fit(self, size: tuple[int, int]) -> None:
        """Stay on the board in a region of another size."""
        self.offset = self._bounded(self.offset, size)

    def update(self, seconds: float) -> bool:
        """Let time pass; True when it has just come to rest."""
        if self._rest <= 0:
            return False
        self._rest -= seconds
        return self._rest <= 0

    def visible_part(self, size: tuple[int, int]) -> pygame.Rect:
        """Return the part of the region at zoom 1 that is seen now."""
        left, top = (round(value / self.zoom) for value in self.offset)
        return pygame.Rect(left, top, round(size[0] / self.zoom), round(size[1] / self.zoom))

    def _bounded(self, offset: Point, size: tuple[int, int]) -> Point:
        spare_x, spare_y = (length * (self.zoom - 1) for length in size)
        return (float(round(clamp(offset[0], 0, spare_x))), float(round(clamp(offset[1], 0, spare_y))))


class SharpPictures:
    """The last sharp pictures of the board, from which it is shown scaled while the camera moves."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._view: tuple[float, Point] = (1.0, (0.0, 0.0))
        self._picture: pygame.Surface | None = None
        self._whole_key: Hashable = None
        self._whole: pygame.Surface | None = None

    def keep(self, key: Hashable, camera: Camera, picture: pygame.Surface) -> None:
        """Remember a sharp picture; `key` says what is on it, whatever the camera shows."""
        self._key, self._view, self._picture = key, (camera.zoom, camera.offset), picture

    def keep_whole(self) -> None:
        """Keep a copy of the picture of the whole board, because the camera goes closer."""
        if self._picture is not None and self._view[0] == 1.0 and self._key != self._whole_key:
            self._whole, self._whole_key = self._picture.copy(), self._key

    def knows(self, key: Hashable, camera: Camera, size: tuple[int, int]) -> bool:
        """Return whether all that the camera sees of this content can be drawn from sharp pictures."""
        if self._picture is None or key != self._key:
            return False
        wanted = self._wanted(camera, size)
        inside = self._picture.get_rect().inflate(2, 2).contains(wanted)
        return inside or (self._whole is not None and key == self._whole_key)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what the camera sees, as `knows` has found it: the whole board enlarged, and over it what was seen
        last."""
        if self._picture is None:
            return
        size, bounds = surface.get_size(), self._picture.get_rect()
        wanted = self._wanted(camera, size)
        if not bounds.inflate(2, 2).contains(wanted) and self._whole is not None:
            surface.blit(scaled(self._whole.subsurface(camera.visible_part(size).clip(bounds)), size), (0, 0))
        part, factor = wanted.clip(bounds), camera.zoom / self._view[0]
        x, y = (before * factor - now for before, now in zip(self._view[1], camera.offset, strict=True))
        enlarged = scaled(self._picture.subsurface(part), (round(part.width * factor), round(part.height * factor)))
        surface.blit(enlarged, (round(part.x * factor + x), round(part.y * factor + y)))

    def _wanted(self, camera: Camera, size: tuple[int, int]) -> pygame.Rect:
        """Return what the camera sees, in pixels of the last sharp picture; it may reach beyond that."""
        factor = camera.zoom / self._view[0]
        x, y = (now / factor - before for before, now in zip(self._view[1], camera.offset, strict=True))
        return pygame.Rect(round(x), round(y), *(round(length / factor) for length in size))
