"""The attack of the barbarians: CK section 10."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import (
    BarbariansLanded,
    BarbariansLeft,
    CityLost,
    DefenderNamed,
    DefendersTied,
    KnightsCommitted,
    RobberWoke,
    WallLost,
)
from catan_desktop.games.cities_knights.numbers import PROGRESS, card_index
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Rolled
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place


def landing(*seats: str, seats_at_table: int = 4, **more: object) -> CityTable:
    """The barbarians land on the roll of the active seat, whose dice bring nobody anything."""
    city = {"ship": 6, **more.pop("city", {})}  # type: ignore[dict-item]
    t = place(cities_game(seats_at_table), *seats, step=PRE_ROLL, city=city, **more)  # type: ignore[arg-type]
    return t.roll_all(1, 1, "ship")


# strengths


@pytest.mark.rule("CK-330", "CK-331", "CK-332", "CK-335", "CK-230")
def test_cities_against_active_knights() -> None:
    """All cities count, metropolises too, tipped ones do not; knights of everybody count if they are active."""
    t = landing(
        "V(0,0,N)! V(0,0,S)! trade=4 trade(0,0,S) K1*(0,0,NE) K2(0,0,SE)",
        "V(2,0,N)! V(2,-1,N) K3*(1,0,SE)",
        "K2*(-1,1,SW)",
    )
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.defence, landed.contributions, landed.won) == (3, 6, (1, 3, 2, 0), True)
    spot = 1 << t.corner("V(0,0,S)")
    t = landing("V(0,0,N)! V(0,0,S)", city={"tipped": spot})
    assert t.of(BarbariansLanded)[0].strength == 1


@pytest.mark.rule("CK-333", "CK-350", "CK-361", "CK-X07")
def test_equal_strength_is_a_win_and_the_one_best_defender_gets_a_card() -> None:
    t = landing(
        "V(0,0,N)! K2*(0,0,NE) K1*(0,0,SE)",
        "V(2,0,N)! K1*(1,0,SE)",
        "V(-1,1,S)! V(-2,1,SW)! K3(-1,1,SW)",
        "K2(0,2,S)",
    )
    assert t.of(BarbariansLanded)[0].won
    assert t.of(BarbariansLanded)[0].strength == t.of(BarbariansLanded)[0].defence == 4
    assert [(event.seat, event.times) for event in t.of(DefenderNamed)] == [(0, 1)]
    assert t.public(0) == 3
    assert t.city.active == 0
    assert not t.of(CityLost)


@pytest.mark.rule("CK-334", "CK-355")
def test_an_attack_without_cities_is_a_win_without_reward() -> None:
    t = landing("V(0,0,N)", "V(2,0,N)")
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.won) == (0, True)
    assert not t.of(DefenderNamed)
    assert not t.of(DefendersTied)
    assert t.city.ship == 0


# losses


@pytest.mark.rule("CK-340", "CK-341", "CK-343", "CK-344", "CK-X06", "CK-229")
def test_the_least_contributors_with_an_ordinary_city_lose_one_each() -> None:
    """Only metropolises or no city at all: nothing to lose, and no share in the comparison."""
    t = landing(
        "V(0,0,N)! V(0,0,S)! K1*(0,0,NE)",
        "V(2,0,N)! V(2,-1,N)! K1*(1,0,SE)",
        "V(-1,1,S)! trade=4 trade(-1,1,S)",
        "V(-2,0,SW) K1*(-2,1,SW)",
    )
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.defence, landed.won) == (5, 3, False)
    assert (t.step, t.actor) == ("cities_knights.pillage", 0)
    assert {t.corner(name) for name in t.sites("lose_city")} == {t.corner("V(0,0,N)"), t.corner("V(0,0,S)")}
    t.do("0 lose_city V(0,0,S)")
    assert t.actor == 1
    t.do("1 lose_city V(2,0,N)")
    assert [t.town(name) for name in ("V(0,0,S)", "V(2,0,N)", "V(-1,1,S)")] == [
        "settlement 0",
        "settlement 1",
        "city 2",
    ]
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-344")
def test_the_losers_choose_in_turn_order_from_the_active_seat() -> None:
    towns = ("V(0,0,N)! V(0,0,S)!", "V(2,0,N)! V(2,-1,N)!", "", "V(-1,1,S)! V(-2,1,SW)!")
    t = landing(*towns, seat=1)
    asked = []
    while t.step == "cities_knights.pillage":
        asked.append(t.actor)
        t.do(t.lines("lose_city")[0])
    assert asked == [1, 3, 0]


@pytest.mark.rule("CK-341")
def test_who_gave_more_than_the_least_loses_nothing() -> None:
    t = landing("V(0,0,N)! W(0,0,N) K1*(0,0,NE)", "V(2,0,N)! V(2,-1,N)!", "V(-1,1,S)!")
    assert t.actor == 1
    t.do("1 lose_city V(2,0,N)")
    assert [event.seat for event in t.of(CityLost)] == [1, 2]
    assert not t.of(WallLost), "the one wall stands elsewhere"
    assert t.city.walls == 1 << t.corner("V(0,0,N)")
    assert [t.town(name) for name in ("V(0,0,N)", "V(-1,1,S)")] == ["city 0", "settlement 2"]


@pytest.mark.rule("CK-342")
def test_without_a_candidate_nothing_is_lost() -> None:
    t = landing("V(0,0,N)! trade=4 trade(0,0,N)")
    assert not t.of(BarbariansLanded)[0].won
    assert not t.of(CityLost)
    assert t.town("V(0,0,N)") == "city 0"


@pytest.mark.rule("CK-343", "CK-705")
def test_only_an_own_ordinary_city_can_be_given() -> None:
    t = landing("V(0,0,N)! V(0,0,S)! V(1,0,SE)! trade=4 trade(0,0,N)", "V(2,-1,N)! K1*(1,0,NE)", "V(-1,2,S)")
    for name in ("V(0,0,N)", "V(2,-1,N)", "V(-1,2,S)", "V(0,0,NE)"):
        assert t.refuse(f"0 lose_city {name}") == ("reason-own-ordinary-city", "CK-343")


@pytest.mark.rule("CK-345", "CK-346", "CK-200", "CK-347")
def test_a_settlement_replaces_the_city_and_the_wall_goes() -> None:
    """The city piece and the wall are in the supply again; on the same roll the place gives one card."""
    t = place(cities_game(), "V(-1,0,NW)! W(-1,0,NW) 2brick 3ore 2grain", step=PRE_ROLL, city={"ship": 6})
    t.roll_all(4, 4, "ship")
    assert t.town("V(-1,0,NW)") == "settlement 0"
    assert t.of(WallLost) == [WallLost(Seat(0), t.corner("V(-1,0,NW)"))]
    assert t.city.walls == 0
    assert t.hand(0)[0] == 1
    assert t.hand(0)[5] == 0
    t.do("0 build_city V(-1,0,NW)", "0 build_wall V(-1,0,NW)")
    assert t.city.walls


# rewards


@pytest.mark.rule("CK-351", "CK-352", "CK-353", "CK-387", "CK-X08")
def test_a_tie_of_the_best_lets_each_draw_from_a_deck_of_choice() -> None:
    """Also of a track without a level; a fifth card is discarded at once; a point card is shown and kept."""
    full = "smith crane mining medicine"
    t = landing(
        "V(0,0,N)! V(0,0,S)!",
        "V(2,0,N)! K2*(1,0,SE)",
        "V(-1,1,S)!",
        f"V(2,-1,N) K1*(1,0,NE) K1*(1,-2,N) {full}",
    )
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.contributions, landed.won) == (4, (0, 2, 0, 2), True)
    assert not t.of(DefenderNamed)
    assert (t.step, t.actor) == ("cities_knights.reward", 1)
    assert t.lines() == [f"1 choose_deck {track}" for track in range(3)]
    t.do("1 choose_deck politics", "* drawn_progress constitution")
    assert t.city.shown[1]
    assert t.public(1) == 3
    assert t.actor == 3
    t.do("3 choose_deck trade", "* drawn_progress merchant")
    assert (t.step, t.actor) == ("cities_knights.limit", 3)
    t.do("3 discard_progress merchant")
    assert t.progress(3) == ["crane", "medicine", "mining", "smith"]
    assert t.step == "settlers.action"
    assert t.city.active == 0


@pytest.mark.rule("CK-351")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_those_who_tie_draw_in_turn_order_from_the_active_seat(active: int, order: list[int]) -> None:
    t = landing("V(0,0,N)!", "K1*(1,0,SE)", "K1*(-1,1,SW)", "K1*(1,1,S)", seat=active)
    asked = []
    while t.step == "cities_knights.reward":
        assert t.actor is not None
        asked.append(int(t.actor))
        t.do(f"{t.actor} choose_deck science", "* drawn_progress smith" if len(asked) < 3 else "* drawn_progress crane")
    assert asked == order
    assert [len(t.progress(seat)) for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.rule("CK-354")
def test_defenders_need_no_city() -> None:
    t = landing("V(0,0,N)!", "V(2,0,N) K1*(1,0,SE)")
    assert [event.seat for event in t.of(DefenderNamed)] == [1]
    t = landing("V(0,0,N)!", "V(2,0,N) K1*(1,0,SE)", "V(-1,1,S) K1*(-1,1,SW)")
    assert t.actor == 1
    t.do("1 choose_deck trade", "* drawn_progress merchant")
    assert t.actor == 2


@pytest.mark.rule("CK-356", "CK-022")
@pytest.mark.parametrize("before", [5, 6, 7])
def test_defenders_gain_their_point_also_without_a_card_left(before: int) -> None:
    t = landing(f"V(0,0,N)! K1*(0,0,NE) defender={before}")
    assert t.of(DefenderNamed)[0].times == before + 1
    assert t.public(0) == 2 + before + 1


@pytest.mark.rule("CK-357")
def test_an_empty_deck_cannot_be_chosen() -> None:
    politics = (
        "bishop bishop constitution deserter deserter diplomat diplomat intrigue intrigue saboteur saboteur "
        "spy spy spy warlord warlord wedding wedding"
    ).replace("constitution", "shown=constitution")
    t = landing("V(0,0,N)! K1*(0,0,NE)", "V(2,0,N) K1*(1,0,SE)", politics)
    assert t.lines() == ["0 choose_deck 0", "0 choose_deck 2"]
    assert t.refuse("0 choose_deck politics") == ("reason-deck-empty", "CK-357")


@pytest.mark.rule("CK-357", "CK-389")
@pytest.mark.parametrize(("last", "left"), [("wedding", 0), ("", 1)])
def test_a_deck_with_played_cards_under_it_can_be_chosen(last: str, left: int) -> None:
    """What lies under it is its top card when nothing else is left."""
    politics = (
        "bishop bishop deserter deserter diplomat diplomat intrigue intrigue saboteur saboteur "
        f"spy spy spy warlord wedding {last} shown=constitution"
    )
    t = place(cities_game(), "V(0,0,N)! K1(0,0,NE) warlord", "V(2,0,N) K1*(1,0,SE)", politics, city={"ship": 6})
    t.do("0 play_progress warlord", "0 end_turn").roll_all(1, 1, "ship")
    assert t.city.decks[1] == left
    assert t.lines() == [f"1 choose_deck {track}" for track in range(3)]
    t.do("1 choose_deck politics")
    assert t.lines() == [f"* drawn_progress {card_index('wedding' if left else 'warlord')}"]


@pytest.mark.rule("CK-357")
def test_with_all_decks_empty_the_draw_is_skipped() -> None:
    everything = " ".join(
        f"shown={spec.key}" if spec.points else " ".join([spec.key] * spec.count) for spec in PROGRESS
    )
    t = landing("V(0,0,N)! K1*(0,0,NE)", "K1*(1,0,SE)", everything)
    assert t.of(DefendersTied)
    assert t.step == "settlers.action"


# afterwards


@pytest.mark.rule("CK-360", "CK-361", "CK-363")
@pytest.mark.parametrize("cities", ["V(0,0,N)!", "V(0,0,N)! V(0,0,S)! V(2,0,N)!"])
def test_afterwards_the_ship_is_back_and_all_knights_rest(cities: str) -> None:
    """Whatever the outcome; losses and rewards come first."""
    t = landing(f"{cities} K1*(0,0,NE)", "K1(1,0,SE)")
    before = [type(event) for event in t.events]
    if t.step == "cities_knights.pillage":
        assert t.city.ship == 7
        assert t.city.active
        t.do("0 lose_city V(0,0,N)")
    assert (t.city.ship, t.city.active) == (0, 0)
    assert t.knights(0) == {str(t.game.board.topology.corner_name(t.corner("V(0,0,NE)"))): "1"}
    order = [
        kind
        for kind in (*before, *map(type, t.events))
        if kind in {BarbariansLanded, DefenderNamed, CityLost, BarbariansLeft}
    ]
    assert RobberWoke not in {*before, *map(type, t.events)}, "he has been awake for long"
    assert order[0] is BarbariansLanded
    assert order[-1] is BarbariansLeft
    assert Rolled in before


# the experts' choice


@pytest.mark.rule("CK-610", "CK-611", "CK-612", "CK-613", "CK-614", "CK-X43")
def test_experts_choose_who_fights() -> None:
    game = cities_game(4, experts=True)
    t = place(
        game,
        "V(0,0,N)! K3*(0,0,NE)",
        "V(2,0,N)! K1*(1,0,SE) K2(2,0,S)",
        "V(-1,1,S)! K2(-1,1,SW)",
        "",
        step=PRE_ROLL,
        city={"ship": 6},
    ).roll_all(1, 1, "ship")
    assert (t.step, t.actor) == ("cities_knights.commit", 0)
    assert t.kinds() == {"commit_knight", "commit_done"}
    t.do("0 commit_done")
    assert [(event.seat, event.corners) for event in t.of(KnightsCommitted)] == [(0, 0)]
    assert t.actor == 1
    assert [t.corner(name) for name in t.sites("commit_knight")] == [t.corner("V(1,0,SE)")]
    t.do("1 commit_knight V(1,0,SE)")
    assert [(event.seat, event.corners) for event in t.of(KnightsCommitted)] == [(1, 1 << t.corner("V(1,0,SE)"))]
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.defence, landed.contributions, landed.won) == (3, 1, (0, 1, 0, 0), False)
    assert [event.seat for event in t.of(CityLost)] == [0, 2]
    assert [t.town(name) for name in ("V(0,0,N)", "V(2,0,N)", "V(-1,1,S)")] == [
        "settlement 0",
        "city 1",
        "settlement 2",
    ]
    assert list(t.knights(0).values()) == ["3*"]
    assert sorted(t.knights(1).values()) == ["1", "2"]


@pytest.mark.rule("CK-611", "CK-613")
def test_a_chosen_knight_counts_fully_and_may_win() -> None:
    game = cities_game(4, experts=True)
    t = place(game, "V(0,0,N)! K3*(0,0,NE) K1*(0,0,SE)", "V(2,0,N)!", step=PRE_ROLL, city={"ship": 6})
    t.roll_all(1, 1, "ship").do("0 commit_knight V(0,0,NE)")
    assert [t.corner(name) for name in t.sites("commit_knight")] == [t.corner("V(0,0,SE)")], "the other one"
    t.do("0 commit_done")
    assert [event.seat for event in t.of(DefenderNamed)] == [0]
    assert sorted(t.knights(0).values()) == ["1*", "3"]


@pytest.mark.rule("CK-610", "CK-611", "CK-614")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_experts_choose_in_turn_order_and_may_all_stay_at_home(active: int) -> None:
    """Every intersection alike: here the first of the board, and whoever is asked may name none."""
    game = cities_game(3, experts=True)
    first = str(game.board.topology.corner_name(0))
    t = place(
        game,
        f"V(0,0,N)! K1*{first[1:]}",
        "V(2,0,N) K1*(1,0,SE)",
        "K1*(-1,1,SW)",
        step=PRE_ROLL,
        seat=active,
        city={"ship": 6},
    )
    t.roll_all(1, 1, "ship")
    asked = []
    while t.step == "cities_knights.commit":
        assert t.actor is not None
        asked.append(int(t.actor))
        t.do(f"{t.actor} commit_done")
    assert asked == [(active + step) % 3 for step in range(3)]
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.defence, landed.contributions) == (1, 0, (0, 0, 0))
    assert t.town("V(0,0,N)") == "settlement 0"
    assert t.city.active.bit_count() == 3
