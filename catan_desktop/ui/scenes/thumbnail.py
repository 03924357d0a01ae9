"""A board in small: for the choice of a layout and for the list of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.board import Bounds, HarbourMark, HexGround, HexTile, ShoreMark, hexes
from catan_desktop.present.models.screens import BoardSketch
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, Size, inset
from catan_desktop.ui.tables.board.board_layout import TokenLook
from catan_desktop.ui.tables.board.island import BANK, MARK, picture_of
from catan_desktop.ui.tables.sceneries import scenery_of
from catan_desktop.ui.text import STRONG, Style
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit, Widget
from catan_desktop.ui.widgets.cached import Cached

Placed: TypeAlias = Callable[[Point], Point]
"""Turns a point of the board into one of the surface."""
_LEAST = 1.0
"""Pixels of a hex's side below which there is nothing to be seen."""
_DETAIL = 15
"""Real pixels of a hex side from which tokens are drawn with their numbers."""
_EDGE = 0.55
"""Room around the land, in hex sides ..."""
_HARBOUR, _DISC = 0.62, 0.36
"""... and around a harbour: how far off the land its middle lies, and how large it is."""
_WATERS = 1.3
"""... and where something lies in the water off it."""


class BoardThumb(Widget):
    """A picture of a board that fits its place."""

    def __init__(
        self,
        kit: Kit,
        sketch: BoardSketch | None,
        colours: tuple[int, ...] = (),
        *,
        ratio: float = 0.72,
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
    ) -> None:
        """`colours`: the colour of each seat; `ratio`: height for a width that may choose it."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.sketch = sketch
        self.colours = colours
        self.ratio = ratio
        self._cache = Cached(kit.audit)

    def measure(self, width: int | None = None) -> Size:
        """Keep the proportions."""
        wide = self.kit.px(240) if width is None else width
        return Size(wide, round(wide * self.ratio))

    def least(self) -> int:
        """Need little room."""
        return self.kit.px(80)

    def least_height(self, width: int) -> int:
        """Need little room."""
        del width
        return round(self.least() * self.ratio)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, kept until it changes."""
        if self.sketch is None:
            return
        sketch, colours = self.sketch, self.colours
        key = (id(sketch), colours, self.kit.k)
        self._cache.draw(surface, self.rect, key, lambda sheet: paint(self.kit, sheet, sketch, colours))


class Placing:
    """Where the points of a board lie on a surface that it fills."""

    def __init__(self, box: pygame.Rect, bounds: Bounds) -> None:
        """`bounds` of the board with the room around it are in hex sides."""
        left, top, right, bottom = bounds
        self.side = min(box.width / (right - left), box.height / (bottom - top))
        self._middle, self._centre = ((left + right) / 2, (top + bottom) / 2), box.center

    def at(self, point: Point) -> Point:
        """Return the pixel of a point of the board."""
        (x, y), (u, v) = self._centre, self._middle
        return (x + (point[0] - u) * self.side, y + (point[1] - v) * self.side)

    def point(self, pixel: Point) -> Point:
        """Return the point of the board at a pixel."""
        (x, y), (u, v) = self._centre, self._middle
        return ((pixel[0] - x) / self.side + u, (pixel[1] - y) / self.side + v)


def paint(
    kit: Kit, surface: pygame.Surface, sketch: BoardSketch, colours: tuple[int, ...], detail: bool = True
) -> None:
    """Draw a board so that it fills a surface; without detail in plain colours and without words."""
    small = scenery_of(sketch.ground).small
    if small is None:
        _paint_hexes(kit, surface, sketch, colours, detail)
    elif sketch.picture is not None:
        small(kit, surface, sketch.picture, lambda seat: kit.theme.seats[_colour_of(kit, seat, colours)])


def _paint_hexes(
    kit: Kit, surface: pygame.Surface, sketch: BoardSketch, colours: tuple[int, ...], detail: bool
) -> None:
    """Draw a board of hexes."""
    scenery, ground = scenery_of(sketch.ground), hexes(sketch.ground)
    left, top, right, bottom = ground.bounds
    around = scenery.thumbnail(sketch.picture) if scenery.thumbnail is not None and sketch.picture is not None else None
    top -= around.above if around is not None else 0.0
    edge = _WATERS if ground.waters else _EDGE
    placing = Placing(inset(surface.get_rect(), kit.px(4)), _around(ground, (left, top, right, bottom), edge))
    side, at = placing.side, placing.at
    radius = kit.px("radius")
    field = surface.get_rect()
    kit.art.panel(surface, field, *(kit.colour(ink) for ink in scenery.around), radius=radius)
    if side < _LEAST:
        return  # a list or a card that is squeezed in a small window leaves it no room
    if around is not None:
        around.behind(kit, surface, side, at)
    land(kit, surface, ground, placing, detail)
    if sketch.picture is not None:
        _pieces(kit, surface, sketch.picture, side, at, colours)


def _around(ground: HexGround, bounds: Bounds, edge: float) -> Bounds:
    """Return bounds with room around them, for every harbour enough."""
    left, top, right, bottom = bounds
    around = [(left - edge, top - edge), (right + edge, bottom + edge)]
    for x, y in (_off(mark) for mark in ground.harbours):
        around += [(x - _DISC, y - _DISC), (x + _DISC, y + _DISC)]
    xs, ys = [x for x, _ in around], [y for _, y in around]
    return (min(xs), min(ys), max(xs), max(ys))


def _off(mark: HarbourMark) -> Point:
    """Return where the picture of a harbour lies."""
    (ax, ay), (bx, by) = mark.ends
    return ((ax + bx) / 2 + mark.outward[0] * _HARBOUR, (ay + by) / 2 + mark.outward[1] * _HARBOUR)


def land(kit: Kit, surface: pygame.Surface, ground: HexGround, placing: Placing, detail: bool = True) -> None:
    """Draw harbours, waters and hexes."""
    scenery, side, at = scenery_of(ground), placing.side, placing.at
    _harbours(kit, surface, ground, side, at)
    for mark in ground.waters:
        _water(kit, surface, mark, at(mark.centre), side)
    for centre, key in ground.outside if detail and side >= _DETAIL else ():
        _picture(kit, surface, key, at(centre), side)
    for tile in ground.shores if scenery.rim else ():
        kit.art.hexagon(surface, at(tile.centre), side * 1.14, kit.colour(scenery.rim))
    for tile in ground.shores:
        name = picture_of(kit, scenery.tiles, tile) if detail and side >= _DETAIL else ""
        _tile(kit, surface, tile, at(tile.centre), side, name, scenery.tokens)
    for tile in ground.tiles:
        if tile.water and tile.over:
            bank = kit.art.sprite(tile.over, round(BANK * side))
            surface.blit(bank, bank.get_rect(center=(round(at(tile.centre)[0]), round(at(tile.centre)[1]))))
    for corner, name in ground.corner_marks if detail and side >= _DETAIL else ():
        stamp = kit.art.sprite(name, round(MARK * side))
        x, y = at(ground.corners[corner])
        surface.blit(stamp, stamp.get_rect(center=(round(x), round(y))))


def _colour_of(kit: Kit, seat: int, colours: tuple[int, ...]) -> int:
    return (colours[seat] if seat < len(colours) else seat) % len(kit.theme.seats)


def _tile(
    kit: Kit, surface: pygame.Surface, tile: HexTile, centre: Point, side: float, key: str, look: TokenLook
) -> None:
    """Draw a hex with its picture; without one in plain colours."""
    detail = bool(key)
    if not key or not kit.art.has(key):
        base, light = kit.theme.terrain.get(tile.terrain, kit.theme.terrain["rim"])
        kit.art.hexagon(surface, centre, side * 0.98, light, rim=base, rim_width=max(1.0, side * 0.1))
    else:
        for name in (key, tile.over):
            if name:
                _picture(kit, surface, name, centre, side)
    if tile.printed and detail:
        pixels, half = max(12, round(0.4 * side)), (len(tile.printed) + 1) // 2
        rows = [row for row in (tile.printed[:half], tile.printed[half:]) if row]
        for number, row in enumerate(rows):
            middle = (round(centre[0]), round(centre[1] + (number - (len(rows) - 1) / 2) * pixels))
            kit.text.draw(surface, "  ".join(row), middle, STRONG.of("ink"), pixels=pixels, across=0.5, down=0.5)
    if not tile.token:
        return
    radius, centre = side * 0.44, (centre[0], centre[1] + look.down * side)
    if not detail:
        ink = "danger-on-paper" if tile.red else "paper"
        kit.art.circle(surface, centre, max(1.5, side * 0.2), kit.colour(ink))
        return
    token = kit.art.sprite(look.red if tile.red else look.plain, round(2 * radius))
    surface.blit(token, token.get_rect(center=(round(centre[0]), round(centre[1]))))
    ink = look.ink if tile.red else "ink-dark"
    pixels = max(12, round(radius * (0.62 if len(tile.token) > 2 else 0.98)))
    middle = (round(centre[0]), round(centre[1] - radius * 0.12))
    kit.text.draw(surface, tile.token, middle, Style(STRONG.font, "body", ink), pixels=pixels, across=0.5, down=0.5)
    if side >= 1.6 * _DETAIL:
        gap = radius * 0.2
        for dot in range(tile.pips):
            x = centre[0] + (dot - (tile.pips - 1) / 2) * gap
            kit.art.circle(surface, (x, centre[1] + radius * 0.58), radius * 0.075, kit.colour(ink))


def _picture(kit: Kit, surface: pygame.Surface, key: str, centre: Point, side: float) -> None:
    """Draw a picture as large as a hex."""
    picture = kit.art.sprite(key, (round(side * 1.78), round(side * 2.04)))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def _water(kit: Kit, surface: pygame.Surface, mark: ShoreMark, centre: Point, side: float) -> None:
    """Draw what lies off the land, with its number."""
    if side < _DETAIL:
        kit.art.circle(surface, centre, max(1.5, side * 0.2), kit.colour("paper"))
        return
    middle = (round(centre[0]), round(centre[1]))
    for key, size in ((mark.picture, (round(side * 1.78), round(side * 2.04))), (mark.token, round(side * 0.84))):
        picture = kit.art.sprite(key, size)
        surface.blit(picture, picture.get_rect(center=middle))
    style = Style(STRONG.font, "body", "danger-on-paper" if mark.red else "ink-dark")
    kit.text.draw(surface, mark.text, middle, style, pixels=max(12, round(0.36 * side)), across=0.5, down=0.5)


def _harbours(kit: Kit, surface: pygame.Surface, ground: HexGround, side: float, at: Placed) -> None:
    for mark in ground.harbours:
        x, y = at(_off(mark))
        width = max(1.0, side * 0.07)
        for end in (at(end) for end in mark.ends):
            kit.art.line(surface, [end, (x, y)], kit.colour("trail"), width)
        radius = side * 0.3
        goods = kit.theme.resources.get(mark.resource)
        if side < _DETAIL:  # too small for a picture: the colour of what is traded, paper for anything
            paper, rim = kit.colour("paper"), max(1.0, 0.4 * radius)
            kit.art.circle(surface, (x, y), max(2.0, radius), goods.fill if goods else paper, rim=paper, rim_width=rim)
            continue
        if goods is None:
            kit.art.circle(surface, (x, y), radius, kit.colour("paper"))
            icon = kit.icon("trade", round(1.5 * radius), "ink-dark")
            surface.blit(icon, icon.get_rect(center=(round(x), round(y))))
            continue
        disc = kit.art.sprite("route-disc", round(2.4 * radius))
        surface.blit(disc, disc.get_rect(center=(round(x), round(y))))
        icon = kit.art.sprite(f"resource-{mark.resource}", round(1.3 * radius))
        surface.blit(icon, icon.get_rect(center=(round(x), round(y))))


def _pieces(
    kit: Kit, surface: pygame.Surface, picture: BoardPicture, side: float, at: Placed, colours: tuple[int, ...]
) -> None:
    ground = picture.board.ground

    def seat(index: int) -> SeatColours:
        return kit.theme.seats[_colour_of(kit, index, colours)]

    scenery = scenery_of(ground)
    if scenery.thumbnail is not None:
        scenery.thumbnail(picture).pieces(kit, surface, side, at, seat)
    for road in (one for one in picture.at("path") if one.layer == 0):
        ends = [at(end) for end in ground.paths[road.site]]
        if road.seat == NOBODY:
            image = kit.art.sprite(f"piece-{road.kind}", max(5, round(side * 0.62)))
            surface.blit(image, image.get_rect(center=_between(ends[0], ends[1], 0.5)))
            continue
        trimmed = [_between(ends[0], ends[1], 0.22), _between(ends[0], ends[1], 0.78)]
        kit.art.line(surface, trimmed, kit.colour("piece-rim"), max(2.0, side * 0.2))
        kit.art.line(surface, trimmed, seat(road.seat).body, max(1.0, side * 0.13))
    for house in (one for one in picture.at("intersection") if one.layer == 0):
        x, y = at(ground.corners[house.site])
        image = kit.art.sprite(f"piece-{house.kind}", max(5, round(side * 0.62)), seat=seat(house.seat))
        surface.blit(image, image.get_rect(center=(round(x), round(y))))


def _between(start: Point, end: Point, part: float) -> Point:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
