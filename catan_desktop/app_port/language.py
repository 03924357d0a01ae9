"""The player's words at a table."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.errors import Reason
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words, because


class SessionLanguage:
    """See `ui.scenes.table.port.Language`."""

    def __init__(self, translator: Callable[[], Translator], topics: Callable[[str], str] | None) -> None:
        """`topics` gives the entry of the almanac that explains a text key; None: there is no almanac."""
        self._translator = translator
        self._topics = topics

    def tr(self, key: str, /, **args: str | int | float) -> str:
        """Return a text in the player's language."""
        return self._translator().tr(key, **args)

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return self._translator().has(key)

    def topic_of(self, text_key: str) -> str:
        """Return the entry of the almanac that explains what a text key says; empty where none does."""
        return self._topics(text_key) if self._topics is not None else ""


def said(reason: Reason | None) -> Words | None:
    """Return a reason in words; None for none."""
    return because(reason) if reason is not None else None
