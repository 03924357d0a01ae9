"""Cards that lie open before all, in a drawer at the lower edge of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.panels import Drawer, Face
from catan_desktop.ui.scenes.overlays.panel import BUTTON, Overlay
from catan_desktop.ui.scenes.table.open_cards import FaceBox
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import STRONG
from catan_desktop.ui.widgets import Card, Column, Flow, IconButton, Kit, Label, Row, Widget


class CardDrawer(Overlay):
    """The lots side by side; a press on a card tells all of it."""

    content: Card

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        drawer: Drawer,
        tell: Callable[[Face], object],
        close: Callable[[], object],
    ) -> None:
        lots: list[Widget] = []
        for lot in drawer.lots:
            cards = [FaceBox(kit, texts, face, partial(tell, face)) for face in lot.faces]
            label = Label(kit, texts.say(lot.title), STRONG.of("gold"), tip=texts.lines(lot.told))
            lots.append(Column(kit, [label, Row(kit, cards, gap=0)], gap="gap-tiny"))
        key, tip = kit.keys.key("drawer"), texts.tr("drawer-close")
        button = IconButton(kit, "cross", close, tip=tip, size=BUTTON, hotkey=key, name="drawer-close")
        card = Card(kit, Flow(kit, lots, gap="gap-large"), shadow=False, rim="line-strong", pad=10)
        super().__init__(kit, texts, drawer, card, button)
        self.name = "drawer"

    def children(self) -> Sequence[Widget]:
        """Return the cards, which can be pressed, and the button over them."""
        return (self.content, *super().children())

    def box(self, board: pygame.Rect) -> pygame.Rect:
        """Return its place: the middle of the lower edge."""
        gap = self.kit.px("gap-tiny")
        size = self.content.measure(board.width - 2 * gap - self.kit.px(BUTTON))
        wide = min(size.width + self.kit.px(BUTTON), board.width - 2 * gap)
        return pygame.Rect(board.centerx - wide // 2, board.bottom - gap - size.height, wide, size.height)

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out the cards where they are seen."""
        super().layout(rect)
        self.content.layout(self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the board."""
        self.kit.shadow(surface, self.rect, self.kit.px("radius-large"))
        with self.kit.audit.layer():
            self.content.draw(surface)
            for button in super().children():
                button.draw(surface)
