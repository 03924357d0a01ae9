"""Card flows of the events of the settlers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel import Counts, Game
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.event import Event

from . import events
from .buying import cost_of
from .goods import cards_in
from .hand_flows import BANK, Fact, Flows, Lacks, Moved, Shown, Teller
from .tables import tables


def _kinds(game: Game) -> int:
    return len(tables(game).kinds)


def handed_over(game: Game, giver: int, taker: int, card: int | None) -> Moved:
    """One card; None: of a kind that was not seen."""
    kinds = _kinds(game)
    return Moved(giver, taker, (0,) * kinds, 1) if card is None else Moved(giver, taker, one(card, kinds))


def moves(giver: str, taker: str, cards: str | Counts | Callable[[Game, Any], Counts], when: str = "") -> Teller:
    """Return what tells that cards have moved.

    Both ends are fields of the event, or `bank`; the cards are a field (None: one that was not seen), a price, or
    worked out; `when` is a field without which none have moved.
    """

    def tell(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
        event: Any = history[index]
        if when and not getattr(event, when):
            return ()
        moved = getattr(event, cards) if isinstance(cards, str) else cards(game, event) if callable(cards) else cards
        first, second = [BANK if end == "bank" else getattr(event, end) for end in (giver, taker)]
        return (Moved(first, second, moved) if isinstance(moved, tuple) else handed_over(game, first, second, moved),)

    return tell


def pays(cards: str | Counts | Callable[[Game, Any], Counts], when: str = "") -> Teller:
    """Return what tells that the seat of an event has paid the bank."""
    return moves("seat", "bank", cards, when)


BOUGHT = pays(lambda game, event: cost_of(game, "card"))
"""The price of a development card."""


def _monopolised(game: Game, event: events.Monopolised) -> Iterable[Fact]:
    kinds = _kinds(game)
    for seat, count in enumerate(event.counts):
        if count:
            yield Moved(seat, event.seat, one(event.resource, kinds, count))
        if seat != event.seat:
            yield Lacks(seat, event.resource)


def _bank(game: Game, event: events.BankTraded) -> Iterable[Fact]:
    kinds = _kinds(game)
    return (
        Moved(event.seat, BANK, one(event.give, kinds, event.rate)),
        Moved(BANK, event.seat, one(event.take, kinds)),
    )


def _traded(game: Game, event: events.Traded) -> Iterable[Fact]:
    give, want = cards_in(game, event.give), cards_in(game, event.want)
    return (Moved(event.seat, event.partner, give), Moved(event.partner, event.seat, want))


def _offered(game: Game, event: events.Offered) -> Iterable[Fact]:
    return (Shown(event.seat, cards_in(game, event.give)),)


def _answered(game: Game, history: Sequence[Event], index: int) -> Iterable[Fact]:
    """Who accepts or counters holds what it would give."""
    event: Any = history[index]
    if event.answer == "counter":
        return (Shown(event.seat, cards_in(game, event.give)),)
    offers = (before for before in reversed(history[max(0, index - 12) : index]) if isinstance(before, events.Offered))
    offer = next(offers, None)
    return (Shown(event.seat, cards_in(game, offer.want)),) if offer is not None and event.answer == "accept" else ()


def alone(tell: Callable[[Game, Any], Iterable[Fact]]) -> Teller:
    """A teller that looks at nothing but the event."""
    return lambda game, history, index: tell(game, history[index])


TELLERS: Mapping[type[Event], Teller] = {
    **dict.fromkeys((events.Produced, events.CardsTaken), moves("bank", "seat", "cards")),
    events.Discarded: pays("cards"),
    events.Stolen: moves("victim", "thief", "card"),
    events.Built: pays(lambda game, event: cost_of(game, event.piece), "paid"),
    events.CardBought: BOUGHT,
    events.Monopolised: alone(_monopolised),
    events.BankTraded: alone(_bank),
    events.Traded: alone(_traded),
    events.Offered: alone(_offered),
    events.OfferAnswered: _answered,
}
FLOWS = Flows(events.__name__, TELLERS)
