"""The drawings of the cities: all there, made by their scripts, told apart by shape and not by colour alone."""

from __future__ import annotations

import importlib
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tests.assets.drawings import (
    ART,
    SEAT_MARKS,
    apart,
    assert_card_keeps_a_bright_strip_for_its_title,
    assert_icon_can_be_seen,
    assert_icon_takes_the_colour_asked_for,
    drawn,
    scripts_of,
)

TRACKS = ("trade", "politics", "science")
KNIGHTS = tuple(f"piece-knight-{rank}{sleep}" for rank in (1, 2, 3) for sleep in ("", "-idle"))
SEAT_COLOURED = {*KNIGHTS, "piece-city_wall", "piece-city-tipped", "piece-merchant"}
ICON_NAMES = (
    "coin paper cloth trade_track politics science knight barbarian metropolis city_wall merchant progress harbour "
    "ship improve monopoly activate promote march displace chase defender gate"
)
ICONS = ICON_NAMES.split()
PROGRESS = {
    "science": "alchemist crane engineer inventor irrigation medicine mining printer road_building smith",
    "politics": "bishop constitution deserter diplomat intrigue saboteur spy warlord wedding",
    "trade": "commercial_harbor master_merchant merchant merchant_fleet resource_monopoly trade_monopoly",
}
TITLED = [kind for names in PROGRESS.values() for kind in names.split()]
TITLED += ["knight", "plenty", "monopoly", "defender", "longest_road", "largest_army"]
COAST = {"coast-card-vp", "coast-card-roads"}
NAMES = (
    SEAT_COLOURED
    | COAST
    | {f"card-{kind}" for kind in (*TITLED, "back-classic", *(f"back-{track}" for track in TRACKS))}
    | {f"icon-{name}" for name in ICONS}
    | {f"{form}-{kind}" for form in ("resource", "card") for kind in ("coin", "paper", "cloth")}
    | {f"piece-metropolis-{track}" for track in TRACKS}
    | {f"improve-{track}-{level}" for track in TRACKS for level in range(1, 6)}
    | {f"die-red-{number}" for number in range(1, 7)}
    | {f"die-event-{face}" for face in ("ship", *TRACKS)}
    | {"ship-barbarian", "barbarian-step", "barbarian-landing", "ruleset-cities-knights", "ending-cities-knights"}
)


def test_every_drawing_is_there() -> None:
    assert NAMES - {path.stem for path in ART.glob("*.svg")} == set()


@pytest.mark.parametrize("name", sorted(NAMES))
def test_only_what_a_seat_owns_takes_its_colour(name: str) -> None:
    text = (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert all((mark in text) == (name in SEAT_COLOURED) for mark in SEAT_MARKS[:2])


@pytest.mark.parametrize("name", ICONS)
def test_icon_takes_the_colour_asked_for(name: str) -> None:
    assert_icon_takes_the_colour_asked_for(f"icon-{name}")


@pytest.mark.parametrize("name", ICONS)
def test_icon_can_be_seen_at_twenty_pixels(name: str) -> None:
    assert_icon_can_be_seen(f"icon-{name}")


@pytest.mark.parametrize(("one", "other"), list(combinations(KNIGHTS, 2)))
def test_ranks_and_states_of_knights_are_told_apart_without_colour(one: str, other: str) -> None:
    assert apart(one, other, (24, 30)) >= 0.08


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_an_idle_knight_is_lower_than_one_on_watch(rank: int) -> None:
    def height(name: str) -> int:
        boxes = pygame.mask.from_surface(drawn(name, (80, 100))).get_bounding_rects()
        return max(box.height for box in boxes)

    awake, idle = f"piece-knight-{rank}", f"piece-knight-{rank}-idle"
    assert height(idle) <= 0.75 * height(awake)


@pytest.mark.parametrize(("one", "other"), list(combinations(TRACKS, 2)))
@pytest.mark.parametrize("form", ["die-event-{}", "piece-metropolis-{}", "card-back-{}"])
def test_tracks_are_told_apart_without_colour(form: str, one: str, other: str) -> None:
    assert apart(form.format(one), form.format(other), (28, 28)) >= 0.1


@pytest.mark.parametrize("kind", TITLED)
def test_card_keeps_a_bright_strip_for_its_title(kind: str) -> None:
    assert_card_keeps_a_bright_strip_for_its_title(f"card-{kind}")


def test_no_two_cards_look_alike_from_afar() -> None:
    alike = [pair for pair in combinations(TITLED, 2) if apart(f"card-{pair[0]}", f"card-{pair[1]}", (28, 40)) < 0.1]
    assert alike == []


def test_scripts_make_the_committed_drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with scripts_of("", ()):
        monkeypatch.setattr(importlib.import_module("svgkit"), "ART", tmp_path)
        importlib.import_module("cities_art").main([])
    made = {path.stem: path for path in tmp_path.iterdir()}
    assert set(made) == NAMES
    assert [name for name, path in made.items() if path.read_bytes() != (ART / path.name).read_bytes()] == []
