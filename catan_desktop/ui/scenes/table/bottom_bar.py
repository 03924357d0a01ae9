"""The bar at the bottom: the hand, the actions of the game, and the next button."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size, divide_evenly, share
from catan_desktop.ui.scenes.table.actions import TILE, ActionCard
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.hidden_hand import CoveredHand
from catan_desktop.ui.widgets import Kit, Widget

_GAP, _GOLD = 6, 150
"""Design units between two actions, and of the gold button: where there is room it does not follow its words, so that
the actions beside it keep their places."""


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
        self.hand = hand
        self.actions = list(actions)
        self.gold = gold
        self.warm = warm

    def children(self) -> Sequence[Widget]:
        """Return all of it."""
        return (self.hand, *self.actions, self.gold)

    def _row(self) -> int:
        return self.kit.px("bar-bottom")

    def _single(self, width: int) -> bool:
        return self._least() <= width

    def _gold(self) -> int:
        return max(self._least_gold(), self.kit.px(_GOLD))

    def _least_gold(self) -> int:
        """Return the width at which the words of the gold button are no taller than the row."""
        least = self.gold.least()
        widths = range(least, max(least, self.kit.px(_GOLD)), 4)
        return next((width for width in widths if self.gold.least_height(width) <= self.kit.px(TILE)), least)

    def _least(self) -> int:
        gap = self.kit.px(_GAP)
        acts = sum(card.least() + gap for card in self.actions)
        return self.hand.least() + acts + self._least_gold() + 3 * self.kit.px("pad")

    def least(self) -> int:
        """Need room for the hand beside the button, and for the actions in a row of their own."""
        px = self.kit.px
        acts = max([card.least() for card in self.actions], default=0) + px(_GAP)
        return max(self.hand.least() + self._least_gold() + 3 * px("pad"), len(self.actions) * acts + 2 * px("pad"))

    def measure(self, width: int | None = None) -> Size:
        """Be one row, or two."""
        if width is None or self._single(width):
            return Size(width or self._least(), self._row())
        return Size(width, 2 * self.kit.px(TILE) + self.kit.px(_GAP) + self._row() - self.kit.px(TILE))

    def layout(self, rect: pygame.Rect) -> None:
        """Share the room: the gold button and the actions first, the hand takes what is left."""
        super().layout(rect)
        px = self.kit.px
        pad, gap, tall = px("pad"), px(_GAP), px(TILE)
        edge = (self._row() - tall) // 2
        gold = self._gold()
        if self._single(rect.width):
            y = rect.y + edge
            gold = min(gold, self._least_gold() + rect.width - self._least())
            right = rect.right - pad - gold
            self.gold.layout(pygame.Rect(right, y, gold, tall))
            spared = right - gap - rect.x - 2 * pad - sum([card.keeps() + gap for card in self.actions])
            hand = max(self.hand.least(), min(self.hand.wish(), spared))
            left = self._place(rect.x + 2 * pad + hand, right - gap, y)
            self.hand.layout(pygame.Rect(rect.x + pad, y, left - px("gap") - rect.x - pad, tall))
            return
        y = rect.y + edge
        self.gold.layout(pygame.Rect(rect.right - pad - gold, y, gold, tall))
        self.hand.layout(pygame.Rect(rect.x + pad, y, rect.width - gold - 3 * pad, tall))
        widths = share(rect.width - 2 * pad - gap * (len(self.actions) - 1), [1.0] * len(self.actions))
        x = rect.x + pad
        for card, width in zip(self.actions, widths, strict=True):
            card.layout(pygame.Rect(x, y + tall + gap, width, tall))
            x += width + gap

    def _place(self, left: int, right: int, y: int) -> int:
        """Place the actions at the right end of a room, as broad as they would be where they can; where they begin."""
        gap = self.kit.px(_GAP)
        room = right - left - gap * (len(self.actions) - 1)
        widths = [card.measure().width for card in self.actions]
        if sum(widths) > room:
            widths = divide_evenly(room, self._floors(room))
        for card, width in zip(reversed(self.actions), reversed(widths), strict=True):
            card.layout(pygame.Rect(right - width, y, width, self.kit.px(TILE)))
            right -= width + gap
        return right + gap

    def _floors(self, room: int) -> list[int]:
        """Return how wide each action must be; as many names as may be have one line, first those above a price."""
        floors = [card.least() for card in self.actions]
        spare = room - sum(floors)
        wants = [(card.least_in_a_line() - floors[index], index) for index, card in enumerate(self.actions)]
        for more, index in sorted(wants, key=lambda want: (not self.actions[want[1]].entry.price, want)):
            if more <= spare:
                floors[index] += more
                spare -= more
        return floors

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar."""
        kit = self.kit
        surface.fill(kit.colour("bar"), self.rect)
        rim = kit.px(3 if self.warm else "hairline")
        surface.fill(
            kit.colour("gold" if self.warm else "line"), pygame.Rect(self.rect.x, self.rect.y, self.rect.width, rim)
        )
        super().draw(surface)
