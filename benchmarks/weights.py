"""Weights of a judgement moved by chance: `python -m benchmarks.weights play FILE --games N`, `table FILE ...`.

Each of four `normal` in a game of Cities & Knights judges by weights of its own: each weight of the scale is larger or
smaller by a share (`MOVED`), as lots decide. Over many games what seats with a larger weight come to, against those at
the same table with a smaller one, tells which way each weight should go, all of them by the same games. The judgement
of `hard` was found in this way (`README.md`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from benchmarks.series import games, keep
from catan_desktop.arena.play import seed_of, transitions
from catan_desktop.bots.levels import NormalBot
from catan_desktop.bots.table import deal
from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import Weights
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.cities_knights.evaluation.position import judge
from catan_desktop.games.cities_knights.evaluation.weights import HARD, NORMAL, AttackWeights, Scale
from catan_desktop.games.cities_knights.numbers import KINDS, TRACKS
from catan_desktop.games.entry import Valuing
from catan_desktop.kernel import chance
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import field_names, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.scoring import standings

RULES, SEATS = "cities-knights", 4
MOVED = 0.3
"""The logarithm of the factor by which a weight is larger or smaller."""
SCALES = {"normal": NORMAL, "hard": HARD}
Signs: TypeAlias = Sequence[int]
"""By weight: 1 where it is larger, -1 where it is smaller."""


def names() -> list[str]:
    """Return the weights that are moved: plain ones by field, the worth of cards by kind, levels by track."""
    plain = [
        name
        for kind in (Weights, AttackWeights)
        for name in field_names(kind)
        if isinstance(getattr(kind(), name), float)
    ]
    return [*plain, *[f"worth {kind}" for kind in KINDS], *[f"levels {track}" for track in TRACKS]]


def moved(scale: Scale, signs: Signs, name: str) -> Scale:
    """Return a scale under another name with each weight moved, in the order of `names`."""
    factors = dict(zip(names(), [exp(MOVED * sign) for sign in signs], strict=True))
    common, cities = scale.common, scale.cities
    worth = common.worth or (1.0,) * len(KINDS)
    return Scale(
        name,
        replace(
            common,
            **_times(common, factors),
            worth=tuple([one * factors[f"worth {kind}"] for one, kind in zip(worth, KINDS, strict=True)]),
        ),
        replace(
            cities,
            **_times(cities, factors),
            levels=tuple(
                [
                    tuple([level * factors[f"levels {track}"] for level in row])
                    for row, track in zip(cities.levels, TRACKS, strict=True)
                ]
            ),
        ),
    )


def _times(weights: Weights | AttackWeights, factors: dict[str, float]) -> dict[str, Any]:
    return {name: getattr(weights, name) * factors[name] for name in field_names(type(weights)) if name in factors}


def by(scale: Scale) -> Callable[[str], Valuing]:
    """Return the judgement of a scale as bots ask for it."""

    def valuing(game: Game, state: GameState, seat: Seat, personality: Personality) -> float:
        return judge(game, state, seat, personality, scale)

    return lambda key: valuing


def played(scale: Scale, seed: int) -> dict[str, Any]:
    """Return the signs of each seat and its points at the end."""
    lots = Random(seed)
    signs = [[lots.choice((-1, 1)) for _ in names()] for _ in range(SEATS)]
    bots = [NormalBot(by(moved(scale, row, f"seat {seat}"))) for seat, row in enumerate(signs)]
    game = deal(ruleset(RULES), SEATS, {}, chance.source(seed, "board"))
    *_, (state, _) = transitions(game, bots, seed)
    return {"seed": seed, "signs": signs, "points": [standing.points for standing in standings(game, state)]}


def slopes(found: Sequence[dict[str, Any]]) -> Iterator[tuple[str, float, float]]:
    """Yield each weight with what the larger one brings against the smaller, in points, and the standard error."""
    gained = [_beside_the_table(game["points"]) for game in found]
    for number, name in enumerate(names()):
        sides = [_beside_the_table([signs[number] for signs in game["signs"]]) for game in found]
        pairs = [pair for game in zip(sides, gained, strict=True) for pair in zip(*game, strict=True)]
        square = sum([side * side for side, _ in pairs])
        slope = sum([side * points for side, points in pairs]) / square
        error = sqrt(sum([(side * (points - slope * side)) ** 2 for side, points in pairs])) / square
        yield name, 2 * slope, 2 * error


def _beside_the_table(figures: Sequence[int]) -> list[float]:
    return [figure - sum(figures) / len(figures) for figure in figures]


def main(arguments: Sequence[str] | None = None) -> int:
    """Entry point; returns the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.weights", description=__doc__)
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("file", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", choices=list(SCALES), default="normal", help="the weights that are moved")
    given = parser.parse_args(arguments)
    if given.what == "table":
        rows = slopes([game for file in given.file for game in games(file)])
        for name, slope, error in sorted(rows, key=lambda row: -abs(row[1] / row[2])):
            print(f"{name:18} {slope:+.2f} +- {error:.2f} points, {slope / error:+.1f} errors")
    else:
        scale = SCALES[given.scale]
        keep(given.file[0], range(given.games), lambda number: played(scale, seed_of(given.seed, number)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
