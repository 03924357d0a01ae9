"""The folder of saved games: what is in it, what comes in and goes out."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ..bots.table import CATALOGUE
from ..kernel.errors import Reason, SaveError
from . import saves
from .autosave import is_autosave
from .files import backup_of, write_atomically

NAME_LIMIT = 60
REMOVED = ".removed"
"""Folder, beside the saves, of those that were deleted and can be brought back."""


@dataclass(frozen=True)
class Listed:
    """One file of the folder."""

    path: Path
    header: saves.Header | None
    """None if the file is damaged or foreign."""
    reason: Reason | None
    """What is wrong with it."""
    date: str
    """Of the game, or of the file where the game cannot tell."""
    autosave: bool
    backup: Path | None
    """A former version that can be read, where the file itself cannot."""


def list_saves(folder: Path) -> tuple[Listed, ...]:
    """Every save of a folder, newest first; damaged ones with the reason."""
    try:
        found = [path for path in folder.glob(f"*{saves.SUFFIX}") if path.is_file()]
    except OSError:
        return ()
    listed = [look(path) for path in sorted(found)]
    return tuple(sorted(listed, key=lambda one: one.date, reverse=True))


def look(path: Path) -> Listed:
    """One file as the list shows it."""
    try:
        header = saves.read_header(path)
    except SaveError as error:
        return Listed(path, None, error.reason, _file_date(path), is_autosave(path), _readable_backup(path))
    return Listed(path, header, None, header.date, is_autosave(path), None)


def latest(folder: Path) -> Listed | None:
    """The newest game that is not over: what Continue opens."""
    return next((one for one in list_saves(folder) if one.header is not None and one.header.outcome is None), None)


def place_for(folder: Path, title: str) -> Path:
    """A file name for a title that is not taken yet."""
    stem = re.sub(r"[^\w-]+", "-", title).strip("-_.")[:NAME_LIMIT] or "game"
    if is_autosave(folder / f"{stem}{saves.SUFFIX}"):
        stem = f"game-{stem}"
    path, number = folder / f"{stem}{saves.SUFFIX}", 2
    while path.exists():
        path = folder / f"{stem}-{number}{saves.SUFFIX}"
        number += 1
    return path


def bring_in(source: Path, folder: Path, shelf_name: str = CATALOGUE) -> Path:
    """Copy a file into the folder after reading it whole; its new place. SaveError for a bad file."""
    saves.read(source, shelf_name)
    target = place_for(folder, source.stem)
    _copy(source, target)
    return target


def importable(folders: Iterable[Path], most: int = 40) -> tuple[Path, ...]:
    """Files of saved games that lie in some folders, newest first; their contents are not looked at."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for path in folder.glob(f"*{saves.SUFFIX}"):
                if path.is_file():
                    found[path] = path.stat().st_mtime
        except OSError:
            continue
    return tuple(sorted(found, key=lambda path: -found[path])[:most])


def hand_out(source: Path, target: Path, shelf_name: str = CATALOGUE) -> None:
    """Copy a save to a place of the user's choice after reading it whole; SaveError for a bad file."""
    saves.read(source, shelf_name)
    _copy(source, target)


def rename(path: Path, title: str) -> None:
    """Give a save another title; the file keeps its name. SaveError for a bad file."""
    try:
        write_atomically(path, saves.retitled(path, title))
    except OSError as error:
        raise _unwritable(error) from error


def remove(path: Path) -> Path:
    """Take a save, its backup with it, out of the list; its new place, for `restore`. SaveError if that fails."""
    return _move(path, path.parent / REMOVED)


def restore(removed: Path) -> Path:
    """Undo `remove`; the place of the save. SaveError if that fails."""
    return _move(removed, removed.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / path.name
        if target.exists():
            target = place_for(folder, path.stem)
        os.replace(path, target)
        if backup_of(path).exists():
            os.replace(backup_of(path), backup_of(target))
    except OSError as error:
        raise _unwritable(error) from error
    return target


def _copy(source: Path, target: Path) -> None:
    try:
        write_atomically(target, source.read_bytes())
    except OSError as error:
        raise _unwritable(error) from error


def _unwritable(error: OSError) -> SaveError:
    return SaveError(Reason("save-unwritable", (("detail", saves.detail(error)),)))


def _file_date(path: Path) -> str:
    try:
        seconds = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _readable_backup(path: Path) -> Path | None:
    backup = backup_of(path)
    try:
        saves.read_header(backup)
    except SaveError:
        return None
    return backup
