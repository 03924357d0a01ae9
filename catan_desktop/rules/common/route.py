"""The longest route through a network of paths."""

from __future__ import annotations

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits


def longest_route(topology: Topology, roads: int, breaks: int) -> int:
    """The largest number of roads in one line that uses no road twice (BASE-170, BASE-171).

    `roads` is a mask of paths, `breaks` a mask of intersections that a line may reach but not pass.
    """
    ends, joined = topology.path_ends, topology.corner_paths
    best = 0

    def walk(corner: int, left: int, length: int) -> None:
        nonlocal best
        best = max(best, length)
        if breaks >> corner & 1 and length:
            return
        onward = joined[corner] & left
        while onward:
            low = onward & -onward
            onward ^= low
            a, b = ends[low.bit_length() - 1]
            walk(b if a == corner else a, left ^ low, length + 1)

    for corner in _starts(topology, roads, breaks):
        walk(corner, roads, 0)
        if best == roads.bit_count():
            break
    return best


def _starts(topology: Topology, roads: int, breaks: int) -> list[int]:
    """Intersections at which some longest line begins: where the number of open ends is odd, or any where none is.

    A longest line that begins at a passable intersection with an even number of roads could be prolonged there
    unless it also ends there, a closed line, which may begin at any of its intersections.
    """
    touched = 0
    for path in bits(roads):
        touched |= topology.path_end_mask[path]
    return list(bits(touched))
