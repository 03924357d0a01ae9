"""The drawings of Landnám: all there, told apart."""

from __future__ import annotations

from itertools import combinations

from tools.art import check
from tools.art.check import SEAT_MARKS, difference, drawn, standing_out, text

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
WINNER = "ending-landnam-winner"
"""Who stands on the rock, in the colours of the winner."""
SCENES = {"landnam-land", "ruleset-landnam", "ending-landnam", WINNER, "outer-sea"} | {
    f"althing-{part}" for part in ("ground", "rock", "plaintiff", "defendant")
}
NAMES = TILES | SEAT_COLOURED | SIGNS | ROUNDS | DICE | ICONS | FATE | BADGES | CARDS | SCENES
SEATS = (("#3d7dd8", "#245aa5", "#86b3ee"), ("#2b2f36", "#14171b", "#5a626d"))
GROUNDS = ("#3f858c", "#98c870", "#d9b14a", "#857a4e", "#5b6670", "#a3b7c2", "#16212d")
"""Sea, pasture, fields, bog, mountain, fog and panel: on all of them a piece must be seen."""


def test_every_drawing_is_there() -> None:
    assert NAMES - set(check.names()) == set()


def test_just_what_a_seat_owns_takes_its_colours() -> None:
    for name in NAMES:
        assert check.seat_marks(text(name)) == [name in SEAT_COLOURED | {WINNER}] * 3, name


def test_a_tile_fills_its_hexagon_and_nothing_else() -> None:
    assert [name for name in sorted(TILES) if not check.fills_hexagon(text(name))] == []


def test_a_piece_lies_whole_in_its_picture() -> None:
    pieces = sorted(SEAT_COLOURED | SIGNS | ROUNDS | DICE | BADGES)
    assert [name for name in pieces if not check.is_whole(text(name))] == []


def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels() -> None:
    for seat in SEATS:
        figures = {name: drawn(name, (24, 24), list(zip(SEAT_MARKS, seat, strict=True))) for name in SEAT_COLOURED}
        for ground in GROUNDS:
            assert [name for name, figure in figures.items() if standing_out(figure, ground) < 90] == [], ground


def test_pieces_are_told_apart_without_colour() -> None:
    pieces = sorted(SEAT_COLOURED - {"landnam-claim"})
    assert [pair for pair in combinations(pieces, 2) if difference(*pair, (28, 28)) < 0.12] == []


def test_tokens_are_told_apart_without_colour() -> None:
    pairs = [*combinations(sorted(POINTS), 2), *combinations(sorted(HARBOURS), 2), ("token-young", "token-old")]
    assert [pair for pair in pairs if difference(*pair, (32, 32)) < 0.06] == []


def test_faces_of_the_ten_sided_dice_are_told_apart() -> None:
    for kind in ("land", "number"):
        faces = [f"die-{kind}-{face}" for face in range(1, 11)]
        assert [pair for pair in combinations(faces, 2) if difference(*pair, (28, 28)) < 0.01] == []


def test_icon_can_be_seen() -> None:
    assert [name for name in sorted(ICONS) if check.icon_share(text(name)) < 0.1] == []


def test_card_keeps_a_bright_strip_for_its_title() -> None:
    assert [name for name in sorted(FATE) if not check.card_keeps_title(text(name))] == []


def test_no_two_cards_look_alike_from_afar() -> None:
    assert [pair for pair in combinations(sorted(FATE), 2) if difference(*pair, (28, 40)) < 0.1] == []


def test_the_ends_of_a_game_have_the_shape_of_all_endings() -> None:
    assert drawn("ending-landnam", (900, 900)).get_size() == drawn("coast-ending", (900, 900)).get_size()
