"""Sets of pieces and dice: every picture of a set looks otherwise, and what tells seats, numbers and signs stays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import pygame
import pytest

from catan_desktop.session.settings import Settings
from catan_desktop.ui.art import Art
from catan_desktop.ui.theme import Finish, Theme, ThemeError, load_finishes
from tests.pictures import compare
from tests.pictures.test_pictures import ACTUAL
from tests.ui.sight import apart, contrast

ASSETS = Path("assets")
SETS = {kind: load_finishes(ASSETS / f"finishes/{kind}.toml") for kind in ("pieces", "dice")}
FIRST = {"pieces": "wood", "dice": "bone"}
"""The sets that are as drawn."""
OTHERS = [(kind, name) for kind, found in SETS.items() for name in found if name != FIRST[kind]]
SHEET = {
    "pieces": ("piece-settlement", "piece-city", "piece-road", "piece-knight-2", "piece-guard", "landnam-town"),
    "dice": ("die-5", "die-red-3", "die-event-trade", "die-number-8", "die-land-6", "die-wild"),
}
GOLDEN = Path(__file__).parents[2] / "pictures/golden/sets"


def art_of(finishes: Sequence[Finish]) -> Art:
    art = Art(ASSETS / "art")
    art.set_look({}, finishes)
    return art


def drawn(kind: str, name: str, key: str, theme: Theme, side: int = 48) -> bytes:
    picture = art_of(SETS[kind][name]).sprite(key, side, seat=theme.seats[0])
    return pygame.image.tobytes(picture, "RGBA")


def covered(kind: str) -> list[str]:
    """Every picture that the sets of a kind change."""
    finishes = [one for found in SETS[kind].values() for one in found]
    names = sorted(file.stem for file in (ASSETS / "art").glob("*.svg"))
    return [name for name in names if any(one.covers(name) for one in finishes)]


@pytest.mark.parametrize("kind", SETS)
def test_settings_name_every_set(kind: str) -> None:
    field = {"pieces": "piece_set", "dice": "dice_set"}[kind]
    assert get_args(Settings.model_fields[field].annotation) == tuple(SETS[kind])
    assert Settings.model_fields[field].default == FIRST[kind] == next(iter(SETS[kind]))


def test_sets_cover_all_pieces_and_dice() -> None:
    """Whatever stands on a board in the colours of a seat is a piece; not portraits, endings, signs of actions."""
    seated = {
        file.stem
        for file in (ASSETS / "art").glob("*.svg")
        if b"#ff00ff" in file.read_bytes() and not file.stem.startswith(("person-", "action-", "ending-"))
    }
    assert seated <= set(covered("pieces"))
    assert {file.stem for file in (ASSETS / "art").glob("die-*.svg")} == set(covered("dice"))


@pytest.mark.parametrize(("kind", "name"), OTHERS)
def test_a_set_changes_every_picture(kind: str, name: str, theme: Theme) -> None:
    same = [key for key in covered(kind) if drawn(kind, name, key, theme) == drawn(kind, FIRST[kind], key, theme)]
    assert same == []


@pytest.mark.parametrize("kind", SETS)
def test_no_two_sets_look_alike(kind: str, theme: Theme) -> None:
    for key in SHEET[kind]:
        assert len({drawn(kind, name, key, theme) for name in SETS[kind]}) == len(SETS[kind]), key


@pytest.mark.parametrize(("kind", "name"), OTHERS)
def test_a_picture_keeps_its_size_and_its_outline(kind: str, name: str, theme: Theme) -> None:
    """What can be hit by the pointer, and where it stands, is the same in every set; a soft shadow may be gone."""
    for key in SHEET[kind]:
        first, other = (art_of(SETS[kind][one]).sprite(key, 64, seat=theme.seats[0]) for one in (FIRST[kind], name))
        solid = [pygame.mask.from_surface(picture, 200) for picture in (first, other)]
        assert first.get_size() == other.get_size()
        assert solid[0].count() == pytest.approx(solid[1].count(), rel=0.03), key


@pytest.mark.parametrize("name", SETS["pieces"])
def test_seats_are_told_apart_in_every_set(name: str, theme: Theme) -> None:
    """By the mean colour of a settlement, at a glance."""
    art = art_of(SETS["pieces"][name])
    tones = [
        pygame.transform.average_color(art.sprite("piece-settlement", 64, seat=seat), (20, 30, 24, 26))[:3]
        for seat in theme.seats
    ]
    close = [(a, b) for a in range(6) for b in range(a) if apart(tones[a], tones[b]) < 8]
    assert close == []


@pytest.mark.parametrize("name", SETS["dice"])
@pytest.mark.parametrize("key", ["die-1", "die-red-1"])
def test_pips_stand_out_from_their_die(name: str, key: str) -> None:
    picture = art_of(SETS["dice"][name]).sprite(key, 64)
    body = pygame.transform.average_color(picture, (10, 36, 14, 10))[:3]
    pip = tuple(picture.get_at((32, 29)))[:3]
    assert contrast(body, (pip[0], pip[1], pip[2])) >= 3


@pytest.mark.parametrize("name", SETS["dice"])
@pytest.mark.parametrize(("first", "second"), [("die-1", "die-red-1"), ("die-number-8", "die-land-8")])
def test_coloured_dice_are_told_apart_in_every_set(name: str, first: str, second: str) -> None:
    art = art_of(SETS["dice"][name])
    one, other = (pygame.transform.average_color(art.sprite(key, 64), (12, 34, 40, 12))[:3] for key in (first, second))
    assert apart(one, other) >= 8


@pytest.mark.parametrize("kind", SETS)
def test_sets_look_as_recorded(kind: str, theme: Theme, request: pytest.FixtureRequest) -> None:
    side, gap = 64, 6
    sheet = pygame.Surface(((side + gap) * len(SHEET[kind]) + gap, (side + gap) * len(SETS[kind]) + gap), depth=32)
    sheet.fill(theme.terrain["pasture"][0])
    for row, finishes in enumerate(SETS[kind].values()):
        art = art_of(finishes)
        for column, key in enumerate(SHEET[kind]):
            picture = art.sprite(key, side, seat=theme.seats[column])
            centre = (gap + column * (side + gap) + side // 2, gap + row * (side + gap) + side // 2)
            sheet.blit(picture, picture.get_rect(center=centre))
    golden = GOLDEN / f"{kind}.png"
    if request.config.getoption("--update-pictures"):
        compare.record(sheet, golden)
        return
    assert not (problem := compare.check(sheet, golden, ACTUAL)), problem


def test_a_finish_with_a_wrong_colour_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sets.toml"
    file.write_text('[[odd.finishes]]\npictures = ["piece-*"]\ncolours = { "#ffffff" = "red" }\n', encoding="utf-8")
    with pytest.raises(ThemeError, match="not a colour"):
        load_finishes(file)


def test_a_colour_is_changed_only_where_it_is_used_so(tmp_path: Path, theme: Theme) -> None:
    (tmp_path / "die-1.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="#ffffff"/>'
        '<path d="M15 0V10" stroke="#ffffff" stroke-width="10"/></svg>',
        encoding="utf-8",
    )
    art = Art(tmp_path)
    art.set_look({}, (Finish(("die-*",), {"fill#ffffff": "#102030", "#ffffff": "#405060"}),))
    picture = art.sprite("die-1", (20, 10))
    assert [tuple(picture.get_at((x, 5)))[:3] for x in (5, 15)] == [(0x10, 0x20, 0x30), (0x40, 0x50, 0x60)]
    plain = art.finished(())
    assert tuple(plain.sprite("die-1", (20, 10)).get_at((5, 5)))[:3] == (255, 255, 255)
