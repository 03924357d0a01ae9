"""What a hand can pay for, kept by hand."""

from __future__ import annotations

from itertools import product

import pytest

from catan_desktop.kernel.cards import covers
from catan_desktop.mechanics import payment as purse
from catan_desktop.mechanics.payment import CARD, CITY, ROAD, SETTLEMENT, affordable
from catan_desktop.mechanics.tables import tables
from tests.mechanics.place import gift

HANDS = list(product(range(4), repeat=5))


def test_every_hand_can_pay_for_what_it_covers() -> None:
    """Asked for the first time, and again."""
    game = gift(3)
    values = tables(game)
    costs = {ROAD: values.road, SETTLEMENT: values.settlement, CITY: values.city, CARD: values.card}
    for hand in HANDS + HANDS[::-1]:
        assert affordable(game, hand) == sum(bit for bit, cost in costs.items() if covers(hand, cost))


def test_what_is_kept_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purse, "HANDS_KEPT", 7)
    kept = purse.Affordable((1, 1, 0, 0, 0))
    assert [kept[hand] for hand in HANDS] == [covers(hand, (1, 1, 0, 0, 0)) for hand in HANDS]
    assert len(kept) <= 7


def test_tables_with_other_costs_are_kept_apart() -> None:
    one, other = purse.Affordable((1, 0), (0, 1)), purse.Affordable((2, 0), (0, 1))
    assert (one[1, 0], other[1, 0], other[2, 1]) == (1, 0, 3)
