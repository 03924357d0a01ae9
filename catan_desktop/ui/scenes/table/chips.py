"""Small things of the panel below the chronicle: a line to press, a seat to ask, a resource with its rate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.rich import Laid
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.widgets import Kit, Pressable, Widget

_LINE = SMALL.of("ink")
_PICTURE = 20


class Chip(Pressable):
    """One line of marked-up words that can be pressed, such as `3 wool -> 1 ore`; never two."""

    def __init__(
        self,
        kit: Kit,
        forms: Sequence[str],
        on_press: Callable[[], object],
        *,
        name: str = "",
        tip: str = "",
        chosen: bool = False,
    ) -> None:
        """`forms`: the words, the longest first; the first that has room is shown. `chosen`: another press does it."""
        super().__init__(kit, on_press, name=name, tip=tip)
        self.forms = tuple(forms)
        self.chosen = chosen

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as one line."""
        least = self.least()
        return Size(least if width is None else width, line_of_a_chip(self.kit))

    def least(self) -> int:
        """Need room for the shortest words."""
        return self._laid(self.forms[-1]).size.width + self.kit.px(16)

    def _laid(self, words: str) -> Laid:
        return self.kit.rich.lay(words, 1 << 20, _LINE, self.kit.k)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line in a frame."""
        kit, box = self.kit, self.rect
        lit = (self.hovered or self.focused) and self.enabled
        ground = "select" if self.chosen else "hover" if lit else "raised"
        rim = "gold" if self.chosen else "ice" if lit else "line-strong"
        kit.panel(surface, box, ground, radius="radius-small", rim=rim)
        room = box.width - kit.px(16)
        laid = next((laid for laid in map(self._laid, self.forms) if laid.size.width <= room), None)
        laid = laid or self._laid(self.forms[-1])
        where = (box.x + (box.width - laid.size.width) // 2, box.y + (box.height - laid.size.height) // 2)
        kit.rich.draw(surface, laid, where, box)
        if self.ringed:
            kit.ring(surface, box, "radius-small")


def line_of_a_chip(kit: Kit) -> int:
    """Tell how tall a chip is."""
    return max(kit.px(26), kit.text.line_height(_LINE) + kit.px(8))


class Held(Widget):
    """A place that keeps its height, whether something stands in it or not, so that what is around it never moves."""

    def __init__(self, kit: Kit, tall: int, child: Widget | None = None) -> None:
        super().__init__(kit)
        self.tall = tall
        self.child = child

    def children(self) -> Sequence[Widget]:
        """Return what stands in it."""
        return () if self.child is None else (self.child,)

    def measure(self, width: int | None = None) -> Size:
        """Keep the height, whatever stands in it."""
        wide = 0 if self.child is None else self.child.measure().width
        return Size(wide if width is None else width, self.tall)

    def least(self) -> int:
        """Need as much as what stands in it."""
        return 0 if self.child is None else self.child.least()

    def layout(self, rect: pygame.Rect) -> None:
        """Hand the whole box to what stands in it."""
        super().layout(rect)
        if self.child is not None:
            self.child.layout(rect)


class AskMark(Pressable):
    """The mark of a seat that is asked; pale with a cross where it is left out."""

    def __init__(
        self, kit: Kit, colour: int, asked: bool, on_press: Callable[[], object], *, name: str, tip: str
    ) -> None:
        super().__init__(kit, on_press, name=name, tip=tip)
        self.colour = colour
        self.asked = asked

    def measure(self, width: int | None = None) -> Size:
        """Return a square."""
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
    """A resource, the rate of the supply before it, and how many are left there after it."""

    def __init__(self, kit: Kit, key: str, rate: int, tip: str, left: int | None = None) -> None:
        super().__init__(kit, name=f"rate-{key}", tip=tip)
        self.key = key
        self.rate = rate
        self.left = left

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as picture and figure."""
        del width
        side = self._side()
        return Size(self.kit.px(_PICTURE) + 2 * side, self.kit.px(24))

    def _side(self) -> int:
        """Return the width at either side of the picture."""
        return self.kit.text.size("4:1", SMALL).width + self.kit.px(2)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rate, a good one stands out; the picture; what is left, red where there is none."""
        kit, box = self.kit, self.rect
        picture = kit.art.sprite(f"resource-{self.key}", kit.px(_PICTURE))
        surface.blit(picture, picture.get_rect(center=box.center))
        small, half = kit.text.pixels(SMALL), kit.px(_PICTURE) // 2 + kit.px(2)
        if self.rate:
            style = STRONG.of("gold") if self.rate <= 2 else SMALL
            where = (box.centerx - half, box.centery)
            kit.text.draw(surface, f"{self.rate}:1", where, style, pixels=small, across=1.0, down=0.5)
        if self.left is not None:
            where = (box.centerx + half, box.centery)
            ink = "faint" if self.left else "danger"
            kit.text.draw(surface, str(self.left), where, SMALL.of(ink), pixels=small, down=0.5)
