"""Card flows of the events of the settlers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel.cards import one
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game

from . import events
from .buying import cost_of
from .goods import cards_in
from .hand_flows import BANK, Fact, Flows, Lacks, Moved, Shown, Teller
from .tables import tables


def _kinds(game: Game) -> int:
    return len(tables(game).kinds)


def taken(game: Game, event: events.Produced | events.CardsTaken) -> Iterable[Fact]:
    """Cards of the bank."""
    return (Moved(BANK, event.seat, event.cards),)


def _discarded(game: Game, event: events.Discarded) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, event.cards),)


def _stolen(game: Game, event: events.Stolen) -> Iterable[Fact]:
    return (handed_over(game, event.victim, event.thief, event.card),)


def handed_over(game: Game, giver: int, taker: int, card: int | None) -> Moved:
    """One card; None: of a kind that was not seen."""
    kinds = _kinds(game)
    return Moved(giver, taker, (0,) * kinds, 1) if card is None else Moved(giver, taker, one(card, kinds))


def _built(game: Game, event: events.Built) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, cost_of(game, event.piece)),) if event.paid else ()


def bought(game: Game, event: events.CardBought) -> Iterable[Fact]:
    """The price of a development card."""
    return (Moved(event.seat, BANK, cost_of(game, "card")),)


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
    events.Produced: alone(taken),
    events.CardsTaken: alone(taken),
    events.Discarded: alone(_discarded),
    events.Stolen: alone(_stolen),
    events.Built: alone(_built),
    events.CardBought: alone(bought),
    events.Monopolised: alone(_monopolised),
    events.BankTraded: alone(_bank),
    events.Traded: alone(_traded),
    events.Offered: alone(_offered),
    events.OfferAnswered: _answered,
}
FLOWS = Flows(events.__name__, TELLERS)
