"""Memory is set in order at rest, never while something moves."""

from __future__ import annotations

import gc
import subprocess
import sys

import pygame
import pytest

from catan_desktop.app.gc_pause import AGAIN_SECONDS, CALM_SECONDS, PATIENCE, GcPause
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


def pass_time(loop: Loop, tidy: GcPause, seconds: float) -> None:
    """Rounds of a tenth of a second."""
    for _ in range(round(seconds * 10)):
        tidy(0.1)
        loop.step(0.1)


def test_memory_is_set_in_order_once_after_a_scene_has_come_to_rest(runs: list[str]) -> None:
    scene = Still()
    loop = Loop(Window.offscreen((64, 64)), scene)
    tidy = GcPause(loop)
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


def test_what_was_made_up_to_the_first_frame_is_looked_through_only_at_rest(runs: list[str]) -> None:
    """A window opens with the search switched off (`cli`); the first search would hold the second frame up."""
    loop = Loop(Window.offscreen((64, 64)), Still())
    gc.disable()
    try:
        GcPause(loop)(0.1)
        assert (gc.isenabled(), runs) == (True, ["freeze"])
    finally:
        gc.enable()


def test_another_scene_lets_everything_be_looked_through(runs: list[str]) -> None:
    loop = Loop(Window.offscreen((64, 64)), Still())
    tidy = GcPause(loop)
    pass_time(loop, tidy, 1)
    loop.stack.apply(Push(Still()))
    pass_time(loop, tidy, 1)
    assert runs == ["unfreeze", "collect", "freeze"] * 2


def test_where_rest_is_short_it_waits_no_longer_than_its_patience(runs: list[str]) -> None:
    scene = Still()
    loop = Loop(Window.offscreen((64, 64)), scene)
    tidy = GcPause(loop)
    for second in range(round(PATIENCE) + 2):
        scene.moving = False
        pass_time(loop, tidy, 0.2)
        scene.moving = True
        pass_time(loop, tidy, 0.8)
        assert bool(runs) == (second >= PATIENCE)


@pytest.mark.skipif(sys.platform != "linux", reason="the memory in use is read from /proc")
def test_memory_that_is_free_goes_back_to_the_system() -> None:
    program = (
        "from pathlib import Path\n"
        "from catan_desktop.app.gc_pause import give_back\n"
        "def used(): return int(Path('/proc/self/statm').read_text().split()[1])\n"
        "held = [bytes([1]) * 100_000 for _ in range(1000)]\n"
        "full = used()\n"
        "del held[:-1]\n"  # the last one holds the heap up
        "kept = used()\n"
        "give_back()\n"
        "print(full, kept, used())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=180)
    full, kept, left = map(int, done.stdout.split())
    assert left < kept
    assert left < full - 90_000_000 // 4096
