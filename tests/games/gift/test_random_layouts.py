"""Layouts by chance: what is shuffled, what stays, and that the same seed gives the same board."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.gift.layouts import watch_board
from catan_desktop.kernel.chance import source
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.tables import RESOURCES
from tests.games.gift.test_boards import red_pairs

SEEDS = 150


@cache
def boards(layout: str, seats: int) -> tuple[Island, ...]:
    return tuple(watch_board(seats, {"layout": layout}, source(seed, "board")) for seed in range(SEEDS))


@cache
def standard(seats: int) -> Island:
    return watch_board(seats, {"layout": "standard"}, source(0, "board"))


CASES = [("random", 4), ("random", 3), ("random", 2), ("fully_random", 4), ("fully_random", 3)]


@pytest.mark.rule("WATCH-19", "WATCH-20", "BASE-057")
@pytest.mark.parametrize(("layout", "seats"), CASES)
def test_the_same_seed_gives_the_same_board(layout: str, seats: int) -> None:
    """And another seed nearly always another one."""
    again = tuple(watch_board(seats, {"layout": layout}, source(seed, "board")) for seed in range(20))
    assert again == boards(layout, seats)[:20]
    assert len(set(boards(layout, seats))) == SEEDS


@pytest.mark.rule("WATCH-66", "BASE-057")
def test_the_standard_layout_takes_no_luck() -> None:
    """It is the same for every seed."""
    for seats in (2, 3, 4):
        assert watch_board(seats, {"layout": "standard"}, source(9, "board")) == standard(seats)


@pytest.mark.rule("WATCH-19")
@pytest.mark.parametrize("layout", ["random", "fully_random"])
def test_four_players_use_all_21_terrain_hexes(layout: str) -> None:
    """Shuffled into the frame."""
    for board in boards(layout, 4):
        assert Counter(board.terrain) == Counter(standard(4).terrain)
        assert board.land == standard(4).land


@pytest.mark.rule("WATCH-19", "WATCH-63")
@pytest.mark.parametrize(("layout", "seats"), [("random", 3), ("random", 2), ("fully_random", 3)])
def test_three_players_are_dealt_16_of_the_21(layout: str, seats: int) -> None:
    """Never more of a terrain than the box has, and never one of the five missing."""
    for board in boards(layout, seats):
        assert len(board.terrain) == 16
        assert Counter(board.terrain) <= Counter(standard(4).terrain)
        assert set(board.terrain) == set(range(len(RESOURCES)))
        assert board.land == standard(3).land


@pytest.mark.rule("WATCH-19")
@pytest.mark.parametrize(("seats", "layout"), [(4, "random"), (3, "random"), (4, "fully_random")])
def test_every_terrain_may_come_to_every_hex(seats: int, layout: str) -> None:
    """In many boards each hex has seen each terrain, about as often as its share of the hexes."""
    for hex in range(len(standard(seats).land)):
        seen = Counter(board.terrain[hex] for board in boards(layout, seats))
        assert set(seen) == set(range(len(RESOURCES)))
        assert max(seen.values()) < SEEDS * 0.45


@pytest.mark.rule("WATCH-19", "WATCH-15")
@pytest.mark.parametrize(("layout", "seats"), CASES)
def test_the_trade_routes_are_shuffled_over_their_places(layout: str, seats: int) -> None:
    """The places stay; every resource comes to every place."""
    kinds = set()
    for board in boards(layout, seats):
        assert [harbour.path for harbour in board.harbours] == [harbour.path for harbour in standard(seats).harbours]
        assert sorted(harbour.kind for harbour in board.harbours) == list(range(5))
        kinds |= {(place, harbour.kind) for place, harbour in enumerate(board.harbours)}
    assert len(kinds) == 25


@pytest.mark.rule("WATCH-19")
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_on_a_random_layout_the_numbers_stay(seats: int) -> None:
    """On the positions of the standard layout of that number of players."""
    assert all(board.tokens == standard(seats).tokens for board in boards("random", seats))


@pytest.mark.rule("WATCH-20")
@pytest.mark.parametrize("seats", [4, 3])
def test_on_a_fully_random_layout_the_tokens_are_shuffled_too(seats: int) -> None:
    """The same tokens, and each hex sees many of them."""
    for board in boards("fully_random", seats):
        assert Counter(board.tokens) == Counter(standard(seats).tokens)
    for hex in range(len(standard(seats).land)):
        assert len({board.tokens[hex] for board in boards("fully_random", seats)}) >= 9


@pytest.mark.rule("WATCH-20", "BASE-054")
@pytest.mark.parametrize("seats", [4, 3])
def test_red_numbers_never_touch(seats: int) -> None:
    """An arrangement with a 6 or 8 beside a 6 or 8 is shuffled again."""
    assert not any(red_pairs(board) for board in boards("fully_random", seats))


@pytest.mark.rule("WATCH-66")
def test_the_layouts_on_offer() -> None:
    """The base game has its table only; the full game standard, random and fully random, standard by default."""
    offered = {
        key: next((spec.default, spec.choices) for spec in ruleset.options if spec.key == "layout")
        for key, ruleset in RULESETS.items()
        if key in {"gift-base", "watch"}
    }
    assert offered["gift-base"] == ("standard", ("standard",))
    assert offered["watch"] == ("standard", ("standard", "random", "fully_random"))
