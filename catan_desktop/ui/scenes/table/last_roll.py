"""The panel of the last roll with what it brought, and of what befell a seat since its turn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import Words
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, STRONG, Style
from catan_desktop.ui.widgets import Kit, Widget

MOST = 3
"""Lines at most that tell what befell the seat."""
_PAD = 8


@record
class LastRoll:
    """What one seat must not lose sight of."""

    seat: Seat = NOBODY
    roll: int = 0
    """The sum of the last roll; 0 before the first, and in games that do not roll for a turn."""
    got: tuple[Words, ...] = ()
    """What it brought the seat."""
    befell: tuple[ChronicleLine, ...] = ()
    """What befell the seat, or all, since its last turn ended, and before that roll ..."""
    since: tuple[ChronicleLine, ...] = ()
    """... and after it."""
    due: bool = False
    """The seat is asked for something just now, and may come to get cards."""


UNEVENTFUL = LastRoll()


def onlooker(facts: Facts) -> Seat:
    """Return the person whose own view this is; NOBODY where bots play alone, or a bot has the looking seat."""
    return facts.seat if facts.sittings[facts.seat].human else NOBODY


def new_from(lines: Sequence[ChronicleLine], seat: Seat, turn: int) -> int:
    """Return the index of the first line after the last finished turn of a seat; 0 before it had one."""
    own = (index for index in range(len(lines) - 1, -1, -1) if lines[index].active == seat and lines[index].turn < turn)
    return next(own, -1) + 1


def _roll_at(lines: Sequence[ChronicleLine]) -> int:
    """Return the index of the line that tells of the last roll; -1 where there is none."""
    return next((index for index in range(len(lines) - 1, -1, -1) if lines[index].roll), -1)


def last_roll(lines: Sequence[ChronicleLine], seat: Seat, turn: int) -> LastRoll:
    """Return what a seat must not lose sight of, out of the chronicle as it may know it."""
    at, new = _roll_at(lines), new_from(lines, seat, turn)
    got = tuple(line.words for line in lines[at + 1 :] if line.share and line.seat == seat) if at >= 0 else ()
    befell = [(index, line) for index, line in enumerate(lines[new:], new) if line.lasting]
    before, since = (tuple(line for index, line in befell if (index > at >= 0) == late) for late in (False, True))
    return LastRoll(seat, lines[at].roll if at >= 0 else 0, got, before, since)


def roll_text(texts: TableText, told: LastRoll) -> str:
    """Return the sentence about the last roll; empty where there was none."""
    if not told.roll:
        return ""
    own = " ".join(texts.rich(Words(f"{got.key}-own", got.arguments)) for got in told.got)
    if own:
        return texts.tr("last-roll-got", sum=told.roll, cards=own)
    return texts.tr("last-roll-hurt" if told.since or told.due else "last-roll-none", sum=told.roll)


def reader_of(facts: Facts) -> Seat:
    """Return the seat whose chronicle is told to the person before the screen; NOBODY where it is everybody's."""
    own = onlooker(facts)
    return own if facts.log_viewer == own else NOBODY


def addressed(texts: TableText, line: ChronicleLine, reader: Seat) -> Words:
    """Return the words of a line; what befell the reader is said to the reader where there are words for that."""
    said = line.words
    key = f"{said.key}-you"
    return Words(key, said.arguments) if reader != NOBODY and line.lasting and texts.language.has(key) else said


class LastRollPanel(Widget):
    """The last roll above the hand, and above that what befell the seat; as many lines as there is room for."""

    def __init__(self, kit: Kit, texts: TableText, told: LastRoll, *, rolls: bool = True) -> None:
        """`rolls`: turns of this game are rolled for."""
        super().__init__(kit, name="last_roll", tip=texts.tr("last-roll-tip"))
        befell = [*told.befell, *told.since][-MOST:]
        said = [(texts.line(addressed(texts, line, told.seat), told.seat), SMALL.of(line.tone)) for line in befell]
        rolled = roll_text(texts, told)
        self.rolls = rolls
        self.lines: list[tuple[str, Style]] = said
        self._roll: tuple[str, Style] = (rolled, STRONG)
        if rolled:
            said.insert(max(0, len(befell) - len(told.since)), self._roll)

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the marked-up lines that are seen."""
        return tuple(text for text, _ in self.fitting(*self.rect.size))

    def _tall(self, text: str, style: Style, width: int) -> int:
        return self.kit.rich.lay(text, max(1, width - 2 * self.kit.px(_PAD)), style, self.kit.k).size.height

    def fitting(self, width: int, height: int) -> list[tuple[str, Style]]:
        """Return the lines that fit into a box: the roll before all, then the last ones."""
        shown = list(self.lines)
        while shown and self._height(shown, width) > height:
            shown.remove(next((line for line in shown if line is not self._roll), self._roll))
        return shown

    def tall(self, width: int, height: int) -> int:
        """Return the height of the lines that fit into a box."""
        return self._height(self.fitting(width, height), width)

    def _height(self, lines: Sequence[tuple[str, Style]], width: int) -> int:
        tall = sum(self._tall(text, style, width) for text, style in lines)
        return tall + 2 * self.kit.px(4) if lines else 0

    def least(self) -> int:
        """Ask for a few words' width: its lines break where they must."""
        return self.kit.px(80) if self.lines else 0

    def reserve(self) -> tuple[int, int]:
        """Return the heights that the seats leave it whatever it says just now: that of all lines that it may ever
        have, and that of a roll of two rows; 0 where there is no roll to tell of."""
        small, strong = self.kit.text.line_height(SMALL), self.kit.text.line_height(STRONG)
        pad = 2 * self.kit.px(4)
        return ((MOST + 1) * small + strong + pad, 2 * strong + pad) if self.rolls else (0, 0)

    def measure(self, width: int | None = None) -> Size:
        """Return room for all lines; none without any."""
        wide = self.kit.px("side") if width is None else width
        return Size(wide, self._height(self.lines, wide))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines on a panel."""
        if not self.rect.height:
            return
        kit, pad = self.kit, self.kit.px(_PAD)
        kit.panel(surface, self.rect, "sunken", radius="radius-small", rim="line")
        y = self.rect.y + kit.px(4)
        for text, style in self.fitting(*self.rect.size):
            laid = kit.rich.lay(text, max(1, self.rect.width - 2 * pad), style, kit.k)
            kit.rich.draw(surface, laid, (self.rect.x + pad, y), self.rect)
            y += laid.size.height
