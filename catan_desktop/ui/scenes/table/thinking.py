"""Who is thinking: three dots on the seat of a bot that the table has been waiting for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import CHANCE, Seat

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

PATIENCE_SECONDS = 0.4
"""A bot that answers sooner is not seen to think."""
BEAT_SECONDS = 0.35
DOTS = 3


class Thinking:
    """The clock of a bot's thought, and its sign."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seat: Seat | None = None
        """Whose thought it is; None: nobody thinks."""
        self._age = 0.0
        self._ply = -1

    @property
    def seen(self) -> bool:
        """Return whether it has lasted so long that it is shown."""
        return self.seat is not None and self._age >= PATIENCE_SECONDS

    @property
    def phase(self) -> int:
        """Return the dot that is lit; -1 while nothing is shown, and all of them where nothing may move."""
        if not self.seen:
            return -1
        return DOTS if self.play.kit.reduced_motion else int((self._age - PATIENCE_SECONDS) / BEAT_SECONDS) % DOTS

    def wait(self, asked: Seat | None, seconds: float) -> None:
        """Let time pass in which the table waits for somebody: a bot, a person, or nobody."""
        bot = asked is not None and asked != CHANCE and not self.play.port.sittings[asked].human
        now = (asked if bot else None, self.play.port.ply)
        if now != (self.seat, self._ply):
            self.stop()
            self.seat, self._ply = now
        elif bot:
            self._age += seconds
        self._show()

    def stop(self) -> None:
        """Nobody thinks any longer."""
        seat, self.seat, self._age = self.seat, None, 0.0
        if seat is not None:
            self._mark(seat, -1)

    def _show(self) -> None:
        if self.seat is not None:
            self._mark(self.seat, self.phase)

    def _mark(self, seat: Seat, phase: int) -> None:
        cards = self.play.builder.seats
        if seat < len(cards) and cards[seat].dots != phase:
            cards[seat].dots = phase
            self.play.kit.due(cards[seat].rect)
