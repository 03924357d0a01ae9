"""Windows, drawing and input; the only package that knows pygame."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

WINDOW_CLASS = "catan-desktop"
"""By this name a desktop knows which entry of its menu a window belongs to."""


def prepare(environ: MutableMapping[str, str], platform: str) -> None:
    """Set what SDL reads when pygame is imported; a value the user has set is left alone.

    On Linux with X11 the accelerated framebuffer sends every frame through OpenGL, which is a
    software renderer on a machine without a GPU: 22 ms a flip instead of 1.3.
    """
    environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", WINDOW_CLASS)
    if platform == "win32":
        environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if platform.startswith("linux") and _draws_with_x11(environ):
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _draws_with_x11(environ: MutableMapping[str, str]) -> bool:
    driver = environ.get("SDL_VIDEODRIVER", "")
    if driver:
        return "wayland" not in driver
    return bool(environ.get("DISPLAY"))


prepare(os.environ, sys.platform)
