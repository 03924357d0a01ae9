"""Turns of command cards, clerks and advanced activation: GW-095 to GW-103, GW-151, GW-158, GW-175 to GW-179b."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import CHI, GOLD, PRODUCTION, STONE, WOOD
from catan_desktop.games.great_wall.part import once
from catan_desktop.games.great_wall.steps import Building, Deploying, Left, Placing
from catan_desktop.games.great_wall.turns import PLACE, USE
from catan_desktop.kernel.ids import Seat
from tests.games.great_wall.place import S1, S2, A, B, C, Place, location, place

ALL = (1 << 9) - 1


def turn(at: Place, card: str, other: str = "campaign", step: str = "first") -> Place:
    """A plays a card, the next player another one, the others Economy or Campaign without a combo."""
    cards = [(Seat(0), card), (Seat(1), other)]
    cards += [(Seat(seat), other) for seat in range(2, at.game.seats)]
    return at.slots(*cards).script(step)


def placing(at: Place) -> Placing:
    return at.state.frames[-1].data_as(Placing)


def deploying(at: Place) -> Deploying:
    return at.state.frames[-1].data_as(Deploying)


# sections


@pytest.mark.rule("GW-095", "GW-K1a", "GW-D10", "GW-230", "GW-101", "GW-176")
def test_economy_places_up_to_four_clerks_in_production() -> None:
    at = turn(place(), "economy")
    assert at.asked == A
    assert [action.location for action in at.offered(act.PlaceClerk)] == list(PRODUCTION)
    assert at.refused(at.clerk(A, "barracks")) == ("reason-gw-place-not-allowed", "GW-230")
    at.do(at.clerk(A, "quarry"), at.clerk(A, "quarry"), at.clerk(A, "temple"))
    assert at.own(A).pool == 2
    at.do(at.clerk(A, "temple"))
    assert at.asked == B, "four are the most"


@pytest.mark.rule("GW-096", "GW-K1b", "GW-054", "GW-179")
def test_economy_lets_the_others_place_one_in_tea_order() -> None:
    at = turn(place().set(tea=(C, A, B)), "economy", step="others")
    assert (at.asked, placing(at).left, placing(at).own) == (C, 1, False)
    assert [action.location for action in at.offered(act.PlaceClerk)] == list(PRODUCTION)
    at.do(at.clerk(C, "quarry"))
    assert at.asked == B


@pytest.mark.rule("GW-097", "GW-K1c", "GW-K1d", "GW-X16")
@pytest.mark.parametrize(("other", "units"), [("campaign", 1), ("construction", 2)])
def test_economy_gains_resources(other: str, units: int) -> None:
    at = turn(place(), "economy", other, "last")
    for _ in range(units):
        at.do(act.Gain(A, GOLD))
    assert at.goods(A) == (0, 0, units, 0)
    assert at.step == "deploy" or not at.offered(act.Gain)


@pytest.mark.rule("GW-K2a", "GW-K2d", "GW-X16")
@pytest.mark.parametrize(("other", "count"), [("campaign", 4), ("economy", 5)])
def test_despotism_places_clerks_anywhere(other: str, count: int) -> None:
    at = turn(place(), "despotism", other)
    assert (placing(at).left, placing(at).places) == (count, ALL)


@pytest.mark.rule("GW-K2b", "GW-K2c", "GW-099")
def test_despotism_gives_the_others_nothing_and_an_advanced_activation() -> None:
    at = turn(place(), "despotism", step="others")
    assert (at.step, at.asked) == ("use", A)


@pytest.mark.rule("GW-K3a", "GW-K3b", "GW-K4a", "GW-K4b", "GW-K5a", "GW-K5b")
@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("mobilisation", ["barracks"]),
        ("construction", ["lumber_mill", "quarry", "builders_camp"]),
        ("ceremony", ["temple", "tea_house"]),
    ],
)
def test_three_clerks_anywhere_and_one_of_each_other(card: str, others: list[str]) -> None:
    at = turn(place(), card)
    assert (placing(at).left, placing(at).places, placing(at).own) == (3, ALL, True)
    at = turn(place(), card, step="others")
    assert [action.location for action in at.offered(act.PlaceClerk)] == [location(name) for name in others]
    assert placing(at).left == 1


@pytest.mark.rule("GW-K3c", "GW-K3d", "GW-177")
@pytest.mark.parametrize(("other", "count"), [("despotism", 2), ("campaign", 3)])
def test_mobilisation_recruits_then_deploys(other: str, count: int) -> None:
    at = turn(place().player(A, goods=(3, 0, 3, 0)), "mobilisation", other, "last")
    assert (at.step, at.state.frames[-1].data_as(Left).left) == ("recruit", 2)
    at.do(at.recruit(A, "spearman"), at.recruit(A, "spearman"))
    assert (at.step, deploying(at).left, deploying(at).own) == ("deploy", count, False)


@pytest.mark.rule("GW-K4c", "GW-K4d", "GW-X16")
@pytest.mark.parametrize(("other", "discount"), [("campaign", 1), ("mobilisation", 2)])
def test_construction_builds_once_with_a_discount(other: str, discount: int) -> None:
    at = turn(place().player(A, goods=(5, 5, 5, 0)), "construction", other, "last")
    data = at.state.frames[-1].data_as(Building)
    assert (data.left, data.discount) == (1, discount)


@pytest.mark.rule("GW-K5a", "GW-K5b", "GW-179", "GW-179a", "GW-D18", "GW-X62")
def test_x62_ceremony_changes_the_tea_order_before_section_b() -> None:
    at = place().set(tea=(B, C, A)).slots((B, "despotism"), (A, "ceremony"), (C, "campaign"))
    at.set(slot=1).script("first").done()
    assert at.step == "tea_move"
    assert [action.places for action in at.offered(act.TeaMove)] == [0, 1, 2]
    at.do(act.TeaMove(A, 2))
    assert at.course.tea == (A, B, C)
    assert at.asked == B
    at.do(act.CeremonyChi(B))
    assert at.asked == C
    assert [seat for seat, _ in at.course.slots] == [B, A, C]


@pytest.mark.rule("GW-K5b", "GW-178", "GW-X61")
def test_x61_chi_instead_of_a_clerk() -> None:
    at = turn(place().player(B, pool=0), "ceremony", step="others")
    assert (at.asked, at.goods(B)) == (C, (0, 0, 0, 1))
    at.do(at.clerk(C, "temple"))
    assert (at.goods(C), at.estates.clerks[3]) == ((0, 0, 0, 0), (0, 0, 1, 0))


@pytest.mark.rule("GW-178")
def test_chi_where_no_spot_is_free() -> None:
    at = place().clerks("temple", 3).clerks("tea_house", 2).player(A, pool=0)
    turn(at, "ceremony", step="others")
    assert (at.goods(B), at.goods(C)) == ((0, 0, 0, 1), (0, 0, 0, 1))


@pytest.mark.rule("GW-K5c", "GW-K5d", "GW-177")
@pytest.mark.parametrize(("other", "chi"), [("campaign", 1), ("despotism", 3)])
def test_ceremony_uses_a_place_and_gains_chi(other: str, chi: int) -> None:
    at = turn(place(), "ceremony", other, "last")
    assert at.step == "use"
    at.done()
    assert at.goods(A) == (0, 0, 0, chi)


@pytest.mark.rule("GW-K6a", "GW-K6b", "GW-K6d")
@pytest.mark.parametrize(("other", "count"), [("despotism", 4), ("ceremony", 5)])
def test_campaign_deploys(other: str, count: int) -> None:
    at = turn(place().player(A, "spearman").player(B, "spearman"), "campaign", other)
    assert (at.asked, deploying(at).left) == (A, count)
    at.done()
    assert (at.asked, deploying(at).left) == (B, 2)


@pytest.mark.rule("GW-K6c", "GW-176")
def test_campaign_places_clerks_last() -> None:
    at = turn(place(), "campaign", "economy", "last")
    assert (placing(at).left, placing(at).places, placing(at).own) == (3, ALL, True)


@pytest.mark.rule("GW-204", "GW-205", "GW-X58", "GW-024")
def test_x58_alone_the_other_card_makes_the_combo() -> None:
    at = place(1).slots((A, "economy"), (A, "construction")).script("others")
    at.do(act.Gain(A, WOOD), act.Gain(A, STONE))
    assert at.goods(A) == (1, 1, 0, 0)
    assert at.course.slot == 1, "the second turn is on"
    at.script("last")
    assert at.state.frames[-1].data_as(Building).discount == 1


@pytest.mark.rule("GW-175")
def test_a_combo_needs_another_player() -> None:
    at = place().slots((A, "despotism"), (B, "campaign"), (C, "campaign"))
    at.set(revealed=((1, 0), (5,), (5,))).script("first")
    assert placing(at).left == 4


# clerks


@pytest.mark.rule("GW-151", "GW-230", "GW-179b")
def test_clerks_need_a_free_spot() -> None:
    at = place().clerks("quarry", 1, 2)
    at.run(once(PLACE, Placing(A, 4, ALL, False, False)))
    assert at.refused(at.clerk(A, "quarry")) == ("reason-gw-place-full", "GW-230")
    at.do(at.clerk(A, "market"), at.clerk(A, "market"))
    assert at.refused(at.clerk(A, "market")) == ("reason-gw-place-full", "GW-230")
    at = place().clerks("quarry", 1, 2).run(once(PLACE, Placing(A, 4, 1 << 1, False, False)))
    assert at.over
    assert at.own(A).pool == 4


@pytest.mark.rule("GW-230", "GW-211")
def test_without_clerks_nothing_is_asked() -> None:
    at = place().player(A, pool=1).run(once(PLACE, Placing(A, 4, ALL, False, False)))
    at.do(at.clerk(A, "quarry"))
    assert at.over


@pytest.mark.rule("GW-G10", "GW-A15", "GW-187a", "GW-176")
def test_feng_jie_and_the_secretary_place_one_more() -> None:
    at = place().player(A, general="feng_jie", active="secretary", pool=8, outside=0)
    turn(at, "construction")
    for name in ("quarry", "quarry", "temple", "temple"):
        assert at.staff(A).spent == (0,)
        at.do(at.clerk(A, name))
    at.do(at.clerk(A, "market"))
    assert at.staff(A).spent == (1,)
    assert at.asked == B, "six are too many"


@pytest.mark.rule("GW-G10", "GW-102")
def test_feng_jie_brings_honour_at_the_start_of_the_turn() -> None:
    at = turn(place().player(A, general="feng_jie", passive="treasurer merchant"), "economy", step="turn_start")
    assert at.honour(A) == (2,)


@pytest.mark.rule("GW-176")
def test_others_get_no_more_clerks() -> None:
    at = turn(place().player(B, general="feng_jie", active="secretary"), "economy", step="others")
    assert placing(at).left == 1
    at.do(at.clerk(B, "quarry"))
    assert at.asked == C


@pytest.mark.rule("GW-G11", "GW-A17", "GW-102", "GW-D17", "GW-186")
def test_exchanges_at_the_start_of_the_turn() -> None:
    at = place().player(A, goods=(9, 0, 0, 0), general="cao_wen", passive="secretary", active="merchant")
    turn(at, "economy", step="turn_start")
    for _ in range(3):
        at.do(act.Exchange(A, WOOD, GOLD))
    assert at.staff(A).spent == (0,), "those of the general come first"
    at.do(act.Exchange(A, WOOD, CHI), act.Exchange(A, WOOD, CHI))
    assert at.step == "place"
    assert (at.goods(A), at.staff(A).spent) == ((4, 0, 3, 2), (1,))
    at.slots((A, "economy"), (B, "campaign"), (C, "campaign")).script("turn_start")
    assert at.step == "exchange"
    for _ in range(3):
        at.do(act.Exchange(A, GOLD, WOOD))
    assert at.step == "place", "the merchant has done it this Year"


# turn steps 4 to 6


@pytest.mark.rule("GW-098", "GW-G07", "GW-A14", "GW-187a", "GW-X32")
def test_x32_five_deployments() -> None:
    at = place().player(
        A, "spearman spearman spearman spearman spearman spearman", general="qiao_yun", passive="standard_bearer"
    )
    at.player(A, active="field_captain")
    turn(at, "despotism", "construction", "captain")
    for used in (0, 0, 0, 0, 1):
        at.do(at.to_hideout(A, "spearman", S1))
        assert at.staff(A).spent == (used,)
    assert at.camp(A, "spearman") == 1
    assert at.state.seat == B, "the turn is over"


@pytest.mark.rule("GW-098")
def test_two_deployments_in_step_four() -> None:
    at = turn(place().player(A, "spearman spearman spearman"), "despotism", "construction", "captain")
    at.do(at.to_hideout(A, "spearman", S1), at.to_hideout(A, "spearman", S1))
    assert at.camp(A, "spearman") == 1
    assert at.state.seat == B, "the turn is over"


@pytest.mark.rule("GW-A18", "GW-103", "GW-D27", "GW-186")
def test_the_messenger() -> None:
    at = place().player(A, "spearman", goods=(0, 0, 0, 1), active="messenger")
    turn(at, "despotism", step="messengers")
    at.do(act.SendMessenger(A))
    assert (at.goods(A), at.staff(A).spent, at.step) == ((0, 0, 0, 0), (1,), "use")
    at.do(act.UseLocation(A, location("tea_house")))
    assert (at.goods(A), at.step) == ((0, 0, 0, 1), "deploy")
    at.script("messengers")
    assert at.step == "deploy", "once a Year"


@pytest.mark.rule("GW-A18", "GW-211")
def test_without_chi_no_messenger() -> None:
    at = turn(place().player(A, "spearman", active="messenger"), "despotism", step="messengers")
    assert at.step == "deploy"


@pytest.mark.rule("GW-099", "GW-100", "GW-100a")
def test_locations_work_before_cards_are_checked() -> None:
    at = place().clerks("quarry", 2, 1).player(A, "spearman").card(S2, 1, "steppe_scouts", wounds="01 11")
    turn(at, "despotism", step="captain")
    at.do(at.deploy(A, "spearman", S2, 1, "12"))
    assert at.goods(A)[1] == 2
    assert at.card_in(S2, 1) is None
    kinds = [type(event).__name__ for event in at.events]
    assert kinds.index("LocationUsed") < kinds.index("Defeating")


# advanced activation


def using(at: Place, seat: Seat = A) -> Place:
    """A seat has an advanced activation."""
    return at.run(once(USE, Left(seat, 1)))


@pytest.mark.rule("GW-158", "GW-238", "GW-D15")
def test_a_regular_location_needs_an_own_clerk() -> None:
    at = using(place().clerks("quarry", 1).clerks("temple", 0, 1))
    places = [action.location for action in at.offered(act.UseLocation)]
    assert places == [location(name) for name in ("quarry", "market", "tea_house", "headquarters", "builders_camp")]
    assert at.refused(act.UseLocation(A, location("temple"))) == ("reason-gw-no-own-clerk", "GW-238")
    assert at.done().over


@pytest.mark.rule("GW-158", "GW-X19")
def test_x19_a_regular_location_works_for_everybody_without_shame() -> None:
    at = using(place().clerks("quarry", 0, 3).player(B, overseers=(0, 1, 0, 0)), B)
    at.do(act.UseLocation(B, location("quarry")))
    assert (at.goods(B), at.shame(B)) == ((0, 4, 0, 0), (0,))
    at = using(place().clerks("quarry", 1, 1))
    at.do(act.UseLocation(A, location("quarry")))
    assert (at.goods(A), at.goods(B)) == ((0, 1, 0, 0), (0, 1, 0, 0))
    assert at.estates.clerks[1] == (0, 0, 0, 0)


@pytest.mark.rule("GW-159", "GW-X21")
def test_x21_a_special_location_works_for_the_player_alone() -> None:
    at = using(place().clerks("market", 0, 1).player(A, goods=(5, 0, 0, 0)).player(B, goods=(5, 0, 0, 0)))
    at.do(
        act.UseLocation(A, location("market")),
        act.Exchange(A, WOOD, STONE),
        act.Exchange(A, WOOD, STONE),
    )
    assert at.over
    assert at.goods(A) == (3, 2, 0, 0)
    assert at.estates.clerks[4] == (0, 1, 0, 0)


@pytest.mark.rule("GW-174")
def test_an_advisor_hired_in_a_turn_works_from_then_on() -> None:
    at = place().player(A, "spearman", goods=(0, 0, 2, 1)).set(display=(place().advisor("messenger"),))
    turn(at, "despotism", step="last")
    at.do(act.UseLocation(A, location("headquarters")), act.HireActive(A, at.advisor("messenger")))
    assert (at.step, at.asked) == ("messenger", A)


@pytest.mark.rule("GW-X16", "GW-K1d", "GW-K2d", "GW-K4c")
def test_x16_three_cards_and_their_combos() -> None:
    at = place().slots((A, "despotism"), (B, "economy"), (C, "construction"))
    at.script("first")
    assert placing(at).left == 5
    at.set(slot=1).script("last", seat=B)
    at.do(act.Gain(B, WOOD), act.Gain(B, WOOD))
    assert at.goods(B) == (2, 0, 0, 0)
    at.player(C, goods=(3, 3, 0, 0)).set(slot=2).script("last", seat=C)
    assert at.state.frames[-1].data_as(Building).discount == 1
