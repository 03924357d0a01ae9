"""One answer of a list: what it is, and the broad button that shows it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, LARGE, SMALL, Style
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit, Pressable

CARD = "card-"
"""How the names of pictures begin that are cards: a picture in a frame, and below it a strip for the name."""
_WINDOW = (0.05, 0.04, 0.9, 0.63)
"""Left, top, width and height of the picture on a card, in parts of the card, without the frame."""
_DIGITS = 9
PALE = 110
"""How opaque the picture of an answer is that cannot be chosen, of 255."""


@record
class Option:
    """One answer."""

    title: str
    """Marked-up text."""
    act: Callable[[], object]
    text: str = ""
    """What it means, in marked-up text."""
    picture: str = ""
    seat: SeatColours | None = None
    reason: str = ""
    """Why it cannot be chosen."""
    brief: bool = True
    """What it means is said in a few words or not at all, so that it needs no dialog."""
    deed: object = None
    """What it does: a press chooses it, and another does it. None where it only leads on."""
    chosen: bool = False
    """It waits to be confirmed."""
    digit: int = 0
    """Its own number on the keyboard; 0: that of its place in the list."""
    amount: int = -1
    """The number that it is, of several numbers that are one answer; -1: it is none."""
    tip: str = ""
    """What is told of it besides, in marked-up text."""
    sure: Callable[[], str] = str
    """Returns what it is sure to bring, for its tip where nothing else is told of it."""


class OptionRow(Pressable):
    """One answer as a broad button."""

    led_by_key = True

    def __init__(self, kit: Kit, option: Option, name: str, digit: int, *, low: bool = False, face: float = 52) -> None:
        """`digit` on the keyboard chooses it, where there is such a one; `low`: for a narrow panel; `face`: side of the
        picture beside words of several lines, in design units."""
        super().__init__(kit, option.act, name=name, hotkey=str(digit) if digit <= _DIGITS else "")
        self.option = option
        self.low = low
        self.face = face
        self.chosen = option.chosen
        self.tip = option.tip
        self.disable(option.reason)

    def hint(self) -> str:
        """Return why it cannot be chosen, or what is told of it, else what its number does."""
        sure = "" if self.reason or self.option.tip else self.option.sure()
        return sure or super().hint()

    def _style(self) -> Style:
        return BODY if self.low else LARGE

    def _side(self) -> int:
        if not self.option.picture and self.option.seat is None:
            return 0
        return self.kit.px(24 if self.low else self.face if self.option.text else 34)

    def _room(self, width: int) -> int:
        px = self.kit.px
        side = self._side()
        return max(1, width - 2 * self._pad() - px(22) - (side + px("gap") if side else 0))

    def _pad(self) -> int:
        return self.kit.px(6 if self.low else "pad")

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as its words."""
        px = self.kit.px
        room = self._room(width if width is not None else px(420))
        title = self.kit.rich.lay(self.option.title, room, self._style(), self.kit.k).size
        text = self.kit.rich.lay(self.option.text, room, SMALL, self.kit.k).size if self.option.text else Size(0, 0)
        tall = max(self._side(), title.height + text.height) + px("gap")
        natural = max(title.width, text.width) + 2 * self._pad() + px(22) + self._side() + px("gap")
        return Size(natural if width is None else width, max(px(28 if self.low else 40), tall))

    def least(self) -> int:
        """Need room for a few words."""
        if not self.low:
            return self.kit.px(180)
        side = self._side()
        words = self.kit.rich.widest_word(self.option.title, self._style(), self.kit.k)
        return words + 2 * self._pad() + self.kit.px(22) + (side + self.kit.px("gap") if side else 0)

    def tall_at(self, width: int) -> bool:
        """Return whether the words need more than two lines at a width in real pixels."""
        lines = self.kit.rich.lay(self.option.title, self._room(width), self._style(), self.kit.k).size.height
        return lines > 2 * self.kit.text.line_height(self._style())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, words and the number that chooses it."""
        kit, box, option = self.kit, self.rect, self.option
        px = kit.px
        self.draw_ground(surface)
        x = box.x + self._pad()
        side = self._side()
        if side:
            picture = self.picture((side, side))
            surface.blit(picture, picture.get_rect(center=(x + side // 2, box.centery)))
            x += side + px("gap")
        room = self._room(box.width)
        title = kit.rich.lay(option.title, room, self._style().of(self.ink()), kit.k)
        text = kit.rich.lay(option.text, room, SMALL, kit.k) if option.text else None
        tall = title.size.height + (text.size.height if text else 0)
        top = box.centery - tall // 2
        kit.rich.draw(surface, title, (x, top), box)
        if text:
            kit.rich.draw(surface, text, (x, top + title.size.height), box)
        self.draw_digit(surface, (box.right - px(6 if self.low else 12), box.centery))

    def ink(self) -> str:
        """Return the colour of its name."""
        return "gold-light" if self.chosen else "ink" if self.enabled else "faint"

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw what lies under picture and words: golden where it is chosen, lit under the pointer."""
        kit, box = self.kit, self.rect
        keyed = kit.host is not None and kit.host.keyboard
        lit = self.enabled and self.hovered and not keyed  # one answer at a time: the ring tells it then
        rim = "gold" if self.chosen else "ice" if lit else "line-strong"
        kit.panel(surface, box, "select" if self.chosen else "hover" if lit else "raised", radius="radius", rim=rim)
        if self.chosen:
            kit.art.outline(surface, box, kit.px("radius"), kit.colour("gold"), max(2.0, 2 * kit.k))
        if self.ringed:
            kit.ring(surface, box)

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture that fits a box in pixels, of a card what is in its frame; pale where it cannot be
        chosen."""
        key = self.option.picture or "piece-settlement"
        if not key.startswith(CARD):
            return self.pale(self.kit.art.sprite(key, size, seat=self.option.seat))
        left, top, wide, tall = _WINDOW
        card = self.kit.art.sprite(key, (round(size[0] / wide), 9 * size[0]))
        box = pygame.Rect(round(left * card.get_width()), 0, size[0], min(size[1], round(tall * card.get_height())))
        box.y = round((top + tall / 2) * card.get_height()) - box.height // 2
        return self.pale(card.subsurface(box.clip(card.get_rect())))

    def pale(self, picture: pygame.Surface) -> pygame.Surface:
        """Return a picture, pale where the answer cannot be chosen."""
        if self.enabled:
            return picture
        made = picture.copy()
        made.set_alpha(PALE)
        return made

    def draw_digit(self, surface: pygame.Surface, where: tuple[int, int]) -> None:
        """Draw the number that chooses it, its right end at a point."""
        digit = SMALL if self.enabled else SMALL.of("faint")
        self.kit.text.draw(surface, self.hotkey, where, digit, across=1.0, down=0.5, within=self.rect)
