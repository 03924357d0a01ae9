"""Names for the small integers that the kernel passes around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any, NewType, TypeAlias, TypeVar

from .bits import bits

T = TypeVar("T")
N = TypeVar("N", bound=int)
Seat = NewType("Seat", int)
"""A place at the table, 0-based, clockwise."""


class Of:
    """In the annotation of a mask or a tuple: the type of the numbers that its bits or places stand for."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind


SeatMask: TypeAlias = Annotated[int, Of(Seat)]
"""Bit i stands for seat i."""
CHANCE = Seat(15)
"""The seat that dice and shuffled cards answer for."""
SEATS = tuple(Seat(number) for number in range(16))
"""Every seat by its number, `CHANCE` the last: where it counts, a look-up is quicker than the call of `Seat`."""
NOBODY = Seat(-1)
"""No seat, where a field needs a seat or none."""
Count: TypeAlias = int
"""How many: an amount, which names no thing. Amounts are added and compared, so all of them are plain numbers."""
Face: TypeAlias = int
"""What one die shows."""
Total: TypeAlias = int
"""What the dice show together, and the number on a token, which waits for it."""
Level: TypeAlias = int
"""How far something has been raised."""
Mask: TypeAlias = int
"""Bit i stands for the thing that has the number i."""
Site: TypeAlias = int
"""A numbered place of some space: a hex, an intersection, a path, a post."""
Space: TypeAlias = str
"""The name of a space of sites."""


def numbers(kind: Callable[[int], N], count: int) -> Sequence[N]:
    """Return the first numbers of a kind, from 0."""
    return range(count)  # type: ignore[return-value]  # its numbers mean something


def numbered(kind: Callable[[int], N], values: Iterable[T]) -> Iterator[tuple[N, T]]:
    """Return values with their numbers, which are of a kind; it costs no more than `enumerate`."""
    return enumerate(values)  # type: ignore[return-value]


def members(kind: Callable[[int], N], mask: Mask) -> Iterator[N]:
    """Return the numbers of a kind that are in a mask, ascending."""
    return bits(mask)  # type: ignore[return-value]


def seats_from(first: int, count: int) -> tuple[Seat, ...]:
    """All seats of a table of `count`, clockwise, beginning with `first`."""
    return tuple(Seat((first + step) % count) for step in range(count))
