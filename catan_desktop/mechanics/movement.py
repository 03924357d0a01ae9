"""Moving pieces over the paths of a board."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits


@lru_cache(maxsize=8192)
def paths_within(topology: Topology, start: int, steps: int) -> int:
    """Return the mask of the paths that a piece on a path reaches in 1 to `steps` steps, each to a path that shares an
    intersection with the one before; nothing hinders it. Its own path is not among them."""
    reached = front = 1 << start
    for _ in range(steps):
        beyond = 0
        for path in bits(front):
            beyond |= topology.path_paths[path]
        front = beyond & ~reached
        reached |= beyond
    return reached & ~(1 << start)
