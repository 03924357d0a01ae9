"""The drawings of Landnám: all there, made by their scripts, told apart."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"
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
SEAT_MARKS = ("#ff00ff", "#b000b0", "#ff80ff")
SEATS = (("#3d7dd8", "#245aa5", "#86b3ee"), ("#2b2f36", "#14171b", "#5a626d"))
PARCHMENT_BRIGHTNESS = 190
GROUNDS = ("#3f858c", "#98c870", "#d9b14a", "#857a4e", "#5b6670", "#a3b7c2", "#16212d")
"""Sea, pasture, fields, bog, mountain, fog and panel: on all of them a piece must be seen."""


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, tuple[Any, ...]]]:
    """What the scripts draw, by name."""
    path, before = sys.path[:], set(sys.modules)
    sys.path.insert(0, str(ROOT / "tools" / "art"))
    modules = [importlib.import_module(f"landnam.{name}") for name in MODULES]
    yield {name: recipe for module in modules for name, recipe in module.DRAWINGS.items()}
    sys.path[:] = path
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(ROOT / "tools")):
            del sys.modules[name]


def text(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


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


def test_every_drawing_is_made_by_its_script(recipes: dict[str, tuple[Any, ...]]) -> None:
    assert set(recipes) == NAMES
    assert [name for name, (draw, *args) in recipes.items() if draw(*args).svg() != text(name)] == []


@pytest.mark.parametrize("name", sorted(NAMES))
def test_just_what_a_seat_owns_takes_its_colours(name: str) -> None:
    assert [mark in text(name) for mark in SEAT_MARKS] == [name in SEAT_COLOURED] * 3


@pytest.mark.parametrize("name", sorted(TILES))
def test_a_tile_fills_its_hexagon_and_nothing_else(name: str) -> None:
    surface = drawn(name, (200, 231))
    assert surface.get_size() == (200, 231)
    for x in range(0, 200, 2):
        for y in range(0, 231, 2):
            dx, dy = abs(x + 0.5 - 100), abs(y + 0.5 - 115.5)
            reach = max(dx, dx * 0.5 + dy * 0.8660254)
            alpha = surface.get_at((x, y)).a
            assert not (reach < 98.5 and alpha != 255), (x, y)
            assert not (reach > 101.5 and alpha != 0), (x, y)


@pytest.mark.parametrize("name", sorted(SEAT_COLOURED | SIGNS | ROUNDS | DICE | BADGES))
def test_a_piece_lies_whole_in_its_picture(name: str) -> None:
    surface = drawn(name, (200, 200))
    wide, high = surface.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)] + [(x, y) for x in (0, wide - 1) for y in range(high)]
    assert [spot for spot in edge if surface.get_at(spot).a > 40] == []


@pytest.mark.parametrize("seat", range(len(SEATS)))
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", sorted(SEAT_COLOURED))
def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels(name: str, ground: str, seat: int) -> None:
    page = pygame.Surface((24, 24))
    page.fill(ground)
    page.blit(drawn(name, (24, 24), tuple(zip(SEAT_MARKS, SEATS[seat], strict=True))), (0, 0))
    below = pygame.Color(ground)
    plain = 0.3 * below.r + 0.59 * below.g + 0.11 * below.b
    inks = [page.get_at((x, y)) for x in range(24) for y in range(24)]
    assert sum(abs(0.3 * ink.r + 0.59 * ink.g + 0.11 * ink.b - plain) > 45 for ink in inks) >= 90


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
    picture = drawn(name, (64, 64), (("#ffffff", "#40c080"),))
    for x in range(64):
        for y in range(64):
            red, green, blue, alpha = picture.get_at((x, y))
            assert alpha < 16 or (green >= red and green >= blue), f"a colour of its own at {x}, {y}"
    assert pygame.mask.from_surface(drawn(name, (20, 20)), 100).count() >= 0.1 * 400


@pytest.mark.parametrize("name", sorted(FATE))
def test_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    picture = drawn(name, (140, 200))
    for x in range(14, 127, 8):
        for y in range(158, 188, 6):
            assert min(picture.get_at((x, y))[:2]) >= PARCHMENT_BRIGHTNESS


@pytest.mark.parametrize("name", sorted(FATE | CARDS))
def test_card_has_round_corners(name: str) -> None:
    picture = drawn(name, (140, 200))
    assert [picture.get_at((x, y)).a for x in (0, 139) for y in (0, 199)] == [0] * 4


def test_no_two_cards_look_alike_from_afar() -> None:
    assert [pair for pair in combinations(sorted(FATE), 2) if apart(*pair, (28, 40)) < 0.1] == []


def test_the_ends_of_a_game_have_the_shape_of_all_endings() -> None:
    assert drawn("ending-landnam", (900, 900)).get_size() == drawn("coast-ending", (900, 900)).get_size()
