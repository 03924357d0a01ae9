"""Routes and open ends judged a second time, plainly: SEA-061 to SEA-063a, SEA-131 to SEA-133."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.ships import SHIP_PART, Ships, open_ships
from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import Topology, build
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.routes import longest_mixed
from tests.invariants import plain_route
from tests.mechanics.place import game_of


def network(topology: Topology, rng: Random, many: int) -> list[int]:
    """Joined paths, as pieces that were built one after another."""
    found = [rng.randrange(len(topology.paths))]
    while len(found) < many:
        beside = list(bits(topology.path_paths[rng.choice(found)]))
        found.append(rng.choice(beside))
    return sorted(set(found))


def some(rng: Random, choices: list[int], share: float) -> list[int]:
    return [one for one in choices if rng.random() < share]


def ends(topology: Topology, paths: list[int]) -> list[int]:
    return sorted({corner for path in paths for corner in topology.path_ends[path]})


@pytest.mark.rule("SEA-131", "SEA-132", "SEA-133")
@pytest.mark.parametrize("seed", range(6))
def test_the_longest_line_of_roads_and_ships(seed: int) -> None:
    """Random networks, of one or two groups or around a hex, with buildings, against the recount of every line."""
    topology, rng = build(NINETEEN), Random(seed)
    for _ in range(60):
        links = sorted({*network(topology, rng, rng.randint(1, 8)), *network(topology, rng, rng.randint(1, 4))})
        if rng.random() < 0.3:
            links = sorted({*rng.choice(topology.hex_paths), *some(rng, links, 0.3)})
        roads = some(rng, links, rng.choice((0.0, 0.3, 0.5, 0.8, 1.0)))
        ships = [path for path in links if path not in roads]
        corners = ends(topology, links)
        breaks = some(rng, corners, rng.choice((0.0, 0.15, 0.3)))
        joints = some(rng, [corner for corner in corners if corner not in breaks], rng.choice((0.0, 0.2, 0.5, 1.0)))
        doubled = some(rng, roads, rng.choice((0.0, 0.0, 0.4)))
        road_mask, ship_mask, halts, twice = map(mask_of, (roads, ships, breaks, doubled))
        plain = plain_route(topology, road_mask, halts, twice, ship_mask, frozenset(joints))
        assert longest_mixed(topology, road_mask, ship_mask, halts, mask_of(joints), twice) == plain


def closed_ships(topology: Topology, ships: set[int], own: set[int]) -> set[int]:
    """The ships on a chain that joins two different own buildings with none in between, by trying every chain."""
    found: set[int] = set()

    def sail(corner: int, chain: tuple[int, ...], begun: int) -> None:
        for path in bits(topology.corner_paths[corner]):
            if path not in ships or path in chain:
                continue
            one, other = topology.path_ends[path]
            further = other if one == corner else one
            if further not in own:
                sail(further, (*chain, path), begun)
            elif further != begun:
                found.update((*chain, path))

    for corner in own:
        sail(corner, (), corner)
    return found


def open_ended(topology: Topology, ships: set[int], own: set[int]) -> set[int]:
    """The ships one of whose two intersections carries no own building and touches no other own ship."""
    return {
        path
        for path in ships
        for corner in topology.path_ends[path]
        if corner not in own and not (set(bits(topology.corner_paths[corner])) & ships) - {path}
    }


def with_pieces(game: Game, state: GameState, ships: set[int], own: set[int], cities: set[int]) -> GameState:
    """The state in which seat 0 has these ships and buildings, and seat 1 settlements at other ends of them."""
    others = mask_of([corner for corner in ends(game.board.topology, sorted(ships)) if corner not in own | cities][::2])
    pieces = replace(
        PIECES.of(game, state),
        settlements=(mask_of(sorted(own)), others, 0, 0),
        cities=(mask_of(sorted(cities)), 0, 0, 0),
    )
    state = PIECES.put(game, state, pieces)
    return SHIP_PART.put(game, state, Ships((mask_of(sorted(ships)), 0, 0, 0), 0, moved=False))


@pytest.mark.rule("SEA-061", "SEA-062", "SEA-063", "SEA-063a", "SEA-065", "SEA-070", "SEA-071")
def test_open_ends_and_closed_routes() -> None:
    """Whoever has an open end lies on no chain between two buildings, and moves; nobody else does."""
    game, rng = game_of(GAME, 4, {}), Random(5)
    topology, first = game.board.topology, start(game)[0]
    closed = opened = neither = 0
    for _ in range(300):
        ships = {*network(topology, rng, rng.randint(1, 9)), *network(topology, rng, rng.randint(1, 5))}
        built = some(rng, ends(topology, sorted(ships)), rng.choice((0.1, 0.2, 0.4)))
        cities = set(some(rng, built, 0.3))
        own = set(built)
        state = with_pieces(game, first, ships, own - cities, cities)
        shut, free = closed_ships(topology, ships, own), open_ended(topology, ships, own)
        assert set(bits(open_ships(game, state, Seat(0)))) == free
        assert not shut & free
        closed, opened, neither = closed + len(shut), opened + len(free), neither + len(ships - shut - free)
    assert min(closed, opened, neither) > 100
