"""What every table with two games keeps: the contract, its name, its goal, its codes."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.catalogue import GAMES, MIXES
from catan_desktop.games.mixes.offered import CITIES, CLASSIC, GUESTS, SEA, SWITCHES, games_of, mixable, switched
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.mechanics.robber import refuge
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.session import saves
from catan_desktop.session.share_code import kind_of
from tests.contract import check_game
from tests.games.mixes.place import mixed
from tests.ui.table.table import new_session


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


@pytest.mark.rule("MIX-002", "MIX-025", "MIX-026", "MIX-027", "MIX-029")
def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    def rule(key: str, game: str) -> str:
        found = switched(key, game)
        assert isinstance(found, Reason)
        return found.rule

    assert rule("fishermen-rivers", "caravans") == "MIX-002"
    assert rule(CITIES, "barbarian-attack") == "MIX-026"
    assert rule(SEA, "barbarian-attack") == "MIX-027"
    assert not any(mixable(key) for key in ("watch", "gift-base", "landnam", "great-wall", "traders-barbarians"))


@pytest.mark.rule("MIX-007", "OPTION-023", "FISH-071")
@pytest.mark.parametrize(
    ("key", "goal"),
    [
        pytest.param("fishermen-rivers", 10, marks=pytest.mark.rule("MIX-011", "OPTION-050")),
        pytest.param("fishermen-caravans", 12, marks=pytest.mark.rule("MIX-012", "OPTION-051")),
        pytest.param("rivers-caravans", 12, marks=pytest.mark.rule("MIX-013", "OPTION-054")),
        pytest.param("fishermen-barbarian-attack", 12, marks=pytest.mark.rule("MIX-014", "OPTION-052")),
        pytest.param("rivers-barbarian-attack", 12, marks=pytest.mark.rule("MIX-015", "OPTION-055")),
        pytest.param("caravans-barbarian-attack", 12, marks=pytest.mark.rule("MIX-016", "OPTION-057")),
    ],
)
def test_the_goal_of_a_pair_and_what_raises_it(key: str, goal: int) -> None:
    """Harbourmaster adds one, the boot one for its holder; both add-ons are offered."""
    plain, harbours = mixed(key), mixed(key, options={"harbourmaster": True, "event_cards": True})
    assert goal_of(plain.game, plain.state, Seat(0)) == goal
    assert goal_of(harbours.game, harbours.state, Seat(0)) == goal + 1
    if "fishermen" in games_of(key):
        boot = mixed(key, options={"harbourmaster": True}, more="fishermen.boot 1")
        assert [goal_of(boot.game, boot.state, seat) for seat in SEATS[:2]] == [goal + 1, goal + 2]


@pytest.mark.rule("MIX-006")
@pytest.mark.parametrize("key", MIXES)
def test_modules_act_in_the_order_of_the_name(key: str) -> None:
    slots = mixed(key, many=catalogue.ruleset(key).seats[0]).game.ruleset.slots
    mine = [game.replace("-", "_") for game in games_of(key) if game in GUESTS]
    assert [slot for slot in slots if slot in mine] == mine


@pytest.mark.rule("MIX-006", "OPTION-011", "OPTION-012")
@pytest.mark.parametrize(
    ("key", "swamps"), [("fishermen-rivers", 0), ("fishermen-caravans", 0), ("rivers-caravans", 2)]
)
def test_the_first_game_says_where_the_friendly_robber_goes_at_last(key: str, swamps: int) -> None:
    """Beside the board with the fishermen, to a swamp with the rivers."""
    t = mixed(key, options={"friendly_robber": True})
    assert refuge(t.game, t.state, t.game.board.open_to_robber).bit_count() == swamps


@pytest.mark.rule("MIX-008", "OPTION-005")
@pytest.mark.parametrize("key", [key for key in MIXES if 5 in catalogue.ruleset(key).seats])
def test_both_turn_rules_may_be_chosen_for_five_and_six(key: str) -> None:
    (spec,) = [spec for spec in catalogue.ruleset(key).options if spec.key == "turn_rule"]
    assert spec.choices == ("special_building_phase", "paired_players")


@pytest.mark.rule("MIX-009")
@pytest.mark.parametrize("key", MIXES)
def test_a_save_names_the_table_and_its_modules_and_opens_again(key: str, tmp_path: Path) -> None:
    session = new_session(key, humans=(), seats=catalogue.ruleset(key).seats[-1])
    while session.ply < 60:
        session.pump()
    session.saving.save(tmp_path / "mix.catan", "")
    header, saved = saves.read_header(tmp_path / "mix.catan"), saves.read(tmp_path / "mix.catan")
    assert header.ruleset == key
    assert dict(header.versions) == {module.key: module.version for module in session.game.ruleset.modules}
    assert saved.notice is None
    assert saved.timeline.state == session.state


@pytest.mark.rule("MIX-010")
def test_the_tables_are_those_of_the_list() -> None:
    """Each two of four on the classic island, and each of three with Cities & Knights and at sea."""
    pairs = {f"{one}-{other}" for one, other in combinations(GUESTS, 2)}
    assert {*MIXES} == pairs | {f"{guest}-{base}" for guest in GUESTS[:3] for base in (CITIES, SEA)}


def test_codes_tell_all_tables_apart() -> None:
    kinds = {kind_of(key) for key in (*GAMES, *MIXES)}
    assert len(kinds) == len(GAMES) + len(MIXES)
