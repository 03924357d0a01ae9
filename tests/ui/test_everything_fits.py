"""Every scene in every shape of window: no text is cut, covers another or is too small, no widget leaves the window.

A scene has five looks: four of three shapes of window each, and the largest text. From look to look the language
changes, so that scene and language, scene and look, look and language all meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from catan_desktop.app.shots import scene_names
from catan_desktop.ui.widgets import Root, ScrollArea, Widget
from catan_desktop.ui.widgets.interface_scale import cramped
from catan_desktop.ui.widgets.scroll import Scrolling
from tests.audit import unreadable
from tests.pictures.scenes import MORE_SCENES, SCENES, standing

LOOKS: dict[str, tuple[tuple[tuple[int, int], ...], dict[str, object]]] = {
    "small": (((1280, 720), (1024, 768), (1366, 768)), {}),
    "wide": (((2560, 720), (2560, 1080), (3440, 1440)), {}),
    "usual": (((1920, 1080), (1600, 1200), (1680, 1050)), {}),
    "huge": (((3840, 2160), (2048, 1536), (3840, 1080)), {}),
    "largest-text": (((1280, 720), (1024, 768), (1920, 1080)), {"text_size": "largest", "high_contrast": True}),
}
"""Shapes of window and settings."""
FIRST = (1280, 720)
LANGUAGES = ("en", "ru")
POSITION = {"curtain": "hotseat", "result": "ended", "victory": "ended", "result-tragic": ""}
POSITION |= {"replay": "ended", "review": "ended"}
PAGES = ("points", "dice", "cards", "trade", "wall")
"""Of the result."""
ALONE = {
    *(
        "title",
        "language",
        "new-game",
        "load",
        "settings",
        "keys",
        "tutorial",
        "puzzles",
        "replays",
        "history",
        "achievements",
        "almanac",
        "credits",
        "campaigns",
        "new-campaign",
        "campaign",
        "campaign:new",
        "campaign:over",
    )
}
"""Scenes without a game."""
QUESTIONS = {
    "classic-6": ("placement", "pre-roll", "discard", "robber", "steal", "offer", "free-roads", "building"),
    "classic-pairs": ("pair",),
    "cities": (
        *("pillage", "merchant", "merchant-fleet", "resource-monopoly", "master-take", "look", "bishop"),
        *("deserter", "first-token", "second-token", "spring", "medicine", "metropolis", "free-wall"),
    ),
    "traders-4": ("wagon", "barbarian"),
    "traders-6": ("wagon",),
    "cities-6": ("set-dice", "reward", "diplomat", "wedding", "sabotage", "smith", "limit", "desert"),
}
"""What other games than the Watch ask, by the word after the `@`."""


def position(name: str) -> str:
    """The recorded position in which a scene stands; empty where it makes its own."""
    return "" if name in ALONE or "@" in name else POSITION.get(name, "action")


EVERY = {
    **SCENES,
    **MORE_SCENES,
    **{name: (name, position(name)) for name in scene_names() if name not in {scene for scene, _ in SCENES.values()}},
    **{f"result:{page}": (f"result:{page}", "ended") for page in PAGES},
    **{f"table:{step}@{game}": (f"table:{step}@{game}", "") for game, steps in QUESTIONS.items() for step in steps},
}
ELSEWHERE = [name for name in EVERY if "@" in name and not name.startswith("table") and not name.endswith("@classic-6")]
"""Screens that another game shows as the Watch does."""
ALL = range(3)
"""Every shape of a look."""


def rows() -> Iterator[Any]:
    """Each scene in each look. Of one look in turn the first half draws one shape, in turn too; the rest all else."""
    for place, name in enumerate(EVERY):
        shape = place // len(LOOKS) % len(ALL)
        for turn, look in enumerate(LOOKS):
            language = LANGUAGES[(place + turn) % len(LANGUAGES)]
            quick = turn == place % len(LOOKS) and name not in ELSEWHERE
            for shapes in ([shape], [one for one in ALL if one != shape]) if quick else (ALL,):
                marks = [] if quick and shapes == [shape] else [pytest.mark.slow]
                key = f"{name}-{look}-{language}" + ("" if shapes == ALL else f"-{'-'.join(map(str, shapes))}")
                yield pytest.param(name, look, language, shapes, marks=marks, id=key)


def problems(stack: object, size: tuple[int, int]) -> list[str]:
    """Draw a scene in a window of that size and tell what is wrong with it."""
    stack.resize(size)  # type: ignore[attr-defined]
    top = stack.top  # type: ignore[attr-defined]
    audit = top.kit.audit
    audit.begin()
    stack.draw(pygame.Surface(size, depth=32))  # type: ignore[attr-defined]
    assert len(audit.entries) > 1, f"{size}: nothing is written there"
    outside = [f"{widget.name or type(widget).__name__} at {widget.rect}" for widget in astray(top.root)]
    return [f"{size} {problem}" for problem in unreadable(audit)] + [
        *[f"{size} outside: {one}" for one in outside],
        *[f"{size} cramped: {one}" for one in cramped(top.root) if one.endswith("overfull")],
    ]


def astray(root: Root) -> Iterator[Widget]:
    """Return what can be used and is not wholly in the window, nor can be scrolled into it."""
    whole = root.rect.inflate(2, 2)

    def walk(widget: Widget) -> Iterator[Widget]:
        if not widget.visible or isinstance(widget, Scrolling):
            return
        if widget.focusable and not whole.contains(widget.rect):
            yield widget
        for child in widget.children():
            yield from walk(child)

    for tree in (root.content, *root.dialogs):
        yield from walk(tree)


@pytest.fixture
def stood(unpainted: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `standing` find every scene."""
    monkeypatch.setattr("tests.pictures.scenes.SCENES", EVERY)


def test_every_scene_is_walked() -> None:
    seen = {scene.partition(":")[0] if scene.startswith("table:") else scene for scene, _ in EVERY.values()}
    assert set(scene_names()) <= seen | {scene for scene, _ in EVERY.values()}


@pytest.mark.usefixtures("stood")
@pytest.mark.parametrize(("name", "look", "language", "shapes"), list(rows()))
def test_everything_fits(name: str, look: str, language: str, shapes: Sequence[int], tmp_path: Path) -> None:
    sizes, wishes = LOOKS[look]
    with standing(name, sizes[shapes[0]], language, tmp_path, **wishes) as stack:
        found = [one for shape in shapes for one in problems(stack, sizes[shape])]
    assert not found, "\n".join(found)


@pytest.mark.usefixtures("stood")
@pytest.mark.parametrize("name", ["table", "new-game", "settings", "result", "table-hero"])
def test_twice_the_scale_stops_where_it_would_no_longer_fit(name: str, tmp_path: Path) -> None:
    """The scale that is left is told; it is never less than the usual one."""
    with standing(name, FIRST, "ru", tmp_path, ui_scale=2.0) as stack:
        for size in (FIRST, (1024, 768), (2560, 720)):
            assert not problems(stack, size)
            assert stack.top is not None
            used = stack.top.kit.used  # type: ignore[attr-defined]
            assert used >= 1.2, f"{size}: {used}"


def test_what_lies_outside_the_window_is_found(tmp_path: Path) -> None:
    with standing("title", FIRST, "en", tmp_path) as stack:
        root = stack.top.root  # type: ignore[union-attr]
        assert list(astray(root)) == []
        button = root.content.find("quit")
        button.rect.x = 1270
        assert list(astray(root)) == [button]
        assert not any(isinstance(widget, ScrollArea) for widget in astray(root))
