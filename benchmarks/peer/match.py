"""Our bots against the peer's, on the rules both share: `python -m benchmarks.peer.match --peer PYTHON ...`.

The game is `classic` without trade between players, on dealt boards, to ten points. One seat is ours, the others are
the peer's; each board is played once from every seat, with the same dice. Our engine leads: it draws all luck and
judges; the peer's engine follows move by move, both are compared after each, and what differs is counted with the rule
that decides it. `--mode compare` plays random moves on both engines instead, for the differences alone.

PYTHON is the interpreter of an installation of catanatron 3.3.0. Games are appended to the file; the same command goes
on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from catan_desktop.arena.play import seed_of
from catan_desktop.bots.bot import Bot
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal, shelf
from catan_desktop.kernel import chance
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.scoring import total_points

from .line import VERSION, Line, Refused, call
from .results import CAP, DROPPED, WIN, Noted, Row, SeatRow, append, read, told
from .twin import Parted, Twin
from .words import Places

OPTIONS: Options = {"layout": "random", "harbours": "shuffled", "offers": 0}
MATCH, COMPARE = "match", "compare"


def minds_of(ours: str, theirs: str, seats: int, number: int, mode: str) -> tuple[str, ...]:
    """By seat: who plays game `number`."""
    if mode == COMPARE:
        return (ours,) * seats
    return tuple(ours if seat == number % seats else theirs for seat in range(seats))


def dealt(seats: int, seed: int) -> Game:
    """The board of a seed."""
    return deal(shelf().ruleset("classic"), seats, OPTIONS, chance.source(seed, "board"))


def played(line: Line, places: Places, names: Sequence[str], minds: Sequence[Bot | str], row: Row) -> Row:
    """The row of a game, filled in."""
    twin = Twin(line, places, dealt(len(minds), row.seed), minds, row.seed)
    ending, why = CAP, ""
    try:
        twin.play()
    except Parted as parted:
        ending, why = DROPPED, str(parted)
    state, winner = twin.state, -1
    if state.outcome is not None and not why:
        ending, winner = WIN, int(state.outcome.winners[0])
    return row.model_copy(
        update={
            "ending": ending,
            "winner": winner,
            "turns": state.turn,
            "plies": state.ply,
            "seats": tuple(
                SeatRow(
                    mind=name,
                    points=total_points(twin.game, state, seat),  # type: ignore[arg-type]
                    decisions=twin.decisions[seat],
                    seconds=round(twin.spent[seat], 6),
                    longest=round(twin.longest[seat], 6),
                )
                for seat, name in enumerate(names)
            ),
            "differences": tuple(
                Noted(rule=each.rule, what=each.what, ply=ply, detail=each.detail) for ply, each in twin.differences
            ),
            "why": why,
        }
    )


def run(options: argparse.Namespace, line: Line) -> list[Row]:
    """Play what is missing."""
    hello = line.ask("hello")
    if hello["version"] != VERSION:
        raise SystemExit(f"the peer is version {hello['version']}; this bridge is for {VERSION}")
    compare = options.mode == COMPARE
    pair = options.ours if compare else f"{options.ours} against {options.theirs}"
    settings = f"{options.mode}: {pair}, {options.seats} seats, seed {options.seed}, "
    settings += f"{options.nodes} nodes" if options.nodes else f"{options.budget} s"
    rows = read(options.file, settings) if options.file else []
    done = {row.number for row in rows}
    places: Places | None = None
    for number in range(options.games):
        if number in done:
            continue
        seed = seed_of(options.seed, number if compare else number // options.seats)
        places = places or Places(dealt(options.seats, seed).board.topology, hello)
        names = minds_of(options.ours, options.theirs, options.seats, number, options.mode)
        budget = Budget(None if options.nodes else options.budget, options.nodes, time.process_time)
        minds = [name if name == options.theirs and not compare else make_bot(name, budget) for name in names]
        row = Row(settings=settings, number=number, seed=seed)
        rows.append(played(line, places, names, minds, row))
        if options.file:
            append(options.file, rows[-1])
        last = rows[-1]
        who = last.seats[last.winner].mind if last.winner >= 0 else last.ending
        print(f"{len(rows)}/{options.games}: {who}, {last.turns} turns {last.why}", file=sys.stderr, flush=True)
    return rows


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(prog="python -m benchmarks.peer.match", description=(__doc__ or "").split("\n")[0])
    found.add_argument("--peer", required=True, metavar="PYTHON", help="the Python that has catanatron installed")
    found.add_argument("--mode", choices=(MATCH, COMPARE), default=MATCH)
    found.add_argument("--ours", default="normal", help="our bot, as LEVEL or LEVEL/CHARACTER")
    found.add_argument("--theirs", default="F", help="the peer's player, such as F or AB:2")
    found.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    found.add_argument("--games", type=int, default=40)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--budget", type=float, default=1.0, metavar="SECONDS", help="CPU time of a decision of our bot")
    found.add_argument("--nodes", type=int, help="positions of a decision of our bot, instead of the time")
    found.add_argument("--file", type=Path, help="where to append the games, and to go on from")
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and tell."""
    options = parser().parse_args(arguments)
    try:
        with call(options.peer) as line:
            rows = run(options, line)
    except (Refused, ValueError, KeyError, OSError) as problem:
        raise SystemExit(str(problem)) from problem
    print(told(rows, options.ours))


if __name__ == "__main__":
    main()
