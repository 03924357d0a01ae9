"""Rivers and Cities & Knights: MIX section 7."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.cities_knights.events import CityLost
from catan_desktop.games.mixes.rivers_cities_knights import GoldPaid
from catan_desktop.games.rivers.events import TilesMoved
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import GoldTaken, selling_rate
from catan_desktop.mechanics.scoring import goal_of
from tests.games.mixes.large import MixTable, setting_up, table

KEY = "rivers-cities-knights"
HOME = "V(0,-1,N) E(0,-1,NE)"


def rivers(*seats: str, gold: str = "", lines: tuple[str, ...] = (), **more: object) -> MixTable:
    told = (f"coins.held {gold}",) if gold else ()
    awake = ("barbarians.awake yes",)
    return table(KEY, *seats, lines=(*told, *awake, *lines), **more)  # type: ignore[arg-type]


@pytest.mark.rule("MIX-018", "MIX-028", "OPTION-061")
def test_the_table() -> None:
    """Three to six players, thirteen points, Harbourmaster but no event cards, no development cards."""
    rules = ruleset(KEY)
    assert rules.seats == (3, 4, 5, 6)
    t = rivers()
    assert goal_of(t.game, t.state, Seat(0)) == 13
    keys = {module.key for module in rules.recipe}
    assert {"rivers", "coins", "cities_knights", "harbourmaster"} <= keys
    assert not {"development", "largest_army", "event_cards"} & keys


@pytest.mark.rule("MIX-161")
@pytest.mark.parametrize(("many", "start"), [(3, "(-1,-1)"), (6, "(-2,3)")])
def test_the_robber_starts_on_the_swamp_and_never_comes_back(many: int, start: str) -> None:
    t = rivers(many=many)
    assert t.robber == start
    t = rivers(many=many, robber="(1,-1)", step="settlers.pre_roll").do("0 roll", "* dice 1 6", "* event_die ship")
    assert t.refuse(f"0 move_robber {start}") == ("reason-robber-needs-token", "CK-714")


@pytest.mark.rule("MIX-150", "RIVER-034")
def test_a_starting_city_at_a_river_brings_one_gold() -> None:
    t = setting_up(KEY).do("0 place_settlement V(2,0,S)", "0 place_road E(2,0,SE)")
    t.do("1 place_settlement V(-1,2,S)", "1 place_road E(-1,2,SE)")
    t.do("2 place_settlement V(1,-2,N)", "2 place_road E(1,-3,SE)")
    t.do("2 place_settlement V(0,0,N)")
    assert t.part.cities[2]
    assert t.gold == (0, 0, 1)
    t = rivers("V(0,0,N) 2grain 3ore").do("0 build_city V(0,0,N)")
    assert t.gold == (0, 0, 0, 0)


@pytest.mark.rule("MIX-151", "OPTION-061")
def test_gold_buys_resources_only() -> None:
    t = rivers(HOME, gold="4 0 0 0")
    assert t.refuse("0 buy_with_gold cloth") == ("reason-gold-resources-only", "")
    assert len(t.lines("buy_with_gold")) == 5
    t.do("0 buy_with_gold ore")
    assert t.hand(0)[4] == 1


@pytest.mark.rule("MIX-X11", "MIX-151")
def test_commodities_are_traded_for_gold_at_the_rates_of_the_supply() -> None:
    """Four cloth bring one gold; neither level 3 of trade nor a harbour for one kind makes it cheaper."""
    t = rivers(f"{HOME} 4cloth trade=3").do("0 sell_for_gold cloth")
    assert t.gold[0] == 1
    t = rivers(f"{HOME} 2cloth trade=3", gold="0 0 0 0")
    assert t.refuse("0 sell_for_gold cloth")[0] == "reason-gold-harbour"
    harbours = t.game.board.harbours
    common = next(one.path for one in harbours if one.rate == 3)
    t = rivers(f"{_at(t, common)} 3cloth")
    assert selling_rate(t.game, t.state, Seat(0)) == 3
    t.do("0 sell_for_gold cloth")
    assert t.gold[0] == 1


def _at(t: MixTable, path: str) -> str:
    topology = t.game.board.topology
    return str(topology.corner_name(topology.path_ends[topology.parse_path(path)][0]))


@pytest.mark.rule("MIX-152")
def test_cards_and_the_aqueduct_leave_gold_alone() -> None:
    """Who has gold and no card is no victim of the Master Merchant, and monopolies name no gold."""
    t = rivers(f"{HOME} master_merchant resource_monopoly", "V(2,0,S)! V(1,1,S)!", gold="0 5 0 0")
    assert not t.can("0 play_progress master_merchant")
    t.do("0 play_progress resource_monopoly")
    assert len(t.lines()) == 5
    assert t.gold == (0, 5, 0, 0)


@pytest.mark.rule("MIX-153", "OPTION-061")
def test_knights_go_over_bridges() -> None:
    bridge = ("rivers.bridges 0: E(0,-1,E)",)
    t = rivers("K1*(0,0,N) E(0,-1,E) E(0,-1,SE)", lines=bridge)
    (way,) = [text.split(" ")[3] for text in t.lines("move_knight") if t.corner(text.split(" ")[3]) in _ends(t)]
    t.do(f"0 move_knight V(0,0,N) {way}")
    assert t.stands(0, way) == "1"


def _ends(t: MixTable) -> tuple[int, ...]:
    topology = t.game.board.topology
    return tuple(topology.path_ends[topology.parse_path("E(0,-1,E)")])


@pytest.mark.rule("MIX-159")
def test_intrigue_reaches_a_knight_at_a_bridge() -> None:
    bridge = ("rivers.bridges 0: E(0,-1,E)",)
    t = rivers("E(0,-1,E) intrigue", "K1(0,0,N) E(0,0,NE) V(1,0,N)", lines=bridge).do("0 play_progress intrigue")
    assert not t.stands(1, "V(0,0,N)")


@pytest.mark.rule("MIX-160")
def test_road_building_lays_no_bridge() -> None:
    t = rivers("V(0,0,N) road_building").do("0 play_progress road_building")
    assert t.sites("lay_road") == {"E(0,0,NE)", "E(0,-1,SE)"}
    assert t.refuse("0 lay_road E(0,-1,E)") == ("reason-bridge-site-takes-no-road", "RIVER-031")
    t = rivers("V(0,0,N) 1lumber 2brick", lines=("cities_knights.crane yes",)).do("0 build_bridge E(0,-1,E)")
    assert t.hand(0)[:2] == (0, 0)


@pytest.mark.rule("MIX-156", "OPTION-061")
def test_the_diplomat_takes_no_bridge() -> None:
    """Neither an own bridge nor that of another is open to him, though nothing lies behind it."""
    bridges = ("rivers.bridges 0: E(0,-1,E); 1: E(1,-1,E)",)
    t = rivers("V(0,0,N) E(0,-1,E) E(0,0,NE) diplomat", "V(1,0,N) E(1,-1,E) E(1,-1,SE)", lines=bridges).do(
        "0 play_progress diplomat"
    )
    assert not t.sites("remove_road") & {"E(0,-1,E)", "E(1,-1,E)"}
    assert t.refuse("0 remove_road E(0,-1,E)") == ("reason-no-road-there", "CK-722")
    t = rivers("V(0,0,N) E(0,-1,E) diplomat", lines=("rivers.bridges 0: E(0,-1,E)",))
    assert t.refuse("0 play_progress diplomat")[0] == "reason-no-open-road"


WET, DRY = "E(0,0,NE)", "E(0,-1,SE)"


@pytest.mark.rule("MIX-157")
def test_a_road_at_a_river_that_the_diplomat_takes_costs_its_gold() -> None:
    """Its owner pays one gold, nothing if there is none; of a road elsewhere nobody pays."""
    for held, left in (("0 3 0 0", (0, 2, 0, 0)), ("0 0 0 0", (0, 0, 0, 0))):
        t = rivers("V(2,0,S) diplomat", "V(-2,1,N) E(-2,1,NE) E(-2,0,SE)", gold=held)
        wet = t.paths(t.game.board.river_paths)
        site = next(name for name in sorted(t.do("0 play_progress diplomat").sites("remove_road")) if name in wet)
        t.do(f"0 remove_road {site}")
        assert t.gold == left
        assert [(event.seat, event.count, event.cause) for event in t.of(GoldPaid)] == [(1, 1, "road")] * bool(
            held[2] > "0"
        )


@pytest.mark.rule("MIX-157", "MIX-158")
def test_an_own_road_that_the_diplomat_moves_gives_its_gold_back_and_brings_it_anew() -> None:
    t = rivers("V(0,0,N) E(0,0,NE) diplomat", gold="2 0 0 0").do("0 play_progress diplomat")
    assert t.gold == (1, 0, 0, 0)
    wet = t.paths(t.game.board.river_paths & ~t.game.board.bridge_sites)
    site = next(name for name in sorted(t.sites("lay_road")) if name in wet)
    t.do(f"0 lay_road {site}")
    assert t.gold == (2, 0, 0, 0)
    assert [event.cause for event in t.of(GoldTaken)] == ["road"]


# the ransom


def landing(*seats: str, gold: str, **more: object) -> MixTable:
    """The barbarians land on a roll that brings nobody anything."""
    t = rivers(*seats, gold=gold, lines=("barbarians.ship 6",), step="settlers.pre_roll", **more)
    return t.do("0 roll", "* dice 1 1", "* event_die ship")


@pytest.mark.rule("MIX-X10", "MIX-154", "MIX-155", "OPTION-061")
def test_gold_saves_a_city() -> None:
    """Both have no knight; Red pays five of six gold and keeps the city, Blue loses one; the tiles move at once."""
    t = landing("V(2,0,S)!", "V(1,-2,N)!", gold="6 3 2 4")
    assert t.actor == 0
    assert t.kinds() == {"lose_city", "pay_ransom"}
    t.do("0 pay_ransom")
    assert t.gold == (1, 3, 2, 4)
    assert t.town("V(2,0,S)") == "city 0"
    assert t.town("V(1,-2,N)") == "settlement 1"
    assert [event.seat for event in t.of(CityLost)] == [1]
    assert [(event.seat, event.count, event.cause) for event in t.of(GoldPaid)] == [(0, 5, "ransom")]
    assert [(event.wealthiest, event.poor) for event in t.of(TilesMoved)] == [(3, 1)]


@pytest.mark.rule("MIX-154")
def test_the_ransom_is_asked_in_turn_order_before_the_city_is_chosen() -> None:
    t = landing("V(2,0,S)! V(0,2,S)!", "V(1,-2,N)!", "V(-2,0,N)!", gold="5 4 7 0")
    t.do("0 pay_ransom")
    assert t.town("V(1,-2,N)") == "settlement 1", "who has no five gold is not asked about them"
    assert t.actor == 2
    t.do("2 lose_city V(-2,0,N)")
    assert t.gold == (0, 4, 7, 0)
    t = landing("V(2,0,S)! V(0,2,S)!", gold="4 0 0 0")
    assert t.refuse("0 pay_ransom") == ("reason-gold-cannot-pay", "MIX-154")
