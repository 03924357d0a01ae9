"""Fog over hexes that nobody has seen, and how it lifts: the land below shows, then its number token comes to lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin, tau

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import RED, HexGround, HexTile
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, clamp, ease
from catan_desktop.ui.tables.board import island
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import glow
from catan_desktop.ui.tables.board.scenery import DrawCue
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.text import Style

VARIANTS = 3
_DRIFT, _DRIFT_SECONDS, _WISP = 0.3, 11.0, 0.66
"""How far fog drifts about the middle of its hex, in sides, how long once around takes, and how large it is."""
_LIFTS, _LANDS, _NAMED = (0.08, 0.6), (0.5, 0.68), (0.3, 0.92)
"""The parts of its time in which the fog lifts, the token comes to lie, and the name is shown."""
_PLATE = Style("display", "title", "gold-light")
NAME_UP, _NAME = 1.2, 0.34
"""How far above the middle of the hex its name stands, and how large it is, in sides."""


def foggy(ground: HexGround) -> Iterator[HexTile]:
    """Return the hexes that nobody has seen."""
    return (tile for tile in ground.tiles if tile.water and tile.over)


def draw(painter: Painter, ground: HexGround) -> None:
    """Draw the fog over them; its banks meet."""
    for tile in foggy(ground):
        _bank(painter, tile, painter.plan.at(tile.centre))


def _bank(painter: Painter, tile: HexTile, where: Point, grown: float = 1.0, alpha: int = 255) -> None:
    painter.sprite(
        f"coast-fog-{tile.variant % VARIANTS + 1}", where, island.BANK * grown * painter.plan.side, alpha=alpha
    )


def air(painter: Painter, picture: BoardPicture, now: float) -> Iterator[Particle]:
    """Wisps that drift over every other hex that nobody has seen."""
    radius = max(3, round(_WISP * painter.plan.side))
    for tile in list(foggy(picture.board.ground))[::2]:
        turn = tau * (now / _DRIFT_SECONDS + 0.37 * tile.site)
        x, y = tile.centre
        where = painter.plan.at((x + _DRIFT * sin(turn), y + 0.4 * _DRIFT * sin(2 * turn + tile.site)))
        level = round(3 + 1.5 * sin(0.7 * turn + tile.site))
        yield glow(painter, where, radius, "snow", 0.1 * level)


def found(stage: Stage, act: Act, share: float) -> None:
    """The fog lifts from a hex, its token falls on it, and its name stands above it."""
    tile = tile_of(stage, act)
    if tile is None:
        return
    painter, side = stage.painter, stage.side
    x, y = painter.plan.at(tile.centre)
    part = span(share, _LIFTS)
    shown = round(16 * clamp(2 * part, 0.0, 1.0)) * 255 // 16
    if tile.water:
        painter.hexagon(tile.centre, 1.0, painter.colour("sea"), alpha=shown)
    else:
        box = island.tile_box(painter.plan, tile.centre)
        key = island.picture_of(painter.kit, painter.scenery.tiles, tile)
        painter.blit(painter.stretched(key, box.size), box.topleft, shown)
    light(painter, (x, y), 1.4 * side, painter.colour("gold-light"), 0.7 * sin(pi * part))
    _bank(painter, tile, (x, y - 0.5 * ease(part) * side), 1 + 0.25 * ease(part), round(16 * (1 - part)) * 255 // 16)
    for index in range(6):
        angle, away = tau * index / 6 + 0.4, 0.3 + 1.2 * ease(part)
        at = (x + away * side * cos(angle), y + 0.7 * away * side * sin(angle) - 0.4 * part * side)
        puff(painter, at, (0.5 + 0.2 * part) * side, 0.8 * (1 - part))
    if act.cue.number and share > _LANDS[0]:
        part = span(share, _LANDS)
        number_token(painter, act.cue.number, (x, y - 0.7 * (1 - ease(part)) * side), 1.0, red=act.cue.number in RED)
        ring(painter, (x, y), (0.3 + 0.5 * part) * side, painter.colour("gold-light"), 1 - part)
    if act.cue.text and _NAMED[0] < share < _NAMED[1]:
        name(painter, painter.tr(act.cue.text), (x, y - NAME_UP * side))


CUES: Mapping[str, DrawCue] = {"discovery": found}
"""By look of a cue: what draws it."""
NEARS = {"discovery": 0.8}
"""By look: from when on the camera, which is close to the hex, goes back."""


# what other discoveries draw as well


def tile_of(stage: Stage, act: Act) -> HexTile | None:
    """Return the hex of a cue with the terrain that it names."""
    if len(act.cue.to) < 2 or act.cue.to[0] != "hex":
        return None
    tile = stage.picture.board.ground.tiles[int(act.cue.to[1])]
    return replace(tile, terrain=act.cue.sprite or tile.terrain, water=act.cue.sprite == "sea", look="", token="")


def span(share: float, part: tuple[float, float]) -> float:
    """Return how much of a part of its time is done."""
    return clamp((share - part[0]) / (part[1] - part[0]), 0.0, 1.0)


def name(painter: Painter, text: str, where: Point) -> None:
    """Write the name of a land on a plate."""
    kit, size = painter.kit, round(_NAME * painter.plan.side)
    box = pygame.Rect((0, 0), kit.text.size(text, _PLATE, size)).inflate(size, size // 4)
    box.center = (round(where[0]), round(where[1]))
    kit.art.panel(painter.surface, box, kit.colour("panel"), radius=box.height // 2, rim=kit.colour("gold"))
    with kit.audit.layer():
        kit.text.draw(painter.surface, text, box.center, _PLATE, pixels=size, across=0.5, down=0.5)


def number_token(painter: Painter, number: int, where: Point, shown: float, *, red: bool) -> None:
    """Draw a number token, more or less grown."""
    look = painter.scenery.tokens
    radius = max(13.0, look.radius * painter.plan.side) * shown
    if radius < 3:
        return
    painter.sprite(look.red if red else look.plain, where, 2 * round(radius))
    if shown > 0.8:
        with painter.kit.audit.layer():
            ink = look.ink if red else "ink-dark"
            painter.label(str(number), (where[0], where[1] - 0.13 * radius), 1.02 * radius, ink)
