"""The waters of the Pirate Islands: what belongs to each seat there, and the line of ships in its lane.

Ruling where the rule file is silent: a ship from whose end the fortress can no longer be reached along the lane is
refused, for no ship is ever moved (PIRATE-026). Buildings of others on the coast of the main island bar the way.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.grid.topology import CornerId, HexId, PathId, Topology
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import Count, Face, members
from catan_desktop.kernel.record import record, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import CornerMask, PathMask
from catan_desktop.mechanics.parts import HOME, PLACEMENT
from catan_desktop.mechanics.pieces import rivals
from catan_desktop.mechanics.questions import Barred
from catan_desktop.mechanics.routes import ends_of

from .boards.pirates import FAIRWAY4, FAIRWAY6, Fairway
from .scenarios import MANY
from .ships import SHIP_PART


@record
class Lane:
    """Where a seat begins, and where its ships lead (PIRATE-004)."""

    settlement: CornerId
    ship: PathId
    landing: CornerId
    fortress: CornerId
    paths: PathMask


@record
class Waters:
    """What is drawn on the sea of a board."""

    lanes: tuple[Lane, ...]
    """In play order (PIRATE-005)."""
    track: tuple[HexId, ...]
    """The ring of the fleet, in moving order from its start."""
    truce: HexId
    """On it nobody is attacked (PIRATE-045); `HOME`: no such hex."""


@state_record
class PirateIslands:
    """The fleet, the warships and the fortresses."""

    fleet: HexId
    """Where the fleet lies; `HOME` once it has left the board (PIRATE-052)."""
    warships: tuple[PathMask, ...]
    """By seat: the paths with a warship, which is a ship as well (PIRATE-033)."""
    markers: tuple[Count, ...]
    """By seat: the markers of its fortress; 0: it has fallen (PIRATE-006)."""
    die: Face
    """What the die showed at the last attack on a fortress; 0 before the first."""


PIRATES = Slot("pirates", PirateIslands)
NO_START_SHIP = Reason("reason-ship-given", rule="PIRATE-022")
NOT_IN_LANE = Reason("reason-ship-lane", rule="PIRATE-024")
NEVER_MOVED = Reason("reason-ship-never-moved", rule="PIRATE-026")
OFF_LINE = Reason("reason-ship-off-line", rule="PIRATE-025")
DEAD_END = Reason("reason-ship-astray", rule="PIRATE-025")


@lru_cache(maxsize=8)
def _waters(topology: Topology, fairway: Fairway) -> Waters:
    lanes = [
        Lane(
            topology.parse_corner(one.settlement),
            topology.parse_path(one.ship),
            topology.parse_corner(one.landing),
            topology.parse_corner(one.fortress),
            sum(1 << topology.parse_path(name) for name in one.lane.split()),
        )
        for one in fairway.positions
    ]
    track = tuple([topology.parse_hex(name) for name in fairway.track.split()])
    return Waters(tuple(lanes), track, topology.parse_hex(fairway.truce) if fairway.truce else HOME)


def waters(game: Game) -> Waters:
    """Return the waters of the board (PIRATE-001)."""
    return _waters(game.board.topology, FAIRWAY6 if game.seats >= MANY else FAIRWAY4)


def lane_of(game: Game, state: GameState, seat: Seat) -> Lane:
    """Return what belongs to a seat: the first player has the first place (PIRATE-005)."""
    return waters(game).lanes[(seat - PLACEMENT.of(game, state).first) % game.seats]


@record
class Line:
    """The ships of a seat, one after another from the starting settlement on."""

    ships: tuple[PathId, ...]
    passed: CornerMask
    """All intersections that it touches."""
    end: CornerId
    """The open one."""


@lru_cache(maxsize=4096)
def _line(topology: Topology, start: CornerId, ships: PathMask) -> Line:
    found, passed, end = list[PathId](), 1 << start, start
    while onward := topology.corner_paths[end] & ships & ~sum(1 << path for path in found):
        path = PathId(first(onward))
        end = CornerId(first(topology.path_end_mask[path] & ~(1 << end)))
        found.append(path)
        passed |= 1 << end
    return Line(tuple(found), passed, end)


def line_of(game: Game, state: GameState, seat: Seat) -> Line:
    """Return the line of a seat's ships, which never branches (PIRATE-025)."""
    ships = SHIP_PART.of(game, state).ships[seat]
    return _line(game.board.topology, lane_of(game, state, seat).settlement, ships)


@lru_cache(maxsize=4096)
def _way(topology: Topology, lane: Lane, start: CornerId, passed: CornerMask) -> int:
    reached, seen, ships = 1 << start, passed | 1 << start, 0
    while not reached >> lane.fortress & 1:
        beside = 0
        for corner in bits(reached):
            beside |= topology.corner_paths[corner]
        reached = ends_of(topology, beside & lane.paths) & ~seen
        if not reached:
            return -1
        seen |= reached
        ships += 1
    return ships


def way_left(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many ships are lacking to the fortress; -1 where buildings of others bar the way."""
    line = line_of(game, state, seat)
    return _way(game.board.topology, lane_of(game, state, seat), line.end, line.passed | rivals(game, state, seat))


@lru_cache(maxsize=4096)
def _next(topology: Topology, lane: Lane, line: Line, rivals: CornerMask) -> tuple[PathMask, PathMask]:
    """Return the paths of the lane on from the open end, and those of them that lead to the fortress past no building
    of others."""
    on = leading = 0
    if line.passed >> lane.fortress & 1:
        return on, leading
    for path in members(PathId, topology.corner_paths[line.end] & lane.paths):
        far = CornerId(first(topology.path_end_mask[path] & ~(1 << line.end)))
        if not line.passed >> far & 1:
            on |= 1 << path
            leading |= (not rivals >> far & 1 and _way(topology, lane, far, line.passed | rivals) >= 0) << path
    return on, leading


def ships_barred(game: Game, state: GameState, seat: Seat) -> Barred:
    """This module's answer to SHIPS_BARRED: ships lie one after another in the own lane (PIRATE-022 to PIRATE-026)."""
    every = game.board.topology.all_paths
    if not state.turn:
        return ((every, NO_START_SHIP),)
    lane, line = lane_of(game, state, seat), line_of(game, state, seat)
    on, leading = _next(game.board.topology, lane, line, rivals(game, state, seat))
    own = SHIP_PART.of(game, state).ships[seat]
    return ((every & ~lane.paths, NOT_IN_LANE), (own, NEVER_MOVED), (every & ~on, OFF_LINE), (on & ~leading, DEAD_END))
