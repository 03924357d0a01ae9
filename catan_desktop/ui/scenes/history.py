"""The games that were played to their end at this computer: who won how often, the best feats, every game; forgotten
at will."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.session.past_games import PEOPLE, PastGame, against, bests, players
from catan_desktop.stores.files import Refused
from catan_desktop.stores.past_games import History
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.geometry import inset
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.load_rows import written
from catan_desktop.ui.scenes.parts import MenuScreen, Shared, draw_mark, heading, page
from catan_desktop.ui.scenes.result_table import FigureTable, Heading, Line
from catan_desktop.ui.scenes.services import Library, Lobby, Shell
from catan_desktop.ui.text import BODY, DIM, HEADING, NAME, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Label,
    ListView,
    Row,
    ScrollArea,
    Space,
    Widget,
)

_ROW = 54
_FIGURES = ("played", "won", "share", "mean", "best")
"""Columns of who played."""


class HistoryScreen(MenuScreen):
    """Who won, the best feats, and every game with its date."""

    def __init__(self, shell: Shell, history: History, lobby: Lobby, library: Library) -> None:
        super().__init__(shell)
        self.history, self.lobby, self.library = history, lobby, library
        self.ruleset = ""
        """The game that is looked at; empty: all."""
        self.whom = ""
        """The opponents that are looked at: `people` or a level; empty: all."""
        self.chosen = ""
        """Key of the game that is chosen."""
        self._saves: dict[str, str] = {}
        """By the key of a game, its save; the folder is read once for each as long as nothing lies over the page."""
        self._read()

    @property
    def pictured(self) -> str:  # type: ignore[override]
        """Return the game that is looked at, or that of the chosen line."""
        found = (game.ruleset for game in self.games if game.key == self.chosen)
        return self.ruleset or next(found, "")

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; a save may have come or gone meanwhile."""
        self._saves.clear()
        super().enter(size)

    def _read(self) -> None:
        self.games: Sequence[PastGame] = self.history.games()
        self.rulesets = ("", *dict.fromkeys(game.ruleset for game in self.games))
        if self.ruleset not in self.rulesets:
            self.ruleset = ""

    def shown(self) -> list[PastGame]:
        """Return the games that are looked at, newest first."""
        fitting = [game for game in self.games if self.ruleset in ("", game.ruleset) and against(game, self.whom)]
        return fitting[::-1]

    # the page

    def build(self) -> Widget:
        """Set the choice of games on top, sums at the left and the games at the right."""
        kit, tr = self.kit, self.shell.tr
        games = [tr("history-all-games"), *(tr(f"ruleset-{key}") for key in self.rulesets[1:])]
        levels = self.lobby.levels()
        whom = ["", PEOPLE, *levels]
        names = [tr("history-anybody"), tr("history-people"), *(tr("history-bots", level=level) for level in levels)]
        head = [
            *heading(kit, tr("history-title"), tr("back"), self.back),
            Button(kit, tr("achievements-title"), self._stories, icon="almanac", name="achievements"),
            Dropdown(kit, games, self.rulesets.index(self.ruleset), self._take_ruleset, name="ruleset"),
            Dropdown(kit, names, whom.index(self.whom), lambda index: self._take_whom(whom[index]), name="whom"),
        ]
        shown = self.shown()
        if not shown:
            words = tr("history-none-found" if self.games else "history-none")
            return page(kit, head, Column(kit, [Space(kit), Label(kit, words, DIM, across=0.5), Space(kit)]))
        counted = [game for game in shown if game.counts]
        told = [] if len(counted) == len(shown) else [Label(kit, tr("history-counts"), DIM)]
        summed = [self._players(counted), self._bests(counted)] if counted else []
        sums = ScrollArea(kit, Column(kit, [*told, *summed], gap="pad"))
        return page(kit, head, Shared(kit, [sums, self._games(shown)], [1.2, 1.0]))

    def _players(self, shown: Sequence[PastGame]) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rows = [
            Line(
                row.name or tr("history-bots", level=row.level),
                (
                    row.games,
                    row.won,
                    round(100 * row.won / row.games),
                    round(row.points / row.games),
                    row.best,
                ),
            )
            for row in players(shown)
        ]
        heads = [Heading(tr(f"history-{one}")) for one in _FIGURES]
        return Card(
            kit,
            Column(kit, [Label(kit, tr("history-players"), HEADING), FigureTable(kit, heads, rows, name="players")]),
        )

    def _bests(self, shown: Sequence[PastGame]) -> Widget:
        kit, tr = self.kit, self.shell.tr
        oldest = shown[::-1]
        rows: list[Widget] = [Label(kit, tr("history-bests"), HEADING)]
        for best in bests(oldest):
            game = oldest[best.game]
            line = [
                Label(kit, tr(f"feat-{best.key}"), BODY, grow=1.0),
                Label(kit, str(best.count), STRONG.of("gold")),
            ]
            parts = [game.seats[best.seat].name, tr(f"ruleset-{game.ruleset}"), written(game.date, tr)]
            rows.append(Column(kit, [Row(kit, line), Label(kit, " · ".join(parts), SMALL)], gap=0))
        return Card(kit, Column(kit, rows))

    def _games(self, shown: Sequence[PastGame]) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rows = ListView(
            kit,
            len(shown),
            lambda surface, box, index: self._draw(surface, box, shown[index]),
            row=round(_ROW * (0.2 + 0.8 * kit.larger)),
            on_choose=lambda index: self._choose(shown[index].key),
            on_open=lambda index: self._watch(shown[index]),
            name="games",
        )
        rows.chosen = next((index for index, game in enumerate(shown) if game.key == self.chosen), -1)
        watch = Button(
            kit,
            tr("achievements-replay"),
            lambda: self._watch(shown[rows.chosen]),
            kind="primary",
            icon="play",
            name="watch-game",
        )
        if rows.chosen < 0:
            watch.disable(tr("history-forget-none"))
        elif not self._save_of(shown[rows.chosen]):
            watch.disable(tr("achievements-replay-gone"))
        forget = Button(kit, tr("history-forget"), self._forget, kind="quiet", icon="trash", name="forget")
        if rows.chosen < 0:
            forget.disable(tr("history-forget-none"))
        every = Button(kit, tr("history-forget-all"), self._ask, kind="quiet", icon="trash", name="forget-all")
        title = Label(kit, tr("history-games", count=len(shown)), HEADING)
        return Card(kit, Column(kit, [title, rows, watch, Row(kit, [forget, Space(kit), every])]))

    def _draw(self, surface: pygame.Surface, row: pygame.Rect, game: PastGame) -> None:
        """Draw a row: the game and its date, who won with how many points."""
        kit, tr = self.kit, self.shell.tr
        box = inset(row, kit.px("gap"), kit.px(4))
        date = kit.text.draw(surface, written(game.date, tr), (box.right, box.y), SMALL, across=1.0, within=row)
        room = max(1, date.left - box.x - kit.px("gap"))
        name = kit.text.fit(tr(f"ruleset-{game.ruleset}"), NAME, room, lines=1)
        line = kit.text.line_height(NAME)
        kit.text.draw_lines(surface, name.lines[:1], pygame.Rect(box.x, box.y, room, line), NAME, pixels=name.pixels)
        won = [seat for seat in game.seats if seat.won]
        x, y = box.x, box.y + line + kit.px(8)
        for seat in won:
            draw_mark(kit, surface, (x + kit.px(8), y), kit.px(7), seat.colour)
            x += kit.px(20)
        words = ", ".join(f"{seat.name} {seat.points}" for seat in won) or tr("history-nobody-won")
        words = words if game.counts else f"{words} · {tr('history-not-counted')}"
        fitted = kit.text.fit(words, SMALL, max(1, box.right - x), lines=1)
        kit.text.draw(surface, fitted.lines[0], (x, y), SMALL, down=0.5, pixels=fitted.pixels, within=row)

    # what happens

    def _stories(self) -> None:
        self.go(Push(self.shell.scene("achievements")))

    def _take_ruleset(self, index: int) -> None:
        self.ruleset = self.rulesets[index]
        self.rebuild()

    def _take_whom(self, whom: str) -> None:
        self.whom = whom
        self.rebuild()

    def _choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self.rebuild()

    def _save_of(self, game: PastGame) -> str:
        if game.key not in self._saves:
            self._saves[game.key] = self.history.save_of(game)
        return self._saves[game.key]

    def _watch(self, game: PastGame) -> None:
        """Watch a game again, if it is still kept; its review and its charts are a press away there."""
        save = self._save_of(game)
        if save:
            self.attempt(lambda: self.library.replay(save))
        else:
            self.root.toast(self.shell.tr("achievements-replay-gone"))

    def _forget(self) -> None:
        self._drop([self.chosen])

    def _ask(self) -> None:
        kit, tr, keys = self.kit, self.shell.tr, [game.key for game in self.shown()]
        self.root.open(
            confirm_dialog(
                kit,
                tr("history-forget-all"),
                tr("history-forget-sure", count=len(keys)),
                tr("history-forget-yes"),
                tr("cancel"),
                lambda: self._drop(keys),
            ),
            self._ask,
        )

    def _drop(self, keys: Sequence[str]) -> None:
        try:
            self.history.forget(keys)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        self._read()
        self.rebuild()
