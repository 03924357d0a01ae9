"""Development cards, played by whichever seat has the turn."""

from __future__ import annotations

import pytest

from catan_desktop.mechanics.events import Built, CardPlayed, CardsTaken
from tests.mechanics.place import ACTION, PRE_ROLL, Table, classic, counts, place

CARDS = ("knight", "roads", "plenty", "monopoly")
EACH = "knight roads plenty monopoly"


def turn_of(seat: int, own: str, step: str = ACTION) -> Table:
    """Everybody else has a wool and an ore, the seat opposite also one card of each kind."""
    words = ["1wool 1ore"] * 4
    words[seat], words[seat - 2] = own, f"1wool 1ore {EACH}"
    return place(classic(4), *words, seat=seat, step=step, robber="(0,0)")


def play(t: Table, seat: int, card: str) -> Table:
    """The card and all that follows from it."""
    after = {
        "knight": ("play_knight", "move_robber (1,0)"),
        "roads": ("play_roads", "place_free_road E(0,0,NE)", "place_free_road E(0,0,E)"),
        "plenty": ("play_plenty 1ore+1brick",),
        "monopoly": ("play_monopoly wool",),
    }[card]
    return t.do(*(f"{seat} {line}" for line in after))


@pytest.mark.rule("BASE-151", "BASE-154", "BASE-155", "BASE-156", "BASE-157", "BASE-158")
@pytest.mark.parametrize("step", [PRE_ROLL, ACTION])
@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_leaves_the_hand_of_its_player_and_is_the_only_one_of_the_turn(card: str, seat: int, step: str) -> None:
    """Cards of the others stay where they are, whoever plays and whenever in the own turn."""
    t = play(turn_of(seat, f"V(0,0,N) {EACH}", step), seat, card)
    assert [(event.seat, event.key) for event in t.of(CardPlayed)] == [(seat, card)]
    assert (t.step, t.actor) == (step, seat)
    assert [t.held(seat, key) for key in CARDS] == [int(key != card) for key in CARDS]
    assert [t.held((seat + 2) % 4, key) for key in CARDS] == [1, 1, 1, 1]
    assert t.part.held[seat] == 3
    for line in ("play_knight", "play_roads", "play_plenty 2ore", "play_monopoly ore"):
        if card not in line:
            assert t.refuse(f"{seat} {line}") == ("reason-one-card-a-turn", "BASE-151")


@pytest.mark.rule("BASE-156", "BASE-157", "BASE-158")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_what_a_card_brings_goes_to_its_player(seat: int) -> None:
    """Roads and cards; nobody else gains anything, and only Monopoly takes anything from others."""
    t = play(turn_of(seat, "V(0,0,N) roads"), seat, "roads")
    assert [event.seat for event in t.of(Built)] == [seat, seat]
    assert [roads.bit_count() for roads in t.part.roads] == [2 * (other == seat) for other in range(4)]
    t = play(turn_of(seat, "plenty"), seat, "plenty")
    assert [event.seat for event in t.of(CardsTaken)] == [seat]
    assert [t.hand(other) for other in range(4)] == [
        counts("1ore 1brick") if other == seat else counts("1wool 1ore") for other in range(4)
    ]
    t = play(turn_of(seat, "monopoly"), seat, "monopoly")
    assert [t.hand(other) for other in range(4)] == [
        counts("3wool") if other == seat else counts("1ore") for other in range(4)
    ]
