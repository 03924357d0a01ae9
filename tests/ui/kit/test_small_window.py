"""A window smaller than any screen can be drawn: tiled by the desktop, or on a very small display."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from catan_desktop.ui.window import LEAST_SIZE, Window, first_size

GROUND, INK = pygame.Color(20, 40, 60), pygame.Color(230, 200, 90)


@pytest.fixture
def window() -> Iterator[Window]:
    opened = Window.open("small", (1280, 720))
    assert opened._window is not None
    opened._window.minimum_size = (1, 1)  # as where the desktop does not ask
    yield opened
    opened.close()


def sized(window: Window, size: tuple[int, int]) -> pygame.Surface:
    """Give it a size and return what is really seen of it."""
    assert window._window is not None
    window._window.size = size
    return window._window.get_surface()


def alike(one: pygame.Color, other: pygame.Color) -> bool:
    """Scaling rounds."""
    return all(abs(one[part] - other[part]) < 6 for part in range(3))


@pytest.mark.parametrize("size", [(320, 200), (1, 1), (3, 900), (1500, 2), (800, 600), (1023, 4000)])
def test_screens_have_their_least_room_in_any_window(window: Window, size: tuple[int, int]) -> None:
    seen = sized(window, size)
    assert window.size == (max(LEAST_SIZE[0], size[0]), max(LEAST_SIZE[1], size[1]))
    window.surface.fill(INK)
    window.flip()
    assert alike(seen.get_at((size[0] // 2, size[1] // 2)), INK)


def test_what_is_seen_is_what_was_drawn_and_not_distorted(window: Window) -> None:
    seen = sized(window, (512, 500))
    window.surface.fill(GROUND)
    window.surface.fill(INK, (0, 0, 512, 300))
    window.flip()
    assert seen.get_at((256, 20)) == pygame.Color(0, 0, 0), "nothing above"
    assert alike(seen.get_at((20, 120)), INK)
    assert alike(seen.get_at((20, 320)), GROUND)
    assert alike(seen.get_at((300, 120)), GROUND)


def test_a_click_means_what_is_seen_there(window: Window) -> None:
    sized(window, (512, 500))
    assert window.size == LEAST_SIZE
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=(256, 250), rel=(2, 3), buttons=(0, 0, 0))
    meant = window.translate(event)
    assert meant.pos == (512, 300)
    assert meant.rel == (4, 6)


def test_nothing_is_changed_once_there_is_room_again(window: Window) -> None:
    sized(window, (320, 200))
    assert window.size == LEAST_SIZE
    seen = sized(window, (1280, 720))
    assert window.surface is seen
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(7, 9), button=1)
    assert window.translate(event) is event


@pytest.mark.parametrize(
    ("screens", "size"),
    [
        ([(1920, 1080)], (1536, 864)),
        ([(3840, 2160), (800, 600)], (3072, 1728)),
        ([(1366, 768)], (1280, 720)),
        ([], (1280, 720)),
    ],
)
def test_the_first_window_takes_four_fifths_of_the_main_screen(
    screens: list[tuple[int, int]], size: tuple[int, int]
) -> None:
    assert first_size(screens) == size
