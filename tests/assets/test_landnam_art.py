"""The drawings of Landnám: all there, made by their scripts, told apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.assets.drawings import (
    SEAT_MARKS,
    TILE,
    apart,
    assert_card_has_round_corners,
    assert_card_keeps_a_bright_strip_for_its_title,
    assert_fills_its_hexagon,
    assert_icon_can_be_seen,
    assert_icon_takes_the_colour_asked_for,
    assert_lies_whole_in_its_picture,
    drawn,
    otherwise,
    scripts_of,
    standing_out,
    text,
)

MODULES = ("tiles", "pieces", "tokens", "icons", "cards_fate", "cards_other", "scenes")
TERRAINS = ("fields", "forest", "pasture", "bog", "mountains", "sea", "unknown")
TILES = {f"landnam-{kind}-{variant}" for kind in TERRAINS for variant in (1, 2, 3)}
SEAT_COLOURED = {f"landnam-{kind}" for kind in ("farm", "town", "ship", "ship-ashore", "settler", "claim")}
SIGNS = {f"landnam-{kind}" for kind in ("outlaw", "queued", "side-free", "side-taken")}
POINTS = {f"token-{kind}" for kind in ("white", "red", "black")}
HARBOURS = {f"landnam-harbour-{kind}" for kind in ("grain", "lumber", "wool", "iron")}
ROUNDS = POINTS | {"token-prize", "token-young", "token-old", "resource-iron"} | HARBOURS
DICE = {f"die-{kind}-{face}" for kind in ("land", "number") for face in range(1, 11)}
ICON_NAMES = (
    "explore unknown landnam_step settler longship outer_ship farm town iron bog mountain sea ageing harvest "
    "famine althing horn lawsuit plaintiff defendant ask_help join close_side outlaw "
    "drive_out retreat pardon dismiss dissolve fate fair_wind mountain_track feud omens season bumper barren "
    "sighted landfall queue token_white token_red token_black claim clockwise"
)
ICONS = {f"icon-{name}" for name in ICON_NAMES.split()}
FATE_NAMES = (
    "bumper_crop changed_season barren_land mountain_track fair_wind feud forest_sighted fields_sighted "
    "pasture_sighted bog_sighted omens pardon flaw uproar"
)
FATE = {f"card-{name}" for name in FATE_NAMES.split()}
BADGES = {f"badge-{tag}" for tag in ("harvest", "movement", "exploration", "althing")}
CARDS = {"card-iron", "card-cost-landnam", "card-back-fate", "card-back-landnam"}
SCENES = {"ruleset-landnam", "ending-landnam", "outer-sea"} | {
    f"althing-{part}" for part in ("ground", "rock", "plaintiff", "defendant")
}
NAMES = TILES | SEAT_COLOURED | SIGNS | ROUNDS | DICE | ICONS | FATE | BADGES | CARDS | SCENES
SEATS = (("#3d7dd8", "#245aa5", "#86b3ee"), ("#2b2f36", "#14171b", "#5a626d"))
GROUNDS = ("#3f858c", "#98c870", "#d9b14a", "#857a4e", "#5b6670", "#a3b7c2", "#16212d")
"""Sea, pasture, fields, bog, mountain, fog and panel: on all of them a piece must be seen."""


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, tuple[Any, ...]]]:
    """What the scripts draw, by name."""
    with scripts_of("landnam", MODULES) as found:
        yield found


def test_every_drawing_is_made_by_its_script(recipes: dict[str, tuple[Any, ...]]) -> None:
    assert set(recipes) == NAMES
    assert otherwise(recipes) == []


@pytest.mark.parametrize("name", sorted(NAMES))
def test_just_what_a_seat_owns_takes_its_colours(name: str) -> None:
    assert [mark in text(name) for mark in SEAT_MARKS] == [name in SEAT_COLOURED] * 3


@pytest.mark.parametrize("name", sorted(TILES))
def test_a_tile_fills_its_hexagon_and_nothing_else(name: str) -> None:
    assert_fills_its_hexagon(drawn(name, TILE))


@pytest.mark.parametrize("name", sorted(SEAT_COLOURED | SIGNS | ROUNDS | DICE | BADGES))
def test_a_piece_lies_whole_in_its_picture(name: str) -> None:
    assert_lies_whole_in_its_picture(name)


@pytest.mark.parametrize("seat", range(len(SEATS)))
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", sorted(SEAT_COLOURED))
def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels(name: str, ground: str, seat: int) -> None:
    swaps = tuple(zip(SEAT_MARKS, SEATS[seat], strict=True))
    assert standing_out(drawn(name, (24, 24), swaps), ground) >= 90


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(SEAT_COLOURED - {"landnam-claim"}), 2)))
def test_pieces_are_told_apart_without_colour(one: str, other: str) -> None:
    assert apart(one, other, (28, 28)) >= 0.12


@pytest.mark.parametrize(
    ("one", "other"),
    [*combinations(sorted(POINTS), 2), *combinations(sorted(HARBOURS), 2), ("token-young", "token-old")],
)
def test_tokens_are_told_apart_without_colour(one: str, other: str) -> None:
    assert apart(one, other, (32, 32)) >= 0.06


@pytest.mark.parametrize("kind", ["land", "number"])
def test_faces_of_the_ten_sided_dice_are_told_apart(kind: str) -> None:
    faces = [f"die-{kind}-{face}" for face in range(1, 11)]
    assert [pair for pair in combinations(faces, 2) if apart(*pair, (28, 28)) < 0.01] == []


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icon_takes_the_colour_asked_for_and_can_be_seen(name: str) -> None:
    assert_icon_takes_the_colour_asked_for(name)
    assert_icon_can_be_seen(name)


@pytest.mark.parametrize("name", sorted(FATE))
def test_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    assert_card_keeps_a_bright_strip_for_its_title(name)


@pytest.mark.parametrize("name", sorted(FATE | CARDS))
def test_card_has_round_corners(name: str) -> None:
    assert_card_has_round_corners(name)


def test_no_two_cards_look_alike_from_afar() -> None:
    assert [pair for pair in combinations(sorted(FATE), 2) if apart(*pair, (28, 40)) < 0.1] == []


def test_the_ends_of_a_game_have_the_shape_of_all_endings() -> None:
    assert drawn("ending-landnam", (900, 900)).get_size() == drawn("coast-ending", (900, 900)).get_size()
