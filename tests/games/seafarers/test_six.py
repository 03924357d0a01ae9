"""Five and six at sea: SEA section 1.13, on the printed board of six players in Heading for New Shores."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.theft import THEFT
from tests.games.seafarers.place import SeaTable, sea
from tests.mechanics.place import PRE_ROLL, classic, counts, game_of

SHIP = "1lumber 1wool"
TOWN = "1lumber 1brick 1wool 1grain"
HOME = "V(1,3,N)"
"""On the coast of the main island, with sea to its east."""
PAIRED: Options = {"turn_rule": "paired_players"}


def phase(*seats: str, **more: Any) -> SeaTable:
    """The special building phase after the turn of seat 0."""
    t = sea(*seats, many=6, **more).do("0 end_turn")
    assert t.step == BUILDING
    return t


def second(*seats: str, options: Options | None = None, **more: Any) -> SeaTable:
    """The step of seat 3 after the turn of seat 0."""
    t = sea(*seats, many=6, options={**PAIRED, **(options or {})}, **more).do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    return t


@pytest.mark.rule("SEA-170")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_turn_rules_go_with_every_scenario(scenario: str) -> None:
    (spec,) = [spec for spec in GAME.options if spec.key == "turn_rule"]
    assert spec.default == "special_building_phase"
    assert sea("", f"{SHIP} 1ore", many=6, options={"scenario": scenario}).do("0 end_turn").step == BUILDING
    assert sea(many=5, options={"scenario": scenario, **PAIRED}).do("0 end_turn").step == PAIR


@pytest.mark.rule("SEA-006")
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_bank_and_deck_are_those_of_the_base_game(seats: int) -> None:
    ours, base = tables(game_of(GAME, seats, {})), tables(classic(seats))
    assert (ours.bank, ours.cards) == (base.bank, base.cards)
    assert (ours.roads, ours.settlements, ours.cities) == (base.roads, base.settlements, base.cities)


@pytest.mark.rule("SEA-X18", "SEA-171", "SEA-172", "SEA-074", "SEA-191")
def test_the_phase_builds_ships_and_moves_none() -> None:
    """Neither an old one nor the new one."""
    t = phase("", "", "", f"{HOME} {SHIP}", ships={3: "E(1,2,E)"})
    assert t.actor == 3
    assert "build_ship" in t.kinds()
    assert "move_ship" not in t.kinds()
    assert t.refuse("3 move_ship E(1,2,E) E(1,3,NE)") == ("reason-ship-moves-in-own-turn", "SEA-074")
    t.do("3 build_ship E(1,3,NE)")
    assert t.ships(3) == {"E(1,2,E)", "E(1,3,NE)"}


@pytest.mark.rule("SEA-164", "SEA-175")
def test_the_phase_brings_special_points() -> None:
    """At once; they win at the start of the own next turn."""
    t = phase("", f"{TOWN} 1lumber 1wool", ships={1: "E(2,3,NE)"}, special=(0, 12))
    t.do("1 build_settlement V(2,3,N)")
    assert (t.special(1), t.public(1), t.winner) == (14, 15, None)
    t.do("1 pass_building")
    assert (t.winner, t.state.turn) == (1, 21)


@pytest.mark.rule("SEA-075", "SEA-173", "SEA-191", "SEA-066")
def test_the_second_player_builds_ships_and_moves_one() -> None:
    """One that lay before the step; the first player has moved one as well."""
    t = sea("V(-2,0,N)", "", "", f"{HOME} {SHIP}", ships={0: "E(-2,-1,E)", 3: "E(1,2,E)"}, many=6, options=PAIRED)
    t.do("0 move_ship E(-2,-1,E) E(-2,-1,SE)", "0 end_turn")
    assert t.step == PAIR
    t.do("3 build_ship E(1,3,NE)")
    assert t.refuse("3 move_ship E(1,3,NE) E(2,2,SE)") == ("reason-ship-new", "SEA-066")
    t.do("3 move_ship E(1,2,E) E(2,2,SE)")
    assert t.refuse("3 move_ship E(2,2,SE) E(1,2,E)") == ("reason-ship-moved-already", "SEA-060")
    t.do("3 end_step")
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("SEA-173", "SEA-060")
def test_the_second_player_moves_again_in_the_own_turn() -> None:
    t = second("", "", "", HOME, ships={3: "E(1,2,E)"}).do("3 move_ship E(1,2,E) E(1,3,NE)", "3 end_step")
    for seat, partner in ((1, 4), (2, 5)):
        t.roll(12).do(f"{seat} end_turn", f"{partner} end_step")
    t.roll(12).do("3 move_ship E(1,3,NE) E(1,2,E)")
    assert t.ships(3) == {"E(1,2,E)"}


@pytest.mark.rule("SEA-174")
@pytest.mark.parametrize("move", ["move_robber (0,0)", "move_pirate (2,2)"])
def test_a_knight_of_the_second_player(move: str) -> None:
    """It moves the one or the other, and robs for that player."""
    t = second("1ore V(0,0,N)", "", "", "knight", ships={0: "E(2,2,SE)"}).do("3 play_knight", f"3 {move}")
    assert t.step == THEFT
    t.do("* stolen_card ore")
    assert (t.hand(0), t.hand(3)) == (counts(""), counts("1ore"))
    assert (t.step, t.actor) == (PAIR, 3)


@pytest.mark.rule("SEA-175")
def test_the_second_player_settles_islands() -> None:
    """With the special points at once, and may win by them."""
    for points, winner in ((11, 3), (10, None)):
        t = second("", "", "", TOWN, ships={3: "E(2,3,NE)"}, special=(0, 0, 0, points))
        t.do("3 build_settlement V(2,3,N)")
        assert (t.special(3), t.winner) == (points + 2, winner)
