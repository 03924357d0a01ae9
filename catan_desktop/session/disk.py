"""The few calls by which files reach the disk: one small joint, so that a test can stand for the power cut."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "darwin":
    import fcntl

_NO_SUCH_CALL = {errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.ENOSYS}
"""What file systems answer that cannot sync a folder."""


class Disk:
    """The real disk. A handle is a file descriptor; every call raises OSError where the system does."""

    def exists(self, path: Path) -> bool:
        """Return whether anything has this name, a broken link too."""
        return os.path.lexists(path)

    def in_the_way(self, path: Path) -> bool:
        """Return whether something that is no folder has this name; a link that leads nowhere is not there."""
        return os.path.exists(path) and not os.path.isdir(path)

    def make_folder(self, path: Path) -> None:
        """Make one folder in a folder that is there."""
        path.mkdir()

    def create(self, path: Path) -> int:
        """Make a new file to write; FileExistsError if anything has the name. Only its owner may read it."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)

    def write(self, handle: int, data: bytes) -> int:
        """Write the beginning of the data; how many bytes."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Wait until what was written would outlive a power cut."""
        if sys.platform == "darwin":
            with suppress(OSError):  # not on every file system
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # its fsync does not wait for the disk itself
                return
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close a file."""
        os.close(handle)

    def read(self, path: Path) -> bytes:
        """Read a file of ours again."""
        return path.read_bytes()

    def link(self, path: Path, other: Path) -> None:
        """Give a file a second name that is free; FileExistsError if it is not."""
        os.link(path, other)

    def replace(self, source: Path, target: Path) -> None:
        """Rename in one step, whatever had the new name."""
        os.replace(source, target)

    def remove(self, path: Path) -> None:
        """Take a name away; nothing happens where there is none."""
        path.unlink(missing_ok=True)

    def sync_folder(self, folder: Path) -> None:
        """Make the names in a folder outlive a power cut; Windows and some file systems have no such call."""
        if os.name != "posix":
            return
        try:
            handle = os.open(folder, os.O_RDONLY)
        except PermissionError:
            return  # it may be written but not looked into
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in _NO_SUCH_CALL:
                raise
        finally:
            os.close(handle)


DISK = Disk()
