"""The chance of each seat to win, from the true state, as sharp as it has proved to be right."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import TypeAlias

from catan_desktop.bots.worlds import opened
from catan_desktop.evaluation.odds import logistic
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Game, GameState, Seat, engine
from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.prompts import Sealed

Chances: TypeAlias = tuple[float, ...]
"""By seat: the chance to win, 0 to 1."""

ANSWERS = 12
"""Answers of a seat to a secret question that are tried."""
SURE = 20.0
"""How many times as likely it is that who has reached the goal and waits for his turn wins. In 120 games of Cities &
Knights (`benchmarks.calibration`) all 12 did at whose turn another was to throw; without this 0.74 was told of them."""
POINT_AT_FIRST = 0.37
"""What a victory point counts in the logarithm of the odds when all are still lacking (`win_chance.point_worth`)."""


def raw_odds(game: Game, state: GameState) -> tuple[float, ...]:
    """Return the logarithm of each seat's odds to win, by seat, in a game that goes on."""
    known = entry(game.ruleset.key)
    if (display_odds := known.telling.display_odds) is not None:
        return tuple(display_odds(game, state))
    return tuple([known.bots.win_chance(game, state, seat, SOBER) for seat in SEATS[: game.seats]])


def chances_of(game: Game, state: GameState) -> Chances:
    """Return the chances of all seats, by seat; those of a game that is over are 0 or 1.

    In the set-up rivals are even: what stands half built there is no ground for a forecast. What several must give up
    in secret (a discard) is given up first, and the robber moved: what a 7 brings and takes is the doing of the dice,
    not of whoever discards last, and the field that he leaves is free whoever moves him.
    """
    if state.outcome is not None:
        return tuple([float(seat in state.outcome.winners) for seat in SEATS[: game.seats]])
    known = entry(game.ruleset.key)
    telling = known.telling
    if not state.turn and not as_one(game):
        return (1.0 / game.seats,) * game.seats
    state = after_forced_steps(game, after_unresolved_steps(game, state))
    close = closeness(game, state) if telling.near_goal else (0.0,) * game.seats
    found = chances_from_odds(raw_odds(game, state), close, telling.sharpness, telling.near_goal, together=as_one(game))
    return waiting(found, known.rules.shares(game, state))


def closeness(game: Game, state: GameState) -> tuple[float, ...]:
    """Return by seat its share of the points to win, times the best share; 0 without a goal."""
    shares = entry(game.ruleset.key).rules.shares(game, state)
    return tuple([max(shares) * share for share in shares])


def waiting(chances: Chances, shares: Sequence[float]) -> Chances:
    """Return the chances where somebody may have reached the goal, as his share of the points tells, and only waits for
    his turn or for the end of this one."""
    if max(shares) < 1.0:
        return chances
    weights = [chance * (SURE if share >= 1.0 else 1.0) for chance, share in zip(chances, shares, strict=True)]
    return tuple([weight / sum(weights) for weight in weights])


def after_unresolved_steps(game: Game, state: GameState) -> GameState:
    """Return the position once nobody has done anything before a throw or the like brings what it brings in this turn
    (`Telling.unresolved_steps`)."""
    steps, turn = entry(game.ruleset.key).telling.unresolved_steps, state.turn
    while state.turn == turn and state.frames[-1].step in steps and (asked := engine.asked(game, state)) is not None:
        button = next((one.action for one in asked.choices if isinstance(one, Only)), None)
        if button is None:
            break
        state = engine.advance(game, state, button)[0]
    return state


def after_forced_steps(game: Game, state: GameState) -> GameState:
    """Return the position after a question that several answer in secret, each with the best of a few answers, and
    after what must be done besides (`Telling.forced_steps`)."""
    forced = entry(game.ruleset.key).telling.forced_steps
    while state.turn and (isinstance(state.frames[-1].data, Sealed) or state.frames[-1].step in forced):
        answer = _best_answer(game, state)
        if answer is None:
            break
        state = engine.advance(game, state, answer)[0]
    return state


def _best_answer(game: Game, state: GameState) -> Action | None:
    asked = engine.asked(game, state)
    if asked is None:
        return None
    value, rng, choice = entry(game.ruleset.key).bots.win_chance, Random(0), asked.choices[0]
    secret = isinstance(state.frames[-1].data, Sealed)

    def worth(action: Action) -> float:
        after = opened(game, engine.advance(game, state, action)[0])
        return value(game, after, asked.seat, SOBER)

    return max([choice.sample(rng) for _ in range(ANSWERS)] if secret else list(choice), key=worth)


def as_one(game: Game) -> bool:
    """Return whether all seats win or lose together, one alone too."""
    return game.seats == 1 or entry(game.ruleset.key).rules.together(game)


def chances_from_odds(
    odds: Sequence[float], close: Sequence[float], sharpness: float, near_goal: float, *, together: bool = False
) -> Chances:
    """Return chances from logarithms of odds that count `sharpness` times, and from how close each is to the goal; they
    sum to one unless all play together."""
    if together:
        return tuple([logistic(sharpness * one) for one in odds])
    scores = [sharpness * log(logistic(one)) + near_goal * share for one, share in zip(odds, close, strict=True)]
    most = max(scores)
    shares = [exp(score - most) for score in scores]
    return tuple([share / sum(shares) for share in shares])


def less(game: Game, state: GameState, seat: Seat, odds: float) -> tuple[float, float]:
    """Return the chance of those who play together, and what is left of it at logarithms of odds lower by `odds`."""
    now = entry(game.ruleset.key).telling.sharpness * raw_odds(game, state)[seat]
    return logistic(now), logistic(now - odds)


def points_chance(game: Game, points: float) -> float:
    """Return the chance of a seat that is ahead of an even beginning by `points` victory points of judgement."""
    odds = entry(game.ruleset.key).telling.sharpness * POINT_AT_FIRST * points
    return logistic(odds if as_one(game) else odds - log(game.seats - 1.0))


def swing(before: Chances, after: Chances) -> float:
    """Return how much of the chances changed hands, 0 to 1; where all play together, by how much theirs changed."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return max(sum([max(0.0, one) for one in changes]), -min(changes)) if len(set(changes)) > 1 else abs(changes[0])
