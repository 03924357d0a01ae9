"""How fast the rules are: `python -m benchmarks.rules [RULESET ...] [--games N] [--option KEY=VALUE ...]`.

Random games are played and then measured again position by position, each figure the least of several repetitions, in
microseconds of CPU time: `apply` with its legality check, a successor with its legal actions (what a search pays for a
node), `observe`, and a ply of random play. Random games a second are those of players to whom every legal action is as
likely as any other. The same run times a plain loop of Python, so that figures of two machines can be compared as
ratios. `--option offers=0` leaves trade between players out.
"""

from __future__ import annotations

import argparse
import platform
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from random import Random
from time import process_time

from catan_desktop.kernel import chance
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import advance, apply, asked, make_game, observe, start
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.ruleset import Options
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


def any_action(now: Decision, rng: Random) -> Action:
    """A random action, each of all families as likely as any other; what chance does by its weights."""
    choices = now.choices
    if len(choices) == 1:
        return choices[0].sample(rng)
    ends = list(accumulate([choice.count() for choice in choices]))
    return choices[bisect_right(ends, int(rng.random() * ends[-1]))].sample(rng)


def table(key: str, seats: int, seed: int, given: Options) -> Game:
    """A game to be played on the board of a seed."""
    ruleset = RULESETS[key]
    options = ruleset.checked(given)
    board = ruleset.make_board(seats, options, chance.source(seed, "board")) if ruleset.make_board else None
    return make_game(ruleset, seats, options, board)


def random_game(key: str, seats: int, seed: int, given: Options, turns: int = CAP) -> GameState:
    """The last state of a game of `any_action`, which is broken off after so many turns."""
    game = table(key, seats, seed, given)
    state, _ = start(game)
    rng = Random(seed)
    while (now := asked(game, state)) is not None and state.turn < turns:
        state, _ = advance(game, state, any_action(now, rng))
    return state


def record(key: str, seats: int, seed: int, given: Options) -> tuple[Game, list[tuple[GameState, Action]]]:
    """A random game as (state, action taken)."""
    game = table(key, seats, seed, given)
    state, _ = start(game)
    rng = Random(seed)
    steps: list[tuple[GameState, Action]] = []
    while (now := asked(game, state)) is not None and state.ply < CAP:
        action = now.choices[0].sample(rng) if now.seat == CHANCE else pick(now.choices, rng)
        steps.append((state, action))
        state, _ = advance(game, state, action)
    return game, steps


def least(run: Callable[[], None], count: int) -> float:
    """Microseconds for one of `count`, the best of some repetitions."""
    best = float("inf")
    for _ in range(REPETITIONS):
        begun = process_time()
        run()
        best = min(best, process_time() - begun)
    return best / count * 1e6


def successor(game: Game, state: GameState, action: Action) -> None:
    """What a search does at a node."""
    following, _ = advance(game, state, action)
    asked(game, following)


def measure(key: str, games: int, given: Options) -> dict[str, float]:
    """The figures of one ruleset."""
    played = [record(key, 4, seed, given) for seed in range(games)]
    plies = sum(len(steps) for _, steps in played)

    def applied() -> None:
        for game, steps in played:
            for state, action in steps:
                apply(game, state, action)

    def successors() -> None:
        for game, steps in played:
            for state, action in steps:
                successor(game, state, action)

    def observed() -> None:
        for game, steps in played:
            for state, _ in steps:
                observe(game, state, Seat(0))

    def random_play() -> None:
        for seed in range(games):
            record(key, 4, seed, given)

    def random_games() -> None:
        for seed in range(games):
            random_game(key, 4, seed, given)

    return {
        "apply": least(applied, plies),
        "successor with legal actions": least(successors, plies),
        "observe": least(observed, plies),
        "random play, a ply": least(random_play, plies),
        "plies a game": plies / games,
        "random games a second": 1e6 / least(random_games, games),
    }


def yardstick() -> float:
    """Microseconds for a fixed bit of plain Python, to compare machines by."""

    def run() -> None:
        total = 0
        for number in range(100_000):
            total += number & 7

    return least(run, 1_000)


def read_options(key: str, words: list[str]) -> Options:
    """Options given as words; those that the ruleset does not have are left out."""
    texts = dict(word.split("=", 1) for word in words)
    return {
        spec.key: next(value for value in spec.choices if str(value) == texts[spec.key])
        for spec in RULESETS[key].options
        if spec.key in texts
    }


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []])
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the rulesets")
    given = parser.parse_args()
    unit = yardstick()
    print(f"Python {platform.python_version()} on {platform.processor() or platform.machine()}")
    print(f"yardstick (100 additions in a loop): {unit:.2f} us")
    for key in given.rulesets or list(RULESETS):
        print(key, *given.option)
        for name, value in measure(key, given.games, read_options(key, given.option)).items():
            ratio = "" if name.startswith(("plies", "random games")) else f"  {value / unit:7.1f} yardsticks"
            print(f"  {name:30} {value:8.1f}{ratio}")


if __name__ == "__main__":
    main()
