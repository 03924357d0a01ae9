"""The pirate and the robber: SEA section 1.8, on the printed board of four players in Heading for New Shores."""

from __future__ import annotations

import pytest

from catan_desktop.games.seafarers.events import PirateMoved
from catan_desktop.mechanics.events import RobberMoved, Stolen
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.theft import STEAL, THEFT
from tests.games.seafarers.place import SeaTable, hexes, sea
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, classic, counts

SHIP = "1lumber 1wool"
HOME = "V(1,2,N)"


def seven(*seats: str, **more: object) -> SeaTable:
    """Seat 2 has rolled a 7; the pirate lies on (4,0), the robber stands on (-1,1) unless told otherwise."""
    more = {"robber": "(-1,1)"} | more
    return sea(*seats, seat=2, step=DICE, **more).do("* dice 3 4")  # type: ignore[arg-type]


@pytest.mark.rule("SEA-100", "SEA-103", "SEA-104", "SEA-102")
def test_a_seven_moves_the_one_or_the_other() -> None:
    """The robber to land, gold and desert among it; the pirate to the sea, notches among it; neither stays."""
    t = seven()
    board = t.game.board
    land, every = set(hexes(board, board.land_hexes)), set(hexes(board, board.topology.all_hexes))
    assert t.sites("move_robber") == land - {"(-1,1)"}
    assert {"(0,-3)", "(3,-3)"} <= t.sites("move_robber")
    assert t.sites("move_pirate") == every - land - {"(4,0)"}
    assert "(-3,0)" in t.sites("move_pirate")
    t.do("2 move_pirate (-3,0)")
    assert (t.pirate, t.robber, t.step) == ("(-3,0)", "(-1,1)", ACTION)
    t = seven(robber="(0,0)").do("2 move_robber (-1,1)")
    assert (t.pirate, t.robber) == ("(4,0)", "(-1,1)")


@pytest.mark.rule("SEA-100")
def test_the_discards_come_first() -> None:
    t = seven("8wool", ships={0: "E(1,2,NE)"})
    assert t.actor == 0
    t.do("0 discard 4wool")
    assert (t.actor, t.step) == (2, ROBBER_STEP)
    t.do("2 move_pirate (1,2)")
    assert t.step == THEFT


@pytest.mark.rule("SEA-X12", "SEA-101", "SEA-102", "SEA-189", "SEA-124")
@pytest.mark.parametrize("step", [PRE_ROLL, ACTION])
def test_a_knight_moves_the_one_or_the_other(step: str) -> None:
    """And counts for Largest Army either way. The deck is that of the base game."""
    assert tables(sea().game).cards == tables(classic(4)).cards
    for move in ("move_robber (0,0)", "move_pirate (1,2)"):
        t = sea("", "", "knight played=2", seat=2, step=step, robber="(-1,1)").do("2 play_knight")
        assert t.refuse("2 move_pirate (4,0)") == ("reason-pirate-stays", "SEA-102")
        assert t.refuse("2 move_robber (-1,1)") == ("reason-robber-stays", "BASE-217")
        t.do(f"2 {move}")
        assert (t.step, t.public(2)) == (step, 2)


@pytest.mark.rule("SEA-103", "SEA-104", "SEA-189", "SEA-017")
def test_each_keeps_to_its_own() -> None:
    t = seven()
    assert t.refuse("2 move_pirate (0,0)") == ("reason-pirate-at-sea", "SEA-104")
    assert t.refuse("2 move_robber (1,2)")[0] == "reason-robber-barred"
    assert not {"(5,0)", "(0,4)"} & (t.sites("move_pirate") | t.sites("move_robber"))


@pytest.mark.rule("SEA-003")
def test_there_is_one_pirate() -> None:
    """Where he lay ships may be built again."""
    t = sea(f"{HOME} {SHIP} knight", pirate="(2,1)").do("0 play_knight", "0 move_pirate (1,2)")
    assert [(event.hex, event.former) for event in t.of(PirateMoved)] == [
        (t.game.board.topology.parse_hex("(1,2)"), t.game.board.topology.parse_hex("(2,1)"))
    ]
    assert t.sites("build_ship") == {"E(1,1,E)"}


# theft


@pytest.mark.rule("SEA-X11", "SEA-106", "SEA-107", "SEA-108")
def test_the_pirate_robs_whose_ships_lie_there() -> None:
    """A city beside him brings Blue into no danger."""
    t = seven("1ore", f"{HOME}! 3wool", ships={0: "E(1,2,NE)"}).do("2 move_pirate (1,2)")
    assert t.step == THEFT
    t.do("* stolen_card ore")
    assert [(event.thief, event.victim) for event in t.of(Stolen)] == [(2, 0)]
    assert (t.hand(0), sum(t.hand(1)), t.hand(2)) == (counts(""), 3, counts("1ore"))
    assert t.step == ACTION


@pytest.mark.rule("SEA-107")
def test_several_are_asked_for() -> None:
    """Those with a card; none at all means no theft."""
    ships = {0: "E(1,2,NE)", 1: "E(1,1,SE)", 3: "E(1,2,E)"}
    t = seven("1ore", "1wool", "", "", ships=ships).do("2 move_pirate (1,2)")
    assert t.step == STEAL
    assert t.sites("steal") == {"0", "1"}
    assert t.refuse("2 steal 3") == ("reason-no-victim", "BASE-218")
    t.do("2 steal 1", "* stolen_card wool")
    assert t.hand(2) == counts("1wool")
    t = seven(ships=ships).do("2 move_pirate (1,2)")
    assert (t.step, t.of(Stolen)) == (ACTION, [])


@pytest.mark.rule("SEA-106")
def test_nobody_robs_himself() -> None:
    """A ship of the thief alone at the new hex, or one that lies a path further, brings nothing."""
    t = seven("1ore", "", "1wool", ships={2: "E(1,2,NE)", 0: "E(2,2,NE)"}).do("2 move_pirate (1,2)")
    assert (t.step, t.of(Stolen)) == (ACTION, [])


@pytest.mark.rule("SEA-105")
def test_the_robber_robs_no_ships() -> None:
    t = seven("1ore", "V(0,0,N) 1wool", ships={0: "E(1,1,SE)"}).do("2 move_robber (1,1)")
    assert (t.step, t.of(Stolen)) == (ACTION, [])
    t = seven("1ore", "V(1,1,S) 1wool", ships={0: "E(1,1,SE)"}).do("2 move_robber (1,1)", "* stolen_card wool")
    assert [event.victim for event in t.of(Stolen)] == [1]
    assert len(t.of(RobberMoved)) == 1


# what he bars


@pytest.mark.rule("SEA-X10", "SEA-048", "SEA-067", "SEA-109", "SEA-184")
def test_the_pirate_bars_his_six_paths() -> None:
    """To whoever moved him, too: no ship is built there, moved from there or moved there."""
    moved_by_himself = sea(f"{HOME} {SHIP} knight").do("0 play_knight", "0 move_pirate (2,1)")
    for t in (moved_by_himself, sea(f"{HOME} {SHIP}", pirate="(2,1)")):
        assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-pirate-bars", "SEA-048")
        assert t.sites("build_ship") == {"E(1,1,SE)"}
        t.do("0 build_ship E(1,1,SE)")
    t = sea(HOME, pirate="(2,1)", ships={0: "E(1,2,NE)"})
    assert t.refuse("0 move_ship E(1,2,NE) E(1,1,SE)") == ("reason-pirate-bars", "SEA-048")
    assert "move_ship" not in t.kinds()
    t = sea(HOME, pirate="(2,1)", ships={0: "E(1,1,SE)"})
    assert t.refuse("0 move_ship E(1,1,SE) E(1,2,NE)") == ("reason-pirate-bars", "SEA-048")
    assert t.targets("E(1,1,SE)") == set()


@pytest.mark.rule("SEA-111", "SEA-X10", "SEA-134")
def test_ships_beside_the_pirate_stay_and_count() -> None:
    """And join others: the next ship goes on from the barred one."""
    t = sea(f"{HOME} {SHIP}", pirate="(2,1)", ships={0: "E(1,2,NE)"})
    assert t.length(0) == 1
    t.do("0 build_ship E(1,2,E)")
    assert t.length(0) == 2
    t = sea(HOME, ships={0: "E(1,2,NE)"}, seat=2, step=DICE).do("* dice 3 4", "2 move_pirate (2,1)")
    assert (t.ships(0), t.length(0)) == ({"E(1,2,NE)"}, 1)


@pytest.mark.rule("SEA-110")
def test_what_the_pirate_does_not_bar() -> None:
    """Harbour 4, a settlement, a city, a road and the yield at his hex."""
    hands = "1lumber 1brick 1wool 1grain 3ore 2grain 3wool"
    t = sea(f"E(1,1,E) {hands} 1lumber 1brick", pirate="(2,1)")
    t.do("0 build_settlement V(1,2,N)", "0 bank_trade wool ore", "0 build_city V(1,2,N)")
    t.do("0 build_road E(1,1,SE)")
    t = sea("V(1,2,N)", pirate="(2,1)", step=DICE).do("* dice 4 4")
    assert t.hand(0) == counts("1ore")


# the house rule


@pytest.mark.rule("SEA-114")
def test_the_friendly_robber_and_the_pirate() -> None:
    """He does not go to the ships of who has two points or fewer, and robs no such player."""
    kind = {"friendly_robber": True}
    ships = {0: "E(1,2,NE)", 1: "E(0,2,SE)"}
    rich = "V(1,2,N)! V(0,0,N)!"
    t = seven(f"{rich} 1ore", "V(0,2,S)! 1wool", "V(-1,-1,N)!", "V(-2,3,N)!", ships=ships, options=kind)
    assert t.refuse("2 move_pirate (0,3)") == ("reason-friendly-pirate", "SEA-114")
    assert "(0,3)" not in t.sites("move_pirate")
    assert {"(1,2)", "(2,1)"} <= t.sites("move_pirate")
    t.do("2 move_pirate (1,2)", "* stolen_card ore")
    t = seven(f"{rich} 1ore", "V(0,2,S)! 1wool", "V(-1,-1,N)!", "V(-2,3,N)!", ships=ships)
    t.do("2 move_pirate (0,3)", "* stolen_card wool")


@pytest.mark.rule("SEA-114")
def test_a_friendly_pirate_without_another_hex() -> None:
    """With ships of the weak beside every sea hex he may go to any, and robs none of them."""
    board = sea().game.board
    paths = [board.topology.hex_paths[hex] for hex in range(44) if board.sea >> hex & 1]
    covered: set[int] = set()
    for six in paths:
        if not covered & set(six):
            covered.add(six[0])
    names = [board.topology.path_name(path) for path in sorted(covered)]
    parts = {seat: " ".join(names[seat::4]) for seat in range(4)}
    t = seven("1ore", "1ore", "", "1ore", ships=parts, options={"friendly_robber": True})
    assert len(t.sites("move_pirate")) == len(paths) - 1
    beside = board.topology.path_hexes[board.topology.parse_path(names[0])]
    t.do(f"2 move_pirate {(t.sites('move_pirate') & set(hexes(board, beside))).pop()}")
    assert (t.step, t.of(Stolen)) == (ACTION, [])
