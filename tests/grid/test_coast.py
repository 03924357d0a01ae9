"""The ring of coastal edges, and the spiral inwards."""

from __future__ import annotations

import pytest

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_21
from catan_desktop.grid.axial import DIRECTIONS, Axial, neighbour
from catan_desktop.grid.coast import coast, corner_hexes, spiral
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.grid.topology import build

CLASSIC_RING = """
(0,-2)W, (0,-2)NW, (0,-2)NE, (1,-2)NW, (1,-2)NE, (2,-2)NW, (2,-2)NE, (2,-2)E, (2,-1)NE, (2,-1)E, (2,0)NE, (2,0)E,
(2,0)SE, (1,1)E, (1,1)SE, (0,2)E, (0,2)SE, (0,2)SW, (-1,2)SE, (-1,2)SW, (-2,2)SE, (-2,2)SW, (-2,2)W, (-2,1)SW,
(-2,1)W, (-2,0)SW, (-2,0)W, (-2,0)NW, (-1,-1)W, (-1,-1)NW
"""
THIRTY_RING = """
(0,-3)W, (0,-3)NW, (0,-3)NE, (1,-3)NW, (1,-3)NE, (2,-3)NW, (2,-3)NE, (2,-3)E, (2,-2)NE, (2,-2)E, (2,-1)NE, (2,-1)E,
(2,0)NE, (2,0)E, (2,0)SE, (1,1)E, (1,1)SE, (0,2)E, (0,2)SE, (-1,3)E, (-1,3)SE, (-1,3)SW, (-2,3)SE, (-2,3)SW,
(-3,3)SE, (-3,3)SW, (-3,3)W, (-3,2)SW, (-3,2)W, (-3,1)SW, (-3,1)W, (-3,0)SW, (-3,0)W, (-3,0)NW, (-2,-1)W,
(-2,-1)NW, (-1,-2)W, (-1,-2)NW
"""
THIRTY_OUTER = (
    "(0,-3) (1,-3) (2,-3) (2,-2) (2,-1) (2,0) (1,1) (0,2) (-1,3) (-2,3) (-3,3) (-3,2) (-3,1) (-3,0) (-2,-1) (-1,-2)"
)
CLASSIC_WALK = """
(0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) (0,2) (1,1) (2,0) (2,-1) (2,-2) (1,-2)
(0,-1) (-1,0) (-1,1) (0,1) (1,0) (1,-1) (0,0)
"""
THIRTY_WALK = """
(0,-3) (-1,-2) (-2,-1) (-3,0) (-3,1) (-3,2) (-3,3) (-2,3) (-1,3) (0,2) (1,1) (2,0) (2,-1) (2,-2) (2,-3) (1,-3)
(0,-2) (-1,-1) (-2,0) (-2,1) (-2,2) (-1,2) (0,1) (1,0) (1,-1) (1,-2) (0,-1) (-1,0) (-1,1) (0,0)
"""


def words(land: tuple[Axial, ...]) -> list[str]:
    return [f"({q},{r}){way}" for (q, r), way in coast(land)]


def hexes(text: str) -> list[Axial]:
    found = []
    for word in text.split():
        q, r = word.strip("()").split(",")
        found.append((int(q), int(r)))
    return found


@pytest.mark.rule("BASE-029")
def test_the_classic_coast_is_numbered_clockwise() -> None:
    """30 edges from the west edge of (0,-2)."""
    assert words(NINETEEN) == CLASSIC_RING.replace("\n", " ").strip().split(", ")


@pytest.mark.rule("EXT-025")
def test_the_coast_of_the_large_island_is_numbered_clockwise() -> None:
    """38 edges from the west edge of (0,-3)."""
    assert words(THIRTY) == THIRTY_RING.replace("\n", " ").strip().split(", ")


@pytest.mark.parametrize("land", [NINETEEN, THIRTY, GIFT_16, GIFT_21])
def test_the_coast_is_a_closed_ring_of_all_outer_edges(land: tuple[Axial, ...]) -> None:
    """Each shares an end with the next, and each belongs to one hex only."""
    topology = build(land)
    paths = [topology.hex_paths[topology.hex_id(hex)][DIRECTIONS.index(way)] for hex, way in coast(land)]
    assert len(set(paths)) == len(paths)
    assert {path for path in range(len(topology.paths)) if topology.path_hexes[path].bit_count() == 1} == set(paths)
    for path, following in zip(paths, paths[1:] + paths[:1], strict=True):
        assert topology.path_end_mask[path] & topology.path_end_mask[following]


@pytest.mark.rule("BASE-030", "EXT-022")
def test_corner_hexes_have_three_coastal_edges() -> None:
    """Six on either island, and no other hex has so many."""
    assert corner_hexes(NINETEEN) == ((0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0))
    assert corner_hexes(THIRTY) == ((0, -3), (2, -3), (2, 0), (-1, 3), (-3, 3), (-3, 0))
    for land in (NINETEEN, THIRTY):
        for hex in land:
            outer = sum(neighbour(hex, way) not in land for way in DIRECTIONS)
            assert (outer == 3) == (hex in corner_hexes(land))
            assert outer <= 3


@pytest.mark.rule("EXT-023")
def test_sixteen_outer_hexes() -> None:
    """Clockwise, and 14 inner ones."""
    outer = list(dict.fromkeys(hex for hex, _ in coast(THIRTY)))
    assert outer == hexes(THIRTY_OUTER)
    assert len(set(THIRTY) - set(outer)) == 14


@pytest.mark.rule("BASE-052", "EXT-042")
def test_the_walks_of_the_examples() -> None:
    """From the north-west corner, counter-clockwise, ring by ring."""
    assert list(spiral(NINETEEN, (0, -2))) == hexes(CLASSIC_WALK)
    assert list(spiral(THIRTY, (0, -3))) == hexes(THIRTY_WALK)


@pytest.mark.rule("BASE-051", "EXT-041")
@pytest.mark.parametrize("land", [NINETEEN, THIRTY])
def test_every_walk_turns_the_same_way_and_passes_each_hex_once(land: tuple[Axial, ...]) -> None:
    """From any corner; each ring begins at its only hex that touches the first of the ring before."""
    for start in corner_hexes(land):
        walk = spiral(land, start)
        assert sorted(walk) == sorted(land)
        ring = [hex for hex, _ in coast(land)]
        outer = list(dict.fromkeys(ring))[::-1]
        at = outer.index(start)
        assert list(walk[: len(outer)]) == outer[at:] + outer[:at]
        second = {hex for hex, _ in coast(set(land) - set(outer))}
        around = {neighbour(start, way) for way in DIRECTIONS}
        assert around & second == {walk[len(outer)]}


def test_a_spiral_starts_at_a_corner() -> None:
    with pytest.raises(ValueError, match="no corner"):
        spiral(NINETEEN, (0, 0))


def test_what_has_no_single_coast_is_refused() -> None:
    """Nothing, two islands, an island with a lake."""
    lake = tuple(hex for hex in NINETEEN if hex != (0, 0))
    for land in ((), ((0, 0), (5, 5)), lake):
        with pytest.raises(ValueError, match="land"):
            coast(land)
