"""The needs of a game's review; `catan_desktop.app.review` gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from catan_desktop.present.models.review import ChoiceLine, ChoiceView, ReviewModel
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.table.port import Sitting


class ReviewPort(Protocol):
    """A finished game and its review, which is worked out while one looks."""

    @property
    def ruleset(self) -> str:
        """Key of the game."""

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Return who sat where."""

    @property
    def share(self) -> float:
        """Return how much is worked out, 0 to 1."""

    @property
    def complete(self) -> bool:
        """Return whether nothing more will come."""

    @property
    def failed(self) -> bool:
        """Return whether it was broken off."""

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language, in the words of the game."""

    def poll(self) -> bool:
        """Take what was worked out; return whether that is anything."""

    def close(self) -> None:
        """Stop, and keep what there is."""

    def model(self) -> ReviewModel:
        """The review as far as it is worked out."""

    def choice_view(self, choice: ChoiceLine) -> ChoiceView:
        """A decision in words."""

    def when(self, turn: int) -> Words | None:
        """Return when a turn was, where turns are not counted by rounds."""

    def board(self, ply: int) -> BoardPicture:
        """The board at a position."""

    def marks(self, ply: int) -> Sequence[Place]:
        """Return where the action before a position happened."""

    def watch(self, ply: int) -> Change:
        """Go to the replay, at a position."""
