"""Statistics of many games between bots: shares with intervals, ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

from .play import GameResult, Result, Thought

Z95 = 1.959964
"""Standard deviations of a 95 % interval."""
FIRST_RATING = 1500.0
"""The mean of the ratings of a series."""
ELO_SCALE = 400.0 / math.log(10.0)
PRIOR_DRAWS = 1.0
"""Games drawn against a player of the mean strength that each level is given, so that no rating is without end."""
RESAMPLES = 200
"""Drawn with replacement, for the intervals of the ratings."""


class Share(Result):
    """A part of many, with its Wilson interval at 95 %."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Level(Result):
    """How a level of bots did, all its seats together."""

    bot: str
    wins: Share
    """Seats of the level that won, of all its seats. A game that nobody wins is lost by all."""
    vp: float
    """Mean points."""
    rank: float
    elo: float
    """Rating among the levels of this series, by rank of each pair of seats; 1500 is the mean."""
    elo_low: float
    elo_high: float
    """Its 95 % interval."""
    milliseconds: float
    """Mean time of a decision."""
    longest: float
    """Milliseconds of the longest decision."""


class Totals(Result):
    """All games of a series."""

    games: int
    endings: dict[str, int]
    turns: float
    """Mean turns of a game."""
    plies: float
    """Mean plies of a game."""
    seconds: float
    """Sum of all games' time, whatever the number of processes."""
    seat_wins: tuple[Share, ...]
    """By seat."""
    levels: tuple[Level, ...]
    """By name."""


def wilson(count: int, of: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share; (0, 1) where nothing was counted.

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    """
    if not of:
        return 0.0, 1.0
    share = count / of
    width = 1 + z * z / of
    middle = (share + z * z / (2 * of)) / width
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / width
    return max(0.0, middle - half), min(1.0, middle + half)


def share(count: int, of: int) -> Share:
    """Return `count` out of `of` as a share, with its Wilson interval; 0 where `of` is 0."""
    low, high = wilson(count, of)
    part = count / of if of else 0.0
    return Share(count=count, of=of, share=round(part, 4), low=round(low, 4), high=round(high, 4))


Duels: TypeAlias = Mapping[tuple[str, str], tuple[float, float]]
"""(level, other level), sorted -> (score of the first, pairs of seats)."""


def duels(game: GameResult) -> dict[tuple[str, str], tuple[float, float]]:
    """Every pair of seats of different levels as a match, decided by rank; equal ranks are half a win each."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for first, second in combinations(game.seats, 2):
        if first.bot == second.bot:
            continue
        one, other = sorted((first, second), key=lambda seat: seat.bot)
        score, of = found.get((one.bot, other.bot), (0.0, 0.0))
        won = 0.5 if one.rank == other.rank else float(one.rank < other.rank)
        found[one.bot, other.bot] = score + won, of + 1.0
    return found


def ratings(games: Sequence[GameResult]) -> dict[str, float]:
    """Elo by level: the most likely ratings, whatever the order of the games.

    Source: R. A. Bradley, M. E. Terry, "Rank analysis of incomplete block designs", 1952, with the iteration of
    D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", 2004.
    """
    return _fitted({seat.bot for game in games for seat in game.seats}, [duels(game) for game in games])


def intervals(games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each rating, from games drawn again with replacement."""
    levels = {seat.bot for game in games for seat in game.seats}
    each, rng = [duels(game) for game in games], Random(len(games))
    drawn = [_fitted(levels, rng.choices(each, k=len(each))) for _ in range(RESAMPLES)]
    cut = RESAMPLES // 40
    found = {}
    for level in levels:
        values = sorted(rating[level] for rating in drawn)
        found[level] = values[cut], values[-1 - cut]
    return found


def _fitted(levels: Iterable[str], games: Sequence[Duels]) -> dict[str, float]:
    names = sorted(levels)
    wins = dict.fromkeys(names, PRIOR_DRAWS / 2)
    met: Counter[tuple[str, str]] = Counter()
    for game in games:
        for (one, other), (score, of) in game.items():
            wins[one] += score
            wins[other] += of - score
            met[one, other] += of  # type: ignore[assignment]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        before = dict(strength)
        share = {name: PRIOR_DRAWS / (strength[name] + 1.0) for name in names}
        for (one, other), of in met.items():
            part = of / (strength[one] + strength[other])
            share[one] += part
            share[other] += part
        strength = {name: wins[name] / share[name] for name in names}
        if max(abs(math.log(strength[name] / before[name])) for name in names) < 1e-6:
            break
    mean = sum(math.log(value) for value in strength.values()) / len(names) if names else 0.0
    return {name: FIRST_RATING + ELO_SCALE * (math.log(value) - mean) for name, value in strength.items()}


def totals(games: Sequence[GameResult], thoughts: Sequence[Sequence[Thought]] = ()) -> Totals:
    """The figures of a series of games at tables of one size; `thoughts` by game and seat."""
    count = len(games)
    tables = len(games[0].seats) if games else 0
    rating, between = ratings(games), intervals(games)
    spent: dict[str, list[Thought]] = {bot: [] for bot in rating}
    for game, seats_thoughts in zip(games, thoughts, strict=False):
        for seat, thought in zip(game.seats, seats_thoughts, strict=True):
            spent[seat.bot].append(thought)
    levels = []
    for bot in sorted(rating):
        seats = [(seat, number in game.winners) for game in games for number, seat in enumerate(game.seats)]
        own = [(seat, won) for seat, won in seats if seat.bot == bot]
        levels.append(
            Level(
                bot=bot,
                wins=share(sum(won for _, won in own), len(own)),
                vp=_mean([seat.vp for seat, _ in own]),
                rank=_mean([seat.rank for seat, _ in own]),
                elo=round(rating[bot], 1),
                elo_low=round(between[bot][0], 1),
                elo_high=round(between[bot][1], 1),
                milliseconds=_milliseconds(spent[bot]),
                longest=round(1000 * max((thought.longest for thought in spent[bot]), default=0.0), 1),
            )
        )
    return Totals(
        games=count,
        endings=dict(sorted(Counter(game.ending for game in games).items())),
        turns=_mean([game.turns for game in games]),
        plies=_mean([game.plies for game in games]),
        seconds=round(sum(game.seconds for game in games), 3),
        seat_wins=tuple(share(sum(seat in game.winners for game in games), count) for seat in range(tables)),
        levels=tuple(levels),
    )


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _milliseconds(thoughts: Sequence[Thought]) -> float:
    decisions = sum(thought.decisions for thought in thoughts)
    return round(1000 * sum(thought.seconds for thought in thoughts) / decisions, 4) if decisions else 0.0
