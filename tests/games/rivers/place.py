"""Positions of Rivers of Catan in a few words: those of `tests.mechanics.place`, with bridges and gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.rivers.module import GAME, RIVERS, Rivers, rightful
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.coins import COINS, Coins
from catan_desktop.mechanics.parts import LONGEST_ROAD, LongestRoad
from catan_desktop.mechanics.pieces import add_link
from tests.invariants import check_rivers, check_settlers
from tests.mechanics.place import Table, game_of, place

PRICE = "2brick 1lumber"
LONG = "E(1,-1,E) E(0,-1,E) E(-1,-1,E) E(-1,-2,SE)"
SHORT = "E(-1,1,E) E(-2,1,E) E(-3,2,NE)"
SITES = frozenset(f"{LONG} {SHORT}".split())
"""The bridge sites of the small board."""


class RiverTable(Table):
    """A table whose gold and tiles are looked at."""

    def do(self, *texts: str) -> RiverTable:
        super().do(*texts)
        check_rivers(self.game, self.state)
        return self

    @property
    def gold(self) -> tuple[int, ...]:
        return COINS.of(self.game, self.state).held

    @property
    def tiles(self) -> tuple[int, list[int]]:
        """The Wealthiest Settler, -1 for nobody, and the Poor Settlers."""
        part = RIVERS.of(self.game, self.state)
        return part.wealthiest, [seat for seat in range(self.game.seats) if part.poor >> seat & 1]


def rivers(
    *seats: str,
    many: int = 3,
    gold: tuple[int, ...] = (),
    bought: int = 0,
    bridges: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> RiverTable:
    """The position of these words; `gold` by seat, by default none; the tiles lie with their rightful holders."""
    game = game_of(GAME, many, dict(options or {}))
    t = place(game, *seats, checked=False, **changes)
    state, masks = t.state, [0] * many
    for seat, words in (bridges or {}).items():
        for word in words.split():
            path = game.board.topology.parse_path(word)
            state, masks[seat] = add_link(game, state, Seat(seat), path), masks[seat] | 1 << path
    held = (*gold, *(0,) * many)[:many]
    state = COINS.put(game, state, Coins(held, bought))
    wealthiest, poor = rightful(held) if state.turn else (NOBODY, 0)
    state = RIVERS.put(game, state, replace(Rivers(tuple(masks)), wealthiest=wealthiest, poor=poor))
    if "longest" in changes:
        state = LONGEST_ROAD.put(game, state, LongestRoad(changes["longest"]))
    check_settlers(game, state)
    check_rivers(game, state)
    return RiverTable(game, state)


def setting_up(many: int = 3) -> RiverTable:
    """The set-up, seat 0 to place first."""
    game = game_of(GAME, many, {})
    return RiverTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
