"""The page of credits, with the licences."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import pygame

from catan_desktop.session.credits import Credit, Credits
from catan_desktop.ui import hardware
from catan_desktop.ui.scenes.parts import MenuScreen, heading, page
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY, DIM, STRONG
from catan_desktop.ui.widgets import Button, Card, Column, Grid, Label, Line, ScrollArea, Widget

READING = {pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END}


class CreditsScreen(MenuScreen):
    """The game itself, packages, libraries, fonts."""

    in_hand = "done"

    def __init__(self, shell: Shell, credits: Credits) -> None:
        super().__init__(shell)
        self.credits = credits
        self._scroll: ScrollArea | None = None

    def key(self, event: pygame.event.Event) -> bool:
        """Read on by arrows and page keys."""
        if event.key in READING and self._scroll is not None:
            self._scroll.handle(event)
            return True
        return super().key(event)

    def build(self) -> Widget:
        """Set a card for each kind of thing."""
        kit, tr = self.kit, self.shell.tr
        found = self.credits
        cards: list[Widget] = [
            Column(kit, [self._own(), self._card("fonts", found.fonts)], gap="gap-large"),
            self._card("packages", found.packages),
            Column(
                kit, [self._card("libraries", found.libraries), self._card("packed", found.packed)], gap="gap-large"
            ),
        ]
        self._scroll = ScrollArea(kit, Grid(kit, cards, cell=340, most=3, gap="gap-large"))
        done = Button(kit, tr("done"), self.back, kind="primary", name="done")
        return page(kit, heading(kit, tr("credits-title"), tr("back"), self.back), self._scroll, [done])

    def _own(self) -> Card:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = [
            Label(kit, tr("credits-own"), BODY),
            Label(kit, tr("credits-unofficial"), BODY),
            Line(kit),
            Label(kit, tr("credits-version", program=self.shell.version, python=platform.python_version()), DIM),
            Label(kit, ", ".join(hardware.versions()), DIM),
            Line(kit),
            Label(kit, tr("credits-texts"), DIM),
        ]
        return Card(kit, Column(kit, rows, gap="gap"), title=tr("app-name"))

    def _card(self, kind: str, listed: Sequence[Credit]) -> Card:
        kit, tr = self.kit, self.shell.tr
        rows: list[Widget] = [
            Column(
                kit,
                [
                    Label(kit, credit.name, STRONG),
                    Label(kit, f"{credit.licence} · {tr(f'credits-for-{credit.use}')}", DIM),
                ],
                gap=1,
            )
            for credit in listed
        ]
        return Card(kit, Column(kit, rows, gap="gap"), title=tr(f"credits-{kind}"))
