"""A scene made of widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from catan_desktop.ui.scene import Change
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.field import TextField
from catan_desktop.ui.widgets.interface_scale import fit
from catan_desktop.ui.widgets.root import Root


class Screen(ABC):
    """A scene whose content is a tree of widgets; subclasses say which, and what happens.

    `build` is called when the scene comes up and whenever the window, the scale or the language changes,
    so it reads all it shows from the subclass's own fields. Callbacks of widgets end with `self.go(Push(...))`.
    """

    overlay = False

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._root: Root | None = None
        self._change: Change = None

    @abstractmethod
    def build(self) -> Widget:
        """Make the widgets for what is to be seen now."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets; a plain ground unless a subclass paints more."""
        if not self.overlay:
            surface.fill(self.kit.colour("ground"))

    def key(self, event: pygame.event.Event) -> bool:
        """Use a key press that no widget wanted, such as Escape; True when it was used."""
        del event
        return False

    def loose_key(self, event: pygame.event.Event) -> None:
        """Be given a key press that no widget wanted, before `key`."""
        self.key(event)

    def tick(self, seconds: float) -> None:
        """Let time pass for the subclass's own things."""
        del seconds

    @property
    def root(self) -> Root:
        """Return the root of the widgets; made when first asked for."""
        if self._root is None:
            self._root = Root(self.kit, self.build())
            self._root.layout(pygame.Rect((0, 0), self.kit.size))
        return self._root

    def go(self, change: Change) -> None:
        """Leave for another scene as soon as the event is dealt with."""
        self._change = change

    def rebuild(self) -> None:
        """Make the widgets anew after what they show has changed in structure."""
        self.root.show(self.build())

    @property
    def dirty(self) -> bool:
        """Return whether it looks different from the last frame."""
        return self.kit.dirty

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other at full rate."""
        return self.root.moving

    def enter(self, size: tuple[int, int]) -> None:
        """Come up, or fit another window size; a scale above 100 % gives way until every text is whole."""
        used = self.kit.used
        self.kit.resize(size)
        if self.overlay:  # what shows through keeps its scale
            self.kit.use(used)
            self._renew()
        else:
            self.refit()

    def hidden(self) -> None:
        """Another screen lies over this one: what was told here will be past when it is seen again."""
        self.root.notes.clear()

    def refit(self) -> None:
        """Make the widgets anew at the greatest scale that leaves all texts whole, up to the one that is wanted."""
        fit(self.kit, self._renew, lambda: self.root)

    def handle(self, event: pygame.event.Event) -> Change:
        """Give the event to the widgets, then a key to the subclass."""
        event = self.kit.keys.translated(event, typing=isinstance(self.root.focus, TextField))
        used = self.root.handle(event)
        if not used and event.type == pygame.KEYDOWN:
            self.loose_key(event)
        return self._leaving()

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self.root.update(seconds)
        self.tick(seconds)
        return self._leaving()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw backdrop and widgets."""
        if not self.overlay:
            self.kit.audit.begin()
        with self.kit.audit.layer():
            self.backdrop(surface)
            self.root.draw(surface)
        self.kit.dirty = False

    def _renew(self) -> None:
        if self._root is not None:
            self._root.rect = pygame.Rect((0, 0), self.kit.size)
            self.rebuild()
        self.root.layout(pygame.Rect((0, 0), self.kit.size))

    def _leaving(self) -> Change:
        change, self._change = self._change, None
        return change
