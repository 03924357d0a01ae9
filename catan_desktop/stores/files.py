"""Files of the player's choice, and why something with them cannot be done."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from catan_desktop.kernel.errors import PositionError, SaveError
from catan_desktop.present.words import because
from catan_desktop.session import library, paths
from catan_desktop.session.saves import SUFFIX

from .translations import Translations

T = TypeVar("T")


class Refused(Exception):
    """It cannot be done; the message is a sentence in the player's language."""

    def __init__(self, message: str, topic: str = "") -> None:
        """`topic` is the entry of the almanac that explains it."""
        super().__init__(message)
        self.topic = topic


class Files:
    """What is done with files, with refusals in the player's language."""

    def __init__(self, texts: Translations, topic_of: Callable[[str], str]) -> None:
        """`topic_of` gives the entry of the almanac that explains a text key."""
        self._texts, self._topic_of = texts, topic_of

    def attempt(self, act: Callable[[], T]) -> T:
        """Do something with files; Refused, in the player's language, where that fails."""
        try:
            return act()
        except (PositionError, SaveError) as error:
            topic = self._topic_of(error.reason.key)
            raise Refused(self._texts.say(because(error.reason)), topic) from error

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a folder or file of the player's choice; the whole path of the copy."""
        place = self.place_of_copy(target, Path(path).name, SUFFIX)
        self.attempt(lambda: library.hand_out(Path(path), place))
        return str(place)

    def place_of_copy(self, target: str, name: str, suffix: str) -> Path:
        """Return the file that a copy becomes, `name` in a folder of the player's choice; Refused where one lies."""
        place: Path = self.attempt(lambda: paths.typed_path(target))
        if os.path.isdir(place):  # which is no error for a place that may not be looked at
            place /= name
        if place.suffix != suffix:
            place = place.with_name(place.name + suffix)
        if os.path.lexists(place):
            raise Refused(self._texts.tr("load-export-exists", path=str(place)))
        return place
