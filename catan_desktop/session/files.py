"""Writing a file so that a crash or a power cut at any moment leaves the old one or the new one, whole.

What holds where, for file systems with a journal and disks that keep what they call written:

- A program that dies, on every system: the file is the old one or the new one, and once the call has returned the new.
- A power cut on Linux and macOS: the same, because bytes are synced before the name is given, and the folder after it.
- A power cut on Windows: old or new, and whole. Bytes are synced before the name is given, but no call syncs a folder:
  for some seconds after the return a power cut may still bring the old file back.
- File systems that cannot sync a folder, such as some of networks: as on Windows. Those without a journal (FAT, exFAT)
  may even lose a name that was being changed; the former version has a name of its own.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator
from pathlib import Path

from .disk import DISK, Disk

ATTEMPTS = 6
FIRST_WAIT_SECONDS = 0.02
LITTER_SECONDS = 3600.0
"""A temporary file that is older than this belongs to nobody any more."""
TEMPORARY = ".tmp"
_TEMPORARY = re.compile(rf"\..+\.[0-9a-f]{{8}}{re.escape(TEMPORARY)}", re.DOTALL)
"""Names that are given here, and by no other program."""
disk: Disk = DISK
"""What is written to; tests put another one here."""


def backup_of(path: Path) -> Path:
    """Return the place where the former version of a file is kept."""
    return path.with_name(path.name + ".bak")


def write_atomically(path: Path, data: bytes, keep_backup: bool = True, *, new: bool = False) -> None:
    """Put `data` into `path`; on any failure the file that was there stays as it was.

    When this returns, the data outlive the program. They outlive a power cut too where folders can be synced (Linux,
    macOS); on Windows one within the next seconds may bring the former file back, whole. Missing folders are created.
    With `keep_backup` the former file becomes `backup_of(path)`.

    Args:
        path: where to; a symbolic link is replaced, what it points to is not touched.
        data: the whole content.
        keep_backup: keep the former file.
        new: the name must be free; two programs that want the same one do not get both.

    Raises:
        FileExistsError: `new`, and the name is taken.
        OSError: the folder cannot be written, the disk is full, or another program keeps the file locked.
    """
    make_folders(path.parent)
    written = _write_beside(path, data)
    try:
        if new:
            _name_once(written, path)
        else:
            if keep_backup and disk.exists(path):
                keep_former(path)
            _replace(written, path)
    finally:
        with contextlib.suppress(OSError):  # a leftover is harmless, and the first error counts
            disk.remove(written)
    disk.sync_folder(path.parent)


def write_output(path: Path, data: bytes) -> None:
    """Put what a command found into the file that was named for it: whole, or the file that was there stays.

    Unlike a save it may be read by whoever may read the former file, or any new one of this user. A link is followed;
    a device or a pipe takes the data as it is.

    Raises:
        OSError: it cannot be written.
    """
    path = Path(os.path.realpath(path))
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        os.umask(hidden := os.umask(0))
        mode = stat.S_IFREG | 0o666 & ~hidden
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        path.write_bytes(data)
        return
    write_atomically(path, data, keep_backup=False)
    with contextlib.suppress(OSError):  # such as one of another user in a folder that is shared
        path.chmod(stat.S_IMODE(mode))


def check_output(path: Path) -> None:
    """Find out whether `write_output` will be able to write, without touching what is there.

    Raises:
        OSError: it will not: the folder is not there or may not be written, or this is a folder itself.
    """
    path = Path(os.path.realpath(path))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    if path.is_file() or not path.exists():
        disk.remove(_write_beside(path, b""))


def keep_former(path: Path) -> None:
    """Give the present file the name of its backup as well, in one step, so that the old backup is never half gone.

    Raises:
        OSError: the folder cannot be written.
    """
    second = _beside(path)
    try:
        disk.link(path, second)
    except FileNotFoundError:
        return  # somebody has just taken it away: nothing to keep
    except OSError:  # a file system without second names
        second = _write_beside(path, disk.read(path))
    try:
        _replace(second, backup_of(path))
    finally:
        with contextlib.suppress(OSError):
            disk.remove(second)  # still there where the backup was this very file


def move(source: Path, target: Path) -> None:
    """Rename a file, also into another folder; at every moment it has one name or both.

    Raises:
        FileExistsError: the new name is taken.
        OSError: the folders cannot be written.
    """
    make_folders(target.parent)
    try:
        disk.link(source, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without second names
        write_atomically(target, disk.read(source), keep_backup=False, new=True)
    else:
        disk.sync_folder(target.parent)
    disk.remove(source)
    disk.sync_folder(source.parent)


def make_folders(folder: Path) -> None:
    """Create a folder with those above it, so that they outlive a power cut where folders can be synced.

    Raises:
        NotADirectoryError: a file has its name, or that of a folder above it.
        OSError: it cannot be made.
    """
    missing = []
    while not disk.exists(folder):
        missing.append(folder)
        folder = folder.parent
    if disk.in_the_way(folder):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    for one in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another window was quicker
            disk.make_folder(one)
        disk.sync_folder(one.parent)


def read_limited(path: Path, limit: int) -> bytes:
    """Read a plain file, at most one byte more than the limit. A pipe or a device is refused, never waited for.

    Raises:
        OSError: it cannot be read, or is no plain file.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError as error:  # half a sign, or a sign that ends a name: no file is called so
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from error
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "not a plain file")
        with os.fdopen(handle, "rb", closefd=False) as file:
            return file.read(limit + 1)
    finally:
        os.close(handle)


def clean(folder: Path, name: str = "", now: float | None = None) -> None:
    """Take away temporary files that a killed program left behind.

    Args:
        folder: where; it need not be there.
        name: only those of this file, however young: for whoever alone may write it. Empty: all old ones.
        now: seconds since 1970.
    """
    latest = (time.time() if now is None else now) - LITTER_SECONDS
    for path in _temporary(folder, name):
        with contextlib.suppress(OSError):
            if name or path.lstat().st_mtime < latest:
                path.unlink()


def _temporary(folder: Path, name: str) -> Iterator[Path]:
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for one in names:
        if one.startswith(f".{name}") and _TEMPORARY.fullmatch(one):
            yield folder / one


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}{TEMPORARY}")


def _write_beside(path: Path, data: bytes) -> Path:
    """Write and sync a temporary file in the folder of `path`; leave nothing behind if that fails."""
    beside = _beside(path)
    handle = disk.create(beside)
    try:
        try:
            rest = data
            while rest:
                rest = rest[disk.write(handle, rest) :]
            disk.sync(handle)
        finally:
            disk.close(handle)
    except BaseException:
        with contextlib.suppress(OSError):
            disk.remove(beside)
        raise
    return beside


def _name_once(written: Path, path: Path) -> None:
    """Give a new file a name that must be free."""
    try:
        disk.link(written, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without second names
        disk.close(disk.create(path))  # whoever makes it has the name
        try:
            _replace(written, path)
        except BaseException:
            with contextlib.suppress(OSError):
                disk.remove(path)
            raise


def _replace(source: Path, target: Path) -> None:
    """Rename, patient with virus scanners that hold a file open for a moment (Windows)."""
    for attempt in range(ATTEMPTS):
        try:
            disk.replace(source, target)
        except PermissionError:
            if attempt == ATTEMPTS - 1:
                raise
            time.sleep(FIRST_WAIT_SECONDS * 2**attempt)
        else:
            return
