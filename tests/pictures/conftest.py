"""One dummy display for all pictures."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(scope="package", autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64), flags=pygame.HIDDEN)
