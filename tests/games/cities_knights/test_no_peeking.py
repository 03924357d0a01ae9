"""Nobody takes a move back after seeing by it what others hold: CK-593 to CK-595."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import Looked
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.session.undo import shows_secret
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.mechanics.place import Table, classic
from tests.mechanics.place import place as place_classic

RICH = "V(0,0,N)!"


def shows(t: Table, *lines: str) -> bool:
    """True if the last of these actions, by seat 0, shows it a secret."""
    t.do(*lines[:-1])
    action = t.read(lines[-1])
    t.do(lines[-1])
    return shows_secret(action, t.events)


def table(*seats: str) -> CityTable:
    return place(cities_game(), *seats)


@pytest.mark.rule("CK-594")
@pytest.mark.parametrize("others", [("smith crane", "warlord"), ("smith crane",), ("smith",)])
def test_the_spy_has_looked(others: tuple[str, ...]) -> None:
    t = table("spy", *others)
    play = "0 play_progress spy"
    assert shows(t, play, "0 name_opponent 1") if len(others) > 1 else shows(t, play)


@pytest.mark.rule("CK-594", "CK-595")
def test_all_know_who_was_looked_at_and_two_what_was_seen() -> None:
    t = table("spy", "smith crane").do("0 play_progress spy")
    (event,) = t.of(Looked)
    assert (event.seat, event.victim, event.hand) == (0, 1, False)
    assert event.cards is not None
    assert sum(event.cards) == 2
    known = [redact(event, Seat(seat)) == event for seat in range(4)]
    assert known == [True, True, False, False]


@pytest.mark.rule("CK-594")
def test_the_master_merchant_has_looked() -> None:
    t = table("master_merchant", RICH + " 3ore 2coin")
    assert shows(t, "0 play_progress master_merchant")
    (event,) = t.of(Looked)
    assert event.hand
    assert event.cards == t.hand(1)


@pytest.mark.rule("CK-593")
@pytest.mark.parametrize(("card", "kind"), [("resource_monopoly", "ore"), ("trade_monopoly", "coin")])
def test_a_monopoly_tells_what_the_others_had(card: str, kind: str) -> None:
    assert shows(table(card, "2wool", "1grain"), f"0 play_progress {card}", f"0 name_kind {kind}")


@pytest.mark.rule("CK-522", "CK-593")
@pytest.mark.parametrize("hand", ["2coin 1cloth", "2coin", "1ore"])
def test_the_commercial_harbor_tells_whether_there_is_a_commodity(hand: str) -> None:
    t = table("commercial_harbor 1ore", hand, "1wool")
    assert shows(t, "0 play_progress commercial_harbor", "0 harbour_offer 1 ore")


def test_the_monopoly_of_the_base_game_tells_it_too() -> None:
    assert shows(place_classic(classic(3), "monopoly", "2ore", "1wool"), "0 play_monopoly ore")


def test_what_a_card_does_to_the_own_things_can_be_taken_back() -> None:
    t = table(RICH + " K1(0,0,NE) E(0,0,NE) smith 1ore", "3ore")
    assert not shows(t, "0 play_progress smith")
