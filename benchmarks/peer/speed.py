"""This engine beside another, in one run: `python -m benchmarks.peer.speed --peer PYTHON [--games N] [--rounds N]`.

PYTHON is the interpreter of an environment where the peer, catanatron 3.3.0, is installed; its engine runs as a process
of its own. Both play `classic` with four players and no trade between them, in turn, so that whatever else the machine
does meets both. What is compared, in CPU time:

* random games, every legal action as likely as any other: seconds for a turn of the game, because a ply is not the same
  on both sides (the throw of the dice is one here for the player and one for chance) and games differ in length. Here
  once without and once with the check of every action, which the peer's own loop does without;
* search nodes: the same random game is played in both engines at once, and each whole move, chance included, is timed
  from the same position to its successor with its legal actions. The peer copies the game and changes the copy.

Every round gives a ratio (the peer's time to ours, above 1 is faster here); told are their median, least and most.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from benchmarks.rules import random_game
from catan_desktop.arena.play import seed_of
from catan_desktop.bots.levels import make_bot
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import advance, asked

from .line import Line, call
from .match import dealt
from .twin import Parted, Twin
from .words import Places

RULESET, SEATS, TURNS = "classic", 4, 1000
OPTIONS = {"offers": 0}
REPEATS = 3
"""So often each node is made; the least time counts, on both sides."""


class Timed(Twin):
    """A random game in both engines, every move of it timed in both."""

    own = theirs = 0.0
    moves = 0

    def _advance(self, action: Action) -> None:
        if self.told:
            best = float("inf")
            for _ in range(REPEATS):
                begun = process_time()
                following, _events = advance(self.game, self.state, action)
                asked(self.game, following)
                best = min(best, process_time() - begun)
            self.own += best
        super()._advance(action)

    def _ask(self, op: str, **request: Any) -> dict[str, Any]:
        if op == "apply":
            self.theirs += super()._ask("node", **request)["cpu"]
            self.moves += 1
        return super()._ask(op, **request)


def nodes(line: Line, seed: int, games: int) -> tuple[float, float, int]:
    """Return seconds of ours, seconds of the peer's, and the number of whole moves."""
    hello = line.ask("hello")
    own = theirs = 0.0
    moves = 0
    for number in range(games):
        table = seed_of(seed, number)
        game = dealt(SEATS, table)
        timed = Timed(line, Places(game.board.topology, hello), game, [make_bot("random")] * SEATS, table)
        try:
            timed.play()
        except Parted as parted:
            print(f"  game {number}: {parted}")
        own, theirs, moves = own + timed.own, theirs + timed.theirs, moves + timed.moves
    return own, theirs, moves


def own_games(seed: int, count: int, checked: bool) -> tuple[float, int]:
    """Return seconds and turns of random games of this engine."""
    turns = 0
    begun = process_time()
    for number in range(seed, seed + count):
        turns += random_game(RULESET, SEATS, number, OPTIONS, TURNS, checked).turn
    return process_time() - begun, turns


class Peer:
    """The other engine's random games, in its own process."""

    def __init__(self, python: str) -> None:
        self._process = subprocess.Popen(
            [python, str(Path(__file__).with_name("speed_side.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # or its games would differ from run to run
        )

    def games(self, seed: int, count: int) -> tuple[float, int]:
        """Return seconds and turns."""
        if self._process.stdin is None or self._process.stdout is None:
            raise AssertionError("both ends are pipes")
        print(seed, count, file=self._process.stdin, flush=True)
        seconds, turns = self._process.stdout.readline().split()
        return float(seconds), int(turns)

    def close(self) -> None:
        """It ends when there is nothing more to read."""
        self._process.communicate()


def tell(name: str, ratios: Sequence[float], own: float, theirs: float, unit: str) -> None:
    """Print one line of figures; `own` and `theirs` in microseconds."""
    print(
        f"{name:32} {median(ratios):5.2f} ({min(ratios):.2f} to {max(ratios):.2f})  "
        f"{own:8.1f} us {unit} here, {theirs:8.1f} there"
    )


def random_games(python: str, count: int, rounds: int) -> None:
    """Print the rows of random games: a slice here, one there, in turn."""
    peer = Peer(python)
    ratios: dict[bool, list[float]] = {False: [], True: []}
    spent: dict[bool | None, list[float]] = {None: [], False: [], True: []}
    for round_ in range(rounds):
        seconds: dict[bool | None, float] = {None: 0.0, False: 0.0, True: 0.0}
        turns: dict[bool | None, int] = {None: 0, False: 0, True: 0}
        for seed in range(round_ * count, (round_ + 1) * count):
            for side in (None, False, True):
                took, made = peer.games(seed, 1) if side is None else own_games(seed, 1, side)
                seconds[side] += took
                turns[side] += made
        for side, found in spent.items():
            found.append(seconds[side] / turns[side] * 1e6)
        for side, of in ratios.items():
            of.append(spent[None][-1] / spent[side][-1])
    peer.close()
    for side, name in ((False, "random games"), (True, "- with every action checked")):
        tell(name, ratios[side], median(spent[side]), median(spent[None]), "a turn")


def search_nodes(python: str, games: int, rounds: int) -> None:
    """Print the row of search nodes."""
    ratios, ours, peers = [], [], []
    with call(python) as line:
        for round_ in range(rounds):
            own, theirs, moves = nodes(line, round_ + 1, games)
            ratios.append(theirs / own)
            ours.append(own / moves * 1e6)
            peers.append(theirs / moves * 1e6)
    tell("search nodes, whole moves", ratios, median(ours), median(peers), "a move")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", required=True, metavar="PYTHON")
    parser.add_argument("--games", type=int, default=20, help="random games of a round")
    parser.add_argument("--rounds", type=int, default=9)
    given = parser.parse_args()
    print(f"Python {platform.python_version()} on {platform.processor() or platform.machine()}")
    print(f"{given.rounds} rounds; the peer's time to ours: median (least to most)")
    random_games(given.peer, given.games, given.rounds)
    search_nodes(given.peer, max(1, given.games // 10), given.rounds)


if __name__ == "__main__":
    main()
