"""Integer bit masks as ordered sets of small numbers."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, ascending.

    >>> list(bits(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bit(position: int) -> int:
    """The mask with only `position` set."""
    return 1 << position


def first(mask: int) -> int:
    """The lowest set position; -1 for the empty mask."""
    return (mask & -mask).bit_length() - 1


def mask_of(positions: Iterator[int] | tuple[int, ...] | list[int]) -> int:
    """The mask of the given positions."""
    mask = 0
    for position in positions:
        mask |= 1 << position
    return mask
