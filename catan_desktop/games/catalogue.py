"""The games of the program, in the order to offer them. Each is entered here and nowhere else.

Only their keys are known from the start: a game is read when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from typing import TypeVar

from catan_desktop.kernel import Game, GameState
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.mechanics.scoring import Standing

from .entry import Component, Entry
from .mixes.offered import MIXES

__all__ = [
    "COURSES",
    "GAMES",
    "MIXES",
    "RULESETS",
    "Lazy",
    "by_moments",
    "component",
    "components",
    "entry",
    "games",
    "known",
    "ruleset",
    "standings",
]

V = TypeVar("V")


class Lazy(Mapping[str, V]):
    """A mapping of known keys, each value of which is made when it is first asked for."""

    def __init__(self, keys: Iterable[str], make: Callable[[str], V]) -> None:
        self._keys = dict.fromkeys(keys)
        self._make = make
        self._made: dict[str, V] = {}

    def __getitem__(self, key: str) -> V:
        """Return the value of a key."""
        if key not in self._made:
            if key not in self._keys:
                raise KeyError(key)
            self._made[key] = self._make(key)
        return self._made[key]

    def __contains__(self, key: object) -> bool:
        """Return whether there is such a key; no value is made for that."""
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        """Return the keys in their order."""
        return iter(self._keys)

    def __len__(self) -> int:
        """Return how many keys there are."""
        return len(self._keys)


@dataclass(frozen=True)
class _Line:
    """What is known of a game before it is read."""

    folder: str
    """Its module `ruleset` holds the `ENTRY` of the game."""
    by_moments: bool = False
    """Whether it counts no rounds and says when it is in its own way."""


_LINES = {
    "watch": _Line("watch"),
    "gift-base": _Line("gift"),
    "classic": _Line("classic"),
    "cities-knights": _Line("cities_knights"),
    "fishermen": _Line("fishermen"),
    "rivers": _Line("rivers"),
    "caravans": _Line("caravans"),
    "barbarian-attack": _Line("barbarian_attack"),
    "traders-barbarians": _Line("traders_barbarians"),
    "seafarers": _Line("seafarers"),
    "seafarers-knights": _Line("seafarers_knights"),
    "landnam": _Line("landnam"),
    "great-wall": _Line("great_wall", by_moments=True),
}
"""By the key of the ruleset."""
COURSES: Mapping[str, tuple[str, ...]] = {
    "traders": ("fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians"),
    "short": ("rivers", "caravans", "traders-barbarians"),
    "seafarers": (
        *("seafarers/shores", "seafarers/islands", "seafarers/fog", "seafarers/desert", "seafarers/tribe"),
        *("seafarers/cloth", "seafarers/pirates", "seafarers/wonders", "seafarers/world"),
    ),
}
"""The courses of campaigns: keys of rulesets, each with its scenario where it has several (CAMPAIGN-001, 018)."""
_read: list[Entry] = []


def _entry(key: str) -> Entry:
    found: Entry = import_module(f"{__package__}.{_LINES[key].folder}.ruleset").ENTRY
    _read.append(found)
    return found


GAMES: Mapping[str, Entry] = Lazy(_LINES, _entry)
"""By the key of the ruleset."""
RULESETS: Mapping[str, Ruleset] = Lazy(_LINES, lambda key: GAMES[key].rules.ruleset)


def _mixed(key: str) -> Entry:
    found: Entry = import_module(f"{__package__}.mixes.ruleset").entry(key)
    _read.append(found)
    return found


_MIXED: Mapping[str, Entry] = Lazy(MIXES, _mixed)


def games() -> Iterator[Entry]:
    """Return all games of the program, mixes of them last; reads them."""
    return chain(GAMES.values(), _MIXED.values())


def known(key: str) -> bool:
    """Return whether there is such a game, or such a mix of games."""
    return key in GAMES or key in _MIXED


def entry(key: str) -> Entry:
    """Return the game of a key, a mix of games among them; RulesetError for an unknown one."""
    if not known(key):
        raise _unknown(key)
    return GAMES[key] if key in GAMES else _MIXED[key]


def by_moments(key: str) -> bool:
    """Return whether a game counts no rounds and says when it is in its own way, without reading it."""
    return key in _LINES and _LINES[key].by_moments


def ruleset(key: str) -> Ruleset:
    """Return the ruleset of a key; RulesetError for an unknown one."""
    return RULESETS[key] if key in RULESETS else entry(key).rules.ruleset


def component(key: str) -> Component | None:
    """Return what speaks for a module; None for one that is shown nowhere. Games that were read are asked first."""
    for game in chain(tuple(_read), games()):
        if any(module.key == key for module in game.rules.ruleset.recipe):
            return next((one for one in game.telling.components if one.module.key == key), None)
    return None


def components() -> Mapping[str, Component]:
    """Return what speaks for the modules of all games, by the key of the module."""
    return {one.module.key: one for game in games() for one in game.telling.components}


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """Return how the seats of a game stand, by seat, hidden points included; needs the full state."""
    return entry(game.ruleset.key).rules.standings(game, state)


def _unknown(key: str) -> RulesetError:
    return RulesetError(f"there is no ruleset {key!r}; there are: {', '.join((*RULESETS, *MIXES))}")
