"""The root of a screen: gives events to the right widget, keeps the focus, shows dialogs, tips and notes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from catan_desktop.ui.geometry import beside, ease, inset, kept_inside
from catan_desktop.ui.text import STRONG, Style
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable
from catan_desktop.ui.widgets.dialog import Dialog
from catan_desktop.ui.widgets.keys import matches
from catan_desktop.ui.widgets.walking import ARROWS, neighbour

TIP_DELAY = 0.45
SWIFT_DELAY = 0.1
"""For the tips that show what a press would do."""
TIP_WIDTH = 420
TOAST_SECONDS = 4.0
NOTE_SECONDS = 30.0
"""How long the almanac still opens at a note when nothing else is meant."""
_FADE = 0.18
_STIR = 6
"""A pointer that has pressed goes on when it is so many design units away."""
_LOW = 90
"""A widget that is wide but no higher than so many design units is left free by its tip."""
_RING = 8
"""What is drawn around a widget to mark it stays within so many design units."""
_CAP = Style("strong", "small", "gold")
_POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


@dataclass(slots=True)
class _Toast:
    text: str
    kind: str
    topic: str = ""
    under: str = ""
    """The entry for what the pointer was at when it came."""
    age: float = 0.0
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class Root:
    """Owns the widgets of one screen.

    Tab goes through the tree in its order; the widget under the pointer is asked first, then its parents;
    a pressed button holds the pointer until it is released. With a dialog open only the topmost gets events.
    """

    def __init__(self, kit: Kit, content: Widget) -> None:
        self.kit = kit
        self.content = content
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dialogs: list[Dialog] = []
        self.focus: Widget | None = None
        self.home: Widget | None = None
        """Takes the focus when what had it is gone; None: the nearest thing does."""
        self.hovered: Widget | None = None
        self.keyboard = False
        """The last thing used was the keyboard: the focus ring is drawn."""
        self._popup: Widget | None = None
        self._owner: Widget | None = None
        self._held: Widget | None = None
        self._pointer = (-1, -1)
        self._rest = 0.0
        self._tip: Widget | None = None
        self._strayed = 0.0
        """So many seconds a tip has told of what is neither under the pointer nor has the focus."""
        self._hushed: tuple[int, int] | None = None
        """Where the pointer pressed: it has its answer, and a tip would only cover it until the pointer goes on."""
        self._asked = ""
        """What the widget under the pointer would tell; one widget may tell of many places."""
        self._toasts: list[_Toast] = []
        self._before: list[Widget | None] = []
        self.above: Callable[[pygame.Surface], object] | None = None
        """Draws what stands above widgets, dialogs and popups, below notes and tips."""
        self.caption: Callable[[Widget], object] | None = None
        """Gives a tip to a widget that has none of its own, before it is first asked for one."""
        self.on_topic: Callable[[str], object] | None = None
        """Opens the almanac at an entry; None: tips and notes say nothing of it."""
        self._noted = ("", 0.0)
        """The entry for the note that came last, and the seconds for which it will be remembered."""

    # what is shown

    def show(self, content: Widget) -> None:
        """Show other content; focus and hover are kept where a widget of the same name is there again."""
        self.content = content
        self.close_popup()
        self._held = None
        told, self._tip = self._tip, None
        pointed = told is self.hovered
        self.layout(self.rect)
        self.set_focus(self._again(self.focus))
        self._hover_at(self._pointer)
        still = self._still(told) if told is not None else None
        if still is not None and (not pointed or still is self.hovered):
            self._tip = still

    def _still(self, told: Widget) -> Widget | None:
        """Give the widget whose tip was shown, or that of its name, while it tells the same."""
        there = self._active().walk()
        return next(
            (
                widget
                for widget in there
                if widget is told or (widget.name and widget.name == told.name and widget.hint() == told.hint())
            ),
            None,
        )

    def _again(self, widget: Widget | None) -> Widget | None:
        """Give the widget itself while it is there, else the one of its name, else what lies where it was."""
        if widget is None or widget in set(self._active().walk()):
            return widget
        stops = self.stops()
        named = next((stop for stop in stops if stop.name == widget.name), None) if widget.name else None
        if named is not None or not self.keyboard:
            return named
        if self.home is not None and self.home in stops:
            return self.home
        x, y = widget.rect.center
        return min(stops, key=lambda stop: abs(stop.rect.centerx - x) + abs(stop.rect.centery - y), default=None)

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out everything in the window."""
        self.rect = pygame.Rect(rect)
        self.content.layout(rect)
        for dialog in self.dialogs:
            dialog.layout(rect)
        self.close_popup()
        self.kit.dirty = True

    def open(self, dialog: Dialog) -> None:
        """Open a dialog above all others; its first gold button gets the focus. Notes that only inform make room."""
        self.close_popup()
        self._toasts = [toast for toast in self._toasts if toast.kind == "danger"]
        self._before.append(self.focus)
        self.dialogs.append(dialog)
        dialog.closing = lambda: self.close(dialog)
        dialog.layout(self.rect)
        self._held = None
        self.set_focus(dialog.first())
        self._hover_at(self._pointer)
        self.kit.due()

    def close(self, dialog: Dialog) -> None:
        """Close a dialog and those above it; the focus goes back to where it was."""
        if dialog not in self.dialogs:
            return
        at = self.dialogs.index(dialog)
        back = self._before[at]
        del self.dialogs[at:], self._before[at:]
        self._held = None
        self.set_focus(self._again(back))
        self._hover_at(self._pointer)
        self.kit.due()

    def toast(self, text: str, kind: str = "ice", topic: str = "") -> None:
        """Show a note for some seconds.

        Args:
            kind: the colour of its bar: ice, gold, good or danger.
            topic: the almanac entry that explains it; a click on the note leads there.
        """
        self._toasts = [toast for toast in self._toasts if toast.text != text][-3:]
        self._toasts.append(_Toast(text, kind, topic, _topic_of(self._path(self._pointer))))
        if topic:
            self._noted = (topic, NOTE_SECONDS)
        self.kit.due()

    def open_popup(self, popup: Widget, owner: Widget) -> None:
        """Show a widget above everything; it keeps its own rectangle, moved into the window."""
        popup.layout(kept_inside(popup.rect, self.rect))
        self._popup, self._owner = popup, owner
        self._tip = None
        self.kit.due()

    def close_popup(self) -> None:
        """Take the popup away."""
        if self._popup is not None:
            self._popup = self._owner = None
            self.kit.due()

    def explain(self, widget: Widget) -> None:
        """Show a widget's hint at once."""
        if widget.hint():
            self._tip = widget
            self._rest = TIP_DELAY
            self.kit.due()

    @property
    def tip(self) -> str:
        """Give the words of the tooltip on the screen, or an empty text."""
        return self._tip.hint() if self._tip is not None else ""

    @property
    def toasts(self) -> tuple[str, ...]:
        """Give the notes on the screen, oldest first."""
        return tuple(toast.text for toast in self._toasts)

    @property
    def popup(self) -> Widget | None:
        """Give the open popup."""
        return self._popup

    def topic(self) -> str:
        """Give the almanac entry for what the player most likely wonders about.

        That is a note on the screen while the pointer has not gone on to something else, the thing whose tip is shown,
        what is under the pointer, what has the focus, and at last the newest note, for a while even when it is gone.
        """
        pointed = _topic_of(self._path(self._pointer))
        note = next((toast for toast in reversed(self._toasts) if toast.topic), None)
        if note is not None and (not pointed or pointed == note.under):
            return note.topic
        told = _topic_of(self._parents(self._tip)) if self._tip is not None else ""
        return told or pointed or _topic_of(self._parents(self.focus)) or self._noted[0]

    @property
    def moving(self) -> bool:
        """Say whether something changes by itself, so that frames must follow each other."""
        return any(toast.age < _FADE or toast.age > TOAST_SECONDS - _FADE for toast in self._toasts)

    # events

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widget it is meant for; True when it was used."""
        self.kit.host = self
        if event.type in _POINTER:
            return self._pointer_event(event)
        if event.type == pygame.MOUSEWHEEL:
            return any(widget.handle(event) for widget in reversed(self._path(self._pointer)) if widget.enabled)
        if event.type in {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._key_event(event)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = (-1, -1)
            self._hover(None)
        return False

    def update(self, seconds: float) -> None:
        """Let time pass: tips come after a rest, notes go."""
        self.kit.host = self
        for widget in (self.content, *self.dialogs):
            widget.update(seconds)
        if self.caption is not None:
            for bare in (self.hovered, self.focus):
                if bare is not None and not (bare.tip and bare.topic):
                    self.caption(bare)
        if self.hovered is not None and self.hovered.hint() != self._asked:
            self._asked = self.hovered.hint()
            self._rest = 0.0
            if self._tip is self.hovered:
                self._tip = None
                self.kit.due()
        stray = self._tip is not None and self._tip is not self.hovered and self._tip is not self.focus
        self._strayed = self._strayed + seconds if stray else 0.0
        if self._tip is not None and (not self._tip.hint() or self._strayed >= TOAST_SECONDS):
            self._tip = None
            self.kit.due()
        if self._tip is None and self._popup is None:
            pointed = self.hovered if self._hushed is None else None
            asked = pointed if pointed is not None and pointed.hint() else None
            if asked is None and self.keyboard and self.focus is not None and self.focus.hint():
                asked = self.focus
            self._rest = self._rest + seconds if asked is not None else 0.0
            if asked is not None and self._rest >= (SWIFT_DELAY if asked.swift else TIP_DELAY):
                self._tip = asked
                self.kit.due()
        left = self._noted[1] - seconds
        self._noted = (self._noted[0], left) if left > 0 else ("", 0.0)
        for toast in self._toasts:
            toast.age += seconds
            if toast.age < _FADE + seconds or toast.age > TOAST_SECONDS - _FADE - seconds:
                self.kit.due()
        kept = [toast for toast in self._toasts if toast.age < TOAST_SECONDS]
        if len(kept) != len(self._toasts):
            self.kit.due()
        self._toasts = kept

    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none."""
        if widget is not self.focus:
            for changed in (self.focus, widget):
                self._differs(changed)
            if self.focus is not None:
                self.focus.focused = self.focus.ringed = False
            self.focus = widget
            self._tip = None
            self._rest = 0.0
        if widget is not None:
            if widget.ringed != self.keyboard:
                self._differs(widget)
            widget.focused = True
            widget.ringed = self.keyboard

    def stops(self) -> list[Widget]:
        """Give the widgets that Tab visits, in order."""
        return [widget for widget in self._active().walk() if widget.focusable]

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw content, dialogs, popup, notes and tip, each above the one before."""
        self.kit.host = self
        self.content.draw(surface)
        for dialog in self.dialogs:
            with self.kit.ledger.layer():
                dialog.draw(surface)
        if self._popup is not None:
            with self.kit.ledger.layer():
                self._popup.draw(surface)
        if self.above is not None:
            with self.kit.ledger.layer():
                self.above(surface)
        self._draw_toasts(surface)
        if self._tip is not None:
            with self.kit.ledger.layer():
                self._draw_tip(surface, self._tip)

    # inside

    def _active(self) -> Widget:
        return self.dialogs[-1] if self.dialogs else self.content

    def _path(self, where: tuple[int, int]) -> list[Widget]:
        if self._popup is not None:
            return self._popup.path_at(where)
        return self._active().path_at(where)

    def _parents(self, widget: Widget | None) -> list[Widget]:
        """Give the widgets from the root of the screen down to this one."""
        return _down_to(self._active(), widget) if widget is not None else []

    def _pointer_event(self, event: pygame.event.Event) -> bool:
        self._pointer = event.pos
        if self._hushed is not None and math.dist(self._hushed, event.pos) > self.kit.px(_STIR):
            self._hushed = None
        if event.type == pygame.MOUSEMOTION:
            self._hover_at(event.pos)
        else:
            self._use_keyboard(False)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = None
        if self._held is not None:
            held = self._held
            if event.type == pygame.MOUSEBUTTONUP:
                self._held = None
            return held.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        return self._offer(event, self._path(event.pos))

    def _pressed(self, event: pygame.event.Event) -> bool:
        path = self._path(event.pos)
        if event.button == 1 and self._note_pressed(event.pos):
            return True
        if self._popup is not None and not path:
            self.close_popup()
            return True
        self._hushed = event.pos
        if self._tip is not None:
            self._tip = None
            self._rest = 0.0
            self.kit.due()
        if path and not path[-1].enabled and event.button == 1:
            self.explain(path[-1])
            return True
        wanted = next((widget for widget in reversed(path) if widget.focusable and widget.enabled), None)
        if wanted is not None and event.button == 1 and self._popup is None:
            self.set_focus(wanted)
        for widget in reversed(path):
            if widget.enabled and widget.handle(event):
                if event.button == 1:
                    self._held = widget
                return True
        return bool(self.dialogs)

    def _note_pressed(self, where: tuple[int, int]) -> bool:
        """Follow a click on a note that has an entry in the almanac."""
        for toast in self._toasts:
            if toast.topic and self.on_topic is not None and toast.rect.collidepoint(where):
                self._toasts.remove(toast)
                self.on_topic(toast.topic)
                return True
        return False

    def _key_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self._tip = None if self._tip is not None and self._tip is not self.focus else self._tip
        if self._popup is not None:
            if event.type == pygame.KEYDOWN and event.key in {pygame.K_ESCAPE, pygame.K_TAB}:
                self.close_popup()
                return True
            return self._popup.handle(event)
        if self.focus is not None and not self.focus.enabled and event.type == pygame.KEYDOWN:
            if event.key in {pygame.K_RETURN, pygame.K_SPACE}:
                self.explain(self.focus)
                return True
        elif self._offer(event, self._parents(self.focus)):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB and not int(getattr(event, "mod", 0)) & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._step(-1 if int(getattr(event, "mod", 0)) & pygame.KMOD_SHIFT else 1)
            return True
        if self._hot(event):
            return True
        if not self.dialogs:
            return False
        return self._active().handle(event) or self.walk(event.key)

    def _hot(self, event: pygame.event.Event) -> bool:
        for widget in self._active().walk():
            if isinstance(widget, Pressable) and matches(event, widget.hotkey):
                if widget.enabled:
                    widget.press()
                else:
                    self.explain(widget)
                return True
        return False

    def _offer(self, event: pygame.event.Event, path: Iterable[Widget]) -> bool:
        return any(widget.handle(event) for widget in reversed(list(path)) if widget.enabled)

    def _step(self, step: int) -> None:
        stops = self.stops()
        self._use_keyboard(True)
        if not stops:
            return
        before = stops.index(self.focus) if self.focus in stops else -1 if step > 0 else 0
        self.go_to(stops[(before + step) % len(stops)])

    def go_to(self, widget: Widget) -> None:
        """Give the focus to a widget by keyboard, and scroll so far that it is seen."""
        self.keyboard = True
        self.set_focus(widget)
        self.reveal()

    def reveal(self) -> None:
        """Scroll so far that what has the focus is seen."""
        for parent in self._parents(self.focus):
            reveal = getattr(parent, "reveal", None)
            if reveal is not None and self.focus is not None:
                reveal(self.focus.rect)

    def walk(self, key: int) -> bool:
        """Go to the nearest thing in the direction of an arrow key; from nowhere to the first there is."""
        stops = self.stops()
        if key not in ARROWS or not stops:
            return False
        way = ARROWS[key]
        if self.focus not in stops:
            self.go_to(stops[0 if sum(way) > 0 else -1])
            return True
        found = neighbour(stops, self.focus, way)
        if found is None and way[1]:  # on from the end of a column, as Tab would go
            self._step(way[1])
        elif found is not None:
            self.go_to(found)
        return True

    def _use_keyboard(self, used: bool) -> None:
        if used != self.keyboard:
            self.keyboard = used
            self._differs(self.focus)
        if self.focus is not None:
            self.focus.ringed = used

    def _hover_at(self, where: tuple[int, int]) -> None:
        path = self._path(where)
        self._hover(path[-1] if path else None)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        for changed in (self.hovered, widget):
            self._differs(changed)
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = widget
        if widget is not None:
            widget.hovered = True
        self._tip = None
        self._rest = 0.0

    def _differs(self, widget: Widget | None) -> None:
        """Ask for a frame in which a widget looks different, with its ring."""
        room = self.kit.px(_RING)
        self.kit.due(None if widget is None else widget.rect.inflate(2 * room, 2 * room))

    def _draw_tip(self, surface: pygame.Surface, widget: Widget) -> None:
        kit = self.kit
        style = Style("text", "body")
        pad = kit.px("gap")
        laid = kit.rich.lay(widget.hint(), min(kit.px(TIP_WIDTH), self.rect.width - 4 * pad), style, kit.k)
        cap = self._cap_width() if _topic_of(self._parents(widget)) else 0
        box = pygame.Rect(0, 0, laid.size.width + 2 * pad + kit.px(4) + cap, laid.size.height + 2 * pad)
        at_pointer = widget is self.hovered and widget.rect.width > kit.px(300)
        near = pygame.Rect(*self._pointer, kit.px(12), kit.px(20)) if at_pointer else widget.rect
        if at_pointer and widget.rect.height < kit.px(_LOW):
            near = pygame.Rect(near.x, widget.rect.y, near.width, widget.rect.height)
        room, wide = inset(self.rect, kit.px("gap-tiny")), widget.tip_beside
        if wide is not None:
            near = pygame.Rect(wide.rect.x, widget.rect.y, wide.rect.width, widget.rect.height)
        box = beside(box, widget.tip_anchor() or near, room, kit.px(6), aside=wide is not None)
        kit.panel(surface, box, "raised", shadow=True, radius="radius", rim="line-strong")
        bar = pygame.Rect(box.x, box.y + pad, kit.px(3), box.height - 2 * pad)
        kit.art.panel(surface, bar, kit.colour("ice" if widget.enabled else "danger"), radius=kit.px(1))
        kit.rich.draw(surface, laid, (box.x + pad + kit.px(4), box.y + pad), box)
        if cap:
            self._draw_cap(surface, (box.right - pad, box.bottom - pad - kit.text.line_height(style) // 2))

    def _cap_width(self) -> int:
        """Give the room for the key of the almanac beside words that it explains; 0 where there is no almanac."""
        label = self.kit.keys.label("almanac") if self.on_topic is not None else ""
        return self.kit.text.size(label, _CAP).width + self.kit.px(22) if label else 0

    def _draw_cap(self, surface: pygame.Surface, where: tuple[int, int]) -> None:
        """Draw the key of the almanac on a little cap that ends at a point."""
        kit = self.kit
        label = kit.keys.label("almanac")
        size = kit.text.size(label, _CAP)
        cap = pygame.Rect(0, 0, size.width + kit.px(10), size.height)
        cap.midright = where
        kit.art.outline(surface, cap, kit.px("radius-small"), kit.colour("gold-dark"), max(1.0, kit.k))
        kit.text.draw(surface, label, cap.center, _CAP, across=0.5, down=0.5, within=cap.inflate(2, 2))

    def _draw_toasts(self, surface: pygame.Surface) -> None:
        kit = self.kit
        y = self.rect.y + kit.px(52)
        for toast in self._toasts:
            pad = kit.px("pad")
            lines = kit.text.wrap(toast.text, STRONG, min(kit.px(460), self.rect.width - 6 * pad))
            wide = max(kit.text.size(line, STRONG).width for line in lines)
            cap = self._cap_width() if toast.topic else 0
            box = pygame.Rect(0, 0, wide + 2 * pad + kit.px(6) + cap, len(lines) * kit.text.line_height(STRONG) + pad)
            box.midtop = (self.rect.centerx, y)
            gone = 0.0 if kit.reduced_motion else max(1 - toast.age / _FADE, 1 - (TOAST_SECONDS - toast.age) / _FADE, 0)
            box.y -= round(ease(gone) * (box.height + y - self.rect.y))
            # it slides in over the edge of the window, where it is cut for a moment
            with kit.ledger.layer(), kit.ledger.scrolled():
                kit.panel(surface, box, "raised", shadow=True, radius="radius", rim="line-strong")
                bar = pygame.Rect(box.x + kit.px(6), box.y + kit.px(7), kit.px(4), box.height - kit.px(14))
                kit.art.panel(surface, bar, kit.colour(toast.kind), radius=kit.px(2))
                inner = pygame.Rect(box.x + pad + kit.px(6), box.y, wide, box.height)
                kit.text.draw_lines(surface, lines, inner, STRONG, down=0.5)
                if cap:
                    self._draw_cap(surface, (box.right - pad, box.centery))
            toast.rect = box
            y += box.height + kit.px("gap")


def _topic_of(path: Sequence[Widget]) -> str:
    """Give the almanac entry of the innermost widget that has one."""
    return next((found for widget in reversed(path) if (found := widget.topic)), "")


def _down_to(tree: Widget, target: Widget) -> list[Widget]:
    if tree is target:
        return [tree]
    for child in tree.children():
        path = _down_to(child, target)
        if path:
            return [tree, *path]
    return []
