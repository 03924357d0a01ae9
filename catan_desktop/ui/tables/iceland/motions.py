"""Motions of Iceland: numbers age, ships sail and settlers ride, the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import Piece
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board import island, moments, walking
from catan_desktop.ui.tables.board.panorama import panorama
from catan_desktop.ui.tables.board.scenery import DrawCue
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.tables.board.stage import faded as show_faded
from catan_desktop.ui.tables.iceland import discovery, layout
from catan_desktop.ui.tables.iceland.pieces import OUTER, PIECES, WEST

_HOPS = 3
"""Bounds that a horse takes to the next hex."""
_THING, _THING_WIDE = 4.6, 2.1
"""Height of the picture of the Althing in sides, and how many times as wide it is."""
_PICTURES = ("althing-ground", "althing-rock", "althing-plaintiff", "althing-defendant")
_AHEAD, _STRAIGHT = 0.02, 1e-3
"""Share of its way by which it is decided which way a piece looks; pixels to the west that do not count."""


def ageing(stage: Stage, act: Act, share: float) -> None:
    """A number token turns over and shows its new number."""
    tile = discovery.tile_of(stage, act)
    if tile is None:
        return
    painter, side = stage.painter, stage.side
    x, y = painter.plan.at((tile.centre[0], tile.centre[1] + layout.TOKEN_DOWN))
    old = act.cue.number >= discovery.OLD
    light(painter, (x, y), 0.9 * side, painter.colour("fire" if old else "good"), 0.9 * sin(pi * share))
    size = 2.2 * painter.scenery.tokens.radius * side
    if share < 0.5:
        back = painter.kit.art.sprite("token-back", round(size))
        wide = max(1, round(back.get_width() * round(2 * share * discovery.WIDTHS) / discovery.WIDTHS))
        flat = scaled(back, (wide, back.get_height()))
        painter.blit(flat, (x - wide / 2, y - flat.get_height() / 2))
        return
    painter.sprite("token-back", (x, y), size, alpha=round(255 * clamp(2 - 2 * share, 0.0, 1.0)))
    discovery.number_token(painter, act.cue.number, (x, y), ease(2 * share - 1))
    ring(painter, (x, y), (0.3 + 0.5 * share) * side, painter.colour("gold-light"), 1 - share)


# pieces


def sail(stage: Stage, act: Act, share: float) -> None:
    """A ship sails, around the land where it comes from the outer sea, with foam at its bow and a wake."""
    points = _way(stage, act)
    if not points or act.taken is None:
        return
    painter, side = stage.painter, stage.side
    part = ease(share)
    for index in range(5):
        behind = walking.along(points, clamp(part - 0.05 * (index + 1), 0.0, 1.0))
        puff(painter, (behind[0], behind[1] + 0.3 * side), (0.16 + 0.05 * index) * side, 0.55 * (1 - index / 5))
    x, y = walking.along(points, part)
    bob = 0.04 * side * sin(9 * share)
    island.draw_at(painter, stage.picture, facing(act.taken, points, part), (x, y + bob))


def ride(stage: Stage, act: Act, share: float) -> None:
    """A settler rides over the land in bounds, dust behind the hooves; a ship ashore is dragged."""
    points = _way(stage, act)
    if not points or act.taken is None:
        return
    painter, side = stage.painter, stage.side
    part = ease(share)
    x, y = walking.along(points, part)
    bound = abs(sin(pi * _HOPS * part))
    landed = 1 - clamp(3 * bound, 0.0, 1.0)
    for way in (-1, 1):
        puff(painter, (x + way * 0.22 * side, y + 0.38 * side), 0.22 * side, 0.7 * landed)
    island.draw_at(painter, stage.picture, facing(act.taken, points, part), (x, y - 0.16 * side * bound))


def facing(piece: Piece, points: Sequence[Point], part: float) -> Piece:
    """Return a piece as it looks at a part of its way: mirrored where that leads to the west."""
    at = clamp(part, 0.0, 1 - _AHEAD)
    west = walking.along(points, at + _AHEAD)[0] < walking.along(points, at)[0] - _STRAIGHT
    kind = f"{piece.kind}{WEST}"
    return replace(piece, kind=kind) if west and kind in PIECES else piece


def _way(stage: Stage, act: Act) -> Sequence[Point]:
    """Return the pixels that a piece passes."""
    first, last = act.taken or act.put, act.put or act.taken
    if first is None or last is None:
        return ()
    start, end = stage.stands(first), stage.stands(last)
    if OUTER in {first.space, last.space} and first.space != last.space:
        ground, plan = stage.picture.board.ground, stage.painter.plan
        if first.space == OUTER:
            return layout.sailed(plan, ground, start, end)
        return tuple(reversed(layout.sailed(plan, ground, end, start)))
    return (start, end)


# law


def outlawed(stage: Stage, act: Act, share: float) -> None:
    """The sign of an outlaw comes down on a piece like a stamp."""
    where = stage.where(act.cue.to)
    if where is None:
        return
    painter, side = stage.painter, stage.side
    fallen = ease(clamp(share * 2.2, 0.0, 1.0))
    x, y = where[0] + 0.34 * side, where[1] - (layout.UNIT_UP + 0.36) * side
    size = round(lerp(2.4, 0.46, fallen) * side / 4) * 4
    light(painter, where, 1.2 * side, painter.colour("danger"), 0.8 * sin(pi * share))
    painter.sprite("landnam-outlaw", (x, y), max(15, size), alpha=round(255 * clamp(share * 5, 0.0, 1.0)))
    if fallen >= 1:
        ring(painter, (x, y), (0.2 + 0.9 * share) * side, painter.colour("danger-light"), 1 - share)


def driven(stage: Stage, act: Act, share: float) -> None:
    """Somebody is driven off a hex: dust, and a red light."""
    where = stage.where(act.cue.to)
    if where is None:
        return
    painter, side = stage.painter, stage.side
    light(painter, where, 1.1 * side, painter.colour("danger"), 0.8 * (1 - share))
    for index in range(6):
        angle = pi * index / 3
        away = (0.25 + 0.6 * ease(share)) * side
        at = (where[0] + away * cos(angle), where[1] + 0.7 * away * sin(angle))
        puff(painter, at, 0.3 * side, 0.8 * (1 - share))


def famine(stage: Stage, act: Act, share: float) -> None:
    """The land withers: it darkens, and an empty bowl stands over it."""
    painter, side = stage.painter, stage.side
    dark = clamp(min(share * 4, (1 - share) * 4), 0.0, 1.0)
    for tile in stage.picture.board.ground.tiles:
        if tile.token:
            painter.hexagon(tile.centre, 0.98, painter.colour("gold-dark"), alpha=round(110 * dark / 16) * 16)
    moments.dim(painter, 0.5 * dark)
    _seal(stage, "famine", stage.middle, (1.3 + 0.4 * share) * side, dark, "danger-light")


def gathering(stage: Stage, act: Act, share: float) -> None:
    """A horn calls to the Althing: rings go out over all of the land, and the plain with the law rock opens."""
    painter, side = stage.painter, stage.side
    shown = clamp(min(share * 4, (1 - share) * 4), 0.0, 1.0)
    middle = painter.plan.at((0.0, 0.0))
    moments.dim(painter, 0.5 * shown)
    for index in range(4):
        part = clamp(share * 1.6 - 0.2 * index, 0.0, 1.0)
        if 0 < part < 1:
            ring(painter, middle, (0.4 + 6.0 * part) * side, painter.colour("gold-light"), 0.8 * (1 - part))
    _thing(stage, shown, (False, False), (False, False))


def verdict(stage: Stage, act: Act, share: float) -> None:
    """The law speaker's staff strikes the rock: light falls on the side that has won, a white token goes to it.

    The number of the cue is 1 where the piece is outlawed.
    """
    won = 0 if act.cue.number else 1
    shown, struck = clamp(min(share * 6, (1 - share) * 5), 0.0, 1.0), clamp((share - 0.2) / 0.5, 0.0, 1.0)
    moments.dim(stage.painter, 0.5 * shown)
    lit = struck > 0
    box = _thing(stage, shown, (lit and won == 0, lit and won == 1), (lit and won == 1, lit and won == 0))
    if not lit:
        return
    painter, rock = stage.painter, (box.centerx, box.y + 0.62 * box.height)
    if struck < 1:
        ring(painter, rock, (0.08 + 0.5 * struck) * box.height, painter.colour("paper-light"), 1 - struck)
    part = ease(clamp((share - 0.3) / 0.4, 0.0, 1.0))
    x = lerp(rock[0], box.x + (0.21 if won == 0 else 0.79) * box.width, part)
    y = lerp(rock[1], box.y + 0.2 * box.height, part) - 0.15 * box.height * sin(pi * part)
    painter.sprite("token-white", (x, y), 0.2 * box.height, alpha=round(255 * shown))
    if won == 0 and part >= 1:
        where = (box.x + 0.79 * box.width, box.y + 0.3 * box.height)
        painter.sprite("landnam-outlaw", where, 0.28 * box.height, alpha=round(255 * shown))


def _thing(stage: Stage, shown: float, lit: tuple[bool, bool], faded: tuple[bool, bool]) -> pygame.Rect:
    """Draw the plain of the Althing with both sides in the middle of the board, and give its box."""
    painter, middle = stage.painter, stage.middle
    tall = round(_THING * stage.side)
    box = pygame.Rect(0, 0, round(_THING_WIDE * tall), tall)
    box.center = (round(middle[0]), round(middle[1]))
    key = ("iceland-thing", box.size, lit, faded)

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        panorama(painter.kit, sheet, sheet.get_rect(), _PICTURES, lit, faded)
        rim = painter.colour("gold")
        painter.kit.art.outline(sheet, sheet.get_rect(), painter.kit.px("radius"), rim, max(2.0, 2 * painter.kit.k))
        return sheet

    show_faded(painter, key, paint, box.topleft, shown)
    return box


def _seal(stage: Stage, icon: str, where: Point, size: float, strength: float, ink: str) -> None:
    """Draw a sign on a dark disc."""
    if strength <= 0:
        return
    painter, alpha = stage.painter, round(255 * strength)
    art, kit = painter.kit.art, painter.kit
    art.circle(painter.surface, where, 0.62 * size, painter.colour("panel"), alpha=round(alpha * 0.85))
    art.circle(painter.surface, where, 0.62 * size, None, rim=painter.colour(ink), rim_width=0.05 * size, alpha=alpha)
    picture = kit.icon(icon, round(0.84 * size), ink)
    painter.blit(picture, (where[0] - picture.get_width() / 2, where[1] - picture.get_height() / 2), alpha)


CUES: Mapping[str, DrawCue] = {
    "thrown": discovery.thrown,
    "discovery": discovery.found,
    "ageing": ageing,
    "sail": sail,
    "ride": ride,
    "outlawed": outlawed,
    "driven": driven,
    "famine": famine,
    "gathering": gathering,
    "verdict": verdict,
}
"""By look of a cue: what draws it."""
