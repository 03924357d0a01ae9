"""The theme file is whole: colours are colours, fonts exist, text can be read on what it stands on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from catan_desktop.ui.theme import parse_colour
from tests.ui import sight

ASSETS = Path(__file__).resolve().parents[2] / "assets"
THEME: dict[str, Any] = tomllib.loads((ASSETS / "themes" / "north" / "theme.toml").read_text(encoding="utf-8"))
COLOURS: dict[str, str] = THEME["colours"]
READABLE, VISIBLE = 4.5, 3.0
SEATS, SHAPES = 6, 6


def contrast(one: str, other: str) -> float:
    return sight.contrast(parse_colour(one), parse_colour(other))


@pytest.mark.parametrize("name", COLOURS)
def test_colour_is_written_as_six_digits(name: str) -> None:
    assert re.fullmatch(r"#[0-9a-f]{6}", COLOURS[name])


@pytest.mark.parametrize("ground", ["ground", "bar", "panel", "raised", "sunken"])
@pytest.mark.parametrize(
    "text",
    [
        "ink", "dim", "gold", "ice", "danger", "fire", "good", "link",
        "track-trade", "track-politics", "track-science",
    ],
)  # fmt: skip
def test_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(COLOURS[text], COLOURS[ground]) >= READABLE


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink-dark", "paper"), ("ink-dark", "gold"), ("ink-dark", "ice"), ("dim-dark", "paper"),
        ("danger-on-paper", "paper"), ("ink", "select"),
    ],
)  # fmt: skip
def test_dark_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(COLOURS[text], COLOURS[ground]) >= READABLE


@pytest.mark.parametrize("terrain", THEME["terrain"])
def test_a_piece_stands_out_on_every_terrain(terrain: str) -> None:
    for ground in THEME["terrain"][terrain].values():
        assert max(contrast(COLOURS["piece-rim"], ground), contrast(COLOURS["piece-outline"], ground)) >= VISIBLE


def test_six_seats_are_told_apart_by_shape_too() -> None:
    assert len(THEME["seats"]) == SEATS
    assert len({seat["shape"] for seat in THEME["seats"]}) == SHAPES
    for seat in THEME["seats"]:
        assert contrast(seat["text"], COLOURS["raised"]) >= READABLE
        assert contrast(seat["ink"], seat["body"]) >= VISIBLE


@pytest.mark.parametrize("name", THEME["resources"])
def test_text_on_a_resource_can_be_read(name: str) -> None:
    resource = THEME["resources"][name]
    assert contrast(resource["ink"], resource["fill"]) >= READABLE
    assert contrast(resource["card-ink"], resource["card"]) >= VISIBLE


@pytest.mark.parametrize("role", THEME["fonts"])
def test_font_file_exists(role: str) -> None:
    assert (ASSETS / "fonts" / THEME["fonts"][role]).is_file()


def test_no_type_size_is_below_twelve() -> None:
    assert min(THEME["type"].values()) >= 12
