"""Wildlings: settling, raid, advance, arrival, breach (WATCH-38 to 49, X1 to X7, X21)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import RevealToken
from catan_desktop.games.watch.board import CampId, ClanId
from catan_desktop.games.watch.events import Breached, GuardLost, Invaded, NoWildlingLeft, RaidBegan, WildlingSettled
from catan_desktop.games.watch.part import GIANT, REGULAR, SUPPLY, TOKENS
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.actions import BuildRoad
from catan_desktop.mechanics.events import Built
from tests.positions import Position, Table

RED, BLUE = 0, 1
FULL = (0, 1, 0, 1, 2)


def rolled(wild: int, **about: object) -> Table:
    """A roll of 2 that yields nothing, and the wildling die."""
    return Position(step="settlers.pre_roll", **about).table().roll(1, 1, wild)  # type: ignore[arg-type]


def revealed(clan: str, figure: str, **about: object) -> Table:
    """One token is turned up."""
    return Position(reveals=1, **about).table().reveal(clan, figure)  # type: ignore[arg-type]


@pytest.mark.rule("WATCH-38")
def test_a_new_wildling_takes_the_free_camp_with_the_largest_fire() -> None:
    table = revealed("cave_dwellers", "giant", camps=("r", "rc", ""))
    assert table.camps() == ["r", "rcg", ""]
    assert table.told(WildlingSettled) == [WildlingSettled(ClanId(1), GIANT, CampId(2))]
    assert table.watch.supply == (22, 7, 7)
    assert table.watch.clearings == (0, 0, 0, 0)


@pytest.mark.rule("WATCH-38", "WATCH-40")
def test_the_fourth_wildling_of_a_clan_starts_no_raid() -> None:
    table = revealed("hornfoots", "climber", camps=("", "", "rrr"))
    assert table.camps() == ["", "", "rrrc"]
    assert table.told(RaidBegan) == []


@pytest.mark.rule("WATCH-23", "WATCH-72")
def test_a_token_is_drawn_from_the_unrevealed_and_set_aside() -> None:
    table = Position(reveals=1, unrevealed=(1, 0, 0) + (0,) * 5 + (2,)).table()
    asked = decision(table.game, table.state, CHANCE)
    assert asked is not None
    (draw,) = asked.choices
    assert list(draw) == [RevealToken(CHANCE, ClanId(0), REGULAR), RevealToken(CHANCE, ClanId(2), GIANT)]
    assert draw.weights == (1, 0, 0, 0, 0, 0, 0, 0, 2)  # type: ignore[attr-defined]
    table.reveal("hornfoots", "giant")
    assert table.watch.unrevealed == (1, 0, 0, 0, 0, 0, 0, 0, 1)
    assert sum(table.watch.revealed) == 55


@pytest.mark.rule("WATCH-23")
def test_the_last_token_brings_all_of_them_back() -> None:
    table = revealed("cave_dwellers", "regular", unrevealed=(0, 0, 0, 1, 0, 0, 0, 0, 0))
    assert table.watch.unrevealed == TOKENS
    assert table.watch.revealed == (0,) * 9


@pytest.mark.rule("WATCH-88")
def test_a_token_that_is_not_there_cannot_be_drawn() -> None:
    table = Position(reveals=1, unrevealed=(1, 0, 0) + (0,) * 6).table()
    table.refused(RevealToken(CHANCE, ClanId(1), REGULAR))
    assert table.watch.unrevealed == (1, 0, 0) + (0,) * 6


@pytest.mark.rule("WATCH-39")
@pytest.mark.parametrize(
    ("supply", "token", "comes"),
    [((5, 0, 3), "climber", "r"), ((0, 2, 3), "regular", "c"), ((0, 0, 3), "climber", "g"), ((4, 4, 0), "giant", "r")],
)
def test_another_kind_comes_when_none_of_the_kind_is_left(supply: tuple[int, ...], token: str, comes: str) -> None:
    table = revealed("cannibals", token, supply=supply)
    assert table.camps() == [comes, "", ""]
    assert sum(table.watch.supply) == sum(supply) - 1
    index = ("regular", "climber", "giant").index(token)
    assert table.watch.revealed[index] == 1, "the token drawn is the one set aside"


@pytest.mark.rule("WATCH-39")
def test_nobody_comes_from_empty_frostfangs() -> None:
    table = revealed("cannibals", "giant", supply=(0, 0, 0))
    assert table.camps() == ["", "", ""]
    assert table.told(NoWildlingLeft) == [NoWildlingLeft(ClanId(0))]
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-40", "WATCH-X3")
def test_example_3_a_raid() -> None:
    table = revealed("cave_dwellers", "regular", camps=("", "gcrr", ""), wall=((), (BLUE,), (), ()))
    assert table.camps() == ["", "rrr", ""]
    assert table.watch.posts == ((), (), (), ())
    assert table.gift() == {"(2,0)": "c"}
    assert table.watch.breach == 0
    assert table.watch.supply == (21, 7, 8)
    assert table.told(RaidBegan) == [RaidBegan(ClanId(1))]


@pytest.mark.rule("WATCH-40", "WATCH-43", "WATCH-X4")
def test_example_4_a_raid_on_an_empty_section() -> None:
    table = revealed("cave_dwellers", "regular", camps=("", "gcrr", ""))
    assert table.gift() == {"(1,0)": "g", "(2,0)": "c"}
    assert table.watch.breach == 1
    assert table.camps() == ["", "rrr", ""]


@pytest.mark.rule("WATCH-40")
@pytest.mark.parametrize(
    ("clan", "sections"), [("cannibals", (0, 1)), ("cave_dwellers", (1, 2)), ("hornfoots", (2, 3))]
)
def test_a_raid_goes_by_the_lower_way_first_and_then_by_the_higher(clan: str, sections: tuple[int, int]) -> None:
    index = ("cannibals", "cave_dwellers", "hornfoots").index(clan)
    camps = ["", "", ""]
    camps[index] = "ccrr"
    table = revealed(clan, "giant", camps=camps)
    assert [event.section for event in table.told(Invaded)] == list(sections)
    camps[index] = "rrg"
    assert table.camps() == camps
    assert table.watch.breach == 0


@pytest.mark.rule("WATCH-41")
@pytest.mark.parametrize("wild", [9, 10, 11, 12])
def test_nothing_moves_on_9_to_12(wild: int) -> None:
    table = rolled(wild, camps=("rr", "rr", "rr"))
    assert table.camps() == ["rr", "rr", "rr"]
    assert table.watch.die == wild
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-41")
def test_an_empty_clan_area_sends_nobody() -> None:
    table = rolled(4, camps=("r", "", "r"))
    assert table.camps() == ["r", "", "r"]
    assert table.watch.clearings == (0, 0, 0, 0)


@pytest.mark.rule("WATCH-41", "WATCH-44", "WATCH-X1")
def test_example_1_an_advance() -> None:
    table = rolled(5, camps=("", "rgc", ""), clearings=(0, 0, 1, 0), wall=((), (), (0, 1, 2, 3), ()))
    assert table.watch.clearings == (0, 0, 2, 0)
    assert table.camps() == ["", "gc", ""]
    assert table.watch.breach == 0
    assert table.watch.posts[2] == (0, 1, 2, 3)


@pytest.mark.rule("WATCH-37", "WATCH-43", "WATCH-45", "WATCH-46", "WATCH-80", "WATCH-X2")
def test_example_2_a_giant_and_then_a_breach() -> None:
    table = rolled(3, camps=("g", "", ""), clearings=(0, 2, 0, 0), wall=((), (RED, BLUE), (), ()))
    assert table.told(GuardLost) == [GuardLost(RED, 1, "giant"), GuardLost(BLUE, 1, "breach")]  # type: ignore[arg-type]
    assert table.watch.posts == ((), (), (), ())
    assert table.watch.guards == (0, 0, 0, 0)
    assert table.gift() == {"(1,0)": "r", "(0,1)": "r"}
    assert table.watch.breach == 1
    assert table.watch.clearings == (0, 0, 0, 0)
    assert table.watch.supply == (22, 8, 8)


@pytest.mark.rule("WATCH-42")
def test_a_climber_crosses_guards_without_a_breach() -> None:
    table = rolled(1, camps=("c", "", ""), wall=(FULL, (), (), ()), gift={"(0,0)": "r"})
    assert table.gift() == {"(0,0)": "r", "(-1,1)": "c"}
    assert table.watch.posts[0] == FULL
    assert table.watch.breach == 0
    assert table.told(Breached) == []


@pytest.mark.rule("WATCH-37", "WATCH-43")
def test_a_giant_costs_the_first_guard_and_the_others_move_down() -> None:
    table = rolled(6, camps=("", "", "g"), wall=((), (), (2, 1, 0), ()))
    assert table.watch.posts[2] == (1, 0)
    assert table.watch.guards == (1, 1, 0, 0)
    assert table.watch.supply == SUPPLY
    assert table.gift() == {}
    assert table.watch.breach == 0


@pytest.mark.rule("WATCH-43", "WATCH-46")
def test_a_giant_breaches_an_empty_section_alone() -> None:
    table = rolled(8, camps=("", "", "g"))
    assert table.gift() == {"(3,0)": "g"}
    assert table.watch.breach == 1


@pytest.mark.rule("WATCH-44")
def test_as_many_regulars_as_guards_stay() -> None:
    table = rolled(2, camps=("r", "", ""), clearings=(1, 0, 0, 0), wall=((0, 1), (), (), ()))
    assert table.watch.clearings == (2, 0, 0, 0)
    assert table.watch.posts[0] == (0, 1)


@pytest.mark.rule("WATCH-45", "WATCH-46")
def test_one_regular_more_than_guards_breaches() -> None:
    table = rolled(2, camps=("r", "", ""), clearings=(1, 0, 0, 0), wall=((0,), (), (), ()))
    order = [type(event) for event in table.events if isinstance(event, (GuardLost, Invaded, Breached))]
    assert order == [GuardLost, Invaded, Invaded, Breached], "guard, figures, marker"
    assert table.gift() == {"(0,0)": "r", "(-1,1)": "r"}
    assert table.watch.clearings == (0, 0, 0, 0)
    assert table.watch.posts[0] == ()
    assert table.watch.breach == 1


@pytest.mark.rule("WATCH-46", "WATCH-X5")
def test_example_5_a_breach_goes_to_the_first_free_hex() -> None:
    table = rolled(1, camps=("r", "", ""), gift={"(0,0)": "g", "(-1,1)": "c"})
    assert table.gift() == {"(0,0)": "g", "(-1,1)": "c", "(-2,2)": "r"}
    assert table.watch.breach == 1


@pytest.mark.rule("WATCH-47", "WATCH-X6")
def test_example_6_a_full_line_starts_again_from_the_wall() -> None:
    line = {"(3,0)": "r", "(2,1)": "r", "(1,2)": "r", "(0,3)": "r"}
    table = rolled(7, camps=("", "", "c"), gift=line)
    assert table.gift() == {**line, "(3,0)": "rc"}


@pytest.mark.rule("WATCH-47")
def test_the_fewest_wildlings_decide_and_tormund_does_not_matter() -> None:
    table = rolled(
        7, camps=("", "", "c"), gift={"(3,0)": "rr", "(2,1)": "r", "(1,2)": "rr", "(0,3)": "r"}, robber="(2,1)"
    )
    assert table.gift()["(2,1)"] == "rc"
    assert table.part.robber == table.hex("(2,1)")


@pytest.mark.rule("WATCH-48", "WATCH-X7")
def test_example_7_a_sixth_regular_before_five_guards() -> None:
    table = rolled(4, camps=("", "rg", ""), clearings=(0, 5, 0, 0), wall=((), (2, 0, 1, 0, 1), (), ()))
    assert table.watch.clearings == (0, 4, 0, 0)
    assert table.watch.posts[1] == (0, 1, 0, 1)
    assert table.watch.breach == 0
    assert table.gift() == {}
    assert table.watch.supply == (20, 8, 7)
    assert table.camps() == ["", "g", ""]


@pytest.mark.rule("WATCH-45", "WATCH-80", "WATCH-X21")
def test_example_21_a_giant_before_five_and_five() -> None:
    table = rolled(3, camps=("g", "", ""), clearings=(0, 5, 0, 0), wall=((), (0, 1, 2, 3, 0), (), ()))
    assert table.watch.posts[1] == (2, 3, 0)
    assert table.gift() == {"(1,0)": "rr", "(0,1)": "r", "(-1,2)": "r", "(-2,3)": "r"}
    assert table.watch.breach == 1
    assert table.watch.invaders == 5
    assert table.watch.supply == (19, 8, 8)


@pytest.mark.rule("WATCH-49")
def test_figures_in_the_gift_stay_when_their_clan_comes_again() -> None:
    table = rolled(9, gift={"(0,0)": "r", "(2,3)": "cg"}, camps=("r", "", ""))
    assert table.gift() == {"(0,0)": "r", "(2,3)": "cg"}


@pytest.mark.rule("WATCH-38")
def test_roads_set_nobody_loose() -> None:
    table = Position(settlements={0: "V(0,1,N)"}, hands={0: "lumber brick"}).table()
    table.do(BuildRoad(table.state.seat, table.path("E(0,1,NE)")))
    assert [event.piece for event in table.told(Built)] == ["road"]
    assert table.step() == "settlers.action"
    assert table.watch.unrevealed == TOKENS
