"""A seat's memory of trade: who refused what, how often it has asked, and what it has offered itself.

All of it is read anew from the redacted history at each decision, so that nothing is kept between two calls and nothing
is known that the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catan_desktop.kernel import Counts, Game, Observation, Seat, record
from catan_desktop.kernel.cards import covers, one
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.mechanics import events
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.goods import goods_of
from catan_desktop.mechanics.tables import tables

from .hands import bounds_of

LATELY = 400
"""Past events that are looked at."""
NAMES = ("seat", "victim", "opponent", "partner", "thief")
"""Fields of events that name a seat whose cards may have changed."""


@record
class Refusal:
    """A seat has refused these terms, and its hand has not changed since in what matters for them."""

    seat: Seat
    give: Counts
    """What it would have got."""
    want: Counts
    """What it would have given."""

    def covers(self, give: Counts, want: Counts) -> bool:
        """True for the same terms and for worse ones."""
        return all(new <= old for new, old in zip(give, self.give, strict=True)) and all(
            new >= old for new, old in zip(want, self.want, strict=True)
        )


class TradeMemory:
    """The history of a table as one seat has seen it."""

    def __init__(self, game: Game, view: Observation) -> None:
        self.game, self.seat, self._state = game, view.seat, view.state
        self._kinds = len(tables(game).kinds)
        self.refusals: list[Refusal] = []
        """Those that still hold, of offers and counter-offers that this seat made."""
        self.spoken = False
        """This seat has made an offer in this turn: each of them stops the game for whoever is asked."""
        self._made: list[events.Offered] = []
        """Own offers since the own last turn began that the own hand still speaks for."""
        self.in_a_row = 0
        """Own offers, of this turn and earlier ones, that came to nothing one after another."""
        self.countered: set[Seat] = set()
        """Seats that this seat has answered with a counter-offer in this turn."""
        self._counter: Refusal | None = None
        """The counter-offer that this seat has made to the offer that is open; it is refused if nothing comes of it."""
        self._hands = bounds_of(game, view)
        self._open: events.Offered | None = None
        for event in view.history[max(0, len(view.history) - LATELY) :]:
            self._see(event)

    def stands_by(self, seat: int, give: Counts, want: Counts) -> bool:
        """Return whether this seat itself has offered to give so much for so little to another since its last turn
        began, and nothing has come to its hand or left it that matters for that."""
        return any(
            offer.partners >> seat & 1 and covers(offer.give, give) and covers(want, offer.want) for offer in self._made
        )

    def sure(self, seat: int) -> Counts:
        """Cards that the seat holds at least, by what everybody has seen it take and give; then its goods."""
        return (*self._hands[seat].least, *goods_of(self.game, self._state, Seat(seat)))

    def may_hold(self, seat: int, cards: Counts) -> bool:
        """True unless this seat knows that another has too few cards or goods for that."""
        most = self._hands[seat].most
        return covers((*most, *goods_of(self.game, self._state, Seat(seat))), cards)

    def refuses(self, seat: int, give: Counts, want: Counts) -> bool:
        """Return whether the seat has refused such an offer, or a better one, and has had no reason to think again."""
        return any(refusal.seat == seat and refusal.covers(give, want) for refusal in self.refusals)

    def _see(self, event: Event) -> None:
        kind = type(event)
        if isinstance(event, TurnBegan):
            self.spoken = False
            self.countered = set()
            if event.seat == self.seat:
                self._made = []
        elif kind.__module__ == events.__name__:
            seen = _SEEN.get(kind)
            if seen is not None:
                seen(self, event)
        else:
            for name in NAMES:
                seat = getattr(event, name, None)
                if isinstance(seat, int) and 0 <= seat < self.game.seats:
                    self._forget(seat)

    def _forget(self, seat: int) -> None:
        self.refusals = [refusal for refusal in self.refusals if refusal.seat != seat]
        if seat == self.seat:
            self._made = []

    def _moved(self, seat: int, cards: Sequence[int], sign: int) -> None:
        """Known cards come to a hand (`sign` 1) or leave it (-1): what it said of terms that name them is forgotten."""

        def named(get: Counts, give: Counts) -> bool:
            return any(count and side for count, side in zip(cards, give if sign > 0 else get, strict=False))

        self.refusals = [one for one in self.refusals if one.seat != seat or not named(one.give, one.want)]
        if seat == self.seat:
            self._made = [one for one in self._made if not named(one.give, one.want)]

    def _spent(self, seat: int, cards: Sequence[int]) -> None:
        """Cards were paid for something: the seat wants other things now."""
        self._moved(seat, cards, -1)
        self._forget(seat)

    # by kind of event

    def _offered(self, event: events.Offered) -> None:
        self._open = event
        if event.seat == self.seat:
            self.spoken = True
            self._made.append(event)

    def _answered(self, event: events.OfferAnswered) -> None:
        offer = self._open
        if offer is None or event.answer == "accept":
            return
        if event.answer == "counter" and event.seat == self.seat:
            self.countered.add(offer.seat)
            self._counter = Refusal(offer.seat, event.give, event.want)
        if offer.seat == self.seat:
            self.refusals.append(Refusal(event.seat, offer.give, offer.want))

    def _ended(self, event: events.OfferEnded) -> None:
        self._open = None
        if self._counter is not None:
            self.refusals.append(self._counter)
            self._counter = None
        if event.seat == self.seat:
            self.in_a_row += 1

    def _traded(self, event: events.Traded) -> None:
        self._open = self._counter = None
        if event.seat == self.seat:
            self.in_a_row = 0
        for seat, gave, got in ((event.seat, event.give, event.want), (event.partner, event.want, event.give)):
            self._moved(seat, gave, -1)
            self._moved(seat, got, 1)

    def _bank(self, event: events.BankTraded) -> None:
        self._moved(event.seat, self._one(event.give, event.rate), -1)
        self._moved(event.seat, self._one(event.take, 1), 1)

    def _stolen(self, event: events.Stolen) -> None:
        if event.card is not None:
            self._moved(event.victim, self._one(event.card, 1), -1)
            self._moved(event.thief, self._one(event.card, 1), 1)

    def _monopolised(self, event: events.Monopolised) -> None:
        for seat, count in enumerate(event.counts):
            if count:
                self._moved(seat, self._one(event.resource, count), -1)
        self._moved(event.seat, self._one(event.resource, sum(event.counts)), 1)

    def _built(self, event: events.Built) -> None:
        if event.paid:
            self._spent(event.seat, cost_of(self.game, event.piece))

    def _one(self, kind: int, count: int) -> Counts:
        return one(kind, self._kinds, count)


_SEEN: dict[type[Event], Callable[[TradeMemory, Any], None]] = {
    events.Offered: TradeMemory._offered,
    events.OfferAnswered: TradeMemory._answered,
    events.OfferEnded: TradeMemory._ended,
    events.Traded: TradeMemory._traded,
    events.BankTraded: TradeMemory._bank,
    events.Stolen: TradeMemory._stolen,
    events.Monopolised: TradeMemory._monopolised,
    events.Built: TradeMemory._built,
    events.CardBought: lambda memory, event: memory._spent(event.seat, cost_of(memory.game, "card")),
    events.Discarded: lambda memory, event: memory._moved(event.seat, event.cards, -1),
    events.Produced: lambda memory, event: memory._moved(event.seat, event.cards, 1),
    events.CardsTaken: lambda memory, event: memory._moved(event.seat, event.cards, 1),
}
"""Kind of event -> what it tells of hands and offers; the others of the settlers tell nothing of either."""
