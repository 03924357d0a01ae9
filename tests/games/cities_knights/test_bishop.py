"""The Bishop and the Constitution: CK-460 to CK-468."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.numbers import PROGRESS_KEYS
from catan_desktop.games.cities_knights.progress import CARDS
from catan_desktop.games.views import PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import first_reason
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import RobberMoved, Stolen
from catan_desktop.present.foresight import foresee
from catan_desktop.present.words import Party, Words, words
from tests.games.cities_knights.place import CityTable, cities_game, place

BISHOP = "0 play_progress bishop"
HERE = "V(2,0,N)", "V(2,0,SE)", "V(2,0,SW)"


def robbed(t: CityTable) -> list[int]:
    """Who is robbed, in order."""
    return [int(event.victim) for event in t.of(Stolen)]


@pytest.mark.rule("CK-460", "CK-461", "CK-X39")
def test_everybody_there_with_cards_gives_one_however_many_buildings() -> None:
    t = place(cities_game(), "bishop", f"{HERE[0]} {HERE[1]} 4ore", "", f"{HERE[2]}! 2coin")
    t.do(BISHOP, "0 bishop_hex (2,0)", "* stolen_card ore", "* stolen_card coin")
    assert t.robber == "(2,0)"
    assert [event.seat for event in t.of(RobberMoved)] == [0]
    assert robbed(t) == [1, 3]
    assert t.part.hands == (2, 3, 0, 1)
    assert t.step == "settlers.action"


def test_the_preview_names_everybody_who_gives_a_card() -> None:
    t = place(cities_game(), "bishop", f"{HERE[0]} {HERE[1]} 4ore", "1wool", f"{HERE[2]}! 2coin")
    t.do(BISHOP)
    view = observe(t.game, t.state, Seat(0))

    def paying(where: str) -> list[Words]:
        said = foresee(PANELS, t.game, view, t.read(f"0 bishop_hex {where}"))
        return [one for one in said if one.key.startswith("foresee-steal")]

    assert paying("(2,0)") == [words("foresee-steal-each", whom=Party(0b1010))]
    alone = place(cities_game(), "bishop", f"{HERE[0]} 4ore", "1wool").do(BISHOP)
    view = observe(alone.game, alone.state, Seat(0))
    assert paying("(2,0)") == [words("foresee-steal", whom=Party(0b0010))]


@pytest.mark.rule("CK-464", "CK-X39")
def test_an_empty_hand_gives_nothing() -> None:
    t = place(cities_game(), "bishop", f"{HERE[0]} 4ore", f"{HERE[1]}", f"{HERE[2]} 2wool")
    t.do(BISHOP, "0 bishop_hex (2,0)", "* stolen_card ore", "* stolen_card wool")
    assert robbed(t) == [1, 3]
    assert t.part.hands == (2, 3, 0, 1)


@pytest.mark.rule("CK-464")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_cards_are_taken_in_turn_order_from_the_player_of_the_card(seat: int) -> None:
    seats = [f"{spot} 2ore" for spot in HERE]
    seats.insert(seat, "bishop")
    t = place(cities_game(), *seats, seat=seat)
    t.do(f"{seat} play_progress bishop", f"{seat} bishop_hex (2,0)", *["* stolen_card ore"] * 3)
    assert robbed(t) == [(seat + step) % 4 for step in (1, 2, 3)]
    assert {event.thief for event in t.of(Stolen)} == {seat}
    assert t.part.hands == tuple(3 if other == seat else 1 for other in range(4))


@pytest.mark.rule("CK-460", "CK-464")
def test_own_buildings_and_those_elsewhere_do_not_matter() -> None:
    t = place(cities_game(), f"{HERE[0]} bishop 1wool", f"{HERE[1]} 1ore", "V(0,0,N) 5ore")
    t.do(BISHOP, "0 bishop_hex (2,0)", "* stolen_card ore")
    assert t.part.hands == (2, 0, 5, 0)
    assert t.step == "settlers.action", "nobody else is robbed"


@pytest.mark.rule("CK-460", "CK-595")
def test_each_card_of_the_hand_is_as_likely_as_any_other() -> None:
    t = place(cities_game(), "bishop", f"{HERE[0]} 1lumber 3coin 2cloth")
    t.do(BISHOP, "0 bishop_hex (2,0)")
    (draw,) = t.asked().choices
    assert {action.card: weight for action, weight in zip(draw.outcomes, draw.weights, strict=True) if weight} == {  # type: ignore[attr-defined]
        0: 1,
        6: 2,
        7: 3,
    }


@pytest.mark.rule("CK-463", "CK-155", "CK-156")
@pytest.mark.parametrize("robber", ["(1,-1)", "(2,0)"])
def test_he_goes_to_another_hex_with_a_number(robber: str) -> None:
    t = place(cities_game(), "bishop", robber=robber).do(BISHOP)
    topology, numbers = t.game.board.topology, t.game.board.tokens
    expected = {topology.hex_name(hex) for hex, token in enumerate(numbers) if token}
    assert len(expected) == 18
    assert t.sites("bishop_hex") == expected - {robber}


@pytest.mark.rule("CK-463", "CK-604", "CK-714")
@pytest.mark.parametrize(
    ("hex", "reason"),
    [("(2,0)", "reason-robber-stays"), ("(1,-1)", "reason-robber-needs-token")],
)
def test_he_neither_stays_nor_goes_to_the_desert(hex: str, reason: str) -> None:
    t = place(cities_game(), "bishop", robber="(2,0)").do(BISHOP)
    assert t.refuse(f"0 bishop_hex {hex}") == (reason, "CK-714")


@pytest.mark.rule("CK-463")
def test_he_may_go_where_nobody_lives() -> None:
    t = place(cities_game(), "bishop", "V(0,0,N) 3ore").do(BISHOP, "0 bishop_hex (2,0)")
    assert t.robber == "(2,0)"
    assert not robbed(t)
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-163", "CK-462", "CK-720", "CK-X39")
def test_before_the_first_landing_he_cannot_be_moved_by_a_card() -> None:
    t = place(cities_game(), "bishop warlord K1(0,0,N)", f"{HERE[0]} 4ore", awake=False)
    assert t.refuse(BISHOP) == ("reason-robber-asleep", "CK-720")
    assert [line.split()[-1] for line in t.lines("play_progress")] == [str(PROGRESS_KEYS.index("warlord"))]


@pytest.mark.rule("CK-468", "CK-384")
def test_the_constitution_lies_open_when_drawn_and_is_never_played() -> None:
    t = place(cities_game(), "", "V(0,0,N)! politics=1", seat=0, step="settlers.pre_roll")
    t.do("0 roll", "* dice 4 1", "* event_die politics", "* drawn_progress constitution")
    assert t.city.shown[1] == (PROGRESS_KEYS.index("constitution"),)
    assert t.public(1) == 3
    assert t.progress(1) == []
    reason = first_reason(CARDS["constitution"].refusals, t.game, t.state, Seat(1))
    assert reason is not None
    assert reason.key == "reason-card-not-held"


@pytest.mark.rule("CK-468", "CK-720")
def test_an_open_constitution_cannot_be_played() -> None:
    t = place(cities_game(), "shown=constitution spy", "smith")
    assert t.refuse("0 play_progress constitution") == ("reason-card-not-held", "CK-720")
