"""Builds the packed program and plays it as a player without Python would: `python -m benchmarks.packed [--folder X]`.

`--folder` is one that was built before (`dist/catan-desktop`); without it one is built in a temporary place, which
needs PyInstaller (`uv run --group build python -m benchmarks.packed`). Told are size, start and what was played; what
does not work ends the run with a sentence.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks import start
from benchmarks.figures import load, machine
from catan_desktop.session import credits, paths
from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage, missing_tools, playing, x_server

ROOT = Path(__file__).resolve().parents[1]
NAME = "catan-desktop"
GAME_SECONDS = 400.0
ROUNDS = 60
"""Actions of bots after which their game has been kept often enough."""
MEBIBYTE = 1024 * 1024
LIBRARY = re.compile(r"\.(so|dll|dylib)(\.|$)")
OWN = re.compile(r"\.(cpython|abi3|pyd)")
"""Libraries that belong to a package of Python."""


def build(place: Path) -> Path:
    """Build the folder; PyInstaller's own words are shown where it fails."""
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        str(place / "dist"),
    ]
    subprocess.run([*command, "--workpath", str(place / "work"), "build.spec"], cwd=ROOT, check=True)
    return place / "dist" / NAME


def size(folder: Path) -> int:
    """Bytes of all files in a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def weigh(folder: Path) -> None:
    """Print how large it is, and what is large in it."""
    inside = [part for part in (folder / "_internal").iterdir() if not part.is_symlink()]
    parts = {part.name: size(part) if part.is_dir() else part.stat().st_size for part in inside}
    files = sum(1 for file in folder.rglob("*") if file.is_file())
    print(f"\n{size(folder) / MEBIBYTE:.1f} MiB in {files} files; the largest parts in MiB:")
    for name, count in sorted(parts.items(), key=lambda part: -part[1])[:10]:
        print(f"  {name:40} {count / MEBIBYTE:.1f}")


def uncredited(folder: Path) -> list[str]:
    """The libraries that the credits do not name."""
    listed = credits.load(paths.assets())
    known = tuple(start for one in (*listed.libraries, *listed.packed) for start in one.files)
    names = {file.name for file in folder.rglob("*") if LIBRARY.search(file.name) and not OWN.search(file.name)}
    inside = {file.name for file in folder.rglob("lib-dynload/*")}
    return sorted(name for name in names - inside if not name.startswith(known))


def naming(folder: Path) -> list[str]:
    """The files that name this checkout, or in what is ours the home of whoever built it; libraries of others may."""
    found = []
    for file in (file for file in folder.rglob("*") if file.is_file()):
        data = file.read_bytes()
        if bytes(ROOT) in data or (not LIBRARY.search(file.name) and bytes(Path.home()) + b"/" in data):
            found.append(file.name)
    return sorted(found)


def told(program: Path, home: Path, *arguments: str) -> str:
    """What a command prints; from another folder, in an environment that has nothing of Python."""
    surroundings = {
        "CATAN_DESKTOP_HOME": str(home),
        "PATH": os.defpath,
        "LC_ALL": "C.UTF-8",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [str(program), *arguments], cwd=home, env=surroundings, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def commands(program: Path, home: Path) -> None:
    """Run every command that needs no window."""
    print("\n" + told(program, home, "--version").strip())
    bad = [line for line in told(program, home, "doctor").splitlines() if line.startswith("BAD") or "unknown" in line]
    if bad:
        raise SystemExit("\n".join(bad))
    if "Великан" not in told(program, home, "almanac", "великаны", "--lang", "ru"):
        raise SystemExit("the almanac knows no giant")
    seats = ("--seats", "bot:easy,bot:easy", "--rules", "classic", "--nodes", "20")
    print(told(program, home, "simulate", *seats, "--games", "2", "--jobs", "2").splitlines()[0])
    picture = home / "picture.png"
    told(program, home, "screenshot", "--scene", "table@cities", "--lang", "ru", "--out", str(picture))
    print(f"a picture of {picture.stat().st_size} bytes")


@contextmanager
def staged(program: Path, home: Path, display: str) -> Iterator[Stage]:
    """The packed program before a window."""
    with playing(home, display, language="ru") as stage:
        stage.program = (str(program),)
        yield stage


def bots_play(program: Path, home: Path, display: str) -> str:
    """Let bots play until their game has been kept, end the program as the system would, and check the save."""
    with staged(program, home, display) as stage:
        stage.start("new", "--seats", "bot:easy,bot:normal,bot:hard", "--seed", "3")
        (kept,) = _saves(stage, ROUNDS)
        assert stage.process is not None
        stage.process.send_signal(signal.SIGTERM)
        stage.left()
        verdict = told(program, home, "replay", str(kept), "--verify").strip()
        double_clicks(stage, kept)
        return verdict


def double_clicks(stage: Stage, kept: Path) -> None:
    """Open a saved game, and one that is none, as a desktop would: the name of the file and nobody at a terminal."""
    stage.start(str(kept))
    sight = stage.wait(lambda now: now.ply >= ROUNDS, "the game that was double-clicked")
    print(f"a double click has opened the game at action {sight.ply}")
    stage.kill()
    bad = stage.home / "bad.catan"
    bad.write_bytes(b"no game")
    stage.start(str(bad))
    sight = stage.wait_scene("TitleScreen")
    if not sight.line["notes"]:
        raise SystemExit("nobody is told that a file is no game")
    print(f"a file that is no game: {sight.line['notes']}")
    stage.kill()


def _saves(stage: Stage, plies: int) -> list[Path]:
    sight = stage.wait(lambda now: now.ply >= plies, "the bots", 300)
    print(f"bots have acted {sight.ply} times, and the game is kept")
    return list((stage.home / "saves").glob("autosave-*.catan"))


def people_play(program: Path, home: Path, display: str) -> str:
    """Click a whole short game against a bot, from the title to the result, save it under a name and check that."""
    with staged(program, home, display) as stage:
        stage.start()
        moves.begin(stage, [("human", "Анна"), ("easy", "")], seed=5, goal=8, rules="gift-base")
        robot = Robot(stage, random.Random(5))
        robot.play(lambda now: now.game["turn"] > 2 and robot.free(now), GAME_SECONDS)
        moves.save_as(stage, "Evening")
        end = robot.play(lambda now: now.scene == "ResultScreen", GAME_SECONDS)
        print(f"a person has clicked a game of {end.game['turn']} turns to its end, winners {end.game['winners']}")
        stage.kill()
        files = sorted((home / "saves").glob("*.catan"))
        return "\n".join(told(program, home, "replay", str(file), "--verify").strip() for file in files)


def check(folder: Path, runs: int) -> None:
    """Everything that a packed program must do."""
    program = folder / NAME
    weigh(folder)
    strange, named = uncredited(folder), naming(folder)
    if strange:
        raise SystemExit(f"nobody is credited for {', '.join(strange)}")
    if named:
        raise SystemExit(f"a place of this machine is named in {', '.join(named)}")
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        commands(program, home)
        missing = missing_tools()
        if missing:
            raise SystemExit(f"nothing was played in a window; not installed: {missing}")
        with x_server() as display:
            print(bots_play(program, home / "bots", display))
            print(people_play(program, home / "people", display))
            os.environ["DISPLAY"] = display
            (home / "start").mkdir()
            start.report(home / "start", runs, (str(program),))


def main() -> None:
    """Build, check and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="built before")
    parser.add_argument("--runs", type=int, default=7, help="starts that are measured")
    arguments = parser.parse_args()
    print(machine())
    print(load())
    if arguments.folder is not None:
        check(arguments.folder.resolve(), arguments.runs)
        return
    with tempfile.TemporaryDirectory() as place:
        check(build(Path(place)), arguments.runs)


if __name__ == "__main__":
    main()
