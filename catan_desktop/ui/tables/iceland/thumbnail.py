"""Iceland in a small picture: ships and settlers, and harbours."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.iceland import layout
from catan_desktop.ui.tables.iceland.pieces import HARBOURS
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

_UNITS = ("ship", "ship-ashore", "settler")
_DETAIL = 14
"""Real pixels of a hex side from which pieces are drawn; they are dots where they are smaller."""
_SIZE = 0.85
"""Of a piece, in sides."""


class IceThumbnail:
    """What a small picture shows besides the land and its settlements."""

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
        """Draw harbours and pieces."""
        ground, dark = self._picture.board.ground, kit.colour("piece-outline")
        for piece in self._picture.at("hex"):
            where = at(layout.standing(ground, piece))
            radius = max(1.5, 0.22 * side)
            if piece.kind in HARBOURS:
                kit.art.circle(surface, where, radius, kit.colour("paper"), rim=dark, rim_width=1.0)
            elif piece.kind in _UNITS and side >= _DETAIL:
                stamp = kit.art.sprite(f"landnam-{piece.kind}", round(_SIZE * side), seat=seat(piece.seat))
                surface.blit(stamp, stamp.get_rect(center=(round(where[0]), round(where[1]))))
            elif piece.kind in _UNITS:
                body = seat(piece.seat).body
                kit.art.circle(surface, where, 1.2 * radius, body, rim=kit.colour("snow"), rim_width=1.0)
