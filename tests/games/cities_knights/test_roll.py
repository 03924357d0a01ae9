"""The roll: ship, gates, production, aqueduct and the seven: CK section 6."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import (
    BarbariansLanded,
    EventRolled,
    ProgressDrawn,
    RobberWoke,
    ShipSailed,
)
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Discarded, Produced, ProductionEnded, RobberMoved, Rolled
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place
from tests.parts import settlers

RICH = "9lumber"


def before_roll(*seats: str, **more: object) -> CityTable:
    return place(cities_game(), *seats, step=PRE_ROLL, **more)  # type: ignore[arg-type]


# the order


@pytest.mark.rule("CK-100", "CK-101")
def test_three_dice_fall_then_the_event_comes_before_production() -> None:
    t = before_roll("V(-1,0,NW)! trade=3").roll_all(4, 4, "trade")
    assert t.step == "cities_knights.draw"
    assert not t.of(Produced)
    t.do("* drawn_progress merchant")
    assert t.of(ProgressDrawn)
    assert t.hand(0) == (1, 0, 0, 0, 0, 1, 0, 0)
    assert [type(event) for event in before_roll().roll_all(1, 2, "ship").events][:3] == [
        Rolled,
        EventRolled,
        ShipSailed,
    ]


@pytest.mark.rule("CK-102", "CK-X05")
def test_a_ship_face_moves_the_ship_by_one() -> None:
    t = before_roll(city={"ship": 5}).roll_all(1, 2, "ship")
    assert t.city.ship == 6
    assert not t.of(BarbariansLanded)
    assert t.step == "settlers.action"
    t.do("0 end_turn").roll_all(1, 2, "ship")
    assert len(t.of(BarbariansLanded)) == 1
    assert t.city.ship == 0


@pytest.mark.rule("CK-103", "CK-360")
def test_the_attack_is_over_before_production() -> None:
    """A city that falls produces as a settlement on the same roll, and the ship is at its start."""
    t = before_roll("V(-1,0,NW)!", city={"ship": 6}).roll_all(4, 4, "ship")
    assert t.town("V(-1,0,NW)") == "settlement 0"
    assert t.hand(0) == (1, 0, 0, 0, 0, 0, 0, 0)
    assert t.city.ship == 0


@pytest.mark.rule("CK-104")
@pytest.mark.parametrize("face", ["trade", "politics", "science"])
def test_a_gate_leaves_the_ship(face: str) -> None:
    t = before_roll(city={"ship": 3}).roll_all(1, 2, face)
    assert t.city.ship == 3
    assert not t.of(ShipSailed)


# gates


@pytest.mark.rule("CK-110", "CK-111", "CK-112")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
@pytest.mark.parametrize("track", ["trade", "politics", "science"])
def test_who_draws(level: int, track: str) -> None:
    """Level n draws on a red die of at most n + 1; level 0 never."""
    drew = []
    for red in range(1, 7):
        t = before_roll(f"{track}={level}").roll_all(1, red, track)
        if t.step == "cities_knights.draw":
            drew.append(red)
    assert drew == ([] if level == 0 else list(range(1, level + 2)))


@pytest.mark.rule("CK-110")
def test_another_gate_gives_nothing() -> None:
    assert before_roll("trade=5 science=2").roll_all(1, 1, "politics").step == "settlers.action"


@pytest.mark.rule("CK-113", "CK-114", "CK-X04")
def test_several_draw_in_turn_order_one_card_each() -> None:
    t = before_roll("trade=0", "V(-1,-1,N)! trade=3", "trade=1", "trade=2").roll_all(6, 3, "trade")
    t.do("* drawn_progress merchant")
    assert [event.seat for event in t.of(ProgressDrawn)] == [1]
    assert t.step == "cities_knights.draw"
    t.do("* drawn_progress merchant_fleet")
    assert [event.seat for event in t.of(ProgressDrawn)] == [3]
    assert [event.total for event in t.of(ProductionEnded)] == [9]
    assert [t.progress(seat) for seat in range(4)] == [[], ["merchant"], [], ["merchant_fleet"]]


@pytest.mark.rule("CK-113")
def test_the_active_seat_draws_first() -> None:
    t = before_roll("trade=3", "", "trade=3", "trade=3", seat=2).roll_all(1, 1, "trade")
    t.do(*["* drawn_progress merchant"] * 3)
    assert [event.seat for event in t.of(ProgressDrawn)] == [2, 3, 0]


@pytest.mark.rule("CK-115", "CK-370", "CK-214")
def test_improvements_draw_without_a_city() -> None:
    t = before_roll("V(0,0,N) science=2").roll_all(1, 3, "science")
    t.do("* drawn_progress smith")
    assert t.progress(0) == ["smith"]


@pytest.mark.rule("CK-116")
def test_an_empty_deck_gives_nothing() -> None:
    t = before_roll("trade=3", "trade=3")
    empty = tuple(0 if 0 <= card < 6 else count for card, count in enumerate(t.city.hidden or ()))
    t = before_roll(
        "trade=3 " + "merchant " * 6 + "resource_monopoly " * 4 + "commercial_harbor " * 2,
        "trade=3 " + "master_merchant " * 2 + "merchant_fleet " * 2 + "trade_monopoly " * 2,
    )
    assert t.city.decks[0] == 0
    assert sum(empty) == 36
    assert t.roll_all(1, 1, "trade").step == "settlers.action"


# production


@pytest.mark.rule("CK-120")
def test_the_sum_produces_where_the_robber_is_not() -> None:
    for robber, got in (("(1,-1)", 1), ("(0,1)", 0)):
        t = before_roll("V(0,1,NW)", robber=robber).roll_all(3, 3, "science")
        assert t.hand(0)[4] == got


@pytest.mark.rule("CK-121", "CK-124", "CK-X03")
def test_a_settlement_gives_one_and_a_city_on_mountains_ore_and_coin() -> None:
    t = before_roll("V(0,1,NW) V(0,1,SE)!").roll_all(3, 3, "science")
    assert t.hand(0) == (0, 0, 0, 0, 2, 0, 0, 1)


@pytest.mark.rule("CK-122", "CK-123", "CK-125", "CK-126", "CK-127", "CK-X02")
@pytest.mark.parametrize(
    ("spot", "white", "red", "hand"),
    [
        ("V(0,0,N)!", 5, 6, (0, 2, 0, 0, 0, 0, 0, 0)),
        ("V(-1,0,NW)!", 2, 2, (0, 0, 0, 2, 0, 0, 0, 0)),
        ("V(-1,0,NW)!", 4, 4, (1, 0, 0, 0, 0, 1, 0, 0)),
        ("V(-1,0,NW)!", 1, 2, (1, 0, 0, 0, 0, 1, 0, 0)),
        ("V(-2,1,W)!", 5, 5, (0, 0, 1, 0, 0, 0, 1, 0)),
        ("V(0,1,SE)!", 3, 3, (0, 0, 0, 0, 1, 0, 0, 1)),
    ],
)
def test_what_a_city_gives(spot: str, white: int, red: int, hand: tuple[int, ...]) -> None:
    """Two bricks or grain; of the others one resource and one commodity, with no choice about it."""
    t = before_roll(spot.replace("W)", "SW)") if "V(-2,1,W)" in spot else spot).roll_all(white, red, "science")
    assert t.hand(0) == hand
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-128", "CK-201")
def test_metropolis_and_wall_change_nothing_in_production() -> None:
    t = before_roll("V(-1,0,NW)! science=4 science(-1,0,NW) W(-1,0,NW)").roll_all(4, 4, "trade")
    assert t.hand(0) == (1, 0, 0, 0, 0, 1, 0, 0)


@pytest.mark.rule("CK-129")
def test_a_shortage_is_judged_for_each_kind() -> None:
    """Two claims on one paper: nobody gets paper, everybody the lumber; a single claimant gets what is left."""
    two = "V(-1,0,NW)!", "V(-2,0,SW)!", "", "11paper"
    t = before_roll(*two).roll_all(4, 4, "trade")
    assert [t.hand(seat)[0] for seat in (0, 1)] == [1, 1]
    assert [t.hand(seat)[5] for seat in (0, 1)] == [0, 0]
    t = before_roll("V(-1,0,NW)! V(-2,0,SW)!", "", "", "11paper").roll_all(4, 4, "trade")
    assert t.hand(0)[5] == 1


# aqueduct

DRY = "V(0,0,N)! science=3"


@pytest.mark.rule("CK-135", "CK-139", "CK-140")
def test_the_aqueduct_offers_a_resource_to_who_took_nothing() -> None:
    t = before_roll(DRY).roll_all(1, 1, "trade")
    assert (t.step, t.actor) == ("cities_knights.spring", 0)
    assert t.lines() == [f"0 aqueduct_take {kind}" for kind in range(5)] + ["0 aqueduct_decline"]
    assert t.refuse("0 aqueduct_take paper") == ("reason-aqueduct-resource", "CK-139")
    t.do("0 aqueduct_take ore")
    assert t.hand(0) == (0, 0, 0, 0, 1, 0, 0, 0)
    t = before_roll(DRY).roll_all(1, 1, "trade").do("0 aqueduct_decline")
    assert sum(t.hand(0)) == 0
    assert before_roll("V(0,0,N)! science=2").roll_all(1, 1, "trade").step == "settlers.action"
    assert before_roll(DRY).roll_all(5, 6, "trade").step == "settlers.action", "bricks were received"


@pytest.mark.rule("CK-136", "CK-X28")
def test_not_on_a_seven() -> None:
    assert before_roll(DRY, awake=False).roll_all(3, 4, "trade").step == "settlers.action"


@pytest.mark.rule("CK-137", "CK-X28")
def test_also_where_only_the_robber_is_the_cause() -> None:
    t = before_roll("V(-1,0,NW)! science=3", robber="(-2,0)").roll_all(4, 4, "trade")
    assert (t.step, t.actor) == ("cities_knights.spring", 0)
    t.do("0 aqueduct_take brick")
    assert t.hand(0) == (0, 1, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("CK-138")
def test_also_after_a_shortage_but_a_commodity_counts_as_a_card() -> None:
    t = before_roll("V(-1,0,NW) science=3", bank="19brick 19wool 19grain 19ore 12paper 12cloth 12coin")
    assert t.roll_all(4, 4, "trade").step == "cities_knights.spring"
    t = before_roll("V(-1,0,NW)! science=3", bank="19brick 19wool 19grain 19ore 12paper 12cloth 12coin")
    t.roll_all(4, 4, "trade")
    assert t.hand(0)[5] == 1
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-141", "CK-142", "CK-600")
def test_several_owners_choose_in_turn_order_from_the_stock() -> None:
    """The second sees what the first has left; with nothing left nobody is asked. It works on anyone's roll."""
    t = before_roll("science=3", "science=5", "", "science=4", seat=1, bank="1ore 12paper 12cloth 12coin")
    t.roll_all(1, 1, "trade")
    assert t.actor == 1
    assert t.lines("aqueduct_take") == ["1 aqueduct_take 4"]
    assert t.refuse("1 aqueduct_take wool") == ("reason-bank-lacks", "CK-141")
    t.do("1 aqueduct_decline")
    assert t.actor == 3
    t.do("3 aqueduct_take ore")
    assert (t.step, t.actor) == ("settlers.action", 1)


# the seven


@pytest.mark.rule("CK-150", "CK-152", "CK-X12")
@pytest.mark.parametrize(("hand", "owed"), [("7ore", 0), ("8ore", 4), ("4ore 5cloth", 4), ("6ore 5coin", 5)])
def test_a_seven_halves_a_hand_of_both_sorts_over_the_limit(hand: str, owed: int) -> None:
    t = before_roll(f"V(0,0,N) {hand} smith smith crane shown=printer", awake=False).roll_all(3, 4, "trade")
    if t.step == "settlers.discard":
        t.do(t.lines("discard")[0])
    assert sum(t.hand(0)) == sum(int(word[0]) for word in hand.split()) - owed
    assert t.progress(0) == ["crane", "smith", "smith"]


@pytest.mark.rule("CK-151", "CK-X12")
@pytest.mark.parametrize(("walls", "limit"), [(0, 7), (1, 9), (2, 11), (3, 13)])
def test_each_wall_raises_the_limit_by_two(walls: int, limit: int) -> None:
    towns = ["(0,0,N)", "(0,0,S)", "(2,0,N)"]
    text = " ".join(f"V{town}!" for town in towns) + " " + " ".join(f"W{town}" for town in towns[:walls])
    for count, asked in ((limit, False), (limit + 1, True)):
        t = before_roll(f"{text} {count - 1}ore 1wool", awake=False).roll_all(3, 4, "trade")
        assert (t.step == "settlers.discard") is asked
        if asked:
            assert {sum(map(int, line.split()[-1].split(","))) for line in t.lines("discard")} == {(limit + 1) // 2}


@pytest.mark.rule("CK-153")
def test_the_owner_chooses_any_mix() -> None:
    t = before_roll("4ore 5cloth", awake=False).roll_all(3, 4, "trade")
    assert t.can("0 discard 2ore+2cloth")
    t.do("0 discard 1ore+3cloth")
    assert t.hand(0) == (0, 0, 0, 0, 3, 0, 2, 0)
    assert t.part.bank[4:7] == (16, 12, 10)


@pytest.mark.rule("CK-154", "CK-X10")
def test_before_the_first_landing_a_seven_only_discards() -> None:
    t = before_roll("V(0,0,N) 4ore 5wool", "V(2,0,N) 7ore", awake=False).roll_all(3, 4, "trade")
    t.do("0 discard 4ore")
    assert [event.seat for event in t.of(Discarded)] == [0]
    assert (t.step, t.robber) == ("settlers.action", "(1,-1)")
    assert not t.of(RobberMoved)


@pytest.mark.rule("CK-155", "CK-156", "CK-714")
def test_afterwards_the_robber_goes_to_another_hex_with_a_number() -> None:
    t = before_roll(robber="(0,0)").roll_all(3, 4, "trade")
    assert t.step == "settlers.robber"
    topology = t.game.board.topology
    numbered = {str(topology.hex_name(hex)) for hex, token in enumerate(t.game.board.tokens) if token}
    assert len(numbered) == 18
    assert t.sites("move_robber") == numbered - {"(0,0)"}
    assert t.refuse("0 move_robber (1,-1)") == ("reason-robber-needs-token", "CK-714")
    assert t.refuse("0 move_robber (0,0)")[0] == "reason-robber-stays"


@pytest.mark.rule("CK-157", "CK-158", "CK-159")
def test_a_card_of_either_sort_is_stolen_at_random() -> None:
    """From one opponent with a building there and a card in hand, chosen by the active seat where several qualify."""
    t = before_roll("V(-2,2,S)", "V(0,0,N) 2ore 1cloth", "V(0,0,SE)", "V(0,0,SW) 1wool").roll_all(3, 4, "trade")
    t.do("0 move_robber (0,0)")
    assert t.lines("steal") == ["0 steal 1", "0 steal 3"]
    t.do("0 steal 1")
    (draw,) = t.asked().choices
    assert isinstance(draw, Draw)
    assert draw.weights == (0, 0, 0, 0, 2, 0, 1, 0)
    t.do("* stolen_card cloth")
    assert t.hand(0)[6] == 1
    alone = before_roll("V(-2,2,S)").roll_all(3, 4, "trade").do("0 move_robber (0,0)")
    assert alone.step == "settlers.action"


@pytest.mark.rule("CK-160", "CK-362", "CK-161", "CK-X11")
@pytest.mark.parametrize("knight", ["", " K1*(0,0,NE)"])
def test_the_robber_wakes_at_the_first_landing_even_on_the_same_seven(knight: str) -> None:
    """Whatever the outcome; the attack comes first, then discards, then the robber."""
    t = before_roll("V(0,0,N)!" + knight, "V(2,0,N) 4ore 5wool", city={"ship": 6}, awake=False).roll_all(3, 4, "ship")
    assert t.city.awake
    assert t.step == "settlers.discard"
    assert (len(t.of(BarbariansLanded)), len(t.of(RobberWoke))) == (1, 1)
    t.do("1 discard 4ore")
    assert t.step == "settlers.robber"
    assert t.refuse("0 move_robber (1,-1)")[0] == "reason-robber-stays", "he leaves the desert"
    t.do("0 move_robber (2,0)", "* stolen_card wool")
    assert (t.robber, t.hand(0)[2], t.part.hands[1]) == ("(2,0)", 1, 4)
    assert t.city.awake


@pytest.mark.rule("CK-162", "CK-X13")
def test_a_wall_lost_in_the_attack_no_longer_counts() -> None:
    t = before_roll("V(0,0,N)! W(0,0,N) 4ore 5wool", "V(2,0,N)! K1*(2,0,S)", city={"ship": 6}, awake=False)
    t.roll_all(3, 4, "ship")
    assert (t.city.walls, t.town("V(0,0,N)")) == (0, "settlement 0")
    t.do("0 discard 4ore")
    assert sum(t.hand(0)) == 5


@pytest.mark.rule("CK-600")
def test_discards_of_a_seven_stay_covered_until_everybody_has_chosen() -> None:
    """The second sees nothing of what the first gives up; of other decisions everybody sees the results at once."""
    t = before_roll("4ore 5wool", "4ore 4wool", awake=False).roll_all(3, 4, "trade")
    before = settlers(observe(t.game, t.state, Seat(1)).state)
    t.do("0 discard 4ore")
    assert t.actor == 1
    assert settlers(observe(t.game, t.state, Seat(1)).state) == before
    t.do("1 discard 4wool")
    assert [event.seat for event in t.of(Discarded)] == [0, 1]


@pytest.mark.rule("CK-601")
def test_ending_a_phase_passing_and_answering_are_asked_where_nothing_else_can_be_done() -> None:
    """Or it would be told what a hand holds."""
    t = place(cities_game(5), "1ore", "2wool")
    t.do("0 offer_trade 1ore 1grain @1")
    assert (t.actor, "accept_offer" in t.kinds()) == (1, False)
    t.do("1 decline_offer")
    assert (t.actor, t.kinds() - {"offer_trade"}) == (0, {"end_turn"})
    t.do("0 end_turn")
    assert (t.actor, t.kinds()) == (1, {"pass_building"})


@pytest.mark.rule("CK-601")
def test_a_discard_without_a_choice_is_made_at_once() -> None:
    """A hand of a single kind is halved without asking; a mixed one asks."""
    t = before_roll("8ore", "4ore 4wool", awake=False).roll_all(3, 4, "trade")
    assert t.actor == 1
    t.do("1 discard 4wool")
    assert t.hand(0)[4] == 4
    assert [event.seat for event in t.of(Discarded)] == [0, 1]


def test_the_friendly_robber_spares_who_has_no_more_than_at_the_start() -> None:
    """A house rule: three points here, where everybody begins with three."""
    t = place(
        cities_game(4, friendly_robber=True),
        "V(-2,2,S)",
        "V(0,0,N)! V(2,0,N) 2ore",
        "V(0,0,SE)! V(-2,0,SW)! 2ore",
        step=PRE_ROLL,
    ).roll_all(3, 4, "trade")
    assert "(2,0)" not in t.sites("move_robber")
    assert "(0,0)" not in t.sites("move_robber")
    assert "(-2,0)" in t.sites("move_robber")
