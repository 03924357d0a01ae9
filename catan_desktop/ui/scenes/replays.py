"""The list of games to watch."""

from __future__ import annotations

from catan_desktop.present.models.screens import SaveEntry
from catan_desktop.ui.scenes.backup_offer import open_or_offer
from catan_desktop.ui.scenes.load import LoadScreen


class ReplaysScreen(LoadScreen):
    """Every game that is kept, to be watched instead of played on."""

    title_key = "replays-title"

    def opening(self, entry: SaveEntry) -> str:
        """Return what the button says."""
        return self.shell.tr("replays-watch")

    def open_chosen(self, path: str) -> None:
        """Watch it."""
        open_or_offer(self, self.library, path, self.library.replay)
