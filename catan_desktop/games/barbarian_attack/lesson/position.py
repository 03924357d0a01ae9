"""Positions of Barbarian Attack: besides what `lessons.position` tells, barbarians, riders, prisoners and gold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.part import SLOT, attack
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition
from catan_desktop.mechanics.coins import with_gold


@dataclass
class AttackPosition(SettlersPosition):
    """A moment of a game of Barbarian Attack."""

    rules: Ruleset = RULESET
    barbarians: Mapping[str, int] = field(default_factory=dict)
    """How many stand on a coastal hex, by its printed name; the rest that nobody holds is at sea."""
    riders: Mapping[int, str] = field(default_factory=dict)
    """By seat: the printed names of the paths with its riders."""
    prisoners: Mapping[int, int] = field(default_factory=dict)
    gold: Mapping[int, int] = field(default_factory=dict)

    def _beside(self, game: Game, state: GameState) -> GameState:
        part, topology, seats = attack(game, state), game.board.topology, range(self.seats)
        all_of_them = part.supply + sum(part.standing)
        standing = [0] * len(part.standing)
        for name, count in self.barbarians.items():
            standing[topology.parse_hex(name)] = count
        prisoners = tuple([self.prisoners.get(seat, 0) for seat in seats])
        riders = tuple(
            [mask_of([topology.parse_path(name) for name in self.riders.get(seat, "").split()]) for seat in seats]
        )
        part = replace(
            part,
            supply=all_of_them - sum(standing) - sum(prisoners),
            standing=tuple(standing),
            riders=riders,
            prisoners=prisoners,
        )
        return with_gold(game, SLOT.put(game, state, part), tuple([self.gold.get(seat, 0) for seat in seats]))
