"""The longest route, judged by trying every line."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_19
from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import Topology, build
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.mechanics.routes import longest_route, longest_with
from tests.mechanics.place import line, ring

ISLANDS = [build(NINETEEN), build(GIFT_16), build(GIFT_19)]


def every_line(topology: Topology, roads: set[int], breaks: set[int]) -> int:
    """The most roads of a line, by growing all lines road by road: pairs of the roads used and where the line ends."""
    lines = {
        (frozenset({path}), end) for path in roads for end in topology.path_ends[path]
    }  # fmt: skip
    length = 0
    while lines:
        length += 1
        grown = set()
        for used, end in lines:
            if end in breaks:
                continue
            for path in roads - used:
                a, b = topology.path_ends[path]
                if end in (a, b):
                    grown.add((used | {path}, b if a == end else a))
        lines = grown
    return length


@st.composite
def networks(draw: st.DrawFn) -> tuple[Topology, int, int]:
    """Roads grown along each other, with loops and gaps, and foreign buildings among them."""
    topology = draw(st.sampled_from(ISLANDS))
    everything = list(range(len(topology.paths)))
    roads: list[int] = []
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=12)):
        near = sorted({path for road in roads for path in bits(topology.path_paths[road])} - set(roads))
        free = [path for path in everything if path not in roads]
        pool = near if near and choice % 8 else free
        roads.append(pool[choice // 8 % len(pool)])
    corners = sorted({corner for road in roads for corner in topology.path_ends[road]})
    breaks = draw(st.lists(st.sampled_from(corners), max_size=4)) if corners else []
    return topology, mask_of(roads), mask_of(sorted(set(breaks)))


def named(text: str, breaks: str = "") -> tuple[Topology, int, int]:
    topology = build(NINETEEN)
    return (
        topology,
        mask_of([topology.parse_path(word) for word in text.split()]),
        mask_of([topology.parse_corner(word) for word in breaks.split()]),
    )


@pytest.mark.rule("BASE-170", "BASE-171")
@given(networks())
@example(named(ring(0, 0)))
@example(named(ring(0, 0), "V(0,0,N)"))
@example(named(ring(0, 0), "V(0,0,N) V(0,0,S)"))
@example(named(f"{ring(0, 0)} E(0,-1,E) E(1,-2,SE)", "V(0,0,N)"))
@example(named(f"{ring(0, 0)} {line(-1, 0, 4)}"))
@example(named(" ".join(sorted({*ring(0, 0).split(), *ring(1, 0).split()}))))
@example(named(" ".join(sorted({*ring(0, 0).split(), *ring(1, 0).split()})), "V(0,0,N) V(1,0,N)"))
@example(named("E(0,-1,SE) E(0,0,NE) E(0,-1,E)", "V(0,0,N)"))
def test_the_longest_line_is_found(network: tuple[Topology, int, int]) -> None:
    """In any network, with loops, gaps and foreign buildings, the length is that of the longest of all lines."""
    topology, roads, breaks = network
    assert longest_route(topology, roads, breaks) == every_line(topology, set(bits(roads)), set(bits(breaks)))


@given(networks())
@example(named(ring(0, 0)))
@example(named(f"{ring(0, 0)} {line(-1, 0, 4)}"))
@example(named(" ".join(sorted({*ring(0, 0).split(), *ring(1, 0).split()})), "V(0,0,N) V(1,0,N)"))
def test_a_road_more_leads_to_the_same_length(network: tuple[Topology, int, int]) -> None:
    """Whichever road was laid last, the length that is worked out from the one before it is that of the whole."""
    topology, roads, breaks = network
    whole = longest_route(topology, roads, breaks)
    for path in bits(roads):
        before = longest_route(topology, roads & ~(1 << path), breaks)
        assert longest_with(topology, roads, breaks, path, before) == whole


@pytest.mark.rule("BASE-170")
def test_a_network_of_all_fifteen_roads() -> None:
    """Three rings around one corner have 15 roads; their three inner ones and twelve more make one line of 14."""
    topology, roads, breaks = named(" ".join(sorted({*ring(0, 0).split(), *ring(1, 0).split(), *ring(1, -1).split()})))
    assert roads.bit_count() == 15
    assert longest_route(topology, roads, breaks) == 14


@pytest.mark.rule("BASE-170")
@pytest.mark.parametrize(("small", "great"), [((-1, -1), (1, 1)), ((1, 1), (-1, -1))])
def test_of_two_rings_apart_the_greater_counts(small: tuple[int, int], great: tuple[int, int]) -> None:
    """More roads than any seat has today: a ring of six and one of ten around two hexes, wherever they lie."""
    q, r = great
    one, other = set(ring(q, r).split()), set(ring(0, r).split())
    topology, around, _ = named(" ".join(sorted(one ^ other)))
    _, roads, _ = named(ring(*small))
    assert around.bit_count() == 10
    assert longest_route(topology, roads, 0) == 6
    assert longest_route(topology, roads | around, 0) == 10


def weightiest_line(topology: Topology, roads: set[int], breaks: set[int], doubled: set[int]) -> int:
    """What the roads of the line that counts most count together, by growing all lines road by road."""
    lines = {(frozenset({path}), end) for path in roads for end in topology.path_ends[path]}
    most = 0
    while lines:
        most = max(most, *(len(used) + len(used & doubled) for used, _ in lines))
        grown = set()
        for used, end in lines:
            for path in roads - used if end not in breaks else ():
                a, b = topology.path_ends[path]
                if end in (a, b):
                    grown.add((used | {path}, b if a == end else a))
        lines = grown
    return most


@given(networks(), st.data())
def test_roads_that_count_twice(network: tuple[Topology, int, int], data: st.DataObject) -> None:
    """The length is that of the line that counts most, worked out anew or from that before a road, in any network."""
    topology, roads, breaks = network
    doubled = mask_of(sorted(data.draw(st.sets(st.sampled_from(list(bits(roads)) or [0])))))
    whole = longest_route(topology, roads, breaks, doubled)
    assert whole == weightiest_line(topology, set(bits(roads)), set(bits(breaks)), set(bits(doubled)))
    for path in bits(roads):
        before = longest_route(topology, roads & ~(1 << path), breaks, doubled)
        assert longest_with(topology, roads, breaks, path, before, doubled) == whole


def test_a_short_line_that_counts_twice_beats_a_longer_one() -> None:
    """Three roads, two of them doubled, count five, four plain ones four; a doubled path without a road counts none."""
    topology, four, _ = named(line(-1, 0, 4))
    _, three, _ = named("E(0,1,NE) E(0,1,E) E(0,1,SE)")
    _, doubled, _ = named("E(0,1,NE) E(0,1,SE) E(1,1,NE)")
    assert longest_route(topology, four | three, 0) == 4
    assert longest_route(topology, four | three, 0, doubled) == 5


@pytest.mark.rule("BASE-171")
@given(networks())
def test_a_foreign_building_never_lengthens_a_route(network: tuple[Topology, int, int]) -> None:
    """It can only cut."""
    topology, roads, breaks = network
    assert longest_route(topology, roads, breaks) <= longest_route(topology, roads, 0) <= roads.bit_count()


@given(networks(), st.integers(0, 71))
def test_a_further_road_never_shortens_a_route(network: tuple[Topology, int, int], more: int) -> None:
    """And lengthens it by no more than all that it joins."""
    topology, roads, breaks = network
    extra = 1 << more % len(topology.paths)
    longer = longest_route(topology, roads | extra, breaks)
    assert longest_route(topology, roads, breaks) <= longer
