"""Tournaments that are kept, go on, and can be played elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from catan_desktop.arena import pools
from catan_desktop.arena.play import Limits, Played, played
from catan_desktop.arena.pools import Cluster, PoolError
from catan_desktop.arena.series import Plan, Series, simulate
from catan_desktop.arena.store import StoreError
from catan_desktop.cli import main

ROOT = Path(__file__).resolve().parents[2]
SHELF = "tests.session.toy"


def toys(file: Path, games: int, *, seed: int = 5, limits: Limits | None = None) -> Series:
    limits = limits or Limits(nodes=9)
    return simulate(Plan("toy", ("random",) * 3, games=games, seed=seed, limits=limits, shelf=SHELF), file=file)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.jsonl"
    first = toys(file, 3)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # the last line was cut off while it was written
    numbers: list[int] = []
    real = pools.play_job

    def counted(job: pools.Job) -> Played:
        numbers.append(job.number)
        return real(job)

    monkeypatch.setattr(pools, "play_job", counted)
    again = toys(file, 5)
    assert numbers == [2, 3, 4]
    assert [game.seed for game in again.games[:3]] == [game.seed for game in first.games]
    assert [game.plies for game in again.games[:3]] == [game.plies for game in first.games]
    assert len(file.read_bytes().splitlines()) == 6
    numbers.clear()
    assert toys(file, 5) == again
    assert numbers == []


def test_a_file_of_another_series_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    toys(file, 1)
    before = file.read_bytes()
    with pytest.raises(StoreError, match="seed is 5 there, and 6"):
        toys(file, 1, seed=6)
    with pytest.raises(StoreError, match="nodes is 9 there, and 10"):
        toys(file, 1, limits=Limits(nodes=10))
    assert file.read_bytes() == before
    other = tmp_path / "notes.txt"
    for text in ("my notes\n", "no end of line", '{"a": 1}\n'):
        other.write_text(text, encoding="utf-8")
        with pytest.raises(StoreError, match="not a file of a tournament"):
            toys(other, 1)
        assert other.read_text(encoding="utf-8") == text
    file.write_bytes(before + b'{"number": 1}\n')
    with pytest.raises(StoreError, match="line 3: not a game"):
        toys(file, 3)


def test_the_command_keeps_games_and_refuses_a_wrong_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.jsonl"
    line = ["simulate", "--rules", "gift-base", "--seats", "bot:random,bot:random,bot:random", "--jobs", "1"]
    assert main([*line, "--games", "1", "--file", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[1])["number"] == 0
    capsys.readouterr()
    assert main([*line, "--games", "1", "--seed", "3", "--file", str(file)]) == 2
    assert "belongs to another series" in capsys.readouterr().err
    assert main([*line, "--budget", "0"]) == 2
    assert "seconds above 0" in capsys.readouterr().err


def test_the_time_of_each_decision_is_told() -> None:
    found = played("toy", ["random"] * 3, seed=1, shelf_name=SHELF)
    assert all(thought.decisions > 0 for thought in found.thoughts)
    assert all(0 <= thought.longest <= thought.seconds for thought in found.thoughts)
    level = simulate(Plan("toy", ("random",) * 3, games=2, shelf=SHELF)).totals.levels[0]
    assert 0 < level.milliseconds <= level.longest + 0.05, "the longest is rounded to a tenth"


CLUSTER = """
import distributed
from catan_desktop.arena.series import Plan, simulate
plan = Plan("toy", ("random",) * 2, games=3, shelf="tests.session.toy")
with distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
    there = simulate(plan, cluster=cluster.scheduler_address)
print([(game.seed, game.plies) for game in there.games])
"""


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """In a process of its own: the cluster leaves threads, importers and loggers behind."""
    if find_spec("distributed") is None:
        pytest.skip("dask is not installed")
    surroundings = {**os.environ, "DASK_TEMPORARY_DIRECTORY": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", CLUSTER], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    here = simulate(Plan("toy", ("random",) * 2, games=3, shelf=SHELF))
    assert done.stdout.strip() == str([(game.seed, game.plies) for game in here.games])


def test_without_a_cluster_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins  # noqa: PLC0415

    real = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name == "distributed":
            raise ImportError(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(PoolError, match=r"catan-desktop\[cluster\]"):
        Cluster("local")
