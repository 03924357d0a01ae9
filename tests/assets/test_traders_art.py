"""The drawings of caravans, barbarians, wagons and events: all there, told apart."""

from __future__ import annotations

import math
from itertools import combinations

import pygame

from tools.art import check
from tools.art.check import difference, drawn, grey, standing_out, text

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


def test_every_drawing_is_there() -> None:
    assert NAMES - set(check.names()) == set()


def test_just_what_a_seat_owns_takes_its_colours() -> None:
    for name in NAMES:
        assert check.seat_marks(text(name)) == [name in SEAT_COLOURED] * 3, name


def test_a_tile_fills_its_hexagon_and_nothing_else() -> None:
    assert [name for name in sorted(TILES) if not check.fills_hexagon(text(name))] == []


def test_the_middle_of_a_trade_hex_is_calm_for_its_plaza() -> None:
    pictures = {name: drawn(name, check.TILE) for name in TRADE_TILES}
    assert [name for name, picture in pictures.items() if check.calm(picture, 100, 115.5, 34) >= 90] == []


def test_a_face_of_the_die_has_the_colour_of_its_castle_path() -> None:
    """BARB-021 and BARB-081: NW 1, NE 2, E 3, SE 4, SW 5, W 6, in degrees clockwise from the east."""
    for face, direction in ((1, 240), (2, 300), (3, 0), (4, 60), (5, 120), (6, 180)):
        castle, die = drawn("coast-castle-1", (200, 231)), drawn(f"die-loss-{face}", (64, 64))
        a = math.radians(direction)
        aside = (-math.sin(a) * 30, math.cos(a) * 30)
        band = castle.get_at((round(100 + 90 * math.cos(a) + aside[0]), round(115.5 + 90 * math.sin(a) + aside[1])))
        edge = die.get_at((round(32 + 20.5 * math.cos(a)), round(30.5 + 20.5 * math.sin(a))))
        away = die.get_at((round(32 + 20.5 * math.cos(a + math.pi)), round(30.5 + 20.5 * math.sin(a + math.pi))))
        assert edge == away
        assert max(abs(one - other) for one, other in zip(band[:3], edge[:3], strict=True)) < 60
        assert edge.hsva[2] > 50


def test_a_piece_lies_whole_in_its_picture() -> None:
    pieces = sorted(FIGURES | SEAT_COLOURED | {"token-conquered", "plaza"})
    assert [name for name in pieces if not check.is_whole(text(name))] == []


def test_a_figure_stands_out_from_every_ground_at_twenty_four_pixels() -> None:
    figures = {name: drawn(name, (24, 24)) for name in sorted(FIGURES)}
    for ground in GROUNDS:
        assert [name for name, figure in figures.items() if standing_out(figure, ground) < 90] == [], ground


def test_levels_of_a_wagon_are_told_apart_without_colour() -> None:
    looks = {name: grey(drawn(name, (36, 36))) for name in sorted(WAGONS)}
    for one, other in combinations(looks, 2):
        assert sum(abs(a - b) > 40 for a, b in zip(looks[one], looks[other], strict=True)) >= 12, (one, other)


def test_commodities_are_told_apart_without_colour_at_twenty_pixels() -> None:
    assert [pair for pair in combinations(sorted(COMMODITIES), 2) if difference(*pair, (20, 20)) < 0.1] == []


def test_the_levels_of_the_baggage_train_have_covers_of_no_seat() -> None:
    assert not [level for level in range(1, 6) if any(check.seat_marks(text(f"train-{level}")))]


def test_a_caravan_shows_which_way_it_goes() -> None:
    right, left = drawn("piece-camel", (100, 100)), drawn("piece-camel-left", (100, 100))
    back = pygame.transform.flip(left, True, False)
    same = sum(right.get_at((x, y)).a // 128 == back.get_at((x, y)).a // 128 for x in range(100) for y in range(100))
    assert same >= 9800
    trail, mirrored = (drawn(f"piece-camel-trail{way}", (200, 36)) for way in ("", "-back"))
    assert sum(trail.get_at((x, 18)) != mirrored.get_at((x, 18)) for x in range(200)) >= 30


def test_icon_can_be_seen() -> None:
    assert [name for name in sorted(ICONS) if check.icon_share(text(name)) < 0.1] == []


def test_card_keeps_a_bright_strip_for_its_title() -> None:
    assert [name for name in sorted(TITLED) if not check.card_keeps_title(text(name))] == []


def test_no_two_cards_look_alike_from_afar() -> None:
    cards = sorted(TITLED - TRAIN)
    assert [pair for pair in combinations(cards, 2) if difference(*pair, (28, 40)) < 0.1] == []
