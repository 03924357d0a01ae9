"""The night behind the title lives, and stands still for those who want that."""

from __future__ import annotations

import pygame

from catan_desktop.ui.scenes.title_art import PICTURE, TitleArt, cover
from catan_desktop.ui.widgets import Kit

SIZE = (1280, 720)


def frame(vignette: TitleArt) -> bytes:
    surface = pygame.Surface(SIZE)
    vignette.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_a_picture_of_other_proportions_fills_the_surface_too(kit: Kit) -> None:
    kit.art.set_look({PICTURE: "ruleset-landnam"})
    for size in ((213, 120), (320, 180), (160, 200)):
        surface = pygame.Surface(size)
        surface.fill((255, 0, 255))
        cover(kit, surface)
        edge = [(x, y) for x in (0, size[0] - 1) for y in range(size[1])]
        edge += [(x, y) for x in range(size[0]) for y in (0, size[1] - 1)]
        assert all(tuple(surface.get_at(at))[:3] != (255, 0, 255) for at in edge)


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
