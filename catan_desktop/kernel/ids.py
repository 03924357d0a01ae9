"""Names for the small integers that the kernel passes around."""

from __future__ import annotations

from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, 0-based, clockwise."""
SeatMask: TypeAlias = int
"""Bit i stands for seat i."""
CHANCE = Seat(15)
"""The seat that dice and shuffled cards answer for."""
SEATS = tuple(Seat(number) for number in range(16))
"""Every seat by its number, `CHANCE` the last: where it counts, a look-up is quicker than the call of `Seat`."""
NOBODY = Seat(-1)
"""No seat, where a field needs a seat or none."""
Site: TypeAlias = int
"""A numbered place of some space: a hex, an intersection, a path, a post."""
Space: TypeAlias = str
"""The name of a space of sites."""


def seats_from(first: int, count: int) -> tuple[Seat, ...]:
    """All seats of a table of `count`, clockwise, beginning with `first`."""
    return tuple(Seat((first + step) % count) for step in range(count))
