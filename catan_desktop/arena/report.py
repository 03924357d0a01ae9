"""A series for people to read: a bar while it runs, a table when it is done."""

from __future__ import annotations

import time
from collections import Counter
from typing import TextIO

from .figures import Share
from .series import Progress, Series

BAR_CELLS = 30


def progress(stream: TextIO) -> Progress | None:
    """A bar that redraws itself on a terminal; None where the stream is none."""
    if not stream.isatty():
        return None
    begun = time.monotonic()

    def show(done: int, total: int) -> None:
        left = (time.monotonic() - begun) / done * (total - done)
        cells = BAR_CELLS * done // total
        end = "\n" if done == total else ""
        stream.write(f"\r[{'#' * cells}{'.' * (BAR_CELLS - cells)}] {done}/{total}  {left:4.0f} s left {end}")
        stream.flush()

    return show


def table(series: Series) -> str:
    """Endings, levels and seats."""
    figures = series.totals
    endings = ", ".join(f"{ending} {count}" for ending, count in figures.endings.items())
    lines = [
        f"{series.ruleset}: {figures.games} games, {figures.turns:.1f} turns and {figures.plies:.1f} actions each, "
        f"{figures.seconds:.1f} s of play",
        f"endings: {endings}",
        "",
        f"{'bot':<12}{'seats':>7}{'won':>7}{'share':>9}{'95 % interval':>19}{'points':>8}{'rank':>7}{'Elo':>7}"
        f"{'95 %':>14}{'ms':>9}{'longest':>9}",
    ]
    lines += [
        f"{level.bot:<12}{level.wins.of:>7}{_cells(level.wins)}{level.vp:>8.2f}{level.rank:>7.2f}{level.elo:>7.0f}"
        f"{f'{level.elo_low:.0f} to {level.elo_high:.0f}':>14}{level.milliseconds:>9.1f}{level.longest:>9.0f}"
        for level in figures.levels
    ]
    lines += ["", f"{'seat':<12}{'games':>7}{'won':>7}{'share':>9}{'95 % interval':>19}"]
    lines += [f"{seat:<12}{wins.of:>7}{_cells(wins)}" for seat, wins in enumerate(figures.seat_wins)]
    failed = Counter([seat.bot for game in series.games for seat in game.seats if seat.failed])
    lines += [f"{bot} failed in {count} of its seats, and an easy bot played on" for bot, count in failed.items()]
    return "\n".join(lines)


def _cells(wins: Share) -> str:
    interval = f"{wins.low:.1%} to {wins.high:.1%}"
    return f"{wins.count:>7}{wins.share:>9.1%}{interval:>19}"
