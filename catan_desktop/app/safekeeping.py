"""Safekeeping of the running game after an unexpected error.

The state of a game never changes in place, so that it is always whole: as it was before what failed, or as it is after
it. It is written once more, read back and compared; what the screens and the bots have worked out from it is thrown
away.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Literal

from catan_desktop.kernel import record
from catan_desktop.kernel.errors import SaveError
from catan_desktop.present.words import Words, because, words
from catan_desktop.session import library, paths, saves
from catan_desktop.session.session import Session

from . import report
from .open_game import OpenGame

logger = logging.getLogger(__name__)

SETTLES = 5
"""Times, a second each, that the disk is waited for."""


@record
class Kept:
    """Whether the running game is safe."""

    how: Literal["saved", "unsaved", "lesson", "none"]
    path: str = ""
    why: Words | None = None
    """Why it is not safe, where that is known."""


class Safekeeping:
    """Remembers what became of the running game after the last error."""

    def __init__(self, current: OpenGame) -> None:
        self._current = current
        self.last = Kept("none")
        """Where that is not saved, the game is not left but by the player's wish."""
        self._copy_of: object = None
        """The state of the game of which a copy was kept elsewhere."""

    def secure(self) -> Kept:
        """Make the running game safe, and make everything anew that was worked out from it."""
        current = self._current
        session, make_table = current.session, current.make_table
        self._copy_of = None
        if session is None:
            self.last = Kept("none")
            return self.last
        try:
            self.last = self._kept(session)
        except Exception as error:
            logger.exception("while the game was kept")
            why = words("save-unwritable", detail="code", about=report.briefly(error))
            self.last = Kept("unsaved", current.kept_at(), why)
        try:
            current.session = session.renewed(session.saving.keeper)
        except Exception:
            logger.exception("while the game was made anew")
        current.make_table = make_table
        return self.last

    def _kept(self, session: Session) -> Kept:
        """Write the game, read it back and compare."""
        keeper = session.saving.keeper
        if self._current.make_table is not None:
            return Kept("lesson")
        if keeper is None:
            return Kept("unsaved")
        keeper.keep(session.saving.freeze(session.saving.title))
        settled = any(keeper.settle() or keeper.failure is not None for _ in range(SETTLES))
        path = self._current.kept_at()
        if keeper.failure is not None or not path:
            return Kept("unsaved", path, because(keeper.failure))
        try:
            proved = _proved(Path(path), session)
        except SaveError as error:
            logger.warning("%s: %s", path, error)
            return Kept("unsaved", path, because(error.reason))
        if proved:
            return Kept("saved", path)
        return Kept("unsaved", path, None if settled else words("save-slow"))

    def doubt(self) -> Words | None:
        """Return why the file may not hold the running game, although nothing is wrong with the disk; None if it
        does."""
        session = self._current.session
        if self.last.how != "unsaved" or session is None or self._current.make_table is not None:
            return None
        with suppress(Exception):
            if _proved(Path(self._current.kept_at()), session):
                self.last = Kept("saved", self._current.kept_at())
                return None
        return self.last.why or words("save-unproved")

    @property
    def copied(self) -> bool:
        """Return whether a copy of the running game was kept elsewhere, and nothing has been done since."""
        session = self._current.session
        return session is not None and session.state is self._copy_of

    def keep_copy(self, title: str) -> str:
        """Keep the game in the first of the usual folders that can be written; where, empty if in none."""
        session = self._current.session
        for folder in paths.usual_folders() if session is not None else ():
            try:
                assert session is not None
                data = session.saving.freeze(session.saving.title or title)
                place = library.keep_as(folder, data)
                self._copy_of = data.state
                return report.shorten_paths(str(place))
            except Exception as error:
                logger.warning("no copy in %s: %s", folder, error)
        return ""


def _proved(path: Path, session: Session) -> bool:
    """Return whether a file holds the game to its last action; SaveError where it cannot be read."""
    try:
        timeline = saves.read(path).timeline
        log = timeline.log()  # the oldest actions of a very long game are not in the file
        return timeline.state == session.state and log == session.timeline.log()[-len(log) or None :]
    except SaveError:
        raise
    except Exception:  # the rules themselves fail: then at least the state stands there
        logger.exception("the game cannot be played through")
        return saves.read_position(path)[2] == session.state
