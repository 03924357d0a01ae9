"""The page to keep the running game under a name."""

from __future__ import annotations

from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Pop
from catan_desktop.ui.scenes.ask_name import ask_name
from catan_desktop.ui.scenes.parts import Question
from catan_desktop.ui.scenes.services import RunningGame, Shell


class SaveAsScreen(Question):
    """A question over the game, which stays in sight; what lies below says that it was saved."""

    def __init__(self, shell: Shell, game: RunningGame) -> None:
        super().__init__(shell)
        self.game = game
        self.title = game.title()

    def ask(self) -> None:
        """Open the dialog."""
        ask_name(self, "save-as", self.title, self._save, lambda: self.go(Pop()))

    def _save(self, title: str) -> None:
        """Keep the game; ask again where that cannot be."""
        if not title:
            self.root.toast(self.shell.tr("save-as-empty"), "danger")
            self.ask()
            return
        try:
            self.game.save_as(title)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            self.title = title
            self.ask()
            return
        self.go(Pop(self.shell.tr("save-as-done", title=title)))
