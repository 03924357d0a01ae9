"""A game as data for another process: how to make it again, and nothing that is secret."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from ..kernel import Game, GameState, Seat, engine, record
from ..kernel.ruleset import Options, Ruleset

CATALOGUE = "catan_desktop.games.catalogue"
"""Name of the Python module that holds the rulesets of the program."""


class Standing(Protocol):
    """How a seat stands."""

    @property
    def seat(self) -> Seat:
        """Return whose standing it is."""

    @property
    def points(self) -> int:
        """Victory points, hidden ones included."""

    @property
    def public(self) -> int:
        """Points that everybody can count."""

    @property
    def rank(self) -> int:
        """1 is the best; seats may share a rank."""

    @property
    def sources(self) -> tuple[tuple[str, int], ...]:
        """Return where the points come from: (text key, points)."""


class Shelf(Protocol):
    """A Python module with rulesets."""

    def ruleset(self, key: str) -> Ruleset:
        """The ruleset of a key; RulesetError, with a sentence, for an unknown one."""

    def standings(self, game: Game, state: GameState) -> tuple[Standing, ...]:
        """Return how the seats stand, by seat."""


def shelf(name: str = CATALOGUE) -> Shelf:
    """The Python module of that name."""
    return cast("Shelf", import_module(name))


@record
class GameSpec:
    """A game described so that it can be sent to another process. It holds no seed."""

    shelf: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    board: Any

    def game(self) -> Game:
        """The game, made anew."""
        return engine.make_game(shelf(self.shelf).ruleset(self.ruleset), self.seats, dict(self.options), self.board)


def describe(game: Game, shelf_name: str = CATALOGUE) -> GameSpec:
    """The description of a game whose ruleset is on the named shelf."""
    return GameSpec(shelf_name, game.ruleset.key, game.seats, tuple(game.options.items()), game.board)


def deal(ruleset: Ruleset, seats: int, options: Options, luck: Random, board: Any = None) -> Game:
    """A new game on a board, or on one made by `luck`, a generator, where none is given; RulesetError for a wrong
    number of seats or an option."""
    checked = ruleset.checked(options)
    game = engine.make_game(ruleset, seats, checked)
    if ruleset.make_board is None:
        return game
    return engine.make_game(ruleset, seats, checked, board or ruleset.make_board(seats, checked, luck))
