"""Memory is set in order at rest, never while something moves."""

from __future__ import annotations

import gc

import pygame
import pytest

from catan_desktop.app.tidy import AGAIN_SECONDS, CALM_SECONDS, PATIENCE, Tidy
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.window import Window


class Still:
    """A scene that moves when it is told to."""

    overlay = False
    dirty = False
    moving = False

    def enter(self, size: tuple[int, int]) -> None:
        """Nothing to do."""

    def handle(self, event: pygame.event.Event) -> Change:
        """Nothing to do."""
        del event
        return None

    def update(self, seconds: float) -> Change:
        """Nothing to do."""
        del seconds
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing to do."""
        self.dirty = False


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked of Python's memory, in order."""
    done: list[str] = []
    for name in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, lambda name=name: done.append(name))
    return done


def pass_time(loop: Loop, tidy: Tidy, seconds: float) -> None:
    """Rounds of a tenth of a second."""
    for _ in range(round(seconds * 10)):
        tidy(0.1)
        loop.step(0.1)


def test_memory_is_set_in_order_once_after_a_scene_has_come_to_rest(runs: list[str]) -> None:
    scene = Still()
    loop = Loop(Window.offscreen((64, 64)), scene)
    tidy = Tidy(loop)
    scene.moving = True
    pass_time(loop, tidy, 3 * CALM_SECONDS)
    assert runs == []
    scene.moving = False
    pass_time(loop, tidy, 3 * CALM_SECONDS)
    assert runs == ["unfreeze", "collect", "freeze"]
    pass_time(loop, tidy, AGAIN_SECONDS / 2)
    assert len(runs) == 3
    pass_time(loop, tidy, AGAIN_SECONDS)
    assert runs[3:] == ["collect", "freeze"]


def test_another_scene_lets_everything_be_looked_through(runs: list[str]) -> None:
    loop = Loop(Window.offscreen((64, 64)), Still())
    tidy = Tidy(loop)
    pass_time(loop, tidy, 1)
    loop.stack.apply(Push(Still()))
    pass_time(loop, tidy, 1)
    assert runs == ["unfreeze", "collect", "freeze"] * 2


def test_where_rest_is_short_it_waits_no_longer_than_its_patience(runs: list[str]) -> None:
    scene = Still()
    loop = Loop(Window.offscreen((64, 64)), scene)
    tidy = Tidy(loop)
    for second in range(round(PATIENCE) + 2):
        scene.moving = False
        pass_time(loop, tidy, 0.2)
        scene.moving = True
        pass_time(loop, tidy, 0.8)
        assert bool(runs) == (second >= PATIENCE)
