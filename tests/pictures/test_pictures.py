"""Every scene looks as it was recorded. `--update-pictures` records them anew: look at what changed, then commit it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.pictures import compare
from tests.pictures.scenes import GOLDEN, LANGUAGES, SCENES, STABLE, drawn, standing

SIZE = (1280, 720)
VERSION = GOLDEN / "pygame-ce.txt"
ACTUAL = Path(__file__).parents[1] / "ui" / "actual"


@pytest.fixture(autouse=True)
def same_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dates of saved games are written in the time of the place."""
    monkeypatch.setenv("TZ", "UTC")
    if hasattr(time, "tzset"):
        time.tzset()
    yield
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STABLE)
def test_a_scene_looks_as_recorded(name: str, language: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    golden = GOLDEN / f"{name}-{language}.png"
    update = request.config.getoption("--update-pictures")
    recorded_with = VERSION.read_text(encoding="utf-8").strip() if VERSION.exists() else ""
    if not update and recorded_with != pygame.version.ver:
        pytest.skip(f"the pictures were recorded with pygame-ce {recorded_with}, this is {pygame.version.ver}")
    with standing(name, SIZE, language, tmp_path) as stack:
        picture = drawn(stack, SIZE)
    if update:
        compare.record(picture, golden)
        VERSION.write_text(pygame.version.ver + "\n", encoding="utf-8")
        return
    problem = compare.check(picture, golden, ACTUAL)
    assert not problem, problem


def test_every_recorded_picture_is_of_a_scene() -> None:
    known = {f"{name}-{language}.png" for name in SCENES for language in LANGUAGES}
    assert {file.name for file in GOLDEN.glob("*.png")} <= known


def test_a_pixel_may_be_off_by_six_and_not_by_seven() -> None:
    one = pygame.Surface((40, 25), depth=32)
    one.fill((100, 120, 140))
    other = one.copy()
    other.set_at((3, 4), (106, 114, 146))
    assert compare.difference(one, other).pixels == 0
    other.set_at((7, 4), (100, 113, 140))
    other.set_at((8, 4), (107, 120, 140))
    found = compare.difference(one, other)
    assert found.pixels == 2
    assert found.part == pytest.approx(0.002)
    assert compare.difference(other, one).pixels == 2
    assert found.picture.get_at((7, 4))[:3] != found.picture.get_at((0, 0))[:3]


def test_a_picture_that_differs_is_kept_beside_the_right_one(tmp_path: Path) -> None:
    golden, actual = tmp_path / "golden" / "scene.png", tmp_path / "actual"
    picture = pygame.Surface((40, 25), depth=32)
    picture.fill((90, 60, 30))
    assert "never recorded" in compare.check(picture, golden, actual)
    compare.record(picture, golden)
    assert compare.check(picture, golden, actual) == ""
    picture.fill((20, 200, 20), pygame.Rect(0, 0, 5, 5))
    assert "differs in 25 pixels" in compare.check(picture, golden, actual)
    for kind in ("expected", "actual", "diff"):
        assert (actual / f"scene.{kind}.png").exists()
