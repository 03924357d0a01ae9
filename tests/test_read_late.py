"""What a start does not need is not read: no game before it is shown, no menu and no board."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from catan_desktop.app.preload import modules
from tests.source import ROOT, TOP, sources
from tests.test_layers import under

TITLE = """
import sys
from pathlib import Path
import pygame
import catan_desktop.app.main_loop
from catan_desktop.app.program import Program
from catan_desktop.session.settings import Settings
from catan_desktop.ui.window import Window
program = Program(Window.offscreen((640, 480)), Settings(language="en"), keep=False, saves_folder=Path(sys.argv[1]))
scene = program.first()
scene.enter((640, 480))
scene.draw(pygame.Surface((640, 480)))
print(program.library.unfinished() is not None, *sys.modules)
"""
SHARED = {f"games.{name}" for name in ("catalogue", "entry", "views", "lessons", "puzzles", "mixes", "mixes.offered")}
MENUS = ("ui.scenes.result", "ui.scenes.new_game", "ui.scenes.almanac", "ui.scenes.settings", "ui.scenes.thumbnail")
LATE = re.compile(rf"{TOP}\.(games\.|ui\.tables|ui\.dialogs|ui\.scenes\.table\.|arena|{'|'.join(MENUS)})|dask")


def told(*command: str) -> list[str]:
    """The words that a program in a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=True, timeout=120
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("save", "own"),
    [("", "none"), ("boot-in-the-way.catan", "none"), ("before-the-snow.catan", "great_wall")],
    ids=["empty", "going", "going by moments"],
)
def test_the_title_reads_neither_game_nor_menu_nor_table(tmp_path: Path, save: str, own: str) -> None:
    """The button that goes on with a game names it and reads it as little, but where it says when that is itself."""
    if save:
        shutil.copy(ROOT / "saves" / "examples" / save, tmp_path / save)
    words = told("-c", TITLE, str(tmp_path))
    assert str(bool(save)) in words
    late = {name.removeprefix(f"{TOP}.") for name in words if LATE.match(name)}
    assert {name for name in late if not under(name, (f"games.{own}",))} == SHARED


def test_what_is_called_late_is_there() -> None:
    """A screen of another name would be looked for no more."""
    names = [f"{TOP}.{name}" for name in sources(ROOT / TOP)]
    for part in ("games.gift.", "ui.tables", "ui.dialogs", "ui.scenes.table.scene", "arena", *MENUS):
        assert any(name.startswith(f"{TOP}.{part}") and LATE.match(name) for name in names), part


@pytest.mark.parametrize(("option", "late"), [("--version", ("pydantic",)), ("--help", ("pydantic", "pygame"))])
def test_version_and_help_read_next_to_nothing(option: str, late: tuple[str, ...]) -> None:
    """That of SDL is told by pygame."""
    code = f"import sys; from catan_desktop import cli; cli.main([{option!r}]); print(*sys.modules)"
    read = set(told("-c", code))
    assert "catan_desktop.cli" in read
    assert not read & {*late, "catan_desktop.games", "catan_desktop.app", "catan_desktop.session"}


def test_idle_moments_read_what_the_menus_need() -> None:
    assert {f"{TOP}.app.pages", f"{TOP}.ui.scenes.new_game", f"{TOP}.ui.scenes.table.scene"} <= {*modules()}
