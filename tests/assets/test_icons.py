"""The drawings of the interface: all there, visible at their smallest, made by their scripts."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art"
SCRIPTS = ("icons", "emblems", "cards", "heroes", "characters", "people")
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
ICON_NAMES = (
    "almanac bank breach brick card cards chart check city copy cross crown dice down edit end-turn export eye fast "
    "fire fullscreen grain guard hero hint human import info keyboard language left load lock log lumber menu minus "
    "mute ore patrol pause play plus question quit redo replay rewind right road robber robot save search settings "
    "settlement shuffle skull snowflake sound start step trade trash undo up vp wall warning wildling wool "
    "boot bridge fish gold lake poor river wealthiest"
)
ICONS = ICON_NAMES.split()
HERO_NAMES = "benjen mance marsh melisandre mormont qhorin tarly thorne yarwyck ygritte yoren"
HEROES = HERO_NAMES.split()
CARD_NAMES = "back-dev back-resource brick cost grain lumber ore patrol recruits roads vp winter wool"
CARDS = CARD_NAMES.split()
CHARACTERS = ("builder", "runner", "trader", "warden")
PEOPLE = "123456"
PARCHMENT_BRIGHTNESS = 190


def drawn(name: str, size: tuple[int, int], colour: str = "#ffffff") -> pygame.Surface:
    text = (ART / f"{name}.svg").read_text(encoding="utf-8").replace("#ffffff", colour)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def opaque_share(picture: pygame.Surface) -> float:
    width, height = picture.get_size()
    return pygame.mask.from_surface(picture, 100).count() / (width * height)


@pytest.mark.parametrize(("prefix", "names"), [("icon", ICONS), ("hero", HEROES), ("card", CARDS)])
def test_every_drawing_is_there(prefix: str, names: list[str]) -> None:
    found = {path.stem for path in ART.glob(f"{prefix}-*.svg")}
    assert [name for name in names if f"{prefix}-{name}" not in found] == []


@pytest.mark.parametrize("name", ICONS)
def test_icon_can_be_seen_at_twenty_pixels(name: str) -> None:
    assert opaque_share(drawn(f"icon-{name}", (20, 20))) >= (0.04 if name == "minus" else 0.08)


@pytest.mark.parametrize("name", ICONS)
def test_icon_takes_the_colour_asked_for(name: str) -> None:
    picture = drawn(f"icon-{name}", (64, 64), "#40c080")
    for x in range(64):
        for y in range(64):
            red, green, blue, alpha = picture.get_at((x, y))
            assert alpha < 16 or (green >= red and green >= blue), f"a colour of its own at {x}, {y}"


@pytest.mark.parametrize("name", ["patrol", "recruits", "roads", "winter", "vp"])
def test_development_card_keeps_a_bright_strip_for_its_title(name: str) -> None:
    picture = drawn(f"card-{name}", (140, 200))
    for x in range(14, 127, 8):
        for y in range(158, 188, 6):
            assert min(picture.get_at((x, y))[:2]) >= PARCHMENT_BRIGHTNESS


@pytest.mark.parametrize("name", RESOURCES)
def test_resource_card_keeps_its_upper_part_for_a_number(name: str) -> None:
    picture = drawn(f"card-{name}", (140, 200))
    row = [picture.get_at((70, y)) for y in range(10, 84)]
    assert all(abs(a - b) <= 4 for one, two in pairwise(row) for a, b in zip(one, two, strict=True))


FACES = [f"hero-{name}" for name in HEROES] + [f"person-{number}" for number in PEOPLE]
FACES += [f"character-{name}" for name in CHARACTERS]


@pytest.mark.parametrize("name", FACES)
def test_portrait_keeps_inside_its_rim(name: str) -> None:
    picture = drawn(name, (128, 128))
    outside = [(x, y) for x in range(128) for y in range(128) if (x - 63.5) ** 2 + (y - 64) ** 2 > 64**2]
    assert [where for where in outside if picture.get_at(where).a > 24] == []


def test_no_two_portraits_are_alike_at_the_size_of_a_seat() -> None:
    """Each pair differs in many of the pixels inside the rim, so that a face is told from another at a glance."""
    small = {name: drawn(name, (28, 28)) for name in FACES}
    field = [(x, y) for x in range(28) for y in range(28) if (x - 13.5) ** 2 + (y - 13.5) ** 2 < 11**2]

    def unlike(one: str, other: str) -> float:
        pairs = [(small[one].get_at(at), small[other].get_at(at)) for at in field]
        return sum(max(abs(a[i] - b[i]) for i in range(3)) > 40 for a, b in pairs) / len(pairs)

    assert [pair for pair in combinations(FACES, 2) if unlike(*pair) < 0.35] == []


@pytest.mark.parametrize("number", PEOPLE)
def test_face_of_a_person_carries_the_colours_of_the_seat(number: str) -> None:
    text = (ART / f"person-{number}.svg").read_text(encoding="utf-8")
    assert [colour for colour in ("#ff00ff", "#b000b0", "#ff80ff") if colour not in text] == []


@pytest.fixture
def _scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "art"))
    yield
    for name in (*SCRIPTS, "controls", "portrait", "scenery", "svgkit"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("_scripts")
def test_scripts_make_the_committed_drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.import_module("svgkit"), "ART", tmp_path)
    for name in SCRIPTS:
        importlib.import_module(name).main()
    made = sorted(tmp_path.iterdir())
    drawings = (ICONS, HEROES, CARDS, RESOURCES, CHARACTERS, PEOPLE, "123456w")
    assert len(made) == sum(map(len, drawings)) + 3
    assert [path.name for path in made if path.read_bytes() != (ART / path.name).read_bytes()] == []
