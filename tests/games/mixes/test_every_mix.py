"""What every table with two games keeps: the contract, its name, its goal, its codes."""

from __future__ import annotations

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.catalogue import GAMES, MIXES
from catan_desktop.games.mixes.offered import CITIES, CLASSIC, GUESTS, SEA, SWITCHES, games_of, mixable, switched
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


@pytest.mark.rule("MIX-001", "MIX-003")
@pytest.mark.parametrize("key", [CLASSIC, CITIES, SEA, "seafarers-knights", *GUESTS, *MIXES])
def test_every_switch_leads_to_a_table_and_back_or_says_why_not(key: str) -> None:
    assert mixable(key)
    for game in SWITCHES:
        other = switched(key, game)
        if isinstance(other, Reason):
            assert game not in games_of(key)
            assert other.rule in {"MIX-002", "MIX-003", "MIX-026", "MIX-027"}
        else:
            assert catalogue.known(other)
            assert (game in games_of(other)) != (game in games_of(key))
            assert switched(other, game) == key


@pytest.mark.rule("MIX-002", "MIX-026", "MIX-027", "MIX-029")
def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    def rule(key: str, game: str) -> str:
        found = switched(key, game)
        assert isinstance(found, Reason)
        return found.rule

    assert rule("fishermen-rivers", "caravans") == "MIX-002"
    assert rule(CITIES, "barbarian-attack") == "MIX-026"
    assert rule(SEA, "barbarian-attack") == "MIX-027"
    assert not any(mixable(key) for key in ("watch", "gift-base", "landnam", "great-wall", "traders-barbarians"))


def test_codes_tell_all_tables_apart() -> None:
    kinds = {kind_of(key) for key in (*GAMES, *MIXES)}
    assert len(kinds) == len(GAMES) + len(MIXES)
