"""What belongs to a whole process, and must be after each test as it was before: other files of tests come after it."""

from __future__ import annotations

import gc
import locale
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from catan_desktop.app import shown_games
from catan_desktop.session import reviewing
from catan_desktop.stores import almanacs
from catan_desktop.ui import vectors
from catan_desktop.ui.text import Text

OF_PYTEST = "PYTEST_CURRENT_TEST"
"""It changes while a test runs."""


def belongings() -> dict[str, object]:
    """Everything that is looked at, by the name under which it is told of."""
    root = logging.getLogger()
    return {
        "the working folder": os.getcwd(),
        "the environment": {key: value for key, value in os.environ.items() if key != OF_PYTEST},
        "sys.path": list(sys.path),
        "sys.excepthook": sys.excepthook,
        "threading.excepthook": threading.excepthook,
        "sys.unraisablehook": sys.unraisablehook,
        "the log": (root.level, list(root.handlers), logging.root.manager.disable),
        "the locale": locale.setlocale(locale.LC_ALL),
        "the signals": [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)],
        "the search for garbage": (gc.isenabled(), gc.get_threshold()),
        "what draws pictures": (vectors.rasterise, vectors.shadow),
        "what opens fonts": Text._font,
        "what plays the games of pictures": shown_games.stride,
        "what reads almanacs": vars(almanacs)["load"],
        "what reviews games": vars(reviewing)["steps"],
    }


@contextmanager
def nothing_left() -> Iterator[None]:
    """Fail whoever leaves anything changed behind.

    Raises:
        AssertionError: it names what.
    """
    before = belongings()
    yield
    after = belongings()
    left = [told(name, before[name], after[name]) for name in before if before[name] != after[name]]
    assert not left, "the next test would find changed: " + "; ".join(left)


def told(name: str, before: object, after: object) -> str:
    """What has changed; of the environment the names alone, for there may be secrets in it."""
    if isinstance(before, dict) and isinstance(after, dict):
        return f"{name}: {sorted(key for key in {**before, **after} if before.get(key) != after.get(key))}"
    return f"{name}: {before!r} -> {after!r}"
