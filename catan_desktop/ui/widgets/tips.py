"""The tip beside a widget: when it comes, when it goes, and where it is drawn."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pygame

from catan_desktop.ui.geometry import Size, beside, inset
from catan_desktop.ui.rich import Laid
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.key_badge import cap_width, draw_cap

TIP_DELAY = 0.45
SWIFT_DELAY = 0.1
"""For the tips that show what a press would do."""
TIP_WIDTH = 420
_STRAYS = 4.0
"""Seconds that a tip stays of what is neither under the pointer nor has the focus."""
_READ, _WORD = 6.0, 0.3
"""Seconds for which a tip stays while nothing is used, and as many more for each of its words."""
_STIR = 6
"""Design units after which a pointer that has pressed goes on."""
_NARROW = 240
"""Width in design units that will do for a tip that has to make room."""
_LOW = 90
"""Height in design units up to which a wide widget is left free by its tip."""


def rooms(window: pygame.Rect, near: pygame.Rect, clear: pygame.Rect | None, least: int) -> Iterator[pygame.Rect]:
    """Return the places for a tip in the order to try: anywhere, or else beside what must be free."""
    yield window
    if clear is None:
        return
    left = pygame.Rect(window.x, window.y, clear.left - window.x, window.height)
    right = pygame.Rect(clear.right, window.y, window.right - clear.right, window.height)
    sides = (left, right) if near.centerx <= clear.centerx else (right, left)
    yield from (side for side in sides if side.width >= least)


class Tips:
    """At most one tip at a time: of what the pointer rests on, or of what has the focus by keyboard."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.shown: Widget | None = None
        """Whose tip is on the screen."""
        self._rest = 0.0
        self._strayed = 0.0
        """Seconds for which a tip has told of what is neither under the pointer nor has the focus."""
        self._hushed: tuple[int, int] | None = None
        """Where the pointer pressed: it has its answer, and a tip would only cover it until the pointer goes on."""
        self._at = (-1, -1)
        """Where the pointer is, ..."""
        self._still = 0.0
        """... how many seconds it has lain there, ..."""
        self._unused = 0.0
        """... and since when no key was pressed."""
        self._asked = ""
        """What the widget under the pointer would tell; one widget may tell of many places."""
        self.box: pygame.Rect | None = None
        """Where one lies on the screen."""
        self._wanted = False
        """What is shown was asked for: it is told in any case."""
        self.given: Widget | None = None
        """What has the focus because something opened: nobody went there, and a tip would cover what is read first."""
        self.clear: Callable[[Widget], pygame.Rect | None] | None = None
        """What a widget's tip must leave free; a tip that finds no place beside that waits until it may lie there."""

        self.dock: Callable[[Widget], pygame.Rect | None] | None = None
        """The place where a widget's tip always lies, whatever it tells of; None: beside what it tells of."""

    @property
    def words(self) -> str:
        """Return the words on the screen, or an empty text."""
        return self.shown.hint() if self.shown is not None else ""

    @property
    def hushed(self) -> bool:
        """Return whether the pointer has pressed and not gone on since."""
        return self._hushed is not None

    def explain(self, widget: Widget) -> None:
        """Show a widget's hint at once."""
        if widget.hint():
            self.shown = widget
            self._wanted = True
            self._rest = TIP_DELAY
            self._still = self._unused = 0.0
            self.kit.due()

    def hide(self) -> None:
        """Take the tip away; the next one must wait for its time."""
        self.shown = None
        self._rest = self._unused = 0.0

    def typed(self, focus: Widget | None) -> None:
        """A key was pressed: take the tip away unless it is of what has the focus."""
        self._unused = 0.0
        if self.shown is not focus:
            self.shown = None

    def hush(self, where: tuple[int, int]) -> None:
        """Be silent after a press, until the pointer goes on."""
        self._hushed = where
        if self.shown is not None:
            self.hide()
            self.kit.due()

    def on_pointer_moved(self, where: tuple[int, int]) -> None:
        """Follow the pointer."""
        if where != self._at:
            self._at, self._still = where, 0.0
        if self._hushed is not None and math.dist(self._hushed, where) > self.kit.px(_STIR):
            self._hushed = None

    def update(
        self, seconds: float, hovered: Widget | None, focus: Widget | None, *, keyboard: bool, covered: bool
    ) -> None:
        """Let time pass: a tip comes after a rest; `covered`: something above all lets none come."""
        if hovered is not None and hovered.hint() != self._asked:
            self._asked = hovered.hint()
            self._rest = 0.0
            if self.shown is hovered:
                self._drop()
        stray = self.shown is not None and self.shown is not hovered and self.shown is not focus
        self._strayed = self._strayed + seconds if stray else 0.0
        self._still, self._unused = self._still + seconds, self._unused + seconds
        typing = focus if keyboard else None
        if self.shown is not None and (
            not self.shown.hint() or self._strayed >= _STRAYS or self._read(self.shown, hovered, typing)
        ):
            self._drop()
        if self.shown is not None or covered:
            return
        pointed = hovered if self._hushed is None else None
        asked = pointed if pointed is not None and pointed.hint() and not self._read(pointed, hovered, None) else None
        if focus is not self.given:
            self.given = None
        if asked is None and typing is not None and typing is not self.given and typing.hint():
            asked = None if self._read(typing, None, typing) else typing
        self._rest = self._rest + seconds if asked is not None else 0.0
        if asked is not None and self._rest >= (SWIFT_DELAY if asked.swift else TIP_DELAY):
            self.shown = asked
            self._wanted = False
            self.kit.due()

    def _read(self, widget: Widget, hovered: Widget | None, typing: Widget | None) -> bool:
        """Return whether a tip has been there long enough to be read, since the pointer came or a key led there: it may
        lie on what is read next, and comes again as soon as either is used."""
        used = [since for one, since in ((hovered, self._still), (typing, self._unused)) if one is widget]
        return bool(used) and min(used) >= _READ + _WORD * len(widget.hint().split())

    def _drop(self) -> None:
        self.shown = None
        self.kit.due()

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        pointer: tuple[int, int] | None,
        explained: bool,
        heading: pygame.Rect | None = None,
    ) -> None:
        """Draw the tip in a window: at the pointer, if it is at its widget, or beside the widget.

        `explained`: the key that opens the almanac stands in its corner. `heading`: what the widget is headed by, which
        the tip does not cover where there is another place.
        """
        widget, kit, self.box = self.shown, self.kit, None
        if widget is None:
            return
        pad = kit.px("gap")
        cap = cap_width(kit) if explained else 0
        docked = self._docked(widget, cap)
        if docked is not None:
            self._paint(surface, widget, docked, cap)
            return
        near = self._near(widget, pointer)
        clear = self.clear(widget) if self.clear is not None else None
        for room in rooms(inset(rect, kit.px("gap-tiny")), near, clear, kit.px(_NARROW)):
            wide = min(kit.px(TIP_WIDTH), room.width - 4 * pad)
            laid = kit.rich.lay(widget.hint(), wide, BODY, kit.k)
            box = pygame.Rect((0, 0), self._around(laid.size, cap))
            box = beside(box, near, room, kit.px(6), aside=widget.tip_beside is not None, free=heading)
            if clear is None or not box.colliderect(clear):
                break
        else:
            if not self._wanted:
                return
        self._paint(surface, widget, (box, laid), cap)

    def _around(self, size: Size, cap: int) -> tuple[int, int]:
        """Return the size of a tip around words."""
        pad = self.kit.px("gap")
        return (size.width + 2 * pad + self.kit.px(4) + cap, size.height + 2 * pad)

    def _docked(self, widget: Widget, cap: int) -> tuple[pygame.Rect, Laid] | None:
        """Return where the tip of a widget lies that has a place of its own, at the top of it, if there is room."""
        place = self.dock(widget) if self.dock is not None else None
        if place is None:
            return None
        wide = place.width - self._around(Size(0, 0), cap)[0]
        laid = self.kit.rich.lay(widget.hint(), max(1, wide), BODY, self.kit.k)
        box = pygame.Rect(0, 0, place.width, self._around(laid.size, cap)[1])
        box.topleft = place.topleft
        return (box, laid) if box.height <= place.height else None

    def _paint(self, surface: pygame.Surface, widget: Widget, told: tuple[pygame.Rect, Laid], cap: int) -> None:
        """Draw the tip in a box."""
        kit, (box, laid) = self.kit, told
        pad = kit.px("gap")
        self.box = box
        with kit.audit.layer():
            kit.panel(surface, box, "raised", shadow=True, radius="radius", rim="line-strong")
            bar = pygame.Rect(box.x, box.y + pad, kit.px(3), box.height - 2 * pad)
            kit.art.panel(surface, bar, kit.colour("ice" if widget.enabled else "danger"), radius=kit.px(1))
            kit.rich.draw(surface, laid, (box.x + pad + kit.px(4), box.y + pad), box)
            if cap:
                draw_cap(kit, surface, (box.right - pad, box.bottom - pad - kit.text.line_height(BODY) // 2))

    def _near(self, widget: Widget, pointer: tuple[int, int] | None) -> pygame.Rect:
        """Return what the tip stands beside."""
        kit, wide = self.kit, widget.tip_beside
        near = widget.rect
        if pointer is not None and near.width > kit.px(300):
            near = pygame.Rect(*pointer, kit.px(12), kit.px(20))
            if widget.rect.height < kit.px(_LOW):
                near = pygame.Rect(near.x, widget.rect.y, near.width, widget.rect.height)
        if wide is not None:
            near = pygame.Rect(wide.rect.x, widget.rect.y, wide.rect.width, widget.rect.height)
        return widget.tip_anchor() or near
