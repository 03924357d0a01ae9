"""The turn, its phases and refusals; pending decisions: CK sections 5, 17 and 21."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.engine import fold, start
from catan_desktop.kernel.notation import decode, digest, encode
from tests.games.cities_knights.place import ACTION, PRE_ROLL, CityTable, cities_game, place


@pytest.mark.rule("CK-090", "CK-008")
def test_the_parts_of_a_turn() -> None:
    t = place(cities_game(), step=PRE_ROLL, seat=3)
    assert t.step == "settlers.pre_roll"
    t.do("3 roll")
    assert t.step == "settlers.dice"
    t.do("* dice 1 1")
    assert t.step == "cities_knights.event"
    t.do("* event_die ship")
    assert (t.step, t.actor) == (ACTION, 3)
    t.do("3 end_turn")
    assert (t.step, t.actor) == (PRE_ROLL, 0)


@pytest.mark.rule("CK-092", "CK-719", "CK-604")
def test_while_a_decision_is_pending_nothing_else_is_legal() -> None:
    t = place(cities_game(), "V(0,0,N)! V(0,0,S)! science=3 4paper 4ore")
    t.do("0 improve_city science")
    assert t.kinds() == {"place_metropolis"}
    for line in ("0 end_turn", "0 bank_trade ore wool", "0 build_wall V(0,0,N)", "1 roll"):
        assert t.refuse(line)
    assert t.refuse("0 place_metropolis V(1,1,N)") == ("reason-own-ordinary-city", "CK-705")


@pytest.mark.rule("CK-093", "CK-094", "CK-096", "CK-701", "CK-702")
def test_before_the_roll_only_the_roll_and_the_alchemist() -> None:
    t = place(
        cities_game(),
        "V(0,0,N)! E(0,0,NE) K1*(0,0,NE) alchemist crane 4ore 4brick 4wool 4grain 4lumber 4cloth",
        step=PRE_ROLL,
        robber="(1,0)",
    )
    assert t.kinds() == {"roll", "play_progress"}
    assert len(t.lines("play_progress")) == 1
    assert t.refuse("0 play_progress crane") == ("reason-roll-first", "CK-702")
    assert t.refuse("0 improve_city trade") == ("reason-roll-first", "CK-701")
    assert t.refuse("0 build_wall V(0,0,N)") == ("reason-roll-first", "CK-701")
    for line in ("build_road E(0,0,W)", "bank_trade ore wool", "recruit_knight V(0,0,NE)", "activate_knight V(0,0,NE)"):
        assert t.refuse(f"0 {line}")
    assert t.refuse("0 end_turn") == ("reason-roll-first", "BASE-211")
    assert t.refuse("0 chase_robber V(0,0,NE)")


@pytest.mark.rule("CK-701")
def test_one_roll_a_turn() -> None:
    assert place(cities_game()).refuse("0 roll") == ("reason-rolled-already", "BASE-211")


@pytest.mark.rule("CK-095")
def test_trading_and_building_mixed_in_any_order() -> None:
    t = place(cities_game(), "V(0,0,N)! E(0,0,NE) E(0,0,E) 8ore 4brick 1cloth")
    t.do("0 bank_trade ore wool", "0 build_wall V(0,0,N)", "0 bank_trade ore wool", "0 improve_city trade")
    assert t.can("0 end_turn")


@pytest.mark.rule("CK-098", "CK-414")
def test_effects_of_a_turn_end_with_it() -> None:
    t = place(
        cities_game(),
        "V(0,0,N)!",
        city={"crane": True, "fleet": 16, "harbour": True, "harbour_asked": 6, "acted": 0},
    ).do("0 end_turn")
    part = t.city
    assert (part.crane, part.fleet, part.harbour, part.harbour_asked) == (False, 0, False, 0)


@pytest.mark.rule("CK-091", "CK-242")
def test_flags_of_all_knights_are_cleared_when_a_turn_begins() -> None:
    spots = sum(1 << place(cities_game()).corner(name) for name in ("V(0,0,N)", "V(2,0,N)"))
    flags = {"acted": spots, "activated": spots, "promoted": spots}
    t = place(cities_game(), "K1*(0,0,N)", "K1*(2,0,N)", city=flags).do("0 end_turn")
    assert (t.city.acted, t.city.activated, t.city.promoted, t.city.active) == (0, 0, 0, spots)


@pytest.mark.rule("CK-700")
def test_only_the_active_seat_or_the_one_asked_acts() -> None:
    t = place(cities_game(), "", "V(0,0,N)! 4cloth smith K1*(2,0,N)")
    for line in (
        "improve_city trade",
        "build_wall V(0,0,N)",
        "play_progress smith",
        "end_turn",
        "activate_knight V(2,0,N)",
    ):
        assert t.refuse(f"1 {line}") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("CK-602", "CK-600")
@pytest.mark.parametrize(
    ("seats", "lines"),
    [
        (("smith politics=3 K1(0,0,NE) K1(0,0,SE) K2(0,1,S)",), ("0 play_progress smith", "0 smith_knight V(0,0,SE)")),
        (("inventor",), ("0 play_progress inventor", "0 choose_token (0,0)")),
        (("saboteur", "V(0,0,N) 2ore 2wool", "V(2,0,N) 3ore 3coin"), ("0 play_progress saboteur",)),
        (("spy", "smith crane", "warlord"), ("0 play_progress spy", "0 name_opponent 1")),
        (("V(0,0,N)! V(0,0,S)! trade=3 4cloth",), ("0 improve_city trade",)),
        (("commercial_harbor 1ore", "1coin 1cloth"), ("0 play_progress commercial_harbor", "0 harbour_offer 1 ore")),
    ],
    ids=["smith", "inventor", "saboteur", "spy", "metropolis", "harbour"],
)
def test_a_decision_half_made_comes_back_with_what_is_left_of_it(
    seats: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    """A save is the log: folded again it asks the same seat the same question with the same options."""
    t = place(cities_game(), *seats)
    again = CityTable(t.game, fold(t.game, t.state, [t.read(line) for line in lines]))
    t.do(*lines)
    assert t.step not in {ACTION, PRE_ROLL}
    assert (again.step, again.actor, again.lines()) == (t.step, t.actor, t.lines())
    assert digest(again.state) == digest(t.state)
    t.do(t.lines()[-1])
    again.do(again.lines()[-1])
    assert digest(again.state) == digest(t.state)


@pytest.mark.rule("CK-602", "CK-605")
def test_a_pending_decision_survives_the_log() -> None:
    """The same lines in a new game give the same state with the same options, chance included."""
    game = cities_game(3)
    t = CityTable(game, start(game)[0])
    lines = ["* first_dice 6 6", "* first_dice 1 1", "* first_dice 1 2"]
    t.do(*lines)
    while t.step == "settlers.placement":
        line = t.lines()[7 % len(t.lines())]
        lines.append(line)
        t.do(line)
    for line in ("0 roll", "* dice 3 4", "* event_die ship"):
        lines.append(line)
        t.do(line)
    again = fold(game, start(game)[0], [t.read(line) for line in lines])
    assert digest(again) == digest(t.state)
    texts = [encode(game, t.read(line)) for line in lines]
    assert [encode(game, decode(game, text)) for text in texts] == texts
