"""The window the game is drawn in, or a surface in its place for screenshots and tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pygame

LEAST_SIZE = (1024, 600)
"""No screen is drawn smaller. Where a window is, against its wish, everything is shown smaller than it was drawn."""

_SMOOTH = 48
"""What is shown still smaller nobody can read; smoothing fails there."""


class NoDisplay(RuntimeError):
    """There is no display to open a window on."""


class DisplayLost(RuntimeError):
    """The display was taken away under the open window."""


def check_pygame() -> None:
    """Refuse the other distribution of pygame, which silently replaces this one when both are installed.

    Raises:
        SystemExit: the imported pygame is not pygame-ce.
    """
    if not getattr(pygame, "IS_CE", False):
        raise SystemExit("This game needs pygame-ce: pip uninstall pygame; pip install --force-reinstall pygame-ce")


def check_display(environ: Mapping[str, str], platform: str) -> None:
    """Refuse to start where SDL would only crawl on its off-screen driver.

    Raises:
        NoDisplay: Linux with neither an X nor a Wayland display and no SDL_VIDEODRIVER.
    """
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if platform.startswith("linux") and not any(environ.get(name) for name in named):
        raise NoDisplay("No display: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can be opened.")


class Window:
    """A window that can be resized; everything is drawn on `surface` and seen after `flip`."""

    def __init__(self, surface: pygame.Surface, window: pygame.Window | None = None) -> None:
        """Use `open` or `offscreen`."""
        self._surface = surface
        self._window = window
        self._fullscreen = False
        self._roomy: pygame.Surface | None = None
        """What is drawn on in the place of a surface that is too small."""
        self._title = "" if window is None else window.title
        self._icon: pygame.Surface | None = None
        self._last = LEAST_SIZE
        """The size when it was last seen; the surface of a window that is gone must not be asked."""
        self._buried: list[pygame.Window] = []
        """Windows of displays that are gone: to free them could end the program."""

    @classmethod
    def open(
        cls,
        title: str,
        size: tuple[int, int] | None = None,
        *,
        fullscreen: bool = False,
        icon: pygame.Surface | None = None,
    ) -> Window:
        """Open a window, at least 1024x600; without a size it takes four fifths of the screen.

        Raises:
            NoDisplay: there is no display, or SDL cannot open a window on it.
        """
        check_pygame()
        check_display(os.environ, sys.platform)
        window, surface = _opened(title, size, icon)
        opened = cls(surface, window)
        opened._icon = icon
        if fullscreen:
            opened.toggle_fullscreen()
        return opened

    @classmethod
    def offscreen(cls, size: tuple[int, int]) -> Window:
        """Draw on a surface that nobody sees; needs no display."""
        check_pygame()
        return cls(pygame.Surface(size, depth=32))

    @property
    def surface(self) -> pygame.Surface:
        """Return what to draw on; another one after the window was resized.

        Raises:
            DisplayLost: there is nothing to draw on any more; see `reopen`.
        """
        if self._window is None:
            return self._surface
        self._surface = self._seen()
        width, height = self._surface.get_size()
        size = (max(LEAST_SIZE[0], width), max(LEAST_SIZE[1], height))
        if size == (width, height):
            self._roomy = None
            return self._surface
        if self._roomy is None or self._roomy.get_size() != size:
            self._roomy = pygame.Surface(size, depth=32)
        return self._roomy

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the surface in real pixels."""
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        """Return real pixels to a unit of the window system: 2 on many dense screens, else 1."""
        if self._window is None:
            return 1.0
        try:
            return self._seen().get_width() / self._window.size[0] if self._window.size[0] else 1.0
        except DisplayLost:
            return 1.0

    @property
    def fullscreen(self) -> bool:
        """Return whether it fills the screen."""
        return self._fullscreen

    def resize(self, size: tuple[int, int]) -> None:
        """Take another size, in units of the window system; not while it fills the screen."""
        if self._window is not None and not self._fullscreen and self._window.size != size:
            self._window.size = fitting(size, _screens())
            self._window.position = pygame.WINDOWPOS_CENTERED

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window; the desktop's resolution stays as it is."""
        if self._window is None:
            return
        self._fullscreen = not self._fullscreen
        if self._fullscreen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def translate(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return an event whose pointer position is in real pixels of the surface."""
        if not hasattr(event, "pos"):
            return event
        scale, left, top = self.scale, 0.0, 0.0
        if self._roomy is not None:
            box = self._shown_in()
            more = self._roomy.get_width() / box.width
            scale, left, top = scale * more, box.x * more, box.y * more
        if scale == 1.0:
            return event
        changed = dict(event.dict)
        changed["pos"] = (round(event.pos[0] * scale - left), round(event.pos[1] * scale - top))
        if hasattr(event, "rel"):
            changed["rel"] = (round(event.rel[0] * scale), round(event.rel[1] * scale))
        return pygame.event.Event(event.type, changed)

    def flip(self) -> None:
        """Show what was drawn; DisplayLost where nobody can see it any more."""
        if self._window is None:
            return
        if self._roomy is not None:
            seen, box = self._seen(), self._shown_in()
            seen.fill((0, 0, 0))
            scaled = pygame.transform.smoothscale if min(box.size) > _SMOOTH else pygame.transform.scale
            seen.blit(scaled(self._roomy, box.size), box)
        try:
            self._window.flip()
        except pygame.error as error:
            raise DisplayLost(str(error)) from error

    def reopen(self) -> None:
        """Make the window anew after the display was taken away, as large as it was.

        Raises:
            NoDisplay: there is no display any more; it can be asked again.
        """
        window, full = self._window, self._fullscreen
        if window is None:
            return
        self._buried.append(window)
        if pygame.display.get_init():
            with suppress(pygame.error):
                window.destroy()
        try:
            opened = _opened(self._title, self._last, self._icon)
        except NoDisplay:
            pygame.display.quit()
            opened = _opened(self._title, self._last, self._icon)
        self._window, self._surface = opened
        self._fullscreen, self._roomy = False, None
        if full:
            self.toggle_fullscreen()

    def _seen(self) -> pygame.Surface:
        """Return the surface that the window shows."""
        assert self._window is not None
        try:
            surface = self._window.get_surface()
        except pygame.error as error:
            raise DisplayLost(str(error)) from error
        width, height = surface.get_size()
        self._last = (max(LEAST_SIZE[0], width), max(LEAST_SIZE[1], height))
        return surface

    def _shown_in(self) -> pygame.Rect:
        """Return the part of a window too small in which everything is shown, undistorted."""
        assert self._roomy is not None
        seen, (width, height) = self._seen().get_rect(), self._roomy.get_size()
        factor = min(seen.width / width, seen.height / height)
        box = pygame.Rect(0, 0, max(1, round(width * factor)), max(1, round(height * factor)))
        box.center = seen.center
        return box

    def close(self) -> None:
        """Close the window."""
        window, self._window = self._window, None
        if window is not None and pygame.display.get_init():
            with suppress(pygame.error):
                window.destroy()
        elif window is not None:
            self._buried.append(window)


def fitting(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the size of a window as wished, but no larger than the largest of the screens, and never below the least.

    >>> fitting((1920, 1080), [(1366, 768)]), fitting((800, 600), [(1366, 768)])
    ((1366, 768), (1024, 600))
    """
    wide, tall = (max(lengths) for lengths in zip(*(screens or [size]), strict=True))
    return max(LEAST_SIZE[0], min(size[0], wide)), max(LEAST_SIZE[1], min(size[1], tall))


def first_size(screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return the size of a window for which nobody has wished one: four fifths of the main screen, 1280x720 at least.

    >>> first_size([(1920, 1080)]), first_size([(3840, 2160)]), first_size([(1366, 768)]), first_size([])
    ((1536, 864), (3072, 1728), (1280, 720), (1280, 720))
    """
    wide, tall = screens[0] if screens else (0, 0)
    return max(1280, wide * 4 // 5), max(720, tall * 4 // 5)


def _screens() -> list[tuple[int, int]]:
    """Return the sizes of the screens, the main one first; empty where there is none to be seen."""
    return [] if pygame.display.get_driver() in {"dummy", "offscreen"} else pygame.display.get_desktop_sizes()


def _opened(
    title: str, size: tuple[int, int] | None, icon: pygame.Surface | None
) -> tuple[pygame.Window, pygame.Surface]:
    """Open a window of SDL, no larger than the screen; NoDisplay where that cannot be done."""
    try:
        pygame.display.init()
        screens = _screens()[:1]
        window = pygame.Window(
            title, fitting(size or first_size(screens), screens), resizable=True, allow_high_dpi=True
        )
        surface = window.get_surface()
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    window.minimum_size = LEAST_SIZE
    if icon is not None:
        window.set_icon(icon)
    pygame.key.start_text_input()
    pygame.key.set_repeat(350, 35)
    return window, surface
