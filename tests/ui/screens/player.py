"""A player before the whole program: clicks, types and looks, without a window."""

from __future__ import annotations

from pathlib import Path

import pygame

from catan_desktop.app import main_loop
from catan_desktop.app.program import Program
from catan_desktop.session.settings import Settings
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scene import Scene
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.widgets import Button, Root, Widget
from catan_desktop.ui.window import Window

SEED = 4815
DATE = "2026-01-17T19:30:00Z"


class Player:
    """Runs the program's loop by hand."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        keep: bool = True,
        sound: Sound | None = None,
        **wishes: object,
    ) -> None:
        chosen = Settings.model_validate(
            {"language": "en", "animation_speed": "off", "bot_pause_seconds": 0.0, "reduced_motion": True, **wishes}
        )
        self.window = Window.offscreen(size)
        self.program = Program(
            self.window, chosen, keep=keep, sound=sound, clock=lambda: DATE, seed=lambda: SEED, saves_folder=folder
        )
        self.program.kit.audit.on = True
        first = self.program.first() if wishes.get("language", "en") else self.program.screens.scene("language")
        self.loop = Loop(self.window, first, on_error=self.program.recovery.failed)
        main_loop.follow_keys(self.loop, self.program)
        self.loop.on_closed = self.program.leaving.closed
        self.wait()

    @property
    def scene(self) -> Scene:
        top = self.loop.stack.top
        assert top is not None
        return top

    @property
    def name(self) -> str:
        """The class of the screen on top."""
        return type(self.scene).__name__ if self.loop.running else ""

    @property
    def root(self) -> Root:
        root = self.scene.root  # type: ignore[attr-defined]
        assert isinstance(root, Root)
        return root

    def find(self, name: str) -> Widget:
        return (self.root.dialogs[-1] if self.root.dialogs else self.root.content).find(name)

    def wait(self, rounds: int = 1, seconds: float = 0.05) -> None:
        for _ in range(rounds):
            self.loop.step(seconds)

    def send(self, kind: int, **values: object) -> None:
        self.loop.step(0.02, [pygame.event.Event(kind, values)])

    def click(self, name: str) -> None:
        """Click the middle of a widget, as far as it can be pressed."""
        widget = self.find(name)
        where = widget.rect.center
        assert pygame.Rect((0, 0), self.window.size).collidepoint(where), f"{name} is out of sight"
        self.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=where, button=1)

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.send(pygame.KEYDOWN, key=code, mod=mod, scancode=0, unicode="")
        self.send(pygame.KEYUP, key=code, mod=mod, scancode=0)

    def write(self, name: str, text: str) -> None:
        """Put a text into a field instead of the one that is there."""
        self.click(name)
        self.key(pygame.K_a, pygame.KMOD_CTRL)
        self.send(pygame.TEXTINPUT, text=text)

    def texts(self) -> list[str]:
        """Every word on the screen."""
        self.program.kit.dirty = True
        self.wait()
        return self.program.kit.audit.texts()

    def sees(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    def walk_to(self, name: str) -> Widget:
        """Give the focus to a widget with Tab alone."""
        for _ in range(60):
            self.key(pygame.K_TAB)
            focus = self.root.focus
            if focus is not None and focus.name == name:
                return focus
        raise LookupError(f"Tab never comes to {name!r}")

    def buttons(self) -> list[str]:
        return [widget.name for widget in self.root.content.walk() if isinstance(widget, Button)]
