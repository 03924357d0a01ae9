"""What is in the box of the settlers module, and what its pieces cost."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.pieces import cities_left, roads_left, settlements_left
from catan_desktop.mechanics.tables import RESOURCES, tables
from tests.mechanics.place import DICE, classic, counts, gift, place
from tests.parts import settlers


@pytest.mark.rule("BASE-002")
@pytest.mark.parametrize(
    ("corner", "total", "resource"),
    [
        ("V(-3,2,N)", 8, "lumber"),
        ("V(-2,2,S)", 5, "brick"),
        ("V(0,2,S)", 11, "wool"),
        ("V(-2,0,N)", 9, "grain"),
        ("V(3,-1,S)", 8, "ore"),
    ],
)
def test_each_terrain_gives_its_resource(corner: str, total: int, resource: str) -> None:
    """Forest gives lumber, hills brick, pasture wool, fields grain, mountains ore."""
    t = place(classic(), corner, step="settlers.pre_roll", robber="(0,0)").roll(total)
    assert t.hand(0) == counts(f"1{resource}")


@pytest.mark.rule("BASE-002")
def test_the_desert_gives_nothing() -> None:
    """Around the desert no dice total brings a card from the desert itself."""
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        t = place(classic(), "V(0,0,N)", step="settlers.pre_roll", robber="(2,0)").roll(total)
        assert sum(t.hand(0)) == (total == 6) + (total == 4), "only hills 6 and pasture 4 touch it besides the desert"


@pytest.mark.rule("BASE-005")
def test_the_bank_starts_with_19_cards_of_each_kind() -> None:
    """95 resource cards, 19 of each of the five kinds."""
    state, _ = start(gift(placement="free"))
    assert settlers(state).bank == (19,) * len(RESOURCES)


@pytest.mark.rule("BASE-006")
def test_the_module_has_a_deck_of_25_cards() -> None:
    """14 knights, 5 victory points, 2 each of Road Building, Year of Plenty and Monopoly."""
    assert {spec.key: spec.count for spec in tables(classic()).cards} == {
        "knight": 14,
        "vp": 5,
        "roads": 2,
        "plenty": 2,
        "monopoly": 2,
    }
    assert sum(settlers(start(classic())[0]).hidden or ()) == 25


@pytest.mark.rule("BASE-008")
def test_each_seat_has_15_roads_5_settlements_and_4_cities() -> None:
    """The supply of a seat before it has placed anything."""
    game = gift(placement="free")
    state = start(game)[0]
    for index in range(game.seats):
        seat = Seat(index)
        towns = settlements_left(game, state, seat), cities_left(game, state, seat)
        pieces = roads_left(game, state, seat), *towns
        assert pieces == (15, 5, 4)


@pytest.mark.rule("BASE-009")
def test_two_six_sided_dice_are_thrown() -> None:
    """All 36 throws of two dice are equally likely."""
    (throws,) = place(gift(), step=DICE).asked().choices
    assert isinstance(throws, Draw)
    assert throws.count() == 36
    assert set(throws.weights) == {1}
    assert {(throw.one, throw.two) for throw in throws.outcomes if hasattr(throw, "one") and hasattr(throw, "two")} == {
        (one, two) for one in range(1, 7) for two in range(1, 7)
    }


@pytest.mark.rule("BASE-009")
def test_there_is_one_of_each_award_and_nobody_has_it_at_the_start() -> None:
    """One Longest Road, one Largest Army: each has at most one holder, at the start none."""
    part = settlers(start(gift())[0])
    assert (part.longest, part.largest) == (-1, -1)


COSTS = [
    ("road", "1lumber 1brick", "0 build_road E(1,1,NE)"),
    ("settlement", "1lumber 1brick 1wool 1grain", "0 build_settlement V(1,1,N)"),
    ("city", "2grain 3ore", "0 build_city V(0,1,N)"),
    ("card", "1ore 1wool 1grain", "0 buy_card"),
]
SITE = "V(0,1,N) E(0,1,NE) E(1,0,SE)"


@pytest.mark.rule("BASE-010")
@pytest.mark.parametrize(("what", "cost", "action"), COSTS, ids=[cost[0] for cost in COSTS])
def test_building_costs(what: str, cost: str, action: str) -> None:
    """Road lumber, brick; settlement lumber, brick, wool, grain; city 2 grain, 3 ore; card ore, wool, grain."""
    game = gift()
    assert cost_of(game, what) == counts(cost)
    t = place(game, f"{SITE} {cost}", robber="home")
    bank = t.part.bank
    t.do(action)
    assert t.hand(0) == counts("")
    assert t.part.bank == tuple(held + paid for held, paid in zip(bank, counts(cost), strict=True))


@pytest.mark.rule("BASE-010", "BASE-215")
@pytest.mark.parametrize(("what", "cost", "action"), COSTS, ids=[cost[0] for cost in COSTS])
def test_one_card_short_of_the_cost_is_not_enough(what: str, cost: str, action: str) -> None:
    """Each card of the cost is needed; other cards do not stand in for it."""
    for index, kind in enumerate(RESOURCES):
        if counts(cost)[index]:
            short = f"{cost} 9lumber 9brick 9wool 9grain 9ore".replace(f"9{kind}", "")
            short = short.replace(f"{counts(cost)[index]}{kind}", f"{counts(cost)[index] - 1}{kind}", 1)
            t = place(gift(), f"{SITE} {short}")
            assert t.refuse(action) == ("reason-cannot-pay", "BASE-110"), what
