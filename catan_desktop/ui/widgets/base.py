"""The base class of widgets, and the kit they are drawn with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Colour, Size
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.rich import RichPainter
from catan_desktop.ui.text import Text
from catan_desktop.ui.text_audit import TextAudit
from catan_desktop.ui.theme import Ink, Theme, scale


class Host(Protocol):
    """The root that holds a widget on the screen; see `Root`."""

    hovered: Widget | None
    """What is under the pointer."""
    keyboard: bool
    """The last thing used was the keyboard."""

    def open_popup(self, popup: Widget, owner: Widget) -> None:
        """Show a widget above everything until a click elsewhere."""

    def close_popup(self) -> None:
        """Take the popup away and give the focus back to its owner."""

    def explain(self, widget: Widget) -> None:
        """Show a widget's hint at once."""

    def toast(self, text: str, kind: str = "ice") -> None:
        """Show a note for some seconds."""


class Sounds(Protocol):
    """What a widget may play."""

    def play(self, key: str, group: str = "effects") -> None:
        """Play a sound by name, or nothing where there is none."""

    def tense(self) -> None:
        """Let a quiet drum be heard with the music, for as long as this is said again and again."""


class Kit:
    """Theme, text, pictures and scale: all that a widget needs to measure and draw itself."""

    def __init__(self, theme: Theme, assets: Path, *, audit: TextAudit | None = None) -> None:
        """Take the folder that holds `fonts` and `art`; the size starts as the design size."""
        self._theme = theme
        self._lengths: dict[float | str, int] = {}
        """Real pixels of the lengths that were asked for, at the present scale and in the present theme."""
        self._assets = assets
        self.audit = audit if audit is not None else TextAudit()
        self.text = Text(assets / "fonts", theme, self.audit)
        self.art = Art(assets / "art")
        self.art.set_look(theme.pictures, theme.finishes)
        self.rich = RichPainter(self.text, self.art, theme)
        self.sounds: Sounds | None = None
        self.host: Host | None = None
        self.keys = Keymap()
        """Which key means what; another one when the player changes a key or the language."""
        self.say: Callable[..., str] = lambda key, **values: key
        """Puts a text key into the player's language, for the little that widgets say by themselves."""
        self.reduced_motion = False
        self._dirty = True
        self.whole = True
        """Anything may look different; False: only `parts` of what is painted do, and what lies over it."""
        self.parts: list[pygame.Rect] = []
        self.k = 1.0
        self.factor = 1.0
        """The scale that the player wants ..."""
        self.used = 1.0
        """... and the one in use, which is less where a screen has no room for it."""
        self.larger = 1.0
        self.size = Size(1280, 720)

    def warn(self, key: str, **values: object) -> None:
        """Show a note that says what was not taken."""
        if self.host is not None:
            self.host.toast(self.say(key, **values), "danger")

    def resize(self, size: tuple[int, int], factor: float | None = None, larger: float | None = None) -> None:
        """Set the window's size, the user's scale (0.8 to 2) and how much larger text is wanted besides."""
        self.size = Size(*size)
        self.art.set_cache_size(self.size)
        self.factor = self.factor if factor is None else factor
        self.larger = self.larger if larger is None else larger
        self.use(self.factor)

    def of_size(self, size: tuple[int, int]) -> Kit:
        """Return another kit of the same look and text for a picture of a size, at the plain scale."""
        other = Kit(self.theme, self._assets, audit=self.audit)
        other.resize(size)
        return other

    def use(self, factor: float) -> None:
        """Draw at another scale than the user's own, where that one leaves too little room."""
        self.used = factor
        self.k = scale(self.size, factor, self.larger)
        self._lengths.clear()
        self.text.set_scale(self.k, self.larger)
        self.dirty = True

    @property
    def theme(self) -> Theme:
        """Return what everything is coloured and measured by."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._theme = theme
        self._lengths.clear()

    @property
    def dirty(self) -> bool:
        """Something looks different from the frame before; the loop draws and clears it."""
        return self._dirty

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        self._dirty = self.whole = dirty
        if not dirty:
            self.parts.clear()

    def due(self, part: pygame.Rect | None = None) -> None:
        """Ask for a frame in which only a part looks different; None: only what lies over everything, such as a tip."""
        self._dirty = True
        if part is not None:
            self.parts.append(pygame.Rect(part))

    def px(self, length: float | str) -> int:
        """Turn design units, or a length named in the theme, into real pixels; never to 0 unless it is 0."""
        found = self._lengths.get(length)
        if found is None:
            units = self.theme.size(length)
            found = self._lengths[length] = 0 if units == 0 else max(1, round(units * self.k))
        return found

    def colour(self, ink: Ink) -> Colour:
        """Return a colour of the theme."""
        return self.theme.colour(ink)

    def icon(self, name: str, size: int, ink: Ink) -> pygame.Surface:
        """Return an icon in a colour; `size` in real pixels."""
        return self.art.icon(name, size, self.colour(ink))

    def panel(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        look: str = "panel",
        *,
        shadow: bool = False,
        radius: float | str = "radius-large",
        rim: Ink | None = "line",
    ) -> None:
        """Draw a panel: `look` is the colour it ends in; panels and raised things are lit from above, and of matter."""
        lit = {"panel": "raised", "raised": "hover"}.get(look, look)
        real = self.px(radius)
        if shadow:
            self.shadow(surface, rect, real)
        top = self.colour(lit)
        low = self.colour(look)
        rim_colour = None if rim is None else self.colour(rim)
        made = lit != look and min(rect.size) >= self.px(_MATTER)
        self.art.panel(
            surface,
            rect,
            top,
            low,
            radius=real,
            rim=rim_colour,
            rim_width=max(1.0, self.k),
            matter=self.matter if made else "",
            tile=self.px(_TILE),
            studs=self.px(_STUD) if made and radius == "radius-large" else 0,
        )

    @property
    def matter(self) -> str:
        """Name of the picture that lies over panels; empty where they are plain."""
        return f"matter-{self.theme.matter}" if self.theme.matter else ""

    def ground(self, surface: pygame.Surface, rect: pygame.Rect, look: str) -> None:
        """Fill what panels lie on, a bar or the ground behind everything."""
        self.art.ground(surface, rect, self.colour(look), self.matter, self.px(_TILE))

    def shadow(self, surface: pygame.Surface, rect: pygame.Rect, radius: int) -> None:
        """Draw the theme's one soft shadow under a box."""
        cast = self.theme.shadow
        offset = (round(cast.x * self.k), round(cast.y * self.k))
        self.art.shadow(
            surface,
            rect,
            radius=radius,
            blur=self.px(cast.blur),
            colour=self.colour("shadow"),
            opacity=cast.opacity,
            offset=offset,
        )

    def cast(self) -> int:
        """Return how far the soft shadow reaches around a box, at most."""
        cast = self.theme.shadow
        return 2 * self.px(cast.blur) + round(max(abs(cast.x), abs(cast.y)) * self.k)

    def ring(self, surface: pygame.Surface, rect: pygame.Rect, radius: float | str = "radius") -> None:
        """Draw the focus ring around a box."""
        width = max(2, self.px("focus"))
        box = rect.inflate(2 * width + 2, 2 * width + 2)
        self.art.outline(surface, box, self.px(radius) + width + 1, self.colour("focus"), width)

    def play(self, key: str) -> None:
        """Play one of the interface's own sounds."""
        if self.sounds is not None:
            self.sounds.play(key, "interface")


_MATTER, _TILE, _STUD = 28, 256, 7
"""Design units: what is narrower is plain; the width of a tile; how far a nail stands from the edges."""
_RING = 8
"""Design units around a widget within which the mark drawn around it stays."""


class Widget:
    """A thing on the screen: measured, laid out, drawn and told of events.

    The root finds the widget under the pointer or with the focus and calls `handle`; an event that is not
    used (False) goes on to the parent. A disabled widget is never asked; its `reason` is shown instead.
    """

    focusable = False
    swift = False
    """Its tip comes at once, because it is a preview of what a press would do."""
    tip_beside: Widget | None = None
    """Its tip stands right or left of this one, not above or below it."""
    shows: tuple[str, int | str] | None = None
    """What of the board belongs to it and is lit while the pointer rests on it: ("seat", 2), ("resource", 0)."""

    def __init__(self, kit: Kit, *, name: str = "", tip: str = "", topic: str = "", grow: float = 0.0) -> None:
        """Name it for tests and actions.

        Args:
            tip: shown when the pointer rests on it or it has the focus.
            topic: the almanac entry that explains it.
            grow: its share of the room that is left over in a row or a column.
        """
        self.kit = kit
        self.name = name
        self.tip = tip
        self.topic = topic
        self.grow = grow
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.visible = True
        self.reason = ""
        self.hovered = False
        self.focused = False
        self.ringed = False
        """It has the focus and the keyboard is in use, so the ring is drawn."""

    @property
    def enabled(self) -> bool:
        """Return whether it can be used; `reason` says why not."""
        return not self.reason

    def disable(self, reason: str) -> None:
        """Make it unusable, with the reason a player will read; an empty reason makes it usable again."""
        if reason != self.reason:
            self.reason = reason
            self.touch()

    def hint(self) -> str:
        """Return what its tooltip says: why it cannot be used, else what it is."""
        return (self.reason or self.tip).strip()

    def dirty_rect(self) -> pygame.Rect:
        """Return the place that looks different once the pointer or the focus comes or goes, its ring included."""
        room = self.kit.px(_RING)
        return self.rect.inflate(2 * room, 2 * room)

    def tip_anchor(self) -> pygame.Rect | None:
        """Return what its tip must not cover; None: the widget itself, or the pointer where the widget is wide."""
        return None

    def offers_at(self, where: tuple[int, int]) -> bool:
        """Return whether something is lit at a point for a press: a note that comes over it does not take the press."""
        return False

    def touch(self) -> None:
        """Ask for a new frame."""
        self.kit.dirty = True

    def children(self) -> Sequence[Widget]:
        """Return the widgets inside, in Tab order."""
        return ()

    def measure(self, width: int | None = None) -> Size:
        """Return the size it wants: its natural size, or its height at a width."""
        del width
        return Size(0, 0)

    def least(self) -> int:
        """Return the least width at which it is still whole."""
        return self.measure().width

    def least_height(self, width: int) -> int:
        """Return the least height at a width at which it is still whole."""
        return self.measure(width).height

    def layout(self, rect: pygame.Rect) -> None:
        """Take a place on the screen."""
        self.rect = pygame.Rect(rect)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event; True when it is used up."""
        del event
        return False

    def carry(self, former: Widget) -> None:
        """Take over what the player did to the widget of the same name that was here before."""
        del former

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for child in self.children():
            child.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it and what is inside."""
        for child in self.children():
            if child.visible:
                child.draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what of it lies over everything else while it is pointed at or has the focus."""

    def walk(self) -> Iterator[Widget]:
        """Return it and all visible widgets inside, parents first."""
        if not self.visible:
            return
        yield self
        for child in self.children():
            yield from child.walk()

    def path_at(self, where: tuple[int, int]) -> list[Widget]:
        """Return the widgets under a point, outermost first; empty when the point is outside."""
        if not self.visible or not self.rect.collidepoint(where):
            return []
        for child in reversed(self.children()):
            path = child.path_at(where)
            if path:
                return [self, *path]
        return [self]

    def find(self, name: str) -> Widget:
        """Return the visible widget of a name inside this one.

        Raises:
            LookupError: there is none.
        """
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise LookupError(f"no widget named {name!r}")
