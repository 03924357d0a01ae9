"""The saved games of the player, and the one that is running."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catan_desktop.kernel.errors import Reason, SaveError
from catan_desktop.present.words import because
from catan_desktop.session import paths
from catan_desktop.ui.scene import Change, Replace, Scene
from catan_desktop.ui.scenes.shell import Refused

from .core import Core

if TYPE_CHECKING:
    from catan_desktop.present.models.screens import BoardSketch, SaveEntry
    from catan_desktop.session.autosave import AutoSaver
    from catan_desktop.session.library import Known

logger = logging.getLogger(__name__)


class Shelf(Core):
    """Saved games: listed, opened, renamed, taken away and brought back."""

    @cached_property
    def _known(self) -> Known:
        """What was read of the files of the list."""
        return {}

    def table(self, *, resumed: bool = False) -> Scene:
        """The table of the running game; `resumed`: tell what has happened since the own last turn."""
        raise NotImplementedError

    def behind(self, words: str, name: str, make: Callable[[], Change]) -> Change:
        """Go where `make` leads, behind a page with a bar where that takes long."""
        raise NotImplementedError

    def parting(self, leave: Callable[[], Change]) -> Change:
        """Leave the running game; after a question where it cannot be kept."""
        raise NotImplementedError

    def unfinished(self) -> SaveEntry | None:
        """The newest game that is not over, or its former version where it cannot be read."""
        from catan_desktop.games.catalogue import RULESETS  # noqa: PLC0415
        from catan_desktop.session.library import latest  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        listed = latest(self._folder, RULESETS)
        return None if listed is None else models.save_entry(listed, self.tr)

    def unread(self) -> bool:
        """Return whether the newest game of all opens in no version, so that Continue is another one's or not there."""
        from catan_desktop.session.library import lost  # noqa: PLC0415

        return lost(self._folder)

    def saves(self) -> Sequence[SaveEntry]:
        """Every saved game, newest first, then the examples."""
        from catan_desktop.session.library import list_saves  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        own = [models.save_entry(listed, self.tr) for listed in list_saves(self._folder, self._known)]
        try:
            shipped = list_saves(paths.examples(), self._known)
        except FileNotFoundError:
            shipped = ()
        return [*own, *(models.save_entry(listed, self.tr, example=True) for listed in shipped)]

    def saved_board(self, entry: SaveEntry) -> BoardSketch | None:
        """The board of a saved game as it stands, or of its former version; bare land where only that can be read."""
        from catan_desktop.session.saves import read_header  # noqa: PLC0415

        from . import models  # noqa: PLC0415

        path = Path(entry.backup or entry.path)
        makers: tuple[Callable[[], BoardSketch], ...] = (
            lambda: models.saved_sketch(path),
            lambda: models.header_sketch(read_header(path)),
        )
        for make in makers:
            try:
                return make()
            except Exception as error:  # nothing is proved yet of what the file says
                logger.info("no picture of %s: %s", entry.path, error)
        return None

    def offered_files(self) -> Sequence[str]:
        """Saved games that lie in the usual folders."""
        from catan_desktop.session import library  # noqa: PLC0415

        return [str(path) for path in library.importable(paths.usual_folders())]

    def usual_folder(self) -> str:
        """Where a copy goes unless somebody says otherwise."""
        return str(next(iter(paths.usual_folders()), Path.cwd()))

    def open(self, path: str) -> Change:
        """Go on with a saved game; an autosave goes on in its own file."""
        from catan_desktop.session import saves  # noqa: PLC0415
        from catan_desktop.session.session import Session  # noqa: PLC0415

        if self.session is not None and path == self.kept_at():
            return Replace(self.table(), all=True)
        packed = self._told(lambda: saves.load(Path(path)))
        saved = self._told(lambda: saves.decode(packed))

        def resumed() -> Change:
            self.end_session()
            keeper = self._keeper(Path(path))
            try:
                game = saved
                with suppress(SaveError):  # another window may have played on until the file was ours
                    latest = saves.load(Path(path))
                    game = saved if latest == packed else saves.decode(latest)
                self.session = session = Session.resume(game, keeper=keeper, **self.timing())
            except BaseException:
                if keeper is not None:
                    keeper.close()
                raise
            if keeper is not None and keeper.elsewhere:
                session.notices.append(Reason("save-open-elsewhere"))
            return Replace(self.table(resumed=True), all=True)

        return self.parting(lambda: self.behind("laying-table", f"saved-{saved.game.ruleset.key}", resumed))

    def rename(self, path: str, title: str) -> None:
        """Give a save another title."""
        from catan_desktop.session import library  # noqa: PLC0415

        if self.session is not None and path == self.kept_at():
            self.session.rename(title)
            return
        self._told(lambda: library.rename(Path(path), title))

    def former(self, path: str) -> str:
        """The former version of a saved game, if it can be played on; empty otherwise."""
        from catan_desktop.session import library  # noqa: PLC0415

        return str(library.former(Path(path)) or "")

    def remove(self, path: str) -> str:
        """Take a save out of the list."""
        from catan_desktop.session import library  # noqa: PLC0415

        return str(self._told(lambda: library.remove(Path(path))))

    def restore(self, removed: str) -> None:
        """Bring a removed save back."""
        from catan_desktop.session import library  # noqa: PLC0415

        self._told(lambda: library.restore(Path(removed)))

    def bring_in(self, path: str) -> None:
        """Copy a file from elsewhere into the list."""
        from catan_desktop.session import library  # noqa: PLC0415

        self._told(lambda: library.bring_in(paths.written(path), self._folder))

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a folder or file of the player's choice."""
        from catan_desktop.session import library  # noqa: PLC0415
        from catan_desktop.session.saves import SUFFIX  # noqa: PLC0415

        place: Path = self._told(lambda: paths.written(target))
        if os.path.isdir(place):  # which is no error for a place that may not be looked at
            place /= Path(path).name
        if place.suffix != SUFFIX:
            place = place.with_name(place.name + SUFFIX)
        if os.path.lexists(place):
            raise Refused(self.tr("load-export-exists", path=str(place)))
        self._told(lambda: library.hand_out(Path(path), place))
        return str(place)

    # the running game

    def kept_at(self) -> str:
        """The file that the running game is kept in; empty where there is none."""
        path = getattr(self.session.keeper, "path", None) if self.session is not None else None
        return "" if path is None else str(path)

    def end_session(self) -> None:
        """Write what is left of the running game and end its bots."""
        session, self.session = self.session, None
        if session is None:
            return
        session.close()
        if session.trouble is not None:
            self.pending.append(self.tr("kept-not-at-last", why=self.say(because(session.trouble))))

    # inside

    def timing(self) -> dict[str, Any]:
        """What sessions are begun with, besides what they are about."""
        return {} if self._clock is None else {"clock": self._clock, "bots_in_process": True}

    def _keeper(self, path: Path | None) -> AutoSaver | None:
        """What keeps the game while it is played."""
        if not self._keep:
            return None
        from catan_desktop.session.autosave import AutoSaver  # noqa: PLC0415

        return AutoSaver(self._folder, path)

    def _told(self, act: Callable[[], Any]) -> Any:
        """Do something with files; Refused, in the player's language, where that fails."""
        try:
            return act()
        except SaveError as error:
            raise Refused(self.say(because(error.reason)), self.topic_of(error.reason.key)) from error
