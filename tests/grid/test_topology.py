"""Numbering, adjacency and names of sites, judged by plain geometry."""

from __future__ import annotations

import copy
import pickle
from math import cos, pi, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_19, GIFT_21
from catan_desktop.grid.axial import CORNERS, DIRECTIONS, Axial, neighbour
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.grid.topology import INNER, PLAZA, CornerId, HexId, PathId, Topology, build

Spot = tuple[int, int]

OUTLINES = [NINETEEN, THIRTY, GIFT_21, GIFT_19, GIFT_16]
LANDS = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=20, unique=True).map(tuple)
ANGLES = {"NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210, "N": 270}


def members(mask: int) -> set[int]:
    return {i for i in range(mask.bit_length()) if mask >> i & 1}


def spot(q: int, r: int, side: str) -> Spot:
    """Return where a corner lies, in thousandths of a hex side, worked out from its angle."""
    angle = ANGLES[side] * pi / 180
    x, y = sqrt(3) * (q + r / 2) + cos(angle), 1.5 * r + sin(angle)
    return (round(1000 * x), round(1000 * y))


def polygon(hex: Axial) -> list[Spot]:
    return [spot(*hex, side) for side in CORNERS]


def corner_spots(topology: Topology) -> list[Spot]:
    return [spot(*place) for place in topology.corners]


def path_spots(topology: Topology) -> list[frozenset[Spot]]:
    spots = corner_spots(topology)
    return [frozenset(spots[end] for end in ends) for ends in topology.path_ends]


def edges(hex: Axial) -> list[frozenset[Spot]]:
    """Return the six sides of a hex, from the one that ends in its north corner clockwise."""
    around = polygon(hex)
    return [frozenset((around[i - 1], around[i])) for i in range(6)]


@pytest.mark.rule("BASE-028")
@given(LANDS)
def test_a_site_exists_where_it_touches_land(land: tuple[Axial, ...]) -> None:
    """Intersections and paths are the corners and sides of the land hexes, each once."""
    topology = build(land)
    corners, paths = corner_spots(topology), path_spots(topology)
    assert len(set(corners)) == len(corners)
    assert len(set(paths)) == len(paths)
    assert set(corners) == {corner for hex in land for corner in polygon(hex)}
    assert set(paths) == {edge for hex in land for edge in edges(hex)}


@pytest.mark.rule("BASE-022", "BASE-023")
@given(LANDS)
def test_corners_and_edges_of_a_hex_run_clockwise(land: tuple[Axial, ...]) -> None:
    """Corners run from N, edges from NW, and edge D lies between the hex and its neighbour in direction D."""
    topology = build(land)
    corners, paths = corner_spots(topology), path_spots(topology)
    for hex, at in enumerate(topology.hexes):
        assert [corners[i] for i in topology.hex_corners[hex]] == polygon(at)
        assert [paths[i] for i in topology.hex_paths[hex]] == edges(at)
        for way, path in zip(DIRECTIONS, topology.hex_paths[hex], strict=True):
            sides = {topology.hexes[i] for i in members(topology.path_hexes[path])}
            assert sides == {at, neighbour(at, way)} & set(land)


@pytest.mark.rule("BASE-023")
def test_edge_ends() -> None:
    """Each edge ends in the two corners that the rule names."""
    topology = build(NINETEEN)
    expected = {
        "E": ("NE", "SE"),
        "NE": ("N", "NE"),
        "NW": ("NW", "N"),
        "W": ("SW", "NW"),
        "SW": ("S", "SW"),
        "SE": ("SE", "S"),
    }
    for q, r in NINETEEN:
        for edge, ends in expected.items():
            path = topology.path_id(q, r, edge)
            assert set(topology.path_ends[path]) == {topology.corner_id(q, r, end) for end in ends}


@given(LANDS)
def test_masks_say_what_touches_what(land: tuple[Axial, ...]) -> None:
    """Every adjacency mask equals what the points of the sites say."""
    topology = build(land)
    hexes, corners, paths = topology.hexes, corner_spots(topology), path_spots(topology)
    shapes, sides = [set(polygon(hex)) for hex in hexes], [set(edges(hex)) for hex in hexes]
    for hex, at in enumerate(hexes):
        around = {neighbour(at, way) for way in DIRECTIONS}
        assert members(topology.hex_hexes[hex]) == {i for i, other in enumerate(hexes) if other in around}
        assert members(topology.hex_corner_mask[hex]) == set(topology.hex_corners[hex])
    for corner, here in enumerate(corners):
        assert members(topology.corner_hexes[corner]) == {i for i, shape in enumerate(shapes) if here in shape}
        assert members(topology.corner_paths[corner]) == {i for i, path in enumerate(paths) if here in path}
        others = set().union(*(path for path in paths if here in path)) - {here}
        assert members(topology.corner_corners[corner]) == {i for i, other in enumerate(corners) if other in others}
    for path, line in enumerate(paths):
        assert members(topology.path_hexes[path]) == {i for i, edge in enumerate(sides) if line in edge}
        assert members(topology.path_paths[path]) == {i for i, other in enumerate(paths) if len(line & other) == 1}
        assert members(topology.path_end_mask[path]) == set(topology.path_ends[path])
    assert members(topology.all_hexes) == set(range(len(hexes)))
    assert members(topology.all_corners) == set(range(len(corners)))
    assert members(topology.all_paths) == set(range(len(paths)))


@given(LANDS)
def test_adjacency_laws(land: tuple[Axial, ...]) -> None:
    """Touching goes both ways, and no site touches more than geometry allows."""
    topology = build(land)
    for masks in (topology.hex_hexes, topology.corner_corners, topology.path_paths):
        assert all(masks[j] >> i & 1 for i, mask in enumerate(masks) for j in members(mask))
        assert not any(mask >> i & 1 for i, mask in enumerate(masks))
    for hexes, paths, others in zip(topology.corner_hexes, topology.corner_paths, topology.corner_corners, strict=True):
        assert 1 <= hexes.bit_count() <= 3
        assert 2 <= paths.bit_count() <= 3
        assert others.bit_count() == paths.bit_count()
    for hexes, paths in zip(topology.path_hexes, topology.path_paths, strict=True):
        assert 1 <= hexes.bit_count() <= 2
        assert 2 <= paths.bit_count() <= 4


@pytest.mark.rule("BASE-024")
def test_corner_aliases_convert_as_named() -> None:
    """The six corners of a position are the N and S corners of it and its neighbours."""
    topology = build(NINETEEN)
    for q, r in NINETEEN:
        names = [topology.corners[topology.corner_id(q, r, side)] for side in ("N", "S", "NE", "NW", "SE", "SW")]
        assert names == [
            (q, r, "N"),
            (q, r, "S"),
            (q + 1, r - 1, "S"),
            (q, r - 1, "S"),
            (q, r + 1, "N"),
            (q - 1, r + 1, "N"),
        ]


@pytest.mark.rule("BASE-025")
def test_path_aliases_convert_as_named() -> None:
    """W, SW and NW edges are E, NE and SE edges of a neighbour."""
    topology = build(NINETEEN)
    for q, r in NINETEEN:
        names = [topology.paths[topology.path_id(q, r, edge)] for edge in ("NE", "E", "SE", "W", "SW", "NW")]
        assert names == [
            (q, r, "NE"),
            (q, r, "E"),
            (q, r, "SE"),
            (q - 1, r, "E"),
            (q - 1, r + 1, "NE"),
            (q, r - 1, "SE"),
        ]


@pytest.mark.rule("BASE-024", "BASE-025")
@given(LANDS, st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
def test_every_alias_is_the_place_where_it_lies(land: tuple[Axial, ...], at: Axial) -> None:
    """A corner or edge named from any position, land or not, is the site at that spot, or does not exist."""
    topology = build(land)
    corners, paths = corner_spots(topology), path_spots(topology)
    for side, here in zip(CORNERS, polygon(at), strict=True):
        if here in corners:
            assert corners[topology.corner_id(*at, side)] == here
        else:
            with pytest.raises(ValueError, match="touches no land"):
                topology.corner_id(*at, side)
    for edge, line in zip(DIRECTIONS, edges(at), strict=True):
        if line in paths:
            assert paths[topology.path_id(*at, edge)] == line
        else:
            with pytest.raises(ValueError, match="touches no land"):
                topology.path_id(*at, edge)


@given(LANDS, st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
def test_the_corners_of_a_position(land: tuple[Axial, ...], at: Axial) -> None:
    """Those at its six spots that exist, whether it is land or sea."""
    topology = build(land)
    spots = corner_spots(topology)
    assert {spots[corner] for corner in members(topology.corners_of(at))} == set(polygon(at)) & set(spots)
    assert topology.corners_of(at).bit_count() == 6 or at not in land


@pytest.mark.rule("BASE-026")
@pytest.mark.parametrize("land", OUTLINES)
def test_what_a_named_intersection_touches(land: tuple[Axial, ...]) -> None:
    """V(q,r,N) touches (q,r), (q,r-1), (q+1,r-1); V(q,r,S) touches (q,r), (q,r+1), (q-1,r+1)."""
    topology = build(land)
    for corner, (q, r, side) in enumerate(topology.corners):
        rule = {"N": {(q, r), (q, r - 1), (q + 1, r - 1)}, "S": {(q, r), (q, r + 1), (q - 1, r + 1)}}[side]
        assert {topology.hexes[hex] for hex in members(topology.corner_hexes[corner])} == rule & set(land)


def test_ice_of_the_base_game_leaves_its_border_paths() -> None:
    """Between the ice fields (2,3) and (3,2) there is no path; between terrain and ice there is."""
    topology = build(GIFT_19)
    with pytest.raises(ValueError, match=r"E\(2,3,NE\) touches no land"):
        topology.path_id(2, 3, "NE")
    border = topology.path_id(2, 2, "E")
    assert topology.path_hexes[border] == 1 << topology.hex_id((2, 2))
    assert build(GIFT_21).path_id(2, 3, "NE") in range(80)


def test_ice_for_three_players_leaves_its_border_paths() -> None:
    """Now (2,2) is ice too: its path to the ice (3,2) is gone, that of (1,2) to (2,2) stays."""
    topology = build(GIFT_16)
    with pytest.raises(ValueError, match=r"E\(2,2,E\) touches no land"):
        topology.path_id(2, 2, "E")
    border = topology.path_id(1, 2, "E")
    assert topology.path_hexes[border] == 1 << topology.hex_id((1, 2))


def test_no_path_between_ice_and_frame() -> None:
    """The outer sides of the ice field (3,2), towards the frame, do not exist in the base game."""
    for edge in ("E", "SE"):
        assert build(GIFT_21).path_id(3, 2, edge) in range(80)
        with pytest.raises(ValueError, match="touches no land"):
            build(GIFT_19).path_id(3, 2, edge)


@pytest.mark.parametrize("land", OUTLINES)
def test_names_read_back(land: tuple[Axial, ...]) -> None:
    """Every site has a name of its own, and the name finds the site."""
    topology = build(land)
    for hex in map(HexId, range(len(topology.hexes))):
        assert topology.parse_hex(topology.hex_name(hex)) == hex
    for corner in map(CornerId, range(len(topology.corners))):
        assert topology.parse_corner(topology.corner_name(corner)) == corner
    for path in map(PathId, range(len(topology.paths))):
        assert topology.parse_path(topology.path_name(path)) == path


@pytest.mark.rule("BASE-024", "BASE-025")
def test_canonical_names() -> None:
    """Names are written (q,r), V(q,r,N or S) and E(q,r,NE, E or SE), whatever alias was given."""
    topology = build(NINETEEN)
    assert topology.hex_name(topology.hex_id((-1, 2))) == "(-1,2)"
    assert topology.corner_name(topology.parse_corner("V(0,0,NE)")) == "V(1,-1,S)"
    assert topology.path_name(topology.parse_path("E(0,0,SW)")) == "E(-1,1,NE)"


@pytest.mark.parametrize(
    "text", ["", "0,0", "(0,0", "(0, 0)", "(00,0)", "(-0,0)", "(a,0)", "(0,0,N)", "(0,0)\n", "(1000,0)", "(٣,0)"]
)
def test_bad_hex_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a hex"):
        build(NINETEEN).parse_hex(text)


@pytest.mark.parametrize("text", ["", "(0,0,N)", "V(0,0)", "V(0,0,X)", "v(0,0,N)", "E(0,0,NE)", "V(0,0,N) "])
def test_bad_intersection_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not the name of an intersection"):
        build(NINETEEN).parse_corner(text)


@pytest.mark.parametrize("text", ["", "(0,0,E)", "E(0,0)", "E(0,0,X)", "e(0,0,E)", "V(0,0,N)", " E(0,0,E)"])
def test_bad_path_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a path"):
        build(NINETEEN).parse_path(text)


def test_places_that_are_not_there_are_refused() -> None:
    topology = build(NINETEEN)
    with pytest.raises(ValueError, match=r"There is no hex at \(3,0\)"):
        topology.parse_hex("(3,0)")
    with pytest.raises(ValueError, match=r"V\(5,0,N\) touches no land"):
        topology.parse_corner("V(5,0,N)")
    with pytest.raises(ValueError, match=r"E\(5,0,E\) touches no land"):
        topology.parse_path("E(5,0,E)")
    with pytest.raises(ValueError, match="'E' is not one of the corners"):
        topology.corner_id(0, 0, "E")
    with pytest.raises(ValueError, match="'N' is not one of the edges"):
        topology.path_id(0, 0, "N")


@pytest.mark.parametrize("land", OUTLINES)
def test_path_between_its_ends(land: tuple[Axial, ...]) -> None:
    """Two intersections one path apart give that path; any other two are refused."""
    topology = build(land)
    for path, (a, b) in enumerate(topology.path_ends):
        assert topology.path_between(a, b) == topology.path_between(b, a) == path
    first = CornerId(0)
    for other in members(topology.all_corners & ~topology.corner_corners[first]):
        with pytest.raises(ValueError, match=r"^No path joins V"):
            topology.path_between(first, CornerId(other))


@pytest.mark.parametrize("land", OUTLINES)
def test_sites_are_numbered_from_the_north_west(land: tuple[Axial, ...]) -> None:
    topology = build(land)
    assert list(topology.hexes) == sorted(topology.hexes, key=lambda at: (at[1], at[0]))
    assert list(topology.corners) == sorted(topology.corners, key=lambda at: (at[1], at[0], at[2]))
    order = {"NE": 0, "E": 1, "SE": 2}
    assert list(topology.paths) == sorted(topology.paths, key=lambda at: (at[1], at[0], order[at[2]]))


def test_one_topology_per_outline() -> None:
    """The order in which land is given, a copy and a pickle all lead to the same object."""
    topology = build(GIFT_21)
    assert build(tuple(reversed(GIFT_21))) is topology
    assert copy.deepcopy(topology) is topology
    assert pickle.loads(pickle.dumps(topology)) is topology
    assert topology != build(GIFT_19)
    assert topology != GIFT_21
    assert repr(topology) == "<Topology: 21 hexes, 60 corners, 80 paths>"


@pytest.mark.parametrize("land", [(), ((0, 0), (0, 0))])
def test_an_outline_without_land_or_with_a_hex_twice_is_refused(land: tuple[Axial, ...]) -> None:
    with pytest.raises(ValueError, match="at least one hex, and each hex once"):
        build(land)


# paths inside hexes


INSIDE = ((1, 0, "N"), (0, 0, "SE"), (0, 0, "N"))
"""Two paths in (0, 0), one in (1, 0); out of order."""


def test_plazas_and_inner_paths_are_numbered_behind_the_sites_of_the_land() -> None:
    """The land keeps its numbers and everything that is said of it, but for what the inner paths add."""
    plain, topology = build(NINETEEN), build(NINETEEN, INSIDE)
    corners, paths = len(plain.corners), len(plain.paths)
    assert (topology.hexes, topology.hex_corners, topology.hex_paths) == (
        plain.hexes,
        plain.hex_corners,
        plain.hex_paths,
    )
    assert topology.corners == (*plain.corners, (0, 0, PLAZA), (1, 0, PLAZA))
    assert topology.paths == (*plain.paths, (0, 0, INNER + "N"), (0, 0, INNER + "SE"), (1, 0, INNER + "N"))
    assert topology.path_ends[:paths] == plain.path_ends
    assert topology.corner_hexes[:corners] == plain.corner_hexes
    assert topology.path_hexes[:paths] == plain.path_hexes
    assert all(
        more & plain.all_paths == less
        for more, less in zip(topology.corner_paths[:corners], plain.corner_paths, strict=True)
    )
    assert (topology.all_corners.bit_length(), topology.all_paths.bit_length()) == (corners + 2, paths + 3)


def test_an_inner_path_joins_the_plaza_of_its_hex_and_a_corner() -> None:
    topology = build(NINETEEN, INSIDE)
    plaza, north = topology.corner_id(0, 0, PLAZA), topology.corner_id(0, 0, "N")
    way, other = topology.path_id(0, 0, INNER + "N"), topology.path_id(0, 0, INNER + "SE")
    assert topology.path_ends[way] == (plaza, north)
    assert topology.corner_paths[plaza] == 1 << way | 1 << other
    assert topology.corner_corners[plaza] == 1 << north | 1 << topology.corner_id(0, 0, "SE")
    assert topology.corner_corners[north] >> plaza & 1
    assert topology.corner_paths[north] == build(NINETEEN).corner_paths[north] | 1 << way
    assert topology.path_paths[way] == topology.corner_paths[north] & ~(1 << way) | 1 << other
    assert topology.corner_hexes[plaza] == topology.path_hexes[way] == 1 << topology.hex_id((0, 0))
    assert not topology.hex_corner_mask[topology.hex_id((0, 0))] >> plaza & 1
    assert topology.path_between(plaza, north) == way


def test_names_of_plazas_and_inner_paths_read_back() -> None:
    topology = build(NINETEEN, INSIDE)
    for corner in map(CornerId, range(len(topology.corners))):
        assert topology.parse_corner(topology.corner_name(corner)) == corner
    for path in map(PathId, range(len(topology.paths))):
        assert topology.parse_path(topology.path_name(path)) == path
    assert topology.corner_name(topology.corner_id(1, 0, PLAZA)) == "P(1,0)"
    assert topology.path_name(topology.path_id(0, 0, INNER + "SE")) == "S(0,0,SE)"
    with pytest.raises(ValueError, match=r"There is no plaza P\(2,0\)"):
        topology.parse_corner("P(2,0)")
    with pytest.raises(ValueError, match=r"There is no inner path S\(0,0,NE\)"):
        topology.parse_path("S(0,0,NE)")


def test_inner_paths_make_another_topology() -> None:
    """One for the land and its inner paths, in whatever order they are given."""
    topology = build(NINETEEN, INSIDE)
    assert build(tuple(reversed(NINETEEN)), INSIDE[::-1]) is topology
    assert pickle.loads(pickle.dumps(topology)) is topology
    assert topology != build(NINETEEN)
    assert topology.inner == ((0, 0, "N"), (0, 0, "SE"), (1, 0, "N"))
    assert build(NINETEEN).inner == ()


@pytest.mark.parametrize("inner", [((5, 0, "N"),), ((0, 0, "E"),), ((0, 0, "N"), (0, 0, "N"))])
def test_an_inner_path_outside_the_land_to_no_corner_or_given_twice_is_refused(
    inner: tuple[tuple[int, int, str], ...],
) -> None:
    with pytest.raises(ValueError, match="An inner path leads to a corner of a hex"):
        build(NINETEEN, inner)
