"""The frame around the land, and the fog over what nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from catan_desktop.present.models.board import HexGround, HexTile
from catan_desktop.ui.geometry import scaled
from catan_desktop.ui.tables.board import island
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast import outline

UNKNOWN = "unknown"
TERRAIN, VARIANTS = ("sea", "mountains", "fields", "forest", "pasture", "bog"), 3
"""What may lie in the fog, and how many pictures each has."""
_STRANDS = (
    ("foam", 0.40, 70),
    ("foam", 0.335, 150),
    ("sand-wet", 0.29, 255),
    ("sand", 0.25, 255),
    ("sand-wet", 0.1, 255),
)
"""The surf and the frame of black stone: ink, reach beyond the hexes in sides, strength."""
_SURF = 2
"""Strands, from the first on, that break unevenly."""
_MIST = 1.22
"""Radius of the mist over a hex nobody has seen, in sides."""


def unknown(ground: HexGround) -> Iterator[HexTile]:
    """Return the hexes that nobody has seen."""
    return (tile for tile in ground.tiles if tile.terrain == UNKNOWN)


def ahead(plan: Plan, ground: HexGround) -> Iterator[tuple[str, tuple[int, int]]]:
    """Return the pictures of all that may lie in the fog, in the sizes of the hexes there."""
    sizes = {(tile.variant % VARIANTS, island.tile_box(plan, tile.centre).size) for tile in unknown(ground)}
    for terrain in TERRAIN:
        for variant, size in sorted(sizes):
            yield f"{plan.scenery.tiles}-{terrain}-{variant + 1}", size


def shore(painter: Painter, ground: HexGround) -> None:
    """Draw the frame of black stone and the surf around it: always the same, whatever is known of the land."""
    plan, size = painter.plan, painter.surface.get_size()

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        target = Painter(painter.kit, plan, painter.scenery, sheet, painter.tr)
        _shade(target, ground)
        for index, (ink, reach, alpha) in enumerate(_STRANDS):
            _strand(target, ground, ink, reach, alpha, uneven=index < _SURF)
        return sheet

    key = ("iceland-frame", size, plan.side, plan.zero, ground.lie, painter.colour("foam"))
    painter.surface.blit(painter.kit.art.cached(key, paint), (0, 0))


def _shade(painter: Painter, ground: HexGround) -> None:
    """The shadow of the frame on the water; soft, so drawn small."""
    plan, size = painter.plan, painter.surface.get_size()
    step = 8 * max(1, round(size[1] / 1000))
    shade = pygame.Surface((max(1, size[0] // step), max(1, size[1] // step)), pygame.SRCALPHA)
    for tile in ground.tiles:
        points = [(x / step, (y + 0.14 * plan.side) / step) for x, y in plan.hexagon(tile.centre, 1.3)]
        pygame.draw.polygon(shade, (*painter.colour("sea-deep"), 210), points)
    shade = pygame.transform.gaussian_blur(shade, max(1, round(plan.side / 4 / step)), repeat_edge_pixels=False)
    painter.surface.blit(scaled(shade, size), (0, 0))


def _strand(painter: Painter, ground: HexGround, ink: str, reach: float, alpha: int, *, uneven: bool) -> None:
    """One band around the hexes; the surf is wider here and narrower there."""
    side, colour = painter.plan.side, painter.colour(ink)
    sheet = pygame.Surface(painter.surface.get_size(), pygame.SRCALPHA)
    target = Painter(painter.kit, painter.plan, painter.scenery, sheet, painter.tr)
    for tile in ground.tiles:
        target.hexagon(tile.centre, 1.0 + reach * (0.8 if uneven else 1.0), colour)
    for point, wide in outline.beach(ground) if uneven else ():
        target.dot(painter.plan.at(point), max(1.5, side * reach * (0.75 + 0.45 * wide)), colour)
    sheet.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    painter.surface.blit(sheet, (0, 0))


def fog(painter: Painter, ground: HexGround) -> None:
    """Draw mist over the hexes that nobody has seen, so that it reaches over the edges of those beside them."""
    radius = round(_MIST * painter.plan.side)
    for tile in unknown(ground):
        painter.kit.art.glow(painter.surface, painter.plan.at(tile.centre), radius, painter.colour("snow"), 0.42)
