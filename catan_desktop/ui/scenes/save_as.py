"""The page to keep the running game under a name."""

from __future__ import annotations

from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.services import RunningGame, Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label, TextField, Widget

_LONGEST = 60


class SaveAsScreen(Question):
    """A question over the game, which stays in sight; what lies below says that it was saved."""

    def __init__(self, shell: Shell, game: RunningGame) -> None:
        super().__init__(shell)
        self.game = game
        self.title = game.title()

    def ask(self) -> None:
        """Open the dialog."""
        kit, tr = self.kit, self.shell.tr
        field = TextField(
            kit,
            self.title,
            placeholder=tr("save-as-name"),
            most=_LONGEST,
            on_submit=lambda _: self._save(field),
            name="save-name",
        )
        rows: list[Widget] = [Label(kit, tr("save-as-help"), BODY), field]
        dialog = Dialog(kit, tr("save-as-title"), Column(kit, rows), width=480, on_cancel=lambda: self.go(Pop()))
        dialog.buttons.content = [
            Button(kit, tr("cancel"), dialog.cancel, name="save-cancel"),
            Button(kit, tr("save"), lambda: self._save(field), kind="primary", icon="save", name="save-yes"),
        ]
        self.root.open(dialog, self.ask)
        field.anchor = 0
        self.root.set_focus(field)

    def _save(self, field: TextField) -> None:
        title = field.text.strip()
        if not title:
            self.root.toast(self.shell.tr("save-as-empty"), "danger")
            return
        try:
            self.game.save_as(title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        self.go(Pop(self.shell.tr("save-as-done", title=title)))
