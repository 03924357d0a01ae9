"""Iceland in a small picture: settlements, and ships and settlers as dots; harbours as discs."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.iceland.pieces import RESOURCES
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

_UNITS = ("ship", "ship-ashore", "settler")
_HARBOURS = tuple(f"harbour-{key}" for key in RESOURCES)
_HOUSES = {"farm": ("landnam-farm", 0.8), "town": ("landnam-town", 0.95)}
"""Kind of a settlement -> its picture, and its size in sides."""


class IceThumbnail:
    """What a small picture shows besides the land."""

    above = 0.0

    def __init__(self, picture: BoardPicture) -> None:
        """Take the board."""
        self._picture = picture

    def behind(self, kit: Kit, surface: pygame.Surface, side: float, at: Callable[[Point], Point]) -> None:
        """Draw nothing: the sea is the ground of the picture."""

    def pieces(
        self,
        kit: Kit,
        surface: pygame.Surface,
        side: float,
        at: Callable[[Point], Point],
        seat: Callable[[int], SeatColours],
    ) -> None:
        """Draw harbours, settlements and pieces."""
        ground, dark = self._picture.board.ground, kit.colour("piece-outline")
        radius = max(1.5, 0.2 * side)
        for piece in self._picture.at("hex"):
            x, y = at(ground.tiles[piece.site].centre)
            if piece.kind in _HARBOURS:
                kit.art.circle(surface, (x, y + 0.4 * side), radius, kit.colour("paper"), rim=dark, rim_width=1.0)
            elif piece.kind in _UNITS:
                body = seat(piece.seat).body
                kit.art.circle(surface, (x, y - 0.2 * side), 1.3 * radius, body, rim=kit.colour("snow"), rim_width=1.0)
        for house in self._picture.at("intersection"):
            if house.kind in _HOUSES:
                key, size = _HOUSES[house.kind]
                stamp = kit.art.sprite(key, max(5, round(size * side)), seat=seat(house.seat))
                x, y = at(ground.corners[house.site])
                surface.blit(stamp, stamp.get_rect(center=(round(x), round(y))))
