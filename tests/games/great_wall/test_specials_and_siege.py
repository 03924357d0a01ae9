"""Special soldiers and siege cards: BP-050, BP-081 to BP-124, BP-H09 to BP-H12."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import CHECK, presences
from catan_desktop.games.great_wall.board import CAMP, ColumnId, RowId, SectionId, hideout
from catan_desktop.games.great_wall.events import Assaulted, Marked
from catan_desktop.games.great_wall.part import WINTER, once
from catan_desktop.games.great_wall.powder import actions as fire
from catan_desktop.games.great_wall.powder.events import Arson, LevelLost, RamMoved
from catan_desktop.games.great_wall.powder.firearms import FIRE
from catan_desktop.games.great_wall.powder.part import Firing
from catan_desktop.games.great_wall.powder.siege import levels_lost
from catan_desktop.games.great_wall.powder.specials import block
from catan_desktop.games.great_wall.powder.tables import CANNON, TowerId
from catan_desktop.games.great_wall.powder.view.threats import siege_threat
from catan_desktop.games.great_wall.soldiers import DEPLOY
from catan_desktop.games.great_wall.steps import Deploying
from catan_desktop.games.great_wall.tables import ClanId
from catan_desktop.games.great_wall.winter import attack, defence
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import Seat, numbers
from tests.games.great_wall.place import S1, S2, S3, A, B, C, Place, at_spot, cells
from tests.games.great_wall.test_powder import firearms, on_tower, part, powder, shot

MONKEY, DRAGON, SNAKE, TURTLE, PANDA = numbers(ClanId, 5)
NONE = (0, 0, 0, 0)


def deploying(at: Place, left: int = 3, seat: Seat = A) -> Place:
    """A seat may deploy."""
    return at.run(once(DEPLOY, Deploying(seat, left, False)))


def checked(at: Place) -> Place:
    """The defeat check."""
    return at.run(Frame(CHECK, 0))


def clan(number: int, camp: str, seats: int = 3) -> Place:
    """A leads a clan and has these soldiers in camp."""
    return powder(seats).player(A, clan=number).player(A, camp)


def last_winter(at: Place, step: str = "assault") -> Place:
    """Winter of the last Year from this step on; the game ends after it."""
    return at.set(year=at.tables.line.years).script(step, WINTER)


# monk and sapper


@pytest.mark.rule("BP-082", "GW-135", "GW-232", "BP-U4", "BP-X17")
def test_x17_a_monk_reaches_every_row() -> None:
    at = clan(MONKEY, "monk").player(B, "spearman").card(S2, 3, "trebuchet")
    deploying(at).do(at.deploy(A, "monk", S2, 3, "02"))
    assert (at.honour(A), at.open_in(S2, 3)) == ((1,), "01 03 12")
    deploying(at, seat=B)
    assert at.refused(at.deploy(B, "spearman", S2, 3, "01")) == ("reason-gw-row-one-only", "GW-232")


@pytest.mark.rule("BP-083", "BP-084", "BP-U5", "BP-D21", "GW-D20", "BP-X18")
def test_x18_a_sapper_shoots_and_leaps() -> None:
    at = clan(PANDA, "sapper").wall(S1, 1).card(S1, 1, "foragers")
    deploying(at).do(at.to_wall(A, "sapper", S1), act.Shoot(A, at_spot(S1, 1, "00")))
    assert [action.spot for action in at.offered(fire.SapperMove)] == [at_spot(S1, 1, "01"), at_spot(S1, 1, "11")]
    at.do(fire.SapperMove(A, at_spot(S1, 1, "01")))
    assert (at.goods(A), at.open_in(S1, 1), at.section(S1).posts) == ((1, 0, 0, 0), "11", (None, None))


@pytest.mark.rule("BP-084", "BP-D21")
def test_a_sapper_may_stay() -> None:
    at = clan(PANDA, "sapper").wall(S1, 1).card(S1, 1, "foragers").card(S1, 2, "keshiks")
    deploying(at).do(at.to_wall(A, "sapper", S1))
    assert len(at.offered(act.Shoot)) == 3 + 6, "any card of the section"
    at.do(act.Shoot(A, at_spot(S1, 2, "00"))).done()
    assert at.section(S1).posts[0] is not None
    assert at.goods(A) == NONE


@pytest.mark.rule("BP-084")
@pytest.mark.parametrize("shooter", [0, 1])
def test_of_two_sappers_the_one_who_shot_leaves_his_spot(shooter: int) -> None:
    at = powder().player(A, clan=PANDA).wall(S1, 2).post(A, "sapper", S1).post(A, "sapper", S1)
    at.card(S1, 1, "khans_guard").script("ranged", WINTER)
    if shooter:
        at.do(act.Shoot(A, at_spot(S1, 1, "00"))).done()
    at.do(act.Shoot(A, at_spot(S1, 1, "01")), fire.SapperMove(A, at_spot(S1, 1, "02")))
    assert [place for place, post in enumerate(at.section(S1).posts) if post is None] == [shooter, 2, 3]
    assert (at.asked, at.step) == ((A, "shot") if not shooter else (at.asked, at.step))


@pytest.mark.rule("BP-085", "BP-084a", "BP-089a", "GW-110", "BP-X19")
def test_x19_a_sapper_behind_an_empty_row_one() -> None:
    at = powder().player(A, clan=PANDA).wall(S1, 1).post(A, "sapper", S1)
    at.card(S1, 3, "trebuchet", wounds="01 02")
    at.set(year=6).script("ranged", WINTER)
    assert [action.spot for action in at.offered(act.Shoot)] == [at_spot(S1, 3, "03"), at_spot(S1, 3, "12")]
    assert not at.offered(act.Done)
    at.do(act.Shoot(A, at_spot(S1, 3, "12")))
    card = at.card_in(S1, 3)
    assert card is None or card.wounds == cells("01 02 12")
    assert not at.told(RamMoved)


@pytest.mark.rule("GW-110", "BP-085")
def test_the_lowest_spot_shoots_first() -> None:
    for names, steps in (("sapper archer", ["sapper", "archer"]), ("archer sapper", ["archer", "sapper"])):
        at = powder().player(A, clan=PANDA).wall(S1, 1).card(S1, 2, "keshiks")
        for name in names.split():
            at.post(A, name, S1)
        at.script("ranged", WINTER).do(act.Shoot(A, at_spot(S1, 2, "00")), act.Shoot(A, at_spot(S1, 2, "01")))
        assert [event.soldier for event in at.told(Marked)] == [at.kind(name) for name in steps]


@pytest.mark.rule("BP-085", "BP-084")
def test_a_sapper_leaps_in_winter_too() -> None:
    at = powder().player(A, clan=PANDA).wall(S1, 1).post(A, "sapper", S1).card(S1, 1, "foragers")
    at.script("ranged", WINTER).do(act.Shoot(A, at_spot(S1, 1, "00")))
    at.do(fire.SapperMove(A, at_spot(S1, 1, "11")))
    assert at.goods(A) == (0, 1, 0, 0)


@pytest.mark.rule("BP-108", "GW-232", "BP-109")
def test_without_a_firing_spot_only_a_hideout() -> None:
    at = clan(PANDA, "sapper").card(S1, 1, "foragers")
    deploying(at)
    assert at.refused(at.to_wall(A, "sapper", S1)) == ("reason-gw-no-firing-spot", "GW-232")
    assert at.refused(at.deploy(A, "sapper", S1, 1, "00")) == ("reason-gw-archer-on-wall", "GW-232")
    at.do(at.to_hideout(A, "sapper", S1))
    assert at.open_in(S1, 1) == "00 01 11"


# arsonist


@pytest.mark.rule("BP-086", "BP-086a", "BP-087", "GW-038", "BP-U6", "BP-X11", "GW-232")
def test_x11_an_arsonist() -> None:
    at = clan(DRAGON, "arsonist").card(S1, 1, "khans_guard").card(S2, 2, "khans_guard")
    deploying(at)
    assert at.refused(at.deploy(A, "arsonist", S2, 2, "01")) == ("reason-gw-row-one-only", "GW-232")
    at.do(at.deploy(A, "arsonist", S1, 1, "01"))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (card.wounds, at.open_in(S1, 1), at.honour(A)) == (cells("00 02 11"), "10 12", (2,))
    assert card.marker == A


@pytest.mark.rule("BP-087")
def test_fire_spares_soldiers_wounds_and_tokens() -> None:
    at = clan(DRAGON, "arsonist").card(S1, 1, "khans_guard", wounds="00").tokens(S1, 1, "02")
    at.on(B, "spearman", S1, 1, "11")
    deploying(at).do(at.deploy(A, "arsonist", S1, 1, "01"))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (card.wounds, card.tokens, len(card.figures)) == (cells("00"), cells("02"), 2)
    assert not at.told(Arson)


# crossbowman


@pytest.mark.rule("BP-088", "BP-U7", "BP-089a")
def test_a_crossbowman_puts_a_token() -> None:
    at = clan(SNAKE, "crossbowman").wall(S1, 1).card(S1, 2, "foragers")
    deploying(at).do(at.to_wall(A, "crossbowman", S1))
    assert not at.offered(act.Done)
    at.do(act.Shoot(A, at_spot(S1, 2, "01")))
    card = at.card_in(S1, 2)
    assert card is not None
    assert (card.tokens, card.wounds, at.goods(A)) == (cells("01"), 0, NONE)
    assert at.section(S1).posts[0] is not None


@pytest.mark.rule("BP-088a", "BP-100", "BP-100a", "BP-102", "GW-141", "BP-X20")
def test_x20_tokens_count_as_soldiers() -> None:
    at = powder().player(A, clan=MONKEY).player(B, clan=SNAKE).wall(S2, 1).post(B, "crossbowman", S2)
    at.card(S2, 1, "foragers").tokens(S2, 1, "00 01").on(A, "spearman", S2, 1, "11")
    checked(at)
    assert at.honour(A, B) == (1, 2 + 2)
    assert sum(at.own(B).trophies) == 1
    assert at.card_in(S2, 1) is None


@pytest.mark.rule("BP-088a")
def test_a_crossbowman_shoots_every_winter() -> None:
    at = powder().player(A, clan=SNAKE).wall(S2, 1).post(A, "crossbowman", S2).card(S2, 1, "foragers")
    at.script("ranged", WINTER).do(act.Shoot(A, at_spot(S2, 1, "00")))
    card = at.card_in(S2, 1)
    assert card is not None
    assert card.tokens == cells("00")


@pytest.mark.rule("BP-100")
def test_a_skull_under_a_token_has_no_effect() -> None:
    at = powder().player(A, clan=SNAKE).card(S1, 1, "steppe_scouts", wounds="01").tokens(S1, 1, "12")
    checked(at.on(A, "spearman", S1, 1, "11"))
    assert (at.honour(A), at.camp(A, "spearman")) == ((2 + 2,), 1)


@pytest.mark.rule("BP-101", "GW-117", "BP-X21")
def test_x21_tokens_shield_the_snake() -> None:
    at = powder().player(A, clan=SNAKE).player(B, clan=PANDA).card(S1, 1, "khans_guard").tokens(S1, 1, "10")
    last_winter(at.wall(S2, 1))
    assert at.shame(A, B) == (0, 1)
    card = at.card_in(S1, 1)
    assert card is not None
    assert card.tokens == cells("10")


@pytest.mark.rule("BP-101")
def test_with_tokens_no_soldier_is_lost() -> None:
    at = powder().player(A, clan=SNAKE).card(S1, 1, "khans_guard").tokens(S1, 1, "10").hide(A, "spearman", S1)
    last_winter(at.wall(S2, 1))
    assert at.section(S1).hideout[A][0] == 1


@pytest.mark.rule("BP-089", "BP-X22")
def test_x22_without_a_token_a_wound() -> None:
    at = powder().player(A, clan=SNAKE).wall(S1, 1).post(A, "crossbowman", S1).card(S1, 1, "foragers")
    at.card(S2, 1, "khans_guard").tokens(S2, 1, "00 01 02 10 11 12").card(S3, 1, "keshiks")
    at.script("ranged", WINTER)
    at.do(act.Shoot(A, at_spot(S1, 1, "00")))
    hit = at.card_in(S1, 1)
    assert hit is not None
    assert (hit.tokens, hit.wounds) == (0, cells("00"))


@pytest.mark.rule("BP-109", "GW-118", "BP-X40")
def test_x40_a_crossbowman_in_a_hideout() -> None:
    at = powder().player(A, clan=SNAKE).hide(A, "crossbowman", S1).card(S1, 1, "khans_guard")
    at.set(year=6).wall(S2, 1).script("ranged", WINTER)
    assert at.state.outcome is not None, "nobody was asked to shoot"
    assert at.shame(A, B) == (0, 1)
    assert at.stock(A, "crossbowman") == 3


# war machine


def machine(at: Place, column: int, section: SectionId = S1) -> fire.DeployMachine:
    return fire.DeployMachine(A, CAMP, at.kind("war_machine"), section, ColumnId(column))


@pytest.mark.rule("BP-103", "BP-104", "BP-106", "BP-134", "BP-U8", "BP-X12")
def test_x12_where_a_machine_stands() -> None:
    at = deploying(clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts"))
    assert [action.column for action in at.offered(fire.DeployMachine)] == [0, 1, 2]
    for column in (-1, 3, 4, -2):
        assert at.refused(machine(at, column)) == ("reason-gw-machine-nothing", "BP-134")
    at.do(machine(at, 1))
    assert (at.goods(A), at.honour(A), at.open_in(S1, 1)) == ((1, 0, 1, 0), (1,), "")
    at = deploying(clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts"))
    assert at.do(machine(at, 2)).open_in(S1, 1) == "01 11"
    at = deploying(clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts"))
    assert at.do(machine(at, 0)).open_in(S1, 1) == "12"


@pytest.mark.rule("BP-103")
def test_a_block_may_reach_over_the_edge() -> None:
    assert block(ColumnId(-1)) == cells("00 10")
    assert block(ColumnId(3)) == cells("03 13")
    assert block(ColumnId(1)) == cells("01 02 11 12")


@pytest.mark.rule("BP-105", "BP-106", "BP-104", "BP-134", "BP-X13")
def test_x13_over_a_wound_but_not_over_a_soldier() -> None:
    at = deploying(clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts", wounds="11"))
    at.do(machine(at, 1))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (at.goods(A), at.honour(A), presences(at.game, at.state, card)) == ((0, 0, 1, 0), (1,), (1, 0, 0))
    at = deploying(clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts").on(B, "spearman", S1, 1, "11"))
    assert at.refused(machine(at, 1)) == ("reason-gw-machine-soldier", "BP-134")


@pytest.mark.rule("BP-105", "BP-106")
def test_a_machine_over_wounds_and_tokens_alone_has_no_presence() -> None:
    at = clan(TURTLE, "war_machine").player(B, clan=SNAKE).card(S1, 1, "foragers", wounds="01").tokens(S1, 1, "11")
    deploying(at).do(machine(at, 1))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (presences(at.game, at.state, card), at.goods(A)) == ((0, 1, 0), NONE)


@pytest.mark.rule("GW-232", "BP-103", "BP-134")
def test_a_machine_stands_in_row_one_only() -> None:
    at = deploying(clan(TURTLE, "war_machine").card(S1, 2, "steppe_scouts").card(S1, 3, "trebuchet"))
    assert not at.offered(fire.DeployMachine)
    assert not at.offered(act.Deploy)
    assert at.refused(machine(at, 1)) == ("reason-gw-machine-nothing", "BP-134")
    assert at.refused(at.deploy(A, "war_machine", S1, 2, "01")) == ("reason-gw-row-one-only", "GW-232")


@pytest.mark.rule("BP-091", "BP-091a", "BP-X14")
def test_x14_a_machine_is_not_killed_by_a_shot() -> None:
    at = firearms(clan(TURTLE, "war_machine").player(B, goods=(0, 2, 0, 0)), (CANNON, S1))
    at.card(S1, 1, "steppe_scouts")
    deploying(at).do(machine(at, 1))
    at.run(once(FIRE, Firing(B, 0b111))).do(shot(B, CANNON, S1, 1))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (at.goods(B), at.honour(B), at.shame(B)) == (NONE, (1,), (0,))
    assert (card.wounds, len(card.figures)) == (0, 1)


@pytest.mark.rule("BP-106", "GW-147", "BP-081", "BP-X15")
@pytest.mark.parametrize("saved", [False, True])
def test_x15_a_machine_on_a_skull(saved: bool) -> None:
    at = clan(TURTLE, "war_machine").player(A, goods=(0, 0, 0, 1)).card(S1, 1, "steppe_scouts")
    deploying(at).do(machine(at, 1))
    before = at.honour(A)[0]
    checked(at).do(act.SaveForChi(A) if saved else act.LetGo(A))
    assert at.honour(A)[0] - before == 1 + 2
    assert (at.camp(A, "war_machine"), at.stock(A, "war_machine")) == ((1, 2) if saved else (0, 3))


@pytest.mark.rule("BP-107a")
def test_a_machine_over_a_wounded_skull_lives() -> None:
    at = clan(TURTLE, "war_machine").card(S1, 1, "steppe_scouts", wounds="12")
    deploying(at).do(machine(at, 1))
    assert checked(at).camp(A, "war_machine") == 1


@pytest.mark.rule("BP-107")
def test_wounds_under_a_machine_stay_when_it_is_lost() -> None:
    at = clan(TURTLE, "war_machine").card(S1, 1, "khans_guard", wounds="01").wall(S2, 1)
    deploying(at).do(machine(at, 1))
    last_winter(at)
    card = at.card_in(S1, 1)
    assert card is not None
    assert (card.wounds, card.figures, at.stock(A, "war_machine")) == (cells("01"), (), 3)


# horde cards

CARDS = [
    pytest.param("ram", 4, 5, "00 01 02 11 12", "02", (2, 0, 0, 0), 3, id="BP-H09"),
    pytest.param("trebuchet", 3, 5, "01 02 03 12", "", (1, 1, 0, 0), 2, id="BP-H10"),
    pytest.param("siege_ladder", 5, 5, "00 01 02 10 11", "10 11", (2, 0, 0, 0), 4, id="BP-H11"),
    pytest.param("keshiks", 8, 7, "00 01 02 03 11 12", "01 11", (0, 0, 1, 1), 7, id="BP-H12"),
]


@pytest.mark.rule("BP-H09", "BP-H10", "BP-H11", "BP-H12", "GW-180")
@pytest.mark.parametrize(("name", "power", "trophy", "spots", "skulls", "goods", "honour"), CARDS)
def test_siege_cards(
    name: str, power: int, trophy: int, spots: str, skulls: str, goods: tuple[int, ...], honour: int
) -> None:
    row = 3 if name == "trebuchet" else 1
    at = clan(MONKEY, "monk monk monk horseman horseman spearman spearman").card(S1, row, name)
    assert attack(at.game, at.section(S1)) == power
    deploying(at, 9)
    soldiers = ["monk", "monk", "monk", "horseman", "horseman", "spearman"]
    for cell, soldier in zip(spots.split(), soldiers, strict=False):
        at.do(at.deploy(A, soldier, S1, row, cell))
    assert (at.goods(A), at.honour(A)) == (goods, (honour,))
    at.player(A, goods=NONE)
    before = sum(at.defence.stocks[A])
    checked(at)
    assert at.honour(A) == (honour + len(spots.split()) + trophy,)
    assert sum(at.defence.stocks[A]) - before == len(skulls.split())


@pytest.mark.rule("BP-G17")
@pytest.mark.parametrize(("name", "more"), [("siege_ladder", 5), ("foragers", 0)])
def test_meng_gui(name: str, more: int) -> None:
    at = powder().player(A, general="meng_gui", passive="gunner")
    spots = {"siege_ladder": "00 01 02 10 11", "foragers": "00 01 11"}[name]
    at.card(S1, 1, name, wounds=spots, marker=A)
    trophy = at.tables.horde[at.type_of(name)].trophy
    assert checked(at).honour(A) == (trophy + more,)


# rams and trebuchets


def sieged(at: Place) -> Place:
    """The siege effects of the last Winter."""
    return last_winter(at, "black_powder.siege")


def drums() -> Place:
    """A frontier in which War Drummers are in the game."""
    return powder().without("steppe_scouts", "pillagers", "heavy_cavalry")


@pytest.mark.rule("BP-110", "BP-112", "BP-113", "BP-119", "BP-X23")
def test_x23_a_ram_swaps_and_breaks_a_level() -> None:
    at = drums().wall(S1, 1).wall(S2, 1).player(A, clan=MONKEY).card(S1, 1, "war_drummers").card(S1, 2, "ram")
    at.on(A, "monk", S1, 2, "00").post(B, "archer", S1)
    sieged(at)
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == ["ram", "war_drummers", None]
    card = at.card_in(S1, 1)
    assert card is not None
    assert card.figures[0].seat == A
    assert (at.section(S1).level, at.section(S1).posts, at.section(S1).hideout[B][1]) == (0, (), 1)
    assert at.course.ending == "years", "the game went on"


@pytest.mark.rule("BP-110", "BP-112", "BP-X24")
def test_x24_two_rams_one_after_the_other() -> None:
    at = drums().wall(S1, 2).card(S1, 1, "war_drummers").card(S1, 2, "ram", back=0).card(S1, 3, "ram", back=1)
    sieged(at)
    rows = [card.number % 3 if card is not None else -1 for card in at.section(S1).rows]
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == ["ram", "ram", "war_drummers"]
    assert rows[:2] == [0, 1]
    assert at.section(S1).level == 1


@pytest.mark.rule("BP-111", "BP-112", "BP-X25")
def test_x25_a_ram_in_row_one() -> None:
    at = powder().wall(S1, 2).card(S1, 1, "ram").card(S1, 2, "steppe_scouts")
    before = at.section(S1).rows
    sieged(at)
    assert (at.section(S1).rows, at.section(S1).level) == (before, 1)
    assert not at.told(RamMoved)


@pytest.mark.rule("BP-110", "BP-111", "BP-112", "BP-113", "BP-X25")
def test_x25_rams_swap_with_rams() -> None:
    at = powder().wall(S1, 2).card(S1, 1, "ram", wounds="01").card(S1, 2, "ram").on(A, "spearman", S1, 2, "00")
    first, second, _ = at.section(S1).rows
    sieged(at)
    assert (at.section(S1).rows, at.section(S1).level) == ((second, first, None), 1)
    assert at.told(RamMoved) == [RamMoved(S1, RowId(0))], "only the one that comes nearer rolls forward"


@pytest.mark.rule("BP-110", "BP-111")
def test_of_three_rams_the_first_is_the_last() -> None:
    at = powder().wall(S1, 2).card(S1, 1, "ram").card(S1, 2, "ram").card(S1, 3, "ram")
    first, second, third = at.section(S1).rows
    sieged(at)
    assert at.section(S1).rows == (second, third, first)
    assert at.told(RamMoved) == [RamMoved(S1, RowId(0)), RamMoved(S1, RowId(1))]


@pytest.mark.rule("BP-112", "BP-114", "BP-115", "BP-121", "BP-X26")
def test_x26_ram_and_trebuchet() -> None:
    at = powder().wall(S2, 2).wall(S1, 1).card(S2, 1, "ram").card(S2, 3, "trebuchet")
    sieged(at)
    assert [event.cause for event in at.told(LevelLost)] == ["ram", "trebuchet"]
    assert (at.section(S2).level, at.section(S1).level, at.name_in(S2, 3)) == (0, 1, "trebuchet")
    assert at.course.ending == "years"


@pytest.mark.rule("BP-050", "BP-115", "BP-121", "GW-199", "GW-199a", "BP-X27")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_x27_the_last_level_falls(mode: str) -> None:
    at = (
        on_tower(powder(mode=mode), A, TowerId(0)).wall(S2, 1).card(S2, 3, "trebuchet").card(S3, 3, "trebuchet", back=1)
    )
    at.script("assault", WINTER)
    outcome = at.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((), "fallen")
    assert (at.course.final, at.honour(A)) == ((), (0,)), "no scoring, and towers are not looked at"


def test_levels_that_will_be_lost_are_known_before_the_winter_and_come_true() -> None:
    at = powder().wall(S1, 2).wall(S2, 2).card(S1, 2, "ram", back=0).card(S2, 1, "ram", back=1)
    at.card(S2, 3, "trebuchet", back=0).card(S3, 3, "trebuchet", back=1)
    expected = levels_lost(at.game, at.state)
    assert expected == (1, 2, 0), "a ram comes forward first, and level 0 has nothing to lose"
    assert [[one.key for one in siege_threat(at.game, at.state, section)] for section in (S1, S2, S3)] == [
        ["foresee-gw-level-lost"],
        ["foresee-gw-level-lost"],
        [],
    ]
    before = [at.section(section).level for section in (S1, S2, S3)]
    sieged(at)
    assert tuple(level - at.section(section).level for section, level in enumerate(before)) == expected


def test_that_the_whole_wall_will_fall_is_told_at_every_section_that_falls() -> None:
    at = powder().wall(S1, 1).wall(S2, 1).card(S1, 3, "trebuchet").card(S2, 1, "ram")
    keys = ["foresee-gw-level-lost", "foresee-gw-last-level"]
    told = [[one.key for one in siege_threat(at.game, at.state, section)] for section in (S1, S2, S3)]
    assert told == [keys, keys, []]


@pytest.mark.rule("BP-120")
def test_at_level_zero_nothing_is_lost() -> None:
    at = sieged(powder().wall(S1, 1).card(S2, 3, "trebuchet"))
    assert (at.section(S2).level, at.told(LevelLost), at.course.ending) == (0, [], "years")


@pytest.mark.rule("BP-123")
def test_a_ram_moves_into_an_empty_row() -> None:
    at = sieged(powder().wall(S1, 2).card(S1, 3, "ram").card(S1, 1, "foragers"))
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == ["foragers", "ram", None]
    assert at.section(S1).level == 2


@pytest.mark.rule("BP-113")
def test_a_spearman_goes_back_with_his_card() -> None:
    at = powder().wall(S1, 2).card(S1, 1, "foragers", wounds="00").on(A, "spearman", S1, 1, "01").card(S1, 2, "ram")
    sieged(at)
    card = at.card_in(S1, 2)
    assert card is not None
    assert (card.wounds, len(card.figures), at.name_in(S1, 1)) == (cells("00"), 1, "ram")


@pytest.mark.rule("BP-114", "GW-149")
def test_a_trebuchet_never_moves() -> None:
    at = powder().card(S1, 1, "foragers", wounds="00 01 11", marker=A).card(S1, 3, "trebuchet")
    checked(at)
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == [None, None, "trebuchet"]
    at = powder().card(S1, 1, "foragers", wounds="00 01 11", marker=A).card(S1, 2, "khans_guard")
    checked(at.card(S1, 3, "trebuchet"))
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == ["khans_guard", None, "trebuchet"]


@pytest.mark.rule("BP-124", "GW-121")
@pytest.mark.parametrize("barricades", [0, 3])
def test_siege_happens_whether_the_section_was_breached_or_not(barricades: int) -> None:
    at = (
        on_tower(powder(), A, TowerId(0)).wall(S1, 1, barricades).wall(S2, 2).card(S1, 1, "ram").card(S1, 2, "foragers")
    )
    last_winter(at)
    breached = barricades == 0
    assert at.told(Assaulted)[0].breached is breached
    assert at.section(S1).level == 0
    assert at.honour(A) == (0 if breached else 2,)
    kinds = [type(event).__name__ for event in at.events]
    assert kinds.index("Assaulted") < kinds.index("LevelLost") < kinds.index("TowerScored")


@pytest.mark.rule("BP-119", "BP-119a", "BP-X34")
def test_x34_soldiers_of_a_lost_level() -> None:
    at = powder().wall(S1, 2).wall(S2, 1)
    for seat in (A, B, C):
        at.post(seat, "archer", S1)
    posts = list(at.section(S1).posts)
    posts[1], posts[3] = None, posts[1]
    section = at.section(S1)
    at.set(sections=(type(section)(2, 0, section.rows, tuple(posts), section.hideout), *at.defence.sections[1:]))
    sieged(at.card(S1, 3, "trebuchet"))
    assert [post.seat if post is not None else None for post in at.section(S1).posts] == [A, None]
    assert [row[1] for row in at.section(S1).hideout] == [0, 1, 1]


# ladders


def ladder() -> Place:
    """A siege ladder alone before level II: power 5 against 8."""
    return firearms(powder().wall(S3, 2).wall(S1, 1), (CANNON, S3)).card(S3, 1, "siege_ladder")


@pytest.mark.rule("BP-116", "BP-117", "BP-118", "BP-095", "GW-120", "BP-X28")
def test_x28_a_ladder_breaches_whatever_the_numbers() -> None:
    at = ladder().post(A, "archer", S3).hide(B, "spearman", S3)
    assert defence(at.section(S3)) == 8
    last_winter(at)
    assert at.told(Assaulted) == [Assaulted(S3, 5, 8, True)]
    assert (at.stock(A, "archer"), at.stock(B, "spearman"), at.shame(A, B, C)) == (4, 10, (0, 0, 1))
    assert (part(at).firearms[S3], part(at).supply) == (NONE[:3], (2, 2, 2))
    assert at.section(S3).level == 2


@pytest.mark.rule("BP-117", "BP-X29")
def test_x29_all_soldiers_of_the_section_are_killed() -> None:
    at = ladder().player(A, goods=(0, 0, 0, 1)).post(A, "archer", S3).hide(A, "spearman", S3).hide(A, "spearman", S3)
    last_winter(at)
    at.do(act.LoseSoldier(A, hideout(S3), at.kind("spearman")), act.LetGo(A))
    assert at.step == "fallen"
    at.do(act.KillFirst(A, at.kind("archer")), act.SaveForChi(A))
    assert (at.camp(A, "archer"), at.stock(A, "spearman"), at.shame(A)) == (1, 10, (0,))


@pytest.mark.rule("BP-116", "BP-X29")
def test_x29_a_ladder_in_row_two() -> None:
    at = powder().wall(S3, 2).card(S3, 1, "steppe_scouts").card(S3, 2, "siege_ladder")
    last_winter(at)
    assert at.told(Assaulted) == [Assaulted(S3, 7, 8, False)]


@pytest.mark.rule("BP-117", "BP-101")
def test_tokens_stay_when_a_ladder_clears_the_section() -> None:
    at = ladder().player(A, clan=SNAKE).hide(A, "crossbowman", S3).on(B, "spearman", S3, 1, "02")
    at.tokens(S3, 1, "00")
    last_winter(at)
    card = at.card_in(S3, 1)
    assert card is not None
    assert (card.tokens, card.figures) == (cells("00"), ())
    assert (at.stock(A, "crossbowman"), at.stock(B, "spearman"), at.shame(A, B)) == (3, 10, (0, 0))


@pytest.mark.rule("BP-081", "BP-081a", "BP-X39", "GW-130")
def test_a_special_soldier_returns_and_dies_like_others() -> None:
    at = powder().player(A, clan=MONKEY).player(B, clan=DRAGON).card(S1, 1, "steppe_scouts", wounds="11")
    at.on(A, "monk", S1, 1, "01").on(B, "arsonist", S1, 1, "12")
    checked(at)
    assert (at.camp(A, "monk"), at.stock(B, "arsonist")) == (1, 3)
    assert at.honour(A) == (1 + 2,)
