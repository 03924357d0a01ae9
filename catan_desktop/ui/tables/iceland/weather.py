"""Motion in Iceland while nothing happens: surf, fog over what is unknown, steam, smoke and the glow of lava."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin, tau
from random import Random

from catan_desktop.kernel.ids import SEATS
from catan_desktop.present.models.board import HexTile
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.island import picture_of
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import glow
from catan_desktop.ui.tables.coast import outline, weather
from catan_desktop.ui.tables.iceland import layout
from catan_desktop.ui.tables.iceland.land import unknown

_STEAM = {"landnam-pasture-2": (-0.4, -0.06), "landnam-mountains-2": (0.0, -0.74)}
"""Picture of a hex -> where steam or smoke rises from it, in sides."""
_LAVA = {"landnam-mountains-2": ((0.0, -0.72, 0.26), (-0.3, 0.44, 0.3), (0.27, 0.46, 0.3))}
"""Picture of a hex -> x, y and reach of what glows on it, in sides."""
_PUFFS, _SECONDS, _LEVELS = 4, 3.4, 5
_RISE = 0.62
"""Sides that steam rises."""
_DRIFT, _DRIFT_SECONDS = 0.34, 9.0
"""How far fog drifts about the middle of its hex, in sides, and how long once around takes."""
_MIST = 0.62
_BREAKERS, _BREAKER, _BREAK_SECONDS = 36, 0.4, 5.2
"""How many there are, how large each is in sides, and how long one takes."""


def air(painter: Painter, picture: BoardPicture, now: float, tick: int) -> Iterator[Particle]:
    """Return everything that moves at a moment: the water does not break over ships that lie there."""
    berths = [layout.berth_box(painter.plan, seat) for seat in SEATS[: picture.board.seats]]
    for particle in weather.air(painter, picture, now, tick):
        if particle.box.collidelist(berths) < 0:
            yield particle
    for tile in picture.board.ground.tiles:
        key = picture_of(painter.kit, painter.scenery.tiles, tile)
        if key in _LAVA:
            yield from _lava(painter, tile, key, now)
        if key in _STEAM:
            yield from _steam(painter, tile, _STEAM[key], now)
    yield from _surf(painter, picture, now)
    yield from _fog(painter, picture, now)


def _surf(painter: Painter, picture: BoardPicture, now: float) -> Iterator[Particle]:
    """Breakers along the frame, one after another around the land."""
    line, side = outline.around(picture.board.ground, 0.46), painter.plan.side
    radius = max(3, round(_BREAKER * side))
    for index in range(_BREAKERS):
        level = round(3 * sin(tau * now / _BREAK_SECONDS + 2.4 * index))
        if level > 0:
            x, y = painter.plan.at(line[index * len(line) // _BREAKERS])
            yield glow(painter, (x, y), radius, "foam", 0.11 * level)


def _fog(painter: Painter, picture: BoardPicture, now: float) -> Iterator[Particle]:
    """Banks of fog over every other hex that nobody has seen."""
    side = painter.plan.side
    radius = max(3, round(_MIST * side))
    for tile in list(unknown(picture.board.ground))[::2]:
        turn = tau * (now / _DRIFT_SECONDS + 0.37 * tile.site)
        x, y = tile.centre
        where = painter.plan.at((x + _DRIFT * sin(turn), y + 0.4 * _DRIFT * sin(2 * turn + tile.site)))
        level = round(3 + 1.5 * sin(0.7 * turn + tile.site))
        yield glow(painter, where, radius, "snow", 0.09 * level)


def _steam(painter: Painter, tile: HexTile, at: Point, now: float) -> Iterator[Particle]:
    """Puffs that rise, grow and are gone; a geyser rests now and then."""
    side = painter.plan.side
    x, y = painter.plan.at((tile.centre[0] + at[0], tile.centre[1] + at[1]))
    for index in range(_PUFFS):
        age = now / _SECONDS + index / _PUFFS + 0.29 * tile.site
        luck, part = Random(tile.site * 101 + index * 37 + int(age)), age % 1.0
        level = round(sin(pi * part) * _LEVELS)
        if not level:
            continue
        radius = max(2, round(side * (0.1 + 0.2 * part)))
        across = (0.2 * part + 0.05 * luck.uniform(-1.0, 1.0)) * side
        yield glow(painter, (x + across, y - _RISE * part * side), radius, "snow", 0.13 * level)


def _lava(painter: Painter, tile: HexTile, key: str, now: float) -> Iterator[Particle]:
    side = painter.plan.side
    for index, (dx, dy, reach) in enumerate(_LAVA[key]):
        x, y = painter.plan.at((tile.centre[0] + dx, tile.centre[1] + dy))
        level = round(2.5 + 2 * sin(1.7 * now + 2.1 * index + tile.site))
        radius = max(3, round(reach * side))
        if level > 0:
            yield glow(painter, (x, y), radius, "fire-light", 0.1 * level)
