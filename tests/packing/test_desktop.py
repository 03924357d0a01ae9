"""The entry in the menu of a desktop, the icons, and the kind of file that a saved game is."""

from __future__ import annotations

import configparser
import gzip
import io
import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui import WINDOW_CLASS
from packing import icons

LINUX = Path(__file__).resolve().parents[2] / "packing" / "linux"
ENTRY, KIND, INSTALL = LINUX / "catan-desktop.desktop", LINUX / "catan-desktop.xml", LINUX / "install.sh"
NAMESPACE = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def entry(file: Path = ENTRY) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(file.read_text(encoding="utf-8"))
    return parser["Desktop Entry"]


def kind() -> ET.Element:
    found = ET.fromstring(KIND.read_text(encoding="utf-8")).find("m:mime-type", NAMESPACE)
    assert found is not None
    return found


def test_the_entry_opens_saved_games_and_knows_its_windows() -> None:
    told = entry()
    assert told["Exec"] == "catan-desktop %f"
    assert told["MimeType"] == f"{kind().get('type')};"
    assert told["StartupWMClass"] == WINDOW_CLASS
    for key in ("GenericName", "Comment", "Keywords"):
        assert re.search("[а-я]", told[f"{key}[ru]"]), key
        assert told[key].isascii()


def test_the_entry_is_what_desktops_want() -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-validate is not installed (desktop-file-utils)")
    done = subprocess.run(["desktop-file-validate", ENTRY], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def fits(match: ET.Element, data: bytes) -> bool:
    """Whether a rule of magic fits the beginning of a file."""
    value = match.attrib["value"].encode("ascii").decode("unicode_escape").encode("latin-1")
    start = int(match.attrib["offset"])
    inner = match.findall("m:match", NAMESPACE)
    return data[start : start + len(value)] == value and (not inner or any(fits(one, data) for one in inner))


def test_a_saved_game_is_known_by_its_name_and_its_first_bytes(tmp_path: Path) -> None:
    glob, rule = kind().find("m:glob", NAMESPACE), kind().find("m:magic/m:match", NAMESPACE)
    assert glob is not None
    assert rule is not None
    assert glob.get("pattern") == f"*{saves.SUFFIX}"
    seats = (SeatSpec(kind="bot", level="random"),) * 2
    session = Session.new(NewGame(ruleset="gift-base", seats=seats, seed=4), bots_in_process=True)
    session.saving.save(tmp_path / f"game{saves.SUFFIX}")
    assert fits(rule, (tmp_path / f"game{saves.SUFFIX}").read_bytes())
    other = tmp_path / "other.gz"
    with gzip.open(other, "wb") as file:
        file.write(b"{}")
    assert not fits(rule, other.read_bytes())


def sides(data: bytes) -> tuple[int, int]:
    return pygame.image.load(io.BytesIO(data), "icon.png").get_size()


def test_the_icon_has_the_shapes_that_systems_want(tmp_path: Path) -> None:
    icons.write(tmp_path)
    for side in icons.LINUX:
        png = tmp_path / "hicolor" / f"{side}x{side}" / "apps" / "catan-desktop.png"
        assert sides(png.read_bytes()) == (side, side)
    assert (tmp_path / "hicolor/scalable/apps/catan-desktop.svg").read_bytes() == icons.DRAWING.read_bytes()
    ico = (tmp_path / "catan-desktop.ico").read_bytes()
    count = struct.unpack("<HHH", ico[:6])[2]
    found = set()
    for number in range(count):
        wide, tall, *_, length, offset = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert sides(ico[offset : offset + length]) == (wide or 256, tall or 256)
        found.add(wide or 256)
    assert found == set(icons.WINDOWS)
    icns = (tmp_path / "catan-desktop.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    at, kinds = 8, {}
    while at < len(icns):
        name, (length,) = icns[at : at + 4], struct.unpack(">I", icns[at + 4 : at + 8])
        kinds[name] = sides(icns[at + 8 : at + length])[0]
        at += length
    assert kinds == {name: side for side, name in icons.MAC.items()}


def test_the_icons_are_pictures_with_a_clear_background() -> None:
    picture = pygame.image.load(io.BytesIO(icons.png(48)), "icon.png")
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((24, 24)).a == 255


@pytest.fixture
def home(tmp_path: Path) -> Path:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has such menus")
    return tmp_path / "my data"


def install(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [INSTALL, *arguments],
        cwd=home.parent,
        env={"PATH": os.environ["PATH"], "HOME": str(home.parent), "XDG_DATA_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_menu_gets_the_entry_and_gives_it_back(home: Path) -> None:
    program = home.parent / "my games" / "catan-desktop"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    done = install(home, "my games/catan-desktop")
    assert done.returncode == 0, done.stderr
    made = home / "applications" / "catan-desktop.desktop"
    assert entry(made)["Exec"] == f'"{program}" %f'
    assert {**entry(made), "Exec": ""} == {**entry(), "Exec": ""}
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", made], check=True)
    assert (home / "mime/packages/catan-desktop.xml").read_bytes() == KIND.read_bytes()
    if shutil.which("update-mime-database"):
        assert "application/x-catan-desktop-save:*.catan" in (home / "mime/globs2").read_text(encoding="utf-8")
    assert list(home.glob("icons/hicolor/*/apps/catan-desktop.*"))
    assert install(home, "--remove").returncode == 0
    assert not [file for file in home.rglob("catan-desktop*") if file.is_file()]


@pytest.mark.parametrize("name", ["", "none", 'quo"te', "a|b", "per%cent"])
def test_what_cannot_be_put_into_the_menu_is_refused(home: Path, name: str) -> None:
    if name not in {"", "none"}:
        (home.parent / name).write_text("#!/bin/sh\n")
        (home.parent / name).chmod(0o755)
    path = os.environ["PATH"]
    if not name and any((Path(folder) / "catan-desktop").exists() for folder in path.split(os.pathsep)):
        pytest.skip("the game is on the PATH of this machine")
    done = install(home, *([name] if name else []))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert not home.exists()
