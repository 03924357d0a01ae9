"""A question in front of everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size, inset, place
from catan_desktop.ui.text import TITLE
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Button, IconButton
from catan_desktop.ui.widgets.keys import activates
from catan_desktop.ui.widgets.layout import Flow
from catan_desktop.ui.widgets.scroll import ScrollArea


class Dialog(Widget):
    """A modal panel with a title, one widget and buttons; opened and closed by the root.

    It is as tall as its content; content taller than the window scrolls. Escape is the way back where there is one.
    """

    def __init__(
        self,
        kit: Kit,
        title: str,
        body: Widget,
        buttons: Sequence[Button] = (),
        *,
        width: float = 520,
        on_cancel: Callable[[], object] | None = None,
        close_tip: str = "",
        name: str = "",
    ) -> None:
        """Make a dialog.

        Args:
            width: in design units; less where the window is narrower.
            on_cancel: called when the player goes back with Escape, the right button or the cross.
            close_tip: words for the cross; empty leaves it out.
        """
        super().__init__(kit, name=name)
        self.title = title
        self.body = body
        self.buttons = Flow(kit, buttons)
        self.width = width
        self.on_cancel = on_cancel
        self.closing: Callable[[], object] | None = None
        self.spared: Callable[[], pygame.Rect | None] = lambda: None
        """Returns what stands at the right and stays in sight, in pixels of the window; None: nothing."""
        self.reopen: Callable[[], object] | None = None
        """Opens it anew when the language changes; see `Root.open`."""
        self.panel = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollArea(kit, body)
        self._cross = IconButton(kit, "cross", self.cancel, tip=close_tip) if close_tip else None

    def children(self) -> Sequence[Widget]:
        """Return content, buttons and the cross."""
        found: list[Widget] = [self._scroll, self.buttons]
        return found if self._cross is None else [*found, self._cross]

    def first(self) -> Widget | None:
        """Return the widget that starts with the focus: the gold button, else the first there is."""
        stops = [widget for widget in self.walk() if widget.focusable]
        gold = [widget for widget in stops if isinstance(widget, Button) and widget.kind == "primary"]
        return (gold or stops or [None])[0]

    def carry(self, former: Widget) -> None:
        """Stand as far down as before."""
        if isinstance(former, Dialog):
            self._scroll.carry(former._scroll)

    def close(self) -> None:
        """Ask the root to take it away."""
        if self.closing is not None:
            self.closing()

    def cancel(self) -> None:
        """Go back without an answer."""
        self.close()
        if self.on_cancel is not None:
            self.on_cancel()

    def layout(self, rect: pygame.Rect) -> None:
        """Centre the panel in the window, or left of what stays in sight."""
        super().layout(rect)
        kit = self.kit
        pad = kit.px("gap-large")
        wished, spared = max(kit.px(self.width), self.least()), self.spared()
        if spared is not None and rect.centerx + wished // 2 > spared.left:
            rect = pygame.Rect(rect.topleft, (spared.left - rect.x, rect.height))
        width = min(wished, rect.width - 2 * pad)
        inner = width - 2 * pad
        head = self._head(inner)
        foot = self.buttons.measure(inner)
        foot_room = foot.height + pad if foot.height else 0
        room = rect.height - 2 * kit.px("gap") - 2 * pad - head - foot_room
        body = min(room, self.body.measure(inner).height)
        self.panel = place((width, head + body + foot_room + 2 * pad), rect, 0.5, 0.45)
        area = inset(self.panel, pad)
        self._scroll.layout(pygame.Rect(area.x, area.y + head, inner, max(0, body)))
        left = area.right - foot.width
        self.buttons.layout(pygame.Rect(left, area.bottom - foot.height, foot.width, foot.height))
        if self._cross is not None:
            side = self._cross.measure().width
            corner = (self.panel.right - side - kit.px("gap"), self.panel.y + kit.px("gap"))
            self._cross.layout(pygame.Rect(*corner, side, side))

    def least(self) -> int:
        """Return the least width for content and buttons."""
        return max(self.body.least(), self.buttons.least()) + 2 * self.kit.px("gap-large")

    def measure(self, width: int | None = None) -> Size:
        """Be as large as the window."""
        del width
        return self.kit.size

    def handle(self, event: pygame.event.Event) -> bool:
        """Go back with Escape or the right button; Space or Enter presses the gold button if nothing else wants it."""
        back = (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE) or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        )
        if back:
            self.cancel()
            return True
        if event.type == pygame.KEYDOWN and activates(event):
            gold = self.first()  # nothing that has the focus wanted the key
            if isinstance(gold, Button) and gold.kind == "primary" and gold.enabled:
                gold.press()
                return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def draw(self, surface: pygame.Surface) -> None:
        """Dim what is behind, then draw the panel and what is in it."""
        kit = self.kit
        opacity = kit.theme.opacity["veil"]
        key = ("veil", self.rect.size, kit.colour("veil"), opacity)
        surface.blit(kit.art.cached(key, self._veil), self.rect)
        kit.panel(surface, self.panel, "panel", shadow=True, rim="line-strong")
        area = inset(self.panel, kit.px("gap-large"))
        if self.title:
            lines = kit.text.wrap(self.title, TITLE, self._title_width(area.width))
            kit.text.draw_lines(surface, lines, area, TITLE)
        super().draw(surface)

    def _veil(self) -> pygame.Surface:
        veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill((*self.kit.colour("veil"), round(255 * self.kit.theme.opacity["veil"])))
        return veil

    def _title_width(self, inner: int) -> int:
        return max(1, inner - (self._cross.measure().width if self._cross is not None else 0))

    def _head(self, inner: int) -> int:
        if not self.title:
            return 0
        return self.kit.text.wrapped_size(self.title, TITLE, self._title_width(inner)).height + self.kit.px("gap")
