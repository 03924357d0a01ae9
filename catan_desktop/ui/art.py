"""Pictures: SVG files, and shapes drawn with smooth edges, kept by size and colour."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from catan_desktop.ui import finish, vectors
from catan_desktop.ui.geometry import Colour, Point, Size, hexagon, scaled
from catan_desktop.ui.glyphs import GLYPHS
from catan_desktop.ui.theme import Finish, SeatColours

NOBODY = SeatColours(
    "nobody", (158, 152, 140), (112, 107, 98), (205, 199, 186), (30, 28, 25), (158, 152, 140), "circle"
)
"""What pictures of pieces have in a text, where they are nobody's."""

_VIEW_BOX = re.compile(rb'viewBox\s*=\s*"\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)')
_KEPT_BYTES = 64 * 1024 * 1024
_WINDOWS = 12
"""As many pictures of the whole window as the kept ones may weigh."""
_FRAME = 0.06
"""How far from its edges a panel is seen to be made of something, in widths of a tile."""
_WIDE_LIGHT = 400
"""Pixels from which on a light is drawn at a quarter of its width, and enlarged."""
KEPT_SECONDS = 600.0
"""Seconds after which a picture that nobody asked for is forgotten: charts and cards come in ever new sizes."""


class ArtError(LookupError):
    """There is no picture of that name."""


@dataclass(slots=True)
class _Kept:
    """A picture, and when it was last wanted."""

    picture: pygame.Surface
    wanted: float


class Art:
    """Draws pictures and shapes; what is drawn once is kept until memory is short or nobody has wanted it for long.

    The pictures it hands out are shared: blit them, never draw on them.
    """

    def __init__(
        self, folder: Path, kept_bytes: int = _KEPT_BYTES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Take the folder of SVG files (`assets/art`); `clock` gives seconds."""
        self._folder = folder
        self._instead: dict[str, str] = {}
        """Name of a picture -> of the one that is shown in its place."""
        self._finishes: tuple[Finish, ...] = ()
        self._sources: dict[str, bytes] = {}
        self._natural: dict[str, tuple[float, float]] = {}
        self._there: dict[str, bool] = {}
        self._ahead: dict[Hashable, vectors.Ahead] = {}
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._bytes = 0
        self._most = kept_bytes
        self._clock = clock
        self.generation = 0
        """How often everything was forgotten."""
        self.on_paint: Callable[[], object] | None = None
        """Told after each picture that was painted; may let others paint before it comes back."""

    def set_cache_size(self, window: tuple[int, int]) -> None:
        """Keep as much as a window of this size needs."""
        self._most = max(_KEPT_BYTES, _WINDOWS * 4 * window[0] * window[1])

    # pictures from files

    def has(self, key: str) -> bool:
        """Return whether there is a picture file of this name; a disk is asked only once for each."""
        known = self._there.get(key)
        if known is None:
            known = self._there[key] = key in self._sources or _file(self._folder, self._instead, key).is_file()
        return known

    def natural_size(self, key: str) -> tuple[float, float]:
        """Return width and height of a picture in its own units.

        Raises:
            ArtError: no such picture.
        """
        size = self._natural.get(key)
        if size is None:
            found = _VIEW_BOX.search(self._source(key))
            size = self._natural[key] = (float(found[1]), float(found[2])) if found else (1.0, 1.0)
        return size

    def sprite(
        self,
        key: str,
        size: int | tuple[int, int],
        *,
        seat: SeatColours | None = None,
        colour: Colour | None = None,
        moving: bool = False,
    ) -> pygame.Surface:
        """Return a picture that fits a box (a number: a square box), its proportions kept.

        Args:
            seat: replaces the marker colours #ff00ff, #b000b0 and #ff80ff.
            colour: replaces white; for icons.
            moving: the size changes from frame to frame (a zoom): scale a near size instead of drawing anew.

        Raises:
            ArtError: no such picture.
        """
        box = (size, size) if isinstance(size, int) else size
        width, height = _fitted(self.natural_size(key), box)
        if moving:
            near = _bucket(width)
            return scaled(
                self.sprite(key, _fitted(self.natural_size(key), (near, near * 99)), seat=seat, colour=colour),
                (width, height),
            )

        wanted = ("sprite", key, width, height, seat, colour)

        def paint() -> pygame.Surface:
            if wanted in self._ahead:
                return self._ahead.pop(wanted).picture()
            made = next((one for one in self._finishes if one.covers(key)), None)
            if made is not None:
                return finish.draw(made, self._source(key), (width, height), seat, colour, self.sprite)
            return vectors.rasterise(vectors.recolour(self._source(key), seat, colour), (width, height))

        return self.cached(wanted, paint)

    def ahead(self, key: str, size: tuple[int, int]) -> None:
        """Let another thread begin with a picture that `sprite` will want, as it stands in its file.

        Raises:
            ArtError: no such picture.
        """
        box = _fitted(self.natural_size(key), size)
        wanted = ("sprite", key, *box, None, None)
        if wanted not in self._kept and not any(one.covers(key) for one in self._finishes):
            self._ahead[wanted] = vectors.Ahead(self._source(key), box)

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """Return `icon-<name>` from the files, else one of the kit's own signs (check, cross, plus ...).

        Raises:
            ArtError: neither has it.
        """
        if self.has(f"icon-{name}"):
            return self.sprite(f"icon-{name}", size, colour=colour)
        if self.has(name):
            return self.sprite(name, size, seat=NOBODY, colour=colour)
        if name not in GLYPHS:
            raise ArtError(f"no picture named {name!r} or icon-{name!r}")
        source = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="#ffffff" '
            f'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">{GLYPHS[name]}</g></svg>'
        )
        key = ("glyph", name, size, colour)
        return self.cached(
            key, lambda: vectors.rasterise(vectors.recolour(source.encode(), None, colour), (size, size))
        )

    def cached(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under a key, painting it the first time."""
        found = self._kept.get(key)
        now = self._clock()
        if found is not None:
            found.wanted = now
            self._kept.move_to_end(key)
            return found.picture
        generation = self.generation
        picture = _ready(paint())
        if self.on_paint is not None:
            self.on_paint()
            found = self._kept.get(key)
            if found is not None or generation != self.generation:
                return picture if found is None else found.picture
        self._kept[key] = _Kept(picture, now)
        self._bytes += _weight(picture)
        while len(self._kept) > 1:
            oldest = next(iter(self._kept.values()))
            if self._bytes <= self._most and now - oldest.wanted <= KEPT_SECONDS:
                break
            self._kept.popitem(last=False)
            self._bytes -= _weight(oldest.picture)
        return picture

    def set_look(self, pictures: Mapping[str, str], finishes: Sequence[Finish] = ()) -> None:
        """Show some pictures in the place of others from now on, and some in a finish; all drawn ones are forgotten."""
        self._instead = dict(pictures)
        self._finishes = tuple(finishes)
        self._sources.clear()
        self._natural.clear()
        self._there.clear()
        self.clear()

    def finished(self, finishes: Sequence[Finish]) -> Art:
        """Return another that draws the same pictures in these finishes."""
        art = Art(self._folder)
        art.set_look(self._instead, finishes)
        return art

    def clear(self) -> None:
        """Forget all pictures (another theme, another screen depth)."""
        self.generation += 1
        self._ahead.clear()
        self._kept.clear()
        self._bytes = 0

    # panels and light

    def panel(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        top: Colour,
        bottom: Colour | None = None,
        *,
        radius: int = 0,
        rim: Colour | None = None,
        rim_width: float = 1.0,
        alpha: int = 255,
        matter: str = "",
        tile: int = 0,
        studs: int = 0,
    ) -> None:
        """Draw a rounded box with a soft gradient from top to bottom and an optional rim inside its edge.

        Args:
            matter: the picture that frames it, laid again and again, `tile` pixels wide; empty: none. It fades towards
                the middle, where texts stand.
            studs: how far from each edge a nail stands in the corners, in pixels; 0: there are none.
        """
        if rect.width <= 0 or rect.height <= 0:
            return
        low = top if bottom is None else bottom
        radius = min(radius, rect.width // 2, rect.height // 2)
        key = ("panel", rect.size, top, low, radius, rim, rim_width, alpha, matter, tile, studs)
        size = Size(*rect.size)

        def paint() -> pygame.Surface:
            plain = vectors.panel(size, top, low, radius, rim, rim_width, alpha)
            return self._made_of(plain, matter, tile, studs, rim_width) if matter else plain

        surface.blit(self.cached(key, paint), rect)

    def _made_of(self, plain: pygame.Surface, matter: str, tile: int, studs: int, rim_width: float) -> pygame.Surface:
        """Return a panel with the matter laid along its edges, inside the rim."""
        size = plain.get_size()
        over = pygame.Surface(size, pygame.SRCALPHA)
        _tiled(over, self.sprite(matter, tile), over.get_rect(), (0, 0))
        for inset in range(reach := max(1, round(tile * _FRAME))):
            middle = over.get_rect().inflate(-2 * inset, -2 * inset)
            over.fill((255, 255, 255, round(255 * (1 - 1 / (reach - inset)))), middle, pygame.BLEND_RGBA_MULT)
        inner = round(rim_width)
        edge = self.sprite(f"{matter}-edge", tile)
        _tiled(over, edge, pygame.Rect(0, inner, size[0], edge.get_height()), (0, inner))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        shrunk = (max(1, size[0] - 2 * inner), max(1, size[1] - 2 * inner))
        mask.blit(pygame.transform.scale(plain, shrunk), (inner, inner))
        mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        over.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        plain.blit(over, (0, 0))
        if studs:
            nail = self.sprite(f"{matter}-stud", max(4, round(studs * 0.8)))
            for x in (studs, size[0] - studs):
                for y in (studs, size[1] - studs):
                    plain.blit(nail, nail.get_rect(center=(x, y)))
        return plain

    def ground(
        self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour, matter: str = "", tile: int = 0
    ) -> None:
        """Fill a box; the tiles of the matter lie where they would if they covered the whole surface."""
        if not matter:
            surface.fill(colour, rect)
            return

        def paint() -> pygame.Surface:
            whole = pygame.Surface((tile, tile))
            whole.fill(colour)
            whole.blit(self.sprite(matter, tile), (0, 0))
            return whole

        before = surface.get_clip()
        surface.set_clip(before.clip(rect))
        _tiled(surface, self.cached(("ground", matter, tile, colour), paint), rect, (0, 0))
        surface.set_clip(before)

    def outline(self, surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width: float) -> None:
        """Draw a rounded frame inside the edge of a box, from strips so that large frames stay cheap."""
        if rect.width <= 0 or rect.height <= 0 or width <= 0:
            return
        corner = min(radius + 2 + round(width), rect.width // 2, rect.height // 2)
        size = (2 * corner, 2 * corner)
        body = (
            f'<rect x="{width / 2}" y="{width / 2}" width="{size[0] - width}" height="{size[1] - width}" '
            f'rx="{max(0.0, min(radius, corner) - width / 2)}" {vectors.paint_attributes(None, colour, width, 255)}/>'
        )
        picture = self.cached(("outline", body), lambda: vectors.draw_svg(body, size))
        for x, part_x in ((rect.left, 0), (rect.right - corner, corner)):
            for y, part_y in ((rect.top, 0), (rect.bottom - corner, corner)):
                surface.blit(picture, (x, y), (part_x, part_y, corner, corner))
        line = max(1, round(width))
        for strip in (
            (rect.left + corner, rect.top, rect.width - 2 * corner, line),
            (rect.left + corner, rect.bottom - line, rect.width - 2 * corner, line),
            (rect.left, rect.top + corner, line, rect.height - 2 * corner),
            (rect.right - line, rect.top + corner, line, rect.height - 2 * corner),
        ):
            surface.fill(colour, strip)

    def shadow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        *,
        radius: int,
        blur: int,
        colour: Colour,
        opacity: float,
        offset: tuple[int, int] = (0, 0),
    ) -> None:
        """Draw the soft shadow of a rounded box; drawn small, blurred there, kept."""
        if rect.width <= 0 or rect.height <= 0 or opacity <= 0:
            return
        key = ("shadow", rect.size, radius, blur, colour, opacity)
        picture = self.cached(key, lambda: vectors.shadow(Size(*rect.size), radius, blur, colour, opacity))
        surface.blit(picture, (rect.x - 2 * blur + offset[0], rect.y - 2 * blur + offset[1]))

    def glow(self, surface: pygame.Surface, centre: Point, radius: float, colour: Colour, opacity: float = 1.0) -> None:
        """Draw light that fades from the centre to nothing at the radius."""
        side = round(2 * radius)
        if side <= 0 or opacity <= 0:
            return
        drawn = side if side < _WIDE_LIGHT else side // 4

        def paint() -> pygame.Surface:
            return scaled(vectors.light(drawn, colour, opacity), (side, side))

        picture = self.cached(("glow", side, colour, opacity), paint)
        surface.blit(picture, (round(centre[0] - radius), round(centre[1] - radius)))

    # shapes; points and widths are real pixels

    def polygon(
        self,
        surface: pygame.Surface,
        points: Sequence[Point],
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw a filled polygon with smooth edges and an optional rim."""
        self._path(surface, points, vectors.paint_attributes(fill, rim, rim_width, alpha), rim_width, closed=True)

    def hexagon(
        self,
        surface: pygame.Surface,
        centre: Point,
        side: float,
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw a pointy-top hexagon; without a fill, a ring."""
        self.polygon(surface, hexagon(centre, side), fill, rim=rim, rim_width=rim_width, alpha=alpha)

    def line(
        self,
        surface: pygame.Surface,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        *,
        dash: float = 0.0,
        closed: bool = False,
        alpha: int = 255,
    ) -> None:
        """Draw a line through points with round ends; `dash` is the length of a dash and of a gap."""
        paint = vectors.paint_attributes(None, colour, width, alpha)
        if dash > 0:
            paint += f' stroke-dasharray="{dash:.2f} {dash:.2f}"'
        self._path(surface, points, paint, width, closed=closed)

    def arrow(
        self, surface: pygame.Surface, start: Point, end: Point, colour: Colour, width: float, *, alpha: int = 255
    ) -> None:
        """Draw an arrow from start to end; its head is three widths long."""
        reach = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
        if reach <= 0 or width <= 0:
            return
        along = ((end[0] - start[0]) / reach, (end[1] - start[1]) / reach)
        aside = (-along[1], along[0])
        head = min(reach, 3 * width)
        neck = reach - head

        def at(far: float, out: float) -> Point:
            return (start[0] + along[0] * far + aside[0] * out, start[1] + along[1] * far + aside[1] * out)

        half = width / 2
        outline = [at(0, half), at(neck, half), at(neck, 1.5 * width), at(reach, 0)]
        mirrored = [at(neck, -1.5 * width), at(neck, -half), at(0, -half)]
        self.polygon(surface, outline + mirrored, colour, alpha=alpha)

    def circle(
        self,
        surface: pygame.Surface,
        centre: Point,
        radius: float,
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Draw a disc with a smooth edge; without a fill, a ring. The rim is centred on the edge."""
        if radius <= 0:
            return
        paint = vectors.paint_attributes(fill, rim, rim_width, alpha)
        pad = rim_width / 2 + 1
        left, top = int(centre[0] - radius - pad), int(centre[1] - radius - pad)
        side = int(2 * (radius + pad)) + 2
        x, y = vectors.quarter(centre[0] - left), vectors.quarter(centre[1] - top)
        body = f'<circle cx="{x}" cy="{y}" r="{radius:.2f}" {paint}/>'
        self._shape(surface, body, (left, top), (side, side))

    def _path(
        self, surface: pygame.Surface, points: Sequence[Point], paint: str, width: float, *, closed: bool
    ) -> None:
        if len(points) < 2:
            return
        pad = width / 2 + 1
        left = int(min(x for x, _ in points) - pad)
        top = int(min(y for _, y in points) - pad)
        across = int(max(x for x, _ in points) + pad) + 2 - left
        down = int(max(y for _, y in points) + pad) + 2 - top
        steps = " L".join(f"{vectors.quarter(x - left)} {vectors.quarter(y - top)}" for x, y in points)
        body = f'<path d="M{steps}{" Z" if closed else ""}" stroke-linejoin="round" stroke-linecap="round" {paint}/>'
        self._shape(surface, body, (left, top), (across, down))

    def _shape(self, surface: pygame.Surface, body: str, where: tuple[int, int], size: tuple[int, int]) -> None:
        picture = self.cached(("shape", body, size), lambda: vectors.draw_svg(body, size))
        surface.blit(picture, where)

    # files

    def _source(self, key: str) -> bytes:
        if key not in self._sources:
            try:
                self._sources[key] = _file(self._folder, self._instead, key).read_bytes()
            except OSError:
                raise ArtError(f"no picture named {key!r}") from None
        return self._sources[key]


def _fitted(natural: tuple[float, float], box: tuple[int, int]) -> tuple[int, int]:
    """Return the greatest size of these proportions that a box holds."""
    width, height = natural
    factor = min(box[0] / width, box[1] / height)
    return (max(0, round(width * factor)), max(0, round(height * factor)))


def _tiled(surface: pygame.Surface, tile: pygame.Surface, rect: pygame.Rect, origin: Point) -> None:
    """Lay tiles over a box, one of them with its upper left corner at the origin."""
    wide, tall = tile.get_size()
    left = rect.left - (rect.left - round(origin[0])) % wide
    top = rect.top - (rect.top - round(origin[1])) % tall
    surface.blits([(tile, (x, y)) for x in range(left, rect.right, wide) for y in range(top, rect.bottom, tall)], False)


def _file(folder: Path, instead: Mapping[str, str], key: str) -> Path:
    return folder / f"{instead.get(key, key)}.svg"


def _bucket(width: int) -> int:
    """Return the next size at which a zoomed picture is drawn; steps of about a quarter."""
    size = 16.0
    while size < width:
        size *= 1.25
    return round(size)


def _ready(picture: pygame.Surface) -> pygame.Surface:
    """Bring a picture into the window's format; off-screen there is none, and it stays as it is."""
    try:
        return picture.convert_alpha()
    except pygame.error:
        return picture


def _weight(picture: pygame.Surface) -> int:
    return 4 * picture.get_width() * picture.get_height() + 256
