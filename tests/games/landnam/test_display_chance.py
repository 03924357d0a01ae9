"""What people are told of the chances in Landnam."""

from __future__ import annotations

from math import exp

import pytest

from catan_desktop.games.catalogue import entry
from catan_desktop.games.landnam.evaluation.display_chance import SHARES, display_odds
from catan_desktop.games.landnam.evaluation.position import parts_of
from catan_desktop.games.landnam.tables import FIELDS, FOREST, PASTURE
from tests.games.landnam.place import BLUE, GREEN, RED, Place, place


def island(*white: int) -> Place:
    """Three lands, Red's house on them and a settler; the white tokens of the seats."""
    at = place(3).begun().tile(1, 0, PASTURE, 8).tile(2, 0, FIELDS, 6).tile(2, -1, FOREST, 5)
    return at.house(RED, 2, 0, "N").piece(RED, 2, 0).tokens(white=white)


def chances(at: Place) -> list[float]:
    return [1 / (1 + exp(-one)) for one in display_odds(at.game, at.state)]


def test_it_is_what_the_game_tells_by() -> None:
    assert entry("landnam").telling.display_odds is display_odds


def test_the_chances_are_shared_out() -> None:
    found = chances(island(0, 0, 0))
    assert sum(found) == pytest.approx(1)
    assert found[RED] > found[BLUE] == pytest.approx(found[GREEN])


def test_each_part_of_the_judgement_counts() -> None:
    at = island(0, 0, 0)
    assert set(SHARES.parts) <= set(parts_of(at.game, at.state, RED))


def test_points_near_the_end_count_more_than_land() -> None:
    """Two points more than Red, who has a house and a piece."""
    first, late = chances(island(0, 3, 0)), chances(island(8, 11, 8))
    assert late[BLUE] > late[RED]
    assert late[BLUE] / late[RED] > 1.5 * first[BLUE] / first[RED]


def test_whoever_wins_when_the_turn_ends_is_told_so() -> None:
    found = chances(island(0, 12, 9))
    assert found[BLUE] > 0.99
