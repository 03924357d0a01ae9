"""A disk in memory that forgets what POSIX allows it to forget when the power is cut.

Kept are the bytes of a file up to its last sync, and the names of a folder as they were at its last sync. Of what came
later anything may be there: of the bytes a beginning, all, or noughts in their place; of the names each one for itself,
in whatever order: a rename may be kept and an earlier one lost.
"""

from __future__ import annotations

import errno
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from catan_desktop.session.disk import Disk

Survived: TypeAlias = "dict[Path, bytes]"


class Node:
    """A file without its name."""

    def __init__(self) -> None:
        self.data = b""
        self.safe = 0
        """So many bytes of it are synced."""

    def remains(self) -> list[bytes]:
        """What may be left of it."""
        safe, rest = self.data[: self.safe], self.data[self.safe :]
        if not rest:
            return [self.data]
        return [safe, safe + rest[: len(rest) // 2], self.data, safe + bytes(len(rest))]


class Folder:
    """Names, with all that each was since the last sync, the safe one first."""

    def __init__(self) -> None:
        self.names: dict[str, list[Node | Folder | None]] = {}

    def now(self, name: str) -> Node | Folder | None:
        """What the name means to a running program."""
        return self.names.get(name, [None])[-1]

    def put(self, name: str, value: Node | Folder | None) -> None:
        """Let the name mean something else."""
        self.names.setdefault(name, [None]).append(value)

    def sync(self) -> None:
        """Make all names safe."""
        self.names = {name: values[-1:] for name, values in self.names.items() if values[-1] is not None}


class PowerDisk(Disk):
    """Its folders hang on `top`, which is there from the first."""

    def __init__(self, top: Path, *, links: bool = True, forgetful: str = "") -> None:
        """`links`: files may have second names; `forgetful`: a call that does nothing, to see that it is missed."""
        self.top = top
        self.links = links
        self.forgetful = forgetful
        self.root = Folder()
        self.calls = 0
        self.after: Callable[[], object] = lambda: None
        """Called after every call that changes anything: here the power may be cut."""
        self.fails_at = 0
        """The number of the call that fails, counted in `calls`."""
        self.failed = ""
        """The call that did."""
        self._open: dict[int, Node] = {}

    # what survives

    def cuts(self) -> Iterator[Survived]:
        """Everything that may be on the disk when the power comes back."""
        yield from self._folder(self.top, self.root)

    def now(self) -> Survived:
        """What a running program sees."""
        found: Survived = {}

        def walk(place: Path, folder: Folder) -> None:
            for name in folder.names:
                value = folder.now(name)
                if isinstance(value, Folder):
                    walk(place / name, value)
                elif value is not None:
                    found[place / name] = value.data

        walk(self.top, self.root)
        return found

    def _folder(self, place: Path, folder: Folder) -> Iterator[Survived]:
        options = [list(self._name(place / name, values)) for name, values in folder.names.items()]
        for chosen in itertools.product(*options):
            yield {path: data for part in chosen for path, data in part.items()}

    def _name(self, path: Path, values: list[Node | Folder | None]) -> Iterator[Survived]:
        for value in dict.fromkeys(values):
            if value is None:
                yield {}
            elif isinstance(value, Node):
                yield from ({path: data} for data in value.remains())
            else:
                yield from self._folder(path, value)

    # what files calls

    def exists(self, path: Path) -> bool:
        if path == self.top:
            return True
        try:
            return self._in(path).now(path.name) is not None
        except FileNotFoundError:
            return False

    def make_folder(self, path: Path) -> None:
        if not self._called("make_folder"):
            self._in(path).put(path.name, Folder())
            self.after()

    def create(self, path: Path) -> int:
        self._called("create")
        if self._in(path).now(path.name) is not None:
            raise FileExistsError(errno.EEXIST, "File exists")
        node = Node()
        self._in(path).put(path.name, node)
        handle = max(self._open, default=2) + 1
        self._open[handle] = node
        self.after()
        return handle

    def write(self, handle: int, data: bytes) -> int:
        self._called("write")
        some = data[: max(1, len(data) * 2 // 3)]  # a short write, as the system may do
        self._open[handle].data += some
        self.after()
        return len(some)

    def sync(self, handle: int) -> None:
        if not self._called("sync"):
            self._open[handle].safe = len(self._open[handle].data)
            self.after()

    def close(self, handle: int) -> None:
        del self._open[handle]

    def read(self, path: Path) -> bytes:
        return self._node(path).data

    def link(self, path: Path, other: Path) -> None:
        self._called("link")
        if not self.links:
            raise OSError(errno.EPERM, "Operation not permitted")
        node = self._node(path)
        if self._in(other).now(other.name) is not None:
            raise FileExistsError(errno.EEXIST, "File exists")
        self._in(other).put(other.name, node)
        self.after()

    def replace(self, source: Path, target: Path) -> None:
        self._called("replace")
        node = self._node(source)
        if self._in(target).now(target.name) is node:
            return  # two names of one file: nothing happens, says POSIX
        self._in(target).put(target.name, node)
        self._in(source).put(source.name, None)
        self.after()

    def remove(self, path: Path) -> None:
        self._called("remove")
        if self._in(path).now(path.name) is not None:
            self._in(path).put(path.name, None)
            self.after()

    def sync_folder(self, folder: Path) -> None:
        if not self._called("sync_folder"):
            self._at(folder).sync()
            self.after()

    # inside

    def _called(self, name: str) -> bool:
        """Count a call; True if it is to be forgotten. OSError if it is the one that fails."""
        self.calls += 1
        if self.calls == self.fails_at:
            self.failed = name
            raise OSError(errno.ENOSPC, "No space left on device")
        return name == self.forgetful

    def _at(self, folder: Path) -> Folder:
        found = self.root
        for name in folder.relative_to(self.top).parts:
            inner = found.now(name)
            if not isinstance(inner, Folder):
                raise FileNotFoundError(errno.ENOENT, str(folder))
            found = inner
        return found

    def _in(self, path: Path) -> Folder:
        return self._at(path.parent)

    def _node(self, path: Path) -> Node:
        node = self._in(path).now(path.name)
        if not isinstance(node, Node):
            raise FileNotFoundError(errno.ENOENT, str(path))
        return node
