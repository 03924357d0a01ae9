"""Small things of the panel below the chronicle: a line to press, a seat to ask, a resource with its rate."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.widgets import Kit, Pressable, Widget

_LINE = SMALL.of("ink")


class Chip(Pressable):
    """A line of marked-up words that can be pressed, such as `3 wool -> 1 ore`."""

    def __init__(
        self, kit: Kit, words: str, on_press: Callable[[], object], *, name: str = "", tip: str = "", hotkey: str = ""
    ) -> None:
        super().__init__(kit, on_press, name=name, tip=tip, hotkey=hotkey)
        self.words = words

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the words."""
        px = self.kit.px
        inner = 1 << 20 if width is None else max(1, width - px(16))
        laid = self.kit.rich.lay(self.words, inner, _LINE, self.kit.k).size
        return Size(laid.width + px(16) if width is None else width, max(px(26), laid.height + px(8)))

    def least(self) -> int:
        """Wrap where there is little room."""
        return self.kit.px(90)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line in a frame."""
        kit, box = self.kit, self.rect
        lit = (self.hovered or self.focused) and self.enabled
        kit.panel(
            surface, box, "hover" if lit else "raised", radius="radius-small", rim="ice" if lit else "line-strong"
        )
        inner = max(1, box.width - kit.px(16))
        laid = kit.rich.lay(self.words, inner, _LINE, kit.k)
        where = (box.x + (box.width - laid.size.width) // 2, box.y + (box.height - laid.size.height) // 2)
        kit.rich.draw(surface, laid, where, box)
        if self.ringed:
            kit.ring(surface, box, "radius-small")


class AskMark(Pressable):
    """The mark of a seat that is asked; pale with a cross where it is left out."""

    def __init__(
        self, kit: Kit, colour: int, asked: bool, on_press: Callable[[], object], *, name: str, tip: str
    ) -> None:
        super().__init__(kit, on_press, name=name, tip=tip)
        self.colour = colour
        self.asked = asked

    def measure(self, width: int | None = None) -> Size:
        """Give a square."""
        del width
        return Size(self.kit.px(24), self.kit.px(24))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark."""
        kit, box = self.kit, self.rect
        radius = box.width / 2 - kit.px(1)
        if self.asked:
            draw_mark(kit, surface, box.center, radius, self.colour)
        else:
            rim = kit.theme.seats[self.colour % len(kit.theme.seats)].body
            kit.art.circle(surface, box.center, radius, kit.colour("sunken"), rim=rim, rim_width=max(1.5, 1.5 * kit.k))
            icon = kit.icon("cross", kit.px(12), "dim")
            surface.blit(icon, icon.get_rect(center=box.center))
        if self.hovered:
            kit.art.outline(surface, box, box.width // 2, kit.colour("ice"), max(1.5, 1.5 * kit.k))
        if self.ringed:
            kit.ring(surface, box, radius=box.width / 2 / kit.k)


class RateMark(Widget):
    """A resource with the rate of the supply."""

    def __init__(self, kit: Kit, key: str, rate: int, tip: str) -> None:
        super().__init__(kit, name=f"rate-{key}", tip=tip)
        self.key = key
        self.rate = rate

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as picture and figure."""
        del width
        words = self.kit.text.size(f"{self.rate}:1", SMALL).width if self.rate else 0
        return Size(self.kit.px(24) + words, self.kit.px(24))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, then the rate; a good one stands out."""
        kit, box = self.kit, self.rect
        picture = kit.art.sprite(f"resource-{self.key}", kit.px(20))
        surface.blit(picture, picture.get_rect(midleft=(box.x + kit.px(1), box.centery)))
        if self.rate:
            style = STRONG.of("gold") if self.rate <= 2 else SMALL
            small = kit.text.pixels(SMALL)
            where = (box.right, box.centery)
            kit.text.draw(surface, f"{self.rate}:1", where, style, pixels=small, across=1.0, down=0.5, within=box)
