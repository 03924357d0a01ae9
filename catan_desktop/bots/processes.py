"""The processes that help this one: begun wherever this one stands, and gone as soon as this one is."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path


def firm_ground() -> None:
    """Leave a working folder that is gone: no process begins in one, today or ever. Windows does not let it go."""
    try:
        os.getcwd()
    except OSError:
        os.chdir(Path(os.__file__).anchor)


def helpers() -> SpawnContext:
    """Return how such processes are begun; each calls `help_parent` first."""
    firm_ground()
    return multiprocessing.get_context("spawn")


def help_parent() -> None:
    """Leave Ctrl+C to the parent, and end when it is gone, however it ended and whatever is done here then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True, name="parent").start()


def _end_after(parent: BaseProcess) -> None:
    """Wait on what the system takes away with the parent: the other end of a pipe, on Windows its handle."""
    parent.join()
    os._exit(1)
