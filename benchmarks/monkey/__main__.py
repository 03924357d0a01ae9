"""Lets a monkey at the program: `python -m benchmarks.monkey [--minutes 60] [--seed 1] [--scene table:watch]`.

Every place (screen, question of a game, lesson, result, replay) is begun in an order of the seed and left after some
events; then the next seed begins. Half of the clicks are on things that are there. After every event nothing
may have been raised, warned of or logged; every forty the log of the game is applied again and the frame must be
readable; now and then a way must lead back to the table or the title, and the question that is asked be answered.
`--minutes` are those of the clock on the wall. A run that fails is written to `--out` with its events, cut down to
those that matter; `--again FILE` does them once more. The same seed does the same again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from benchmarks.figures import machine
from benchmarks.monkey import pokes
from benchmarks.monkey.eyes import missed
from benchmarks.monkey.places import harvest, places
from benchmarks.monkey.run import Report, run, shrink

USUAL_FOLDER = Path(tempfile.gettempdir()) / "catan_desktop-monkey"


class Tally:
    """Everything that was done."""

    def __init__(self) -> None:
        self.runs = self.events = self.checks = self.plies = self.answers = self.starts = 0
        self.seconds = self.worst = 0.0
        self.visits: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.lean = ""

    def add(self, one: Report) -> None:
        """Count a run."""
        self.runs += 1
        self.events += len(one.pokes)
        self.checks += one.checks
        self.plies += one.plies
        self.answers += one.answers
        self.starts += one.starts
        self.seconds += one.seconds
        self.worst = max(self.worst, one.worst)
        self.visits += one.visits
        self.asked += one.asked
        self.lean = one.lean or self.lean
        if one.fault:
            self.faults[one.fault] += 1

    def tell(self) -> str:
        """The whole account."""
        lines = [
            f"{self.runs} runs, {self.events} events, {self.seconds / 3600:.2f} hours in the program, "
            f"{self.checks} careful looks, {self.plies} plies applied again, {self.answers} questions answered, "
            f"{self.starts} starts, slowest event {self.worst:.2f} s; {self.lean}",
            f"visits: {', '.join(f'{name} {count}' for name, count in sorted(self.visits.items()))}",
            f"not visited: {', '.join(missed(self.visits)) or 'nothing'}",
            f"asked: {', '.join(f'{name} {count}' for name, count in sorted(self.asked.items()))}",
            f"faults: {dict(self.faults) or 'none'}",
        ]
        return "\n".join(lines)


def mixed(names: Sequence[str], seed: int) -> Iterator[str]:
    """All places in an order of the seed: of each kind one, then of each kind another."""
    luck = Random(seed)
    kinds: dict[str, list[str]] = {}
    for name in luck.sample(names, len(names)):
        kinds.setdefault(name.partition(":")[0], []).append(name)
    while any(kinds.values()):
        for kind in luck.sample(sorted(kinds), len(kinds)):
            if kinds[kind]:
                yield kinds[kind].pop()


def main(argv: Sequence[str] | None = None) -> int:
    """Poke; 1 where something went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    parser.add_argument("--events", type=int, default=600, help="in one run")
    parser.add_argument("--scene", default="", help="only places whose names begin so")
    parser.add_argument("--out", type=Path, default=USUAL_FOLDER, help="for positions and for what failed")
    parser.add_argument("--shrink", type=int, default=60, help="tries to cut a failure down")
    parser.add_argument("--again", type=Path, help="a file of events to do again")
    parser.add_argument("--list", action="store_true", help="name the places")
    given = parser.parse_args(argv)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    found = places(harvest(given.out / "positions"))
    if given.list:
        print("\n".join(found))
        return 0
    if given.again is not None:
        name, seed, events = pokes.read(given.again)
        report = run(name, found[name], seed, 0, events)
        print(report.trace or "nothing went wrong")
        return int(bool(report.fault))
    names = [name for name in found if name.startswith(given.scene)]
    print(f"{machine()}; {len(names)} places")
    tally, end, seed = Tally(), time.monotonic() + given.minutes * 60, given.seed
    while time.monotonic() < end:
        for name in mixed(names, seed):
            if time.monotonic() >= end:
                break
            report = run(name, found[name], seed, given.events)
            tally.add(report)
            print(
                f"{name} seed {seed}: {len(report.pokes)} events, {report.seconds:.0f} s, {report.lean or report.fault}"
            )
            if report.fault and tally.faults[report.fault] == 1:
                print(f"event {len(report.pokes)}: {report.pokes[-1:]}\n{report.trace}")
                file = given.out / f"failed-{tally.runs:04}.jsonl"
                pokes.write(file, name, seed, shrink(name, found[name], seed, report, given.shrink))
                print(f"{len(pokes.read(file)[2])} events are left: python -m benchmarks.monkey --again {file}")
        seed += 1
    print(tally.tell())
    return int(bool(tally.faults))


if __name__ == "__main__":
    sys.exit(main())
