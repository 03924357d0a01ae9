"""Focus and hover: the widget that has each, how both move, and the tip of what they are at."""

from __future__ import annotations

from abc import ABC, abstractmethod

from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.scroll import Scrolling
from catan_desktop.ui.widgets.tips import Tips
from catan_desktop.ui.widgets.tree import down_to
from catan_desktop.ui.widgets.walking import ARROWS, led_to, next_stop


class Focusing(ABC):
    """Keeps focus and hover in a tree of widgets."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.focus: Widget | None = None
        self.hovered: Widget | None = None
        self.keyboard = False
        """The last thing used was the keyboard: the focus ring is drawn."""
        self.tips = Tips(kit)

    @abstractmethod
    def active(self) -> Widget:
        """Return the tree that is given events."""

    @property
    def tip(self) -> str:
        """Return the words of the tooltip on the screen, or an empty text."""
        return self.tips.words

    def explain(self, widget: Widget) -> None:
        """Show a widget's hint at once."""
        self.tips.explain(widget)

    def stops(self) -> list[Widget]:
        """Return the widgets that Tab visits, in order."""
        return [widget for widget in self.active().walk() if widget.focusable]

    def set_focus(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none."""
        if widget is not self.focus:
            for changed in (self.focus, widget):
                self.differs(changed)
            if self.focus is not None:
                self.focus.focused = self.focus.ringed = False
            self.focus = widget
            self.tips.hide()
        if widget is not None:
            if widget.ringed != self.keyboard:
                self.differs(widget)
            widget.focused = True
            widget.ringed = self.keyboard

    def go_to(self, widget: Widget) -> None:
        """Give the focus to a widget by keyboard, and scroll so far that it is seen."""
        self.keyboard = True
        self.set_focus(widget)
        self.reveal()

    def reveal(self) -> None:
        """Scroll so far that what has the focus is seen."""
        for parent in self.parents(self.focus):
            reveal = getattr(parent, "reveal", None)
            if reveal is not None and self.focus is not None:
                reveal(self.focus.rect)

    def begin_at(self, widget: Widget) -> None:
        """Scroll so far that a widget stands at the top of its area."""
        for parent in self.parents(widget):
            if isinstance(parent, Scrolling):
                parent.begin_at(widget.rect)

    def walk(self, key: int) -> bool:
        """Go to the nearest thing in the direction of an arrow key; from nowhere to the first there is."""
        if key not in ARROWS:
            return False
        stops = self.stops()
        found = led_to(stops, self.focus, ARROWS[key])
        if found is not None:
            self.go_to(found)
        return bool(stops)

    def step(self, step: int) -> None:
        """Go on with Tab, or back."""
        self.use_keyboard(True)
        stop = next_stop(self.stops(), self.focus, step)
        if stop is not None:
            self.go_to(stop)

    def use_keyboard(self, used: bool) -> None:
        """Learn whether the keyboard was used last."""
        if used != self.keyboard:
            self.keyboard = used
            self.differs(self.focus)
            self.differs(self.hovered)
        if self.focus is not None:
            self.focus.ringed = used

    def hover(self, widget: Widget | None) -> None:
        """Let the pointer be at a widget, or at none."""
        if widget is self.hovered:
            return
        for changed in (self.hovered, widget):
            self.differs(changed)
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = widget
        if widget is not None:
            widget.hovered = True
        self.tips.hide()

    def differs(self, widget: Widget | None) -> None:
        """Ask for a frame in which a widget looks different, with its ring."""
        self.kit.due(None if widget is None else widget.dirty_rect())

    def parents(self, widget: Widget | None) -> list[Widget]:
        """Return the widgets from the root of the screen down to this one."""
        return down_to(self.active(), widget) if widget is not None else []
