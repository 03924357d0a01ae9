"""The almanac: every term of the games explained, with links, pictures and a search through all words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from catan_desktop.present.almanac import Almanac
from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.search import Finder, Hit
from catan_desktop.stores.almanacs import Almanacs
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.almanac_list import EntryList, Line
from catan_desktop.ui.scenes.almanac_parts import (
    NO_PICTURE,
    Chip,
    GroupCard,
    Medallion,
    Prose,
    SearchField,
    blocks,
    game_choice,
)
from catan_desktop.ui.scenes.parts import MenuScreen, Sized, heading, page
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import ASIDE, BODY, DIM, HEADING, LARGE, SMALL, STRONG, TITLE
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Flow,
    Grid,
    IconButton,
    Label,
    Padded,
    RichText,
    Row,
    ScrollArea,
    Space,
    Widget,
)
from catan_desktop.ui.widgets.keys import holds_control

_LIST, _LEAST_PAGE, _PAGE = 336, 400, 720
"""Widths in design units: of the list, of the page at least, and of its text at most, so that it reads well."""
_BACK, _ON = (pygame.BUTTON_X1, pygame.BUTTON_X2)
_WALKING = frozenset({pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN})
_SUGGESTED = 6


@dataclass(slots=True)
class Visit:
    """One page that was looked at."""

    key: str
    """Of the entry; empty for the front page."""
    passing: bool = False
    """Only stepped over in the list: the next page takes its place in the history."""
    offset: int = 0
    """How far it was scrolled."""


class AlmanacScreen(MenuScreen):
    """A list or what was found at the left, an entry at the right; the search field listens at once."""

    def __init__(self, shell: Shell, almanac: Almanacs, topic: str = "", book: Almanac | None = None) -> None:
        """Open at an entry, or at the front page where there is none of that name; `book` is for another game."""
        super().__init__(shell)
        self.almanac = almanac
        self.trouble = ""
        try:
            self.book = almanac.book if book is None else book
        except Refused as refusal:
            self.book, self.trouble = Almanac((), ""), str(refusal)
        self.finder = Finder(self.book)
        self.query = ""
        self.hits: tuple[Hit, ...] = ()
        topic = self.book.meant(topic)
        self.visits = [Visit(topic if self.book.get(topic) is not None else "")]
        self.at = 0
        kit, tr = shell.kit, shell.tr
        self.field = SearchField(
            kit,
            on_change=self.search,
            placeholder=tr("almanac-search"),
            icon="search",
            on_submit=lambda _: self._submit(),
            name="search",
        )
        self.field.tip = tr("almanac-search-tip")
        self.rows = EntryList(kit, lambda entry: self.show(entry.key, passing=True), self._enter_page)
        self._scroll: ScrollArea | None = None

    # where the reader is

    @property
    def topic(self) -> str:
        """The entry on the page, or an empty text for the front page."""
        return self.visits[self.at].key

    def show(self, key: str, *, passing: bool = False) -> None:
        """Turn to an entry; an empty key is the front page. What is unknown stays where it is."""
        if key and self.book.get(key) is None:
            return
        here = self.visits[self.at]
        self._keep_offset()
        if key == here.key:
            here.passing = here.passing and passing
        elif here.passing and passing:
            here.key, here.offset = key, 0
        else:
            del self.visits[self.at + 1 :]
            self.visits.append(Visit(key, passing))
            self.at += 1
        self._turned()

    def follow(self, key: str) -> None:
        """Turn to where a link leads; on a page of the played game it leads to what stands there in this game."""
        here = self.book.get(self.topic)
        self.show(self.book.meant(key) if here is None or self.book.fits(here) else key)

    def travel(self, step: int) -> bool:
        """Go back or forward in the history; False at its end."""
        if not 0 <= self.at + step < len(self.visits):
            return False
        self._keep_offset()
        self.at += step
        self.visits[self.at].passing = False
        self._turned()
        return True

    def help(self, topic: str) -> None:
        """Turn to an entry, or to the front page: the almanac is open already."""
        topic = self.book.meant(topic)
        self.show(topic if self.book.get(topic) is not None else "")

    def search(self, text: str) -> None:
        """Look for words; the best entry is shown at once."""
        self.query = text.strip()
        self.hits = self.finder.search(self.query) if self.query else ()
        if self.hits:
            self.show(self.hits[0].entry.key, passing=True)
        elif self.query:
            self.show("", passing=True)
        else:
            self._turned()

    # what the loop asks

    def enter(self, size: tuple[int, int]) -> None:
        """Come up with the search field in hand, the entry in sight in the list."""
        super().enter(size)
        if self.root.focus is None:
            self.root.set_focus(self.field)
        self.rows.mark(self.topic)

    def handle(self, event: pygame.event.Event) -> Change:
        """Turn pages by Alt and an arrow, and by the side buttons of a mouse."""
        if event.type == pygame.KEYDOWN and int(getattr(event, "mod", 0)) & pygame.KMOD_ALT:
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
            if event.key in steps and not self.root.dialogs:
                self.travel(steps[event.key])
                return self._leaving()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in {_BACK, _ON}:
            self.travel(-1 if event.button == _BACK else 1)
            return self._leaving()
        change = super().handle(event)
        focus = self.root.focus
        if (
            event.type == pygame.KEYDOWN
            and event.key in _WALKING
            and isinstance(focus, Prose)
            and self._scroll is not None
        ):
            self._scroll.reveal(focus.spot())
        return change

    def key(self, event: pygame.event.Event) -> bool:
        """Step through the list and scroll the page while the search field has the focus; Escape clears it first."""
        if event.key == pygame.K_ESCAPE and self.query:
            self.field.set("")
            self.root.set_focus(self.field)
            return True
        if holds_control(event) and event.key == pygame.K_f:
            self.root.set_focus(self.field)
            return True
        if event.key in {pygame.K_UP, pygame.K_DOWN} and self.root.focus is self.field:
            return self.rows.step(1 if event.key == pygame.K_DOWN else -1)
        if event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN} and self._scroll is not None:
            return self._scroll.handle(event)
        return super().key(event)

    def choose_game(self, ruleset: str) -> None:
        """Show the entries of one game in its words, or with an empty text those of all."""
        self.book = self.almanac.book_in(ruleset)
        self.finder = Finder(self.book)
        self.hits = self.finder.search(self.query) if self.query else ()
        self._turned()

    # the page

    def build(self) -> Widget:
        """Set the list and the page side by side."""
        kit, tr = self.kit, self.shell.tr
        games = game_choice(kit, tr, self.almanac.games(), self.book.ruleset, self.choose_game)
        told: list[Widget] = [self.field, games]
        if self.query:
            words = tr("almanac-found", count=len(self.hits))
            told.append(Label(kit, words, SMALL, name="found"))
        self.rows.put(self._lines(), self.topic)
        left = Card(kit, Column(kit, [*told, self.rows if self.rows.lines else self._nothing()]), name="contents")
        self._scroll = ScrollArea(kit, Padded(kit, self._page(), pad=4, most=_PAGE), name="page")
        self._scroll.offset = self.visits[self.at].offset
        right = Card(kit, Column(kit, [Padded(kit, self._bar(), most=_PAGE), self._scroll]))
        columns = Row(
            kit, [Sized(kit, left, _LIST), Sized(kit, right, _LEAST_PAGE, grow=1.0)], gap="gap-large", stretch=True
        )
        return page(kit, heading(kit, tr("menu-almanac"), tr("back"), self.back), columns)

    def _bar(self) -> Widget:
        """Make the arrows of the history and the way to the front page."""
        kit, tr = self.kit, self.shell.tr
        back = IconButton(
            kit,
            "left",
            partial(self.travel, -1),
            tip=f"{tr('almanac-back')}  <gold>Alt+←</>",
            size=30,
            name="history-back",
        )
        on = IconButton(
            kit, "right", partial(self.travel, 1), tip=f"{tr('almanac-on')}  <gold>Alt+→</>", size=30, name="history-on"
        )
        if self.at == 0:
            back.disable(tr("almanac-no-back"))
        if self.at == len(self.visits) - 1:
            on.disable(tr("almanac-no-on"))
        row: list[Widget] = [back, on]
        entry = self.book.get(self.topic)
        front = Button(kit, tr("almanac-front"), lambda: self.show(""), kind="quiet", icon="almanac", name="front")
        front.chosen = entry is None
        row.append(front)
        if entry is not None:
            row += [Label(kit, "›", DIM), Label(kit, tr(f"almanac-group-{entry.group}"), DIM, name="group")]
        return Row(kit, [*row, Space(kit)])

    def _page(self) -> Widget:
        entry = self.book.get(self.topic)
        if self.trouble:
            return Column(self.kit, [Label(self.kit, self.trouble, BODY.of("danger-light"), name="trouble")])
        return self._front() if entry is None else self._entry(entry)

    def _front(self) -> Widget:
        """Make the front page: a greeting and the groups."""
        kit, tr = self.kit, self.shell.tr
        key = kit.keys.label("almanac") or "none"
        cards = [
            GroupCard(
                kit,
                tr(f"almanac-group-{group}"),
                tr("almanac-entries", count=len(entries)),
                next((entry.pictures[0] for entry in entries if entry.pictures), NO_PICTURE),
                partial(self.show, entries[0].key),
                name=f"group-{group}",
            )
            for group, entries in self.book.groups
        ]
        return Column(
            kit,
            [
                Label(kit, tr("almanac-welcome"), TITLE, name="welcome"),
                RichText(kit, tr("almanac-about", key=key), LARGE, most=_PAGE),
                Grid(kit, cards, cell=214, gap="pad"),
            ],
            gap="pad",
        )

    def _entry(self, entry: Entry) -> Widget:
        kit, tr = self.kit, self.shell.tr
        names: list[Widget] = [Label(kit, entry.headword, TITLE, name="headword")]
        if entry.others:
            names.append(Label(kit, ", ".join(entry.others), ASIDE, name="others"))
        if played := self.book.games(entry):
            games = ", ".join(tr(f"ruleset-{ruleset}") for ruleset in played)
            names.append(Label(kit, tr("almanac-only", games=games), SMALL.of("ice"), name="rulesets"))
        head = Row(kit, [Medallion(kit, entry.pictures), Column(kit, names, gap=3, grow=1.0)], gap="gap-large")
        rows: list[Widget] = [head, *blocks(kit, entry.body, self.follow)]
        keys = map(self.book.meant, entry.see) if self.book.fits(entry) else entry.see
        near = [found for found in map(self.book.get, dict.fromkeys(keys)) if found is not None and found != entry]
        if self.book.fits(entry):
            near = [found for found in near if self.book.fits(found)]
        if near:
            rows += [Space(kit, "gap-tiny"), Label(kit, tr("almanac-see"), STRONG.of("dim")), self._chips(near, "see")]
        return Column(kit, rows, gap="pad")

    def _nothing(self) -> Widget:
        """Tell that nothing was found, with what looks like it."""
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = [Label(kit, tr("almanac-nothing", words=self.query), HEADING.of("ink"), name="nothing")]
        near = self.finder.near(self.query, _SUGGESTED)
        if near:
            rows += [Label(kit, tr("almanac-meant"), BODY), self._chips(near, "meant")]
        else:
            rows.append(Label(kit, tr("almanac-try"), BODY))
        return Column(kit, [*rows, Space(kit)], gap="pad", grow=1.0)

    def _chips(self, entries: Sequence[Entry], name: str) -> Widget:
        chips = [
            Chip(
                self.kit,
                entry.headword,
                entry.pictures[0] if entry.pictures else NO_PICTURE,
                partial(self._follow_chip, entry.key),
                name=f"{name}-{entry.key}",
            )
            for entry in entries
        ]
        return Flow(self.kit, chips)

    def _lines(self) -> list[Line]:
        """Return what the list shows: what was found, or everything by groups."""
        if self.query:
            return [Line(entry=hit.entry, hit=hit) for hit in self.hits]
        lines = []
        for group, entries in self.book.groups:
            lines.append(Line(group=self.shell.tr(f"almanac-group-{group}")))
            lines += [Line(entry=entry) for entry in entries]
        return lines

    # what happens

    def _turned(self) -> None:
        """Show the page that is the newest; what had the focus on the old one gives it to the search field."""
        self.rebuild()
        if self.root.focus is None:
            self.root.set_focus(self.field)
        self.rows.mark(self.topic)

    def _follow_chip(self, key: str) -> None:
        if not self.hits and self.query:
            self.field.set("")
        self.show(key)

    def _submit(self) -> None:
        """Enter in the search field: stay with what is shown, so that it is kept in the history."""
        self.visits[self.at].passing = False
        self._enter_page()

    def _enter_page(self) -> None:
        """Give the focus to the first link of the page."""
        self.visits[self.at].passing = False
        stops = [widget for widget in self._scroll.walk() if widget.focusable] if self._scroll is not None else []
        if stops:
            self.root.keyboard = True
            self.root.set_focus(stops[0])

    def _keep_offset(self) -> None:
        if self._scroll is not None:
            self.visits[self.at].offset = self._scroll.offset
