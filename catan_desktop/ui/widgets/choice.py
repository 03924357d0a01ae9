"""Widgets that hold a value: switches, sliders, steppers, drop-downs and tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size, clamp, placed
from catan_desktop.ui.text import BODY, FIGURE, STRONG, Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import IconButton, Pressable
from catan_desktop.ui.widgets.keys import activates


class Toggle(Pressable):
    """A switch with its words beside it."""

    def __init__(
        self,
        kit: Kit,
        text: str,
        value: bool,
        on_change: Callable[[bool], object] | None = None,
        *,
        name: str = "",
        tip: str = "",
        topic: str = "",
        hotkey: str = "",
        grow: float = 0.0,
    ) -> None:
        super().__init__(kit, hotkey=hotkey, name=name, tip=tip, topic=topic, grow=grow)
        self.text = text
        self.value = value
        self.on_change = on_change

    def press(self) -> None:
        """Turn it over."""
        self.value = not self.value
        self.touch()
        super().press()
        if self.on_change is not None:
            self.on_change(self.value)

    def measure(self, width: int | None = None) -> Size:
        """Give switch and words side by side."""
        aside = self._switch()[0] + self.kit.px("gap") * 2
        words = self.kit.text.wrapped_size(self.text, BODY, 1 << 20 if width is None else max(1, width - aside))
        return Size(words.width + aside, max(self.kit.px("row"), words.height))

    def least(self) -> int:
        """Keep the widest word whole."""
        return self.kit.text.widest_word(self.text, BODY) + self._switch()[0] + self.kit.px("gap") * 2

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the switch left of the words."""
        kit = self.kit
        wide, tall = self._switch()
        track = placed((wide, tall), self.rect, 0, 0.5)
        ground: Ink = "sunken" if not self.enabled else "good-dark" if self.value else "pressed"
        rim: Ink = "good" if self.value and self.enabled else "line-strong"
        if self.hovered and self.enabled:
            rim = "ice"
        kit.art.panel(
            surface,
            track,
            kit.colour(ground),
            radius=tall // 2,
            rim=kit.colour(rim),
            rim_width=max(1.0, kit.k),
        )
        knob = track.right - tall / 2 if self.value else track.left + tall / 2
        kit.art.circle(surface, (knob, track.centery), tall * 0.34, kit.colour("ink" if self.enabled else "faint"))
        left = track.right + kit.px("gap") * 2 - kit.px("gap-tiny")
        words = pygame.Rect(left, self.rect.y, max(1, self.rect.right - left), self.rect.height)
        style = BODY.of("ink" if self.enabled else "faint")
        kit.text.draw_lines(surface, kit.text.wrap(self.text, BODY, words.width), words, style, down=0.5)
        if self.ringed:
            kit.ring(surface, track, tall / 2 / kit.k)

    def _switch(self) -> tuple[int, int]:
        return (self.kit.px(38), self.kit.px(20))


class Slider(Widget):
    """A value between two bounds, dragged or moved by arrows."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        value: float,
        on_change: Callable[[float], object] | None = None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        write: Callable[[float], str] | None = None,
        name: str = "",
        tip: str = "",
        grow: float = 1.0,
    ) -> None:
        """`write` turns the value into the words at its right end."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.low, self.high, self.step = low, high, step
        self.value = clamp(value, low, high)
        self.on_change = on_change
        self.write = write
        self._dragged = False

    def set(self, value: float) -> None:
        """Move to the nearest step and tell."""
        steps = round((clamp(value, self.low, self.high) - self.low) / self.step)
        new = clamp(self.low + steps * self.step, self.low, self.high)
        if new != self.value:
            self.value = new
            self.touch()
            if self.on_change is not None:
                self.on_change(new)

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        natural = self.kit.px(160) + self._words_width()
        return Size(natural if width is None else width, self.kit.px("row"))

    def least(self) -> int:
        """Need some room to drag."""
        return self.kit.px(80) + self._words_width()

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag, wheel or arrows."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = True
            self._to(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._to(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        if event.type == pygame.KEYDOWN:
            moves = {pygame.K_LEFT: -1.0, pygame.K_DOWN: -1.0, pygame.K_RIGHT: 1.0, pygame.K_UP: 1.0}
            if event.key in moves:
                self.set(self.value + moves[event.key] * self.step)
                return True
            if event.key in {pygame.K_HOME, pygame.K_END}:
                self.set(self.low if event.key == pygame.K_HOME else self.high)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove, filled part, knob and the value in words."""
        kit = self.kit
        groove = self._groove()
        part = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        knob = groove.x + round(groove.width * part)
        radius = groove.height // 2
        kit.art.panel(surface, groove, kit.colour("pressed"), radius=radius, rim=kit.colour("line"))
        filled = pygame.Rect(groove.x, groove.y, max(groove.height, knob - groove.x), groove.height)
        kit.art.panel(surface, filled, kit.colour("ice" if self.enabled else "faint"), radius=radius)
        size = kit.px(8 if self.hovered or self._dragged else 7)
        ink: Ink = "faint" if not self.enabled else "ice-light" if self.hovered or self._dragged else "ink"
        kit.art.circle(
            surface, (knob, groove.centery), size, kit.colour(ink), rim=kit.colour("ground"), rim_width=kit.k
        )
        if self.write is not None:
            right = (self.rect.right, self.rect.centery)
            kit.text.draw(surface, self.write(self.value), right, STRONG, across=1.0, down=0.5, within=self.rect)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _words_width(self) -> int:
        if self.write is None:
            return 0
        ends = (self.write(value) for value in (self.low, self.high, self.value))
        return max(self.kit.text.size(words, STRONG).width for words in ends) + self.kit.px("pad")

    def _groove(self) -> pygame.Rect:
        edge = self.kit.px(8)
        width = max(1, self.rect.width - self._words_width() - 2 * edge)
        tall = self.kit.px(5)
        return pygame.Rect(self.rect.x + edge, self.rect.centery - tall // 2, width, tall)

    def _to(self, x: int) -> None:
        groove = self._groove()
        self.set(self.low + (x - groove.x) / groove.width * (self.high - self.low))


class Stepper(Widget):
    """A whole number with a minus and a plus."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        value: int,
        on_change: Callable[[int], object] | None = None,
        *,
        low: int = 0,
        high: int = 99,
        more_tip: str = "",
        less_tip: str = "",
        ink: Ink = "gold",
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
    ) -> None:
        """`more_tip` and `less_tip` say why it goes no further, when it is at an end."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.value = value
        self.low, self.high = low, high
        self.on_change = on_change
        self.ink = ink
        self._tips = (less_tip, more_tip)
        self._less = IconButton(kit, "minus", lambda: self.set(self.value - 1), tip="", size=28)
        self._more = IconButton(kit, "plus", lambda: self.set(self.value + 1), tip="", size=28)
        self._less.focusable = self._more.focusable = False
        self._refresh()

    def children(self) -> Sequence[Widget]:
        """Give the two buttons."""
        return (self._less, self._more)

    def set(self, value: int) -> None:
        """Set the number, kept between the bounds, and tell."""
        new = int(clamp(value, self.low, self.high))
        if new != self.value:
            self.value = new
            self._refresh()
            self.touch()
            if self.on_change is not None:
                self.on_change(new)

    def bound(self, low: int, high: int) -> None:
        """Set other bounds; the value moves inside without telling."""
        self.low, self.high = low, high
        self.value = int(clamp(self.value, low, high))
        self._refresh()
        self.touch()

    def measure(self, width: int | None = None) -> Size:
        """Give buttons and the widest number."""
        del width
        side = self._less.measure().width
        digits = self._digits()
        return Size(2 * side + digits + self.kit.px("gap"), max(side, self.kit.px("row")))

    def layout(self, rect: pygame.Rect) -> None:
        """Put the buttons at the ends."""
        super().layout(rect)
        side = self._less.measure().width
        self._less.layout(placed((side, side), rect, 0, 0.5))
        self._more.layout(placed((side, side), rect, 1, 0.5))

    def handle(self, event: pygame.event.Event) -> bool:
        """Step by arrows, plus and minus, or the wheel."""
        if event.type == pygame.MOUSEWHEEL:
            before = self.value
            self.set(self.value + (1 if event.y > 0 else -1))
            return self.value != before
        if event.type != pygame.KEYDOWN:
            return False
        moves = {
            **dict.fromkeys((pygame.K_LEFT, pygame.K_DOWN, pygame.K_MINUS, pygame.K_KP_MINUS), -1),
            **dict.fromkeys((pygame.K_RIGHT, pygame.K_UP, pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), 1),
        }
        if event.key in moves:
            self.set(self.value + moves[event.key])
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the number between its buttons."""
        kit = self.kit
        rim = kit.colour("line")
        kit.art.panel(
            surface, self.rect, kit.colour("sunken"), radius=kit.px("radius"), rim=rim, rim_width=max(1.0, kit.k)
        )
        super().draw(surface)
        zero = self.value == 0 or not self.enabled
        style = self._style().of("faint" if zero else self.ink)
        kit.text.draw(surface, str(self.value), self.rect.center, style, across=0.5, down=0.5, within=self.rect)
        if self.ringed:
            kit.ring(surface, self.rect)

    def disable(self, reason: str) -> None:
        """Make the buttons unusable with it."""
        super().disable(reason)
        self._refresh()

    def _style(self) -> Style:
        return Style(FIGURE.font, "large")

    def _digits(self) -> int:
        ends = (str(self.low), str(self.high), str(self.value))
        return max(self.kit.text.size(text, self._style()).width for text in ends)

    def _refresh(self) -> None:
        self._less.disable(self.reason or ("" if self.value > self.low else self._tips[0] or " "))
        self._more.disable(self.reason or ("" if self.value < self.high else self._tips[1] or " "))


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
        """Give room for the widest option."""
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
        """Give the page in front."""
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
        if event.type == pygame.KEYDOWN and self.focused and event.key in {pygame.K_LEFT, pygame.K_RIGHT}:
            self.choose(self.value + (1 if event.key == pygame.K_RIGHT else -1))
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
