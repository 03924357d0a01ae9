"""The special building phase and paired players: CK-697, on the printed board of six in Heading for New Shores."""

from __future__ import annotations

import pytest

from catan_desktop.games.six_players.module import BUILDING, PAIR
from tests.games.seafarers_knights.place import afloat, knights_game

HOME, OUT, ON = "V(1,3,N)", "E(1,2,E)", "E(1,3,NE)"
"""On the east coast of the main island, with sea to its east."""
PAIRED = {"turn_rule": "paired_players"}


@pytest.mark.rule("CK-697")
def test_in_the_phase_ships_are_built_and_nobody_moves() -> None:
    """Neither ships nor knights."""
    t = afloat("", f"{HOME} ~(1,2,E) 1lumber 1wool", many=6).do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 1)
    assert {"build_ship", "move_ship"} & t.kinds() == {"build_ship"}
    assert t.refuse(f"1 move_ship {OUT} {ON}") == ("reason-ship-moves-in-own-turn", "SEA-074")
    t.do(f"1 build_ship {ON}")
    assert t.ships(1) == {OUT, ON}


@pytest.mark.rule("CK-697", "CK-660")
def test_in_the_phase_no_knight_chases_the_pirate() -> None:
    topology = knights_game(6).board.topology
    spot = topology.corner_name(topology.hex_corners[topology.parse_hex("(2,2)")][0])
    t = afloat("", f"K1*{spot[1:]} 1lumber 1wool {HOME}", many=6, pirate="(2,2)").do("0 end_turn")
    assert t.refuse(f"1 chase_pirate {spot}") == ("reason-not-in-building-phase", "CK-726")


@pytest.mark.rule("CK-697a", "SEA-173")
def test_the_second_player_moves_a_ship_and_knights_and_chases_the_pirate() -> None:
    topology = knights_game(6).board.topology
    spot = topology.corner_name(topology.hex_corners[topology.parse_hex("(5,0)")][0])
    red = f"{HOME} ~(1,2,E) E(1,2,SE) K1*(1,2,S) K1*{spot[1:]}"
    t = afloat("", "", "", red, many=6, pirate="(5,0)", options=PAIRED).do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    assert {"move_ship", "move_knight", "chase_pirate"} <= t.kinds()
    t.do(f"3 chase_pirate {spot}")
    t.do(f"3 move_pirate {min(t.sites('move_pirate'))}")
    assert t.step == PAIR
    t.do(f"3 move_ship {OUT} {ON}")
    assert t.ships(3) == {ON}
