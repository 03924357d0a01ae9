"""The sign of a thinking bot: three dots on the seat that the table has been waiting for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.widgets import Kit

PATIENCE_SECONDS = 0.4
"""A bot that answers sooner is not seen to think."""
BEAT_SECONDS = 0.35
DOTS = 3


class Thinking:
    """The clock of a bot's thought, and its sign."""

    def __init__(self, kit: Kit, cards: Callable[[], Sequence[SeatCard]]) -> None:
        self._kit = kit
        self._cards = cards
        self.seat: Seat | None = None
        """Whose thought it is; None: nobody thinks."""
        self._age = 0.0
        self._ply = -1

    @property
    def visible(self) -> bool:
        """Return whether it has lasted so long that it is shown."""
        return self.seat is not None and self._age >= PATIENCE_SECONDS

    @property
    def phase(self) -> int:
        """Return the dot that is lit; -1 while nothing is shown, and all of them where nothing may move."""
        if not self.visible:
            return -1
        return DOTS if self._kit.reduced_motion else int((self._age - PATIENCE_SECONDS) / BEAT_SECONDS) % DOTS

    def wait(self, bot: Seat | None, ply: int, seconds: float) -> None:
        """Let time pass in which the table waits for a bot; None: for a person or nobody."""
        if (bot, ply) != (self.seat, self._ply):
            self.stop()
            self.seat, self._ply = bot, ply
        elif bot is not None:
            self._age += seconds
        if self.seat is not None:
            self._mark(self.seat, self.phase)

    def stop(self) -> None:
        """Nobody thinks any longer."""
        seat, self.seat, self._age = self.seat, None, 0.0
        if seat is not None:
            self._mark(seat, -1)

    def _mark(self, seat: Seat, phase: int) -> None:
        cards = self._cards()
        if seat < len(cards) and cards[seat].dots != phase:
            cards[seat].dots = phase
            self._kit.due(cards[seat].rect)
