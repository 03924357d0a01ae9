"""Taking back: one step, a turn, or to a line of the chronicle; what another person did is never taken back unasked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.ui.dialogs.plain import confirm_dialog

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


class Rewind:
    """Undo and redo as the table offers them."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def undo(self) -> None:
        """Take the last action back, or tell why not."""
        self._ask(self._undo)

    def _undo(self) -> None:
        if self.play.port.undo():
            self._wake()
            self.play.kit.play("tap")
            self.play.happened()

    def redo(self) -> None:
        """Do again what was taken back."""
        play = self.play
        why = play.port.redo_block()
        if why is not None:
            play.refuse(why)
        elif play.port.redo():
            play.happened()

    def undo_turn(self) -> None:
        """Take the turn back as far as it goes, and say what stopped it."""
        self._ask(self._undo_turn)

    def _undo_turn(self) -> None:
        play = self.play
        if play.port.undo_turn():
            self._wake()
            play.kit.play("tap")
            play.happened()
            self._stopped()

    def to_line(self, ply: int) -> None:
        """A line of the chronicle was clicked: go back to it, if that is possible."""
        play = self.play
        if ply >= play.port.ply:
            return
        why = play.port.undo_block()
        if why is not None:
            play.refuse(why)
            return
        tr, other = play.voice.tr, self._other()
        told = [tr("undo-to-text")]
        if other is not None:
            told.append(tr("undo-other-text", name=play.voice.name(other)))
        act: Callable[[], object] = partial(self.to_ply, ply)
        dialog = confirm_dialog(play.kit, tr("undo-to-title"), "\n".join(told), tr("undo-back"), tr("undo-keep"), act)
        play.root.open(dialog, partial(self.to_line, ply))

    def to_ply(self, ply: int) -> None:
        """Go back to a position, or as far as it goes and tell why it stops."""
        reached = self.play.port.undo_to(ply)
        self._wake()
        self.play.happened()
        if not reached:
            self._stopped()

    def _wake(self) -> None:
        """Who is asked once more is really asked: a seat that rests would pass again at once."""
        self.play.rest.wake(self.play.port.actor())

    def _stopped(self) -> None:
        """Say why it goes no further; there is nothing to say at the very beginning."""
        why = self.play.port.undo_block()
        if why is not None:
            self.play.root.toast(self.play.voice.say(why))

    def _other(self) -> Seat | None:
        """Return the other person whose act would be taken back."""
        play = self.play
        actor = play.port.last_actor()
        if actor is None or actor in {CHANCE, play.looker}:
            return None
        return actor if play.port.sittings[actor].human else None

    def _ask(self, act: Callable[[], object]) -> None:
        """Do it at once, or ask first where it would take back what another person did."""
        play = self.play
        tr = play.voice.tr
        why = play.port.undo_block()
        other = self._other()
        if why is not None:
            play.refuse(why)
        elif other is None:
            act()
        else:
            name = play.voice.name(other)
            title, text = tr("undo-other-title", name=name), tr("undo-other-text", name=name)
            dialog = confirm_dialog(play.kit, title, text, tr("undo-back"), tr("undo-keep"), act)
            play.root.open(dialog, partial(self._ask, act))
