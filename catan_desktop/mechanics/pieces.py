"""Roads, settlements and cities on the board: where they may stand, placing them, and the masks kept for speed."""

from __future__ import annotations

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .events import CITY, ROAD, SETTLEMENT, Built
from .part import SettlersPart, put, settlers, with_settlers
from .questions import FIGURES, TIPPED
from .routes import longest_route, longest_with
from .tables import tables


def road_sites(part: SettlersPart, seat: Seat) -> int:
    """Free paths that join the seat's network (BASE-114 to BASE-116)."""
    return part.edges[seat] & ~part.taken


def figures(game: Game, state: GameState) -> int:
    """Intersections with a figure of anybody."""
    mask = 0
    if (standing := game.folded.get(FIGURES)) is not None:
        for seat in range(game.seats):
            mask |= standing(game, state, seat)
    return mask


def settlement_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Open intersections at the seat's roads without a figure (BASE-111, BASE-112)."""
    part = settlers(state)
    sites = part.touch[seat] & part.open_corners
    return sites & ~figures(game, state) if sites else 0


def city_sites(game: Game, state: GameState, seat: Seat) -> int:
    """The seat's settlements that can become cities with the pieces it has (BASE-110, BASE-117)."""
    own = settlers(state).settlements[seat]
    return own if cities_left(game, state, seat) else own & game.ask(TIPPED, state, seat)


def roads_left(game: Game, part: SettlersPart, seat: Seat) -> int:
    """Road pieces in the seat's supply."""
    return tables(game).roads - part.roads[seat].bit_count()


def settlements_left(game: Game, state: GameState, seat: Seat) -> int:
    """Settlement pieces in the seat's supply."""
    own = settlers(state).settlements[seat].bit_count() - game.ask(TIPPED, state, seat).bit_count()
    return tables(game).settlements - own


def cities_left(game: Game, state: GameState, seat: Seat) -> int:
    """City pieces in the seat's supply."""
    own = settlers(state).cities[seat].bit_count() + game.ask(TIPPED, state, seat).bit_count()
    return tables(game).cities - own


def rivals(game: Game, state: GameState, seat: Seat) -> int:
    """Intersections with a building or a figure of somebody else: they break the seat's routes."""
    part = settlers(state)
    own = part.settlements[seat] | part.cities[seat]
    if FIGURES not in game.ruleset.answers:
        return part.towns & ~own
    return (part.towns | figures(game, state)) & ~(own | game.ask(FIGURES, state, seat))


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


def refreshed(game: Game, state: GameState, seat: Seat) -> GameState:
    """The state with the seat's kept masks and route length worked out again."""
    topology: Topology = game.board.topology
    part = settlers(state)
    against = rivals(game, state, seat)
    touch = _touched(topology, part.roads[seat])
    own = part.settlements[seat] | part.cities[seat]
    part = replace(
        part,
        touch=put(part.touch, seat, touch),
        edges=put(part.edges, seat, _edges(topology, touch, own, against)),
        lengths=put(part.lengths, seat, longest_route(topology, part.roads[seat], against)),
    )
    return with_settlers(state, part)


def recomputed(game: Game, state: GameState) -> GameState:
    """The state with every kept field worked out from the pieces alone: the judge of the kept ones."""
    topology: Topology = game.board.topology
    part = settlers(state)
    taken = towns = 0
    for seat in range(game.seats):
        taken |= part.roads[seat]
        towns |= part.settlements[seat] | part.cities[seat]
    near = towns
    for corner in bits(towns):
        near |= topology.corner_corners[corner]
    state = with_settlers(state, replace(part, taken=taken, towns=towns, open_corners=topology.all_corners & ~near))
    for seat in range(game.seats):
        state = refreshed(game, state, Seat(seat))
    return state


def add_road(game: Game, state: GameState, seat: Seat, path: int, out: Events, paid: bool) -> GameState:
    """A road stands; Longest Road is judged by the reaction to the event."""
    part = settlers(state)
    topology: Topology = game.board.topology
    roads = part.roads[seat] | 1 << path
    ends = topology.path_end_mask[path]
    against = rivals(game, state, seat)
    part = replace(
        part,
        roads=put(part.roads, seat, roads),
        taken=part.taken | 1 << path,
        touch=put(part.touch, seat, part.touch[seat] | ends),
        edges=put(part.edges, seat, part.edges[seat] | _spread(topology, ends & ~against)),
        lengths=put(part.lengths, seat, longest_with(topology, roads, against, path, part.lengths[seat])),
    )
    out.append(Built(seat, ROAD, path, paid))
    return with_settlers(state, part)


def lift_road(game: Game, state: GameState, seat: Seat, path: int) -> GameState:
    """A road goes back to its owner's supply; nothing is judged."""
    part = settlers(state)
    part = replace(part, roads=put(part.roads, seat, part.roads[seat] & ~(1 << path)), taken=part.taken & ~(1 << path))
    return refreshed(game, with_settlers(state, part), seat)


def add_settlement(
    game: Game, state: GameState, seat: Seat, corner: int, out: Events, paid: bool, piece: str = SETTLEMENT
) -> GameState:
    """A settlement stands, or at once a city where the set-up gives one; it may cut the routes of others (BASE-121)."""
    part = settlers(state)
    topology: Topology = game.board.topology
    spot = 1 << corner
    standing = {SETTLEMENT: part.settlements, CITY: part.cities}[piece]
    standing = put(standing, seat, standing[seat] | spot)
    part = replace(
        part,
        settlements=standing if piece == SETTLEMENT else part.settlements,
        cities=standing if piece == CITY else part.cities,
        towns=part.towns | spot,
        open_corners=part.open_corners & ~(spot | topology.corner_corners[corner]),
        edges=put(part.edges, seat, part.edges[seat] | topology.corner_paths[corner]),
    )
    state = crossed(game, with_settlers(state, part), seat, spot)
    out.append(Built(seat, piece, corner, paid))
    return state


def crossed(game: Game, state: GameState, seat: Seat, corners: int) -> GameState:
    """The kept routes of the others who touch these intersections, after the seat came to stand there or left."""
    for other, touch in enumerate(settlers(state).touch):
        if other != seat and touch & corners:
            state = refreshed(game, state, Seat(other))
    return state


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


def demote_city(game: Game, state: GameState, seat: Seat, corner: int) -> GameState:
    """A city of the seat counts as a settlement again; whose piece stands there is not told here."""
    part = settlers(state)
    spot = 1 << corner
    part = replace(
        part,
        settlements=put(part.settlements, seat, part.settlements[seat] | spot),
        cities=put(part.cities, seat, part.cities[seat] & ~spot),
    )
    return with_settlers(state, part)
