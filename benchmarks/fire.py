"""Rules under fire: `python -m benchmarks.fire --plies 1000000 --jobs 2 --seed 1`.

Plays games of every ruleset with players and luck that change their minds, tries illegal things at every action, and
checks what must always hold (`tests/fuzz/fire.py`). Games have numbers: a run with the same seed plays the same games,
`--first` goes on where another run stopped, `--game` plays one again. Ends with what was met and what was not. It
leaves with 1 if anything was found; each find says how to see it again.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter, process_time

from benchmarks.figures import machine
from tests.fuzz.expected import missing
from tests.fuzz.fire import CAP, Rates, fire
from tests.fuzz.tally import Tally
from tests.recipes import RECIPES

WEIGHTS = {"toy": 1, "gift-base": 5, "classic": 10, "watch": 14, "cities-knights": 20}
"""How the actions are shared out; a ruleset not named here gets as much as the largest."""
BATCH = 8
"""Games that a process plays before it reports."""


@dataclass
class Batch:
    """What some games brought."""

    key: str
    tally: Tally = field(default_factory=Tally)
    finds: list[tuple[str, str]] = field(default_factory=list)
    """(what in a word, the whole story)."""
    seconds: float = 0.0
    """Of CPU time."""


def batch(key: str, seed: int, numbers: range, rates: Rates) -> Batch:
    """Play some games."""
    begun = process_time()
    done = Batch(key)
    for number in numbers:
        try:
            done.tally.add(fire(key, seed, number, CAP, rates))
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} at {place.filename.split('/')[-1]}:{place.lineno}: {str(error)[:200]}"
            done.finds.append((what, "\n".join(traceback.format_exception(error))))
    done.seconds = process_time() - begun
    return done


def batches(keys: list[str], seed: int, first: int, jobs: int, plies: int, rates: Rates) -> Iterator[tuple[int, Batch]]:
    """Batch after batch, each ruleset until it has its share; with each the number of the next game of its ruleset."""
    whole = sum(WEIGHTS.get(key, max(WEIGHTS.values())) for key in keys)
    owed = {key: plies * WEIGHTS.get(key, max(WEIGHTS.values())) / whole for key in keys}
    following = dict.fromkeys(keys, first)

    def numbers(key: str) -> range:
        following[key] += BATCH
        return range(following[key] - BATCH, following[key])

    if jobs == 1:
        while owed:
            for key in list(owed):
                done = batch(key, seed, numbers(key), rates)
                owed[key] -= max(1, done.tally.plies)
                if owed[key] <= 0:
                    del owed[key]
                yield following[key], done
        return
    with ProcessPoolExecutor(jobs) as pool:
        while owed:
            wave = [pool.submit(batch, key, seed, numbers(key), rates) for key in owed for _ in range(jobs)]
            for one in wave:
                done = one.result()
                if done.key in owed:
                    owed[done.key] -= max(1, done.tally.plies)
                    if owed[done.key] <= 0:
                        del owed[done.key]
                yield following[done.key], done


def table(title: str, counts: Counter[str]) -> None:
    """Print counts, the rare ones first."""
    print(f"\n  {title}")
    for name, count in sorted(counts.items(), key=lambda item: (item[1], item[0])):
        print(f"    {count:>9,}  {name}")


def tell(key: str, tally: Tally, verbose: bool) -> None:
    """What was met in the games of a ruleset."""
    ends = ", ".join(f"{count} {name}" for name, count in sorted(tally.ended.items()))
    print(f"\n{key}: {tally.plies:,} actions in {tally.games:,} games ({ends})")
    print(f"  tried {tally.tries:,}: {sum(tally.refused.values()):,} refused, {tally.unread:,} unreadable", end="")
    print(f", {tally.accepted:,} legal after all; {len(tally.reason_keys)} reasons")
    print(f"  checks: {', '.join(f'{name} {count:,}' for name, count in sorted(tally.checks.items()))}")
    print(f"  not met: {', '.join(missing(key, tally)) or 'nothing that can be'}")
    if verbose:
        table("steps at which somebody was asked", tally.steps)
        table("actions done", tally.kinds)
        table("actions by their number", Counter({name: n for name, n in tally.features.items() if " " in name}))
        table("events", tally.events)
        table("tries by sort", tally.tried)
        table("reasons of refusals", tally.reason_keys)


def main(arguments: list[str]) -> int:
    """Play, and tell; 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fire", description=__doc__)
    parser.add_argument("--plies", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first game of each ruleset")
    parser.add_argument("--ruleset", action="append", choices=list(RECIPES), help="only this one; may be repeated")
    parser.add_argument("--game", type=int, help="only the game of this number")
    parser.add_argument("--tries", type=int, default=Rates.tries, help="illegal things tried at an action")
    parser.add_argument("--short", action="store_true", help="no tables")
    given = parser.parse_args(arguments)
    keys = given.ruleset or list(RECIPES)
    rates = Rates(tries=given.tries)
    if given.game is not None:
        for key in keys:
            tell(key, fire(key, given.seed, given.game, CAP, rates), not given.short)
        return 0
    print(f"{machine()}, process {os.getpid()}, seed {given.seed}, games from {given.first}")
    tallies = {key: Tally() for key in keys}
    finds: dict[str, list[str]] = {}
    begun, seconds, told = perf_counter(), 0.0, 0
    following = dict.fromkeys(keys, given.first)
    for after, done in batches(keys, given.seed, given.first, given.jobs, given.plies, rates):
        tallies[done.key].add(done.tally)
        following[done.key] = after
        seconds += done.seconds
        for what, story in done.finds:
            if what not in finds:
                print(f"\nFOUND {what}\n{story}", flush=True)
            finds.setdefault(what, []).append(story)
        plies = sum(tally.plies for tally in tallies.values())
        if plies - told >= 20_000:
            told = plies
            print(f"{plies:>10,} actions, {seconds:,.0f} s of CPU, {len(finds)} finds", file=sys.stderr, flush=True)
    for key, tally in tallies.items():
        tell(key, tally, not given.short)
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    print(f"\nall: {whole.plies:,} actions in {whole.games:,} games, {whole.tries:,} tries, {len(finds)} finds")
    print(
        f"{seconds:,.0f} s of CPU, {perf_counter() - begun:,.0f} s, {seconds / max(1, whole.plies) * 1e6:,.0f} us each"
    )
    print("go on with:", ", ".join(f"{key} --first {number}" for key, number in following.items()))
    for what, stories in finds.items():
        print(f"FOUND {len(stories)} times: {what}")
    return 1 if finds else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
