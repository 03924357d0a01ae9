"""Every drawing stays inside the SVG subset that nanosvg draws right, and really shows something."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from tests.assets.drawings import ART, assert_fills_its_hexagon

DRAWINGS = sorted(ART.glob("*.svg"))
FORBIDDEN = {"filter", "mask", "clipPath", "pattern", "use", "symbol", "text", "image"}
GRADIENT_LENGTHS = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")
SEAT_COLOURED = {"piece-settlement", "piece-city", "piece-road", "piece-guard"}
TERRAINS = {"forest": 3, "hills": 3, "pasture": 3, "fields": 3, "mountains": 3, "ice": 2, "desert": 1}
BOARD_ART = (
    {f"terrain-{kind}-{k}" for kind, count in TERRAINS.items() for k in range(1, count + 1)}
    | {f"wall-section-{k}" for k in range(1, 5)}
    | {f"wall-breach-{k}" for k in range(1, 4)}
    | {f"camp-fire-{k}" for k in range(1, 6)}
    | {f"figure-{kind}" for kind in ("regular", "climber", "giant", "tormund")}
    | {f"banner-{clan}" for clan in ("cannibals", "cave_dwellers", "hornfoots")}
    | {f"gift-{name}" for name in ("pine-1", "pine-2", "pine-3", "lake", "hut", "hut-light")}
    | {"token", "post-empty", "north-sky", "frostfangs", "snowfield", "camp-ring", "clearing", "trail-disc"}
    | {"tormund-camp", "route-disc", "route-pier", "title-vignette", "ruleset-watch", "ruleset-gift-base", "app-icon"}
    | SEAT_COLOURED
)

each_drawing = pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)


def local(element: ET.Element) -> str:
    """The tag without its namespace."""
    return element.tag.rpartition("}")[2]


def faults(text: str) -> list[str]:
    """What in an SVG file nanosvg would draw wrong or not at all."""
    root = ET.fromstring(text)
    found: list[str] = []
    box = root.get("viewBox", "").split()
    if len(box) != 4 or float(box[2]) <= 0 or float(box[3]) <= 0:
        found.append("no usable viewBox")
    children = [local(child) for child in root]
    if "defs" in children[1:]:
        found.append("defs is not the first child")
    known = {element.get("id") for element in root.iter() if local(element).endswith("Gradient")}
    for element in root.iter():
        tag = local(element)
        if tag in FORBIDDEN:
            found.append(f"<{tag}>")
        if tag.endswith("Gradient") and element.get("gradientUnits", "objectBoundingBox") == "objectBoundingBox":
            bad = [f"{key}={element.get(key)}" for key in GRADIENT_LENGTHS if "%" not in element.get(key, "%")]
            # 0 means the same in every unit
            found += [
                f"gradient {item} without % or userSpaceOnUse" for item in bad if not re.search(r"=0(\.0*)?$", item)
            ]
        for key in ("fill", "stroke"):
            paint = element.get(key, "")
            if paint.startswith("url("):
                if paint[5:-1] not in known:
                    found.append(f"{key} {paint} is not defined")
                if element.get(f"{key}-opacity"):
                    found.append(f"{key}-opacity on a gradient is ignored; use opacity")
    return found


def rendered(path: Path, width: int) -> pygame.Surface:
    """The drawing fitted into a square box."""
    return pygame.image.load_sized_svg(str(path), (width, width))


def test_every_drawing_of_the_board_is_there() -> None:
    assert BOARD_ART - {path.stem for path in DRAWINGS} == set()


@each_drawing
def test_drawing_stays_inside_the_subset(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


SEEN = [path for path in DRAWINGS if not path.stem.startswith("matter-")]
"""What lies over panels is so faint that its own tests ask whether it can be seen."""


@pytest.mark.parametrize("path", SEEN, ids=lambda path: path.stem)
def test_drawing_shows_something(path: Path) -> None:
    surface = rendered(path, 64)
    shown = pygame.mask.from_surface(surface, 64).count()
    assert shown >= 0.02 * surface.get_width() * surface.get_height()
    assert shown >= 20


@pytest.mark.parametrize("stem", sorted(SEAT_COLOURED))
def test_seat_coloured_piece_carries_all_three_placeholders(stem: str) -> None:
    text = (ART / f"{stem}.svg").read_text(encoding="utf-8")
    assert [colour for colour in ("#ff00ff", "#b000b0", "#ff80ff") if colour not in text] == []


def test_no_other_drawing_of_the_board_carries_a_placeholder() -> None:
    marked = {name for name in BOARD_ART if "#ff00ff" in (ART / f"{name}.svg").read_text(encoding="utf-8")}
    assert marked == SEAT_COLOURED


@pytest.mark.parametrize("stem", sorted(name for name in BOARD_ART if name.startswith("terrain-")))
def test_terrain_fills_its_hexagon_and_nothing_else(stem: str) -> None:
    assert_fills_its_hexagon(rendered(ART / f"{stem}.svg", 231))


def test_wall_sections_meet_without_a_step() -> None:
    """The right edge of any section continues on the left edge of any other."""
    sections = [pygame.image.load_sized_svg(str(ART / f"wall-section-{k}.svg"), (400, 150)) for k in range(1, 5)]
    for left in sections:
        for right in sections:
            for y in range(40, 150):
                a, b = left.get_at((399, y)), right.get_at((0, y))
                assert a.a == b.a == 255, y
                # blocks may differ in tint, but the lit walk and the snow line must run on
                limit = 45 if 80 <= y < 94 else 150
                assert max(abs(a.r - b.r), abs(a.g - b.g), abs(a.b - b.b)) <= limit, y


def test_fires_grow_from_the_ember_to_the_great_fire() -> None:
    lit = [pygame.mask.from_surface(rendered(ART / f"camp-fire-{k}.svg", 120), 60).count() for k in range(1, 6)]
    assert lit == sorted(lit, reverse=True)
    assert lit[0] > 3 * lit[-1]


BAD = """<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="url(#g)" fill-opacity=".5"/><defs>
<linearGradient id="g" x2="1"/><filter id="f"/></defs><use href="#g"/><path d="M0 0h9v9z" fill="url(#none)"/></svg>"""


def test_lint_finds_every_kind_of_fault() -> None:
    text = " | ".join(faults(BAD))
    for word in ("viewBox", "defs is not", "<filter>", "<use>", "x2=1", "fill-opacity", "#none"):
        assert word in text
