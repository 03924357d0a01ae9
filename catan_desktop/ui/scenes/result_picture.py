"""The result as a picture to share: the last board, everybody's points, their course, and the code of the game.

It always has the same size and scale, whatever the window, and the symbols of the seats are large on it: nobody knows
who will look at it.
"""

from __future__ import annotations

import io

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.charts import Layers
from catan_desktop.present.models.screens import ResultModel, SeatLine
from catan_desktop.present.words import say
from catan_desktop.ui.geometry import Size, scaled
from catan_desktop.ui.scenes.load_rows import written
from catan_desktop.ui.scenes.parts import SeatFace, Sized, face_key, land
from catan_desktop.ui.scenes.result_charts import ChartPainter, Chooser
from catan_desktop.ui.scenes.services import RunningGame, Shell
from catan_desktop.ui.scenes.victory import OVERVIEW, common, medals, sources, when_text, winners_text
from catan_desktop.ui.tables.board.canvas import Canvas
from catan_desktop.ui.text import DIM, FIGURE, NAME, SMALL, STRONG, TITLE, figure
from catan_desktop.ui.widgets import Card, Column, Label, Padded, Row, Screen, Space, Widget

SIZE = (1600, 900)
"""Pixels of the picture."""
_ASIDE = 470
"""Width of the column beside the board, in design units."""
_MEDALS = 4
_LESS = ((True, 99), (False, 99), (False, 5), (False, 3), (False, 0))
"""Whether the winner has medals, and of how many sources a seat tells its points: ever less, until there is room."""


class ResultPicture(Screen):
    """All that the picture shows; it has neither buttons nor anything that moves."""

    def __init__(self, shell: Shell, game: RunningGame) -> None:
        """Take the words and the look of a shell; its window does not matter."""
        super().__init__(shell.kit.of_size(SIZE))
        self.shell = shell
        self.model: ResultModel = game.result()
        self.code = "" if game.on_own_island() else game.code()  # no code holds such an island
        board, date = game.last_board()
        self.date = written(date, shell.tr)
        self.canvas = Canvas(self.kit, shell.tr, "board")
        self.canvas.order = tuple(seat.colour for seat in self.model.seats)
        self.canvas.show(replace(board, light=""))  # the light of the end would lie over figures and words

    def enter(self, size: tuple[int, int]) -> None:
        """Fit the picture, not the window."""
        del size
        super().enter(SIZE)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, smaller or larger where the surface is of another size."""
        whole = pygame.Surface(SIZE)
        super().draw(whole)
        surface.blit(scaled(whole, surface.get_size()), (0, 0))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the land of the game, far away."""
        land(self.kit, surface, self.model.ruleset)

    def build(self) -> Widget:
        """Set the title above, the board and what is told beside it."""
        kit = self.kit
        board = Card(kit, self.canvas, pad=0, grow=1.0)
        head, pad = self._head(), kit.px("pad")
        wide = kit.size.width - 2 * pad
        tall = kit.size.height - 2 * pad - head.measure(wide).height - kit.px("gap")
        beside = Sized(kit, self._beside(Size(kit.px(_ASIDE), tall)), _ASIDE)
        whole = Column(kit, [head, Row(kit, [board, beside], gap="pad", stretch=True, grow=1.0)], gap="gap")
        return Padded(kit, whole, pad="pad")

    def _head(self) -> Widget:
        kit, tr, model = self.kit, self.shell.tr, self.model
        told = f"{tr(f'ruleset-{model.ruleset}')} · {when_text(model, tr)} · {self.date}"
        title = Column(
            kit, [Label(kit, winners_text(model, tr), TITLE, name="title"), Label(kit, told, DIM)], gap=0, grow=1.0
        )
        code: list[Widget] = [
            Label(kit, tr("picture-code"), SMALL, across=1.0),
            Label(kit, self.code, STRONG.of("gold"), across=1.0, name="code"),
        ]
        return Row(kit, [title, *([Column(kit, code, gap=0)] if self.code else [])], gap="pad")

    def _beside(self, room: Size) -> Widget:
        """Return what is told beside the board: as much of it as has room."""
        tried = (self._column(*much) for much in _LESS)
        return next((one for one in tried if one.measure(room.width).height <= room.height), self._column(*_LESS[-1]))

    def _column(self, medalled: bool, most: int) -> Widget:
        """Return the seats with `most` sources of points each, medals of the winner, and the course of the points."""
        kit, model = self.kit, self.model
        rows = [self._seat(seat, model.seats[seat], most) for seat in model.ranking()]
        found: list[Widget] = [Card(kit, Column(kit, rows, gap="gap-tiny"))]
        if medalled and len(model.winners) == 1:
            row = medals(self.shell, model, _MEDALS, kit)
            found += [Card(kit, Row(kit, [Space(kit), *row, Space(kit)], gap="gap"))] if row else []
        painter = ChartPainter(self.shell, model.seats, Chooser(-1, int), rounds=model.when is None, kit=kit)
        found += [painter.card(chart) for chart in model.charts if chart.page == OVERVIEW and common(chart.body)]
        found += [
            Card(kit, painter.lines(chart), title=painter.say(chart.title), grow=1.0)
            for chart in model.charts
            if isinstance(chart.body, Layers)
        ][:1]
        return Column(kit, found, gap="gap")

    def _seat(self, seat: int, line: SeatLine, most: int) -> Widget:
        """A seat with its points and what they are for."""
        kit, tr = self.kit, self.shell.tr
        names = [one.name for one in self.model.seats]
        told = sources(self.model, seat)[:most]
        parts = [f"{say(head.name, tr, names)}\u00a0{figure(points)}" for head, points in told]
        words: list[Widget] = [Label(kit, line.name, NAME.of("gold" if line.winner else "ink"), name=f"seat-{seat}")]
        words += [Label(kit, "\u00a0· ".join(parts), SMALL)] if parts else []
        face = SeatFace(kit, face_key(line.character, line.human, line.colour), line.colour, size=40)
        points = Label(kit, figure(line.points), FIGURE.of("gold" if line.winner else "ink"))
        return Row(kit, [face, Column(kit, words, gap=0, grow=1.0), points], gap="gap")


def png_of(shell: Shell, game: RunningGame) -> bytes:
    """Return the picture of the result as a PNG file."""
    surface = pygame.Surface(SIZE)
    picture = ResultPicture(shell, game)
    picture.enter(SIZE)
    picture.draw(surface)
    data = io.BytesIO()
    pygame.image.save(surface, data, "result.png")
    return data.getvalue()
