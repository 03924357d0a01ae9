"""The characters of bots: a face to press, and the list of all to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import NAME, SMALL
from catan_desktop.ui.widgets import Card, Column, Kit, Pressable
from catan_desktop.ui.widgets.keys import activates

_MENU = 348
"""Design units of the list's width."""
_FACE = 40


def draw_face(kit: Kit, surface: pygame.Surface, character: str, box: pygame.Rect) -> None:
    """Draw a face; the sign of a bot for nobody in particular."""
    side = min(box.size)
    if character:
        picture = kit.art.sprite(f"character-{character}", side)
    else:
        picture = kit.icon("shuffle", round(side * 0.66), "dim")
    surface.blit(picture, picture.get_rect(center=box.center))


class FaceButton(Pressable):
    """A face to press."""

    def __init__(
        self, kit: Kit, character: str, on_press: Callable[[], object], *, name: str, tip: str, size: float = 34
    ) -> None:
        super().__init__(kit, on_press, name=name, tip=tip, topic="bot-characters")
        self.character = character
        self.size = size
        self.chosen = False

    def measure(self, width: int | None = None) -> Size:
        """Be a square."""
        del width
        side = self.kit.px(self.size)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face, ringed in gold where it is the one."""
        kit, side = self.kit, min(self.rect.size)
        if self.hovered or self.chosen:
            ink = "gold" if self.chosen else "hover"
            kit.art.circle(surface, self.rect.center, side / 2, kit.colour(ink))
        draw_face(kit, surface, self.character, self.rect.inflate(-kit.px(4), -kit.px(4)))
        if self.ringed:
            kit.ring(surface, self.rect, radius=side / 2 / kit.k)


class _Row(Pressable):
    """A face with its name and its ways."""

    def __init__(self, kit: Kit, character: str, name: str, line: str, on_press: Callable[[], object]) -> None:
        super().__init__(kit, on_press, name=f"character-{character or 'any'}", tip=line, topic="bot-characters")
        self.character, self.title, self.line = character, name, line
        self.chosen = False

    def _inner(self, width: int) -> int:
        return max(1, width - self.kit.px(_FACE + 24))

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the words need."""
        kit = self.kit
        wide = kit.px(_MENU) if width is None else width
        words = kit.text.line_height(NAME) + kit.text.wrapped_size(self.line, SMALL, self._inner(wide)).height
        return Size(wide, max(words, kit.px(_FACE)) + kit.px(6))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw face, name and line."""
        kit, box = self.kit, self.rect
        if self.hovered or self.ringed:
            kit.art.panel(surface, box, kit.colour("hover"), radius=kit.px("radius-small"))
        face = pygame.Rect(box.x + kit.px(4), box.y, kit.px(_FACE), box.height)
        draw_face(kit, surface, self.character, face)
        left = face.right + kit.px(10)
        ink = "gold" if self.chosen else "ink"
        name = kit.text.draw(surface, self.title, (left, box.y + kit.px(2)), NAME.of(ink), within=box)
        lines = kit.text.wrap(self.line, SMALL, self._inner(box.width))
        rest = pygame.Rect(left, name.bottom - kit.px(2), self._inner(box.width), box.bottom - name.bottom)
        kit.text.draw_lines(surface, lines, rest, SMALL)
        if self.ringed:
            kit.ring(surface, box)


class CharacterMenu(Card):
    """Everybody a bot can be, opened beside the face of a seat."""

    def __init__(
        self,
        kit: Kit,
        beside: pygame.Rect,
        now: str,
        ways: Sequence[tuple[str, str, str]],
        on_take: Callable[[str], object],
    ) -> None:
        """`ways`: (character or empty for anybody, name, what it likes)."""
        self.rows = [_Row(kit, key, name, line, partial(on_take, key)) for key, name, line in ways]
        super().__init__(
            kit, Column(kit, self.rows, gap="gap-tiny"), look="raised", pad="gap", rim="gold", name="characters"
        )
        self.at = next((index for index, way in enumerate(ways) if way[0] == now), 0)
        for index, row in enumerate(self.rows):
            row.chosen = index == self.at
        self.rect.size = self.measure()
        self.rect.topleft = (beside.x, beside.bottom + kit.px("gap-tiny"))
        if self.rect.bottom > kit.size.height:
            self.rect.bottom = max(self.rect.height, kit.size.height - kit.px("gap-tiny"))
            self.rect.left = beside.right + kit.px("gap-tiny")
        self.rect.right = min(self.rect.right, kit.size.width - kit.px("gap-tiny"))
        self._show()

    def handle(self, event: pygame.event.Event) -> bool:
        """Walk by arrows, take by Enter."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in {pygame.K_UP, pygame.K_DOWN}:
            self.at = (self.at + (1 if event.key == pygame.K_DOWN else -1)) % len(self.rows)
            self._show()
            return True
        if activates(event):
            self.rows[self.at].press()
            return True
        return False

    def _show(self) -> None:
        for index, row in enumerate(self.rows):
            row.ringed = index == self.at
        self.touch()
