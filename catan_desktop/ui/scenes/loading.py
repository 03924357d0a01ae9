"""A calm page with a bar, for as long as something is made ready that takes longer than a blink."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.parts import dusk
from catan_desktop.ui.sliced_work import SlicedWork
from catan_desktop.ui.text import DIM, Style
from catan_desktop.ui.widgets import Kit

SLICE = 0.04
"""Seconds of work between two frames."""
_MOST = 0.98
_TITLE = Style("display", "title", "ink")
_BAR = (320, 10)


class LoadingScene:
    """Shows how far the work is, and goes where it leads."""

    overlay = False
    moving = True
    dirty = True

    def __init__(
        self,
        kit: Kit,
        words: str,
        part: Callable[[int], str],
        work: SlicedWork,
        steps: int,
        go: Callable[[object], Change],
        refused: Callable[[str], object],
    ) -> None:
        """`steps`: about how many checkpoints the work has; `part` says a percentage; `refused` is told why not."""
        self.kit = kit
        self.words = words
        self.work = work
        self.steps = max(1, steps)
        self._part = part
        self._go = go
        self._refused = refused
        self._seen = False

    @property
    def share(self) -> float:
        """Return how much is done, from 0 to 1."""
        return 1.0 if self.work.done else min(_MOST, self.work.checkpoints / self.steps)

    def enter(self, size: tuple[int, int]) -> None:
        """Take the whole window."""
        self.kit.resize(size)

    def handle(self, event: pygame.event.Event) -> Change:
        """Nothing can be done here."""
        del event
        return None

    def update(self, seconds: float) -> Change:
        """Work for a slice, once the page has been seen."""
        del seconds
        if not self._seen:
            return None
        try:
            with self.kit.audit.off():  # the page's own record has nothing of what is drawn for later
                done = self.work.go_on(SLICE)
        except Refused as refusal:
            self._refused(str(refusal))
            return Pop()
        return self._go(self.work.result) if done else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw words and bar."""
        kit = self.kit
        kit.audit.begin()
        dusk(kit, surface)
        area = surface.get_rect()
        bar = pygame.Rect(0, 0, kit.px(_BAR[0]), kit.px(_BAR[1]))
        bar.center = (area.centerx, area.centery + kit.px(26))
        kit.text.draw(surface, self.words, (area.centerx, bar.top - kit.px(22)), _TITLE, across=0.5, down=1.0)
        kit.panel(surface, bar, "sunken", radius="radius-small")
        full = bar.inflate(-2 * kit.px(2), -2 * kit.px(2))
        full.width = round(full.width * self.share)
        if full.width > 0:
            surface.fill(kit.colour("gold"), full)
        said = self._part(round(100 * self.share))
        kit.text.draw(surface, said, (area.centerx, bar.bottom + kit.px(10)), DIM, across=0.5)
        self._seen = True
        kit.dirty = False
