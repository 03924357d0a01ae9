"""The line below the board: the one sentence that helps now, and the button that tells everything that can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets import IconButton, Kit, Label, Widget

_BUTTON = 26


class HelpLine(Widget):
    """The sentence in the middle; the button stays where the sentence is switched off."""

    def __init__(
        self, kit: Kit, sentence: str, style: Style, on_help: Callable[[], object] | None, tip: str, key: str
    ) -> None:
        super().__init__(kit, name="help-line")
        self.label = Label(kit, sentence, style, across=0.5, name="hint", tip=tip)
        self.label.visible = bool(sentence)
        said = f"**{tip}**  <gold>{kit.keys.written(key)}</>" if key else f"**{tip}**"
        self.button = IconButton(
            kit, "question", on_help or (lambda: None), tip=said, size=_BUTTON, hotkey=key, name="what-now"
        )
        self.button.topic = "turn"
        self.button.visible = on_help is not None

    def children(self) -> Sequence[Widget]:
        """Give both."""
        return (self.label, self.button)

    def _room(self) -> int:
        return self.kit.px(_BUTTON + 8) if self.button.visible else 0

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the sentence, and never lower than the button."""
        room = self._room()
        said = self.label.measure(None if width is None else width - 2 * room) if self.label.visible else Size(0, 0)
        low = self.kit.px(_BUTTON) if self.button.visible else 0
        return Size(said.width + 2 * room if width is None else width, max(said.height, low))

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the button at the right end."""
        super().layout(rect)
        room, side = self._room(), self.kit.px(_BUTTON)
        self.label.layout(pygame.Rect(rect.x + room, rect.y, rect.width - 2 * room, rect.height))
        self.button.layout(pygame.Rect(rect.right - side, rect.centery - side // 2, side, side))
