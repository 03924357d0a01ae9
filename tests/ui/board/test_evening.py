"""The evening falls on the landscape when the end may be near, and the hexes keep their colours."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.ui.tables.board.evening import EVENING_SECONDS, STEPS, Evening, dim
from tests.ui.table.table import kit_of


def test_it_is_there_when_a_table_opens_and_comes_slowly_while_it_is_seen() -> None:
    kit = kit_of()
    opened, seen = Evening(kit), Evening(kit)
    opened.see(late=True, at_once=False)
    assert (opened.steps, opened.moving) == (STEPS, False)
    seen.see(late=False, at_once=False)
    seen.see(late=True, at_once=False)
    assert (seen.steps, seen.moving) == (0, True)
    changed = [seen.update(0.1) for _ in range(round(EVENING_SECONDS / 0.1) + STEPS)]
    assert (changed.count(True), seen.steps, seen.moving) == (STEPS, STEPS, False)
    seen.see(late=False, at_once=True)
    assert seen.steps == 0


def test_nothing_moves_with_reduced_motion() -> None:
    kit = kit_of()
    kit.reduced_motion = True
    evening = Evening(kit)
    evening.see(late=False, at_once=False)
    evening.see(late=True, at_once=False)
    assert (evening.steps, evening.moving) == (STEPS, False)


@pytest.mark.parametrize(("steps", "warmer"), [(0, False), (STEPS, True)])
def test_its_light_is_warm_at_the_foot(steps: int, warmer: bool) -> None:
    sea = pygame.Surface((40, 60))
    sea.fill((30, 90, 130))
    dim(sea, steps)
    red, _, blue, _ = sea.get_at((20, 55))
    assert (red > 30 and blue < 130) is warmer
