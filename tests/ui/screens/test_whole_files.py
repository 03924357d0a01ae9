"""A file that cannot be opened is not called damaged where it is whole: nobody is led to delete a good game."""

from __future__ import annotations

import errno
import gzip
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from catan_desktop.session import container, files, saves
from catan_desktop.session.files import backup_of
from tests.ui.screens.player import Player
from tests.ui.screens.test_recovery import cut, game_in

Sit = Callable[..., Player]

pytestmark = pytest.mark.usefixtures("unpainted")


def newer(path: Path, patch: pytest.MonkeyPatch) -> None:
    """Let a later version of the program have written a file."""
    raw = gzip.decompress(path.read_bytes())
    mine, later = (f'"schema":{saves.SCHEMA + more}'.encode() for more in (0, 1))
    assert raw.count(mine) == 1
    path.write_bytes(gzip.compress(raw.replace(mine, later)))


def unreadable(path: Path, patch: pytest.MonkeyPatch) -> None:
    """Let the disk fail when a file is read."""
    read = files.read_limited

    def failing(asked: Path, limit: int) -> bytes:
        if asked == path:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return read(asked, limit)

    patch.setattr(container, "read_limited", failing)


def damaged(path: Path, patch: pytest.MonkeyPatch) -> None:
    """Cut the end of a file off."""
    cut(path)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("harm", "key"), [(newer, "load-elsewhere"), (unreadable, "load-unread"), (damaged, "load-damaged")]
)
@pytest.mark.parametrize("former", [False, True])
def test_a_file_is_called_damaged_only_where_it_is(
    sit_down: Sit,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    harm: Callable[[Path, pytest.MonkeyPatch], None],
    key: str,
    language: str,
    former: bool,
) -> None:
    folder = tmp_path / "saves"
    game_in(folder)
    file = folder / f"autosave-01{saves.SUFFIX}"
    harm(file, monkeypatch)
    if not former:
        backup_of(file).unlink()
    player = sit_down(language=language)
    tr = player.program.texts.tr
    player.click("load")
    screen = player.scene
    screen.chosen = str(file)  # type: ignore[attr-defined]
    screen.rebuild()  # type: ignore[attr-defined]
    player.wait(2)
    assert player.sees(tr(key))
    words = " ".join(player.texts())
    assert tr(f"{key}-help") in words
    assert (tr("load-damaged-help") in words) == (key == "load-damaged")
    named = player.sees(tr("load-former-there", turn=screen.entry.turn)[:12])  # type: ignore[attr-defined]
    assert named == (former and key == "load-damaged")
    assert player.find("rename").reason == tr(key)
    if former:
        player.click("backup")
        assert player.name == "Table"
