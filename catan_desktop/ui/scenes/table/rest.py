"""Not until my turn: who wants to, passes between the turns of others until the own turn begins.

It belongs to those who sit before the screen, not to the game: the log holds passes like any other, and nothing of it
is kept with the game. Each seat rests by itself, so that no curtain comes down for somebody who would only pass; it
happens whatever the hand holds, so that it tells nothing. Whatever else is asked, an offer, a loss, is asked as ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.present.words import words
from catan_desktop.ui.text import DIM
from catan_desktop.ui.widgets import Button, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from catan_desktop.kernel.action import Action
    from catan_desktop.ui.scenes.table.play import Play
    from catan_desktop.ui.scenes.table.voice import Voice
    from catan_desktop.ui.widgets import Kit

KEY = "until-my-turn"
"""The command, and the name of the button."""
TOPIC = "special-building"
AWAKE = "awake"
"""In the menu of a seat: it is asked again."""


@dataclass(frozen=True, slots=True)
class Resting:
    """What the looking seat may be shown of it."""

    on: bool
    toggle: Callable[[], object]


class Rest:
    """Who rests at one table."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._seats: set[Seat] = set()

    def holds(self, seat: Seat) -> bool:
        """Return whether a seat rests; it ends with its own turn, and when a bot sits down there."""
        if seat in self._seats and (self.play.model.active == seat or not self.play.port.sittings[seat].human):
            self._seats.discard(seat)
        return seat in self._seats

    def due(self) -> Action | None:
        """Return the pass of whoever is asked and rests; None where nobody does."""
        actor = self.play.port.actor()
        if actor is None or actor == CHANCE or self.play.looker is None or not self.holds(actor):
            return None
        step = self.play.port.model(actor).next
        return step.action if step is not None and step.between else None

    def passes(self) -> bool:
        """Pass for whoever is asked and rests; True if somebody did."""
        for seat in tuple(self._seats):
            self.holds(seat)  # an own turn ends it, even if nothing was asked between two looks
        action = self.due()
        if action is None:
            return False
        if self.play.port.submit(action) is not None:
            self.wake(action.seat)
            return False
        self.play.happened()
        return True

    def wake(self, seat: Seat | None) -> None:
        """Ask a seat again."""
        if seat is not None:
            self._seats.discard(seat)

    def toggle(self, seat: Seat | None = None) -> None:
        """Rest, or be asked again; tell where there is nothing to rest from."""
        play = self.play
        seat = play.seat if seat is None else seat
        step = play.port.model(seat).next
        if self.holds(seat):
            self._seats.discard(seat)
        elif play.asked and seat == play.seat and step is not None and step.between:
            self._seats.add(seat)
            play.reset()
        else:
            play.refuse(words("rest-none"))
            return
        play.rebuild()

    def shown(self) -> Resting | None:
        """Return what the looking seat is offered; None outside the steps between the turns while it does not rest."""
        play = self.play
        step = play.model.next
        on = play.looker is not None and self.holds(play.seat)
        offered = play.asked and step is not None and step.between
        return Resting(on, self.toggle) if on or offered else None


def rest_rows(kit: Kit, voice: Voice, resting: Resting) -> list[Widget]:
    """Make the button, and while it lasts the words that say so."""
    said = voice.tr("rest-end" if resting.on else "rest-begin")
    key = kit.keys.key(KEY)
    icon = "play" if resting.on else "pause"
    button = Button(
        kit, said, resting.toggle, icon=icon, size="small", hotkey=key, name=KEY, tip=voice.tr("about-rest")
    )
    button.topic = TOPIC
    told = Label(kit, voice.tr("rest-told"), DIM.of("ice"), name="resting")
    return [told, button] if resting.on else [button]
