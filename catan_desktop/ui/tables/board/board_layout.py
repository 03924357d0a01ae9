"""The place of the board, in pixels, and what a landscape says of that. No drawing here.

The board fills its region; which plan shows all of it is said by its scenery, and so is where spaces beyond the land
lie. All lengths hang on one number, the hex side; a zoom scales the whole plan and moves it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Protocol, TypeAlias

import pygame

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.geometry import Point, hexagon

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
    scenery: Landscape
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
        """Return where the land begins; what lies beyond it is above."""
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


At: TypeAlias = Callable[[Plan, BoardPicture, int], Point]
"""The pixel of a site of a space."""


@dataclass(frozen=True)
class Space:
    """Places of one kind. Lengths are in hex sides, pixels are those of the region."""

    name: str
    at: At
    """The pixel of a site: where a single piece stands, the feet of one that is tall."""
    order: int
    """Small places come before the large ones they lie on."""
    reach: float = 0.3
    """How far from its middle a place can be hit."""
    up: float = 0.0
    """How far the middle lies above where a piece stands."""
    half: float = 0.4
    """Half the side of the box around a place."""
    lamp: float = 0.3
    """Radius of the light on a place that can be chosen."""
    shape: str = "disc"
    """How it is lit: `disc`, `hex`, `path`, `box`, `outline`, `frame` for an area that fills its box, or, for one that
    is an area with things in it, `ring`."""
    box: Callable[[Plan, BoardPicture, int], pygame.Rect] | None = None
    """The area of a site, where it is no point."""
    outline: Callable[[Plan, BoardPicture, int], Sequence[Point]] | None = None
    """The closed line that is lit where the shape of a site is an `outline`."""
    stands: Callable[[Plan, BoardPicture, Piece], Point] | None = None
    """The pixel of one piece, where several share a site; None: `at`."""
    through: Callable[[Plan, BoardPicture, Place, Place], list[Point]] | None = None
    """The points that somebody passes who goes through a site to a place; None: `at`."""
    ink: str = "gold-light"
    """In which light it pulses."""
    land: bool = False
    """Its pieces stand on the land, and are drawn there from the north to the south; others by the scenery."""
    heap: bool = False
    """Its pieces are not seen one by one: they come out of it and go into it."""
    rolls: bool = False
    """Its pieces stay on the ground while they move."""
    aim: Callable[[Plan, BoardPicture, int], pygame.Rect] | None = None
    """What is framed where somebody points at a place; None: its box."""
    slack: float = 0.0
    """How far above and below it an area can be hit."""
    chosen: bool = True
    """It has places to choose."""
    told: bool = True
    """The pointer is told what a place is."""
    on: str = ""
    """Its sites are those of this other space; empty: it has its own."""
    hit: Callable[[Plan, BoardPicture, Point, int], int | None] | None = None
    """Which site of a mask lies under a pixel; None: what its reach, or its box, says."""

    @property
    def area(self) -> bool:
        """Return whether its places are areas, in which others lie."""
        return self.box is not None or self.shape == "hex"


@dataclass(frozen=True)
class Family:
    """How boards of one kind lie, in whatever landscape: of hexes, or of another kind."""

    spaces: tuple[Space, ...]
    """The spaces that they all have. A landscape may have one of the same name instead."""
    extent: Callable[[Plan, BoardPicture], pygame.Rect]
    """The box around the board with its edge, in pixels of the region."""
    covers: Callable[[Plan, BoardPicture, pygame.Rect], bool]
    """Whether a box would lie over what must be seen of the board."""
    walk: Callable[[Sequence[Point]], list[int]]
    """The order in which the keyboard walks places at these pixels."""
    calls: Callable[[Plan, BoardPicture], pygame.Rect | None]
    """Where what is called out covers least, in pixels of the region; None: at the top, beside the gauges."""


@dataclass(frozen=True)
class Figure:
    """How somebody looks who stands and walks. Lengths are in hex sides."""

    picture: str
    height: float = 0.78
    stride: float = 0.36
    """Length of a step."""
    pulls: bool = False
    """Pulls itself along, step by step."""
    shakes: float = 0.0
    """How far the ground moves when its foot comes down."""


@dataclass(frozen=True)
class TokenLook:
    """How number tokens look, and where they lie on their hexes."""

    plain: str = "token"
    red: str = "token"
    """Pictures below plain and red numbers."""
    radius: float = 0.37
    """In sides."""
    down: float = 0.0
    """How far below the middle, in sides."""
    ink: str = "danger-on-paper"
    """Colour of red numbers and of their dots."""


class Fit(Protocol):
    """Gives the plan that shows everything in a region."""

    def __call__(self, size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
        """`unit`: pixels to a design unit; `reserve`: pixels at the bottom that are kept free."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Landscape:
    """What a landscape says of where things lie, and how large they are."""

    theme: str
    """Name of the theme: the folder of `assets/themes` with its colours."""
    family: Family
    """Of which kind the boards are that lie in it."""
    tiles: str = ""
    """How the names of its terrain pictures begin; `terrain` has `terrain-forest-1` and so on."""
    figures: Mapping[str, Figure]
    """By kind; another kind is drawn as a piece."""
    fit: Fit
    berth: tuple[float, tuple[float, float, float, float]] = (0.0, (0.0, 0.0, 0.0, 0.0))
    """Where a harbour's mark is, in sides off the edge of the land; and how far it reaches from there to the
    west, the north, the east and the south."""
    corners: tuple[str, ...] = ("nw", "sw", "ne", "se")
    """The corners of the region where the gauges may be, best first."""
    between: bool = False
    """They stand between the corners of the land where they can, whatever room there is beside it."""
    tokens: TokenLook = TokenLook()
    frame: float = 0.0
    """How far the edge of the land reaches beyond its hexes, in sides."""
    around: tuple[str, str] = ("mountain", "mountain-far")
    """Inks of what lies around the land in a small picture of it, from the top to the bottom ..."""
    rim: str = ""
    """... and of the edge of the land; none where it has none."""
    spaces: tuple[Space, ...] = ()
    """Its own spaces, and those of the land that lie otherwise in it."""
    quakes: Mapping[str, float] = field(default_factory=dict)
    """By look of a cue: how far the ground moves with it, in hex sides."""
    slack: Callable[[Plan, BoardPicture, int], float] | None = None
    """How many pixels the land may be moved to the east (1) or the west (-1) to make room; None: it stays."""
    floating: Callable[[Plan, BoardPicture, Sequence[pygame.Rect]], tuple[Floating, ...]] | None = None
    """Gives what enlivens the surroundings where nothing else stands; None: nothing does."""
