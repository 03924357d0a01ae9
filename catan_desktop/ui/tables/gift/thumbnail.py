"""The Gift in a small picture: the Wall with the night above it, guards and wildlings as dots."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.spaces import ROBBER
from catan_desktop.ui.tables.gift.layout import POSTS, SECTIONS
from catan_desktop.ui.tables.gift.wall import GUARD_KIND
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

_ABOVE = 1.5
"""Room above the land for the Wall, in hex sides."""


class NorthThumbnail:
    """What a small picture shows besides the land; nothing where there is no Wall."""

    def __init__(self, picture: BoardPicture) -> None:
        """Take the board."""
        self._picture = picture
        self._walled = bool(picture.sites("section"))
        self.above = _ABOVE if self._walled else 0.0

    def _foot(self, at: Callable[[Point], Point]) -> Point:
        """The western end of the foot of the Wall."""
        ground = self._picture.board.ground
        top = ground.bounds[1]
        first = min(tile.centre[0] for tile in ground.tiles if tile.centre[1] < top + 1.5)
        return at((first - 3**0.5 / 2, top + 0.42))

    def behind(self, kit: Kit, surface: pygame.Surface, side: float, at: Callable[[Point], Point]) -> None:
        """The Wall along the northern edge, section by section, with the night above it."""
        if not self._walled:
            return
        wide = side * 3**0.5
        start, foot = self._foot(at)
        tall = round(wide * 150 / 400 * 1.7)
        night = pygame.Rect(0, 0, surface.get_width(), round(foot))
        sky = kit.art.sprite("north-sky", (max(1, surface.get_width()), 10**5))
        if sky.get_height() < night.height:
            sky = kit.art.sprite("north-sky", (10**5, night.height))
        crop = pygame.Surface(night.size, pygame.SRCALPHA)
        crop.blit(sky, ((night.width - sky.get_width()) // 2, min(0, night.height - sky.get_height())))
        mask = pygame.Surface(night.size, pygame.SRCALPHA)
        box = pygame.Rect(0, 0, night.width, night.height + 40)
        kit.art.panel(mask, box, (255, 255, 255), radius=kit.px("radius"))
        crop.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(crop, night)
        west, east = floor(-start / wide), ceil((surface.get_width() - start) / wide)
        for number in range(west, east + 1):
            picture = kit.art.sprite(f"wall-section-{number % SECTIONS + 1}", (round(wide) + 1, tall))
            surface.blit(picture, (round(start + number * wide), round(foot - picture.get_height())))

    def pieces(
        self,
        kit: Kit,
        surface: pygame.Surface,
        side: float,
        at: Callable[[Point], Point],
        seat: Callable[[int], SeatColours],
    ) -> None:
        """Guards on the Wall, and wildlings on the land, as dots."""
        if not self._walled:
            return
        wide = side * 3**0.5
        start, foot = self._foot(at)
        radius, snow = max(1.5, side * 0.13), kit.colour("snow")
        for guard in self._picture.at("section"):
            if guard.kind == GUARD_KIND:
                where = (start + (guard.site + (guard.slot + 0.5) / POSTS) * wide, foot - 0.28 * side)
                rim = max(1.0, radius * 0.25)
                kit.art.circle(surface, where, radius, seat(guard.seat).body, rim=snow, rim_width=rim)
        for hex, tile in enumerate(self._picture.board.ground.land):
            here = [piece for piece in self._picture.at("hex", hex) if piece.kind != ROBBER]
            x, y = at(tile.centre)
            for slot in range(len(here)):
                where = (x + (slot - (len(here) - 1) / 2) * 2.2 * radius, y - 0.55 * side)
                kit.art.circle(surface, where, radius, kit.colour("danger-dark"), rim=snow, rim_width=1.0)
