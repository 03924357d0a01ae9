"""The real program in a real window, ended by force in many ways: no move is ever lost, and the player is told."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from catan_desktop.session import saves
from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage, missing_tools, playing, x_server
from tests.end_to_end.test_whole_games import quiet

pytestmark = [pytest.mark.window, pytest.mark.slow]

TABLE = ("new", "--seed", "9", "--seats", "human:Ann,bot:easy,bot:easy")
SECONDS = 15.0
"""So long an end may take on a machine that has much else to do."""


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
    workers = [
        child for child in children(game.process.pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    assert len(workers) == 1
    return workers[0]


def kept(game: Stage) -> int:
    """The ply of the only game that is kept."""
    (file,) = (game.home / "saves").glob(f"*{saves.SUFFIX}")
    return saves.read(file).timeline.state.ply


def signalled(game: Stage, number: signal.Signals) -> None:
    assert game.process is not None
    os.kill(game.process.pid, number)


@pytest.mark.timeout(240)
def test_bots_killed_and_the_program_ended_by_signals(stage: Callable[..., Stage]) -> None:
    game = stage()
    game.start(*TABLE)
    robot = Robot(game, random.Random(1))
    robot.play(lambda now: now.ply >= 8 and robot.free(now), 60)
    os.kill(bots_of(game), signal.SIGKILL)
    told = game.words("bots-restarted")
    notes: list[str] = []
    robot.watchers.append(lambda sight: notes.extend(sight.line.get("notes", ())))
    left = robot.play(lambda now: now.ply >= 20 and robot.free(now), 60)
    assert any(told in note for note in notes), notes
    signalled(game, signal.SIGTERM)
    assert game.left(SECONDS) == 128 + signal.SIGTERM
    assert kept(game) == left.ply

    title = game.start()
    assert title.scene == "TitleScreen", "an end that was asked for is not sudden"
    game.click("continue")
    back = moves.recapped(game, game.wait(lambda now: now.game, "the game again"))
    assert back.ply == left.ply
    robot = Robot(game, random.Random(2))
    left = robot.play(lambda now: now.ply >= left.ply + 4 and robot.free(now), 60)
    game.kill()
    assert kept(game) == left.ply

    told_of = game.start()
    assert told_of.scene == "TroubleScreen"
    assert told_of.says(game.words("trouble-last-title"))
    game.rest(1.0)
    game.key("Return")
    back = moves.recapped(game, game.wait(lambda now: now.game, "the game again"))
    assert back.ply == left.ply
    signalled(game, signal.SIGHUP)
    assert game.left(SECONDS) == 128 + signal.SIGHUP
    complaints = [line for line in quiet(game).splitlines() if line.strip()]
    assert len(complaints) == 1, complaints
    assert "session.seats: bots: " in complaints[0]
    assert not list(game.home.glob("running-*"))


@pytest.mark.timeout(120)
def test_a_screen_that_is_taken_away_ends_the_program_with_the_game_saved(tmp_path: Path) -> None:
    missing = missing_tools()
    if missing:
        pytest.skip(f"not installed: {missing}")
    before = set(children(os.getpid()))
    with x_server() as display, playing(tmp_path / "home", display) as game:
        (server,) = set(children(os.getpid())) - before
        game.start(*TABLE)
        robot = Robot(game, random.Random(3))
        left = robot.play(lambda now: now.ply >= 8 and robot.free(now), 60)
        os.kill(server, signal.SIGKILL)
        assert game.left(SECONDS) == 2
        assert kept(game) == left.ply
        assert game.words("trouble-display") in game.log.read_text(encoding="utf-8")
