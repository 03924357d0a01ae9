"""The book of stories: what people have done in their games that is worth telling again, and what nobody has yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.achievements import Achievement
from catan_desktop.present.words import Speaker
from catan_desktop.session.past_games import Feat, PastGame, first_earned
from catan_desktop.stores.past_games import History
from catan_desktop.ui.geometry import inset
from catan_desktop.ui.scenes.achievement_emblem import Emblem, draw_emblem
from catan_desktop.ui.scenes.load_rows import written
from catan_desktop.ui.scenes.parts import MenuScreen, Shared, heading, page
from catan_desktop.ui.scenes.services import Library, Shell
from catan_desktop.ui.text import DIM, NAME, SMALL, TITLE, Style
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Label,
    ListView,
    Padded,
    Row,
    ScrollArea,
    Space,
    Widget,
)

_ROW, _EMBLEM = 62, 170
_STORY = Style("display", "heading")


def chapter_name(key: str, tr: Speaker) -> str:
    """Return what a chapter of the book is called: by its game, if it has one of its own."""
    return tr(f"achievements-{key}" if key in {"any", "settlers", "campaign"} else f"ruleset-{key}")


def story(game: PastGame, earned: Feat, tr: Speaker) -> str:
    """Return an achievement as a story: two sentences with who did it, on which day, against whom."""
    others = [seat for index, seat in enumerate(game.seats) if index != earned.seat]
    rival = max(others, key=lambda seat: seat.points, default=game.seats[earned.seat])
    return tr(
        f"achievement-{earned.key}.story",
        name=game.seats[earned.seat].name,
        rival=rival.name,
        count=earned.count,
        date=written(game.date, tr, "achievements-date"),
    )


@dataclass(frozen=True)
class Entry:
    """A row of the book."""

    chapter: str
    achievement: Achievement


class AchievementsScreen(MenuScreen):
    """All stories at the left, earned ones first in each chapter; the chosen one at the right."""

    def __init__(self, shell: Shell, history: History, library: Library) -> None:
        super().__init__(shell)
        self.history, self.library = history, library
        self.chapter = ""
        """The chapter that is looked at; empty: all."""
        self.earned: Mapping[str, tuple[PastGame, Feat]] = first_earned(history.games())
        self.chosen = next((entry.achievement.key for entry in self.entries()), "")
        self._saves: dict[str, str] = {}
        """By the key of a game, its save; the folder is read once for each as long as nothing lies over the book."""

    def show(self, key: str) -> None:
        """Open the book at an achievement."""
        self.chapter, self.chosen = "", key

    def entries(self) -> list[Entry]:
        """Return the rows that are looked at."""
        return [
            Entry(chapter.key, one)
            for chapter in self.history.book()
            if self.chapter in {"", chapter.key}
            for one in sorted(chapter.achievements, key=lambda one: one.key not in self.earned)
        ]

    def enter(self, size: tuple[int, int]) -> None:
        """Bring the chosen row into sight."""
        self._saves.clear()
        super().enter(size)
        rows = self.root.content.find("stories")
        assert isinstance(rows, ListView)
        rows.choose(rows.chosen)

    # the page

    def build(self) -> Widget:
        """Set the choice of chapters on top, the rows at the left and the chosen story at the right."""
        kit, tr = self.kit, self.shell.tr
        chapters = self.history.book()
        keys = ["", *(chapter.key for chapter in chapters)]
        names = [tr("achievements-all"), *(chapter_name(key, tr) for key in keys[1:])]
        every = sum([len(chapter.achievements) for chapter in chapters])
        known = sum([one.key in self.earned for chapter in chapters for one in chapter.achievements])
        head = [
            *heading(kit, tr("achievements-title"), tr("back"), self.back),
            Label(kit, tr("achievements-count", told=known, all=every), DIM, name="count"),
            Dropdown(
                kit, names, keys.index(self.chapter), lambda index: self._turn_to(keys[index]), name="book-chapter"
            ),
        ]
        return page(kit, head, Shared(kit, [self._rows(), self._page()], [1.0, 1.1]))

    def _rows(self) -> Widget:
        kit, entries = self.kit, self.entries()
        rows = ListView(
            kit,
            len(entries),
            lambda surface, box, index: self._draw(surface, box, entries[index]),
            row=round(_ROW * (0.2 + 0.8 * kit.larger)),
            on_choose=lambda index: self._choose(entries[index].achievement.key),
            name="stories",
        )
        rows.chosen = self._chosen_row(entries)
        return Card(kit, rows)

    def _chosen_row(self, entries: Sequence[Entry]) -> int:
        return next((index for index, one in enumerate(entries) if one.achievement.key == self.chosen), -1)

    def _draw(self, surface: pygame.Surface, row: pygame.Rect, entry: Entry) -> None:
        """Draw a row: emblem and title, below it the chapter and whose story it is."""
        kit, tr, key = self.kit, self.shell.tr, entry.achievement.key
        known = self.earned.get(key)
        below = [chapter_name(entry.chapter, tr)]
        if known is not None:
            game, earned = known
            below.append(game.seats[earned.seat].name)
        box = inset(row, kit.px("gap"), kit.px(4))
        radius = box.height * 0.42
        centre = (box.x + radius + kit.px(4), float(box.centery))
        draw_emblem(kit, surface, centre, radius, entry.achievement.icon, earned=known is not None)
        x = round(centre[0] + radius + kit.px("gap"))
        room = max(1, box.right - x)
        y = box.centery - (kit.text.line_height(NAME) + kit.text.line_height(SMALL)) // 2
        title = NAME if known else NAME.of("dim")
        for words, style in ((tr(f"achievement-{key}"), title), (" · ".join(below), SMALL)):
            fitted, line = kit.text.fit(words, style, room, lines=1), kit.text.line_height(style)
            where = pygame.Rect(x, y, room, line)
            kit.text.draw_lines(surface, fitted.lines[:1], where, style, pixels=fitted.pixels)
            y += line

    def _page(self) -> Widget:
        """Make the page of the chosen story."""
        kit, tr = self.kit, self.shell.tr
        found = next((one for one in self.entries() if one.achievement.key == self.chosen), None)
        if found is None:
            return Card(kit, Column(kit, [Space(kit)]))
        key, known = self.chosen, self.earned.get(self.chosen)
        rows: list[Widget] = [
            Emblem(kit, found.achievement.icon, earned=known is not None, size=_EMBLEM),
            Label(kit, tr(f"achievement-{key}"), TITLE if known else TITLE.of("dim"), across=0.5, name="story-title"),
            Label(kit, chapter_name(found.chapter, tr), DIM, across=0.5),
        ]
        if known is None:
            rows.append(self._words(tr(f"achievement-{key}.hint")))
            rows.append(Label(kit, tr("achievements-locked"), DIM, across=0.5))
            return self._bound(rows)
        game, earned = known
        rows.append(self._words(story(game, earned, tr)))
        names = ", ".join(seat.name for seat in game.seats)
        table = tr("achievements-table", names=names)
        rows.append(Label(kit, f"{tr(f'ruleset-{game.ruleset}')} · {table}", DIM, across=0.5))
        watch = Button(kit, tr("achievements-replay"), lambda: self._watch(game), icon="play", name="watch")
        if game.key not in self._saves:
            self._saves[game.key] = self.history.save_of(game)
        if not self._saves[game.key]:
            watch.disable(tr("achievements-replay-gone"))
        rows.append(Row(kit, [Space(kit), watch, Space(kit)]))
        return self._bound(rows)

    def _words(self, words: str) -> Widget:
        """Set a story, or how it comes about, in the middle of the page."""
        return Padded(self.kit, Label(self.kit, words, _STORY, across=0.5, name="story"), pad="pad")

    def _bound(self, rows: Sequence[Widget]) -> Widget:
        """Make a page of rows, in the middle of its height where there is room."""
        kit = self.kit
        return Card(kit, ScrollArea(kit, Column(kit, [Space(kit), *rows, Space(kit)], gap="pad")))

    # what happens

    def _turn_to(self, chapter: str) -> None:
        self.chapter = chapter
        entries = self.entries()
        if self._chosen_row(entries) < 0:
            self.chosen = entries[0].achievement.key
        self.rebuild()

    def _choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self.rebuild()

    def _watch(self, game: PastGame) -> None:
        self.attempt(lambda: self.library.replay(self._saves[game.key]))
