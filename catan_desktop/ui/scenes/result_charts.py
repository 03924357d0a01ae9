"""Widgets made of charts, which are data; it knows kinds of charts, not games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from catan_desktop.present.models.charts import Bars, Chart, Grid, Head, Layers, Limit, Lines, Row, Series
from catan_desktop.present.models.screens import SeatLine
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import Words, say
from catan_desktop.ui.scenes.result_table import FigureTable, Heading, Line
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import DIM
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Bar, BarChart, Button, Card, Column, Curve, Flow, Kit, Label, LineChart, Widget
from catan_desktop.ui.widgets.layers import LayerChart

LAYER_INKS: tuple[Ink, ...] = (
    "ice", "gold", "good", "fire", "snow-shade", "danger-light", "link", "gold-light", "good-dark",
)  # fmt: skip
"""Colours of layers from below; their names stand beside them."""
SHAPES = ("circle", "square", "diamond", "triangle", "cross", "star")
"""Marks of lines that belong to nobody."""
TALL, SMALL_TALL = 250, 130
"""Least heights of a chart, alone and beside a table."""


@dataclass
class Chooser:
    """Which seat's layers are shown; -1: the lines of all seats."""

    seat: int
    choose: Callable[[int], object]


class ChartPainter:
    """Makes the cards of a screen of figures."""

    def __init__(
        self,
        shell: Shell,
        seats: Sequence[SeatLine],
        chooser: Chooser,
        *,
        rounds: bool = True,
        step: str = "chart-round",
        kit: Kit | None = None,
    ) -> None:
        """`rounds`: steps of courses are turns, as many a round as there are seats; else they are told as they are;
        `step`: text key of what a step is, which may name `round`; `kit`: what to draw with, unless that of the
        shell."""
        self.shell = shell
        self.rounds, self.step = rounds, step
        self.kit = kit or shell.kit
        self.seats = seats
        self.chooser = chooser
        self.names = [seat.name for seat in seats]

    def say(self, text: Words) -> str:
        """Words with the names at this table."""
        return say(text, self.shell.tr, self.names)

    def card(self, chart: Chart, order: Sequence[int] = ()) -> Card:
        """A chart with its title, and below it what to make of it; `order`: of the seats in a table."""
        rows: list[Widget] = self._body(chart, order)
        rows.extend(Label(self.kit, self.say(note), DIM, name=f"note-{chart.key}") for note in chart.notes)
        return Card(self.kit, Column(self.kit, rows), title=self.say(chart.title), grow=1.0)

    def lines(self, chart: Chart) -> Widget:
        """The totals of layers alone."""
        body = chart.body
        assert isinstance(body, Layers)
        return self._lines(f"{chart.key}-lines", body.turns, body.totals, body.limit, SMALL_TALL)

    def _body(self, chart: Chart, order: Sequence[int]) -> list[Widget]:
        body = chart.body
        if isinstance(body, Grid):
            return [self._grid(chart.key, body, order)]
        if isinstance(body, Bars):
            return [self._bars(chart.key, body)]
        if isinstance(body, Lines):
            return [self._lines(chart.key, body.turns, body.series, body.limit)]
        return [self._choice(), self._layers(chart.key, body)]

    # kinds

    def _lines(
        self, key: str, turns: Sequence[int], series: Sequence[Series], limit: Limit | None, tall: int = TALL
    ) -> Widget:
        curves = [self._curve(one, index) for index, one in enumerate(series)]
        return LineChart(
            self.kit,
            curves,
            steps=self._rounds(turns),
            limit=self._limit(limit),
            write=self._step(),
            tall=tall,
            name=key,
            grow=1.0,
        )

    def _layers(self, key: str, body: Layers) -> Widget:
        seat = self.chooser.seat
        if seat < 0:
            return self._lines(key, body.turns, body.totals, body.limit)
        layers = [
            Curve(self.say(part.name), tuple(map(float, part.values)), LAYER_INKS[index % len(LAYER_INKS)])
            for index, part in enumerate(body.parts[seat])
        ]
        most = max((value for total in body.totals for value in total.values), default=0)
        return LayerChart(
            self.kit,
            layers,
            steps=self._rounds(body.turns),
            limit=self._limit(body.limit),
            write=self._step(),
            most=most,
            tall=TALL,
            name=key,
            grow=1.0,
        )

    def _choice(self) -> Widget:
        """Whose points are shown by source."""
        kit, chosen = self.kit, self.chooser.seat
        buttons: list[Widget] = []
        for seat in range(-1, len(self.seats)):
            words = self.shell.tr("chart-all") if seat < 0 else self.names[seat]
            button = Button(kit, words, self._chooses(seat), size="small", name=f"whose-{seat}")
            button.chosen = seat == chosen
            buttons.append(button)
        return Flow(kit, buttons)

    def _chooses(self, seat: int) -> Callable[[], object]:
        return lambda: self.chooser.choose(seat)

    def _bars(self, key: str, body: Bars) -> Widget:
        bars = [
            Bar(
                column.name,
                column.value,
                column.ink,
                mark=round(column.expected, 1),
                tip=self.shell.tr(
                    "chart-bar-tip", name=column.name, count=column.value, expected=round(column.expected, 1)
                ),
            )
            for column in body.columns
        ]
        return BarChart(self.kit, bars, tall=TALL - 30, name=key, grow=1.0)

    def _grid(self, key: str, body: Grid, order: Sequence[int]) -> FigureTable:
        rows = list(body.rows)
        if order:
            rows.sort(key=lambda row: order.index(row.seat) if row.seat >= 0 else len(order))
        if body.turned:
            return self._turned(key, body, rows)
        columns = [head.seat for head in body.heads]
        lines = [
            Line(
                self.names[row.seat] if row.seat >= 0 else self.say(row.name) if row.name else "",
                row.cells,
                self.seats[row.seat].colour if row.seat >= 0 else -1,
                row.seat >= 0 and self.seats[row.seat].winner,
                row.icon,
                columns.index(row.seat) if row.seat >= 0 and row.seat in columns else -1,
            )
            for row in rows
        ]
        heads = [self._head(head) for head in body.heads]
        return FigureTable(self.kit, heads, lines, summed=body.summed, name=key)

    def _turned(self, key: str, body: Grid, rows: Sequence[Row]) -> FigureTable:
        """Return a table with a line for each head, where the heads are too many to stand side by side in words."""
        seats = [self.seats[row.seat] for row in rows]
        heads = [
            Heading(self.names[row.seat], colour=seat.colour, named=True, winner=seat.winner)
            for row, seat in zip(rows, seats, strict=True)
        ]
        lines = [
            Line(
                self.say(head.name),
                tuple(row.cells[at] for row in rows),
                icon=head.icon,
                total=body.summed and head is body.heads[-1],
            )
            for at, head in enumerate(body.heads)
        ]
        return FigureTable(self.kit, heads, lines, low=True, name=key)

    # parts

    def _head(self, head: Head) -> Heading:
        colour = self.seats[head.seat].colour if head.seat >= 0 else -1
        return Heading(self.say(head.name), head.icon, colour, head.each)

    def _curve(self, series: Series, index: int) -> Curve:
        values = tuple(map(float, series.values))
        if series.seat < 0:
            return Curve(self.say(series.name), values, series.ink or "ice", SHAPES[index % len(SHAPES)])
        colours = self.kit.theme.seats[self.seats[series.seat].colour % len(self.kit.theme.seats)]
        return Curve(self.names[series.seat], values, colours.text, colours.shape)

    def _limit(self, limit: Limit | None) -> tuple[float, str] | None:
        return None if limit is None else (float(limit.value), self.say(limit.name))

    def _step(self) -> str:
        return self.shell.tr(self.step, round="{}")

    def _rounds(self, turns: Sequence[int]) -> tuple[int, ...]:
        return tuple(round_of(turn, len(self.seats)) for turn in turns) if self.rounds else tuple(turns)
