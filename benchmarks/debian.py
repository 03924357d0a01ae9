"""Builds the package for Debian and tries it: `python -m benchmarks.debian [--package X] [--pictures X]`.

`--package` is one that was built before; without it program and package are built. Only root can install, so this is
for a machine that may be played with: lintian reads the package, it is installed and started as the menu would, alone
and with a saved game, removed and purged; what is left of it ends the run with a sentence, as does what does not work.
"""

from __future__ import annotations

import argparse
import configparser
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks import packed
from catan_desktop.session import paths
from packing import debian
from tests.end_to_end.stage import Sight, missing_tools, playing, x_server

ENTRY = Path("/usr/share/applications") / f"{debian.NAME}.desktop"
KIND = "application/x-catan-desktop-save"
PLACES = ("/usr", "/etc", "/var/lib", "/var/cache")
"""Where an installed package may leave something."""
OF_THE_SYSTEM = ("/var/lib/dpkg/", "/var/cache/", "/usr/share/mime/", "/usr/share/applications/mimeinfo.cache")
"""What other packages keep of all that is installed, and write anew."""


def run(*command: str | Path) -> str:
    """Return what a command prints; its failure ends the run."""
    surroundings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LC_ALL": "C.UTF-8", "HOME": "/"}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def files() -> set[str]:
    """Return every file and folder where a package may leave something, but for the notes that others keep."""
    found = set()
    for place in PLACES:
        for folder, _, names in os.walk(place):
            found |= {folder, *(os.path.join(folder, name) for name in names)}
    return {file for file in found if not file.startswith(OF_THE_SYSTEM)}


def mentions() -> list[str]:
    """Return the lists of the desktop that name the program: empty once it is gone."""
    lists = ("/usr/share/applications/mimeinfo.cache", "/usr/share/mime/globs2", "/usr/share/mime/magic")
    named = [Path(file) for file in lists if Path(file).exists()]
    return [str(file) for file in named if b"catan" in file.read_bytes()]


def command(*files: str) -> list[str]:
    """Return what a desktop runs for the entry of the menu, alone or with a file."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.read(ENTRY, encoding="utf-8")
    words = shlex.split(parser["Desktop Entry"]["Exec"])
    return [part for word in words for part in (files if word == "%f" else (word,))]


@contextmanager
def installed(package: Path) -> Iterator[None]:
    """Install the package, and take it away again however it went."""
    run("dpkg", "--install", package)
    try:
        yield
    finally:
        run("dpkg", "--remove", debian.NAME)
        run("dpkg", "--purge", debian.NAME)


def started(words: list[str], pictures: Path, name: str, wanted: Callable[[Sight], object]) -> None:
    """Start the program as a desktop would, wait for what is wanted, and keep a picture of the screen."""
    with tempfile.TemporaryDirectory() as place, x_server() as display, playing(Path(place), display) as stage:
        program = shutil.which(words[0], path="/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games")
        if program is None:
            raise SystemExit(f"no desktop finds {words[0]}")
        stage.program = (program,)
        stage.start(*words[1:])
        sight = stage.wait(wanted, name)
        stage.rest(2.0)
        if shutil.which("import"):
            picture = pictures / f"{name}.png"
            subprocess.run(["import", "-display", display, "-window", "root", picture], check=True)
            print(f"  a picture: {picture}")
        print(f"  {shlex.join(words)}: {sight.scene}")
        stage.kill()


def tried(package: Path, pictures: Path) -> None:
    """Try the package; everything that is not as it should be ends the run."""
    if shutil.which("lintian"):
        print("\nlintian says:")
        done = subprocess.run(["lintian", str(package)], capture_output=True, text=True, check=False)
        print(done.stdout.strip() or "  nothing")
    before = files()
    with installed(package):
        print("\ninstalled:")
        print(f"  {len(files() - before)} files and folders; lists that name it: {', '.join(mentions())}")
        if changed := run("dpkg", "--verify", debian.NAME):
            raise SystemExit(changed)
        if shutil.which("desktop-file-validate"):
            run("desktop-file-validate", ENTRY)
        bad = [line for line in run("/usr/games/catan-desktop", "doctor").splitlines() if line.startswith("BAD")]
        if bad:
            raise SystemExit("\n".join(bad))
        example = next(paths.examples().glob("*.catan"))
        if shutil.which("gio"):
            kind = run("gio", "info", "-a", "standard::content-type", example).split()[-1]
            opener = run("gio", "mime", KIND).splitlines()[0].split()[-1]
            print(f"  {example.name} is {kind}, opened by {opener}")
            if (kind, opener) != (KIND, ENTRY.name):
                raise SystemExit("a double click would not open a saved game")
        started(command(), pictures, "menu", lambda sight: sight.scene in {"LanguageScreen", "TitleScreen"})
        started(command(str(example)), pictures, "save", lambda sight: sight.ply > 0)
    left = sorted(files() - before)
    print(f"\nremoved; left: {', '.join(left) or 'nothing'}; lists that name it: {', '.join(mentions()) or 'none'}")
    if left or mentions():
        raise SystemExit("the package leaves a trace")


def main() -> None:
    """Build, try and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", type=Path, help="built before")
    parser.add_argument("--pictures", type=Path, default=Path.cwd(), help="where pictures of the screen are written")
    arguments = parser.parse_args()
    if os.geteuid() != 0:
        raise SystemExit("only root can install a package")
    if missing := missing_tools():
        raise SystemExit(f"not installed: {missing}")
    with tempfile.TemporaryDirectory() as place:
        package = arguments.package or debian.build(packed.build(Path(place)), Path(place))
        tried(package, arguments.pictures)


if __name__ == "__main__":
    main()
