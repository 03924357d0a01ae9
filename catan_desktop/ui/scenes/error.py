"""What the player sees after an error nobody expected: the game is safe, and where."""

from __future__ import annotations

from catan_desktop.ui.scene import Quit
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.shell import Shell
from catan_desktop.ui.text import BODY, DIM, STRONG, TITLE
from catan_desktop.ui.widgets import Button, Card, Column, Flow, Label, Padded, Space, Widget


class ErrorScreen(MenuScreen):
    """Says what happened, and offers to go on."""

    def __init__(self, shell: Shell, kept_at: str, detail: str, log: str) -> None:
        """`kept_at` is the file of the running game, empty where none ran; `log` the file with the whole story."""
        super().__init__(shell)
        self.kept_at = kept_at
        self.detail = detail
        self.log = log

    def build(self) -> Widget:
        """Set one panel."""
        kit, tr = self.kit, self.shell.tr
        kept = tr("error-kept", path=self.kept_at) if self.kept_at else tr("error-not-kept")
        buttons: list[Widget] = []
        if self.kept_at:
            buttons.append(Button(kit, tr("error-go-on"), self._go_on, kind="primary", name="go-on"))
        buttons.append(Button(kit, tr("result-menu"), self.back, name="menu"))
        buttons.append(Button(kit, tr("menu-quit"), lambda: self.go(Quit()), name="quit"))
        rows: list[Widget] = [
            Label(kit, tr("error-title"), TITLE),
            Label(kit, kept, STRONG),
            Label(kit, tr("error-detail", detail=self.detail), BODY),
            Label(kit, tr("error-log", path=self.log), DIM),
            Space(kit, "gap", grow=0),
            Flow(kit, buttons),
        ]
        return Padded(kit, Card(kit, Column(kit, rows, gap="pad"), pad=24), pad=24, most=680, down=0.4)

    def back(self) -> None:
        """Go to the title."""
        self.go(self.shell.leave())

    def _go_on(self) -> None:
        self.attempt(lambda: self.shell.open(self.kept_at))
