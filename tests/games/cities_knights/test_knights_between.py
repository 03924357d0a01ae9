"""Five and six players: knights between the turns and in the step of the second of a pair (CK-658 to CK-664)."""

from __future__ import annotations

import pytest

from tests.games.cities_knights.place import CityTable, cities_game, place

ROADS = "V(0,0,N)! E(0,0,NE) E(0,0,E) E(0,0,SE)"
START, NEXT, END = "V(0,0,NE)", "V(0,0,SE)", "V(0,0,S)"
BUILDING = "six_players.building"


def after_turn(own: str, first: str = "", seats: int = 5, **more: object) -> CityTable:
    """B is asked in the special building phase after the turn of A."""
    t = place(cities_game(seats), first, own, **more).do("0 end_turn")  # type: ignore[arg-type]
    assert (t.actor, t.step) == (1, BUILDING)
    return t


@pytest.mark.rule("CK-658", "CK-659")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize(
    ("own", "action"),
    [
        ("1lumber 1brick", "build_road E(0,0,SW)"),
        ("1lumber 1brick 1wool 1grain", f"build_settlement {NEXT}"),
        ("V(0,0,SE) 3ore 2grain", f"build_city {NEXT}"),
        ("2brick", "build_wall V(0,0,N)"),
        ("1cloth", "improve_city trade"),
        ("1ore 1wool", f"recruit_knight {NEXT}"),
        ("K1(0,0,NE) 1grain", f"activate_knight {START}"),
        ("K1(0,0,NE) 1ore 1wool", f"promote_knight {START}"),
    ],
)
def test_all_that_is_built_and_bought_can_be_had_between_the_turns(own: str, action: str, seats: int) -> None:
    t = after_turn(f"{ROADS} {own}", seats=seats).do(f"1 {action}")
    assert sum(t.hand(1)) == 0, "it is paid with the cards in hand"


@pytest.mark.rule("CK-659")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (f"recruit_knight {NEXT}", ("reason-cannot-pay", "CK-707")),
        ("recruit_knight V(1,1,S)", ("reason-knight-needs-road", "CK-707")),
        (f"activate_knight {START}", ("reason-cannot-pay", "CK-708")),
        (f"promote_knight {START}", ("reason-cannot-pay", "CK-709")),
    ],
)
def test_what_is_refused_in_a_turn_is_refused_between_turns(action: str, refusal: tuple[str, str]) -> None:
    assert after_turn(f"{ROADS} K1(0,0,NE) 1lumber").refuse(f"1 {action}") == refusal


@pytest.mark.rule("CK-660", "CK-726", "CK-X45")
@pytest.mark.parametrize(
    "action", [f"move_knight {START} {NEXT}", f"displace_knight {START} {END}", f"chase_robber {START}"]
)
def test_no_knight_acts_between_the_turns(action: str) -> None:
    t = after_turn(f"{ROADS} K2*(0,0,NE) 1grain", "K1(0,0,S)", robber="(1,0)")
    assert t.refuse(f"1 {action}") == ("reason-not-in-building-phase", "CK-726")
    assert not t.kinds() & {"move_knight", "displace_knight", "chase_robber"}


@pytest.mark.rule("CK-660", "CK-726", "CK-X45")
@pytest.mark.parametrize("card", ["warlord", "irrigation", "alchemist", "resource_monopoly"])
def test_no_progress_card_is_played_between_the_turns(card: str) -> None:
    t = after_turn(f"{ROADS} K1(0,0,NE) {card} 1grain")
    assert t.refuse(f"1 play_progress {card}") == ("reason-not-in-building-phase", "CK-726")
    assert "play_progress" not in t.kinds()


@pytest.mark.rule("CK-660")
@pytest.mark.parametrize("line", ["1 bank_trade grain ore", "1 offer_trade 1grain 1ore @0"])
def test_nobody_trades_between_the_turns(line: str) -> None:
    assert after_turn(f"{ROADS} 8grain", "4ore").refuse(line)


@pytest.mark.rule("CK-661", "CK-659", "CK-X45")
def test_a_knight_activated_between_the_turns_acts_in_the_own_next_turn() -> None:
    t = after_turn(f"{ROADS} K1(0,0,NE) 1grain").do(f"1 activate_knight {START}")
    assert t.stands(1, START) == "1*"
    assert (t.actor, t.step) == (1, BUILDING), "a seat that begins the phase with a card stays until it passes"
    assert t.refuse(f"1 move_knight {START} {NEXT}") == ("reason-not-in-building-phase", "CK-726")
    t.do("1 pass_building")
    assert t.state.seat == 1
    assert t.refuse(f"1 move_knight {START} {NEXT}") == ("reason-roll-first", "CK-701")
    t.roll_all(1, 1, "trade").do(f"1 move_knight {START} {NEXT}")
    assert t.stands(1, NEXT) == "1"


@pytest.mark.rule("CK-662", "CK-581")
def test_thirteen_points_between_the_turns_win_when_the_own_turn_begins() -> None:
    """B's thirteenth point comes by a city; with seat C still to be asked the game goes on."""
    own = "V(0,0,N)! V(0,0,SE) V(1,1,S)! V(-1,1,S)! E(0,0,NE) shown=printer shown=constitution defender=3"
    t = place(cities_game(5), "", f"{own} 3ore 2grain", "1grain").do("0 end_turn")
    assert t.points(1) == 12
    t.do("1 build_city V(0,0,SE)")
    assert t.points(1) == 13
    assert t.winner is None
    t.do("1 pass_building")
    assert t.winner is None
    t.do("2 pass_building")
    assert t.winner == 1


@pytest.mark.rule("CK-663", "CK-271")
def test_a_knight_rises_once_in_each_building_opportunity() -> None:
    t = after_turn(f"{ROADS} politics=3 K1(0,0,NE) 5ore 5wool").do(f"1 promote_knight {START}")
    assert t.refuse(f"1 promote_knight {START}") == ("reason-knight-promoted", "CK-709")
    t.do("1 pass_building").roll_all(1, 1, "trade").do(f"1 promote_knight {START}")
    assert t.stands(1, START) == "3", "the own turn is another part"


@pytest.mark.rule("CK-663")
def test_the_next_building_opportunity_is_another_part() -> None:
    t = place(cities_game(5), "", "", f"{ROADS} politics=3 K1(0,0,NE) 2ore 2wool").do("0 end_turn")
    t.do(f"2 promote_knight {START}", "2 pass_building")
    assert t.state.seat == 1
    t.roll_all(1, 1, "trade").do("1 end_turn", f"2 promote_knight {START}")
    assert t.stands(2, START) == "3"


# paired players


def pair_step(own: str, first: str = "", **more: object) -> CityTable:
    """The second player of the pair, seat 3, is asked after the turn of A."""
    game = cities_game(5, turn_rule="paired_players")
    t = place(game, first, "", "", own, **more).do("0 end_turn")  # type: ignore[arg-type]
    assert (t.actor, t.step) == (3, "six_players.pair")
    return t


@pytest.mark.rule("CK-664")
def test_the_second_player_leads_knights() -> None:
    t = pair_step(f"{ROADS} K2*(0,0,NE)", "K1(0,0,S)", robber="(1,0)")
    assert {"move_knight", "displace_knight", "chase_robber"} <= t.kinds()
    t.do(f"3 displace_knight {START} {END}")
    assert t.knights(0) == {}
    assert t.refuse(f"3 move_knight {END} {NEXT}") == ("reason-knight-acted", "CK-710")


@pytest.mark.rule("CK-664", "CK-262")
def test_a_knight_activated_in_the_second_step_cannot_act_in_it() -> None:
    t = pair_step(f"{ROADS} K1(0,0,NE) 1grain").do(f"3 activate_knight {START}")
    assert t.refuse(f"3 move_knight {START} {NEXT}") == ("reason-knight-just-activated", "CK-710")


@pytest.mark.rule("CK-664", "CK-318")
def test_the_second_player_steals_for_itself() -> None:
    t = pair_step("K1*(0,0,SE)", "1wool V(2,0,SE)!", robber="(1,0)")
    t.do(f"3 chase_robber {NEXT}", "3 move_robber (2,0)", "* stolen_card wool")
    assert (t.hand(0)[2], t.hand(3)[2]) == (0, 1)
    assert (t.actor, t.step) == (3, "six_players.pair")


@pytest.mark.rule("CK-664", "CK-303")
def test_a_retreat_in_the_second_step_is_answered_by_the_owner() -> None:
    roads = "E(0,1,NE) E(1,0,SE) V(1,0,SE) E(1,0,E)"
    t = pair_step(f"{ROADS} K2*(0,0,NE)", f"{roads} K1*(0,0,SE)").do(f"3 displace_knight {START} {NEXT}")
    assert (t.actor, t.step) == (0, "cities_knights.retreat")
    t.do("0 retreat_knight V(1,0,NE)")
    assert t.stands(0, "V(1,0,NE)") == "1*"
    assert t.actor == 3


@pytest.mark.rule("CK-664", "CK-098")
def test_what_lasts_for_a_turn_is_over_when_the_second_step_begins() -> None:
    lasting = {"crane": True, "fleet": 1, "harbour": True, "harbour_asked": 2}
    t = pair_step("1grain", city=lasting)
    assert (t.city.crane, t.city.fleet, t.city.harbour, t.city.harbour_asked) == (False, 0, False, 0)
