"""Whether the chances that a review tells are right: `python -m benchmarks.calibration [RULESET ...] [--games N]`.

Bots of a level play; at the beginning of every turn what is told of each seat is noted, and at the end who won. In each
tenth of the told chances the share of seats that won must be that chance, within five points. The moves are kept in
`FOLDER/RULESET-SEATS`, a game a line, and a run goes on where it stopped; `--games 0` only tells. Games are played
again to be noted, so that a forecast that has changed is measured on the games that there are.

Besides, `Telling.sharpness` and `Telling.near_goal` are fitted to the games with even numbers and judged on the others.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import TypedDict

from benchmarks.series import games as kept_games
from benchmarks.series import keep
from catan_desktop.arena.play import drawn, seed_of, transitions
from catan_desktop.bots.bot import Bot
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import RULESETS, entry, ruleset
from catan_desktop.kernel import chance, engine, notation
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.review.chances import Chances, as_one, chances_from_odds, closeness, raw_odds

TENTHS = 10
WITHIN = 0.05
SHARPNESS = tuple([round(0.05 * step, 2) for step in range(2, 41)])
NEAR_GOAL = (0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0)
"""The values that are tried."""
LEVEL = "normal"


class Kept(TypedDict):
    """A game as it lies in the file."""

    seed: int
    moves: list[str]
    """Of the seats; chance follows from the seed."""
    winners: list[int]


class Writing:
    """A bot whose moves are written down."""

    def __init__(self, bot: Bot, moves: list[str]) -> None:
        self.bot, self.moves = bot, moves

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """Let the bot choose."""
        action = self.bot.choose(game, view, rng)
        self.moves.append(notation.encode(game, action))
        return action


class Noted:
    """A game: what chances are told by, by turn and seat, and who won."""

    def __init__(self, together: bool, won: Sequence[bool]) -> None:
        self.together, self.won = together, tuple(won)
        self.turns: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
        """The logarithms of the odds, and how close each is to the goal."""

    def pairs(self, sharpness: float, near_goal: float) -> Iterator[tuple[float, bool]]:
        """Return (told chance, whether it came true) of every seat at every turn; once for those who play together."""
        for odds, close in self.turns:
            found: Chances = chances_from_odds(odds, close, sharpness, near_goal, together=self.together)
            yield from zip(found[:1] if self.together else found, self.won, strict=False)


def play(key: str, seats: int, options: Options, series: int, number: int) -> Kept:
    """Play a game of bots."""
    seed = seed_of(series, number)
    game, moves = deal(ruleset(key), seats, options, chance.source(seed, "board")), list[str]()
    bots = [Writing(make_bot(LEVEL, Budget(None, 400)), moves) for _ in range(seats)]
    ((state, _),) = deque(transitions(game, bots, seed), maxlen=1)
    return Kept(seed=seed, moves=moves, winners=[int(seat) for seat in state.outcome.winners] if state.outcome else [])


def turns(key: str, seats: int, options: Options, kept: Kept) -> Iterator[tuple[Game, GameState]]:
    """Yield the position at the beginning of every turn of a game, which is played again, and the last one."""
    game = deal(ruleset(key), seats, options, chance.source(kept["seed"], "board"))
    moves, turn = iter(kept["moves"]), 0
    state, _ = engine.start(game)
    while (seat := engine.actor(state)) is not None:
        if seat == CHANCE:
            action = drawn(game, state, kept["seed"])
        elif (line := next(moves, None)) is not None:
            action = notation.decode(game, line)
        else:
            break
        state, _ = engine.advance(game, state, action)
        if state.turn > turn and state.outcome is None:
            turn = state.turn
            yield game, state
    yield game, state


def noted(key: str, seats: int, options: Options, kept: Kept) -> Noted:
    """Return what is noted of a game, played again."""
    *begun, (game, _) = turns(key, seats, options, kept)
    found = Noted(as_one(game), [seat in kept["winners"] for seat in range(seats)])
    found.turns.extend([(raw_odds(game, state), closeness(game, state)) for _, state in begun])
    return found


def surprise(games: Sequence[Noted], *weights: float) -> float:
    """Return the mean logarithm of what was told of what came true, negative: the less the better."""
    pairs = [pair for game in games for pair in game.pairs(*weights)]
    return -sum([log(max(1e-9, told if won else 1.0 - told)) for told, won in pairs]) / max(1, len(pairs))


def best(games: Sequence[Noted]) -> tuple[float, float]:
    """Return the sharpness and the weight of points near the goal that are surprised least: each bettered in turn."""
    sharpness, near_goal = 1.0, 0.0
    for _ in range(4):
        sharpness = min(SHARPNESS, key=lambda one: surprise(games, one, near_goal))
        near_goal = min(NEAR_GOAL, key=lambda one: surprise(games, sharpness, one))
    return sharpness, near_goal


def table(games: Sequence[Noted], *weights: float) -> Iterator[str]:
    """Return a line for each tenth of the told chances: how many, told, true, and its standard error by games."""
    for tenth in range(TENTHS):
        found = [
            [(told, won) for told, won in game.pairs(*weights) if min(TENTHS - 1, int(told * TENTHS)) == tenth]
            for game in games
        ]
        pairs = [pair for each in found for pair in each]
        if not pairs:
            continue
        told = sum([chance for chance, _ in pairs]) / len(pairs)
        came = sum([won for _, won in pairs]) / len(pairs)
        off = [sum([won - came for _, won in each]) for each in found]
        error = sqrt(sum([one * one for one in off])) / len(pairs)
        mark = "" if abs(told - came) <= WITHIN else "  off"
        yield f"| {tenth / TENTHS:.1f} | {len(pairs)} | {told:.3f} | {came:.3f} | {error:.3f} |{mark}"


def main() -> None:
    """Play, and print a table in Markdown for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--folder", type=Path, default=Path("calibration"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for key in given.rulesets or ["classic"]:
        words = dict(pair.split("=", 1) for pair in given.set)
        choices = {spec.key: {str(choice): choice for choice in spec.choices} for spec in ruleset(key).options}
        options = {option: choices[option][word] for option, word in words.items()}
        file = given.folder / "-".join([key, str(given.seats), *words.values()])
        keep(file, range(given.games), partial(play, key, given.seats, options, given.seed))
        games = [noted(key, given.seats, options, kept) for kept in kept_games(file)]
        if games:
            known, fitted = entry(key).telling, best(games[::2])
            now = known.sharpness, known.near_goal
            print(f"\n{key}: {len(games)} games; weights {now}, surprise {surprise(games, *now):.4f}; of half of the "
                  f"games {fitted}, surprise on the others {surprise(games[1::2], *fitted):.4f} against "
                  f"{surprise(games[1::2], *now):.4f}; best of all {best(games)}")  # fmt: skip
            print("\n| tenth | cases | told | came true | standard error |\n|---|---|---|---|---|")
            print("\n".join(table(games, *now)), flush=True)


if __name__ == "__main__":
    main()
