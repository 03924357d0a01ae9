"""The puzzles, by game and grade, to solve or to solve again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.puzzle import PuzzleCard
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.chapter_art import draw_chapter
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import Puzzles, Shell
from catan_desktop.ui.text import DIM, SMALL, Style
from catan_desktop.ui.widgets import Column, Dropdown, Grid, Kit, Label, ScrollArea, Space, Widget
from catan_desktop.ui.widgets.button import Pressable

GRADES = ("easy", "medium", "hard")
_TITLE = Style("display", "large")
_LINE = SMALL.of("dim")
_ART = (96, 64)
"""Width and height of the picture of the game."""
_PAD, _MARK = 10, 22
_PIP = 9
"""Width of one of the signs that tell the grade."""


class PuzzleTile(Pressable):
    """One puzzle: its game, its name, how hard it is, and whether it is solved."""

    def __init__(
        self, kit: Kit, puzzle: PuzzleCard, title: str, line: str, first: bool, on_press: Callable[[], object]
    ) -> None:
        """`first`: it is the one to go on with."""
        super().__init__(kit, on_press, name=f"puzzle-{puzzle.key}", topic="puzzles", grow=1.0)
        self.puzzle, self.label, self.line, self.first = puzzle, title, line, first

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as its words, and as its picture."""
        px, text = self.kit.px, self.kit.text
        wide = px(360) if width is None else width
        room = self._room(wide)
        title = text.wrapped_size(self.label, _TITLE, room).height
        line = text.wrapped_size(self.line, _LINE, room - self._pips()).height
        return Size(wide, max(px(_ART[1]), title + px(3) + line) + 2 * px(_PAD))

    def least(self) -> int:
        """Need room for picture, mark and the longest word."""
        text = self.kit.text
        word = max(text.widest_word(self.label, _TITLE), text.widest_word(self.line, _LINE) + self._pips())
        return word + self.kit.px(_ART[0] + 2 * _PAD + 14 + _MARK + 8)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card: gold for the first that waits, a tick on those solved."""
        kit, box, px = self.kit, self.rect, self.kit.px
        rim = "gold" if self.first else "ice" if self.hovered else "line-strong"
        kit.panel(surface, box, "raised" if self.hovered else "panel", shadow=True, rim=rim)
        art = pygame.Rect(box.x + px(_PAD), 0, px(_ART[0]), px(_ART[1]))
        art.centery = box.centery
        draw_chapter(kit, surface, art, (f"ruleset-{self.puzzle.ruleset}",))
        left, room = art.right + px(14), self._room(box.width)
        title = kit.text.wrap(self.label, _TITLE, room)
        high = kit.text.wrapped_size(self.label, _TITLE, room).height
        line = kit.text.wrap(self.line, _LINE, room - self._pips())
        low = kit.text.wrapped_size(self.line, _LINE, room - self._pips()).height
        top = box.centery - (high + px(3) + low) // 2
        ink = "gold" if self.first else "ink"
        kit.text.draw_lines(surface, title, pygame.Rect(left, top, room, high), _TITLE.of(ink))
        below = top + high + px(3)
        self._draw_grade(surface, left, below + px(8))
        words = pygame.Rect(left + self._pips(), below, room - self._pips(), low)
        kit.text.draw_lines(surface, line, words, _LINE)
        mark = "check" if self.puzzle.solved else "play" if self.first else ""
        if mark:
            icon = kit.icon(mark, px(_MARK), "good" if self.puzzle.solved else "gold")
            surface.blit(icon, icon.get_rect(midright=(box.right - px(12), box.centery)))
        if self.ringed:
            kit.ring(surface, box, "radius-large")

    def _draw_grade(self, surface: pygame.Surface, left: int, middle: int) -> None:
        """Draw one disc more for each grade, hollow up to the hardest."""
        kit, reach = self.kit, self.kit.px(_PIP) * 0.36
        grade = GRADES.index(self.puzzle.grade)
        for number in range(len(GRADES)):
            centre = (left + kit.px(_PIP) * (number + 0.5), middle)
            fill = kit.colour("gold") if number <= grade else None
            kit.art.circle(surface, centre, reach, fill, rim=kit.colour("gold"), rim_width=max(1.0, kit.k))

    def _pips(self) -> int:
        return self.kit.px(len(GRADES) * _PIP + 8)

    def _room(self, width: int) -> int:
        return max(1, width - self.kit.px(_ART[0] + 2 * _PAD + 14 + _MARK + 8))


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
        first = next((tile for tile in self.root.stops() if isinstance(tile, PuzzleTile) and tile.first), None)
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
        tr = self.shell.tr
        first = next((one.key for one in shown if not one.solved), "")
        return [
            PuzzleTile(
                self.kit,
                one,
                tr(f"puzzle-{one.key}"),
                tr("puzzle-about", game=tr(f"ruleset-{one.ruleset}"), grade=tr(f"puzzle-grade-{one.grade}")),
                one.key == first,
                partial(self._begin, one.key),
            )
            for one in shown
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
