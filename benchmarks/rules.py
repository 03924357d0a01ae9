"""How fast the rules are: `python -m benchmarks.rules [RULESET ...] [--games N]`.

Random games are played and then measured again position by position, each figure the least of several repetitions, in
microseconds: `apply` with its legality check, a successor with its legal actions (what a search pays for a node),
`observe`, and a whole ply of random play. The same run times a plain loop of Python, so that figures of two machines
can be compared as ratios.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from random import Random
from time import perf_counter

from catan_desktop.kernel import chance
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import actor, advance, apply, decision, make_game, observe, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.catalogue import RULESETS

CAP = 6000
REPETITIONS = 5


def pick(choices: tuple[Choice, ...], rng: Random) -> Action:
    """A random action that makes games progress: offers of trade are rare."""
    choice = choices[rng.randrange(len(choices))]
    if isinstance(choice, Offer) and rng.random() < 0.8:
        choice = choices[0]
    return choice.sample(rng)


def record(key: str, seats: int, seed: int) -> tuple[Game, list[tuple[GameState, Action]]]:
    """A random game as (state, action taken)."""
    ruleset = RULESETS[key]
    options = ruleset.checked({})
    board = ruleset.make_board(seats, options, chance.source(seed, "board")) if ruleset.make_board else None
    game = make_game(ruleset, seats, options, board)
    state, _ = start(game)
    rng = Random(seed)
    steps = []
    while (seat := actor(state)) is not None and state.ply < CAP:
        asked = decision(game, state, seat)
        if asked is None:
            raise AssertionError("nobody is asked")
        action = asked.choices[0].sample(rng) if seat == CHANCE else pick(asked.choices, rng)
        steps.append((state, action))
        state, _ = advance(game, state, action)
    return game, steps


def least(run: Callable[[], None], count: int) -> float:
    """Microseconds for one of `count`, the best of some repetitions."""
    best = float("inf")
    for _ in range(REPETITIONS):
        begun = perf_counter()
        run()
        best = min(best, perf_counter() - begun)
    return best / count * 1e6


def measure(key: str, games: int) -> dict[str, float]:
    """The figures of one ruleset."""
    played = [record(key, 4, seed) for seed in range(games)]
    plies = sum(len(steps) for _, steps in played)

    def applied() -> None:
        for game, steps in played:
            for state, action in steps:
                apply(game, state, action)

    def successors() -> None:
        for game, steps in played:
            for state, action in steps:
                following, _ = advance(game, state, action)
                seat = actor(following)
                if seat is not None:
                    decision(game, following, seat)

    def observed() -> None:
        for game, steps in played:
            for state, _ in steps:
                observe(game, state, Seat(0))

    def random_play() -> None:
        for seed in range(games):
            record(key, 4, seed)

    return {
        "apply": least(applied, plies),
        "successor with legal actions": least(successors, plies),
        "observe": least(observed, plies),
        "random play, a ply": least(random_play, plies),
        "plies a game": plies / games,
    }


def yardstick() -> float:
    """Microseconds for a fixed bit of plain Python, to compare machines by."""

    def run() -> None:
        total = 0
        for number in range(100_000):
            total += number & 7

    return least(run, 1_000)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []])
    parser.add_argument("--games", type=int, default=6)
    given = parser.parse_args()
    unit = yardstick()
    print(f"Python {platform.python_version()} on {platform.processor() or platform.machine()}")
    print(f"yardstick (100 additions in a loop): {unit:.2f} us")
    for key in given.rulesets or list(RULESETS):
        print(key)
        for name, value in measure(key, given.games).items():
            ratio = "" if name.startswith("plies") else f"  {value / unit:7.1f} yardsticks"
            print(f"  {name:30} {value:8.1f}{ratio}")


if __name__ == "__main__":
    main()
