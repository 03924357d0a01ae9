"""The bar at the bottom: the hand, the actions of the game, and the next button."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.actions import TILE, ActionCard
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.hidden_hand import CoveredHand
from catan_desktop.ui.widgets import Column, Kit, Row, Widget

_GAP = 6
"""Design units between two actions."""


class BarRow(Row):
    """A hand, actions and the gold button: the hand takes the room that the others leave."""

    def widths(self, total: int) -> list[int]:
        """Divide a width: the gold button gives way last, and the hand asks for no more than the actions can spare."""
        hand, *cards, gold = self.shown()
        assert isinstance(hand, Hand | CoveredHand)
        wide = min(gold.measure().width, gold.least() + max(0, total - self.least()))
        room = total - wide - self.gaps(len(cards) + 2)
        kept = sum(card.keeps() for card in cards if isinstance(card, ActionCard))
        wish = max(hand.least(), min(hand.wish(), room - kept))
        acts = Row(self.kit, cards, gap=self.gap).widths(room - wish + self.gaps(len(cards)))
        return [room - sum(acts), *acts, wide]


class BottomBar(Widget):
    """Hand at the left, actions, gold button at the right, all in one low row; in two where that is too narrow.

    The actions stand where they stand whatever the gold button says, and whatever a hand holds that is not a board of
    the own; such a board takes the room that the actions can spare.
    """

    def __init__(
        self, kit: Kit, hand: Hand | CoveredHand, actions: Sequence[ActionCard], gold: Widget, *, warm: bool = False
    ) -> None:
        """`warm`: it has a warm rim, for it is the own turn."""
        super().__init__(kit, name="bottom")
        hand.grow = 1.0
        self.warm = warm
        self.low = BarRow(kit, [hand, *actions, gold], gap=_GAP)
        """All in one row ..."""
        self.tall = Column(kit, [BarRow(kit, [hand, gold]), Row(kit, actions, gap=_GAP)], gap=_GAP)
        """... or the actions in a row of their own."""
        self.content: Widget = self.tall
        """The one of them that is laid out."""

    def _fitting(self, width: int) -> Widget:
        """Return what has room in a width."""
        return self.low if self.low.least() + 2 * self.kit.px("pad") <= width else self.tall

    def children(self) -> Sequence[Widget]:
        """Return all of it."""
        return (self.content,)

    def least(self) -> int:
        """Need room for the hand beside the button, and for the actions in a row of their own."""
        return self.tall.least() + 2 * self.kit.px("pad")

    def measure(self, width: int | None = None) -> Size:
        """Be one row, or two."""
        wide = self.low.least() + 2 * self.kit.px("pad") if width is None else width
        more = self.kit.px(TILE) + self.kit.px(_GAP) if self._fitting(wide) is self.tall else 0
        return Size(wide, self.kit.px("bar-bottom") + more)

    def layout(self, rect: pygame.Rect) -> None:
        """Share the room; actions in a row of their own fill it."""
        super().layout(rect)
        content, edge = self._fitting(rect.width), self.kit.px("bar-bottom") - self.kit.px(TILE)
        self.content = content
        for child in self.low.content[1:-1]:
            child.grow = 1.0 if content is self.tall else 0.0
        content.layout(rect.inflate(-2 * self.kit.px("pad"), -edge))
        match_names([card for card in content.walk() if isinstance(card, ActionCard)])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar."""
        surface.fill(self.kit.colour("bar"), self.rect)
        rim, ink = (self.kit.px(3), "gold") if self.warm else (self.kit.px("hairline"), "line")
        surface.fill(self.kit.colour(ink), pygame.Rect(self.rect.topleft, (self.rect.width, rim)))
        super().draw(surface)


def match_names(cards: Sequence[ActionCard]) -> None:
    """Give the names of actions that lie beside each other one typeface and one size, and their prices one size."""
    small = not all(card.large for card in cards)
    for card in cards:
        card.arrange(small=small)
    names = [card.named for card in cards if card.named is not None]
    for name in names:
        name.most = None
    least = min((name.pixels() for name in names), default=0)
    for name in names:
        name.most = least
    prices = [card.price for card in cards if card.price.chips]
    least = min((price.side for price in prices), default=0)
    for price in prices:
        price.largest = least
