"""The view model of a board: what is true of any, and of those of hexes land, number tokens and harbours.

Lengths are in hex sides, x to the east, y down, as in `grid.layout`. Sites carry the numbers of the board's
topology; masks have bit i for site i. Resources are named by key (`lumber`, `brick`, `wool`, `grain`, `ore`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Protocol, TypeAlias

from catan_desktop.kernel import record

Point: TypeAlias = tuple[float, float]
Bounds: TypeAlias = tuple[float, float, float, float]
"""Least x, least y, greatest x, greatest y."""
RED = frozenset({6, 8})
"""The number tokens in red: no others fall as often."""
FROZEN = -1
"""Site of a hex that is only drawn: an ice field of the frame."""


class Ground(Protocol):
    """What a board lies on, whatever its kind: it says where everything lies."""

    @property
    def scenery(self) -> str:
        """The landscape that it lies in, by name."""

    @property
    def bounds(self) -> Bounds:
        """Return how far it reaches."""

    @property
    def lie(self) -> tuple[object, ...]:
        """Return what decides where everything lies; the same for two grounds on which it lies alike."""

    def sites(self, space: str) -> int:
        """Return the mask of the sites of a space that belongs to it; 0 for any other."""


class Board(Protocol):
    """The board at one moment, without what stands on it, whatever its kind."""

    @property
    def ground(self) -> Ground:
        """Return what it lies on."""

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""


@record
class HexTile:
    """One hex of land or frame."""

    site: int
    """Its number, or FROZEN."""
    centre: Point
    terrain: str
    """`forest`, `hills`, `pasture`, `fields`, `mountains`, `desert` or `ice`."""
    resource: str
    """What it yields; empty for nothing."""
    token: str
    """Text of its number token, such as `8` or `2/12`; empty for none."""
    pips: int
    """Of 36 throws, how many make it yield."""
    red: bool
    """A 6 or an 8."""
    variant: int
    """Which of the pictures of its terrain, from 0; the same hex always has the same."""
    look: str = ""
    """Name of a picture of its own, without the beginning that all tiles of a landscape share; empty: its terrain's."""
    over: str = ""
    """Name of a picture that lies over that one, or as a bank of fog over open sea; empty for none."""
    water: bool = False
    """True for a hex of open sea: it is no land, and has no picture."""
    printed: tuple[str, ...] = ()
    """Numbers that are printed on it, and stand on a plate ..."""
    plate: str = ""
    """... of this picture."""


@record
class HarbourMark:
    """A harbour or trade route."""

    resource: str
    """The resource it serves, or `any`."""
    rate: int
    ends: tuple[Point, Point]
    """The two intersections it serves."""
    corners: int
    """Mask of those intersections."""
    outward: Point
    """Unit vector away from the land."""
    size: float = 1.0
    """Its share of the usual size: less where it lies on a hex of the board on which pieces lie, too."""


@record
class ShoreMark:
    """Something in the water off the land, as large as a hex, that serves the intersections beside it."""

    picture: str
    centre: Point
    token: str
    """Picture below its number."""
    text: str
    pips: int
    """Of 36 throws, how many are for it."""
    red: bool
    """A 6 or an 8."""


@record
class HexGround:
    """What never changes during a game; the same object for every view of it."""

    tiles: tuple[HexTile, ...]
    """Land in site order, then ice fields."""
    corners: tuple[Point, ...]
    """By intersection."""
    paths: tuple[tuple[Point, Point], ...]
    """By path: its two ends."""
    harbours: tuple[HarbourMark, ...]
    bounds: Bounds
    """Those of land and ice."""
    waters: tuple[ShoreMark, ...] = ()
    """What lies off the land, besides harbours."""
    scenery: str = "coast"
    """The landscape that it lies in, by name."""
    outside: tuple[tuple[Point, str], ...] = ()
    """(centre, picture as large as a hex) of what is drawn around the land, below the hexes."""
    path_marks: tuple[tuple[int, str], ...] = ()
    """(path, picture that lies along it) of what is drawn between the hexes, below the pieces."""
    corner_marks: tuple[tuple[int, str], ...] = ()
    """(intersection, picture that lies on it) of what is drawn below the pieces."""

    @cached_property
    def _number(self) -> int:
        return hash((self.tiles, self.waters))

    def __hash__(self) -> int:
        """Worked out once: what more is drawn over a ground is kept by it."""
        return self._number

    @property
    def lie(self) -> tuple[object, ...]:
        """Return what decides where everything lies; the same for two grounds that differ in terrain and numbers
        alone."""
        return (self.scenery, self.bounds, len(self.tiles), self.harbours, self.waters)

    @cached_property
    def land(self) -> tuple[HexTile, ...]:
        """The tiles with a site, by site."""
        return tuple(tile for tile in self.tiles if tile.site != FROZEN)

    @cached_property
    def shores(self) -> tuple[HexTile, ...]:
        """The tiles of land and ice: all that the sea washes round."""
        return tuple(tile for tile in self.tiles if not tile.water)

    @cached_property
    def _counts(self) -> Mapping[str, int]:
        """Return how many sites each space has."""
        found = {"hex": self.land, "intersection": self.corners, "path": self.paths, "harbour": self.harbours}
        return {space: len(sites) for space, sites in found.items()}

    def sites(self, space: str) -> int:
        """Return the mask of the hexes, intersections, paths or harbours."""
        return (1 << self._counts.get(space, 0)) - 1


def hexes(ground: Ground) -> HexGround:
    """Return a ground as one of hexes.

    Raises:
        LookupError: it is of another kind.
    """
    if not isinstance(ground, HexGround):
        raise LookupError("the ground is none of hexes")
    return ground


AWAY = "away"
"""Space of the pieces that have left the board and not yet come to another place; nobody sees them."""
DAMAGED = "-damaged"
"""How kinds of pieces on paths end that lie across them because they are damaged."""
IDLE = "-idle"
"""How kinds of pieces end that stand idle."""


@record
class Piece:
    """One thing that stands in a space: a road on a path, a building, the robber, whatever a game brings.

    A scenery says where the sites of a space lie and how a kind of piece looks.
    """

    space: str
    """`hex`, `intersection`, `path`, `home` (the robber's, beside the board), `AWAY`, or one that the game adds."""
    site: int
    kind: str
    """The name of its picture without `piece-` or `figure-`, its state included: `x` and `x-idle` are two kinds."""
    seat: int = -1
    """Whose colours it bears; -1 for nobody's."""
    layer: int = 0
    """Of several things at one place, those with the least are drawn first."""
    slot: int = 0
    """Which one it is of those that share a site, from 0."""
    key: str = ""
    """Who it is, where the game tells those apart that look alike: the same in every picture."""


@record
class Heap:
    """Things of one kind that lie on each other, too many to be shown one by one."""

    picture: str
    count: int
    alone: bool = False
    """It is never more than one thing, and bears no number."""
    place: tuple[str, int] | None = None
    """Space and site where it lies; None: beside the land, in the row of those at the place ("heaps", 0)."""


@record
class HexBoard:
    """A board of hexes at one moment, without what stands on it."""

    ground: HexGround
    blocked: int
    """Mask of the hexes that yield nothing now, because of the robber or others."""
    seats: int
    """How many sit at the table."""
