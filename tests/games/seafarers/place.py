"""Positions of Seafarers in a few words: those of `tests.mechanics.place`, with ships, pirate, special points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.islands import ISLANDS, follow
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.pirate import PIRATE, Pirate
from catan_desktop.games.seafarers.ships import SHIP_PART, Ships
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.awards import follow_longest
from catan_desktop.mechanics.parts import LONGEST_ROAD
from catan_desktop.mechanics.pieces import recompute
from tests.invariants import check_sea, check_settlers
from tests.mechanics.place import Table, game_of, place

NO_PIRATE = ("pirates", "wonders")
OWN_ENDS = ("pirates", "wonders")
"""Scenarios without a pirate, and those in which the goal alone does not win."""


def hexes(board: SeaIsland, mask: int) -> list[str]:
    """The names of the hexes of a mask."""
    return [board.topology.hex_name(HexId(hex)) for hex in bits(mask)]


def corners(board: SeaIsland, mask: int) -> list[str]:
    """The names of the intersections of a mask."""
    return [board.topology.corner_name(CornerId(corner)) for corner in bits(mask)]


def paths(board: SeaIsland, mask: int) -> list[str]:
    """The names of the paths of a mask."""
    return [board.topology.path_name(PathId(path)) for path in bits(mask)]


class SeaTable(Table):
    """A table whose ships, pirate and special points are looked at."""

    def do(self, *texts: str) -> SeaTable:
        super().do(*texts)
        check_sea(self.game, self.state)
        return self

    def roll(self, total: int) -> SeaTable:
        super().roll(total)
        return self

    @property
    def pirate(self) -> str:
        """The name of the pirate's hex."""
        return str(self.game.board.topology.hex_name(PIRATE.of(self.game, self.state).hex))

    def ships(self, seat: int) -> set[str]:
        """The paths with a ship of a seat."""
        return set(paths(self.game.board, SHIP_PART.of(self.game, self.state).ships[seat]))

    def length(self, seat: int) -> int:
        """How long the longest route of a seat is."""
        return self.part.lengths[seat]

    def special(self, seat: int) -> int:
        """The special points of a seat."""
        return ISLANDS.of(self.game, self.state).points[seat]

    def movable(self) -> set[str]:
        """The ships that whoever is asked may move."""
        return {text.split(" ")[2] for text in self.lines("move_ship")}

    def targets(self, ship: str) -> set[str]:
        """Where whoever is asked may move this ship."""
        return {text.split(" ")[3] for text in self.lines("move_ship") if text.split(" ")[2] == ship}


def sea(
    *seats: str,
    many: int = 4,
    ships: Mapping[int, str] | None = None,
    fresh: str = "",
    moved: bool = False,
    pirate: str = "",
    special: tuple[int, ...] = (),
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> SeaTable:
    """The position of these words; `ships` by seat, those of them that are `fresh` in this turn, special points by
    seat. The islands on which a seat has a building are settled."""
    game = game_of(GAME, many, dict(options or {}))
    topology = game.board.topology
    t = place(game, *seats, checked=False, **changes)

    def mask(words: str) -> int:
        return sum(1 << topology.parse_path(word) for word in words.split())

    masks = tuple([mask((ships or {}).get(seat, "")) for seat in range(many)])
    state = SHIP_PART.put(game, t.state, Ships(masks, mask(fresh), moved))
    if pirate:
        state = PIRATE.put(game, state, Pirate(topology.parse_hex(pirate)))
    state = follow(game, recompute(game, state))
    if "longest" not in changes and game.has(LONGEST_ROAD.key):
        state = follow_longest(game, state)
    state = ISLANDS.put(game, state, replace(ISLANDS.of(game, state), points=(*special, *(0,) * many)[:many]))
    check_settlers(game, state)
    check_sea(game, state)
    return SeaTable(game, state)


def setting_up(many: int = 4, **options: Any) -> SeaTable:
    """The set-up, seat 0 to place first."""
    game = game_of(GAME, many, options)
    return SeaTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
