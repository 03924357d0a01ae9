"""The place of the board under a point, and the order in which keys walk the places."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from catan_desktop.kernel.bits import bits
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.spaces import Spot, candidates, point, spaces

DANGER: Spot = ("danger", 0)
"""The gauges."""
_BEHIND = 100.0
"""Areas come after every place that is a point."""


def site_at(plan: Plan, picture: BoardPicture, where: Point, name: str, mask: int | None = None) -> int | None:
    """Return the site of a space under a point of the region; with a mask, one of those only."""
    among = candidates(picture, name) if mask is None else mask
    space = spaces(plan.scenery).get(name)
    if not among or space is None:
        return None
    if space.hit is not None:
        return space.hit(plan, picture, where, among)
    if space.box is not None:
        boxes = ((site, space.box(plan, picture, site)) for site in bits(among))
        return next(
            (site for site, box in boxes if box.inflate(0, 2 * space.slack * plan.side).collidepoint(where)), None
        )
    best: tuple[float, int] | None = None
    for site in bits(among):
        x, y = point(plan, picture, (name, site))
        far = hypot(where[0] - x, where[1] - y)
        if far <= space.reach * plan.side and (best is None or far < best[0]):
            best = (far, site)
    return None if best is None else best[1]


def lit_at(plan: Plan, picture: BoardPicture, where: Point, lit: Mapping[str, int]) -> Spot | None:
    """Return the lit place under a point; where small places compete, the nearest."""
    near: list[tuple[float, Spot]] = []
    for name, space in spaces(plan.scenery).items():
        mask = lit.get(name, 0)
        site = site_at(plan, picture, where, name, mask) if mask else None
        if site is None:
            continue
        if space.area:
            near.append((_BEHIND + space.order, (name, site)))
            continue
        x, y = point(plan, picture, (name, site))
        near.append((hypot(where[0] - x, where[1] - y) / plan.side / space.reach, (name, site)))
    return min(near)[1] if near else None


def any_at(plan: Plan, picture: BoardPicture, where: Point) -> Spot | None:
    """Return the place under a point, lit or not."""
    names = (name for name, space in spaces(plan.scenery).items() if space.chosen)
    return lit_at(plan, picture, where, {name: candidates(picture, name) for name in names})


def told_at(plan: Plan, picture: BoardPicture, where: Point) -> Spot | None:
    """Return the thing of the board at a point of the region: what lies on top first."""
    for name, space in spaces(plan.scenery).items():
        site = site_at(plan, picture, where, name) if space.told else None
        if site is not None:
            return (name, site)
    return None


def walk(plan: Plan, picture: BoardPicture, lit: Mapping[str, int]) -> tuple[Spot, ...]:
    """Return the lit places as the keyboard walks them."""
    spots = [
        (space, site) for space in spaces(plan.scenery) for site in bits(lit.get(space, 0) & candidates(picture, space))
    ]
    if not spots:
        return ()
    order = plan.scenery.family.walk([point(plan, picture, spot) for spot in spots])
    return tuple(spots[index] for index in order)


def towards(
    plan: Plan, picture: BoardPicture, spots: tuple[Spot, ...], start: Spot, way: tuple[int, int]
) -> Spot | None:
    """Return the nearest of the places that lie in a direction."""
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
