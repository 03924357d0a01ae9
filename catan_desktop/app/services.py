"""The shared parts of the program in one record; `ui.scenes.services` says which of them screens are given."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from catan_desktop.app_port import Context, SessionPort
from catan_desktop.kernel.errors import PositionError, SaveError
from catan_desktop.kernel.record import record
from catan_desktop.present.words import because
from catan_desktop.session import library, paths
from catan_desktop.session.saves import SUFFIX
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.services import Refused

from .almanacs import Almanacs
from .current import Current
from .preferences import Preferences
from .screens import Screens
from .texts import Texts

T = TypeVar("T")


@record
class Services:
    """What lobby, library and running game are built on."""

    texts: Texts
    preferences: Preferences
    almanacs: Almanacs
    screens: Screens
    current: Current
    seed: Callable[[], int]
    """Gives seeds of games."""

    @property
    def context(self) -> Context:
        """Return what the port to a game asks of the program."""
        return Context(lambda: self.preferences.chosen, lambda: self.texts.translator, self.almanacs.topic_of)

    def port(self, session: Session) -> SessionPort:
        """The table's port to a game."""
        return SessionPort(session, self.context)

    def with_files(self, act: Callable[[], T]) -> T:
        """Do something with files; Refused, in the player's language, where that fails."""
        try:
            return act()
        except (PositionError, SaveError) as error:
            topic = self.almanacs.topic_of(error.reason.key)
            raise Refused(self.texts.say(because(error.reason)), topic) from error

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a folder or file of the player's choice; the whole path of the copy."""
        place = self.place_of_copy(target, Path(path).name, SUFFIX)
        self.with_files(lambda: library.hand_out(Path(path), place))
        return str(place)

    def place_of_copy(self, target: str, name: str, suffix: str) -> Path:
        """Return the file that a copy becomes, `name` in a folder of the player's choice; Refused where one lies."""
        place: Path = self.with_files(lambda: paths.typed_path(target))
        if os.path.isdir(place):  # which is no error for a place that may not be looked at
            place /= name
        if place.suffix != suffix:
            place = place.with_name(place.name + suffix)
        if os.path.lexists(place):
            raise Refused(self.texts.tr("load-export-exists", path=str(place)))
        return place
