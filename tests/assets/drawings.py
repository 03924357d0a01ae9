"""Drawings as they look: rendered, without colour, beside each other, and cut to a hex."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"
TILE = (200, 231)
"""Size of a hex in pixels, in which its edges can be told."""
CARD = (140, 200)
SEAT_MARKS = ("#ff00ff", "#b000b0", "#ff80ff")
"""The colours of a seat in a drawing that takes them: plain, dark, light."""
PARCHMENT_BRIGHTNESS = 190


@contextmanager
def scripts_of(folder: str, modules: Iterable[str]) -> Iterator[dict[str, tuple[Any, ...]]]:
    """Give what the scripts of a folder of tools/art draw, by name; they can be imported while it is open."""
    path, before = sys.path[:], set(sys.modules)
    sys.path.insert(0, str(ROOT / "tools" / "art"))
    try:
        found = [importlib.import_module(f"{folder}.{name}") for name in modules]
        yield {name: recipe for module in found for name, recipe in module.DRAWINGS.items()}
    finally:
        sys.path[:] = path
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(ROOT / "tools")):
                del sys.modules[name]


def otherwise(recipes: dict[str, tuple[Any, ...]]) -> list[str]:
    """Return the drawings that their scripts would draw otherwise."""
    return [name for name, (draw, *args) in recipes.items() if draw(*args).svg() != text(name)]


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


def assert_lies_whole_in_its_picture(name: str) -> None:
    """Fail where a drawing is cut off at the edge of its picture."""
    surface = drawn(name, (200, 200))
    wide, high = surface.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for x in (0, wide - 1) for y in range(high)]
    assert [spot for spot in edge if surface.get_at(spot).a > 40] == []


def standing_out(figure: pygame.Surface, ground: str) -> int:
    """Return how many pixels of a figure differ plainly in brightness from the ground on which it stands."""
    page = pygame.Surface(figure.get_size())
    page.fill(ground)
    page.blit(figure, (0, 0))
    below = pygame.Color(ground)
    plain = 0.3 * below.r + 0.59 * below.g + 0.11 * below.b
    inks = [page.get_at((x, y)) for x in range(page.get_width()) for y in range(page.get_height())]
    return sum(abs(0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b - plain) > 45 for ink in inks)


def assert_icon_takes_the_colour_asked_for(name: str) -> None:
    """Fail where an icon has a colour of its own."""
    picture = drawn(name, (64, 64), (("#ffffff", "#40c080"),))
    for x in range(64):
        for y in range(64):
            red, green, blue, alpha = picture.get_at((x, y))
            assert alpha < 16 or (green >= red and green >= blue), f"a colour of its own at {x}, {y}"


def assert_icon_can_be_seen(name: str) -> None:
    """Fail where too little of an icon is there at twenty pixels."""
    assert pygame.mask.from_surface(drawn(name, (20, 20)), 100).count() >= 0.1 * 400


def assert_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    """Fail where a card is dark where its title is written."""
    picture = drawn(name, CARD)
    for x in range(14, 127, 8):
        for y in range(158, 188, 6):
            assert min(picture.get_at((x, y))[:2]) >= PARCHMENT_BRIGHTNESS


def assert_card_has_round_corners(name: str) -> None:
    """Fail where a card shows something in its corners."""
    picture = drawn(name, CARD)
    assert [picture.get_at((x, y)).a for x in (0, 139) for y in (0, 199)] == [0] * 4
