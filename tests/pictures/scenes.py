"""Every scene of the program, set up without a window from positions that never change."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import shots
from catan_desktop.ui.scene import SceneStack

HERE = Path(__file__).parent
POSITIONS = HERE / "positions"
GOLDEN = HERE / "golden"
DATE = 1768678200
"""When the saved games on the pictures were written, in seconds since 1970."""
LANGUAGES = ("en", "ru")

SCENES: dict[str, tuple[str, str]] = {
    "title": ("title", ""),
    "language": ("language", ""),
    "new-game": ("new-game", ""),
    "load": ("load", ""),
    "settings": ("settings", ""),
    "table": ("table", "action"),
    "save-as": ("save-as", "action"),
    "curtain": ("curtain", "hotseat"),
    "result": ("result", "ended"),
    "picture": ("picture", "ended"),
    "table-menu": ("table:menu", "action"),
    "table-chronicle": ("table:chronicle", "action"),
    "table-supply": ("table:supply", "action"),
    "table-placement": ("table:placement", "placement"),
    "table-discard": ("table:discard", "discard"),
    "table-robber": ("table:robber", "robber"),
    "table-steal": ("table:steal", "steal"),
    "table-answer": ("table:answer", "answer"),
    "table-hero": ("table:hero", "hero"),
}
"""Name of a picture -> (scene as `catan-desktop screenshot` knows it, recorded position or nothing)."""
STABLE = tuple(SCENES)
"""Pictures that are compared."""
MORE_SCENES: dict[str, tuple[str, str]] = {
    "almanac": ("almanac", ""),
    "almanac-entry": ("almanac:guard", ""),
    "table-describe": ("table:describe", "action"),
    "table-patrol": ("table:patrol", "patrol"),
    "cities-table": ("table@cities", ""),
    "cities-ladders": ("table:ladders@cities", ""),
    "cities-dice": ("table:set-dice@cities", ""),
    "cities-limit": ("table:limit@cities", ""),
    "cities-six": ("table@cities-6", ""),
    "cities-result": ("result:knights@cities", ""),
}
"""Those that are read but not pictured."""


@contextmanager
def standing(name: str, size: tuple[int, int], language: str, folder: Path, **wishes: object) -> Iterator[SceneStack]:
    """Set a scene up; its audit of texts is on, `wishes` are settings."""
    scene, position = {**SCENES, **MORE_SCENES}[name]
    file = POSITIONS / f"{position}.catan" if position else None
    folder.mkdir(parents=True, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shots, "_fill", lambda *arguments: _fill(folder))
        stack, _ = shots.stage(file, scene, size, language, folder, audit=True, **wishes)
        yield stack


def drawn(stack: SceneStack, size: tuple[int, int]) -> pygame.Surface:
    """Draw a scene."""
    surface = pygame.Surface(size, depth=32)
    stack.draw(surface)
    return surface


def _fill(folder: Path) -> None:
    """Saved games for the list: one of this evening, one that is over, one that is damaged."""
    shutil.copy(POSITIONS / "action.catan", folder / "autosave-01.catan")
    shutil.copy(POSITIONS / "ended.catan", folder / "evening.catan")
    (folder / "winter.catan").write_bytes(b"not a game")
    for file in folder.iterdir():
        os.utime(file, (DATE, DATE))
