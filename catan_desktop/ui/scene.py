"""Scenes and the stack they lie on."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import pygame

from catan_desktop.kernel.record import record


class Scene(Protocol):
    """One screen of the program, or a sheet laid over another."""

    overlay: bool
    """What lies below is drawn first."""

    @property
    def dirty(self) -> bool:
        """Return whether it looks different from the last frame."""

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other at full rate."""

    def enter(self, size: tuple[int, int]) -> None:
        """Come to the top of the stack, or learn that the window has another size."""

    def handle(self, event: pygame.event.Event) -> Change:
        """Use an event."""

    def update(self, seconds: float) -> Change:
        """Let time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene and be clean."""


@record
class Push:
    """Lay a scene on top."""

    scene: Scene


@record
class Pop:
    """Go back to the scene below; the last one ends the program."""

    told: str = ""
    """Good news for the scene below, which tells it with its own notes, so that it outlasts this one."""


@record
class Replace:
    """Put a scene in the place of this one; with `all`, of the whole stack."""

    scene: Scene
    all: bool = False


@record
class Quit:
    """End the program."""


Change: TypeAlias = Push | Pop | Replace | Quit | None


class SceneStack:
    """The scenes that are open; the last one gets events."""

    def __init__(self, first: Scene, size: tuple[int, int]) -> None:
        self._size = size
        self.scenes: list[Scene] = []
        self._stale = True
        self.apply(Push(first))

    @property
    def top(self) -> Scene | None:
        """Return the scene that gets events; None when the program is over."""
        return self.scenes[-1] if self.scenes else None

    @property
    def dirty(self) -> bool:
        """Return whether a frame is due."""
        return self._stale or any(scene.dirty for scene in self._seen())

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other."""
        return any(scene.moving for scene in self._seen())

    def apply(self, change: Change) -> None:
        """Change the stack."""
        if change is None:
            return
        self._stale = True
        hidden = getattr(self.top, "hidden", None)
        if isinstance(change, Push) and not change.scene.overlay and hidden is not None:
            hidden()
        if isinstance(change, Quit) or (isinstance(change, Replace) and change.all):
            self.scenes.clear()
        elif self.scenes and not isinstance(change, Push):
            self.scenes.pop()
        if isinstance(change, (Push, Replace)):
            self.scenes.append(change.scene)
        if self.top is not None:
            self.top.enter(self._size)
        tell = getattr(self.top, "tell", None)
        if isinstance(change, Pop) and change.told and tell is not None:
            tell(change.told)

    def resize(self, size: tuple[int, int]) -> None:
        """Tell all scenes in sight that the window has another size."""
        self._size = size
        self._stale = True
        for scene in self._seen():
            scene.enter(size)

    def handle(self, event: pygame.event.Event) -> None:
        """Give an event to the topmost scene."""
        if self.top is not None:
            self.apply(self.top.handle(event))

    def update(self, seconds: float) -> None:
        """Let time pass for the topmost scene."""
        if self.top is not None:
            self.apply(self.top.update(seconds))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scenes in sight, the lowest first."""
        for scene in self._seen():
            scene.draw(surface)
        self._stale = False

    def patch(self, surface: pygame.Surface) -> bool:
        """Let the only scene in sight change little things in the last frame; True where it did."""
        seen = self._seen()
        patch = getattr(seen[0], "patch", None) if len(seen) == 1 else None
        return bool(patch is not None and patch(surface))

    def _seen(self) -> list[Scene]:
        """Return the topmost scene and, under overlays, those that show through."""
        seen: list[Scene] = []
        for scene in reversed(self.scenes):
            seen.insert(0, scene)
            if not scene.overlay:
                break
        return seen
