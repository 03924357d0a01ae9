"""Random games of Seafarers, looked at a second time: what ships cost, where they lie, what islands bring."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.seafarers.events import IslandSettled, ShipMoved
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers.ships import SHIP_PART, sea_island
from catan_desktop.games.seafarers.wonder_list import WONDERS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER
from tests.games.seafarers.test_boards import areas
from tests.games.seafarers.test_world import islands
from tests.playing import next_action
from tests.recipes import set_table


class Recount:
    """By seat: its ships and special points, by what was done alone."""

    def __init__(self, game: Game) -> None:
        self.game, self.built = game, [0] * game.seats
        self.points = [0] * game.seats
        scenario, box = str(game.options["scenario"]), 3 + (game.seats > 3) + 2 * (game.seats > 4)
        if scenario == "wonders":
            box = max(4, box)
        self.levels: dict[int, list[int]] = {}
        """By wonder: who has paid its levels."""
        topology = game.board.topology
        listed = {} if scenario == "world" else areas(scenario, box)
        hexes = [{topology.parse_hex(hex) for hex in names} for name, names in listed.items() if name != "desert belt"]
        hexes = hexes or islands(game.board)
        self.spots = [{corner for hex in area for corner in topology.hex_corners[hex]} for area in hexes]
        self.free = 0 if scenario in {"islands", "world"} else 1
        self.each = {"fog": 0, "wonders": 1, "world": 1}.get(scenario, 2)
        self.settled: list[set[int]] = [set() for _ in range(game.seats)]

    def see(self, state: GameState, action: object) -> None:
        kind, seat = type(action).__name__, int(getattr(action, "seat", -1))
        if kind in {"BuildShip", "PlaceShip", "PlaceFreeShip"}:
            self.built[seat] += 1
        elif kind in {"PlaceSettlement", "BuildSettlement"}:
            corner = int(action.corner)  # type: ignore[attr-defined]
            for area, spots in enumerate(self.spots):
                if corner in spots and area not in self.settled[seat]:
                    self.settled[seat].add(area)
                    self.points[seat] += self.each * (kind == "BuildSettlement" and area >= self.free)
        elif kind == "BuildLevel":
            self.levels.setdefault(int(action.wonder), []).append(seat)  # type: ignore[attr-defined]

    def check(self, state: GameState) -> None:
        game = self.game
        board, part = sea_island(game, state), SHIP_PART.of(game, state)
        assert [mask.bit_count() for mask in part.ships] == self.built
        laid = [path for mask in (*part.ships, *PIECES.of(game, state).roads) for path in bits(mask)]
        assert len(set(laid)) == len(laid)
        assert not any(mask & ~board.ship_paths for mask in part.ships)
        assert not any(mask & ~board.road_paths for mask in PIECES.of(game, state).roads)
        assert max(self.built) <= 15
        pirate = PIRATE.get(game, state)
        assert pirate is None or board.sea >> pirate.hex & 1
        for wonder, seats in self.levels.items():
            assert set(seats) == {WONDERS.of(game, state).takers[wonder]}
            assert WONDERS.of(game, state).levels[wonder] == len(seats)
        robber = ROBBER.of(game, state).hex
        assert board.land_hexes >> robber & 1 if robber != HOME else game.options["scenario"] == "world"
        assert list(ISLANDS.of(game, state).points) == self.points


@pytest.mark.rule("SEA-054", "SEA-001", "SEA-023", "SEA-161", "SEA-162")
@pytest.mark.parametrize("scenario", sorted({*SCENARIOS} - {"cloth", "pirates"}))
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_ships_and_special_points_are_what_was_built(scenario: str, seats: int) -> None:
    """Ply by ply: ships only come, and stay where they may lie; robber and pirate keep to their own."""
    game = set_table(GAME, seats, {"scenario": scenario}, 1)
    state: GameState = start(game)[0]
    recount, rng, moved, settled = Recount(game), Random(seats), 0, 0
    while state.outcome is None and state.ply < 900:
        action = next_action(game, state, 1, rng)
        state, events = advance(game, state, action)
        recount.see(state, action)
        recount.check(state)
        moved += sum(isinstance(event, ShipMoved) for event in events)
        settled += sum(isinstance(event, IslandSettled) for event in events)
    assert sum(recount.built) > 3
    assert moved + settled
