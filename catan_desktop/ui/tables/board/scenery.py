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
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

if TYPE_CHECKING:
    from catan_desktop.ui.tables.board.board_layout import Floating, Plan
    from catan_desktop.ui.tables.board.painter import Painter
    from catan_desktop.ui.tables.board.particles import Particle
    from catan_desktop.ui.tables.board.spaces import Space
    from catan_desktop.ui.tables.board.stage import Act, Stage


class Fit(Protocol):
    """Gives the plan that shows everything in a region."""

    def __call__(self, size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0) -> Plan:
        """`unit`: pixels to a design unit; `reserve`: pixels at the bottom that are kept free."""


class PieceDrawer(Protocol):
    """Draws one kind of piece where it stands."""

    def __call__(self, painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        """`where`: the middle of its place in pixels, or the feet of what stands."""


class Thumbnail(Protocol):
    """What a landscape adds to a small picture of a board. `at` turns a point of the land into a pixel."""

    above: float
    """Room above the land, in hex sides."""

    def behind(self, kit: Kit, surface: pygame.Surface, side: float, at: Callable[[Point], Point]) -> None:
        """Draw what lies behind the land."""

    def pieces(
        self,
        kit: Kit,
        surface: pygame.Surface,
        side: float,
        at: Callable[[Point], Point],
        seat: Callable[[int], SeatColours],
    ) -> None:
        """Draw the pieces in its own spaces."""


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


def nothing_dear(plan: Plan, picture: BoardPicture) -> Iterator[tuple[pygame.Rect, float]]:
    """Return nothing: there is only the land."""
    yield from ()


Draw: TypeAlias = "Callable[[Painter], None]"
DrawPicture: TypeAlias = "Callable[[Painter, BoardPicture], None]"
DrawGround: TypeAlias = "Callable[[Painter, HexGround], None]"
DrawEnding: TypeAlias = "Callable[[Painter, BoardPicture, float, float], None]"
DrawCue: TypeAlias = "Callable[[Stage, Act, float], None]"


@dataclass(frozen=True, eq=False)
class Scenery:
    """One landscape."""

    theme: str
    """Name of the theme: the folder of `assets/themes` with its colours."""
    tiles: str
    """How the names of its terrain pictures begin; `terrain` has `terrain-forest-1` and so on."""
    figures: Mapping[str, Figure]
    """By kind; another kind is drawn as a piece."""
    fit: Fit
    backdrop: Draw
    """Fills the region with all that never moves and is soft enough to be enlarged by a zoom."""
    ground: DrawPicture
    """Draws what else stays where it is behind the land."""
    shore: DrawGround
    """Draws the edge of the land, below the hexes."""
    harbour: DrawGround
    """Draws harbours or trade routes over the hexes."""
    berth: tuple[float, tuple[float, float, float, float]]
    """Where a harbour's mark is: so many sides off the edge of the land; and how far it reaches from there to the
    west, the north, the east and the south."""
    life: DrawPicture
    """Draws what changes beside the land, below the pieces."""
    air: Callable[[Painter, BoardPicture, float, int], Iterator[Particle]]
    """Gives what is in the air after so many seconds, at this tick."""
    still: Callable[[BoardPicture], Hashable]
    """What `ground` depends on besides the land."""
    corners: tuple[str, ...] = ("nw", "sw", "ne", "se")
    """The corners of the region where the gauges may be, best first."""
    around: tuple[str, str] = ("mountain", "mountain-far")
    """Inks of what lies around the land in a small picture of it, from the top to the bottom ..."""
    rim: str = ""
    """... and of the edge of the land; none where it has none."""
    pieces: Mapping[str, PieceDrawer] = field(default_factory=dict)
    """Its own kinds of pieces."""
    spaces: tuple[Space, ...] = ()
    """Its own spaces, and those of the land that lie otherwise in it."""
    cues: Mapping[str, DrawCue] = field(default_factory=dict)
    """By look of a cue: what draws it."""
    quakes: Mapping[str, float] = field(default_factory=dict)
    """By look of a cue: how far the ground moves with it, in hex sides."""
    dear: Callable[[Plan, BoardPicture], Iterator[tuple[pygame.Rect, float]]] = nothing_dear
    """What besides the land would rather not be covered, with how much."""
    slack: Callable[[Plan, BoardPicture, int], float] | None = None
    """How many pixels the land may be moved to the east (1) or the west (-1) to make room; None: it stays."""
    floating: Callable[[Plan, BoardPicture, Sequence[pygame.Rect]], tuple[Floating, ...]] | None = None
    """Gives what enlivens the surroundings where nothing else stands; None: nothing does."""
    thumbnail: Callable[[BoardPicture], Thumbnail] | None = None
    """Gives what a small picture of the board has besides the land."""
    endings: Mapping[str, DrawEnding] = field(default_factory=dict)
    """By the light of the end: draws it, so much grown, at this time."""
