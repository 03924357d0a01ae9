"""Somebody wants to leave a game that cannot be saved: what would be lost is said first."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.present.words import Words
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.shell import Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label, Space, Widget


class UnsavedScreen(MenuScreen):
    """A question over the table."""

    overlay = True

    def __init__(self, shell: Shell, why: Words, leave: Callable[[], Change]) -> None:
        """`why` it cannot be saved; `leave` is done if the player wants to go all the same."""
        super().__init__(shell)
        self.why = why
        self.leave = leave

    def build(self) -> Widget:
        """Show nothing but the question."""
        return Space(self.kit)

    def enter(self, size: tuple[int, int]) -> None:
        """Ask; anew in another size."""
        super().enter(size)
        if not self.root.dialogs:
            self._ask()

    def _ask(self) -> None:
        kit, tr = self.kit, self.shell.tr
        words = Label(kit, tr("unsaved-told", why=self.shell.say(self.why)), BODY)
        dialog = Dialog(kit, tr("unsaved-title"), Column(kit, [words]), width=520, on_cancel=lambda: self.go(Pop()))
        dialog.buttons.content = [
            Button(kit, tr("unsaved-leave"), lambda: self.go(self.leave()), kind="danger", name="unsaved-leave"),
            Button(kit, tr("unsaved-stay"), dialog.cancel, kind="primary", name="unsaved-stay"),
        ]
        self.root.open(dialog)
