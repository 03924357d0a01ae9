"""Reasons why bots declined what the viewer offered."""

from __future__ import annotations

from catan_desktop.bots.refusal import refusal
from catan_desktop.kernel import Seat, engine, replace
from catan_desktop.mechanics.actions import DeclineOffer, OfferTrade
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.words import Words, because
from catan_desktop.session.history import Ply

from .source import Source


class Refusals:
    """What was said to offers, by the action that declined them; kept, for none of it changes."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._said: dict[int, tuple[Ply, Words | None]] = {}

    def annotate(self, model: TableModel, seat: Seat) -> TableModel:
        """Return what stands around the board for a seat, with why those declined who have answered its open offer."""
        trade = model.trade
        if trade is None or trade.offer is None or trade.offer.seat != seat:
            return model
        timeline, said = self._source.session.timeline, dict[Seat, Words | None]()
        for ply in range(timeline.first_ply + len(timeline.plies), timeline.first_ply, -1):
            done = timeline.ply_at(ply)[1].action
            if isinstance(done, OfferTrade):
                break
            said[done.seat] = self.why(ply, seat)
        answers = tuple(replace(answer, why=said.get(answer.seat)) for answer in trade.offer.answers)
        return replace(model, trade=replace(trade, offer=replace(trade.offer, answers=answers)))

    def why(self, ply: int, seat: Seat) -> Words | None:
        """Return why the action that led to a position declined what a seat had offered; None for any other action, for
        one of a person, and where nothing is known. It is made of what the offering seat sees."""
        timeline, session = self._source.session.timeline, self._source.session
        if ply <= timeline.first_ply:
            return None
        before, done = timeline.ply_at(ply)
        data = before.frames[-1].data if isinstance(done.action, DeclineOffer) else None
        if not isinstance(data, OfferData) or data.seat != seat or session.seats[done.action.seat].kind != "bot":
            return None
        if ply not in self._said or self._said[ply][0] is not done:
            view = replace(engine.observe(session.game, before, seat), history=timeline.history(seat, ply))
            self._said[ply] = done, because(refusal(session.game, view, done.action.seat))
        return self._said[ply][1]
