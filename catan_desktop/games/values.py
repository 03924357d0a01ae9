"""By ruleset: what a search goes by. A ruleset without a value of its own is searched with its judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.evaluation import win_chance as settlers_value
from catan_desktop.evaluation.personality import Taste
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .catalogue import judge_of
from .cities_knights.evaluation import win_chance as cities_value
from .watch.evaluation import win_chance as watch_value

Valuing = Callable[[Game, GameState, Seat, Taste], float]
VALUES: Mapping[str, Valuing] = {
    "cities-knights": cities_value.value,
    "classic": settlers_value.value,
    "gift-base": settlers_value.value,
    "watch": watch_value.value,
}
"""Ruleset key -> how good a full state is for a seat."""


def value_of(key: str) -> Valuing:
    """The value of a ruleset, or its judge; RulesetError for an unknown one."""
    return VALUES.get(key) or judge_of(key)
