"""The games of the program, in the order to offer them. Each is entered here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.scoring import Standing

from .barbarian_attack.ruleset import BARBARIAN_ATTACK
from .caravans.ruleset import CARAVANS
from .cities_knights.ruleset import CITIES_KNIGHTS
from .classic.ruleset import CLASSIC
from .entry import Component, Entry
from .fishermen.ruleset import FISHERMEN
from .gift.ruleset import GIFT_BASE
from .rivers.ruleset import RIVERS
from .traders_barbarians.ruleset import TRADERS_BARBARIANS
from .watch.ruleset import WATCH

__all__ = ["COMPONENTS", "GAMES", "RULESETS", "entry", "ruleset", "standings"]

GAMES: tuple[Entry, ...] = (
    WATCH,
    GIFT_BASE,
    CLASSIC,
    CITIES_KNIGHTS,
    FISHERMEN,
    RIVERS,
    CARAVANS,
    BARBARIAN_ATTACK,
    TRADERS_BARBARIANS,
)
RULESETS: Mapping[str, Ruleset] = {game.key: game.ruleset for game in GAMES}
COMPONENTS: Mapping[str, Component] = {
    component.module.key: component for game in GAMES for component in game.components
}
"""By the key of the module."""


def entry(key: str) -> Entry:
    """Return the game of a key; RulesetError for an unknown one."""
    for game in GAMES:
        if game.key == key:
            return game
    raise _unknown(key)


def ruleset(key: str) -> Ruleset:
    """Return the ruleset of a key; RulesetError for an unknown one."""
    if key not in RULESETS:
        raise _unknown(key)
    return RULESETS[key]


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """Return how the seats of a game stand, by seat, hidden points included; needs the full state."""
    return entry(game.ruleset.key).standings(game, state)


def _unknown(key: str) -> RulesetError:
    return RulesetError(f"there is no ruleset {key!r}; there are: {', '.join(RULESETS)}")
