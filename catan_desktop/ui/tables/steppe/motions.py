"""Motions of the frontier: cards ride up, arrows fly, a wall grows or breaks, a season begins."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

import pygame

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.frontier import ROWS
from catan_desktop.ui.geometry import Point, clamp, ease, lerp
from catan_desktop.ui.tables.board import island, moments
from catan_desktop.ui.tables.board.scenery import DrawCue
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.tables.steppe.layout import frontier, frontier_plan


def come(stage: Stage, act: Act, share: float) -> None:
    """A figure or a card comes to its place from its seat, or from where it stood."""
    piece = act.put
    if piece is None:
        return
    end, start = stage.stands(piece), stage.stands(act.taken) if act.taken is not None else stage.where(act.cue.start)
    part = ease(clamp(share * 1.15, 0.0, 1.0))
    if start is None:
        start = (end[0], end[1] - stage.side)
    far = abs(end[0] - start[0]) + abs(end[1] - start[1])
    x, y = lerp(start[0], end[0], part), lerp(start[1], end[1], part) - 0.12 * far * sin(pi * part)
    if part >= 1:
        ring(stage.painter, end, (0.2 + 0.5 * share) * stage.side, stage.painter.colour("gold-light"), 1 - share)
    island.draw_at(stage.painter, stage.picture, piece, (x, y))


def home(stage: Stage, act: Act, share: float) -> None:
    """A figure or a card goes from its place to its seat, and is gone there."""
    piece = act.taken
    if piece is None:
        return
    start = stage.stands(piece)
    end = stage.where(act.cue.to) or (start[0], start[1] - stage.side)
    part = ease(share)
    far = abs(end[0] - start[0]) + abs(end[1] - start[1])
    x, y = lerp(start[0], end[0], part), lerp(start[1], end[1], part) - 0.12 * far * sin(pi * part)
    island.draw_at(stage.painter, stage.picture, piece, (x, y), round(255 * clamp(3 * (1 - share), 0.0, 1.0)))


def arrival(stage: Stage, act: Act, share: float) -> None:
    """A card of attackers rides up from the deck, dust behind it."""
    piece = act.put
    if piece is None:
        return
    end, start = stage.stands(piece), stage.where(act.cue.start) or stage.middle
    part = ease(share)
    x, y = lerp(start[0], end[0], part), lerp(start[1], end[1], part)
    for index in range(4):
        behind = clamp(part - 0.05 * (index + 1), 0.0, 1.0)
        at = (lerp(start[0], end[0], behind), lerp(start[1], end[1], behind) + 0.4 * stage.side)
        puff(stage.painter, at, (0.5 + 0.1 * index) * stage.side, 0.5 * (1 - part))
    hop = 0.1 * stage.side * abs(sin(3 * pi * part))
    island.draw_at(stage.painter, stage.picture, piece, (x, y - hop), round(255 * clamp(3 * share, 0.0, 1.0)))


def arrow(stage: Stage, act: Act, share: float) -> None:
    """An arrow flies from the wall, and the wound is there."""
    piece = act.put
    if piece is None:
        return
    painter, end = stage.painter, stage.stands(piece)
    start = stage.where(act.cue.start) or (end[0], end[1] + 3 * stage.side)
    flown = clamp(share / 0.6, 0.0, 1.0)
    if flown < 1:
        rise = 0.14 * (abs(end[0] - start[0]) + abs(end[1] - start[1]))

        def at(part: float) -> Point:
            return (lerp(start[0], end[0], part), lerp(start[1], end[1], part) - rise * sin(pi * part))

        tip, tail = at(flown), at(max(0.0, flown - 0.12))
        painter.kit.art.arrow(painter.surface, tail, tip, painter.colour("piece-outline"), 0.16 * stage.side)
        painter.kit.art.arrow(painter.surface, tail, tip, painter.colour("paper-light"), 0.09 * stage.side)
        return
    burst(stage, act, (share - 0.6) / 0.4)


def burst(stage: Stage, act: Act, share: float) -> None:
    """A wound or a token strikes down on its cell."""
    piece = act.put
    if piece is None:
        return
    where = stage.stands(piece)
    light(stage.painter, where, 0.9 * stage.side, stage.painter.colour("fire"), sin(pi * share))
    island.draw_at(stage.painter, stage.picture, piece, where)
    ring(stage.painter, where, (0.15 + 0.5 * share) * stage.side, stage.painter.colour("paper-light"), 1 - share)


def defeat(stage: Stage, act: Act, share: float) -> None:
    """A card that is wholly covered glows in the colour of its claimant and sinks into dust."""
    painter, box = stage.painter, frontier_plan(stage.painter.plan).rank(int(act.cue.to[1]))
    seat = act.cue.seat
    ink = painter.colour("paper-light") if seat == NOBODY else painter.seat(seat).light
    strength = round(170 * sin(pi * clamp(share, 0.0, 1.0)) / 16) * 16
    radius = round(0.12 * box.height)
    painter.kit.art.panel(painter.surface, box, ink, radius=radius, alpha=strength)
    painter.kit.art.outline(painter.surface, box, radius, ink, max(2.0, 0.06 * box.height))
    for index in range(8):
        x = box.x + (index + 0.5) / 8 * box.width
        puff(painter, (x, box.bottom - 0.2 * box.height), (0.3 + 0.5 * share) * stage.side, 0.8 * sin(pi * share))


def breach(stage: Stage, act: Act, share: float) -> None:
    """The wall breaks: stones fly, fire rises, the rest of the board goes dark."""
    painter, side = stage.painter, stage.side
    section = int(act.cue.to[1])
    box = frontier_plan(painter.plan).stone(section, frontier(stage.picture).sections[section].level)
    dark = clamp(min(share * 5, (1 - share) * 4), 0.0, 1.0)
    moments.dim(painter, 0.6 * dark)
    middle = (float(box.centerx), float(box.centery))
    light(painter, middle, 2.6 * side, painter.colour("fire"), 0.9 * dark)
    for index in range(11):
        angle = pi * (1.0 + (index + 0.5) / 11)
        away = ease(share) * (1.2 + 0.9 * (index % 3)) * side
        fallen = 2.0 * share * share * side
        x, y = middle[0] + away * cos(angle), middle[1] + 0.9 * away * sin(angle) + fallen
        size = (0.24 + 0.09 * (index % 4)) * side
        stone = pygame.Rect(0, 0, round(2 * size), round(1.5 * size))
        stone.center = (round(x), round(y))
        ink = painter.colour("wall" if index % 2 else "wall-dark")
        painter.kit.art.panel(painter.surface, stone, ink, radius=2, alpha=round(255 * (1 - share) / 16) * 16)
    for index in range(3):
        part = clamp(share * 1.6 - 0.18 * index, 0.0, 1.0)
        if 0 < part < 1:
            ring(painter, middle, (0.3 + 2.4 * part) * side, painter.colour("danger-light"), 1 - part)
    _numbers(stage, act, middle, dark)


def held(stage: Stage, act: Act, share: float) -> None:
    """The wall holds: a shield of light runs along it."""
    painter = stage.painter
    section = int(act.cue.to[1])
    box = frontier_plan(painter.plan).stone(section, frontier(stage.picture).sections[section].level)
    strength = sin(pi * share)
    ink = painter.colour("ice-light")
    painter.kit.art.outline(painter.surface, box.inflate(-6, -6), 8, ink, max(2.0, 3 * strength))
    light(painter, (box.x + share * box.width, box.centery), 1.2 * stage.side, ink, 0.8 * strength)
    _numbers(stage, act, (float(box.centerx), float(box.centery)), clamp(3 * strength, 0.0, 1.0))


def _numbers(stage: Stage, act: Act, where: Point, shown: float) -> None:
    """Write attack against defence, large, over a section."""
    if len(act.cue.numbers) < 2 or shown <= 0.3:
        return
    painter = stage.painter
    text = f"{act.cue.numbers[0]} : {act.cue.numbers[1]}"
    with painter.kit.audit.layer():
        painter.label(text, where, 0.9 * stage.side, "paper-light", "display", shadow="shadow")


def raised(stage: Stage, act: Act, share: float) -> None:
    """A level is laid on the wall: it settles in light and dust."""
    painter, side = stage.painter, stage.side
    section, level = int(act.cue.to[1]), act.cue.number
    plan = frontier_plan(painter.plan)
    box, y = plan.wall(section), float(plan.stone(section, level).y)
    fallen = ease(clamp(share * 1.8, 0.0, 1.0))
    key = f"gw-wall-{level}"
    whole = painter.stretched(key, box.size)
    part = pygame.Rect(0, 0, box.width, plan.stone(section, level - 1).y - box.y)
    painter.surface.blit(whole, (box.x, round(box.y - (1 - fallen) * 0.8 * side)), part)
    light(painter, (float(box.centerx), y), 2.0 * side, painter.colour("gold-light"), sin(pi * share))
    for index in range(9):
        x = box.x + (index + 0.5) / 9 * box.width
        puff(painter, (x, y), (0.25 + 0.4 * share) * side, 0.8 * (1 - share) if fallen >= 1 else 0.0)


def work(stage: Stage, act: Act, share: float) -> None:
    """A place works: its frame glows."""
    painter = stage.painter
    box = frontier_plan(painter.plan).location(int(act.cue.to[1]))
    strength = sin(pi * share)
    light(painter, (float(box.centerx), float(box.centery)), 1.4 * stage.side, painter.colour("gold-light"), strength)
    width = max(2.0, 4 * strength)
    painter.kit.art.outline(painter.surface, box.inflate(4, 4), 8, painter.colour("gold-light"), width)


def shot(stage: Stage, act: Act, share: float) -> None:
    """A firearm is fired: a flash behind the wall, a ball of fire, smoke on the card."""
    painter, side = stage.painter, stage.side
    start, end = stage.where(act.cue.start), stage.where(act.cue.to)
    if start is None or end is None:
        return
    light(painter, start, 1.6 * side, painter.colour("fire-light"), clamp(1 - 3 * share, 0.0, 1.0))
    flown = ease(clamp(share / 0.55, 0.0, 1.0))
    if flown < 1:
        at = (lerp(start[0], end[0], flown), lerp(start[1], end[1], flown) - 0.6 * side * sin(pi * flown))
        light(painter, at, 0.5 * side, painter.colour("fire-light"), 1.0)
        return
    after = (share - 0.55) / 0.45
    light(painter, end, (1.0 + after) * side, painter.colour("fire"), 1 - after)
    for index in range(6):
        angle = pi * index / 3
        at = (end[0] + cos(angle) * after * 1.5 * side, end[1] + sin(angle) * after * 0.6 * side)
        puff(painter, at, (0.4 + 0.5 * after) * side, 0.9 * (1 - after))


def season(stage: Stage, act: Act, share: float) -> None:
    """A season begins: its sign and its name stand over the field for a moment."""
    painter, side = stage.painter, stage.side
    shown = clamp(min(share * 5, (1 - share) * 4), 0.0, 1.0)
    if shown < 0.05:
        return
    plan = frontier_plan(painter.plan)
    where = (plan.left + plan.width / 2, plan.rank(ROWS + 1).centery)
    key = act.cue.sprite.removeprefix("season-")
    alpha = round(235 * shown / 16) * 16
    box = pygame.Rect(0, 0, round(6.4 * side), round(1.7 * side))
    box.center = (round(where[0]), round(where[1]))
    rim, width = painter.colour("gold"), max(1.5, 0.04 * side)
    painter.kit.art.panel(
        painter.surface,
        box,
        painter.colour("panel"),
        radius=box.height // 2,
        rim=rim,
        rim_width=width,
        alpha=min(255, alpha),
    )
    icon = painter.kit.icon(f"gw-{key}", round(1.1 * side), "gold-light")
    painter.blit(icon, (box.x + 0.7 * side, where[1] - icon.get_height() / 2), min(255, alpha))
    if shown > 0.4:
        with painter.kit.audit.layer():
            painter.label(
                painter.tr(act.cue.sprite), (where[0] + 0.5 * side, where[1]), 0.8 * side, "gold-light", "display"
            )


CUES: Mapping[str, DrawCue] = {
    "come": come,
    "home": home,
    "arrival": arrival,
    "arrow": arrow,
    "burst": burst,
    "defeat": defeat,
    "breach": breach,
    "held": held,
    "raise": raised,
    "work": work,
    "shot": shot,
    "season": season,
}
"""By look of a cue: what draws it."""
