"""The islands and frames, and their counts."""

from __future__ import annotations

import pytest

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_19, GIFT_21
from catan_desktop.grid.axial import DIRECTIONS, Axial, neighbour
from catan_desktop.grid.outline import NINETEEN, THIRTY, THIRTY_SEVEN
from catan_desktop.grid.topology import Topology, build

OUTLINES = [NINETEEN, THIRTY, THIRTY_SEVEN, GIFT_21, GIFT_19, GIFT_16]
SQUARE = [(q, r) for r in range(-5, 6) for q in range(-5, 6)]


def counts(topology: Topology) -> tuple[int, int, int]:
    return (len(topology.hexes), len(topology.corners), len(topology.paths))


def coastal(masks: tuple[int, ...], full: int) -> list[int]:
    """Return the sites that touch fewer hexes than one inland would."""
    return [site for site, mask in enumerate(masks) if mask.bit_count() < full]


@pytest.mark.parametrize("land", OUTLINES)
def test_outlines_are_sorted_without_repeats(land: tuple[Axial, ...]) -> None:
    assert list(land) == sorted(set(land), key=lambda hex: (hex[1], hex[0]))


@pytest.mark.rule("BASE-027")
def test_classic_island() -> None:
    """19 hexes: every (q, r) with q, r and q+r from -2 to 2, in rows of 3, 4, 5, 4, 3."""
    assert set(NINETEEN) == {(q, r) for q, r in SQUARE if max(abs(q), abs(r), abs(q + r)) <= 2}
    assert [sum(r == row for _, r in NINETEEN) for row in range(-2, 3)] == [3, 4, 5, 4, 3]


@pytest.mark.rule("TRADE-016")
def test_thirty_seven_hex_island() -> None:
    """37 hexes: every (q, r) with q, r and q+r from -3 to 3, in rows of 4, 5, 6, 7, 6, 5, 4."""
    assert set(THIRTY_SEVEN) == {(q, r) for q, r in SQUARE if max(abs(q), abs(r), abs(q + r)) <= 3}
    assert [sum(r == row for _, r in THIRTY_SEVEN) for row in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]


@pytest.mark.rule("EXT-020")
def test_thirty_hex_island() -> None:
    """30 hexes: r from -3 to 3, q from max(-3, -3-r) to min(2, 2-r), in rows of 3, 4, 5, 6, 5, 4, 3."""
    assert set(THIRTY) == {(q, r) for q, r in SQUARE if -3 <= r <= 3 and max(-3, -3 - r) <= q <= min(2, 2 - r)}
    assert [sum(r == row for _, r in THIRTY) for row in range(-3, 4)] == [3, 4, 5, 6, 5, 4, 3]


@pytest.mark.rule("EXT-024")
def test_thirty_hex_island_turned_half_around() -> None:
    """A half turn maps (q, r) to (-1-q, -r) and the island onto itself."""
    assert {(-1 - q, -r) for q, r in THIRTY} == set(THIRTY)


@pytest.mark.rule("WATCH-10")
def test_gift_frame() -> None:
    """Four rows, 21 hexes: q 0..3, -1..3, -2..3, -3..2."""
    rows = [[q for q, r in GIFT_21 if r == row] for row in range(4)]
    assert rows == [[0, 1, 2, 3], [-1, 0, 1, 2, 3], [-2, -1, 0, 1, 2, 3], [-3, -2, -1, 0, 1, 2]]
    assert len(GIFT_21) == 21


@pytest.mark.rule("WATCH-13")
def test_gift_of_the_base_game() -> None:
    """The base game has ice at (3,2) and (2,3), and land everywhere else in the frame."""
    assert set(GIFT_21) - set(GIFT_19) == {(3, 2), (2, 3)}
    assert len(GIFT_19) == 19


def test_gift_for_three_players() -> None:
    assert set(GIFT_21) - set(GIFT_16) == {(3, 1), (2, 2), (3, 2), (1, 3), (2, 3)}
    assert len(GIFT_16) == 16


@pytest.mark.rule("BASE-028")
def test_classic_counts() -> None:
    """54 intersections and 72 paths; 30 of each are coastal."""
    topology = build(NINETEEN)
    assert counts(topology) == (19, 54, 72)
    assert len(coastal(topology.corner_hexes, 3)) == 30
    assert len(coastal(topology.path_hexes, 2)) == 30


def test_thirty_hex_counts() -> None:
    assert counts(build(THIRTY)) == (30, 80, 109)


@pytest.mark.rule("WATCH-68")
@pytest.mark.parametrize(
    ("land", "expected"), [(GIFT_21, (21, 60, 80)), (GIFT_19, (19, 55, 73)), (GIFT_16, (16, 48, 63))]
)
def test_gift_counts(land: tuple[Axial, ...], expected: tuple[int, int, int]) -> None:
    """60 intersections and 80 paths on 21 hexes, 55 and 73 on 19, 48 and 63 on 16."""
    assert counts(build(land)) == expected


@pytest.mark.rule("BASE-030")
def test_coastal_hexes_of_the_classic_island() -> None:
    """A coastal hex has a neighbour that is not land; the six corner hexes have three coastal edges each."""
    topology = build(NINETEEN)
    coast = {topology.hexes[site] for site in coastal(topology.hex_hexes, 6)}
    assert coast == {hex for hex in NINETEEN if any(neighbour(hex, way) not in NINETEEN for way in DIRECTIONS)}
    sea_edges = {
        hex: sum(topology.path_hexes[path].bit_count() == 1 for path in topology.hex_paths[topology.hex_id(hex)])
        for hex in NINETEEN
    }
    three = {hex for hex, edges in sea_edges.items() if edges == 3}
    assert three == {(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)}


@pytest.mark.parametrize("land", OUTLINES)
def test_the_coast_is_one_closed_ring(land: tuple[Axial, ...]) -> None:
    """From any coastal path, walking on along the coast passes every coastal path and comes home."""
    topology = build(land)
    coast = sum(1 << path for path in coastal(topology.path_hexes, 2))
    start = coast & -coast
    seen, last = start, start
    while ahead := topology.path_paths[last.bit_length() - 1] & coast & ~seen:
        last = ahead & -ahead
        seen |= last
    assert seen == coast
    assert topology.path_paths[last.bit_length() - 1] & start
    for corner, paths in enumerate(topology.corner_paths):
        expected = 2 if topology.corner_hexes[corner].bit_count() < 3 else 0
        assert (paths & coast).bit_count() == expected


@pytest.mark.parametrize("land", OUTLINES)
def test_euler(land: tuple[Axial, ...]) -> None:
    """Hexes less paths plus intersections is one for an island without lakes."""
    hexes, corners, paths = counts(build(land))
    assert hexes - paths + corners == 1
