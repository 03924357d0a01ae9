"""The longest route through a network of paths."""

from __future__ import annotations

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits


def ends_of(topology: Topology, paths: int) -> int:
    """Return the mask of the intersections at a mask of paths."""
    corners = 0
    for path in bits(paths):
        corners |= topology.path_end_mask[path]
    return corners


def joined_to(topology: Topology, corners: int, links: int, breaks: int = 0) -> int:
    """Return the intersections that links join to some of these, which are among them; at `breaks` a chain ends."""
    seen = fresh = corners
    while fresh:
        reached = 0
        for corner in bits(fresh):
            for path in bits(topology.corner_paths[corner] & links):
                reached |= topology.path_end_mask[path]
        reached &= ~seen
        seen |= reached
        fresh = reached & ~breaks
    return seen


def longest_route(topology: Topology, roads: int, breaks: int, doubled: int = 0) -> int:
    """The largest number of roads in one line that uses no road twice (BASE-170, BASE-171).

    `roads` is a mask of paths, `breaks` a mask of intersections that a line may reach but not pass, `doubled` a mask of
    paths on which a road counts as two.
    """
    ends, joined = topology.path_ends, topology.corner_paths
    whole = _length(roads, doubled)
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
            walk(b if a == corner else a, left ^ low, length + (2 if low & doubled else 1))

    for corner in bits(_starts(topology, roads, breaks)):
        walk(corner, roads, 0)
        if best == whole:
            break
    return best


def longest_mixed(topology: Topology, roads: int, ships: int, breaks: int, joints: int, doubled: int = 0) -> int:
    """Return the largest number of roads and ships in one line that uses none twice and goes from one kind to the other
    at `joints` only.

    `roads` and `ships` are masks of paths, `joints` one of intersections; the others are as in `longest_route`.
    """
    if not ships:
        return longest_route(topology, roads, breaks, doubled)
    ends, joined, links = topology.path_ends, topology.corner_paths, roads | ships
    whole = _length(links, doubled)
    best = 0

    def walk(corner: int, left: int, length: int, kind: int) -> None:
        """Every line on from `corner`, reached over a path of `kind`, a mask of all paths of that kind."""
        nonlocal best
        best = max(best, length)
        if breaks >> corner & 1 and length:
            return
        onward = joined[corner] & left
        if not joints >> corner & 1:
            onward &= kind
        while onward:
            low = onward & -onward
            onward ^= low
            a, b = ends[low.bit_length() - 1]
            further = roads if low & roads else ships
            walk(b if a == corner else a, left ^ low, length + (2 if low & doubled else 1), further)

    meeting = ends_of(topology, roads) & ends_of(topology, ships)
    starts = meeting | _starts(topology, links, breaks)
    for corner in bits(starts):
        walk(corner, links, 0, links)
        if best == whole:
            break
    return best


def _length(roads: int, doubled: int) -> int:
    """Return what all these roads count."""
    return roads.bit_count() + (roads & doubled).bit_count()


def longest_with(topology: Topology, roads: int, breaks: int, path: int, before: int, doubled: int = 0) -> int:
    """`longest_route` after `path` has been added to the roads, whose longest route was `before`.

    A new road makes no lines longer but those that lead over it.
    """
    ends, joined = topology.path_ends, topology.corner_paths
    rest, whole = roads & ~(1 << path), _length(roads, doubled)
    best = before

    def prolong(corner: int, left: int, length: int, other: int) -> None:
        """Every line on from `corner`, and from `other`, the far end of `path`, unless that is -1."""
        nonlocal best
        if best >= whole:
            return
        if other >= 0:
            prolong(other, left, length, -1)
        elif length > best:
            best = length
        if breaks >> corner & 1:
            return
        onward = joined[corner] & left
        while onward:
            low = onward & -onward
            onward ^= low
            a, b = ends[low.bit_length() - 1]
            prolong(b if a == corner else a, left ^ low, length + (2 if low & doubled else 1), other)

    first, second = ends[path]
    if joined[first] & rest:
        first, second = second, first  # an end with nothing beyond it, where there is one, costs least
    prolong(first, rest, 1 + (doubled >> path & 1), second)
    return best


def _starts(topology: Topology, roads: int, breaks: int) -> int:
    """Intersections at one of which a longest line begins: breaks, those with an odd number of roads, and one of each
    group of roads that has neither.

    A longest line that begins at a passable intersection with an even number of roads could be prolonged there,
    unless it is closed. A closed line that cannot be prolonged from any of its intersections is all of its group.
    """
    odd = touched = 0
    for path in bits(roads):
        odd ^= topology.path_end_mask[path]
        touched |= topology.path_end_mask[path]
    starts = odd | touched & breaks
    unseen = touched & ~joined_to(topology, starts, roads)
    while unseen:
        low = unseen & -unseen
        starts |= low
        unseen &= ~joined_to(topology, low, roads)
    return starts
