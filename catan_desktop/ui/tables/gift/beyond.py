"""The land beyond the Wall: the Frostfangs, the clans' camps, trails and clearings."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.island import draw_at
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.gift.layout import CAMPS, CLANS, SECTIONS, north
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import Ink

CLAN_KEYS = ("cannibals", "cave_dwellers", "hornfoots")
"""West to east."""
CLAN_INK: tuple[Ink, ...] = ("clan-cannibals", "clan-cave-dwellers", "clan-hornfoots")
KINDS = ("regular", "climber", "giant")
"""Kinds of wildlings, in the order of the supply."""


def draw_ground(painter: Painter, picture: BoardPicture) -> None:
    """Draw what stays where it is: banners, fires, trails, clearings."""
    for clan in range(CLANS):
        _plain(painter, clan)
        _trails(painter, picture, clan)
    for index in range(SECTIONS):
        painter.sprite("clearing", north(painter.plan).clearing(index), 1.6 * painter.plan.side)
    for clan in range(CLANS):
        for camp in reversed(range(CAMPS)):
            _camp(painter, clan, camp)
        _banner(painter, clan)


def _plain(painter: Painter, clan: int) -> None:
    """The trodden snow that holds a clan's camps together."""
    box = north(painter.plan).clan(clan)
    banner = north(painter.plan).banner(clan)
    top = round(max(banner.bottom - 0.2 * banner.height, north(painter.plan).horizon + 0.1 * painter.plan.side))
    low = pygame.Rect(box.x, top, box.width, box.bottom - top)
    radius = round(0.4 * painter.plan.side)
    painter.kit.art.panel(
        painter.surface,
        low,
        painter.colour("snow"),
        painter.colour("ice-light"),
        radius=radius,
        rim=painter.colour("snow-shade"),
        rim_width=max(1.0, 0.03 * painter.plan.side),
        alpha=120,
    )


def _camp(painter: Painter, clan: int, camp: int) -> None:
    """Ring of stones, fire, number."""
    x, y = north(painter.plan).camp(clan, camp)
    size = north(painter.plan).camp_size
    painter.sprite("camp-ring", (x, y - 0.28 * size), size * 0.98)
    glow = size * (0.62 - 0.07 * camp)
    painter.kit.art.glow(painter.surface, (x, y - 0.3 * size), glow, painter.colour("fire-light"), 0.5 - 0.07 * camp)
    painter.sprite(f"camp-fire-{camp + 1}", (x, y - 0.34 * size), size * 0.92)


def _number(painter: Painter, clan: int, camp: int) -> None:
    x, y = north(painter.plan).camp(clan, camp)
    size = north(painter.plan).camp_size
    radius = max(7.5, 0.12 * size)
    at = (x - 0.36 * size, y + 0.02 * size)
    painter.kit.art.circle(
        painter.surface, at, radius, painter.colour("paper"), rim=painter.colour("mountain"), rim_width=1.0
    )
    painter.label(str(camp + 1), at, max(12.0, 1.35 * radius), "ink-dark")


def _numbers(picture: BoardPicture, clan: int) -> list[int]:
    """The trails that begin at a clan."""
    trails = (place for place, way in picture.ways if place[0] == "trail" and way[0] == ("clan", clan))
    return [int(place[1]) for place in trails]


def _trails(painter: Painter, picture: BoardPicture, clan: int) -> None:
    """Dots in the clan's colour from its first camp to the clearings."""
    dot = max(1.3, 0.045 * painter.plan.side)
    ink = painter.colour(CLAN_INK[clan])
    for number in _numbers(picture, clan):
        for x, y in _evenly(north(painter.plan).trail(clan, number), 2.9 * dot):
            painter.dot((x, y), dot, ink)


def _evenly(line: tuple[Point, ...], gap: float) -> list[Point]:
    """Return points along a line, each `gap` from the one before."""
    found: list[Point] = []
    left = 0.0
    for start, end in pairwise(line):
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = (dx * dx + dy * dy) ** 0.5
        while left <= length and length > 0:
            found.append((start[0] + dx * left / length, start[1] + dy * left / length))
            left += gap
        left -= length
    return found


def _banner(painter: Painter, clan: int) -> None:
    box = north(painter.plan).banner(clan)
    painter.blit(painter.stretched(f"banner-{CLAN_KEYS[clan]}", (box.width, round(box.height * 1.16))), box.topleft)
    name = painter.tr(f"clan-{CLAN_KEYS[clan].replace('_', '-')}")
    room = round(box.width * 0.66)
    style = Style(font="display", size="small", colour="paper-light")
    wanted = max(12, round(box.height * 0.62))
    while wanted > 12 and painter.kit.text.size(name, style, wanted).width > room:
        wanted -= 1
    painter.label(name, (box.centerx, box.y + box.height * 0.46), wanted, "paper-light", "display", shadow="shadow")


def draw_life(painter: Painter, picture: BoardPicture) -> None:
    """Draw what moves: numbers of the supply, the die's trail, figures in camps and clearings."""
    lit = {piece.site for piece in picture.at("trail")}
    for clan in range(CLANS):
        here = {piece.slot: piece for piece in picture.at("clan", clan)}
        for camp in reversed(range(CAMPS)):
            if camp in here:
                draw_at(painter, picture, here[camp])
            _number(painter, clan, camp)
        for number in _numbers(picture, clan):
            _disc(painter, number, number in lit)
    for piece in sorted(picture.at("clearing"), key=lambda piece: (piece.site, -piece.slot)):
        draw_at(painter, picture, piece)
    frostfangs(painter, picture)


def _disc(painter: Painter, number: int, lit: bool) -> None:
    x, y = north(painter.plan).disc(number)
    radius = north(painter.plan).disc_radius
    if lit:
        painter.kit.art.glow(painter.surface, (x, y), 2.1 * radius, painter.colour("fire"), 0.9)
    painter.sprite("trail-disc", (x, y), 2.12 * radius)
    if lit:
        painter.kit.art.circle(
            painter.surface, (x, y), radius * 0.98, None, rim=painter.colour("fire"), rim_width=max(2.0, 0.16 * radius)
        )
    painter.label(str(number), (x, y - 0.02 * radius), 1.2 * radius, "ink-dark")


def frostfangs(painter: Painter, picture: BoardPicture) -> None:
    """The figures that still wait in the mountains, with the name of the place."""
    plan = north(painter.plan)
    waiting = Counter(piece.kind for piece in picture.at("frostfangs"))
    pixels = max(12, round(0.36 * plan.side))
    figure = max(18.0, 0.66 * plan.side)
    text = painter.kit.text
    name = painter.tr("board-frostfangs")
    counts = [(kind, f"×{waiting[kind]}") for kind in KINDS]
    title, number = Style("display", "small", "paper-light"), Style("strong", "small", "ink")
    widths = [round(figure * 0.9) + text.size(words, number, pixels).width for _, words in counts]
    gap = round(0.75 * pixels)
    whole = text.size(name, title, pixels).width + sum(widths) + gap * (len(counts) + 2)
    height = round(max(1.7 * pixels, figure * 1.06))
    box = pygame.Rect(round(plan.middle - whole / 2), round(plan.header - height / 2), whole, height)
    painter.kit.art.panel(
        painter.surface,
        box,
        painter.colour("raised"),
        painter.colour("panel"),
        radius=height // 2,
        rim=painter.colour("line-strong"),
        rim_width=max(1.0, painter.kit.k),
        alpha=225,
    )
    x = box.x + gap
    x = painter.label(name, (x, box.centery), pixels, "paper-light", "display", across=0.0).right + gap
    for (kind, words), width in zip(counts, widths, strict=True):
        some = not words.endswith("×0")
        key = f"figure-{kind}"
        painter.standing(key, (x + figure * 0.38, box.bottom - 0.06 * height), figure, alpha=255 if some else 110)
        painter.label(words, (x + figure * 0.86, box.centery), pixels, "ink" if some else "faint", across=0.0)
        x += width + gap


def draw_tent(painter: Painter) -> None:
    """The robber's camp."""
    x, y = north(painter.plan).tent
    tall = north(painter.plan).tent_size
    painter.standing("tormund-camp", (x, y), tall)
