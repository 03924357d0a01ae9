"""What bots think of giving commodities to a rival on its way to a metropolis."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.games.cities_knights.evaluation.trade import METROPOLIS, sold_metropolis
from catan_desktop.games.cities_knights.numbers import KINDS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.actions import AcceptOffer, DeclineOffer
from catan_desktop.mechanics.events import Produced
from tests.games.cities_knights.place import CityTable, cities_game, place

OWN = "V(0,0,N) 3cloth 2ore 2grain"
"""A city is one ore away."""
RIVAL, THIRD = "V(2,-2,N)! 1ore", "V(0,1,S)!"
CLOTH = KINDS.index("cloth")


def sold(t: CityTable, count: int = 1, sure: int = 0) -> float:
    """What cloth would bring the second seat."""
    return sold_metropolis(t.game, t.state, (Seat(1), one(CLOTH, len(KINDS), sure), one(CLOTH, len(KINDS), count)))


def table(*seats: str) -> CityTable:
    return place(cities_game(3), *seats)


@pytest.mark.parametrize(("sure", "share"), [(0, 0.25), (2, 0.75), (3, 1.0)])
def test_what_founds_a_metropolis_counts_as_a_share_of_it(sure: int, share: float) -> None:
    assert sold(table(OWN, f"{RIVAL} trade=3", THIRD), 1, sure) == pytest.approx(share * METROPOLIS)


def test_whoever_has_enough_of_it_needs_no_more() -> None:
    assert sold(table(OWN, f"{RIVAL} trade=3", THIRD), 1, 4) == 0


@pytest.mark.parametrize(
    ("rival", "third"),
    [
        (f"{RIVAL} trade=2", THIRD),
        (f"{RIVAL} politics=3 science=3", THIRD),
        ("V(2,-2,N) trade=3", THIRD),
        (f"{RIVAL} trade=3", "V(0,1,S)! trade=4 trade(0,1,S)"),
        (f"{RIVAL} trade=4", "V(0,1,S)! trade=5 trade(0,1,S)"),
    ],
    ids=["not yet", "another track", "no city", "taken", "taken for good"],
)
def test_where_no_metropolis_is_near_cards_are_cards(rival: str, third: str) -> None:
    assert sold(table(OWN, rival, third)) == 0


def test_a_metropolis_that_can_be_taken_away_counts_too() -> None:
    t = table(OWN, f"{RIVAL} trade=4", "V(0,1,S)! trade=4 trade(0,1,S)")
    assert sold(t) == pytest.approx(METROPOLIS / 5)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_bots_sell_cloth_to_whoever_is_far_from_the_metropolis_alone(level: str) -> None:
    assert isinstance(answered(level, "trade=1"), AcceptOffer)
    assert isinstance(answered(level, "trade=3"), DeclineOffer)


def answered(level: str, rival: str) -> Action:
    """What the first seat says to ore for cloth, when a rival with two cloth offers it."""
    t = place(cities_game(3), OWN, f"{RIVAL} 2cloth {rival}", THIRD, seat=1)
    t.do("1 offer_trade 1ore 1cloth @0")
    seen = tuple(Produced(Seat(seat), t.hand(seat)) for seat in range(3) if any(t.hand(seat)))
    view = replace(observe(t.game, t.state, Seat(0)), history=seen)
    return make_bot(level).choose(t.game, view, Random(7))
