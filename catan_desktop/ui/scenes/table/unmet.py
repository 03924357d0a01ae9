"""An offer that the only person at the table cannot meet: it lies open for a moment, then it is declined by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.present.models.panels import OfferView

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

SEEN_SECONDS = 1.5
"""How long such an offer is seen."""


class Unmet:
    """How long such an offer has been seen."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._age = 0.0
        self._ply = -1

    def offer(self) -> OfferView | None:
        """Return the offer; None where there is none, the player wants to be asked, or it would tell of the hand."""
        play = self.play
        trade = play.model.trade
        offer = trade.offer if trade is not None else None
        lone = sum(sitting.human for sitting in play.port.sittings) == 1
        if offer is None or offer.decline is None or offer.accept is not None or not (play.asked and lone):
            return None
        return offer if play.port.settings.auto_decline else None

    def update(self, seconds: float) -> None:
        """Let time pass; it stands still while terms of one's own are thought of."""
        play = self.play
        if play.port.ply != self._ply:
            self._ply, self._age = play.port.ply, 0.0
        thinking = play.draft.counter or (play.root.hovered is not None and play.root.hovered.name == "counter")
        ringed = play.root.keyboard and play.root.focus is not None and play.root.focus.name == "counter"
        if not (thinking or ringed or play.root.dialogs or play.root.popup is not None):
            self._age += seconds

    def decline(self) -> None:
        """Decline what was seen for long enough, and say so."""
        play, offer = self.play, self.offer()
        if offer is None or offer.decline is None or self._age < SEEN_SECONDS:
            return
        told = play.voice.tr("trade-declined-unmet", name=play.voice.name(offer.seat))
        if play.submit(offer.decline):
            play.root.toast(told)
