"""The drawings of the Fishermen and the Rivers: all there, made by their scripts, rivers that meet at every edge."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from tests.assets.drawings import (
    SEAT_MARKS,
    TILE,
    assert_fills_its_hexagon,
    drawn,
    otherwise,
    scripts_of,
    text,
)

MODULES = ("fishing", "rivers", "gold", "waters")
TILES = {
    *("coast-lake-1", "coast-second-lake-1"),
    *(f"coast-mountains-source-{end}" for end in ("w", "e", "se", "ne")),
    *(f"coast-hills-river-{ends}" for ends in ("e-w", "se-nw", "ne-sw")),
    *(f"coast-pasture-river-{ends}" for ends in ("w-e", "nw-se", "w-ne")),
    *(f"coast-swamp-river-{ends}" for ends in ("nw-e", "e-sw", "sw-nw")),
    "coast-swamp-1",
}
TURNS = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}
LAID_OVER = [(a, b) for a in TURNS for b in TURNS if 0 < (TURNS[b] - TURNS[a]) % 360 <= 180]
"""Edges that a river over any terrain crosses, clockwise on the shorter way."""
FLOWING = ("-river-", "-source-", "river-over-", "river-spring-")
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
    *(f"river-spring-{end}" for end in ("e", "ne", "nw", "w", "sw", "se")),
    *(f"river-over-{a}-{b}" for a, b in LAID_OVER),
    *("resource-gold", "piece-bridge", "bridge-site", "ruleset-fishermen", "ruleset-rivers"),
}


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, tuple[Any, ...]]]:
    """What the scripts draw, by name."""
    with scripts_of("board", MODULES) as found:
        yield found


def test_every_drawing_is_made_by_its_script(recipes: dict[str, tuple[Any, ...]]) -> None:
    assert set(recipes) == TILES | ROUND | OTHERS
    assert otherwise(recipes) == []


@pytest.mark.parametrize("name", sorted(TILES))
def test_a_tile_fills_its_hexagon_and_nothing_else(name: str) -> None:
    assert_fills_its_hexagon(drawn(name, TILE))


@pytest.mark.parametrize("name", sorted(tile for tile in TILES | OTHERS if any(word in tile for word in FLOWING)))
def test_a_river_crosses_just_the_edges_that_its_tile_is_named_after(name: str) -> None:
    surface = drawn(name, (200, 231))
    ends = name.split(next(word for word in FLOWING if word in name))[1].split("-")
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
        assert [mark in text(name) for mark in SEAT_MARKS] == [name == "piece-bridge"] * 3, name


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
