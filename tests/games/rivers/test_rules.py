"""Gold, bridges and the two tiles: RIVER sections 2.2 and 2.3."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.rivers.events import BridgeBuilt, TilesMoved
from catan_desktop.games.rivers.module import BRIDGES
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.coins import GoldTaken
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL
from catan_desktop.mechanics.events import AwardMoved, Discarded
from catan_desktop.mechanics.pieces import roads_left
from catan_desktop.mechanics.turn import ACTION
from tests.games.rivers.place import PRICE, SITES, RiverTable, rivers, setting_up
from tests.mechanics.place import counts

TOWN = "1lumber 1brick 1wool 1grain"
ROAD = "1lumber 1brick"


# set-up and gold


@pytest.mark.rule("RIVER-X01", "RIVER-032", "RIVER-032a", "RIVER-033")
def test_a_start_at_the_river_brings_gold() -> None:
    """A settlement at two river hexes brings one gold, the road at one of them another."""
    t = setting_up().do("0 place_settlement V(0,0,N)")
    assert t.gold == (1, 0, 0)
    t.do("0 place_road E(0,0,NE)")
    assert t.gold == (2, 0, 0)


@pytest.mark.rule("RIVER-030", "RIVER-061")
def test_no_starting_road_on_a_bridge_site() -> None:
    """Two of the three paths of V(0,0,N) are left; no bridge is offered either."""
    t = setting_up().do("0 place_settlement V(0,0,N)")
    assert t.sites("place_road") == {"E(0,0,NE)", "E(0,-1,SE)"}
    assert t.refuse("0 place_road E(0,-1,E)") == ("reason-bridge-site-in-setup", "RIVER-030")
    assert t.kinds() == {"place_road"}


@pytest.mark.rule("RIVER-X12", "RIVER-033")
def test_a_path_between_dry_hexes_brings_none() -> None:
    """At the sources of the large board the intersection is at a river, the path is not."""
    t = setting_up(6).do("0 place_settlement V(-1,0,N)", "0 place_road E(-1,0,NE)")
    assert t.gold == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("RIVER-053", "RIVER-032", "RIVER-033")
def test_after_the_set_up_nobody_owns_more_than_four() -> None:
    """Two settlements and two roads at the river are all that there is."""
    t = setting_up(2).do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)")
    t.do("1 place_settlement V(1,0,N)", "1 place_road E(1,-1,SE)")
    t.do("1 place_settlement V(0,1,N)", "1 place_road E(0,0,SE)")
    t.do("0 place_settlement V(0,1,S)", "0 place_road E(0,1,SE)")
    assert t.state.turn == 1
    assert t.gold == (4, 4)


@pytest.mark.rule("RIVER-X16", "RIVER-050a", "RIVER-049", "RIVER-051", "RIVER-052")
def test_who_takes_no_gold_in_the_set_up_begins_poor() -> None:
    """The tiles come when the set-up is over: two settlements and a Poor Settler are nothing."""
    t = setting_up(2).do("0 place_settlement V(2,0,S)", "0 place_road E(2,0,SE)")
    assert t.tiles == (-1, [])
    t.do("1 place_settlement V(-2,2,S)", "1 place_road E(-2,2,SE)")
    t.do("1 place_settlement V(0,2,S)", "1 place_road E(0,2,SE)")
    assert t.public(0) == 1
    t.do("0 place_settlement V(0,-2,N)", "0 place_road E(0,-3,SE)")
    assert t.gold == (0, 0)
    assert t.tiles == (-1, [0, 1])
    assert [t.public(seat) for seat in (0, 1)] == [0, 0]
    assert t.of(TilesMoved) == [TilesMoved(NOBODY, 0b11, NOBODY, 0)]


@pytest.mark.rule("RIVER-032", "RIVER-042")
def test_a_settlement_built_later_brings_gold_that_can_be_spent_at_once() -> None:
    t = rivers(f"E(0,0,NE) {TOWN}", gold=(1,)).do("0 build_settlement V(0,0,N)")
    assert t.of(GoldTaken) == [GoldTaken(Seat(0), 1, "settlement")]
    t.do("0 buy_with_gold ore")
    assert (t.gold[0], t.hand(0)) == (0, counts("1ore"))


@pytest.mark.rule("RIVER-033b")
def test_a_road_between_two_river_hexes_brings_one() -> None:
    """On the large board the sources (-2,0) and (-1,-1) touch along a path that is no bridge site."""
    t = rivers(f"V(-2,0,N) {ROAD}", many=6).do("0 build_road E(-2,0,NE)")
    assert t.gold[0] == 1


@pytest.mark.rule("RIVER-034")
def test_a_city_brings_none() -> None:
    t = rivers("V(0,0,N) 3ore 2grain").do("0 build_city V(0,0,N)")
    assert t.gold == (0, 0, 0)


@pytest.mark.rule("RIVER-033a", "RIVER-039", "RIVER-X15")
def test_free_roads_bring_gold_and_are_no_bridges() -> None:
    """Road Building places roads alone, each of which brings its gold."""
    t = rivers(f"V(0,0,N) roads {PRICE}").do("0 play_roads", "0 place_free_road E(0,0,NE)")
    assert t.refuse("0 place_free_road E(0,-1,E)") == ("reason-bridge-site-takes-no-road", "RIVER-031")
    assert not t.can("0 build_bridge E(0,-1,E)")
    assert not SITES & t.sites("place_free_road")
    t.do("0 place_free_road E(0,-1,SE)")
    assert t.gold[0] == 2


@pytest.mark.rule("RIVER-004")
def test_gold_never_runs_out() -> None:
    """More than the box holds is no matter."""
    t = rivers(f"V(0,0,N) {ROAD}", gold=(90,)).do("0 build_road E(0,0,NE)")
    assert t.gold[0] == 91


@pytest.mark.rule("RIVER-002c", "RIVER-003a", "RIVER-060")
def test_only_the_amounts_of_gold_matter_and_all_see_them() -> None:
    """What another seat observes tells gold, bridges and both tiles."""
    for many in (3, 6):
        t = rivers(gold=(17, 4), many=many, bridges={1: "E(0,-1,E)" if many == 3 else "E(0,0,E)"})
        for seat in range(many):
            seen = observe(t.game, t.state, Seat(seat)).state
            assert RiverTable(t.game, seen).gold == t.gold
            assert RiverTable(t.game, seen).tiles == t.tiles
            assert RiverTable(t.game, seen).part.roads == t.part.roads


# bridges


@pytest.mark.rule("RIVER-X02", "RIVER-031", "RIVER-035", "RIVER-037", "RIVER-037a", "RIVER-061")
def test_only_a_bridge_fits_on_a_bridge_site() -> None:
    """The road is refused; the bridge costs its cards and brings three gold, not four."""
    t = rivers(f"V(0,0,N) E(0,0,NE) {PRICE} 1wool", gold=(2,))
    assert not SITES & t.sites("build_road")
    assert t.refuse("0 build_road E(0,-1,E)") == ("reason-bridge-site-takes-no-road", "RIVER-031")
    t.do("0 build_bridge E(0,-1,E)")
    assert (t.gold[0], t.hand(0)) == (5, counts("1wool"))
    assert t.part.bank == (19, 19, 18, 19, 19)
    assert t.of(BridgeBuilt) == [BridgeBuilt(Seat(0), t.game.board.topology.parse_path("E(0,-1,E)"))]
    assert t.of(GoldTaken) == [GoldTaken(Seat(0), 3, "bridge")]


@pytest.mark.rule("RIVER-035")
def test_a_bridge_must_be_paid() -> None:
    for hand in ("1brick 1lumber", "2brick", "2lumber 1brick 3ore"):
        t = rivers(f"V(0,0,N) {hand}")
        assert t.refuse("0 build_bridge E(0,-1,E)") == ("reason-cannot-pay", "RIVER-035")
        assert "build_bridge" not in t.kinds()


@pytest.mark.rule("RIVER-035a", "RIVER-061a")
def test_a_bridge_stands_on_a_free_bridge_site() -> None:
    t = rivers(f"V(0,0,N) {PRICE}")
    assert t.sites("build_bridge") == {"E(0,-1,E)"}
    assert t.refuse("0 build_bridge E(0,0,NE)") == ("reason-no-bridge-site", "RIVER-035a")
    t = rivers(f"V(0,0,N) {PRICE}", bridges={1: "E(0,-1,E)"})
    assert t.refuse("0 build_bridge E(0,-1,E)") == ("reason-bridge-site-taken", "RIVER-035a")
    assert "build_bridge" not in t.kinds()


@pytest.mark.rule("RIVER-002b", "RIVER-035b", "RIVER-061a")
def test_there_are_three_bridges_for_each() -> None:
    """The fourth is refused, whatever the hand holds."""
    t = rivers(f"V(0,0,N) {PRICE}", bridges={0: "E(1,-1,E) E(-1,1,E) E(-2,1,E)"})
    assert BRIDGES == 3
    assert t.refuse("0 build_bridge E(0,-1,E)") == ("reason-no-bridge-piece", "RIVER-035b")
    assert "build_bridge" not in t.kinds()
    t = rivers(f"V(0,0,N) {PRICE}", bridges={0: "E(1,-1,E) E(-1,1,E)"})
    assert t.can("0 build_bridge E(0,-1,E)")


@pytest.mark.rule("RIVER-036", "RIVER-061a")
def test_a_bridge_joins_the_own_pieces() -> None:
    """A settlement, a city, a road or a bridge at its end will do; a rival's building between does not."""
    for words in ("V(0,0,N)", "V(0,0,N)!", "E(0,0,NE)"):
        assert rivers(f"{words} {PRICE}").sites("build_bridge") == {"E(0,-1,E)"}
    t = rivers(f"V(2,0,N) {PRICE}", "V(0,0,N) E(0,0,NE)")
    assert t.refuse("0 build_bridge E(0,-1,E)") == ("reason-bridge-not-joined", "RIVER-036")
    t = rivers(f"E(0,0,NE) {PRICE}", "V(0,0,N)")
    assert t.refuse("0 build_bridge E(0,-1,E)") == ("reason-bridge-through-rival", "RIVER-036")


@pytest.mark.rule("RIVER-036", "RIVER-038a")
def test_roads_and_bridges_go_on_from_a_bridge() -> None:
    """Over the long river: the far end of a bridge begins roads and, one road on, the next bridge."""
    t = rivers(f"{ROAD} {PRICE}", bridges={0: "E(0,-1,E)"})
    assert t.sites("build_road") == {"E(0,0,NE)", "E(0,-1,SE)", "E(0,-1,NE)", "E(1,-2,SE)"}
    t.do("0 build_road E(0,-1,NE)")
    assert t.sites("build_bridge") == set()
    t = rivers(f"E(0,-1,NE) {PRICE}", bridges={0: "E(0,-1,E)"})
    assert "E(-1,-1,E)" not in t.sites("build_bridge"), "a road is missing still"


@pytest.mark.rule("RIVER-036a")
def test_a_bridge_takes_no_road_piece() -> None:
    t = rivers(f"V(0,0,N) E(0,0,NE) {PRICE}")
    before = roads_left(t.game, t.state, Seat(0))
    t.do("0 build_bridge E(0,-1,E)")
    assert roads_left(t.game, t.state, Seat(0)) == before == 14


@pytest.mark.rule("RIVER-038", "RIVER-038a", "RIVER-X07")
def test_a_bridge_counts_as_one_road_for_the_longest() -> None:
    """Two roads, a bridge and two roads are five, and take Longest Road."""
    t = rivers(f"E(0,0,NE) E(1,-1,SE) E(0,-1,NE) E(0,-2,SE) {PRICE}")
    assert t.part.lengths[0] == 2
    t.do("0 build_bridge E(0,-1,E)")
    assert t.part.lengths[0] == 5
    assert [(event.award, event.holder) for event in t.of(AwardMoved)] == [("longest", 0)]
    assert t.public(0) == 2 + 1


@pytest.mark.rule("RIVER-038b", "RIVER-X13")
def test_a_settlement_stands_at_the_end_of_a_bridge() -> None:
    """No road is needed there, and the settlement takes its gold."""
    t = rivers(TOWN, many=6, bridges={0: "E(-2,1,SE)"}).do("0 build_settlement V(-2,1,S)")
    assert t.gold[0] == 1


@pytest.mark.rule("RIVER-040")
def test_a_bridge_is_worth_no_points() -> None:
    """All gold apart."""
    t = rivers(f"V(0,0,N) {PRICE}", gold=(9, 5, 0))
    before = t.public(0)
    assert t.do("0 build_bridge E(0,-1,E)").public(0) == before


# gold and the bank


@pytest.mark.rule("RIVER-041", "RIVER-041a", "RIVER-061b", "RIVER-X05")
def test_gold_buys_two_cards_a_turn() -> None:
    """Two gold a card of choice; the third is refused; the next turn begins anew."""
    t = rivers("", gold=(6, 4)).do("0 buy_with_gold ore", "0 buy_with_gold ore")
    assert (t.gold[0], t.hand(0)) == (2, counts("2ore"))
    assert t.part.bank == (19, 19, 19, 19, 17)
    assert t.refuse("0 buy_with_gold wool") == ("reason-gold-bought-twice", "RIVER-061b")
    assert "buy_with_gold" not in t.kinds()
    t.do("0 end_turn").roll(3)
    assert t.sites("buy_with_gold") == set("01234")


@pytest.mark.rule("RIVER-041")
def test_a_purchase_must_be_paid() -> None:
    t = rivers(gold=(1, 3))
    assert t.refuse("0 buy_with_gold wool") == ("reason-gold-cannot-pay", "RIVER-041")
    assert t.refuse("0 buy_with_gold 7") == ("reason-no-such-cards", "")
    t = rivers("1wool", "1ore", gold=(1, 3)).do("0 offer_trade 1wool 1ore @1")
    assert t.refuse("1 buy_with_gold wool") == ("reason-gold-own-turn", "RIVER-041")
    t = rivers(gold=(3,), step=DICE_STEP).do("* dice 3 4")
    assert t.refuse("0 buy_with_gold wool") == ("reason-finish-first", "BASE-211")


@pytest.mark.rule("RIVER-041b")
def test_the_bank_sells_what_it_has() -> None:
    t = rivers(gold=(2,), bank="19lumber 19wool 19grain 19ore")
    assert t.sites("buy_with_gold") == set("0234")
    assert t.refuse("0 buy_with_gold brick") == ("reason-gold-bank-lacks", "RIVER-041b")


@pytest.mark.rule("RIVER-041", "RIVER-061c")
def test_gold_buys_nothing_before_the_roll() -> None:
    t = rivers(gold=(4,), step=PRE_ROLL)
    assert t.refuse("0 buy_with_gold wool") == ("reason-gold-after-roll", "RIVER-061c")
    assert t.kinds() == {"roll"}


@pytest.mark.rule("RIVER-044")
def test_four_equal_cards_are_one_gold() -> None:
    t = rivers("4grain 3wool").do("0 sell_for_gold grain")
    assert (t.gold[0], t.hand(0)) == (1, counts("3wool"))
    assert t.part.bank == (19, 19, 16, 19, 19)
    assert t.refuse("0 sell_for_gold wool") == ("reason-gold-harbour", "RIVER-061e")


HARBOURS = "V(-1,-2,S) V(1,2,N)"


@pytest.mark.rule("RIVER-044", "RIVER-044a", "RIVER-061e", "RIVER-X06")
def test_only_a_3_1_harbour_makes_gold_cheaper() -> None:
    """Three grain or three wool at a 3:1 harbour; two wool with its own harbour are no gold."""
    t = rivers("3grain 3wool 2ore")
    island = t.game.board
    towns = {kind: next(h for h in island.harbours if h.kind == kind) for kind in (-1, 2)}
    names = [island.topology.corner_name(island.topology.path_ends[island.topology.parse_path(h.path)][0])
             for h in towns.values()]  # fmt: skip
    wool_alone = rivers(f"{names[1]} 3wool 4grain")
    assert wool_alone.sites("sell_for_gold") == {"3"}
    assert wool_alone.refuse("0 sell_for_gold wool") == ("reason-gold-harbour", "RIVER-061e")
    t = rivers(f"{' '.join(names)} 3grain 3wool 2ore")
    assert t.sites("sell_for_gold") == {"2", "3"}
    assert t.do("0 sell_for_gold grain", "0 sell_for_gold wool").gold[0] == 2
    t = rivers(f"{' '.join(names)} 2wool")
    assert t.refuse("0 sell_for_gold wool") == ("reason-gold-harbour", "RIVER-061e")
    assert t.can("0 bank_trade wool ore"), "its harbour serves cards"


# gold between players


@pytest.mark.rule("RIVER-043", "RIVER-X14")
def test_gold_stands_beside_cards_in_a_trade() -> None:
    """Two gold and a wool for an ore; both sides may give it."""
    t = rivers("2wool", "1ore", gold=(3,)).do("0 offer_trade 1wool+2gold 1ore @1", "1 accept_offer", "0 settle_trade 1")
    assert t.gold == (1, 2, 0)
    assert (t.hand(0), t.hand(1)) == (counts("1wool 1ore"), counts("1wool"))
    t = rivers("2wool", "", gold=(0, 3)).do("0 offer_trade 2wool 3gold @1", "1 accept_offer", "0 settle_trade 1")
    assert t.gold == (3, 0, 0)
    assert t.hand(1) == counts("2wool")
    assert t.tiles == (0, [1, 2])


@pytest.mark.rule("RIVER-043")
def test_gold_stands_in_a_counter_offer() -> None:
    """The asked seat names gold on either side."""
    t = rivers("2wool", "1ore", gold=(3,)).do("0 offer_trade 1wool 1ore @1", "1 counter_offer 1ore 2gold @0")
    t.do("0 settle_trade 1")
    assert (t.gold, t.hand(0)) == ((1, 2, 0), counts("2wool 1ore"))


@pytest.mark.rule("RIVER-043")
def test_who_holds_gold_alone_can_trade_and_be_asked() -> None:
    t = rivers("", "1ore", gold=(2,)).do("0 offer_trade 2gold 1ore @1", "1 accept_offer", "0 settle_trade 1")
    assert (t.gold, t.hand(0)) == ((0, 2, 0), counts("1ore"))
    t = rivers("1ore", gold=(0, 0, 1))
    offer = next(choice for choice in t.asked().choices if isinstance(choice, Offer))
    assert offer.partners == 0b100
    assert rivers("", gold=()).kinds() == {"end_turn"}


@pytest.mark.rule("RIVER-043a", "RIVER-X14")
def test_gold_is_not_traded_for_gold() -> None:
    t = rivers("2wool", "1ore", gold=(3, 3))
    assert t.refuse("0 offer_trade 2gold 1gold @1") == ("reason-same-on-both-sides", "BASE-138")


@pytest.mark.rule("RIVER-043b", "RIVER-X14")
def test_gold_stands_on_one_side() -> None:
    t = rivers("2wool", "1ore", gold=(3, 3))
    assert t.refuse("0 offer_trade 2gold 1gold+1ore @1") == ("reason-same-on-both-sides", "BASE-138")


@pytest.mark.rule("RIVER-061f")
def test_no_side_names_more_gold_than_it_owns() -> None:
    """The richest of those who are asked is the limit; in a counter-offer it is the seat that asked."""
    t = rivers("2wool", "1ore", "1ore", gold=(1, 2, 5))
    assert t.refuse("0 offer_trade 2gold 1ore @1") == ("reason-gold-not-owned", "RIVER-061f")
    assert t.refuse("0 offer_trade 1wool 6gold @12") == ("reason-gold-not-owned", "RIVER-061f")
    t.do("0 offer_trade 1wool 3gold @12")
    assert t.refuse("1 accept_offer") == ("reason-cards-not-held", "BASE-141"), "it has two"
    assert t.refuse("1 counter_offer 1ore 2gold @0") == ("reason-gold-not-owned", "RIVER-061f")
    assert t.can("1 counter_offer 1ore 1gold @0")


# gold is no card


@pytest.mark.rule("RIVER-045")
def test_gold_does_not_count_on_a_seven() -> None:
    """Seven cards and nine gold are no eight; of eight cards four go, and no gold."""
    t = rivers("7wool", gold=(9,), step=DICE_STEP).do("* dice 3 4")
    assert t.step == "settlers.robber"
    t = rivers("8wool", gold=(9,), step=DICE_STEP).do("* dice 3 4", "0 discard 4wool")
    assert [sum(event.cards) for event in t.of(Discarded)] == [4]
    assert t.gold[0] == 9


@pytest.mark.rule("RIVER-045a")
def test_gold_is_not_stolen() -> None:
    """Who has gold alone is no victim; a thief draws among the cards."""
    t = rivers("", "V(0,0,N)", gold=(0, 9), step=DICE_STEP).do("* dice 3 4", "0 move_robber (0,0)")
    assert t.step == ACTION
    t = rivers("", "V(0,0,N) 1ore", gold=(0, 9), step=DICE_STEP).do("* dice 3 4", "0 move_robber (0,0)")
    assert t.lines() == ["* stolen_card 4"]
    assert t.do("* stolen_card ore").gold == (0, 9, 0)


@pytest.mark.rule("RIVER-045b")
def test_monopoly_and_year_of_plenty_know_no_gold() -> None:
    t = rivers("monopoly plenty", "1wool", gold=(0, 5))
    assert t.refuse("0 play_monopoly 5")
    assert t.refuse("0 play_plenty 1,0,0,0,0,1")
    assert t.sites("play_monopoly") == set("01234")
    t.do("0 play_monopoly wool")
    assert t.gold == (0, 5, 0)


# the tiles


@pytest.mark.rule(
    "RIVER-002d", "RIVER-002e", "RIVER-048", "RIVER-048a", "RIVER-049", "RIVER-050", "RIVER-X03", "RIVER-X04"
)
def test_the_most_and_the_least_gold() -> None:
    """Four, three and three: one is wealthy, two are poor; two less and the wealthy one alone is poor."""
    t = rivers("", gold=(4, 3, 3))
    assert t.tiles == (0, [1, 2])
    assert [t.public(seat) for seat in range(3)] == [1, -2, -2]
    t.do("0 buy_with_gold wool")
    assert t.tiles == (-1, [0])
    assert [t.public(seat) for seat in range(3)] == [-2, 0, 0]
    assert t.of(TilesMoved) == [TilesMoved(NOBODY, 0b001, Seat(0), 0b110)]


@pytest.mark.rule("RIVER-048a", "RIVER-051")
def test_equal_gold_makes_all_poor() -> None:
    assert rivers(gold=(2, 2, 2)).tiles == (-1, [0, 1, 2])
    assert rivers(gold=(5, 5, 2)).tiles == (-1, [2])
    assert rivers(gold=(0, 0, 0, 0, 1), many=5).tiles == (4, [0, 1, 2, 3])


@pytest.mark.rule("RIVER-050", "RIVER-055")
def test_a_trade_moves_the_tiles_once() -> None:
    """Both sides are counted after the trade, also in the turn of another."""
    t = rivers("1wool", "", "", gold=(2, 3, 1)).do("0 offer_trade 1wool 2gold @1", "1 accept_offer", "0 settle_trade 1")
    assert t.gold == (4, 1, 1)
    assert t.tiles == (0, [1, 2])
    assert len(t.of(TilesMoved)) == 1


@pytest.mark.rule("RIVER-052")
def test_points_may_be_negative() -> None:
    t = rivers("", gold=(0, 1, 2))
    assert [t.public(seat) for seat in range(3)] == [-2, 0, 1]


EIGHT = "V(0,-2,N)! V(2,-2,N)! V(-2,2,S)! V(0,2,S)!"


@pytest.mark.rule("RIVER-054", "OPTION-006", "OPTION-008")
@pytest.mark.parametrize("many", [3, 6])
def test_ten_points_win_and_the_tiles_count(many: int) -> None:
    """Eight of cities, one of a settlement, and the Wealthiest Settler."""
    t = rivers(f"{EIGHT} E(0,0,NE) {TOWN}", gold=(3, 3), many=many)
    assert t.game.options["goal"] == 10
    assert t.public(0) == 8
    t.do("0 build_settlement V(0,0,N)")
    assert t.winner == 0


@pytest.mark.rule("RIVER-055", "RIVER-X11")
def test_a_tile_gained_in_another_turn_counts_in_the_own_one() -> None:
    """Red would have ten in Blue's turn, but Blue ties: nine, and no win at the own turn."""
    words = f"{EIGHT} V(2,0,S)"
    t = rivers(words, f"V(0,0,N) {ROAD}", gold=(2, 1), seat=1)
    assert t.public(0) == 10
    assert t.winner is None
    t.do("1 build_road E(0,0,NE)")
    assert (t.gold[:2], t.public(0)) == ((2, 2), 9)
    t.do("1 end_turn").roll(4)
    t.do("2 end_turn")
    assert (t.state.seat, t.winner) == (0, None)
    t = rivers(words, gold=(2, 1), seat=1)
    t.do("1 end_turn").roll(4)
    assert t.winner is None
    t.do("2 end_turn")
    assert t.winner == 0


# five and six


@pytest.mark.rule("RIVER-046", "RIVER-047", "RIVER-061d", "RIVER-X10")
def test_between_the_turns_bridges_and_roads_but_no_purchase() -> None:
    """What is built pays its gold."""
    hand = f"{PRICE} {ROAD}"
    t = rivers("", f"V(-2,1,S) {hand}", many=6, gold=(0, 4)).do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 1)
    assert t.refuse("1 buy_with_gold grain") == ("reason-gold-between-turns", "RIVER-061d")
    assert t.refuse("1 sell_for_gold grain") == ("reason-gold-between-turns", "RIVER-061d")
    t.do("1 build_bridge E(-2,1,SE)", "1 build_road E(-3,2,NE)")
    assert t.gold[1] == 4 + 3 + 1


@pytest.mark.rule("RIVER-046a", "OPTION-005")
def test_the_second_player_of_a_pair_buys_with_gold() -> None:
    """At most two cards in the step, whatever the first player bought; bridges too."""
    pairs = {"turn_rule": "paired_players"}
    t = rivers("", "", "", f"V(-2,1,S) {PRICE} 4wool", many=6, gold=(4, 0, 0, 9), options=pairs)
    t.do("0 buy_with_gold ore", "0 buy_with_gold ore", "0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    assert {"build_bridge", "buy_with_gold", "sell_for_gold"} <= t.kinds()
    t.do("3 build_bridge E(-2,1,SE)", "3 sell_for_gold wool", "3 buy_with_gold ore", "3 buy_with_gold ore")
    assert t.gold[3] == 9 + 3 + 1 - 4
    assert t.refuse("3 buy_with_gold ore") == ("reason-gold-bought-twice", "RIVER-061b")


@pytest.mark.rule("RIVER-062", "OPTION-004")
def test_what_a_seat_may_do_with_gold_and_bridges() -> None:
    """Bridges, purchases, sales and gold in offers are all that the scenario adds to the own turn."""
    t = rivers(f"V(0,0,N) {PRICE} 4wool", "1ore", many=2, gold=(4, 1))
    assert {"build_bridge", "buy_with_gold", "sell_for_gold", "offer_trade"} <= t.kinds()
    own = {"build_bridge", "buy_with_gold", "sell_for_gold"}
    assert own == {kind for kind in t.game.ruleset.kinds if kind not in RULESETS["classic"].kinds}


@pytest.mark.rule("RIVER-016a", "RIVER-016")
def test_without_the_tokens_2_and_12_produce_nothing_and_are_not_repeated() -> None:
    t = rivers("V(0,0,N)!", many=6, options={"river56_literal_2_12": True}, step=DICE_STEP)
    t.do("* dice 6 6")
    assert (t.step, t.part.bank) == (ACTION, (24,) * 5)


@pytest.mark.rule("RIVER-001", "OPTION-001")
def test_the_scenarios_are_not_combined() -> None:
    """A game is one ruleset; no two of the scenarios stand in one."""
    scenarios = {"fishermen", "rivers", "caravans", "barbarian_attack", "traders_barbarians"}
    assert all(len(scenarios & set(ruleset.slots)) <= 1 for ruleset in RULESETS.values())
    assert "rivers" in RULESETS["rivers"].slots


# the friendly robber


FRIENDLY = {"friendly_robber": True}


@pytest.mark.rule("OPTION-010", "OPTION-015", "OPTION-X03")
def test_the_friendly_robber_counts_the_tiles() -> None:
    """Four points on the board and a Poor Settler are two: the seat is spared; both swamps are offered."""
    words = "V(2,0,S)! V(-2,3,N)!"
    t = rivers("", words, gold=(1, 0, 2), options=FRIENDLY, step=DICE_STEP, robber="(0,0)").do("* dice 3 4")
    assert t.public(1) == 2
    spared = {"(2,0)", "(1,1)", "(-2,2)", "(-1,2)"}
    assert not spared & t.sites("move_robber")
    assert {"(-1,-1)", "(-2,1)"} <= t.sites("move_robber")
    assert t.refuse("0 move_robber (1,1)")[0] == "reason-friendly-robber"
    rich = rivers("", words, gold=(0, 1, 2), options=FRIENDLY, step=DICE_STEP, robber="(0,0)").do("* dice 3 4")
    assert rich.public(1) == 4
    assert spared <= rich.sites("move_robber"), "without the tile it has four"


EVERYWHERE = ("V(1,-1,S) V(-1,1,S)", "V(0,-2,S) V(0,2,N)", "V(-2,1,N) V(2,-3,S)", "V(2,-1,S)")
"""Seven settlements around which all hexes lie."""


@pytest.mark.rule("OPTION-012")
def test_the_friendly_robber_goes_to_a_swamp_at_last() -> None:
    """Every hex touches somebody with two points or fewer: a swamp is left, and the other one if he stands there."""
    for start, left in (("(0,0)", {"(-1,-1)", "(-2,1)"}), ("(-1,-1)", {"(-2,1)"})):
        t = rivers(*EVERYWHERE, many=4, options=FRIENDLY, step=DICE_STEP, robber=start).do("* dice 3 4")
        assert t.sites("move_robber") == left
    t = rivers(*EVERYWHERE[:3], many=4, options=FRIENDLY, step=DICE_STEP, robber="(0,0)").do("* dice 3 4")
    assert not {"(-1,-1)", "(-2,1)"} & t.sites("move_robber"), "another hex is free"
