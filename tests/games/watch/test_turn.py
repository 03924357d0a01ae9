"""The turn, production, trade and building in the full game (WATCH-26 to 34, 73 to 76, X11 to X14, X19)."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.watch.actions import (
    BuildGuard,
    MarshSwap,
    PlayRecruits,
    QhorinReturn,
    WildDie,
    YgritteReturn,
    YorenGuard,
)
from catan_desktop.games.watch.board import SectionId
from catan_desktop.games.watch.part import REGULAR
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import (
    BankTrade,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Dice,
    Discard,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    PlayPlenty,
    PlayRoads,
    Roll,
    SendRobberHome,
    StolenCard,
)
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.tables import GRAIN, ORE, RESOURCES, WOOL, tables
from tests.positions import PRE_ROLL, Position, Table, counts

RED, BLUE = Seat(0), Seat(1)


@pytest.mark.rule("WATCH-26", "WATCH-73")
def test_the_dice_fall_together_and_production_comes_before_the_wildlings() -> None:
    """The climber that the die sends would block the very hex that yields."""
    table = Position(step=PRE_ROLL, settlements={0: "V(0,0,N)"}, camps=("c", "", "")).table()
    table.do(Roll(RED), Dice(CHANCE, 1, 2))
    assert table.actor() == CHANCE
    assert table.hand(0) == "", "the third die falls before anything is produced"
    table.do(WildDie(CHANCE, 1))
    assert table.hand(0) == "ore"
    assert table.gift() == {"(0,0)": "c"}


@pytest.mark.rule("WATCH-73")
def test_on_a_seven_the_wildling_comes_after_the_theft() -> None:
    table = Position(step=PRE_ROLL, settlements={1: "V(0,0,N)"}, hands={1: "8ore"}, camps=("c", "", "")).table()
    table.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 1), Discard(BLUE, counts("4ore")))
    table.do(MoveRobber(RED, table.hex("(0,0)")))
    assert table.gift() == {}
    table.do(StolenCard(CHANCE, ORE))
    assert table.gift() == {"(0,0)": "c"}
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-73", "WATCH-74")
def test_no_card_and_no_hero_inside_the_roll() -> None:
    table = Position(
        step=PRE_ROLL,
        cards={0: "knight recruits"},
        heroes=("ygritte", "thorne", "marsh", "mormont"),
        gift={"(2,3)": "r"},
    ).table()
    table.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12))
    assert table.step() == "settlers.robber"
    table.refused(PlayKnight(RED))
    table.refused(PlayRecruits(RED, SectionId(0)))
    assert table.refused(YgritteReturn(RED, table.hex("(2,3)"), REGULAR)).key == "reason-hero-not-now"


@pytest.mark.rule("WATCH-74")
def test_cards_may_be_played_before_the_roll() -> None:
    table = Position(step=PRE_ROLL, settlements={0: "V(0,1,N)"}, cards={0: "knight recruits roads plenty"}).table()
    assert table.legal(PlayKnight(RED))
    assert table.legal(PlayRoads(RED))
    assert table.legal(PlayPlenty(RED, counts("2ore")))
    table.do(PlayRecruits(RED, SectionId(2)))
    assert table.step() == PRE_ROLL
    assert table.watch.posts[2] == (RED,)


@pytest.mark.rule("WATCH-27", "WATCH-X12")
def test_example_12_a_wildling_stops_production() -> None:
    for gift, robber, hand in (
        ({}, "", "ore"),
        ({"(2,0)": "r"}, "", ""),
        ({}, "(2,0)", ""),
        ({"(1,0)": "g"}, "", "ore"),
    ):
        table = Position(step=PRE_ROLL, settlements={0: "V(2,0,N)"}, gift=gift, robber=robber).table().roll(4, 5)
        assert table.hand(0) == hand


@pytest.mark.rule("WATCH-28", "WATCH-X11")
def test_example_11_shortage() -> None:
    both = Position(step=PRE_ROLL, settlements={0: "V(0,0,N)"}, cities={1: "V(0,1,N)"}, bank={"ore": 1})
    table = both.table().roll(1, 2)
    assert [table.hand(seat) for seat in (0, 1)] == ["", ""]
    assert table.part.bank[ORE] == 1
    table = Position(step=PRE_ROLL, cities={1: "V(0,1,N)"}, bank={"ore": 1}).table().roll(1, 2)
    assert table.hand(1) == "ore"


@pytest.mark.rule("WATCH-28")
def test_a_shortage_of_one_resource_does_not_touch_the_others() -> None:
    """On a 6 the pasture (1,0) and the fields (2,3) yield."""
    about = {"settlements": {0: "V(1,0,N) V(2,3,N)"}, "cities": {1: "V(1,1,N)"}}
    table = Position(step=PRE_ROLL, bank={"wool": 0}, **about).table().roll(3, 3)  # type: ignore[arg-type]
    assert [table.hand(seat) for seat in (0, 1)] == ["grain", ""]


@pytest.mark.rule("WATCH-3", "WATCH-X19")
def test_example_19_the_double_token() -> None:
    for one in (1, 6):
        position = Position(seats=3, step=PRE_ROLL, settlements={0: "V(-1,2,S)"}, heroes=("thorne", "marsh", "mormont"))
        table = position.table().roll(one, one)
        assert table.hand(0) == "wool"


@pytest.mark.rule("WATCH-29", "WATCH-X13")
def test_example_13_discards() -> None:
    table = Position(step=PRE_ROLL, hands={0: "9ore", 1: "7ore", 2: "8wool"}).table()
    table.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12))
    table.refused(Discard(RED, counts("5ore")))
    table.do(Discard(RED, counts("4ore")), Discard(Seat(2), counts("4wool")))
    assert table.step() == "settlers.robber"
    assert table.hand(1) == "7ore"


@pytest.mark.rule("WATCH-29", "WATCH-87", "WATCH-90", "WATCH-X14")
def test_example_14_tormund_and_his_camp() -> None:
    table = Position(step=PRE_ROLL, hands={1: "2ore"}).table()
    table.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12))
    assert table.refused(SendRobberHome(RED)).rule == "WATCH-29"
    assert len(table.offered(MoveRobber)) == 21
    table = Position(step=PRE_ROLL, robber="(2,1)", settlements={1: "V(2,1,N)"}, hands={1: "2ore"}).table()
    table.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12))
    assert table.refused(MoveRobber(RED, table.hex("(2,1)"))).key == "reason-robber-stays"
    assert len(table.offered(MoveRobber)) == 20
    table.do(SendRobberHome(RED))
    assert table.part.robber == HOME
    assert table.hand(1) == "2ore"
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-30")
def test_the_supply_trades_three_to_one_and_two_to_one_at_a_route() -> None:
    table = Position(hands={0: "3ore 2wool"}).table()
    assert table.legal(BankTrade(RED, ORE, GRAIN))
    assert table.refused(BankTrade(RED, WOOL, GRAIN)).arguments == (("rate", 3),)
    table.do(BankTrade(RED, ORE, GRAIN))
    assert table.hand(0) == "2wool grain"
    table = Position(hands={0: "2wool 2ore"}, settlements={0: "V(-3,4,N)"}).table()
    assert table.legal(BankTrade(RED, WOOL, GRAIN)), "the westmost route is the wool route"
    table.refused(BankTrade(RED, ORE, GRAIN))


@pytest.mark.rule("WATCH-31")
def test_a_player_trade_gives_on_both_sides_and_never_the_same() -> None:
    table = Position(hands={0: "2ore wool", 1: "grain"}).table()
    assert table.legal(OfferTrade(RED, counts("ore"), counts("grain"), 0b10))
    assert table.refused(OfferTrade(RED, counts("ore"), counts(""), 0b10)).rule == "BASE-137"
    assert table.refused(OfferTrade(RED, counts("ore"), counts("ore grain"), 0b10)).rule == "BASE-138"


@pytest.mark.rule("WATCH-32")
def test_costs() -> None:
    game = Position().table().game
    assert cost_of(game, "road") == counts("lumber brick")
    assert cost_of(game, "settlement") == counts("lumber brick wool grain")
    assert cost_of(game, "city") == counts("3ore 2grain")
    assert cost_of(game, "card") == counts("ore wool grain")
    assert cost_of(game, "guard") == counts("brick wool lumber")


@pytest.mark.rule("WATCH-4")
def test_the_deck_and_the_supply() -> None:
    values = tables(Position().table().game)
    deck = {spec.key: spec.count for spec in values.cards}
    assert deck == {"knight": 14, "recruits": 2, "roads": 2, "plenty": 2, "vp": 5}
    assert values.bank == (19,) * len(RESOURCES)
    assert (values.roads, values.settlements, values.cities) == (15, 5, 4)


@pytest.mark.rule("WATCH-33")
def test_one_card_a_turn_and_none_bought_in_it() -> None:
    table = Position(cards={0: "recruits roads"}, fresh={0: "roads"}, settlements={0: "V(0,1,N)"}).table()
    assert table.refused(PlayRoads(RED)).key == "reason-card-bought-now"
    table.do(PlayRecruits(RED, SectionId(0)))
    assert table.refused(PlayRecruits(RED, SectionId(0))).key in {"reason-card-not-held", "reason-one-card-a-turn"}
    table = Position(cards={0: "2recruits"}, fresh={0: "recruits"}).table()
    table.do(PlayRecruits(RED, SectionId(0)))
    assert table.refused(PlayRecruits(RED, SectionId(0))).key == "reason-one-card-a-turn"
    table = Position(cards={0: "recruits"}, fresh={0: "recruits"}).table()
    assert table.refused(PlayRecruits(RED, SectionId(0))).key == "reason-card-bought-now"


@pytest.mark.rule("WATCH-34")
def test_awards_are_worth_one_point() -> None:
    five = "E(0,1,NE) E(1,0,SE) E(1,1,NE) E(2,0,SE) E(2,1,NE)"
    assert Position(roads={0: five}).table().public(0) == 1
    assert Position(roads={0: five[:-10]}).table().public(0) == 0
    assert Position(knights={0: 3}).table().public(0) == 1
    assert Position(knights={0: 2}).table().public(0) == 0


@pytest.mark.rule("WATCH-26", "WATCH-75")
def test_off_a_paid_build_ends_trading() -> None:
    about = {
        "options": {"combined": False},
        "settlements": {0: "V(0,1,N)"},
        "roads": {0: "E(0,1,NE) E(1,0,SE)"},
        "hands": {0: "5ore 4grain 4wool 4lumber 4brick", 1: "ore"},
        "cards": {0: "recruits"},
        "heroes": ("marsh", "thorne", "qhorin", "mormont"),
    }
    trade = BankTrade(RED, ORE, GRAIN)

    def table() -> Table:
        return Position(**about).table()  # type: ignore[arg-type]

    base = table()
    assert base.legal(trade)
    builds = (
        BuildRoad(RED, base.path("E(1,1,NE)")),
        BuildSettlement(RED, base.corner("V(1,1,N)")),
        BuildCity(RED, base.corner("V(0,1,N)")),
        BuildGuard(RED, SectionId(0)),
        BuyCard(RED),
    )
    for build in builds:
        played = table().do(build)
        assert played.part.trade_over, build
    after = table().do(BuildGuard(RED, SectionId(0)))
    assert after.refused(trade).rule == "WATCH-75"
    assert after.refused(OfferTrade(RED, counts("wool"), counts("ore"), 0b10)).rule == "WATCH-75"
    assert table().do(PlayRecruits(RED, SectionId(0))).legal(trade), "a free guard does not end trading"
    swapped = table().do(MarshSwap(RED, WOOL, ORE))
    assert not swapped.part.trade_over


@pytest.mark.rule("WATCH-75")
@pytest.mark.parametrize("combined", [True, False])
def test_off_yorens_guard_ends_trading(combined: bool) -> None:
    """He acts in the build part; with trade and build mixed trade goes on."""
    about: dict[str, Any] = {"knights": {0: 1}, "heroes": ("yoren", "thorne", "qhorin", "mormont")}
    table = Position(hands={0: "4ore", 1: "wool"}, options={"combined": combined}, **about).table()
    table.do(YorenGuard(RED, SectionId(0)))
    assert table.part.trade_over is not combined


@pytest.mark.rule("WATCH-26")
def test_on_trade_and_build_may_be_mixed() -> None:
    table = Position(hands={0: "4ore wool lumber brick"}).table()
    table.do(BuildGuard(RED, SectionId(0)), BankTrade(RED, ORE, GRAIN))
    assert table.hand(0) == "grain ore"


@pytest.mark.rule("WATCH-76")
def test_tormund_and_wildlings_stop_only_production() -> None:
    about = {"robber": "(0,1)", "gift": {"(0,1)": "r", "(-3,3)": "r"}}
    table = Position(
        settlements={0: "V(0,1,N) V(-3,4,N)"},
        roads={0: "E(0,1,NE)"},
        hands={0: "2lumber 2brick 2wool"},
        **about,  # type: ignore[arg-type]
    ).table()
    assert table.legal(BankTrade(RED, WOOL, GRAIN)), "the trade route works"
    table.do(BuildRoad(RED, table.path("E(0,1,NW)")))
    seven = Position(step=PRE_ROLL, gift={"(0,1)": "r"}).table()
    seven.do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12), MoveRobber(RED, seven.hex("(0,1)")))
    assert seven.part.robber == seven.hex("(0,1)")


@pytest.mark.rule("WATCH-101")
def test_before_the_roll_there_are_cards_ygritte_and_qhorin() -> None:
    table = Position(step=PRE_ROLL, robber="(0,1)").table()
    kinds = {type(action) for choice in table.choices() for action in choice}
    assert kinds == {Roll, QhorinReturn}
    table = Position(step=PRE_ROLL, heroes=("marsh", "thorne", "qhorin", "mormont"), hands={0: "3ore"}).table()
    assert {type(action) for choice in table.choices() for action in choice} == {Roll}


@pytest.mark.rule("WATCH-27")
def test_everybody_collects_who_is_not_blocked() -> None:
    table = Position(step=PRE_ROLL, settlements={0: "V(0,0,N)", 1: "V(0,1,N)"}).table().roll(1, 2)
    assert [event.seat for event in table.told(Produced)] == [0, 1]
