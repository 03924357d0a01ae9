"""Outcomes that chance may bring an explorer, as bots think: a few that stand for all.

A hundred results of two dice come to six terrains with six chances, and what number lies there matters less.
"""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.landnam.actions import ExplorationDice, FateDrawn, GreenDie, RedDie
from catan_desktop.games.landnam.exploration import DICE, FACES, GREEN, RED, TERRAIN_OF, Expedition
from catan_desktop.games.landnam.fate import DRAW, FATE
from catan_desktop.games.landnam.fate_cards import CARDS, FateId
from catan_desktop.games.landnam.land import LAND, tiles_left
from catan_desktop.kernel import Action, Game, GameState
from catan_desktop.kernel.ids import CHANCE, numbers

MEDIUM = 4
"""A red result for a number in the middle."""
REDS = (3, 4, 5, 6)
"""Red results for a poor number, for two in the middle, and for a good one."""


def outcomes(game: Game, state: GameState) -> Sequence[tuple[Action, int]]:
    """Return the outcomes with their weights; none where chance is asked something else."""
    step = state.frames[-1].step
    if step == DICE:
        return [(ExplorationDice(CHANCE, face, MEDIUM), weight) for face, weight in _greens(game, state)]
    if step == GREEN:
        return [(GreenDie(CHANCE, face), weight) for face, weight in _greens(game, state)]
    if step == RED:
        return [(RedDie(CHANCE, face), 1) for face in REDS]
    if step == DRAW and (deck := FATE.of(game, state).hidden) is not None:
        card = max(numbers(FateId, len(CARDS)), key=lambda card: deck[card])
        return [(FateDrawn(CHANCE, card), 1)]
    return ()


def _greens(game: Game, state: GameState) -> list[tuple[int, int]]:
    """By terrain that the supply holds: a face of the green die, and how many faces bring it (ALTH-615)."""
    bonus, left = state.frames[-1].data_as(Expedition).bonus, tiles_left(LAND.of(game, state).terrain)
    found: dict[int, tuple[int, int]] = {}
    for face in FACES:
        terrain = TERRAIN_OF[face + bonus]
        if left[terrain]:
            found[terrain] = (face, found.get(terrain, (0, 0))[1] + 1)
    return list(found.values())
