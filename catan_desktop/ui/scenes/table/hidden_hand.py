"""The own hand kept covered where several people play at one screen: seen only as long as somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.panels import ActionButton, HandView, SeatPanel
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.actions import CANNOT_PAY, TILE
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import STRONG
from catan_desktop.ui.widgets import Kit, Widget

_CARD = (36, 51)
_MOST = 12
"""Backs at most that are drawn; the count says the rest."""


def untold(entry: ActionButton) -> ActionButton:
    """Return the button of an action that does not tell what the hand holds, nor whether it can pay for it."""
    secret = {CANNOT_PAY, *entry.secret}
    reason, ready = (None if words is None or words.key in secret else words for words in (entry.reason, entry.ready))
    return replace(entry, missing=(), reason=reason, ready=ready, barred=())


def as_others_see(panel: SeatPanel) -> SeatPanel:
    """Return the card of a seat without the points that only the seat itself can count."""
    if not panel.hidden:
        return panel
    return replace(panel, points=panel.points - panel.hidden, hidden=0, sources=panel.sources[:-1])


class CoveredHand(Widget):
    """The backs of the own cards; the hand shows while the pointer is held down on them."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        hand: HandView,
        on_hold: Callable[[bool], object],
        needed: int = 0,
        wished: int = 0,
    ) -> None:
        """Cover a hand that itself needs `needed` and wishes `wished` pixels: nothing beside it moves when it shows."""
        words = texts.tr("cover-hold", key=kit.keys.label("peek"))
        super().__init__(kit, name="covered-hand", tip=words)
        self.words = words
        self.cards = sum(count for _, count in hand.resources)
        self.secret = sum(card.count for card in hand.cards)
        self.backs = hand.backs
        self.on_hold = on_hold
        self.needed = needed
        self.wished = wished

    def measure(self, width: int | None = None) -> Size:
        """Take the room of a hand."""
        wide = self.kit.px(330)
        return Size(wide if width is None else min(wide, width), self.kit.px(TILE))

    def least(self) -> int:
        """Need room for the words, and as much as the hand."""
        return max(self.kit.px(180), self.needed)

    def wish(self) -> int:
        """Return the room that the hand would like beside the actions."""
        return max(self.least(), self.wished)

    def handle(self, event: pygame.event.Event) -> bool:
        """Show the hand while the button is down."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.on_hold(True)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the backs in a fan, and how to see the faces."""
        kit, box = self.kit, self.rect
        lines = kit.text.wrap(self.words, STRONG, box.width)
        tall = len(lines) * kit.text.line_height(STRONG)
        size = (kit.px(_CARD[0]), max(kit.px(12), min(kit.px(_CARD[1]), box.height - tall - kit.px(7))))
        total = min(_MOST, self.cards + self.secret)
        step = min(kit.px(22), max(1, (box.width - size[0]) // max(1, total)))
        for index in range(total):
            back = kit.art.sprite(self.backs[index >= min(self.cards, _MOST)], size)
            surface.blit(back, (box.x + index * step, box.y + kit.px(1)))
        top = box.bottom - tall - kit.px(4) if total else box.centery - tall // 2
        kit.text.draw_lines(surface, lines, pygame.Rect(box.x, top, box.width, tall), STRONG.of("dim"))
        if self.ringed:
            kit.ring(surface, box)
