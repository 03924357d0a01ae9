"""The language of a player who has not chosen one."""

from __future__ import annotations

import locale
import os
from contextlib import suppress


def guessed_language() -> str:
    """The language of the desktop, English where it is one that the game does not speak."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next((name for name in names if name), "")
    with suppress(ValueError):  # a locale that Python does not know
        name = name or locale.getlocale()[0] or ""
    return "ru" if name.lower().startswith(("ru", "be", "kk")) else "en"
