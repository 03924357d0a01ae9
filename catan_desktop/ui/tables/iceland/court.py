"""The Althing seen from near: it gathers, and a verdict falls, at which winner and loser show how they feel."""

from __future__ import annotations

from math import exp, pi, sin

import pygame

from catan_desktop.ui.geometry import Point, clamp, ease, lerp
from catan_desktop.ui.tables.board import moments
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.panorama import panorama
from catan_desktop.ui.tables.board.playback import HELD
from catan_desktop.ui.tables.board.stage import Act, Stage, faded, light, ring
from catan_desktop.ui.text import Style

_TALL, _WIDE = 4.6, 2.1
"""Height of the picture of the Althing in sides, and how many times as wide it is."""
_SCENE = ("althing-ground", "althing-rock")
_SIDES = ("althing-plaintiff", "althing-defendant")
_ACROSS = (0.21, 0.79)
"""Where they stand, in widths of the picture ..."""
_FEET, _HEIGHT = 0.97, 0.72
"""... how far down their feet are, and how tall they are, in its heights."""
_STRIKES, _FLIES = 0.16, (0.24, 0.5)
"""The parts of its time at which the staff strikes, and in which the token flies to the winner."""
_JUMPS = 3
_LEANS, _SINKS, _DARK = 12, 0.07, 0.45
"""By how many degrees a loser turns away, how far he sinks, in heights of the picture, and how dark he becomes."""
_STEPS = 24
"""Poses between standing and having lost; their pictures are kept."""
_NAME, _SMALL = Style("display", "title", "gold-light"), Style("strong", "small", "ink")


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
    box = _plain(stage, shown)
    for index in (0, 1):
        _side(painter, box, index, 0.0, 0.0, shown)


def verdict(stage: Stage, act: Act, share: float) -> None:
    """The law speaker's staff strikes the rock: the side that has won jumps for joy in the light, and the white token
    flies to it; the other one turns away in the shade.

    The number of the cue is 1 where the piece is outlawed, its `numbers` are the cards of both sides.
    """
    won = 0 if act.cue.number else 1
    painter, shown = stage.painter, clamp(min(share * 8, (1 - share) * 8), 0.0, 1.0)
    moments.dim(painter, 0.5 * shown)
    box = _plain(stage, shown)
    after = clamp((share - _STRIKES) / (HELD - _STRIKES), 0.0, 1.0)
    joy = abs(sin(_JUMPS * pi * after)) * exp(-2 * after) if after else 0.0
    winner = (box.x + _ACROSS[won] * box.width, box.y + 0.66 * box.height)
    if after:
        light(painter, winner, 0.5 * box.height, painter.colour("gold-light"), 0.9 * shown)
    for index in (0, 1):
        _side(painter, box, index, joy if index == won else 0.0, 0.0 if index == won else ease(2 * after), shown)
    if not after:
        return
    rock = (box.centerx, box.y + 0.62 * box.height)
    ring(painter, rock, (0.08 + 0.5 * after) * box.height, painter.colour("paper-light"), 1 - after)
    _token(painter, box, rock, won, share, shown)
    if won == 0 and share > _FLIES[1]:
        where = (box.x + _ACROSS[1] * box.width, box.y + 0.26 * box.height)
        painter.sprite("landnam-outlaw", where, 0.22 * box.height, alpha=round(255 * shown))
    _words(stage, act, box, held=abs(share - HELD) < 1e-6)


def _plain(stage: Stage, shown: float) -> pygame.Rect:
    """Draw the plain of the Althing with the law rock in the middle of the board, and give its box."""
    painter, middle = stage.painter, stage.middle
    tall = round(_TALL * stage.side)
    box = pygame.Rect(0, 0, round(_WIDE * tall), tall)
    box.center = (round(middle[0]), round(middle[1]))

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        panorama(painter.kit, sheet, sheet.get_rect(), _SCENE, (False, False))
        rim = painter.colour("gold")
        painter.kit.art.outline(sheet, sheet.get_rect(), painter.kit.px("radius"), rim, max(2.0, 2 * painter.kit.k))
        return sheet

    faded(painter, ("iceland-plain", box.size), paint, box.topleft, shown)
    return box


def _side(painter: Painter, box: pygame.Rect, index: int, joy: float, grief: float, shown: float) -> None:
    """Draw a side of a lawsuit as it stands: in the air for joy, or turned away."""
    tall, grief = round(_HEIGHT * box.height), round(grief * _STEPS) / _STEPS

    def paint() -> pygame.Surface:
        picture = painter.kit.art.sprite(_SIDES[index], (4 * tall, tall)).copy()
        bright = round(255 * (1 - _DARK * grief))
        picture.fill((bright, bright, bright, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(picture, (_LEANS if index == 0 else -_LEANS) * grief, 1.0)

    picture = painter.kit.art.cached(("iceland-side", index, tall, grief), paint)
    feet = (box.x + _ACROSS[index] * box.width, box.y + (_FEET + _SINKS * grief - 0.2 * joy) * box.height)
    before = painter.surface.get_clip()
    painter.surface.set_clip(before.clip(box))
    at = (feet[0] - picture.get_width() / 2, feet[1] - picture.get_height())
    painter.blit(picture, at, round(255 * shown))
    painter.surface.set_clip(before)


def _token(painter: Painter, box: pygame.Rect, rock: Point, won: int, share: float, shown: float) -> None:
    """Let the white token fly from the rock to the winner."""
    part = ease(clamp((share - _FLIES[0]) / (_FLIES[1] - _FLIES[0]), 0.0, 1.0))
    x = lerp(rock[0], box.x + _ACROSS[won] * box.width, part)
    y = lerp(rock[1], box.y + 0.14 * box.height, part) - 0.15 * box.height * sin(pi * part)
    light(painter, (x, y), 0.16 * box.height, painter.colour("gold-light"), 0.8 * shown)
    painter.sprite("token-white", (x, y), 0.2 * box.height, alpha=round(255 * shown))


def _words(stage: Stage, act: Act, box: pygame.Rect, *, held: bool) -> None:
    """Write who has won, with how many cards, and what goes on from there."""
    painter, kit = stage.painter, stage.painter.kit
    said = [painter.tr(act.cue.text)] if act.cue.text else []
    rows = [(" : ".join(map(str, act.cue.numbers)), _NAME), *((line, _NAME) for line in said)]
    rows += [(painter.tr("verdict-on"), _SMALL)] if held else []
    sizes = [kit.text.size(text, style) for text, style in rows]
    plate = pygame.Rect(0, 0, max(size.width for size in sizes) + 2 * kit.px(18), sum(size.height for size in sizes))
    plate.inflate_ip(0, 2 * kit.px(6))
    plate.midtop = (box.centerx, box.bottom - kit.px(14))
    kit.art.panel(painter.surface, plate, kit.colour("panel"), radius=kit.px("radius"), rim=kit.colour("gold"))
    y = plate.y + kit.px(6)
    with kit.audit.layer():
        for (text, style), size in zip(rows, sizes, strict=True):
            kit.text.draw(painter.surface, text, (plate.centerx, y), style, across=0.5)
            y += size.height
