"""The player's words at a table."""

from __future__ import annotations

from catan_desktop.present.words import TextArgument

from .source import Context


class SessionLanguage:
    """See `ui.scenes.table.port.Language`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language."""
        return self._context.translator().tr(key, **args)

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return self._context.translator().has(key)

    def topic_of(self, text_key: str) -> str:
        """Return the entry of the almanac that explains what a text key says; empty where none does."""
        return self._context.topics(text_key)
