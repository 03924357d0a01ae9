"""The module `pieces`: roads, settlements and cities on the board, where they may stand, and what they count."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.grid.topology import CornerId, HexId, PathId, Topology
from catan_desktop.kernel import Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Module, Question
from catan_desktop.kernel.record import put

from .board import board_now
from .events import CITY, ROAD, SETTLEMENT, Built
from .parts import PIECES, Pieces
from .questions import (
    AT_HARBOURS,
    BARRED_CORNERS,
    BARRED_PATHS,
    CLAIMS,
    DAMAGED,
    DOUBLED_PATHS,
    DOWNGRADED_CITIES,
    OCCUPIED,
    OTHER_LINKS,
    OUT_OF_USE,
    POINTS,
    SETTLEMENTS_ASIDE,
    SHIPS,
    SINGLE_CITIES,
    SOURCES,
    Barred,
)
from .routes import ends_of, longest_mixed, longest_with
from .tables import classic_numbers, tables


def none(game: Game) -> Pieces:
    """Return the part of a board on which nothing stands."""
    nothing = (0,) * game.seats
    return Pieces(
        roads=nothing,
        settlements=nothing,
        cities=nothing,
        roads_of_all=0,
        buildings=0,
        open_corners=game.board.building_corners,
        road_ends=nothing,
        buildable_paths=nothing,
        lengths=nothing,
    )


def barred_sites(game: Game, state: GameState, question: Question[Barred], seat: Seat) -> int:
    """Return the mask of the sites that BARRED_PATHS, BARRED_CORNERS or OUT_OF_USE bars to the seat."""
    mask = 0
    if (barred := game.folded.get(question)) is not None:
        for sites, _ in barred(game, state, seat):
            mask |= sites
    return mask


def bars(question: Question[Barred]) -> Callable[[Game, GameState, Seat, int], Reason | None]:
    """Return what tells why BARRED_PATHS, BARRED_CORNERS or OUT_OF_USE bars a site to a seat, if it does."""
    return lambda game, state, seat, site: next(
        (reason for sites, reason in game.ask(question, state, seat) if sites >> site & 1), None
    )


def road_ends_without(game: Game, state: GameState, seat: Seat, left_out: int) -> int:
    """Return the intersections at the seat's roads, some of them left out."""
    return ends_of(game.board.topology, PIECES.of(game, state).roads[seat] & ~left_out)


def joined_paths(game: Game, state: GameState, seat: Seat) -> int:
    """Return the paths that a new link of the seat could join, taken ones among them; damaged roads join nothing."""
    pieces = PIECES.of(game, state)
    damaged = game.ask(DAMAGED, state, seat)
    if not damaged:
        return pieces.buildable_paths[seat]
    own = pieces.settlements[seat] | pieces.cities[seat]
    ends = road_ends_without(game, state, seat, damaged)
    return paths_on(game.board.topology, ends, own, rivals(game, state, seat))


def road_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Free paths that join the seat's network and are not barred (BASE-114 to BASE-116)."""
    pieces = PIECES.of(game, state)
    sites = pieces.buildable_paths[seat] & ~pieces.roads_of_all
    if sites and BARRED_PATHS in game.folded:
        sites &= ~barred_sites(game, state, BARRED_PATHS, seat)
    return sites


def figures(game: Game, state: GameState) -> int:
    """Intersections with a figure of anybody."""
    mask = 0
    if (standing := game.folded.get(OCCUPIED)) is not None:
        for seat in range(game.seats):
            mask |= standing(game, state, seat)
    return mask


def settlement_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Open intersections at the seat's roads without a figure and not barred (BASE-111, BASE-112)."""
    pieces = PIECES.of(game, state)
    sites = pieces.road_ends[seat] & pieces.open_corners
    if sites and OCCUPIED in game.folded:
        sites &= ~figures(game, state)
    if sites and BARRED_CORNERS in game.folded:
        sites &= ~barred_sites(game, state, BARRED_CORNERS, seat)
    return sites


def city_sites(game: Game, state: GameState, seat: Seat) -> int:
    """The seat's settlements in use that can become cities with the pieces it has (BASE-110, BASE-117)."""
    own = PIECES.of(game, state).settlements[seat]
    if own and OUT_OF_USE in game.folded:
        own &= ~barred_sites(game, state, OUT_OF_USE, seat)
    return own if cities_left(game, state, seat) else own & game.ask(DOWNGRADED_CITIES, state, seat)


def served_corners(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the intersections whose harbours serve the seat (BASE-131)."""
    own: int = game.folded[AT_HARBOURS](game, state, seat) if AT_HARBOURS in game.folded else 0
    return own & ~barred_sites(game, state, OUT_OF_USE, seat) if OUT_OF_USE in game.folded else own


def road_pieces(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the paths with a road of the seat; other links are none."""
    roads = PIECES.of(game, state).roads[seat]
    return roads & ~game.ask(OTHER_LINKS, state, seat) if OTHER_LINKS in game.folded else roads


def roads_left(game: Game, state: GameState, seat: Seat) -> int:
    """Road pieces in the seat's supply."""
    return tables(game).roads - road_pieces(game, state, seat).bit_count()


def settlements_left(game: Game, state: GameState, seat: Seat) -> int:
    """Settlement pieces in the seat's supply."""
    own = PIECES.of(game, state).settlements[seat].bit_count() - game.ask(DOWNGRADED_CITIES, state, seat).bit_count()
    return tables(game).settlements - own - game.ask(SETTLEMENTS_ASIDE, state, seat)


def cities_left(game: Game, state: GameState, seat: Seat) -> int:
    """City pieces in the seat's supply."""
    own = PIECES.of(game, state).cities[seat].bit_count() + game.ask(DOWNGRADED_CITIES, state, seat).bit_count()
    return tables(game).cities - own


def rivals(game: Game, state: GameState, seat: Seat) -> int:
    """Intersections with a building or a figure of somebody else: they break the seat's routes."""
    pieces = PIECES.of(game, state)
    own = pieces.settlements[seat] | pieces.cities[seat]
    if OCCUPIED not in game.ruleset.answers:
        return pieces.buildings & ~own
    return (pieces.buildings | figures(game, state)) & ~(own | game.ask(OCCUPIED, state, seat))


def _spread(topology: Topology, corners: int) -> int:
    """All paths at a mask of intersections."""
    paths = 0
    for corner in bits(corners):
        paths |= topology.corner_paths[corner]
    return paths


def paths_on(topology: Topology, touch: int, own: int, rivals: int) -> int:
    """Return the paths on from intersections that a seat's links touch, past no rival, and from its own buildings."""
    return _spread(topology, (touch & ~rivals) | own)


def refresh(game: Game, state: GameState, seat: Seat) -> GameState:
    """The state with the seat's kept masks and route length worked out again."""
    topology: Topology = game.board.topology
    pieces = PIECES.of(game, state)
    roads, ships = pieces.roads[seat], game.ask(SHIPS, state, seat) if SHIPS in game.folded else 0
    against = rivals(game, state, seat)
    touch = ends_of(topology, roads)
    own = pieces.settlements[seat] | pieces.cities[seat]
    longest = longest_mixed(topology, roads, ships, against, own, game.ask(DOUBLED_PATHS, state))
    pieces = replace(
        pieces,
        road_ends=put(pieces.road_ends, seat, touch | ends_of(topology, ships)),
        buildable_paths=put(pieces.buildable_paths, seat, paths_on(topology, touch, own, against)),
        lengths=put(pieces.lengths, seat, longest),
    )
    return PIECES.put(game, state, pieces)


def recompute(game: Game, state: GameState) -> GameState:
    """The state with every kept field worked out from the pieces alone: the judge of the kept ones."""
    topology: Topology = game.board.topology
    pieces = PIECES.of(game, state)
    roads_of_all = buildings = 0
    for seat in range(game.seats):
        roads_of_all |= pieces.roads[seat] | game.ask(SHIPS, state, Seat(seat))
        buildings |= pieces.settlements[seat] | pieces.cities[seat]
    near = buildings
    for corner in bits(buildings):
        near |= topology.corner_corners[corner]
    state = PIECES.put(
        game,
        state,
        replace(
            pieces,
            roads_of_all=roads_of_all,
            buildings=buildings,
            open_corners=game.board.building_corners & ~near,
        ),
    )
    for seat in range(game.seats):
        state = refresh(game, state, Seat(seat))
    return state


def add_road(game: Game, state: GameState, seat: Seat, path: int, out: Events, paid: bool) -> GameState:
    """A road stands; Longest Road is judged by the reaction to the event."""
    out.append(Built(seat, ROAD, path, paid))
    return add_link(game, state, seat, path)


def add_link(game: Game, state: GameState, seat: Seat, path: int) -> GameState:
    """The seat's network goes on over a path; whoever adds another piece than a road tells of it and has Longest Road
    judged."""
    pieces = PIECES.of(game, state)
    topology: Topology = game.board.topology
    roads = pieces.roads[seat] | 1 << path
    ends = topology.path_end_mask[path]
    if SHIPS in game.folded and game.ask(SHIPS, state, seat):
        pieces = replace(pieces, roads=put(pieces.roads, seat, roads), roads_of_all=pieces.roads_of_all | 1 << path)
        return refresh(game, PIECES.put(game, state, pieces), seat)
    against, doubled = rivals(game, state, seat), game.ask(DOUBLED_PATHS, state)
    pieces = replace(
        pieces,
        roads=put(pieces.roads, seat, roads),
        roads_of_all=pieces.roads_of_all | 1 << path,
        road_ends=put(pieces.road_ends, seat, pieces.road_ends[seat] | ends),
        buildable_paths=put(
            pieces.buildable_paths, seat, pieces.buildable_paths[seat] | _spread(topology, ends & ~against)
        ),
        lengths=put(pieces.lengths, seat, longest_with(topology, roads, against, path, pieces.lengths[seat], doubled)),
    )
    return PIECES.put(game, state, pieces)


def lift_road(game: Game, state: GameState, seat: Seat, path: int) -> GameState:
    """A road goes back to its owner's supply; nothing is judged."""
    pieces = PIECES.of(game, state)
    pieces = replace(
        pieces,
        roads=put(pieces.roads, seat, pieces.roads[seat] & ~(1 << path)),
        roads_of_all=pieces.roads_of_all & ~(1 << path),
    )
    return refresh(game, PIECES.put(game, state, pieces), seat)


def add_settlement(
    game: Game, state: GameState, seat: Seat, corner: int, out: Events, paid: bool, piece: str = SETTLEMENT
) -> GameState:
    """A settlement stands, or at once a city where the set-up gives one; it may cut the routes of others (BASE-121)."""
    pieces = PIECES.of(game, state)
    topology: Topology = game.board.topology
    spot = 1 << corner
    standing = {SETTLEMENT: pieces.settlements, CITY: pieces.cities}[piece]
    standing = put(standing, seat, standing[seat] | spot)
    pieces = replace(
        pieces,
        settlements=standing if piece == SETTLEMENT else pieces.settlements,
        cities=standing if piece == CITY else pieces.cities,
        buildings=pieces.buildings | spot,
        open_corners=pieces.open_corners & ~(spot | topology.corner_corners[corner]),
        buildable_paths=put(pieces.buildable_paths, seat, pieces.buildable_paths[seat] | topology.corner_paths[corner]),
    )
    state = routes_after_crossing(game, PIECES.put(game, state, pieces), seat, spot)
    if SHIPS in game.folded and pieces.road_ends[seat] & spot:
        state = refresh(game, state, seat)  # roads and ships may meet here from now on
    out.append(Built(seat, piece, corner, paid))
    return state


def routes_after_crossing(game: Game, state: GameState, seat: Seat, corners: int) -> GameState:
    """The kept routes of the others who touch these intersections, after the seat came to stand there or left."""
    for other, touch in enumerate(PIECES.of(game, state).road_ends):
        if other != seat and touch & corners:
            state = refresh(game, state, Seat(other))
    return state


def add_city(game: Game, state: GameState, seat: Seat, corner: int, out: Events, paid: bool) -> GameState:
    """A city replaces the seat's settlement, whose piece is free again."""
    pieces = PIECES.of(game, state)
    spot = 1 << corner
    pieces = replace(
        pieces,
        settlements=put(pieces.settlements, seat, pieces.settlements[seat] & ~spot),
        cities=put(pieces.cities, seat, pieces.cities[seat] | spot),
    )
    out.append(Built(seat, CITY, corner, paid))
    return PIECES.put(game, state, pieces)


def demote_city(game: Game, state: GameState, seat: Seat, corner: int) -> GameState:
    """A city of the seat counts as a settlement again; whose piece stands there is not told here."""
    pieces = PIECES.of(game, state)
    spot = 1 << corner
    pieces = replace(
        pieces,
        settlements=put(pieces.settlements, seat, pieces.settlements[seat] | spot),
        cities=put(pieces.cities, seat, pieces.cities[seat] & ~spot),
    )
    return PIECES.put(game, state, pieces)


def buildings_of(game: Game, pieces: Pieces, seat: Seat) -> int:
    """The mask of the intersections with a building of the seat; this module's answer to AT_HARBOURS."""
    return pieces.settlements[seat] | pieces.cities[seat]


def due(game: Game, state: GameState, hexes: tuple[int, ...]) -> dict[int, list[int]]:
    """This module's answer to CLAIMS: a card for each settlement and two for each city (BASE-081 to BASE-083)."""
    pieces, values = PIECES.of(game, state), game.tables
    yields, corners = board_now(game, state).hex_yields, game.board.topology.hex_corner_mask
    reach, fields = 0, []
    for hex in hexes:
        kind = yields[hex]
        around = pieces.buildings & corners[hex]
        if around and kind is not None:
            fields.append((kind, around))
            reach |= around
    claims: dict[int, list[int]] = {}
    if not reach:
        return claims
    single = SINGLE_CITIES in game.folded and game.ask(SINGLE_CITIES, state)
    for seat, settled in enumerate(pieces.settlements):
        built = pieces.cities[seat]
        if not (settled | built) & reach:
            continue
        claim = claims[seat] = [0] * len(values.kinds)
        for kind, around in fields:
            if here := settled & around:
                claim[kind] += here.bit_count()
            if here := built & around:
                one, other = values.city_yield[kind]
                claim[one] += here.bit_count()
                claim[other] += 0 if single else here.bit_count()
    return claims


CITY_POINTS = 2
"""BASE-190."""


def points(game: Game, pieces: Pieces, seat: Seat) -> int:
    """This module's answer to POINTS."""
    return pieces.settlements[seat].bit_count() + CITY_POINTS * pieces.cities[seat].bit_count()


def sources(game: Game, pieces: Pieces, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES (BASE-190)."""
    return (
        ("settlements", pieces.settlements[seat].bit_count()),
        ("cities", CITY_POINTS * pieces.cities[seat].bit_count()),
    )


MODULE = Module(
    slot=PIECES,
    version=1,
    initial=none,
    tables=classic_numbers,
    known={
        HexId: lambda game: range(len(game.board.topology.hexes)),
        CornerId: lambda game: range(len(game.board.topology.corners)),
        PathId: lambda game: range(len(game.board.topology.paths)),
        Seat: lambda game: range(game.seats),
    },
    answers={
        POINTS: PIECES.answer(points),
        SOURCES: PIECES.answer(sources),
        CLAIMS: due,
        AT_HARBOURS: PIECES.answer(buildings_of),
    },
    follows={Pieces: ("roads_of_all", "buildings", "open_corners", "road_ends", "buildable_paths", "lengths")},
    follow=recompute,
)
