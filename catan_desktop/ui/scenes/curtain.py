"""The curtain between two people at one screen: nothing of the game shows until the right one lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import HERO, LARGE
from catan_desktop.ui.widgets import Button, Column, Kit, Label, Padded, Picture, Root, Space


class CurtainScene:
    """Says who should sit down; one key or a click lifts it."""

    overlay = False

    def __init__(self, kit: Kit, voice: Voice, seat: Seat, on_lift: Callable[[], object]) -> None:
        self.kit = kit
        self.voice = voice
        self.seat = seat
        self.on_lift = on_lift
        self.root = Root(kit, self._content())
        self._lifted = False
        self._age = 0.0

    @property
    def dirty(self) -> bool:
        """Say whether a frame is due."""
        return self.kit.dirty

    @property
    def moving(self) -> bool:
        """Stand still."""
        return False

    def enter(self, size: tuple[int, int]) -> None:
        """Take the whole window."""
        self.kit.resize(size)
        self.root.show(self._content())
        self.root.layout(pygame.Rect((0, 0), size))
        self.root.set_focus(self.root.content.find("lift"))

    def handle(self, event: pygame.event.Event) -> Change:
        """Lift it with the button, or with Space or Enter."""
        self.root.handle(self.kit.keys.translated(event))
        return self._done()

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._age += seconds
        self.root.update(seconds)
        return self._done()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the curtain over everything."""
        self.kit.dirty = False
        kit = self.kit
        size = surface.get_size()
        surface.fill(kit.colour("ground"))
        glow = kit.colour(self.voice.colours(self.seat).shade)
        kit.art.glow(surface, (size[0] / 2, size[1] * 0.42), min(size) * 0.75, glow, 0.35)
        self.root.draw(surface)

    def lift(self) -> None:
        """Show the table; a key that was held down from before is not meant for it."""
        if self._age >= 0.15:
            self._lifted = True

    def _done(self) -> Change:
        if not self._lifted:
            return None
        self._lifted = False
        self.on_lift()
        return Pop()

    def _content(self) -> Padded:
        kit, voice = self.kit, self.voice
        name = voice.name(self.seat)
        colours = voice.colours(self.seat)
        rows = [
            Picture(kit, "curtain-raven" if kit.art.has("curtain-raven") else "card-back-dev", 150, ink=None),
            Label(kit, voice.tr("curtain-pass"), LARGE.of("dim"), across=0.5),
            Label(kit, name, HERO.of(colours.text), across=0.5, name="curtain-name"),
            Label(kit, voice.tr("curtain-hint"), LARGE.of("dim"), across=0.5),
            Space(kit, "gap-large"),
            Button(
                kit,
                voice.tr("curtain-lift"),
                self.lift,
                kind="primary",
                hotkey=kit.keys.key("next"),
                name="lift",
            ),
        ]
        return Padded(kit, Column(kit, rows, gap="gap-large", across=0.5), pad="gap-large", most=760, down=0.45)
