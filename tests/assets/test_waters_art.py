"""The drawings of the Fishermen and the Rivers: all there, rivers that meet at every edge."""

from __future__ import annotations

import math
from itertools import combinations

import pygame

from tools.art import check
from tools.art.check import drawn

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
    *("token-lake", "token-fishing", "badge-boot", "sea-angler", "badge-wealthiest", "badge-poor"),
    *("gold-coin", "gold-counter"),
    *(f"river-spring-{end}" for end in ("e", "ne", "nw", "w", "sw", "se")),
    *(f"river-over-{a}-{b}" for a, b in LAID_OVER),
    *("resource-gold", "piece-bridge", "bridge-site", "ruleset-fishermen", "ruleset-rivers"),
}
RIVERS = sorted(tile for tile in TILES | OTHERS if any(word in tile for word in FLOWING))


def test_every_drawing_is_there() -> None:
    assert (TILES | ROUND | OTHERS) - set(check.names()) == set()


def test_a_tile_fills_its_hexagon_and_nothing_else() -> None:
    assert [name for name in TILES if not check.fills_hexagon(check.text(name))] == []


def wet_edges(name: str) -> set[str]:
    """Return the edges of a hex at which its picture is blue."""
    surface, found = drawn(name, check.TILE), set()
    for turn, degrees in TURNS.items():
        a = math.radians(degrees)
        x, y = round(100 + 91 * math.cos(a)), round(115.5 + 91 * math.sin(a))
        red, green, blue, _ = pygame.transform.average_color(surface, pygame.Rect(x - 4, y - 4, 9, 9))
        if blue > red + 25 and blue > green - 25:
            found.add(turn)
    return found


def test_a_river_crosses_just_the_edges_that_its_tile_is_named_after() -> None:
    ends = {name: set(name.split(next(word for word in FLOWING if word in name))[1].split("-")) for name in RIVERS}
    assert [name for name in RIVERS if wet_edges(name) != ends[name]] == []


def test_the_bridge_takes_the_colours_of_its_seat_and_no_other_drawing_does() -> None:
    for name in TILES | ROUND | OTHERS:
        assert check.seat_marks(check.text(name)) == [name == "piece-bridge"] * 3, name


def test_fish_tokens_are_told_apart_without_colour_at_twenty_pixels() -> None:
    assert [pair for pair in combinations(sorted(ROUND), 2) if check.difference(*pair, (20, 20)) < 0.1] == []
