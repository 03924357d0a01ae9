"""Actions on the files of saved games: rename, remove, bring back, import and export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from catan_desktop.present.models.screens import SaveEntry
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scenes.file_dialogs import export_dialog, import_dialog, line_dialog
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.services import Library


class FileActs:
    """The buttons below a saved game, with their questions."""

    def __init__(
        self,
        screen: MenuScreen,
        library: Library,
        entry: Callable[[], SaveEntry | None],
        title: Callable[[SaveEntry], str],
        refresh: Callable[[], object],
    ) -> None:
        """`entry` gives the game that is chosen, `title` how it is called; `refresh` is done when the list changed."""
        self._screen, self._library = screen, library
        self._entry, self._title, self._refresh = entry, title, refresh
        self.removed: tuple[str, str] | None = None
        """(place, title) of the game that was taken out last."""

    def _try(self, act: Callable[[], object], told: str) -> bool:
        try:
            act()
        except Refused as refusal:
            self._screen.root.toast(str(refusal), "danger")
            return False
        self._refresh()
        self._screen.root.toast(told, "good")
        return True

    def delete(self) -> None:
        """Take the chosen game out of the list; it can be brought back."""
        entry, tr = self._entry(), self._screen.shell.tr
        if entry is None:
            return
        title, path = self._title(entry), entry.path

        def take_out() -> None:
            self.removed = (self._library.remove(path), title)

        self._try(take_out, tr("load-deleted", title=title))

    def restore(self) -> None:
        """Bring back what was taken out last."""
        if self.removed is not None:
            place = self.removed[0]
            self.removed = None
            self._try(lambda: self._library.restore(place), self._screen.shell.tr("load-restored"))

    def ask_rename(self) -> None:
        """Ask for another title."""
        entry, tr = self._entry(), self._screen.shell.tr
        if entry is None:
            return

        def rename(text: str) -> bool:
            return self._try(lambda: self._library.rename(entry.path, text), tr("load-rename-done"))

        dialog, field = line_dialog(
            self._screen.kit, tr, tr("rename"), tr("load-title"), entry.title or self._title(entry), rename
        )
        self._screen.root.open(dialog, self.ask_rename)
        field.anchor = 0
        self._screen.root.set_focus(field)

    def bring(self, path: str) -> bool:
        """Copy a file from elsewhere into the list; False where that fails."""
        return self._try(lambda: self._library.bring_in(path), self._screen.shell.tr("load-import-done"))

    def ask_import(self) -> None:
        """Ask which file to bring in."""
        dialog, field = import_dialog(
            self._screen.kit, self._screen.shell.tr, self._library.offered_files(), self.bring
        )
        self._screen.root.open(dialog, self.ask_import)
        self._screen.root.set_focus(field)

    def ask_export(self) -> None:
        """Ask where to copy the chosen game."""
        entry, tr = self._entry(), self._screen.shell.tr
        if entry is None:
            return

        def export(text: str) -> bool:
            try:
                path = self._library.hand_out(entry.path, text)
            except Refused as refusal:
                self._screen.root.toast(str(refusal), "danger")
                return False
            self._screen.root.toast(tr("load-export-done", path=path), "good")
            return True

        dialog, field = export_dialog(
            self._screen.kit, tr, self._library.usual_folder(), PurePath(entry.path).name, export
        )
        self._screen.root.open(dialog, self.ask_export)
        self._screen.root.set_focus(field)
