"""Roads, settlements and cities on the board: where they may stand, placing them, and the masks kept for speed."""

from __future__ import annotations

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.route import longest_route

from .events import CITY, ROAD, SETTLEMENT, Built
from .part import SettlersPart, put, settlers, with_settlers
from .tables import tables


def road_sites(part: SettlersPart, seat: Seat) -> int:
    """Free paths that join the seat's network (BASE-114 to BASE-116)."""
    return part.edges[seat] & ~part.taken


def settlement_sites(part: SettlersPart, seat: Seat) -> int:
    """Open intersections at the seat's roads (BASE-111, BASE-112)."""
    return part.touch[seat] & part.open_corners


def city_sites(part: SettlersPart, seat: Seat) -> int:
    """The seat's settlements (BASE-117)."""
    return part.settlements[seat]


def roads_left(game: Game, part: SettlersPart, seat: Seat) -> int:
    """Road pieces in the seat's supply."""
    return tables(game).roads - part.roads[seat].bit_count()


def settlements_left(game: Game, part: SettlersPart, seat: Seat) -> int:
    """Settlement pieces in the seat's supply."""
    return tables(game).settlements - part.settlements[seat].bit_count()


def cities_left(game: Game, part: SettlersPart, seat: Seat) -> int:
    """City pieces in the seat's supply."""
    return tables(game).cities - part.cities[seat].bit_count()


def rivals(part: SettlersPart, seat: Seat) -> int:
    """Intersections with a building of somebody else: they break the seat's routes."""
    return part.towns & ~(part.settlements[seat] | part.cities[seat])


def _spread(topology: Topology, corners: int) -> int:
    """All paths at a mask of intersections."""
    paths = 0
    for corner in bits(corners):
        paths |= topology.corner_paths[corner]
    return paths


def _touched(topology: Topology, roads: int) -> int:
    corners = 0
    for path in bits(roads):
        corners |= topology.path_end_mask[path]
    return corners


def _edges(topology: Topology, touch: int, own: int, rivals: int) -> int:
    return _spread(topology, (touch & ~rivals) | own)


def refreshed(game: Game, part: SettlersPart, seat: Seat) -> SettlersPart:
    """The part with the seat's kept masks and route length worked out again."""
    topology: Topology = game.board.topology
    against = rivals(part, seat)
    touch = _touched(topology, part.roads[seat])
    own = part.settlements[seat] | part.cities[seat]
    return replace(
        part,
        touch=put(part.touch, seat, touch),
        edges=put(part.edges, seat, _edges(topology, touch, own, against)),
        lengths=put(part.lengths, seat, longest_route(topology, part.roads[seat], against)),
    )


def recomputed(game: Game, part: SettlersPart) -> SettlersPart:
    """The part with every kept field worked out from the pieces alone: the judge of the kept ones."""
    topology: Topology = game.board.topology
    taken = towns = 0
    for seat in range(game.seats):
        taken |= part.roads[seat]
        towns |= part.settlements[seat] | part.cities[seat]
    near = towns
    for corner in bits(towns):
        near |= topology.corner_corners[corner]
    part = replace(part, taken=taken, towns=towns, open_corners=topology.all_corners & ~near)
    for seat in range(game.seats):
        part = refreshed(game, part, Seat(seat))
    return part


def add_road(game: Game, state: GameState, seat: Seat, path: int, out: Events, paid: bool) -> GameState:
    """A road stands; Longest Road is judged by the reaction to the event."""
    part = settlers(state)
    topology: Topology = game.board.topology
    roads = part.roads[seat] | 1 << path
    ends = topology.path_end_mask[path]
    against = rivals(part, seat)
    part = replace(
        part,
        roads=put(part.roads, seat, roads),
        taken=part.taken | 1 << path,
        touch=put(part.touch, seat, part.touch[seat] | ends),
        edges=put(part.edges, seat, part.edges[seat] | _spread(topology, ends & ~against)),
        lengths=put(part.lengths, seat, longest_route(topology, roads, against)),
    )
    out.append(Built(seat, ROAD, path, paid))
    return with_settlers(state, part)


def lift_road(game: Game, state: GameState, seat: Seat, path: int) -> GameState:
    """A road goes back to its owner's supply; nothing is judged."""
    part = settlers(state)
    part = replace(part, roads=put(part.roads, seat, part.roads[seat] & ~(1 << path)), taken=part.taken & ~(1 << path))
    return with_settlers(state, refreshed(game, part, seat))


def add_settlement(game: Game, state: GameState, seat: Seat, corner: int, out: Events, paid: bool) -> GameState:
    """A settlement stands; it may cut the routes of others (BASE-121)."""
    part = settlers(state)
    topology: Topology = game.board.topology
    spot = 1 << corner
    part = replace(
        part,
        settlements=put(part.settlements, seat, part.settlements[seat] | spot),
        towns=part.towns | spot,
        open_corners=part.open_corners & ~(spot | topology.corner_corners[corner]),
        edges=put(part.edges, seat, part.edges[seat] | topology.corner_paths[corner]),
    )
    for other in range(game.seats):
        if other != seat and part.touch[other] & spot:
            part = refreshed(game, part, Seat(other))
    out.append(Built(seat, SETTLEMENT, corner, paid))
    return with_settlers(state, part)


def add_city(game: Game, state: GameState, seat: Seat, corner: int, out: Events, paid: bool) -> GameState:
    """A city replaces the seat's settlement, whose piece is free again."""
    part = settlers(state)
    spot = 1 << corner
    part = replace(
        part,
        settlements=put(part.settlements, seat, part.settlements[seat] & ~spot),
        cities=put(part.cities, seat, part.cities[seat] | spot),
    )
    out.append(Built(seat, CITY, corner, paid))
    return with_settlers(state, part)
