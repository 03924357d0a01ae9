"""Everybody whose work comes with the game is named, in the game and beside it, with a licence and its text."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import shots
from catan_desktop.present.translate import Translator
from catan_desktop.session import credits, paths
from catan_desktop.session.credits import Credit
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scenes.credits import CreditsScreen
from catan_desktop.ui.widgets import Label
from packing import licences

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
LISTED = credits.load(ASSETS)
EVERYBODY: tuple[Credit, ...] = (*LISTED.packages, *LISTED.libraries, *LISTED.packed, *LISTED.fonts)


def named(listed: tuple[Credit, ...]) -> set[str]:
    return {licences.plain(one.name) for one in listed}


def test_the_packages_that_are_needed_are_the_ones_that_are_credited() -> None:
    assert set(licences.tree(licences.wanted())) == named(LISTED.packages)


def test_the_locked_packages_are_credited() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE)) == named(LISTED.packages)


def test_the_search_for_packages_follows_what_they_need_and_leaves_out_what_nobody_asked_for() -> None:
    found = set(licences.tree(["pytest>=8", "hypothesis", "no-such-package; python_version < '3'"]))
    assert {"pytest", "pluggy", "iniconfig", "hypothesis", "sortedcontainers"} <= found
    assert not {"argcomplete", "pytz", "no-such-package", "colorama"} & found


def test_the_packages_say_the_same_licence_themselves() -> None:
    tree = licences.tree(licences.wanted())
    told = {name: said for name in tree for said in tree[name].metadata.get_all("License-Expression") or ()}
    assert len(told) > 5
    assert told == {name: licences.credited()[name] for name in told}


def test_the_libraries_inside_pygame_are_credited() -> None:
    place = Path(sysconfig.get_path("platlib"))
    found = [file.name for file in (place / "pygame_ce.libs").glob("*.so*")]
    found += [file.name for file in (place / "pygame").glob("*.dll")]
    if not found:
        pytest.skip("this build of pygame-ce uses the libraries of the system")
    known = tuple(start.removeprefix("lib").casefold() for one in LISTED.libraries for start in one.files)
    nobody = [name for name in found if not name.casefold().removeprefix("lib").startswith(known)]
    assert not nobody


def test_the_fonts_are_credited_and_lie_beside_their_licence() -> None:
    fonts = {file.name for file in (ASSETS / "fonts").glob("*.ttf")}
    assert fonts
    for font in LISTED.fonts:
        own = {name for name in fonts if name.startswith(font.files)}
        assert own, font.name
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / font.text).read_text(encoding="utf-8").upper()
        fonts -= own
    assert not fonts


def test_the_table_of_third_parties_says_the_same() -> None:
    text = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("| ")]
    told = {}
    for name, licence, *_ in rows:
        if licence != "licence":
            told[re.sub(r"\[(.*?)\]\(.*?\)", r"\1", name).partition(", its ")[0].partition(", unmod")[0]] = licence
    assert told == {one.name: one.licence for one in EVERYBODY}


def test_every_package_brings_the_text_of_its_licence_into_the_packed_folder(tmp_path: Path) -> None:
    licences.write(tmp_path, licences.credited())
    files = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    for name in named(LISTED.packages):
        own = [text for file, text in files.items() if re.fullmatch(rf"{name}-[A-Z][\w.-]*\.txt", file)]
        assert own, name
        assert all(len(text) > 500 for text in own), name
    assert {"Python.txt", "libraries.txt", *(font.text for font in LISTED.fonts)} <= set(files)
    headings = re.findall(r"^(.+):.+\n=+$", files["libraries.txt"], re.MULTILINE)
    noticed = {name for heading in headings for name in heading.split(", ")}
    meant = {name.removeprefix("lib") for one in (*LISTED.libraries, *LISTED.packed) for name in one.name.split(", ")}
    assert meant - {name.removeprefix("lib") for name in noticed} == {"Python", "PyInstaller"}


@pytest.mark.parametrize("there", [True, False])
def test_the_licence_of_python_is_found(there: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if not there:
        monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
        monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in licences.python()


def test_a_package_without_any_text_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=r"pygame-ce|fluent"):
        licences.write(tmp_path, {})


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_game_shows_all_of_it(language: str, tmp_path: Path) -> None:
    stack, surface = shots.stage(None, "credits", (1280, 720), language, tmp_path)
    stack.draw(surface)
    screen = stack.top
    assert isinstance(screen, CreditsScreen)
    shown = [widget.text for widget in screen.root.content.walk() if isinstance(widget, Label)]
    words = Translator(ASSETS / "locale", language)
    for one in EVERYBODY:
        assert one.name in shown
        assert f"{one.licence} · {words.tr(f'credits-for-{one.use}')}" in shown
    assert any(pygame.version.ver in text for text in shown)
    assert not any("credits-" in text for text in shown)


def test_everything_can_be_read_by_keys_alone(tmp_path: Path) -> None:
    stack, surface = shots.stage(None, "credits", (1280, 720), "en", tmp_path)
    screen = stack.top
    assert isinstance(screen, CreditsScreen)
    stack.draw(surface)
    last = [widget for widget in screen.root.content.walk() if isinstance(widget, Label)][-2]
    assert last.rect.bottom > 720
    for _ in range(40):
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    stack.draw(surface)
    assert 0 < last.rect.bottom < 660
    focus = screen.root.focus
    assert focus is not None
    assert focus.name == "done"


@pytest.mark.parametrize("damage", ["", "[[packages]", "packages = 3", "[[fonts]]\nname = 'x'"])
def test_a_damaged_list_is_told_of_in_a_sentence(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stack, _ = shots.stage(None, "title", (1280, 720), "ru", tmp_path)
    shell = stack.top.shell  # type: ignore[union-attr]
    shutil.copy(ASSETS / "credits.toml", tmp_path)
    assert credits.load(tmp_path) == LISTED
    (tmp_path / "credits.toml").write_text(damage, encoding="utf-8")
    monkeypatch.setattr(shell._texts, "assets", tmp_path)
    with pytest.raises(Refused, match=r"assets/credits\.toml"):
        shell.scene("credits")
    (tmp_path / "credits.toml").unlink()
    with pytest.raises(Refused, match=r"assets/credits\.toml"):
        shell.scene("credits")
    assert credits.load(paths.assets()) == LISTED
