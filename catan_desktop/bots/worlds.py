"""A world as a seat may imagine it."""

from __future__ import annotations

from random import Random

from catan_desktop.games.catalogue import entry
from catan_desktop.kernel.engine import determinise
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState, Observation


def imagine(game: Game, view: Observation, rng: Random) -> GameState:
    """Return a full state that the seat cannot rule out, by all that its game lets it know."""
    cards = entry(game.ruleset.key).cards
    return determinise(game, view, rng) if cards is None else cards.imagine(game, view, rng)
