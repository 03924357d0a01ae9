"""Every screen in both languages and many sizes: nothing clipped, nothing overlapping, no text key left over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from catan_desktop.app.shots import stage
from catan_desktop.ui.scene import SceneStack
from catan_desktop.ui.scenes.load import LoadScreen
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.parts import MenuScreen
from tests.audit import unreadable

SIZES = {"small": ((1280, 720), (1024, 768)), "large": ((1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))}
LANGUAGES = ("en", "ru")
WISHES: dict[str, dict[str, object]] = {
    "large": {"text_size": "largest"},
    "scaled": {"ui_scale": 1.25, "text_size": "large"},
    "small": {"ui_scale": 0.8, "high_contrast": True},
}


def unfolded(stack: SceneStack) -> None:
    screen = stack.top
    assert isinstance(screen, NewGameScreen)
    screen.house = True
    screen.draft.set(ruleset=screen.lobby.rulesets()[1], options={"placement": "free"})


def damaged(stack: SceneStack) -> None:
    screen = stack.top
    assert isinstance(screen, LoadScreen)
    screen.chosen = next(entry.path for entry in screen.entries if entry.damage is not None)
    screen.rebuild()


def asked(stack: SceneStack) -> None:
    screen = stack.top
    assert isinstance(screen, LoadScreen)
    screen.files.ask_import()


def plain(stack: SceneStack) -> None:
    pass


MOMENTS: dict[str, tuple[str, Callable[[SceneStack], None]]] = {
    "title": ("title", plain),
    "language": ("language", plain),
    "new-game": ("new-game", plain),
    "new-game-unfolded": ("new-game", unfolded),
    "load": ("load", plain),
    "load-damaged": ("load", damaged),
    "load-asked": ("load", asked),
    "settings": ("settings", plain),
    "result": ("result", plain),
    "trouble": ("trouble:unsaved", plain),
}


def problems(moment: str, sizes: Sequence[tuple[int, int]], lang: str, folder: Path, **wishes: object) -> list[object]:
    """What is wrong with a screen whose window is pulled from size to size."""
    scene, act = MOMENTS[moment]
    stack, _ = stage(None, scene, sizes[0], lang, folder, audit=True, **wishes)
    act(stack)
    found: list[object] = []
    for size in sizes:
        stack.resize(size)
        stack.draw(pygame.Surface(size, depth=32))
        screen = stack.top
        assert isinstance(screen, MenuScreen)
        found += [(size, problem) for problem in unreadable(screen.kit.audit)]
        found += [(size, text) for text in screen.kit.audit.texts() if "«" in text and "-" in text]
    return found


@pytest.mark.matrix
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_word_can_be_read(moment: str, sizes: str, lang: str, tmp_path: Path) -> None:
    assert problems(moment, SIZES[sizes], lang, tmp_path) == []


@pytest.mark.matrix
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wish", WISHES)
def test_larger_words_and_another_scale_fit_too(wish: str, lang: str, tmp_path: Path) -> None:
    for moment in MOMENTS:
        assert problems(moment, SIZES["small"], lang, tmp_path, **WISHES[wish]) == [], moment


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_screen_speaks_one_language(lang: str, tmp_path: Path) -> None:
    stack, surface = stage(None, "settings", (1280, 720), lang, tmp_path, audit=True)
    stack.draw(surface)
    screen = stack.top
    assert isinstance(screen, MenuScreen)
    latin = [text for text in screen.kit.audit.texts() if any("a" <= sign <= "z" for sign in text.lower())]
    assert bool(latin) == (lang == "en")


def test_the_screens_are_not_empty(tmp_path: Path) -> None:
    for scene in ("title", "new-game", "load", "settings"):
        stack, surface = stage(None, scene, (1280, 720), "en", tmp_path)
        stack.draw(surface)
        colours = {tuple(surface.get_at((x, y))) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
        assert len(colours) > 60, scene
        pygame.event.clear()
