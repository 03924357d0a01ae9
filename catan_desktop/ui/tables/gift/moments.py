"""The great moments: a raid, a breach of the Wall, and how the end of the game lights the board."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Colour, Point, clamp, ease, lerp, mix, scaled
from catan_desktop.ui.tables.gift.brush import Brush
from catan_desktop.ui.tables.gift.stage import Act, Stage, faded, light, puff, ring, shard
from catan_desktop.ui.tables.gift.wall import crack_key
from catan_desktop.ui.widgets import Kit

_SHARDS = 24
ENDING_SECONDS = 2.4
"""How long the light of the end takes to fill the board."""
_DIM = 0.62


def moment(stage: Stage, act: Act, share: float) -> None:
    """The view darkens at its edges, and a horn calls from the place."""
    brush, side = stage.brush, stage.side
    where = stage.where(act.cue.to)
    dark = clamp(min(share * 5, (1 - share) * 4), 0.0, 1.0)
    _dim(brush, dark * _DIM)
    if where is None:
        return
    raid = act.cue.sprite == "raid"
    ink = brush.colour("fire" if raid else "danger")
    reach = 2.4 if raid else 2.0
    light(brush, where, reach * side, ink, (0.7 if raid else 0.3) * dark)
    for index in range(3):
        part = clamp(share * (1.5 if raid else 3.2) - 0.22 * index, 0.0, 1.0)
        if 0 < part < 1:
            ring(brush, where, (0.3 + 2.6 * part) * side, brush.colour("paper-light"), 0.7 * (1 - part))


def _dim(brush: Brush, strength: float) -> None:
    """Darken towards the edges of what is drawn on."""
    plan = brush.plan
    box = pygame.Rect(round(plan.left), round(plan.top), round(plan.width), round(plan.height))
    if plan.zoom != 1.0:
        box = brush.surface.get_rect()
    faded(
        brush,
        ("board-dim", box.size, brush.colour("veil")),
        lambda: _vignette(box.size, brush.colour("veil")),
        box.topleft,
        strength,
    )


def _vignette(size: tuple[int, int], ink: Colour) -> pygame.Surface:
    """Clear in the middle, dark at the edges; drawn small and stretched."""
    small = pygame.Surface((48, 36), pygame.SRCALPHA)
    for x in range(48):
        for y in range(36):
            far = hypot((x - 23.5) / 24, (y - 17.5) / 18)
            small.set_at((x, y), (*ink, round(255 * clamp((far - 0.25) / 0.95, 0.12, 1.0))))
    return scaled(small, size)


def crack(stage: Stage, act: Act, share: float) -> None:
    """The section shakes and breaks: light, ice that flies, a cloud of snow at its foot."""
    brush, side = stage.brush, stage.side
    section = int(act.cue.to[1])
    north = stage.picture.north
    box = brush.plan.section(section)
    before = north.sections[section].cracks if north is not None else 0
    light(brush, box.center, 1.7 * side, brush.colour("danger"), 0.6 * sin(pi * share))
    shake = round(sin(share * 34) * 0.04 * side * (1 - share))
    picture = brush.stretched(crack_key(before + 1), box.size)
    open_to = round(box.height * clamp(share * 3, 0.0, 1.0))
    brush.surface.blit(picture, (box.x + shake, box.y), (0, 0, box.width, open_to))
    luck = Random(section * 7 + act.cue.number)
    for index in range(_SHARDS):
        late = clamp(share * 1.15 - luck.uniform(0.0, 0.15), 0.0, 1.0)
        way, rise = luck.uniform(-1.0, 1.0), luck.uniform(0.2, 0.8)
        size, spin = luck.uniform(0.04, 0.11) * side, luck.uniform(3.0, 9.0)
        x = box.centerx + way * (0.35 * box.width * 0.9 + late * 1.1 * side) * 0.8
        y = box.centery - rise * side * sin(pi * min(1.0, late * 1.1)) * 0.8 + 1.3 * side * late * late
        if 0 < late < 1:
            shard(brush, (x, y), size, spin * late, index, min(1.0, 2.2 * (1 - late)))
    for index in range(7):
        late = clamp(share * 1.3 - 0.05 * index, 0.0, 1.0)
        x = box.left + box.width * (index + 0.5) / 7 + (index - 3) * 0.08 * side * late
        puff(brush, (x, box.bottom - 0.12 * side * late), (0.25 + 0.35 * late) * side, 0.75 * sin(pi * late))


class Ending:
    """The light of the end: dawn over the Wall, or fires that spread over the land."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.kind = ""
        self.age = 0.0
        self._clock = 0.0

    @property
    def moving(self) -> bool:
        """Say whether it still grows."""
        return bool(self.kind) and self.age < 1.0

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn what is shown now."""
        if picture.light != self.kind:
            self.kind = picture.light
            self.age = 1.0 if at_once else 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not self.moving:
            return False
        pace = 4.0 if self._kit.reduced_motion else 1.0
        self.age = min(1.0, self.age + seconds * pace / ENDING_SECONDS)
        self._clock += seconds
        return True

    def cut(self) -> None:
        """Be at the end."""
        self.age = 1.0

    def draw(self, brush: Brush, picture: BoardPicture) -> None:
        """Draw it over the board."""
        if not self.kind or self.age <= 0:
            return
        if self.kind == "dawn":
            _dawn(brush, ease(self.age))
        else:
            _fires(brush, picture, self.age, 0.0 if self._kit.reduced_motion else self._clock)


def _dawn(brush: Brush, share: float) -> None:
    """A pale sun behind the mountains; its light over sky, snow and land."""
    plan = brush.plan
    size = (max(1, round(plan.width)), max(1, round(plan.height)))
    horizon = plan.horizon - plan.top
    gold, rose = brush.colour("gold-light"), brush.colour("fire")

    def paint() -> pygame.Surface:
        column = pygame.Surface((1, 96), pygame.SRCALPHA)
        for row in range(96):
            y = (row + 0.5) / 96 * size[1]
            if y < horizon:
                near = y / max(1.0, horizon)
                ink, alpha = mix(rose, gold, near), 20 + 120 * near**1.6
            else:
                near = clamp(1 - (y - horizon) / (size[1] - horizon), 0.0, 1.0)
                ink, alpha = gold, 22 + 52 * near**2.2
            column.set_at((0, row), (*ink, round(alpha)))
        return scaled(column, size)

    faded(brush, ("board-dawn", size, round(horizon)), paint, (plan.left, plan.top), 0.92 * share)
    east = (plan.clan(1).right + plan.clan(2).left) / 2 if plan.north else plan.middle
    sun = (east, plan.horizon - 0.55 * plan.side - share * 0.4 * plan.side)
    light(brush, sun, 4.2 * plan.side, brush.colour("gold-light"), 0.55 * share)
    light(brush, sun, 1.2 * plan.side, brush.colour("paper-light"), share)


def _fires(brush: Brush, picture: BoardPicture, share: float, clock: float) -> None:
    """From the hexes where the wildlings stand, fire goes over the land; the sky is red."""
    plan = brush.plan
    size = (max(1, round(plan.width)), max(1, round(plan.height)))

    def paint() -> pygame.Surface:
        column = pygame.Surface((1, 96), pygame.SRCALPHA)
        for row in range(96):
            part = row / 95
            ink = mix(brush.colour("danger"), brush.colour("shadow"), abs(part - 0.4) * 1.4)
            column.set_at((0, row), (*ink, round(70 + 70 * abs(part - 0.45))))
        return scaled(column, size)

    faded(brush, ("board-fires", size), paint, (plan.left, plan.top), ease(min(1.0, share * 1.5)))
    ground = picture.board.ground
    burning = [group.hex for group in picture.north.gift] if picture.north is not None else []
    hearths = [ground.tiles[hex].centre for hex in burning] or [(0.0, 0.0)]
    for tile in ground.land:
        far = min(hypot(tile.centre[0] - x, tile.centre[1] - y) for x, y in hearths)
        grown = ease(clamp(share * 2.6 - 0.24 * far, 0.0, 1.0))
        if grown <= 0:
            continue
        for index, (dx, dy) in enumerate(((-0.42, 0.34), (0.4, 0.42), (0.02, -0.42))):
            wave = 0.5 + 0.5 * sin(clock * 5 + tile.site * 1.7 + index * 2.1)
            _flame(brush, (tile.centre[0] + dx, tile.centre[1] + dy), grown * (0.75 + 0.25 * wave), tile.site + index)


def _flame(brush: Brush, centre: Point, strength: float, variant: int) -> None:
    x, y = brush.plan.at(centre)
    side = brush.plan.side
    light(brush, (x, y), 0.62 * side, brush.colour("fire"), 0.55 * strength)
    size = round(lerp(0.25, 0.78, strength) * side / 4) * 4
    if size >= 6:
        brush.sprite(f"camp-fire-{variant % 3 + 1}", (x, y - 0.1 * side), size)
    ember = (x + 0.2 * side * cos(variant), y - (0.4 + 0.5 * strength) * side)
    light(brush, ember, 0.08 * side, brush.colour("fire-light"), strength)
