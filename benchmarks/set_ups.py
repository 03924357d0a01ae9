"""What starting settlements are worth at a table of two: `python -m benchmarks.set_ups play FILE`, `fit FILE ...`.

Two `normal` play `classic` on dealt boards without offers. By lot each seat's starting settlements are placed by itself
(`judged`), as `hard` places them (`searched`), or on one of the twelve intersections that yield most (`drawn`): what is
always chosen by the same judgement cannot tell what that judgement overrates. Noted are the figures of both pairs and
who won; `fit` makes a logit of them, the weights of `evaluation/set_up.py`, and tells who of those that met won more.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypedDict

import numpy as np

from benchmarks.told import fitted
from catan_desktop.arena.play import seed_of, transitions
from catan_desktop.bots.bot import Bot
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.evaluation.set_up import WEIGHTS, figures
from catan_desktop.games.catalogue import ruleset
from catan_desktop.kernel import chance
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.actions import PlaceSettlement
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import PIECES

SEATS = 2
OPTIONS: Options = {"layout": "random", "harbours": "shuffled", "offers": 0}
WAYS = ("judged", "searched", "drawn")
BEST = 12
"""Of so many intersections one is drawn."""
NODES = 100
"""Positions of a decision of `hard`."""
HOLD = 20.0
"""How firmly the fit holds to nothing: the weight of so many games for each figure, in its own spread."""


class Row(TypedDict):
    """A game."""

    ways: list[str]
    figures: list[list[float]]
    """Of each seat's pair of settlements."""
    winner: int


class Placing:
    """A `normal` whose settlements of the set-up are placed in one of the ways."""

    def __init__(self, way: str, lots: Random) -> None:
        self.way, self.lots = way, lots
        self.player: Bot = make_bot("normal")
        self.placer: Bot = make_bot("hard", Budget(seconds=None, nodes=NODES))

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """Return one legal action."""
        if view.state.turn or self.way == "judged":
            return self.player.choose(game, view, rng)
        if self.way == "searched":
            return self.placer.choose(game, view, rng)
        assert view.decision is not None
        yields = board_now(game, view.state).yields
        sites = [one for choice in view.decision.choices for one in choice if isinstance(one, PlaceSettlement)]
        if not sites:
            return self.player.choose(game, view, rng)
        return self.lots.choice(sorted(sites, key=lambda site: -sum(yields[site.corner]))[:BEST])


def played(seed: int) -> Row:
    """Return a game of this seed."""
    lots = Random(seed)
    ways = [lots.choice(WAYS) for _ in range(SEATS)]
    game = deal(ruleset("classic"), SEATS, OPTIONS, chance.source(seed, "board"))
    found: list[list[float]] = []
    for state, _ in transitions(game, [Placing(way, lots) for way in ways], seed):
        if state.turn and not found:
            found = [list(figures(game, state, corners)) for corners in PIECES.of(game, state).settlements]
    winner = state.outcome.winners[0] if state.outcome is not None else -1
    return Row(ways=ways, figures=found, winner=int(winner))


def fit(rows: Sequence[Row]) -> None:
    """Tell the weights, and who won where two ways met."""
    rows = [row for row in rows if row["winner"] >= 0]
    won = [np.array([float(seat == row["winner"]) for seat in range(SEATS)]) for row in rows]
    weights = fitted([np.array([row["figures"]]) for row in rows], won, HOLD)
    print(f"{len(rows)} games")
    print("fitted", ", ".join(f"{weight:.2f}" for weight in weights))
    print("as it is", ", ".join(f"{weight:.2f}" for weight in WEIGHTS))
    met = Counter((row["ways"][row["winner"]], row["ways"][1 - row["winner"]]) for row in rows)
    for number, one in enumerate(WAYS):
        for other in WAYS[number + 1 :]:
            print(f"{one} against {other}: {met[one, other]} to {met[other, one]}")


def main() -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(prog="benchmarks.set_ups", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("file", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "fit":
        fit([json.loads(line) for file in given.file for line in file.read_text().splitlines()])
        return
    (file,) = given.file
    begun = len(file.read_text().splitlines()) if file.exists() else 0
    for number in range(begun, given.games):
        row = played(seed_of(given.seed, number))
        with file.open("a") as lines:
            lines.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
