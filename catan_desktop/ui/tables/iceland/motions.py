"""Motions of Iceland: numbers age, ships sail and settlers ride, the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import Piece
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board import island, moments, walking
from catan_desktop.ui.tables.board.scenery import DrawCue
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.tables.coast.discovery import tile_of
from catan_desktop.ui.tables.iceland import court, discovery, layout
from catan_desktop.ui.tables.iceland.pieces import BADGE, OUTER, PIECES, WEST

_HOPS = 3
"""Bounds that a horse takes to the next hex."""
_AHEAD, _STRAIGHT = 0.02, 1e-3
"""Share of its way by which it is decided which way a piece looks; pixels to the west that do not count."""


def ageing(stage: Stage, act: Act, share: float) -> None:
    """A number token turns over and shows its new number."""
    tile = tile_of(stage, act)
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
    x, y = where[0] + layout.OUTLAW[0] * side, where[1] + layout.OUTLAW[1] * side
    size = round(lerp(2.4, BADGE, fallen) * side / 4) * 4
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
    "gathering": court.gathering,
    "verdict": court.verdict,
}
"""By look of a cue: what draws it."""
