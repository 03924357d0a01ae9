"""The drawings of the Fishermen and the Rivers: all there, made by their scripts, rivers that meet at every edge."""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Iterator
from itertools import combinations
from types import ModuleType

import pygame
import pytest

from tests.assets.drawings import ART, ROOT, TILE, assert_fills_its_hexagon, drawn

MODULES = ("fishing", "rivers", "gold", "waters")
TILES = {
    *("coast-lake-1", "coast-second-lake-1"),
    *(f"coast-mountains-source-{end}" for end in ("w", "e", "se", "ne")),
    *(f"coast-hills-river-{ends}" for ends in ("e-w", "se-nw", "ne-sw")),
    *(f"coast-pasture-river-{ends}" for ends in ("w-e", "nw-se", "w-ne")),
    *(f"coast-swamp-river-{ends}" for ends in ("nw-e", "e-sw", "sw-nw")),
    "coast-swamp-1",
}
ROUND = {"fish-token-1", "fish-token-2", "fish-token-3", "fish-token-back", "fish-token-boot"}
OTHERS = {
    *(f"fishing-ground-{corner}" for corner in ("n", "ne", "se", "s", "sw", "nw")),
    *(f"river-mouth-{outlet}" for outlet in ("e", "ne", "nw", "w", "sw", "se")),
    *(
        "token-lake",
        "token-fishing",
        "badge-boot",
        "sea-angler",
        "badge-wealthiest",
        "badge-poor",
        "gold-coin",
        "gold-counter",
    ),
    *("resource-gold", "piece-bridge", "bridge-site", "ruleset-fishermen", "ruleset-rivers"),
}
TURNS = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}
SEAT_MARKS = ("#ff00ff", "#b000b0", "#ff80ff")


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """The modules that draw, importable while they are looked at."""
    before = sys.path[:]
    sys.path.insert(0, str(ROOT / "tools" / "art"))
    yield {name: importlib.import_module(f"board.{name}") for name in MODULES}
    sys.path[:] = before


def test_every_drawing_is_made_by_its_script(scripts: dict[str, ModuleType]) -> None:
    made = {name: recipe for module in scripts.values() for name, recipe in module.DRAWINGS.items()}
    assert set(made) == TILES | ROUND | OTHERS
    for name, (draw, *args) in made.items():
        assert draw(*args).svg() == (ART / f"{name}.svg").read_text(encoding="utf-8"), name


@pytest.mark.parametrize("name", sorted(TILES))
def test_a_tile_fills_its_hexagon_and_nothing_else(name: str) -> None:
    assert_fills_its_hexagon(drawn(name, TILE))


@pytest.mark.parametrize("name", sorted(tile for tile in TILES if "-river-" in tile or "-source-" in tile))
def test_a_river_crosses_just_the_edges_that_its_tile_is_named_after(name: str) -> None:
    surface = drawn(name, (200, 231))
    ends = name.split("-river-" if "-river-" in name else "-source-")[1].split("-")
    wet = set()
    for turn, degrees in TURNS.items():
        a = math.radians(degrees)
        x, y = round(100 + 91 * math.cos(a)), round(115.5 + 91 * math.sin(a))
        red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(x - 4, y - 4, 9, 9))
        if blue > red + 25 and blue > green - 25:
            wet.add(turn)
    assert wet == set(ends)


def test_the_bridge_takes_the_colours_of_its_seat_and_no_other_drawing_does() -> None:
    for name in TILES | ROUND | OTHERS:
        text = (ART / f"{name}.svg").read_text(encoding="utf-8")
        assert [mark in text for mark in SEAT_MARKS] == [name == "piece-bridge"] * 3, name


def grey(name: str, size: int) -> list[int]:
    """How bright each pixel is on a dark ground, as somebody sees it who sees no colours."""
    ground = pygame.Surface((size, size))
    ground.fill("#1d2b3a")
    ground.blit(drawn(name, (size, size)), (0, 0))
    pixels = [ground.get_at((x, y)) for x in range(size) for y in range(size)]
    return [round(0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b) for ink in pixels]


@pytest.mark.parametrize(("one", "other"), sorted(combinations(sorted(ROUND), 2)))
def test_fish_tokens_are_told_apart_without_colour_at_twenty_pixels(one: str, other: str) -> None:
    first, second = grey(one, 20), grey(other, 20)
    assert sum(abs(a - b) > 30 for a, b in zip(first, second, strict=True)) >= 40
