"""Deploying, killing, saving, defeating: GW-125 to GW-150, GW-H01 to GW-H08."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import CHECK, kill
from catan_desktop.games.great_wall.board import CAMP, hideout, wall
from catan_desktop.games.great_wall.events import Defeated, Defeating, SoldierKilled
from catan_desktop.games.great_wall.part import camp_changed, once
from catan_desktop.games.great_wall.soldiers import DEPLOY
from catan_desktop.games.great_wall.steps import Deploying
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from tests.games.great_wall.place import REST, S1, S2, S3, A, B, C, Place, at_spot, cells, place


def deploying(at: Place, left: int = 3, seat: Seat = A) -> Place:
    """A seat may deploy."""
    return at.run(once(DEPLOY, Deploying(seat, left, False)))


def checked(at: Place) -> Place:
    """The defeat check."""
    return at.run(Frame(CHECK, 0))


# deploying


@pytest.mark.rule("GW-127", "GW-129", "GW-D11", "GW-U1")
def test_a_spearman_takes_a_spot_of_row_one_and_its_reward() -> None:
    at = deploying(place().player(A, "spearman spearman").card(S1, 1, "steppe_scouts"))
    at.do(at.deploy(A, "spearman", S1, 1, "01"), at.deploy(A, "spearman", S1, 1, "12"))
    assert (at.goods(A), at.honour(A), at.open_in(S1, 1)) == ((0, 0, 1, 0), (1,), "11")
    assert at.camp(A, "spearman") == 0
    assert at.over


@pytest.mark.rule("GW-135", "GW-U3", "GW-234", "GW-232", "GW-129", "GW-X30")
def test_x30_a_horseman_in_row_two() -> None:
    def ready() -> Place:
        return deploying(place().player(A, "spearman horseman").card(S1, 2, "foragers"))

    at = ready()
    assert at.refused(at.deploy(A, "spearman", S1, 2, "00")) == ("reason-gw-row-one-only", "GW-232")
    assert at.refused(at.pair(A, S1, 2, "00", "11")) == ("reason-gw-spots-apart", "GW-234")
    assert at.do(at.pair(A, S1, 2, "00", "01")).goods(A) == (2, 0, 0, 0)
    at = ready()
    assert at.do(at.pair(A, S1, 2, "01", "11")).goods(A) == (1, 1, 0, 0)
    at = ready()
    assert at.do(at.deploy(A, "horseman", S1, 2, "01")).goods(A) == (1, 0, 0, 0)
    assert at.open_in(S1, 2) == "00 11"


@pytest.mark.rule("GW-234")
def test_two_spots_of_different_cards() -> None:
    at = place().player(A, "horseman").card(S1, 1, "foragers").card(S2, 1, "foragers")
    deploying(at)
    action = act.DeployPair(A, CAMP, at.kind("horseman"), at_spot(S1, 1, "01"), at_spot(S2, 1, "00"))
    assert at.refused(action) == ("reason-gw-spots-apart", "GW-234")


@pytest.mark.rule("GW-U3")
def test_a_horseman_reaches_every_row() -> None:
    at = place().player(A, "horseman").card(S1, 1, "foragers").card(S1, 3, "foragers")
    deploying(at)
    assert {action.spot // 8 for action in at.offered(act.Deploy)} == {0, 2}


@pytest.mark.rule("GW-U2", "GW-032", "GW-033", "GW-232", "GW-136", "GW-X31")
def test_x31_an_archer_needs_a_free_firing_spot() -> None:
    at = deploying(place().player(A, "archer").card(S1, 1, "foragers"))
    assert at.refused(at.to_wall(A, "archer", S1)) == ("reason-gw-no-firing-spot", "GW-232")
    assert at.refused(at.deploy(A, "archer", S1, 1, "00")) == ("reason-gw-archer-on-wall", "GW-232")
    at.do(at.to_hideout(A, "archer", S1))
    at = place().wall(S1, 1).player(A, "archer").post(B, "archer", S1).card(S1, 1, "foragers")
    deploying(at).do(at.to_wall(A, "archer", S1))
    assert [post.seat for post in at.section(S1).posts if post is not None] == [B, A]
    assert at.open_in(S1, 1) == "00 01 11", "he does not shoot when he is deployed"
    deploying(at.player(A, "archer"))
    assert at.refused(at.to_wall(A, "archer", S1)) == ("reason-gw-no-firing-spot", "GW-232")


@pytest.mark.rule("GW-127", "GW-127a", "GW-X33", "GW-034")
def test_x33_from_a_hideout() -> None:
    at = place().hide(A, "spearman", S1).hide(B, "spearman", S2).card(S3, 1, "foragers")
    deploying(at)
    assert at.refused(at.to_hideout(A, "spearman", S1, hideout(S1))) == ("reason-gw-same-hideout", "GW-127")
    assert len(at.offered(act.Station)) == 2
    at.do(at.to_hideout(A, "spearman", S2, hideout(S1)))
    assert (at.section(S2).hideout[A][0], at.section(S2).hideout[B][0]) == (1, 1)
    at.do(at.deploy(A, "spearman", S3, 1, "11", hideout(S2)))
    assert (at.section(S2).hideout[A][0], at.goods(A)) == (0, (0, 1, 0, 0))


@pytest.mark.rule("GW-127b")
def test_only_soldiers_of_camp_and_hideouts_are_deployed() -> None:
    at = place().wall(S1, 1).post(A, "archer", S1).player(A, "spearman").card(S2, 1, "foragers")
    deploying(at)
    assert {action.post for action in at.offered(act.Station)} == {0}
    refused = at.refused(act.Station(A, wall(S1), at.kind("archer"), hideout(S1)))
    assert refused == ("reason-gw-cannot-deploy", "GW-127b")
    assert at.refused(at.deploy(A, "horseman", S2, 1, "00")) == ("reason-gw-cannot-deploy", "GW-127b")


@pytest.mark.rule("GW-128", "GW-233")
def test_a_spot_must_exist_and_be_open() -> None:
    at = deploying(place().player(A, "spearman").card(S1, 1, "foragers", wounds="00"))
    assert at.refused(at.deploy(A, "spearman", S1, 1, "00")) == ("reason-gw-spot-covered", "GW-233")
    assert at.refused(at.deploy(A, "spearman", S1, 1, "10")) == ("reason-gw-no-spot", "GW-233")
    assert at.refused(at.deploy(A, "spearman", S2, 1, "00")) == ("reason-gw-no-spot", "GW-233")


@pytest.mark.rule("GW-137")
def test_wounds_bring_no_reward() -> None:
    at = place().wall(S1, 1).post(A, "archer", S1).card(S1, 1, "foragers")
    at.script("ranged", 3)
    at.do(act.Shoot(A, at_spot(S1, 1, "00")))
    assert at.goods(A) == (0, 0, 0, 0)


# killed soldiers


def killed(at: Place, *dead: tuple[Seat, str]) -> Place:
    """Soldiers of camps are killed at once."""
    out: list[Event] = []
    for seat, name in dead:
        at.state = camp_changed(at.game, at.state, seat, at.kind(name), -1)
    at.state = replace(at.state, frames=(REST,))
    state = kill(at.game, at.state, [SoldierKilled(seat, at.kind(name), CAMP) for seat, name in dead], out)
    at.state = state
    return at.run(*state.frames[1:])


@pytest.mark.rule("GW-130", "GW-131", "GW-D22")
def test_a_killed_soldier_goes_to_the_stock_or_for_chi_to_camp() -> None:
    at = killed(place().player(A, "archer", goods=(0, 0, 0, 1)), (A, "archer"))
    assert at.step == "save"
    at.do(act.LetGo(A))
    assert (at.camp(A, "archer"), at.stock(A, "archer"), at.goods(A)) == (0, 4, (0, 0, 0, 1))
    at = killed(place().player(A, "archer", goods=(0, 0, 0, 1)), (A, "archer")).do(act.SaveForChi(A))
    assert (at.camp(A, "archer"), at.stock(A, "archer"), at.goods(A)) == (1, 3, (0, 0, 0, 0))


@pytest.mark.rule("GW-131", "GW-210", "GW-243")
def test_without_means_nothing_is_asked() -> None:
    at = killed(place().player(A, "archer"), (A, "archer"))
    assert at.over
    assert at.stock(A, "archer") == 4
    at = place().player(A, "archer", active="physician")
    killed(at, (A, "archer"))
    assert at.refused(act.SaveForChi(A)) == ("reason-gw-no-chi", "GW-243")
    assert at.refused(act.SaveFree(A, False)) == ("reason-gw-no-chi", "GW-243")


@pytest.mark.rule("GW-132", "GW-D28", "GW-131")
def test_owners_in_tea_order_each_in_an_order_of_his_own() -> None:
    at = place().player(A, "spearman horseman", goods=(0, 0, 0, 1)).player(B, "archer", goods=(0, 0, 0, 1))
    at.set(tea=(B, C, A))
    killed(at, (A, "spearman"), (B, "archer"), (A, "horseman"))
    assert at.asked == B
    at.do(act.SaveForChi(B))
    assert (at.asked, at.step) == (A, "fallen")
    at.do(act.KillFirst(A, at.kind("horseman")), act.SaveForChi(A))
    assert at.over
    assert (at.camp(A, "horseman"), at.camp(A, "spearman"), at.camp(B, "archer")) == (1, 0, 1)


@pytest.mark.rule("GW-G09", "GW-268", "GW-131", "GW-X48", "GW-D22")
def test_x48_shi_yu() -> None:
    at = place().player(A, "spearman " * 4, general="shi_yu", passive="hermit", goods=(0, 0, 0, 1))
    killed(at, *[(A, "spearman")] * 4)
    assert not at.offered(act.SaveForChi), "the first two cost nothing"
    assert at.refused(act.SaveForChi(A)) == ("reason-gw-saved-free", "GW-D22")
    at.do(act.SaveFree(A, False), act.SaveFree(A, False))
    assert at.goods(A) == (0, 0, 0, 1)
    at.do(act.SaveForChi(A))
    assert at.over
    assert (at.camp(A, "spearman"), at.stock(A, "spearman")) == (3, 7)


@pytest.mark.rule("GW-268")
def test_shi_yu_may_decline() -> None:
    at = killed(place().player(A, "spearman", general="shi_yu"), (A, "spearman")).do(act.LetGo(A))
    assert (at.staff(A).general_spent, at.stock(A, "spearman")) == (0, 10)


@pytest.mark.rule("GW-A16", "GW-186", "GW-187")
def test_the_physician_saves_once_a_year() -> None:
    at = place().player(A, "spearman " * 3, active="physician physician")
    killed(at, *[(A, "spearman")] * 3)
    at.do(act.SaveFree(A, True), act.SaveFree(A, True))
    assert at.over
    assert (at.camp(A, "spearman"), at.staff(A).spent) == (2, (1, 1))


# defeat


@pytest.mark.rule("GW-141", "GW-142", "GW-144", "GW-146", "GW-147", "GW-133", "GW-X34", "GW-H07")
def test_x34_equal_presence() -> None:
    at = place().card(S1, 1, "heavy_cavalry", wounds="02").on(A, "spearman", S1, 1, "00")
    at.on(A, "spearman", S1, 1, "10").on(B, "horseman", S1, 1, "01 11")
    checked(at)
    assert at.honour(A, B) == (2 + 4, 2)
    assert at.own(A).trophies[at.type_of("heavy_cavalry")] == 1
    assert (at.camp(A, "spearman"), at.camp(B, "horseman")) == (2, 1)
    assert at.horde.discards.bit_count() == 1


@pytest.mark.rule("GW-144")
def test_the_earlier_in_tea_order_claims() -> None:
    at = place().card(S1, 1, "foragers", wounds="00").on(A, "spearman", S1, 1, "01").on(B, "spearman", S1, 1, "11")
    checked(at.set(tea=(C, B, A)))
    assert at.honour(A, B) == (1, 3)
    at = place().card(S1, 1, "foragers").on(A, "spearman", S1, 1, "01").on(B, "horseman", S1, 1, "00")
    at.on(B, "spearman", S1, 1, "11")
    assert checked(at).honour(A, B) == (1, 4), "the most spots, whoever is first"


@pytest.mark.rule("GW-143", "GW-147", "GW-130", "GW-X35")
def test_x35_a_skull_and_an_archer() -> None:
    at = place().wall(S1, 1).card(S1, 1, "steppe_scouts", wounds="01 11").on(A, "spearman", S1, 1, "12")
    checked(at.post(B, "archer", S1))
    assert at.honour(A, B) == (1 + 2, 1)
    assert (at.camp(A, "spearman"), at.stock(A, "spearman")) == (0, 10)
    assert at.section(S1).posts[0] is not None


@pytest.mark.rule("GW-145", "GW-143", "GW-X36", "GW-D20")
def test_x36_the_last_wound_claims() -> None:
    at = place().wall(S1, 1).card(S1, 1, "foragers", wounds="00 01 11", marker=B)
    checked(at.post(B, "archer", S1).post(C, "archer", S1))
    assert at.honour(A, B, C) == (0, 1 + 2, 1)
    assert sum(at.own(B).trophies) == 1


@pytest.mark.rule("GW-149", "GW-148", "GW-X37")
def test_x37_the_others_move_up_with_what_lies_on_them() -> None:
    at = place().card(S1, 1, "steppe_scouts", wounds="01 11 12", marker=A)
    at.card(S1, 2, "steppe_spearmen", wounds="11").card(S1, 3, "pillagers")
    checked(at)
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == ["steppe_spearmen", "pillagers", None]
    card = at.card_in(S1, 1)
    assert card is not None
    assert card.wounds == cells("11")
    (gone,) = at.told(Defeated)
    assert at.horde.discards == 1 << gone.card


@pytest.mark.rule("GW-140", "GW-X38")
def test_x38_the_order_of_the_check() -> None:
    at = place().card(S1, 1, "khans_guard").card(S1, 2, "foragers", wounds="00 01 11", marker=A)
    at.card(S2, 1, "steppe_scouts", wounds="01 11 12", marker=B)
    checked(at)
    assert [event.section for event in at.told(Defeated)] == [S1, S2]


@pytest.mark.rule("GW-140")
def test_after_each_card_the_check_begins_again() -> None:
    at = place().card(S1, 1, "foragers", wounds="00 01 11", marker=A)
    at.card(S1, 2, "steppe_scouts", wounds="01 11 12", marker=B).card(S2, 1, "foragers", wounds="00 01 11", marker=A)
    checked(at)
    assert [(event.section, event.row) for event in at.told(Defeating)] == [(S1, 0), (S1, 0), (S2, 0)]


@pytest.mark.rule("GW-140a", "GW-147", "GW-131")
def test_who_dies_on_a_skull_may_be_saved_before_the_card_goes() -> None:
    at = place().player(A, goods=(0, 0, 0, 1)).card(S1, 1, "steppe_scouts", wounds="01 11")
    at.on(A, "spearman", S1, 1, "12")
    checked(at)
    assert (at.step, at.honour(A), at.name_in(S1, 1)) == ("save", (3,), "steppe_scouts")
    at.do(act.SaveForChi(A))
    assert (at.over, at.card_in(S1, 1), at.camp(A, "spearman")) == (True, None, 1)


@pytest.mark.rule("GW-147")
def test_a_horseman_on_two_skulls_dies_once() -> None:
    at = place().card(S1, 1, "khans_guard", wounds="00 02 10 12").on(A, "horseman", S1, 1, "01 11")
    checked(at)
    assert (at.stock(A, "horseman"), at.honour(A)) == (2, (2 + 6,))


@pytest.mark.rule("GW-141", "GW-147")
def test_a_wounded_skull_kills_nobody() -> None:
    at = place().card(S1, 1, "steppe_scouts", wounds="12").on(A, "horseman", S1, 1, "01 11")
    checked(at)
    assert (at.camp(A, "horseman"), at.honour(A)) == (1, (2 + 2,))


@pytest.mark.rule("GW-A19", "GW-G01", "GW-187")
def test_standard_bearer_and_wei_long() -> None:
    at = place().player(A, general="wei_long", passive="bowyer", active="standard_bearer standard_bearer")
    at.player(B, active="standard_bearer").player(C, active="standard_bearer")
    at.card(S1, 1, "foragers").on(A, "horseman", S1, 1, "00 01").on(B, "spearman", S1, 1, "11")
    checked(at)
    assert at.honour(A, B, C) == (2 + 2 + 2 + 2, 1 + 1, 0)


# horde cards

CARDS = [
    ("steppe_scouts", 2, 2, "01 11 12", "12", (1, 0, 1, 0), 1),
    ("foragers", 3, 2, "00 01 11", "", (2, 1, 0, 0), 0),
    ("steppe_spearmen", 4, 3, "00 01 10 11", "01", (1, 0, 1, 0), 2),
    ("horse_archers", 4, 3, "01 02 11 12", "02", (0, 0, 1, 1), 2),
    ("war_drummers", 2, 3, "00 01 02 11", "11", (0, 1, 0, 1), 2),
    ("pillagers", 5, 3, "01 02 11 12", "11", (0, 0, 3, 0), 1),
    ("heavy_cavalry", 6, 4, "00 01 02 10 11", "02", (1, 1, 0, 0), 4),
    ("khans_guard", 7, 6, "00 01 02 10 11 12", "01 11", (0, 0, 1, 1), 6),
]
RULES = ["GW-H01", "GW-H02", "GW-H03", "GW-H04", "GW-H05", "GW-H06", "GW-H07", "GW-H08"]


@pytest.mark.rule("GW-H01", "GW-H02", "GW-H03", "GW-H04", "GW-H05", "GW-H06", "GW-H07", "GW-H08", "GW-180")
@pytest.mark.parametrize(("name", "power", "trophy", "spots", "skulls", "goods", "honour"), CARDS, ids=RULES)
def test_horde_cards(
    name: str, power: int, trophy: int, spots: str, skulls: str, goods: tuple[int, ...], honour: int
) -> None:
    """Each spot is covered by a spearman: its reward comes, those on skulls die, the trophy is claimed."""
    at = deploying(place().player(A, "spearman " * 6).card(S1, 1, name), 6)
    assert at.tables.horde[at.type_of(name)].power == power
    for cell in spots.split():
        at.do(at.deploy(A, "spearman", S1, 1, cell))
    assert (at.goods(A), at.honour(A)) == (goods, (honour,))
    at.player(A, goods=(0, 0, 0, 0))
    checked(at)
    assert at.honour(A) == (honour + len(spots.split()) + trophy,)
    assert at.stock(A, "spearman") == 10 - 6 + len(skulls.split())
