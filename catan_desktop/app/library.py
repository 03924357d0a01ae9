"""The saved games of the player: listed, opened, renamed, taken away and brought back."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from catan_desktop.games.catalogue import MIXES, RULESETS
from catan_desktop.kernel import replace
from catan_desktop.present.models.screens import BoardSketch, SaveEntry
from catan_desktop.session import library, paths
from catan_desktop.session.library import Known, Listed, list_saves
from catan_desktop.session.saves import read_header
from catan_desktop.ui.scene import Change

from . import models
from .campaigns import Campaigns
from .running import Running
from .services import Services

logger = logging.getLogger(__name__)


class SavedGames:
    """See `catan_desktop.ui.scenes.services.Library`."""

    def __init__(self, services: Services, running: Running, campaigns: Campaigns) -> None:
        self._services, self._campaigns = services, campaigns
        self._current = services.current
        self._running = running
        self._known: Known = {}
        """What was read of the files of the list."""

    def unfinished(self) -> SaveEntry | None:
        """The newest game that is not over, or its former version where it cannot be read; or a campaign that waits
        between two stages, where that is newer."""
        listed = library.latest(self._current.folder, (*RULESETS, *MIXES))
        going = next((one for one in self._campaigns.all() if one.campaign and not one.campaign.over), None)
        if going is not None and going.campaign is not None and (listed is None or going.order > listed.order):
            return models.campaign_entry(
                going.path, going.campaign, self._campaigns.stage_title(going.campaign, going.campaign.number)
            )
        return None if listed is None else self._entry(listed)

    def _entry(self, listed: Listed) -> SaveEntry:
        """Return a file as the list shows it; the stage of a campaign is called so."""
        entry, stage = models.save_entry(listed, self._services.texts.tr), self._campaigns.stage_told(listed.path)
        return replace(entry, title=entry.title or stage, campaign=stage)

    def unread(self) -> bool:
        """Return whether the newest game of all opens in no version, so that Continue is another one's or not there."""
        return library.lost(self._current.folder)

    def saves(self) -> Sequence[SaveEntry]:
        """Every saved game, newest first, then the examples."""
        tr = self._services.texts.tr
        own = [self._entry(listed) for listed in list_saves(self._current.folder, self._known)]
        try:
            shipped = list_saves(paths.examples(), self._known)
        except FileNotFoundError:
            shipped = ()
        return [*own, *(models.save_entry(listed, tr, example=True) for listed in shipped)]

    def saved_board(self, entry: SaveEntry) -> BoardSketch | None:
        """The board of a saved game as it stands, or of its former version; bare land where only that can be read."""
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
        return [str(path) for path in library.importable(paths.usual_folders())]

    def usual_folder(self) -> str:
        """Return where a copy goes unless somebody says otherwise."""
        return str(paths.usual_folder())

    def open(self, path: str) -> Change:
        """Go on with a saved game."""
        return self._running.open(path)

    def replay(self, path: str) -> Change:
        """Watch a saved game."""
        return self._running.watch(path)

    def rename(self, path: str, title: str) -> None:
        """Give a save another title."""
        session = self._current.session
        if session is not None and path == self._current.kept_at():
            session.saving.rename(title)
            return
        self._services.files.attempt(lambda: library.rename(Path(path), title))

    def former(self, path: str) -> str:
        """The former version of a saved game, if it can be played on; empty otherwise."""
        return str(library.former(Path(path)) or "")

    def remove(self, path: str) -> str:
        """Take a save out of the list."""
        return str(self._services.files.attempt(lambda: library.remove(Path(path))))

    def restore(self, removed: str) -> None:
        """Bring a removed save back."""
        self._services.files.attempt(lambda: library.restore(Path(removed)))

    def bring_in(self, path: str) -> None:
        """Copy a file from elsewhere into the list."""
        self._services.files.attempt(lambda: library.bring_in(paths.typed_path(path), self._current.folder))

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a folder or file of the player's choice."""
        return self._services.files.hand_out(path, target)
