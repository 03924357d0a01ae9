"""Card flows of the events of Cities & Knights: what was paid for, given and collected."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel import Counts, Game
from catan_desktop.kernel.cards import one
from catan_desktop.mechanics.flows import alone, handed_over, pays
from catan_desktop.mechanics.hand_flows import Fact, Flows, Lacks, Moved, Shown

from . import events
from .numbers import ACTIVATE, COMMODITIES, COMMODITY, KINDS, MEDICINE, PROMOTE, RECRUIT, WALL

NONE = (0,) * len(KINDS)
FIRST_COMMODITY = len(KINDS) - len(COMMODITIES)


def _level(game: Game, event: events.Improved) -> Counts:
    return one(COMMODITY[event.track], len(KINDS), event.price)


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
        events.Improved: pays(_level),
        events.WallBuilt: pays(WALL, "paid"),
        events.KnightRecruited: pays(RECRUIT),
        events.KnightActivated: pays(ACTIVATE, "paid"),
        events.KnightPromoted: pays(PROMOTE, "paid"),
        events.CityHealed: pays(MEDICINE),
        events.Collected: alone(_collected),
        events.CardsGiven: alone(_given),
        events.HarbourExchanged: alone(_exchanged),
        events.HarbourRested: alone(_rested),
        events.Looked: alone(_looked),
    },
)
