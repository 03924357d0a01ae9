"""Taking back: one step, a turn, or to a line of the chronicle; what another person did is never taken back unasked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.present.words import Who, words
from catan_desktop.table_port.acts import Acts
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.scenes.table.messages import Happened, Refuse
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.widgets import Root


class Rewind:
    """Undo and redo as the table offers them."""

    def __init__(self, acts: Acts, root: Root, texts: TableText, table: TableValue) -> None:
        self.root = root
        self.texts = texts
        self.acts = acts
        self.table = table

    def undo(self) -> None:
        """Take the last action back, or tell why not."""
        self._ask(self._undo)

    def _undo(self) -> None:
        if self.acts.undo():
            self._done(sound="tap")

    def redo(self) -> None:
        """Do again what was taken back."""
        why = self.acts.redo_block()
        if why is not None:
            self.table.send(Refuse(why))
        elif self.acts.redo():
            self.table.send(Happened())

    def undo_turn(self) -> None:
        """Take the turn back as far as it goes, and say what stopped it."""
        self._ask(self._undo_turn)

    def _undo_turn(self) -> None:
        if self.acts.undo_turn():
            self._done(sound="tap")
            self._stopped()

    def to_line(self, ply: int) -> None:
        """A line of the chronicle was clicked: go back to it, if that is possible."""
        if ply >= self.texts.game.ply:
            return
        why = self.acts.undo_block()
        if why is not None:
            self.table.send(Refuse(why))
            return
        tr, other = self.texts.tr, self._other()
        told = [tr("undo-to-text")]
        if other is not None:
            told.append(self.texts.say(words("undo-other-text", name=Who(other))))
        self._confirm(tr("undo-to-title"), "\n".join(told), partial(self.to_ply, ply), partial(self.to_line, ply))

    def to_ply(self, ply: int) -> None:
        """Go back to a position, or as far as it goes and tell why it stops."""
        reached = self.acts.undo_to(ply)
        self._done()
        if not reached:
            self._stopped()

    def _done(self, sound: str = "") -> None:
        if sound:
            self.root.kit.play(sound)
        self.table.send(Happened(self.texts.game.actor()))

    def _stopped(self) -> None:
        """Say why it goes no further; there is nothing to say at the very beginning."""
        why = self.acts.undo_block()
        if why is not None:
            self.root.toast(self.texts.say(why))

    def _other(self) -> Seat | None:
        """Return the other person whose act would be taken back."""
        actor = self.texts.game.last_actor()
        if actor is None or actor in {CHANCE, self.table.state.viewer}:
            return None
        return actor if self.texts.seats.sittings[actor].human else None

    def _ask(self, act: Callable[[], object]) -> None:
        """Do it at once, or ask first where it would take back what another person did."""
        why = self.acts.undo_block()
        other = self._other()
        if why is not None:
            self.table.send(Refuse(why))
        elif other is None:
            act()
        else:
            title, text = (words(f"undo-other-{part}", name=Who(other)) for part in ("title", "text"))
            self._confirm(self.texts.say(title), self.texts.say(text), act, partial(self._ask, act))

    def _confirm(self, title: str, text: str, act: Callable[[], object], again: Callable[[], object]) -> None:
        tr = self.texts.tr
        self.root.open(confirm_dialog(self.root.kit, title, text, tr("undo-back"), tr("undo-keep"), act), again)
