"""The Pirate Islands: lanes, warships, the fleet and the fortresses (PIRATE sections 8.1 to 8.4).

Red is seat 0 with position 1 unless told otherwise.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.games.seafarers import lanes
from catan_desktop.games.seafarers.events import (
    FleetFought,
    FleetLeft,
    FleetMoved,
    FleetPlundered,
    FortressAttacked,
    FortressFallen,
    ShipsLost,
    WarshipMade,
)
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.lanes import PIRATES, waters
from catan_desktop.games.seafarers.layouts import SeaIsland, board
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers.ships import SHIP_PART
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.grid.outline import FIFTY_ONE, SIXTY_FIVE
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import advance, observe, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.events import Built, Produced, SetupPlaced, Stolen
from catan_desktop.mechanics.parts import HANDS, HOME, PIECES
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.panel_view import table_model
from tests.games.laid_out import shown
from tests.games.seafarers.place import SeaTable, corners, hexes, paths, sea, setting_up
from tests.invariants import check_pirates
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, counts
from tests.playing import next_action
from tests.recipes import set_table

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "seafarers.md"
START = "V(0,3,N)"
_PATHS = "E(0,2,SE) E(-1,3,NE) E(-1,2,SE) E(-2,3,NE) E(-2,2,SE) "
WAY = (_PATHS + "E(-3,3,E) E(-3,3,SE) E(-4,4,NE) E(-4,3,SE)").split()
SIX_WAY = (_PATHS + "E(-3,3,NE) E(-3,2,SE) E(-4,3,NE) E(-4,2,SE) E(-5,3,NE)").split()
"""From the starting settlement of position 1 to its fortress, for up to four players and for more."""
BLUE, BLUE_WAY = "V(3,-3,S)", "E(2,-2,NE)"
SHIP = "1lumber 1wool"


def line(count: int) -> str:
    """The first ships of Red's line."""
    return " ".join(WAY[:count])


def isles(
    *seats: str,
    warships: int = 0,
    ships: dict[int, str] | None = None,
    fleet: str = "",
    markers: tuple[int, ...] = (),
    **more: Any,
) -> SeaTable:
    """A position in which the first ships of Red's line are warships."""
    options = {"scenario": "pirates", **more.pop("options", {})}
    t = sea(*seats, ships=ships, options=options, **more)
    part, topology = PIRATES.of(t.game, t.state), t.game.board.topology
    mask = sum(1 << topology.parse_path(name) for name in WAY[:warships])
    part = replace(part, warships=(mask, *part.warships[1:]), markers=(*markers, *part.markers)[: t.game.seats])
    if fleet:
        part = replace(part, fleet=HOME if fleet == "away" else topology.parse_hex(fleet))
    t.state = PIRATES.put(t.game, t.state, part)
    check_pirates(t.game, t.state)
    return t


def dice(t: SeaTable, one: int, two: int) -> SeaTable:
    t.do(f"* dice {one} {two}")
    check_pirates(t.game, t.state)
    return t


def markers(t: SeaTable) -> tuple[int, ...]:
    return PIRATES.of(t.game, t.state).markers


def strength(t: SeaTable, seat: int = 0) -> int:
    return PIRATES.of(t.game, t.state).warships[seat].bit_count()


def fleet(t: SeaTable) -> str:
    hex = PIRATES.of(t.game, t.state).fleet
    return "away" if hex == HOME else str(t.game.board.topology.hex_name(hex))


# layouts


@cache
def part_eight() -> str:
    text = RULES.read_text(encoding="utf-8")
    return text[text.index("# Part 8.") : text.index("# Part 9.")]


def section(rule: int) -> str:
    """What follows a statement that is no row of a table."""
    return re.split(r"\n\n(?:PIRATE-\d|## )", part_eight().split(f"\nPIRATE-{rule:03d} ")[1])[0]


def laid(seats: int) -> SeaIsland:
    return board(seats, {"scenario": "pirates", "layout": "fixed", "harbours": "fixed"}, source(0, "board"))


def place_of(seats: int) -> int:
    return 0 if seats < 5 else 1


@pytest.mark.rule("PIRATE-001", "PIRATE-010", "PIRATE-015", "PIRATE-003", "PIRATE-011", "PIRATE-016")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_boards(seats: int) -> None:
    found, second = laid(seats), place_of(seats)
    assert set(found.land) == set(SIXTY_FIVE if second else FIFTY_ONE)
    printed = re.findall(r"(\(-?\d,-?\d\)) ([a-z]+)(?: (\d+|-))?", section((10, 15)[second]))
    assert shown(found) == {hex: f"{terrain} {token or '-'}" for hex, terrain, token in printed}
    main = set(re.findall(r"\(-?\d,-?\d\)", section((11, 16)[second])))
    assert set(hexes(found, found.areas[0])) == main
    west = {hex: told for hex, told in shown(found).items() if hex not in main and not told.startswith("sea")}
    bare = {hex for hex, told in west.items() if told.endswith("-") and not told.startswith("desert")}
    assert bare == (set() if second else {"(-2,-2)", "(-4,2)", "(-1,2)"})
    furthest = {row: min(q for q, r in found.land if (q, r) in at(main) and r == row) for row in range(-3, 4)}
    assert all(q < furthest[r] for q, r in at(set(west)))


def at(names: set[str]) -> set[tuple[int, int]]:
    found = [re.findall(r"-?\d", name) for name in names]
    return {(int(q), int(r)) for q, r in found}


@pytest.mark.rule("PIRATE-012", "PIRATE-017", "PIRATE-008", "SEA-035a")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_harbours(seats: int) -> None:
    """Their kinds are shuffled unless the option says otherwise."""
    found, second = laid(seats), place_of(seats)
    rows = re.findall(r"\| \d+ \| (\S+)(?: 2:1)? \| .*? \| (E\S+) \|", section((12, 17)[second]))
    kinds = ("lumber", "brick", "wool", "grain", "ore")
    assert [(h.path, "3:1" if h.rate == 3 else kinds[h.kind]) for h in found.harbours] == [(b, a) for a, b in rows]
    for harbour in found.harbours:
        beside = found.topology.path_hexes[found.topology.parse_path(harbour.path)]
        assert (beside & found.land_hexes).bit_count() == 1
        assert beside & found.areas[0]
    usual = {"scenario": "pirates", "layout": "fixed", "harbours": "usual"}
    deals = {board(seats, usual, source(seed, "board")).harbours for seed in range(9)}
    assert len(deals) > 3
    assert len({tuple(sorted((h.kind, h.rate) for h in one)) for one in deals}) == 1


@pytest.mark.rule("PIRATE-002")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_other_layout(seats: int) -> None:
    with pytest.raises(RulesetError, match="option layout of seafarers does not go with scenario = pirates"):
        GAME.checked({"scenario": "pirates", "layout": "random"})
    options = {"scenario": "pirates", "layout": "fixed", "harbours": "usual"}
    assert {board(seats, options, source(seed, "board")).tokens for seed in range(5)} == {laid(seats).tokens}


@pytest.mark.rule("PIRATE-004", "PIRATE-013", "PIRATE-014", "PIRATE-018", "PIRATE-019")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_positions_and_the_track(seats: int) -> None:
    """Each lane leads from the settlement past the landing to the fortress; the track is a ring of sea hexes."""
    t, second = setting_up(seats, scenario="pirates"), place_of(seats)
    topology, found = t.game.board.topology, waters(t.game)
    rows = [row.strip("| ").split(" | ") for row in section((13, 18)[second]).splitlines() if re.match(r"\| \d", row)]
    told = [
        [
            topology.corner_name(one.settlement),
            topology.path_name(one.ship),
            topology.corner_name(one.landing),
            topology.corner_name(one.fortress),
            set(paths(t.game.board, one.paths)),
        ]
        for one in found.lanes
    ]
    assert told == [[*row[1:5], set(row[5].split())] for row in rows]
    ring = re.findall(r"\(-?\d,-?\d\)", section((14, 19)[second]).split("start:")[1])
    assert [topology.hex_name(hex) for hex in found.track] == ring
    steps = zip(found.track, (*found.track[1:], found.track[0]), strict=True)
    assert all(topology.hex_hexes[one] >> other & 1 for one, other in steps)
    assert all(t.game.board.sea >> hex & 1 for hex in found.track)
    for lane in found.lanes:
        assert not lane.paths & ~t.game.board.ship_paths
        beside = Counter(end for path in bits(lane.paths) for end in topology.path_ends[path])
        assert {lane.settlement, lane.landing, lane.fortress} <= set(beside)


@pytest.mark.rule("PIRATE-X09", "PIRATE-007")
def test_the_deck() -> None:
    def deck(seats: int) -> dict[str, int]:
        game = isles(many=seats).game
        assert tables(game).hidden_points == 0
        return {spec.key: spec.count for spec in tables(game).cards}

    assert deck(2) == deck(3) == {"knight": 14, "roads": 2, "plenty": 2, "monopoly": 2}
    assert deck(4) == {"knight": 19, "roads": 2, "plenty": 2, "monopoly": 2}
    assert deck(5) == deck(6) == {"knight": 25, "roads": 3, "plenty": 3, "monopoly": 3}


# set-up


@pytest.mark.rule("PIRATE-005", "PIRATE-020", "PIRATE-006", "PIRATE-068")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_who_begins_where(seats: int) -> None:
    """Seat 1 begins, and so has position 1; nothing is paid."""
    game = setting_up(seats, scenario="pirates").game
    t = SeaTable(game, start(game)[0]).do("* first_dice 1 1", "* first_dice 6 6", *["* first_dice 1 2"] * (seats - 2))
    rows = [row.strip("| ").split(" | ") for row in section((13, 18)[place_of(seats)]).splitlines() if "V(" in row]
    for step in range(seats):
        seat = Seat((1 + step) % seats)
        assert corners(game.board, t.part.settlements[seat]) == [rows[step][1]]
        assert t.ships(seat) == {rows[step][2]}
        assert t.part.pieces.road_ends[seat]
        left = {one.key: one.supply(game, t.state, seat)[0] for one in tables(game).purchases if one.supply}
        assert (left["settlement"], left["ship"], left["road"]) == (3, 14, 15)
    assert t.part.hands == (0,) * seats
    assert not any(event.paid for event in t.of(Built))
    assert markers(t) == (3,) * seats
    assert fleet(t) == ("(-2,3)" if seats > 4 else "(-1,3)")
    assert t.actor == 1


@pytest.mark.rule("PIRATE-021", "PIRATE-022", "PIRATE-023", "SEA-080")
def test_two_more_settlements() -> None:
    """On the main island, each with a road and no ship; the last one brings the cards."""
    t = setting_up(2, scenario="pirates")
    main = set(corners(t.game.board, t.game.board.area_corners[0]))
    assert t.sites("place_settlement") <= main
    assert t.refuse("0 place_settlement V(-3,4,N)") == ("reason-start-on-main-island", "SEA-080")
    t.do("0 place_settlement V(-1,4,N)")
    assert t.of(SetupPlaced) == []
    assert t.kinds() == {"place_road"}
    assert t.refuse("0 place_ship E(-1,3,SE)") == ("reason-ship-given", "PIRATE-022")
    t.do(f"0 {t.lines('place_road')[0][2:]}", "1 place_settlement V(1,3,N)", f"1 {'place_road E(1,2,SE)'}")
    assert t.hand(1) == counts("")
    t.do("1 place_settlement V(2,2,N)")
    assert [event.seat for event in t.of(SetupPlaced)] == [1]
    t.do("1 place_road E(2,1,SE)", "0 place_settlement V(3,-1,N)")
    assert sum(t.hand(0)) == 3
    t.do(f"0 {t.lines('place_road')[0][2:]}")
    assert (t.step, t.actor, t.state.turn) == (PRE_ROLL, 0, 1)
    assert [mask.bit_count() for mask in t.part.settlements] == [3, 3]


# ships


@pytest.mark.rule("PIRATE-024", "PIRATE-075")
def test_ships_lie_in_the_own_lane() -> None:
    t = isles(f"{START} V(1,2,N) {SHIP}", ships={0: line(1)})
    assert t.sites("build_ship") == {"E(-1,3,NE)", "E(-1,3,E)"}
    assert t.refuse("0 build_ship E(0,1,E)") == ("reason-ship-lane", "PIRATE-024")
    t = isles(f"{START} V(3,1,S) {SHIP}", ships={0: line(1)})
    assert t.refuse("0 build_ship E(3,1,SE)") == ("reason-ship-lane", "PIRATE-024")


@pytest.mark.rule("PIRATE-X06", "PIRATE-025", "PIRATE-075")
def test_a_line_does_not_branch() -> None:
    """Red's line ends at V(-3,4,N): what touches an inner intersection is refused, whatever its other end."""
    t = isles(f"{START} 3lumber 3wool", ships={0: line(6)})
    assert lanes.line_of(t.game, t.state, Seat(0)).end == t.game.board.topology.parse_corner("V(-3,4,N)")
    for name in ("E(-1,3,E)", "E(-2,3,E)"):
        assert t.refuse(f"0 build_ship {name}") == ("reason-ship-off-line", "PIRATE-025")
    assert t.sites("build_ship") == {"E(-3,3,SE)"}
    t.do("0 build_ship E(-3,3,SE)")
    check_pirates(t.game, t.state)


@pytest.mark.rule("PIRATE-025")
def test_a_line_does_not_lose_its_way() -> None:
    """From the rung E(-2,3,E) the way back east would never reach the fortress; nor past a settlement of Blue."""
    ships = "E(0,2,SE) E(-1,3,NE) E(-1,2,SE) E(-2,3,E)"
    t = isles(f"{START} {SHIP}", ships={0: ships})
    assert t.refuse("0 build_ship E(-2,4,NE)") == ("reason-ship-astray", "PIRATE-025")
    assert t.sites("build_ship") == {"E(-2,3,SE)"}
    t = isles(f"{START} {SHIP}", "V(-1,4,N)", ships={0: line(1)})
    assert t.refuse("0 build_ship E(-1,3,E)") == ("reason-ship-astray", "PIRATE-025")
    assert t.sites("build_ship") == {"E(-1,3,NE)"}


@pytest.mark.rule("PIRATE-025")
def test_the_line_ends_at_the_fortress() -> None:
    t = isles(f"{START} {SHIP}", ships={0: line(9)})
    assert t.sites("build_ship") == set()
    assert t.refuse("0 build_ship E(-1,3,E)") == ("reason-ship-off-line", "PIRATE-025")


@pytest.mark.rule("PIRATE-026", "PIRATE-075")
def test_no_ship_is_moved() -> None:
    t = isles(START, ships={0: line(3)})
    assert "move_ship" not in t.kinds()
    assert t.refuse("0 move_ship E(-1,2,SE) E(-1,3,E)") == ("reason-ship-never-moved", "PIRATE-026")


@pytest.mark.rule("PIRATE-027", "PIRATE-075")
def test_the_landing() -> None:
    """Red may settle on the own landing alone; Blue may not, and Red nowhere else on the pirate islands."""
    cards = "1lumber 1brick 1wool 1grain"
    t = isles(f"{START} {cards}", ships={0: line(6)})
    assert t.sites("build_settlement") == {"V(-3,4,N)"}
    t.do("0 build_settlement V(-3,4,N)")
    check_pirates(t.game, t.state)
    t = isles(f"{START} {cards}", ships={0: line(9)}, markers=(3,))
    assert t.refuse("0 build_settlement V(-4,3,S)") == ("reason-not-own-landing", "PIRATE-027")
    assert t.refuse("0 build_settlement V(-3,3,S)") == ("reason-not-own-landing", "PIRATE-027")
    t = isles(START, f"{BLUE} {cards}", ships={0: line(6), 1: BLUE_WAY}, seat=1)
    assert t.refuse("1 build_settlement V(-3,4,N)") == ("reason-not-own-landing", "PIRATE-027")


@pytest.mark.rule("PIRATE-068")
def test_the_settlement_on_the_fortress_is_one_of_five() -> None:
    """With four on the board none is left while the fortress stands."""
    cards = "1lumber 1brick 1wool 1grain"
    four = f"{START} V(1,2,N) V(2,2,N) V(2,0,N)"
    t = isles(f"{four} {cards}", ships={0: line(6)})
    assert t.refuse("0 build_settlement V(-3,4,N)") == ("reason-no-settlement-piece", "BASE-118")
    t = isles(f"{four} V(-4,3,S) {cards}", ships={0: line(9)}, markers=(0,))
    assert "build_settlement" not in t.kinds()
    t = isles(f"{START} V(1,2,N) V(2,2,N) {cards}", ships={0: line(6)})
    t.do("0 build_settlement V(-3,4,N)")


# warships


@pytest.mark.rule("PIRATE-030", "PIRATE-032", "PIRATE-033", "PIRATE-029", "PIRATE-053")
@pytest.mark.parametrize("step", [PRE_ROLL, ACTION])
def test_a_knight_makes_a_warship(step: str) -> None:
    """The ship nearest to the starting settlement that is none; it is a ship as before, and nothing else moves."""
    t = isles(f"{START} knight", ships={0: line(3)}, warships=1, step=step)
    before = fleet(t)
    t.do("0 play_knight")
    assert [event.site for event in t.of(WarshipMade)] == [t.game.board.topology.parse_path(WAY[1])]
    assert (strength(t), t.ships(0), t.step, fleet(t)) == (2, set(WAY[:3]), step, before)
    assert t.public(0) == 1


@pytest.mark.rule("PIRATE-X08", "PIRATE-031")
def test_a_knight_without_a_plain_ship() -> None:
    t = isles(f"{START} knight", ships={0: line(2)}, warships=2)
    assert "play_knight" not in t.kinds()
    assert t.refuse("0 play_knight") == ("reason-no-ship-for-knight", "PIRATE-031")


@pytest.mark.rule("PIRATE-028")
def test_there_are_no_awards() -> None:
    """Ten roads and ships in a line and four played knights are worth nothing."""
    roads = "E(0,3,NE) E(1,2,SE) E(1,3,NE) E(2,2,SE) E(2,2,E) E(3,1,SE)"
    t = isles(f"{START} {roads} knight", ships={0: line(4)}, warships=3)
    assert t.length(0) == 10
    t.do("0 play_knight")
    assert t.public(0) == 1
    assert not {"longest_road", "largest_army", "robber", "pirate"} & set(t.game.slots)


@pytest.mark.rule("SEA-121", "PIRATE-024")
def test_free_ships_lie_in_the_lane_too() -> None:
    t = isles(f"{START} roads", ships={0: line(1)}).do("0 play_roads", "0 place_free_ship E(-1,3,E)")
    assert t.sites("place_free_ship") == {"E(-1,3,SE)"}


# the fleet


@pytest.mark.rule("PIRATE-X01", "PIRATE-040", "PIRATE-041", "PIRATE-042", "PIRATE-049", "PIRATE-053")
def test_the_fleet_moves_before_the_seven() -> None:
    t = isles(f"{START} 8wool", ships={0: line(1)}, fleet="(-1,3)", step=DICE)
    dice(t, 2, 5)
    assert fleet(t) == "(-2,2)"
    assert [event.steps for event in t.of(FleetMoved)] == [2]
    assert t.kinds() == {"discard"}


@pytest.mark.rule("PIRATE-041", "PIRATE-040")
@pytest.mark.parametrize(("one", "two", "to"), [(1, 6, "(0,2)"), (3, 3, "(-2,3)"), (6, 5, "(-2,2)")])
def test_the_lower_die_counts_on_the_ring(one: int, two: int, to: str) -> None:
    assert fleet(dice(isles(fleet="(0,1)" if one < 6 else "(0,0)", step=DICE), one, two)) == to


@pytest.mark.rule("PIRATE-X02", "PIRATE-043", "PIRATE-046", "PIRATE-042", "PIRATE-049")
def test_a_lost_fight() -> None:
    """One card and one more for each city, before anything is produced."""
    t = isles(f"{START} V(2,2,N)! V(2,0,N)! 4wool", ships={0: line(3)}, warships=2, fleet="(1,-1)", step=DICE)
    dice(t, 3, 4)
    assert fleet(t) == "(0,2)"
    assert [(event.seat, event.strength, event.warships) for event in t.of(FleetFought)] == [(0, 3, 2)]
    assert t.lines() == ["* plundered_cards 0,0,3,0,0"]
    bank = t.part.bank
    t.do("* plundered_cards 3wool")
    assert [event.cards for event in t.of(FleetPlundered)] == [counts("3wool")]
    assert (t.hand(0), t.part.bank[2]) == (counts("1wool"), bank[2] + 3)


@pytest.mark.rule("PIRATE-046")
def test_the_cards_that_are_lost() -> None:
    """Any of the hand, each card as likely as any other; as far as the hand goes."""
    t = isles(f"{START} V(2,2,N)! 2wool 1ore", ships={0: line(3)}, fleet="(1,-1)", step=DICE)
    dice(t, 3, 5)
    (draw,) = t.asked().choices
    assert dict(zip([str(one.cards) for one in draw.outcomes], draw.weights, strict=True)) == {  # type: ignore[attr-defined]
        str(counts("1wool 1ore")): 2,
        str(counts("2wool")): 1,
    }
    t = isles(f"{START} V(2,2,N)! V(2,0,N)! 1wool", ships={0: line(3)}, fleet="(1,-1)", step=DICE)
    assert dice(t, 3, 5).lines() == ["* plundered_cards 0,0,1,0,0"]
    t = isles(START, ships={0: line(3)}, fleet="(1,-1)", step=DICE)
    assert dice(t, 3, 6).of(FleetPlundered) == []
    assert t.step == ACTION


@pytest.mark.rule("PIRATE-X03", "PIRATE-047", "PIRATE-048", "PIRATE-076", "PIRATE-077")
def test_an_even_fight_and_a_victory() -> None:
    t = isles(f"{START} 4wool", ships={0: line(4)}, warships=3, fleet="(1,-1)", step=DICE)
    dice(t, 3, 6)
    assert (t.step, t.hand(0)) == (ACTION, counts("4wool"))
    t = isles(f"{START} 4wool", ships={0: line(4)}, warships=4, fleet="(1,-1)", step=DICE)
    dice(t, 3, 4)
    assert t.asked().prompt == "prompt-gold"
    assert t.refuse("0 choose_gold 2ore") == ("reason-gold-other-number", "SEA-190")
    t.do("0 choose_gold 1ore")
    assert t.hand(0) == counts("4wool 1ore")
    assert t.step == ACTION


@pytest.mark.rule("PIRATE-049")
def test_the_fight_comes_before_the_production() -> None:
    """Red chooses before the hex (0,3) brings grain for a 10."""
    t = isles(f"{START}", ships={0: line(5)}, warships=5, fleet="(2,-2)", step=DICE)
    dice(t, 4, 6)
    assert (t.asked().prompt, t.hand(0)) == ("prompt-gold", counts(""))
    t.do("0 choose_gold 1ore")
    assert t.hand(0) == counts("1ore 1grain")


@pytest.mark.rule("PIRATE-044", "PIRATE-043")
def test_two_players_or_none() -> None:
    """Blue's building on the hex spares Red, and so does water without neighbours; a city counts as a settlement."""
    t = isles(f"{START} 2wool", "V(0,2,N)", ships={0: line(1)}, fleet="(0,1)", step=DICE)
    assert dice(t, 1, 5).of(FleetFought) == []
    t = isles(f"{START} 2wool", ships={0: line(1)}, fleet="(-1,3)", step=DICE)
    assert dice(t, 2, 6).of(FleetFought) == []
    t = isles("V(0,3,N)! 2wool", ships={0: line(1)}, fleet="(0,1)", step=DICE)
    assert [event.seat for event in dice(t, 1, 5).of(FleetFought)] == [0]


@pytest.mark.rule("PIRATE-043")
def test_whoever_rolls_another_is_attacked() -> None:
    t = isles("1ore", f"{BLUE} 2wool", ships={1: BLUE_WAY}, fleet="(1,-3)", step=DICE)
    assert [event.seat for event in dice(t, 2, 6).of(FleetFought)] == [1]
    t.do("* plundered_cards 1wool")
    assert t.hand(1) == counts("1wool")


@pytest.mark.rule("PIRATE-045")
def test_the_hex_of_the_truce() -> None:
    """Position 3 of six has a landing on (-2,0), and nobody is attacked there; on the next hex somebody is."""
    way = "E(0,1,NE) E(0,0,SE) E(-1,1,NE) E(-1,0,SE) E(-2,1,NE) E(-2,0,SE)"
    seats = ("", "", "V(1,0,S) V(-2,0,S) 2ore")
    t = isles(*seats, many=6, ships={2: way}, fleet="(-2,2)", step=DICE)
    assert dice(t, 2, 3).of(FleetFought) == []
    assert fleet(t) == "(-2,0)"
    t = isles(*seats, many=6, ships={2: way}, fleet="(-2,2)", step=DICE)
    assert [event.seat for event in dice(t, 1, 3).of(FleetFought)] == [2]


@pytest.mark.rule("PIRATE-051")
def test_the_fleet_bars_no_ships() -> None:
    t = isles(f"{START} {SHIP}", ships={0: line(1)}, fleet="(-1,3)")
    assert t.sites("build_ship") == {"E(-1,3,NE)", "E(-1,3,E)"}


@pytest.mark.rule("PIRATE-029")
def test_no_hex_is_blocked() -> None:
    t = isles("V(-1,4,N)", fleet="(2,-2)", step=DICE)
    dice(t, 4, 6)
    assert t.hand(0) == counts("1grain")


# sevens


@pytest.mark.rule("PIRATE-050", "PIRATE-076", "PIRATE-077")
def test_a_seven_robs_any_opponent() -> None:
    """After the discards, of anybody with a card, wherever; or of nobody."""
    t = isles("8wool", "1ore", "", "1grain", fleet="(-1,3)", step=DICE)
    dice(t, 2, 5).do("0 discard 4wool")
    assert set(t.lines()) == {"0 steal 1", "0 steal 3", "0 pass_theft"}
    assert t.refuse("0 steal 2") == ("reason-no-victim", "BASE-218")
    t.do("0 steal 3", "* stolen_card grain")
    assert [(event.thief, event.victim) for event in t.of(Stolen)] == [(0, 3)]
    assert (t.hand(0), t.step) == (counts("4wool 1grain"), ACTION)
    t = dice(isles("", "1ore", fleet="(-1,3)", step=DICE), 2, 5).do("0 pass_theft")
    assert (t.hand(1), t.step) == (counts("1ore"), ACTION)


@pytest.mark.rule("PIRATE-050")
def test_a_seven_with_nobody_to_rob() -> None:
    t = dice(isles("2ore", fleet="(-1,3)", step=DICE), 1, 6)
    assert (t.step, t.of(Stolen)) == (ACTION, [])
    t = dice(isles("", "2ore", fleet="(-1,3)", step=DICE), 2, 6)
    assert t.step == ACTION


# the fortress


def siege(*more: str, ships: int = 9, warships: int = 3, **told: Any) -> SeaTable:
    return isles(f"{START} {' '.join(more)}", ships={0: line(ships)}, warships=warships, **told)


@pytest.mark.rule("PIRATE-X04", "PIRATE-060", "PIRATE-061", "PIRATE-062", "PIRATE-063")
def test_a_marker_falls() -> None:
    t = siege().do("0 attack_fortress")
    assert t.lines() == [f"* fortress_die {face}" for face in range(1, 7)]
    t.do("* fortress_die 2")
    check_pirates(t.game, t.state)
    assert [(event.die, event.warships, event.left) for event in t.of(FortressAttacked)] == [(2, 3, 2)]
    assert (markers(t)[0], strength(t), len(t.ships(0))) == (2, 3, 9)
    assert (t.state.seat, t.step) == (1, PRE_ROLL)


@pytest.mark.rule("PIRATE-X04", "PIRATE-064", "PIRATE-065", "PIRATE-066", "PIRATE-061")
@pytest.mark.parametrize(("die", "lost"), [(3, 1), (4, 2), (5, 2), (6, 2)])
def test_ships_are_lost(die: int, lost: int) -> None:
    """Those at the far end, one for an even fight, two for a lost one; the turn is over as well."""
    t = siege().do("0 attack_fortress", f"* fortress_die {die}")
    check_pirates(t.game, t.state)
    assert t.ships(0) == set(WAY[: 9 - lost])
    (event,) = t.of(ShipsLost)
    assert [t.game.board.topology.path_name(path) for path in event.paths] == WAY[: -lost - 1 : -1]
    assert (markers(t)[0], strength(t), t.state.seat) == (3, 3, 1)
    assert t.part.pieces.roads_of_all.bit_count() == 9 - lost


@pytest.mark.rule("PIRATE-X07", "PIRATE-066", "PIRATE-065")
def test_lost_warships_count_no_more() -> None:
    """All but the last ship are warships: one of the two lost is one."""
    t = siege()
    part = PIRATES.of(t.game, t.state)
    mask = sum(1 << t.game.board.topology.parse_path(name) for name in (*WAY[:2], WAY[7]))
    t.state = PIRATES.put(t.game, t.state, replace(part, warships=(mask, *part.warships[1:])))
    t.do("0 attack_fortress", "* fortress_die 5")
    assert (strength(t), len(t.ships(0))) == (2, 7)
    ship = next(one for one in tables(t.game).purchases if one.key == "ship")
    assert ship.supply
    assert ship.supply(t.game, t.state, Seat(0)) == (8, 15)


@pytest.mark.rule("PIRATE-060", "PIRATE-075", "PIRATE-072")
def test_who_may_not_attack() -> None:
    """Without a ship at the own fortress, before the roll, or after its fall; nobody names another fortress."""
    assert siege(ships=8).refuse("0 attack_fortress") == ("reason-fortress-far", "PIRATE-060")
    assert siege(step=PRE_ROLL).refuse("0 attack_fortress") == ("reason-roll-first", "BASE-211")
    t = isles(f"{START} V(-4,3,S)", ships={0: line(9)}, markers=(0,))
    assert t.refuse("0 attack_fortress") == ("reason-fortress-fallen", "PIRATE-075")
    t = isles(START, BLUE, ships={0: line(9), 1: BLUE_WAY}, seat=1)
    assert t.refuse("1 attack_fortress") == ("reason-fortress-far", "PIRATE-060")
    assert siege(warships=0).can("0 attack_fortress")


@pytest.mark.rule("PIRATE-060", "PIRATE-061")
def test_one_attack_a_turn() -> None:
    """It is over with the attack, so that nothing follows it."""
    t = siege("5ore 5grain", many=2).do("0 attack_fortress", "* fortress_die 1", "1 roll", "* dice 1 3", "1 end_turn")
    assert t.state.seat == 0
    assert t.refuse("0 attack_fortress") == ("reason-roll-first", "BASE-211")
    t.do("0 roll", "* dice 1 3", "0 attack_fortress", "* fortress_die 1")
    assert markers(t) == (1, 3)


@pytest.mark.rule("PIRATE-067", "PIRATE-068", "PIRATE-052")
def test_a_fortress_falls() -> None:
    """It is a settlement of a piece that lay there, counts a point, and yields; the fleet stays for the others."""
    t = siege(markers=(1,)).do("0 attack_fortress", "* fortress_die 1")
    check_pirates(t.game, t.state)
    assert [event.site for event in t.of(FortressFallen)] == [t.game.board.topology.parse_corner("V(-4,3,S)")]
    assert corners(t.game.board, t.part.settlements[0]) == [
        *sorted(["V(-4,3,S)", START], key=t.game.board.topology.parse_corner)
    ]
    assert (t.public(0), fleet(t)) == (2, "(-1,3)")
    settlement = next(one for one in tables(t.game).purchases if one.key == "settlement")
    assert settlement.supply
    assert settlement.supply(t.game, t.state, Seat(0)) == (3, 5)
    t.do("1 roll", "* dice 1 2")
    assert t.of(Produced) == []
    assert t.asked().prompt == "prompt-gold"


@pytest.mark.rule("PIRATE-052", "PIRATE-040")
def test_the_fleet_leaves_with_the_last_fortress() -> None:
    blue = "V(3,-3,S) V(-1,-3,N)"
    t = isles(START, blue, many=2, ships={0: line(9), 1: BLUE_WAY}, warships=3, markers=(1, 0))
    t.do("0 attack_fortress", "* fortress_die 1")
    check_pirates(t.game, t.state)
    assert fleet(t) == "away"
    assert len(t.of(FleetLeft)) == 1
    t.do("1 roll", "* dice 2 6")
    assert t.of(FleetMoved) == []
    assert t.step == ACTION


@pytest.mark.rule("PIRATE-X05", "PIRATE-070", "SEA-167")
def test_who_wins() -> None:
    """Eleven points do not win while the fortress stands; with its fall Red wins at once, whatever follows the turn."""
    rich = "V(2,2,N)! V(2,0,N)! V(3,-2,N)! V(4,-1,N)! V(1,2,N)"
    for seats in (4, 6):
        way = WAY if seats == 4 else SIX_WAY
        t = isles(f"{START} {rich} V(1,0,N)", "9ore", many=seats, ships={0: " ".join(way)}, warships=3, markers=(1,))
        assert (t.public(0), t.winner) == (11, None)
        t.do("0 attack_fortress", "* fortress_die 2")
        assert t.winner == 0
        assert t.state.outcome is not None
    t = siege(markers=(1,)).do("0 attack_fortress", "* fortress_die 2")
    assert t.winner is None


@pytest.mark.rule("PIRATE-070")
def test_ten_points_later() -> None:
    """With the fortress fallen the tenth point wins in the own turn, not in another's."""
    rich = "V(2,2,N)! V(2,0,N)! V(3,-2,N)! V(4,-1,N) V(-4,3,S) 2grain 3ore"
    t = isles(f"{START} {rich}", ships={0: line(9)}, markers=(0,))
    assert t.public(0) == 9
    t.do("0 build_city V(4,-1,N)")
    assert t.winner == 0
    t = isles(f"{START} {rich} V(1,0,N)", ships={0: line(9)}, markers=(0,), seat=3)
    assert (t.public(0), t.winner) == (10, None)
    assert t.do("3 end_turn").winner == 0


@pytest.mark.rule("PIRATE-073")
def test_nobody_attacks_between_the_turns() -> None:
    """In the special building phase, and as player 2 of a pair; there a ship is built as ever."""
    way = " ".join(SIX_WAY)
    t = isles(f"{START} 5ore", many=5, ships={0: way}, warships=3, seat=4).do("4 end_turn")
    assert t.actor == 0
    assert t.refuse("0 attack_fortress") == ("reason-fortress-in-own-turn", "PIRATE-073")
    t = isles(f"{START} 5ore", many=6, ships={0: way}, warships=3, seat=3, options={"turn_rule": "paired_players"})
    t.do("3 end_turn")
    assert t.actor == 0
    assert "attack_fortress" not in t.kinds()
    assert t.refuse("0 attack_fortress") == ("reason-fortress-in-own-turn", "PIRATE-073")


@pytest.mark.rule("PIRATE-074")
def test_what_everybody_sees() -> None:
    t = siege(fleet="(0,0)", markers=(2, 1, 3, 3))
    for seat in range(4):
        assert PIRATES.of(t.game, observe(t.game, t.state, Seat(seat)).state) == PIRATES.of(t.game, t.state)


# bots


def chosen(t: SeaTable, level: str = "normal") -> str:
    """The kind of action that a bot takes."""
    assert t.actor is not None
    return str(make_bot(level).choose(t.game, observe(t.game, t.state, t.actor), Random(1)).kind)


@pytest.mark.rule("PIRATE-079")
def test_a_bot_arms_and_attacks() -> None:
    """It makes warships, buys cards as long as they are lacking, and attacks where that is worth the turn."""
    assert chosen(siege("knight", warships=1)) == "play_knight"
    assert chosen(siege("1wool 1grain 1ore", warships=2)) == "buy_card"
    assert chosen(siege(warships=1)) == "end_turn"
    assert chosen(siege(warships=5)) == "attack_fortress"
    assert chosen(siege(warships=7)) == "attack_fortress"


# the table


@pytest.mark.rule("PIRATE-078", "PIRATE-074", "PIRATE-045")
def test_what_the_table_shows() -> None:
    """The ring with the fleet, where it may come with one to six steps and whom it would attack there; lanes, landings,
    warships, fortresses with their markers."""
    t = siege(warships=2, fleet="(1,-1)", markers=(2,), step=PRE_ROLL)
    picture = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(1)))
    assert picture is not None
    topology = t.game.board.topology
    names = {"hex": topology.hex_name, "path": topology.path_name, "intersection": topology.corner_name}
    found = {(one.kind, names[one.space](one.site)): one.seat for one in picture.pieces if one.space in names}
    assert found["fleet", "(1,-1)"] == NOBODY
    reach = ["(0,0)", "(0,1)", "(0,2)", "(-1,3)", "(-2,3)", "(-2,2)"]
    assert [found[f"reach-{step}", hex] for step, hex in enumerate(reach, 1)] == [NOBODY, NOBODY, 0, *(NOBODY,) * 3]
    assert [found["warship", path] for path in WAY[:2]] == [0, 0]
    assert [found["ship", path] for path in WAY[2:]] == [0] * 7
    lane = set(paths(t.game.board, waters(t.game).lanes[0].paths))
    assert {path for (kind, path), seat in found.items() if kind == "lane" and seat == 0} == lane - set(WAY)
    assert found["landing", "V(1,-4,S)"] == 1
    assert (found["fortress-2", "V(-4,3,S)"], found["fortress-3", "V(-1,-3,N)"]) == (0, 1)
    arrows = picture.board.ground.outside
    assert len(arrows) == 14
    assert {key for _, key in arrows} <= {f"fleet-way-{way}" for way in ("e", "ne", "nw", "w", "sw", "se")}


@pytest.mark.rule("PIRATE-078")
def test_what_an_attack_foretells() -> None:
    """The odds of the die, and at the seats warships and markers."""
    t = siege(warships=3, markers=(1,))
    view = observe(t.game, t.state, Seat(0))
    told = foresee(PANELS, t.game, view, t.read("0 attack_fortress"))
    counts_of = {said.key: dict(said.arguments).get("count") for said in told}
    assert counts_of == {
        "foresee-siege-win": 2,
        "foresee-siege-even": None,
        "foresee-siege-lost": 3,
        "foresee-siege-ends": None,
    }
    panel = table_model(PANELS, t.game, view).seats[0]
    assert {one.key: one.value for one in panel.counters[-2:]} == {"warship": 3, "fortress": 1}


@pytest.mark.rule("PIRATE-078")
def test_what_the_places_say() -> None:
    """Whom the fleet meets and what comes of it; whose lanes, landings, ships and fortresses these are."""
    t = siege("2ore", warships=2, fleet="(1,-1)")
    topology, view = t.game.board.topology, observe(t.game, t.state, Seat(0))
    read = {"hex": topology.parse_hex, "path": topology.parse_path, "intersection": topology.parse_corner}

    def rows(space: str, name: str) -> list[str]:
        return [row.key for row in explain(PANELS, t.game, view, (space, int(read[space](name)))).rows]

    assert rows("hex", "(1,-1)") == ["explain-sea", "explain-fleet", "explain-no-attack"]
    assert rows("hex", "(0,2)") == ["explain-sea", "explain-ahead", "explain-attack-lost"]
    assert rows("hex", "(0,1)") == ["explain-sea", "explain-ahead", "explain-no-attack"]
    assert rows("hex", "(4,0)") == ["explain-sea"]
    assert rows("path", WAY[0]) == ["explain-warship"]
    assert rows("path", WAY[5]) == ["explain-lane-ship"]
    assert rows("path", "E(-1,3,SE)") == ["explain-lane"]
    assert rows("path", "E(3,0,E)")[-1] == "explain-no-lane"
    assert rows("intersection", "V(-4,3,S)") == ["explain-fortress"]
    assert rows("intersection", "V(1,-4,S)")[0] == "explain-landing"


# other modules


@pytest.mark.rule("MIX-023", "MIX-038")
def test_event_cards_are_not_offered() -> None:
    """In every other scenario they are."""
    for scenario in SCENARIOS:
        options: dict[str, bool | int | str] = {"scenario": scenario, "event_cards": True}
        if scenario == "pirates":
            with pytest.raises(RulesetError, match="event_cards"):
                GAME.checked(options)
        else:
            assert GAME.checked(options)["event_cards"]


def test_the_harbourmaster_and_a_friendly_robber() -> None:
    """Harbours count as elsewhere; there is nobody to be friendly."""
    options = {"harbourmaster": True, "friendly_robber": True}
    t = isles("V(3,-3,N)! V(4,-3,N)!", "1ore", options=options, fleet="(-1,3)", step=DICE)
    dice(t, 2, 5).do("0 steal 1")
    assert t.public(0) == 4


# a second count


class Recount:
    """By seat: its ships, warships and markers, and the fleet, by what was done and thrown alone."""

    def __init__(self, game: Game) -> None:
        self.game, self.ring = game, [int(hex) for hex in waters(game).track]
        self.ships, self.strength, self.markers = [1] * game.seats, [0] * game.seats, [3] * game.seats
        self.steps, self.points = 0, [0] * game.seats

    def see(self, before: GameState, action: Any) -> None:
        kind, seat = type(action).__name__, int(action.seat)
        if kind in {"BuildShip", "PlaceFreeShip"}:
            self.ships[seat] += 1
        elif kind == "PlayKnight":
            self.strength[seat] += 1
        elif kind == "Dice" and any(self.markers):
            self.steps += min(action.one, action.two)
        elif kind == "FortressDie":
            self._attack(before, int(before.seat), action.face)

    def _attack(self, before: GameState, seat: int, face: int) -> None:
        own = self.strength[seat]
        if own > face:
            self.markers[seat] -= 1
            return
        line = lanes.line_of(self.game, before, Seat(seat)).ships
        gone = line[len(line) - (1 if own == face else 2) :]
        self.ships[seat] -= len(gone)
        self.strength[seat] -= sum(PIRATES.of(self.game, before).warships[seat] >> path & 1 for path in gone)

    def check(self, state: GameState) -> None:
        part, game = PIRATES.of(self.game, state), self.game
        assert [mask.bit_count() for mask in SHIP_PART.of(game, state).ships] == self.ships
        assert [mask.bit_count() for mask in part.warships] == self.strength
        assert list(part.markers) == self.markers
        assert part.fleet == (HexId(self.ring[self.steps % len(self.ring)]) if any(self.markers) else HOME)
        pieces = PIECES.of(game, state)
        assert all(fallen == (not left) for left, fallen in zip(self.markers, self.fallen(state), strict=True))
        assert sum(HANDS.of(game, state).bank) + sum(HANDS.of(game, state).sizes) == 19 * 5 + 25 * (game.seats > 4)
        assert not pieces.roads_of_all & ~sum(1 << path for path in range(len(game.board.topology.paths)))

    def fallen(self, state: GameState) -> list[bool]:
        settled, built = PIECES.of(self.game, state).settlements, PIECES.of(self.game, state).cities
        sites = [lanes.lane_of(self.game, state, Seat(seat)).fortress for seat in range(self.game.seats)]
        return [bool((own | more) >> site & 1) for own, more, site in zip(settled, built, sites, strict=True)]


@pytest.mark.rule("PIRATE-033", "PIRATE-041", "PIRATE-052", "PIRATE-066")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_was_done_is_what_there_is(seats: int) -> None:
    game = set_table(GAME, seats, {"scenario": "pirates"}, 1)
    state: GameState = start(game)[0]
    recount, rng, seen = Recount(game), Random(seats), Counter[str]()
    while state.outcome is None and state.ply < 1500:
        action = next_action(game, state, 1, rng)
        recount.see(state, action)
        state, events = advance(game, state, action)
        if state.turn:
            recount.check(state)
        seen.update(type(event).__name__ for event in events)
    assert seen["FleetFought"] > 3
    assert seen["WarshipMade"] > 1
