"""A line of text that the player writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from catan_desktop.present.signs import compose, missing_signs, showable
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.outside import ask
from catan_desktop.ui.text import BODY, DIM
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.keys import holds_control, letter

_BLINK = 0.55


class Clipboard(Protocol):
    """Where copied text goes."""

    def get(self) -> str | None:
        """Return the text there, or an empty one; None where what is there cannot be read."""

    def put(self, text: str) -> None:
        """Keep a text there."""


class SystemClipboard:
    """The clipboard of the desktop; silent where there is none."""

    def get(self) -> str | None:
        """Return the text there, or an empty one; None where what is there cannot be read."""
        return ask(pygame.scrap.get_text, "the clipboard")

    def put(self, text: str) -> None:
        """Keep a text there."""
        ask(lambda: pygame.scrap.put_text(text), "the clipboard")


class TextField(Widget):
    """One line: typing in any language, selection by mouse and Shift, cut, copy and paste."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        text: str = "",
        on_change: Callable[[str], object] | None = None,
        *,
        placeholder: str = "",
        icon: str = "",
        most: int = 200,
        on_submit: Callable[[str], object] | None = None,
        clipboard: Clipboard | None = None,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`most` is the greatest number of characters; `on_submit` is called on Enter."""
        super().__init__(kit, name=name, grow=grow)
        self.text = text
        self.on_change = on_change
        self.on_submit = on_submit
        self.placeholder = placeholder
        self.icon = icon
        self.most = most
        self.cursor = self.anchor = len(text)
        self._clipboard: Clipboard = clipboard if clipboard is not None else SystemClipboard()
        self._composing = ""
        self._dragged = False
        self._shift = 0
        self._age = 0.0

    @property
    def selection(self) -> tuple[int, int]:
        """Return start and end of what is selected; equal when nothing is."""
        return (min(self.cursor, self.anchor), max(self.cursor, self.anchor))

    def set(self, text: str) -> None:
        """Put another text there and tell."""
        self._replace(0, len(self.text), text)

    def carry(self, former: Widget) -> None:
        """Keep what was written, and where."""
        if isinstance(former, TextField):
            self.set(former.text)
            self.cursor, self.anchor = former.cursor, former.anchor

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        return Size(self.kit.px(220) if width is None else width, self.kit.px("button"))

    def least(self) -> int:
        """Need room for a short name."""
        return self.kit.px(110)

    def update(self, seconds: float) -> None:
        """Blink."""
        if not self.focused:
            self._age = 0.0
            return
        before = self._age // _BLINK
        self._age += seconds
        if self._age // _BLINK != before:
            self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Write, move, select."""
        self._age = 0.0 if event.type in {pygame.KEYDOWN, pygame.TEXTINPUT} else self._age
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self._write(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.touch()
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.cursor = self.anchor = self._index_at(event.pos[0])
            self._dragged = True
            self.touch()
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self.cursor = self._index_at(event.pos[0])
            self.touch()
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw field, selection, text and cursor; a long text scrolls under the cursor."""
        kit = self.kit
        rim = "gold" if self.focused else "ice-dark" if self.hovered and self.enabled else "line-strong"
        width = max(1.0, kit.k * (1.5 if self.focused else 1.0))
        ground = kit.colour("sunken")
        kit.art.panel(surface, self.rect, ground, radius=kit.px("radius"), rim=kit.colour(rim), rim_width=width)
        box = self._box()
        if self.icon:
            side = kit.px("icon")
            picture = kit.icon(self.icon, side, "dim")
            surface.blit(picture, picture.get_rect(midleft=(self.rect.x + kit.px("gap"), self.rect.centery)))
        shown = self.text[: self.cursor] + self._composing + self.text[self.cursor :]
        if not shown and not self.focused and self.placeholder:
            self._draw_placeholder(surface, box)
            return
        self._follow(box)
        before = surface.get_clip()
        surface.set_clip(before.clip(box.inflate(2, 0)))
        start, end = self.selection
        if start != end and self.focused:
            left, right = (box.x - self._shift + self._x(index) for index in (start, end))
            mark = pygame.Rect(left, box.y + kit.px(5), right - left, box.height - kit.px(10))
            surface.fill(kit.colour("select"), mark.clip(box))
        ink = "ink" if self.enabled else "faint"
        at = (box.x - self._shift, box.centery)
        # what is scrolled away inside a field is no clipped text, so the audit is told of the seen part only
        with kit.audit.off():
            drawn = kit.text.draw(surface, shown, at, BODY.of(ink), down=0.5)
        kit.audit.add(shown, drawn.clip(box), surface, pixels=kit.text.pixels(BODY))
        if self.focused and int(self._age / _BLINK) % 2 == 0:
            x = box.x - self._shift + self._x(self.cursor) + kit.text.size(self._composing, BODY).width
            surface.fill(kit.colour("gold"), (x, box.y + kit.px(6), kit.px(1.5), box.height - kit.px(12)))
        surface.set_clip(before)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _draw_placeholder(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        fitted = self.kit.text.fit(self.placeholder, DIM, box.width, lines=1)
        self.kit.text.draw_lines(surface, fitted.lines, box, DIM, pixels=fitted.pixels, down=0.5)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def _box(self) -> pygame.Rect:
        left = self.kit.px("icon") + self.kit.px("gap") * 2 if self.icon else self.kit.px(10)
        return pygame.Rect(
            self.rect.x + left, self.rect.y, max(1, self.rect.width - left - self.kit.px(10)), self.rect.height
        )

    def _x(self, index: int) -> int:
        return self.kit.text.size(self.text[:index], BODY).width

    def _follow(self, box: pygame.Rect) -> None:
        x = self._x(self.cursor)
        room = box.width - self.kit.px(4)
        self._shift = max(x - room, min(self._shift, x), 0)
        self._shift = max(0, min(self._shift, self._x(len(self.text)) - room))

    def _index_at(self, x: int) -> int:
        inside = x - self._box().x + self._shift
        return min(range(len(self.text) + 1), key=lambda index: abs(self._x(index) - inside))

    def _write(self, text: str) -> None:
        clean = "".join(sign for sign in compose(text) if sign.isprintable())
        if missing_signs(clean):
            self.kit.warn("signs-hidden", signs=missing_signs(clean))
            clean = showable(clean)
        start, end = self.selection
        room = self.most - (len(self.text) - (end - start))
        self._replace(start, end, clean[: max(0, room)])

    def _replace(self, start: int, end: int, text: str) -> None:
        new = self.text[:start] + text + self.text[end:]
        self.cursor = self.anchor = start + len(text)
        self.touch()
        if new != self.text:
            self.text = new
            if self.on_change is not None:
                self.on_change(new)

    def _key(self, event: pygame.event.Event) -> bool:
        if holds_control(event) and letter(event) in {"a", "c", "x", "v"}:
            self._clip(letter(event))
            return True
        start, end = self.selection
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER} and self.on_submit is not None:
            self.on_submit(self.text)
            return True
        if event.key in {pygame.K_BACKSPACE, pygame.K_DELETE}:
            if start == end:
                target = self._target(pygame.K_LEFT if event.key == pygame.K_BACKSPACE else pygame.K_RIGHT, event)
                start, end = min(start, target), max(end, target)
            self._replace(start, end, "")
            return True
        if event.key in {pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END}:
            self._move(event)
            return True
        # a letter comes again as TEXTINPUT; it must not be taken for a hotkey before
        return event.key not in {pygame.K_TAB, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER} and (
            not holds_control(event) and (32 <= event.key < 127 or 160 <= event.key < pygame.K_CAPSLOCK)
        )

    def _move(self, event: pygame.event.Event) -> None:
        held = bool(int(getattr(event, "mod", 0)) & pygame.KMOD_SHIFT)
        start, end = self.selection
        if start != end and not held and event.key in {pygame.K_LEFT, pygame.K_RIGHT}:
            self.cursor = start if event.key == pygame.K_LEFT else end
        else:
            self.cursor = self._target(event.key, event)
        if not held:
            self.anchor = self.cursor
        self.touch()

    def _target(self, key: int, event: pygame.event.Event) -> int:
        if key == pygame.K_HOME:
            return 0
        if key == pygame.K_END:
            return len(self.text)
        step = 1 if key == pygame.K_RIGHT else -1
        at = max(0, min(len(self.text), self.cursor + step))
        while holds_control(event) and 0 < at < len(self.text) and (self.text[at - 1] != " " or self.text[at] == " "):
            at += step
        return at

    def _clip(self, what: str) -> None:
        start, end = self.selection
        if what == "a":
            self.anchor, self.cursor = 0, len(self.text)
            self.touch()
        elif what == "v":
            pasted = self._clipboard.get()
            if pasted is None:
                self.kit.warn("clipboard-unreadable")
            else:
                self._write(pasted)
        elif start != end:
            self._clipboard.put(self.text[start:end])
            if what == "x":
                self._replace(start, end, "")
