"""A series of games over several processes or a cluster; the same result wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from .. import __version__
from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import chance
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
    limits: Limits = LIMITS,
    cluster: str = "",
    file: Path | None = None,
    progress: Progress | None = None,
    shelf_name: str = CATALOGUE,
) -> Series:
    """Play `games` games; game n has the seed `seed_of(seed, n)`.

    With `rotate` the levels move on by one seat after each game. With `file` every game is kept there as it ends, and
    those that it holds are not played again. `cluster` is the address of a Dask scheduler. Raises RulesetError for a
    wrong table or option, StoreError for a file of another series, ClusterError where there is no cluster.
    """
    deal(shelf(shelf_name).ruleset(ruleset_key), len(levels), options or {}, chance.source(seed, "board"))
    work = [
        Job(
            number,
            ruleset_key,
            _turned(levels, number if rotate else 0),
            tuple((options or {}).items()),
            seed_of(seed, number),
            cap,
            shelf_name,
            limits,
        )
        for number in range(games)
    ]
    store = None
    if file is not None:
        store = Store(file, _named(ruleset_key, levels, options or {}, seed, cap, rotate, limits))
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
        ruleset=ruleset_key,
        games=tuple(results),
        totals=totals(results, [played.thoughts for played in every]),
    )


def _named(
    ruleset: str, levels: Sequence[str], options: Options, seed: int, cap: int, rotate: bool, limits: Limits
) -> dict[str, object]:
    """All that decides the games of a series, the program's version among it."""
    return {
        "ruleset": ruleset,
        "seats": list(levels),
        "options": dict(sorted(options.items())),
        "seed": seed,
        "cap": cap,
        "rotate": rotate,
        "seconds": limits.seconds,
        "nodes": limits.nodes,
        "version": __version__,
    }


def _turned(levels: Sequence[str], by: int) -> tuple[str, ...]:
    cut = -by % len(levels)
    return (*levels[cut:], *levels[:cut])
