"""The land south of the Wall as somebody has drawn it: terrain and numbers in its frame, told by WATCH-103.

Rulings where the rule file is silent: the land has the shape that the frame has with this number of players, ice fields
where that has them (WATCH-10, WATCH-12, WATCH-13), and no desert. The trade routes stand at their places, one of each
resource (WATCH-9, WATCH-15). The fixed layouts' care for fairness is told and is no condition.
"""

from __future__ import annotations

from catan_desktop.kernel import Reason, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import Island, pips
from catan_desktop.mechanics.own_island import Drawn, IslandMaker, Remark, neighbours, painted, yields

from .layouts import GIFT_19, ice, routes

WEAK = 2
"""Pips of a hex that yields little (WATCH-103)."""


def make(island: Island, drawn: Drawn) -> Island:
    """Return the land with the ice around it."""
    return replace(island, ice=ice(island.land))


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return what WATCH-103 asks of the fixed layouts, besides the numbers side by side."""
    topology, terrain = island.topology, island.hex_terrain
    alike = sum([terrain[a] == terrain[b] for a, b in neighbours(topology)])
    around = [[pips(island.tokens[hex]) for hex in bits(hexes)] for hexes in topology.corner_hexes]
    weak = sum([len(each) == 3 and max(each) <= WEAK for each in around])
    return (
        Remark(Reason("island-alike", (("count", alike),)), not alike),
        Remark(Reason("island-weak", (("count", weak),)), not weak),
        spread("island-spread", yields(island)),
    )


def spread(key: str, sums: list[int]) -> Remark:
    """Return the least and the most of several sums; more than 1 between them is uneven."""
    least, most = min(sums), max(sums)
    return Remark(Reason(key, (("least", least), ("most", most))), most - least <= 1)


MAKER = IslandMaker(
    paints=painted(), make=make, remarks=remarks, frame=lambda seats: GIFT_19, routes=routes, double=True
)
