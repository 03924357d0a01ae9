"""This engine beside another, in one run: `python -m benchmarks.peer.speed --peer PYTHON [--games N] [--rounds N]`.

PYTHON is the interpreter of an environment where the peer, catanatron 3.3.0, is installed; it runs `speed_side.py` as a
process of its own and is spoken to in lines of text. Both play `classic` with four players and no trade between them,
in turn, so that whatever else the machine does meets both. Two things are measured in CPU time:

* random games, every legal action as likely as any other, from the first placement to the end (or 1000 turns);
* search nodes: from a position of such a game to its successor with its legal actions. The peer copies the game and
  changes the copy; here the successor is a new state.

The games are measured one by one, on one side and then on the other, and all of it again for some rounds; for every
game the least time of the rounds counts, so that what else the machine does falls out as far as it can.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import IO, TypeAlias

from benchmarks.rules import any_action, random_game, successor, table
from catan_desktop.kernel.engine import advance, asked, start

RULESET, SEATS, TURNS = "classic", 4, 1000
OPTIONS = {"offers": 0}
FEW = 1
"""Games measured at a time."""
Taken: TypeAlias = tuple[float, int, int]
"""Seconds of CPU time, how many games or nodes, how many plies."""


def games(seed: int, count: int) -> Taken:
    """Random games of this engine."""
    plies = 0
    begun = process_time()
    for number in range(seed, seed + count):
        plies += random_game(RULESET, SEATS, number, OPTIONS, TURNS).ply
    return process_time() - begun, count, plies


def nodes(seed: int, count: int) -> Taken:
    """Search nodes of this engine, luck among them."""
    spent = 0.0
    made = 0
    for number in range(seed, seed + count):
        game = table(RULESET, SEATS, number, OPTIONS)
        state, _ = start(game)
        rng = Random(number)
        steps = []
        while (now := asked(game, state)) is not None and state.turn < TURNS:
            action = any_action(now, rng)
            steps.append((state, action))
            state, _ = advance(game, state, action)
        begun = process_time()
        for before, action in steps:
            successor(game, before, action)
        spent += process_time() - begun
        made += len(steps)
    return spent, made, made


class Peer:
    """The other engine, in its own process."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, str(Path(__file__).with_name("speed_side.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # or its games would differ from run to run
        )

    def asker(self, word: str) -> Callable[[int, int], Taken]:
        """Measures one thing on the other side."""

        def ask(seed: int, count: int) -> Taken:
            asked, answers = self._pipes()
            print(word, seed, count, file=asked, flush=True)
            seconds, made, plies = answers.readline().split()
            return float(seconds), int(made), int(plies)

        return ask

    def close(self) -> None:
        """It ends when there is nothing more to read."""
        asked, answers = self._pipes()
        asked.close()
        answers.close()
        self._process.wait()

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        if self._process.stdin is None or self._process.stdout is None:
            raise AssertionError("both ends are pipes")
        return self._process.stdin, self._process.stdout


def compare(peer: Peer, word: str, own: Callable[[int, int], Taken], count: int, rounds: int) -> None:
    """Measure one thing on both sides and print the ratio."""
    least: dict[tuple[int, int], Taken] = {}
    for _ in range(rounds):
        for seed in range(0, count, FEW):
            for side, measure in enumerate((peer.asker(word), own)):
                taken = measure(seed, min(FEW, count - seed))
                least[side, seed] = min(taken, least.get((side, seed), taken))
    rates = []
    for side, name in enumerate(("peer", "this engine")):
        seconds, made, plies = map(sum, zip(*(taken for key, taken in least.items() if key[0] == side), strict=True))
        rates.append(made / seconds)
        unit = f"{seconds / plies * 1e6:.1f} us a ply, {plies / made:.0f} plies a game" if plies != made else ""
        print(f"  {name:12} {made / seconds:10.1f} {word} a second  {seconds / made * 1e6:10.1f} us each  {unit}")
    print(f"  {'ratio':12} {rates[1] / rates[0]:10.2f}")


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", required=True, metavar="PYTHON")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    print(f"Python {platform.python_version()} on {platform.processor() or platform.machine()}")
    peer = Peer(given.peer)
    print(f"games: {given.games}, best of {given.rounds}")
    compare(peer, "games", games, given.games, given.rounds)
    some = max(1, min(12, given.games // 5))
    print(f"nodes: those of {some} games, best of {given.rounds}")
    compare(peer, "nodes", nodes, some, given.rounds)
    peer.close()


if __name__ == "__main__":
    main()
