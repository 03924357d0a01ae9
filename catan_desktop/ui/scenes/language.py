"""The very first question: which language, and how large the words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.scene import Replace
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.services import SettingsService, Shell
from catan_desktop.ui.scenes.title_art import TitleArt
from catan_desktop.ui.text import DIM, LARGE, TITLE
from catan_desktop.ui.widgets import Button, Card, Column, Grid, Label, Padded, Space, Widget

TEXT_SIZES = ("normal", "large", "largest")


class LanguageScreen(MenuScreen):
    """Asked once, at the first start."""

    def __init__(self, shell: Shell, settings: SettingsService) -> None:
        super().__init__(shell)
        self.settings = settings
        self.title_art = TitleArt(shell.kit)

    def build(self) -> Widget:
        """Set both questions in one panel over the night."""
        kit, tr = self.kit, self.shell.tr
        chosen = self.settings.chosen
        languages: list[Widget] = []
        for code, name in self.settings.languages:
            button = Button(kit, name, self._choose(language=code), name=f"language-{code}", size="large")
            button.chosen = code == chosen.language or (not chosen.language and name == tr("language-name"))
            languages.append(button)
        sizes: list[Widget] = []
        for size in TEXT_SIZES:
            button = Button(kit, tr(f"text-size-{size}"), self._choose(text_size=size), name=f"text-{size}")
            button.chosen = size == chosen.text_size
            sizes.append(button)
        rows: list[Widget] = [
            Label(kit, tr("welcome"), TITLE, across=0.5),
            Space(kit, "gap", grow=0),
            Label(kit, tr("welcome-language"), DIM),
            Grid(kit, languages, cell=180, most=2),
            Space(kit, "gap", grow=0),
            Label(kit, tr("welcome-text-size"), DIM),
            Grid(kit, sizes, cell=130, most=3),
            Label(kit, tr("welcome-sample"), LARGE),
            Space(kit, "gap", grow=0),
            Button(kit, tr("welcome-go"), self._done, kind="primary", name="done", hotkey="Enter", badge=""),
            Label(kit, tr("welcome-later"), DIM, across=0.5),
        ]
        return Padded(kit, Card(kit, Column(kit, rows), pad=24), pad=24, most=560, down=0.45)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the living picture."""
        self.title_art.draw(surface)

    def tick(self, seconds: float) -> None:
        """Let snow fall."""
        self.title_art.tick(seconds)

    @property
    def moving(self) -> bool:
        """Return whether snow falls."""
        return self.title_art.moving or super().moving

    def back(self) -> None:
        """Take what is chosen."""
        self._done()

    def _choose(self, **values: str) -> Callable[[], None]:
        def choose() -> None:
            self.settings.change(**values)
            self.refit()

        return choose

    def _done(self) -> None:
        spoken = next((code for code, name in self.settings.languages if name == self.shell.tr("language-name")), "en")
        self.settings.change(language=self.settings.chosen.language or spoken)
        self.go(Replace(self.shell.scene("title")))
