"""What panels are made of: tiles without a seam, on which words stay as easy to read."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from catan_desktop.app.contrast import raise_contrast
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.vectors import svg_colour
from catan_desktop.ui.widgets import Kit
from tests.assets.test_theme import contrast
from tools.art.check import drawn

ROOT = Path(__file__).resolve().parents[2]

THEMES = {name: load_theme(ROOT / "assets" / "themes" / name / "theme.toml") for name in ("north", "coast", "siege")}
SIDE = 256
MOST_LOST = 0.1
"""So much of the contrast of words the lightest spot of a panel may take."""


def made(theme: str, look: str) -> pygame.Surface:
    """Return a panel of a theme."""
    kit = Kit(THEMES[theme], ROOT / "assets")
    surface = pygame.Surface((SIDE, SIDE))
    kit.panel(surface, surface.get_rect(), look)
    return surface


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("look", ["panel", "raised"])
def test_words_keep_their_contrast_on_it(theme: str, look: str) -> None:
    colours = THEMES[theme].colours
    lit = {"panel": "raised", "raised": "hover"}[look]
    surface = made(theme, look)
    before = contrast(svg_colour(colours["dim"]), svg_colour(colours[lit]))
    inner = [surface.get_at((x, y)) for x in range(20, SIDE - 20, 3) for y in range(7, SIDE - 20, 3)]
    now = [contrast(svg_colour(colours["dim"]), svg_colour((spot.r, spot.g, spot.b))) for spot in inner]
    assert min(now) >= (1 - MOST_LOST) * before
    assert sum(now) / len(now) >= before, "on the whole words are easier to read than on the plain panel"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("look", ["panel", "raised"])
def test_it_frames_a_panel_and_leaves_a_calm_ground_for_words(theme: str, look: str) -> None:
    surface = made(theme, look)

    def tones(y: int, inset: int) -> set[tuple[int, ...]]:
        return {tuple(surface.get_at((x, y))) for x in range(inset, SIDE - inset)}

    assert all(len(tones(y, 20)) == 1 for y in range(20, SIDE - 20)), "no line runs through the words"
    assert max(len(tones(y, 20)) for y in range(2, 8)) > 3, "and the frame is not plain"


@pytest.mark.parametrize("name", ["matter-wood", "matter-iron"])
def test_tile_meets_itself_on_every_side(name: str) -> None:
    pair = pygame.Surface((2 * SIDE, 2 * SIDE))
    pair.fill("#40505c")
    tile = drawn(name, (SIDE, SIDE))
    for x in (0, SIDE):
        for y in (0, SIDE):
            pair.blit(tile, (x, y))

    def step(x: int, across: bool) -> float:
        """Return by how much two neighbouring lines differ, on the average."""
        places = range(2 * SIDE)
        one = [pair.get_at((x, at) if across else (at, x)).g for at in places]
        two = [pair.get_at((x + 1, at) if across else (at, x + 1)).g for at in places]
        return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one)

    # boards meet in a dark joint, as they do within the tile
    inside = {across: max(step(x, across) for x in range(8, SIDE - 8)) for across in (True, False)}
    assert step(SIDE - 1, across=True) <= inside[True]
    assert step(SIDE - 1, across=False) <= 1.3 * inside[False]


def test_panels_of_the_strong_contrast_are_plain() -> None:
    theme = raise_contrast(THEMES["north"])
    assert THEMES["north"].matter
    assert not theme.matter
    assert not Kit(theme, ROOT / "assets").matter


def test_ground_continues_from_one_box_to_the_next() -> None:
    kit = Kit(THEMES["coast"], ROOT / "assets")
    whole, parts = pygame.Surface((400, 300)), pygame.Surface((400, 300))
    kit.ground(whole, whole.get_rect(), "ground")
    for box in ((0, 0, 123, 300), (123, 0, 277, 97), (123, 97, 277, 203)):
        kit.ground(parts, pygame.Rect(box), "ground")
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(parts, "RGB")
