"""The drawings of the Great Wall: all there, told apart."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from tools.art import check
from tools.art.check import difference, drawn, standing_out, text

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules" / "great-wall.md"
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


TITLED = check.names("card-gw-")
BACKS = check.names("card-back-gw-")
ICONS = check.names("icon-gw-")
HORDE = [name for name in check.names("gw-horde-") if "back" not in name]


def named_in_rules(prefix: str | None) -> set[str]:
    """The English names of the rows of a table of the rules, as names of files write them."""
    if prefix is None:
        return set()
    rows = re.findall(rf"^\| {prefix}\d+ \| \w+ \| ([^/|]+) /", RULES.read_text(encoding="utf-8"), re.M)
    return {row.strip().lower().replace(" ", "_").replace("'", "") for row in rows}


def test_every_card_of_the_rules_is_drawn() -> None:
    for family, base, powder in FAMILIES:
        asked = named_in_rules(base) | named_in_rules(powder)
        assert asked
        assert {f"card-gw-{family}-{name}" for name in asked} == set(check.names(f"card-gw-{family}-"))


def test_every_kind_of_the_horde_is_drawn() -> None:
    assert {f"gw-horde-{name}" for name in named_in_rules("GW-H") | named_in_rules("BP-H")} == set(HORDE)
    assert len(HORDE) == 12


def test_just_what_a_seat_owns_takes_its_colours() -> None:
    for name in {*TITLED, *BACKS, *ICONS, *check.names("gw-"), *SEAT_COLOURED, "ruleset-great-wall"}:
        assert check.seat_marks(text(name)) == [name in SEAT_COLOURED] * 3, name


def test_a_piece_lies_whole_in_its_picture() -> None:
    pieces = sorted(SEAT_COLOURED | FIREARMS | SIEGE | RESOURCES | COVERS | CLANS)
    assert [name for name in pieces if not check.is_whole(text(name))] == []


def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels() -> None:
    figures = {name: drawn(name, (24, 24)) for name in sorted(SEAT_COLOURED | FIREARMS)}
    for ground in GROUNDS:
        assert [name for name, figure in figures.items() if standing_out(figure, ground) < 60] == [], ground


def test_what_may_lie_side_by_side_is_told_apart_without_colour() -> None:
    for family, size, least in (
        (SOLDIERS | SPECIAL | {"piece-clerk", "piece-overseer"}, (32, 32), 0.08),
        (RESOURCES, (20, 20), 0.1),
        (CLANS, (32, 32), 0.06),
        (COVERS, (20, 20), 0.1),
        (FIREARMS, (32, 32), 0.08),
        ({name for name in WALLS if name != "gw-wall-0-breached"}, (84, 30), 0.04),
        (set(HORDE), (99, 33), 0.025),
        (set(ICONS), (24, 24), 0.08),
    ):
        assert [pair for pair in combinations(sorted(family), 2) if difference(*pair, size) < least] == []


def test_icon_can_be_seen() -> None:
    assert [name for name in ICONS if check.icon_share(text(name)) < 0.1] == []


def test_card_keeps_a_bright_strip_for_its_title() -> None:
    assert [name for name in TITLED if not check.card_keeps_title(text(name))] == []


def test_the_right_half_of_a_horde_card_is_calm_for_its_spots() -> None:
    for name in HORDE:
        picture = drawn(name, (330, 110))
        spots = [(x, y) for x in range(184, 322, 6) for y in range(10, 60, 5)]
        assert min(min(picture.get_at(spot)[:2]) for spot in spots) >= 170, name
