"""The bundled fonts show every sign the game writes, and come with their licences."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FILES = ("Alegreya-Bold.ttf", "SourceSans3-Regular.ttf", "SourceSans3-Italic.ttf", "SourceSans3-SemiBold.ttf")
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
ENGLISH = "abcdefghijklmnopqrstuvwxyz"
SIGNS = "0123456789№«»„“”‘’—–-…←→↑↓·•×−±½≈≤≥°%§©&/\\|()[]{}<>!?.,:;'\"+=*#@\u00a0\u2009"
DIGITS = "0123456789"


@pytest.fixture(autouse=True)
def _font_module() -> None:
    pygame.font.init()


def load(name: str, size: int = 48) -> pygame.font.Font:
    return pygame.font.Font(FONTS / name, size)


@pytest.mark.parametrize("name", FILES)
def test_font_has_every_sign(name: str) -> None:
    """SDL draws its empty box in the place of a missing sign, and has metrics of that, too."""
    wanted = RUSSIAN + RUSSIAN.upper() + ENGLISH + ENGLISH.upper() + SIGNS
    font = load(name)
    box = pygame.image.tobytes(font.render("\uffff", True, "white"), "RGBA")
    shapes = {sign: pygame.image.tobytes(font.render(sign, True, "white"), "RGBA") for sign in wanted}
    assert box != shapes["a"]
    assert [sign for sign, shape in shapes.items() if shape == box] == []


@pytest.mark.parametrize("name", FILES)
def test_figures_are_lining(name: str) -> None:
    found = load(name, 100).metrics(DIGITS)
    assert all(one is not None for one in found)
    tops = [one[3] for one in found if one is not None]
    feet = [one[2] for one in found if one is not None]
    assert max(tops) - min(tops) <= 4, "old-style figures: heights differ"
    assert min(feet) >= -4, "old-style figures: some hang below the line"


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("SourceSans3")])
def test_figures_of_the_text_face_are_tabular(name: str) -> None:
    widths = {load(name, 100).size(digit)[0] for digit in DIGITS}
    assert max(widths) - min(widths) <= 6


@pytest.mark.parametrize("family", ["Alegreya", "SourceSans3"])
def test_licence_is_shipped(family: str) -> None:
    text = (FONTS / f"OFL-{family}.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text


def test_every_font_file_is_known() -> None:
    assert sorted(path.name for path in FONTS.glob("*.ttf")) == sorted(FILES)
