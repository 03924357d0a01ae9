from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from catan_desktop.session import files
from catan_desktop.session.files import backup_of, write_atomically


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_file_is_written_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "a.save"
    write_atomically(path, b"one")
    assert path.read_bytes() == b"one"
    assert names(path.parent) == ["a.save"]


def test_the_former_file_is_kept_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    for data in (b"one", b"two", b"three"):
        write_atomically(path, data)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"three", b"two")
    assert names(tmp_path) == ["a.save", "a.save.bak"]


def test_no_backup_where_none_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    write_atomically(path, b"one", keep_backup=False)
    write_atomically(path, b"two", keep_backup=False)
    assert names(tmp_path) == ["a.save"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    path = tmp_path / "a.save"
    write_atomically(path, b"one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"two")
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == ["a.save"]


def test_an_interrupted_write_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.save"
    write_atomically(path, b"one")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, b"two")
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == ["a.save"]


def test_a_lock_of_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.save"
    real, refusals = os.replace, [PermissionError("locked"), PermissionError("locked")]
    waits: list[float] = []

    def replace(source: Path, target: Path) -> None:
        if refusals:
            raise refusals.pop()
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(time, "sleep", waits.append)
    write_atomically(path, b"one")
    assert path.read_bytes() == b"one"
    assert waits == [files.FIRST_WAIT_SECONDS, 2 * files.FIRST_WAIT_SECONDS]


def test_a_lasting_lock_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def replace(*_: object) -> None:
        raise PermissionError("locked")

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    with pytest.raises(PermissionError, match="locked"):
        write_atomically(tmp_path / "a.save", b"one")
    assert names(tmp_path) == []


@pytest.mark.parametrize("name", ["\ud800", "a\0b"])
def test_a_name_that_no_file_can_have_is_refused_like_a_missing_one(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match="Invalid argument"):
        files.read_limited(tmp_path / name, 10)
