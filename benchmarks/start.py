"""How long the program takes to its first frame: `python -m benchmarks.start [--runs 7] [--program FILE]`.

The program is started as a player starts it; it tells by its trace when the first frame lies on the screen. With
`DISPLAY` set the window is a real one, else SDL's dummy. Another program is one that was installed from the wheel, or
the packed one. A plain loop of Python is timed beside them, because the hours of a machine differ. The second table
shows which imports the time goes to.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.figures import Spent, Stopwatch, frame_heading, frame_row, load, machine
from catan_desktop.session.settings import Settings

LONGEST = 30.0
SHOWN = 12
_IMPORT = re.compile(r"import time:\s+(\d+) \|\s+(\d+) \| (\s*)(\S+)")


def environment(home: Path) -> dict[str, str]:
    """The environment of a program with a folder of its own."""
    found = {**os.environ, "CATAN_DESKTOP_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    found["PYTHONPYCACHEPREFIX"] = str(home / "compiled")  # as an installed program, which is not compiled each time
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    if not found.get("DISPLAY"):
        found["SDL_VIDEODRIVER"] = "dummy"
    return found


FROM_SOURCE = (sys.executable, "-m", "catan_desktop")


def first_frame(home: Path, *arguments: str, program: Sequence[str] = FROM_SOURCE) -> Spent:
    """Seconds from starting the process to its first frame; its own time is that of all its threads until then."""
    trace = home / "trace.jsonl"
    trace.unlink(missing_ok=True)
    for mark in home.glob("running-*"):  # of the run before, of whose sudden end the title would tell
        mark.unlink()
    surroundings = {**environment(home), "CATAN_DESKTOP_TRACE": str(trace)}
    before = time.time()
    process = subprocess.Popen([*program, *arguments], env=surroundings, stdout=subprocess.DEVNULL)
    try:
        while not (trace.exists() and trace.read_bytes().endswith(b"\n")):
            if process.poll() is not None or time.time() - before > LONGEST:
                raise SystemExit("the program showed nothing")
            time.sleep(0.002)
    finally:
        process.kill()
        process.wait()
    first = json.loads(trace.read_text(encoding="utf-8").splitlines()[0])["first"]
    return Spent(float(first["time"]) - before, float(first["cpu"]))


def imports(home: Path) -> list[tuple[str, float]]:
    """(module, seconds with all that it imports) of the menu's imports, the longest first, only the outermost."""
    code = "import catan_desktop.app as app, catan_desktop.app.program, catan_desktop.ui.scenes.title"
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code],
        env=environment(home),
        capture_output=True,
        text=True,
        check=True,
    )
    longest: dict[str, float] = {}
    for match in _IMPORT.finditer(done.stderr):
        package = match[4].partition(".")[0]
        longest[package] = max(longest.get(package, 0.0), int(match[2]) / 1e6)
    return sorted(longest.items(), key=lambda entry: -entry[1])


def added() -> Spent:
    """What a million additions take, to compare machines and their hours by."""
    watch, total = Stopwatch(), 0
    for number in range(1_000_000):
        total += number & 7
    return watch.spent()


def report(home: Path, runs: int, program: Sequence[str]) -> list[Spent]:
    """Print a table; what the title took."""
    settings = Settings.model_validate({"language": "en"})
    (home / "settings.json").write_text(settings.model_dump_json(), encoding="utf-8")
    first_frame(home, program=program)
    print(frame_heading("from the start of the process"))
    title = [first_frame(home, program=program) for _ in range(runs)]
    print(frame_row("to the first frame of the title", title))
    new = ("new", "--seed", "1")
    games = [first_frame(home, *new, program=program) for _ in range(runs)]
    print(frame_row("to the first frame of a new game", games))
    print(frame_row("a million additions in a plain loop of Python", [added() for _ in range(runs)]))
    return title


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--program", type=Path, help="another program than the one in this folder")
    arguments = parser.parse_args()
    program = FROM_SOURCE if arguments.program is None else (str(arguments.program.resolve()),)
    print(machine())
    print(load())
    print("on a real window" if os.environ.get("DISPLAY") else "on SDL's dummy window")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        report(home, arguments.runs, program)
        if arguments.program is not None:
            return
        print(f"\n{'package, with all that it imports first':44} ms")
        for name, seconds in imports(home)[:SHOWN]:
            print(f"{name:44} {1000 * seconds:.0f}")


if __name__ == "__main__":
    main()
