"""Positions of Rivers of Catan: besides what `lessons.position` tells, everybody's gold and bridges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.rivers.module import GAME, RIVERS, Rivers, rightful
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition
from catan_desktop.mechanics.coins import with_gold
from catan_desktop.mechanics.parts import PIECES


@dataclass
class RiverPosition(SettlersPosition):
    """A moment of a game of Rivers of Catan."""

    rules: Ruleset = GAME
    gold: Mapping[int, int] = field(default_factory=dict)
    bridges: Mapping[int, str] = field(default_factory=dict)

    def _beside(self, game: Game, state: GameState) -> GameState:
        held = tuple([self.gold.get(seat, 0) for seat in range(self.seats)])
        parse = game.board.topology.parse_path
        built = [mask_of([parse(name) for name in self.bridges.get(seat, "").split()]) for seat in range(self.seats)]
        pieces = PIECES.of(game, state)
        roads = tuple([road | bridge for road, bridge in zip(pieces.roads, built, strict=True)])
        state = with_gold(game, PIECES.put(game, state, replace(pieces, roads=roads)), held)
        wealthiest, poor = rightful(held)
        return RIVERS.put(game, state, Rivers(tuple(built), wealthiest, poor))
