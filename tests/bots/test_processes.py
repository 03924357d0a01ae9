"""No process that helps this program outlives it, however it ends and whatever the process does then."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_SECONDS = 60.0
HEARING = "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"
"""Under `nohup` a program would not hear that its terminal is gone."""
SIMULATION = """
from catan_desktop import cli
if __name__ == "__main__":
    cli.main("simulate --rules gift-base --seats bot:normal,bot:normal --games 500 --jobs 2 --seed 1".split())
"""
BUSY = """
import time
from catan_desktop.bots.processes import help_parent, helpers
def hang():
    help_parent()
    while True:
        pass
if __name__ == "__main__":
    helpers().Process(target=hang, daemon=True).start()
    time.sleep(600)
"""
"""A helper that asks nobody for anything, as in a thought that does not end."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="families of processes are read from /proc")


def family(parent: int) -> set[int]:
    """The processes that came from one, itself left out."""
    children: dict[int, set[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            above = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(above, set()).add(int(folder.name))
    found, waiting = set[int](), [parent]
    while waiting:
        own = children.get(waiting.pop(), set()) - found
        found |= own
        waiting += own
    return found


def lives(process: int) -> bool:
    """Whether it is there, and no more than a name that nobody has read."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(done: object) -> None:
    assert callable(done)
    end = time.monotonic() + PATIENCE_SECONDS
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize(("program", "size"), [(SIMULATION, 3), (BUSY, 1)], ids=["simulation", "busy"])
def test_helpers_end_with_the_program(program: str, size: int, how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(HEARING + program)
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    quiet = subprocess.DEVNULL
    parent = subprocess.Popen([sys.executable, file], env=surroundings, stdout=quiet, stderr=quiet)
    helpers: set[int] = set()
    try:
        until(lambda: len(family(parent.pid)) >= size)
        time.sleep(1.0)  # until they are at work
        helpers = family(parent.pid)
        parent.send_signal(how)
        parent.wait()
        until(lambda: not any(map(lives, helpers)))
    finally:
        parent.kill()
        parent.wait()
        for helper in filter(lives, helpers):
            os.kill(helper, signal.SIGKILL)
