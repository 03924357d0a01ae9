"""A disk that does not answer holds up neither the game nor its end, and what comes back late is still written."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.session import files, saves
from catan_desktop.session.autosave import AutoSaver
from catan_desktop.session.disk import Disk
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"
LONG_SECONDS = 60.0


class Held(Disk):
    """The real disk, whose sync does not come back while it is held."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.free.set()

    def sync(self, handle: int) -> None:
        self.free.wait()
        super().sync(handle)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    disk = Held()
    monkeypatch.setattr(files, "disk", disk)
    before = set(threading.enumerate())
    yield disk
    disk.free.set()
    for thread in set(threading.enumerate()) - before:
        thread.join(LONG_SECONDS)
        assert not thread.is_alive(), "it ends as soon as the disk answers"


def begun(folder: Path) -> tuple[Session, AutoSaver, Path]:
    keeper = AutoSaver(folder)
    spec = NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec()))
    session = Session.new(spec, shelf_name=SHELF, keeper=keeper)
    assert keeper.settle(LONG_SECONDS)
    assert keeper.path is not None
    return session, keeper, keeper.path


def ply_in(path: Path) -> int:
    return saves.read(path, SHELF).timeline.state.ply


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG_SECONDS
    while not happened():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.002)


def test_the_end_waits_for_a_slow_disk(tmp_path: Path, disk: Held) -> None:
    session, keeper, path = begun(tmp_path)
    keeper.patience = LONG_SECONDS
    disk.free.clear()
    session.submit(toy.Mark(Seat(0), 1))
    threading.Timer(0.05, disk.free.set).start()
    session.close()
    assert session.saving.trouble is None
    assert ply_in(path) == 1


def test_the_end_does_not_wait_for_ever_and_says_that_the_game_is_not_kept(tmp_path: Path, disk: Held) -> None:
    session, keeper, path = begun(tmp_path)
    keeper.patience = 0.05
    disk.free.clear()
    session.submit(toy.Mark(Seat(0), 1))
    session.close()
    assert session.saving.trouble is not None
    assert session.saving.trouble.key == "save-slow"
    assert ply_in(path) == 0, "whole as it was"


def test_what_was_given_up_is_written_when_the_disk_comes_back_and_nobody_takes_its_file_before(
    tmp_path: Path, disk: Held
) -> None:
    session, keeper, path = begun(tmp_path)
    keeper.patience = 0.05
    disk.free.clear()
    session.submit(toy.Mark(Seat(0), 1))
    session.close()
    other = AutoSaver(tmp_path, path)
    assert other.path != path
    assert other.elsewhere
    disk.free.set()
    wait_for(lambda: session.saving.trouble is None)
    assert ply_in(path) == 1
    other.close()
    wait_for(lambda: not keeper._thread.is_alive())
    again = AutoSaver(tmp_path, path)
    assert again.path == path
    again.close()


HANGING = """
import sys, threading
from pathlib import Path
from catan_desktop.kernel.ids import Seat
from catan_desktop.session import files
from tests.session import toy
from tests.session.test_slow_disk import Held, begun
files.disk = disk = Held()
session, keeper, path = begun(Path(sys.argv[1]))
disk.free.clear()
session.submit(toy.Mark(Seat(0), 1))
keeper.patience = 0.05
session.close()
print("left with", [thread.name for thread in threading.enumerate()])
"""


def test_a_disk_that_never_answers_keeps_no_process_alive(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", HANGING, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [os.getcwd(), os.environ.get("PYTHONPATH")]))},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "'autosave'" in done.stdout, "its thread hung to the last"
