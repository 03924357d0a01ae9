"""A check for a screen and a sound device, without opening a window."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

BLIND = ("dummy", "offscreen")
"""SDL drivers that show nothing."""
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""Environment variables, one of which tells SDL where to draw on Linux."""


class Probe(NamedTuple):
    """What was found."""

    good: bool
    detail: str
    """The driver, or what SDL says is wrong."""


def display(*, keep: bool = False) -> Probe:
    """Look for a screen. A blind driver is good only if the environment asks for it.

    `keep`: leave it open for the window that comes. An X server that loses its last program begins anew, and takes
    nobody in for that moment.
    """
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        return Probe(False, f"none of {', '.join(SCREENS)} is set")
    was_open = pygame.display.get_init()
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        return Probe(False, str(error))
    finally:
        if not was_open and not keep:
            pygame.display.quit()
    return Probe(driver not in BLIND or os.environ.get("SDL_VIDEODRIVER") == driver, driver)


def audio() -> Probe:
    """Look for a sound device."""
    was_open = pygame.mixer.get_init() is not None
    try:
        with quiet():
            pygame.mixer.init()
        driver = pygame.mixer.get_driver()
    except pygame.error as error:
        return Probe(False, str(error))
    finally:
        if not was_open:
            pygame.mixer.quit()
    return Probe(True, driver)


@contextmanager
def quiet() -> Iterator[None]:
    """Keep what sound libraries write to the terminal away from it."""
    if sys.stderr is not None:
        sys.stderr.flush()
    try:
        kept = os.dup(2)
    except OSError:  # a program of Windows without a console has none
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def versions() -> tuple[str, str]:
    """The versions of pygame and of the SDL that it uses."""
    return f"pygame-ce {pygame.version.ver}", f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
