"""The shared parts of the program in one record; `ui.scenes.services` says which of them screens are given."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel import record
from catan_desktop.session.session import Session
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.files import Files
from catan_desktop.stores.translations import Translations
from catan_desktop.table_port import Context, TablePort

from .open_game import OpenGame
from .preferences import Preferences
from .screens import Screens


@record
class Services:
    """What lobby, library and running game are built on."""

    texts: Translations
    preferences: Preferences
    almanacs: Almanacs
    screens: Screens
    current: OpenGame
    files: Files
    seed: Callable[[], int]
    """Gives seeds of games."""

    @property
    def context(self) -> Context:
        """Return what the port to a game asks of the program."""
        return Context(lambda: self.preferences.chosen, lambda: self.texts.translator, self.almanacs.topic_of)

    def port(self, session: Session) -> TablePort:
        """The table's port to a game."""
        return TablePort(session, self.context)
