"""Bots of other packages, which name themselves in the entry points `catan_desktop.bots`.

Such an entry point is a function without arguments that returns a `Bot`. The bot is given the game and what its seat
may see. A page for those who write one: `docs/write-a-bot.md`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .bot import Bot

GROUP = "catan_desktop.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9_.-]{0,30}")
"""What a bot may be called: it stands in saves and on command lines."""


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Return the bots of other packages by name, in the order of their names."""
    found = {point.name: point for point in entry_points(group=GROUP) if NAME.fullmatch(point.name)}
    return dict(sorted(found.items()))


def make_installed(name: str) -> Bot:
    """Return a new bot of another package; whatever goes wrong in that is raised."""
    make: Callable[[], Bot] = installed()[name].load()
    return make()
