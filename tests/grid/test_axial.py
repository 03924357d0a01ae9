"""Hex coordinates: directions, distance, rounding."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.grid.axial import CORNERS, DIRECTIONS, Axial, direction, distance, neighbour, rounded

AXIALS = st.tuples(st.integers(-50, 50), st.integers(-50, 50))


@pytest.mark.rule("BASE-021")
def test_neighbour_offsets() -> None:
    """The six neighbours of the origin lie where the rule says."""
    expected = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
    assert {way: neighbour((0, 0), way) for way in DIRECTIONS} == expected


@pytest.mark.rule("BASE-022")
def test_clockwise_order_of_directions_and_corners() -> None:
    """Directions run NW, NE, E, SE, SW, W; corners run N, NE, SE, S, SW, NW."""
    assert DIRECTIONS == ("NW", "NE", "E", "SE", "SW", "W")
    assert CORNERS == ("N", "NE", "SE", "S", "SW", "NW")


def test_neighbours_in_order_form_a_ring() -> None:
    ring = [neighbour((3, -2), way) for way in (*DIRECTIONS, DIRECTIONS[0])]
    assert all(distance(a, b) == 1 for a, b in pairwise(ring))


def test_the_direction_leads_back_to_the_neighbour() -> None:
    """A hex that is none, or the hex itself, lies in no direction."""
    assert [direction((3, -2), neighbour((3, -2), way)) for way in DIRECTIONS] == list(DIRECTIONS)
    assert direction((3, -2), (3, -2)) == direction((3, -2), (5, -2)) == ""


@pytest.mark.parametrize("name", ["N", "S", "e", ""])
def test_unknown_direction_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a direction of a hex"):
        neighbour((0, 0), name)


@given(AXIALS, AXIALS)
def test_distance_is_the_least_number_of_steps(a: Axial, b: Axial) -> None:
    """Zero only at home, and otherwise one more than from the best neighbour."""
    steps = distance(a, b)
    assert steps == distance(b, a)
    assert (steps == 0) == (a == b)
    if steps:
        assert min(distance(neighbour(a, way), b) for way in DIRECTIONS) == steps - 1


@given(AXIALS, st.sampled_from(DIRECTIONS), st.floats(0, 0.49))
def test_a_point_less_than_half_way_to_a_neighbour_rounds_home(hex: Axial, way: str, share: float) -> None:
    there = neighbour(hex, way)
    q, r = (hex[i] + share * (there[i] - hex[i]) for i in (0, 1))
    assert rounded(q, r) == hex


@given(st.floats(-50, 50), st.floats(-50, 50))
def test_rounding_finds_the_nearest_centre(q: float, r: float) -> None:
    """No other hex near by has a centre closer to the point on the plane."""

    def squared(hex: Axial) -> float:
        dq, dr = hex[0] - q, hex[1] - r
        return dq * dq + dq * dr + dr * dr

    home = rounded(q, r)
    near = [(home[0] + dq, home[1] + dr) for dq in (-2, -1, 0, 1, 2) for dr in (-2, -1, 0, 1, 2)]
    assert squared(home) <= min(map(squared, near)) + 1e-9
