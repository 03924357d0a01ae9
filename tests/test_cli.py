"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import gc
import io
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from catan_desktop import __version__, cli
from catan_desktop.app import shown_games, start
from catan_desktop.kernel.position_text import write_position
from catan_desktop.session import library, paths, saves
from catan_desktop.session.saves import SavedGame
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.hardware import Probe

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    seats = (SeatSpec(kind="bot", level="random"),) * 2
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=4), bots_in_process=True)
    for _ in range(40):
        session.pump()
    session.saving.save(tmp_path / "game.catan")
    return tmp_path / "game.catan"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == cli.BAD_INPUT
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("catan-desktop: ")
    return captured.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "invalid choice"),
        (["simulate", "--rules", "chess"], "no ruleset 'chess'"),
        (["simulate", "--seats", "human,bot:easy"], "only bots"),
        (["simulate", "--seats", "bot:genius,bot:easy"], "no bot level 'genius'"),
        (["simulate", "--seats", "robot,bot:easy"], "a seat is"),
        (["simulate", "--seats", "bot:easy"], "seats, not 1"),
        (["simulate", "--games", "0"], "above 0"),
        (["simulate", "--seed", "-1"], "whole number"),
        (["simulate", "--set", "goal"], "KEY=VALUE"),
        (["simulate", "--set", "goal=many"], "goal"),
        (["simulate", "--set", "wings=2"], "no option 'wings'"),
        (["simulate", "--layout", "spiral"], "layout"),
        (["simulate", "--json", "/no/such/folder/x.json"], "cannot be written"),
        (["new", "--seats", "human"], "seats, not 1"),
        (["screenshot", "--out", "x.png", "--size", "big"], "1280x720"),
        (["screenshot", "--out", "x.png", "--lang", "de"], "invalid choice"),
        (["screenshot", "--out", "x.png", "--pieces", "cheese"], "wood, stone, plan"),
        (["screenshot", "--out", "x.png", "--dice", "cheese"], "bone, wood, obsidian, glass"),
        (["replay", "/no/such/file"], "cannot be read"),
        (["open", "/no/such/file"], "cannot be read"),
        (["open", "position 1 classic 4\nhands.private 9: ore"], "Line 2 of the position is wrong: “9: ore”"),
        (["screenshot", "position 1 chess 2", "--lang", "ru", "--out", "x.png"], "Строка 1 позиции неверна: «chess»"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, *arguments)


def listening(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The games that a window would be opened on."""
    opened: list[Path] = []

    def run_open(path: Path, *, mute: bool) -> int:
        assert not mute
        opened.append(path)
        return cli.GOOD

    monkeypatch.setattr("catan_desktop.app.start.run", run_open)
    return opened


def test_a_saved_game_alone_is_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, save: Path
) -> None:
    opened = listening(monkeypatch)
    loud = save.rename(tmp_path / "MY GAME.CATAN")
    assert cli.main([str(loud)]) == 0
    assert cli.main(["open", str(loud)]) == 0
    assert opened == [loud, loud]
    assert "cannot be read" in refused(capsys, str(tmp_path / "none.catan"))


def test_a_campaign_is_opened_and_drawn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened = listening(monkeypatch)
    file = Path(__file__).parents[1] / "saves" / "golden" / "campaign-1.campaign"
    assert cli.main([str(file)]) == 0
    assert cli.main(["open", str(file)]) == 0
    assert opened == [file, file]
    out = str(tmp_path / "x.png")
    assert cli.main(["screenshot", str(file), "--scene", "campaign", "--out", out]) == cli.GOOD
    assert "campaign" in refused(capsys, "screenshot", str(file), "--scene", "table", "--out", out)
    bad = tmp_path / "bad.campaign"
    bad.write_bytes(b"none")
    assert refused(capsys, "open", str(bad))


@pytest.mark.parametrize("in_file", [True, False])
def test_a_position_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, in_file: bool) -> None:
    opened: list[SavedGame] = []

    def run_open(game: SavedGame, *, mute: bool) -> int:
        opened.append(game)
        return cli.GOOD

    monkeypatch.setattr("catan_desktop.app.start.run", run_open)
    monkeypatch.setattr("catan_desktop.ui.hardware.display", lambda **_: Probe(True, "x11"))
    text = "position 1 classic 4\nat turn=9 seat=1\nstep settlers.action\nhands.private 1: 2ore\n"
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["open", str(file) if in_file else text]) == cli.GOOD
    (game,) = opened
    assert write_position(game.game, game.timeline.state) == text.replace("seat=1", "seat=1 ply=1")
    assert cli.main(["screenshot", str(file) if in_file else text, "--out", str(tmp_path / "x.png")]) == cli.GOOD
    assert (tmp_path / "x.png").stat().st_size > 10_000


def test_the_program_can_be_begun_without_sound(monkeypatch: pytest.MonkeyPatch, save: Path) -> None:
    muted: list[bool] = []

    def run(*_: object, mute: bool) -> int:
        muted.append(mute)
        return cli.GOOD

    monkeypatch.setattr("catan_desktop.app.start.run", run)
    monkeypatch.setattr("catan_desktop.ui.hardware.display", lambda **_: Probe(True, "x11"))
    for words in (["--mute"], ["--mute", "open", str(save)], ["--mute", "new"], ["open", str(save)]):
        assert cli.main(words) == 0
    assert muted == [True, True, True, False]


@pytest.mark.parametrize("read", [True, False])
def test_a_damaged_game_is_told_of_where_somebody_reads_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, read: bool
) -> None:
    """In the terminal, or in a window where the program was started by a double click."""
    opened = listening(monkeypatch)
    monkeypatch.setattr("catan_desktop.ui.hardware.display", lambda **_: Probe(True, "x11"))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: read)
    bad = tmp_path / "bad.catan"
    bad.write_text("not a game")
    assert cli.main(["open", str(bad)]) == (cli.BAD_INPUT if read else cli.GOOD)
    assert opened == ([] if read else [bad])
    assert ("not a saved game" in capsys.readouterr().err) is read


@pytest.mark.parametrize("arguments", [[], ["new"]])
def test_without_a_display_the_window_commands_end_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform != "linux":
        pytest.skip("other systems always have a display")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert "no display" in refused(capsys, *arguments)


def test_version_and_help_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    told = capsys.readouterr().out.splitlines()
    names = ["catan-desktop", "Python", "pygame-ce", "SDL"]
    versions = [
        __version__,
        platform.python_version(),
        pygame.version.ver,
        ".".join(map(str, pygame.get_sdl_version())),
    ]
    assert told == [" ".join(pair) for pair in zip(names, versions, strict=True)]
    assert cli.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(command in text for command in cli.COMMANDS if command != "menu")


def test_only_a_window_opens_without_looking_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, bool] = {}

    def run(*_: object, **__: object) -> int:
        seen["window"] = gc.isenabled()
        return 0

    monkeypatch.setattr(start, "run", run)
    monkeypatch.setattr(cli, "_need_display", lambda: None)
    monkeypatch.setitem(cli.COMMANDS, "doctor", lambda _: seen.setdefault("doctor", gc.isenabled()) and 0)
    assert cli.main([]) == cli.main(["doctor"]) == 0
    assert (seen, gc.isenabled()) == ({"window": False, "doctor": True}, True)


def test_simulate_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.json"
    command = ["simulate", "--rules", "gift-base", "--seats", "bot:random,bot:random", "--games", "3", "--seed", "7"]
    assert cli.main([*command, "--jobs", "2", "--set", "goal=8", "--layout", "standard", "--json", str(file)]) == 0
    captured = capsys.readouterr()
    assert "gift-base: 3 games" in captured.out
    assert captured.err == ""
    written = json.loads(file.read_text())
    assert len(written["games"]) == 3
    assert written["totals"]["games"] == 3


def test_options_are_read_as_what_the_ruleset_allows() -> None:
    assert cli._option("off", (True, False)) is False
    assert cli._option("8", (8, 9)) == 8
    assert cli._option("free", ("ready", "free")) == "free"
    assert cli._option("maybe", (True, False)) == "maybe"


def test_replay_lists_and_verifies(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(save)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 40
    assert lines[0].split()[0] == "1"
    assert cli.main(["replay", str(save), "--verify"]) == 0
    assert "gift-base: 40 actions" in capsys.readouterr().out
    save.write_bytes(save.read_bytes()[:-9])
    assert cli.main(["replay", str(save), "--verify"]) == cli.BAD_INPUT
    assert "cut off" in capsys.readouterr().err


def test_doctor_finds_a_healthy_program_and_names_damaged_saves(
    save: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CATAN_DESKTOP_HOME", str(tmp_path / "home"))
    assert cli.main(["doctor"]) == 0
    assert "0 of 0 can be opened" in capsys.readouterr().out
    library.bring_in(save, paths.user_saves())
    (paths.user_saves() / "hurt.catan").write_text("hurt")
    assert cli.main(["doctor"]) == 0
    text = capsys.readouterr().out
    assert "1 of 2 can be opened" in text
    assert "hurt.catan" in text
    assert __version__ in text


@pytest.mark.parametrize(
    ("arguments", "headword"),
    [
        (["giants", "--lang", "en"], "Giant"),
        (["великанами", "--lang", "ru"], "Великан"),
        (["великанами", "--lang", "en"], "Giant"),
        (["gaint"], "Giant"),
        (["longest", "road"], "Longest Road"),
    ],
)
def test_the_almanac_tells_of_a_word_in_any_form(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    headword: str,
) -> None:
    monkeypatch.setenv("CATAN_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "70")
    assert cli.main(["almanac", *arguments]) == cli.GOOD
    told = capsys.readouterr().out
    assert told.startswith(f"{headword}\n")
    assert "](" not in told
    assert "<icon" not in told
    assert max(map(len, told.splitlines())) < 70


def test_the_almanac_speaks_the_language_of_the_desktop(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CATAN_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert cli.main(["almanac", "giant"]) == cli.GOOD
    assert capsys.readouterr().out.startswith("Великан\n")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_words_that_a_terminal_has_no_signs_for_end_nothing(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding=encoding))
    assert cli.main(["almanac", "--lang", "ru", "великаны"]) == cli.GOOD
    sys.stdout.flush()
    assert written.getvalue().startswith(b"\\u0412")


def test_the_almanac_lists_what_a_word_may_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["almanac", "sides", "--lang", "en"]) == cli.GOOD
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "“sides” may mean:"
    assert "  Sides A and B (hero-side)" in told


def test_the_almanac_has_suggestions_for_a_word_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["almanac", "giannnt", "--lang", "en"]) == cli.PROBLEM
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("The almanac has no entry for “giannnt”.\nPerhaps: Giant")


def test_the_almanac_lists_all_entries_where_no_word_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["almanac", "--lang", "ru"]) == cli.GOOD
    assert "К северу от Стены\n  Стена" in capsys.readouterr().out


def test_a_damaged_almanac_is_told_of(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catan_desktop.present.almanac.INDEX", "lost.toml")
    assert "lost.toml cannot be read" in refused(capsys, "almanac", "giant", "--lang", "en")
    assert cli.main(["doctor"]) == cli.PROBLEM
    assert "BAD   almanac" in capsys.readouterr().out


def test_doctor_fails_where_a_folder_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CATAN_DESKTOP_HOME", str(tmp_path / "file"))
    assert cli.main(["doctor"]) == cli.PROBLEM
    assert "BAD" in capsys.readouterr().out


def test_the_module_runs_as_a_program(save: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "catan_desktop", "replay", str(save), "--verify"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert saves.read(save).header.ruleset in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there a program without a console is another file")
@pytest.mark.parametrize(("arguments", "code"), [("doctor", 0), ("open none.catan", 2)])
def test_a_program_without_streams_does_what_it_can(arguments: str, code: int, tmp_path: Path) -> None:
    """The packed program of Windows has neither output nor a stream for errors."""
    command = f'"$0" -m catan_desktop {arguments} >&- 2>&-'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable], cwd=ROOT, check=False, env={**os.environ, "HOME": str(tmp_path)}
    )
    assert done.returncode == code


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that is over."""
    path = tmp_path_factory.mktemp("ended") / "ended.catan"
    seats = tuple(SeatSpec(kind="bot", level="easy", name=name) for name in ("Anna", "Bram"))
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=2), bots_in_process=True)
    while session.outcome is None:
        shown_games.stride(session)
    session.saving.save(path)
    return path


def test_a_review_is_told_and_written(ended: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = tmp_path / "review.json"
    assert cli.main(["review", str(ended), "--json", str(written)]) == cli.GOOD
    told = capsys.readouterr().out
    assert "<icon" not in told
    found = json.loads(written.read_text(encoding="utf-8"))
    assert found["seats"] == ["Anna", "Bram"]
    assert all(sum(turn["chances"]) == pytest.approx(1.0, abs=1e-3) for turn in found["turns"])
    assert sorted(found["turns"][-1]["chances"]) == [0.0, 1.0]
    assert 1 <= len(found["points"]) <= 7
    assert all(point["what"] in told for point in found["points"])
    assert found["decisions"]
    assert all(one["cost"] > 0 and one["made"] != one["advised"] for one in found["decisions"])
    for account in found["accounts"]:
        parts = ("began", "setup", "dice", "cards", "others", "own", "unforeseen")
        assert sum(account[part] for part in parts) == pytest.approx(account["ended"], abs=1e-3)
        assert f"{found['seats'][account['seat']]}: luck" in told
    assert cli.main(["review", str(ended), "--lang", "ru"]) == cli.GOOD  # kept beside the save
    assert "Переломные моменты" in capsys.readouterr().out


def test_a_game_that_is_not_over_has_no_review(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "not over" in refused(capsys, "review", str(save))
