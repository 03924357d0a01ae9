"""The chapters of the lessons, to begin, to go on with, or to play again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from catan_desktop.present.models.lesson import LessonCard
from catan_desktop.ui.scenes.choice_tile import ChoiceTile
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import Lobby, Shell
from catan_desktop.ui.text import BODY, HEADING, SMALL
from catan_desktop.ui.widgets import Button, Column, Grid, Label, Picture, Row, ScrollArea, SideTabs, Widget

_LEADING = ("lesson-on", "lesson-play")
"""Names of the buttons that lead on in a lesson."""


class TutorialScreen(MenuScreen):
    """A page of chapters for each game, each with its mark; the next one is one click or one key away."""

    def __init__(self, shell: Shell, lobby: Lobby, ruleset: str = "") -> None:
        """`ruleset`: the game that is to be learned; without one, the last that was taught or begun, else the first
        whose lesson is not done."""
        super().__init__(shell)
        self.lobby = lobby
        lessons = list(lobby.lessons())
        asked = ruleset or lobby.taught
        meant = (at for at, lesson in enumerate(lessons) if lesson.ruleset == asked)
        open_ = (at for at, lesson in enumerate(lessons) if any(chapter.next for chapter in lesson.chapters))
        self.page = next(chain(meant, open_), 0)

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; what leads on has the focus: the next chapter, with all done the game to play."""
        super().enter(size)
        self.root.set_focus(next((widget for widget in self.root.stops() if widget.name in _LEADING), None))
        self.root.reveal()

    def build(self) -> Widget:
        """Set a page for each lesson: what its teacher says on top, then the chapters."""
        kit, tr = self.kit, self.shell.tr
        pages = [
            (tr(f"ruleset-{lesson.ruleset}"), ScrollArea(kit, Column(kit, self._lesson(lesson), gap="gap-large")))
            for lesson in self.lobby.lessons()
        ]
        tabs = SideTabs(kit, pages, self.page, self._turn, name="lessons")
        tabs.tip = tr("tutorial-lessons")
        return page(kit, heading(kit, tr("tutorial-title"), tr("back"), self.back), tabs)

    def _turn(self, index: int) -> None:
        self.page = index

    def _lesson(self, lesson: LessonCard) -> Sequence[Widget]:
        kit, tr = self.kit, self.shell.tr
        done = sum(chapter.done for chapter in lesson.chapters)
        words = Column(
            kit,
            [
                Label(kit, tr(f"lesson-{lesson.key}"), HEADING),
                Label(kit, tr(f"lesson-{lesson.key}.line"), BODY),
                Label(kit, tr("tutorial-done", done=done, of=len(lesson.chapters)), SMALL, name="lesson-done"),
            ],
            gap=3,
            grow=1.0,
        )
        top: list[Widget] = [Picture(kit, lesson.portrait, 84, ink=None), words]
        following = next((chapter for chapter in lesson.chapters if chapter.next), None)
        if following is not None:
            said = tr("tutorial-go-on" if done else "tutorial-begin")
            press = partial(self._begin, lesson.key, following.key)
            top.append(Button(kit, said, press, kind="primary", icon="play", name="lesson-on"))
        else:
            play = partial(self.attempt, lambda: self.lobby.first_game(lesson.ruleset))
            top.append(Button(kit, tr("lesson-play"), play, kind="primary", icon="play", name="lesson-play"))
        tiles: list[Widget] = [
            ChoiceTile(
                kit,
                f"{number}. {self.shell.say(chapter.title)}",
                self.shell.say(chapter.line),
                chapter.art,
                partial(self._begin, lesson.key, chapter.key),
                done=chapter.done,
                following=chapter.next,
                name=f"chapter-{chapter.key}",
            )
            for number, chapter in enumerate(lesson.chapters, 1)
        ]
        return [Row(kit, top, gap="gap-large"), Grid(kit, tiles, cell=380, most=2)]

    def _begin(self, lesson: str, chapter: str) -> None:
        self.attempt(lambda: self.lobby.teach(lesson, chapter))
