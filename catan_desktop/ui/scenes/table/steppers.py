"""A number of cards of one kind, with a minus and a plus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.text import STRONG
from catan_desktop.ui.widgets.base import Kit, Widget


class Stepper(Widget):
    """The left half takes one off, the right half puts one on; so do Left and Right, minus and plus, and the wheel."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        key: str,
        value: int,
        *,
        low: int,
        high: int,
        on_step: Callable[[int], object],
        tip: str = "",
        name: str = "",
        picture: str = "",
        bare: bool = False,
        ghost: int = 0,
    ) -> None:
        """Make one.

        Args:
            key: names a resource.
            picture: another picture for what is counted.
            bare: shows none and is low.
            ghost: a number that fills in by itself, shown while there is none.
        """
        super().__init__(kit, name=name, tip=tip)
        self.key = key
        self.value = value
        self.low = low
        self.high = high
        self.on_step = on_step
        self.picture = picture or f"resource-{key}"
        self.bare = bare
        self.ghost = ghost
        self._pointer = 0

    def measure(self, width: int | None = None) -> Size:
        """Be one row."""
        if self.bare:
            return Size(width or self.kit.px(66), self.kit.px(24))
        return Size(width or self.kit.px(94), self.kit.px(26))

    def least(self) -> int:
        """Need room for picture, figure and both signs."""
        return self.kit.px(60 if self.bare else 78)

    def step(self, by: int) -> None:
        """Go up or down, within bounds."""
        if self.low <= self.value + by <= self.high:
            self.kit.play("click")
            self.on_step(by)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use clicks, wheel and keys."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos[0])
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.step(-1 if event.pos[0] < self._minus().right else 1)
            return True
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.step(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN:
            key = stroke(event)
            if key in {"Right", "+", "Left", "-"}:
                self.step(1 if key in {"Right", "+"} else -1)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, figure, minus and plus."""
        kit, box = self.kit, self.rect
        kit.panel(surface, box, "sunken", radius="radius-small", rim="gold" if self.value else None)
        minus, plus = self._minus(), self._plus()
        middle = pygame.Rect(minus.right, box.y, plus.x - minus.right, box.height)
        if not self.bare:
            picture = kit.art.sprite(self.picture, kit.px(20))
            if not self.enabled:
                picture = picture.copy()
                picture.set_alpha(110)
            surface.blit(picture, picture.get_rect(midleft=(middle.x + kit.px(2), box.centery)))
        filled = self.ghost if not self.value else 0
        ink = "faint" if not self.enabled else "gold" if self.value else "ice" if filled else "dim"
        where = middle.center if self.bare else (middle.right - kit.px(4), box.centery)
        across = 0.5 if self.bare else 1.0
        kit.text.draw(surface, str(self.value or filled), where, STRONG.of(ink), across=across, down=0.5, within=box)
        for name, place, possible in (
            ("minus", minus, self.value > self.low),
            ("plus", plus, self.value < self.high),
        ):
            lit = self.hovered and place.collidepoint((self._pointer, place.centery))
            shade = "line" if not (possible and self.enabled) else "ink" if lit else "dim"
            icon = kit.icon(name, kit.px(13), shade)
            surface.blit(icon, icon.get_rect(center=place.center))
        if self.ringed:
            kit.ring(surface, box, "radius-small")

    def _minus(self) -> pygame.Rect:
        wide = min(self.kit.px(26), self.rect.width // 4 + self.kit.px(2))
        return pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.height)

    def _plus(self) -> pygame.Rect:
        wide = self._minus().width
        return pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)

    def _point(self, x: int) -> None:
        if x != self._pointer:
            self._pointer = x
            self.touch()
