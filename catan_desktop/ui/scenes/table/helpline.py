"""The line below the board: the one sentence that helps now, and buttons that tell everything that can be done and what
the best bot would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import SMALL, Fitted, Style
from catan_desktop.ui.widgets import IconButton, Kit, Label, Widget

_BUTTON = 26


class Sentence(Label):
    """One line, or two where it is too long: then smaller, so that a long one is no taller than a short one."""

    def room(self) -> int:
        """Tell how tall it is, whatever it says."""
        return 2 * self.kit.text.line_height(SMALL)

    def fitted(self, width: int) -> Fitted:
        """Return its lines at a width."""
        return self.kit.text.fit(self.text, self.style, max(1, width), tall=self.room())

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as ever; taller only where even the least type has no room."""
        if width is None:
            return Size(super().measure().width, self.room())
        return Size(width, max(self.room(), self.fitted(width).size.height))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines, in the middle of the height."""
        fitted = self.fitted(self.rect.width)
        self.kit.text.draw_lines(
            surface, fitted.lines, self.rect, self.style, pixels=fitted.pixels, across=self.across, down=0.5
        )


class HelpLine(Widget):
    """The sentence in the middle; the buttons stay where the sentence is switched off.

    Its height is the same for every sentence: a place of the board that was learned is pressed without looking.
    """

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
        shown: bool = True,
    ) -> None:
        """`lamp`: a second button, beside the first. `shown`: sentences are wanted, even if there is none just now."""
        super().__init__(kit, name="help-line")
        self.label = Sentence(kit, sentence, style, across=0.5, name="hint", tip=tip)
        self.label.visible = shown
        said = f"**{tip}**  <gold>{kit.keys.written(key)}</>" if key else f"**{tip}**"
        self.button = IconButton(
            kit, "question", on_help or (lambda: None), tip=said, size=_BUTTON, hotkey=key, name="what-now"
        )
        self.button.topic = "turn"
        self.button.visible = on_help is not None
        self.lamp = lamp

    def children(self) -> Sequence[Widget]:
        """Return the sentence and the buttons."""
        return (self.label, *([self.lamp] if self.lamp is not None else ()), self.button)

    def _room(self) -> int:
        one = self.kit.px(_BUTTON + 8)
        return one * (self.button.visible + (self.lamp is not None))

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the sentence, and never lower than the button."""
        room = self._room()
        said = self.label.measure(None if width is None else width - 2 * room) if self.label.visible else Size(0, 0)
        low = self.kit.px(_BUTTON) if room else 0
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
