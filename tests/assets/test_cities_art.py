"""The drawings of the cities: all there, told apart by shape and not by colour alone."""

from __future__ import annotations

from itertools import combinations

import pygame

from tools.art import check
from tools.art.check import difference

TRACKS = ("trade", "politics", "science")
KNIGHTS = tuple(f"piece-knight-{rank}{sleep}" for rank in (1, 2, 3) for sleep in ("", "-idle"))
SEAT_COLOURED = {*KNIGHTS, "piece-city_wall", "piece-city-tipped", "piece-merchant"}
ICON_NAMES = (
    "coin paper cloth trade_track politics science knight barbarian metropolis city_wall merchant progress harbour "
    "ship improve monopoly activate promote march displace chase defender gate"
)
PROGRESS = {
    "science": "alchemist crane engineer inventor irrigation medicine mining printer road_building smith",
    "politics": "bishop constitution deserter diplomat intrigue saboteur spy warlord wedding",
    "trade": "commercial_harbor master_merchant merchant merchant_fleet resource_monopoly trade_monopoly",
}
TITLED = [f"card-{kind}" for names in PROGRESS.values() for kind in names.split()]
TITLED += [f"card-{kind}" for kind in ("knight", "plenty", "monopoly", "defender", "longest_road", "largest_army")]
NAMES = (
    SEAT_COLOURED
    | {"coast-card-vp", "coast-card-roads", *TITLED}
    | {f"card-back-{kind}" for kind in ("classic", *TRACKS)}
    | {f"icon-{name}" for name in ICON_NAMES.split()}
    | {f"{form}-{kind}" for form in ("resource", "card") for kind in ("coin", "paper", "cloth")}
    | {f"piece-metropolis-{track}" for track in TRACKS}
    | {f"improve-{track}-{level}" for track in TRACKS for level in range(1, 6)}
    | {f"die-red-{number}" for number in range(1, 7)}
    | {f"die-event-{face}" for face in ("ship", *TRACKS)}
    | {"ship-barbarian", "barbarian-step", "barbarian-landing", "ruleset-cities-knights", "ending-cities-knights"}
)


def test_every_drawing_is_there() -> None:
    assert NAMES - set(check.names()) == set()


def test_only_what_a_seat_owns_takes_its_colour() -> None:
    for name in NAMES:
        assert check.seat_marks(check.text(name))[:2] == [name in SEAT_COLOURED] * 2, name


def test_ranks_and_states_of_knights_are_told_apart_without_colour() -> None:
    assert [pair for pair in combinations(KNIGHTS, 2) if difference(*pair, (24, 30)) < 0.08] == []


def test_an_idle_knight_is_lower_than_one_on_watch() -> None:
    def height(name: str) -> int:
        boxes = pygame.mask.from_surface(check.drawn(name, (80, 100))).get_bounding_rects()
        return max(box.height for box in boxes)

    for rank in (1, 2, 3):
        assert height(f"piece-knight-{rank}-idle") <= 0.75 * height(f"piece-knight-{rank}"), rank


def test_tracks_are_told_apart_without_colour() -> None:
    for form in ("die-event-{}", "piece-metropolis-{}", "card-back-{}"):
        names = [form.format(track) for track in TRACKS]
        assert [pair for pair in combinations(names, 2) if difference(*pair, (28, 28)) < 0.1] == []


def test_card_keeps_a_bright_strip_for_its_title() -> None:
    assert [name for name in TITLED if not check.card_keeps_title(check.text(name))] == []


def test_no_two_cards_look_alike_from_afar() -> None:
    assert [pair for pair in combinations(TITLED, 2) if difference(*pair, (28, 40)) < 0.1] == []
