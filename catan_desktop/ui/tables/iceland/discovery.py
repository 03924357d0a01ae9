"""The discovery of a hex: two dice roll into it; the green one becomes its land, the red one its number token."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as with_surface
from math import cos, pi, sin

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.board import HexTile
from catan_desktop.present.models.panels import Die
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board import dice_pictures, island
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.tables.coast import discovery as coast
from catan_desktop.ui.tables.iceland import layout
from catan_desktop.ui.tables.iceland.land import UNKNOWN

OLD = 8
"""Numbers from here on are old."""
NEARS = {"thrown": 1.0, "discovery": 0.8}
"""By look: from when on the camera, which is close to the hex, goes back."""
_KEYS = ("land", "number")
"""The green die and the red one."""
DIE, _ROLLS = 0.8, 0.6
"""Side of a die that lies in its hex, and of the face of one that rolls, in sides of the hex."""
RESTS: tuple[Point, Point] = ((-0.41, 0.05), (0.41, 0.05))
"""Where they lie, from the middle of the hex, in sides: within it, for beside it ships and houses stand ..."""
_FROM = (0.5, 3.2)
"""... and whence they come there."""
_BONUS: Point = (0.2, 0.45)
"""From the green die to the bonus of the hex, in sides."""
_LIES = 0.8
"""The part of its time after which a die lies."""
_TURNS, _FLIES, _CHANGES = (0.04, 0.34), (0.28, 0.42), (0.5, 0.64)
"""The parts of its time in which the hex turns over, the red die flies to the place of the token, and the number that
it shows becomes that of the token."""
_NAMED = (0.3, 0.88)
WIDTHS = 16
"""Widths in which what turns over is drawn; the pictures are cached."""


def thrown(stage: Stage, act: Act, share: float) -> None:
    """Dice come rolling over the land and lie in the hex; the bonus of the hex stands at the green one."""
    tile = coast.tile_of(stage, act)
    if tile is None:
        return
    painter, side = stage.painter, stage.side
    part = clamp(share / _LIES, 0.0, 1.0)
    for index, (die, rest) in enumerate(_dice(stage, act, tile)):
        way = 1 - (1 - part) ** 2.2
        start = (rest[0] + (index - 0.5) * _FROM[0] * side, rest[1] + _FROM[1] * side)
        hop = abs(cos(pi * 2.5 * part)) * (1 - part) ** 1.3 * side
        x, y = lerp(start[0], rest[0], way), lerp(start[1], rest[1], way)
        light(painter, (x, y + 0.3 * side), 0.5 * side, painter.colour("shadow"), 0.7 * (1 - 0.6 * hop / side))
        picture = dice_pictures.body(painter.kit, die, round((DIE if part >= 1 else _ROLLS) * side), index, part)
        painter.blit(picture, (x - picture.get_width() / 2, y - hop - picture.get_height() / 2))
    if part >= 1:
        _bonus(stage, act.cue.number, tile)


def found(stage: Stage, act: Act, share: float) -> None:
    """The green die goes into the hex, which turns over in a cloud; the red one goes to the place of the token, and the
    number that it shows becomes that of the token."""
    tile = coast.tile_of(stage, act)
    if tile is None:
        return
    painter, side = stage.painter, stage.side
    x, y = painter.plan.at(tile.centre)
    _land(stage, tile, coast.span(share, _TURNS))
    for index in range(7):
        angle, away = 2 * pi * index / 7 + 0.4, 0.3 + 1.1 * ease(share)
        at = (x + away * side * cos(angle), y + 0.8 * away * side * sin(angle) - 0.25 * share * side)
        puff(painter, at, (0.5 + 0.2 * share) * side, 0.85 * (1 - 1.6 * share))
    token = (x, y + layout.TOKEN_DOWN * side)
    for die, rest in _dice(stage, act, tile):
        if die.key == _KEYS[0]:
            part = coast.span(share, (0.0, _TURNS[1]))
            _die(painter, die, (lerp(rest[0], x, ease(part)), lerp(rest[1], y, ease(part))), 1.0, 1 - part)
        elif act.cue.number:
            part = coast.span(share, _FLIES)
            up = 0.4 * side * sin(pi * part)
            at = (lerp(rest[0], token[0], ease(part)), lerp(rest[1], token[1], ease(part)) - up)
            _die(painter, die, at, cos(pi / 2 * part), 1.0 if part < 1 else 0.0)
        else:
            _die(painter, die, rest, 1.0, 1 - coast.span(share, _TURNS))
    if act.cue.number:
        _token(stage, act, token, share)
    if act.cue.text and _NAMED[0] < share < _NAMED[1]:
        coast.name(painter, painter.tr(act.cue.text), (x, y - coast.NAME_UP * side))


def _dice(stage: Stage, act: Act, tile: HexTile) -> Iterator[tuple[Die, Point]]:
    """Yield the dice that were rolled for a hex, and the pixels where they lie in it; last comes the red one."""
    numbers = act.cue.numbers
    for key, value, (dx, dy) in list(zip(_KEYS[::-1], numbers[::-1], RESTS[::-1], strict=False))[::-1]:
        faces = tuple([f"die-{key}-{face}" for face in range(1, 11)])
        at = stage.painter.plan.at((tile.centre[0] + dx, tile.centre[1] + dy))
        yield Die(key, value, faces=faces, thrown=True), at


def _die(painter: Painter, die: Die, where: Point, wide: float, strength: float) -> None:
    """Draw a die that lies, more or less wide and clear."""
    full, alpha = round(DIE * painter.plan.side), round(255 * strength)
    if alpha <= 0 or wide <= 0:
        return
    face = painter.kit.art.sprite(die.faces[die.value - 1], full)
    shown = scaled(face, (max(1, round(face.get_width() * wide)), face.get_height()))
    painter.blit(shown, (where[0] - shown.get_width() / 2, where[1] - shown.get_height() / 2), alpha)


def _bonus(stage: Stage, bonus: int, tile: HexTile) -> None:
    """Write the bonus of a hex at the green die."""
    if not bonus:
        return
    painter, side = stage.painter, stage.side
    (dx, dy), radius = RESTS[0], 0.24 * side
    x, y = painter.plan.at((tile.centre[0] + dx + _BONUS[0], tile.centre[1] + dy + _BONUS[1]))
    painter.dot((x, y), radius + max(1.0, 0.03 * side), painter.colour("piece-outline"))
    painter.dot((x, y), radius, painter.colour("good"))
    with painter.kit.audit.layer():
        painter.label(f"+{bonus}", (x, y), 1.2 * radius, "ink-dark")


def _land(stage: Stage, tile: HexTile, part: float) -> None:
    """Turn a hex over: fog on one side, its land on the other."""
    painter, side = stage.painter, stage.side
    x, y = painter.plan.at(tile.centre)
    turn, lifted = cos(pi * ease(part)), (x, y - 0.3 * side * sin(pi * part))
    painter.hexagon(tile.centre, 1.0, painter.colour("sea-deep"), alpha=200)
    _flat(painter, replace(tile, terrain=UNKNOWN) if turn > 0 else tile, lifted, abs(turn))
    light(painter, lifted, 1.5 * side, painter.colour("good"), 0.8 * sin(pi * part))


def _flat(painter: Painter, tile: HexTile, centre: Point, wide: float) -> None:
    """Draw a hex seen from the side, as much as `wide` says."""
    full = island.tile_box(painter.plan, tile.centre).size
    picture = painter.stretched(island.picture_of(painter.kit, painter.scenery.tiles, tile), full)
    shown = max(1, round(full[0] * round(wide * WIDTHS) / WIDTHS))
    flat = picture if shown >= full[0] else scaled(picture, (shown, full[1]))
    painter.blit(flat, (centre[0] - flat.get_width() / 2, centre[1] - full[1] / 2))


def _token(stage: Stage, act: Act, where: Point, share: float) -> None:
    """Draw the token that the red die has become: with the number of the die, until it turns over to its own."""
    painter, side, cue = stage.painter, stage.side, act.cue
    if share < _FLIES[1]:
        return
    rolled, part = cue.numbers[-1] if cue.numbers else cue.number, coast.span(share, _CHANGES)
    turn = cos(pi * ease(part)) if rolled != cue.number else -1.0
    light(painter, where, 0.9 * side, painter.colour("fire" if cue.number >= OLD else "good"), 0.9 * sin(pi * part))
    size = round(2.6 * painter.scenery.tokens.radius * side)
    sheet = pygame.Surface((size, size), pygame.SRCALPHA)
    number_token(with_surface(painter, surface=sheet), rolled if turn > 0 else cue.number, (size / 2, size / 2), 1.0)
    flat = scaled(sheet, (max(1, round(size * abs(turn))), size))
    painter.blit(flat, (where[0] - flat.get_width() / 2, where[1] - size / 2))
    if part >= 1:
        after = coast.span(share, (_CHANGES[1], NEARS["discovery"]))
        ring(painter, where, (0.3 + 0.5 * after) * side, painter.colour("gold-light"), 1 - after)


def number_token(painter: Painter, number: int, where: Point, shown: float) -> None:
    """Draw a number token, more or less grown; old ones are red."""
    coast.number_token(painter, number, where, shown, red=number >= OLD)
