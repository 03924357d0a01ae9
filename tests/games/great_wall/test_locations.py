"""Locations, overseers, builds, the Reed clan: GW-152 to GW-173a, GW-200 to GW-203."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import CHI, GOLD, STONE, WOOD, SectionId
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.events import LocationUsed
from catan_desktop.games.great_wall.locations import ACTIVATION, OVERSEER, REED_STEP, RESOLVE
from catan_desktop.games.great_wall.part import REED, once
from catan_desktop.games.great_wall.soldiers import RECRUIT
from catan_desktop.games.great_wall.steps import At, Building, Left, Raising, Resolving
from catan_desktop.games.great_wall.tables import CLERKS
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import Seat
from tests.games.great_wall.place import S1, S2, S3, A, B, C, D, Place, location, place

NONE = (0, 0, 0, 0)


def activated(at: Place) -> Place:
    """The activation step."""
    return at.run(Frame(ACTIVATION, 0, At(0)))


def resolved(at: Place, name: str, clerks: int = 1, seat: Seat = A) -> Place:
    """A seat uses a location."""
    return at.run(once(RESOLVE, Resolving(seat, location(name), clerks)))


# activation


@pytest.mark.rule("GW-160", "GW-155", "GW-155a", "GW-A05", "GW-X17")
def test_x17_a_shared_lumber_mill() -> None:
    at = place().clerks("lumber_mill", 2, 1).player(A, overseers=(1, 0, 0, 0), active="sawyer")
    activated(at)
    assert (at.goods(A), at.goods(B), at.shame(A, B)) == ((4, 0, 0, 0), (1, 0, 0, 0), (0, 0))
    assert (at.own(A).pool, at.own(B).pool, at.estates.clerks[0]) == (5, 5, (0, 0, 0, 0))


@pytest.mark.rule("GW-156", "GW-156a", "GW-X18")
def test_x18_alone_in_the_quarry() -> None:
    at = activated(place().clerks("quarry", 0, 3).player(B, overseers=(0, 1, 0, 0)))
    assert (at.shame(B), at.estates.shame_left, at.goods(B)) == ((1,), 29, (0, 4, 0, 0))
    kinds = [type(event).__name__ for event in at.events]
    assert kinds.index("ShameTaken") < kinds.index("GoodsGained")


@pytest.mark.rule("GW-156")
def test_alone_in_the_barracks_too() -> None:
    assert activated(place().clerks("barracks", 3)).shame(A) == (1,)
    assert activated(place().clerks("tea_house", 2)).shame(A) == (0,)


@pytest.mark.rule("GW-152", "GW-152a", "GW-B2", "GW-X20")
def test_x20_what_comes_first_pays_what_comes_later() -> None:
    at = place().clerks("lumber_mill", 2, 1).clerks("builders_camp", 1).player(A, goods=(1, 2, 0, 0))
    activated(at)
    at.do(act.BuildWall(A, S1, NONE))
    assert (at.goods(A), at.honour(A), at.section(S1).level) == (NONE, (5,), 1)


@pytest.mark.rule("GW-153", "GW-154")
def test_regular_ones_work_full_special_ones_with_one_clerk() -> None:
    at = activated(place().clerks("quarry", 1, 1).clerks("tea_house", 0, 0, 1))
    assert [event.location for event in at.told(LocationUsed)] == [location("tea_house")]
    assert (at.goods(C), at.estates.clerks[1]) == ((0, 0, 0, 1), (1, 1, 0, 0))


@pytest.mark.rule("GW-152")
def test_each_works_once_in_the_order_of_the_table() -> None:
    at = place().clerks("temple", 2, 1).clerks("lumber_mill", 1, 2).clerks("quarry", 1, 1, 1)
    activated(at)
    assert [event.location for event in at.told(LocationUsed)] == [0, 1, 3]


@pytest.mark.rule("GW-A05", "GW-A06", "GW-A07", "GW-A08")
@pytest.mark.parametrize(
    ("advisor", "name", "goods"),
    [
        ("sawyer", "lumber_mill", (2, 0, 0, 0)),
        ("quarry_foreman", "quarry", (0, 2, 0, 0)),
        ("prospector", "gold_mine", (0, 0, 2, 0)),
        ("temple_keeper", "temple", (0, 0, 0, 2)),
        ("sawyer", "quarry", (0, 1, 0, 0)),
    ],
)
def test_advisors_of_production(advisor: str, name: str, goods: tuple[int, ...]) -> None:
    assert resolved(place().player(A, active=advisor), name).goods(A) == goods


@pytest.mark.rule("GW-016", "GW-018")
def test_resources_are_never_exhausted() -> None:
    assert resolved(place().player(A, goods=(500, 0, 0, 0)), "lumber_mill").goods(A) == (501, 0, 0, 0)


# overseers


@pytest.mark.rule("GW-161", "GW-O2", "GW-O3", "GW-D16", "GW-X22")
def test_x22_an_overseer_rises() -> None:
    at = resolved(place().player(A, goods=(0, 0, 1, 0), overseers=(0, 0, 1, 0)), "gold_mine")
    assert at.goods(A) == (0, 0, 3, 0)
    at.do(act.RaiseOverseer(A))
    assert (at.goods(A), at.own(A).overseers, at.honour(A)) == ((0, 0, 1, 0), (0, 0, 2, 0), (1,))
    at.player(A, goods=(0, 0, 3, 0)).run(once(OVERSEER, Raising(A, GOLD))).do(act.RaiseOverseer(A))
    assert (at.goods(A), at.own(A).overseers, at.honour(A)) == (NONE, (0, 0, 3, 0), (4,))
    at.player(A, goods=(0, 0, 9, 0)).run(once(OVERSEER, Raising(A, GOLD)))
    assert at.over, "at level 3 nothing is asked"


@pytest.mark.rule("GW-161", "GW-O1", "GW-X22", "GW-211")
def test_x22_the_first_level_takes_a_spearman_of_the_camp() -> None:
    at = resolved(place(), "quarry")
    assert at.over, "no spearman in camp"
    at = resolved(place().player(A, "spearman"), "quarry").do(act.RaiseOverseer(A))
    assert (at.camp(A, "spearman"), at.stock(A, "spearman"), at.honour(A)) == (0, 9, (1,))
    at = resolved(place().player(A, "spearman"), "quarry").done()
    assert at.own(A).overseers == NONE


@pytest.mark.rule("GW-162", "GW-231")
def test_why_an_overseer_does_not_rise() -> None:
    def refused(at: Place) -> tuple[str, str]:
        return at.run(Frame(OVERSEER, 1, Raising(A, WOOD))).refused(act.RaiseOverseer(A))

    assert refused(place().player(A, overseers=(3, 0, 0, 0))) == ("reason-gw-overseer-top", "GW-162")
    assert refused(place()) == ("reason-gw-overseer-spearman", "GW-161")
    assert refused(place().player(A, overseers=(1, 0, 0, 0))) == ("reason-gw-cannot-pay", "GW-231")


# Barracks and recruiting


@pytest.mark.rule("GW-163", "GW-126", "GW-231", "GW-U1", "GW-D12", "GW-X23", "GW-211")
def test_x23_the_barracks() -> None:
    at = resolved(place().player(A, goods=(3, 0, 3, 0)), "barracks", 2)
    for _ in range(3):
        at.do(at.recruit(A, "spearman"))
    assert at.step == "deploy", "the fourth cannot be paid"
    assert (at.camp(A, "spearman"), at.stock(A, "spearman"), at.goods(A)) == (3, 7, NONE)
    at.do(at.to_hideout(A, "spearman", S1), at.to_hideout(A, "spearman", S1))
    assert at.over


@pytest.mark.rule("GW-125", "GW-U1", "GW-U2", "GW-U3", "GW-126", "GW-231", "GW-235")
def test_prices_of_soldiers() -> None:
    at = place().player(A, goods=(5, 5, 5, 5)).run(once(RECRUIT, Left(A, 3)))
    at.do(at.recruit(A, "horseman"))
    assert at.goods(A) == (5, 5, 2, 4)
    at.do(at.recruit(A, "archer"))
    assert at.goods(A) == (4, 4, 1, 4)
    assert at.refused(at.recruit(A, "horseman")) == ("reason-gw-cannot-pay", "GW-231")
    at = place().player(A, "spearman " * 10, goods=(5, 5, 5, 5)).run(once(RECRUIT, Left(A, 3)))
    assert at.refused(at.recruit(A, "spearman")) == ("reason-gw-stock-empty", "GW-235")


@pytest.mark.rule("GW-G08", "GW-A09", "GW-173a", "GW-270", "GW-173", "GW-X29")
def test_x29_pool_and_instructor() -> None:
    at = place().player(A, goods=(3, 0, 3, 0), general="sun_hai", passive="standard_bearer", active="spear_instructor")
    at.run(once(RECRUIT, Left(A, 3)))
    at.do(at.recruit(A, "spearman", 1, 0, 1, 0), at.recruit(A, "spearman", 1, 0, 1, 0))
    assert (at.goods(A), at.staff(A).general_spent, at.staff(A).spent) == ((3, 0, 3, 0), 2, (2,))
    at.do(at.recruit(A, "spearman"))
    assert at.goods(A) == (2, 0, 2, 0)


@pytest.mark.rule("GW-172", "GW-173a")
def test_the_payer_chooses_what_to_leave_out_and_how_much_of_the_pool() -> None:
    at = place().player(A, goods=(1, 1, 1, 0), general="sun_hai").run(once(RECRUIT, Left(A, 1)))
    saved = [action.saved for action in at.offered(act.Recruit) if action.soldier == at.kind("archer")]
    assert saved == [NONE, (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("GW-A09", "GW-A10", "GW-A11", "GW-173", "GW-187")
@pytest.mark.parametrize(
    ("active", "name", "units"),
    [
        ("spear_instructor", "spearman", 1),
        ("spear_instructor spear_instructor", "spearman", 2),
        ("bowyer", "archer", 1),
        ("bowyer bowyer", "archer", 2),
        ("horse_breeder", "horseman", 1),
        ("bowyer", "horseman", 0),
    ],
)
def test_advisors_who_make_soldiers_cheaper(active: str, name: str, units: int) -> None:
    at = place().player(A, goods=(9, 9, 9, 9), active=active).run(once(RECRUIT, Left(A, 1)))
    saved = [action.saved for action in at.offered(act.Recruit) if action.soldier == at.kind(name)]
    assert saved
    assert {sum(one) for one in saved} == {units}


# Market, Tea House, Headquarters


@pytest.mark.rule("GW-164", "GW-240", "GW-231", "GW-D17")
def test_the_market() -> None:
    at = resolved(place().player(A, goods=(3, 0, 0, 0)), "market")
    assert at.refused(act.Exchange(A, WOOD, WOOD)) == ("reason-gw-exchange-same", "GW-240")
    assert at.refused(act.Exchange(A, STONE, WOOD)) == ("reason-gw-cannot-pay", "GW-231")
    at.do(act.Exchange(A, WOOD, CHI), act.Exchange(A, CHI, GOLD))
    assert (at.goods(A), at.over) == ((2, 0, 1, 0), True)


@pytest.mark.rule("GW-165", "GW-165a", "GW-169", "GW-054", "GW-D18", "GW-X24")
def test_x24_the_tea_house() -> None:
    at = place(4).clerks("tea_house", 0, 0, 1, 1)
    activated(at)
    assert (at.asked, at.goods(C)) == (C, (0, 0, 0, 1))
    at.do(act.TeaMove(C, 1))
    assert at.course.tea == (A, C, B, D)
    assert (at.asked, at.goods(D)) == (D, (0, 0, 0, 1))
    assert at.refused(act.TeaMove(D, 2))[0] == "reason-not-now"
    at.do(act.TeaMove(D, 1))
    assert at.course.tea == (A, C, D, B)


@pytest.mark.rule("GW-169")
def test_the_order_of_an_activation_stays() -> None:
    at = place().clerks("tea_house", 0, 1, 1)
    activated(at)
    at.do(act.TeaMove(B, 1))
    assert (at.course.tea, at.asked) == ((B, A, C), C)


@pytest.mark.rule("GW-A22", "GW-165a", "GW-D18")
def test_the_tea_master() -> None:
    at = resolved(place(4).player(D, active="tea_master"), "tea_house", 1, D)
    assert at.goods(D) == (0, 0, 0, 2)
    at.do(act.TeaMove(D, 3))
    assert at.course.tea == (D, A, B, C)


@pytest.mark.rule("GW-166", "GW-167b", "GW-235", "GW-D19", "GW-X25", "GW-166a")
def test_x25_the_headquarters() -> None:
    at = place().player(A, goods=(0, 0, 3, 1))
    at.set(display=tuple([at.advisor(name) for name in ("forester", "bowyer", "merchant", "hermit")]))
    resolved(at, "headquarters", 2)
    at.do(act.HireActive(A, at.advisor("forester")), act.HireClerk(A))
    assert (at.own(A).pool, at.own(A).outside, at.goods(A)) == (6, 2, NONE)
    assert (at.staff(A).active, len(at.court.display)) == ((at.advisor("forester"),), 3)
    at = place().player(A, goods=(0, 0, 9, 9), pool=CLERKS)
    at.set(display=(at.advisor("bowyer"),))
    resolved(at, "headquarters")
    assert at.refused(act.HireClerk(A)) == ("reason-gw-clerks-all", "GW-235")


@pytest.mark.rule("GW-167", "GW-167a", "GW-240", "GW-X26")
def test_x26_three_active_advisors() -> None:
    at = place().player(A, goods=(0, 0, 9, 0), active="forester bowyer merchant")
    at.set(display=(at.advisor("standard_bearer"),))
    resolved(at, "headquarters", 2)
    assert at.refused(act.HireActive(A, at.advisor("standard_bearer"))) == ("reason-gw-three-active", "GW-240")
    assert at.refused(act.HirePassive(A, at.advisor("hermit"))) == ("reason-gw-not-in-display", "GW-240")
    at.do(act.HirePassive(A, at.advisor("standard_bearer")))
    assert at.staff(A).passive == (at.advisor("standard_bearer"),)


@pytest.mark.rule("GW-166", "GW-231", "GW-211")
def test_without_gold_nobody_is_hired() -> None:
    at = place().player(A, goods=(5, 5, 1, 0))
    at.set(display=(at.advisor("standard_bearer"),))
    assert resolved(at, "headquarters", 2).over
    at.run(Frame("great_wall.hiring", 1, Left(A, 1)))
    assert at.refused(act.HireClerk(A)) == ("reason-gw-cannot-pay", "GW-231")
    assert at.refused(act.HirePassive(A, at.advisor("standard_bearer"))) == ("reason-gw-cannot-pay", "GW-231")


# builds


def building(at: Place, left: int = 1, discount: int = 0) -> Place:
    """A may build."""
    return at.run(once(BUILD, Building(A, left, discount, not discount)))


def wall(section: SectionId, *saved: int) -> act.BuildWall:
    return act.BuildWall(A, section, saved or NONE)


def barricade(section: SectionId, *saved: int) -> act.BuildBarricade:
    return act.BuildBarricade(A, section, saved or NONE)


@pytest.mark.rule("GW-168", "GW-171", "GW-170", "GW-B1", "GW-B2", "GW-B3", "GW-B4", "GW-D13")
def test_prices_and_honour_of_builds() -> None:
    at = resolved(place().player(A, goods=(9, 15, 9, 0)), "builders_camp", 4)
    at.do(barricade(S2))
    assert (at.goods(A), at.honour(A), at.section(S2).barricades) == ((8, 15, 9, 0), (1,), 1)
    at.do(wall(S1))
    assert (at.goods(A), at.honour(A)) == ((5, 13, 9, 0), (6,))
    at.do(wall(S1))
    assert (at.goods(A), at.honour(A)) == ((3, 9, 9, 0), (14,))
    at.do(wall(S1))
    assert (at.goods(A), at.honour(A), at.section(S1).level) == ((3, 4, 6, 0), (25,), 3)
    assert at.own(A).walls == 3
    assert len(at.section(S1).posts) == 6
    assert at.over, "four clerks, four builds"


@pytest.mark.rule("GW-K4d", "GW-B3", "GW-172", "GW-231", "GW-X27")
def test_x27_a_discount_of_two() -> None:
    at = building(place().wall(S2, 1).player(A, goods=(1, 3, 0, 0)), discount=2)
    at.do(wall(S2, 1, 1, 0, 0))
    assert (at.goods(A), at.honour(A), at.section(S2).level) == (NONE, (8,), 2)
    at = building(place().wall(S2, 1).player(A, goods=(0, 4, 0, 0)), discount=2).do(wall(S2, 2, 0, 0, 0))
    assert at.goods(A) == NONE
    at = building(place().wall(S2, 1).player(A, goods=(1, 2, 0, 0)), discount=2)
    assert at.refused(wall(S2, 1, 1, 0, 0)) == ("reason-gw-cannot-pay", "GW-231")


@pytest.mark.rule("GW-A12", "GW-173", "GW-036", "GW-235", "GW-X28")
def test_x28_a_free_barricade_but_no_fourth() -> None:
    at = building(place().wall(S2, 0, 3).player(A, active="carpenter"))
    at.do(barricade(S1, 1, 0, 0, 0))
    assert (at.honour(A), at.section(S1).barricades) == ((1,), 1)
    at = building(place().wall(S2, 3, 3).player(A, goods=(9, 9, 9, 9)))
    assert at.refused(barricade(S2)) == ("reason-gw-barricades-full", "GW-235")
    assert at.refused(wall(S2)) == ("reason-gw-wall-high", "GW-235")


@pytest.mark.rule("GW-235", "GW-X28")
def test_no_level_is_skipped() -> None:
    at = building(place().player(A, goods=(2, 4, 0, 0)))
    assert at.refused(wall(S1)) == ("reason-gw-cannot-pay", "GW-231"), "level I, not level II, which could be paid"


@pytest.mark.rule("GW-A13", "GW-A21", "GW-G05", "GW-G06", "GW-187")
@pytest.mark.parametrize(
    ("people", "saved", "honour"),
    [
        ({"active": "master_architect"}, 1, 5),
        ({"active": "geomancer geomancer"}, 0, 9),
        ({"general": "zhu_lin", "passive": "forester"}, 0, 9),
        ({"general": "luo_ban", "passive": "forester"}, 2, 5),
    ],
)
def test_people_who_help_to_build_walls(people: dict[str, str], saved: int, honour: int) -> None:
    at = building(place().player(A, goods=(9, 9, 9, 9), **people))
    best = max(at.offered(act.BuildWall), key=lambda action: sum(action.saved))
    assert sum(best.saved) == saved
    at.do(best)
    assert at.honour(A) == (honour,)
    assert at.staff(A).general_spent == (saved if "luo_ban" in people.values() else 0)


@pytest.mark.rule("GW-G06", "GW-173a")
def test_a_pool_is_used_up() -> None:
    at = building(place().player(A, goods=(9, 9, 9, 9), general="luo_ban"), 3)
    at.do(barricade(S1, 1, 0, 0, 0))
    assert {sum(action.saved) for action in at.offered(act.BuildWall)} == {0}


@pytest.mark.rule("GW-D13", "GW-101")
def test_nobody_must_build() -> None:
    assert building(place().player(A, goods=(9, 9, 9, 9))).done().over


# the Reed clan


def reed(at: Place) -> Place:
    """The Reed turn, decided by the last in tea order."""
    return at.run(once(REED_STEP, Left(at.course.tea[-1], 3)))


@pytest.mark.rule("GW-200", "GW-201a", "GW-157", "GW-202", "GW-210", "GW-X56")
def test_x56_one_place_for_a_reed_clerk() -> None:
    at = place(2).clerks("gold_mine", 2).player(A, overseers=(0, 0, 1, 0))
    at.set(phase=REED).script("reed", seat=B)
    assert (at.step, at.goods(A), at.shame(A)) == ("overseer", (0, 0, 3, 0), (0,))
    at.done()
    assert at.estates.clerks[2] == (0, 0, 0)
    assert at.course.phase != REED


@pytest.mark.rule("GW-201a", "GW-202", "GW-203", "GW-D26", "GW-X57")
def test_x57_three_reed_clerks() -> None:
    at = reed(place(2).clerks("gold_mine", 2).clerks("quarry", 1))
    assert (at.asked, at.step) == (B, "reed")
    assert not at.offered(act.Done)
    assert at.refused(act.ReedPlace(B, location("temple"))) == ("reason-gw-reed-place", "GW-242")
    at.do(act.ReedPlace(B, location("quarry")), act.ReedPlace(B, location("quarry")))
    assert at.over, "the third goes where a spot is left"
    assert (at.estates.clerks[1], at.estates.clerks[2]) == ((1, 0, 2), (2, 0, 1))
    activated(at)
    assert at.goods(A) == (0, 1, 2, 0)
    assert at.shame(A, B) == (0, 0)


@pytest.mark.rule("GW-200", "GW-242")
def test_reed_clerks_go_to_regular_places_with_a_players_clerk() -> None:
    at = reed(place(2).clerks("gold_mine", 1).clerks("quarry", 1).clerks("market", 1).clerks("temple", 3))
    assert [action.location for action in at.offered(act.ReedPlace)] == [1, 2]
    for name in ("market", "temple", "lumber_mill"):
        assert at.refused(act.ReedPlace(B, location(name))) == ("reason-gw-reed-place", "GW-242")


@pytest.mark.rule("GW-017")
def test_reed_has_six_clerks() -> None:
    at = reed(
        place(2).clerks("gold_mine", 1, 0, 2).clerks("quarry", 1, 0, 2).clerks("temple", 1, 0, 1).clerks("barracks", 1)
    )
    assert at.asked == B
    at.do(act.ReedPlace(B, location("barracks")))
    assert at.over, "the sixth was the last"


@pytest.mark.rule("GW-201")
def test_alone_the_player_decides() -> None:
    at = place(1).clerks("quarry", 1).clerks("temple", 1).set(phase=REED).script("reed")
    assert (at.step, at.asked) == ("reed", A)


@pytest.mark.rule("GW-202", "GW-093")
def test_after_the_reed_turn_comes_the_winter() -> None:
    at = place(2).slots((A, "economy"), (B, "campaign")).set(slot=2, phase=REED)
    at.card(S3, 1, "steppe_scouts", wounds="01 11 12", marker=B).script("activation", seat=B)
    assert at.card_in(S3, 1) is None
    assert at.own(B).trophies[0] == 1
    assert at.course.year == 3 or at.course.phase == 0
