"""What many games say about bots: shares with intervals, ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from .play import GameResult, Result

Z95 = 1.959964
"""Standard deviations of a 95 % interval."""
FIRST_RATING = 1500.0
K_FACTOR = 16.0


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
    """Mean rank."""
    elo: float
    """Rating among the levels of this series, by rank of each pair of seats; 1500 is the middle."""


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
    """So many of so many."""
    low, high = wilson(count, of)
    part = count / of if of else 0.0
    return Share(count=count, of=of, share=round(part, 4), low=round(low, 4), high=round(high, 4))


def ratings(games: Sequence[GameResult]) -> dict[str, float]:
    """Elo by level: every pair of seats of different levels is a match, decided by rank, in the order of the games."""
    rating = {seat.bot: FIRST_RATING for game in games for seat in game.seats}
    for game in games:
        change: Counter[str] = Counter()
        for one, other in combinations(game.seats, 2):
            if one.bot == other.bot:
                continue
            score = 0.5 if one.rank == other.rank else float(one.rank < other.rank)
            expected = 1 / (1 + 10 ** ((rating[other.bot] - rating[one.bot]) / 400))
            change[one.bot] += K_FACTOR * (score - expected)  # type: ignore[assignment]
            change[other.bot] -= K_FACTOR * (score - expected)  # type: ignore[assignment]
        for level, by in change.items():
            rating[level] += by
    return rating


def totals(games: Sequence[GameResult]) -> Totals:
    """The figures of a series of games at tables of one size."""
    count = len(games)
    tables = len(games[0].seats) if games else 0
    rating = ratings(games)
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
