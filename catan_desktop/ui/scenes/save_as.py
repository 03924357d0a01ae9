"""Keeping the running game under a name."""

from __future__ import annotations

import pygame

from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.shell import Refused, Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label, TextField, Widget

_LONGEST = 60
_TOLD_SECONDS = 1.6


class SaveAsScreen(Question):
    """A question over the table; the game below stays in sight."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title = shell.running_title()
        self._told = 0.0
        """Seconds that the good news is still shown."""

    def ask(self) -> None:
        """Open the dialog."""
        if self._told > 0:
            return
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
            self.shell.save_as(title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        for dialog in list(self.root.dialogs):
            self.root.close(dialog)
        self.root.toast(self.shell.tr("save-as-done", title=title), "good")
        self._told = _TOLD_SECONDS

    def tick(self, seconds: float) -> None:
        """Go when the good news has been read."""
        if self._told > 0:
            self._told -= seconds
            if self._told <= 0:
                self.go(Pop())

    def handle(self, event: pygame.event.Event) -> Change:
        """Go at once when the player goes on."""
        if self._told > 0 and event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            return Pop()
        return super().handle(event)
