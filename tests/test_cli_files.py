"""What the command line writes is written whole or not at all, and what it says of bad files is a sentence."""

from __future__ import annotations

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from catan_desktop import cli
from catan_desktop.app import shown_games
from catan_desktop.session import container, files, saves
from catan_desktop.session.disk import Disk
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

ROOT = Path(__file__).resolve().parents[1]
SIMULATE = ["simulate", "--rules", "gift-base", "--seats", "bot:easy,bot:easy", "--games", "1", "--jobs", "1", "--json"]
KEY = re.compile(r"«[a-z]+-|\b(save|settings|begin|reason|code|bots)-[a-z]+(?!\S*[.:/])")
"""A key of a text, or what stands where it has none."""
RAW = ("Traceback", "validation error", "pydantic.dev", "Input should", "String should", "[type=", "Error:", "{'")


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


class Full(Disk):
    """A disk on which a folder has names to give, and no room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.there = set[int]()
        """Files of the folder that are open."""

    def create(self, path: Path) -> int:
        handle = super().create(path)
        if path.parent == self.folder:
            self.there.add(handle)
        return handle

    def write(self, handle: int, data: bytes) -> int:
        if handle in self.there:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(handle, data)

    def close(self, handle: int) -> None:
        self.there.discard(handle)
        super().close(handle)


def command(what: str, ended: Path, out: Path) -> list[str]:
    """A command that writes a file."""
    return {
        "simulate": [*SIMULATE, str(out)],
        "review": ["review", str(ended), "--json", str(out)],
        "screenshot": ["screenshot", "--scene", "title", "--size", "640x480", "--out", str(out)],
    }[what]


def refused(capsys: pytest.CaptureFixture[str], arguments: list[str], *codes: int) -> str:
    assert cli.main(arguments) in codes
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("catan-desktop: ")
    return said


@pytest.mark.parametrize("what", ["simulate", "review", "screenshot"])
def test_on_a_full_disk_the_former_file_stays_and_a_line_says_why(
    what: str, ended: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "result.png"
    out.write_bytes(b"former")
    monkeypatch.setattr(files, "disk", Full(tmp_path))
    assert "No space" in refused(capsys, command(what, ended, out), cli.PROBLEM)
    assert out.read_bytes() == b"former"
    assert [file.name for file in tmp_path.iterdir()] == ["result.png"]


@pytest.mark.parametrize("what", ["simulate", "review", "screenshot"])
@pytest.mark.parametrize("place", ["folder", "no-folder", "file-as-folder", "long", "dev-full"])
def test_a_place_that_takes_nothing_is_a_line(
    what: str, place: str, ended: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(b"")
    places = {
        "folder": tmp_path,
        "no-folder": tmp_path / "none" / "x.png",
        "file-as-folder": tmp_path / "file" / "x.png",
        "long": tmp_path / ("x" * 300),
        "dev-full": Path("/dev/full"),
    }
    if place == "dev-full" and sys.platform != "linux":
        pytest.skip("no such device")
    refused(capsys, command(what, ended, places[place]), cli.BAD_INPUT, cli.PROBLEM)
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="no such device")
@pytest.mark.parametrize("arguments", ["almanac --lang en", "--version", "doctor", "--help", "new --help"])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_what_cannot_be_printed_is_a_line(arguments: str, unbuffered: str, tmp_path: Path) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "catan_desktop", *arguments.split()],
            cwd=ROOT,
            env={**os.environ, "CATAN_DESKTOP_HOME": str(tmp_path), "PYTHONUNBUFFERED": unbuffered},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (cli.PROBLEM, "catan-desktop: No space left on device\n")


def test_a_result_is_as_open_as_the_file_before_and_a_link_is_followed(tmp_path: Path) -> None:
    out, link = tmp_path / "games.json", tmp_path / "link.json"
    out.write_text("former")
    out.chmod(0o640)
    link.symlink_to(out)
    assert cli.main([*SIMULATE, str(link)]) == cli.GOOD
    assert link.is_symlink()
    assert json.loads(out.read_text())["totals"]["games"] == 1
    if os.name == "posix":
        assert out.stat().st_mode & 0o777 == 0o640
        hidden = os.umask(0o027)
        try:
            files.write_output(tmp_path / "new.json", b"new")
        finally:
            os.umask(hidden)
        assert (tmp_path / "new.json").stat().st_mode & 0o777 == 0o640


def test_without_shared_memory_several_processes_are_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def none(*_: object, **__: object) -> None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    monkeypatch.setattr("catan_desktop.arena.pools.ProcessPoolExecutor", none)
    arguments = ["4" if one == "1" else one for one in SIMULATE]
    assert "--jobs 1" in refused(capsys, [*arguments, str(tmp_path / "x.json")], cli.BAD_INPUT)


# every reason has words

BAD_SETTINGS = (b"not json", b"\xff\xfe", b'{"volume_master": 7, "language": "xx"}', b"[]", b"{" * 9999)


def bad_saves(ended: Path, folder: Path) -> list[Path]:
    """Files of every kind that is no saved game here."""
    whole = ended.read_bytes()
    newer = folder / "newer.catan"
    made = {
        "empty": b"",
        "words": b"not a game",
        "cut": whole[:-20],
        "changed": whole[: len(whole) // 2] + bytes([whole[len(whole) // 2] ^ 255]) + whole[len(whole) // 2 + 1 :],
    }
    for name, data in made.items():
        (folder / f"{name}.catan").write_bytes(data)
    newer.write_bytes(container.pack({**container.unpack(whole), "schema": saves.SCHEMA + 1}, 0))
    (folder / "folder.catan").mkdir()
    return [*folder.glob("*.catan"), folder / "none.catan"]


def told(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command says, after looking at it."""
    cli.main(arguments)
    out, err = capfd.readouterr()
    said = out + err
    assert said
    for raw in RAW:
        assert raw not in said, arguments
    assert not KEY.search(said), (arguments, said)
    return said


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_is_put_into_words(
    language: str,
    ended: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CATAN_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setattr("catan_desktop.app.start.run", lambda *_, **__: pytest.fail("a window is opened on it"))
    (tmp_path / "saves").mkdir()
    for file in bad_saves(ended, tmp_path / "saves"):
        said = told(capfd, "review", str(file), "--lang", language)
        assert bool(re.search("[а-я]", said)) is (language == "ru")
        for words in (["replay"], ["replay", "--verify"], ["open"]):
            told(capfd, *words, str(file))
        told(capfd, "screenshot", str(file), "--lang", language, "--out", str(tmp_path / "x.png"))
    assert "newer version of the program" in told(capfd, "doctor")
    for settings in BAD_SETTINGS:
        (tmp_path / "settings.json").write_bytes(settings)
        assert "settings: " in told(capfd, "doctor")
        told(capfd, "almanac", "nosuchword")
    for seat in ("human:" + "x" * 41, "human:a\tb", "bot:genius", "bot:easy/nobody", "robot"):
        told(capfd, "simulate", "--seats", f"{seat},bot:easy")
    for wrong in (["--set", "goal=many"], ["--layout", "spiral"], ["--rules", "chess"], ["--file", str(tmp_path)]):
        told(capfd, "simulate", *wrong)
