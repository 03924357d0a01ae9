"""Explanations of wagons, barbarians, stacks, plazas and the paths between them, and what paths cost a wagon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from catan_desktop.games.traders_barbarians.barbarians import untried
from catan_desktop.games.traders_barbarians.part import COMMODITIES, NOWHERE, TRADERS, island
from catan_desktop.games.traders_barbarians.travel import path_cost, ways
from catan_desktop.games.traders_barbarians.wagons import journey_of
from catan_desktop.grid.topology import INNER, CornerId, HexId, PathId
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.panel_view import SiteTeller
from catan_desktop.present.words import Who, Words, words

from .board import BARBARIAN, STACK, STOP, WAGON, load_key


def _seat(game: Game, view: Observation, seat: Seat, found: Explained) -> Explained:
    corner = TRADERS.of(game, view.state).wagons[seat]
    return found if corner == NOWHERE else replace(found, lit=(*found.lit, (WAGON, 1 << corner)))


def _hex(game: Game, view: Observation, hex: HexId, found: Explained) -> Explained:
    """Return what it takes and gives, and how high its stack is."""
    board, part = island(game), TRADERS.of(game, view.state)
    if hex not in board.trade_hexes:
        return found
    place = board.trade_hexes.index(hex)
    count, left = part.stacks[place], part.left[board.trade_kinds[place]]
    rows = [words("explain-" + board.hex_terrain[hex].key), words("explain-stack", count=count)]
    several = board.trade_kinds.count(board.trade_kinds[place]) > 1
    kept = tuple(words("commodity-count", commodity=COMMODITIES[kind], count=n) for kind, n in enumerate(left) if n)
    key = "explain-stack-left-all" if several else "explain-stack-left"
    if len(kept) > 1:
        rows.append(words(key, one=kept[0], two=kept[1]))
    elif kept:
        rows.append(words(f"{key}-one", one=kept[0]))
    return Explained(tuple(rows), "trade-hex", (), (("hex", 1 << hex),))


def _corner(game: Game, view: Observation, corner: CornerId, found: Explained) -> Explained:
    board = island(game)
    if board.plaza_mask >> corner & 1:
        return Explained((words("explain-plaza"), words("explain-plaza-road")), "trade-hex", (), found.lit)
    if board.closed_corners >> corner & 1:
        return Explained((words("explain-closed-corner"),), "trade-hex")
    beside = mask_of(board.plazas) & board.topology.corner_corners[corner]
    return replace(found, rows=(*found.rows, words("explain-corner-trade"))) if beside else found


def _path(game: Game, view: Observation, path: PathId, found: Explained) -> Explained:
    """Return what it costs the looking seat's wagon; closed edges and inner paths by their names."""
    board = island(game)
    if board.closed_paths >> path & 1:
        return Explained((words("explain-closed-edge"),), "trade-hex")
    rows, topic = found.rows, found.topic
    if board.topology.paths[path][2].startswith(INNER) and not PIECES.of(game, view.state).roads_of_all >> path & 1:
        rows, topic = (words("explain-inner-path"), *rows[1:]), "trade-hex"
    return replace(found, rows=(*rows, *_cost(game, view, path)), topic=topic)


def _cost(game: Game, view: Observation, path: PathId) -> Iterator[Words]:
    points, owner = path_cost(game, view.state, view.seat, path)
    if owner == NOBODY:
        yield words("explain-path-cost", points=points)
    else:
        yield words("explain-path-cost-toll", points=points, who=Who(Seat(owner)))


def _wagons(game: Game, view: Observation, corner: CornerId, found: Explained) -> Explained:
    """Everybody's wagon that stands there."""
    part = TRADERS.of(game, view.state)
    rows = []
    for seat, at in enumerate(part.wagons):
        if at == corner:
            load = load_key(part.loads[seat])
            rows.append(words("explain-wagon", who=Who(Seat(seat)), level=part.levels[seat], commodity=load))
    return Explained(tuple(rows), "wagon")


def _barbarian(game: Game, view: Observation, path: PathId, found: Explained) -> Explained:
    rows = [words("explain-barbarian-path")]
    if not untried(game, view.state) >> path & 1:
        rows.append(words("explain-barbarian-tried"))
    return Explained((*rows, *_cost(game, view, path)), "road-barbarian")


def _stop(game: Game, view: Observation, corner: CornerId, found: Explained) -> Explained:
    """The way to an intersection, path by path."""
    journey, between = journey_of(view.state), game.board.topology.path_between
    way = ways(game, view.state, view.seat, journey.points).get(corner) if journey is not None else None
    if way is None:
        return Explained()
    paths = mask_of([between(one, other) for one, other in pairwise(way.route)])
    return Explained((words("foresee-wagon-way", points=way.points),), "wagon-move", (), (("path", paths),))


PLACES: Mapping[str, SiteTeller] = {
    "hex": _hex,
    "intersection": _corner,
    "path": _path,
    "seat": _seat,
    WAGON: _wagons,
    BARBARIAN: _barbarian,
    STACK: _hex,
    STOP: _stop,
}
"""Trade hexes and all that stands at them or moves between them."""
