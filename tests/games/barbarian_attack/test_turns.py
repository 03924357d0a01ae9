"""A 7, gold, points and the turns of five and six seats: BARB sections 4.9 and 4.10."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from catan_desktop.games.barbarian_attack.events import NothingTaken, RiderMoved, Victory
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.part import LOSSES, RIDE, THEFT, attack
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL
from catan_desktop.mechanics.events import Discarded, Stolen
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.tables import ORE
from catan_desktop.mechanics.turn import ACTION
from tests.games.barbarian_attack.place import CITY, PRICE, ROAD, TOWN, AttackTable, siege
from tests.games.rivers.place import rivers
from tests.games.traders_barbarians.place import traders
from tests.mechanics.place import Table, counts, line

WEST = "E(-3,0,SE)"
"""A castle path of the large board, beside the desert (-3,1)."""
OUT = "E(-3,1,E)"
"""A path one ride from it that is none of the castle's."""


# the game


@pytest.mark.rule("BARB-001", "BARB-005", "BARB-005a", "BARB-005b", "BARB-005c", "BARB-094a")
def test_what_is_played_with() -> None:
    """No robber, army or development cards; Longest Road, and twelve points; no other scenario."""
    game = siege().game
    assert not any(game.has(key) for key in ("robber", "largest_army", "development"))
    assert game.has("longest_road")
    assert not {"move_robber", "buy_card", "play_knight"} & {*RULESET.kinds}
    assert game.options["goal"] == 12
    assert "friendly_robber" not in game.options
    of_scenarios = {"fishermen", "rivers", "caravans", "traders"}
    assert not of_scenarios & {*RULESET.slots}
    assert [key for key, ruleset in RULESETS.items() if "barbarian_attack" in ruleset.slots] == ["barbarian-attack"]


@pytest.mark.rule("BARB-094", "BARB-055", "BARB-084")
def test_points_by_source() -> None:
    roads = line(0, -1, 5)
    t = siege(f"V(0,0,N) V(1,1,N)! {roads} V(1,-2,N) V(-2,0,S)!", prisoners=(5,), barbarians="(1,-2)=3 (-2,0)=2")
    assert dict(sources(t.game, t.state, Seat(0))) == {
        "settlements": 2, "cities": 4, "longest": 2, "prisoners": 2, "conquered": -1
    }  # fmt: skip
    assert t.public(0) == 9


@pytest.mark.rule("BARB-034")
def test_where_the_die_lies_means_nothing() -> None:
    """Nothing of it is kept in a state."""
    assert not [name for name in field_names(type(siege().attack)) if "die" in name]


@pytest.mark.rule("BARB-110")
@pytest.mark.parametrize("many", [3, 6])
def test_all_but_the_hands_is_public(many: int) -> None:
    words = {"riders": {0: "E(0,0,E)"}, "barbarians": "(0,2)=2", "prisoners": (3,), "gold": (4,), "used": (1, 2, 0, 1)}
    t = siege("1ore", many=many, **words)  # type: ignore[arg-type]
    for seat in range(many):
        seen = observe(t.game, t.state, Seat(seat)).state
        assert attack(t.game, seen) == t.attack
        assert AttackTable(t.game, seen).gold == t.gold


@pytest.mark.rule("BARB-112")
def test_the_decisions() -> None:
    """What a seat of this game decides besides what all games have."""
    own = {action.kind for action in RULESET.handlers if action.__module__.endswith("barbarian_attack.actions")}
    by_chance = {"drawn_chronicle", "landing_roll", "prisoner_roll", "loss_roll"}
    assert own - by_chance == {
        "buy_chronicle", "place_rider", "take_barbarian", "put_barbarian", "capture_barbarian", "move_rider",
        "finish_riding", "take_nothing",
    }  # fmt: skip
    assert {"steal", "buy_with_gold", "sell_for_gold"} <= {*RULESET.kinds}


# a 7


@pytest.mark.rule("BARB-090", "BARB-X16", "BARB-093")
def test_on_a_seven_half_of_nine_cards_is_discarded_and_no_gold() -> None:
    t = siege("5wool 4ore", "1brick", gold=(6,), step=DICE_STEP).do("* dice 3 4", "0 discard 2wool+2ore")
    assert t.of(Discarded) == [Discarded(Seat(0), counts("2wool 2ore"))]
    assert (sum(t.hand(0)), t.gold[0], t.step) == (5, 6, THEFT)
    t = siege("4wool 3ore", gold=(6,), step=DICE_STEP).do("* dice 3 4")
    assert t.step == ACTION


@pytest.mark.rule("BARB-090a", "BARB-093")
def test_on_a_seven_a_card_of_any_opponent_is_taken() -> None:
    """After the discards, wherever it lives; gold is not among what can be drawn."""
    t = siege("8wool", "2ore", "V(0,0,N)", gold=(0, 5, 5), step=DICE_STEP).do("* dice 3 4")
    assert t.kinds() == {"discard"}
    t.do("0 discard 4wool")
    assert (t.step, t.actor, t.lines("steal")) == (THEFT, 0, ["0 steal 1"])
    assert t.refuse("0 steal 2") == ("reason-no-victim", "BASE-218")
    t.do("0 steal 1")
    assert t.lines() == ["* stolen_card 4"]
    t.do("* stolen_card ore")
    assert (t.hand(0), t.hand(1), t.gold) == (counts("4wool 1ore"), counts("1ore"), (0, 5, 5))
    assert t.of(Stolen) == [Stolen(Seat(0), Seat(1), ORE)]
    assert t.step == ACTION


@pytest.mark.rule("BARB-090a")
def test_nobody_need_be_robbed() -> None:
    t = siege("1wool", "2ore", step=DICE_STEP).do("* dice 3 4", "0 take_nothing")
    assert (t.of(NothingTaken), t.step, t.hand(1)) == ([NothingTaken(Seat(0))], ACTION, counts("2ore"))
    assert siege("1wool", step=DICE_STEP).do("* dice 3 4").step == ACTION, "nobody has a card"
    assert siege("1wool", "2ore", step=DICE_STEP).do("* dice 3 3").step == ACTION


# gold


@pytest.mark.rule("BARB-091", "BARB-111e")
def test_two_gold_buy_a_card_at_most_twice_in_a_turn() -> None:
    t = siege(gold=(7,)).do("0 buy_with_gold ore", "0 buy_with_gold grain")
    assert (t.gold[0], t.hand(0)) == (3, counts("1ore 1grain"))
    assert t.refuse("0 buy_with_gold wool") == ("reason-gold-bought-twice", "BARB-111e")
    assert siege(gold=(1,)).refuse("0 buy_with_gold wool") == ("reason-gold-cannot-pay", "BARB-091")
    t = siege(gold=(7,), step=PRE_ROLL)
    assert t.refuse("0 buy_with_gold wool") == ("reason-gold-after-roll", "BARB-091")


@pytest.mark.rule("BARB-091b")
@pytest.mark.parametrize(
    ("table", "hand", "build"),
    [
        (siege, "1lumber 1brick", "build_road E(0,0,NE)"),
        (rivers, "1lumber 1brick", "build_road E(0,0,NE)"),
        (rivers, "1lumber 2brick", "build_bridge E(0,-1,E)"),
        (traders, "1lumber 1brick", "build_road E(0,0,NE)"),
        (traders, "1lumber 1wool", "upgrade_wagon"),
    ],
)
def test_with_trade_and_building_apart_gold_is_trade(table: Callable[..., Table], hand: str, build: str) -> None:
    """It buys and is sold until the first build; a card for gold ends nothing."""
    t = table(f"V(0,0,N) 9ore {hand}", gold=(7,), options={"combined": False})
    t.do("0 buy_with_gold ore", "0 sell_for_gold ore", f"0 {build}")
    assert not {"buy_with_gold", "sell_for_gold"} & t.kinds()
    for action in ("buy_with_gold ore", "sell_for_gold ore"):
        assert t.refuse(f"0 {action}")[0] == "reason-trade-over"


@pytest.mark.rule("BARB-091a")
def test_the_bank_sells_no_card_that_it_lacks() -> None:
    t = siege(gold=(4,), bank="19lumber 19brick 19wool 19grain")
    assert t.sites("buy_with_gold") == {"0", "1", "2", "3"}
    assert t.refuse("0 buy_with_gold ore") == ("reason-gold-bank-lacks", "BARB-091a")


@pytest.mark.rule("BARB-092")
def test_gold_stands_in_trades_of_players() -> None:
    t = siege("2wool", "1ore", gold=(3,)).do("0 offer_trade 1wool+2gold 1ore @1", "1 accept_offer", "0 settle_trade 1")
    assert t.gold == (1, 2, 0)
    t = siege("2wool", "1ore", gold=(3, 3))
    assert t.refuse("0 offer_trade 2gold 1gold @1") == ("reason-same-on-both-sides", "BASE-138")
    assert t.refuse("0 offer_trade 4gold 1ore @1") == ("reason-gold-not-owned", "BARB-092")


@pytest.mark.rule("BARB-092a")
def test_equal_cards_are_sold_for_gold() -> None:
    """Four, three at a harbour for all kinds, no two at one for a single kind."""
    assert siege("4ore").do("0 sell_for_gold ore").gold[0] == 1
    assert siege("V(0,-3,S) 3ore").do("0 sell_for_gold ore").gold[0] == 1
    t = siege("V(2,-1,N) 3ore")
    assert t.refuse("0 sell_for_gold ore") == ("reason-gold-harbour", "BARB-092a")


@pytest.mark.rule("BARB-006a")
def test_the_supply_of_gold_is_unlimited() -> None:
    t = siege(PRICE, gold=(500,), barbarians="(0,2)=1").buy("treason")
    assert t.gold[0] == 502


# the special building phase


@pytest.mark.rule("BARB-100")
def test_the_phase_begins_after_the_checks() -> None:
    """The seat whose turn it is rides, its victory is resolved, then others build."""
    riders = {0: "E(-2,2,NE) E(-2,2,E)"}
    t = siege("", ROAD + " V(0,0,N)", many=5, barbarians="(-3,2)=1", riders=riders).do("0 end_turn")
    assert t.step == RIDE
    t = siege("", ROAD + " V(0,0,N)", many=5, barbarians="(-3,2)=1", riders={0: "E(-3,2,NE) E(-3,2,E)"})
    t.do("0 end_turn", "0 finish_riding")
    assert (t.step, len(t.of(Victory))) == (LOSSES, 1)
    t.do("* loss_roll 1")
    assert (t.step, t.actor) == (BUILDING, 1)


@pytest.mark.rule("BARB-101", "BARB-102", "BARB-102a", "BARB-103", "BARB-105a", "BARB-X14", "BARB-075")
def test_riders_of_knighthood_ride_when_their_seat_has_built() -> None:
    """Two cards, both placed before either rides; each may take a grain; then the check; then the next seat."""
    t = siege("", "", f"{PRICE} {PRICE} 2grain 1brick", f"{ROAD} V(0,0,N)", many=6, barbarians="(-3,2)=1")
    t.do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 2)
    t.buy("knighthood", f"2 place_rider {WEST}")
    assert (t.step, t.actor) == (BUILDING, 2)
    other = "E(2,0,NE)"
    t.buy("knighthood", f"2 place_rider {other}")
    assert t.riders(2) == {WEST, other}
    t.do("2 pass_building")
    assert (t.step, t.actor, t.kinds()) == (RIDE, 2, {"move_rider"})
    assert t.refuse("2 finish_riding") == ("reason-castle-not-left", "BARB-111d")
    t.do(f"2 move_rider {WEST} E(-3,2,NE)")
    assert t.of(RiderMoved)[0].grain == 0
    far = next(text for text in t.lines("move_rider") if t.read(text) and grain_of(t, text))
    t.do(far)
    assert t.of(RiderMoved)[0].grain == 1
    assert t.hand(2) == counts("1grain 1brick")
    assert (t.step, t.actor) == (BUILDING, 3)


def grain_of(t: AttackTable, text: str) -> int:
    again = AttackTable(t.game, t.state).do(text)
    return again.of(RiderMoved)[0].grain


@pytest.mark.rule("BARB-102", "BARB-104", "BARB-104a")
def test_other_riders_stay_in_the_phase() -> None:
    """Those that were there, and that of a Swift Knight, be it at the castle: it rides in the own turn."""
    t = siege("", f"{PRICE} {PRICE} 1brick", many=5, riders={1: "E(0,0,E)"}).do("0 end_turn")
    t.buy("swift-knight", f"1 place_rider {WEST}").buy("knighthood", "1 place_rider E(2,0,NE)")
    t.do("1 pass_building")
    assert {text.split()[2] for text in t.lines("move_rider")} == {"E(2,0,NE)"}
    assert t.refuse("1 move_rider E(0,0,E) E(0,0,SE)") == ("reason-rider-not-new", "BARB-102")
    assert t.refuse(f"1 move_rider {WEST} {OUT}") == ("reason-rider-not-new", "BARB-102")
    t.do(t.lines("move_rider")[0])
    assert WEST in t.riders(1)
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    t.roll(3).do("1 end_turn")
    assert t.refuse("1 finish_riding") == ("reason-castle-not-left", "BARB-111d")
    assert t.can(f"1 move_rider {WEST} {OUT}")


@pytest.mark.rule("BARB-101", "BARB-106")
def test_after_each_participant_the_coast_is_checked() -> None:
    """The Swift Knight of one wins when that one has passed, before the next one acts."""
    t = siege(
        "", f"{PRICE} 1brick 1lumber", f"{ROAD} V(0,0,N)", many=5, barbarians="(-3,2)=1", riders={3: "E(-3,2,NE)"}
    )
    t.do("0 end_turn").buy("swift-knight", "1 place_rider E(-3,2,E)")
    assert not t.of(Victory)
    t.do("1 pass_building")
    assert len(t.of(Victory)) == 1
    assert t.actor == 15
    t.do("* prisoner_roll 4 5", "* prisoner_roll 1 2", "* loss_roll 1")
    assert (t.step, t.actor) == (BUILDING, 2)
    assert (t.prisoners, t.gold) == ((0, 1, 0, 0, 0), (0, 0, 0, 3, 0))


@pytest.mark.rule("BARB-105", "BARB-111e")
def test_between_the_turns_gold_buys_nothing() -> None:
    t = siege("", f"{ROAD} V(0,0,N)", many=5, gold=(0, 8)).do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 1)
    assert "buy_with_gold" not in t.kinds()
    assert t.refuse("1 buy_with_gold ore") == ("reason-gold-between-turns", "BARB-111e")


@pytest.mark.rule("BARB-101", "BARB-094a", "BARB-041")
def test_who_reaches_the_goal_between_the_turns_wins_in_the_own_turn() -> None:
    t = siege("", f"V(1,1,S) E(0,0,NE) {TOWN}", many=5, prisoners=(0, 20)).do("0 end_turn")
    t.do("1 build_settlement V(0,0,N)")
    assert (t.public(1), t.winner) == (12, None)
    t.land(6, 8, 10).do("1 pass_building")
    assert t.winner == 1


# paired players


def pairs(*seats: str, **words: object) -> AttackTable:
    return siege(*seats, many=5, options={"turn_rule": "paired_players"}, **words)  # type: ignore[arg-type]


@pytest.mark.rule("BARB-107", "BARB-077", "BARB-078", "BARB-040")
def test_the_second_of_a_pair_builds_rides_and_checks() -> None:
    """All its riders ride, after building and buying; then the coast is checked; then the next turn begins."""
    hand = f"{PRICE} V(0,0,N) {CITY}"
    t = pairs("", "", "", hand, riders={3: "E(-3,2,NE) E(0,0,E)"}, barbarians="(-3,2)=1").do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 build_city V(0,0,N)").land(2, 3, 4)
    t.buy("knighthood", f"3 place_rider {WEST}").do("3 end_step")
    assert (t.step, t.actor) == (RIDE, 3)
    assert {text.split()[2] for text in t.lines("move_rider")} == {"E(-3,2,NE)", "E(0,0,E)", WEST}
    assert t.refuse("3 finish_riding") == ("reason-castle-not-left", "BARB-111d")
    t.do(f"3 move_rider {WEST} E(-3,1,SE)")
    t.do("3 finish_riding")
    assert (len(t.of(Victory)), t.step) == (1, LOSSES)
    t.do("* loss_roll 1")
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("BARB-107a", "BARB-111e")
def test_the_second_of_a_pair_buys_two_cards_with_gold() -> None:
    t = pairs(gold=(4, 0, 0, 6)).do("0 buy_with_gold ore", "0 buy_with_gold ore", "0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 buy_with_gold ore", "3 buy_with_gold wool")
    assert t.refuse("3 buy_with_gold wool") == ("reason-gold-bought-twice", "BARB-111e")
    assert (t.gold[3], t.hand(3)) == (2, counts("1ore 1wool"))


@pytest.mark.rule("BARB-107", "BARB-041", "BARB-081a")
def test_the_second_of_a_pair_wins_in_its_step() -> None:
    t = pairs("", "", "", f"V(1,1,S) E(0,0,NE) {TOWN}", prisoners=(0, 0, 0, 20)).do("0 end_turn")
    t.do("3 build_settlement V(0,0,N)")
    assert t.winner == 3
    riders = {3: "E(-3,2,NE) E(-2,2,NE)"}
    t = pairs("", "", "", "V(1,1,S)", prisoners=(0, 0, 0, 21), barbarians="(-3,2)=1", riders=riders)
    t.do("0 end_turn", "3 end_step", "3 move_rider E(-2,2,NE) E(-3,2,E)", "3 finish_riding")
    assert (t.winner, t.public(3)) == (3, 12)
