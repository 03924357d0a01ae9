"""The list of saved games: look, go on, rename, delete and bring back, copy in and out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from catan_desktop.present.models.screens import SaveEntry
from catan_desktop.present.words import Words
from catan_desktop.ui.geometry import clamp
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.backup_offer import open_or_offer
from catan_desktop.ui.scenes.load_acts import FileActs
from catan_desktop.ui.scenes.load_rows import SaveRows, former_words
from catan_desktop.ui.scenes.parts import MenuScreen, SeatMark, Sized, heading, page
from catan_desktop.ui.scenes.services import Library, Shell
from catan_desktop.ui.scenes.thumbnail import BoardThumb
from catan_desktop.ui.text import BODY, DIM, HEADING, NAME, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    Flow,
    Label,
    ListView,
    Row,
    Space,
    TextField,
    Widget,
)

SORTS = ("date", "title", "turn")
_ROW = 76
_SHARE, _DETAILS = 0.31, (400.0, 560.0)
"""What is told of a game takes this share of the window, within these design units."""


class LoadScreen(MenuScreen):
    """Every saved game with its board; damaged files say what is wrong with them."""

    title_key = "menu-load"

    def __init__(self, shell: Shell, library: Library) -> None:
        super().__init__(shell)
        self.library = library
        self.entries: Sequence[SaveEntry] = library.saves()
        self.wanted = ""
        self.sort = SORTS[0]
        self.examples = all(entry.example for entry in self.entries)
        """The examples are listed instead of the own games."""
        self.chosen = _first(self.entries)
        self.rows = SaveRows(shell, library)
        self.files = FileActs(self, library, lambda: self.entry, self.rows.title, self._refresh)

    # what is

    def shown(self) -> list[SaveEntry]:
        """Return the games, own ones or examples, that fit the search, in the chosen order."""
        words, listed = self.wanted.casefold().split(), [one for one in self.entries if one.example == self.examples]
        found = [entry for entry in listed if all(word in self.rows.haystack(entry) for word in words)]
        if self.sort == "title":
            found.sort(key=lambda entry: self.rows.title(entry).casefold())
        elif self.sort == "turn":
            found.sort(key=lambda entry: -entry.turn)
        return found

    @property
    def entry(self) -> SaveEntry | None:
        """The game that is chosen, if it is in sight."""
        return next((entry for entry in self.shown() if entry.path == self.chosen), None)

    # the page

    def enter(self, size: tuple[int, int]) -> None:
        """Come up with the list in hand."""
        super().enter(size)
        if self.root.focus is None and self.entries:
            self.root.set_focus(self.root.content.find("saves"))

    def build(self) -> Widget:
        """Set list and details."""
        kit, tr = self.kit, self.shell.tr
        shown = self.shown()
        search = TextField(
            kit, self.wanted, self._search, placeholder=tr("load-search"), icon="search", name="search", grow=1.0
        )
        sorts = Dropdown(
            kit, [tr(f"load-sort-{one}") for one in SORTS], SORTS.index(self.sort), self._take_sort, name="sort"
        )
        which = Dropdown(kit, [tr("load-own"), tr("load-examples")], int(self.examples), self._take_which, name="which")
        rows = ListView(
            kit,
            len(shown),
            lambda surface, box, index: self.rows.draw(surface, box, shown[index]),
            row=round(_ROW * (0.2 + 0.8 * kit.larger)),
            on_choose=lambda index: self._choose(shown[index]),
            on_open=lambda _: self._open(),
            name="saves",
        )
        at = next((index for index, entry in enumerate(shown) if entry.path == self.chosen), -1)
        rows.chosen = at
        body: Widget = rows
        if not shown:
            words = tr("load-none-found" if self.entries else "load-none")
            body = Column(kit, [Space(kit), Label(kit, words, DIM, across=0.5), Space(kit)], grow=1.0)
        left = Card(kit, Column(kit, [Row(kit, [which, search, sorts]), body]), grow=1.0)
        wide = clamp(_SHARE * kit.size.width / kit.k, *_DETAILS)
        columns = Row(kit, [left, Sized(kit, self._details(), wide)], gap="gap-large", stretch=True)
        head = heading(kit, tr(self.title_key), tr("back"), self.back)
        head.append(Label(kit, tr("load-count", count=len(shown)), DIM))
        bring = Button(kit, tr("load-import"), self.files.ask_import, icon="import", name="import")
        return page(kit, [*head, bring], columns)

    def _details(self) -> Widget:
        kit, entry, rows = self.kit, self.entry, list[Widget]()
        if entry is not None:
            rows = self._playable(entry) if entry.damage is None else self._damaged(entry, entry.damage)
            rows.append(self._tools(entry))
        if self.files.removed is not None:
            words = self.shell.tr("load-undo-delete", title=self.files.removed[1])
            undo = Button(kit, words, self.files.restore, icon="undo", name="restore")
            rows.extend([undo] if rows else [Space(kit), undo])
        return Card(kit, Column(kit, rows))

    def _playable(self, entry: SaveEntry) -> list[Widget]:
        kit = self.kit
        return [
            Label(kit, self.rows.title(entry), HEADING),
            Label(kit, self.rows.line(entry), DIM),
            self._picture(entry),
            *[self._seat(entry, index) for index in range(len(entry.seats))],
            Button(kit, self.opening(entry), self._open, kind="primary", icon="play", size="large", name="open"),
        ]

    def _damaged(self, entry: SaveEntry, damage: Words) -> list[Widget]:
        """Return what is wrong with a game, and the one before it where there is such."""
        kit, tr, fault, backup = self.kit, self.shell.tr, self.rows.fault(entry), entry.backup
        rows: list[Widget] = [
            Label(kit, self.rows.title(entry), HEADING),
            Label(kit, tr(fault), STRONG.of("danger-light")),
            Label(kit, self.shell.say(damage), BODY),
            Label(kit, tr(f"{fault}-help"), DIM),
        ]
        if not backup:
            return [*rows, Space(kit)]
        former = Label(kit, former_words(self.shell, entry, "load-former"), STRONG)
        open_it = partial(self.open_chosen, backup)
        words = tr("load-use-backup")
        use = Button(kit, words, open_it, kind="primary", icon="play", size="large", name="backup")
        return [*rows, former, self._picture(entry), use]

    def _picture(self, entry: SaveEntry) -> Widget:
        colours = tuple(seat.colour for seat in entry.seats)
        return BoardThumb(self.kit, self.rows.board(entry), colours, ratio=0.6, name="board", grow=1.0)

    def _tools(self, entry: SaveEntry) -> Widget:
        kit, tr = self.kit, self.shell.tr
        rename = Button(kit, tr("rename"), self.files.ask_rename, kind="quiet", icon="edit", name="rename")
        delete = Button(kit, tr("delete"), self.files.delete, kind="quiet", icon="trash", name="delete")
        hand_out = Button(kit, tr("load-export"), self.files.ask_export, kind="quiet", icon="export", name="export")
        if entry.example:
            rename.disable(tr("load-no-change-example"))
            delete.disable(tr("load-no-change-example"))
        elif entry.damage is not None:
            rename.disable(tr(self.rows.fault(entry)))
            hand_out.disable(self.shell.say(entry.damage))
        return Flow(kit, [rename, delete, hand_out], gap=2)

    def _seat(self, entry: SaveEntry, index: int) -> Widget:
        kit, tr = self.kit, self.shell.tr
        seat = entry.seats[index]
        kind = tr("seat-human") if seat.human else tr("bot-level", level=seat.level)
        points = tr("points-count", count=seat.points)
        style = STRONG.of("gold") if seat.winner else STRONG
        return Row(
            kit,
            [
                SeatMark(kit, seat.colour, size=20),
                Label(kit, seat.name, NAME.of("gold" if seat.winner else "ink")),
                Label(kit, kind, SMALL, grow=1.0),
                Label(kit, points, style),
            ],
        )

    # thumbnails

    def tick(self, seconds: float) -> None:
        """Make one more thumbnail."""
        del seconds
        if self.rows.read_missing():
            self.kit.dirty = True

    @property
    def moving(self) -> bool:
        """Return whether thumbnails are still missing."""
        return self.rows.missing is not None or super().moving

    # what happens

    def _search(self, text: str) -> None:
        self.wanted = text
        shown = self.shown()
        if shown and all(entry.path != self.chosen for entry in shown):
            self.chosen = shown[0].path
        self._rebuild_keeping_cursor()

    def _rebuild_keeping_cursor(self) -> None:
        before = self.root.focus
        self.rebuild()
        after = self.root.focus
        if isinstance(before, TextField) and isinstance(after, TextField):
            after.cursor = after.anchor = before.cursor

    def _take_which(self, index: int) -> None:
        self.examples = bool(index)
        self.chosen = _first(self.shown())
        self.rebuild()

    def _take_sort(self, index: int) -> None:
        self.sort = SORTS[index]
        self.rebuild()

    def _choose(self, entry: SaveEntry) -> None:
        if entry.path != self.chosen:
            offset = self._list_offset()
            self.chosen = entry.path
            self.rebuild()
            rows = self.root.content.find("saves")
            assert isinstance(rows, ListView)
            rows.scroll_to(offset)

    def _list_offset(self) -> int:
        rows = self.root.content.find("saves")
        assert isinstance(rows, ListView)
        return rows.offset

    def opening(self, entry: SaveEntry) -> str:
        """Return in words what the large button does."""
        return self.shell.tr("load-look" if entry.ending else "load-open")

    def open_chosen(self, path: str) -> None:
        """Go on with a game."""
        open_or_offer(self, self.library, path, self.library.open)

    def _open(self) -> None:
        entry = self.entry
        if entry is not None and (entry.damage is None or entry.backup):
            self.open_chosen(entry.backup or entry.path)

    def _refresh(self) -> None:
        self.entries = self.library.saves()
        shown = self.shown()
        if shown and all(entry.path != self.chosen for entry in shown):
            self.chosen = shown[0].path
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> Change:
        """Bring in a file that is dropped on the window."""
        if event.type == pygame.DROPFILE:
            self.files.bring(event.file)
            return None
        return super().handle(event)


def _first(entries: Sequence[SaveEntry]) -> str:
    """Return the game that is chosen at first: the newest that can be opened, if only in its former version."""
    return next((entry.path for entry in entries if entry.damage is None or entry.backup), "")
