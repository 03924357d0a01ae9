"""What a landscape adds to the board: its light, its land, what lies around it, and how its own pieces are drawn.

The board itself (camera, layers, lamps, cues, hexes, roads, buildings) is the same everywhere. A scenery is data and
drawers; which one a game wants is said by `HexGround.scenery`, and `sceneries` lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.widgets import Kit

if TYPE_CHECKING:
    from catan_desktop.ui.tables.board.air import Mote
    from catan_desktop.ui.tables.board.brush import Brush, Words
    from catan_desktop.ui.tables.board.plan import Floating, Plan
    from catan_desktop.ui.tables.board.stage import Act, Stage


class Fit(Protocol):
    """Gives the plan that shows everything in a region."""

    def __call__(self, size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
        """`unit`: pixels to a design unit; `reserve`: pixels at the bottom that are kept free."""


class PieceDrawer(Protocol):
    """Draws one kind of piece where it stands."""

    def __call__(self, brush: Brush, where: Point, seat: int, *, alpha: int = 255) -> None:
        """`where`: the middle of its place in pixels, or the feet of what stands."""


class Dials(Protocol):
    """What gauges show while they change."""

    @property
    def moving(self) -> bool:
        """Say whether something changes."""

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn what is shown now."""

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a new frame is wanted."""

    def cut(self) -> None:
        """Be at the end."""

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw what is under way over the gauges as they will be."""


class Gauges(Protocol):
    """What is always in sight beside the board."""

    corners: tuple[str, ...]
    """The corners of the region, best first: `se`, `ne`, `nw`, `sw`."""

    def wanted(self, picture: BoardPicture) -> bool:
        """Say whether this game has any."""

    def size(self, kit: Kit, tr: Words, picture: BoardPicture, flat: bool) -> tuple[int, int]:
        """Give the room wanted; flat: in one low strip."""

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw them in a box of the size asked for."""

    def dials(self, kit: Kit) -> Dials:
        """Give what moves in them."""


class Framer(Protocol):
    """Gives what is framed where somebody points at a place."""

    def __call__(self, plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
        """The box in pixels of the region, and its shape: `box` or `disc`."""


def nothing_dear(plan: Plan, picture: BoardPicture) -> Iterator[tuple[pygame.Rect, float]]:
    """Give nothing: there is only the land."""
    yield from ()


Painter: TypeAlias = "Callable[[Brush], None]"
PicturePainter: TypeAlias = "Callable[[Brush, BoardPicture], None]"
GroundPainter: TypeAlias = "Callable[[Brush, HexGround], None]"
EndingPainter: TypeAlias = "Callable[[Brush, BoardPicture, float, float], None]"
CuePainter: TypeAlias = "Callable[[Stage, Act, float], None]"


@dataclass(frozen=True, eq=False)
class Scenery:
    """One landscape."""

    theme: str
    """Name of the theme: the folder of `assets/themes` with its colours."""
    tiles: str
    """How the names of its terrain pictures begin; `terrain` has `terrain-forest-1` and so on."""
    figures: Mapping[str, str]
    """Kind of a figure -> its picture."""
    fit: Fit
    backdrop: Painter
    """Fills the region with all that never moves and is soft enough to be enlarged by a zoom."""
    ground: PicturePainter
    """Draws what else stays where it is behind the land."""
    shore: GroundPainter
    """Draws the edge of the land, below the hexes."""
    harbour: GroundPainter
    """Draws harbours or trade routes over the hexes."""
    berth: tuple[float, tuple[float, float, float, float]]
    """Where a harbour's mark is: so many sides off the edge of the land; and how far it reaches from there to the
    west, the north, the east and the south."""
    life: PicturePainter
    """Draws what changes beside the land, below the pieces."""
    air: Callable[[Brush, BoardPicture, float, int], Iterator[Mote]]
    """Gives what is in the air after so many seconds, at this tick."""
    still: Callable[[BoardPicture], Hashable]
    """What `ground` depends on besides the land."""
    gauges: Gauges | None = None
    around: tuple[str, str] = ("mountain", "mountain-far")
    """Inks of what lies around the land in a small picture of it, from the top to the bottom ..."""
    rim: str = ""
    """... and of the edge of the land; none where it has none."""
    pieces: Mapping[str, PieceDrawer] = field(default_factory=dict)
    """Its own kinds of pieces."""
    cues: Mapping[str, CuePainter] = field(default_factory=dict)
    """Its own kinds of cues."""
    frames: Mapping[str, Framer] = field(default_factory=dict)
    """By space of its own: how a place there is pointed at."""
    dear: Callable[[Plan, BoardPicture], Iterator[tuple[pygame.Rect, float]]] = nothing_dear
    """What besides the land would rather not be covered, with how much."""
    slack: Callable[[Plan, BoardPicture, int], float] | None = None
    """How many pixels the land may be moved to the east (1) or the west (-1) to make room; None: it stays."""
    floating: Callable[[Plan, BoardPicture, Sequence[pygame.Rect]], tuple[Floating, ...]] | None = None
    """Gives what enlivens the surroundings where nothing else stands; None: nothing does."""
    endings: Mapping[str, EndingPainter] = field(default_factory=dict)
    """By the light of the end: draws it, so much grown, at this time."""
