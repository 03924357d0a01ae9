"""One of several: drop-downs and tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size, clamp
from catan_desktop.ui.text import BODY, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable
from catan_desktop.ui.widgets.keys import activates


class Dropdown(Pressable):
    """One of several, chosen from a list that opens below."""

    def __init__(
        self,
        kit: Kit,
        options: Sequence[str],
        value: int,
        on_change: Callable[[int], object] | None = None,
        *,
        name: str = "",
        tip: str = "",
        topic: str = "",
        grow: float = 0.0,
    ) -> None:
        """`value` is the index of the one chosen."""
        super().__init__(kit, name=name, tip=tip, topic=topic, grow=grow)
        self.options = tuple(options)
        self.value = value
        self.on_change = on_change

    def choose(self, index: int) -> None:
        """Choose one and tell."""
        index = int(clamp(index, 0, len(self.options) - 1))
        if index != self.value:
            self.value = index
            self.touch()
            if self.on_change is not None:
                self.on_change(index)

    def press(self) -> None:
        """Open the list."""
        super().press()
        if self.kit.host is not None:
            self.kit.host.open_popup(_Choices(self), self)

    def handle(self, event: pygame.event.Event) -> bool:
        """Open by click, Enter or Space; arrows change it without opening."""
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_UP, pygame.K_DOWN}:
            self.choose(self.value + (1 if event.key == pygame.K_DOWN else -1))
            return True
        return super().handle(event)

    def measure(self, width: int | None = None) -> Size:
        """Return room for the widest option."""
        widest = max((self.kit.text.size(option, BODY).width for option in self.options), default=0)
        wide = widest + self._aside()
        if width is None or wide <= width:
            return Size(wide, self.kit.px("button"))
        inner = max(1, width - self._aside())
        tall = max(self.kit.text.wrapped_size(option, BODY, inner).height for option in self.options)
        return Size(width, max(self.kit.px("button"), tall + self.kit.px("gap")))

    def least(self) -> int:
        """Keep the widest word whole."""
        words = (self.kit.text.widest_word(option, BODY) for option in self.options)
        return max(words, default=0) + self._aside()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the chosen one and an arrow."""
        kit = self.kit
        rim: Ink = "ice" if self.hovered and self.enabled else "line-strong" if self.enabled else "line"
        look = kit.colour("hover" if self.hovered and self.enabled else "sunken")
        kit.art.panel(surface, self.rect, look, radius=kit.px("radius"), rim=kit.colour(rim), rim_width=max(1.0, kit.k))
        ink: Ink = "ink" if self.enabled else "faint"
        pad, side = kit.px("pad"), kit.px("icon")
        arrow = kit.icon("down", side, "dim" if self.enabled else "faint")
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - pad // 2, self.rect.centery)))
        if self.options:
            box = pygame.Rect(self.rect.x + pad, self.rect.y, max(1, self.rect.width - self._aside()), self.rect.height)
            lines = kit.text.wrap(self.options[self.value], BODY, box.width)
            kit.text.draw_lines(surface, lines, box, BODY.of(ink), down=0.5)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _aside(self) -> int:
        return 2 * self.kit.px("pad") + self.kit.px("icon")


class _Choices(Widget):
    """The open list of a drop-down."""

    def __init__(self, owner: Dropdown) -> None:
        super().__init__(owner.kit, name="choices")
        self.owner = owner
        self.at = owner.value
        kit = owner.kit
        pad = 2 * kit.px("pad")
        widest = max(kit.text.size(option, BODY).width for option in owner.options)
        self.row = max(kit.px("row"), kit.text.line_height(BODY) + kit.px("gap-tiny"))
        wide = max(owner.rect.width, widest + pad + kit.px("icon"))
        tall = self.row * len(owner.options) + kit.px("gap")
        self.rect = pygame.Rect(owner.rect.x, owner.rect.bottom + kit.px("gap-tiny"), wide, tall)
        if self.rect.bottom > kit.size.height and owner.rect.top - tall > 0:
            self.rect.bottom = owner.rect.top - kit.px("gap-tiny")

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by pointer or by arrows and Enter."""
        if event.type == pygame.MOUSEMOTION:
            self._mark(self._row_at(event.pos[1]))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._take(self._row_at(event.pos[1]))
            return True
        if event.type == pygame.KEYDOWN:
            if event.key in {pygame.K_UP, pygame.K_DOWN}:
                self._mark(self.at + (1 if event.key == pygame.K_DOWN else -1))
            elif activates(event):
                self._take(self.at)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the options."""
        kit = self.kit
        kit.panel(surface, self.rect, "raised", shadow=True, radius="radius", rim="line-strong")
        for index, option in enumerate(self.owner.options):
            top = self.rect.y + kit.px("gap-tiny") + index * self.row
            row = pygame.Rect(self.rect.x + kit.px("gap-tiny"), top, self.rect.width - 2 * kit.px("gap-tiny"), self.row)
            if index == self.at:
                kit.art.panel(surface, row, kit.colour("select"), radius=kit.px("radius-small"))
            where = (self.rect.x + kit.px("pad"), row.centery)
            kit.text.draw(surface, option, where, BODY, down=0.5, within=self.rect)
            if index == self.owner.value:
                mark = kit.icon("check", kit.px(16), "gold")
                surface.blit(mark, mark.get_rect(midright=(row.right - kit.px("gap-tiny"), row.centery)))

    def _row_at(self, y: int) -> int:
        return (y - self.rect.y - self.kit.px("gap-tiny")) // self.row

    def _mark(self, index: int) -> None:
        self.at = int(clamp(index, 0, len(self.owner.options) - 1))
        self.touch()

    def _take(self, index: int) -> None:
        if self.kit.host is not None:
            self.kit.host.close_popup()
        self.owner.choose(index)


class Tabs(Widget):
    """A row of names over one of several pages; arrows go from one to the next."""

    focusable = True
    ways = (pygame.K_LEFT, pygame.K_RIGHT)
    """Keys that lead to the page before and to the next."""

    def __init__(
        self,
        kit: Kit,
        pages: Sequence[tuple[str, Widget]],
        value: int = 0,
        on_change: Callable[[int], object] | None = None,
        *,
        name: str = "",
        grow: float = 1.0,
    ) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.pages = tuple(pages)
        self.value = value
        self.on_change = on_change
        self._heads: list[pygame.Rect] = []
        self._over = -1

    def children(self) -> Sequence[Widget]:
        """Return the page in front."""
        return (self.pages[self.value][1],) if self.pages else ()

    def choose(self, index: int) -> None:
        """Bring a page to the front."""
        index %= len(self.pages)
        if index != self.value:
            self.value = index
            self.layout(self.rect)
            self.touch()
            if self.on_change is not None:
                self.on_change(index)

    def measure(self, width: int | None = None) -> Size:
        """Be as large as the largest page, so that nothing jumps."""
        sizes = [page.measure(width) for _name, page in self.pages]
        heads = self._place(1 << 20 if width is None else width)
        wide = max([size.width for size in sizes] + [head.right for head in heads])
        return Size(wide, max(size.height for size in sizes) + heads[-1].bottom + self.kit.px("gap"))

    def least(self) -> int:
        """Need the widest name and the widest page."""
        heads = self._place(1)
        return max([page.least() for _name, page in self.pages] + [head.width for head in heads])

    def layout(self, rect: pygame.Rect) -> None:
        """Place names, then the page."""
        super().layout(rect)
        self._heads = [head.move(rect.topleft) for head in self._place(rect.width)]
        top = self._heads[-1].bottom + self.kit.px("gap")
        self.children()[0].layout(pygame.Rect(rect.x, top, rect.width, max(0, rect.bottom - top)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by click or by the arrows left and right."""
        if event.type == pygame.MOUSEMOTION:
            over = next((i for i, head in enumerate(self._heads) if head.collidepoint(event.pos)), -1)
            if over != self._over:
                self._over = over
                self.touch()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for index, head in enumerate(self._heads):
                if head.collidepoint(event.pos):
                    self.kit.play("click")
                    self.choose(index)
                    return True
        if event.type == pygame.KEYDOWN and self.focused and event.key in self.ways:
            self.choose(self.value + (1 if event.key == self.ways[1] else -1))
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the names, the one in front underlined in gold, and its page."""
        kit = self.kit
        for index, (head, (title, _page)) in enumerate(zip(self._heads, self.pages, strict=True)):
            front = index == self.value
            ink: Ink = "gold" if front else "ink" if index == self._over and self.hovered else "dim"
            kit.text.draw(surface, title, head.center, STRONG.of(ink), across=0.5, down=0.5, within=head)
            rule = pygame.Rect(head.x, head.bottom - kit.px(2), head.width, kit.px(2))
            kit.art.panel(surface, rule, kit.colour("gold" if front else "line"), radius=kit.px(1))
            if front and self.ringed:
                kit.ring(surface, head.inflate(-kit.px(4), -kit.px(6)))
        super().draw(surface)

    def _place(self, width: int) -> list[pygame.Rect]:
        """Set the names side by side, in more lines where there is no room."""
        kit = self.kit
        tall = max(kit.px("button"), kit.text.line_height(STRONG) + kit.px("gap"))
        heads: list[pygame.Rect] = []
        x = y = 0
        for title, _page in self.pages:
            wide = kit.text.size(title, STRONG).width + 2 * kit.px(14)
            if x and x + wide > width:
                x, y = 0, y + tall
            heads.append(pygame.Rect(x, y, wide, tall))
            x += wide
        return heads


class SideTabs(Tabs):
    """The names stand one below the other, at the left of the page: for more of them than one line holds."""

    ways = (pygame.K_UP, pygame.K_DOWN)

    def measure(self, width: int | None = None) -> Size:
        """Be as large as the names beside the largest page."""
        heads, gap = self._place(0), self.kit.px("pad")
        beside = heads[0].width + gap
        sizes = [page.measure(None if width is None else width - beside) for _name, page in self.pages]
        return Size(beside + max(size.width for size in sizes), max(heads[-1].bottom, *(size.height for size in sizes)))

    def least(self) -> int:
        """Need the names beside the widest page."""
        return self._place(0)[0].width + self.kit.px("pad") + max(page.least() for _name, page in self.pages)

    def layout(self, rect: pygame.Rect) -> None:
        """Place names, and the page beside them."""
        Widget.layout(self, rect)
        self._heads = [head.move(rect.topleft) for head in self._place(rect.width)]
        left = self._heads[0].right + self.kit.px("pad")
        self.children()[0].layout(pygame.Rect(left, rect.y, max(0, rect.right - left), rect.height))

    def _place(self, width: int) -> list[pygame.Rect]:
        """Set the names one below the other."""
        del width
        kit = self.kit
        tall = max(kit.px("button"), kit.text.line_height(STRONG) + kit.px("gap"))
        wide = max(kit.text.size(title, STRONG).width for title, _page in self.pages) + 2 * kit.px(14)
        return [pygame.Rect(0, at * tall, wide, tall) for at in range(len(self.pages))]
