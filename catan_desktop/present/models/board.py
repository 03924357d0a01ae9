"""The view model of a board of hexes: land, harbours, pieces, the robber.

Lengths are in hex sides, x to the east, y down, as in `grid.layout`. Sites carry the numbers of the board's
topology; masks have bit i for site i. Resources are named by key (`lumber`, `brick`, `wool`, `grain`, `ore`).
"""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel.record import record

Point: TypeAlias = tuple[float, float]
FROZEN = -1
"""Site of a hex that is only drawn: an ice field of the frame."""
NOWHERE = -1
"""The robber is in his camp, or there is none."""
UNDER_WAY = -2
"""The robber is between two places."""


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
    bounds: tuple[float, float, float, float]
    """Least x, least y, greatest x, greatest y of land and ice."""
    scenery: str = "coast"
    """The landscape that it lies in, by name."""

    @property
    def land(self) -> tuple[HexTile, ...]:
        """The tiles with a site, by site."""
        return tuple(tile for tile in self.tiles if tile.site != FROZEN)


@record
class RoadMark:
    """A road on a path."""

    path: int
    seat: int


BUILDINGS = ("settlement", "city", "city-tipped")
"""Kinds of buildings: a tipped city counts as a settlement. Everything else that stands on the board is a piece."""


@record
class BuildingMark:
    """A building on an intersection; `kind` is one of `BUILDINGS`."""

    corner: int
    seat: int
    kind: str


AWAY = "away"
"""Space of the pieces that are not on the board now; their site is that of the place they have left."""
IDLE = "-idle"
"""How kinds of pieces end that stand idle."""


@record
class PieceMark:
    """Any other piece on the board: a figure on a hex, a guard or a crown beside a building, and so on.

    `kind` is the name of its picture without `piece-`, its state included: `figure` and `figure-idle` are two kinds.
    What a game brings to stand on the board needs no more than such marks, and cues with the same kinds as sprites.
    """

    space: str
    """`hex`, `intersection` or `path`; `AWAY` for one that has left its place and not yet come to another."""
    site: int
    kind: str
    seat: int = -1
    """Whose colours it bears; -1 for nobody's."""
    layer: int = 0
    """Of several things at one place, those with the least are drawn first; a building has 0. A place has room for one
    piece on each layer."""


@record
class HexBoard:
    """The board at one moment."""

    ground: HexGround
    roads: tuple[RoadMark, ...]
    """By path."""
    buildings: tuple[BuildingMark, ...]
    """By intersection."""
    robber: int
    """His hex, NOWHERE or UNDER_WAY."""
    robber_camp: bool
    """He has a camp off the board, where he is when he is NOWHERE."""
    blocked: int
    """Mask of the hexes that yield nothing now, because of the robber or others."""
    seats: int
    """How many sit at the table."""
    pieces: tuple[PieceMark, ...] = ()
    """Everything else that stands on it."""
