"""Positions of Traders & Barbarians in a few words: those of `tests.mechanics.place`, with wagons, barbarians, gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.games.traders_barbarians.part import (
    COMMODITIES,
    POINTS,
    TRADERS,
    CommodityId,
    Journey,
    Traders,
    initial,
    island,
)
from catan_desktop.games.traders_barbarians.wagons import WAGON
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.frame import Frame, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import put, replace
from catan_desktop.mechanics.coins import COINS, Coins
from tests.invariants import check_settlers, check_traders
from tests.mechanics.place import ACTION, Table, game_of, place

UPGRADES = ("1lumber 1wool 1ore", "1lumber 1wool 1ore", "2lumber 1wool 1ore", "2lumber 1wool 1ore")
"""By level: what the next one costs."""


class TraderTable(Table):
    """A table whose wagons, commodities and barbarians are looked at."""

    def do(self, *texts: str) -> TraderTable:
        super().do(*texts)
        check_traders(self.game, self.state)
        return self

    @property
    def traders(self) -> Traders:
        return TRADERS.of(self.game, self.state)

    @property
    def gold(self) -> tuple[int, ...]:
        return COINS.of(self.game, self.state).held

    @property
    def wagon(self) -> str:
        """Where the wagon of the seat whose turn it is stands."""
        return str(self.game.board.topology.corner_name(self.traders.wagons[self.state.seat]))

    @property
    def left(self) -> int:
        """Movement points left."""
        return self.state.frames[-1].data_as(Journey).points

    @property
    def barbarians(self) -> set[str]:
        """Names of their paths."""
        return {self.game.board.topology.path_name(path) for path in self.traders.barbarians}

    def load(self, seat: int = 0) -> str:
        """The name of what a wagon carries; empty for an empty one."""
        found = self.traders.loads[seat]
        return "" if found < 0 else COMMODITIES[found]

    def reach(self) -> set[str]:
        """Where the wagon can go now."""
        return self.sites("move_wagon")

    def stack(self, hex: str) -> int:
        """The height of the stack of a trade hex."""
        board = island(self.game)
        return self.traders.stacks[board.trade_hexes.index(board.topology.parse_hex(hex))]


def traders(
    *seats: str,
    many: int = 3,
    step: str = ACTION,
    gold: tuple[int, ...] = (),
    bought: int = 0,
    wagons: Mapping[int, str] | None = None,
    levels: Mapping[int, int] | None = None,
    loads: Mapping[int, str] | None = None,
    delivered: Mapping[int, int] | None = None,
    stacks: Mapping[str, int] | None = None,
    barbarians: str = "",
    journey: Journey | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> TraderTable:
    """The position of these words, by default with five gold each, wagons at V(0,0,N), empty and at level 1, and the
    barbarians on their first paths; at the step of the wagon with the points of its level.

    `loads` and `delivered` take their tokens out of the stacks; `stacks` gives heights, the rest was delivered by the
    last seat.
    """
    game = game_of(GAME, many, dict(options or {}))
    t = place(game, *seats, step=step, checked=False, **changes)
    parse = game.board.topology.parse_corner
    part = replace(initial(game), wagons=(parse("V(0,0,N)"),) * many)
    for seat, name in (wagons or {}).items():
        part = replace(part, wagons=put(part.wagons, seat, parse(name)))
    for seat, level in (levels or {}).items():
        part = replace(part, levels=put(part.levels, seat, level))
    for seat, name in (loads or {}).items():
        part = replace(
            _without(game, part, COMMODITIES.index(name)),
            loads=put(part.loads, seat, CommodityId(COMMODITIES.index(name))),
        )
    for seat, count in (delivered or {}).items():
        for _ in range(count):
            part = _without(game, part)
        part = replace(part, delivered=put(part.delivered, seat, count))
    for name, height in (stacks or {}).items():
        at = game.board.trade_hexes.index(game.board.topology.parse_hex(name))
        while part.stacks[at] > height:
            part = _without(game, part, at=at)
            part = replace(part, delivered=put(part.delivered, many - 1, part.delivered[-1] + 1))
    if barbarians:
        part = replace(part, barbarians=tuple(game.board.topology.parse_path(name) for name in barbarians.split()))
    state = COINS.put(game, TRADERS.put(game, t.state, part), Coins((*gold, *(5,) * many)[:many], bought))
    if step == WAGON:
        journey = journey or Journey(POINTS[part.levels[state.seat] - 1])
        state = swap(state, Frame(WAGON, 1 << state.seat, journey))
    check_settlers(game, state)
    check_traders(game, state)
    return TraderTable(game, state)


def _without(game: Game, part: Traders, commodity: int | None = None, at: int | None = None) -> Traders:
    """The stacks without a token, of this commodity or of this stack, the highest first."""
    kinds = game.board.trade_kinds
    tried = [
        place
        for place, height in enumerate(part.stacks)
        if height and (commodity is None or part.left[kinds[place]][commodity]) and at in (None, place)
    ]
    place = max(tried, key=part.stacks.__getitem__)
    left = list(part.left[kinds[place]])
    left[max(range(len(left)), key=left.__getitem__) if commodity is None else commodity] -= 1
    return replace(
        part,
        stacks=put(part.stacks, place, part.stacks[place] - 1),
        left=put(part.left, kinds[place], tuple(left)),
    )


def moving(*seats: str, **changes: Any) -> TraderTable:
    """`traders` with the wagon about to move."""
    return traders(*seats, step=WAGON, **changes)


def setting_up(many: int = 3) -> TraderTable:
    """The set-up, seat 0 to place first."""
    game = game_of(GAME, many, {})
    return TraderTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
