"""The page while the disk has not taken a game that somebody wants to leave: it waits, and after a while asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Button, Column, Dialog, Label


class SavingScreen(Question):
    """A page over the game that goes on by itself as soon as the disk answers."""

    goes_on_hidden = True

    def __init__(
        self,
        shell: Shell,
        answered: Callable[[], bool],
        go_on: Callable[[], Change],
        without: Callable[[], Change],
        patience: float,
    ) -> None:
        """`go_on` is done once the disk has `answered`, `without` if the player will not wait any more.

        `patience`: seconds that pass before that is asked.
        """
        super().__init__(shell)
        self.asking = False
        self._answered = answered
        self._go_on = go_on
        self._without = without
        self._patience = patience
        self._waited = 0.0

    def tick(self, seconds: float) -> None:
        """Look whether the disk has answered."""
        if self._answered():
            self.go(self._go_on())
            return
        self._waited += seconds
        if not self.asking and self._waited >= self._patience:
            self.ask_on()

    def ask_on(self) -> None:
        """Ask whether to wait on; it is waited meanwhile all the same."""
        self.asking = True
        self.ask()

    def wait_on(self) -> None:
        """Wait as long again before asking."""
        self.asking = False
        self._waited = 0.0
        self.ask()

    def ask(self) -> None:
        """Say what is waited for, or ask."""
        for former in tuple(self.root.dialogs):
            former.close()
        part = "waiting-asked" if self.asking else "waiting"
        words = Label(self.kit, self.shell.tr(f"{part}-told"), BODY)
        dialog = Dialog(
            self.kit,
            self.shell.tr(f"{part}-title"),
            Column(self.kit, [words]),
            self._buttons(),
            width=560,
            on_cancel=self.wait_on if self.asking else self.back,
        )
        self.root.open(dialog)

    def _buttons(self) -> Sequence[Button]:
        kit, tr = self.kit, self.shell.tr
        back = Button(kit, tr("waiting-back"), lambda: self.go(Pop()), name="waiting-back")
        if not self.asking:
            return [back]
        quit_now = Button(kit, tr("waiting-quit"), lambda: self.go(self._without()), kind="danger", name="waiting-quit")
        wait_on = Button(kit, tr("waiting-on"), self.wait_on, kind="primary", name="waiting-on")
        return [quit_now, back, wait_on]
