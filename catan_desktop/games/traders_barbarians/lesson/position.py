"""Positions of Traders & Barbarians: besides what `lessons.position` tells, wagons, loads, barbarians and gold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.games.traders_barbarians.part import (
    COMMODITIES,
    EMPTY,
    START_GOLD,
    TRADERS,
    CommodityId,
    Traders,
    initial,
    island,
)
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition
from catan_desktop.mechanics.coins import with_gold
from catan_desktop.mechanics.parts import put


@dataclass
class TraderPosition(SettlersPosition):
    """A moment of a game of Traders & Barbarians."""

    rules: Ruleset = GAME
    gold: Mapping[int, int] = field(default_factory=dict)
    wagons: Mapping[int, str] = field(default_factory=dict)
    """Where they stand; a seat that is not named has its wagon at its first city."""
    levels: Mapping[int, int] = field(default_factory=dict)
    loads: Mapping[int, str] = field(default_factory=dict)
    delivered: Mapping[int, int] = field(default_factory=dict)
    """Deliveries, and what lies on the wagons, are missing in the highest stacks."""
    barbarians: str = ""
    """Their paths; empty for those on which they begin."""

    def _beside(self, game: Game, state: GameState) -> GameState:
        parse, everybody = game.board.topology.parse_corner, range(self.seats)
        at = [self.wagons.get(seat, self.cities[seat].split()[0]) for seat in everybody]
        loads = tuple(
            [CommodityId(COMMODITIES.index(self.loads[seat])) if seat in self.loads else EMPTY for seat in everybody]
        )
        part = replace(
            initial(game),
            wagons=tuple([parse(name) for name in at]),
            levels=tuple([self.levels.get(seat, 1) for seat in everybody]),
            loads=loads,
            delivered=tuple([self.delivered.get(seat, 0) for seat in everybody]),
        )
        for load in loads:
            part = _without(game, part, load) if load >= 0 else part
        for _ in range(sum(part.delivered)):
            part = _without(game, part)
        if self.barbarians:
            paths = tuple([game.board.topology.parse_path(name) for name in self.barbarians.split()])
            part = replace(part, barbarians=paths)
        held = tuple([self.gold.get(seat, START_GOLD) for seat in everybody])
        return with_gold(game, TRADERS.put(game, state, part), held)


def _without(game: Game, part: Traders, commodity: int = -1) -> Traders:
    """The stacks without a token: of a commodity, or of the one that there is most of; the highest stack gives it."""
    kinds = island(game).trade_kinds
    having = [at for at, kind in enumerate(kinds) if commodity < 0 or part.left[kind][commodity]]
    place = max(having, key=part.stacks.__getitem__)
    left = list(part.left[kinds[place]])
    left[max(range(len(left)), key=left.__getitem__) if commodity < 0 else commodity] -= 1
    stacks = put(part.stacks, place, part.stacks[place] - 1)
    return replace(part, stacks=stacks, left=put(part.left, kinds[place], tuple(left)))
