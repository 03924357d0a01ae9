"""The stage that the drawers of moving things share: painter, picture meanwhile, and one cue with its time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture, Cue, Place
from catan_desktop.ui.geometry import Colour, Point, clamp, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import piece_point, place_point

Anchor: TypeAlias = Callable[[Place], Point | None]
"""Where a place around the board is, in pixels of the board's region; None if it is not shown."""


@dataclass
class Act:
    """A cue with its time in its group, and the piece that it moves."""

    cue: Cue
    start: float
    seconds: float
    taken: Piece | None = None
    """What stands there before it ..."""
    put: Piece | None = None
    """... and after it."""
    begun: bool = False
    done: bool = False

    def share(self, now: float) -> float:
        """Return how much of it is done."""
        return clamp((now - self.start) / self.seconds, 0.0, 1.0) if self.seconds > 0 else 1.0


@record
class Stage:
    """Where moving things are drawn."""

    painter: Painter
    picture: BoardPicture
    anchor: Anchor
    lit: tuple[int, ...] = ()
    """The hexes that have just produced."""

    @property
    def side(self) -> float:
        """The side of a hex in pixels."""
        return self.painter.plan.side

    def where(self, place: Place) -> Point | None:
        """Return the pixel of a place on the board or around it."""
        if not place:
            return None
        return place_point(self.painter.plan, self.picture, place) or self.anchor(place)

    def stands(self, piece: Piece) -> Point:
        """Return the pixel where a piece stands."""
        return piece_point(self.painter.plan, self.picture, piece)

    @property
    def middle(self) -> Point:
        """The middle of the board."""
        plan = self.painter.plan
        return (plan.left + plan.width / 2, plan.top + plan.height / 2)


def faded(painter: Painter, key: Hashable, paint: Callable[[], pygame.Surface], where: Point, strength: float) -> None:
    """Put a large kept picture on the surface, more or less clear, without a copy of it."""
    alpha = round(255 * clamp(strength, 0.0, 1.0))
    if alpha <= 0:
        return
    picture = painter.kit.art.cached(key, paint)
    picture.set_alpha(alpha)
    painter.surface.blit(picture, (round(where[0]), round(where[1])))
    picture.set_alpha(255)


def ring(painter: Painter, centre: Point, radius: float, ink: Colour, strength: float) -> None:
    """Draw a thin ring of any size from one kept picture."""
    if radius < 2 or strength <= 0:
        return

    def paint() -> pygame.Surface:
        picture = pygame.Surface((192, 192), pygame.SRCALPHA)
        painter.kit.art.circle(picture, (96, 96), 94, None, rim=ink, rim_width=6.0)
        return picture

    whole = painter.kit.art.cached(("board-ring", ink), paint)
    size = max(4, round(2 * radius))
    painter.blit(scaled(whole, (size, size)), (centre[0] - size / 2, centre[1] - size / 2), round(255 * strength))


def light(painter: Painter, centre: Point, radius: float, ink: Colour, strength: float) -> None:
    """Draw a glow whose strength changes from frame to frame: in few steps, so that it is drawn only once each."""
    painter.kit.art.glow(painter.surface, centre, round(radius), ink, round(clamp(strength, 0.0, 1.0) * 8) / 8)


def puff(painter: Painter, centre: Point, radius: float, alpha: float) -> None:
    """Draw a small cloud of snow."""
    half = max(2, ceil(radius / 3) * 3)
    shown = round(clamp(alpha, 0.0, 1.0) * 8) / 8
    if shown > 0:
        painter.kit.art.glow(painter.surface, centre, half, painter.colour("snow"), shown)
