"""The map: 37 hexes in a frame, and the outer sea hex that touches all 18 at the edge.

Rules: ALTH-121 to ALTH-140, ALTH-601 to ALTH-614. The outer sea is hex number 37, written `OUT`; it has no corners.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, NewType

from catan_desktop.grid.axial import distance
from catan_desktop.grid.outline import THIRTY_SEVEN
from catan_desktop.grid.topology import HexId, build
from catan_desktop.kernel import record
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island

from .tables import MOUNTAIN, TERRAIN, UNKNOWN

Stop = NewType("Stop", int)
"""Where a piece stands: a hex of the map, or OUT."""
OUT = Stop(len(THIRTY_SEVEN))
TOPOLOGY = build(THIRTY_SEVEN)
CENTRE = TOPOLOGY.hex_id((0, 0))
EDGE = mask_of([hex for hex, at in enumerate(TOPOLOGY.hexes) if distance(at, (0, 0)) == 3])
"""Hexes that touch the outer sea (ALTH-126)."""
SIDES = (
    mask_of([TOPOLOGY.hex_id(at) for at in ((1, -3), (2, -3))]),
    mask_of([TOPOLOGY.hex_id(at) for at in ((3, -2), (3, -1))]),
    mask_of([TOPOLOGY.hex_id(at) for at in ((2, 1), (1, 2))]),
    mask_of([TOPOLOGY.hex_id(at) for at in ((-1, 3), (-2, 3))]),
    mask_of([TOPOLOGY.hex_id(at) for at in ((-3, 2), (-3, 1))]),
    mask_of([TOPOLOGY.hex_id(at) for at in ((-2, -1), (-1, -2))]),
)
"""The two hexes of each side of the frame, clockwise from the north; corner hexes belong to none (ALTH-604 to 610)."""
NEIGHBOURS = (*[mask | (EDGE >> hex & 1) << OUT for hex, mask in enumerate(TOPOLOGY.hex_hexes)], EDGE)
"""By stop: mask of the stops one step away."""
RIM = mask_of([corner for corner, hexes in enumerate(TOPOLOGY.corner_hexes) if hexes.bit_count() < 3])
"""Intersections that touch the outside (ALTH-601)."""


@record
class Iceland(Island):
    """The map of the game."""

    @cached_property
    def codecs(self) -> dict[Any, Any]:
        """Return how action lines write sites (ALTH-603)."""
        topology = self.topology

        def name(stop: int) -> str:
            return "OUT" if stop == OUT else topology.hex_name(HexId(stop))

        def parse(text: str) -> int:
            return OUT if text == "OUT" else topology.parse_hex(text)

        return {**super().codecs, Stop: (name, parse)}


def board(seats: int, options: Options, rng: Random) -> Iceland:
    """Return the map: a mountain in the middle, all else unknown (ALTH-124)."""
    terrain = tuple([MOUNTAIN if hex == CENTRE else UNKNOWN for hex in range(len(THIRTY_SEVEN))])
    return Iceland("landnam", THIRTY_SEVEN, terrain, ((),) * len(terrain), (), terrain_kinds=TERRAIN)


def side_of(hex: int) -> int | None:
    """Return the side of the frame to which an edge hex belongs; None for any other (ALTH-610)."""
    return next((side for side, hexes in enumerate(SIDES) if hexes >> hex & 1), None)


def hexes_at(corner: int) -> tuple[int, ...]:
    """Return the hexes of the map around an intersection."""
    return tuple(bits(TOPOLOGY.corner_hexes[corner]))
