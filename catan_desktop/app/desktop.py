"""Requests to the player's desktop: open a folder, tell something where no window can be opened, end the process."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

logger = logging.getLogger(__name__)

WIDE = 72
"""Letters in a line of a box, which breaks none by itself on X11."""


def opened(folder: Path) -> bool:
    """Show a folder in a window of the desktop; False where nothing can do that. Waits for nobody."""
    try:
        if not folder.is_dir():
            return False
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        command = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if command is None:
            return False
        subprocess.Popen(
            [command, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env=_outside(),
        )
    except OSError as error:
        logger.warning("%s cannot be opened: %s", folder, error)
        return False
    return True


def tell(program: str, sentence: str, *, box: bool = True) -> None:
    """Say a sentence in the terminal, and where nobody looks at one, in a box of the desktop."""
    with suppress(OSError, ValueError, AttributeError):
        print(f"{program}: {sentence}", file=sys.stderr, flush=True)
    if box and not _watched():
        _boxed(sentence)


def _watched() -> bool:
    """Return whether somebody reads what is written to the terminal."""
    with suppress(OSError, ValueError, AttributeError):
        return sys.stderr.isatty()
    return False


def _boxed(sentence: str) -> None:
    """Show a box of the system; nothing where there is no screen, or only a blind one."""
    try:
        import pygame  # noqa: PLC0415

        from catan_desktop.ui.hardware import BLIND  # noqa: PLC0415

        if os.environ.get("SDL_VIDEODRIVER") not in BLIND:
            pygame.display.message_box("Catan Desktop", textwrap.fill(sentence, WIDE), "error")
    except Exception as error:  # then the terminal must do
        logger.warning("no box: %s", error)


def _outside() -> dict[str, str]:
    """The environment for other programs: a packed program points the loader at its own libraries."""
    environ = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environ.pop("LD_LIBRARY_PATH_ORIG", None)
        environ.pop("LD_LIBRARY_PATH", None)
        if before:
            environ["LD_LIBRARY_PATH"] = before
    return environ


@contextmanager
def at_most(seconds: float, code: int) -> Iterator[None]:
    """End the program if what is done here takes longer, such as with a disk that does not answer."""
    watch = threading.Timer(seconds, os._exit, (code,))
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()
