"""Merchant Fleet and the monopolies: CK-540 to CK-550."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import Collected, FleetNamed
from catan_desktop.games.cities_knights.numbers import KINDS
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.questions import RATES
from tests.games.cities_knights.hands import barred, hand
from tests.games.cities_knights.place import CityTable, cities_game, place

ORE_HARBOUR, ANY_HARBOUR = "V(1,-2,N)", "V(1,1,SE)"


def named(t: CityTable) -> set[str]:
    """The kinds that can be named now."""
    return {KINDS[int(site)] for site in t.sites("name_kind")}


# Merchant Fleet


@pytest.mark.rule("CK-540", "CK-541", "CK-X46", "CK-098")
def test_the_fleet_trades_a_kind_two_for_one_until_the_end_of_the_turn() -> None:
    t = place(cities_game(), f"{ORE_HARBOUR} 6coin 2grain merchant_fleet").do("0 play_progress merchant_fleet")
    assert named(t) == set(KINDS) - {"ore"}
    assert t.refuse("0 name_kind ore") == ("reason-two-for-one-already", "CK-541")
    t.do("0 name_kind coin")
    assert t.of(FleetNamed) == [FleetNamed(Seat(0), CardKind(KINDS.index("coin")))]
    t.do("0 bank_trade coin lumber", "0 bank_trade coin paper", "0 bank_trade coin ore")
    assert t.hand(0) == hand("1lumber 1paper 1ore 2grain")
    assert not t.can("0 bank_trade grain ore")
    t.do("0 end_turn")
    assert t.city.fleet == 0


@pytest.mark.rule("CK-540", "CK-098")
def test_after_the_turn_the_kind_goes_four_to_one_again() -> None:
    t = place(cities_game(), "4coin merchant_fleet", "4coin").do("0 play_progress merchant_fleet", "0 name_kind coin")
    t.do("0 end_turn").roll_all(1, 1, "ship")
    t.do("1 bank_trade coin ore")
    assert t.hand(1) == hand("1ore"), "another seat pays four"
    t.do("1 end_turn")
    for seat in (2, 3):
        t.roll_all(1, 1, "trade").do(f"{seat} end_turn")
    t.roll_all(1, 1, "trade").do("0 bank_trade coin ore")
    assert t.hand(0) == hand("1ore")


@pytest.mark.rule("CK-540", "CK-176")
def test_the_fleet_is_for_its_owner_alone() -> None:
    t = place(cities_game(5), "2coin merchant_fleet", "2coin").do("0 play_progress merchant_fleet", "0 name_kind coin")
    assert [t.game.ask(RATES, t.state, Seat(seat))[KINDS.index("coin")] for seat in range(3)] == [2, 4, 4]


@pytest.mark.rule("CK-542")
def test_a_second_fleet_serves_a_second_kind() -> None:
    t = place(cities_game(), "2coin 2wool merchant_fleet merchant_fleet")
    t.do("0 play_progress merchant_fleet", "0 name_kind coin", "0 play_progress merchant_fleet")
    assert t.refuse("0 name_kind coin") == ("reason-two-for-one-already", "CK-541")
    t.do("0 name_kind wool", "0 bank_trade coin ore", "0 bank_trade wool ore")
    assert t.hand(0) == hand("2ore")


@pytest.mark.rule("CK-541")
@pytest.mark.parametrize(
    ("seat", "merchant", "missing"),
    [
        ("trade=3", None, {"paper", "cloth", "coin"}),
        ("", (0, "(-1,0)"), {"grain"}),
        (ANY_HARBOUR, None, set()),
        ("", (1, "(-1,0)"), set()),
    ],
    ids=["guild", "merchant", "a harbour 3:1", "another's merchant"],
)
def test_what_goes_two_for_one_already_is_not_named(
    seat: str, merchant: tuple[int, str] | None, missing: set[str]
) -> None:
    t = place(cities_game(), f"{seat} merchant_fleet", merchant=merchant).do("0 play_progress merchant_fleet")
    assert named(t) == set(KINDS) - missing


@pytest.mark.rule("CK-541", "CK-604")
@pytest.mark.parametrize("number", [-1, 8])
def test_there_are_eight_kinds(number: int) -> None:
    t = place(cities_game(), "merchant_fleet").do("0 play_progress merchant_fleet")
    assert t.refuse(f"0 name_kind {number}") == ("reason-no-such-cards", "CK-541")


@pytest.mark.rule("CK-720", "CK-541")
def test_no_fleet_where_everything_goes_two_for_one() -> None:
    t = place(cities_game(), "trade=3 merchant_fleet", city={"fleet": 0b11111})
    assert barred(t, "merchant_fleet") == "reason-all-two-for-one"
    assert place(cities_game(), "trade=3 merchant_fleet", city={"fleet": 0b1111}).can("0 play_progress merchant_fleet")


# the monopolies


@pytest.mark.rule("CK-545", "CK-X42")
def test_resource_monopoly_takes_up_to_two_from_each() -> None:
    t = place(cities_game(), "resource_monopoly 1ore", "3ore 2coin", "1ore", "4wool")
    t.do("0 play_progress resource_monopoly")
    assert named(t) == {"lumber", "brick", "wool", "grain", "ore"}
    t.do("0 name_kind ore")
    assert [t.hand(seat) for seat in range(4)] == [hand("4ore"), hand("1ore 2coin"), hand(""), hand("4wool")]
    assert t.of(Collected) == [Collected(Seat(0), CardKind(4), (0, 2, 1, 0))]
    assert t.part.hands == (4, 3, 0, 4)


@pytest.mark.rule("CK-550", "CK-X42")
def test_trade_monopoly_takes_one_from_each() -> None:
    t = place(cities_game(), "trade_monopoly 2paper", "2paper", "1paper 1coin", "3cloth")
    t.do("0 play_progress trade_monopoly")
    assert named(t) == {"paper", "cloth", "coin"}
    t.do("0 name_kind paper")
    assert [t.hand(seat) for seat in range(4)] == [hand("4paper"), hand("1paper"), hand("1coin"), hand("3cloth")]
    assert t.of(Collected) == [Collected(Seat(0), CardKind(5), (0, 1, 1, 0))]


@pytest.mark.rule("CK-545", "CK-550", "CK-604")
@pytest.mark.parametrize(
    ("card", "kind", "reason"),
    [
        ("resource_monopoly", "5", ("reason-name-resource", "CK-545")),
        ("resource_monopoly", "-1", ("reason-name-resource", "CK-545")),
        ("trade_monopoly", "4", ("reason-name-commodity", "CK-550")),
        ("trade_monopoly", "8", ("reason-name-commodity", "CK-550")),
    ],
)
def test_each_monopoly_has_its_kinds(card: str, kind: str, reason: tuple[str, str]) -> None:
    t = place(cities_game(), card).do(f"0 play_progress {card}")
    assert t.refuse(f"0 name_kind {kind}") == reason


@pytest.mark.rule("CK-545", "CK-550", "CK-392")
@pytest.mark.parametrize("card", ["resource_monopoly", "trade_monopoly"])
def test_a_monopoly_can_always_be_played_as_hands_are_hidden(card: str) -> None:
    t = place(cities_game(), card).do(f"0 play_progress {card}")
    t.do(t.lines("name_kind")[0])
    assert sum(t.hand(0)) == 0
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-595")
def test_monopolies_are_public() -> None:
    t = place(cities_game(), "trade_monopoly", "2paper").do("0 play_progress trade_monopoly", "0 name_kind paper")
    (collected,) = t.of(Collected)
    assert all(redact(collected, Seat(seat)) == collected for seat in range(4))
