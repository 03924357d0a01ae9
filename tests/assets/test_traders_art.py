"""The drawings of caravans, barbarians, wagons and events: all there, made by their scripts, told apart."""

from __future__ import annotations

import importlib
import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
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
    grey,
    otherwise,
    scripts_of,
    standing_out,
    text,
)

MODULES = ("pieces", "tiles", "tokens", "icons", "cards_attack", "cards_wagons", "cards_events", "scenes")
TRADE_TILES = {f"coast-{kind}" for kind in ("trade-castle-1", "quarry-1", "quarry-2", "glassworks-1", "glassworks-2")}
TILES = {"coast-oasis-1", "coast-castle-1", *TRADE_TILES}
WAGONS = {f"piece-wagon-{level}" for level in range(1, 6)}
SEAT_COLOURED = {*WAGONS, "piece-rider", "piece-road-damaged", "piece-settlement-fallen", "piece-city-fallen"}
FIGURES = {"piece-camel", "piece-camel-left", "piece-barbarian", "piece-barbarian-path", "piece-rider", *WAGONS}
COMMODITIES = {f"commodity-{kind}" for kind in ("marble", "glass", "tools", "sand", "back", "delivered")}
DIE = {f"die-loss-{face}" for face in range(1, 7)}
PLACES = {"closed-edge", "inner-path", "plaza"}
SIGNS = {"token-conquered", "badge-prisoner", "camel-herd"}
ICON_NAMES = (
    "camel caravan oasis vote bid agree rider prisoner landing conquered castle losses wagon upgrade toll marble glass "
    "tools sand quarry glassworks delivery drive_off move event earthquake repair harbourmaster give"
)
ICONS = {f"icon-{name}" for name in ICON_NAMES.split()}
CHRONICLE = {f"card-{kind}" for kind in ("knighthood", "swift_knight", "treason", "intrigue_capture")}
TRAIN = {f"card-wagon-{level}" for level in range(1, 6)}
CRAFTS = {f"card-{kind}" for kind in ("swift_journey", "barbarian_knight", "toolmaking", "glassmaking", "quarry")}
EVENT_KINDS = (
    "robber_attacks robber_flees epidemic earthquake good_neighbours helpful_neighbour calm_seas plentiful_year "
    "tournament conflict trade_advantage quiet new_year"
)
EVENTS = {f"card-event-{kind}" for kind in EVENT_KINDS.split()}
TITLED = CHRONICLE | TRAIN | CRAFTS | EVENTS | {"card-harbourmaster"}
BACKS = {"card-back-chronicle", "card-back-event"}
RULESETS = {f"ruleset-{game}" for game in ("caravans", "barbarian-attack", "traders-barbarians")}
NAMES = TILES | SEAT_COLOURED | FIGURES | COMMODITIES | DIE | PLACES | SIGNS | ICONS | TITLED | BACKS | RULESETS
GROUNDS = ("#2c88ad", "#8fc25a", "#d9bd80", "#a4552f", "#99927f", "#16212d")
"""Sea, pasture, sand, clay, rock and panel: on all of them a piece must be seen."""


@pytest.fixture(scope="module")
def recipes() -> Iterator[dict[str, tuple[Any, ...]]]:
    """What the scripts draw, by name."""
    with scripts_of("traders", MODULES) as found:
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


@pytest.mark.parametrize("name", sorted(TRADE_TILES))
def test_the_middle_of_a_trade_hex_is_calm_for_its_plaza(name: str) -> None:
    surface = drawn(name, (200, 231))
    turns = [math.tau * k / 48 for k in range(48)]
    spots = [(100 + r * math.cos(a), 115.5 + r * math.sin(a)) for r in (0, 12, 24, 34) for a in turns]
    tones = [sum(surface.get_at((round(x), round(y)))[:3]) / 3 for x, y in spots]
    assert max(tones) - min(tones) < 90


@pytest.mark.parametrize(("face", "direction"), [(1, 240), (2, 300), (3, 0), (4, 60), (5, 120), (6, 180)])
def test_a_face_of_the_die_has_the_colour_of_its_castle_path(face: int, direction: int) -> None:
    """BARB-021 and BARB-081: NW 1, NE 2, E 3, SE 4, SW 5, W 6, in degrees clockwise from the east."""
    castle, die = drawn("coast-castle-1", (200, 231)), drawn(f"die-loss-{face}", (64, 64))
    a = math.radians(direction)
    aside = (-math.sin(a) * 30, math.cos(a) * 30)
    band = castle.get_at((round(100 + 90 * math.cos(a) + aside[0]), round(115.5 + 90 * math.sin(a) + aside[1])))
    edge = die.get_at((round(32 + 20.5 * math.cos(a)), round(30.5 + 20.5 * math.sin(a))))
    away = die.get_at((round(32 + 20.5 * math.cos(a + math.pi)), round(30.5 + 20.5 * math.sin(a + math.pi))))
    assert edge == away
    assert max(abs(one - other) for one, other in zip(band[:3], edge[:3], strict=True)) < 60
    assert edge.hsva[2] > 50


@pytest.mark.parametrize("name", sorted(FIGURES | SEAT_COLOURED | {"token-conquered", "plaza"}))
def test_a_piece_lies_whole_in_its_picture(name: str) -> None:
    assert_lies_whole_in_its_picture(name)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels(name: str, ground: str) -> None:
    assert standing_out(drawn(name, (24, 24)), ground) >= 90


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(WAGONS), 2)))
def test_levels_of_a_wagon_are_told_apart_without_colour(one: str, other: str) -> None:
    first, second = (grey(drawn(name, (36, 36))) for name in (one, other))
    assert sum(abs(a - b) > 40 for a, b in zip(first, second, strict=True)) >= 12


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(COMMODITIES), 2)))
def test_commodities_are_told_apart_without_colour_at_twenty_pixels(one: str, other: str) -> None:
    assert apart(one, other, (20, 20)) >= 0.1


def test_the_levels_of_the_baggage_train_are_wagons_with_a_cover_of_their_own(
    recipes: dict[str, tuple[Any, ...]],
) -> None:
    made: dict[str, str] = importlib.import_module("train_art").drawings()
    assert set(made) == {f"train-{level}" for level in range(1, 6)}
    assert [name for name, svg in made.items() if svg != text(name)] == []
    assert not [name for name, svg in made.items() if any(mark in svg for mark in SEAT_MARKS)]


def test_a_caravan_shows_which_way_it_goes() -> None:
    right, left = drawn("piece-camel", (100, 100)), drawn("piece-camel-left", (100, 100))
    back = pygame.transform.flip(left, True, False)
    same = sum(right.get_at((x, y)).a // 128 == back.get_at((x, y)).a // 128 for x in range(100) for y in range(100))
    assert same >= 9800
    trail, mirrored = (drawn(f"piece-camel-trail{way}", (200, 36)) for way in ("", "-back"))
    assert sum(trail.get_at((x, 18)) != mirrored.get_at((x, 18)) for x in range(200)) >= 30


@pytest.mark.parametrize("name", sorted(ICONS))
def test_icon_takes_the_colour_asked_for_and_can_be_seen(name: str) -> None:
    assert_icon_takes_the_colour_asked_for(name)
    assert_icon_can_be_seen(name)


@pytest.mark.parametrize("name", sorted(TITLED))
def test_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    assert_card_keeps_a_bright_strip_for_its_title(name)


@pytest.mark.parametrize("name", sorted(TITLED | BACKS))
def test_card_has_round_corners(name: str) -> None:
    assert_card_has_round_corners(name)


def test_no_two_cards_look_alike_from_afar() -> None:
    cards = sorted(TITLED - TRAIN)
    assert [pair for pair in combinations(cards, 2) if apart(*pair, (28, 40)) < 0.1] == []
