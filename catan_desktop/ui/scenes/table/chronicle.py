"""Chronicle lines grouped by turn: a divider for every turn, then what happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.table_port.log import EventLog
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.last_roll import addressed, new_from, onlooker, reader_of
from catan_desktop.ui.scenes.table.table_text import TableText

_BETWEEN = " \u00b7 "
_TIMES = " \u00d7"


def _roll_of(rows: Sequence[ChronicleRow]) -> int:
    """Return the index of the row that tells of the roll of the last turn; -1 where none does."""
    for index in range(len(rows) - 1, -1, -1):
        if rows[index].roll:
            return index
        if rows[index].head:
            break
    return -1


def _begun(rows: Sequence[ChronicleRow], at: int) -> int:
    """Return the index of the first row, at this index or above, of what is told there together: with its divider,
    what the indented lines belong to, and those."""
    while at and at < len(rows) and rows[at].indent:
        at -= 1
    return at - 1 if at and rows[at - 1].head else at


def _gathered(before: ChronicleLine, line: ChronicleLine) -> bool:
    """Return whether two lines are of one group and of the same `who`; a line of nobody belongs to any before it."""
    who, other = (dict(one.words.arguments).get("who") for one in (line, before))
    return line.group == before.group and who in (None, other)


def put_behind(text: str, more: str) -> str:
    """Return a row with more behind it; what it ends with already is counted: `Quarry ×2`."""
    told, times, count = text.rpartition(_TIMES)
    told, number = (told, int(count)) if times and count.isdecimal() else (text, 1)
    return f"{told}{_TIMES}{number + 1}" if told.endswith(f" {more}") else text + _BETWEEN + more


class Chronicle:
    """The chronicle of one table; what was put into words once is kept until language or names change."""

    def __init__(self, texts: TableText, log: EventLog) -> None:
        self.texts = texts
        self.log = log
        self._told: tuple[Sequence[ChronicleLine], tuple[object, ...], list[ChronicleRow], list[int]] = ((), (), [], [])
        """The chronicle as last shown, its language, names and colours, its lines, and how many after each of it."""

    def lines_for(self, facts: Facts) -> Sequence[ChronicleLine]:
        """Return everything that happened as those who look may know it, oldest first."""
        return self.log.chronicle(facts.log_viewer, covered=facts.covered)

    def rows_for(self, facts: Facts) -> list[ChronicleRow]:
        """Return all lines as those who look see them, with a mark before what is new since the last turn of the person
        who reads them, to whom what befell the own seat is said."""
        texts, told, own = self.texts, self.lines_for(facts), onlooker(facts)
        reader = reader_of(facts)
        look = (texts.tr("language-name"), reader, *((one.name, one.colour) for one in texts.seats.sittings))
        known, before, lines, ends = self._told
        same = len(known) if look == before and len(told) >= len(known) else 0
        if same and told[same - 1] is not known[-1]:
            same = 0
        lines, ends = (list(lines), list(ends)) if same else ([], [])
        for index in range(same, len(told)):
            self._add(lines, told[index], told[index - 1] if index else None, reader)
            ends.append(len(lines))
        self._told = (told, look, lines, ends)
        new = new_from(told, own, told[-1].turn) if own != NOBODY and told else 0
        if not 0 < new < len(told):
            return lines
        at = _begun(lines, ends[new - 1])
        mark = ChronicleRow(texts.tr("chronicle-new"), "gold", told[new].ply, head=True)
        return [*lines[:at], mark, *lines[at:]]

    def rows(self, told: Iterable[ChronicleLine], reader: Seat = NOBODY) -> list[ChronicleRow]:
        """Return the rows of some lines of the chronicle, to be read by a seat."""
        found: list[ChronicleRow] = []
        before: ChronicleLine | None = None
        for line in told:
            self._add(found, line, before, reader)
            before = line
        return found

    def since(self, seat: Seat, ply: int, *, covered: bool = False) -> list[ChronicleRow]:
        """Return the lines of what happened after a position in the turns of others, said to a seat, with a divider
        before each turn; `covered`: as everybody may know it."""
        lines = self.log.chronicle(seat, covered=covered)
        return self.rows((line for line in lines if line.ply > ply and line.active != seat), seat)

    def rolls(self, facts: Facts, most: int) -> tuple[tuple[int, int], ...]:
        """Return the sums of the last throws, the newest last, each with the number of the colours of who threw."""
        told = (line for line in reversed(self.lines_for(facts)) if line.roll)
        return tuple(reversed([(line.roll, self._colour(line.active)) for line in islice(told, most)]))

    def _add(self, rows: list[ChronicleRow], line: ChronicleLine, before: ChronicleLine | None, reader: Seat) -> None:
        """Put one line into words, with the divider before it where another turn begins; what a roll brings goes into
        the row of the roll, what belongs to the group of the line before into the row of that."""
        same = before is not None and (before.turn, before.active) == (line.turn, line.active)
        if before is not None and same and line.more is not None and _gathered(before, line):
            rows[-1] = replace(rows[-1], text=put_behind(rows[-1].text, self.texts.line(line.more, reader)))
            return
        text = self.texts.line(addressed(self.texts, line, reader), reader)
        at = _roll_of(rows) if same and line.share else -1
        if at >= 0:
            rows[at] = replace(rows[at], text=f"{rows[at].text} \u00b7 {text}")
            return
        head = None if same else self._head(line)
        if head is not None and line.indent and rows:  # it belongs to what the turn began with
            rows.insert(_begun(rows, len(rows) - 1), head)
            head = None
        mine = ChronicleRow(
            text, line.tone, line.ply, self._colour(line.active), False, line.icon, line.indent, bool(line.roll)
        )
        rows += [mine] if head is None else [head, mine]

    def _head(self, line: ChronicleLine) -> ChronicleRow | None:
        tr = self.texts.tr
        if line.turn and line.active != NOBODY:
            name = f"**{escape(self.texts.name(line.active))}**"
            text = tr("chronicle-turn", round=self.texts.round(line.turn), name=name)
            text = text if line.moment is None else f"**{self.texts.rich(line.moment)}**"
            return ChronicleRow(text, self.texts.colours(line.active).text, line.ply, self._colour(line.active), True)
        return None

    def _colour(self, seat: Seat) -> int:
        return self.texts.seats.sittings[seat].colour if seat != NOBODY else -1
