"""With whose eyes bots alone are watched: those of one seat, or those of all, to which every hand lies open.

Who has left the own seat to a bot watches with the eyes of that seat alone, and so may sit down there again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.replay_parts import EyesButton
from catan_desktop.ui.text import DIM
from catan_desktop.ui.widgets import Flow, RichText, Widget

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


class Eyes:
    """Those of whoever looks on; where people play, each has their own."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.chosen: Seat = NOBODY
        """A seat, or NOBODY for all: the hand of whoever has the turn lies open then, and every draw is told."""

        self.own: Seat | None = None
        """The seat that the last person left to a bot in the middle of the game."""

    def risen(self, seat: Seat) -> None:
        """A person left a seat to a bot; where nobody is left, the eyes stay those before whom the table lies."""
        play = self.play
        if play.watching:
            self.own = self.chosen = play.looker if play.looker is not None else seat

    @property
    def reader(self) -> Seat:
        """As whom the chronicle is read."""
        return self.chosen if self.play.watching else self.play.seat

    def follow(self) -> None:
        """Look from the seat that is watched."""
        play = self.play
        if not play.watching:
            self.own, self.chosen = None, NOBODY if self.own is not None else self.chosen
        if play.watching and play.looker is not None:
            play.looker = self.chosen if self.chosen != NOBODY else play.model.active

    def choose(self, seat: Seat) -> None:
        """Look with other eyes."""
        self.chosen = seat
        self.follow()
        self.play.board.show(self.play.port.board(self.play.seat))
        self.play.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        """Use a digit: that of a seat, or 0 for all."""
        name = stroke(event) if event.type == pygame.KEYDOWN else ""
        if self.own is not None or not name.isdigit() or int(name) > len(self.play.port.sittings):
            return False
        self.choose(Seat(int(name) - 1) if int(name) else NOBODY)
        return True

    def rows(self) -> Sequence[Widget]:
        """Return the eyes to choose from, and whose hand is seen."""
        play, kit, voice = self.play, self.play.kit, self.play.voice
        if self.own is not None:
            told = voice.tr("watch-own", name=f"**{escape(voice.name(self.own))}**")
            return (RichText(kit, told, DIM, name="watch-hand"),)
        seats = (NOBODY, *(Seat(index) for index in range(len(play.port.sittings))))
        buttons = [EyesButton(kit, voice, seat, seat == self.chosen, partial(self.choose, seat)) for seat in seats]
        for button in buttons:
            name = escape(voice.name(button.seat)) if button.seat != NOBODY else ""
            said = voice.tr("watch-eyes-tip", name=name) if name else voice.tr("watch-eyes-all-tip")
            button.tip = f"{said}  <gold>{button.seat + 1}</>"
        told = voice.tr("watch-hand", name=f"**{escape(voice.name(play.seat))}**")
        return (RichText(kit, told, DIM, name="watch-hand"), Flow(kit, buttons, gap="gap-tiny"))
