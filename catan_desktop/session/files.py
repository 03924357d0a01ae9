"""Writing a file so that a crash at any moment leaves the old one or the new one, whole."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path

ATTEMPTS = 6
FIRST_WAIT_SECONDS = 0.02


def backup_of(path: Path) -> Path:
    """Give the place where the former version of a file is kept."""
    return path.with_name(path.name + ".bak")


def write_atomically(path: Path, data: bytes, keep_backup: bool = True) -> None:
    """Put `data` into `path`; on any failure the file that was there stays as it was.

    Missing folders are created. With `keep_backup` the former file becomes `backup_of(path)`.

    Raises:
        OSError: the folder cannot be written, the disk is full, or another program keeps the file locked.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = _write_beside(path, data)
    try:
        if keep_backup and path.exists():
            _keep(path)
        _replace(new, path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _write_beside(path: Path, data: bytes) -> Path:
    """Write and sync a temporary file in the folder of `path`; leave nothing behind if that fails."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _keep(path: Path) -> None:
    """Copy `path` to its backup, itself in one step, so that the old backup is never half overwritten."""
    copy = backup_of(path).with_name(f".{path.name}.{os.getpid()}.bak.tmp")
    try:
        shutil.copy2(path, copy)
        _replace(copy, backup_of(path))
    finally:
        copy.unlink(missing_ok=True)


def _replace(source: Path, target: Path) -> None:
    """`os.replace`, patient with virus scanners that hold a file open for a moment (Windows)."""
    for attempt in range(ATTEMPTS):
        try:
            os.replace(source, target)
        except PermissionError:
            if attempt == ATTEMPTS - 1:
                raise
            time.sleep(FIRST_WAIT_SECONDS * 2**attempt)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name in the folder survive a power cut; Windows has no such call."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
