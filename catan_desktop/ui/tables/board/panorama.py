"""Two sides that face each other on their ground, with something in the middle: for what is fought out with words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.widgets import Kit

_MIDDLE, _SIDE = 0.9, 0.72
"""Heights of what stands in the middle and of the sides, of the height of the picture."""
_ACROSS = 0.21
"""Distance of the sides from the edges as a part of the width of the picture."""
_SHADE = 96
"""How much light falls on a side that has lost, of 255."""
_NARROWEST = 1.8
"""Width to height of the picture below which all who stand there are smaller."""
_FOOT = 0.97
_HORIZON = 0.55
"""Which part of the ground is seen where it is too tall: 0 the top."""


def panorama(
    kit: Kit,
    surface: pygame.Surface,
    box: pygame.Rect,
    pictures: Sequence[str],
    lit: tuple[bool, bool],
    faded: tuple[bool, bool] = (False, False),
) -> None:
    """Draw a ground with rounded corners, what stands in its middle, and both sides.

    Args:
        pictures: names of those of the ground, of the middle and of the sides, where they are drawn.
        lit: the sides on which light falls.
        faded: the sides that have lost.
    """
    if box.width < 2 or box.height < 2:
        return
    ground, middle, *sides = pictures
    surface.blit(_ground(kit, ground, box.size), box)
    feet = box.y + round(_FOOT * box.height)
    tall = min(box.height, round(box.width / _NARROWEST))
    before = surface.get_clip()
    surface.set_clip(before.clip(box))
    _stand(kit, surface, middle, (box.centerx, feet - round(0.06 * box.height)), round(_MIDDLE * tall))
    for index, key in enumerate(sides):
        x = box.x + round(box.width * (_ACROSS if index == 0 else 1 - _ACROSS))
        if lit[index]:
            light = (x, feet - round(0.3 * box.height))
            kit.art.glow(surface, light, round(0.55 * box.height), kit.colour("gold-light"), 0.85)
        _stand(kit, surface, key, (x, feet), round(_SIDE * tall), shade=_SHADE if faded[index] else 255)
    surface.set_clip(before)


def _ground(kit: Kit, key: str, size: tuple[int, int]) -> pygame.Surface:
    def paint() -> pygame.Surface:
        width, height = kit.art.natural_size(key)
        factor = max(size[0] / width, size[1] / height)
        whole = kit.art.sprite(key, (max(1, round(width * factor)), max(1, round(height * factor))))
        part = pygame.Surface(size, pygame.SRCALPHA)
        spare = (max(0, whole.get_width() - size[0]), max(0, whole.get_height() - size[1]))
        part.blit(whole, (-spare[0] // 2, -round(spare[1] * _HORIZON)))
        mask = pygame.Surface(size, pygame.SRCALPHA)
        kit.art.panel(mask, mask.get_rect(), (255, 255, 255), radius=kit.px("radius"))
        part.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return part

    return kit.art.cached(("panorama", key, size), paint)


def _stand(kit: Kit, surface: pygame.Surface, key: str, feet: tuple[int, int], height: int, shade: int = 255) -> None:
    picture = kit.art.sprite(key, (4 * height, height))
    if shade < 255:
        picture = picture.copy()
        picture.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, picture.get_rect(midbottom=feet))
