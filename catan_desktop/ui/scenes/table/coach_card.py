"""A card of the hand, large over the board: its picture, its name and all that stands on it."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.panels import CardView
from catan_desktop.ui.geometry import place
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, Style
from catan_desktop.ui.widgets import Card, Column, Kit, Picture, RichText, Root, Widget

_WIDE, _ART = 340, 250
"""Design units of the card, and of its picture."""
_NAME = Style("strong", "large", "ink-dark")


class _NamedPicture(Picture):
    """The picture of a card with its name on the strip at its foot."""

    named = True

    def __init__(self, kit: Kit, art: str, label: str) -> None:
        super().__init__(kit, art, _ART, ink=None)
        self.label = label

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture and the name."""
        super().draw(surface)
        kit = self.kit
        card = kit.art.sprite(self.key, self.rect.size).get_rect(center=self.rect.center)
        strip = pygame.Rect(0, 0, round(0.84 * card.width), round(0.16 * card.height))
        strip.center = (card.centerx, card.y + round(0.885 * card.height))
        said = kit.text.fit(self.label, _NAME, strip.width, lines=1, tall=strip.height)
        kit.text.draw_lines(surface, said.lines, strip, _NAME, pixels=said.pixels, across=0.5, down=0.5)


class LargeCard:
    """The card that the coach speaks of, as long as he does."""

    def __init__(self, kit: Kit, texts: TableText) -> None:
        self.kit, self.texts = kit, texts
        self.root = Root(kit, Widget(kit), hosts=False)
        self._shown: CardView | None = None

    def show(self, card: CardView | None) -> None:
        """Show another card, or none."""
        kit, texts = self.kit, self.texts
        self._shown = card
        if card is None:
            self.root.content = Widget(kit)
            return
        rows: list[Widget] = [
            _NamedPicture(kit, card.art, texts.say(card.name)),
            RichText(kit, texts.rich(card.text), BODY),
        ]
        self.root.content = Card(kit, Column(kit, rows, gap="gap"), look="raised", rim="gold", name="coach-card")

    def place(self, board: pygame.Rect) -> None:
        """Stand in the middle of the board."""
        if self._shown is not None:
            width = min(self.kit.px(_WIDE), board.width)
            height = self.root.content.measure(width).height
            self.root.layout(place((width, height), board, 0.5, 0.5))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        if self._shown is not None:
            self.root.draw(surface)
