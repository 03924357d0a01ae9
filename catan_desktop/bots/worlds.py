"""A world as a seat may imagine it."""

from __future__ import annotations

from random import Random

from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.engine import advance, asked, determinise
from catan_desktop.kernel.prompts import Sealed


def imagine(game: Game, view: Observation, rng: Random) -> GameState:
    """Return a full state that the seat cannot rule out, by all that its game lets it know."""
    cards = entry(game.ruleset.key).bots.cards
    return determinise(game, view, rng) if cards is None else cards.imagine(game, view, rng)


def opened(game: Game, state: GameState) -> GameState:
    """Return the position once all have answered a question that several answer in secret, such as a discard: before
    that no answer takes effect. The answers are drawn, always the same. Any other position is returned as it is."""
    frame = state.frames[-1]
    if not isinstance(frame.data, Sealed):
        return state
    after, rng = state, Random(0)
    for _ in range(frame.waiting.bit_count()):
        found = asked(game, after)
        if found is None or not found.choices[0].count():
            return state
        after = advance(game, after, found.choices[0].sample(rng))[0]
    return after
