"""Types of errors."""

from __future__ import annotations

from .record import record


@record
class Reason:
    """Why something is refused, as a text key with arguments; never a finished sentence."""

    key: str
    """Text key, such as `reason-cannot-pay`."""
    arguments: tuple[tuple[str, str | int], ...] = ()
    """Arguments of the text."""
    rule: str = ""
    """ID of the rule that says so, for the almanac; empty where none does."""


class GameError(Exception):
    """Base of all errors of this program that a caller may want to catch."""


class IllegalAction(GameError):
    """An action that the rules refuse; the state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class RulesetError(GameError):
    """Modules or options that do not fit together."""


class NotationError(GameError):
    """A text line that is no action of the game."""


class PositionError(GameError):
    """A text that is no position, for a reason with the line and the word that is wrong."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.arguments)}")
        self.reason = reason


class SaveError(GameError):
    """A file that cannot be read or written as a saved game."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.arguments)}")
        self.reason = reason
