"""What people are told of a game by, fitted: `python -m benchmarks.told RULESET FILE [--parts KEY,...]`.

The file is one of `benchmarks.calibration`. At the beginning of every turn the parts of each seat's judgement are
noted, besides `wait` (the turns of others before the own one) and `chance` (the logarithm of the chance by the value
that a search goes by). What each adds to the logarithm of the odds, at the beginning of a game and near its end, is
fitted by a conditional logit, all parts held alike to nothing. The figures go into
`evaluation/display_chance.py` of the game.

Each fifth of the games is told by a fit to the others: its surprise against that of what is told now, with the standard
error by games, and the table of `benchmarks.calibration`, at each sharpness.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks import calibration
from benchmarks.calibration import Kept, surprise, table, turns
from benchmarks.series import games as kept_games
from catan_desktop.evaluation.display_chance import Shares
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.evaluation.win_chance import next_to_roll, odds
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel.ids import SEATS
from catan_desktop.review.chances import closeness, raw_odds

SEATED = 4
HOLD = 300.0
"""How firmly the fit holds to nothing: the weight of so many turns for each part, in its own spread."""
STEPS = 8
FOLDS = 5
SHARPNESS = (1.0, 0.95, 0.9, 0.85, 0.8)
"""The values of `Telling.sharpness` that are tried."""
ALL = Shares(0.0, 1.0, {})
"""By which lateness is the share of the goal that the seats have on the average."""
Array = NDArray[np.float64]


class Noted:
    """A game: the parts by turn and seat, how late it is, what is told of it now, and who won."""

    def __init__(self, key: str, kept: Kept) -> None:
        *begun, (game, _) = turns(key, SEATED, {}, kept)
        known, seats = entry(key).bots, SEATS[:SEATED]
        self.won: Array = np.array([float(seat in kept["winners"]) for seat in seats])
        self.now = calibration.Noted(False, (self.won > 0.0).tolist())
        self.found: list[list[dict[str, float]]] = []
        reached = []
        for _, state in begun:
            parts = [dict(known.parts(game, state, seat, SOBER)) for seat in seats]
            reached.append(ALL.lateness(game, state, parts))
            values, first = [known.win_chance(game, state, seat, SOBER) for seat in seats], next_to_roll(game, state)
            for seat, value in zip(seats, values, strict=True):
                parts[seat] |= {"wait": (seat - first) % SEATED, "chance": -float(np.log1p(np.exp(-value)))}
            self.found.append(parts)
            self.now.turns.append((raw_odds(game, state), closeness(game, state)))
        self.reached: Array = np.array(reached)

    def features(self, keys: list[str], moving: list[int], begun: float, nearly_over: float) -> Array:
        """Return the parts above their mean by turn and seat, and the moving ones once more by how late it is."""
        plain = np.array([[[parts.get(key, 0.0) for key in keys] for parts in turn] for turn in self.found])
        late = np.clip((self.reached - begun) / (nearly_over - begun), 0.0, 1.0)
        plain = plain - plain.mean(axis=1, keepdims=True)
        return np.concatenate([plain, plain[:, :, moving] * late[:, None, None]], axis=2)

    def told(self, scores: Array) -> calibration.Noted:
        """Return the game with what is told by scores, by turn and seat."""
        found = calibration.Noted(False, (self.won > 0.0).tolist())
        found.turns.extend([(tuple(map(odds, row)), (0.0,) * SEATED) for row in chances_of(scores).tolist()])
        return found


def chances_of(scores: Array) -> Array:
    """Return the chances by turn and seat."""
    found = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(found / found.sum(axis=1, keepdims=True), dtype=np.float64)


def fitted(features: list[Array], won: list[Array], hold: float = HOLD) -> Array:
    """Return what each feature adds to the logarithm of the odds, from those of some games, by turn and seat, and who
    won them, by seat."""
    every = np.concatenate(features)
    spread = every.std(axis=(0, 1)) + 1e-9
    every /= spread
    rows, size = every.reshape(-1, every.shape[2]), every.shape[2]
    true = np.concatenate(
        [np.repeat((one / one.sum())[None], len(own), axis=0) for own, one in zip(features, won, strict=True)]
    )
    weights = np.zeros(size)
    for _ in range(STEPS):
        chances = chances_of(every @ weights)
        mean = np.matmul(chances[:, None, :], every)[:, 0]
        slope = (true - chances).ravel() @ rows - hold * weights
        bend = rows.T @ (chances.reshape(-1, 1) * rows) - mean.T @ mean + hold * np.eye(size)
        weights = weights + np.linalg.solve(bend, slope)
    return np.asarray(weights / spread, dtype=np.float64)


def left_out(games: list[Noted], features: list[Array]) -> list[calibration.Noted]:
    """Return each game as a fit to the other four fifths of the games tells it."""
    found = {}
    for fold in range(FOLDS):
        rest = [number for number in range(len(games)) if number % FOLDS != fold]
        weights = fitted([features[number] for number in rest], [games[number].won for number in rest])
        for number in range(fold, len(games), FOLDS):
            found[number] = games[number].told(features[number] @ weights)
    return [found[number] for number in range(len(games))]


def gain(
    then: list[calibration.Noted], now: list[calibration.Noted], key: str, sharpness: float
) -> tuple[float, float]:
    """Return what is less in surprise than now, and its standard error by games."""
    counts = np.array([len(game.turns) for game in now])
    weights = entry(key).telling.sharpness, entry(key).telling.near_goal
    each = [surprise([one], *weights) - surprise([new], sharpness, 0.0) for new, one in zip(then, now, strict=True)]
    mean = float(np.average(each, weights=counts))
    return mean, sqrt(
        sum([((one - mean) * count) ** 2 for one, count in zip(each, counts, strict=True)])
    ) / counts.sum()


def main() -> None:
    """Fit, and print the figures and the table of the games left out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--parts", default="", metavar="KEY,KEY,...", help="all of the judgement and `wait` where none are told"
    )
    parser.add_argument("--steady", default="", metavar="KEY,KEY,...", help="those that count alike all the time")
    given = parser.parse_args()
    games = [Noted(given.ruleset, one) for one in kept_games(given.file) if one["winners"]]
    known = {key for game in games for turn in game.found for parts in turn for key in parts} - {"rivals", "chance"}
    keys = given.parts.split(",") if given.parts else sorted(known)
    begun = round(float(np.mean([game.reached[0] for game in games])), 2)
    nearly_over = round(float(np.quantile([game.reached[-1] for game in games], 0.8)), 2)
    moving = [number for number, key in enumerate(keys) if key not in given.steady.split(",")]
    features = [game.features(keys, moving, begun, nearly_over) for game in games]
    ends = fitted(features, [game.won for game in games])
    print(f"{len(games)} games; begun={begun}, nearly_over={nearly_over}")
    change = dict(zip(moving, ends[len(keys) :], strict=True))
    for number, key in enumerate(keys):
        print(f'"{key}": ({ends[number]:.2f}, {ends[number] + change.get(number, 0.0):.2f}),')
    then, now = left_out(games, features), [game.now for game in games]
    for one in SHARPNESS:
        less, error = gain(then, now, given.ruleset, one)
        print(
            f"\nleft out, sharpness {one}: surprise {surprise(then, one, 0.0):.4f}, less by {less:.4f} +- {error:.4f}"
        )
        print("\n| tenth | cases | told | came true | standard error |\n|---|---|---|---|---|")
        print("\n".join(table(then, one, 0.0)), flush=True)


if __name__ == "__main__":
    main()
