"""What the parts of the judgement of Cities & Knights foretell: `python -m benchmarks.parts FILE ...`.

The files are those of `benchmarks.calibration`. At the beginning of every turn the parts of each seat are noted. Two
fits; the loss that is printed is of games left out (1.386 knows nothing):

* Points: what a part adds to the points that a seat has at the end, above the mean of the seats, by ridge regression.
  The points of four seats tell more of a game than who won, so the shares are taken from here. With each share goes the
  middle 80 % of 200 samples of games.
* Scale: what such a point adds to the logarithm of the odds to win, by a conditional logit.

Each share changes in a straight line from the beginning of the game to its end, as `evaluation/told.py` has it. A share
says what goes with points, not what brings them about: whoever is rich holds more cards, too.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.calibration import Kept, turns
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.evaluation.win_chance import next_to_roll
from catan_desktop.games.cities_knights.evaluation.told import SHARES, by_seat
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.scoring import total_points

SEATED = 4
KEYS = (*SHARES.parts, "wait")
PRIOR = 0.4
"""The share that the regression starts from."""
HOLD = 300.0
"""How firmly it holds to that."""
SAMPLES = 200
Array = NDArray[np.float64]


class Noted:
    """A game: the parts by turn, seat and key, once as they are and once by how late it is, and how it ended."""

    def __init__(self, kept: Kept) -> None:
        *begun, (game, last) = turns("cities-knights", SEATED, {}, kept)
        seats = SEATS[: game.seats]
        rows, late = [], []
        for _, state in begun:
            found = by_seat(game, state, SOBER)
            first = next_to_roll(game, state)
            rows.append(
                [
                    [*(parts.get(key, 0.0) for key in SHARES.parts), (seat - first) % SEATED]
                    for seat, parts in enumerate(found)
                ]
            )
            late.append(SHARES.lateness(game, state, found))
        plain: Array = np.array(rows, dtype=np.float64)
        self.parts: Array = np.concatenate([plain, plain * np.array(late)[:, None, None]], axis=2)
        self.late: Array = np.array(late, dtype=np.float64)
        self.points: Array = np.array([total_points(game, last, seat) for seat in seats], dtype=float)
        self.winner = kept["winners"][0]

    def sums(self) -> tuple[Array, Array]:
        """Return what the regression adds up."""
        parts = self.parts - self.parts.mean(axis=1, keepdims=True)
        points = self.points - self.points.mean()
        return np.einsum("tsi,tsj->ij", parts, parts), np.einsum("tsi,s->i", parts, points)


def shares(sums: list[tuple[Array, Array]]) -> Array:
    """Return the shares of the parts at the beginning, and what is added to them by the end."""
    size = len(KEYS)
    prior = np.array([PRIOR] * (size - 1) + [0.0] * (size + 1))
    left = sum(one for one, _ in sums) + HOLD * np.eye(2 * size)
    return np.asarray(np.linalg.solve(left, sum(one for _, one in sums) + HOLD * prior), dtype=np.float64)


def scale(games: list[Noted], found: Array, steps: int = 30) -> Array:
    """Return what a point adds to a score at the beginning, and what is added to that by the end."""
    scored = [game.parts @ found for game in games]
    features = np.concatenate(
        [np.stack([one, one * game.late[:, None]], axis=2) for one, game in zip(scored, games, strict=True)]
    )
    winners = np.concatenate([[game.winner] * len(game.late) for game in games])
    weights = np.array([0.5, 0.0])
    for _ in range(steps):
        chances = chances_of(features, weights)
        mean = np.einsum("ts,tsi->ti", chances, features)
        slope = (features[np.arange(len(winners)), winners] - mean).sum(axis=0)
        bend = np.einsum("ts,tsi,tsj->ij", chances, features, features) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def chances_of(features: Array, weights: Array) -> Array:
    """Return the chances by turn and seat."""
    scores = features @ weights
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Array = found / found.sum(axis=1, keepdims=True)
    return chances


def loss(games: list[Noted], found: Array, weights: Array) -> float:
    """Return the mean negative logarithm of the chance of the seat that won."""
    losses: list[float] = []
    for game in games:
        scored = game.parts @ found
        chances = chances_of(np.stack([scored, scored * game.late[:, None]], axis=2), weights)
        losses.extend((-np.log(chances[:, game.winner])).tolist())
    return float(np.mean(losses))


def main() -> None:
    """Fit, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    kept = [json.loads(line) for file in given.files for line in file.read_text(encoding="utf-8").splitlines()]
    games = [Noted(one) for one in kept if one["winners"]]
    sums = [game.sums() for game in games]
    found, chance = shares(sums), np.random.default_rng(0)
    sampled = np.array(
        [shares([sums[number] for number in chance.integers(0, len(games), len(games))]) for _ in range(SAMPLES)]
    )
    size = len(KEYS)
    ends = np.concatenate([found[:size], found[:size] + found[size:]])
    spread = np.concatenate([sampled[:, :size], sampled[:, :size] + sampled[:, size:]], axis=1)
    low, high = np.quantile(spread, [0.1, 0.9], axis=0)
    factor = scale(games, found)
    folds = [(games[fold::5], [game for number, game in enumerate(games) if number % 5 != fold]) for fold in range(5)]
    left = []
    for out, rest in folds:
        fitted = shares([game.sums() for game in rest])
        left.append(loss(out, fitted, scale(rest, fitted)))
    ends_of_scale = f"{factor[0]:.2f} to {factor.sum():.2f}"
    print(f"{len(games)} games; scale {ends_of_scale}; loss of games left out {np.mean(left):.3f}")
    print("\n| part | at the beginning | near the end |\n|---|---|---|")
    for number, key in enumerate(KEYS):
        cells = [f"{ends[at]:.2f} ({low[at]:.2f} to {high[at]:.2f})" for at in (number, size + number)]
        print(f"| {key} | {cells[0]} | {cells[1]} |")


if __name__ == "__main__":
    main()
