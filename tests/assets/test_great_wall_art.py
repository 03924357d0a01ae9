"""The drawings of the Great Wall: all there, made by their scripts, told apart."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.assets.drawings import (
    ART,
    ROOT,
    SEAT_MARKS,
    apart,
    assert_card_has_round_corners,
    assert_card_keeps_a_bright_strip_for_its_title,
    assert_icon_can_be_seen,
    assert_icon_takes_the_colour_asked_for,
    assert_lies_whole_in_its_picture,
    drawn,
    otherwise,
    scripts_of,
    standing_out,
    text,
)

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
    with scripts_of("greatwall", MODULES) as found:
        yield found


def all_names(prefix: str) -> list[str]:
    return sorted(path.stem for path in ART.glob(f"{prefix}*.svg"))


TITLED = all_names("card-gw-")
BACKS = all_names("card-back-gw-")
ICONS = all_names("icon-gw-")
HORDE = [name for name in all_names("gw-horde-") if "back" not in name]


def test_every_drawing_is_made_by_its_script(recipes: dict[str, tuple[Any, ...]]) -> None:
    assert otherwise(recipes) == []
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
    assert_lies_whole_in_its_picture(name)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", sorted(SEAT_COLOURED | FIREARMS))
def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels(name: str, ground: str) -> None:
    assert standing_out(drawn(name, (24, 24)), ground) >= 60


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
    assert_icon_takes_the_colour_asked_for(name)
    assert_icon_can_be_seen(name)


def test_no_two_icons_look_alike() -> None:
    assert [pair for pair in combinations(ICONS, 2) if apart(*pair, (24, 24)) < 0.08] == []


@pytest.mark.parametrize("name", TITLED)
def test_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    assert_card_keeps_a_bright_strip_for_its_title(name)


@pytest.mark.parametrize("name", HORDE)
def test_the_right_half_of_a_horde_card_is_calm_for_its_spots(name: str) -> None:
    picture = drawn(name, (330, 110))
    assert min(min(picture.get_at((x, y))[:2]) for x in range(184, 322, 6) for y in range(10, 60, 5)) >= 170


@pytest.mark.parametrize("name", TITLED + BACKS)
def test_card_has_round_corners(name: str) -> None:
    assert_card_has_round_corners(name)
