"""The line below the board: the one sentence that helps now, and buttons that tell everything that can be done and what
the best bot would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets import IconButton, Kit, Label, Widget

_BUTTON = 26
_NARROW = 900
"""In design units; in less width, sentences of the set-up may need a second line."""


class HelpLine(Widget):
    """The sentence in the middle; the buttons stay where the sentence is switched off."""

    def __init__(
        self,
        kit: Kit,
        sentence: str,
        style: Style,
        on_help: Callable[[], object] | None,
        tip: str,
        key: str,
        lamp: IconButton | None = None,
        *,
        steady: bool = False,
    ) -> None:
        """`lamp`: a second button, beside the first. `steady`: keep the place of two lines where some need it."""
        super().__init__(kit, name="help-line")
        self.label = Label(kit, sentence, style, across=0.5, name="hint", tip=tip)
        self.label.visible = bool(sentence)
        said = f"**{tip}**  <gold>{kit.keys.written(key)}</>" if key else f"**{tip}**"
        self.button = IconButton(
            kit, "question", on_help or (lambda: None), tip=said, size=_BUTTON, hotkey=key, name="what-now"
        )
        self.button.topic = "turn"
        self.button.visible = on_help is not None
        self.lamp = lamp
        self.steady = steady

    def children(self) -> Sequence[Widget]:
        """Give the sentence and the buttons."""
        return (self.label, *([self.lamp] if self.lamp is not None else ()), self.button)

    def _room(self) -> int:
        one = self.kit.px(_BUTTON + 8)
        return one * (self.button.visible + (self.lamp is not None))

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the sentence, and never lower than the button."""
        room = self._room()
        said = self.label.measure(None if width is None else width - 2 * room) if self.label.visible else Size(0, 0)
        low = self.kit.px(_BUTTON) if room else 0
        if self.steady and self.label.visible and width is not None and width < self.kit.px(_NARROW):
            low = max(low, 2 * self.kit.text.line_height(self.label.style))
        return Size(said.width + 2 * room if width is None else width, max(said.height, low))

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the button at the right end."""
        super().layout(rect)
        room, side = self._room(), self.kit.px(_BUTTON)
        self.label.layout(pygame.Rect(rect.x + room, rect.y, rect.width - 2 * room, rect.height))
        self.button.layout(pygame.Rect(rect.right - side, rect.centery - side // 2, side, side))
        if self.lamp is not None:
            left = rect.right - side - (side + self.kit.px(8) if self.button.visible else 0)
            self.lamp.layout(pygame.Rect(left, rect.centery - side // 2, side, side))
