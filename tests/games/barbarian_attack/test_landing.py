"""The set-up, landings and conquest: BARB sections 4.3 to 4.5."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games.barbarian_attack.actions import LandingRoll
from catan_desktop.games.barbarian_attack.events import (
    BarbarianLanded,
    BuildingConquered,
    HexConquered,
    LandingEnded,
    LandingFull,
    LandingRolled,
)
from catan_desktop.games.barbarian_attack.part import LANDING
from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.trade import own_rates
from catan_desktop.mechanics.turn import ACTION
from tests.games.barbarian_attack.place import CITY, PRICE, ROAD, TOWN, AttackTable, setting_up, siege
from tests.mechanics.place import counts, line

SITE = f"E(0,0,NE) {TOWN}"
"""A road of seat 0 and the cards for a settlement at V(0,0,N), in the middle of the island."""
BUILD = "0 build_settlement V(0,0,N)"
CORNER = "V(-2,0,S)"
"""Between (-2,1) and (-2,0), both coastal, and the sea."""


def rolled(t: AttackTable) -> set[int]:
    """The numbers that the landing may name next."""
    return {sum(map(int, text.split()[2:])) for text in t.lines("landing_roll")}


# set-up


@pytest.mark.rule("BARB-030", "BARB-030a", "BARB-031", "BARB-033", "BARB-095")
def test_everybody_begins_with_a_settlement_and_a_city() -> None:
    """The city gives a card for each hex; nobody lands; three points each."""
    t = setting_up(2).do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)")
    t.do("1 place_settlement V(1,0,N)", "1 place_road E(1,-1,SE)")
    assert t.hand(1) == counts("")
    t.do("1 place_settlement V(0,1,N)", "1 place_road E(0,0,SE)")
    assert t.hand(1) == counts("2grain 1ore"), "(0,0) and (0,1) are fields, (-1,1) mountains"
    t.do("0 place_settlement V(0,1,S)", "0 place_road E(0,1,SE)")
    assert (t.part.settlements[0].bit_count(), t.part.cities[0].bit_count()) == (1, 1)
    assert (t.part.settlements[1].bit_count(), t.part.cities[1].bit_count()) == (1, 1)
    assert [t.public(seat) for seat in (0, 1)] == [3, 3]
    assert t.standing == {"(0,2)": 1, "(-2,0)": 1}
    assert t.attack.supply == 28
    assert t.state.turn == 1


@pytest.mark.rule("BARB-031")
def test_the_city_at_a_castle_gives_no_card_for_it() -> None:
    t = setting_up(2).do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)")
    t.do("1 place_settlement V(1,0,N)", "1 place_road E(1,-1,SE)")
    t.do("1 place_settlement V(-2,2,N)", "1 place_road E(-2,2,NE)")
    assert t.hand(1) == counts("1lumber 1ore"), "castle, forest (-2,1), mountains (-1,1)"


# landing


@pytest.mark.rule("BARB-040", "BARB-042", "BARB-043", "BARB-043a", "BARB-X02")
def test_a_settlement_brings_three_barbarians_to_three_numbers() -> None:
    t = siege(SITE).do(BUILD)
    assert (t.step, t.actor) == (LANDING, 15)
    t.land(6)
    assert not {6, 7} & rolled(t), "they are rolled again"
    t.land(8, 10)
    assert t.standing == {"(-1,2)": 1, "(1,-2)": 1, "(2,-1)": 1}
    assert t.attack.supply == 27
    assert t.of(LandingRolled)[-1] == LandingRolled((6, 8, 10))
    assert [event.hex for event in t.of(BarbarianLanded)] == [t.hex("(-1,2)"), t.hex("(1,-2)"), t.hex("(2,-1)")]
    assert t.step == ACTION


@pytest.mark.rule("BARB-042", "BARB-042a", "BARB-042b")
def test_numbers_fall_as_two_dice_rolled_again() -> None:
    """What is drawn has the chances of rolling until there is a new number that is no 7."""
    t, named = siege(SITE).do(BUILD), tuple[int, ...]()
    for following in (6, 8, 2):
        (draw,) = t.asked().choices
        assert isinstance(draw, Draw)
        ways = Counter(one + two for one in range(1, 7) for two in range(1, 7))
        fair = {total: count for total, count in ways.items() if total != 7 and total not in named}
        drawn = Counter[int]()
        for one, count in zip(draw.outcomes, draw.weights, strict=True):
            assert isinstance(one, LandingRoll)
            drawn[one.one + one.two] += count
        assert +drawn == Counter(fair), "each throw of two dice is as likely as any other"
        named = (*named, following)
        t.land(following)


@pytest.mark.rule("BARB-040")
def test_a_city_brings_a_landing_and_each_building_its_own() -> None:
    """A road and a card bring none; the landing comes before anything else."""
    t = siege(f"V(0,0,N) E(0,0,NE) {CITY} {ROAD}")
    t.do("0 build_road E(0,-1,SE)")
    assert t.step == ACTION
    t.do("0 build_city V(0,0,N)")
    assert t.step == LANDING
    assert t.actor == 15
    t.land(2, 3, 4)
    t = siege(f"{SITE} E(1,1,NE) {TOWN}").do(BUILD).land(2, 3, 4).do("0 build_settlement V(1,1,N)").land(2, 3, 4)
    assert t.standing == {"(0,2)": 2, "(0,-2)": 2, "(-2,1)": 2}


@pytest.mark.rule("BARB-040", "BARB-101")
def test_a_building_between_the_turns_brings_a_landing() -> None:
    t = siege("", SITE.replace("E(0,0,NE)", "E(0,-1,SE)"), many=5).do("0 end_turn")
    assert t.step == BUILDING
    t.do("1 build_settlement V(0,0,N)").land(6, 8, 10)
    assert sum(t.standing.values()) == 3
    assert (t.step, t.actor) == (BUILDING, 1)


@pytest.mark.rule("BARB-041", "BARB-X15")
def test_a_building_that_wins_brings_no_landing() -> None:
    """Eleven points and a settlement: won before anybody lands."""
    t = siege(f"V(1,1,S) {SITE}", prisoners=(20,))
    assert t.public(0) == 11
    t.do(BUILD)
    assert t.winner == 0
    assert not t.of(LandingRolled)
    assert t.attack.supply == 10


@pytest.mark.rule("BARB-041", "BARB-005c", "BARB-094")
@pytest.mark.parametrize(("prisoners", "won"), [(14, False), (16, True)])
def test_an_award_that_the_building_moves_comes_before_the_landing(prisoners: int, won: bool) -> None:
    """The settlement cuts the longest road of another, so that its own is the longest: three points at once."""
    own, theirs = f"V(-2,1,N) {line(1, -2, 5)} E(-1,-1,E)", f"V(-2,0,N) {line(0, -2, 6)}"
    t = siege(f"{own} {TOWN}", theirs, prisoners=(prisoners,), longest=1)
    before = t.public(0)
    t.do("0 build_settlement V(-1,0,N)")
    assert [event.holder for event in t.of(AwardMoved)] == [0]
    assert t.public(0) == before + 3
    assert (t.winner == 0, t.step == LANDING) == (won, True)


@pytest.mark.rule("BARB-043b", "BARB-X04")
def test_on_the_large_board_five_and_nine_bring_two_each() -> None:
    t = siege(SITE, many=5).do(BUILD).land(5, 9, 11)
    assert t.standing == {"(-2,-1)": 1, "(-2,3)": 1, "(1,-3)": 1, "(1,1)": 1, "(-1,3)": 1}
    assert t.attack.supply == 37


@pytest.mark.rule("BARB-044", "BARB-050a", "BARB-X03", "BARB-069")
def test_nobody_lands_on_a_full_hex() -> None:
    """The number is not rolled again: only two come."""
    t = siege(SITE, barbarians="(-1,2)=3").do(BUILD)
    assert 6 in rolled(t)
    t.land(6, 8, 10)
    assert t.standing == {"(-1,2)": 3, "(1,-2)": 1, "(2,-1)": 1}
    assert [event.hex for event in t.of(LandingFull)] == [t.hex("(-1,2)")]
    assert t.attack.supply == 25


@pytest.mark.rule("BARB-045")
def test_without_barbarians_at_sea_nobody_lands() -> None:
    t = siege(SITE, supply=0).do(BUILD)
    assert t.step == ACTION
    assert t.of(LandingEnded) == [LandingEnded()]
    assert not t.of(LandingRolled)


@pytest.mark.rule("BARB-045a")
def test_a_landing_ends_with_the_supply() -> None:
    """Three numbers are named, the first two get the last two barbarians."""
    t = siege(SITE, supply=2).do(BUILD).land(6, 8, 10)
    assert t.standing == {"(-1,2)": 1, "(1,-2)": 1}
    assert t.attack.supply == 0
    assert t.of(LandingEnded) == [LandingEnded()]
    assert not siege(SITE, supply=3).do(BUILD).land(6, 8, 10).of(LandingEnded), "just enough"


@pytest.mark.rule("BARB-045b", "BARB-X22")
def test_the_last_barbarian_goes_to_the_emptier_of_two_hexes() -> None:
    """On a tie to the earlier one in the check order."""
    t = siege(SITE, many=5, supply=1).do(BUILD).land(9, 3, 4)
    assert t.standing == {"(1,-3)": 1}
    t = siege(SITE, many=5, supply=1, barbarians="(1,-3)=2 (1,1)=1").do(BUILD).land(9, 3, 4)
    assert t.standing == {"(1,-3)": 2, "(1,1)": 2}


@pytest.mark.rule("BARB-047")
def test_nothing_is_produced_for_a_landing() -> None:
    """The settlement stands at fields 10 and pasture 5, and the dice of the turn stay as they fell."""
    t = siege(SITE, dice=(1, 2)).do(BUILD).land(10, 5, 4)
    assert t.hand(0) == counts("")
    assert t.part.dice == (1, 2)


# conquest


@pytest.mark.rule("BARB-050", "BARB-051", "BARB-057")
def test_a_hex_with_three_barbarians_yields_nothing() -> None:
    """(-2,0) yields grain on 12; one or two barbarians do not matter."""
    for standing, cards in ((0, 1), (1, 1), (2, 1), (3, 0)):
        t = siege(CORNER, barbarians=f"(-2,0)={standing}", step=DICE_STEP).do("* dice 6 6")
        assert t.hand(0)[3] == cards


@pytest.mark.rule("BARB-050", "BARB-054", "BARB-055", "BARB-X05")
def test_the_third_barbarian_conquers_hex_and_building() -> None:
    """A settlement at conquered hexes alone lies on its side and counts nothing; one at an inner hex too does not."""
    t = siege(f"{CORNER} {SITE}", "V(-1,-1,N)", barbarians="(-2,1)=3 (-2,0)=2").do(BUILD)
    assert t.public(0) == 2
    t.land(12, 11, 10)
    assert t.of(HexConquered) == [HexConquered(t.hex("(-2,0)"))]
    assert t.of(BuildingConquered) == [BuildingConquered(Seat(0), "settlement", t.corner(CORNER))]
    assert (t.public(0), t.fallen(0)) == (1, {CORNER})
    t = siege("V(-2,1,N)", barbarians="(-2,1)=3 (-2,0)=3")
    assert (t.public(0), t.fallen(0)) == (1, set())


@pytest.mark.rule("BARB-055", "BARB-094")
def test_a_conquered_city_loses_two_points() -> None:
    t = siege(f"{CORNER}! V(0,0,N)", barbarians="(-2,1)=3 (-2,0)=3")
    assert (t.public(0), t.fallen(0)) == (1, {CORNER})


@pytest.mark.rule("BARB-054")
def test_at_a_single_coastal_hex_one_conquest_is_enough() -> None:
    """The corner touches (1,-2) alone."""
    t = siege("V(1,-2,N)", barbarians="(1,-2)=3")
    assert t.fallen(0) == {"V(1,-2,N)"}


@pytest.mark.rule("BARB-056")
def test_a_building_at_inner_hex_desert_or_castle_stands() -> None:
    coast = "(-2,1)=3 (-2,0)=3 (-1,2)=3 (1,-2)=3 (2,-1)=3"
    for corner in ("V(-2,1,S)", "V(-1,2,N)", "V(2,-2,S)", "V(-2,1,N)"):
        assert siege(corner, barbarians=coast).fallen(0) == set()


@pytest.mark.rule("BARB-052", "BARB-111")
def test_no_road_on_a_path_of_a_conquered_hex() -> None:
    """Nor on the one that it shares with a free hex; with two barbarians it may be built."""
    words = f"V(-2,1,N) {ROAD}"
    t = siege(words, barbarians="(-2,0)=3")
    assert t.sites("build_road") == {"E(-2,1,NE)"}
    assert t.refuse("0 build_road E(-2,0,SE)") == ("reason-road-conquered", "BARB-052")
    assert t.refuse("0 build_road E(-2,0,E)") == ("reason-road-conquered", "BARB-052")
    assert siege(words, barbarians="(-2,0)=2").sites("build_road") == {"E(-2,1,NE)", "E(-2,0,SE)", "E(-2,0,E)"}


@pytest.mark.rule("BARB-052a", "BARB-111")
def test_no_settlement_at_a_conquered_hex() -> None:
    words = f"E(-2,1,NE) {TOWN}"
    t = siege(words, barbarians="(-2,0)=3")
    assert t.sites("build_settlement") == {"V(-1,0,S)"}
    assert t.refuse("0 build_settlement V(-2,1,N)") == ("reason-settlement-conquered", "BARB-052a")
    assert "V(-2,1,N)" in siege(words, barbarians="(-2,0)=2").sites("build_settlement")


@pytest.mark.rule("BARB-053", "BARB-055c")
def test_a_settlement_beside_a_conquered_hex_becomes_a_city_unless_it_fell() -> None:
    t = siege(f"V(-2,1,N) V(1,-2,N) {CITY}", barbarians="(-2,0)=3 (-2,1)=3 (1,-2)=3")
    assert t.sites("build_city") == {"V(-2,1,N)"}
    assert t.refuse("0 build_city V(1,-2,N)") == ("reason-city-conquered", "BARB-055c")


@pytest.mark.rule("BARB-055a")
def test_the_harbour_of_a_conquered_building_serves_nobody() -> None:
    """V(1,-2,N) has the grain harbour; a building at its other end is served as ever."""
    rates = own_rates
    t = siege("V(1,-2,N)", barbarians="(1,-2)=2")
    assert rates(t.game, t.state, Seat(0)) == (4, 4, 4, 2, 4)
    t = siege("V(1,-2,N) 4grain", barbarians="(1,-2)=3")
    assert rates(t.game, t.state, Seat(0)) == (4,) * 5
    assert not siege("V(1,-2,N) 3grain", barbarians="(1,-2)=3").sites("bank_trade")


@pytest.mark.rule("BARB-055a", "BARB-092a")
def test_a_conquered_building_sells_for_gold_as_without_a_harbour() -> None:
    """V(-2,-1,S) has the harbour for all kinds west of (-1,-1)."""
    words = "V(0,-2,N) 3ore"
    assert siege(words, barbarians="(0,-2)=2").sites("sell_for_gold") == {"4"}
    assert siege(words, barbarians="(0,-2)=3").sites("sell_for_gold") == set()


@pytest.mark.rule("BARB-055b", "BARB-055d", "BARB-055e")
def test_a_conquered_building_keeps_its_place() -> None:
    """The distance rule holds, it breaks the roads of others and joins its owner's."""
    conquered = "(1,-2)=3"
    t = siege(f"E(0,-2,NE) {TOWN}", "V(1,-2,N)", barbarians=conquered)
    assert t.fallen(1) == {"V(1,-2,N)"}
    assert t.sites("build_settlement") == {"V(0,-2,N)"}
    assert not PIECES.of(t.game, t.state).open_corners >> t.corner("V(1,-3,S)") & 1
    roads = "E(1,-3,SE) E(1,-2,NE)"
    t = siege(roads, "V(1,-2,N)", barbarians=conquered)
    assert (t.fallen(1), t.part.lengths[0]) == ({"V(1,-2,N)"}, 1)
    t = siege(f"{roads} V(1,-2,N)", barbarians=conquered)
    assert (t.fallen(0), t.part.lengths[0]) == ({"V(1,-2,N)"}, 2)


@pytest.mark.rule("BARB-058")
def test_roads_of_a_conquered_hex_stay_and_count() -> None:
    roads = "E(-2,0,SE) E(-2,0,E) E(-2,0,NE) E(-3,0,E) E(-3,1,NE)"
    free, conquered = (siege(roads, barbarians=f"(-2,0)={count}") for count in (2, 3))
    assert free.part.lengths[0] == conquered.part.lengths[0] == 5
    assert conquered.part.roads == free.part.roads
    assert conquered.public(0) == 2


@pytest.mark.rule("BARB-057", "BARB-057a", "BARB-X19", "BARB-067b")
def test_a_freed_hex_yields_again_and_its_buildings_stand() -> None:
    """By a Treason, in the same turn."""
    t = siege(f"{CORNER} {PRICE} 1lumber 1brick 1ore", barbarians="(-2,1)=3 (-2,0)=3")
    assert (t.public(0), t.fallen(0)) == (0, {CORNER})
    t.buy("treason")
    t.do("0 put_barbarian (0,2)", "0 put_barbarian (2,0)")
    assert (t.public(0), t.fallen(0)) == (1, set())
    assert t.standing == {"(-2,1)": 2, "(-2,0)": 2, "(0,2)": 1, "(2,0)": 1}
    assert "E(-2,0,SE)" in t.sites("build_road")
    again = AttackTable(t.game, t.state)
    again.do("0 end_turn").roll(12)
    assert again.hand(0)[3] == t.hand(0)[3] + 1
