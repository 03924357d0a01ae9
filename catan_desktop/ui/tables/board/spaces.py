"""Spaces of the board: where their sites lie on the screen, and where pieces stand on them.

A scenery declares its own; those of a land of hexes are here. Sites of `hex`, `intersection` and `path` are those of
the topology; `figure` is FIGURES * hex + number of the figure on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import atan2, hypot
from typing import TypeAlias

import pygame

from catan_desktop.grid.layout import point_to_axial
from catan_desktop.kernel.bits import bits
from catan_desktop.present.models.board import AWAY, FROZEN, HarbourMark, HexTile, Piece
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import ACROSS, Landscape, Plan, Space

Spot: TypeAlias = tuple[str, int]
"""Space and site."""
_SHOAL = 0.8
"""How far a shoal reaches from its middle to each side, in sides."""
_WATER = pygame.FRect(-1.13, -1.17, 2.26, 2.14)
"""What is seen of a hex of open water at the edge of the board with a piece on each of its paths, in sides around its
middle."""
_RISES = 0.24
"""How far what stands on an outer path at open water rises above the land, in sides."""
FIGURES = 8
"""Figure sites of a hex."""
ROBBER = "robber"
ROBBER_FEET = (-0.56, 0.5)
"""Far enough from the corners of a hex that he hides no building."""


def _hex(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(picture.board.ground.tiles[site].centre)


def on_hex(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    """Return where a piece stands on a hex: the robber beside the number token, others in the middle."""
    x, y = picture.board.ground.tiles[piece.site].centre
    return plan.at((x + ROBBER_FEET[0], y + ROBBER_FEET[1]) if piece.kind == ROBBER else (x, y))


def _intersection(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(picture.board.ground.corners[site])


def _path(plan: Plan, picture: BoardPicture, site: int) -> Point:
    (ax, ay), (bx, by) = picture.board.ground.paths[site]
    return plan.at(((ax + bx) / 2, (ay + by) / 2))


def _harbour(plan: Plan, picture: BoardPicture, site: int) -> Point:
    x, y = _berth(plan, picture, site).center
    return (float(x), float(y))


def _berth(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    return berth(plan, picture.board.ground.harbours[site])


def hex_at(plan: Plan, picture: BoardPicture, where: Point, among: int) -> int | None:
    """Return the hex under a point of the region if it is one of these."""
    at = point_to_axial(plan.back(where))
    for tile in picture.board.ground.tiles:
        if tile.site != FROZEN and point_to_axial(tile.centre) == at:
            return tile.site if among >> tile.site & 1 else None
    return None


def _path_at(plan: Plan, picture: BoardPicture, where: Point, among: int) -> int | None:
    x, y = plan.back(where)
    best: tuple[float, int] | None = None
    for site in bits(among):
        (ax, ay), (bx, by) = picture.board.ground.paths[site]
        along = min(0.92, max(0.08, (x - ax) * (bx - ax) + (y - ay) * (by - ay)))
        far = hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
        if far <= PATH.reach and (best is None or far < best[0]):
            best = (far, site)
    return None if best is None else best[1]


def _away(plan: Plan, picture: BoardPicture, site: int) -> Point:
    x, y = picture.board.ground.corners[site]
    return plan.at((x, y - 0.55))


HEX = Space("hex", _hex, 90, half=0.95, shape="hex", stands=on_hex, land=True, hit=hex_at)
INTERSECTION = Space("intersection", _intersection, 40, reach=0.36, lamp=0.2, land=True)
PATH = Space("path", _path, 50, half=0.46, shape="path", land=True, hit=_path_at)
LAND = (
    HEX,
    INTERSECTION,
    PATH,
    Space(AWAY, _away, 99, chosen=False, told=False),
    Space("harbour", _harbour, 100, box=_berth, chosen=False),
)
"""The spaces that every land of hexes has."""


@cache
def spaces(scenery: Landscape) -> Mapping[str, Space]:
    """Return the spaces of a landscape by name, the small before the large."""
    named = {space.name: space for space in (*scenery.family.spaces, *scenery.spaces)}
    return {space.name: space for space in sorted(named.values(), key=lambda space: space.order)}


def space_of(plan: Plan, name: str) -> Space:
    """Return a space; LookupError where this landscape has none of that name."""
    return spaces(plan.scenery)[name]


def place_point(plan: Plan, picture: BoardPicture, place: Place) -> Point | None:
    """Return where a thing at a place is, with a slot where it stands among others; None for one off the board."""
    space = spaces(plan.scenery).get(str(place[0])) if place else None
    if space is None:
        return None
    site, *slot = (int(number) for number in place[1:])
    if slot and space.stands is not None:
        return space.stands(plan, picture, Piece(space.name, site, "", slot=slot[0]))
    return space.at(plan, picture, site)


def piece_point(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    """Return where a piece stands."""
    space = space_of(plan, piece.space)
    return space.stands(plan, picture, piece) if space.stands is not None else space.at(plan, picture, piece.site)


def point(plan: Plan, picture: BoardPicture, spot: Spot) -> Point:
    """Return the middle of a place, where the pointer would hit it; LookupError where the board has no such place."""
    space = space_of(plan, spot[0])
    x, y = space.at(plan, picture, spot[1])
    return (x, y - space.up * plan.side)


def nowhere(plan: Plan, picture: BoardPicture) -> pygame.Rect | None:
    """Return no box: the board has no place of its own for what is called out."""
    return None


def box_of(plan: Plan, picture: BoardPicture, spot: Spot) -> pygame.Rect:
    """Return the box of a place."""
    space = space_of(plan, spot[0])
    if space.box is not None:
        return space.box(plan, picture, spot[1])
    return around(point(plan, picture, spot), space.half * plan.side, space.half * plan.side)


def around(where: Point, half_width: float, half_height: float) -> pygame.Rect:
    """Return a box around a point."""
    box = pygame.Rect(0, 0, round(2 * half_width), round(2 * half_height))
    box.center = (round(where[0]), round(where[1]))
    return box


def candidates(picture: BoardPicture, space: str) -> int:
    """Return the mask of all places of a space that this picture has."""
    return picture.layout.ground.sites(space) or picture.sites(space)


def extent(plan: Plan, picture: BoardPicture) -> pygame.Rect:
    """Return the box around all land with its edge, its harbours and the shoals off it, in pixels of the region; of the
    hexes of open water around it so much that what lies on them and on their outer paths is seen."""
    ground, side = picture.board.ground, plan.side
    rim = max(plan.scenery.frame, _RISES if any(tile.water for tile in ground.tiles) else 0.0) * side
    land = (ACROSS / 2 * side + rim, side + rim)
    hexes = [_water(plan, tile) if tile.water else around(plan.at(tile.centre), *land) for tile in ground.tiles]
    shoals = [around(plan.at(mark.centre), _SHOAL * side, _SHOAL * side) for mark in ground.waters]
    return hexes[0].unionall([*hexes[1:], *shoals, *(berth(plan, mark) for mark in ground.harbours)])


def _water(plan: Plan, tile: HexTile) -> pygame.Rect:
    x, y = tile.centre
    sides = _WATER.move(x, y)
    return pygame.Rect(plan.at(sides.topleft), (sides.width * plan.side, sides.height * plan.side))


def surrounds(plan: Plan, picture: BoardPicture, box: pygame.Rect) -> bool:
    """Return whether a box would lie over the box around all of the board."""
    return box.colliderect(plan.scenery.family.extent(plan, picture))


def around_middle(points: Sequence[Point]) -> list[int]:
    """Return in which order to walk some points: around their middle, clockwise from the north."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)

    def angle(index: int) -> tuple[float, float]:
        x, y = points[index]
        return (round(atan2(-(x - cx), y - cy), 6), hypot(x - cx, y - cy))

    return sorted(range(len(points)), key=angle)


def covers(plan: Plan, picture: BoardPicture, box: pygame.Rect) -> bool:
    """Return whether a box would lie over the land itself, a harbour, or what lies beyond the land."""
    if box.top < plan.edge or box.left < 0:
        return True
    reach_x, reach_y = 0.56 * ACROSS * plan.side, 0.62 * plan.side
    for tile in picture.board.ground.tiles:
        x, y = plan.at(tile.centre)
        if box.colliderect((x - reach_x, y - reach_y, 2 * reach_x, 2 * reach_y)):
            return True
        if box.colliderect((x - 0.3 * plan.side, y - 1.1 * plan.side, 0.6 * plan.side, 2.2 * plan.side)):
            return True
    return any(box.colliderect(berth(plan, harbour)) for harbour in picture.board.ground.harbours)


def berth(plan: Plan, mark: HarbourMark) -> pygame.Rect:
    """The box of a harbour's mark, in pixels of the region."""
    reach, (west, north, east, south) = plan.scenery.berth
    (ax, ay), (bx, by) = mark.ends
    out, side = reach * mark.size, plan.side * mark.size
    x, y = plan.at(((ax + bx) / 2 + mark.outward[0] * out, (ay + by) / 2 + mark.outward[1] * out))
    return pygame.Rect(
        round(x - west * side), round(y - north * side), round((west + east) * side), round((north + south) * side)
    )
