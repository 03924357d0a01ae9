"""Asking what is outside the program: other programs, drivers and the desktop may say anything and fail in any way."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

logger = logging.getLogger(__name__)
T = TypeVar("T")


def ask(source: Callable[[], T], what: str) -> T | None:
    """Return what a source outside the program answers; None where it fails, which is logged as `what`.

    Bytes that are no text, a broken driver and a missing service are no errors of the game, whatever they raise.
    """
    try:
        return source()
    except Exception as error:
        logger.warning("%s: %s: %s", what, type(error).__name__, error)
        return None
