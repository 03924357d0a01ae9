"""The chapters of the lessons, to begin, to go on with, or to play again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

import pygame

from catan_desktop.present.models.lesson import ChapterCard, LessonCard
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.chapter_art import draw_chapter
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import Lobby, Shell
from catan_desktop.ui.text import BODY, HEADING, SMALL, Style
from catan_desktop.ui.widgets import Button, Column, Grid, Kit, Label, Picture, Row, ScrollArea, Tabs, Widget
from catan_desktop.ui.widgets.button import Pressable

_TITLE = Style("display", "large")
_LINE = SMALL.of("dim")
_ART = (124, 74)
"""Width and height of the picture of a chapter."""
_LEADING = ("lesson-on", "lesson-play")
"""Names of the buttons that lead on in a lesson."""


class ChapterTile(Pressable):
    """One chapter: its picture, its number and name, what it is about, and whether it is done."""

    def __init__(
        self, kit: Kit, number: int, title: str, line: str, chapter: ChapterCard, on_press: Callable[[], object]
    ) -> None:
        super().__init__(kit, on_press, name=f"chapter-{chapter.key}", topic="tutorial", grow=1.0)
        self.number = number
        self.label = title
        self.line = line
        self.chapter = chapter

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as its words, and as its picture."""
        px = self.kit.px
        wide = px(400) if width is None else width
        room = self._room(wide)
        title = self.kit.text.wrapped_size(self._words(), _TITLE, room).height
        line = self.kit.text.wrapped_size(self.line, _LINE, room).height
        return Size(wide, max(px(_ART[1]), title + px(3) + line) + 2 * px(10))

    def least(self) -> int:
        """Need room for picture, mark and the longest word."""
        text = self.kit.text
        word = max(text.widest_word(self._words(), _TITLE), text.widest_word(self.line, _LINE))
        return word + self.kit.px(_ART[0] + 62)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card: gold for the next one, a tick on those done."""
        kit, box, px = self.kit, self.rect, self.kit.px
        rim = "gold" if self.chapter.next else "ice" if self.hovered else "line-strong"
        kit.panel(surface, box, "raised" if self.hovered else "panel", shadow=True, rim=rim)
        art = pygame.Rect(box.x + px(10), 0, px(_ART[0]), px(_ART[1]))
        art.centery = box.centery
        draw_chapter(kit, surface, art, self.chapter.art)
        words = pygame.Rect(art.right + px(14), box.y + px(10), self._room(box.width), box.height - 2 * px(10))
        title = kit.text.wrap(self._words(), _TITLE, words.width)
        line = kit.text.wrap(self.line, _LINE, words.width)
        high = kit.text.wrapped_size(self._words(), _TITLE, words.width).height
        low = kit.text.wrapped_size(self.line, _LINE, words.width).height
        top = words.y + (words.height - high - low - px(3)) // 2
        ink = "gold" if self.chapter.next else "ink"
        kit.text.draw_lines(surface, title, pygame.Rect(words.x, top, words.width, high), _TITLE.of(ink))
        kit.text.draw_lines(surface, line, pygame.Rect(words.x, top + high + px(3), words.width, low), _LINE)
        mark = "check" if self.chapter.done else "play" if self.chapter.next else ""
        if mark:
            icon = kit.icon(mark, px(22), "good" if self.chapter.done else "gold")
            surface.blit(icon, icon.get_rect(midright=(box.right - px(12), box.centery)))
        if self.ringed:
            kit.ring(surface, box, "radius-large")

    def _words(self) -> str:
        return f"{self.number}. {self.label}"

    def _room(self, width: int) -> int:
        px = self.kit.px
        return max(1, width - px(10 + _ART[0] + 14) - px(12 + 22 + 8))


class TutorialScreen(MenuScreen):
    """A page of chapters for each game, each with its mark; the next one is one click or one key away."""

    def __init__(self, shell: Shell, lobby: Lobby, ruleset: str = "") -> None:
        """`ruleset`: the game that is to be learned; without one, the first whose lesson is not done."""
        super().__init__(shell)
        self.lobby = lobby
        lessons = list(lobby.lessons())
        meant = (at for at, lesson in enumerate(lessons) if lesson.ruleset == ruleset)
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
        tabs = Tabs(kit, pages, self.page, self._turn, name="lessons")
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
            ChapterTile(
                kit,
                number,
                self.shell.say(chapter.title),
                self.shell.say(chapter.line),
                chapter,
                partial(self._begin, lesson.key, chapter.key),
            )
            for number, chapter in enumerate(lesson.chapters, 1)
        ]
        return [Row(kit, top, gap="gap-large"), Grid(kit, tiles, cell=380, most=2)]

    def _begin(self, lesson: str, chapter: str) -> None:
        self.attempt(lambda: self.lobby.teach(lesson, chapter))
