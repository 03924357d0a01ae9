"""Seafarers with event cards and with the Harbourmaster."""

from __future__ import annotations

import re
from typing import Any

import pytest

from catan_desktop.games.event_cards.cards import CALM_SEAS, EARTHQUAKE, QUIET, ROBBER_ATTACKS, ROBBER_FLEES, TRADE
from catan_desktop.games.event_cards.events import EventPassed, RoadDamaged
from catan_desktop.games.harbourmaster.points import HARBOURMASTER
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.views import BOARDS
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.parts import LONGEST_ROAD
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.theft import THEFT
from catan_desktop.present.compose import board_view
from tests.games.event_cards.place import card, damage
from tests.games.seafarers.place import NO_PIRATE, SeaTable, sea
from tests.games.seafarers.test_boards import RULES, dealt
from tests.mechanics.place import ACTION, PRE_ROLL

HOME = "V(1,2,N)"


def events(*seats: str, damaged: tuple[str, ...] = (), **more: Any) -> SeaTable:
    t = sea(*seats, options={"event_cards": True, **more.pop("options", {})}, **more)
    damage(t, damaged)
    return t


def draw(t: SeaTable, event: str, number: int = 0) -> SeaTable:
    return t.do("0 roll", f"* drawn_event {card(event, number)}")


@pytest.mark.rule("SEA-007")
def test_the_scenarios_are_one_option() -> None:
    """In the order of the rules; the game is that of the first where none is chosen."""
    (spec,) = [spec for spec in GAME.options if spec.key == "scenario"]
    rule = next(line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("| SEA-007 "))
    ruleset, option, *values, default = re.findall(r"`(\w+)`", rule)
    assert (GAME.key, spec.key, list(spec.choices), spec.default) == (ruleset, option, values, default)
    assert GAME.checked({})["scenario"] == default


@pytest.mark.rule("SEA-100", "MIX-023", "MIX-031")
def test_a_drawn_seven_moves_robber_or_pirate() -> None:
    t = draw(events("1ore", ships={0: "E(1,2,NE)"}, step=PRE_ROLL), ROBBER_ATTACKS)
    assert t.kinds() == {"move_robber", "move_pirate"}
    t.do("0 move_pirate (1,2)")
    assert t.step == ACTION


@pytest.mark.rule("MIX-032")
@pytest.mark.parametrize("scenario", [key for key in SCENARIOS if key not in NO_PIRATE])
def test_the_robber_flees_and_the_pirate_stays(scenario: str) -> None:
    """To a desert, where there is one, or beside the board; from there a 7 brings him back."""
    board = dealt(scenario, 4)
    land = board.topology.hex_name(HexId(board.areas[0].bit_length() - 1))
    t = events(step=PRE_ROLL, options={"scenario": scenario}, robber=land)
    pirate = t.pirate
    draw(t, ROBBER_FLEES)
    while t.step != ACTION:
        t.do(t.lines()[0])
    assert t.pirate == pirate
    assert t.robber == {"shores": "(-1,1)", "desert": "(1,-3)"}.get(scenario, "home")
    picture = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(0)))
    assert picture is not None
    assert [piece.space for piece in picture.pieces if piece.kind == "robber"] == [
        "home" if t.robber == "home" else "hex"
    ]
    t.do("0 end_turn", "1 roll", f"* drawn_event {card(ROBBER_ATTACKS)}", f"1 move_robber {land}")


@pytest.mark.rule("SEA-120", "SEA-040", "MIX-033", "MIX-034")
def test_an_earthquake_damages_roads_alone() -> None:
    """No ship; who owns a damaged road may still build and move ships."""
    t = draw(events(f"{HOME} E(1,1,E) 2lumber 2wool", ships={0: "E(1,2,NE)"}, step=PRE_ROLL), EARTHQUAKE)
    assert [event.path for event in t.of(RoadDamaged)] == [t.game.board.topology.parse_path("E(1,1,E)")]
    assert t.step == ACTION
    assert "build_road" not in t.kinds()
    t.do("0 move_ship E(1,2,NE) E(1,1,SE)", "0 build_ship E(1,2,NE)")


@pytest.mark.rule("SEA-120", "SEA-122")
def test_road_building_mends_and_sails() -> None:
    """One of the free pieces mends the road, the other is a ship."""
    t = events(f"{HOME} E(1,1,E) roads", damaged=("E(1,1,E)",)).do("0 play_roads", "0 repair_road_free E(1,1,E)")
    t.do("0 place_free_ship E(1,2,NE)")
    assert (t.step, t.ships(0)) == (ACTION, {"E(1,2,NE)"})
    t = draw(events(f"{HOME} E(1,1,E)", damaged=("E(1,1,E)",), step=PRE_ROLL), QUIET)
    assert t.length(0) == 1


@pytest.mark.rule("SEA-167", "SEA-165", "MIX-024", "MIX-041")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "tribe"])
def test_the_harbourmaster_makes_the_goal_one_higher(scenario: str) -> None:
    options = {"scenario": scenario, "harbourmaster": True}
    t = sea(options=options)
    assert goal_of(t.game, t.state, Seat(0)) == SCENARIOS[scenario].goal + 1
    board = t.game.board
    first, second = [min(corners & -corners for corners in [mask]) for mask in board.harbour_corners[:2]]
    names = [board.topology.corner_name(one.bit_length() - 1) for one in (first, second)]
    t = sea(f"{names[0]} {names[1]} 2grain 3ore", options=options)
    assert HARBOURMASTER.of(t.game, t.state).holder == NOBODY
    t.do(f"0 build_city {names[1]}")
    assert HARBOURMASTER.of(t.game, t.state).holder == 0
    assert t.public(0) == 5


@pytest.mark.rule("MIX-036")
def test_trade_advantage_counts_roads_and_ships() -> None:
    """While nobody has the longest route: three ships outdo two roads; as many pieces as another bring nothing."""
    roads = f"{HOME} E(1,1,E) E(1,1,SE)"
    fleets = {1: "E(3,-1,E) E(2,-1,E) E(2,0,NE)"}
    t = draw(events(f"{roads} 1ore", "", ships=fleets, step=PRE_ROLL), TRADE)
    assert [(event.thief, event.victim) for event in _stolen(t)] == [(1, 0)]
    t = draw(events(f"{roads} 1ore", "1ore", ships={1: "E(3,-1,E) E(2,-1,E)"}, step=PRE_ROLL), TRADE)
    assert t.of(EventPassed)


@pytest.mark.rule("MIX-037", "CLOTH-026")
def test_trade_advantage_counts_roads_and_ships_where_there_is_no_award() -> None:
    """However long the route: the number on the board decides."""
    fleet = {0: "E(-1,-1,E) E(-1,-1,SE) E(-2,0,E) E(-2,0,SE) E(-3,1,E) E(-3,1,SE)"}
    t = draw(events("", "1ore", ships=fleet, options={"scenario": "cloth"}, step=PRE_ROLL), TRADE)
    assert LONGEST_ROAD.get(t.game, t.state) is None
    assert [(event.thief, event.victim) for event in _stolen(t)] == [(0, 1)]


def _stolen(t: SeaTable) -> list[Stolen]:
    """The thefts, drawn by chance."""
    while t.step == THEFT:
        t.do(t.lines()[0])
    return t.of(Stolen)


@pytest.mark.rule("MIX-040", "MIX-041")
def test_harbours_of_every_island_count() -> None:
    """On The Four Islands: for Calm Seas and for the Harbourmaster."""
    options = {"scenario": "islands", "harbourmaster": True}
    board = events(options=options).game.board
    by_area = [
        [corner for mask in board.harbour_corners for corner in bits(mask & here)] for here in board.area_corners
    ]
    one, other = [found for found in by_area if found][:2]
    names = [board.topology.corner_name(corner) for corner in (one[0], other[0])]
    t = draw(events("", f"{names[0]}! {names[1]}!", options=options, step=PRE_ROLL), CALM_SEAS)
    assert t.actor == 1
    t = sea(f"{names[0]}! {names[1]} 2grain 3ore", options=options)
    t.do(f"0 build_city {names[1]}")
    assert HARBOURMASTER.of(t.game, t.state).holder == 0


@pytest.mark.rule("MIX-043")
def test_the_harbourmaster_counts_for_the_goal_of_the_wonders() -> None:
    """His two points are among the ten; the goal is one higher."""
    options = {"scenario": "wonders", "harbourmaster": True}
    board = sea(options=options).game.board
    spots = [next(bits(mask)) for mask in board.harbour_corners[:2]]
    names = [board.topology.corner_name(corner) for corner in spots]
    t = sea(f"{names[0]}! {names[1]} 2grain 3ore", options=options).do(f"0 build_city {names[1]}")
    assert t.public(0) == 2 + 2 + 2
    assert goal_of(t.game, t.state, Seat(0)) == 10 + 1
