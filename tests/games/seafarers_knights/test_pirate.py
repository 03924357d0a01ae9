"""Chasing the pirate, and a 7 before the first landing: CK-687, CK-688, CK-695, with the pirate on (4,0)."""

from __future__ import annotations

import pytest

from catan_desktop.games.seafarers.pirate import paths_of
from catan_desktop.games.seafarers_knights.events import PirateChased
from catan_desktop.mechanics.events import RobberMoved, Stolen
from catan_desktop.mechanics.robber import ROBBER_STEP
from tests.games.cities_knights.place import PRE_ROLL
from tests.games.seafarers_knights.place import KnightTable, afloat, corners, hexes, paths

LANDWARD, SEAWARD = "V(4,-1,S)", "V(4,0,N)"
"""Two intersections of the pirate's hex: at the coast of isle 2, and between sea hexes."""
RED = "V(3,0,N) E(3,-1,SE) K1*(4,-1,S)"
BLUE = "~(2,1,SE) V(2,2,N) 1coin"


def seven(*seats: str, **more: object) -> KnightTable:
    """Seat 0 has rolled a 7, with a gate nobody draws at."""
    t = afloat(*seats, step=PRE_ROLL, **more)  # type: ignore[arg-type]
    t.roll_all(3, 4, "trade")
    return t


@pytest.mark.rule("CK-687", "CK-687b", "CK-687c", "CK-X65", "CK-697a")
def test_a_knight_chases_the_pirate_and_its_owner_steals() -> None:
    """A commodity as well as a resource; the knight stays, inactive, and has acted."""
    t = afloat(RED, BLUE).do(f"0 chase_pirate {LANDWARD}")
    assert [(event.seat, event.corner) for event in t.of(PirateChased)] == [(0, t.corner(LANDWARD))]
    assert t.stands(0, LANDWARD) == "1"
    assert t.kinds() == {"move_pirate"}
    board = t.game.board
    assert t.sites("move_pirate") == set(hexes(board, board.sea)) - {"(4,0)"}
    assert t.refuse("0 move_pirate (4,0)") == ("reason-pirate-stays", "SEA-102")
    t.do("0 move_pirate (2,1)", "* stolen_card coin")
    assert (t.pirate, t.step) == ("(2,1)", "settlers.action")
    assert [(event.thief, event.victim) for event in t.of(Stolen)] == [(0, 1)]
    assert sum(t.hand(0)) == t.hand(0)[7] == 1
    assert not t.of(RobberMoved)
    assert t.refuse(f"0 chase_pirate {LANDWARD}") == ("reason-knight-acted", "CK-710")


@pytest.mark.rule("CK-687", "CK-687a", "CK-699")
def test_the_knight_stands_at_the_hex_of_the_pirate() -> None:
    """At the coast or between sea hexes, but nowhere else, and active."""
    ship = "V(4,-1,S) ~(4,-1,SE)"
    t = afloat(f"{ship} K1*(4,0,N) K2*(3,-2,N) K1(3,1,N)")
    assert SEAWARD not in corners(t.game.board, t.game.board.building_corners)
    assert t.sites("chase_pirate") == {SEAWARD}
    assert t.refuse("0 chase_pirate V(3,-2,N)") == ("reason-pirate-far", "CK-687")
    assert t.refuse("0 chase_pirate V(3,1,N)") == ("reason-knight-is-idle", "CK-710")
    assert t.refuse("0 chase_pirate V(4,0,S)") == ("reason-no-own-knight", "CK-710")
    assert afloat(RED).sites("chase_pirate") == {LANDWARD}


@pytest.mark.rule("CK-688", "CK-X65", "CK-699")
def test_nobody_chases_a_sleeping_pirate() -> None:
    t = afloat(RED, BLUE, awake=False)
    assert "chase_pirate" not in t.kinds()
    assert t.refuse(f"0 chase_pirate {LANDWARD}") == ("reason-pirate-asleep", "CK-688")


@pytest.mark.rule("CK-687", "CK-620")
def test_before_the_roll_with_quick_knights_alone() -> None:
    t = afloat(RED, step=PRE_ROLL)
    assert t.refuse(f"0 chase_pirate {LANDWARD}") == ("reason-roll-first", "CK-701")
    t = afloat(RED, step=PRE_ROLL, options={"quick_knights": True}).do(f"0 chase_pirate {LANDWARD}")
    t.do("0 move_pirate (2,1)")
    assert t.step == PRE_ROLL


@pytest.mark.rule("CK-317", "CK-687b")
def test_a_knight_moves_the_figure_that_it_chases() -> None:
    t = afloat("K1*(0,0,N)", robber="(0,0)").do("0 chase_robber V(0,0,N)")
    assert t.kinds() == {"move_robber"}
    assert t.refuse("0 move_pirate (2,1)") == ("reason-knight-chases-robber", "CK-317")


@pytest.mark.rule("CK-688a", "CK-X66")
def test_before_the_first_landing_a_seven_brings_discards_alone() -> None:
    t = seven("5ore 4wool", BLUE, awake=False)
    t.do("0 discard 4ore")
    assert (t.step, t.pirate, t.robber) == ("settlers.action", "(4,0)", "(-1,1)")


@pytest.mark.rule("CK-688b", "CK-688c")
def test_after_it_a_seven_moves_the_one_or_the_other() -> None:
    """The robber to hexes with a number, gold fields among them."""
    t = seven("1ore", BLUE)
    board = t.game.board
    assert t.step == ROBBER_STEP
    numbered = {name for name in hexes(board, board.land_hexes) if board.tokens[board.topology.parse_hex(name)]}
    assert t.sites("move_robber") == numbered
    assert {"(0,-3)", "(3,-3)"} <= numbered
    assert t.sites("move_pirate") == set(hexes(board, board.sea)) - {"(4,0)"}
    t.do("0 move_pirate (2,1)", "* stolen_card coin")
    assert (t.pirate, t.robber) == ("(2,1)", "(-1,1)")


@pytest.mark.rule("CK-688d", "SEA-109")
def test_a_sleeping_pirate_bars_his_paths() -> None:
    t = afloat("1lumber 1wool V(4,-1,S) ~(4,-1,SE)", awake=False)
    assert "E(4,0,NE)" in paths(t.game.board, paths_of(t.game, t.game.board.topology.parse_hex(t.pirate)))
    assert t.sites("build_ship") == {"E(3,0,NE)", "E(4,-1,E)"}
    for path in ("E(3,0,E)", "E(4,0,NE)"):
        assert t.refuse(f"0 build_ship {path}") == ("reason-pirate-bars", "SEA-048")
    assert "move_ship" not in t.kinds()
    assert t.refuse("0 move_ship E(4,-1,SE) E(3,0,SE)") == ("reason-pirate-bars", "SEA-048")


@pytest.mark.rule("CK-695")
def test_the_bishop_moves_the_robber_alone() -> None:
    t = afloat("bishop", BLUE).do("0 play_progress bishop")
    assert t.kinds() == {"bishop_hex"}
    t.do("0 bishop_hex (0,0)")
    assert (t.pirate, t.robber) == ("(4,0)", "(0,0)")
