"""One display for all tests of the interface, and a kit that tells of every text nobody could read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.table_port.position import Position
from catan_desktop.ui.theme import Theme, load_theme
from catan_desktop.ui.widgets import Kit
from tests.audit import unreadable

ASSETS = Path("assets")


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[pygame.Surface]:
    """Open the dummy display once; opening it for each test costs more than all the tests."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.quit()


@pytest.fixture(scope="session")
def theme() -> Theme:
    return load_theme(ASSETS / "themes/north/theme.toml")


@pytest.fixture
def kit(theme: Theme) -> Kit:
    """A kit at 1280x720 whose audit is on."""
    made = Kit(theme, ASSETS)
    made.audit.on = True
    return made


@pytest.fixture
def surface() -> pygame.Surface:
    return pygame.Surface((1280, 720), depth=32)


@pytest.fixture
def no_problems(kit: Kit) -> Callable[[], None]:
    """Assert that the last frame had no text that nobody could read."""

    def check() -> None:
        assert unreadable(kit.audit) == []

    return check


@pytest.fixture
def for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be taken back, so that all takes two presses."""
    monkeypatch.setattr(Position, "final", lambda game, action: True)
    monkeypatch.setattr(Position, "led", lambda game, seat: False)
