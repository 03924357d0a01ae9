"""The real program in a real window, ended by force in many ways: no move is ever lost, and the player is told."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.session import saves
from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage, missing_tools, playing, x_server
from tests.end_to_end.test_whole_games import quiet

pytestmark = [pytest.mark.window, pytest.mark.slow]

TABLE = ("new", "--seed", "9", "--seats", "human:Ann,bot:easy,bot:easy")


def children(process: int) -> list[int]:
    """The processes that a process has started itself."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == process:
            found.append(int(folder.name))
    return found


def bots_of(game: Stage) -> int:
    """The process in which the bots of a running program think."""
    assert game.process is not None
    workers = [child for child in children(game.process.pid) if b"spawn_main" in command(child)]
    assert len(workers) == 1
    return workers[0]


def command(process: int) -> bytes:
    """How a process was started; nothing where it has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def kept(game: Stage) -> int:
    """The ply of the only game that is kept."""
    (file,) = (game.home / "saves").glob(f"*{saves.SUFFIX}")
    return saves.read(file).timeline.state.ply


@pytest.fixture
def game(tmp_path: Path) -> Iterator[tuple[Stage, int]]:
    """A program on an X server of its own, and the process of that."""
    missing = missing_tools()
    if missing:
        pytest.skip(f"not installed: {missing}")
    before = set(children(os.getpid()))
    with x_server() as display, playing(tmp_path / "home", display) as made:
        (server,) = set(children(os.getpid())) - before
        yield made, server


@pytest.mark.timeout(720)
def test_whatever_is_killed_every_move_is_there_afterwards(game: tuple[Stage, int]) -> None:
    """The bots, then the program by a wish and by force, then the screen."""
    stage, server = game
    stage.start(*TABLE)
    robot = Robot(stage, random.Random(1))
    notes: list[str] = []
    robot.watchers.append(lambda sight: notes.extend(sight.line.get("notes", ())))
    first = robot.play(lambda now: now.ply >= 5 and robot.free(now))
    os.kill(bots_of(stage), signal.SIGKILL)
    left = robot.play(lambda now: bool(notes) and now.ply >= first.ply + 2 and robot.free(now))
    assert any(stage.words("bots-restarted") in note for note in notes), notes
    assert stage.process is not None
    os.kill(stage.process.pid, signal.SIGTERM)
    assert stage.left() == 128 + signal.SIGTERM
    assert kept(stage) == left.ply

    title = stage.start()
    assert title.scene == "TitleScreen", "an end that was asked for is not sudden"
    stage.click("continue")
    back = moves.recapped(stage, stage.wait(lambda now: now.game, "the game again"))
    assert back.ply == left.ply
    stage.kill()
    assert kept(stage) == left.ply

    told = stage.start()
    assert told.scene == "TroubleScreen"
    assert told.says(stage.words("trouble-last-title"))
    stage.rest(1.0)
    stage.key("Return")
    moves.recapped(stage, stage.wait(lambda now: now.game, "the game again"))
    robot = Robot(stage, random.Random(3))
    left = robot.play(lambda now: now.ply > left.ply and robot.free(now))
    os.kill(server, signal.SIGKILL)
    assert stage.left() == 2
    assert kept(stage) == left.ply
    complaints = [line for line in quiet(stage).splitlines() if " WARNING " in line or " ERROR " in line]
    assert len(complaints) == 2, complaints
    assert "session.bot_process: bots: " in complaints[0]
    assert "the display is gone" in complaints[1]
    assert stage.words("trouble-display") in stage.log.read_text(encoding="utf-8")
