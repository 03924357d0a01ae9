"""A series of games over several processes or a cluster; the same result wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import MappingProxyType

from .. import __version__
from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import chance, record
from ..kernel.ruleset import Options
from .figures import Totals, totals
from .play import CAP, LIMITS, GameResult, Limits, Played, Result, seed_of
from .pools import Job, pool_for
from .store import Store

Progress = Callable[[int, int], None]
"""Called with (games done, games in all)."""


class Series(Result):
    """What `simulate` writes."""

    ruleset: str
    games: tuple[GameResult, ...]
    """In the order of their numbers."""
    totals: Totals


@record
class Plan:
    """All that decides the games of a series."""

    ruleset: str
    levels: tuple[str, ...]
    """By seat."""
    options: Options = MappingProxyType({})
    games: int = 1
    seed: int = 0
    """Game n has the seed `seed_of(seed, n)`."""
    cap: int = CAP
    rotate: bool = False
    """The levels move on by one seat after each game."""
    limits: Limits = LIMITS
    shelf: str = CATALOGUE

    def job(self, number: int) -> Job:
        """Return what is to be played as the game of a number."""
        levels = _turned(self.levels, number if self.rotate else 0)
        options, seed = tuple(self.options.items()), seed_of(self.seed, number)
        return Job(number, self.ruleset, levels, options, seed, self.cap, self.shelf, self.limits)


def simulate(
    plan: Plan, jobs: int = 1, *, cluster: str = "", file: Path | None = None, progress: Progress | None = None
) -> Series:
    """Play the games of a plan in `jobs` processes.

    With `file` every game is kept there as it ends, and those that it holds are not played again. `cluster` is the
    address of a Dask scheduler. Raises RulesetError for a wrong table or option, StoreError for a file of another
    series, PoolError where it cannot be played.
    """
    ruleset, games = shelf(plan.shelf).ruleset(plan.ruleset), plan.games
    deal(ruleset, len(plan.levels), plan.options, chance.source(plan.seed, "board"))
    work = [plan.job(number) for number in range(games)]
    store = None
    if file is not None:
        store = Store(file, _named(plan))
    found = dict(store.done) if store else {}
    left = [job for job in work if job.number not in found]
    if progress is not None and left and len(left) < games:
        progress(games - len(left), games)
    for number, played in pool_for(jobs, len(left), cluster).run(left) if left else ():
        found[number] = played
        if store is not None:
            store.add(number, played)
        if progress is not None:
            progress(sum(job.number in found for job in work), games)
    every: list[Played] = [found[job.number] for job in work]
    results = [played.game for played in every]
    return Series(
        ruleset=plan.ruleset,
        games=tuple(results),
        totals=totals(results, [played.thoughts for played in every]),
    )


def _named(plan: Plan) -> dict[str, object]:
    """Return what the file of a series says of it, the program's version included."""
    return {
        "ruleset": plan.ruleset,
        "seats": list(plan.levels),
        "options": dict(sorted(plan.options.items())),
        "seed": plan.seed,
        "cap": plan.cap,
        "rotate": plan.rotate,
        "seconds": plan.limits.seconds,
        "nodes": plan.limits.nodes,
        "version": __version__,
    }


def _turned(levels: Sequence[str], by: int) -> tuple[str, ...]:
    cut = -by % len(levels)
    return (*levels[cut:], *levels[:cut])
