"""The small picture of a chapter: broad pictures fill it as a backdrop, the others stand side by side before them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import inset
from catan_desktop.ui.widgets import Kit

BROAD = 1.5
"""Width to height from which on a picture is a backdrop."""
_GAP = 0.05
"""Room between neighbours as a part of their height."""
_SIGN = 0.5
"""Size of a sign between pictures as a part of their height."""


def draw_chapter(kit: Kit, surface: pygame.Surface, box: pygame.Rect, keys: Sequence[str]) -> None:
    """Draw the picture into a box with round corners; it is kept."""
    radius, ground = kit.px("radius"), kit.colour("panel")

    def paint() -> pygame.Surface:
        whole = pygame.Surface(box.size, pygame.SRCALPHA)
        area = whole.get_rect()
        kit.art.panel(whole, area, kit.colour("sky"), ground, radius=0)
        behind = [key for key in keys if _shape(kit.art, key) >= BROAD]
        for key in behind:
            picture = _covering(kit.art, key, box.size)
            whole.blit(picture, picture.get_rect(midbottom=area.midbottom))
        _stand(kit, whole, [key for key in keys if key not in behind])
        mask = pygame.Surface(box.size, pygame.SRCALPHA)
        kit.art.panel(mask, area, (255, 255, 255), radius=radius)
        whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    surface.blit(kit.art.cached(("chapter", tuple(keys), box.size, radius, ground, kit.theme.seats), paint), box)
    kit.art.outline(surface, box, radius, kit.colour("line"), max(1.0, kit.k))


def _stand(kit: Kit, surface: pygame.Surface, keys: Sequence[str]) -> None:
    """Set pictures of one height in a row on the ground of the box, as tall as they can be."""
    if not keys:
        return
    area = inset(surface.get_rect(), kit.px(6), kit.px(6))
    shares = [_SIGN if _sign(key) else _shape(kit.art, key) for key in keys]
    wide = sum(shares) + _GAP * (len(keys) - 1)
    tall = max(8, min(area.height, round(area.width / wide)))
    x = area.centerx - wide * tall / 2
    for number, (key, share) in enumerate(zip(keys, shares, strict=True)):
        picture = _picture(kit, key, tall, keys[:number].count(key))
        surface.blit(picture, picture.get_rect(center=(round(x + share * tall / 2), area.centery)))
        x += (share + _GAP) * tall


def _picture(kit: Kit, key: str, tall: int, seat: int) -> pygame.Surface:
    """Pieces of one kind belong to one seat after the other."""
    if _sign(key):
        return kit.icon(key.removeprefix("icon-"), round(_SIGN * tall), "gold")
    seats = kit.theme.seats
    return kit.art.sprite(key, (2 * tall, tall), seat=seats[seat % len(seats)])


def _sign(key: str) -> bool:
    return key.startswith("icon-")


def _shape(art: Art, key: str) -> float:
    width, height = art.natural_size(key)
    return width / height


def _covering(art: Art, key: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture large enough for the box, its proportions kept."""
    width, height = art.natural_size(key)
    factor = max(size[0] / width, size[1] / height)
    return art.sprite(key, (round(width * factor) + 1, round(height * factor) + 1))
