"""The night behind the title lives, and stands still for those who want that."""

from __future__ import annotations

import pygame

from catan_desktop.ui.scenes.title_art import TitleArt
from catan_desktop.ui.widgets import Kit

SIZE = (1280, 720)


def frame(vignette: TitleArt) -> bytes:
    surface = pygame.Surface(SIZE)
    vignette.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_everything_in_the_night_moves(kit: Kit) -> None:
    vignette = TitleArt(kit)
    seen = set()
    for _ in range(6):
        seen.add(frame(vignette))
        kit.dirty = False
        vignette.tick(0.4)
        assert kit.dirty
    assert len(seen) == 6


def test_ravens_come_back_when_they_have_crossed_the_sky(kit: Kit) -> None:
    vignette = TitleArt(kit)
    view = (0, 0, SIZE[0] / 1600)
    there = 0
    for _ in range(60):
        vignette.tick(3.0)
        sky = pygame.Surface(SIZE)
        sky.fill((90, 120, 150))
        vignette._ravens(sky, view)
        there += pygame.transform.average_color(sky, pygame.Rect(0, 0, *SIZE))[:3] != (90, 120, 150)
    assert there > 20


def test_nothing_moves_where_no_motion_is_wanted(kit: Kit) -> None:
    kit.reduced_motion = True
    vignette = TitleArt(kit)
    first = frame(vignette)
    kit.dirty = False
    vignette.tick(2.0)
    assert not kit.dirty
    assert not vignette.moving
    assert frame(vignette) == first
