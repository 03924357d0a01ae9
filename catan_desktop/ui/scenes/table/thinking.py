"""The sign of a thinking bot: three dots on the seat that the table has been waiting for."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.ui.scenes.table.seat_cards import SeatCard

PATIENCE_SECONDS = 0.4
"""A bot that answers sooner is not seen to think."""
BEAT_SECONDS = 0.35
DOTS = 3


@record
class Thought:
    """How long a bot has been thinking."""

    seat: Seat | None = None
    """Whose thought it is; None: nobody thinks."""
    ply: int = -1
    age: float = 0.0

    @property
    def visible(self) -> bool:
        """Return whether it has lasted so long that it is shown."""
        return self.seat is not None and self.age >= PATIENCE_SECONDS

    def phase(self, *, still: bool) -> int:
        """Return the dot that is lit; -1 while nothing is shown, and all of them where nothing may move."""
        if not self.visible:
            return -1
        return DOTS if still else int((self.age - PATIENCE_SECONDS) / BEAT_SECONDS) % DOTS

    def waited(self, bot: Seat | None, ply: int, seconds: float) -> Thought:
        """Return it when the table has waited for a bot; None: for a person or nobody."""
        same = bot is not None and (bot, ply) == (self.seat, self.ply)
        return Thought(bot, ply, self.age + seconds if same else 0.0)


def mark(cards: Iterable[SeatCard], thought: Thought) -> None:
    """Show on the cards of the seats who thinks."""
    for card in cards:
        dots = thought.phase(still=card.kit.reduced_motion) if card.panel.seat == thought.seat else -1
        if card.dots != dots:
            card.dots = dots
            card.kit.due(card.rect)
