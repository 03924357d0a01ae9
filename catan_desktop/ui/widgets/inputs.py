"""Widgets that hold a value: switches, sliders and steppers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.geometry import Size, clamp, place
from catan_desktop.ui.text import BODY, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable


class Toggle(Pressable):
    """A switch with its words beside it."""

    def __init__(
        self,
        kit: Kit,
        text: str,
        value: bool,
        on_change: Callable[[bool], object] | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(kit, name=name)
        self.text = text
        self.value = value
        self.on_change = on_change

    def press(self) -> None:
        """Turn it over."""
        self.value = not self.value
        self.touch()
        super().press()
        if self.on_change is not None:
            self.on_change(self.value)

    def measure(self, width: int | None = None) -> Size:
        """Return switch and words side by side."""
        aside = self._switch()[0] + self.kit.px("gap") * 2
        words = self.kit.text.wrapped_size(self.text, BODY, 1 << 20 if width is None else max(1, width - aside))
        return Size(words.width + aside, max(self.kit.px("row"), words.height))

    def least(self) -> int:
        """Keep the widest word whole."""
        return self.kit.text.widest_word(self.text, BODY) + self._switch()[0] + self.kit.px("gap") * 2

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the switch left of the words."""
        kit = self.kit
        wide, tall = self._switch()
        track = place((wide, tall), self.rect, 0, 0.5)
        ground: Ink = "sunken" if not self.enabled else "good-dark" if self.value else "pressed"
        rim: Ink = "good" if self.value and self.enabled else "line-strong"
        if self.hovered and self.enabled:
            rim = "ice"
        kit.art.panel(
            surface,
            track,
            kit.colour(ground),
            radius=tall // 2,
            rim=kit.colour(rim),
            rim_width=max(1.0, kit.k),
        )
        knob = track.right - tall / 2 if self.value else track.left + tall / 2
        kit.art.circle(surface, (knob, track.centery), tall * 0.34, kit.colour("ink" if self.enabled else "faint"))
        left = track.right + kit.px("gap") * 2 - kit.px("gap-tiny")
        words = pygame.Rect(left, self.rect.y, max(1, self.rect.right - left), self.rect.height)
        style = BODY.of("ink" if self.enabled else "faint")
        kit.text.draw_lines(surface, kit.text.wrap(self.text, BODY, words.width), words, style, down=0.5)
        if self.ringed:
            kit.ring(surface, track, tall / 2 / kit.k)

    def _switch(self) -> tuple[int, int]:
        return (self.kit.px(38), self.kit.px(20))


class Slider(Widget):
    """A value between two bounds, dragged or moved by arrows."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        value: float,
        on_change: Callable[[float], object] | None = None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        write: Callable[[float], str] | None = None,
        name: str = "",
    ) -> None:
        """`write` turns the value into the words at its right end."""
        super().__init__(kit, name=name, grow=1.0)
        self.low, self.high, self.step = low, high, step
        self.value = clamp(value, low, high)
        self.on_change = on_change
        self.write = write
        self._dragged = False

    def set(self, value: float) -> None:
        """Move to the nearest step and tell."""
        steps = round((clamp(value, self.low, self.high) - self.low) / self.step)
        new = clamp(self.low + steps * self.step, self.low, self.high)
        if new != self.value:
            self.value = new
            self.touch()
            if self.on_change is not None:
                self.on_change(new)

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        natural = self.kit.px(160) + self._words_width()
        return Size(natural if width is None else width, self.kit.px("row"))

    def least(self) -> int:
        """Need some room to drag."""
        return self.kit.px(80) + self._words_width()

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag, wheel or arrows."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = True
            self._to(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._to(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        if event.type == pygame.KEYDOWN:
            moves = {pygame.K_LEFT: -1.0, pygame.K_DOWN: -1.0, pygame.K_RIGHT: 1.0, pygame.K_UP: 1.0}
            if event.key in moves:
                self.set(self.value + moves[event.key] * self.step)
                return True
            if event.key in {pygame.K_HOME, pygame.K_END}:
                self.set(self.low if event.key == pygame.K_HOME else self.high)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove, filled part, knob and the value in words."""
        kit = self.kit
        groove = self._groove()
        part = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        knob = groove.x + round(groove.width * part)
        radius = groove.height // 2
        kit.art.panel(surface, groove, kit.colour("pressed"), radius=radius, rim=kit.colour("line"))
        filled = pygame.Rect(groove.x, groove.y, max(groove.height, knob - groove.x), groove.height)
        kit.art.panel(surface, filled, kit.colour("ice" if self.enabled else "faint"), radius=radius)
        size = kit.px(8 if self.hovered or self._dragged else 7)
        ink: Ink = "faint" if not self.enabled else "ice-light" if self.hovered or self._dragged else "ink"
        kit.art.circle(
            surface, (knob, groove.centery), size, kit.colour(ink), rim=kit.colour("ground"), rim_width=kit.k
        )
        if self.write is not None:
            right = (self.rect.right, self.rect.centery)
            kit.text.draw(surface, self.write(self.value), right, STRONG, across=1.0, down=0.5, within=self.rect)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _words_width(self) -> int:
        if self.write is None:
            return 0
        ends = (self.write(value) for value in (self.low, self.high, self.value))
        return max(self.kit.text.size(words, STRONG).width for words in ends) + self.kit.px("pad")

    def _groove(self) -> pygame.Rect:
        edge = self.kit.px(8)
        width = max(1, self.rect.width - self._words_width() - 2 * edge)
        tall = self.kit.px(5)
        return pygame.Rect(self.rect.x + edge, self.rect.centery - tall // 2, width, tall)

    def _to(self, x: int) -> None:
        groove = self._groove()
        self.set(self.low + (x - groove.x) / groove.width * (self.high - self.low))
