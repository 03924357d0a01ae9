"""The painter that every part of the board is drawn with, and pictures kept as layers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Protocol, TypeAlias

import pygame

from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Colour, Point, scaled
from catan_desktop.ui.tables.board.board_layout import Family, Landscape, Plan
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import LEAST_TEXT, Ink, SeatColours
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.cached import KeptTexts


@dataclass(frozen=True)
class Painter:
    """A surface to draw the board on."""

    kit: Kit
    plan: Plan
    scenery: Look
    """The landscape."""
    surface: pygame.Surface
    tr: Speaker
    shapes: bool = True
    """The marks on the pieces of the seats are so large that nobody needs their colours."""
    order: tuple[int, ...] = ()
    """By seat: the number of its colours in the theme; a seat not named has its own number."""

    @property
    def zooming(self) -> bool:
        """Sizes change with the wheel: pictures of a near size are scaled instead of drawn anew."""
        return self.plan.zoom != 1.0

    def seat(self, index: int) -> SeatColours:
        """The colours of a seat."""
        seats = self.kit.theme.seats
        return seats[(self.order[index] if index < len(self.order) else index) % len(seats)]

    def colour(self, ink: Ink) -> Colour:
        """A colour of the theme."""
        return self.kit.colour(ink)

    def visible(self, centre: Point, reach: float) -> bool:
        """Return whether any of a thing that reaches `reach` from its centre lies on the surface."""
        width, height = self.surface.get_size()
        return -reach < centre[0] < width + reach and -reach < centre[1] < height + reach

    def sprite(
        self,
        key: str,
        centre: Point,
        size: float,
        *,
        seat: int | None = None,
        alpha: int = 255,
        mirrored: bool = False,
    ) -> None:
        """Draw a picture in a square box around a point; `mirrored`: left is right."""
        if not self.visible(centre, size):
            return
        colours = None if seat is None else self.seat(seat)
        picture = self.kit.art.sprite(key, max(2, round(size)), seat=colours, moving=self.zooming)
        if mirrored:
            picture = pygame.transform.flip(picture, flip_x=True, flip_y=False)
        self.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2), alpha)

    def standing(self, key: str, feet: Point, height: float, *, seat: int | None = None, alpha: int = 255) -> None:
        """Draw a picture that stands on a point."""
        if not self.visible(feet, 2 * height):
            return
        colours = None if seat is None else self.seat(seat)
        tall = max(2, round(height))
        picture = self.kit.art.sprite(key, (tall * 4, tall), seat=colours, moving=self.zooming)
        self.blit(picture, (feet[0] - picture.get_width() / 2, feet[1] - picture.get_height() * 0.96), alpha)

    def stretched(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture with its proportions changed; kept."""

        def paint() -> pygame.Surface:
            width, height = self.kit.art.natural_size(key)
            factor = max(size[0] / width, size[1] / height)
            box = (max(1, round(width * factor)), max(1, round(height * factor)))
            return scaled(self.kit.art.sprite(key, box, moving=self.zooming), size)

        return self.kit.art.cached(("board-stretched", key, size), paint)

    def covering(self, key: str, size: tuple[int, int], down: float) -> pygame.Surface:
        """Return a picture that fills a box, its proportions kept; `down` says which part is seen, 0 the top."""

        def paint() -> pygame.Surface:
            width, height = self.kit.art.natural_size(key)
            factor = max(size[0] / width, size[1] / height)
            whole = self.kit.art.sprite(key, (max(1, round(width * factor)), max(1, round(height * factor))))
            part = pygame.Surface(size, pygame.SRCALPHA)
            spare = (whole.get_width() - size[0], whole.get_height() - size[1])
            part.blit(whole, (-max(0, spare[0]) // 2, -round(max(0, spare[1]) * down)))
            return part

        return self.kit.art.cached(("board-covering", key, size, down), paint)

    def hexagon(
        self,
        centre: Point,
        grown: float,
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw a hexagon around a point in hex sides; all of a size are one kept picture, set to whole pixels."""
        x, y = self.plan.at(centre)
        radius = self.plan.side * grown
        if not self.visible((x, y), radius + rim_width):
            return
        half = ceil(radius + rim_width) + 2

        def paint() -> pygame.Surface:
            stamp = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
            self.kit.art.hexagon(stamp, (half, half), radius, fill, rim=rim, rim_width=rim_width, alpha=alpha)
            return stamp

        key = ("board-hexagon", round(radius, 1), fill, rim, round(rim_width, 1), alpha)
        self.blit(self.kit.art.cached(key, paint), (x - half, y - half))

    def dot(self, centre: Point, radius: float, ink: Colour) -> None:
        """Draw a small disc set to whole pixels, for many alike."""
        half = ceil(radius) + 1

        def paint() -> pygame.Surface:
            stamp = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
            self.kit.art.circle(stamp, (half, half), radius, ink)
            return stamp

        picture = self.kit.art.cached(("board-dot", round(radius, 2), ink), paint)
        self.blit(picture, (centre[0] - half, centre[1] - half))

    def blit(self, picture: pygame.Surface, where: Point, alpha: int = 255) -> None:
        """Put a kept picture on the surface, more or less clear."""
        at = (round(where[0]), round(where[1]))
        if alpha >= 255:
            self.surface.blit(picture, at)
            return
        faded = picture.copy()
        faded.fill((255, 255, 255, max(0, alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(faded, at)

    def label(
        self,
        text: str,
        centre: Point,
        pixels: float,
        ink: Ink = "ink",
        font: str = "strong",
        *,
        across: float = 0.5,
        shadow: Ink | None = None,
    ) -> pygame.Rect:
        """Write a line around a point, never smaller than what can be read; `shadow` sets it off from the ground."""
        real = max(LEAST_TEXT, round(pixels))
        style = Style(font=font, size="small", colour=ink)
        height = self.kit.text.size(text, style, real).height
        where = (round(centre[0]), round(centre[1] - height / 2))
        if shadow is not None:
            picture = self.kit.text.render(text, style.of(shadow), real)
            left = where[0] - round(picture.get_width() * across)
            step = max(1, real // 14)
            for dx, dy in ((-step, 0), (step, 0), (0, -step), (0, step)):
                self.surface.blit(picture, (left + dx, where[1] + dy))
        return self.kit.text.draw(self.surface, text, where, style, pixels=real, across=across)


@dataclass(frozen=True)
class Particle:
    """One small thing in the air: its picture and the corner where it goes."""

    picture: pygame.Surface
    where: tuple[int, int]

    @property
    def box(self) -> pygame.Rect:
        """Return what it covers."""
        return pygame.Rect(self.where, self.picture.get_size())


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


Draw: TypeAlias = Callable[[Painter], None]
DrawPicture: TypeAlias = Callable[[Painter, BoardPicture], None]
DrawGround: TypeAlias = Callable[[Painter, HexGround], None]
DrawSmall: TypeAlias = Callable[[Kit, pygame.Surface, BoardPicture, Callable[[int], SeatColours]], None]
DrawOne: TypeAlias = Callable[[Painter, BoardPicture, Piece, Point, int], None]
DrawEnding: TypeAlias = Callable[[Painter, BoardPicture, float, float], None]


@dataclass(frozen=True)
class DrawnFamily(Family):
    """How boards of one kind are drawn, in whatever landscape."""

    ground: DrawPicture
    """Draws what never changes, over what the landscape draws behind it."""
    pieces: DrawPicture
    """Draws what stands on the board."""
    piece: DrawOne
    """Draws one piece, with all that lies on it, at a pixel, more or less clear."""


def no_land(painter: Painter, ground: HexGround) -> None:
    """Draw nothing: there are no hexes."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Look(Landscape):
    """What a landscape draws with a painter."""

    family: DrawnFamily
    """Of which kind the boards are that lie in it."""
    backdrop: Draw
    """Fills the region with all that never moves and is soft enough to be enlarged by a zoom."""
    ground: DrawPicture
    """Draws what else stays where it is behind the board."""
    shore: DrawGround = no_land
    """Draws the edge of the land, below the hexes."""
    harbour: DrawGround = no_land
    """Draws harbours or trade routes over the hexes."""
    life: DrawPicture
    """Draws what changes beside the board, below the pieces."""
    air: Callable[[Painter, BoardPicture, float, int], Iterator[Particle]]
    """Return what is in the air after a number of seconds, at this tick."""
    still: Callable[[BoardPicture], Hashable]
    """What `ground` depends on besides the ground of the board."""
    pieces: Mapping[str, PieceDrawer] = field(default_factory=dict)
    """Its own kinds of pieces."""
    ahead: Callable[[Plan, HexGround], Iterator[tuple[str, tuple[int, int]]]] | None = None
    """Gives names and sizes of pictures of hexes that may be wanted later; None: all are seen from the beginning."""
    thumbnail: Callable[[BoardPicture], Thumbnail] | None = None
    """Gives what a small picture of the board has besides the land."""
    small: DrawSmall | None = None
    """Draws a small picture of a board that is no land of hexes."""
    endings: Mapping[str, DrawEnding] = field(default_factory=dict)
    """By the light of the end: what draws it, at a share of its growth and at a time."""


class Layer:
    """An opaque picture of the region, kept until its key changes, with the texts on it."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None
        self._texts = KeptTexts(kit.audit)
        self.painted = 0
        """How often it was drawn anew."""

    def fresh(self, size: tuple[int, int], key: Hashable, paint: Callable[[pygame.Surface], None]) -> pygame.Surface:
        """Return the picture, drawing it first if the key or the size changed."""
        whole = (key, size, self._kit.audit.on)
        if self._picture is None or whole != self._key:
            if self._picture is None or self._picture.get_size() != size:
                self._picture = _opaque(size)
            self._key = whole
            with self._texts.painting():
                paint(self._picture)
            self.painted += 1
        return self._picture

    @property
    def picture(self) -> pygame.Surface:
        """Return the picture as it was last drawn.

        Raises:
            LookupError: it never was.
        """
        if self._picture is None:
            raise LookupError("the layer has no picture yet")
        return self._picture

    def put(self, surface: pygame.Surface) -> None:
        """Put the picture on a surface of its size."""
        surface.blit(self.picture, (0, 0))
        self._texts.show(surface, (0, 0))

    def forget(self) -> None:
        """Draw anew next time."""
        self._key = None


def _opaque(size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size)
    try:
        return picture.convert()
    except pygame.error:
        return picture
