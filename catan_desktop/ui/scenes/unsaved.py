"""The question before a game is left that cannot be saved: what would be lost is said first."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.present.words import Words
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label


class UnsavedScreen(Question):
    """A question over the table."""

    def __init__(self, shell: Shell, why: Words, leave: Callable[[], Change]) -> None:
        """`why` it cannot be saved; `leave` is done if the player wants to go all the same."""
        super().__init__(shell)
        self.why = why
        self.leave = leave

    def ask(self) -> None:
        """Open the dialog."""
        kit, tr = self.kit, self.shell.tr
        words = Label(kit, tr("unsaved-told", why=self.shell.say(self.why)), BODY)
        dialog = Dialog(kit, tr("unsaved-title"), Column(kit, [words]), width=520, on_cancel=lambda: self.go(Pop()))
        dialog.buttons.content = [
            Button(kit, tr("unsaved-leave"), lambda: self.go(self.leave()), kind="danger", name="unsaved-leave"),
            Button(kit, tr("unsaved-stay"), dialog.cancel, kind="primary", name="unsaved-stay"),
        ]
        self.root.open(dialog)
