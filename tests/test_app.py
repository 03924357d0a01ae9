"""The program from outside: it opens, remembers, draws pictures of itself, and says what cannot be done."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from catan_desktop import cli
from catan_desktop.app import shots
from catan_desktop.app.contrast import raise_contrast
from catan_desktop.app.program import Program
from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import paths, settings
from catan_desktop.session.language import guessed_language
from catan_desktop.session.settings import Settings
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.window import Window
from tests.ui.sight import contrast

BRIEFLY = """
import sys
from pathlib import Path
import pygame
from catan_desktop.app import leave_game, start
from catan_desktop.ui.loop import SystemClock
leave_game.GRACE_SECONDS = 60.0
rounds = []
def wait(self, seconds):
    rounds.append(seconds)
    return [pygame.event.Event(pygame.QUIT)] if len(rounds) == 4 else []
SystemClock.wait = wait
code = {run}
assert len(rounds) == 4, rounds
sys.exit(code)
"""
NEW = """start.run(__import__("catan_desktop.session.spec", fromlist=["NewGame"]).NewGame(
    ruleset="watch", seed=3, seats=tuple(
        __import__("catan_desktop.session.spec", fromlist=["SeatSpec"]).SeatSpec(colour=n) for n in range(3))))"""


def run(home: Path, code: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "CATAN_DESKTOP_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", BRIEFLY.replace("{run}", code)],
        env=environ,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_the_menu_opens_and_closes(tmp_path: Path) -> None:
    done = run(tmp_path, "start.run()")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_a_game_begun_from_outside_is_kept_and_opened_again(tmp_path: Path) -> None:
    done = run(tmp_path, NEW)
    assert done.returncode == 0, done.stderr
    (kept,) = (tmp_path / "saves").glob("*.catan")
    again = run(tmp_path, f"start.run(Path({str(kept)!r}))")
    assert again.returncode == 0, again.stderr
    assert sorted((tmp_path / "saves").glob("*.catan")) == [kept], "an autosave goes on in its own file"


def test_a_bad_file_leads_to_the_title(tmp_path: Path) -> None:
    (tmp_path / "bad.catan").write_bytes(b"nothing")
    done = run(tmp_path, f"start.run(Path({str(tmp_path / 'bad.catan')!r}))")
    assert done.returncode == 0, done.stderr


def test_settings_that_cannot_be_read_do_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{nonsense", encoding="utf-8")
    done = run(tmp_path, "start.run()")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "settings.json.bak").read_text(encoding="utf-8") == "{nonsense"


def test_the_window_keeps_its_size(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(
        json.dumps({"language": "ru", "window_width": 1400, "window_height": 800}), encoding="utf-8"
    )
    done = run(tmp_path, "start.run()")
    assert done.returncode == 0, done.stderr
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (kept["language"], kept["window_width"], kept["window_height"]) == ("ru", 1400, 800)


@pytest.mark.parametrize("scene", ["title", "settings", "table:discard"])
def test_a_picture_is_drawn_and_is_always_the_same(scene: str, tmp_path: Path) -> None:
    pictures = []
    for number in range(2):
        out = tmp_path / f"{number}.png"
        shots.shoot(None, scene, (1280, 720), "ru", out)
        picture = pygame.image.load(out)
        assert picture.get_size() == (1280, 720)
        pictures.append(pygame.image.tobytes(picture, "RGB"))
    assert pictures[0] == pictures[1]
    assert len(set(pictures[0])) > 100


@pytest.mark.parametrize("scene", ["nowhere", "table:nothing", "title:menu"])
def test_a_scene_that_there_is_not_is_named(scene: str, tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        shots.shoot(None, scene, (1024, 768), "en", tmp_path / "x.png")


def test_no_picture_of_what_a_file_does_not_hold(tmp_path: Path) -> None:
    (tmp_path / "bad.catan").write_bytes(b"nothing")
    with pytest.raises(SaveError):
        shots.shoot(tmp_path / "bad.catan", "table", (1024, 768), "en", tmp_path / "x.png")
    assert not (tmp_path / "x.png").exists()


def test_the_language_is_guessed_from_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert guessed_language() == "ru"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert guessed_language() == "en"
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert guessed_language() == "ru"


def test_high_contrast_is_higher() -> None:
    theme = load_theme(paths.assets() / "themes/north/theme.toml")
    strong = raise_contrast(theme)
    for ink in ("ink", "dim", "faint", "gold", "ice", "danger", "good", "line-strong"):
        before = contrast(theme.colour(ink), theme.colour("panel"))
        assert contrast(strong.colour(ink), strong.colour("panel")) > before, ink
    assert contrast(strong.colour("dim"), strong.colour("raised")) >= 7


TITLE = """
import sys
from pathlib import Path
from catan_desktop.app.program import Program
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scene import SceneStack
from catan_desktop.ui.window import Window
window = Window.offscreen((1280, 720))
program = Program(window, Settings(language="en"), keep=False, saves_folder=Path(sys.argv[1]))
stack = SceneStack(program.first(), (1280, 720))
stack.draw(window.surface)
assert program.library.unfinished() is not None, "a game waits to go on"
print(*sys.modules)
"""


def test_the_title_reads_no_game_and_no_table(tmp_path: Path) -> None:
    """Its first frame takes as long with ten games as with one."""
    shutil.copy(paths.examples() / "camel-at-the-door.catan", tmp_path / "autosave-01.catan")
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = subprocess.run(
        [sys.executable, "-c", TITLE, str(tmp_path)], env=environ, capture_output=True, text=True, check=True
    )
    modules = {one.removeprefix("catan_desktop.") for one in told.stdout.split() if one.startswith("catan_desktop.")}
    lists = {
        f"games.{name}" for name in ("catalogue", "entry", "views", "lessons", "puzzles", "mixes", "mixes.offered")
    }
    assert {one for one in modules if one.startswith("games.")} == lists
    assert not {"ui.scenes.table.scene", "app.lesson", "app.replay"} & modules


def test_a_screen_filled_by_a_key_is_filled_again_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    window = Window.offscreen((1280, 720))
    program = Program(window, Settings(), saves_folder=tmp_path)
    monkeypatch.setattr(window, "_fullscreen", True)
    program.preferences.remember_window()
    assert settings.load(paths.user_settings_file()).settings.fullscreen
    monkeypatch.setattr(window, "_fullscreen", False)
    program.preferences.remember_window()
    assert not settings.load(paths.user_settings_file()).settings.fullscreen


def test_a_name_that_cannot_be_shown_is_refused_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "--rules", "classic", "--seats", "human:דוד,bot:easy,bot:easy"]) == cli.BAD_INPUT
    assert "דו" in capsys.readouterr().err
