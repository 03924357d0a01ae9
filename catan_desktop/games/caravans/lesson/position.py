"""Positions of Caravans: besides what `lessons.position` tells, the camels of every caravan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from catan_desktop.games.caravans.module import RULESET
from catan_desktop.games.caravans.part import CARAVANS, CaravanId, Placement, initial, with_camel
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.position import SettlersPosition


@dataclass
class CaravanPosition(SettlersPosition):
    """A moment of a game of Caravans."""

    rules: Ruleset = RULESET
    camels: Mapping[CaravanId, str] = field(default_factory=dict)
    """By caravan, counted from 0: the paths with its camels, the first one first."""
    due: bool = False
    """A settlement or city has been built in this turn."""

    def _beside(self, game: Game, state: GameState) -> GameState:
        part, path_id = initial(game), game.board.topology.parse_path
        for caravan, names in self.camels.items():
            for name in names.split():
                part = with_camel(game, part, Placement(path_id(name), caravan))
        return CARAVANS.put(game, state, replace(part, due=self.due))
