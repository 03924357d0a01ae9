"""Every drawing is one that the game draws right, and shows something; the board has all of its own."""

from __future__ import annotations

from pathlib import Path

import pygame

from tools.art import check
from tools.art.examples import EXAMPLES

DRAWINGS = check.names()
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


def test_every_drawing_of_the_board_is_there() -> None:
    assert BOARD_ART - set(DRAWINGS) == set()


def test_every_drawing_is_right() -> None:
    wrong = {name: check.problems(name, check.text(name)) for name in DRAWINGS}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_just_the_pieces_of_the_board_take_the_colours_of_a_seat() -> None:
    marks = {name: check.seat_marks(check.text(name)) for name in BOARD_ART}
    assert {name for name, found in marks.items() if all(found)} == SEAT_COLOURED
    assert {name for name, found in marks.items() if any(found)} == SEAT_COLOURED


def test_terrain_fills_its_hexagon_and_nothing_else() -> None:
    names = [name for name in BOARD_ART if name.startswith("terrain-")]
    assert [name for name in names if not check.fills_hexagon(check.text(name))] == []


def test_wall_sections_meet_without_a_step() -> None:
    """The right edge of any section continues on the left edge of any other."""
    sections = [check.drawn(f"wall-section-{k}", (400, 150)) for k in range(1, 5)]
    for left in sections:
        for right in sections:
            for y in range(40, 150):
                a, b = left.get_at((399, y)), right.get_at((0, y))
                assert a.a == b.a == 255, y
                # blocks may differ in tint, but the lit walk and the snow line must run on
                limit = 45 if 80 <= y < 94 else 150
                assert max(abs(a.r - b.r), abs(a.g - b.g), abs(a.b - b.b)) <= limit, y


def test_fires_grow_from_the_ember_to_the_great_fire() -> None:
    fires = [check.drawn(f"camp-fire-{k}", (120, 120)) for k in range(1, 6)]
    lit = [pygame.mask.from_surface(fire, 60).count() for fire in fires]
    assert lit == sorted(lit, reverse=True)
    assert lit[0] > 3 * lit[-1]


BAD = """<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="url(#g)" fill-opacity=".5"/><defs>
<linearGradient id="g" x2="1"/><filter id="f"/></defs><use href="#g"/><path d="M0 0h9v9z" fill="url(#none)"/></svg>"""
EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">{}</svg>'


def test_every_kind_of_fault_is_found() -> None:
    text = " | ".join(check.faults(BAD))
    for word in ("viewBox", "defs is not", "<filter>", "<use>", "x2=1", "fill-opacity", "#none"):
        assert word in text
    assert check.problems("icon-new", EMPTY.format("")) == ["shows nothing at 64 pixels", "hardly seen at 20 pixels"]
    coloured = EMPTY.format('<path d="M0 0h64v64H0Z" fill="#c03030"/>')
    assert check.problems("icon-new", coloured) == ["has a colour of its own"]
    assert check.problems("card-new", coloured) == ["shows something in its corners"]
    assert not check.fills_hexagon(coloured)
    assert not check.is_whole(coloured)


def test_the_kit_draws_what_the_game_takes(tmp_path: Path) -> None:
    """The tile, the card and the piece of docs/drawing.md."""
    made = {name: draw().svg() for name, draw in EXAMPLES.items()}
    assert {name: check.problems(name, source) for name, source in made.items()} == {name: [] for name in made}
    assert check.fills_hexagon(made["tile-forest"])
    assert check.card_keeps_title(made["card-tower"])
    assert check.is_whole(made["piece-tent"])
    assert check.seat_marks(made["piece-tent"]) == [True] * 3
    files = [str(draw().write(name, tmp_path)) for name, draw in EXAMPLES.items()]
    assert check.main(files) == 0
    (tmp_path / "icon-bad.svg").write_text(EMPTY.format(""), encoding="utf-8")
    assert check.main([str(tmp_path / "icon-bad.svg")]) == 1
