from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from catan_desktop.session import files, settings
from catan_desktop.session.files import backup_of
from catan_desktop.session.settings import NO_FILE, NOT_COPIED, PARTLY_READ, UNREADABLE, Loaded, Settings, load, save


def test_without_a_file_the_defaults_hold_and_the_language_is_asked(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == Loaded(Settings(), None)
    assert Settings().language is None


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.json"
    settings = Settings(language="ru", ui_scale=1.25, animation_speed="off", keys={"end-turn": "e"}, fullscreen=True)
    save(settings, path)
    assert load(path) == Loaded(settings, None)


@pytest.mark.parametrize(
    "wrong",
    [
        {"ui_scale": 0.7},
        {"ui_scale": 2.1},
        {"ui_scale": float("nan")},
        {"volume_master": 1.5},
        {"animation_speed": "warp"},
        {"language": "fr"},
        {"fullscreen": "yes"},
        {"window_width": 1280.5},
        {"bot_pause_seconds": -1},
        {"colour": "red"},
    ],
)
def test_a_wrong_value_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Settings(**wrong)


def test_settings_do_not_change_in_place() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        setattr(Settings(), "language", "en")  # noqa: B010  # mypy would refuse the plain assignment


def test_unknown_and_wrong_entries_get_their_default_and_the_rest_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    text = json.dumps({"language": "ru", "ui_scale": 40, "from_a_newer_version": [1], "hint_line": False})
    path.write_text(text, encoding="utf-8")
    assert load(path) == Loaded(Settings(language="ru", hint_line=False), PARTLY_READ)
    assert path.read_text(encoding="utf-8") == text
    assert backup_of(path).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"7", b"\xff\xfe\x00", b'{"language": "ru"'])
def test_a_broken_file_gives_the_defaults_and_stays_as_it_was(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert load(path) == Loaded(Settings(), UNREADABLE)
    assert path.read_bytes() == data
    assert backup_of(path).read_bytes() == data
    save(Settings(language="en"), path)
    assert backup_of(path).read_bytes() == data


def test_finished_chapters_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    save(Settings(lessons_done=("watch/board", "watch/roll")), file)
    assert load(file).settings.lessons_done == ("watch/board", "watch/roll")


def test_a_huge_file_is_not_read_and_one_that_is_nested_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    real = files.read_limited

    def counted(path: Path, limit: int) -> bytes:
        data = real(path, limit)
        read.append(len(data))
        return data

    monkeypatch.setattr(settings, "read_limited", counted)
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    assert load(path) == Loaded(Settings(), UNREADABLE)
    assert read == [settings.SIZE_LIMIT + 1]
    assert path.stat().st_size == backup_of(path).stat().st_size
    deep = b'{"last_game":' * 10_000 + b"0" + b"}" * 10_000
    many = json.dumps({"lessons_done": ["x"] * 30_000, "keys": {str(number): "a" for number in range(5_000)}}).encode()
    for data in (deep, b"[" * 100_000, b'{"language": NaN}', many[:-1], b'{"ui_scale": 1e999}'):
        path.write_bytes(data)
        assert load(path).settings == Settings()
        assert load(path).warning is not None


def test_pipes_and_folders_in_place_of_the_file_are_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert load(path) == Loaded(Settings(), NO_FILE)
    path.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        assert load(path) == Loaded(Settings(), NO_FILE)
        assert not backup_of(path).exists()


@pytest.mark.parametrize("text", ["{", '{"ui_scale": 40, "language": "ru"}'])
def test_nothing_is_called_copied_that_could_not_be(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    (backup_of(path) / "something").mkdir(parents=True)
    loaded = load(path)
    assert loaded.warning == NOT_COPIED
    assert loaded.settings.language == ("ru" if "ru" in text else None)


def test_a_mark_that_an_editor_puts_before_the_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xef\xbb\xbf" + Settings(language="ru").model_dump_json().encode())
    assert settings.load(path) == (Settings(language="ru"), None)


def test_a_file_from_before_there_were_sets_has_the_usual_ones(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    former = Settings(language="ru", ui_scale=1.1).model_dump(exclude={"piece_set", "dice_set"})
    file.write_text(json.dumps(former), encoding="utf-8")
    found = load(file)
    assert found == Loaded(Settings(language="ru", ui_scale=1.1, piece_set="wood", dice_set="bone"), None)


def test_a_set_that_there_is_not_is_replaced_by_the_usual_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"language": "en", "piece_set": "cheese", "dice_set": "glass"}', encoding="utf-8")
    assert load(file) == Loaded(Settings(language="en", dice_set="glass"), PARTLY_READ)
