"""The island: terrain, number tokens, trade routes; roads, buildings, the robber and the wildlings on it."""

from __future__ import annotations

from math import atan2, degrees, hypot

import pygame

from catan_desktop.present.models.board import FROZEN, HarbourMark, HexBoard, HexGround, HexTile
from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.ui.geometry import Point, lerp, scaled
from catan_desktop.ui.tables.gift.brush import Brush
from catan_desktop.ui.tables.gift.marks import LEAST_MARK, seat_mark

_VARIANTS = 3
TOKEN = 0.37
"""Radius of a number token in sides."""
SETTLEMENT, CITY = 0.6, 0.78
ROAD = 0.88
"""Length of a road in sides."""
_PIER = 1.36
"""A trade route's disc is so many sides from the centre of its hex."""


def draw_ground(brush: Brush, ground: HexGround) -> None:
    """Draw land, ice and trade routes."""
    _bank(brush, ground)
    for tile in ground.tiles:
        _tile(brush, tile)
    _edges(brush, ground)
    for harbour in ground.harbours:
        _piers(brush, harbour)
    for harbour in ground.harbours:
        _route(brush, harbour)


def _bank(brush: Brush, ground: HexGround) -> None:
    """The shadow of the island and the bank of snow around it."""
    plan = brush.plan
    size = brush.surface.get_size()
    step = 8 * max(1, round(size[1] / 1000))  # so soft a thing is drawn no finer in a larger window
    small = (max(1, size[0] // step), max(1, size[1] // step))
    shade = pygame.Surface(small, pygame.SRCALPHA)
    for tile in ground.tiles:
        points = [(x / step, (y + 0.16 * plan.side) / step) for x, y in plan.hexagon(tile.centre, 1.16)]
        pygame.draw.polygon(shade, (*brush.colour("shadow"), 190), points)
    blur = max(1, round(plan.side / 5 / step))
    shade = pygame.transform.gaussian_blur(shade, blur, repeat_edge_pixels=False)
    brush.surface.blit(scaled(shade, size), (0, 0))
    for grown, ink in ((1.1, "wall-dark"), (1.08, "snow")):
        for tile in ground.tiles:
            brush.hexagon(tile.centre, grown, brush.colour(ink))


def _tile(brush: Brush, tile: HexTile) -> None:
    plan = brush.plan
    if not brush.visible(plan.at(tile.centre), 1.2 * plan.side):
        return
    key = f"terrain-{tile.terrain}-{tile.variant % _VARIANTS + 1}"
    if not brush.kit.art.has(key):
        key = f"terrain-{tile.terrain}-{tile.variant % 2 + 1}"
    if not brush.kit.art.has(key):
        key = f"terrain-{tile.terrain}-1"
    points = plan.hexagon(tile.centre)
    left, top = points[4][0], points[5][1]
    right, low = points[0][0], points[2][1]
    box = (round(right) - round(left), round(low) - round(top))
    brush.blit(brush.stretched(key, box), (round(left), round(top)))


def _edges(brush: Brush, ground: HexGround) -> None:
    """The pale line between hexes, where the roads will lie."""
    rim = brush.kit.theme.terrain["rim"]
    width = max(1.5, brush.plan.side * 0.06)
    for tile in ground.tiles:
        brush.hexagon(tile.centre, 1.0, None, rim=rim[0], rim_width=width)


def _token(brush: Brush, tile: HexTile) -> None:
    if not tile.token:
        return
    x, y = brush.plan.at(tile.centre)
    side = brush.plan.side
    double = "/" in tile.token
    radius = max(13.0, side * TOKEN) * (1.12 if double else 1.0)
    brush.sprite("token", (x, y + 0.02 * side), 2 * radius)
    ink = "danger-on-paper" if tile.red else "ink-dark"
    brush.label(tile.token, (x, y - 0.13 * radius), radius * (0.72 if double else 1.02), ink)
    dot = max(1.0, radius * 0.075)
    for index in range(tile.pips):
        across = (index - (tile.pips - 1) / 2) * dot * 2.9
        brush.dot((x + across, y + 0.56 * radius), dot, brush.colour(ink))


def _route_disc(brush: Brush, harbour: HarbourMark) -> Point:
    (ax, ay), (bx, by) = harbour.ends
    middle = ((ax + bx) / 2, (ay + by) / 2)
    reach = _PIER - 3**0.5 / 2
    return brush.plan.at((middle[0] + harbour.outward[0] * reach, middle[1] + harbour.outward[1] * reach))


def _piers(brush: Brush, harbour: HarbourMark) -> None:
    """Planks from the disc to the two intersections."""
    disc, side = _route_disc(brush, harbour), brush.plan.side
    wood, dark = (139, 99, 66), (58, 40, 26)
    for end in harbour.ends:
        corner = brush.plan.at(end)
        near = (lerp(corner[0], disc[0], 0.1), lerp(corner[1], disc[1], 0.1))
        brush.kit.art.line(brush.surface, (near, disc), dark, 0.17 * side)
        brush.kit.art.line(brush.surface, (near, disc), wood, 0.11 * side)
        steps = 6
        aside = _aside(near, disc, 0.055 * side)
        for step in range(1, steps):
            x, y = lerp(near[0], disc[0], step / steps), lerp(near[1], disc[1], step / steps)
            plank = ((x - aside[0], y - aside[1]), (x + aside[0], y + aside[1]))
            brush.kit.art.line(brush.surface, plank, dark, max(1.0, 0.02 * side))


def _aside(start: Point, end: Point, length: float) -> Point:
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (-(end[1] - start[1]) / far * length, (end[0] - start[0]) / far * length)


def _route(brush: Brush, harbour: HarbourMark) -> None:
    """The disc with the resource, and the rate on a tag beside it."""
    x, y = _route_disc(brush, harbour)
    side = brush.plan.side
    radius = max(11.0, 0.33 * side)
    words = f"{harbour.rate}:1"
    pixels = max(12, round(0.3 * side))
    tag = pygame.Rect(0, 0, round(radius + 2.15 * pixels), round(pixels * 1.45))
    tag.midleft = (round(x), round(y))
    art = brush.kit.art
    art.panel(
        brush.surface,
        tag,
        brush.colour("paper-light"),
        brush.colour("paper-dark"),
        radius=tag.height // 2,
        rim=brush.colour("paper-line"),
        rim_width=max(1.0, 0.03 * side),
    )
    brush.sprite("route-disc", (x, y + 0.02 * side), 2.08 * radius)
    picture = "icon-trade" if harbour.resource == "any" else f"resource-{harbour.resource}"
    if harbour.resource == "any":
        icon = brush.kit.icon("trade", round(1.2 * radius), "ink-dark")
        brush.blit(icon, (x - icon.get_width() / 2, y - icon.get_height() / 2))
    else:
        brush.sprite(picture, (x, y), 1.3 * radius)
    middle = (tag.right + x + radius) / 2 - 0.06 * pixels
    brush.label(words, (middle, y), pixels, "ink-dark")


# what stands on it


def draw_pieces(brush: Brush, board: HexBoard, north: WatchNorth | None) -> None:
    """Draw the shade on blocked hexes, tokens, roads, buildings, the robber and the wildlings, from north to south."""
    plan, ground = brush.plan, board.ground
    for tile in ground.tiles:
        if tile.site != FROZEN and board.blocked >> tile.site & 1:
            brush.hexagon(tile.centre, 0.96, brush.colour("shadow"), alpha=105)
        _token(brush, tile)
    for road in board.roads:
        draw_road(brush, ground.paths[road.path], road.seat)
    standing: list[tuple[float, str, Point, int]] = []
    for house in board.buildings:
        x, y = plan.at(ground.corners[house.corner])
        standing.append((y + 0.2 * plan.side, house.kind, (x, y), house.seat))
    for group in north.gift if north is not None else ():
        for slot, figure in enumerate(group.figures):
            feet = plan.invader(ground, group.hex, slot, board.robber == group.hex)
            standing.append((feet[1], figure, feet, -1))
    if board.robber >= 0:
        feet = plan.robber(ground, board.robber)
        standing.append((feet[1], "robber", feet, -1))
    for _, kind, where, seat in sorted(standing):
        if seat >= 0:
            draw_building(brush, kind, where, seat)
        else:
            draw_figure(brush, kind, where)


def draw_figures(brush: Brush, board: HexBoard, north: WatchNorth | None) -> None:
    """Draw the robber and the wildlings once more, over the light of the places they stand on."""
    plan, ground = brush.plan, board.ground
    standing: list[tuple[float, str, Point]] = []
    for group in north.gift if north is not None else ():
        for slot, figure in enumerate(group.figures):
            feet = plan.invader(ground, group.hex, slot, board.robber == group.hex)
            standing.append((feet[1], figure, feet))
    if board.robber >= 0:
        feet = plan.robber(ground, board.robber)
        standing.append((feet[1], "robber", feet))
    for _, kind, where in sorted(standing):
        draw_figure(brush, kind, where)


def draw_road(brush: Brush, ends: tuple[Point, Point], seat: int, *, alpha: int = 255) -> None:
    """Draw a road along a path given in sides."""
    start, end = brush.plan.at(ends[0]), brush.plan.at(ends[1])
    centre = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if not brush.visible(centre, brush.plan.side):
        return
    angle = round(-degrees(atan2(end[1] - start[1], end[0] - start[0]))) % 180
    picture = road_picture(brush, angle, seat)
    brush.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2), alpha)
    if brush.shapes:
        seat_mark(brush, seat, centre, max(LEAST_MARK, 0.07 * brush.plan.side), alpha)


def draw_road_part(brush: Brush, ends: tuple[Point, Point], seat: int, part: float) -> None:
    """Draw the beginning of a road, as long as it has grown; `part` comes in few steps, which are kept."""
    start, end = brush.plan.at(ends[0]), brush.plan.at(ends[1])
    centre = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    angle = round(-degrees(atan2(end[1] - start[1], end[0] - start[0])))
    length = max(4, round(ROAD * brush.plan.side))

    def paint() -> pygame.Surface:
        flat = brush.kit.art.sprite("piece-road", (length, length), seat=brush.seat(seat))
        flat = scaled(flat, (flat.get_width(), round(flat.get_height() * 1.34)))
        shown = pygame.Surface(flat.get_size(), pygame.SRCALPHA)
        wide = round(flat.get_width() * part)
        shown.blit(flat, (0, 0), (0, 0, wide, flat.get_height()))
        return pygame.transform.rotozoom(shown, angle, 1.0)

    picture = brush.kit.art.kept(("board-road-part", length, angle, part, brush.seat(seat)), paint)
    brush.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2))


def road_picture(brush: Brush, angle: int, seat: int) -> pygame.Surface:
    """A road turned by so many degrees; kept."""
    length = max(4, round(ROAD * brush.plan.side))

    def paint() -> pygame.Surface:
        flat = brush.kit.art.sprite("piece-road", (4 * length, 4 * length), seat=brush.seat(seat))
        flat = scaled(flat, (flat.get_width(), round(flat.get_height() * 1.34)))
        turned = pygame.transform.rotate(flat, angle)
        size = (round(turned.get_width() / 4), round(turned.get_height() / 4))
        return scaled(turned, (max(1, size[0]), max(1, size[1])))

    return brush.kit.art.kept(("board-road", length, angle, brush.seat(seat)), paint)


def draw_building(brush: Brush, kind: str, where: Point, seat: int, *, alpha: int = 255) -> None:
    """Draw a settlement or a city on an intersection."""
    side = brush.plan.side
    size = side * (CITY if kind == "city" else SETTLEMENT)
    x, y = where
    brush.sprite(f"piece-{kind}", (x, y - 0.08 * side), size, seat=seat, alpha=alpha)
    if brush.shapes:
        seat_mark(brush, seat, (x + 0.3 * size, y - 0.08 * side + 0.34 * size), max(5.4, 0.095 * side), alpha)


def draw_figure(brush: Brush, kind: str, feet: Point, *, alpha: int = 255) -> None:
    """Draw a wildling or the robber."""
    key = "figure-tormund" if kind == "robber" else f"figure-{kind}"
    brush.standing(key, feet, brush.plan.figure_height(kind), alpha=alpha)
