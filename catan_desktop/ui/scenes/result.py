"""The result of a game, or its course so far: who won and how, and the figures that tell its story, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.charts import Chart, Grid, Layers
from catan_desktop.present.models.screens import ResultModel
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change, Pop, Push, Replace
from catan_desktop.ui.scenes.achievements import AchievementsScreen
from catan_desktop.ui.scenes.file_dialogs import export_dialog
from catan_desktop.ui.scenes.parts import MenuScreen, SeatFace, Shared, face_key, heading, page
from catan_desktop.ui.scenes.result_charts import ChartPainter, Chooser
from catan_desktop.ui.scenes.result_mood import Mood, Scenery
from catan_desktop.ui.scenes.result_picture import png_of
from catan_desktop.ui.scenes.services import RunningGame, Shell
from catan_desktop.ui.scenes.victory import (
    OVERVIEW,
    decision,
    decision_texts,
    ending_told,
    victory,
    when_text,
    winners_text,
)
from catan_desktop.ui.text import ASIDE, BODY, DIM, LARGE, Style
from catan_desktop.ui.widgets import Button, Card, Column, Flow, Label, Row, ScrollArea, Tabs, Widget

BESIDE = 2
"""Charts of a page that stand beside each other."""
_STORIES = 3
"""New achievements at most that are named."""
_SETTLED = 0.7
"""Seconds in which a press for a new game does not count yet."""


class FiguresScreen(MenuScreen):
    """Pages of charts."""

    first = "result-page-overview"
    """Text key of the first page."""

    def __init__(self, shell: Shell, model: ResultModel) -> None:
        super().__init__(shell)
        self.model = model
        self.pictured = model.ruleset
        self.page = 0
        self.whose = -1
        self.pages = list(dict.fromkeys([OVERVIEW, *(chart.page for chart in model.charts)]))

    def show(self, name: str) -> None:
        """Bring a page to the front; LookupError for one that there is not."""
        if name not in self.pages:
            raise LookupError(f"the pages are: {', '.join(self.pages)}")
        self.page = self.pages.index(name)
        self.rebuild()

    def key(self, event: pygame.event.Event) -> bool:
        """Turn pages; else as every screen."""
        step = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}.get(event.key)
        if step is None:
            return super().key(event)
        tabs = self.root.content.find("pages")
        assert isinstance(tabs, Tabs)
        tabs.choose(tabs.value + step)
        self.root.follow()
        return True

    # building

    def painter(self) -> ChartPainter:
        """Return what makes widgets of charts."""
        rounds = self.model.when is None
        return ChartPainter(self.shell, self.model.seats, Chooser(self.whose, self._choose), rounds=rounds)

    def tabs(self, overview: Widget) -> Tabs:
        """All pages."""
        kit, tr, painter = self.kit, self.shell.tr, self.painter()
        found: list[tuple[str, Widget]] = []
        for name in self.pages:
            charts = [chart for chart in self.model.charts if chart.page == name]
            body = overview if name == OVERVIEW else ScrollArea(kit, self._spread(painter, charts))
            found.append((tr(f"result-page-{name}" if name != OVERVIEW else self.first), body))
        return Tabs(kit, found, self.page, self._turn, name="pages")

    def _spread(self, painter: ChartPainter, charts: Sequence[Chart]) -> Widget:
        """A few charts beside each other, tables below them."""
        rows: list[Widget] = []
        waiting = list(charts)
        while waiting:
            row, waiting = waiting[:BESIDE], waiting[BESIDE:]
            shared = Shared(self.kit, [painter.card(chart) for chart in row], [1.0] * len(row))
            shared.grow = 0.0 if all(isinstance(chart.body, Grid) for chart in row) else 1.0
            rows.append(shared)
        return Column(self.kit, rows, gap="pad")

    def _turn(self, index: int) -> None:
        self.page = index

    def _choose(self, seat: int) -> None:
        self.whose = seat
        self.rebuild()


class ResultScreen(FiguresScreen):
    """The end of the running game."""

    def __init__(self, shell: Shell, game: RunningGame, below: bool = True, *, opening: bool = False) -> None:
        """`below`: the table lies under this screen, so that going back leads to it; `opening`: it begins with the
        winner alone, until anything is pressed."""
        super().__init__(shell, game.result())
        self.game = game
        self.below = below
        self.opening = opening
        model = self.model
        colour = model.seats[model.winners[0]].colour if len(model.winners) == 1 else -1
        self.mood = Mood(shell.kit, model.ending, model.ruleset, lost=model.lost, colour=colour)
        self.age = 0.0
        """Seconds since it came up, all by itself and maybe under a press that was meant for the table."""

    def build(self) -> Widget:
        """Set the ending on top, the pages, and the ways on; first of all the winner alone."""
        kit, tr = self.kit, self.shell.tr
        if self.opening:
            return victory(self.shell, self.model)
        foot = [
            Button(kit, tr("result-menu"), self._menu, kind="quiet", icon="left", name="menu"),
            Button(kit, tr("result-save"), self._save, icon="save", name="save"),
            Button(kit, tr("result-look"), self._look, icon="eye", name="look"),
            Button(kit, tr("result-replay"), self._replay, icon="play", name="replay"),
            Button(kit, tr("result-review"), self._review, icon="chart", name="review"),
            self._on(),
        ]
        return page(kit, [self._ending()], self.tabs(self._overview()), foot)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw what became of the land, far away."""
        if self.opening and self.mood.picture:
            self.mood.near(surface, surface.get_rect())
            self.mood.air(surface, surface.get_rect())
        else:
            self.mood.far(surface)

    def handle(self, event: pygame.event.Event) -> Change:
        """Go on from the winner to the figures at any press that was not yet meant for the table."""
        if not self.opening or event.type not in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            return super().handle(event)
        if self.age >= _SETTLED:
            self.opening = False
            self.rebuild()
        return None

    def tick(self, seconds: float) -> None:
        """Let the picture live."""
        self.age += seconds
        if self.opening or self.pages[self.page] == OVERVIEW:
            self.mood.tick(seconds)

    def back(self) -> None:
        """Look at the board again."""
        self._look()

    def _on(self) -> Widget:
        """Return the way on: to the campaign of which this was a stage, else to another game."""
        kit, tr, way = self.kit, self.shell.tr, self.game.stages.way_on()
        if way is None:
            return Button(kit, tr("result-rematch"), self._again, kind="primary", icon="replay", name="rematch")
        return Button(
            kit, tr("campaign-next"), partial(self.attempt, way), kind="primary", icon="gw-trophy", name="campaign"
        )

    def _ending(self) -> Widget:
        kit, tr, model = self.kit, self.shell.tr, self.model
        title, ink = winners_text(model, tr), "gold" if model.winners else "danger-light"
        ruleset = tr(f"ruleset-{model.ruleset}")
        texts = Column(
            kit,
            [
                Label(kit, title, Style("display", "title", ink), name="title"),
                Label(kit, f"{ruleset} · {when_text(model, tr)}", DIM),
                *([Label(kit, model.title, DIM, name="game-title")] if model.title else []),
            ],
            gap=0,
            grow=1.0,
        )
        won_by = [model.seats[seat] for seat in model.winners]
        faces: list[Widget] = [
            SeatFace(kit, face_key(seat.character, seat.human, seat.colour), seat.colour, size=76) for seat in won_by
        ]
        share = Button(kit, tr("result-share"), self._share, kind="quiet", icon="copy", name="share")
        picture = Button(kit, tr("result-picture"), self.ask_picture, kind="quiet", icon="export", name="picture")
        return Row(kit, [*faces, texts, picture, share], gap="pad", grow=1.0)

    def _overview(self) -> Widget:
        """The picture with its sentence, and the points by source."""
        kit, model = self.kit, self.model
        painter = self.painter()
        tables: list[Widget] = [
            painter.card(replace(chart, notes=()) if chart == decision(model) else chart, model.ranking())
            for chart in model.charts
            if chart.page == OVERVIEW and isinstance(chart.body, Grid)
        ]
        lines = [
            Card(kit, painter.lines(chart), title=painter.say(chart.title), grow=1.0)
            for chart in model.charts
            if isinstance(chart.body, Layers)
        ]
        long = any(isinstance(chart.body, Grid) and chart.body.turned for chart in model.charts)
        tables += lines if len(tables) == 1 and not long else []
        words = [
            Label(kit, ending_told(self.shell, model, "line"), LARGE, name="ending"),
            *[Label(kit, told, BODY, name="decision") for told in decision_texts(model, self.shell.tr)],
            Label(kit, ending_told(self.shell, model, "story"), DIM, name="story"),
        ]
        scenery = Scenery(kit, self.mood, name="scenery", grow=1.0)
        picture = Card(kit, Column(kit, [*words, scenery, *self._ribbon()]), grow=1.0)
        return ScrollArea(kit, Shared(kit, [picture, Column(kit, tables, gap="pad", grow=1.0)], (1.0, 1.0)))

    def _ribbon(self) -> list[Widget]:
        """Return the ways to the stories that this game has told first, if there are any."""
        kit, tr, new = self.kit, self.shell.tr, self.model.achievements[:_STORIES]
        ways: list[Widget] = [
            Button(
                kit, tr(f"achievement-{one.key}"), partial(self._read, one.key), kind="quiet", icon=one.icon,
                name="story-new",
            )
            for one in new
        ]  # fmt: skip
        title = Label(kit, tr("achievements-new", count=len(new)), ASIDE)
        return [Row(kit, [title, Flow(kit, ways, grow=1.0)])] if new else []

    # going on

    def _read(self, achievement: str) -> None:
        book = self.shell.scene("achievements")
        assert isinstance(book, AchievementsScreen)
        book.show(achievement)
        self.go(Push(book))

    def _menu(self) -> None:
        self.attempt(lambda: self.game.parting(self.game.leave))

    def _again(self) -> None:
        if self.below and self.age < _SETTLED:
            return
        self.attempt(self.game.rematch)

    def _save(self) -> None:
        self.attempt(lambda: Push(self.shell.scene("save-as")))

    def ask_picture(self) -> None:
        """Ask where a picture of the result goes."""

        def save(text: str) -> bool:
            try:
                path = self.game.save_picture(png_of(self.shell, self.game), text)
            except Refused as refusal:
                self.root.toast(str(refusal), "danger")
                return False
            self.root.toast(self.shell.tr("picture-done", path=path), "good")
            return True

        place = self.game.picture_place()
        dialog, field = export_dialog(self.kit, self.shell.tr, *place, save, "picture-save")
        self.root.open(dialog, self.ask_picture)
        self.root.set_focus(field)

    def _share(self) -> None:
        self.attempt(lambda: Push(self.shell.scene("share")))

    def _replay(self) -> None:
        self.attempt(self.game.replay)

    def _review(self) -> None:
        self.attempt(self.game.review)

    def _look(self) -> None:
        self.go(Pop() if self.below else Replace(self.game.table()))


class SoFarScreen(FiguresScreen):
    """The figures of the running game, as far as the looking seat may know them."""

    first = "result-page-now"

    def __init__(self, shell: Shell, game: RunningGame, viewer: Seat) -> None:
        super().__init__(shell, game.figures(viewer))
        self.viewer = viewer

    def build(self) -> Widget:
        """Set the pages; the overview is a table."""
        kit, tr, painter = self.kit, self.shell.tr, self.painter()
        cards: list[Widget] = [
            painter.card(chart)
            for chart in self.model.charts
            if chart.page == OVERVIEW and isinstance(chart.body, Grid)
        ]
        cards += [
            Card(kit, painter.lines(chart), title=painter.say(chart.title), grow=1.0)
            for chart in self.model.charts
            if isinstance(chart.body, Layers)
        ]
        note = Label(kit, tr("figures-note", name=painter.names[self.viewer]), DIM, name="note")
        overview = ScrollArea(kit, Column(kit, [*cards, note], gap="pad"))
        head = heading(kit, tr("figures-title"), tr("back"), self.back)
        head.append(Label(kit, when_text(self.model, tr, "round-number"), DIM))
        return page(kit, head, self.tabs(overview))
