"""The merchant: CK-535 and section 13."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import MerchantPlaced
from catan_desktop.games.cities_knights.numbers import KINDS
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.scoring import sources
from tests.games.cities_knights.hands import barred, hand, inland
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place


def hex_of(t: CityTable, name: str) -> HexId:
    return HexId(t.game.board.topology.parse_hex(name))


def rates(t: CityTable, seat: int) -> tuple[int, ...]:
    return t.game.ask(RATES, t.state, Seat(seat))


@pytest.mark.rule("CK-535", "CK-560", "CK-561", "CK-562")
def test_the_first_merchant_card_brings_him_on_the_board() -> None:
    """At any own building, settlement or city; he is worth a point and a rate."""
    t = place(cities_game(), "V(1,-1,N) V(0,1,SE)! 2ore merchant", "V(-1,0,N)").do("0 play_progress merchant")
    assert t.sites("place_merchant") == {"(1,-1)", "(1,-2)", "(2,-2)", "(0,1)", "(1,1)", "(0,2)"}
    assert (t.city.merchant, t.city.merchant_owner) == (-1, -1)
    before = t.public(0)
    t.do("0 place_merchant (0,1)")
    assert t.of(MerchantPlaced) == [MerchantPlaced(Seat(0), hex_of(t, "(0,1)"), Seat(-1))]
    assert (t.city.merchant, t.city.merchant_owner) == (hex_of(t, "(0,1)"), 0)
    assert t.public(0) == before + 1
    assert ("merchant", 1) in sources(t.game, t.state, Seat(0))
    t.do("0 bank_trade ore coin")
    assert t.hand(0) == hand("1coin")


@pytest.mark.rule("CK-563", "CK-X35")
def test_point_and_rate_pass_to_the_next_owner() -> None:
    """A holds 10 points with the merchant on fields 4; B plays him to pasture 3."""
    spots = inland(cities_game(), 7)
    own = f"{' '.join(spot + '!' for spot in spots[:4])} {spots[4]} 4grain"
    spot = "V(1,0,S)"
    t = place(cities_game(), own, f"{spot} 2wool merchant", seat=1, merchant=(0, "(-1,0)"))
    assert (t.public(0), t.public(1), rates(t, 0)[3], rates(t, 1)[2]) == (10, 1, 2, 4)
    t.do("1 play_progress merchant", "1 place_merchant (1,0)")
    assert (t.public(0), t.public(1), rates(t, 0)[3], rates(t, 1)[2]) == (9, 2, 4, 2)
    assert t.of(MerchantPlaced) == [MerchantPlaced(Seat(1), hex_of(t, "(1,0)"), Seat(0))]
    t.do("1 bank_trade wool coin")


@pytest.mark.rule("CK-562", "CK-175")
def test_the_merchant_serves_the_resource_of_his_hex_alone() -> None:
    t = place(cities_game(), "V(0,0,N)", merchant=(0, "(-1,0)"))
    assert rates(t, 0) == (4, 4, 4, 2, 4, 4, 4, 4)
    t = place(cities_game(), "V(0,0,N)", merchant=(0, "(0,1)"))
    assert rates(t, 0) == (4, 4, 4, 4, 2, 4, 4, 4), "ore, but no coin"
    assert rates(t, 1) == (4,) * len(KINDS)


@pytest.mark.rule("CK-564")
def test_the_robber_beside_him_changes_nothing() -> None:
    t = place(cities_game(), "V(0,1,SE) 2ore merchant", robber="(0,1)").do("0 play_progress merchant")
    t.do("0 place_merchant (0,1)", "0 bank_trade ore wool")
    assert (t.hand(0), t.public(0), t.robber) == (hand("1wool"), 2, "(0,1)")


@pytest.mark.rule("CK-565")
def test_on_the_desert_he_gives_the_point_alone() -> None:
    t = place(cities_game(), "V(1,-1,N) merchant").do("0 play_progress merchant", "0 place_merchant (1,-1)")
    assert (t.public(0), rates(t, 0)) == (2, (4,) * len(KINDS))


@pytest.mark.rule("CK-566")
def test_a_pillaged_city_beside_him_leaves_him_where_he_is() -> None:
    t = place(cities_game(), "V(0,1,SE)!", merchant=(0, "(0,1)"), step=PRE_ROLL, city={"ship": 6})
    t.roll_all(1, 1, "ship")
    assert (t.town("V(0,1,SE)"), t.city.merchant, t.city.merchant_owner) == ("settlement 0", hex_of(t, "(0,1)"), 0)
    assert (t.public(0), rates(t, 0)[4]) == (2, 2)


@pytest.mark.rule("CK-535", "CK-604")
@pytest.mark.parametrize(
    ("hex", "key"),
    [("(1,-1)", "merchant-stays"), ("(-2,2)", "merchant-needs-building"), ("(2,0)", "merchant-needs-building")],
)
def test_where_he_cannot_go(hex: str, key: str) -> None:
    """Not where he stands for the same owner, nor beside nobody's or another's building."""
    t = place(cities_game(), "V(1,-1,N) merchant", "V(2,0,SE)", merchant=(0, "(1,-1)")).do("0 play_progress merchant")
    assert t.refuse(f"0 place_merchant {hex}") == (f"reason-{key}", "CK-535")


@pytest.mark.rule("CK-535", "CK-563")
def test_he_may_be_taken_over_where_he_stands() -> None:
    t = place(cities_game(), "V(0,1,SE) merchant", "V(0,1,N)", merchant=(1, "(0,1)")).do("0 play_progress merchant")
    t.do("0 place_merchant (0,1)")
    assert (t.city.merchant_owner, t.public(0), t.public(1)) == (0, 2, 1)


@pytest.mark.rule("CK-720", "CK-535", "CK-601")
def test_no_merchant_without_another_hex() -> None:
    """A single coastal settlement has one hex: he goes there unasked, and then nowhere else."""
    t = place(cities_game(), "V(-2,1,SW) merchant merchant").do("0 play_progress merchant")
    assert t.city.merchant == hex_of(t, "(-2,1)")
    assert barred(t, "merchant") == "reason-no-merchant-hex"
    assert barred(place(cities_game(), "merchant"), "merchant") == "reason-no-merchant-hex"


@pytest.mark.rule("CK-561", "CK-580")
def test_his_point_can_win_the_game() -> None:
    spots = inland(cities_game(), 8)
    own = f"{' '.join(spot + '!' for spot in spots[:4])} {' '.join(spots[4:])} merchant"
    t = place(cities_game(), own)
    assert t.public(0) == 12
    t.do("0 play_progress merchant")
    assert t.winner is None
    t.do(t.lines("place_merchant")[0])
    assert t.winner == 0
