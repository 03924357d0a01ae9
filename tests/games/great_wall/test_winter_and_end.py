"""Winter and the end of the game: GW-110 to GW-123, GW-181, GW-182, GW-184, GW-188 to GW-199a."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import CHECK
from catan_desktop.games.great_wall.board import SectionId, hideout, wall
from catan_desktop.games.great_wall.ending import artifact_honour, final_honour, fulfilled
from catan_desktop.games.great_wall.events import Assaulted
from catan_desktop.games.great_wall.part import WINTER
from catan_desktop.games.great_wall.tables import ARCHER, ArtifactId, RequestId
from catan_desktop.games.great_wall.winter import attack
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import SEATS, Seat
from tests.games.great_wall.place import S1, S2, S3, A, B, C, Place, at_spot, place

SAVE_NOTHING: Counts = (0, 0, 0, 0)


def winter(at: Place) -> Place:
    """Winter begins."""
    return at.script("ranged", WINTER)


def assault(at: Place) -> Place:
    """The assaults, in the last Year: the game ends after them."""
    return at.script("assault", WINTER)


def stopped(at: Place) -> Place:
    """The last Year: what Winter has done stays to be seen."""
    return at.set(year=at.tables.line.years)


# shots


@pytest.mark.rule("GW-110", "GW-111", "GW-111a", "GW-D20")
def test_archers_shoot_in_tea_order_section_by_section() -> None:
    at = place().set(tea=(B, A, C)).wall(S1, 1).wall(S2, 1)
    at.post(A, "archer", S1).post(B, "archer", S1).post(C, "archer", S2)
    at.card(S1, 1, "khans_guard").card(S1, 2, "foragers").card(S2, 3, "foragers")
    winter(at)
    assert at.asked == B
    assert len(at.offered(act.Shoot)) == 9, "any spot of any card of the section"
    assert at.refused(act.Done(B)) == ("reason-gw-must-shoot", "GW-111a")
    at.do(act.Shoot(B, at_spot(S1, 2, "11")))
    assert at.open_in(S1, 2) == "00 01"
    at.do(act.Shoot(A, at_spot(S1, 1, "00")))
    assert at.asked == C
    assert {action.spot // 8 for action in at.offered(act.Shoot)} == {5}


@pytest.mark.rule("GW-110a", "GW-111", "GW-113", "GW-145", "GW-210", "GW-X45")
def test_x45_a_card_falls_before_the_assault() -> None:
    at = stopped(place()).wall(S2, 1).card(S2, 1, "steppe_scouts", wounds="01 11").post(A, "archer", S2)
    winter(at)
    assert at.honour(A) == (1 + 2,)
    assert at.shame(A, B, C) == (0, 0, 0)
    assert not at.told(Assaulted)


@pytest.mark.rule("GW-111", "GW-143", "GW-211", "GW-X46")
def test_x46_no_spot_no_shot() -> None:
    at = stopped(place()).wall(S2, 1).card(S2, 1, "steppe_scouts", wounds="01 11")
    winter(at.post(A, "archer", S2).post(A, "archer", S2))
    assert at.honour(A) == (2 + 2,)


@pytest.mark.rule("GW-G13", "GW-267", "GW-D20")
def test_liang_gong() -> None:
    at = stopped(place()).player(A, general="liang_gong", passive="bowyer").wall(S1, 1).wall(S2, 1)
    at.post(A, "archer", S1).post(A, "archer", S2).card(S1, 1, "khans_guard").card(S2, 1, "khans_guard")
    winter(at)
    at.do(act.Shoot(A, at_spot(S1, 1, "00")))
    assert at.step == "volley"
    at.done()
    assert at.step == "shot"
    at.do(act.Shoot(A, at_spot(S2, 1, "00")), act.Shoot(A, at_spot(S2, 1, "01")), act.Shoot(A, at_spot(S2, 1, "02")))
    assert at.open_in(S2, 1) == "10 11 12"
    assert at.staff(A).general_spent == 1


@pytest.mark.rule("GW-G13", "GW-267")
def test_liang_gong_once_a_winter_and_only_beside_an_archer() -> None:
    at = place().player(A, general="liang_gong", passive="bowyer").wall(S1, 1).wall(S2, 1)
    at.post(A, "archer", S1).post(A, "archer", S2).card(S1, 1, "steppe_scouts").card(S2, 1, "khans_guard")
    at.card(S3, 1, "khans_guard")
    winter(at)
    at.do(*[act.Shoot(A, at_spot(S1, 1, cell)) for cell in ("01", "11")])
    assert at.asked == A, "the last wound of two"
    at.do(act.Shoot(A, at_spot(S1, 1, "12")))
    assert at.step == "shot"
    at.do(act.Shoot(A, at_spot(S2, 1, "00")))
    assert at.step != "volley"


# assaults


@pytest.mark.rule("GW-112", "GW-114", "GW-115", "GW-H04", "GW-X39")
def test_x39_attack_against_defence() -> None:
    at = stopped(place()).wall(S2, 1, 1).card(S2, 1, "steppe_spearmen").card(S2, 2, "horse_archers")
    assault(at)
    assert at.told(Assaulted) == [Assaulted(S2, 10, 6, True)]
    assert at.shame(A, B, C) == (1, 1, 1)


@pytest.mark.rule("GW-115", "GW-X40")
def test_x40_equality_holds_the_wall() -> None:
    at = stopped(place()).wall(S1, 1, 1).card(S1, 1, "heavy_cavalry")
    assault(at)
    assert at.told(Assaulted) == [Assaulted(S1, 6, 6, False)]
    assert at.shame(A, B, C) == (0, 0, 0)
    assert at.defence.breached == 0


@pytest.mark.rule("GW-181", "GW-H05", "GW-182a", "GW-X41")
def test_x41_drummers_raise_each_other() -> None:
    at = place().card(S1, 1, "war_drummers").card(S1, 3, "war_drummers").card(S1, 2, "heavy_cavalry")
    assert attack(at.game, at.section(S1)) == 14


@pytest.mark.rule("GW-H04", "GW-149", "GW-X42")
def test_x42_horse_archers_are_stronger_behind() -> None:
    at = place().card(S1, 1, "steppe_scouts").card(S1, 2, "horse_archers")
    assert attack(at.game, at.section(S1)) == 8
    at = place().card(S1, 1, "steppe_scouts", wounds="01 11 12", marker=A).card(S1, 2, "horse_archers")
    at.run(Frame(CHECK, 0))
    assert attack(at.game, at.section(S1)) == 4


@pytest.mark.rule("GW-116", "GW-116a", "GW-117", "GW-131", "GW-182", "GW-H06", "GW-X43")
def test_x43_a_breach_by_pillagers() -> None:
    at = stopped(place()).player(A, goods=(0, 0, 0, 1)).hide(A, "spearman", S1).card(S1, 1, "pillagers")
    assault(at)
    assert (at.step, at.asked) == ("save", A)
    at.do(act.SaveForChi(A))
    assert (at.camp(A, "spearman"), at.shame(A, B, C)) == (1, (0, 2, 2))


@pytest.mark.rule("GW-182", "GW-182a")
def test_two_pillagers() -> None:
    at = stopped(place()).card(S1, 1, "pillagers").card(S1, 3, "pillagers")
    assert assault(at).shame(A, B, C) == (3, 3, 3)


@pytest.mark.rule("GW-113", "GW-X44")
def test_x44_no_horde_no_assault() -> None:
    at = assault(stopped(place()))
    assert not at.told(Assaulted)
    assert at.shame(A, B, C) == (0, 0, 0)


@pytest.mark.rule("GW-116", "GW-118", "GW-119", "GW-D23", "GW-243")
def test_who_is_there_loses_a_soldier_of_his_choice() -> None:
    at = stopped(place()).wall(S1, 1).card(S1, 1, "khans_guard").card(S1, 2, "foragers")
    at.post(A, "archer", S1).hide(A, "spearman", S1).on(A, "horseman", S1, 2, "00 01").on(B, "spearman", S1, 1, "12")
    assault(at)
    assert (at.step, at.asked) == ("loss", A)
    assert len(at.offered(act.LoseSoldier)) == 2
    assert len(at.offered(act.LoseFigure)) == 1
    assert at.refused(act.Done(A)) == ("reason-gw-must-lose", "GW-243")
    wood = at.goods(A)
    at.do(act.LoseFigure(A, at_spot(S1, 2, "00")))
    assert (at.open_in(S1, 2), at.goods(A), at.stock(A, "horseman")) == ("00 01 11", wood, 2)
    assert at.open_in(S1, 1) == "00 01 02 10 11 12", "the only one is lost without asking"
    assert at.shame(A, B, C) == (0, 0, 1)


@pytest.mark.rule("GW-213", "GW-116", "GW-D23")
def test_equal_soldiers_on_different_levels_are_lost_apart() -> None:
    at = stopped(place()).wall(S1, 2).card(S1, 1, "khans_guard").card(S1, 2, "khans_guard")
    for _ in range(3):
        at.post(A, "archer", S1)
    assault(at)
    assert at.offered(act.LoseSoldier) == [act.LoseSoldier(A, wall(S1), ARCHER, level) for level in (1, 2)]
    at.do(act.LoseSoldier(A, wall(S1), ARCHER, 1))
    assert [post is None for post in at.section(S1).posts] == [True, False, False, True]


@pytest.mark.rule("GW-118")
def test_a_soldier_elsewhere_does_not_help() -> None:
    at = stopped(place()).card(S1, 1, "foragers").hide(A, "spearman", S2).player(A, "spearman")
    assert assault(at).shame(A) == (1,)


@pytest.mark.rule("GW-116")
def test_losing_from_the_hideout() -> None:
    at = stopped(place()).card(S1, 1, "foragers").hide(A, "spearman", S1).hide(A, "archer", S1)
    assault(at)
    at.do(act.LoseSoldier(A, hideout(S1), at.kind("archer")))
    assert (at.stock(A, "archer"), at.section(S1).hideout[A][0]) == (4, 1)


@pytest.mark.rule("GW-120", "GW-122", "GW-X47")
def test_x47_barricades_go_levels_and_cards_stay() -> None:
    at = stopped(place()).wall(S1, 1, 1).wall(S2, 0, 2).card(S1, 1, "khans_guard")
    assault(at)
    assert at.defence.breached == 0b001
    assert [section.barricades for section in at.defence.sections] == [0, 0, 0]
    assert (at.section(S1).level, at.name_in(S1, 1)) == (1, "khans_guard")


@pytest.mark.rule("GW-191", "GW-190", "GW-117", "GW-X49")
def test_x49_the_last_token() -> None:
    at = place(2).set(shame_left=1).card(S1, 1, "foragers")
    assault(at)
    assert (at.shame(A, B), at.estates.shame_left) == ((1, 0), 0)
    assert at.state.outcome is not None
    assert at.state.outcome.ending == "shame"


@pytest.mark.rule("GW-191a", "GW-191")
def test_who_must_take_more_than_there_is_takes_the_rest() -> None:
    at = place(2).set(shame_left=1).card(S1, 1, "pillagers")
    assert assault(at).shame(A, B) == (1, 0)


# the end


def ended(at: Place) -> str:
    """How the game ends at the end check; empty where it goes on."""
    at.script("end", WINTER)
    return at.state.outcome.ending if at.state.outcome else ""


@pytest.mark.rule("GW-123", "GW-190", "GW-P3", "GW-P4", "GW-199", "GW-X50")
def test_x50_finished_sections() -> None:
    assert ended(place().wall(S1, 3).wall(S2, 3)) == "wall"
    assert ended(place(4).wall(S1, 3).wall(S2, 3)) == ""
    assert ended(place(4).wall(S1, 3).wall(S2, 3).wall(S3, 3)) == "wall"


@pytest.mark.rule("GW-190a")
def test_the_end_is_looked_at_in_winter_only() -> None:
    at = place().wall(S1, 3).wall(S2, 3).set(shame_left=0).player(A, "spearman")
    at.slots((A, "campaign"), (B, "economy"), (C, "economy")).script("captain").done()
    assert at.state.outcome is None


@pytest.mark.rule("GW-190b", "GW-194", "GW-196", "GW-199", "GW-X51")
def test_x51_an_empty_pool_comes_before_a_finished_wall() -> None:
    at = place(year=6).wall(S1, 3).wall(S2, 3).set(shame_left=0).player(B, honour=5)
    assert ended(at) == "shame"
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (B,)
    assert at.course.final == (0, 5, 0)
    at = place(year=6, gw_mode="coop").wall(S1, 3).wall(S2, 3).set(shame_left=0)
    assert ended(at) == "shame"
    assert at.state.outcome is not None
    assert at.state.outcome.winners == ()


@pytest.mark.rule("GW-190", "GW-199")
def test_the_last_year() -> None:
    assert ended(place(year=6)) == "years"
    assert ended(place(year=5)) == ""
    assert ended(place(year=6).wall(S1, 3).wall(S2, 3)) == "wall"


@pytest.mark.rule("GW-192", "GW-192a", "GW-184", "GW-188", "GW-X52")
def test_x52_final_honour() -> None:
    at = place().player(A, honour=60, shame=3, passive="bowyer hermit", goods=(2, 2, 2, 1), overseers=(1, 0, 0, 0))
    at.set(artifacts=(0,))
    assert final_honour(at.game, at.state, A).total == 68


@pytest.mark.rule("GW-192b")
def test_final_honour_may_be_negative() -> None:
    at = place().player(A, shame=3)
    assert final_honour(at.game, at.state, A).total == -6


@pytest.mark.rule("GW-188", "GW-189", "GW-F01", "GW-F02", "GW-F03", "GW-F05", "GW-X53")
def test_x53_artifacts() -> None:
    at = place()
    for seat, (trophies, overseers, shame) in enumerate(((4, 5, 0), (4, 3, 2), (2, 3, 2))):
        levels = (min(3, overseers), max(0, overseers - 3), 0, 0)
        at.player(seat, trophies=(trophies, *(0,) * 7), overseers=levels, shame=shame)
    assert [artifact_honour(at.game, at.state, ArtifactId(card)) for card in (1, 0, 2, 4)] == [
        (8, 8, 0),
        (8, 4, 4),
        (0, 0, 0),
        (8, 4, 4),
    ]
    at = place(2).player(A, overseers=(3, 2, 0, 0)).player(B, overseers=(3, 0, 0, 0))
    assert artifact_honour(at.game, at.state, ArtifactId(0)) == (8, 0)


@pytest.mark.rule("GW-F03", "GW-F04", "GW-188")
def test_walls_and_advisors_for_artifacts() -> None:
    at = place().player(A, walls=2).player(C, walls=1).player(B, active="bowyer", passive="hermit forester")
    at.player(A, passive="hermit forester")
    assert artifact_honour(at.game, at.state, ArtifactId(2)) == (8, 0, 4)
    assert artifact_honour(at.game, at.state, ArtifactId(3)) == (4, 8, 0)


@pytest.mark.rule("GW-193", "GW-X54")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"shame": 2, "honour": 74}, {"shame": 1, "honour": 72}, B),
        ({"goods": (5, 0, 0, 0), "honour": 70}, {"goods": (4, 0, 0, 0), "honour": 70}, A),
        ({"goods": (4, 0, 0, 0), "honour": 70}, {"goods": (5, 0, 0, 0), "honour": 70}, B),
        ({"honour": 70}, {"honour": 70}, A),
        ({"honour": 70}, {"honour": 71}, B),
    ],
)
def test_x54_ties(first: dict[str, object], second: dict[str, object], winner: Seat) -> None:
    at = place(2, year=6).player(A, **first).player(B, **second)  # type: ignore[arg-type]
    assert ended(at) == "years"
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (winner,)


@pytest.mark.rule("GW-193")
def test_equal_in_all_the_earlier_in_tea_order_wins() -> None:
    at = place(2, year=6).set(tea=(B, A))
    ended(at)
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (B,)


def request(at: Place, name: str) -> int:
    """The number of a request."""
    return [one.key for one in at.tables.requests].index(name)


GOALS = [
    pytest.param("raise_the_wall", (7, 8, 8, 9, 9), id="GW-R1"),
    pytest.param("break_the_horde", (5, 8, 10, 15, 18), id="GW-R2"),
    pytest.param("glory", (110, 185, 290, 345, 350), id="GW-R3"),
    pytest.param("good_government", (9, 18, 25, 29, 34), id="GW-R4"),
    pytest.param("clean_name", (3, 3, 3, 2, 1), id="GW-R5"),
    pytest.param("no_gap", (2, 2, 2, 2, 2), id="GW-R6"),
    pytest.param("council", (5, 4, 3, 3, 3), id="GW-R7"),
    pytest.param("quiet_border", (2, 3, 3, 2, 1), id="GW-R8"),
]


def reaching(seats: int, name: str, value: int) -> Place:
    """A position in which what a request looks at has this value."""
    at = place(seats)
    if name == "raise_the_wall":
        for section in (S1, S2, S3):
            at.wall(section, min(3, max(0, value - 3 * section)))
    elif name == "no_gap":
        for section in (S1, S2, S3):
            at.wall(section, value if section == S2 else 3)
    elif name == "quiet_border":
        for slot in range(value):
            at.card(SectionId(slot % 3), 1 + slot // 3, "foragers" if slot < 3 else "steppe_scouts")
    for seat in range(seats):
        share = value // seats + (1 if seat < value % seats else 0)
        if name == "break_the_horde":
            at.player(seat, trophies=(share, *(0,) * 7))
        elif name == "glory":
            at.player(seat, honour=share)
        elif name == "good_government":
            at.player(seat, overseers=tuple([min(3, max(0, share - 3 * area)) for area in range(4)]))
        elif name == "clean_name":
            at.player(seat, shame=value if seat == seats - 1 else 0)
        elif name == "council":
            own = value if seat == seats - 1 else 9
            at.player(seat, passive=" ".join(["hermit"] * (own // 2)), active=" ".join(["bowyer"] * (own - own // 2)))
    return at


@pytest.mark.rule("GW-R1", "GW-R2", "GW-R3", "GW-R4", "GW-R5", "GW-R6", "GW-R7", "GW-R8")
@pytest.mark.parametrize(("name", "goals"), GOALS)
def test_requests(name: str, goals: tuple[int, ...]) -> None:
    for seats, goal in zip(range(1, 6), goals, strict=True):
        found = []
        for value in (goal - 1, goal, goal + 1):
            at = reaching(seats, name, min(value, 9 if name == "raise_the_wall" else value))
            found.append(fulfilled(at.game, at.state, RequestId(request(at, name))))
        top = name == "raise_the_wall" and goal == 9
        expected = [True, True, False] if name in ("clean_name", "quiet_border") else [False, True, True]
        assert found == expected, (seats, top)


@pytest.mark.rule("GW-196", "GW-198", "GW-199a", "GW-R1", "GW-R5", "GW-R8", "GW-X60")
@pytest.mark.parametrize(("shame", "won"), [((3, 2, 0), True), ((4, 2, 0), False)])
def test_x60_together(shame: tuple[int, ...], won: bool) -> None:
    at = place(year=5, gw_mode="coop").wall(S1, 3).wall(S2, 3).wall(S3, 2).set(shame_left=25)
    for seat, count in enumerate(shame):
        at.player(seat, shame=count)
    for section in (S1, S2, S3):
        at.card(section, 1, "foragers")
    at.set(requests=tuple([request(at, name) for name in ("raise_the_wall", "clean_name", "quiet_border")]))
    assert ended(at) == "wall"
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (SEATS[:3] if won else ())
    assert at.course.final == tuple([-2 * count for count in shame])


@pytest.mark.rule("GW-197", "GW-198")
def test_together_claims_and_shame_are_the_same() -> None:
    at = place(gw_mode="coop").card(S1, 1, "foragers", wounds="00").on(A, "spearman", S1, 1, "01")
    at.on(B, "spearman", S1, 1, "11").run(Frame(CHECK, 0))
    assert at.honour(A, B) == (3, 1)
    at = stopped(place(gw_mode="coop")).card(S1, 1, "foragers")
    assert assault(at).shame(A, B, C) == (1, 1, 1)
