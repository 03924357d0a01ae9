"""Prospects of a seat's pieces: its income and the builds that it could make, the better ones first.

The search looks at thousands of positions that differ little. What follows from the pieces alone is therefore worked
out once for each arrangement and remembered beside the game.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.awards import longest_holder
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import barred_sites, cities_left, figures, roads_left, settlements_left
from catan_desktop.mechanics.questions import BARRED_CORNERS, BARRED_PATHS, BLOCKED, RATES, REACHES, SITE_POINTS
from catan_desktop.mechanics.tables import tables

from .memory import memory_of
from .position import arrangement, income, yields_now
from .turns_to_win import Build, Flow, Line

BLOCKED_SHARE = 0.5
"""Share of the yield of a blocked hex that is taken off: it is free again some day."""
FAR = 0.035
"""Yield that a site is thought to lose for each road that leads to it, for it may be taken first."""
POINT = 0.15
"""Yield that a point is thought to be worth which a site brings besides."""
RINGS = 3
"""Sites that need fewer roads than this are looked at."""


@record
class Prospects:
    """What the pieces of one seat promise."""

    number: int
    """Names these prospects within the memory, so that what is built on them can be remembered."""
    income: Flow
    """Cards a roll; a blocked hex counts for little."""
    rates: Counts
    lines: tuple[Line, ...]
    """Cities, settlements with the links to them, and the longest road."""
    spots: tuple[float, ...]
    """By the number of links that lead there: the yield of the best open site."""


Way: TypeAlias = tuple[Counts, list[int]]
"""What a link costs, and by the number of such links the intersections that they reach."""


def prospects_of(game: Game, state: GameState, seat: Seat) -> Prospects:
    """Return what the seat's pieces promise."""
    pieces, memory = PIECES.of(game, state), memory_of(game)
    blocked, rates = game.ask(BLOCKED, state), game.ask(RATES, state, seat)
    key = (
        Prospects,
        *arrangement(game, state, seat, blocked, rates),
        seat,
        pieces.roads_of_all,
        pieces.lengths,
        longest_holder(game, state) == seat,
        game.ask(REACHES, state, seat),
        game.ask(SITE_POINTS, state, seat),
    )
    return memory.recall(key, lambda: _prospects(game, state, seat, blocked, rates, memory.number()))


def _prospects(game: Game, state: GameState, seat: Seat, blocked: int, rates: Counts, number: int) -> Prospects:
    yields = yields_now(game, state)
    ways = _ways(game, state, seat)
    lines = (
        _city_line(game, state, seat, yields),
        _settlement_line(game, state, seat, yields, ways),
        _road_line(game, state, seat),
    )
    rings = [reduce(or_, [rings[links] for _, rings in ways]) for links in range(RINGS)]
    spots = tuple([max([sum(yields[corner]) for corner in bits(ring)], default=0.0) for ring in rings])
    flow = tuple(income(game, state, seat, blocked, BLOCKED_SHARE))
    return Prospects(number, flow, rates, tuple(line for line in lines if line.builds), spots)


def _ways(game: Game, state: GameState, seat: Seat) -> list[Way]:
    """Return the ways to open intersections: by roads, and by what else links them."""
    free = _free(game, state, seat)
    reaches = [(cost_of(game, key), [ring & free for ring in rings]) for key, rings in game.ask(REACHES, state, seat)]
    return [(cost_of(game, "road"), _rings(game, state, seat, free)), *reaches]


def _free(game: Game, state: GameState, seat: Seat) -> int:
    """Return the open intersections on which the seat may settle."""
    pieces = PIECES.of(game, state)
    barred = figures(game, state) | barred_sites(game, state, BARRED_CORNERS, seat)
    return pieces.open_corners & ~barred


def _rings(game: Game, state: GameState, seat: Seat, free: int) -> list[int]:
    """By the number of roads that lead there: those of some intersections, none of them twice."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    own = pieces.settlements[seat] | pieces.cities[seat]
    barred = (pieces.buildings | figures(game, state)) & ~own
    paths = ~(pieces.roads_of_all | barred_sites(game, state, BARRED_PATHS, seat))
    seen = fresh = pieces.road_ends[seat] | own
    rings = [pieces.road_ends[seat] & free]
    for _ in range(RINGS - 1):
        reached = 0
        for corner in bits(fresh & ~barred):
            for path in bits(topology.corner_paths[corner] & paths):
                reached |= topology.path_end_mask[path]
        fresh = reached & ~seen
        seen |= fresh
        rings.append(fresh & free)
    return rings


def _city_line(game: Game, state: GameState, seat: Seat, yields: tuple[Flow, ...]) -> Line:
    values, kinds = tables(game), len(tables(game).kinds)
    ranked = sorted([(-sum(yields[corner]), corner) for corner in bits(PIECES.of(game, state).settlements[seat])])
    builds = []
    for _, corner in ranked[: cities_left(game, state, seat)]:
        more = [0.0] * kinds
        for kind, value in enumerate(yields[corner]):
            one, other = values.city_yield[kind]
            more[one] += value
            more[other] += value
            more[kind] -= value
        builds.append(Build(cost_of(game, "city"), 1.0, tuple(more)))
    return Line(tuple(builds))


def _settlement_line(game: Game, state: GameState, seat: Seat, yields: tuple[Flow, ...], ways: list[Way]) -> Line:
    """The best sites that keep their distance from each other."""
    values, topology, points = tables(game), game.board.topology, game.ask(SITE_POINTS, state, seat)

    def more(corner: int) -> int:
        return sum([count for sites, count in points if sites >> corner & 1])

    ranked = sorted(
        [
            (FAR * links - sum(yields[corner]) - POINT * more(corner), links, corner, link)
            for link, rings in ways
            for links, ring in enumerate(rings)
            for corner in bits(ring)
        ]
    )
    settlement = cost_of(game, "settlement")
    left, near = settlements_left(game, state, seat), 0
    builds: list[Build] = []
    fill = (0.0,) * (len(values.kinds) - len(yields[0]))
    for _, links, corner, link in ranked:
        if len(builds) >= left:
            break
        if near >> corner & 1:
            continue
        near |= topology.corner_corners[corner] | 1 << corner
        cost = tuple([one + links * each for one, each in zip(settlement, link, strict=True)])
        builds.append(Build(cost, 1.0 + more(corner), (*yields[corner], *fill)))
    return Line(tuple(builds))


def _road_line(game: Game, state: GameState, seat: Seat) -> Line:
    """The longest road, if few roads are lacking."""
    values, pieces, holder = tables(game), PIECES.of(game, state), longest_holder(game, state)
    if not values.longest_road or holder == seat or not pieces.road_ends[seat]:
        return Line(())
    need = max(values.longest_road_from, pieces.lengths[holder] + 1 if holder >= 0 else 0)
    lacking = need - pieces.lengths[seat]
    if not 0 < lacking <= min(4, roads_left(game, state, seat)):
        return Line(())
    cost = tuple([lacking * count for count in cost_of(game, "road")])
    return Line((Build(cost, float(values.longest_road), (0.0,) * len(values.kinds)),))
