"""Drawings as they look: rendered, without colour, beside each other, and cut to a hex."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"
TILE = (200, 231)
"""Size of a hex in pixels, in which its edges can be told."""


def text(name: str) -> str:
    """Return the SVG of a drawing."""
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def drawn(name: str, size: tuple[int, int], swaps: tuple[tuple[str, str], ...] = ()) -> pygame.Surface:
    """Return a drawing of a size in pixels, with other colours in the place of some."""
    source = text(name)
    for old, new in swaps:
        source = source.replace(old, new)
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)


def grey(picture: pygame.Surface) -> list[int]:
    """Return how bright each pixel is on a dark ground, 0 to 255, as somebody sees it who sees no colours."""
    ground = pygame.Surface(picture.get_size())
    ground.fill("#1d2b3a")
    ground.blit(picture, (0, 0))
    data = pygame.image.tobytes(ground, "RGB")
    return [(299 * data[i] + 587 * data[i + 1] + 114 * data[i + 2]) // 1000 for i in range(0, len(data), 3)]


def apart(one: str, other: str, size: tuple[int, int]) -> float:
    """Return the part of the pixels that differ plainly in brightness."""
    pairs = list(zip(grey(drawn(one, size)), grey(drawn(other, size)), strict=True))
    return sum(abs(a - b) >= 32 for a, b in pairs) / len(pairs)


def assert_fills_its_hexagon(surface: pygame.Surface) -> None:
    """Fail unless a tile covers its hex and nothing besides."""
    assert surface.get_size() == TILE
    for x in range(0, TILE[0], 2):
        for y in range(0, TILE[1], 2):
            dx, dy = abs(x + 0.5 - TILE[0] / 2), abs(y + 0.5 - TILE[1] / 2)
            reach = max(dx, dx * 0.5 + dy * 0.8660254)
            alpha = surface.get_at((x, y)).a
            assert not (reach < 98.5 and alpha != 255), (x, y)
            assert not (reach > 101.5 and alpha != 0), (x, y)
