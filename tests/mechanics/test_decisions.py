"""Who decides what, and among which choices."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Handful, Offer
from tests.mechanics.place import PRE_ROLL, classic, gift, place


@pytest.mark.rule("BASE-231")
def test_before_the_roll_one_card_or_none() -> None:
    """The active seat may roll, or first play one of the cards it holds and may play."""
    hand = "V(0,1,N) knight roads plenty vp"
    t = place(gift(3), hand, step=PRE_ROLL)
    assert t.actor == 0
    assert t.kinds() == {"roll", "play_knight", "play_roads", "play_plenty"}
    assert place(gift(3), "V(0,1,N) knight+ vp", step=PRE_ROLL).kinds() == {"roll"}
    assert place(classic(3), "monopoly", step=PRE_ROLL).kinds() == {"roll", "play_monopoly"}


@pytest.mark.rule("BASE-232")
def test_the_discard_is_any_half_of_the_hand() -> None:
    """Every multiset of the right size, asked of each seat with eight or more cards."""
    t = place(gift(3), "2lumber 2brick 2wool 2grain 1ore", "8ore", step=PRE_ROLL).roll(7)
    (choice,) = t.asked().choices
    assert isinstance(choice, Handful)
    assert (choice.least, choice.most) == (4, 4)
    listed = t.lines()
    assert len(listed) == len(set(listed)) == choice.count() == 19 + 16, "without and with the ore"
    t.do(listed[0])
    assert (t.actor, t.lines()) == (1, ["1 discard 0,0,0,0,4"])


@pytest.mark.rule("BASE-233", "WATCH-91")
def test_the_robber_hex_is_every_land_hex_but_his_own() -> None:
    """On the Gift with a played card: eighteen of nineteen."""
    t = place(gift(3), "knight", robber="(0,1)").do("0 play_knight")
    assert t.actor == 0
    assert len(t.lines("move_robber")) == len(t.lines()) == 18


@pytest.mark.rule("BASE-234")
def test_the_victim_is_one_of_the_neighbours_with_cards() -> None:
    """Three neighbours, one with an empty hand: two to choose from."""
    t = place(gift(4), "knight", "V(0,1,N) 1ore", "V(0,2,N)", "V(-1,2,N) 2ore").do(
        "0 play_knight", "0 move_robber (0,1)"
    )
    assert (t.actor, t.lines()) == (0, ["0 steal 1", "0 steal 3"])


@pytest.mark.rule("BASE-235")
def test_the_action_step_offers_what_can_be_done() -> None:
    """Every build, purchase, card and trade for which cards, pieces and sites are there, and the end of the turn."""
    rich = "V(0,1,N) E(0,1,NE) E(1,0,SE) 9lumber 9brick 9wool 9grain 9ore knight roads plenty"
    assert place(gift(3), rich, "1ore").kinds() == {
        "end_turn", "build_road", "build_settlement", "build_city", "buy_card", "play_knight", "play_roads",
        "play_plenty", "bank_trade", "offer_trade",
    }  # fmt: skip
    assert place(gift(3), "V(0,1,N)", "1ore").kinds() == {"end_turn"}
    assert place(gift(3), "V(0,1,N) 3ore 2grain").kinds() == {"end_turn", "build_city"}, "nobody to trade with"


@pytest.mark.rule("BASE-236")
def test_an_asked_seat_accepts_declines_or_counters() -> None:
    """It counters with its own cards for any others; only the seat that asked is its partner."""
    t = place(gift(3), "2ore", "1wool 1grain", "1wool").do("0 offer_trade 1ore 1wool @12")
    assert t.actor == 1
    assert t.kinds() == {"accept_offer", "decline_offer", "counter_offer"}
    (counter,) = [choice for choice in t.asked().choices if isinstance(choice, Offer)]
    assert (counter.hand, counter.partners) == ((0, 0, 1, 1, 0), 1)
    t.do("1 decline_offer")
    assert t.actor == 2


@pytest.mark.rule("BASE-237")
def test_cards_ask_for_kinds_and_sites() -> None:
    """Monopoly a kind, Year of Plenty its kinds, Road Building its sites one after another."""
    t = place(classic(), "V(0,0,N) monopoly plenty roads")
    assert len(t.lines("play_monopoly")) == 5
    assert len(t.lines("play_plenty")) == 15
    t.do("0 play_roads")
    assert len(t.lines("place_free_road")) == len(t.lines()) == 3
    t.do(t.lines()[0])
    assert len(t.lines("place_free_road")) == 4
    assert t.kinds() == {"place_free_road", "stop_roads"}
