"""What a match writes, line by line, and what it says of the bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from catan_desktop.arena.figures import wilson
from catan_desktop.arena.play import Result

WIN, CAP, DROPPED = "win", "cap", "dropped"


class SeatRow(Result):
    """How a seat came out."""

    mind: str
    points: int
    decisions: int
    """Those with more than one thing to do."""
    seconds: float
    """CPU time of all decisions."""
    longest: float
    """CPU time of the longest."""


class Noted(Result):
    """Something that the engines did not agree on."""

    rule: str
    what: str
    ply: int
    detail: str


class Row(Result):
    """One game."""

    settings: str
    """What was played; games of other settings do not belong together."""
    number: int
    seed: int
    ending: str = CAP
    """WIN, CAP where nobody won in time, DROPPED where the engines could not go on together."""
    winner: int = -1
    """Seat, or -1."""
    turns: int = 0
    plies: int = 0
    seats: tuple[SeatRow, ...] = ()
    differences: tuple[Noted, ...] = ()
    why: str = ""
    """Of a dropped game."""


def read(path: Path, settings: str) -> list[Row]:
    """The games already played; ValueError where the file holds games of other settings."""
    if not path.exists():
        return []
    rows = [Row.model_validate_json(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    for row in rows:
        if row.settings != settings:
            raise ValueError(f"{path} holds games of {row.settings!r}, not of {settings!r}")
    return rows


def append(path: Path, row: Row) -> None:
    """One more line."""
    with path.open("a", encoding="utf-8") as file:
        file.write(row.model_dump_json() + "\n")


def told(rows: Sequence[Row], ours: str) -> str:
    """The figures for people to read."""
    counted = [row for row in rows if row.ending != DROPPED]
    lines = [f"{len(rows)} games, {len(rows) - len(counted)} of them dropped and counted apart"]
    lines += _won(counted, ours)
    lines += _times(rows)
    lines += ["", *_differences(rows)]
    return "\n".join(lines)


def _won(rows: Sequence[Row], ours: str) -> list[str]:
    if not rows:
        return []
    lines = []
    for mind in sorted({seat.mind for row in rows for seat in row.seats}):
        seats = [(row, number) for row in rows for number, seat in enumerate(row.seats) if seat.mind == mind]
        wins = sum(row.winner == number for row, number in seats)
        low, high = wilson(wins, len(seats))
        points = sum(row.seats[number].points for row, number in seats) / len(seats)
        mark = " <" if mind == ours else ""
        share = wins / len(seats)
        lines.append(f"{mind:<16} won {wins:>4} of {len(seats):>4}: {share:6.1%} ({low:.1%} to {high:.1%}), {points:.2f} points{mark}")  # fmt: skip  # noqa: E501
    turns = sum(row.turns for row in rows) / len(rows)
    lines.append(f"{turns:.1f} turns a game; at the cap: {sum(row.ending == CAP for row in rows)}")
    return lines


def _times(rows: Sequence[Row]) -> list[str]:
    lines = []
    for mind in sorted({seat.mind for row in rows for seat in row.seats}):
        seats = [seat for row in rows for seat in row.seats if seat.mind == mind]
        decisions = sum(seat.decisions for seat in seats)
        if decisions:
            mean = 1000 * sum(seat.seconds for seat in seats) / decisions
            most = 1000 * max(seat.longest for seat in seats)
            lines.append(f"{mind:<16} {mean:.1f} ms of CPU a decision, at most {most:.0f}")
    return lines


def _differences(rows: Sequence[Row]) -> list[str]:
    times: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], str] = {}
    for row in rows:
        for noted in row.differences:
            key = (noted.rule, noted.what)
            times[key] += 1
            first.setdefault(key, f"seed {row.seed} ply {noted.ply}: {noted.detail}")
        games.update({(noted.rule, noted.what) for noted in row.differences})
    lines = [
        f"{rule:<9} {what}: {times[rule, what]} times in {games[rule, what]} games; {first[rule, what]}"
        for rule, what in sorted(times)
    ]
    lines += [f"dropped: seed {row.seed}: {row.why}" for row in rows if row.ending == DROPPED]
    return lines or ["no differences"]
