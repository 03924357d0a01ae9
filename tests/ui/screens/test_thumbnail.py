"""The small picture of a board that a list or a card shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import models
from catan_desktop.ui.scenes.thumbnail import paint
from tests.ui.screens.player import Player

BOARD = Path("saves/examples/last-breach.catan").resolve()


@pytest.mark.parametrize("size", [(1, 1), (300, 3), (3, 300), (9, 9), (240, 8), (40, 30)])
def test_a_board_squeezed_to_nothing_is_no_error(sit_down: Callable[..., Player], size: tuple[int, int]) -> None:
    kit = sit_down().program.kit
    paint(kit, pygame.Surface(size, depth=32), models.saved_sketch(BOARD), (0, 1, 2, 3))
