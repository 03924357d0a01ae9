"""The module `ships`: ships on the board, how they are built and moved, and the routes that they make with roads.

Version history
    1: the first.

Rulings where the rule file is silent:
* A ship is built whenever a road may be built for cards; with trade and build apart it ends trading as any build does.
* A refused move names what is wrong with the ship before what is wrong with its new path.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.six_players.module import PAIR
from catan_desktop.grid.topology import PathId, Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Act, Events, Game, Module, Refusals, about_site, first_reason
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import put, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.board import CornerMask, PathMask, board_now
from catan_desktop.mechanics.buying import cost_of, selling
from catan_desktop.mechanics.development import FREE_ROADS, after_free_piece
from catan_desktop.mechanics.events import StepBegan
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import barred_sites, bars, paths_on, refresh, rivals
from catan_desktop.mechanics.placement import NO_PATH, PATH_TAKEN, PLACEMENT_STEP, after_placing, new_settlement
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import BARRED_PATHS, FLOWS, FREE_PIECES, REACHES, SHIPS, Barred
from catan_desktop.mechanics.routes import ends_of
from catan_desktop.mechanics.turn import ACTION

from .actions import BuildShip, MoveShip, PlaceFreeShip, PlaceShip
from .events import ShipBuilt, ShipMoved
from .layouts import SeaIsland
from .questions import SHIPS_BARRED, SHIPS_HELD, SHIPS_LAID

SHIP = "ship"
SHIPS_OF_SEAT = 15
"""SEA-001."""


@state_record
class Ships:
    """Ships on the board."""

    ships: tuple[PathMask, ...]
    """By seat: the paths with a ship."""
    fresh: PathMask
    """Paths of the ships that were built, placed or moved in this turn (SEA-066)."""
    moved: bool
    """True once a ship was moved in this turn (SEA-060)."""


SHIP_PART = Slot("ships", Ships)


def sea_island(game: Game, state: GameState) -> SeaIsland:
    """Return the board as it lies now."""
    found = board_now(game, state)
    assert isinstance(found, SeaIsland)
    return found


def ships_of(game: Game, part: Ships, seat: Seat) -> PathMask:
    """Return the paths with a ship of the seat; this module's answer to SHIPS."""
    return part.ships[seat]


def ships_left(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many ships the seat has in its supply."""
    laid = SHIP_PART.of(game, state).ships[seat].bit_count()
    return SHIPS_OF_SEAT - laid - game.ask(SHIPS_LAID, state, seat)


# where ships may lie


def joined_paths(game: Game, state: GameState, seat: Seat, lifted: PathMask = 0) -> PathMask:
    """Return the paths at the seat's buildings, and those on from its ships without the lifted ones (SEA-042 to
    SEA-046)."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    own = pieces.settlements[seat] | pieces.cities[seat]
    ends = ends_of(topology, SHIP_PART.of(game, state).ships[seat] & ~lifted)
    return paths_on(topology, ends, own, rivals(game, state, seat))


def open_water(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the free paths that could take a ship of the seat, joined or not (SEA-022, SEA-041, SEA-048)."""
    free = sea_island(game, state).ship_paths & ~PIECES.of(game, state).roads_of_all
    return free & ~barred_sites(game, state, SHIPS_BARRED, seat)


def ship_sites(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the paths on which the seat can build a ship, cards apart."""
    if not ships_left(game, state, seat):
        return 0
    return joined_paths(game, state, seat) & open_water(game, state, seat)


def add_ship(game: Game, state: GameState, seat: Seat, path: PathId, out: Events, paid: bool) -> GameState:
    """A ship stands; Longest Trade Route is judged by the reaction to the event."""
    part = SHIP_PART.of(game, state)
    ships = put(part.ships, seat, part.ships[seat] | 1 << path)
    state = SHIP_PART.put(game, state, replace(part, ships=ships, fresh=part.fresh | 1 << path))
    out.append(ShipBuilt(seat, path, paid))
    return _taken(game, state, seat, 1 << path, 0)


def take_ships(game: Game, state: GameState, seat: Seat, paths: PathMask) -> GameState:
    """Return the state in which ships have gone back to the seat's supply; nothing is judged (SEA-054)."""
    part = SHIP_PART.of(game, state)
    part = replace(part, ships=put(part.ships, seat, part.ships[seat] & ~paths), fresh=part.fresh & ~paths)
    return _taken(game, SHIP_PART.put(game, state, part), seat, 0, paths)


def _taken(game: Game, state: GameState, seat: Seat, more: PathMask, fewer: PathMask) -> GameState:
    """Return the state with other paths taken, and the seat's routes worked out again."""
    pieces = PIECES.of(game, state)
    pieces = replace(pieces, roads_of_all=pieces.roads_of_all & ~fewer | more)
    return refresh(game, PIECES.put(game, state, pieces), seat)


def build_ship(game: Game, state: GameState, action: BuildShip, out: Events) -> GameState:
    """Put the ship on the board."""
    return add_ship(game, state, action.seat, action.path, out, paid=True)


def place_free_ship(game: Game, state: GameState, action: PlaceFreeShip, out: Events) -> GameState:
    """One of the free pieces of Road Building (SEA-120, SEA-121)."""
    frame = state.frames[-1]
    state = add_ship(game, pop(state), action.seat, action.path, out, paid=False)
    return after_free_piece(game, state, action.seat, frame)


def place_ship(game: Game, state: GameState, action: PlaceShip, out: Events) -> GameState:
    """A ship at the starting settlement in place of the road (SEA-081)."""
    return after_placing(game, add_ship(game, state, action.seat, action.path, out, paid=False))


def start_ships(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the paths at the settlement just placed that may take a ship (SEA-081 to SEA-083)."""
    corner = new_settlement(state)
    if corner < 0 or not sea_island(game, state).land_corners >> corner & 1:
        return 0
    paths: int = game.board.topology.corner_paths[corner]
    return paths & open_water(game, state, seat)


NO_SHIP_PATH = Reason("reason-no-ship-path", rule="SEA-022")
SHIP_REFUSALS: Refusals = (
    (NO_PATH, lambda g, s, seat, at: not 0 <= at < len(g.board.topology.paths)),
    (NO_SHIP_PATH, lambda g, s, seat, at: not sea_island(g, s).ship_paths >> at & 1),
    (PATH_TAKEN, lambda g, s, seat, at: PIECES.of(g, s).roads_of_all >> at & 1),
    ("", bars(SHIPS_BARRED)),
)
"""Why no ship of a seat at all may lie on a path: of (game, state, seat, path)."""


def _past_others(game: Game, state: GameState, seat: Seat, path: int) -> CornerMask:
    """Return the ends of a path that the seat's ships reach and others hold (SEA-046)."""
    topology = game.board.topology
    ends: int = ends_of(topology, SHIP_PART.of(game, state).ships[seat]) & topology.path_end_mask[path]
    return ends & rivals(game, state, seat)


def _past_rival(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    """Return whether somebody else's building keeps the seat's ships from a path."""
    return bool(_past_others(game, state, seat, path) & PIECES.of(game, state).buildings)


def _past_road(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    """Return whether a path is reached by the seat's roads alone (SEA-043)."""
    ends = game.board.topology.path_end_mask[path]
    return bool(ends_of(game.board.topology, PIECES.of(game, state).roads[seat]) & ends)


def _joined(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    return bool(joined_paths(game, state, seat) >> path & 1)


UNJOINED: Refusals = (
    (Reason("reason-ship-through-rival", rule="SEA-046"), _past_rival),
    (Reason("reason-road-past-figure"), _past_others),
    (Reason("reason-ship-from-road", rule="SEA-043"), _past_road),
    (Reason("reason-ship-not-joined", rule="SEA-042"), lambda *about: True),
)
"""Why a path does not join the seat's ships."""
JOINED_REFUSALS: Refusals = (
    *SHIP_REFUSALS,
    ("", lambda *about: not _joined(*about) and first_reason(UNJOINED, *about)),
)
"""Why no ship of a seat may be built on a path."""
BUYING = Purchase(
    key=SHIP,
    action=BuildShip,
    cost=(1, 0, 1, 0, 0),
    does=build_ship,
    space="path",
    sites=ship_sites,
    nowhere=Reason("reason-no-ship-site", rule="SEA-042"),
    refused=JOINED_REFUSALS,
    supply=lambda game, state, seat: (ships_left(game, state, seat), SHIPS_OF_SEAT),
    none_left=Reason("reason-no-ship-piece", rule="SEA-001"),
    price_first=True,
    wanted=1,
)
"""A ship (SEA-002, SEA-040)."""


# moving


def held_corners(game: Game, state: GameState, seat: Seat) -> CornerMask:
    """Return the intersections at which a ship of the seat has no open end whatever lies there (SEA-061)."""
    pieces = PIECES.of(game, state)
    return pieces.settlements[seat] | pieces.cities[seat] | game.ask(SHIPS_HELD, state, seat)


def open_ships(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the seat's ships with an open end (SEA-061, SEA-069 to SEA-071)."""
    topology: Topology = game.board.topology
    own, held = SHIP_PART.of(game, state).ships[seat], held_corners(game, state, seat)
    found = 0
    for path in bits(own):
        for corner in topology.path_ends[path]:
            if not held >> corner & 1 and not topology.corner_paths[corner] & own & ~(1 << path):
                found |= 1 << path
    return found


def movable_ships(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the seat's ships that it may move now, if it finds a place for them (SEA-060 to SEA-067)."""
    part = SHIP_PART.of(game, state)
    if part.moved:
        return 0
    ready = open_ships(game, state, seat) & ~part.fresh
    return ready & ~barred_sites(game, state, SHIPS_BARRED, seat) if ready else 0


def new_paths(game: Game, state: GameState, seat: Seat, start: int) -> PathMask:
    """Return where a ship may go from a path (SEA-068)."""
    return joined_paths(game, state, seat, 1 << start) & open_water(game, state, seat) & ~(1 << start)


def ship_moves(game: Game, state: GameState, seat: Seat) -> Iterator[MoveShip]:
    """Return every move of a ship that nothing refuses, by ship and then by path."""
    for start in bits(movable_ships(game, state, seat)):
        for to in bits(new_paths(game, state, seat, start)):
            yield MoveShip(seat, PathId(start), PathId(to))


def thinkable_moves(game: Game, state: GameState, seat: Seat) -> Iterator[MoveShip]:
    """Return every pair of an own ship and a path that may take one."""
    for start in bits(SHIP_PART.of(game, state).ships[seat]):
        for to in bits(sea_island(game, state).ship_paths):
            yield MoveShip(seat, PathId(start), PathId(to))


def move_ship(game: Game, state: GameState, action: MoveShip, out: Events) -> GameState:
    """The ship is lifted and placed; Longest Trade Route is judged once (SEA-073)."""
    part, lifted, placed = SHIP_PART.of(game, state), 1 << action.start, 1 << action.to
    ships = put(part.ships, action.seat, part.ships[action.seat] & ~lifted | placed)
    state = SHIP_PART.put(game, state, Ships(ships, part.fresh | placed, moved=True))
    out.append(ShipMoved(action.seat, action.start, action.to))
    return _taken(game, state, action.seat, placed, lifted)


def _own(game: Game, state: GameState, action: MoveShip) -> int:
    return SHIP_PART.of(game, state).ships[action.seat] >> action.start & 1


MOVE_REFUSALS: Refusals = (
    (Reason("reason-ship-moved-already", rule="SEA-060"), lambda g, s, a: SHIP_PART.of(g, s).moved),
    (Reason("reason-no-own-ship", rule="SEA-060"), lambda g, s, a: not _own(g, s, a)),
    (Reason("reason-ship-new", rule="SEA-066"), lambda g, s, a: SHIP_PART.of(g, s).fresh >> a.start & 1),
    ("", lambda g, s, a: bars(SHIPS_BARRED)(g, s, a.seat, a.start)),
    (Reason("reason-ship-closed", rule="SEA-061"), lambda g, s, a: not open_ships(g, s, a.seat) >> a.start & 1),
    (Reason("reason-ship-lies-there", rule="SEA-186"), lambda g, s, a: a.start == a.to),
    *[(told, lambda g, s, a, holds=holds: holds(g, s, a.seat, a.to)) for told, holds in SHIP_REFUSALS],
    (
        Reason("reason-ship-not-joined", rule="SEA-068"),
        lambda g, s, a: not joined_paths(g, s, a.seat, 1 << a.start) >> a.to & 1,
    ),
)
MOVE = Act(
    MoveShip,
    move_ship,
    thinkable_moves,
    MOVE_REFUSALS,
    fast=ship_moves,
    elsewhere=Reason("reason-ship-moves-in-own-turn", rule="SEA-074"),
    unknown=NO_PATH,
)
FREE_SHIP = Act(
    PlaceFreeShip,
    place_free_ship,
    sites=("path", ship_sites),
    refusals=about_site(JOINED_REFUSALS),
    unknown=NO_PATH,
)
START_SHIP = Act(
    PlaceShip,
    place_ship,
    sites=("path", start_ships),
    refusals=(("", lambda g, s, action: new_settlement(s) < 0), *about_site(SHIP_REFUSALS)),
    otherwise=Reason("reason-ship-at-new-settlement", rule="SEA-082"),
    unknown=NO_PATH,
)


# the module


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    """No road lies at sea (SEA-021)."""
    topology: Topology = game.board.topology
    return ((topology.all_paths & ~sea_island(game, state).road_paths, NO_ROAD_AT_SEA),)


NO_ROAD_AT_SEA = Reason("reason-no-road-at-sea", rule="SEA-021")


def on_sailed(game: Game, state: GameState, event: ShipBuilt | ShipMoved, out: Events) -> GameState:
    """A new ship or a moved one may move Longest Trade Route (SEA-131, SEA-136)."""
    return longest_due(game, state, out)


def on_turn_began(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """All ships may be moved again, one of them."""
    part = SHIP_PART.of(game, state)
    return SHIP_PART.put(game, state, replace(part, fresh=0, moved=False)) if part.fresh or part.moved else state


REACH = 5
"""Intersections that need fewer ships than this are looked at."""


@lru_cache(maxsize=2048)
def _rings(
    topology: Topology, ends: CornerMask, own: CornerMask, rivals: CornerMask, paths: PathMask, barred: PathMask
) -> tuple[int, ...]:
    """By the number of further ships: the intersections that they reach first; only the first ship is barred."""
    seen = fresh = ends | own
    rings = [ends]
    for ships in range(1, REACH):
        near = paths & ~barred if ships == 1 else paths
        reached = ends_of(topology, paths_on(topology, fresh, 0, rivals) & near) & ~seen
        fresh = fresh | reached if barred and ships == 1 else reached
        seen |= reached
        rings.append(reached)
    return tuple(rings)


def reaches(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """This module's answer to REACHES; the pirate is thought to be gone after the next ship."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    own, free = pieces.settlements[seat] | pieces.cities[seat], ~pieces.roads_of_all
    ends = ends_of(topology, SHIP_PART.of(game, state).ships[seat])
    paths = sea_island(game, state).ship_paths & free
    barred = barred_sites(game, state, SHIPS_BARRED, seat) & paths_on(topology, ends, own, 0) & paths
    return ((SHIP, _rings(topology, ends, own, rivals(game, state, seat), paths, barred)),)


def free_ships(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many ships the seat could place free of charge, none where it finds no path (SEA-122)."""
    return ships_left(game, state, seat) if ship_sites(game, state, seat) else 0


TELLERS = Flows(ShipBuilt.__module__, {ShipBuilt: pays(lambda game, event: cost_of(game, SHIP), "paid")})
"""What the events tell of hands."""
WITHOUT_CARDS = selling(
    Module(
        slot=SHIP_PART,
        version=1,
        initial=lambda game: Ships((0,) * game.seats, 0, moved=False),
        requires=("building", "six_players"),
        choices={ACTION: (MOVE,), PAIR: (MOVE,), PLACEMENT_STEP: (START_SHIP,)},
        answers={
            BARRED_PATHS: barred_paths,
            FLOWS: lambda game, state: (TELLERS,),
            FREE_PIECES: free_ships,
            REACHES: reaches,
            SHIPS: SHIP_PART.answer(ships_of),
        },
        on={ShipBuilt: on_sailed, ShipMoved: on_sailed, TurnBegan: on_turn_began, StepBegan: on_turn_began},
    ),
    BUYING,
    before="settlement",
)
"""Ships in a game that has no development cards (SEA-040 to SEA-075, SEA-081 to SEA-083)."""
MODULE = replace(WITHOUT_CARDS, choices={**WITHOUT_CARDS.choices, FREE_ROADS: (FREE_SHIP,)})
"""The same with Road Building (SEA-120 to SEA-123)."""
