"""Garbage collection while nothing moves, so that Python does not do it in the middle of an animation.

A search for garbage through everything the program holds takes as long as several frames, and begins whenever enough
has been made. Here it is done at rest, and what has survived it is then left out of all further searches. Until the
first frame there is none at all (`cli`): it would find little, and a tenth of the start went to it.
"""

from __future__ import annotations

import ctypes
import gc
import sys

from catan_desktop.ui.loop import Loop

CALM_SECONDS = 0.4
"""Seconds without a drawn frame before memory is set in order ..."""
PATIENCE = 20.0
"""... unless it has waited this long, in seconds: then any round without a frame will do."""
AGAIN_SECONDS = 60.0
"""Seconds after which what was made meanwhile is looked through again."""


class GcPause:
    """Told of every round of the loop."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._drawn = 0
        self._calm = 0.0
        self._since = 0.0
        """Seconds since memory was in order, or since another scene came up."""
        self._top: object = None
        self._whole = True
        """Everything must be looked through, because a scene and what belonged to it may be gone."""

    def __call__(self, seconds: float) -> None:
        """Let time pass; set memory in order where it is time and nothing moves."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()
        stack, drawn = self._loop.stack, self._loop.stats.drawn
        self._since += seconds
        if stack.top is not self._top:
            self._top, self._whole, self._since = stack.top, True, 0.0
        still = drawn == self._drawn and not stack.moving and not stack.dirty
        self._drawn = drawn
        self._calm = self._calm + seconds if still else 0.0
        if not still or not (self._whole or self._since >= AGAIN_SECONDS):
            return
        if self._calm >= CALM_SECONDS or self._since >= PATIENCE + (0.0 if self._whole else AGAIN_SECONDS):
            self.now()

    def now(self) -> None:
        """Set memory in order at once."""
        if self._whole:
            gc.unfreeze()
        gc.collect()
        give_back()
        gc.freeze()
        self._whole, self._since, self._calm = False, 0.0, 0.0


def give_back() -> None:
    """Give the memory of pictures that are gone back to the system, where the C library would keep it for later.

    After a large window has become small, or a game is over, that is some hundred megabytes; it takes a few
    milliseconds.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc only
        if trim is not None:
            trim(0)
