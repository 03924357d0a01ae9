"""How fast the rules are: `python -m benchmarks.rules [RULESET ...] [--games N] [--rounds N] [--option KEY=VALUE ...]`.

Random games are played and then measured again position by position, in microseconds of CPU time: `apply` with its
legality check, a successor with its legal actions (what a search pays for a node), `observe`, and a ply of random play.
Random games a second are those of players to whom every legal action is as likely as any other.

All rulesets are measured in turn, a game of one and a game of the next, for some rounds: a busy machine slows all of
them alike, so that the ratio of two rulesets in one round says more than their times. Times are the least of all
rounds, ratios (to the first ruleset) the median of the rounds. The same run times a plain loop of Python, so that
figures of two machines can be compared as ratios. `--option offers=0` leaves trade between players out.
"""

from __future__ import annotations

import argparse
import gc
import platform
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from random import Random
from statistics import median
from time import process_time

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel import chance
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import advance, apply, asked, make_game, observe, start
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.state import GameState

CAP = 6000
CAPPED = "offers=3"
"""Players to whom every offer is as likely as any other action do little else: they keep a limit of their own."""


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


def random_game(key: str, seats: int, seed: int, given: Options, turns: int = CAP, checked: bool = False) -> GameState:
    """The last state of a game of `any_action`, which is broken off after so many turns; `checked`: by `apply`."""
    game = table(key, seats, seed, given)
    state, _ = start(game)
    rng = Random(seed)
    while (now := asked(game, state)) is not None and state.turn < turns:
        action = any_action(now, rng)
        state, _ = apply(game, state, action, now) if checked else advance(game, state, action)
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


def successor(game: Game, state: GameState, action: Action) -> None:
    """What a search does at a node."""
    following, _ = advance(game, state, action)
    asked(game, following)


class Table:
    """The games of one ruleset, recorded."""

    def __init__(self, key: str, games: int, given: Options) -> None:
        self.key, self.given = key, given
        self.played = [record(key, 4, seed, given) for seed in range(games)]

    @property
    def plies(self) -> float:
        """Plies of a game, on the average."""
        return sum(len(steps) for _, steps in self.played) / len(self.played)


def applied(on: Table, number: int) -> int:
    """Every action of a game is checked and applied."""
    game, steps = on.played[number]
    for state, action in steps:
        apply(game, state, action)
    return len(steps)


def checked(on: Table, number: int) -> int:
    """Every action of a game is checked against its decision, which is known, and applied."""
    game, steps = on.played[number]
    for state, action in steps:
        apply(game, state, action, asked(game, state))
    return len(steps)


def successors(on: Table, number: int) -> int:
    """After every action the next decision is asked for."""
    game, steps = on.played[number]
    for state, action in steps:
        successor(game, state, action)
    return len(steps)


def observed(on: Table, number: int) -> int:
    """Every position is seen by the first seat."""
    game, steps = on.played[number]
    for state, _ in steps:
        observe(game, state, Seat(0))
    return len(steps)


def random_play(on: Table, number: int) -> int:
    """A game is played again."""
    return len(record(on.key, 4, number, on.given)[1])


def whole_game(on: Table, number: int) -> int:
    """A game in which every action is as likely as any other."""
    random_game(on.key, 4, number, on.given)
    return 1


PER_GAME = "a random game"
ROWS: dict[str, Callable[[Table, int], int]] = {
    "apply": applied,
    "decision and checked apply": checked,
    "successor with legal actions": successors,
    "observe": observed,
    "random play, a ply": random_play,
    PER_GAME: whole_game,
}
"""What is measured: it does game NUMBER of a table and says how many plies, or games, that were."""


def measure(tables: list[Table], rounds: int) -> dict[str, list[list[float]]]:
    """By row and table: microseconds in each round."""
    found: dict[str, list[list[float]]] = {}
    for name, run in ROWS.items():
        found[name] = [[] for _ in tables]
        for _ in range(rounds):
            spent, done = [0.0] * len(tables), [0] * len(tables)
            for number in range(len(tables[0].played)):
                for index, on in enumerate(tables):
                    begun = process_time()
                    done[index] += run(on, number)
                    spent[index] += process_time() - begun
            for times, seconds, count in zip(found[name], spent, done, strict=True):
                times.append(seconds / count * 1e6)
    return found


def yardstick(rounds: int) -> float:
    """Microseconds for a fixed bit of plain Python, to compare machines by."""
    best = float("inf")
    for _ in range(rounds):
        begun, total = process_time(), 0
        for number in range(100_000):
            total += number & 7
        best = min(best, process_time() - begun)
    return best * 1e3


def read_options(key: str, words: list[str]) -> Options:
    """Options given as words; those that the ruleset does not have are left out."""
    texts = dict(word.split("=", 1) for word in (CAPPED, *words))
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
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the rulesets")
    given = parser.parse_args()
    keys = given.rulesets or list(RULESETS)
    unit = yardstick(given.rounds)
    print(f"Python {platform.python_version()} on {platform.processor() or platform.machine()}")
    print(f"yardstick (100 additions in a loop): {unit:.2f} us")
    tables = [Table(key, given.games, read_options(key, given.option)) for key in keys]
    gc.freeze()  # the recorded games are not looked through again and again while something else is measured
    figures = measure(tables, given.rounds)
    for index, on in enumerate(tables):
        print(on.key, *given.option, f"({on.plies:.0f} plies a game)")
        for name, times in figures.items():
            least = min(times[index])
            ratio = median([own / first for own, first in zip(times[index], times[0], strict=True)])
            beside = f"  {ratio:5.2f} of {tables[0].key}" if index else ""
            if name == PER_GAME:
                print(f"  {'random games a second':30} {1e6 / least:8.1f}{'':19}{beside and f'  {1 / ratio:5.2f}'}")
            else:
                print(f"  {name:30} {least:8.1f}  {least / unit:7.1f} yardsticks{beside}")


if __name__ == "__main__":
    main()
