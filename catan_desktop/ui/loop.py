"""The loop of the program: events, time, drawing, and nothing at all while nothing changes."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import pygame

from catan_desktop.ui.keystrokes import matches
from catan_desktop.ui.scene import Change, Quit, Replace, Scene, SceneStack
from catan_desktop.ui.sound import DEVICES
from catan_desktop.ui.window import DisplayLost, NoDisplay, Window

logger = logging.getLogger(__name__)

FRAMES = 60
IDLE_SECONDS = 0.05
LONGEST_SECONDS = 1.0
"""No more time passes in one round, such as after the computer has slept."""
LOST_WAITS = (0.0, 0.5, 2.0)
"""Seconds before each attempt to open the window again after the display was taken away."""
MOST_ERRORS = 4
"""Errors in a row, each in the screen that tells of the one before, after which the program ends."""
_LONGEST_STEP = 0.1
_SIZED = frozenset({pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED})
_EXPOSED = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWDISPLAYCHANGED})
_HIDING = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
_SHOWING = frozenset(
    {
        *(pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED),
        *(pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN),
    }
)
_CLOSING = frozenset({pygame.QUIT, pygame.WINDOWCLOSE})
_AWAY = (-1, -1)
"""Where no widget is."""
_INPUTS = frozenset(
    {
        *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.MOUSEWHEEL),
        *(pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
    }
)
_REPEATING = frozenset(
    {
        *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
        *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_TAB, pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS),
    }
)
"""Keys that move and erase again and again while they are held; any other does its work once."""


class Clock(Protocol):
    """Where the loop gets its time from."""

    def now(self) -> float:
        """Return seconds since some moment."""

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Wait for an event, at most `seconds`, and return what came."""

    def sleep(self, seconds: float) -> None:
        """Wait without looking at events."""


class SystemClock:
    """Real time and real events."""

    def now(self) -> float:
        """Return seconds since some moment."""
        return time.perf_counter()

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Wait for an event; SDL sleeps meanwhile."""
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    def sleep(self, seconds: float) -> None:
        """Sleep."""
        if seconds > 0:
            time.sleep(seconds)


@dataclass
class FrameStats:
    """How the last frames went."""

    drawn: int = 0
    idle: int = 0
    """Rounds in which nothing had to be drawn."""
    patched: int = 0
    """How many of these changed little things in the last frame."""
    recent: deque[float] = field(default_factory=lambda: deque(maxlen=240))
    """Seconds that the last frames took to update and draw."""

    @property
    def worst(self) -> float:
        """Return the longest of the last frames in seconds."""
        return max(self.recent, default=0.0)

    @property
    def mean(self) -> float:
        """Return the mean of the last frames in seconds."""
        return sum(self.recent) / len(self.recent) if self.recent else 0.0


class Loop:
    """Runs scenes in a window."""

    def __init__(
        self,
        window: Window,
        first: Scene,
        *,
        clock: Clock | None = None,
        frames: Callable[[], int] = lambda: FRAMES,
        on_error: Callable[[Exception, Scene | None], Scene | None] | None = None,
        fullscreen: Callable[[pygame.event.Event], bool] | None = None,
    ) -> None:
        """Start with a scene.

        Args:
            frames: tells the most frames a second; asked before each, since it may be changed.
            on_error: makes the scene that tells of an error in a scene and replaces all others; None lets the error
                through.
            fullscreen: says whether a key press is the one that fills the screen; None: F11.
        """
        self.window = window
        self.stack = SceneStack(first, window.size)
        self.clock: Clock = clock if clock is not None else SystemClock()
        self.frames = frames
        self.stats = FrameStats()
        self.quiet = 0.0
        """Seconds since anybody pressed or moved anything."""
        self.each: Callable[[float], object] | None = None
        """Told in every round how many seconds have passed."""
        self.everywhere: Callable[[pygame.event.Event], bool] | None = None
        """Asked of every key press before the scenes; True where the key means the same on all screens."""
        self.audio_device_changed: Callable[[pygame.event.Event], object] | None = None
        """Told of every event that is no scene's affair: devices that come and go."""
        self._on_error = on_error
        self._fullscreen = fullscreen if fullscreen is not None else partial(matches, key="F11")
        self._size = window.size
        self._exposed = True
        self._held: set[int] = set()
        """Keys that are down."""
        self._pressed: set[int] = set()
        """Buttons of the pointer that are down."""
        self._lost = 0
        """How often the display was lost since something was last drawn."""
        self.hidden = False
        """The window is minimised: nothing is drawn, and no time passes for the scenes."""
        self.ending = False
        """It ends after the present round, whatever scenes are left."""
        self.on_closed: Callable[[Scene | None], Change] = lambda top: Quit()
        """Where the closing of the window leads, over a scene that has no answer of its own."""

    @property
    def running(self) -> bool:
        """Return whether a scene is left."""
        return self.stack.top is not None

    def run(self) -> None:
        """Run until the last scene is gone."""
        before = self.clock.now()
        while self.running and not self.ending:
            start = self.clock.now()
            events = self._waited()
            now = self.clock.now()
            self.step(min(now - before, LONGEST_SECONDS), events)
            before = now
            self._rest(start)

    def step(self, seconds: float, events: Iterable[pygame.event.Event] = ()) -> bool:
        """Do one round: events, time, and a frame if something changed. True when it drew."""
        start = self.clock.now()
        events = tuple(events)
        self.quiet = 0.0 if any(event.type in _INPUTS for event in events) else self.quiet + seconds
        try:
            drew = self._round(seconds, events)
        except DisplayLost as lost:
            self._reopen(lost)
            return False
        except Exception as error:
            self._failed(error)
            return False
        if drew:
            self._lost = 0
            self.stats.drawn += 1
            self.stats.recent.append(self.clock.now() - start)
        else:
            self.stats.idle += 1
        return drew

    def _round(self, seconds: float, events: tuple[pygame.event.Event, ...]) -> bool:
        if self.each is not None:
            self.each(seconds)
        for event in _closed_once(events):
            self._event(event)
        if self.hidden:
            if getattr(self.stack.top, "goes_on_hidden", False):
                self.stack.update(seconds)
            return False
        size = self.window.size
        if size != self._size:
            self._size = size
            self.stack.resize(size)
        self.stack.update(min(seconds, _LONGEST_STEP) if self.stack.moving else seconds)
        return self._draw()

    def _rest(self, start: float) -> None:
        """Wait as the frame rate asks."""
        try:
            if self.stack.moving and not self.hidden:
                self.clock.sleep(1 / self.frames() - (self.clock.now() - start))
        except Exception as error:
            self._failed(error)

    def _waited(self) -> Iterable[pygame.event.Event]:
        """Wait for events, longer where nothing moves."""
        try:
            lively = not self.hidden and (self.stack.moving or self.stack.dirty)
            return self.clock.wait(0.001 if lively else IDLE_SECONDS)
        except pygame.error as error:
            self._reopen(DisplayLost(str(error)))
        except UnicodeError as error:  # a file or a text dropped on the window whose bytes are none
            logger.warning("an event that cannot be read: %s", error)
        except Exception as error:
            self._failed(error)
        return ()

    def _event(self, event: pygame.event.Event) -> None:
        if not self.running:
            return
        if event.type in _EXPOSED or event.type in _SIZED:
            self._exposed = True
        if event.type in _HIDING:
            self.hidden = True
        elif self.hidden and event.type in _SHOWING:
            self.hidden, self._exposed = False, True
        self._let_go(event)
        if event.type in DEVICES:
            if self.audio_device_changed is not None:
                self.audio_device_changed(event)
            return
        if self._again(event):
            return
        if event.type == pygame.KEYDOWN and self._fullscreen(event):
            self.window.toggle_fullscreen()
            self._exposed = True
            return
        if event.type == pygame.KEYDOWN and self.everywhere is not None and self.everywhere(event):
            return
        top = len(self.stack.scenes), self.stack.top
        self.stack.handle(self.window.translate(event))
        if (
            event.type in _CLOSING
            and top == (len(self.stack.scenes), self.stack.top)
            and not _keeps_open(self.stack.top)
        ):
            self.stack.apply(self.on_closed(self.stack.top))

    def _again(self, event: pygame.event.Event) -> bool:
        """Return whether a key only comes again because it is held, or was let go during a slow frame."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type == pygame.KEYDOWN:
            again = event.key in self._held and event.key not in _REPEATING
            self._held.add(event.key)
            return again
        return False

    def _let_go(self, event: pygame.event.Event) -> None:
        """Where another window comes to the front in the middle of a press, the button counts as let go elsewhere."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed.add(event.button)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._pressed.discard(event.button)
        elif event.type == pygame.WINDOWFOCUSLOST:
            pressed, self._pressed = self._pressed, set()
            for button in sorted(pressed):
                self.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=button, pos=_AWAY, touch=False))

    def _draw(self) -> bool:
        if not self.running:
            return False
        if not (self.stack.dirty or self._exposed):
            if self.stack.patch(self.window.surface):
                self.window.flip()
                self.stats.patched += 1
            return False
        self.stack.draw(self.window.surface)
        self.window.flip()
        self._exposed = False
        return True

    def _failed(self, error: Exception) -> None:
        """Show the scene that tells of an error; an error in that one is told of in its turn."""
        if self._on_error is None:
            raise error
        for _ in range(MOST_ERRORS):
            with suppress(DisplayLost):
                self.window.surface.set_clip(None)  # what drew may have left it
            scene = self._on_error(error, self.stack.top)
            if scene is None:
                raise error
            try:
                self.stack.apply(Replace(scene, all=True))
            except Exception as again:
                error = again
            else:
                return
        raise error

    def _reopen(self, lost: DisplayLost) -> None:
        """Open the window again; NoDisplay after too many attempts."""
        logger.warning("the display is gone: %s", lost)
        if self._lost >= len(LOST_WAITS):
            raise NoDisplay(str(lost)) from lost
        self.clock.sleep(LOST_WAITS[self._lost])
        self._lost += 1
        try:
            self.window.reopen()
        except NoDisplay:
            if self._lost >= len(LOST_WAITS):
                raise
        self._exposed = True


def _closed_once(events: Iterable[pygame.event.Event]) -> Iterable[pygame.event.Event]:
    """Let the two events by which the system tells that the last window is closed be one."""
    closing = False
    for event in events:
        if event.type not in _CLOSING or not closing:
            yield event
        closing = closing or event.type in _CLOSING


def _keeps_open(scene: Scene | None) -> bool:
    """Return whether a scene answers the closing of the window itself, such as by saving first."""
    return bool(getattr(scene, "keeps_open", False))
