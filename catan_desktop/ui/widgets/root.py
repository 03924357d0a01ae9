"""The root of a screen: gives events to the right widget, keeps the focus, shows dialogs, tips and notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from catan_desktop.ui.geometry import kept_inside
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable
from catan_desktop.ui.widgets.dialog import Dialog
from catan_desktop.ui.widgets.focusing import Focusing
from catan_desktop.ui.widgets.toasts import Notes
from catan_desktop.ui.widgets.tree import carry, counterpart, heading_of, teller, topic_of
from catan_desktop.ui.widgets.walking import ARROWS

_POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


def offered(event: pygame.event.Event, path: Iterable[Widget]) -> bool:
    """Offer an event to widgets, the innermost first; True when one has used it."""
    return any(widget.handle(event) for widget in reversed(list(path)) if widget.enabled)


class Root(Focusing):
    """Owns the widgets of one screen.

    Tab goes through the tree in its order; the widget under the pointer is asked first, then its parents;
    a pressed button holds the pointer until it is released. With a dialog open only the topmost gets events.
    """

    def __init__(self, kit: Kit, content: Widget, *, hosts: bool = True) -> None:
        """`hosts`: popups and notes of widgets are its own from when it is laid out; one beside another has none."""
        super().__init__(kit)
        self.content, self._hosts = content, hosts
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.dialogs: list[Dialog] = []
        self._keys = kit.keys
        """The names of keys in use: others come with another language, in which dialogs must be told again."""
        self.home: Widget | None = None
        """Takes the focus when what had it is gone; None: the nearest thing does."""
        self.popup: Widget | None = None
        self._held: Widget | None = None
        self._pointer = (-1, -1)
        self.notes = Notes(kit)
        self._before: list[Widget | None] = []
        self.above: Callable[[pygame.Surface], object] | None = None
        """Draws what stands above widgets, dialogs and popups, below notes and tips."""
        self.caption: Callable[[Widget], object] | None = None
        """Gives a tip to a widget that has none of its own, before it is first asked for one."""
        self.on_topic: Callable[[str], object] | None = None
        """Opens the almanac at an entry; None: tips and notes say nothing of it."""

    # what is shown

    def show(self, content: Widget) -> None:
        """Show other content; focus and hover are kept where a widget of the same name is there again."""
        self.content = content
        self.close_popup()
        self._held = None
        self.layout(self.rect)
        self.follow()

    def follow(self) -> None:
        """Let focus, hover and tip go on to the widgets of the same names, as those before are gone."""
        if self._keys is not self.kit.keys:
            self._keys = self.kit.keys
            self._tell_again()
        told, self.tips.shown = self.tips.shown, None
        pointed = told is self.hovered
        self.set_focus(self._again(self.focus))
        self._hover_at(self._pointer)
        still = teller(self.active(), told) if told is not None else None
        if still is not None and (not pointed or still is self.hovered):
            self.tips.shown = still

    def _again(self, widget: Widget | None) -> Widget | None:
        """Return what should have the focus where this widget had it."""
        return counterpart(self.active(), widget, self.home, near=self.keyboard)

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out everything in the window."""
        self.rect = pygame.Rect(rect)
        if self._hosts:
            self.kit.host = self
        self.content.layout(rect)
        for dialog in self.dialogs:
            dialog.layout(rect)
        self.close_popup()
        self.kit.dirty = True

    def open(self, dialog: Dialog, reopen: Callable[[], object] | None = None) -> None:
        """Open a dialog above all others; its first gold button gets the focus. Notes that only inform make room.

        `reopen` opens it anew, in the words and with the keys of that moment; what was written in it, chosen and
        scrolled is kept.
        """
        self.close_popup()
        dialog.reopen = reopen
        self.notes.make_room()
        self._before.append(self.focus)
        self.dialogs.append(dialog)
        dialog.closing = lambda: self.close(dialog)
        dialog.layout(self.rect)
        self._held = None
        self.set_focus(dialog.first())
        self.tips.given = self.focus
        self._hover_at(self._pointer)
        self.kit.due()

    def _tell_again(self) -> None:
        """Open all dialogs anew that can be, as their words are another language's."""
        former, backs, focus = self.dialogs, self._before, self.focus
        self.dialogs, self._before = [], []
        for dialog, back in zip(former, backs, strict=True):
            count = len(self.dialogs)
            if dialog.reopen is None:
                self.dialogs.append(dialog)
                self._before.append(back)
                continue
            dialog.reopen()
            for fresh in self.dialogs[count : count + 1]:
                carry(dialog, fresh)
                fresh.layout(self.rect)
                self._before[count] = back
        if former:
            first = self.dialogs[-1].first() if self.dialogs else None
            self.set_focus(counterpart(self.active(), focus, first or self.home, near=True))

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

    def toast(self, text: str, kind: str = "ice", topic: str = "", instead_of: str = "") -> None:
        """Show a note for some seconds.

        Args:
            kind: the colour of its bar: ice, gold, good or danger.
            topic: the almanac entry that explains it; a click on the note leads there.
            instead_of: the words of a note whose place it takes.
        """
        self.notes.drop(instead_of)
        self.notes.add(text, kind, topic, topic_of(self._path(self._pointer)))

    def open_popup(self, popup: Widget, owner: Widget) -> None:
        """Show a widget above everything; it keeps its own rectangle, moved into the window."""
        popup.layout(kept_inside(popup.rect, self.rect))
        del owner
        self.popup = popup
        self.tips.shown = None
        self.kit.due()

    def close_popup(self) -> None:
        """Take the popup away."""
        if self.popup is not None:
            self.popup = None
            self.kit.due()

    @property
    def toasts(self) -> tuple[str, ...]:
        """Return the notes on the screen, oldest first."""
        return self.notes.texts

    def topic(self) -> str:
        """Return the almanac entry for what the player most likely wonders about.

        That is a note on the screen while the pointer has not gone on to something else, the thing whose tip is shown,
        what is under the pointer, what has the focus, and at last the newest note, for a while even when it is gone.
        """
        pointed = topic_of(self._path(self._pointer))
        note = self.notes.explained
        if note is not None and (not pointed or pointed == note.under):
            return note.topic
        told = topic_of(self.parents(self.tips.shown))
        return told or pointed or topic_of(self.parents(self.focus)) or self.notes.remembered

    @property
    def moving(self) -> bool:
        """Return whether something changes by itself, so that frames must follow each other."""
        return self.notes.moving

    # events

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widget it is meant for; True when it was used."""
        if event.type in _POINTER:
            return self._pointer_event(event)
        if event.type == pygame.MOUSEWHEEL:
            return any(widget.handle(event) for widget in reversed(self._path(self._pointer)) if widget.enabled)
        if event.type in {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._key_event(event)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = (-1, -1)
            self.hover(None)
        return False

    def update(self, seconds: float) -> None:
        """Let time pass: tips come after a rest, notes go."""
        for widget in (self.content, *self.dialogs):
            widget.update(seconds)
        if self.caption is not None:
            for bare in (self.hovered, self.focus):
                if bare is not None and not (bare.tip and bare.topic):
                    self.caption(bare)
        self.tips.update(seconds, self.hovered, self.focus, keyboard=self.keyboard, covered=self.popup is not None)
        self.notes.update(seconds)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw content, dialogs, popup, notes and tip, each above the one before."""
        self.content.draw(surface)
        for widget in (self.focus, self.hovered) if not self.dialogs else ():
            if widget is not None:
                with self.kit.audit.layer():
                    widget.draw_over(surface)
        self.notes.draw_standing(surface, self.rect)
        for dialog in self.dialogs:
            with self.kit.audit.layer():
                dialog.draw(surface)
        if self.popup is not None:
            with self.kit.audit.layer():
                self.popup.draw(surface)
        if self.above is not None:
            with self.kit.audit.layer():
                self.above(surface)
        almanac = self.on_topic is not None
        self.notes.draw(surface, self.rect, almanac)
        path = self.parents(self.tips.shown)
        explained, heading = almanac and bool(topic_of(path)), heading_of(path)
        pointer = self._pointer if self.tips.shown is self.hovered else None
        self.tips.draw(surface, self.rect, pointer, explained, heading.rect if heading is not None else None)

    # inside

    def active(self) -> Widget:
        """Return the topmost dialog, or the content."""
        return self.dialogs[-1] if self.dialogs else self.content

    def _path(self, where: tuple[int, int]) -> list[Widget]:
        if self.popup is not None:
            return self.popup.path_at(where)
        return self.active().path_at(where)

    def _pointer_event(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.MOUSEMOTION or event.pos != self._pointer:
            self.use_keyboard(False)
        self._pointer = event.pos
        self.tips.on_pointer_moved(event.pos)
        if event.type == pygame.MOUSEMOTION:
            self._hover_at(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = None
        if self._held is not None:
            held = self._held
            if event.type == pygame.MOUSEBUTTONUP:
                self._held = None
            return held.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._pressed(event)
        return offered(event, self._path(event.pos))

    def _pressed(self, event: pygame.event.Event) -> bool:
        path = self._path(event.pos)
        if event.button == 1 and self.on_topic is not None and not (path and path[-1].offers_at(event.pos)):
            topic = self.notes.take_at(event.pos)
            if topic:
                self.on_topic(topic)
                return True
        if self.popup is not None and not path:
            self.close_popup()
            return True
        self.tips.hush(event.pos)
        if path and not path[-1].enabled and event.button == 1:
            self.explain(path[-1])
            return True
        wanted = next((widget for widget in reversed(path) if widget.focusable and widget.enabled), None)
        if wanted is not None and event.button == 1 and self.popup is None:
            self.set_focus(wanted)
        for widget in reversed(path):
            if widget.enabled and widget.handle(event):
                if event.button == 1:
                    self._held = widget
                return True
        return bool(self.dialogs)

    def _key_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.tips.typed(self.focus)
        if self.popup is not None:
            if event.type == pygame.KEYDOWN and event.key in {pygame.K_ESCAPE, pygame.K_TAB}:
                self.close_popup()
                return True
            return self.popup.handle(event)
        if self.focus is not None and not self.focus.enabled and event.type == pygame.KEYDOWN:
            if event.key in {pygame.K_RETURN, pygame.K_SPACE}:
                self.explain(self.focus)
                return True
        elif offered(event, self.parents(self.focus)):
            if event.type == pygame.KEYDOWN and (event.key in ARROWS or event.key == pygame.K_TAB):
                self.use_keyboard(True)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB and not int(getattr(event, "mod", 0)) & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.step(-1 if int(getattr(event, "mod", 0)) & pygame.KMOD_SHIFT else 1)
            return True
        if self._hot(event):
            return True
        if not self.dialogs:
            return False
        return self.active().handle(event) or self.walk(event.key)

    def _hot(self, event: pygame.event.Event) -> bool:
        for widget in self.active().walk():
            if isinstance(widget, Pressable) and widget.hit(event):
                if widget.enabled:
                    if widget.led_by_key:
                        self.set_focus(widget)
                        self.reveal()
                    widget.press()
                else:
                    self.explain(widget)
                return True
        return False

    def _hover_at(self, where: tuple[int, int]) -> None:
        path = self._path(where)
        self.hover(path[-1] if path else None)
