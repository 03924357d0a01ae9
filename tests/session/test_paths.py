from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import platformdirs
import pytest

from catan_desktop.kernel.errors import GameError, SaveError
from catan_desktop.session import paths


def test_the_checkout_is_found_first() -> None:
    root = Path(__file__).resolve().parents[2]
    assert paths.assets() == root / "assets"
    assert paths.examples() == root / "saves" / "examples"


def test_without_a_checkout_the_wheel_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "catan_desktop" / "_data" / "assets"
    data.mkdir(parents=True)
    (tmp_path / "assets").mkdir()  # somebody else's: no pyproject.toml beside it
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "catan_desktop" / "session" / "paths.py"))
    assert paths.assets() == data


def test_in_the_frozen_program_the_unpacked_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = tmp_path / "frozen"
    (frozen / "saves" / "examples").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "catan_desktop" / "session" / "paths.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(frozen), raising=False)
    assert paths.examples() == frozen / "saves" / "examples"


def test_a_broken_installation_says_where_it_looked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "catan_desktop" / "session" / "paths.py"))
    with pytest.raises(FileNotFoundError, match="_data"):
        paths.assets()


def test_one_variable_moves_everything_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    assert paths.user_saves() == tmp_path / "home" / "saves"
    assert paths.user_settings_file() == tmp_path / "home" / "settings.json"
    assert paths.user_log() == tmp_path / "home" / "catan_desktop.log"
    assert not (tmp_path / "home").exists()


def test_without_the_variable_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for place in (paths.user_saves(), paths.user_settings_file(), paths.user_log()):
        assert place.is_absolute()
        assert "catan_desktop" in place.parts


@pytest.mark.parametrize("wish", ["", "~/games"])
@pytest.mark.parametrize("asked", [paths.user_saves, paths.user_settings_file, paths.user_log])
def test_without_a_home_the_way_out_is_told(
    asked: Callable[[], Path], wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object, **__: object) -> NoReturn:
        raise RuntimeError("no home")

    for name in ("user_data_path", "user_config_path", "user_log_path"):
        monkeypatch.setattr(platformdirs, name, nobody)
    monkeypatch.setattr(Path, "expanduser", nobody)
    monkeypatch.setenv(paths.HOME_VARIABLE, wish)
    with pytest.raises(GameError, match=paths.HOME_VARIABLE):
        asked()


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("/a b/c.catan", "/a b/c.catan"),
        ('"/a b/c.catan"', "/a b/c.catan"),
        ("'/a b/c.catan'", "/a b/c.catan"),
        ("/it's/'c'", "/it's/'c'"),
        ("'/a\"", "'/a\""),
        ("''", "''"),
        ("'", "'"),
        ("file:///a%20b/c.catan", "/a b/c.catan"),
        ('"file:///a b/c.catan"', "/a b/c.catan"),
        ("FILE://LocalHost/%D0%B4%D0%BE%D0%BC/%23?#", "/дом/#?#"),
        ("file:///50%/%zz", "/50%/%zz"),
        ("file:///~/c", "/~/c"),
        ("file:///a%FF", "/a\udcff"),
        ("http://localhost/a%20b", "http://localhost/a%20b"),
    ],
)
def test_a_path_is_taken_as_people_and_file_managers_write_it(text: str, path: str) -> None:
    assert paths.typed_path(text, windows=False) == Path(path)


@pytest.mark.parametrize("text", ["file:///C:/My%20games/c.catan", "file://localhost/C:/My games/c.catan"])
def test_an_address_with_a_drive_is_one_on_windows_alone(text: str) -> None:
    assert paths.typed_path(text, windows=True) == Path("C:/My games/c.catan")
    assert paths.typed_path(text, windows=False) == Path("/C:/My games/c.catan")


@pytest.mark.parametrize(
    "text",
    [
        *("file://", "file://localhost", "file://elsewhere/c.catan", "file://[/c", "file://a@localhost/c"),
        *("file:///a%00b", "file:///a%0Ab", "file:///%1b[31m", "a\0b", "file://\ud800/c"),
    ],
)
def test_an_address_of_another_machine_and_one_that_no_file_can_have_are_refused(text: str) -> None:
    with pytest.raises(SaveError) as caught:
        paths.typed_path(text, windows=False)
    assert caught.value.reason.key == paths.NO_PLACE


@pytest.mark.skipif(sys.platform == "win32", reason="there such a name can be given")
@pytest.mark.parametrize("text", ["/\ud800/c", "'/\ud800'", "file:///\ud800%20"])
def test_half_a_sign_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        paths.typed_path(text)
