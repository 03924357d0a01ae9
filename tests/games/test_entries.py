"""The games as they are entered: what they name is there, and whoever does not need it does not load it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from catan_desktop.games.catalogue import GAMES, RULESETS, by_moments, components
from catan_desktop.games.lessons import lessons
from catan_desktop.games.views import PANELS, VIEWS, vocabulary
from catan_desktop.kernel.chance import source
from catan_desktop.lessons.lesson import Lesson
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import option_key
from catan_desktop.ui.scenes.new_game_draft import LAYOUT

ROOT = Path(__file__).resolve().parents[2]

UNNEEDED = ("present", "lessons", "ui", "app", "arena")
"""Packages that bots do not think with."""
SHARED = {"mixes", "catalogue", "entry", "views", "lessons", "puzzles"}
"""Modules of `games` that belong to no game."""
OPTIONAL = {"six_players", "event_cards", "harbourmaster"}
"""What the classic game offers to add."""


def loaded(*lines: str) -> set[str]:
    """The modules of ours that a new process has after some lines, below the package."""
    code = "\n".join([*lines, "import sys", "print(*sys.modules)"])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {one.removeprefix("catan_desktop.") for one in done.stdout.split() if one.startswith("catan_desktop.")}


def games(modules: set[str]) -> set[str]:
    """The folders of games among modules."""
    return {one.split(".")[1] for one in modules if one.startswith("games.")} - SHARED


def test_the_process_of_the_bots_loads_neither_views_nor_lessons_and_no_game_but_the_one_at_hand() -> None:
    """It reads what `session.bot_process` reads, where the process begins, then the game that it is told of."""
    modules = loaded("import catan_desktop.session.bot_process")
    assert {"games.catalogue", "bots.search"} <= modules
    assert games(modules) == set()
    assert {one for one in modules if one.startswith("session.")} == {"session.bot_process"}
    modules = loaded(
        "import catan_desktop.session.bot_process", "from catan_desktop.games.catalogue import entry", "entry('watch')"
    )
    assert "games.watch.evaluation.win_chance" in modules
    assert games(modules) == {"watch", "gift", "classic", *OPTIONAL}
    unneeded = {one for one in modules if one.split(".")[0] in UNNEEDED or {"view", "lesson"} & set(one.split("."))}
    assert unneeded == set()


def test_the_views_of_a_game_are_read_without_those_of_others() -> None:
    modules = loaded(
        "from catan_desktop.games.catalogue import ruleset",
        "from catan_desktop.games.views import PANELS, vocabulary",
        "watch = ruleset('watch')",
        "[key in PANELS for key in watch.slots]",
        "vocabulary(watch)",
    )
    assert "games.watch.view.panels" in modules
    assert games(modules) == {"watch", "gift", "classic", *OPTIONAL}


def test_every_view_and_lesson_that_a_game_names_is_there() -> None:
    assert set(VIEWS) == {key for key, component in components().items() if component.view}
    assert all(isinstance(view, ModuleView) and view.panels is not None for view in VIEWS.values())
    assert [lesson.ruleset for lesson in lessons()] == [key for key, game in GAMES.items() if game.telling.lesson]
    assert all(isinstance(lesson, Lesson) for lesson in lessons())


def test_every_game_is_entered_under_its_own_key() -> None:
    assert [game.key for game in GAMES.values()] == list(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_and_every_option_has_a_picture_and_words_to_be_offered_with(key: str) -> None:
    """Of an option its name, its help, and each value that is a word; layouts have a help each."""
    wanted = [f"ruleset-{key}", f"ruleset-{key}-line", f"ruleset-{key}-how"]
    for option in GAMES[key].rules.ruleset.options:
        values = [value for value in option.choices if isinstance(value, str)]
        helps = [(value, "help") for value in values] if option.key == LAYOUT else [("help",)]
        wanted += [option_key(option.key, *names) for names in [(), *helps, *((value,) for value in values)]]
    words = Translator(ROOT / "assets" / "locale", "en")
    assert [text for text in wanted if not words.has(text)] == []
    assert (ROOT / "assets" / "art" / f"ruleset-{key}.svg").is_file()


def test_the_readme_names_every_game_that_the_command_line_takes() -> None:
    rows = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith("| **")]
    assert [key for key in GAMES if sum(f"`{key}`" in row for row in rows) != 1] == []


def test_the_games_that_count_no_rounds_are_known_before_they_are_read() -> None:
    own = {key for key, game in GAMES.items() for one in game.rules.ruleset.slots if one in PANELS and PANELS[one].when}
    assert own == {key for key in GAMES if by_moments(key)}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_terrain_of_a_board_has_a_name(language: str) -> None:
    plain = Translator(ROOT / "assets" / "locale", language, strict=True)
    for key, rules in RULESETS.items():
        if rules.make_board is None:
            continue
        words = plain.using(vocabulary(rules))
        board = rules.make_board(max(rules.seats), rules.checked({}), source(0, "board"))
        kinds = {terrain.key for terrain in getattr(board, "terrain_kinds", ())}
        assert {kind for kind in kinds if not words.has(f"terrain-{kind}")} == set(), key
