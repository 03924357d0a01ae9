"""The Saboteur and the Wedding: CK-495 to CK-497, CK-515 to CK-517."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import CardsGiven
from catan_desktop.kernel.event import redact
from catan_desktop.mechanics.events import Discarded
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.games.cities_knights.words import A, B, C, D
from tests.mechanics.place import line

SABOTEUR, WEDDING = "0 play_progress saboteur", "0 play_progress wedding"


def asked_in_order(t: CityTable, answer: str) -> list[int]:
    """Who is asked one after another; each gives its first cards."""
    asked = []
    while t.step != "settlers.action":
        assert t.actor is not None
        asked.append(int(t.actor))
        t.do(t.lines(answer)[0])
    return asked


# Saboteur


@pytest.mark.rule("CK-495", "CK-497", "CK-X30")
def test_half_of_the_hand_of_everybody_with_as_many_points() -> None:
    t = place(
        cities_game(),
        "saboteur defender=6",
        "defender=8 5ore 2coin 2wool",
        "defender=6 1ore",
        "defender=5 10lumber",
    ).do(SABOTEUR)
    assert t.actor == 1
    t.do("1 sabotage_discard 1ore+1coin+2wool")
    assert t.part.hands == (0, 5, 1, 10)
    assert t.hand(1) == (0, 0, 0, 0, 4, 0, 0, 1)
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-495")
@pytest.mark.parametrize(("points", "left"), [(4, 4), (5, 2), (6, 2)])
def test_as_many_points_are_enough(points: int, left: int) -> None:
    t = place(cities_game(), "saboteur defender=5", f"defender={points} 4ore", "defender=9 2ore").do(SABOTEUR)
    assert t.part.hands == (0, left, 1, 0)


@pytest.mark.rule("CK-495", "CK-394")
@pytest.mark.parametrize("more", ["V(0,0,N)", "shown=printer", "defender=1"])
def test_all_that_lies_open_counts_as_points(more: str) -> None:
    t = place(cities_game(), "saboteur V(0,0,S)", f"{more} 4ore").do(SABOTEUR)
    assert t.part.hands[1] == 2


@pytest.mark.rule("CK-495", "CK-394")
def test_longest_road_and_the_merchant_count_as_points() -> None:
    seats = ("saboteur defender=1", "4ore", f"{line(0, -2, 5)} 4ore", "4ore")
    t = place(cities_game(), *seats, merchant=(1, "(0,0)")).do(SABOTEUR)
    assert t.part.hands == (0, 2, 2, 4)


@pytest.mark.rule("CK-496", "CK-497")
@pytest.mark.parametrize(("held", "given"), [(2, 1), (3, 1), (7, 3), (12, 6)])
def test_neither_the_hand_limit_nor_walls_help(held: int, given: int) -> None:
    t = place(cities_game(), "saboteur", f"V(0,0,N)! W(0,0,N) {held}ore").do(SABOTEUR)
    assert t.of(Discarded) == [Discarded(B, (0, 0, 0, 0, given, 0, 0, 0))]


@pytest.mark.rule("CK-496", "CK-395", "CK-604")
def test_the_opponent_chooses_which_cards_but_neither_how_many_nor_whether() -> None:
    t = place(cities_game(), "saboteur", "V(0,0,N) 3ore 2coin").do(SABOTEUR)
    assert t.kinds() == {"sabotage_discard"}
    assert len(t.lines()) == 3
    assert t.refuse("1 sabotage_discard 1ore") == ("reason-discard-half", "CK-718")
    assert t.refuse("1 sabotage_discard 3ore") == ("reason-discard-half", "CK-718")
    assert t.refuse("1 sabotage_discard 1ore+1wool") == ("reason-cards-not-held", "CK-718")
    assert t.refuse("1 stop_card")[0] == "reason-not-now"
    assert t.refuse("0 end_turn")[0] == "reason-not-your-move"


@pytest.mark.rule("CK-495", "CK-600")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_they_choose_in_turn_order_from_the_player_of_the_card(seat: int) -> None:
    rich = "V{} 2ore 2wool"
    seats = [rich.format(spot) for spot in ("(0,0,N)", "(0,0,S)", "(2,0,N)", "(2,0,S)")]
    seats[seat] += " saboteur"
    t = place(cities_game(), *seats, seat=seat).do(f"{seat} play_progress saboteur")
    assert asked_in_order(t, "sabotage_discard") == [(seat + step) % 4 for step in (1, 2, 3)]
    assert t.part.hands == tuple(4 if other == seat else 2 for other in range(4))


@pytest.mark.rule("CK-495", "CK-595")
def test_the_cards_go_to_the_bank_for_all_to_see() -> None:
    t = place(cities_game(), "saboteur", "V(0,0,N) 3ore 2coin")
    before = t.part.bank
    t.do(SABOTEUR, "1 sabotage_discard 1ore+1coin")
    assert [now - then for now, then in zip(t.part.bank, before, strict=True)] == [0, 0, 0, 0, 1, 0, 0, 1]
    (event,) = t.of(Discarded)
    assert [redact(event, seat) for seat in (A, B, C)] == [event] * 3


@pytest.mark.rule("CK-720", "CK-497", "CK-495")
@pytest.mark.parametrize("theirs", ["V(0,0,N) 1ore", "9ore", "V(0,0,N)"])
def test_a_saboteur_who_harms_nobody_is_not_played(theirs: str) -> None:
    t = place(cities_game(), "saboteur V(0,0,S) 9wool", theirs)
    assert t.refuse(SABOTEUR) == ("reason-nobody-to-sabotage", "CK-720")


# Wedding


@pytest.mark.rule("CK-515", "CK-516", "CK-517", "CK-X29")
def test_everybody_with_more_points_gives_two_cards_or_the_only_one() -> None:
    t = place(
        cities_game(),
        "wedding defender=6",
        "defender=8 3ore 1coin 1wool",
        "defender=6 4ore",
        "defender=7 1cloth",
    ).do(WEDDING)
    assert t.actor == 1
    t.do("1 wedding_gift 1coin+1wool")
    assert t.part.hands == (3, 3, 4, 0)
    assert t.hand(0) == (0, 0, 1, 0, 0, 0, 1, 1)
    assert [(event.giver, event.taker, event.count, event.cause) for event in t.of(CardsGiven)] == [
        (B, A, 2, "wedding"),
        (D, A, 1, "wedding"),
    ]
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-516", "CK-515")
@pytest.mark.parametrize(("held", "given"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_how_many_are_given(held: int, given: int) -> None:
    hand = f"{held}ore" if held else ""
    t = place(cities_game(), "wedding", f"V(0,0,N) {hand}", "V(0,0,S) 2wool").do(WEDDING)
    assert t.part.hands == (given + 2, held - given, 0, 0)
    assert len(t.of(CardsGiven)) == 1 + (given > 0)


@pytest.mark.rule("CK-517", "CK-394")
@pytest.mark.parametrize(("points", "given"), [(4, 0), (5, 0), (6, 2)])
def test_as_many_points_are_not_enough(points: int, given: int) -> None:
    t = place(cities_game(), "wedding defender=5", f"defender={points} 4ore", "defender=9 2ore").do(WEDDING)
    assert t.part.hands == (2 + given, 4 - given, 0, 0)


@pytest.mark.rule("CK-515", "CK-395", "CK-604")
def test_the_giver_chooses_which_cards_but_neither_how_many_nor_whether() -> None:
    t = place(cities_game(), "wedding", "V(0,0,N) 3ore 2coin").do(WEDDING)
    assert t.kinds() == {"wedding_gift"}
    assert len(t.lines()) == 3
    assert t.refuse("1 wedding_gift 1ore") == ("reason-wedding-gift", "CK-515")
    assert t.refuse("1 wedding_gift 3ore") == ("reason-wedding-gift", "CK-515")
    assert t.refuse("1 wedding_gift 2wool") == ("reason-cards-not-held", "CK-515")
    assert t.refuse("1 stop_card")[0] == "reason-not-now"


@pytest.mark.rule("CK-515", "CK-600")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_guests_give_in_turn_order_from_the_player_of_the_card(seat: int) -> None:
    rich = "V{} 2ore 2wool"
    seats = [rich.format(spot) for spot in ("(0,0,N)", "(0,0,S)", "(2,0,N)", "(2,0,S)")]
    seats[seat] = "wedding"
    t = place(cities_game(), *seats, seat=seat).do(f"{seat} play_progress wedding")
    assert asked_in_order(t, "wedding_gift") == [(seat + step) % 4 for step in (1, 2, 3)]
    assert t.part.hands == tuple(6 if other == seat else 2 for other in range(4))


@pytest.mark.rule("CK-595")
def test_what_is_given_is_known_to_giver_and_taker_alone() -> None:
    t = place(cities_game(), "wedding", "V(0,0,N) 1ore 2coin").do(WEDDING, "1 wedding_gift 1ore+1coin")
    (event,) = t.of(CardsGiven)
    seen = [redact(event, seat).cards for seat in (A, B, C, D)]  # type: ignore[attr-defined]
    assert seen == [event.cards, event.cards, None, None]
    assert event.cards == (0, 0, 0, 0, 1, 0, 0, 1)


@pytest.mark.rule("CK-720", "CK-517", "CK-516")
@pytest.mark.parametrize("theirs", ["V(0,0,N)!", "9ore", "defender=1 9ore"])
def test_a_wedding_without_gifts_is_not_played(theirs: str) -> None:
    t = place(cities_game(), "wedding V(0,0,S) 9wool", theirs)
    assert t.refuse(WEDDING) == ("reason-no-guests", "CK-720")
