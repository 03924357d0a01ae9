"""A seat's last turn at a glance: the sum it rolled, and a sign for each thing it did after that."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import Words


@record
class Deed:
    """A kind of deed as a sign, with the sum of a roll or how often it was done."""

    icon: str
    figure: str = ""


@record
class Deeds:
    """The last finished turn of a seat."""

    signs: tuple[Deed, ...] = ()
    lines: tuple[Words, ...] = ()
    """The deeds in sentences."""


IDLE = Deeds()


def last_deeds(lines: Sequence[ChronicleLine], seat: Seat, turn: int) -> Deeds:
    """Return what a seat did in its last turn before this one, out of the chronicle as somebody may know it."""
    ends = next((index for index in range(len(lines) - 1, -1, -1) if _own(lines[index], seat, turn)), -1)
    if ends < 0:
        return IDLE
    told = [line for line in lines[: ends + 1][-_MOST:] if _own(line, seat, turn) and line.turn == lines[ends].turn]
    done = [line for line in told if line.icon and not line.indent and (line.roll or line.seat in {seat, -1})]
    counts: dict[str, int] = {}
    for line in done:
        if not line.roll:
            counts[line.icon] = counts.get(line.icon, 0) + 1
    rolled = [Deed(line.icon, str(line.roll)) for line in done if line.roll]
    signs = (Deed(icon, f"\u00d7{count}" if count > 1 else "") for icon, count in counts.items())
    return Deeds((*rolled, *signs), tuple(line.words for line in done))


_MOST = 80
"""Lines of a turn at most that are looked at."""


def _own(line: ChronicleLine, seat: Seat, turn: int) -> bool:
    return line.active == seat and 0 < line.turn < turn
