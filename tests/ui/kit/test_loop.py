"""The loop draws only what changed, at most sixty times a second, and ends when the last scene goes."""

from __future__ import annotations

import subprocess
import sys
import wave
from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest

from catan_desktop import ui
from catan_desktop.ui import window as windows
from catan_desktop.ui.loop import IDLE_SECONDS, Loop
from catan_desktop.ui.scene import Change, Pop, Push, Quit, Replace
from catan_desktop.ui.sound import Sound
from catan_desktop.ui.window import NoDisplay, Window


class Plain:
    """A scene that notes what is done with it."""

    def __init__(self, name: str, log: list[str], *, overlay: bool = False) -> None:
        self.name = name
        self.log = log
        self.overlay = overlay
        self.dirty = True
        self.moving = False
        self.change: Change = None

    def enter(self, size: tuple[int, int]) -> None:
        self.log.append(f"{self.name} enters {size[0]}x{size[1]}")

    def handle(self, event: pygame.event.Event) -> Change:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_x:
            raise ValueError("broken")
        change, self.change = self.change, None
        return change

    def update(self, seconds: float) -> Change:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self.log.append(f"{self.name} draws")
        self.dirty = False


class FakeClock:
    """Time that passes only by waiting."""

    def __init__(self, loop_rounds: int) -> None:
        self.time = 0.0
        self.waits: list[float] = []
        self.slept: list[float] = []
        self.rounds = loop_rounds

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        self.waits.append(seconds)
        self.time += seconds
        self.rounds -= 1
        return [pygame.event.Event(pygame.QUIT)] if self.rounds <= 0 else []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += max(0.0, seconds)


KEY = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0)


def make(scene: Plain, **options: object) -> Loop:
    return Loop(Window.offscreen((1280, 720)), scene, **options)  # type: ignore[arg-type]


def test_nothing_changed_draws_nothing() -> None:
    log: list[str] = []
    loop = make(Plain("a", log))
    assert loop.step(0.02)
    assert not loop.step(0.02)
    assert loop.stats.drawn == 1
    assert loop.stats.idle == 1
    assert log.count("a draws") == 1


def test_what_an_overlay_leaves_free_is_drawn_first() -> None:
    log: list[str] = []
    below, above = Plain("below", log), Plain("above", log, overlay=True)
    loop = make(below)
    below.change = Push(above)
    loop.step(0.0, [KEY])
    assert log[-2:] == ["below draws", "above draws"]


def test_pushed_replaced_and_popped_scenes_take_turns() -> None:
    log: list[str] = []
    first, second, third = Plain("1", log), Plain("2", log), Plain("3", log)
    loop = make(first)
    first.change = Push(second)
    loop.step(0.0, [KEY])
    second.change = Replace(third)
    loop.step(0.0, [KEY])
    assert loop.stack.scenes == [first, third]
    third.change = Pop()
    loop.step(0.0, [KEY])
    assert loop.stack.top is first
    first.change = Replace(second, all=True)
    loop.step(0.0, [KEY])
    assert loop.stack.scenes == [second]
    second.change = Quit()
    loop.step(0.0, [KEY])
    assert not loop.running


def test_idle_loop_waits_for_events() -> None:
    clock = FakeClock(5)
    loop = make(Plain("a", []), clock=clock)
    loop.run()
    assert clock.waits[1:] == [IDLE_SECONDS] * 4
    assert clock.slept == []
    assert loop.stats.drawn == 1


def test_moving_scene_is_held_to_sixty_frames() -> None:
    scene = Plain("a", [])
    scene.moving = True
    clock = FakeClock(60)
    make(scene, clock=clock).run()
    assert clock.time == pytest.approx(1.0, abs=0.05)


def test_error_in_a_scene_shows_the_error_scene() -> None:
    log: list[str] = []
    seen: list[Exception] = []

    def tell(error: Exception, where: object) -> Plain:
        seen.append(error)
        return Plain("error", log)

    loop = make(Plain("a", log), on_error=tell)
    loop.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)])
    assert [str(error) for error in seen] == ["broken"]
    loop.step(0.0)
    assert log[-1] == "error draws"


def test_error_without_an_error_scene_is_let_through() -> None:
    loop = make(Plain("a", []))
    with pytest.raises(ValueError, match="broken"):
        loop.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)])


def test_closing_the_window_ends_unless_the_scene_keeps_it() -> None:
    scene = Plain("a", [])
    scene.keeps_open = True  # type: ignore[attr-defined]
    loop = make(scene)
    loop.step(0.0, [pygame.event.Event(pygame.QUIT)])
    assert loop.running
    loop = make(Plain("b", []))
    loop.step(0.0, [pygame.event.Event(pygame.QUIT)])
    assert not loop.running


def test_exposed_window_is_drawn_again() -> None:
    log: list[str] = []
    loop = make(Plain("a", log))
    loop.step(0.0)
    assert loop.step(0.0, [pygame.event.Event(pygame.WINDOWEXPOSED)])


def test_new_size_reaches_the_scenes() -> None:
    log: list[str] = []
    loop = make(Plain("a", log))
    loop.window = Window.offscreen((1920, 1080))
    loop.step(0.0)
    assert "a enters 1920x1080" in log


def test_real_window_opens_and_is_at_least_the_least_size() -> None:
    window = Window.open("test", (300, 200))
    try:
        assert window.size == windows.LEAST_SIZE
        assert window.scale == 1.0
        window.surface.fill((1, 2, 3))
        window.flip()
    finally:
        window.close()


def test_a_window_that_is_remembered_from_a_larger_screen_lies_within_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768), (2560, 1440)])
    window = Window.open("test", (1920, 1080))
    try:
        assert window.size == (1366, 768), "it opens on the main screen"
        window.resize((3840, 2160))
        assert window.size == (2560, 1440), "it may be on the larger one"
    finally:
        window.close()


class Dense(Window):
    """A window on a dense screen."""

    @property
    def scale(self) -> float:
        return 2.0


def test_pointer_is_scaled_on_dense_screens() -> None:
    window = Dense(pygame.Surface((20, 20)))
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 2), buttons=(0, 0, 0))
    moved = window.translate(event)
    assert moved.pos == (20, 40)
    assert moved.rel == (2, 4)
    assert window.translate(KEY) is KEY


def test_no_display_is_refused_with_a_sentence() -> None:
    with pytest.raises(NoDisplay, match="DISPLAY"):
        windows.check_display({}, "linux")
    windows.check_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    windows.check_display({}, "win32")


@pytest.mark.parametrize(
    ("before", "platform", "set_to"),
    [
        ({"DISPLAY": ":0"}, "linux", "0"),
        ({"DISPLAY": ":0", "SDL_FRAMEBUFFER_ACCELERATION": "1"}, "linux", "1"),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"}, "linux", None),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", None),
        ({}, "darwin", None),
    ],
)
def test_slow_framebuffer_is_switched_off_only_under_x11(
    before: dict[str, str], platform: str, set_to: str | None
) -> None:
    ui.prepare(before, platform)
    assert before.get("SDL_FRAMEBUFFER_ACCELERATION") == set_to
    assert before["PYGAME_HIDE_SUPPORT_PROMPT"] == "1"


def test_windows_is_told_that_we_scale_ourselves() -> None:
    environ: dict[str, str] = {}
    ui.prepare(environ, "win32")
    assert environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


def test_other_pygame_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(SystemExit, match="pygame-ce"):
        windows.check_pygame()


def test_sound_is_silent_after_its_end_and_never_ends_the_program(tmp_path: Path) -> None:
    _write_wav(tmp_path / "tap.wav")
    sound = Sound(tmp_path)
    sound.play("tap")
    sound.loop("tap")
    sound.set_volume("ambience", 0.2)
    sound.play("there-is-no-such-sound")
    pygame.mixer.quit()
    sound.play("tap")
    sound.loop("other")
    sound.stop("tap")
    sound.close()
    sound.play("tap")
    assert sound.silent


def test_sound_without_a_device_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_options: int) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(tmp_path)
    assert sound.silent
    sound.play("tap")
    sound.close()


def test_volume_stays_between_silence_and_full(tmp_path: Path) -> None:
    sound = Sound(tmp_path, enabled=False)
    sound.set_volume("dice", 3)
    assert sound.volume("dice") == 1.0
    sound.set_volume("dice", -1)
    assert sound.volume("dice") == 0.0


def _write_wav(file: Path) -> None:
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(44100)
        out.writeframes(b"\0\0" * 441)


def test_a_held_key_does_its_work_once_but_moves_and_erases_again_and_again() -> None:
    counted: list[int] = []

    class Counting(Plain):
        def handle(self, event: pygame.event.Event) -> Change:
            counted.append(event.key)
            return None

    def key(code: int, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
        return pygame.event.Event(kind, key=code, mod=0)

    loop = Loop(Window.offscreen((640, 480)), Counting("table", []))
    loop.step(0.0, [key(pygame.K_SPACE), key(pygame.K_SPACE)])
    loop.step(0.0, [key(pygame.K_SPACE), key(pygame.K_BACKSPACE), key(pygame.K_BACKSPACE)])
    assert counted == [pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_BACKSPACE]
    counted.clear()
    loop.step(0.0, [key(pygame.K_SPACE, pygame.KEYUP), key(pygame.K_SPACE)])
    assert counted == [pygame.K_SPACE, pygame.K_SPACE]


# a window that goes away


def test_a_minimised_window_draws_nothing_and_its_time_stands_still() -> None:
    log: list[str] = []
    scene = Plain("a", log)
    seconds: list[float] = []
    scene.update = seconds.append  # type: ignore[assignment,method-assign]
    loop = make(scene)
    loop.step(0.02)
    for hiding, showing in (
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSGAINED),
    ):
        loop.step(0.02, [pygame.event.Event(hiding)])
        drawn, passed = loop.stats.drawn, len(seconds)
        scene.dirty = scene.moving = True
        for _ in range(5):
            assert not loop.step(1000.0)
        assert (loop.stats.drawn, len(seconds)) == (drawn, passed)
        assert loop.step(0.02, [pygame.event.Event(showing)]), "it is drawn at once"
        assert seconds[-1] == 0.02
        scene.moving = False


def test_a_minimised_window_costs_no_frames_and_can_be_closed() -> None:
    scene = Plain("a", [])
    scene.moving = True
    clock = FakeClock(6)
    loop = make(scene, clock=clock)
    loop.hidden = True
    loop.run()
    assert clock.waits == [IDLE_SECONDS] * 6
    assert not loop.running


def test_after_a_long_sleep_only_a_moment_has_passed() -> None:
    seconds: list[float] = []
    scene = Plain("a", [])
    scene.update = seconds.append  # type: ignore[assignment,method-assign]
    clock = FakeClock(3)
    loop = make(scene, clock=clock)
    wait = clock.wait

    def sleeping(patience: float) -> Iterable[pygame.event.Event]:
        clock.time += 3600.0
        return wait(patience)

    clock.wait = sleeping  # type: ignore[assignment,method-assign]
    loop.run()
    assert max(seconds) == 1.0


def test_a_press_that_another_window_interrupts_is_let_go_where_nothing_is() -> None:
    let_go: list[tuple[int, tuple[int, int]]] = []
    scene = Plain("a", [])

    def handle(event: pygame.event.Event) -> Change:
        if event.type == pygame.MOUSEBUTTONUP:
            let_go.append((event.button, event.pos))
        return None

    scene.handle = handle  # type: ignore[method-assign]
    loop = make(scene)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    loop.step(0.0, [down, lost, lost])
    assert let_go == [(1, (-1, -1))]
    loop.step(0.0, [down, pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(6, 6)), lost])
    assert let_go == [(1, (-1, -1)), (1, (6, 6))]


def test_it_ends_when_it_is_asked_to() -> None:
    clock = FakeClock(100)
    loop = make(Plain("a", []), clock=clock)
    loop.each = lambda seconds: setattr(loop, "ending", loop.stats.idle >= 3)
    loop.run()
    assert loop.running
    assert clock.rounds > 50


class Lost(Window):
    """A window whose display is taken away."""

    gone = False
    opened = 0
    heals = True

    def flip(self) -> None:
        if self.gone:
            raise windows.DisplayLost("Could not update window surface")

    def reopen(self) -> None:
        self.opened += 1
        if not self.heals:
            raise NoDisplay("no screen")
        self.gone = self.opened < 2


def test_a_display_that_comes_back_gets_a_new_window_with_the_same_scene() -> None:
    log: list[str] = []
    window = Lost(pygame.Surface((1280, 720)))
    scene, clock = Plain("a", log), FakeClock(99)
    loop = Loop(window, scene, clock=clock)
    loop.step(0.02)
    window.gone = scene.dirty = True
    for _ in range(3):
        loop.step(0.02)
    assert (window.opened, loop.stack.top, log[-1]) == (2, scene, "a draws")
    assert clock.slept == [0.0, 0.5]
    window.opened = 0
    window.gone = scene.dirty = True
    loop.step(0.02)
    loop.step(0.02)
    assert window.opened == 2, "attempts are counted anew after a good frame"


def test_a_display_that_stays_away_ends_the_program_with_a_reason() -> None:
    window = Lost(pygame.Surface((1280, 720)))
    window.heals = False
    scene = Plain("a", [])
    loop = Loop(window, scene, clock=FakeClock(99), on_error=lambda error, where: scene)
    window.gone = True
    with pytest.raises(NoDisplay):
        loop.run()
    assert window.opened == 3


GONE = """
import pygame
from catan_desktop.ui.window import DisplayLost, Window
window = Window.open("again", (1100, 700))
def destroyed():
    window._window.destroy()
for break_it in (destroyed, pygame.display.quit, pygame.quit):
    window.surface.fill((1, 2, 3))
    break_it()
    lost = 0
    for ask in (window.flip, lambda: window.surface, lambda: window.size):
        try:
            ask()
        except DisplayLost:
            lost += 1
    assert lost == 3 and window.scale >= 1.0, (break_it, lost)
    window.reopen()
    assert window.size == (1100, 700)
    window.surface.fill((4, 5, 6))
    window.flip()
pygame.quit()
window.close()
print("whole")
"""


def test_a_real_window_is_opened_again() -> None:
    done = subprocess.run([sys.executable, "-c", GONE], capture_output=True, text=True, timeout=180, check=False)
    assert (done.stdout, done.returncode) == ("whole\n", 0), done.stderr


# errors in what tells of errors


def test_an_error_in_the_scene_that_tells_of_it_is_told_by_another() -> None:
    log: list[str] = []
    told: list[tuple[str, str]] = []

    class Failing(Plain):
        def enter(self, size: tuple[int, int]) -> None:
            raise RuntimeError("no font")

    def tell(error: Exception, where: object) -> Plain:
        told.append((str(error), where.name))  # type: ignore[attr-defined]
        return Failing("calm", log) if len(told) == 1 else Plain("plain", log)

    loop = make(Plain("a", log), on_error=tell)
    loop.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)])
    assert told == [("broken", "a"), ("no font", "calm")]
    assert [scene.name for scene in loop.stack.scenes] == ["plain"]  # type: ignore[attr-defined]


def test_errors_without_end_end_the_program() -> None:
    class Failing(Plain):
        def enter(self, size: tuple[int, int]) -> None:
            raise RuntimeError(self.name)

    numbers = iter(range(100))
    loop = make(Plain("a", []), on_error=lambda error, where: Failing(str(next(numbers)), []))
    with pytest.raises(RuntimeError):
        loop.step(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0)])
    assert next(numbers) <= 5


def test_what_a_broken_drawing_left_on_the_surface_is_taken_away() -> None:
    scene = Plain("a", [])
    calm = Plain("calm", [])

    def draw(surface: pygame.Surface) -> None:
        surface.set_clip(pygame.Rect(0, 0, 10, 10))
        raise ValueError("broken")

    scene.draw = draw  # type: ignore[method-assign]
    loop = make(scene, on_error=lambda error, where: calm)
    loop.step(0.0)
    assert loop.stack.top is calm
    assert loop.window.surface.get_clip() == loop.window.surface.get_rect()


@pytest.mark.parametrize("part", ["each", "wait", "sleep", "moving"])
def test_errors_of_the_loop_itself_are_told_too(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Exception] = []

    def tell(error: Exception, where: object) -> Plain:
        told.append(error)
        return Plain("calm", [])

    clock = FakeClock(5)
    scene = Plain("a", [])
    loop = make(scene, clock=clock, on_error=tell)
    wait = clock.wait

    def once(*_: object) -> Iterable[pygame.event.Event]:
        if not told:
            raise ValueError("broken")
        return wait(0.05) if part in {"each", "wait"} else []

    if part == "each":
        loop.each = once
    elif part == "wait":
        clock.wait = once  # type: ignore[assignment,method-assign]
    elif part == "sleep":
        scene.moving = True
        clock.sleep = once  # type: ignore[assignment,method-assign]
    else:
        monkeypatch.setattr(Plain, "moving", property(once, lambda self, value: None), raising=False)
    loop.run()
    assert [str(error) for error in told] == ["broken"]


def test_devices_that_come_and_go_are_told_of() -> None:
    loop = make(Plain("a", []))
    event = pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
    loop.step(0.0, [event])
    heard: list[pygame.event.Event] = []
    loop.audio_device_changed = heard.append
    loop.step(0.0, [event, KEY])
    assert heard == [event]
