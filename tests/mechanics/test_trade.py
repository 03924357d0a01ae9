"""Trade with the bank and between the players."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import BankTraded, OfferAnswered, Offered, OfferEnded, Traded
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import ORE, WOOL
from catan_desktop.mechanics.trade import OFFER
from tests.games.cities_knights.place import cities_game
from tests.mechanics.place import ACTION, PRE_ROLL, Table, classic, counts, gift, place


def table(*seats: str, **options: bool | int | str) -> Table:
    return place(gift(4, **options), *seats)


def rates(t: Table, seat: int) -> tuple[int, ...]:
    return t.game.ask(RATES, t.state, Seat(seat))


# The bank


@pytest.mark.rule("BASE-130")
def test_only_the_active_seat_trades_with_the_bank() -> None:
    """In another seat's turn nobody else may."""
    assert table("", "4ore").refuse("1 bank_trade ore wool") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("BASE-131", "BASE-220")
def test_four_equal_cards_for_one_other() -> None:
    """Always available; three are too few."""
    t = table("5ore")
    assert set(t.lines("bank_trade")) == {f"0 bank_trade 4 {kind}" for kind in range(4)}
    t.do("0 bank_trade ore wool")
    assert t.hand(0) == counts("1ore 1wool")
    assert t.part.bank == (19, 19, 18, 19, 18)
    assert t.of(BankTraded) == [BankTraded(Seat(0), ORE, WOOL, 4)]
    assert t.refuse("0 bank_trade ore wool") == ("reason-rate", "BASE-131")
    assert table("3ore 3wool").refuse("0 bank_trade ore grain") == ("reason-rate", "BASE-131")


@pytest.mark.rule("BASE-132")
@pytest.mark.parametrize("building", ["V(0,-2,N)", "V(0,-3,S)", "V(0,-2,N)!"])
def test_a_general_harbour_makes_every_rate_three(building: str) -> None:
    """A settlement or city on either of its two intersections."""
    t = place(classic(), f"{building} 3ore", "3ore")
    assert rates(t, 0) == (3, 3, 3, 3, 3)
    assert rates(t, 1) == (4, 4, 4, 4, 4)
    t.do("0 bank_trade ore brick")
    assert t.hand(0) == counts("1brick")


@pytest.mark.rule("BASE-133", "WATCH-30")
@pytest.mark.parametrize("building", ["V(1,3,S)", "V(1,4,N)", "V(1,4,N)!"])
def test_a_trade_route_makes_the_rate_of_its_resource_two(building: str) -> None:
    """For that resource only, at either end of the route."""
    t = table(f"{building} 2ore 3wool", "2ore")
    assert rates(t, 0) == (4, 4, 4, 4, 2)
    assert rates(t, 1) == (4, 4, 4, 4, 4)
    assert t.refuse("0 bank_trade wool brick") == ("reason-rate", "BASE-131")
    t.do("0 bank_trade ore brick")
    assert t.hand(0) == counts("1brick 3wool")


@pytest.mark.rule("BASE-133")
def test_a_road_at_a_harbour_is_not_enough() -> None:
    """It takes a building on its intersection."""
    assert rates(table("E(1,3,SE) V(1,3,N)"), 0) == (4, 4, 4, 4, 4)


@pytest.mark.rule("BASE-134")
def test_the_best_rate_is_used() -> None:
    """Two where there is one, else three, else four."""
    t = place(classic(), "V(1,-2,N) V(0,-3,S) 3grain 4ore")
    assert rates(t, 0) == (3, 3, 3, 2, 3)
    t.do("0 bank_trade grain wool", "0 bank_trade ore wool")
    assert t.hand(0) == counts("1grain 1ore 2wool")
    assert rates(place(classic(), "V(1,-2,N) V(3,-1,S)"), 0) == (3, 3, 3, 2, 3), "in whichever order they lie"


@pytest.mark.rule("BASE-135", "BASE-220")
def test_the_bank_must_have_the_wanted_card() -> None:
    """An empty pile gives nothing."""
    t = place(gift(3), "4ore", bank="19lumber 19brick 19grain 15ore")
    assert t.refuse("0 bank_trade ore wool") == ("reason-bank-lacks", "BASE-135")
    assert t.can("0 bank_trade ore grain")


@pytest.mark.rule("BASE-135", "BASE-220")
def test_equal_kinds_are_not_traded_with_the_bank() -> None:
    """Four ore for one ore is refused."""
    assert table("4ore").refuse("0 bank_trade ore ore") == ("reason-same-kind", "BASE-135")


# Other players


@pytest.mark.rule("BASE-136", "WATCH-31")
def test_every_trade_has_the_active_seat_on_one_side() -> None:
    """Others cannot offer, and a counter-offer goes to the active seat alone."""
    t = table("2ore", "2wool", "2grain")
    assert t.refuse("1 offer_trade 1wool 1grain @2") == ("reason-not-your-move", "BASE-210")
    t.do("0 offer_trade 1ore 1wool @12")
    assert t.refuse("1 counter_offer 1wool 1grain @2") == ("reason-no-partner", "BASE-136")
    assert t.refuse("1 counter_offer 1wool 1grain @02") == ("reason-no-partner", "BASE-136")
    assert t.can("1 counter_offer 1wool 1grain @0")


@pytest.mark.rule("BASE-136")
def test_an_offer_to_oneself_or_to_nobody_is_refused() -> None:
    """It is made to opponents who have a card."""
    t = table("2ore", "2wool", "2grain")
    assert t.refuse("0 offer_trade 1ore 1wool @0") == ("reason-no-partner", "BASE-136")
    assert t.refuse("0 offer_trade 1ore 1wool 0") == ("reason-no-partner", "BASE-136")
    assert t.refuse("0 offer_trade 1ore 1wool @3") == ("reason-no-partner", "BASE-136")


@pytest.mark.rule("BASE-137", "BASE-220", "WATCH-31")
def test_gifts_are_refused() -> None:
    """Each side gives at least one card, in an offer and in a counter-offer."""
    t = table("2ore", "2wool")
    assert t.refuse("0 offer_trade 1ore 0wool @1") == ("reason-no-gifts", "BASE-137")
    assert t.refuse("0 offer_trade 0ore 1wool @1") == ("reason-no-gifts", "BASE-137")
    t.do("0 offer_trade 1ore 1wool @1")
    assert t.refuse("1 counter_offer 1wool 0ore @0") == ("reason-no-gifts", "BASE-137")
    assert t.refuse("1 counter_offer 0wool 1ore @0") == ("reason-no-gifts", "BASE-137")


@pytest.mark.rule("BASE-138", "BASE-220", "WATCH-31")
def test_the_same_resource_on_both_sides_is_refused() -> None:
    """Neither more for fewer nor mixed with another kind."""
    t = table("2wool 2ore", "2wool 2grain")
    for terms in ("2wool 1wool", "1wool 1wool+1grain", "1wool+1ore 1wool"):
        assert t.refuse(f"0 offer_trade {terms} @1") == ("reason-same-on-both-sides", "BASE-138")
    t.do("0 offer_trade 1ore 1grain @1")
    assert t.refuse("1 counter_offer 2wool 1wool @0") == ("reason-same-on-both-sides", "BASE-138")


@pytest.mark.rule("BASE-139", "WATCH-31")
def test_only_resource_cards_can_be_named() -> None:
    """An offer is counts of the five resources: there is no way to name a development card or a piece."""
    t = table("1ore knight vp", "1wool roads")
    assert t.refuse("0 offer_trade 0,0,0,0,1,1 1wool @1") == ("reason-no-such-cards", "")
    assert t.refuse("0 offer_trade 1ore 0,0,1,0,0,1 @1") == ("reason-no-such-cards", "")
    assert t.refuse("0 offer_trade 1ore 0,0,1,0,-1 @1") == ("reason-no-such-cards", "")
    assert t.refuse("0 offer_trade 1ore 20wool @1") == ("reason-no-such-cards", ""), "there are but 19"
    t.do("0 offer_trade 1ore 1wool @1", "1 accept_offer", "0 settle_trade 1")
    assert t.part.held == (2, 1, 0, 0)


@pytest.mark.rule("BASE-140", "BASE-236")
def test_each_asked_seat_accepts_declines_or_counters() -> None:
    """They are asked clockwise; then the active seat settles with one of them or withdraws."""
    t = table("2ore", "2wool", "2wool", "2grain").do("0 offer_trade 1ore 1wool @123")
    assert (t.actor, t.step) == (1, OFFER)
    assert t.kinds() == {"accept_offer", "decline_offer", "counter_offer"}
    t.do("1 decline_offer", "2 accept_offer")
    assert t.kinds() == {"decline_offer", "counter_offer"}, "seat 3 has no wool"
    t.do("3 counter_offer 1grain 2ore @0")
    assert t.actor == 0
    assert set(t.lines()) == {"0 settle_trade 2", "0 settle_trade 3", "0 withdraw_offer"}


@pytest.mark.rule("BASE-140", "BASE-136")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_an_offer_of_any_seat_is_answered_and_settled(seat: int) -> None:
    """The others are asked clockwise from it; a counter-offer goes to it."""
    words = ["2wool 2grain"] * 4
    words[seat] = "2ore"
    asked = [(seat + step) % 4 for step in (1, 2, 3)]
    t = place(gift(4), *words, seat=seat).do(f"{seat} offer_trade 1ore 1wool @{''.join(map(str, sorted(asked)))}")
    assert t.of(Offered) == [Offered(Seat(seat), counts("1ore"), counts("1wool"), 15 - (1 << seat))]
    answers = ("decline_offer", f"counter_offer 1grain 1ore @{seat}", "accept_offer")
    for other, answer in zip(asked, answers, strict=True):
        assert t.actor == other
        assert t.kinds() == {"accept_offer", "decline_offer", "counter_offer"}
        t.do(f"{other} {answer}")
        assert [(event.seat, event.answer) for event in t.of(OfferAnswered)] == [(other, answer.split("_")[0])]
    assert t.actor == seat
    assert set(t.lines()) == {f"{seat} settle_trade {other}" for other in asked[1:]} | {f"{seat} withdraw_offer"}
    t.do(f"{seat} settle_trade {asked[1]}")
    assert (t.hand(seat), t.hand(asked[1])) == (counts("1ore 1grain"), counts("2wool 1grain 1ore"))


@pytest.mark.rule("BASE-140")
def test_settling_moves_the_cards_of_the_offer() -> None:
    """With a seat that accepted: as offered."""
    t = table("2ore", "2wool", "2wool").do("0 offer_trade 1ore 2wool @12", "1 accept_offer", "2 accept_offer")
    t.do("0 settle_trade 2")
    assert [t.hand(seat) for seat in range(3)] == [counts("1ore 2wool"), counts("2wool"), counts("1ore")]
    assert t.of(Traded) == [Traded(Seat(0), Seat(2), counts("1ore"), counts("2wool"))]
    assert t.step == ACTION


@pytest.mark.rule("BASE-140")
def test_settling_a_counter_offer_moves_the_cards_of_the_counter_offer() -> None:
    """With a seat that countered: on its terms."""
    t = table("3ore", "2grain").do("0 offer_trade 1ore 1wool @1", "1 counter_offer 1grain 2ore @0", "0 settle_trade 1")
    assert (t.hand(0), t.hand(1)) == (counts("1ore 1grain"), counts("2ore 1grain"))


@pytest.mark.rule("BASE-140")
def test_the_offering_seat_may_withdraw() -> None:
    """Even if somebody accepted."""
    t = table("2ore", "2wool").do("0 offer_trade 1ore 1wool @1", "1 accept_offer", "0 withdraw_offer")
    assert (t.step, t.actor) == (ACTION, 0)
    assert t.of(OfferEnded) == [OfferEnded(Seat(0))]
    assert t.part.hands == (2, 2, 0, 0)


@pytest.mark.rule("BASE-140")
def test_an_offer_that_all_decline_is_over() -> None:
    """The turn goes on."""
    t = table("2ore", "2wool", "2wool").do("0 offer_trade 1ore 1wool @12", "1 decline_offer", "2 decline_offer")
    assert (t.step, t.actor) == (ACTION, 0)
    assert t.of(OfferEnded) == [OfferEnded(Seat(0))]


@pytest.mark.rule("BASE-140")
def test_only_with_somebody_who_accepted_can_be_settled() -> None:
    """Not with a seat that declined or was not asked."""
    t = table("2ore", "2wool", "2wool", "2wool").do("0 offer_trade 1ore 1wool @12", "1 decline_offer", "2 accept_offer")
    assert t.refuse("0 settle_trade 1") == ("reason-not-accepted", "BASE-141")
    assert t.refuse("0 settle_trade 3") == ("reason-not-accepted", "BASE-141")


@pytest.mark.rule("BASE-141", "BASE-220")
def test_one_offers_only_cards_one_holds() -> None:
    """In an offer and in a counter-offer."""
    t = table("2ore", "2wool")
    assert t.refuse("0 offer_trade 3ore 1wool @1") == ("reason-cards-not-held", "BASE-141")
    assert t.refuse("0 offer_trade 1brick 1wool @1") == ("reason-cards-not-held", "BASE-141")
    t.do("0 offer_trade 1ore 1wool @1")
    assert t.refuse("1 counter_offer 3wool 1ore @0") == ("reason-cards-not-held", "BASE-141")


@pytest.mark.rule("BASE-141")
def test_who_lacks_the_wanted_cards_cannot_accept() -> None:
    """So no trade that a hand does not cover is ever settled."""
    t = table("2ore", "1wool 5grain").do("0 offer_trade 1ore 2wool @1")
    assert t.refuse("1 accept_offer") == ("reason-cards-not-held", "BASE-141")


@pytest.mark.rule("BASE-141")
def test_a_counter_offer_that_the_offering_seat_cannot_pay_cannot_be_settled() -> None:
    """Both hands are looked at when it is settled; nothing moves."""
    t = table("2ore", "2wool").do("0 offer_trade 1ore 1wool @1", "1 counter_offer 1wool 3ore @0")
    assert t.lines() == ["0 withdraw_offer"]
    assert t.refuse("0 settle_trade 1") == ("reason-not-accepted", "BASE-141")


@pytest.mark.rule("BASE-142")
def test_no_offer_outlives_its_step() -> None:
    """While one is open the offering seat can neither end the turn, nor spend the cards, nor offer again."""
    t = table("4ore", "2wool").do("0 offer_trade 1ore 1wool @1", "1 accept_offer")
    for text in ("0 end_turn", "0 bank_trade ore grain", "0 offer_trade 2ore 1wool @1"):
        assert t.refuse(text)[0] in {"reason-finish-first", "reason-not-now"}
    t.do("0 withdraw_offer", "0 end_turn")
    assert t.refuse("0 settle_trade 1") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("BASE-143", "BASE-211")
def test_no_trade_before_the_roll() -> None:
    """Neither with the bank nor with players."""
    t = place(gift(3), "4ore", "2wool", step=PRE_ROLL)
    assert t.refuse("0 bank_trade ore wool") == ("reason-trade-after-roll", "BASE-143")
    assert t.refuse("0 offer_trade 1ore 1wool @1") == ("reason-trade-after-roll", "BASE-143")


@pytest.mark.rule("BASE-140", "CK-095")
@pytest.mark.parametrize("game", [gift(3), classic(3), cities_game()], ids=("gift", "classic", "cities-knights"))
def test_offers_have_no_limit_by_the_rules(game: Game) -> None:
    """Declined or agreed to, a turn has as many as one likes."""
    t = place(game, "9ore", "9wool")
    for answer in ("1 decline_offer", "1 accept_offer") * 6:
        t.do("0 offer_trade 1ore 1wool @1", answer)
        if answer == "1 accept_offer":
            t.do("0 settle_trade 1")
    assert t.can("0 offer_trade 1ore 1wool @1")


@pytest.mark.rule("BASE-140")
def test_a_house_rule_limits_the_offers_of_a_turn() -> None:
    """After so many offers no more can be made this turn; the next turn starts anew."""
    t = table("4ore", "2wool", offers=2)
    for _ in range(2):
        t.do("0 offer_trade 1ore 1wool @1", "1 decline_offer")
    assert t.refuse("0 offer_trade 1ore 1wool @1") == ("reason-offers-spent", "")
    t.do("0 end_turn").roll(2)
    for _ in range(2):
        t.do("1 offer_trade 1wool 1ore @0", "0 decline_offer")
    assert t.refuse("1 offer_trade 1wool 1ore @0") == ("reason-offers-spent", "")
    assert table("4ore", "2wool", offers=0).refuse("0 offer_trade 1ore 1wool @1")[0] == "reason-offers-spent"


# Trade and building apart


@pytest.mark.rule("WATCH-26", "WATCH-75", "BASE-072")
@pytest.mark.parametrize(
    "build", ["build_road E(0,0,E)", "build_settlement V(2,1,N)", "build_city V(0,1,N)", "buy_card"]
)
def test_with_the_option_off_the_first_build_ends_trading(build: str) -> None:
    """A paid road, settlement, city or card ends trade with bank and players for this turn; building goes on."""
    rich = "V(0,1,N) E(2,1,NE) 9lumber 9brick 9wool 9grain 9ore"
    t = table(rich, "2wool", combined=False).do("0 bank_trade ore wool", f"0 {build}")
    if t.step != ACTION:
        t.do("* drawn_card knight")
    assert t.refuse("0 bank_trade ore wool") == ("reason-trade-over", "WATCH-75")
    assert t.refuse("0 offer_trade 1ore 1wool @1") == ("reason-trade-over", "WATCH-75")
    assert not {"bank_trade", "offer_trade"} & t.kinds()
    assert t.can("0 build_road E(0,1,NE)")
    t.do("0 end_turn").roll(2)
    assert t.can("1 offer_trade 1wool 1ore @0"), "the next turn has trade again"


@pytest.mark.rule("BASE-072")
def test_the_classic_game_cites_its_own_rule_for_it() -> None:
    """A game that has a rule of its own for the option cites that; the others the one that the option takes back."""
    t = place(classic(3, combined=False), "V(0,1,N) 9lumber 9brick 9ore").do("0 build_road E(0,0,E)")
    assert t.refuse("0 bank_trade ore wool") == ("reason-trade-over", "BASE-072")


@pytest.mark.rule("WATCH-75", "BASE-072")
def test_free_roads_do_not_end_trading() -> None:
    """Cards that place something free leave trade open."""
    t = table("V(0,1,N) roads 4ore", "2wool", combined=False)
    t.do("0 play_roads", "0 place_free_road E(0,0,E)", "0 place_free_road E(0,1,NE)")
    assert {"bank_trade", "offer_trade"} <= t.kinds()
    t.do("0 bank_trade ore wool")


@pytest.mark.rule("WATCH-26", "WATCH-75")
def test_with_the_option_on_building_does_not_end_trading() -> None:
    """Trade and build in any order."""
    t = table("V(0,1,N) 9lumber 9brick 9ore", "2wool").do("0 build_road E(0,0,E)", "0 bank_trade ore wool")
    assert {"bank_trade", "offer_trade", "build_road"} <= t.kinds()
