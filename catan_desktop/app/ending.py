"""The end of the program by somebody else: a signal, or an X server that goes away under it."""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import pygame

logger = logging.getLogger(__name__)

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Those of them that the system has."""
BY_SIGNAL = 128
"""A program that a signal has ended gives this plus the number of the signal."""
PATIENCE = 5.0
"""Seconds after which it ends even if the game could not be written."""
_X11 = "libX11.so.6"
_held: list[object] = []
"""What the X library calls must not be thrown away."""


class Asked:
    """Which signal has asked the program to end; 0 for none."""

    number = 0


@contextmanager
def signals(end: Callable[[], object]) -> Iterator[Asked]:
    """Let the first signal ask for a quiet end, after the present round, and a second one end whatever goes on."""
    asked = Asked()

    def heard(number: int, frame: FrameType | None) -> None:
        del frame
        if asked.number:
            raise KeyboardInterrupt
        asked.number = number
        end()

    before: list[tuple[int, Any]] = []
    for name in SIGNALS:
        number = getattr(signal, name, None)
        with suppress(ValueError, OSError):  # not in the main thread
            if number is not None:
                before.append((number, signal.signal(number, heard)))
    try:
        yield asked
    finally:
        for number, handler in before:
            with suppress(ValueError, OSError):
                signal.signal(number, handler if handler is not None else signal.SIG_DFL)


def when_the_display_dies(act: Callable[[], object], code: int) -> bool:
    """Do something when the X server is gone, and end; False where that cannot be heard of.

    The X library ends the whole program then, in the middle of whatever it does, and Python learns nothing of it.
    """
    if not sys.platform.startswith("linux") or pygame.display.get_driver() != "x11":
        return False
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)

    def gone(display: int) -> int:
        del display
        watch = threading.Timer(PATIENCE, os._exit, (code,))
        watch.daemon = True
        watch.start()
        try:
            act()
        except BaseException:
            logger.exception("while the display was gone")
        finally:
            logging.shutdown()
            os._exit(code)

    try:
        library = ctypes.CDLL(_X11)
        library.XSetIOErrorHandler.argtypes = [kind]
        library.XSetIOErrorHandler.restype = ctypes.c_void_p
        called = kind(gone)
        _held.append(called)
        library.XSetIOErrorHandler(called)
    except (OSError, AttributeError) as error:
        logger.info("nobody tells when the display is gone: %s", error)
        return False
    return True
