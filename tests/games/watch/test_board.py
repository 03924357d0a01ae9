"""The Wall and the ways to it (WATCH-11, 16, 17, 67)."""

from __future__ import annotations

import pytest

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_21
from catan_desktop.games.watch.board import CLAN_OF_TRAIL, HIGHER_WAY, LOWER_WAY, SECTION_OF_TRAIL, invasion_lines
from catan_desktop.grid.topology import build
from tests.positions import Position

LINES = [
    ["(0,0)", "(-1,1)", "(-2,2)", "(-3,3)"],
    ["(1,0)", "(0,1)", "(-1,2)", "(-2,3)"],
    ["(2,0)", "(1,1)", "(0,2)", "(-1,3)"],
    ["(3,0)", "(2,1)", "(1,2)", "(0,3)"],
]


@pytest.mark.rule("WATCH-11")
@pytest.mark.parametrize("land", [GIFT_21, GIFT_16])
def test_the_invasion_lines_run_south_west_and_are_disjoint(land: tuple[tuple[int, int], ...]) -> None:
    topology = build(land)
    lines = invasion_lines(topology.hexes)
    assert [[topology.hex_name(hex) for hex in line] for line in lines] == LINES
    assert len({hex for line in lines for hex in line}) == 16
    assert len(topology.hexes) - 16 in {0, 5}


@pytest.mark.rule("WATCH-16")
def test_two_trails_lead_to_each_clearing() -> None:
    assert [SECTION_OF_TRAIL[trail] for trail in range(1, 9)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("WATCH-17")
def test_the_ways_of_the_clans() -> None:
    assert [CLAN_OF_TRAIL[trail] for trail in range(1, 9)] == [0, 0, 0, 1, 1, 2, 2, 2]
    assert [SECTION_OF_TRAIL[trail] for trail in LOWER_WAY] == [0, 1, 2]
    assert [SECTION_OF_TRAIL[trail] for trail in HIGHER_WAY] == [1, 2, 3]
    assert LOWER_WAY == (1, 4, 6), "the lower-numbered trail of each clan"
    assert HIGHER_WAY == (3, 5, 8), "the higher-numbered trail of each clan"


@pytest.mark.rule("WATCH-17", "WATCH-41", "WATCH-67")
@pytest.mark.parametrize(
    ("trail", "clan", "section"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 1, 1), (5, 1, 2), (6, 2, 2), (7, 2, 3), (8, 2, 3)],
)
def test_a_die_of_1_to_8_sends_the_clan_to_the_clearing(trail: int, clan: int, section: int) -> None:
    table = Position(step="settlers.pre_roll", camps=("r", "r", "r"), wall=((0, 1),) * 4).table().roll(1, 1, trail)
    assert table.watch.clearings == tuple(int(index == section) for index in range(4))
    assert table.camps() == ["" if index == clan else "r" for index in range(3)]
