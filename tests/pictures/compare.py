"""Compares a picture with the one that was recorded, and leaves behind what differs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame

TOLERANCE = 6
"""So far may a channel of a pixel be off, of 255: other processors round differently."""
PART = 0.001
"""So many pixels of a picture may be off by more."""
_STEP = 4
"""Recorded channels are rounded to multiples of this: half the size of the file, and less than anybody sees."""
_ROUNDED = bytes(min(252, (value + _STEP // 2) // _STEP * _STEP) for value in range(256))
_LOST = 3
"""The most that rounding takes away: 255 becomes 252."""


@dataclass(frozen=True)
class Difference:
    """How two pictures differ."""

    pixels: int
    """How many are off by more than the tolerance."""
    part: float
    """Their share of the picture."""
    picture: pygame.Surface
    """White where they are."""


def rounded(picture: pygame.Surface) -> pygame.Surface:
    """A picture as it is recorded."""
    size = picture.get_size()
    return pygame.image.frombytes(pygame.image.tobytes(picture, "RGB").translate(_ROUNDED), size, "RGB")


def difference(one: pygame.Surface, other: pygame.Surface, tolerance: int = TOLERANCE) -> Difference:
    """Compare two pictures of one size.

    Raises:
        ValueError: their sizes differ.
    """
    if one.get_size() != other.get_size():
        raise ValueError(f"a picture of {one.get_size()} and one of {other.get_size()}")
    less, more = one.copy(), other.copy()
    less.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    least = tolerance + 1
    same = pygame.mask.from_threshold(less, (0, 0, 0), (least, least, least, 255))
    same.invert()
    pixels = same.count()
    return Difference(pixels, pixels / (one.get_width() * one.get_height()), same.to_surface())


def check(picture: pygame.Surface, golden: Path, actual: Path) -> str:
    """Return what is wrong with a picture; empty where it is as recorded. A wrong one is kept beside the right one."""
    if not golden.exists():
        _keep(picture, actual / golden.name)
        return f"{golden.name} was never recorded; it now looks like {actual / golden.name}"
    recorded = pygame.image.load(golden)
    if recorded.get_size() != picture.get_size():
        return f"{golden.name} was recorded in another size: {recorded.get_size()}"
    found = difference(picture, recorded, TOLERANCE + _LOST)
    if found.part <= PART:
        return ""
    stem = golden.stem
    _keep(recorded, actual / f"{stem}.expected.png")
    _keep(picture, actual / f"{stem}.actual.png")
    _keep(found.picture, actual / f"{stem}.diff.png")
    return f"{golden.name} differs in {found.pixels} pixels ({found.part:.2%}); see {actual / stem}.*.png"


def record(picture: pygame.Surface, golden: Path) -> None:
    """Make a picture the one to compare with."""
    _keep(rounded(picture), golden)


def _keep(picture: pygame.Surface, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, file)
