"""The folder of saved games: what is in it, what comes in and goes out."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Container, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from ..bots.table import CATALOGUE
from ..kernel import Reason, record
from ..kernel.errors import SaveError
from . import container, review_file, saves
from .autosave import InUse, alone, is_autosave
from .files import backup_of, move, write_atomically
from .save_errors import unwritable
from .save_models import Header
from .saves import SaveData

NAME_LIMIT = 60
BYTES_LIMIT = 120
"""Of a name; file systems allow 255, and temporary names are longer."""
NOT_NAMES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""What Windows keeps for its devices."""
IN_USE = "save-in-use"
GONE = "save-gone"
REMOVED = ".removed"
"""Folder, beside the saves, of those that were deleted and can be brought back."""


@record
class Listed:
    """One file of the folder."""

    path: Path
    header: Header | None
    """None if the file is damaged or foreign."""
    reason: Reason | None
    """What is wrong with it."""
    date: str
    """Of the game, or of the file where the game cannot tell."""
    autosave: bool
    former: Header | None
    """The head of the former version, where that can be read and the file itself cannot."""
    order: int
    """Greater for what was written later, also after the clock was set back."""

    @property
    def backup(self) -> Path | None:
        """The former version, where that can be read and the file itself cannot."""
        return None if self.former is None else backup_of(self.path)


Known: TypeAlias = "dict[Path, tuple[object, Listed]]"
"""What was read of files, with the marks by which a file is seen to be the same still."""


def list_saves(folder: Path, known: Known | None = None) -> tuple[Listed, ...]:
    """Every save of a folder, newest first; damaged ones with the reason.

    Args:
        folder: where; it need not be there.
        known: what was read before; files that are the same still are not read again.
    """
    before = {} if known is None else known
    listed = []
    for path in _found(folder):
        marks = _marks(path), _marks(backup_of(path))
        if path not in before or before[path][0] != marks:
            before[path] = marks, look(path)
        listed.append(before[path][1])
    return tuple(sorted(listed, key=lambda one: one.order, reverse=True))


def look(path: Path) -> Listed:
    """One file as the list shows it; it need not be there, as long as its former version is."""
    order = _order(path)
    try:
        if not os.path.exists(path):
            raise SaveError(Reason(GONE))
        packed = saves.load(path)
        header = saves.header_of(packed)
    except SaveError as error:
        date = container.date_of(order)
        return Listed(path, None, error.reason, date, is_autosave(path), _former(path), order)
    order = container.stamp_of(packed) or container.milliseconds(header.date)
    return Listed(path, header, None, header.date, is_autosave(path), None, order)


def latest(folder: Path, rulesets: Container[str] | None = None) -> Listed | None:
    """The newest game that is not over: what Continue opens. Files are read newest first, until it is found.

    Where the newest file of all cannot be read but its former version can, that is the game.

    Args:
        folder: where; it need not be there.
        rulesets: the games that can be gone on with; None: all.
    """
    files = sorted(_found(folder), key=_order, reverse=True)
    for index, path in enumerate(files):
        listed = look(path)
        head = listed.header or (listed.former if index == 0 else None)
        if head is not None and head.outcome is None and (rulesets is None or head.ruleset in rulesets):
            return listed
    return None


def lost(folder: Path) -> bool:
    """Return whether the newest game that the program kept by itself opens in neither version."""
    newest = max(_found(folder), key=_order, default=None)
    listed = look(newest) if newest is not None else None
    return listed is not None and listed.autosave and listed.header is None and listed.former is None


def former(path: Path, shelf_name: str = CATALOGUE) -> Path | None:
    """The former version of a file if it can be played on; None otherwise."""
    with suppress(SaveError):
        saves.read(backup_of(path), shelf_name)
        return backup_of(path)
    return None


def keep_as(folder: Path, data: SaveData, stamp: int = 0) -> Path:
    """Save a game under its title in a file of its own; SaveError if that fails. Nothing is ever overwritten."""
    return _in_free_place(folder, data.title, lambda place: saves.write(data, place, stamp, new=True))


def place_for(folder: Path, title: str, suffix: str = saves.SUFFIX) -> Path:
    """A file name for a title that is not taken yet."""
    stem = re.sub(r"[^\w-]+", "-", title).strip("-_.")[:NAME_LIMIT]
    stem = stem.encode()[:BYTES_LIMIT].decode(errors="ignore") or "game"
    if is_autosave(folder / f"{stem}{suffix}") or NOT_NAMES.fullmatch(stem):
        stem = f"game-{stem}"
    path, number = folder / f"{stem}{suffix}", 2
    while os.path.lexists(path) or backup_of(path).exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def bring_in(source: Path, folder: Path, shelf_name: str = CATALOGUE) -> Path:
    """Copy a file into the folder after reading it whole; its new place. SaveError for a bad file."""
    packed = saves.load(source)
    saves.decode(packed, shelf_name)
    return _in_free_place(folder, source.stem, lambda place: write_atomically(place, packed, new=True))


def importable(folders: Iterable[Path], most: int = 40, suffix: str = saves.SUFFIX) -> tuple[Path, ...]:
    """Files of saved games, or of another kind, that lie in some folders, newest first; nothing is read."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for path in folder.glob(f"*{suffix}"):
                if path.is_file():
                    found[path] = path.stat().st_mtime
        except OSError:
            continue
    return tuple(sorted(found, key=lambda path: -found[path])[:most])


def hand_out(source: Path, target: Path, shelf_name: str = CATALOGUE) -> None:
    """Copy a save to a place of the user's choice after reading it whole.

    SaveError for a bad file, or if something lies at that place already.
    """
    packed = saves.load(source)
    saves.decode(packed, shelf_name)
    write_new(target, packed)


def write_new(target: Path, data: bytes) -> None:
    """Write a file of the user's choice. SaveError if that fails, or if something lies at that place already."""
    try:
        write_atomically(target, data, new=True)
    except OSError as error:
        raise unwritable(error) from error


def rename(path: Path, title: str) -> None:
    """Give a save another title; the file keeps its name. SaveError for a bad file, or while it is played."""
    try:
        with alone(path):
            write_atomically(path, saves.with_title(path, title))
    except InUse as error:
        raise SaveError(Reason(IN_USE)) from error
    except OSError as error:
        raise unwritable(error) from error


def remove(path: Path) -> Path:
    """Take a save, its backup with it, out of the list; its new place, for `restore`.

    SaveError if that fails, or while somebody plays it.
    """
    return _move(path, path.parent / REMOVED)


def restore(removed: Path) -> Path:
    """Undo `remove`; the place of the save. SaveError if that fails."""
    return _move(removed, removed.parent.parent)


def _found(folder: Path) -> list[Path]:
    """Every save of a folder, those too of which only the former version is left."""
    former = f"*{backup_of(Path(saves.SUFFIX)).name}"
    try:
        files = {path for path in folder.glob(f"*{saves.SUFFIX}") if path.is_file()}
        files |= {path.with_suffix("") for path in folder.glob(former) if path.is_file()}
    except OSError:
        return []
    return sorted(files)


def _marks(path: Path) -> tuple[int, ...]:
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_mtime_ns, found.st_size, found.st_ino


def _order(path: Path) -> int:
    return container.order_of(path) or container.order_of(backup_of(path))


def _move(path: Path, folder: Path) -> Path:
    try:
        with alone(path):
            return _in_free_place(folder, path.stem, lambda place: _move_both(path, place), folder / path.name)
    except InUse as error:
        raise SaveError(Reason(IN_USE)) from error
    except OSError as error:
        raise unwritable(error) from error


def _move_both(path: Path, target: Path) -> None:
    """Move a save with its former version, which may be all that is left; its review is worked out anew if wanted."""
    backup = backup_of(path)
    if backup.exists():
        move(backup, backup_of(target))
    if path.exists() or not backup_of(target).exists():
        move(path, target)
    review_file.review_of(path).unlink(missing_ok=True)


def _in_free_place(folder: Path, title: str, put: Callable[[Path], object], first: Path | None = None) -> Path:
    """Put something at a place that nobody has, or takes in the same moment."""
    place = first if first is not None and not (first.exists() or backup_of(first).exists()) else None
    while True:
        try:
            place = place if place is not None else place_for(folder, title)
            put(place)
        except FileExistsError:
            place = None
        except OSError as error:
            raise unwritable(error) from error
        else:
            return place


def _former(path: Path) -> Header | None:
    with suppress(SaveError):
        return saves.read_header(backup_of(path))
    return None
