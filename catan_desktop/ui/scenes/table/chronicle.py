"""Puts the chronicle into lines: a divider for every turn, then what happened in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.table_text import TableText

_ROLLED = "event-rolled"
"""The line that tells of a throw, with its sum."""


def last_rolls(voice: TableText, seat: Seat, most: int) -> tuple[tuple[int, int], ...]:
    """Return the sums of the last throws, the newest last, each with the number of the colours of who threw."""
    told = (line for line in reversed(voice.port.chronicle(seat)) if line.words.key == _ROLLED)
    rolls = [
        (dict(line.words.arguments)["total"], voice.port.sittings[line.active].colour) for line in islice(told, most)
    ]
    return tuple((total, colour) for total, colour in reversed(rolls) if isinstance(total, int))


class Chronicle:
    """The chronicle of one table; what was put into words once is kept until language or names change."""

    def __init__(self, voice: TableText) -> None:
        self.voice = voice
        self._told: tuple[Sequence[ChronicleLine], tuple[object, ...], list[ChronicleRow], list[int]] = ((), (), [], [])
        """The chronicle as last shown, its language, names and colours, its lines, and how many after each of it."""

    def lines(self, seat: Seat) -> list[ChronicleRow]:
        """Return all lines as a seat may know them."""
        voice = self.voice
        told = voice.port.chronicle(seat)
        look = (voice.tr("language-name"), *((one.name, one.colour) for one in voice.port.sittings))
        known, before, lines, ends = self._told
        same = len(known) if look == before and len(told) >= len(known) else 0
        if same and told[same - 1] is not known[-1]:
            same = 0
        lines, ends = (list(lines), list(ends)) if same else ([], [])
        for index in range(same, len(told)):
            lines.extend(self.put(told[index], told[index - 1] if index else None))
            ends.append(len(lines))
        self._told = (told, look, lines, ends)
        return lines

    def since(self, seat: Seat, ply: int) -> list[ChronicleRow]:
        """Return the lines of what happened after a position, with a divider before each turn."""
        found: list[ChronicleRow] = []
        before: ChronicleLine | None = None
        for line in self.voice.port.chronicle(seat):
            if line.ply > ply:
                found.extend(self.put(line, before))
                before = line
        return found

    def put(self, line: ChronicleLine, before: ChronicleLine | None) -> list[ChronicleRow]:
        """Put one line into words, with the divider before it where another turn begins."""
        mine = ChronicleRow(
            self.voice.rich(line.words), line.tone, line.ply, self._colour(line.active), False, line.icon, line.indent
        )
        if before is not None and (before.turn, before.active) == (line.turn, line.active):
            return [mine]
        head = self._head(line)
        return [mine] if head is None else [head, mine]

    def _head(self, line: ChronicleLine) -> ChronicleRow | None:
        tr = self.voice.tr
        if line.turn and line.active != NOBODY:
            name = f"**{escape(self.voice.name(line.active))}**"
            text = tr("chronicle-turn", round=self.voice.round(line.turn), name=name)
            return ChronicleRow(text, self.voice.colours(line.active).text, line.ply, self._colour(line.active), True)
        return None

    def _colour(self, seat: Seat) -> int:
        return self.voice.port.sittings[seat].colour if seat != NOBODY else -1
