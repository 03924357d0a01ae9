"""The rulesets that the harnesses run on: the catalogue's, and the toy game."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping

from catan_desktop.games.catalogue import MIXES, RULESETS
from catan_desktop.games.catalogue import ruleset as ruleset_of
from catan_desktop.kernel import Action, Game, GameState
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import apply, make_game
from catan_desktop.kernel.ruleset import Options, Ruleset
from catan_desktop.kernel.state import Transition
from tests.kernel.toy import TOY_GAME

RECIPES: dict[str, Ruleset] = {TOY_GAME.key: TOY_GAME, **RULESETS}
"""Rulesets by key."""
EVERY: Mapping[str, Ruleset] = ChainMap(RECIPES, {key: ruleset_of(key) for key in MIXES})
"""The same, and those of tables with two games, which harnesses try more briefly."""


def set_table(ruleset: Ruleset, seats: int, options: Options | None = None, board_seed: int = 0) -> Game:
    """A game on the board that `board_seed` makes."""
    checked = ruleset.checked(options or {})
    make = ruleset.make_board
    board = make(seats, checked, source(board_seed, "board")) if make else None
    return make_game(ruleset, seats, options, board)


def replay(game: Game, state: GameState, log: Iterable[Action]) -> Iterator[Transition]:
    """The state and events after each action; IllegalAction at the first one that the rules refuse."""
    for action in log:
        state, events = apply(game, state, action)
        yield state, events


def agreeing(ruleset: Ruleset, options: Options) -> dict[str, bool | int | str]:
    """The options without those that do not go with others of them."""
    kept = dict(options)
    for spec in ruleset.options:
        if kept.get(spec.key, spec.default) != spec.default and any(kept.get(k) == v for k, v in spec.clashes):
            del kept[spec.key]
    return kept


def option_words(options: Options) -> str:
    """Options as text, `goal=12 placement=free`; empty for none."""
    return " ".join(f"{key}={value}" for key, value in options.items())


def read_options(ruleset: Ruleset, words: list[str]) -> dict[str, bool | int | str]:
    """The options of `key=value` words; ValueError for a key or a value that the ruleset does not have."""
    options: dict[str, bool | int | str] = {}
    for word in words:
        key, _, text = word.partition("=")
        values = [value for spec in ruleset.options if spec.key == key for value in spec.choices]
        options[key] = values[[str(value) for value in values].index(text)]
    return options
