"""A number of cards as an answer: a minus and a plus, digits, what it is called and what it will bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from catan_desktop.ui.dialogs.option_row import Option, OptionRow
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.text import BODY, STRONG, Style
from catan_desktop.ui.widgets import IconButton, Kit, Widget
from catan_desktop.ui.widgets.keys import matches

_FIGURE = Style("display", "title")
_BUTTON = 32
"""Side of minus and plus in design units."""


class AmountRow(OptionRow):
    """All numbers as one answer: it shows the one that is chosen, else the least; a press chooses that, or does it."""

    def __init__(self, kit: Kit, options: Sequence[Option], name: str) -> None:
        self.options = options
        self.at = next((at for at, option in enumerate(options) if option.chosen), 0)
        super().__init__(kit, options[self.at], name, 0, low=True)
        self.minus, self.plus = (
            IconButton(kit, sign, partial(self._step, by), tip="", size=_BUTTON, ink="ink", name=f"amount-{sign}")
            for sign, by in (("minus", -1), ("plus", 1))
        )
        self.minus.visible, self.plus.visible = self.at > 0, self.at < len(options) - 1

    def children(self) -> Sequence[Widget]:
        """Return minus and plus, where there is less or more."""
        return [one for one in (self.minus, self.plus) if one.visible]

    def hint(self) -> str:
        """Say nothing besides: what it brings stands on it."""
        return ""

    def hit(self, event: pygame.event.Event) -> bool:
        """Return whether a key means one of the numbers: its digit, or plus and minus; the press takes that."""
        by = {"+": 1, "-": -1}.get(stroke(event), 0)
        near = self.option.amount + by if by else -1
        meant = [one for one in self.options if one.amount == near or matches(event, str(one.amount))]
        self.on_press = meant[0].act if meant else self.on_press
        return bool(meant)

    def _step(self, by: int) -> None:
        self.options[self.at + by].act()

    def _texts(self) -> list[tuple[str, Style]]:
        return [(self.option.title, STRONG), (self.option.sure(), BODY)]

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the figure and the most that any number has to say."""
        kit, wide = self.kit, self.kit.px(180) if width is None else width
        room = max(1, wide - 2 * self._pad())
        tall = kit.rich.lay(self.option.title, room, STRONG, kit.k).size.height
        told = [said for said in (option.sure() for option in self.options) if said]
        tall += max((kit.rich.lay(said, room, BODY, kit.k).size.height for said in told), default=0)
        return Size(wide, kit.text.line_height(_FIGURE) + tall + 2 * self._pad())

    def layout(self, rect: pygame.Rect) -> None:
        """Set minus and plus at both sides of the figure."""
        super().layout(rect)
        side, box = self.minus.measure().width, inset(rect, self._pad(), self._pad())
        top = box.y + (self.kit.text.line_height(_FIGURE) - side) // 2
        self.minus.layout(pygame.Rect(box.x, top, side, side))
        self.plus.layout(pygame.Rect(box.right - side, top, side, side))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the figure, its name and what it brings."""
        kit, box = self.kit, inset(self.rect, self._pad(), self._pad())
        self.draw_ground(surface)
        top = box.y + kit.text.line_height(_FIGURE)
        figure = _FIGURE.of(self.ink())
        kit.text.draw(surface, str(self.option.amount), (box.centerx, (box.y + top) // 2), figure, across=0.5, down=0.5)
        for text, style in self._texts():
            laid = kit.rich.lay(text, box.width, style, kit.k)
            kit.rich.draw(surface, laid, (box.x, top), self.rect)
            top += laid.size.height
        for button in self.children():
            button.draw(surface)
