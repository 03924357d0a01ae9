"""What all tests of a process share and give back: pictures rasterised once, and memory no test needs any more."""

from __future__ import annotations

import gc
import os
import sys
from collections import OrderedDict
from pathlib import Path

import pygame
import pytest

from catan_desktop.app.tidy import give_back
from catan_desktop.ui import art

SHARED_BYTES = 192 * 1024 * 1024
LARGEST = SHARED_BYTES // 12
"""A larger picture than that is drawn anew each time: few of them would drive all others out."""
ROOM = 256 * 1024 * 1024
"""A process may grow by so much before it looks for what the tests before have left."""

_OWN = art._rasterise


class Pictures:
    """Each SVG in each size is rasterised once in a process, though every test begins with a program of its own.

    What is handed out is never drawn on: the cache of the program takes a copy in the format of the window.
    """

    def __init__(self, most: int = SHARED_BYTES) -> None:
        self._most = most
        self._made: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def __call__(self, source: bytes, size: tuple[int, int]) -> pygame.Surface:
        """Stand in for the rasteriser of `ui.art`."""
        key = (source, (size[0], size[1]))
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        made = _OWN(source, size)
        weight = _weight(key[0], made)
        if weight <= LARGEST:
            self._made[key] = made
            self._bytes += weight
            while self._bytes > self._most:
                (text, _), gone = self._made.popitem(last=False)
                self._bytes -= _weight(text, gone)
        return made


def _weight(source: bytes, picture: pygame.Surface) -> int:
    return len(source) + 4 * picture.get_width() * picture.get_height() + 512


def share_pictures(patch: pytest.MonkeyPatch) -> None:
    """Let every program of this process find the pictures of those before it."""
    patch.setattr(art, "_rasterise", Pictures())


class Memory:
    """Gives back what is left of tests that are over: windows and their pictures lie in circles of references."""

    def __init__(self) -> None:
        self._least = 0

    def begin(self) -> None:
        """Leave out of every search for garbage what was there before the first test."""
        gc.collect()
        gc.freeze()
        self._least = self._now()

    def after_a_test(self) -> None:
        """Look for garbage where the process has grown."""
        if self._now() - self._least > ROOM:
            gc.collect()
            give_back()
            self._least = self._now()

    @staticmethod
    def _now() -> int:
        """Bytes of memory in use; 0 where the system does not say."""
        if sys.platform != "linux":
            return 0
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
