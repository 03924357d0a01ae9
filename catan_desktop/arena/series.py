"""A series of games over several processes; the same result for any number of them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import chance
from ..kernel.record import record
from ..kernel.ruleset import Options
from .figures import Totals, totals
from .play import CAP, GameResult, Result, play, seed_of

Progress = Callable[[int, int], None]
"""Called with (games done, games in all)."""


class Series(Result):
    """What `simulate` writes."""

    ruleset: str
    games: tuple[GameResult, ...]
    """In the order of their numbers."""
    totals: Totals


@record
class Job:
    """One game to play."""

    ruleset: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, bool | int | str], ...]
    seed: int
    cap: int
    shelf: str


def simulate(
    ruleset_key: str,
    levels: Sequence[str],
    options: Options | None = None,
    games: int = 1,
    seed: int = 0,
    jobs: int = 1,
    *,
    cap: int = CAP,
    rotate: bool = False,
    progress: Progress | None = None,
    shelf_name: str = CATALOGUE,
) -> Series:
    """Play `games` games; game n has the seed `seed_of(seed, n)`.

    With `rotate` the levels move on by one seat after each game. Raises RulesetError for a wrong table or option.
    """
    deal(shelf(shelf_name).ruleset(ruleset_key), len(levels), options or {}, chance.source(seed, "board"))
    work = [
        Job(
            ruleset_key,
            _turned(levels, number if rotate else 0),
            tuple((options or {}).items()),
            seed_of(seed, number),
            cap,
            shelf_name,
        )
        for number in range(games)
    ]
    results = []
    for result in _in_order(work, jobs):
        results.append(result)
        if progress is not None:
            progress(len(results), games)
    return Series(ruleset=ruleset_key, games=tuple(results), totals=totals(results))


def _turned(levels: Sequence[str], by: int) -> tuple[str, ...]:
    cut = -by % len(levels)
    return (*levels[cut:], *levels[:cut])


def _play(job: Job) -> GameResult:
    return play(job.ruleset, job.levels, dict(job.options), job.seed, job.cap, job.shelf)


def _ignore_interrupt() -> None:
    """Ctrl+C is for the parent, which ends the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_order(work: Sequence[Job], jobs: int) -> Iterator[GameResult]:
    """The results in the order of the work."""
    if jobs <= 1 or len(work) <= 1:
        yield from map(_play, work)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(work)), mp_context=context, initializer=_ignore_interrupt)
    try:
        yield from pool.map(_play, work)
    finally:
        pool.shutdown(cancel_futures=True)
