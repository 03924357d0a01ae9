"""The theme file is whole: colours are colours, fonts exist, text can be read on what it stands on."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from catan_desktop.ui.theme import parse_colour
from tests.ui import sight

ASSETS = Path(__file__).resolve().parents[2] / "assets"
THEME: dict[str, Any] = tomllib.loads((ASSETS / "themes" / "north" / "theme.toml").read_text(encoding="utf-8"))
COLOURS: dict[str, str] = THEME["colours"]
READABLE, VISIBLE = 4.5, 3.0
SEATS, SHAPES = 6, 6


def contrast(one: str, other: str) -> float:
    return sight.contrast(parse_colour(one), parse_colour(other))


def test_colour_is_written_as_six_digits() -> None:
    assert [name for name, colour in COLOURS.items() if not re.fullmatch(r"#[0-9a-f]{6}", colour)] == []


def test_text_can_be_read() -> None:
    texts = ["ink", "dim", "gold", "ice", "danger", "fire", "good", "link"]
    texts += ["track-trade", "track-politics", "track-science"]
    pairs = list(product(texts, ("ground", "bar", "panel", "raised", "sunken")))
    pairs += [("ink-dark", "paper"), ("ink-dark", "gold"), ("ink-dark", "ice"), ("dim-dark", "paper")]
    pairs += [("danger-on-paper", "paper"), ("ink", "select")]
    assert [pair for pair in pairs if contrast(COLOURS[pair[0]], COLOURS[pair[1]]) < READABLE] == []


def test_a_piece_stands_out_on_every_terrain() -> None:
    for terrain, grounds in THEME["terrain"].items():
        for ground in grounds.values():
            edges = [contrast(COLOURS[edge], ground) for edge in ("piece-rim", "piece-outline")]
            assert max(edges) >= VISIBLE, terrain


def test_six_seats_are_told_apart_by_shape_too() -> None:
    assert len(THEME["seats"]) == SEATS
    assert len({seat["shape"] for seat in THEME["seats"]}) == SHAPES
    for seat in THEME["seats"]:
        assert contrast(seat["text"], COLOURS["raised"]) >= READABLE
        assert contrast(seat["ink"], seat["body"]) >= VISIBLE


def test_text_on_a_resource_can_be_read() -> None:
    for name, resource in THEME["resources"].items():
        assert contrast(resource["ink"], resource["fill"]) >= READABLE, name
        assert contrast(resource["card-ink"], resource["card"]) >= VISIBLE, name


def test_font_file_exists() -> None:
    assert [file for file in THEME["fonts"].values() if not (ASSETS / "fonts" / file).is_file()] == []


def test_no_type_size_is_below_twelve() -> None:
    assert min(THEME["type"].values()) >= 12
