"""Buttons: gold for the next step, raised for the rest, quiet in bars, red for what destroys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Colour, Size, inset, mix, place
from catan_desktop.ui.text import Fitted, Style
from catan_desktop.ui.theme import LEAST_TEXT, Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.keys import activates, matches

_PAD = 16
_BADGE = Style("strong", "small", "dim")


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of one kind of button; an empty ground draws none."""

    top: str
    bottom: str
    rim: str
    ink: str
    sub: str
    font: str = "strong"


LOOKS = {
    "primary": Look("gold-light", "gold", "gold-light", "ink-dark", "dim-dark", "display"),
    "secondary": Look("hover", "raised", "line-strong", "ink", "dim"),
    "action": Look("raised", "panel", "ice-dark", "ink", "dim", "display"),
    "quiet": Look("", "", "", "dim", "dim"),
    "danger": Look("danger-dark", "danger-dark", "danger", "ink", "danger-light"),
}


class Pressable(Widget):
    """Anything pressed by click, Enter, Space or its own key."""

    focusable = True
    led_by_key = False
    """Its own key gives it the focus, too, as a click does: for one of several answers."""

    def __init__(
        self,
        kit: Kit,
        on_press: Callable[[], object] | None = None,
        *,
        hotkey: str = "",
        name: str = "",
        tip: str = "",
        topic: str = "",
        grow: float = 0.0,
    ) -> None:
        """`hotkey` is the key as written on the button: `R`, `Space`, `F1`, `Ctrl+Z`."""
        super().__init__(kit, name=name, tip=tip, topic=topic, grow=grow)
        self.on_press = on_press
        self.hotkey = hotkey
        self.down = False

    def press(self) -> None:
        """Do what it is for."""
        self.kit.play("click")
        if self.on_press is not None:
            self.on_press()

    def hit(self, event: pygame.event.Event) -> bool:
        """Return whether a key that was pressed is its own."""
        return matches(event, self.hotkey)

    def handle(self, event: pygame.event.Event) -> bool:
        """Press on the release of the button over it, so that a press can be taken back."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.down = True
            self.touch()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            self.down = False
            self.touch()
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        if activates(event):
            self.press()
            return True
        return False


class Button(Pressable):
    """A button with a label, and if wanted an icon, a line below and its key."""

    def __init__(
        self,
        kit: Kit,
        text: str,
        on_press: Callable[[], object] | None = None,
        *,
        kind: str = "secondary",
        icon: str = "",
        sub: str = "",
        hotkey: str = "",
        badge: str | None = None,
        size: str = "",
        name: str = "",
        tip: str = "",
    ) -> None:
        """Make a button.

        Args:
            kind: primary, secondary, action (a card with its cost), quiet or danger.
            sub: marked-up text below the label.
            badge: how the key is written for the player; None writes `hotkey`, an empty text hides it.
            size: type size of the label; empty takes the kind's own.
        """
        super().__init__(kit, on_press, hotkey=hotkey, name=name, tip=tip)
        self.text = text
        self.kind = kind
        self.icon = icon
        self.sub = sub
        self.badge = kit.keys.written(hotkey) if badge is None else badge
        self.type_size = size or ("large" if LOOKS[kind].font == "display" else "body")
        self.chosen = False
        """Drawn as the one in use, for a row of modes."""
        self.flush = False
        """Words begin at the left, as in a list, not in the middle."""
        self.pictured = False
        """The icon is a picture that keeps its own colours."""
        self._fit: tuple[tuple[str, int, int, int | None], Fitted] | None = None

    def set(self, text: str, sub: str | None = None) -> None:
        """Change the words."""
        if (text, sub) != (self.text, self.sub):
            self.text = text
            self.sub = self.sub if sub is None else sub
            self.touch()

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as the words, or as tall as they need at a width."""
        if width is None:
            label = self.kit.text.size(self.text, self._style())
            width = max(label.width, self._sub_size(1 << 20).width) + self._aside()
        inner = self._inner(width)
        tall = self._fitted(inner).size.height + self._sub_size(inner).height
        pad = self.kit.px("gap") * (2 if self.sub else 1)
        return Size(width, max(self.kit.px("button"), tall + pad))

    def least_height(self, width: int) -> int:
        """Need room for the words in the smallest type, and none around them."""
        inner = self._inner(width)
        smallest = self.kit.text.fit(self.text, self._style(), inner, tall=1)
        return smallest.size.height + self._sub_size(inner).height

    def least(self) -> int:
        """Return the width at which no word is cut."""
        words = self.kit.text.widest_word(self.text, self._style())
        return max(words, min(self._sub_size(1 << 20).width, self.kit.px(60))) + self._aside()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, icon, words and key."""
        look = LOOKS[self.kind]
        ink = self._ink(look)
        self._ground(surface, look)
        box = inset(self.rect, self._side(), 0)
        if self.down and self.hovered:
            box.move_ip(0, max(1, self.kit.px(1)))
        tells_key, inner = self._tells_key(self.rect.width), self._inner(self.rect.width)
        below = self._sub_size(inner)
        fitted = self._fitted(inner, self.rect.height - below.height)
        icon = self._icon_size()
        gap = self.kit.px("gap-tiny") * 2 if icon and self.text else 0
        tall = fitted.size.height + below.height
        words = place((max(fitted.size.width, below.width) + icon + gap, tall), box)
        if self.flush:
            words.x, words.width = box.x, box.width
        elif tells_key and not self._corner():
            words.x -= min(words.x - box.x, self._badge_width() // 2)
        if icon:
            sprite = self.kit.art.sprite
            picture = sprite(self.icon, (icon, icon)) if self.pictured else self.kit.icon(self.icon, icon, ink)
            surface.blit(picture, picture.get_rect(midleft=(words.x, words.y + fitted.size.height // 2)))
        label = pygame.Rect(words.x + icon + gap, words.y, words.width - icon - gap, fitted.size.height)
        style = self._style().of(ink)
        self.kit.text.draw_lines(
            surface, fitted.lines, label, style, pixels=fitted.pixels, across=0.0 if self.flush else 0.5
        )
        if self.sub:
            self._draw_sub(surface, look, label, below, inner)
        if tells_key:
            self._draw_badge(surface, box)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def _draw_sub(self, surface: pygame.Surface, look: Look, label: pygame.Rect, size: Size, inner: int) -> None:
        style = Style("text", "small", look.sub if self.enabled else "faint")
        laid = self.kit.rich.lay(self.sub, inner, style, self.kit.k)
        left = label.x if self.flush else label.x + (label.width - size.width) // 2
        self.kit.rich.draw(surface, laid, (left, label.bottom), self.rect)

    def _draw_badge(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Write the key on a little cap: in the corner of a tall button, else at the right end."""
        size = self.kit.text.size(self.badge, _BADGE)
        dark = self.kind == "primary" and self.enabled
        ink = "dim-dark" if dark else "dim" if self.enabled else "faint"
        if self._corner():
            corner = (self.rect.right - self.kit.px(7), self.rect.y + self.kit.px(3))
            self.kit.text.draw(surface, self.badge, corner, _BADGE.of(ink), across=1.0, within=self.rect)
            return
        pad = self.kit.px(5)
        cap = pygame.Rect(0, 0, size.width + 2 * pad, size.height)
        cap.midright = (box.right + self.kit.px(6), box.centery)
        rim = self.kit.colour("gold-dark" if dark else "line-strong")
        self.kit.art.outline(surface, cap, self.kit.px("radius-small"), rim, max(1.0, self.kit.k))
        self.kit.text.draw(
            surface, self.badge, cap.center, _BADGE.of(ink), across=0.5, down=0.5, within=cap.inflate(2, 2)
        )

    def _ground(self, surface: pygame.Surface, look: Look) -> None:
        radius = self.kit.px("radius")
        colour = self.kit.colour
        lit = self.hovered and self.enabled
        if not look.top:
            if lit or self.chosen:
                shade = colour("pressed" if self.down else "select" if self.chosen else "raised")
                rim = colour("ice") if self.chosen else None
                self.kit.art.panel(surface, self.rect, shade, radius=radius, rim=rim, rim_width=max(1.0, self.kit.k))
            return
        top, bottom, rim = colour(look.top), colour(look.bottom), colour(look.rim)
        if not self.enabled:
            top = bottom = colour("sunken")
            rim = colour("line")
        elif self.chosen:
            top, bottom, rim = colour("select"), colour("select"), colour("ice")
        elif self.down and self.hovered:
            top, bottom = bottom, mix(bottom, colour("shadow"), 0.15)
        elif lit:
            top, bottom = _lighter(top), _lighter(bottom)
            rim = _lighter(rim)
        if self.enabled and not self.down:
            self.kit.art.shadow(
                surface,
                self.rect,
                radius=radius,
                blur=max(2, self.kit.px(4)),
                colour=colour("shadow"),
                opacity=0.4,
                offset=(0, self.kit.px(2)),
            )
        self.kit.art.panel(surface, self.rect, top, bottom, radius=radius, rim=rim, rim_width=max(1.0, self.kit.k))

    def _ink(self, look: Look) -> Ink:
        if not self.enabled:
            return "faint"
        if self.chosen:
            return "ink"
        return "ink" if self.kind == "quiet" and self.hovered else look.ink

    def _style(self) -> Style:
        return Style(LOOKS[self.kind].font, self.type_size)

    def _fitted(self, width: int, tall: int | None = None) -> Fitted:
        """Return the label in its lines; smaller where they would be taller than there is room."""
        key = (self.text, width, self.kit.text.pixels(self._style()), tall)
        if self._fit is None or self._fit[0] != key:
            fitted = self.kit.text.fit(self.text, self._style(), width)
            if tall is not None and fitted.size.height > tall:
                lower = self.kit.text.fit(self.text, self._style(), width, tall=tall)
                fitted = lower if lower.fits else fitted
            self._fit = (key, fitted)
        return self._fit[1]

    def _sub_size(self, width: int) -> Size:
        if not self.sub:
            return Size(0, 0)
        return self.kit.rich.lay(self.sub, width, Style("text", "small"), self.kit.k).size

    def _side(self) -> int:
        return self.kit.px(10 if self.kind in {"quiet", "action"} else _PAD)

    def _corner(self) -> bool:
        return bool(self.sub) or self.kind == "action"

    def _tells_key(self, width: int) -> bool:
        """Return whether the key has its place beside the longest word; a long one of the player's own may not."""
        if not self.badge:
            return False
        return self.kit.text.widest_word(self.text, self._style(), LEAST_TEXT) + self._aside() <= width

    def _inner(self, width: int) -> int:
        """Return the width that is the label's."""
        return max(1, width - self._aside(key=self._tells_key(width)))

    def _badge_width(self) -> int:
        if not self.badge:
            return 0
        return self.kit.text.size(self.badge, _BADGE).width + self.kit.px(18)

    def _icon_size(self) -> int:
        return self.kit.px("icon") if self.icon else 0

    def _aside(self, *, key: bool = True) -> int:
        """Return all the width that is not the label's, with the key or without it."""
        icon = self._icon_size() + (self.kit.px("gap-tiny") * 2 if self.icon and self.text else 0)
        badge = self._badge_width() if key else 0
        corner = max(0, 2 * (badge - self._side())) if self._corner() else badge
        return 2 * self._side() + icon + corner


class IconButton(Pressable):
    """A square button with a picture only; its tip says what it is."""

    def __init__(
        self,
        kit: Kit,
        icon: str,
        on_press: Callable[[], object] | None = None,
        *,
        tip: str,
        ink: Ink = "dim",
        size: float | str = "button",
        hotkey: str = "",
        name: str = "",
    ) -> None:
        super().__init__(kit, on_press, hotkey=hotkey, name=name, tip=tip)
        self.icon = icon
        self.ink = ink
        self.size = size

    def measure(self, width: int | None = None) -> Size:
        """Return a square."""
        del width
        side = self.kit.px(self.size)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, and a ground when it is hovered."""
        ink: Ink = "faint" if not self.enabled else "ink" if self.hovered else self.ink
        if self.hovered and self.enabled:
            shade = self.kit.colour("pressed" if self.down else "hover")
            self.kit.art.panel(surface, self.rect, shade, radius=self.kit.px("radius"))
        picture = self.kit.icon(self.icon, round(min(self.rect.size) * 0.6), ink)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self.ringed:
            self.kit.ring(surface, self.rect)


def _lighter(colour: Colour) -> Colour:
    return mix(colour, (255, 255, 255), 0.09)
