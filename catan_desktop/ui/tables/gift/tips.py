"""What the board tells of the place under the pointer: figures, camps, trails, the Wall, hexes, the two dangers."""

from __future__ import annotations

from math import hypot

from catan_desktop.present.models.board import HexTile
from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.gift import sites
from catan_desktop.ui.tables.gift.brush import Words
from catan_desktop.ui.tables.gift.plan import CAMPS, Plan

_NORTH = ("camp", "home", "trail", "clearing", "section")
_HARBOUR = 0.5
"""How far from its middle the mark of a trade route is hit, in sides."""


def danger_tip(tr: Words, north: WatchNorth) -> str:
    """Say what the two gauges count and what happens when one of them is full."""
    return tr("tip-dangers", breaches=north.breach_limit, wildlings=north.gift_limit)


def tip_at(tr: Words, plan: Plan, picture: BoardPicture, where: Point) -> str:
    """Give the tip for a point of the region, in marked-up text; empty where there is nothing to tell."""
    if picture.north is not None:
        for space in _NORTH:
            site = sites.site_at(plan, picture, where, space)
            if site is not None:
                return _north(tr, picture, picture.north, space, site)
    elif sites.site_at(plan, picture, where, "home") is not None:
        return tr("tip-home")
    site = sites.site_at(plan, picture, where, "hex")
    return _hex(tr, picture, site) if site is not None else _harbour(tr, plan, picture, where)


def _north(tr: Words, picture: BoardPicture, north: WatchNorth, space: str, site: int) -> str:
    if space == "camp":
        clan, camp = divmod(site, CAMPS)
        area = north.clans[clan]
        kind = area.camps[camp]
        told = tr("tip-camp", clan=area.key, camp=camp + 1)
        return told if kind is None else f"{tr(f'tip-{kind}')}\n{told}"
    if space == "trail":
        area = next(area for area in north.clans for way in area.ways if site in way.numbers)
        return tr("tip-trail", clan=area.key, number=site, section=(site - 1) // 2 + 1)
    if space == "home":
        return tr("tip-home")
    guards = sum(1 for seat in north.sections[site].posts if seat is not None)
    figures = north.clearings[site].figures
    told = tr("tip-section", section=site + 1, guards=guards, regulars=figures.count("regular"))
    return f"{told}\n{tr('tip-regular')}" if space == "clearing" and figures else told


def _hex(tr: Words, picture: BoardPicture, site: int) -> str:
    tile: HexTile = next(tile for tile in picture.board.ground.tiles if tile.site == site)
    rows = [f"**{tr(f'terrain-{tile.terrain}')}**"]
    if tile.resource and tile.token:
        name = tr(f"resource-{tile.resource}")
        rows[0] += f" · {name}"
        rows.append(tr("tip-hex", token=tile.token, pips=tile.pips))
    if picture.board.robber == site:
        rows.append(f"<danger>{tr('tip-robber')}</>")
    groups = picture.north.gift if picture.north is not None else ()
    if any(group.hex == site for group in groups):
        rows.append(f"<danger>{tr('tip-invaded')}</>")
    return "\n".join(rows)


def _harbour(tr: Words, plan: Plan, picture: BoardPicture, where: Point) -> str:
    for mark in picture.board.ground.harbours:
        (ax, ay), (bx, by) = mark.ends
        x, y = plan.at(((ax + bx) / 2 + mark.outward[0] * 0.5, (ay + by) / 2 + mark.outward[1] * 0.5))
        right = x + 0.9 * plan.side
        if hypot(where[0] - min(max(where[0], x), right), where[1] - y) <= _HARBOUR * plan.side:
            return tr("tip-route", resource=mark.resource, rate=mark.rate)
    return ""
