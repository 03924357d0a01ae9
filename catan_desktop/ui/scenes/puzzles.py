"""The puzzles, by game and grade, to solve or to solve again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.puzzle import PuzzleCard
from catan_desktop.present.words import Speaker
from catan_desktop.ui.scenes.choice_tile import ChoiceTile
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import Puzzles, Shell
from catan_desktop.ui.text import DIM, SMALL
from catan_desktop.ui.widgets import Column, Dropdown, Grid, Kit, Label, ScrollArea, Space, Widget

GRADES = ("easy", "medium", "hard")
_PIP = 9
"""Width of one of the signs that tell the grade."""


class PuzzleTile(ChoiceTile):
    """One puzzle: its game, its name, how hard it is, and whether it is solved."""

    art_size = (96, 64)
    almanac_entry = "puzzles"
    indent = len(GRADES) * _PIP + 8

    def __init__(
        self, kit: Kit, puzzle: PuzzleCard, tr: Speaker, following: bool, on_press: Callable[[], object]
    ) -> None:
        super().__init__(
            kit,
            tr(f"puzzle-{puzzle.key}"),
            tr("puzzle-about", game=tr(f"ruleset-{puzzle.ruleset}"), grade=tr(f"puzzle-grade-{puzzle.grade}")),
            (f"ruleset-{puzzle.ruleset}",),
            on_press,
            done=puzzle.solved,
            following=following,
            name=f"puzzle-{puzzle.key}",
        )
        self._grade = GRADES.index(puzzle.grade)

    def draw_before(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw one disc more for each grade, hollow up to the hardest."""
        kit, pip = self.kit, self.kit.px(_PIP)
        for number in range(len(GRADES)):
            centre = (box.x + pip * (number + 0.5), box.y + kit.px(8))
            fill = kit.colour("gold") if number <= self._grade else None
            kit.art.circle(surface, centre, pip * 0.36, fill, rim=kit.colour("gold"), rim_width=max(1.0, kit.k))


class PuzzlesScreen(MenuScreen):
    """Every puzzle, narrowed by game, grade and whether it is solved."""

    def __init__(self, shell: Shell, puzzles: Puzzles) -> None:
        super().__init__(shell)
        self.puzzles = puzzles
        self.ruleset = self.grade = ""
        """What is looked at; empty: all."""
        self.waiting = False
        """Only those not solved yet."""

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; the first puzzle that waits has the focus."""
        super().enter(size)
        first = next((tile for tile in self.root.stops() if isinstance(tile, PuzzleTile) and tile.following), None)
        self.root.set_focus(first)
        self.root.reveal()

    def shown(self) -> list[PuzzleCard]:
        """Return the puzzles that are looked at."""
        return [
            one
            for one in self.puzzles.all()
            if self.ruleset in ("", one.ruleset) and self.grade in ("", one.grade) and not (self.waiting and one.solved)
        ]

    def build(self) -> Widget:
        """Set what to look at on top, and the puzzles below."""
        kit, tr, every = self.kit, self.shell.tr, self.puzzles.all()
        rulesets = ("", *dict.fromkeys(one.ruleset for one in every))
        grades = ("", *GRADES)
        games = [tr("puzzles-all-games"), *(tr(f"ruleset-{key}") for key in rulesets[1:])]
        names = [tr("puzzles-all-grades"), *(tr(f"puzzle-grade-{key}") for key in GRADES)]
        states = [tr("puzzles-solved-or-not"), tr("puzzles-waiting")]
        head = [
            *heading(kit, tr("puzzles-title"), tr("back"), self.back),
            Dropdown(kit, games, rulesets.index(self.ruleset), lambda at: self._look(rulesets[at]), name="of-game"),
            Dropdown(kit, names, grades.index(self.grade), lambda at: self._take(grades[at]), name="grade"),
            Dropdown(kit, states, int(self.waiting), lambda at: self._wait(bool(at)), name="waiting"),
        ]
        solved = sum(one.solved for one in every)
        count = Label(kit, tr("puzzles-count", solved=solved, of=len(every)), SMALL, name="puzzles-count")
        shown = self.shown()
        if not shown:
            none = Label(kit, tr("puzzles-none"), DIM, across=0.5)
            return page(kit, head, Column(kit, [count, Space(kit), none, Space(kit)]))
        grid = Grid(kit, self._tiles(shown), cell=350, most=3)
        return page(kit, head, ScrollArea(kit, Column(kit, [count, grid], gap="gap-large")))

    def _tiles(self, shown: Sequence[PuzzleCard]) -> list[Widget]:
        first = next((one.key for one in shown if not one.solved), "")
        return [
            PuzzleTile(self.kit, one, self.shell.tr, one.key == first, partial(self._begin, one.key)) for one in shown
        ]

    def _look(self, ruleset: str) -> None:
        self.ruleset = ruleset
        self.refit()

    def _take(self, grade: str) -> None:
        self.grade = grade
        self.refit()

    def _wait(self, waiting: bool) -> None:
        self.waiting = waiting
        self.refit()

    def _begin(self, key: str) -> None:
        self.attempt(lambda: self.puzzles.solve(key))
