"""The drawings of the Great Wall: all there, made by their scripts, told apart."""

from __future__ import annotations

import importlib
import io
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "assets" / "art", ROOT / "drafts" / "art")
RULES = ROOT / "docs" / "rules" / "great-wall.md"
MODULES = ("frontier", "pieces", "horde", "tokens", "icons", "cards_command", "cards_people", "cards_goals", "scenes")
SOLDIERS = {f"piece-{kind}" for kind in ("spearman", "archer", "horseman")}
SPECIAL = {f"piece-{kind}" for kind in ("monk", "sapper", "arsonist", "crossbowman", "war_machine")}
SEAT_COLOURED = SOLDIERS | SPECIAL | {f"piece-{kind}" for kind in ("clerk", "overseer", "leader", "tea", "honour")}
FIREARMS = {f"gw-firearm-{kind}" for kind in ("ballista", "cannon", "fire_lance")}
SIEGE = {f"gw-siege-{kind}" for kind in ("ram", "trebuchet", "ladder")}
WALLS = {f"gw-wall-{level}{state}" for level in range(4) for state in ("", "-breached")}
RESOURCES = {f"gw-resource-{kind}" for kind in ("wood", "stone", "gold", "chi")}
CLANS = {f"gw-clan-{clan}" for clan in ("monkey", "dragon", "snake", "turtle", "panda", "reed")}
COVERS = {"gw-token-wound", "gw-token-snake", "gw-skull"}
SEAT_MARKS = ("#ff00ff", "#b000b0", "#ff80ff")
PARCHMENT_BRIGHTNESS = 190
GROUNDS = ("#d8c195", "#b98f55", "#9fa39f", "#16212d")
"""Court, steppe, stone and panel: on all of them a piece must be seen."""
FAMILIES = (
    ("general", "GW-G", "BP-G"),
    ("advisor", "GW-A", "BP-A"),
    ("artifact", "GW-F", "BP-F"),
    ("request", "GW-R", None),
)


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, tuple[Any, ...]]]:
    """What the scripts draw, by name."""
    path, before = sys.path[:], set(sys.modules)
    sys.path.insert(0, str(ROOT / "tools" / "art"))
    modules = [importlib.import_module(f"greatwall.{name}") for name in MODULES]
    yield {name: recipe for module in modules for name, recipe in module.DRAWINGS.items()}
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(ROOT / "tools")):
            del sys.modules[name]


def file(name: str) -> Path:
    return next(folder / f"{name}.svg" for folder in FOLDERS if (folder / f"{name}.svg").exists())


def text(name: str) -> str:
    return file(name).read_text(encoding="utf-8")


def drawn(name: str, size: tuple[int, int], swaps: tuple[tuple[str, str], ...] = ()) -> pygame.Surface:
    source = text(name)
    for old, new in swaps:
        source = source.replace(old, new)
    return pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)


def grey(name: str, size: tuple[int, int]) -> list[int]:
    """How bright each pixel is on a dark ground, as somebody sees it who sees no colours."""
    ground = pygame.Surface(drawn(name, size).get_size())
    ground.fill("#1d2b3a")
    ground.blit(drawn(name, size), (0, 0))
    data = pygame.image.tobytes(ground, "RGB")
    return [(299 * data[i] + 587 * data[i + 1] + 114 * data[i + 2]) // 1000 for i in range(0, len(data), 3)]


def apart(one: str, other: str, size: tuple[int, int]) -> float:
    """The part of the pixels that differ plainly in brightness."""
    pairs = list(zip(grey(one, size), grey(other, size), strict=True))
    return sum(abs(a - b) >= 32 for a, b in pairs) / len(pairs)


def all_names(prefix: str) -> list[str]:
    return sorted({path.stem for folder in FOLDERS for path in folder.glob(f"{prefix}*.svg")})


TITLED = all_names("card-gw-")
BACKS = all_names("card-back-gw-")
ICONS = all_names("icon-gw-")
HORDE = [name for name in all_names("gw-horde-") if "back" not in name]


def test_every_drawing_is_made_by_its_script(recipes: dict[str, tuple[Any, ...]]) -> None:
    assert [name for name, (draw, *args) in recipes.items() if draw(*args).svg() != text(name)] == []
    found = {*TITLED, *BACKS, *ICONS, *all_names("gw-"), *SEAT_COLOURED, "ruleset-great-wall"}
    assert found == set(recipes)


def named_in_rules(prefix: str | None) -> set[str]:
    """The English names of the rows of a table of the rules, as names of files write them."""
    if prefix is None:
        return set()
    rows = re.findall(rf"^\| {prefix}\d+ \| \w+ \| ([^/|]+) /", RULES.read_text(encoding="utf-8"), re.M)
    return {row.strip().lower().replace(" ", "_").replace("'", "") for row in rows}


@pytest.mark.parametrize(("family", "base", "powder"), FAMILIES)
def test_every_card_of_the_rules_is_drawn(family: str, base: str, powder: str | None) -> None:
    asked = named_in_rules(base) | named_in_rules(powder)
    assert asked
    assert {f"card-gw-{family}-{name}" for name in asked} == set(all_names(f"card-gw-{family}-"))


def test_every_kind_of_the_horde_is_drawn() -> None:
    assert {f"gw-horde-{name}" for name in named_in_rules("GW-H") | named_in_rules("BP-H")} == set(HORDE)
    assert len(HORDE) == 12


def test_the_pattern_of_every_shot_is_that_of_the_rules(recipes: dict[str, tuple[Any, ...]]) -> None:
    rows = re.findall(r"^\| BP-S\d+ \| (\w+) \| ([\d ]+) \|", RULES.read_text(encoding="utf-8"), re.M)
    shots = sys.modules["greatwall.cards_goals"].SHOTS
    assert len(rows) == len(shots) == 12
    for card, cells in rows:
        assert shots[f"lance-{int(card[2:])}" if card.startswith("FL") else card][1] == cells.strip()


def test_just_what_a_seat_owns_takes_its_colours(recipes: dict[str, tuple[Any, ...]]) -> None:
    for name in recipes:
        assert [mark in text(name) for mark in SEAT_MARKS] == [name in SEAT_COLOURED] * 3, name


@pytest.mark.parametrize("name", sorted(SEAT_COLOURED | FIREARMS | SIEGE | RESOURCES | COVERS | CLANS))
def test_a_piece_lies_whole_in_its_picture(name: str) -> None:
    surface = drawn(name, (200, 200))
    wide, high = surface.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for x in (0, wide - 1) for y in range(high)]
    assert [spot for spot in edge if surface.get_at(spot).a > 40] == []


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", sorted(SEAT_COLOURED | FIREARMS))
def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels(name: str, ground: str) -> None:
    page = pygame.Surface((24, 24))
    page.fill(ground)
    page.blit(drawn(name, (24, 24)), (0, 0))
    below = pygame.Color(ground)
    plain = 0.3 * below.r + 0.59 * below.g + 0.11 * below.b
    inks = [page.get_at((x, y)) for x in range(24) for y in range(24)]
    assert sum(abs(0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b - plain) > 45 for ink in inks) >= 60


@pytest.mark.parametrize(
    ("family", "size", "least"),
    [
        (SOLDIERS | SPECIAL | {"piece-clerk", "piece-overseer"}, (32, 32), 0.08),
        (RESOURCES, (20, 20), 0.1),
        (CLANS, (32, 32), 0.06),
        (COVERS, (20, 20), 0.1),
        (FIREARMS, (32, 32), 0.08),
        ({name for name in WALLS if name != "gw-wall-0-breached"}, (84, 30), 0.04),
        (set(HORDE), (99, 33), 0.025),
    ],
)
def test_what_may_lie_side_by_side_is_told_apart_without_colour(
    family: set[str], size: tuple[int, int], least: float
) -> None:
    assert [pair for pair in combinations(sorted(family), 2) if apart(*pair, size) < least] == []


@pytest.mark.parametrize("name", ICONS)
def test_icon_takes_the_colour_asked_for_and_can_be_seen(name: str) -> None:
    picture = drawn(name, (64, 64), (("#ffffff", "#40c080"),))
    for x in range(64):
        for y in range(64):
            red, green, blue, alpha = picture.get_at((x, y))
            assert alpha < 16 or (green >= red and green >= blue), f"a colour of its own at {x}, {y}"
    assert pygame.mask.from_surface(drawn(name, (20, 20)), 100).count() >= 0.1 * 400


def test_no_two_icons_look_alike() -> None:
    assert [pair for pair in combinations(ICONS, 2) if apart(*pair, (24, 24)) < 0.08] == []


@pytest.mark.parametrize("name", TITLED)
def test_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    picture = drawn(name, (140, 200))
    for x in range(14, 127, 8):
        for y in range(158, 188, 6):
            assert min(picture.get_at((x, y))[:2]) >= PARCHMENT_BRIGHTNESS


@pytest.mark.parametrize("name", HORDE)
def test_the_right_half_of_a_horde_card_is_calm_for_its_spots(name: str) -> None:
    picture = drawn(name, (330, 110))
    assert min(min(picture.get_at((x, y))[:2]) for x in range(184, 322, 6) for y in range(10, 60, 5)) >= 170


@pytest.mark.parametrize("name", TITLED + BACKS)
def test_card_has_round_corners(name: str) -> None:
    picture = drawn(name, (140, 200))
    assert [picture.get_at((x, y)).a for x in (0, 139) for y in (0, 199)] == [0] * 4
