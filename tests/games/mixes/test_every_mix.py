"""What every table with two games keeps: the contract, its name, its goal, its codes."""

from __future__ import annotations

from itertools import combinations

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.catalogue import GAMES, MIXES
from catan_desktop.games.mixes.offered import CITIES, CLASSIC, GUESTS, SEA, games_of, with_guest
from catan_desktop.kernel.errors import Reason
from catan_desktop.session.share_code import kind_of
from tests.contract import check_game


@pytest.mark.matrix
@pytest.mark.parametrize(("key", "place"), [(key, place) for key in MIXES for place in (0, 1, -1)])
def test_random_games_keep_the_contract(key: str, place: int) -> None:
    ruleset = catalogue.ruleset(key)
    check_game(ruleset, ruleset.seats[place], seed=place, plies=1500, every=60, must_end=False)


@pytest.mark.rule("MIX-004")
@pytest.mark.parametrize("key", MIXES)
def test_a_table_is_named_by_its_games_in_order(key: str) -> None:
    assert key == "-".join(games_of(key))
    assert [game for game in (*GUESTS, CITIES, SEA) if game in games_of(key)] == list(games_of(key))
    assert catalogue.ruleset(key).key == key


@pytest.mark.rule("MIX-001", "MIX-002", "MIX-003")
def test_nothing_is_offered_but_pairs_of_the_table() -> None:
    for base in (CLASSIC, CITIES, SEA):
        for guest in GUESTS:
            one = with_guest(base, guest)
            if isinstance(one, Reason):
                assert one.rule == "MIX-003"
            else:
                assert catalogue.known(one)
    for one, other in combinations(GUESTS, 2):
        pair = with_guest(one, other)
        if not isinstance(pair, Reason):
            assert catalogue.known(pair)
            assert with_guest(pair, other) == one
            third = next(guest for guest in GUESTS if guest not in {one, other})
            refused = with_guest(pair, third)
            assert isinstance(refused, Reason)
            assert refused.rule == "MIX-002"


def test_codes_tell_all_tables_apart() -> None:
    kinds = {kind_of(key) for key in (*GAMES, *MIXES)}
    assert len(kinds) == len(GAMES) + len(MIXES)
