"""The code of the running game, to be told to a friend who wants the same table."""

from __future__ import annotations

from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.services import RunningGame, Shell
from catan_desktop.ui.text import BODY, DIM, TITLE
from catan_desktop.ui.widgets import Button, Card, Column, Dialog, Label, Widget
from catan_desktop.ui.widgets.field import Clipboard, SystemClipboard


class ShareScreen(Question):
    """A note over the game, which stays in sight; what lies below says that the code was copied."""

    def __init__(self, shell: Shell, game: RunningGame, clipboard: Clipboard | None = None) -> None:
        super().__init__(shell)
        self.code, self.drawn = game.code(), game.on_own_island()
        self.clipboard: Clipboard = clipboard or SystemClipboard()

    def ask(self) -> None:
        """Open the dialog."""
        kit, tr = self.kit, self.shell.tr
        code = Card(kit, Label(kit, self.code, TITLE, across=0.5, name="code"), look="sunken", shadow=False)
        rows: list[Widget] = [Label(kit, tr("share-help"), BODY), code, Label(kit, tr("share-note"), DIM)]
        if self.drawn:
            rows.append(Label(kit, tr("share-island"), DIM))
        dialog = Dialog(kit, tr("share-title"), Column(kit, rows), width=480, on_cancel=lambda: self.go(Pop()))
        dialog.buttons.content = [
            Button(kit, tr("close"), dialog.cancel, name="share-close"),
            Button(kit, tr("share-copy"), self._copy, kind="primary", icon="copy", name="share-copy"),
        ]
        self.root.open(dialog, self.ask)
        self.root.set_focus(dialog.find("share-copy"))

    def _copy(self) -> None:
        """Copy the code; say so only where it really lies on the clipboard."""
        self.clipboard.put(self.code)
        if self.clipboard.get() == self.code:
            self.go(Pop(self.shell.tr("share-copied", code=self.code)))
        else:
            self.root.toast(self.shell.tr("share-not-copied"), "danger")
