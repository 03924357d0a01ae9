"""Actions in the game, and taking them back."""

from __future__ import annotations

from catan_desktop.kernel import Action
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.present.words import Words, because

from .source import Source


class Acts:
    """What is done in the game, and taken back."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._session = source.session
        self._history = source.session.history

    def submit(self, action: Action) -> Words | None:
        """Do it; the refusal if it is not legal."""
        try:
            self._session.submit(action)
        except IllegalAction as refusal:
            return because(refusal.reason)
        return None

    def pump(self) -> bool:
        """Let chance or a bot act; True if something happened."""
        self._session.bots.seconds = self._source.context.settings().bot_thinking_seconds
        return self._session.pump()

    def undo_block(self) -> Words | None:
        """Return why nothing can be taken back now."""
        return because(self._history.undo_block())

    def redo_block(self) -> Words | None:
        """Return why nothing can be done again now."""
        return because(self._history.redo_block())

    def undo(self) -> bool:
        """Take the last action back."""
        return self._history.undo()

    def redo(self) -> bool:
        """Do again what was taken back."""
        return self._history.redo()

    def undo_turn(self) -> bool:
        """Take back all that can be taken back of the turn."""
        return self._history.undo_turn()

    def undo_to(self, ply: int) -> bool:
        """Go back as far as this position, or as it goes; True if it was reached."""
        return self._history.undo_to(ply)
