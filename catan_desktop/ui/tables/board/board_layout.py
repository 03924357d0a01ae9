"""Where the board lies, in pixels. No drawing here.

The board fills its region; which plan shows all of it is said by its scenery, and so is where spaces beyond the land
lie. All lengths hang on one number, the hex side; a zoom scales the whole plan and moves it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from catan_desktop.ui.geometry import Point, hexagon

if TYPE_CHECKING:
    from catan_desktop.ui.tables.board.scenery import Scenery

ACROSS = sqrt(3.0)
"""Width of a hex in sides."""


@dataclass(frozen=True)
class Floating:
    """Something that enlivens what lies around the land: its picture, and where it is, in sides."""

    key: str
    x: float
    y: float
    size: float
    alpha: int = 255


@dataclass(frozen=True)
class Plan:
    """The whole board in surface pixels."""

    left: float
    top: float
    width: float
    height: float
    side: float
    zero: Point
    """Where hex (0, 0) has its centre."""
    beyond: bool
    """There are spaces beyond the land."""
    unit: float
    """Pixels to a design unit; for what does not hang on the hexes."""
    scenery: Scenery
    zoom: float = 1.0
    foot: float = 0.0
    """Where the land begins, in sides below the centre of hex (0, 0)."""
    floating: tuple[Floating, ...] = ()
    """What lies around the land where nothing else stands."""

    # the island

    def at(self, point: Point) -> Point:
        """Turn hex sides into pixels."""
        return (self.zero[0] + point[0] * self.side, self.zero[1] + point[1] * self.side)

    def back(self, where: Point) -> Point:
        """Turn pixels into hex sides."""
        return ((where[0] - self.zero[0]) / self.side, (where[1] - self.zero[1]) / self.side)

    def hexagon(self, centre: Point, grown: float = 1.0) -> tuple[Point, ...]:
        """The corners of a hex given by its centre in sides, made larger or smaller."""
        return hexagon(self.at(centre), self.side * grown)

    @property
    def edge(self) -> float:
        """Where the land begins; what lies beyond it is above."""
        return self.zero[1] + self.foot * self.side

    def zoomed(self, zoom: float, offset: Point) -> Plan:
        """The plan at another zoom; `offset` is what of it lies beyond the left and the top of the surface."""
        factor = zoom / self.zoom
        return replace(
            self,
            left=-offset[0],
            top=-offset[1],
            width=self.width * factor,
            height=self.height * factor,
            side=self.side * factor,
            zero=((self.zero[0] - self.left) * factor - offset[0], (self.zero[1] - self.top) * factor - offset[1]),
            zoom=zoom,
        )
