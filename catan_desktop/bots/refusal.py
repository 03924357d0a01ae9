"""Reasons of a seat for declining an offer, in words that give nothing away."""

from __future__ import annotations

from functools import partial
from random import Random

from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Game, GameState, Observation, Reason, Seat

from .advice import goals_of


def refusal(game: Game, view: Observation, seat: Seat) -> Reason | None:
    """Return why a seat declines the open offer of the one who looks, as far as that one can know; None where nothing
    that lies open speaks against the trade. The same view always gives the same reason."""
    known = entry(game.ruleset.key).bots
    if known.cards is None:
        return None

    def judge(game: Game, state: GameState, seat: Seat) -> float:
        return known.position(game, state, seat, SOBER)

    rng = Random(view.state.ply)
    trader = known.cards.trader(game, view, known.cards.imagine(game, view, rng), judge, rng, SOBER)
    return trader.refusal(seat, partial(goals_of, game))
