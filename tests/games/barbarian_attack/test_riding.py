"""Riders move: BARB section 4.7."""

from __future__ import annotations

import pytest

from catan_desktop.games.barbarian_attack.events import RiderMoved
from catan_desktop.games.barbarian_attack.part import RIDE
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel.ids import Seat, numbers
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.turn import ACTION
from tests.games.barbarian_attack.place import PRICE, AttackTable, siege
from tests.games.barbarian_attack.test_chronicle import CASTLE
from tests.mechanics.place import counts

MIDDLE = "E(0,0,NE)"


def riding(*seats: str, **words: object) -> AttackTable:
    """Seat 0 has finished trade and building."""
    return siege(*seats, **words).do("0 end_turn")  # type: ignore[arg-type]


def reached(start: str, steps: int, t: AttackTable, avoiding: frozenset[str] = frozenset()) -> set[str]:
    """The paths within so many steps, walked by hand from one to those that share an intersection."""
    topology, found = t.game.board.topology, {t.path(start)}
    barred = {t.path(name) for name in avoiding}
    for _ in range(steps):
        ends = {corner for path in found for corner in topology.path_ends[path]}
        found |= {path for path in numbers(PathId, len(topology.paths)) if ends & {*topology.path_ends[path]}} - barred
    return {topology.path_name(path) for path in found} - {start}


@pytest.mark.rule("BARB-071", "BARB-071a", "BARB-070a", "BARB-073")
def test_a_rider_goes_up_to_three_paths() -> None:
    """Roads and buildings, conquered hexes and barbarians do not hinder it."""
    t = riding(riders={0: MIDDLE})
    assert (t.step, t.actor) == (RIDE, 0)
    assert t.sites("move_rider") == reached(MIDDLE, 3, t) - {*CASTLE}
    crowd = "V(0,0,N) V(0,-1,N) E(0,-1,E) E(0,-1,SE) E(0,0,E)"
    crowded = riding("", crowd, riders={0: MIDDLE}, barbarians="(-1,-1)=3 (0,-2)=3 (1,-2)=3 (2,-1)=2")
    assert crowded.sites("move_rider") == t.sites("move_rider")


@pytest.mark.rule("BARB-071", "BARB-111c", "BARB-070")
def test_each_rider_moves_once() -> None:
    """In any order; the second move of one is refused, that of another not."""
    t = riding(riders={0: f"{MIDDLE} E(1,0,SE)"}).do(f"0 move_rider {MIDDLE} E(0,0,E)")
    assert t.of(RiderMoved) == [RiderMoved(Seat(0), t.path(MIDDLE), t.path("E(0,0,E)"), 0)]
    assert t.refuse("0 move_rider E(0,0,E) E(0,0,SE)") == ("reason-rider-rode", "BARB-111c")
    t.do("0 move_rider E(1,0,SE) E(1,0,E)")
    assert t.riders(0) == {"E(0,0,E)", "E(1,0,E)"}
    assert (t.step, t.actor) == (PRE_ROLL, 1), "all have moved: nothing more is asked"


@pytest.mark.rule("BARB-071")
def test_a_rider_need_not_move() -> None:
    t = riding(riders={0: MIDDLE}).do("0 finish_riding")
    assert (t.riders(0), t.step) == ({MIDDLE}, PRE_ROLL)


@pytest.mark.rule("BARB-071")
def test_without_riders_nobody_is_asked() -> None:
    """And only the seat whose turn it is moves its own."""
    assert riding(riders={1: MIDDLE}).step == PRE_ROLL
    t = riding(riders={0: MIDDLE, 1: "E(0,0,E)"})
    assert t.refuse("0 move_rider E(0,0,E) E(0,0,SE)") == ("reason-rider-not-own", "BARB-071")


@pytest.mark.rule("BARB-072", "BARB-111c")
def test_a_grain_makes_the_ride_five_paths_long() -> None:
    """It is paid only where it is needed."""
    start = "E(0,-3,SE)"
    t = riding("1grain 2ore", riders={0: start})
    assert t.sites("move_rider") == reached(start, 5, t) - {*CASTLE}
    far = sorted(reached(start, 5, t) - reached(start, 3, t))[0]
    near = sorted(reached(start, 3, t))[0]
    again = AttackTable(t.game, t.state).do(f"0 move_rider {start} {near}")
    assert (again.hand(0), again.of(RiderMoved)[0].grain) == (counts("1grain 2ore"), 0)
    t.do(f"0 move_rider {start} {far}")
    assert (t.hand(0), t.part.bank, t.of(RiderMoved)[0].grain) == (counts("2ore"), (19, 19, 19, 19, 17), 1)
    t = riding("2ore", riders={0: start})
    assert t.sites("move_rider") == reached(start, 3, t)
    assert t.refuse(f"0 move_rider {start} {far}") == ("reason-ride-no-grain", "BARB-072")
    beyond = sorted({*map(t.game.board.topology.path_name, range(72))} - reached(start, 6, t))[0]
    assert t.refuse(f"0 move_rider {start} {beyond}") == ("reason-ride-too-far", "BARB-111c")


@pytest.mark.rule("BARB-072a")
def test_each_rider_needs_its_own_grain() -> None:
    one, other = "E(0,-3,SE)", "E(-1,2,SE)"
    for grain in (1, 2):
        t = riding(f"{grain}grain 1ore", riders={0: f"{one} {other}"})
        far = {start: sorted(reached(start, 5, t) - reached(start, 3, t) - {*CASTLE})[0] for start in (one, other)}
        t.do(f"0 move_rider {one} {far[one]}")
        assert t.can(f"0 move_rider {other} {far[other]}") == (grain == 2)


@pytest.mark.rule("BARB-074", "BARB-111a", "BARB-074b")
def test_a_ride_ends_on_a_path_without_a_rider() -> None:
    """It passes over those with one: with all paths beside it held, those behind them are reached."""
    around = "E(0,-1,E) E(0,-1,SE) E(0,0,E) E(1,-1,SE)"
    t = riding(riders={0: MIDDLE, 1: around})
    assert t.sites("move_rider") == reached(MIDDLE, 3, t) - {*around.split()} - {*CASTLE}
    assert t.refuse(f"0 move_rider {MIDDLE} E(0,0,E)") == ("reason-path-holds-rider", "BARB-074")
    assert t.refuse(f"0 move_rider {MIDDLE} {MIDDLE}") == ("reason-path-holds-rider", "BARB-074")


@pytest.mark.rule("BARB-074a", "BARB-074b")
def test_a_ride_passes_over_castle_paths_and_does_not_end_there() -> None:
    """From the coast west of the castle to that east of it, along its edges."""
    start, end = "E(-3,2,NE)", "E(-2,3,NE)"
    t = riding("1grain 1ore", riders={0: start})
    assert end not in reached(start, 5, t, frozenset(CASTLE))
    assert end in t.sites("move_rider")
    assert not t.sites("move_rider") & {*CASTLE}
    assert t.refuse(f"0 move_rider {start} E(-2,2,NE)") == ("reason-ride-ends-at-castle", "BARB-074a")


@pytest.mark.rule("BARB-075", "BARB-111d", "BARB-X06")
def test_riders_leave_the_castle() -> None:
    t = riding(riders={0: f"E(-2,2,NE) {MIDDLE}"})
    assert "finish_riding" not in t.kinds()
    assert t.refuse("0 finish_riding") == ("reason-castle-not-left", "BARB-111d")
    t.do("0 move_rider E(-2,2,NE) E(-1,1,SE)")
    assert t.path("E(-1,1,SE)") == t.game.board.topology.hex_paths[t.hex("(-1,2)")][0]
    assert "finish_riding" in t.kinds()


@pytest.mark.rule("BARB-075a")
def test_a_rider_placed_in_this_turn_moves_in_it() -> None:
    t = siege(f"{PRICE} {PRICE}").buy("knighthood", "0 place_rider E(-2,2,NE)")
    t.buy("swift-knight", f"0 place_rider {MIDDLE}").do("0 end_turn", "0 move_rider E(-2,2,NE) E(-1,1,SE)")
    assert t.do(f"0 move_rider {MIDDLE} E(0,0,E)").riders(0) == {"E(-1,1,SE)", "E(0,0,E)"}


def besieged(steps: int) -> tuple[str, dict[int, str]]:
    """A rider of seat 0 at the castle, and riders of the others on every path within so many steps that is no castle
    path, as far as 30 of them go."""
    t = siege(many=6, riders={0: CASTLE_56})
    ends = sorted(reached(CASTLE_56, steps, t) - {t.game.board.topology.path_name(path) for path in castle_paths(t)})
    return CASTLE_56, {seat: " ".join(ends[6 * (seat - 1) : 6 * seat]) for seat in range(1, 6)}


CASTLE_56 = "E(-4,1,NE)"
"""The edge of the castle (-3,0) towards the sea in the south-west."""


def castle_paths(t: AttackTable) -> list[int]:
    mask = t.game.board.castle_paths
    return [path for path in range(mask.bit_length()) if mask >> path & 1]


@pytest.mark.rule("BARB-075b", "BARB-075c")
@pytest.mark.parametrize(("steps", "grain", "must"), [(3, False, False), (3, True, True), (5, True, False)])
def test_a_rider_that_cannot_leave_the_castle_stays(steps: int, grain: bool, must: bool) -> None:
    """All ends within reach are held: with a grain it must go further, if anything is free there."""
    start, others = besieged(steps)
    hand = "1grain 1ore" if grain else "1ore"
    t = siege(hand, many=6, riders={0: f"{start} E(1,1,SE)", **others}).do("0 end_turn")
    assert t.step == RIDE
    assert ("finish_riding" in t.kinds()) == (not must)
    if must:
        assert t.refuse("0 finish_riding") == ("reason-castle-not-left", "BARB-111d")
    else:
        assert t.do("0 finish_riding").riders(0) == {start, "E(1,1,SE)"}


@pytest.mark.rule("BARB-076")
def test_when_the_riders_move_nothing_is_bought_or_traded() -> None:
    words = f"V(0,0,N) {PRICE} 4lumber 1brick"
    t = siege(words, "1ore", riders={0: f"{MIDDLE} E(1,0,E)"}, gold=(4,))
    assert {"buy_chronicle", "build_road", "bank_trade", "buy_with_gold", "offer_trade"} <= t.kinds()
    t.do("0 end_turn")
    for _ in range(2):
        assert t.kinds() <= {"move_rider", "finish_riding"}
        for line in ("buy_chronicle", "build_road E(0,-1,SE)", "bank_trade lumber ore", "offer_trade 1lumber 1ore @1"):
            assert t.refuse(f"0 {line}") == ("reason-riding-begun", "BARB-076")
        assert not t.can("0 buy_with_gold ore")
        if t.riders(0) == {MIDDLE, "E(1,0,E)"}:
            t.do(f"0 move_rider {MIDDLE} E(0,0,E)")


@pytest.mark.rule("BARB-071", "BARB-076")
def test_riders_move_after_trade_and_building_alone() -> None:
    t = siege(riders={0: MIDDLE})
    assert t.step == ACTION
    assert not t.can(f"0 move_rider {MIDDLE} E(0,0,E)")
    assert not t.can("0 finish_riding")
