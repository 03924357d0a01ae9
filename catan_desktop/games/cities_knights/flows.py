"""Card flows of the events of Cities & Knights: what was paid for, given and collected."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel.cards import Counts, one
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.flows import alone, handed_over
from catan_desktop.mechanics.hand_flows import BANK, Fact, Flows, Lacks, Moved, Shown, Teller

from . import events
from .numbers import ACTIVATE, COMMODITIES, COMMODITY, KINDS, MEDICINE, PROMOTE, RECRUIT, WALL

NONE = (0,) * len(KINDS)
FIRST_COMMODITY = len(KINDS) - len(COMMODITIES)


def _pays(cost: Counts) -> Teller:
    """Return the flow of what a seat pays the bank for, unless a card gives it."""
    return alone(lambda game, event: (Moved(event.seat, BANK, cost),) if getattr(event, "paid", True) else ())


def _improved(game: Game, event: events.Improved) -> Iterable[Fact]:
    return (Moved(event.seat, BANK, one(COMMODITY[event.track], len(KINDS), event.price)),)


def _collected(game: Game, event: events.Collected) -> Iterable[Fact]:
    return [
        Moved(seat, event.seat, one(event.card, len(KINDS), count)) for seat, count in enumerate(event.counts) if count
    ]


def _given(game: Game, event: events.CardsGiven) -> Iterable[Fact]:
    if event.cards is None:
        return (Moved(event.giver, event.taker, NONE, event.count),)
    return (Moved(event.giver, event.taker, event.cards),)


def _exchanged(game: Game, event: events.HarbourExchanged) -> Iterable[Fact]:
    return (
        handed_over(game, event.giver, event.taker, event.commodity),
        handed_over(game, event.taker, event.giver, event.resource),
    )


def _rested(game: Game, event: events.HarbourRested) -> Iterable[Fact]:
    return [Lacks(event.opponent, kind) for kind in range(FIRST_COMMODITY, len(KINDS))]


def _looked(game: Game, event: events.Looked) -> Iterable[Fact]:
    return (Shown(event.victim, event.cards, whole=True),) if event.hand and event.cards is not None else ()


FLOWS = Flows(
    events.__name__,
    {
        events.Improved: alone(_improved),
        events.WallBuilt: _pays(WALL),
        events.KnightRecruited: _pays(RECRUIT),
        events.KnightActivated: _pays(ACTIVATE),
        events.KnightPromoted: _pays(PROMOTE),
        events.CityHealed: _pays(MEDICINE),
        events.Collected: alone(_collected),
        events.CardsGiven: alone(_given),
        events.HarbourExchanged: alone(_exchanged),
        events.HarbourRested: alone(_rested),
        events.Looked: alone(_looked),
    },
)
