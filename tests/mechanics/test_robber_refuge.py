"""Where the friendly robber goes when no hex is left for him: the game says."""

from __future__ import annotations

import pytest

from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.questions import ROBBER_REFUGE
from catan_desktop.mechanics.settlers import SETTLERS
from tests.mechanics.place import PRE_ROLL, Table, classic, game_of, place

CROWD = (
    "V(0,-3,S) V(1,-3,S) 2ore",
    "V(2,-2,S) V(0,-2,S) 2wool",
    "V(-1,-1,S) V(1,1,N) 2grain",
    "V(-2,2,N) V(0,1,S) 2brick",
)
"""Seats with two points each; every hex but the one in the middle is at a building of one of them."""


def crowded(refuge: tuple[str, ...], robber: str = "(0,0)") -> Table:
    """A 7 where every hex of the island has a building of a seat with two points, with hexes as refuge."""
    topology = classic(4).board.topology
    mask = mask_of([topology.parse_hex(name) for name in refuge])
    module = Module(slot=no_part("refuge"), version=1, answers={ROBBER_REFUGE: lambda game, state: (mask,)})
    ruleset = compose("refuge", (*SETTLERS, ISLAND, module), (3, 4), island, Island)
    game = game_of(ruleset, 4, {"friendly_robber": True})
    return place(game, *CROWD, step=PRE_ROLL, robber=robber).roll(7)


def test_no_hex_is_open() -> None:
    """The position is such that without another answer any hex will do."""
    t = place(classic(4, friendly_robber=True), *CROWD, step=PRE_ROLL, robber="(0,0)").roll(7)
    assert len(t.sites("move_robber")) == 18


@pytest.mark.rule("OPTION-011")
def test_he_goes_beside_the_board() -> None:
    """The only thing to do; nobody is robbed, and no hex is blocked."""
    t = crowded(())
    assert t.lines() == ["0 send_robber_home"]
    assert t.refuse("0 move_robber (0,1)")[0] == "reason-friendly-robber"
    t.do("0 send_robber_home")
    assert (t.robber, t.step, t.part.hands) == ("home", "settlers.action", (2, 2, 2, 2))
    t = crowded((), robber="home")
    assert t.sites("move_robber") == {"(0,0)"}


def test_he_goes_to_the_hexes_that_the_game_names() -> None:
    """But not to his own."""
    assert crowded(("(1,0)", "(0,0)", "(-1,1)")).sites("move_robber") == {"(1,0)", "(-1,1)"}
