"""The first screen: the night over the Wall, and what can be begun."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.screens import SaveEntry
from catan_desktop.ui.scene import Push, Quit
from catan_desktop.ui.scenes.backup_offer import open_or_offer
from catan_desktop.ui.scenes.parts import MenuScreen, Sized, reached, shade
from catan_desktop.ui.scenes.services import Library, SettingsService, Shell
from catan_desktop.ui.scenes.title_art import TitleArt
from catan_desktop.ui.text import HERO, STRONG, Style
from catan_desktop.ui.widgets import Button, Column, Grid, IconButton, Label, Padded, Row, Space, Widget

_WIDE = 400
_TAGLINE = Style("italic", "large", "snow-shade")
_NAME = Style("strong", "small", "ice")


class TitleScreen(MenuScreen):
    """Continue, New game, Tutorial, Puzzles, Load, Replays, Almanac, Settings, History, Credits, Quit."""

    def __init__(self, shell: Shell, settings: SettingsService, library: Library) -> None:
        super().__init__(shell)
        self.settings, self.library = settings, library
        self.title_art = TitleArt(shell.kit)
        self._unfinished: SaveEntry | None = None
        self._unread = False

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; look for a game to go on with."""
        self._unfinished, self._unread = self.library.unfinished(), self.library.unread()
        super().enter(size)
        if self.root.focus is None:
            self.root.set_focus(self.root.stops()[0])

    def build(self) -> Widget:
        """Set name and buttons left of the Wall."""
        kit, tr = self.kit, self.shell.tr
        texts = Column(
            kit,
            [
                Label(kit, f"{tr('app-name')} · {tr('title-version', version=self.shell.version)}", _NAME),
                Label(kit, tr("title-name"), HERO, name="title"),
                Label(kit, tr("title-tagline"), _TAGLINE),
            ],
            gap=2,
        )
        if self._unread:
            texts.content.append(Label(kit, tr("title-unread-told"), STRONG.of("danger-light"), name="unread-told"))
        elif self._unfinished is not None and self._unfinished.backup:
            texts.content.append(Label(kit, tr("title-former-told"), STRONG.of("danger-light"), name="former-told"))
        languages = [
            Button(kit, name, self._speak(code), kind="quiet", name=f"language-{code}")
            for code, name in self.settings.languages
        ]
        for (code, _), button in zip(self.settings.languages, languages, strict=True):
            button.chosen = code == self.settings.chosen.language
        foot = Row(kit, [*languages, Space(kit)])
        menu = Row(kit, [Sized(kit, Column(kit, self._buttons(), gap="gap"), 300), Space(kit)])
        rest = Row(kit, [*self._quiet(), Space(kit)], gap=0)
        left = Column(kit, [Space(kit), texts, Space(kit, 28, grow=0), menu, rest, Space(kit, grow=1.2)], grow=1.0)
        columns = Row(kit, [Sized(kit, left, _WIDE), Space(kit)], stretch=True, grow=1.0)
        return Padded(kit, Column(kit, [columns, foot]), pad=36)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the living picture, dark where the words stand."""
        self.title_art.draw(surface)
        wide = min(surface.get_width(), self.kit.px(_WIDE + 330))
        shade(self.kit, surface, pygame.Rect(0, 0, wide, surface.get_height()))

    def tick(self, seconds: float) -> None:
        """Let snow fall and fires flicker."""
        self.title_art.tick(seconds)

    @property
    def moving(self) -> bool:
        """Return whether snow falls."""
        return self.title_art.moving or super().moving

    def back(self) -> None:
        """Stay: there is nothing behind the title."""

    def _buttons(self) -> list[Widget]:
        """Return what can be begun: a game first, then what is read or looked at, side by side."""
        kit, tr = self.kit, self.shell.tr
        found: list[Widget] = []
        entry = self._unfinished
        if entry is not None:
            sub = entry.campaign or f"{tr(f'ruleset-{entry.ruleset}')} · {reached(self.shell, entry)}"
            found.append(
                Button(kit, tr("menu-continue"), self._go_on, kind="primary", icon="play", sub=sub, name="continue")
            )
        first = "secondary" if found else "primary"
        found.append(
            Button(
                kit,
                tr("menu-new-game"),
                self._open("new-game"),
                kind=first,
                icon="dice",
                size="large",
                name="new-game",
            )
        )
        new = entry is None and not self._unread and not self.settings.chosen.lessons_done
        learning: list[Widget] = [
            Button(
                kit,
                tr("menu-tutorial"),
                self._open("tutorial"),
                icon="question",
                sub=tr("title-tutorial-first") if new else "",
                size="large" if new else "",
                name="tutorial",
            ),
            Button(kit, tr("menu-puzzles"), self._open("puzzles"), icon="hint", name="puzzles"),
        ]
        found += learning if new else [Grid(kit, learning, cell=130, most=2, gap="gap")]
        rest = (("campaigns", "gw-trophy"), ("load", "load"), ("almanac", "almanac"), ("settings", "settings"))
        small: list[Widget] = [
            Button(kit, tr(f"menu-{name}"), self._open(name), icon=icon, name=name) for name, icon in rest
        ]
        found.append(Grid(kit, small, cell=130, most=2, gap="gap"))
        return found

    def _quiet(self) -> list[Widget]:
        """Return what is wanted more rarely, in one row."""
        kit, tr = self.kit, self.shell.tr
        return [
            Button(kit, tr("menu-history"), self._open("history"), kind="quiet", icon="crown", name="history"),
            Button(kit, tr("menu-replays"), self._open("replays"), kind="quiet", icon="replay", name="replays"),
            Button(kit, tr("menu-quit"), lambda: self.go(Quit()), kind="quiet", icon="quit", name="quit"),
            IconButton(kit, "info", self._open("credits"), tip=tr("menu-credits"), name="credits"),
        ]

    def _open(self, name: str) -> Callable[[], None]:
        return lambda: self.attempt(lambda: Push(self.shell.scene(name)))

    def _go_on(self) -> None:
        entry = self._unfinished
        if entry is not None:
            open_or_offer(self, self.library, entry.backup or entry.path, self.library.open)

    def _speak(self, code: str) -> Callable[[], None]:
        def speak() -> None:
            self.settings.change(language=code)
            self.refit()

        return speak
