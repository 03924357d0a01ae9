"""Sites on the plane, and points back to hexes."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, pi, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_19, GIFT_21
from catan_desktop.grid.axial import CORNERS, DIRECTIONS, Axial, neighbour
from catan_desktop.grid.layout import (
    bounds,
    corner_at,
    corner_point,
    hex_center,
    hex_polygon,
    path_points,
    point_to_axial,
)
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.grid.topology import PathId, build

OUTLINES = [NINETEEN, THIRTY, GIFT_21, GIFT_19, GIFT_16]
AXIALS = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@pytest.mark.rule("BASE-020")
def test_q_grows_east_and_r_south_east() -> None:
    """Pointy-top: one step of q is straight to the east, one of r is to the south-east, y down."""
    assert hex_center((0, 0)) == (0, 0)
    assert hex_center((1, 0)) == pytest.approx((sqrt(3), 0))
    assert hex_center((0, 1)) == pytest.approx((sqrt(3) / 2, 1.5))
    assert hex_polygon((0, 0))[0] == pytest.approx((0, -1))


@pytest.mark.rule("BASE-021")
@given(AXIALS)
def test_neighbours_lie_where_their_direction_points(hex: Axial) -> None:
    """East is at angle 0 on the screen, and the six directions go clockwise by 60 degrees."""
    x, y = hex_center(hex)
    for i, way in enumerate(DIRECTIONS):
        angle = (i - 2) * pi / 3
        expected = (x + sqrt(3) * cos(angle), y + sqrt(3) * sin(angle))
        assert hex_center(neighbour(hex, way)) == pytest.approx(expected, abs=1e-9)


@pytest.mark.rule("BASE-022")
@given(AXIALS)
def test_polygon_runs_clockwise_from_the_north(hex: Axial) -> None:
    """Corner i lies one side from the centre, at 60 degrees times i from the north."""
    x, y = hex_center(hex)
    expected = [(x + sin(i * pi / 3), y - cos(i * pi / 3)) for i in range(6)]
    for point, there in zip(hex_polygon(hex), expected, strict=True):
        assert point == pytest.approx(there, abs=1e-9)


@given(AXIALS)
def test_corners_by_name_are_those_of_the_polygon(hex: Axial) -> None:
    assert tuple(corner_point(*hex, side) for side in CORNERS) == hex_polygon(hex)


@pytest.mark.rule("BASE-024")
@given(AXIALS)
def test_aliases_of_a_corner_coincide(hex: Axial) -> None:
    """The four other corners lie where the N or S corner of the named position lies."""
    q, r = hex
    aliases = {"NE": (q + 1, r - 1, "S"), "NW": (q, r - 1, "S"), "SE": (q, r + 1, "N"), "SW": (q - 1, r + 1, "N")}
    for side, place in aliases.items():
        assert corner_point(q, r, side) == pytest.approx(corner_point(*place), abs=1e-9)


@pytest.mark.parametrize("land", OUTLINES)
def test_sites_by_number_lie_on_their_hexes(land: tuple[Axial, ...]) -> None:
    """The corners and paths of a hex are the points and sides of its polygon."""
    topology = build(land)
    for hex, at in enumerate(topology.hexes):
        polygon = hex_polygon(at)
        for corner, point in zip(topology.hex_corners[hex], polygon, strict=True):
            assert corner_at(topology, corner) == pytest.approx(point, abs=1e-9)
        sides = pairwise((polygon[-1], *polygon))
        for path, side in zip(topology.hex_paths[hex], sides, strict=True):
            ends = path_points(topology, path)
            assert sorted(ends) == [pytest.approx(point, abs=1e-9) for point in sorted(side)]


@pytest.mark.parametrize("land", OUTLINES)
def test_path_points_follow_path_ends(land: tuple[Axial, ...]) -> None:
    topology = build(land)
    for path, (first, second) in enumerate(topology.path_ends):
        start, end = path_points(topology, PathId(path))
        assert (start, end) == (corner_at(topology, first), corner_at(topology, second))
        assert dist(start, end) == pytest.approx(1)


@given(AXIALS, st.floats(0, 0.86), st.floats(0, 2 * pi))
def test_a_point_inside_a_hex_finds_it(hex: Axial, far: float, angle: float) -> None:
    """Every point within the inner circle of a hex belongs to it."""
    x, y = hex_center(hex)
    assert point_to_axial((x + far * cos(angle), y + far * sin(angle))) == hex


@given(AXIALS, st.sampled_from(range(6)), st.floats(0.01, 0.99))
def test_a_point_near_a_corner_belongs_to_its_hex(hex: Axial, corner: int, share: float) -> None:
    """Points on the way from the centre to a corner belong to the hex."""
    (x, y), (cx, cy) = hex_center(hex), hex_polygon(hex)[corner]
    assert point_to_axial((x + share * (cx - x), y + share * (cy - y))) == hex


def test_bounds_of_the_classic_island() -> None:
    """Five hexes wide, and five rows high: 5 times 1.5 and a half."""
    assert bounds(build(NINETEEN)) == pytest.approx((-2.5 * sqrt(3), -4, 2.5 * sqrt(3), 4))


@pytest.mark.parametrize("land", OUTLINES)
def test_bounds_hold_every_hex_and_touch_it(land: tuple[Axial, ...]) -> None:
    xs, ys = zip(*(point for hex in land for point in hex_polygon(hex)), strict=True)
    assert bounds(build(land)) == pytest.approx((min(xs), min(ys), max(xs), max(ys)))


def test_a_plaza_lies_in_the_middle_of_its_hex_and_its_paths_lead_to_the_corners() -> None:
    topology = build(NINETEEN, ((1, 0, "N"), (1, 0, "SE")))
    plaza = topology.parse_corner("P(1,0)")
    assert corner_at(topology, plaza) == pytest.approx(hex_center((1, 0)))
    way = topology.parse_path("S(1,0,SE)")
    assert path_points(topology, way) == (hex_center((1, 0)), corner_point(1, 0, "SE"))
    assert bounds(topology) == bounds(build(NINETEEN))
