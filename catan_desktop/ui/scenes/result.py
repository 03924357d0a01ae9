"""How a game ended: who won and how, and the figures that tell its story."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.present.models.screens import Course, ResultModel
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scene import Pop, Push, Replace
from catan_desktop.ui.scenes.parts import MenuScreen, SeatMark, Shared, draw_mark, dusk, page
from catan_desktop.ui.scenes.shell import Shell
from catan_desktop.ui.text import DIM, NAME, SMALL, STRONG, Style
from catan_desktop.ui.widgets import (
    Bar,
    BarChart,
    Button,
    Card,
    Column,
    Curve,
    Kit,
    Label,
    LineChart,
    Row,
    ScrollArea,
    Widget,
)

_BETWEEN = 10
"""Room between the heads of two columns."""
_CHANCES = {total: 6 - abs(7 - total) for total in range(2, 13)}


class ResultScreen(MenuScreen):
    """The end of the running game, in words and figures."""

    def __init__(self, shell: Shell, below: bool = True) -> None:
        """`below`: the table lies under this screen, so that going back leads to it."""
        super().__init__(shell)
        self.below = below
        self.model: ResultModel = shell.result()

    # the page

    def build(self) -> Widget:
        """Set the ending on top, five cards of figures below."""
        kit, tr = self.kit, self.shell.tr
        upper = [
            Card(kit, self._points(), title=tr("result-points"), grow=1.2),
            Card(kit, self._course(), title=tr("result-points-course"), grow=1.0),
        ]
        lower = [
            Card(kit, self._dice(), title=tr("result-dice"), grow=1.0),
            Card(kit, self._cards(), title=tr("result-cards"), grow=1.0),
            Card(kit, self._trades(), title=tr("result-trades"), grow=1.0),
        ]
        rows = [Shared(kit, upper, (1.25, 1.0)), Shared(kit, lower, (1.1, 1.0, 1.1))]
        body = ScrollArea(kit, Column(kit, [*rows], gap="pad"))
        foot = [
            Button(kit, tr("result-menu"), self._menu, kind="quiet", icon="left", name="menu"),
            Button(kit, tr("result-save"), self._save, icon="save", name="save"),
            Button(kit, tr("result-look"), self._look, icon="eye", name="look"),
            Button(kit, tr("result-rematch"), self._again, kind="primary", icon="replay", name="rematch"),
        ]
        return page(kit, [self._ending()], body, foot)

    def enter(self, size: tuple[int, int]) -> None:
        """Come up with the rematch in hand."""
        super().enter(size)
        if self.root.focus is None:
            self.root.set_focus(self.root.content.find("rematch"))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the night; redder where the Wall fell."""
        dusk(self.kit, surface, 0.72)

    def back(self) -> None:
        """Look at the board again."""
        self._look()

    # the ending

    def _ending(self) -> Widget:
        kit, tr, model = self.kit, self.shell.tr, self.model
        names = [self._name(course) for course in model.seats]
        won = [names[seat] for seat in model.winners]
        if not won:
            title = tr("result-nobody")
        elif len(won) == 1:
            title = tr("result-won", name=won[0])
        else:
            title = tr("result-won-many", names=", ".join(won))
        ending = model.ending if won else "nobody"
        key = f"ending-{ending}-line"
        line = tr(key) if self.shell.has(key) else tr("ending-win-line")
        texts = Column(
            kit,
            [
                Label(kit, title, Style("display", "title", "gold" if won else "danger-light"), name="title"),
                Label(kit, f"{tr(f'ruleset-{model.ruleset}')} · {line}", DIM),
            ],
            gap=0,
            grow=1.0,
        )
        marks: list[Widget] = [SeatMark(kit, model.seats[seat].seat.colour, size=44) for seat in model.winners]
        turns = Label(kit, tr("result-turns", count=model.turns), DIM)
        return Row(kit, [*marks, texts, turns], gap="pad", grow=1.0)

    # figures

    def _points(self) -> Widget:
        tr, seats = self.shell.tr, self.model.seats
        longest = sorted(seats, key=lambda course: -len(course.sources))
        keys = list(dict.fromkeys(key for course in longest for key, _ in course.sources))
        order = sorted(seats, key=lambda course: (course.rank, -course.seat.points))
        heads = [Heading(self._source(key), "") for key in keys]
        heads.append(Heading(tr("result-sum"), ""))
        rows = [[dict(course.sources).get(key, 0) for key in keys] + [course.seat.points] for course in order]
        return Table(self.kit, heads, [self._named(course) for course in order], rows, name="points")

    def _course(self) -> Widget:
        curves = []
        for course in self.model.seats:
            seat = self.kit.theme.seats[course.seat.colour % len(self.kit.theme.seats)]
            curves.append(Curve(self._name(course), tuple(float(value) for value in course.points), seat.text))
        return LineChart(self.kit, curves, tall=190, name="course")

    def _dice(self) -> Widget:
        thrown = sum(count for _, count in self.model.dice)
        bars = [
            Bar(
                str(total),
                count,
                "danger" if total in {6, 8} else "gold-dark" if total == 7 else "ice-dark",
                mark=round(thrown * _CHANCES[total] / 36, 1),
            )
            for total, count in self.model.dice
        ]
        return BarChart(self.kit, bars, tall=190, name="dice")

    def _cards(self) -> Widget:
        heads = [Heading(self.shell.tr(f"resource-{key}"), f"resource-{key}") for key in self.model.kinds]
        heads.append(Heading(self.shell.tr("result-sum"), ""))
        rows = [[*course.gained, sum(course.gained)] for course in self.model.seats]
        return Table(self.kit, heads, [self._named(course) for course in self.model.seats], rows, short=True)

    def _trades(self) -> Widget:
        tr = self.shell.tr
        heads = [
            Heading(tr("result-supply"), ""),
            Heading(tr("result-players"), ""),
            Heading(tr("result-stolen"), ""),
            Heading(tr("result-robbed"), ""),
        ]
        rows = [
            [course.supply_trades, course.player_trades, course.stolen, course.robbed] for course in self.model.seats
        ]
        return Table(
            self.kit, heads, [self._named(course) for course in self.model.seats], rows, short=True, summed=False
        )

    def _source(self, key: str) -> str:
        text = f"source-{key.replace('_', '-')}"
        return self.shell.tr(text)

    def _name(self, course: Course) -> str:
        return course.seat.name or self.shell.tr(f"seat-colour-{course.seat.colour % 6}")

    def _named(self, course: Course) -> tuple[int, str, bool]:
        return (course.seat.colour, self._name(course), course.seat.winner)

    # going on

    def _menu(self) -> None:
        self.attempt(self.shell.leave)

    def _again(self) -> None:
        self.attempt(self.shell.rematch)

    def _save(self) -> None:
        self.attempt(lambda: Push(self.shell.scene("save-as")))

    def _look(self) -> None:
        self.go(Pop() if self.below else Replace(self.shell.table()))


class Heading:
    """The head of a column of figures."""

    def __init__(self, text: str, icon: str) -> None:
        """With an icon, the text is what its tooltip says."""
        self.text = text
        self.icon = icon


class Table(Widget):
    """Figures by seat, under heads that take as many lines as they need."""

    def __init__(
        self,
        kit: Kit,
        heads: Sequence[Heading],
        seats: Sequence[tuple[int, str, bool]],
        rows: Sequence[Sequence[int]],
        *,
        short: bool = False,
        summed: bool = True,
        name: str = "",
    ) -> None:
        """`seats` are (colour, name, winner); `short` keeps only their marks; `summed`: the last column is a sum."""
        super().__init__(kit, name=name)
        self.heads = heads
        self.seats = seats
        self.rows = rows
        self.short = short
        self.summed = summed

    def measure(self, width: int | None = None) -> Size:
        """Give room for heads and rows."""
        wide = self.kit.px(380) if width is None else width
        return Size(wide, self._head(wide) + len(self.rows) * self._row())

    def least(self) -> int:
        """Keep every head whole."""
        return self._names(1 << 20) + sum(self._cell(head) for head in self.heads)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heads, marks, names and figures."""
        kit = self.kit
        names = self._names(self.rect.width)
        widths = self._widths(self.rect.width)
        head = self._head(self.rect.width)
        x = self.rect.x + names
        for column, wide in zip(self.heads, widths, strict=True):
            box = pygame.Rect(x, self.rect.y, wide, head - kit.px(6))
            if column.icon:
                picture = kit.art.sprite(column.icon, kit.px(22))
                surface.blit(picture, picture.get_rect(midbottom=box.midbottom))
            else:
                lines = kit.text.wrap(column.text, SMALL, self._room(wide))
                kit.text.draw_lines(surface, lines, box, SMALL, across=0.5, down=1.0)
            x += wide
        y = self.rect.y + head
        surface.fill(kit.colour("line"), (self.rect.x, y - kit.px(3), self.rect.width, kit.px("hairline")))
        for (colour, words, winner), row in zip(self.seats, self.rows, strict=True):
            middle = y + self._row() // 2
            draw_mark(kit, surface, (self.rect.x + kit.px(11), middle), kit.px(10), colour)
            if not self.short:
                at = (self.rect.x + kit.px(28), middle)
                kit.text.draw(surface, words, at, NAME.of("gold" if winner else "ink"), down=0.5, within=self.rect)
            x = self.rect.x + names
            for index, (value, wide) in enumerate(zip(row, widths, strict=True)):
                last = index == len(row) - 1
                style = STRONG.of("faint" if value == 0 else "gold" if last and winner and self.summed else "ink")
                kit.text.draw(surface, str(value), (x + wide // 2, middle), style, across=0.5, down=0.5)
                x += wide
            y += self._row()

    def _row(self) -> int:
        return max(self.kit.px(34), self.kit.text.line_height(NAME))

    def _names(self, width: int) -> int:
        if self.short:
            return self.kit.px(30)
        widest = max((self.kit.text.size(words, NAME).width for _, words, _ in self.seats), default=0)
        return min(widest + self.kit.px(40), width // 2)

    def _cell(self, head: Heading) -> int:
        words = self.kit.px(26) if head.icon else self.kit.text.widest_word(head.text, SMALL)
        return max(words, self.kit.text.size("000", STRONG).width) + self.kit.px(_BETWEEN)

    def _room(self, cell: int) -> int:
        """Give the width of a head: heads side by side must not read as one."""
        return max(1, cell - self.kit.px(_BETWEEN))

    def _widths(self, width: int) -> list[int]:
        cells = [self._cell(head) for head in self.heads]
        spare = max(0, width - self._names(width) - sum(cells))
        return [cell + spare // len(cells) for cell in cells]

    def _head(self, width: int) -> int:
        tall = self.kit.px(24)
        for head, wide in zip(self.heads, self._widths(width), strict=True):
            if not head.icon:
                tall = max(tall, self.kit.text.wrapped_size(head.text, SMALL, self._room(wide)).height)
        return tall + self.kit.px(8)
