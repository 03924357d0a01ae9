"""What is looked up on a laid-out board."""

from __future__ import annotations

import pickle

import pytest

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import Island, pips, terrain_around
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL
from catan_desktop.mechanics.terrain import DESERT
from tests.mechanics.place import classic, gift


def around(island: Island, corner: str) -> list[int]:
    return sorted(terrain_around(island, island.topology.parse_corner(corner)))


def test_terrain_around_an_intersection() -> None:
    """The resources of the one to three terrain hexes it touches."""
    island = gift().board
    assert around(island, "V(0,1,N)") == sorted([BRICK, GRAIN, LUMBER])
    assert around(island, "V(0,0,N)") == [GRAIN]
    assert around(island, "V(1,1,N)") == sorted([WOOL, LUMBER, GRAIN])


def test_the_desert_yields_nothing() -> None:
    """It is left out."""
    island = classic().board
    assert DESERT in island.hex_terrain
    assert around(island, "V(0,1,N)") == [LUMBER, GRAIN]
    assert around(island, "V(2,0,N)") == [BRICK, ORE]


@pytest.mark.parametrize(("token", "ways"), [((2,), 1), ((6,), 5), ((8,), 5), ((12,), 1), ((2, 12), 2), ((), 0)])
def test_pips_count_the_throws(token: tuple[int, ...], ways: int) -> None:
    """How many of the 36 throws of two dice show one of the token's numbers."""
    throws = [one + two for one in range(1, 7) for two in range(1, 7)]
    assert pips(token) == sum(1 for total in throws if total in token) == ways


def test_the_producers_of_a_total_are_the_hexes_with_it() -> None:
    """Every token is found at its total and nowhere else; 7 has none."""
    island = gift().board
    for total, hexes in enumerate(island.producers):
        assert set(hexes) == {hex for hex, token in enumerate(island.tokens) if total in token}
    assert island.producers[7] == ()


def test_equal_islands_have_one_number_in_every_process() -> None:
    """It is found with a copy and with one that was packed; other tokens make another island."""
    island = gift().board
    seen = {island: "here"}
    island.yields  # noqa: B018  (what is kept beside the island goes along)
    assert seen[replace(island)] == seen[pickle.loads(pickle.dumps(island))] == "here"
    assert replace(island, tokens=island.tokens[::-1]) not in seen
    assert hash(island) == hash((island.terrain, island.tokens))


def test_yields_are_the_cards_to_expect() -> None:
    """A settlement between hills 10, fields 11 and forest 9 takes 3, 2 and 4 cards in 36 rolls."""
    island = gift().board
    numbers = {"(0,1)": (10,), "(0,0)": (11,), "(1,0)": (9,)}
    tokens = tuple(numbers.get(island.topology.hex_name(HexId(hex)), token) for hex, token in enumerate(island.tokens))
    island = replace(island, tokens=tokens)
    row = island.yields[island.topology.parse_corner("V(0,1,N)")]
    assert [round(36 * cards) for cards in row] == [4, 3, 0, 2, 0]
