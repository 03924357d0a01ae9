"""The games as they are entered: what they name is there, and whoever does not need it does not load it."""

from __future__ import annotations

import subprocess
import sys

from catan_desktop.games.catalogue import COMPONENTS, GAMES
from catan_desktop.games.views import VIEWS
from catan_desktop.lessons.catalogue import LESSONS
from catan_desktop.lessons.lesson import Lesson
from catan_desktop.present.module_view import ModuleView

UNNEEDED = ("present", "lessons", "ui", "app", "arena")
"""Packages that bots do not think with."""


def loaded(name: str) -> set[str]:
    """The modules of ours that a new process has after reading one, below the package."""
    code = f"import {name}, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {one.removeprefix("catan_desktop.") for one in done.stdout.split() if one.startswith("catan_desktop.")}


def test_the_process_of_the_bots_loads_neither_views_nor_lessons() -> None:
    """It reads what `session.seats` reads, which is where the process begins."""
    modules = loaded("catan_desktop.session.bot_process")
    assert {"games.catalogue", "bots.search", "games.watch.evaluation.win_chance"} <= modules
    unneeded = {one for one in modules if one.split(".")[0] in UNNEEDED or {"view", "lesson"} & set(one.split("."))}
    assert unneeded == set()
    assert {one for one in modules if one.startswith("session.")} == {"session.seats"}


def test_every_view_and_lesson_that_a_game_names_is_there() -> None:
    assert set(VIEWS) == {key for key, component in COMPONENTS.items() if component.view}
    assert all(isinstance(view, ModuleView) and view.panels is not None for view in VIEWS.values())
    assert [lesson.ruleset for lesson in LESSONS] == [game.key for game in GAMES if game.lesson]
    assert all(isinstance(lesson, Lesson) for lesson in LESSONS)
