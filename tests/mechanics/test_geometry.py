"""Building at the edge of the land."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.bits import bits
from tests.mechanics.place import gift, place


@pytest.mark.rule("BASE-031")
def test_roads_may_be_built_on_every_coastal_path() -> None:
    """A path with land on one side only is a path like any other."""
    game = gift()
    topology = game.board.topology
    coast = [path for path, hexes in enumerate(topology.path_hexes) if hexes.bit_count() == 1]
    assert coast
    for path in coast:
        beside = next(bits(topology.path_paths[path]))
        t = place(game, f"{topology.path_name(beside)} 1lumber 1brick").do(f"0 build_road {topology.path_name(path)}")
        assert t.part.roads[0] >> path & 1


@pytest.mark.rule("BASE-031")
def test_settlements_may_be_built_on_every_coastal_intersection() -> None:
    """An intersection that touches one or two land hexes is a site like any other."""
    game = gift()
    topology = game.board.topology
    coast = [corner for corner, hexes in enumerate(topology.corner_hexes) if hexes.bit_count() < 3]
    assert coast
    for corner in coast:
        road = topology.path_name(next(bits(topology.corner_paths[corner])))
        t = place(game, f"{road} 1lumber 1brick 1wool 1grain")
        t.do(f"0 build_settlement {topology.corner_name(corner)}")
        assert t.part.settlements[0] >> corner & 1
