"""What people install: the wheel has everything and no more, and the game starts from it in a clean environment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from catan_desktop import __version__
from catan_desktop.ui import WINDOW_CLASS
from tests.end_to_end.stage import missing_tools, x_server
from tests.packing.registry import uv
from tests.test_repository import machine_paths

ROOT = Path(__file__).resolve().parents[2]
DATA = "catan_desktop/_data/"
SHARED = f"catan_desktop-{__version__}.data/data/share/"
MENU = {"applications/catan-desktop.desktop", "mime/packages/catan-desktop.xml"}
MENU |= {"icons/hicolor/scalable/apps/catan-desktop.svg"}
SECONDS = 180

pytestmark = [pytest.mark.slow, pytest.mark.timeout(720)]


def folder_files(*folders: str) -> dict[str, bytes]:
    """Everything in folders of the checkout, by path."""
    found = {}
    for folder in folders:
        for file in (ROOT / folder).rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                found[file.relative_to(ROOT).as_posix()] = file.read_bytes()
    return found


def wheel_files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, and a wheel that was built from it."""
    place = tmp_path_factory.mktemp("built")
    uv("build", "--quiet", "--python", sys.executable, "--out-dir", place, cwd=ROOT)
    return place


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


def test_the_wheel_holds_the_program_and_all_it_shows(wheel: Path) -> None:
    inside = wheel_files(wheel)
    wanted = folder_files("catan_desktop")
    wanted |= {DATA + name: data for name, data in folder_files("assets", "saves/examples").items()}
    own = {name: data for name, data in inside.items() if name.startswith("catan_desktop/")}
    assert own.keys() == wanted.keys()
    assert own == wanted
    rest = {name.partition("/")[2] for name in inside.keys() - own.keys() if not name.startswith(SHARED)}
    assert rest == {"METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE", "licenses/THIRD_PARTY.md"}
    assert {name.removeprefix(SHARED) for name in inside if name.startswith(SHARED)} == MENU


def test_no_file_of_the_wheel_names_a_place_of_this_machine(wheel: Path) -> None:
    for name, data in wheel_files(wheel).items():
        assert str(ROOT).encode() not in data, name
        if b"\0" not in data:
            assert not machine_paths(data.decode("utf-8")), name


def test_the_source_distribution_is_enough_to_build_and_to_pack(built: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"pyproject.toml", "build.spec", "requirements.lock", "README.md", "LICENSE", "THIRD_PARTY.md"}
    wanted |= folder_files("catan_desktop", "assets", "saves/examples", "packing").keys()
    assert wanted <= names
    assert not [name for name in names if name.startswith(("tests", ".ci", "saves/golden")) or "__pycache__" in name]


def test_the_wheel_is_the_same_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    uv("build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", tmp_path, cwd=ROOT)
    (direct,) = tmp_path.glob("*.whl")
    one, other = wheel_files(direct), wheel_files(wheel)
    assert [name for name in {**one, **other} if one.get(name) != other.get(name)] == []


# installed


class Installed:
    """The wheel in an environment of its own, used from a foreign folder by somebody with an empty home."""

    def __init__(self, environment: Path, place: Path) -> None:
        self.environment = environment
        self.bin = environment / ("Scripts" if os.name == "nt" else "bin")
        self.home, self.work = place / "home", place / "elsewhere"
        self.home.mkdir()
        self.work.mkdir()

    @property
    def surroundings(self) -> dict[str, str]:
        system = {key: os.environ[key] for key in ("SYSTEMROOT", "PATH") if key in os.environ}
        home = {"HOME": str(self.home), "USERPROFILE": str(self.home), "APPDATA": str(self.home)}
        return {**system, **home, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}

    def run(self, *arguments: str) -> str:
        """What a command prints."""
        done = subprocess.run(
            [self.bin / "catan-desktop", *arguments],
            cwd=self.work,
            env=self.surroundings,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def files(self) -> dict[str, tuple[int, int]]:
        """Size and date of every installed file."""
        found = (file for file in self.environment.rglob("*") if file.is_file())
        return {str(file): (file.stat().st_size, file.stat().st_mtime_ns) for file in found}


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """Nobody may write where the game is installed; whoever can do so all the same is found out afterwards."""
    environment = tmp_path_factory.mktemp("environment") / "game"
    uv("venv", "--quiet", "--python", sys.executable, environment)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    uv("pip", "install", "--quiet", "--compile-bytecode", "--python", python, wheel)
    game = Installed(environment, tmp_path_factory.mktemp("somebody"))
    before = game.files()
    folders = [folder for folder in environment.rglob("*") if folder.is_dir()]
    for folder in folders:
        folder.chmod(0o555)
    yield game
    for folder in folders:
        folder.chmod(0o755)
    assert game.files() == before


def test_the_installed_game_tells_of_itself(installed: Installed) -> None:
    assert installed.run("--version").splitlines()[0] == f"catan-desktop {__version__}"
    told = installed.run("doctor")
    assert "BAD" not in told
    assert "unknown" not in told
    assert str(installed.environment) in next(line for line in told.splitlines() if "assets:" in line)


def test_the_installed_game_draws_and_plays_without_a_window(installed: Installed) -> None:
    installed.run("screenshot", "--scene", "almanac", "--lang", "ru", "--out", "almanac.png")
    assert (installed.work / "almanac.png").read_bytes().startswith(b"\x89PNG")
    seats = ("--seats", "bot:random,bot:random", "--rules", "gift-base", "--games", "1", "--jobs", "1")
    assert "gift-base: 1 game" in installed.run("simulate", *seats)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has menus of files")
def test_the_installed_game_is_in_the_menu(installed: Installed) -> None:
    for name in MENU:
        assert (installed.environment / "share" / name).is_file()


@pytest.mark.window
def test_the_installed_game_opens_its_window(installed: Installed) -> None:
    """First the question for the language, as everybody sees it once, then the title, kept in the own home."""
    missing = missing_tools()
    if missing:
        pytest.skip(f"not installed: {missing}")
    trace = installed.work / "trace.jsonl"
    with x_server() as display:
        surroundings = {**installed.surroundings, "DISPLAY": display, "CATAN_DESKTOP_TRACE": str(trace)}
        process = subprocess.Popen(
            [installed.bin / "catan-desktop"], cwd=installed.work, env=surroundings, stderr=subprocess.PIPE
        )
        try:
            language = sight(trace, process, "LanguageScreen")
            xdotool = ["xdotool", "search", "--class", f"^{WINDOW_CLASS}$"]
            window = subprocess.run(xdotool, env=surroundings, capture_output=True, text=True, check=True).stdout
            assert len(window.split()) == 1
            go = next(one["rect"] for one in language["widgets"] if one["name"] == "done")
            middle = (str(go[0] + go[2] // 2), str(go[1] + go[3] // 2))
            subprocess.run(["xdotool", "mousemove", *middle, "click", "1"], env=surroundings, check=True)
            title = sight(trace, process, "TitleScreen")
            assert any(__version__ in text for text, *_ in title["texts"])
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=SECONDS)
            assert (process.returncode, said) == (128 + signal.SIGTERM, b"")
        finally:
            process.kill()
            process.communicate()
    kept = [file for file in installed.home.rglob("settings.json") if file.parent.name == "catan_desktop"]
    assert len(kept) == 1


def sight(trace: Path, process: subprocess.Popen[bytes], scene: str) -> dict[str, Any]:
    """Wait for a scene; what the window shows."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and process.poll() is None:
        lines = trace.read_text(encoding="utf-8").splitlines(keepends=True) if trace.exists() else []
        for line in lines:
            if line.endswith("\n") and (told := json.loads(line))["scene"] == scene:
                return dict(told)
        time.sleep(0.02)
    raise AssertionError(f"{scene} did not come, the program says {process.poll()}: {trace.exists()}")
