"""The game that is being played, and the file that it is kept in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from catan_desktop.present.words import because
from catan_desktop.session.autosave import AutoSaver
from catan_desktop.session.saving import today
from catan_desktop.session.session import Session
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.scene import Scene

from .models import theme_of
from .preferences import USUAL_THEME, Preferences


class OpenGame:
    """The running game, or none."""

    def __init__(
        self,
        texts: Translations,
        preferences: Preferences,
        news: list[str],
        *,
        folder: Path,
        keep: bool,
        clock: Callable[[], str] | None,
    ) -> None:
        """Take where games are kept.

        Args:
            news: takes sentences that are to be told on the next screen.
            keep: False: games lie in no file.
            clock: gives the date of saves; None: the real one. Bots then think in this process.
        """
        self.folder = folder
        self.make_table: Callable[[Session], Scene] | None = None
        """Sets the table of the running game anew, where that is no usual one, such as in a lesson."""
        self._texts, self._preferences, self._news = texts, preferences, news
        self._keep = keep
        self._clock = clock

    @property
    def session(self) -> Session | None:
        """The running game."""
        return self._texts.session

    @session.setter
    def session(self, session: Session | None) -> None:
        self._texts.session, self.make_table = session, None
        self._preferences.light = USUAL_THEME if session is None else theme_of(session)
        self._preferences.apply_theme()

    @property
    def playing(self) -> Session:
        """The running game, where there is one."""
        assert self.session is not None
        return self.session

    def kept_at(self) -> str:
        """The file that it is kept in; empty where there is none."""
        path = getattr(self.session.saving.keeper, "path", None) if self.session is not None else None
        return "" if path is None else str(path)

    def end(self) -> None:
        """Write what is left of it and end its bots."""
        session, self.session = self.session, None
        if session is None:
            return
        session.close()
        if session.saving.trouble is not None:
            why = self._texts.say(because(session.saving.trouble))
            self._news.append(self._texts.tr("kept-not-at-last", why=why))

    def timing(self) -> dict[str, Any]:
        """Return what sessions are begun with, besides what they are about."""
        return {} if self._clock is None else {"clock": self._clock, "bots_in_process": True}

    def date(self) -> str:
        """Return the present moment as it stands in saves."""
        return (self._clock or today)()

    def keeper(self, path: Path | None) -> AutoSaver | None:
        """Return what keeps a game while it is played: in its own file, or in a new one."""
        return AutoSaver(self.folder, path) if self._keep else None
