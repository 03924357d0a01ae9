"""How strong the levels of bots are: `python -m benchmarks.strength [RULESET ...] [--budget S] [--games N] [--jobs N]`.

Plays, for each ruleset, one seat of each level against three of the level below, the seats moving on after each game;
a game that nobody wins counts as lost. Every game is kept in `FOLDER/RULESET-LEVEL-BUDGET.jsonl` as it ends: a run
that is broken off goes on where it stopped, and more games can be asked for later. The table is made of what stands
there, so `--games 0` only prints it. Time is the process's own, so a busy machine makes the run longer, not the bots
weaker.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from catan_desktop.arena import report
from catan_desktop.arena.figures import Level, Totals
from catan_desktop.arena.play import Limits
from catan_desktop.arena.series import Plan, simulate
from catan_desktop.games.catalogue import RULESETS

LADDER = (("hard", "normal", 0.5), ("normal", "easy", 0.5), ("easy", "random", 0.9))
"""Level, the level of its three opponents, and the share of games that it is to win."""
GAMES = {0.1: 200, 1.0: 40}
"""Seconds a decision -> games, where nothing else is said."""


def line(ruleset: str, level: str, rival: str, aim: float, budget: float, figures: Totals) -> str:
    """A row of the table."""
    found: Level = next(each for each in figures.levels if each.bot == level)
    wins = found.wins
    return (
        f"| `{ruleset}` | {level} | {rival} | {budget:g} | {figures.games} | {wins.share:.1%} | "
        f"{wins.low:.1%} to {wins.high:.1%} | {aim:.0%} | {found.milliseconds:.0f} / {found.longest:.0f} |"
    )


def main() -> None:
    """Play and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []])
    parser.add_argument("--budget", type=float, action="append", help="seconds a decision; may be given again")
    parser.add_argument("--games", type=int, help="of each pairing; default: 200 at 0.1 s, 40 at 1.0 s")
    parser.add_argument("--levels", default=",".join(level for level, _, _ in LADDER), help="those to measure")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", default="", help="a Dask scheduler's address, or 'local'")
    parser.add_argument("--folder", type=Path, default=Path("strength"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| rules | level | against three | s a decision | games | won | 95 % interval | aim | ms mean / longest |")
    print("|---|---|---|---|---|---|---|---|---|")
    for ruleset in given.rulesets or list(RULESETS):
        for level, rival, aim in LADDER:
            if level not in given.levels.split(","):
                continue
            for budget in given.budget or [0.1]:
                file = given.folder / f"{ruleset}-{level}-{budget:g}.jsonl"
                games = given.games if given.games is not None else GAMES.get(budget, 40)
                kept = max(0, len(file.read_bytes().splitlines()) - 1) if file.exists() else 0
                if not games and not kept:
                    continue
                series = simulate(
                    Plan(
                        ruleset, (level, rival, rival, rival), games=games or kept, rotate=True, limits=Limits(budget)
                    ),
                    given.jobs,
                    cluster=given.cluster,
                    file=file,
                    progress=report.progress(sys.stderr),
                )
                print(line(ruleset, level, rival, aim, budget, series.totals), flush=True)


if __name__ == "__main__":
    main()
