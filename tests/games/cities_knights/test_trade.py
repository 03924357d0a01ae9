"""Trade with commodities, and city walls: CK sections 7.1 and 7.3."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import WallBuilt
from catan_desktop.mechanics.events import Traded
from tests.games.cities_knights.place import PRE_ROLL, cities_game, place

# CK_FIRST: any at (1,1)SE, wool at (-2,1)W, ore at (1,-2)NE, grain at (2,0)E.
ANY_HARBOUR, WOOL_HARBOUR = "V(1,1,SE)", "V(-2,1,SW)"


@pytest.mark.rule("CK-170", "CK-171")
@pytest.mark.parametrize(("give", "take"), [("ore", "wool"), ("ore", "coin"), ("cloth", "wool"), ("coin", "paper")])
def test_four_of_one_kind_for_one_of_another(give: str, take: str) -> None:
    t = place(cities_game(), f"4{give}")
    assert not place(cities_game(), f"3{give}").can(f"0 bank_trade {give} {take}")
    t.do(f"0 bank_trade {give} {take}")
    assert sum(t.hand(0)) == 1
    assert t.hand(0)[("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin").index(take)] == 1


@pytest.mark.rule("CK-172", "CK-X36")
def test_a_generic_harbour_serves_all_eight_kinds() -> None:
    t = place(cities_game(), f"{ANY_HARBOUR} 3coin 3ore")
    t.do("0 bank_trade coin cloth", "0 bank_trade ore paper")
    assert t.hand(0) == (0, 0, 0, 0, 0, 1, 1, 0)


@pytest.mark.rule("CK-173", "CK-X36")
def test_a_special_harbour_serves_its_resource_alone() -> None:
    t = place(cities_game(), f"{WOOL_HARBOUR} 2wool 3cloth")
    assert t.refuse("0 bank_trade cloth ore") == ("reason-rate", "BASE-131")
    t.do("0 bank_trade wool paper")
    assert t.hand(0)[5] == 1
    assert place(cities_game(), f"{WOOL_HARBOUR} 4cloth").can("0 bank_trade cloth ore")


@pytest.mark.rule("CK-174", "CK-X36", "CK-215")
@pytest.mark.parametrize(("level", "rate"), [(2, 4), (3, 2), (5, 2)])
def test_the_guild_trades_commodities_two_for_one(level: int, rate: int) -> None:
    """For a resource or another commodity; resources gain nothing by it; also without a city left."""
    t = place(cities_game(), f"trade={level} {rate}cloth 3ore")
    assert not place(cities_game(), f"trade={level} {rate - 1}cloth").can("0 bank_trade cloth ore")
    assert t.can("0 bank_trade cloth coin")
    assert not t.can("0 bank_trade ore cloth")
    t.do("0 bank_trade cloth ore")
    assert t.hand(0) == (0, 0, 0, 0, 4, 0, 0, 0)


@pytest.mark.rule("CK-175", "CK-562")
def test_the_merchant_trades_the_resource_of_his_hex() -> None:
    t = place(cities_game(), "2grain 2paper", merchant=(0, "(-1,0)"))
    assert not t.can("0 bank_trade paper ore")
    t.do("0 bank_trade grain coin")
    assert t.hand(0) == (0, 0, 0, 0, 0, 2, 0, 1)
    assert not place(cities_game(), "2grain", "V(0,0,N)", merchant=(1, "(-1,0)")).can("0 bank_trade grain ore")


@pytest.mark.rule("CK-176")
def test_the_best_rate_counts() -> None:
    t = place(cities_game(), f"{ANY_HARBOUR} trade=3 2coin 3wool 2grain", merchant=(0, "(-1,0)"))
    assert t.can("0 bank_trade coin ore")
    assert t.can("0 bank_trade wool ore")
    assert t.can("0 bank_trade grain ore")


@pytest.mark.rule("CK-177", "CK-717")
def test_what_the_bank_refuses() -> None:
    t = place(cities_game(), "4cloth 4ore", bank="19lumber 19brick 19wool 19grain 15ore 8cloth 12coin")
    assert t.refuse("0 bank_trade cloth cloth") == ("reason-same-kind", "BASE-135")
    assert t.refuse("0 bank_trade ore paper") == ("reason-bank-lacks", "BASE-135")
    assert t.refuse("0 bank_trade coin ore") == ("reason-rate", "BASE-131")
    assert t.refuse("0 bank_trade 9 1")[0] == "reason-no-such-cards"


@pytest.mark.rule("CK-178", "CK-716", "CK-170")
def test_trades_between_players_with_commodities_but_no_gifts() -> None:
    t = place(cities_game(), "2cloth 1ore", "3coin 1wool")
    assert t.refuse("0 offer_trade 2cloth 0ore @1") == ("reason-no-gifts", "BASE-137")
    assert t.refuse("0 offer_trade 0ore 1coin @1") == ("reason-no-gifts", "BASE-137")
    t.do("0 offer_trade 2cloth 1coin+1wool @1", "1 accept_offer", "0 settle_trade 1")
    assert t.of(Traded)
    assert t.hand(0) == (0, 0, 1, 0, 1, 0, 0, 1)
    assert t.hand(1) == (0, 0, 0, 0, 0, 0, 2, 2)


@pytest.mark.rule("CK-179", "CK-391", "CK-716")
def test_an_offer_can_name_nothing_but_the_eight_kinds() -> None:
    """There is no place for a progress card in a trade, and a thief finds none."""
    t = place(cities_game(), "smith 1ore", "crane 1wool", robber="(0,0)")
    assert t.refuse("0 offer_trade 0,0,0,0,1,0,0,0,1 0,0,1,0,0,0,0,0,0 @1")[0] == "reason-no-such-cards"
    t = place(cities_game(), "V(2,0,N)", "V(0,0,N) smith crane", step=PRE_ROLL).roll_all(3, 4, "science")
    t.do("0 move_robber (0,0)")
    assert t.step == "settlers.action"
    assert t.progress(1) == ["crane", "smith"]


@pytest.mark.rule("CK-180")
def test_only_the_active_seat_trades() -> None:
    t = place(cities_game(), "1ore", "4cloth")
    assert t.refuse("1 bank_trade cloth ore") == ("reason-not-your-move", "BASE-210")
    assert t.refuse("1 offer_trade 1cloth 1ore @0") == ("reason-not-your-move", "BASE-210")


# walls


@pytest.mark.rule("CK-195", "CK-196", "CK-198", "CK-199", "CK-706")
def test_a_wall_under_an_own_city_without_one() -> None:
    t = place(cities_game(), "V(0,0,N)! V(0,0,S)! V(2,0,N) W(0,0,S) trade=4 trade(0,0,N) 4brick", "V(-1,1,S)!")
    assert [t.corner(name) for name in t.sites("build_wall")] == [t.corner("V(0,0,N)")]
    assert t.refuse("0 build_wall V(0,0,S)") == ("reason-city-has-wall", "CK-706")
    for name in ("V(2,0,N)", "V(-1,1,S)", "V(1,1,N)"):
        assert t.refuse(f"0 build_wall {name}") == ("reason-wall-needs-city", "CK-706")
    t.do("0 build_wall V(0,0,N)")
    assert t.hand(0)[1] == 2
    assert [event.paid for event in t.of(WallBuilt)] == [True]
    assert t.city.walls == 1 << t.corner("V(0,0,N)") | 1 << t.corner("V(0,0,S)")


@pytest.mark.rule("CK-197", "CK-706")
def test_three_walls_at_most() -> None:
    towns = "V(0,0,N)! V(0,0,S)! V(2,0,N)! V(2,-1,N)! W(0,0,N) W(0,0,S)"
    t = place(cities_game(), f"{towns} 4brick")
    t.do("0 build_wall V(2,0,N)")
    assert t.refuse("0 build_wall V(2,-1,N)") == ("reason-no-wall-left", "CK-706")


@pytest.mark.rule("CK-706", "CK-041")
def test_a_wall_must_be_paid() -> None:
    assert place(cities_game(), "V(0,0,N)! 1brick").refuse("0 build_wall V(0,0,N)") == ("reason-cannot-pay", "CK-706")


@pytest.mark.rule("CK-201")
def test_a_wall_stops_no_barbarian_and_no_thief() -> None:
    t = place(cities_game(), "V(0,0,N)! W(0,0,N)", step=PRE_ROLL, city={"ship": 6}).roll_all(1, 1, "ship")
    assert t.town("V(0,0,N)") == "settlement 0"
    t = place(cities_game(), "V(-2,2,S)", "V(0,0,N)! W(0,0,N) 1ore", step=PRE_ROLL)
    t.roll_all(3, 4, "trade").do("0 move_robber (0,0)", "* stolen_card ore")
    assert t.hand(0)[4] == 1
