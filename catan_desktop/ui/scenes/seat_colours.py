"""Choosing the colour of a seat, and the bars that tell what a board yields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.ui.geometry import Size, mix
from catan_desktop.ui.scenes.parts import SeatMark
from catan_desktop.ui.text import STRONG
from catan_desktop.ui.widgets import Card, Kit, Pressable, Row, Widget
from catan_desktop.ui.widgets.keys import activates


class ColourButton(Pressable):
    """The mark of a seat to press."""

    def __init__(self, kit: Kit, colour: int, on_press: Callable[[], object], *, name: str, tip: str) -> None:
        super().__init__(kit, on_press, name=name, tip=tip)
        self.mark = SeatMark(kit, colour, size=28)

    def measure(self, width: int | None = None) -> Size:
        """Be a little larger than the mark."""
        side = self.mark.measure(width).width + self.kit.px(4)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark."""
        kit = self.kit
        if self.hovered:
            kit.art.circle(surface, self.rect.center, self.rect.width / 2, kit.colour("hover"))
        self.mark.layout(self.rect.inflate(-kit.px(4), -kit.px(4)))
        self.mark.draw(surface)
        if self.ringed:
            kit.ring(surface, self.rect, radius=self.rect.width / 2 / kit.k)


class PipsRow(Widget):
    """How much of each resource a board yields: a picture, a bar and a figure each."""

    def __init__(self, kit: Kit, pips: Sequence[tuple[str, int]], *, tip: str) -> None:
        super().__init__(kit, tip=tip, name="pips")
        self.pips = tuple(pips)

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        wide = self.kit.px(260) if width is None else width
        return Size(wide, self.kit.px(24) + self.kit.text.line_height(STRONG) + self.kit.px(8))

    def least(self) -> int:
        """Keep the figures apart."""
        return len(self.pips) * self.kit.px(36)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw one cell for each resource."""
        kit = self.kit
        most = max((count for _, count in self.pips), default=1) or 1
        cell = self.rect.width / max(1, len(self.pips))
        for index, (key, count) in enumerate(self.pips):
            left = self.rect.x + round(index * cell)
            wide = round(cell) - kit.px(8)
            icon = kit.art.sprite(f"resource-{key}", kit.px(22))
            surface.blit(icon, (left, self.rect.y))
            at = (left + kit.px(28), self.rect.y + kit.px(11))
            kit.text.draw(surface, str(count), at, STRONG, down=0.5, within=self.rect)
            bar = pygame.Rect(left, self.rect.y + kit.px(28), wide, kit.px(6))
            kit.art.panel(surface, bar, kit.colour("pressed"), radius=bar.height // 2)
            colours = kit.theme.resources[key]
            full = pygame.Rect(bar.x, bar.y, max(bar.height, round(wide * count / most)), bar.height)
            kit.art.panel(surface, full, mix(colours.fill, (255, 255, 255), 0.1), colours.fill, radius=bar.height // 2)


class ColourMenu(Card):
    """All colours in a row, opened beside the mark of a seat."""

    def __init__(
        self, kit: Kit, beside: pygame.Rect, now: int, tips: Sequence[str], on_take: Callable[[int], object]
    ) -> None:
        """`tips`: the name of each colour, and with whom it would be swapped."""
        self.marks = [
            ColourButton(kit, colour, partial(on_take, colour), name=f"take-{colour}", tip=tip)
            for colour, tip in enumerate(tips)
        ]
        super().__init__(
            kit, Row(kit, self.marks, gap="gap-tiny"), look="raised", pad="gap", rim="gold", name="colours"
        )
        self.at = now
        self.rect.size = self.measure()
        self.rect.topleft = (beside.x, beside.bottom + kit.px("gap-tiny"))
        self._show()

    def handle(self, event: pygame.event.Event) -> bool:
        """Walk by arrows, take by Enter."""
        if event.type != pygame.KEYDOWN:
            return False
        steps = {pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_UP: -1}
        if event.key in steps:
            self.at = (self.at + steps[event.key]) % len(self.marks)
            self._show()
            return True
        if activates(event):
            self.marks[self.at].press()
            return True
        return False

    def _show(self) -> None:
        for index, mark in enumerate(self.marks):
            mark.ringed = index == self.at
        self.touch()
