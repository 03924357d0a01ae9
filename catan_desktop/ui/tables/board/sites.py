"""Which place lies under a point, and in which order the keyboard walks the places.

Sites by space: `hex`, `intersection` and `path` as in the topology; `section` and `clearing` 0 to 3; `post`
5 * section + post; `camp` 5 * clan + camp; `home` 0; `figure` 8 * hex + number of the figure on it; `trail` 1 to 8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import atan2, hypot
from typing import TypeAlias

import pygame

from catan_desktop.grid.layout import point_to_axial
from catan_desktop.present.models.board import FROZEN, HarbourMark, HexGround
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.plan import ACROSS, CAMPS, POSTS, SECTIONS, Plan

Spot: TypeAlias = tuple[str, int]
"""Space and site."""
FIGURES = 8
"""Figure sites of a hex."""
ORDER = ("figure", "post", "camp", "home", "intersection", "path", "trail", "clearing", "section", "hex")
"""Small places come before the large ones they lie on."""
_REACH = {"intersection": 0.36, "path": 0.3, "figure": 0.42, "camp": 0.7, "home": 0.8, "post": 0.3, "trail": 0.3}
"""How far from its middle a place can be hit, in sides."""


def place_of(spot: Spot) -> Place:
    """Give the place that a spot stands for."""
    space, site = spot
    if space == "post":
        return ("post", *divmod(site, POSTS))
    if space == "camp":
        return ("camp", *divmod(site, CAMPS))
    if space == "figure":
        return ("gift", *divmod(site, FIGURES))
    return ("home",) if space == "home" else (space, site)


def point(plan: Plan, picture: BoardPicture, spot: Spot) -> Point:
    """Give the middle of a place, where the pointer would hit it.

    Raises:
        LookupError: this board has no such place.
    """
    if spot[0] == "clearing":
        return plan.clearing(spot[1])
    found = plan.place(picture, place_of(spot))
    if found is None:
        raise LookupError(f"the board has no place {spot}")
    x, y = found
    up = {"figure": 0.32, "camp": 0.3, "home": 0.4, "post": 0.25}.get(spot[0], 0.0)
    if spot[0] == "section":
        return (x, float(plan.section(spot[1]).centery))
    return (x, y - up * plan.side)


def walk_order(mask: int) -> Iterator[int]:
    """Give the sites of a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def candidates(picture: BoardPicture, space: str) -> int:
    """Give the mask of all places of a space that this picture has."""
    counter = _COUNTS.get(space)
    return counter(picture) if counter is not None else 0


def _figures(picture: BoardPicture) -> int:
    groups = picture.north.gift if picture.north is not None else ()
    return sum(1 << FIGURES * group.hex + slot for group in groups for slot in range(len(group.figures)))


def _beyond(count: int) -> Callable[[BoardPicture], int]:
    return lambda picture: (1 << count) - 1 if picture.north is not None else 0


_COUNTS: dict[str, Callable[[BoardPicture], int]] = {
    "hex": lambda picture: (1 << len(picture.board.ground.land)) - 1,
    "intersection": lambda picture: (1 << len(picture.board.ground.corners)) - 1,
    "path": lambda picture: (1 << len(picture.board.ground.paths)) - 1,
    "home": lambda picture: int(picture.board.robber_camp),
    "figure": _figures,
    "post": _beyond(SECTIONS * POSTS),
    "camp": _beyond(3 * CAMPS),
    "section": _beyond(SECTIONS),
    "clearing": _beyond(SECTIONS),
    "trail": lambda picture: 0b111111110 if picture.north is not None else 0,
}


def site_at(plan: Plan, picture: BoardPicture, where: Point, space: str, mask: int | None = None) -> int | None:
    """Give the site of a space under a point of the region; with a mask, one of those only."""
    among = candidates(picture, space) if mask is None else mask
    if space == "hex":
        return _hex_at(plan, picture.board.ground, where, among)
    if space == "section":
        boxes = ((index, plan.section(index)) for index in walk_order(among))
        return next((index for index, box in boxes if box.inflate(0, plan.side * 0.3).collidepoint(where)), None)
    if space == "clearing":
        return next((index for index in walk_order(among) if _in_clearing(plan, index, where)), None)
    if space == "path":
        return _path_at(plan, picture.board.ground, where, among)
    best: tuple[float, int] | None = None
    for site in walk_order(among):
        x, y = point(plan, picture, (space, site))
        far = hypot(where[0] - x, where[1] - y)
        if far <= _REACH[space] * plan.side and (best is None or far < best[0]):
            best = (far, site)
    return None if best is None else best[1]


def _hex_at(plan: Plan, ground: HexGround, where: Point, among: int) -> int | None:
    at = point_to_axial(plan.back(where))
    for tile in ground.tiles:
        if tile.site != FROZEN and point_to_axial(tile.centre) == at:
            return tile.site if among >> tile.site & 1 else None
    return None


def _in_clearing(plan: Plan, index: int, where: Point) -> bool:
    x, y = plan.clearing(index)
    return abs(where[0] - x) < plan.section_width / 2 and -0.75 * plan.side < where[1] - y < 0.3 * plan.side


def _path_at(plan: Plan, ground: HexGround, where: Point, among: int) -> int | None:
    x, y = plan.back(where)
    best: tuple[float, int] | None = None
    for site in walk_order(among):
        (ax, ay), (bx, by) = ground.paths[site]
        along = min(0.92, max(0.08, (x - ax) * (bx - ax) + (y - ay) * (by - ay)))
        far = hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
        if far <= _REACH["path"] and (best is None or far < best[0]):
            best = (far, site)
    return None if best is None else best[1]


def lit_at(plan: Plan, picture: BoardPicture, where: Point, lit: Mapping[str, int]) -> Spot | None:
    """Give the lit place under a point; where small places compete, the nearest."""
    near: list[tuple[float, Spot]] = []
    for space in ORDER:
        mask = lit.get(space, 0)
        site = site_at(plan, picture, where, space, mask) if mask else None
        if site is None:
            continue
        if space in {"hex", "section", "clearing"}:
            near.append((100.0 + ORDER.index(space), (space, site)))
            continue
        x, y = point(plan, picture, (space, site))
        near.append((hypot(where[0] - x, where[1] - y) / plan.side / _REACH[space], (space, site)))
    return min(near)[1] if near else None


def any_at(plan: Plan, picture: BoardPicture, where: Point) -> Spot | None:
    """Give the place under a point, lit or not."""
    return lit_at(plan, picture, where, {space: candidates(picture, space) for space in ORDER})


def walk(plan: Plan, picture: BoardPicture, lit: Mapping[str, int]) -> tuple[Spot, ...]:
    """Give the lit places as the keyboard walks them: around their middle, clockwise from the north."""
    spots = [(space, site) for space in ORDER for site in walk_order(lit.get(space, 0) & candidates(picture, space))]
    if not spots:
        return ()
    points = [point(plan, picture, spot) for spot in spots]
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)

    def angle(index: int) -> tuple[float, float]:
        x, y = points[index]
        return (round(atan2(-(x - cx), y - cy), 6), hypot(x - cx, y - cy))

    return tuple(spots[index] for index in sorted(range(len(spots)), key=angle))


def towards(
    plan: Plan, picture: BoardPicture, spots: tuple[Spot, ...], start: Spot, way: tuple[int, int]
) -> Spot | None:
    """Give the nearest of the places that lie in a direction."""
    x, y = point(plan, picture, start)
    best: tuple[float, Spot] | None = None
    for spot in spots:
        px, py = point(plan, picture, spot)
        ahead = (px - x) * way[0] + (py - y) * way[1]
        aside = abs((px - x) * way[1]) + abs((py - y) * way[0])
        if spot == start or ahead <= 1 or aside > 2.2 * ahead:
            continue
        cost = ahead + 1.6 * aside
        if best is None or cost < best[0]:
            best = (cost, spot)
    return None if best is None else best[1]


def covers(plan: Plan, ground: HexGround, box: pygame.Rect) -> bool:
    """Say whether a box would lie over the island, its trade routes or what is not below the Wall."""
    if box.top < plan.wall[1] or box.left < 0:
        return True
    reach_x, reach_y = 0.56 * ACROSS * plan.side, 0.62 * plan.side
    for tile in ground.tiles:
        x, y = plan.at(tile.centre)
        if box.colliderect((x - reach_x, y - reach_y, 2 * reach_x, 2 * reach_y)):
            return True
        if box.colliderect((x - 0.3 * plan.side, y - 1.1 * plan.side, 0.6 * plan.side, 2.2 * plan.side)):
            return True
    return any(box.colliderect(berth(plan, harbour)) for harbour in ground.harbours)


def berth(plan: Plan, mark: HarbourMark) -> pygame.Rect:
    """The box of a harbour's mark, in pixels of the region."""
    reach, (west, north, east, south) = plan.scenery.berth
    (ax, ay), (bx, by) = mark.ends
    x, y = plan.at(((ax + bx) / 2 + mark.outward[0] * reach, (ay + by) / 2 + mark.outward[1] * reach))
    side = plan.side
    return pygame.Rect(
        round(x - west * side), round(y - north * side), round((west + east) * side), round((north + south) * side)
    )
