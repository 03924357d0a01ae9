"""How Iceland shows what happens: land comes out of the fog, numbers age, ships sail and settlers ride, the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import HexTile
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board import island, moments, walking
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.scenery import DrawCue
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.tables.iceland import layout
from catan_desktop.ui.tables.iceland.land import UNKNOWN
from catan_desktop.ui.tables.iceland.pieces import OUTER

OLD = 8
"""Numbers from here on are old."""
_TURNED = 0.6
"""The part of its time in which a hex turns over; then its number comes down."""
_HOPS = 3
"""A horse takes so many bounds to the next hex."""
_WIDTHS = 16
"""What turns over is drawn in so many widths, which are kept."""


def discovery(stage: Stage, act: Act, share: float) -> None:
    """Fog lifts from a hex: it turns over in a cloud, and its number comes down on it."""
    painter, side = stage.painter, stage.side
    tile = _tile(stage, act)
    if tile is None:
        return
    before = replace(tile, terrain=UNKNOWN)
    part = clamp(share / _TURNED, 0.0, 1.0)
    x, y = painter.plan.at(tile.centre)
    turn = cos(pi * ease(part))
    lifted = (x, y - 0.3 * side * sin(pi * part))
    painter.hexagon(tile.centre, 1.0, painter.colour("sea-deep"), alpha=200)
    _flat(painter, before if turn > 0 else tile, lifted, abs(turn))
    light(painter, lifted, 1.5 * side, painter.colour("gold-light"), 0.8 * sin(pi * clamp(share * 1.2, 0.0, 1.0)))
    for index in range(7):
        angle, away = 2 * pi * index / 7 + 0.4, 0.3 + 1.1 * ease(share)
        at = (x + away * side * cos(angle), y + 0.8 * away * side * sin(angle) - 0.25 * share * side)
        puff(painter, at, (0.5 + 0.2 * share) * side, 0.85 * (1 - share))
    fallen = clamp((share - _TURNED) / (1 - _TURNED), 0.0, 1.0)
    if act.cue.number and fallen > 0:
        down = (1 - fallen * fallen) * 0.8 * side
        _number(painter, act.cue.number, (x, y + layout.TOKEN_DOWN * side - down), 1.0)


def ageing(stage: Stage, act: Act, share: float) -> None:
    """A number token turns over and shows its new number."""
    tile = _tile(stage, act)
    if tile is None:
        return
    painter, side = stage.painter, stage.side
    x, y = painter.plan.at((tile.centre[0], tile.centre[1] + layout.TOKEN_DOWN))
    old = act.cue.number >= OLD
    light(painter, (x, y), 0.9 * side, painter.colour("fire" if old else "good"), 0.9 * sin(pi * share))
    size = 2.2 * painter.scenery.tokens.radius * side
    if share < 0.5:
        back = painter.kit.art.sprite("token-back", round(size))
        wide = max(1, round(back.get_width() * round(2 * share * _WIDTHS) / _WIDTHS))
        flat = scaled(back, (wide, back.get_height()))
        painter.blit(flat, (x - wide / 2, y - flat.get_height() / 2))
        return
    painter.sprite("token-back", (x, y), size, alpha=round(255 * clamp(2 - 2 * share, 0.0, 1.0)))
    _number(painter, act.cue.number, (x, y), ease(2 * share - 1))
    ring(painter, (x, y), (0.3 + 0.5 * share) * side, painter.colour("gold-light"), 1 - share)


def _tile(stage: Stage, act: Act) -> HexTile | None:
    """Return the hex of a cue with the terrain that it names."""
    if len(act.cue.to) < 2 or act.cue.to[0] != "hex":
        return None
    tile = stage.picture.board.ground.tiles[int(act.cue.to[1])]
    return replace(tile, terrain=act.cue.sprite or tile.terrain, look="", token="")


def _flat(painter: Painter, tile: HexTile, centre: Point, wide: float) -> None:
    """Draw a hex seen from the side, as much as `wide` says."""
    full = island.tile_box(painter.plan, tile.centre).size
    picture = painter.stretched(island.picture_of(painter.kit, painter.scenery.tiles, tile), full)
    shown = max(1, round(full[0] * round(wide * _WIDTHS) / _WIDTHS))
    flat = picture if shown >= full[0] else scaled(picture, (shown, full[1]))
    painter.blit(flat, (centre[0] - flat.get_width() / 2, centre[1] - full[1] / 2))


def _number(painter: Painter, number: int, where: Point, shown: float) -> None:
    """Draw a number token, more or less grown."""
    look = painter.scenery.tokens
    radius = max(13.0, look.radius * painter.plan.side) * shown
    if radius < 3:
        return
    painter.sprite(look.red if number >= OLD else look.plain, where, 2 * round(radius))
    if shown > 0.8:
        with painter.kit.audit.layer():
            ink = "danger-on-paper" if number >= OLD else "ink-dark"
            painter.label(str(number), (where[0], where[1] - 0.13 * radius), 1.02 * radius, ink)


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
    island.draw_at(painter, stage.picture, act.taken, (x, y + bob))


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
    island.draw_at(painter, stage.picture, act.taken, (x, y - 0.16 * side * bound))


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
    _seal(stage, "famine", stage.middle, 1.5 * side, dark, "danger-light")


def gathering(stage: Stage, act: Act, share: float) -> None:
    """A horn calls to the Althing: rings go out from the middle of the land over all of it."""
    painter, side = stage.painter, stage.side
    dark = clamp(min(share * 5, (1 - share) * 4), 0.0, 1.0)
    middle = painter.plan.at((0.0, 0.0))
    moments.dim(painter, 0.55 * dark)
    for index in range(4):
        part = clamp(share * 1.6 - 0.2 * index, 0.0, 1.0)
        if 0 < part < 1:
            ring(painter, middle, (0.4 + 6.0 * part) * side, painter.colour("gold-light"), 0.8 * (1 - part))
    _seal(stage, "althing", middle, 1.7 * side, dark, "gold-light")


def verdict(stage: Stage, act: Act, share: float) -> None:
    """The law speaker's staff strikes the rock: a flash, and the scales over the hex of the suit."""
    where = stage.where(act.cue.to) or stage.middle
    painter, side = stage.painter, stage.side
    struck = clamp((share - 0.25) / 0.75, 0.0, 1.0)
    up = (1 - ease(clamp(share * 4, 0.0, 1.0))) * 1.2 * side
    light(painter, where, 1.6 * side, painter.colour("gold-light"), 0.9 * sin(pi * struck))
    if 0 < struck < 1:
        ring(painter, where, (0.3 + 1.6 * struck) * side, painter.colour("paper-light"), 1 - struck)
    _seal(stage, "lawsuit", (where[0], where[1] - up), 1.1 * side, clamp((1 - share) * 4, 0.0, 1.0), "gold-light")


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
    "discovery": discovery,
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
