"""The arrow of the coach: straight at what is meant, from the side of the panel."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.ui.scenes.table.coach import arrow

PANEL = pygame.Rect(900, 300, 300, 200)


@pytest.mark.parametrize(
    ("box", "way"),
    [
        (pygame.Rect(400, 720, 500, 90), (0.0, 1.0)),
        (pygame.Rect(560, 5, 120, 40), (0.0, -1.0)),
        (pygame.Rect(20, 720, 120, 90), (0.0, 1.0)),
        (pygame.Rect(100, 350, 60, 60), (-1.0, 0.0)),
        (pygame.Rect(1400, 380, 60, 60), (1.0, 0.0)),
    ],
)
def test_it_points_at_the_middle_of_a_side_that_looks_to_the_panel(box: pygame.Rect, way: tuple[float, float]) -> None:
    tip, found = arrow(PANEL, box, 9, 60)
    assert found == way
    assert not box.collidepoint(tip)
    inside = (tip[0] + 12 * way[0], tip[1] + 12 * way[1])
    assert box.collidepoint(inside)
    across = abs(tip[0] - box.centerx) if way[1] else abs(tip[1] - box.centery)
    assert across <= 1
