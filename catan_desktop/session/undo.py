"""Undo and redo in a running game: what can be taken back and done again.

What may be taken back:
* only what one person did in one go; chance, bots, and whatever let somebody know more than before end it;
* the end of a turn is such an act. Until the next person has done anything it may be taken back, by whoever sits
  there: a slip of the finger must not cost a turn. But nobody takes back another person's act unawares: the table
  asks first and names the person (`catan_desktop.ui.scenes.table.rewind`), and the curtain comes down again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel import Action, Reason
from ..kernel.event import Event
from ..kernel.ids import CHANCE
from ..kernel.record import field_names
from .history import Timeline

NOTHING_TO_UNDO = Reason("reason-undo-nothing")
NOTHING_TO_REDO = Reason("reason-redo-nothing")


class UndoHistory:
    """Takes actions of one running game back, and does them again."""

    def __init__(self, timeline: Timeline, humans: Callable[[], Sequence[bool]], changed: Callable[[], object]) -> None:
        """`humans` tells by seat whether a person sits there; `changed` is called when the position is another."""
        self._timeline = timeline
        self._humans = humans
        self._changed = changed
        self.barred: Reason | None = None
        """Why nothing at all is taken back or done again, such as in a game that is only watched."""

    def undo_block(self) -> Reason | None:
        """Return why the last action cannot be taken back; None if it can."""
        return self.barred or undo_block(self._timeline, self._humans())

    def undo(self) -> bool:
        """Take the last action back; False, and nothing changes, where `undo_block` has a reason."""
        return self._undo_while(lambda: False)

    def undo_turn(self) -> bool:
        """Take back all that can be taken back of the turn in which the last action was taken; False if nothing."""
        timeline = self._timeline
        return self._undo_while(lambda: timeline.state_at(timeline.state.ply - 1).turn == timeline.state.turn)

    def undo_to(self, ply: int) -> bool:
        """Go back until `ply` actions have been applied, or as far as it goes; True if that ply is reached."""
        if ply < self._timeline.state.ply:
            self._undo_while(lambda: self._timeline.state.ply > ply)
        return self._timeline.state.ply == ply

    def redo_block(self) -> Reason | None:
        """Return why nothing can be done again; None if something can."""
        return self.barred or (None if self._timeline.undone else NOTHING_TO_REDO)

    def redo(self) -> bool:
        """Do again what was taken back last; False if nothing was, or if something else was done since."""
        if self.redo_block() is not None:
            return False
        self._timeline.forward()
        self._changed()
        return True

    def _undo_while(self, wanted: Callable[[], bool]) -> bool:
        """Take one action back, then more of them as long as they can be and `wanted` says so."""
        done = False
        while self.undo_block() is None and (not done or wanted()):
            self._timeline.back()
            done = True
        if done:
            self._changed()
        return done


def shows_secret(action: Action, events: Sequence[Event]) -> bool:
    """Return whether somebody learned a secret: another seat any, or the seat that acted one that it did not name
    itself."""
    named = [getattr(action, field) for field in field_names(type(action))]
    for event in events:
        if event.opens is not None and getattr(event, event.opens or "nobody", None) != action.seat:
            return True
        for field, readers in event.seen_by.items():
            secret = getattr(event, field)
            if secret is None:
                continue
            seats = {getattr(event, reader) for reader in readers}
            if seats - {action.seat} or secret not in named:
                return True
    return False


def undo_block(timeline: Timeline, humans: Sequence[bool]) -> Reason | None:
    """Return why the last action cannot be taken back; None if it can.

    Only what one person did in one go can be taken back: not chance, not what a bot or another person did before,
    nothing after which somebody knows more.
    """
    if not timeline.plies:
        return NOTHING_TO_UNDO
    last = timeline.plies[-1]
    seat = last.action.seat
    if seat == CHANCE:
        return Reason("reason-undo-chance")
    if not humans[seat]:
        return Reason("reason-undo-bot")
    if timeline.undone and timeline.undone[-1].action.seat != seat:
        return Reason("reason-undo-other-seat")
    if shows_secret(last.action, last.events):
        return Reason("reason-undo-secret")
    return None
