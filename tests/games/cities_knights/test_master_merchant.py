"""Master Merchant: CK-530 to CK-532, and who sees what: CK-594, CK-595."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import CardsGiven, Looked
from catan_desktop.games.cities_knights.part import PROGRESS_CARDS
from catan_desktop.games.cities_knights.prompts import Looking
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.hands import barred, hand, plausible, secrets
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.parts import settlers

POOR, RICH = "V(0,0,N)", "V(0,0,S)!"


def looking() -> CityTable:
    """Seat 0 looks at the hand of seat 1."""
    t = place(cities_game(), f"{POOR} 1wool master_merchant", f"{RICH} 2ore 1coin 1paper", "3grain", "1brick 2cloth")
    return t.do("0 play_progress master_merchant")


@pytest.mark.rule("CK-530", "CK-532")
def test_an_opponent_with_more_points_and_a_card_is_named() -> None:
    """A lead of one point is enough; the same number is not, nor is an empty hand."""
    t = place(
        cities_game(),
        f"{POOR} master_merchant",
        f"{RICH} 1ore",
        "V(1,0,S) 3ore",
        "V(-1,1,S) V(-2,1,S) 2wool",
    )
    t.do("0 play_progress master_merchant")
    assert t.sites("name_opponent") == {"1", "3"}
    assert t.refuse("0 name_opponent 2") == ("reason-not-richer", "CK-530")
    t = place(cities_game(), f"{POOR} master_merchant", f"{RICH} 1ore", "V(1,0,S)! 1ore", "V(-1,1,S)!")
    t.do("0 play_progress master_merchant")
    assert t.sites("name_opponent") == {"1", "2"}
    assert t.refuse("0 name_opponent 3") == ("reason-not-richer", "CK-530")


@pytest.mark.rule("CK-723")
@pytest.mark.parametrize("seat", ["0", "4", "-1"])
def test_nobody_aims_at_oneself(seat: str) -> None:
    t = place(cities_game(), f"{POOR} master_merchant", f"{RICH} 1ore", "V(1,0,S)! 1ore")
    t.do("0 play_progress master_merchant")
    assert t.refuse(f"0 name_opponent {seat}") == ("reason-not-an-opponent", "CK-723")


@pytest.mark.rule("CK-720", "CK-530")
@pytest.mark.parametrize(
    "other", ["V(0,0,S) 5ore", RICH, ""], ids=["as many points", "an empty hand", "nothing at all"]
)
def test_no_master_merchant_without_a_richer_hand(other: str) -> None:
    t = place(cities_game(), f"{POOR} 3ore master_merchant", other)
    assert barred(t, "master_merchant") == "reason-nobody-richer"


@pytest.mark.rule("CK-530", "CK-601")
def test_two_cards_of_choice_change_hands() -> None:
    """The only possible opponent is not asked for."""
    t = looking()
    assert (t.actor, t.kinds()) == (0, {"master_take"})
    assert len(t.lines("master_take")) == 4, "2 ore, ore and coin, ore and paper, coin and paper"
    t.do("0 master_take 1ore+1coin")
    assert (t.hand(0), t.hand(1)) == (hand("1wool 1ore 1coin"), hand("1ore 1paper"))
    assert (t.part.hands[:2], t.step) == ((3, 2), "settlers.action")


@pytest.mark.rule("CK-530", "CK-391")
def test_progress_cards_stay_with_their_owners() -> None:
    """He looks at resources and commodities alone."""
    t = place(cities_game(), f"{POOR} smith master_merchant", f"{RICH} 2ore 1coin spy crane")
    t.do("0 play_progress master_merchant", "0 master_take 1ore+1coin")
    assert (t.progress(0), t.progress(1)) == (["smith"], ["spy", "crane"])


@pytest.mark.rule("CK-530", "CK-604")
@pytest.mark.parametrize("cards", ["1ore", "2ore+1coin", "2coin", "1grain+1ore", "0,0,0,0,0,0,0,0", "0,0,0,0,2"])
def test_exactly_two_of_the_cards_seen(cards: str) -> None:
    t = looking()
    assert t.refuse(f"0 master_take {cards}") == ("reason-take-of-seen", "CK-530")


@pytest.mark.rule("CK-531")
def test_the_only_card_is_taken_unasked() -> None:
    t = place(cities_game(), f"{POOR} master_merchant", f"{RICH} 1coin").do("0 play_progress master_merchant")
    assert (t.hand(0), t.hand(1), t.step) == (hand("1coin"), hand(""), "settlers.action")
    assert secrets(t, 0).seen_hand == ()


@pytest.mark.rule("CK-594", "CK-593")
def test_the_hand_is_seen_by_the_player_of_the_card_alone() -> None:
    t = looking()
    seen = PROGRESS_CARDS.of(t.game, observe(t.game, t.state, Seat(0)).state).private[0]
    assert seen is not None
    assert seen.seen_hand == t.hand(1)
    assert t.state.frames[-1].data == Looking(Seat(0), Seat(1), hand=True), "the frame tells nothing more"
    for seat in (1, 2, 3):
        view = observe(t.game, t.state, Seat(seat)).state
        assert PROGRESS_CARDS.of(t.game, view).private[0] is None
        assert settlers(view).private[0] is None
        told = [event for event in t.events if redact(event, Seat(seat)) != event]
        assert told == ([] if seat == 1 else t.of(Looked)), "the others are told only that somebody looks"
    t.do("0 master_take 2ore")
    assert secrets(t, 0).seen_hand == (), "what was seen is not kept"


@pytest.mark.rule("CK-595")
def test_giver_and_taker_alone_know_the_cards() -> None:
    t = looking().do("0 master_take 1ore+1coin")
    (given,) = t.of(CardsGiven)
    assert given == CardsGiven(Seat(1), Seat(0), 2, hand("1ore 1coin"), "master-merchant")
    assert [redact(given, Seat(seat)) == given for seat in range(4)] == [True, True, False, False]
    blind = redact(given, Seat(2))
    assert isinstance(blind, CardsGiven)
    assert (blind.cards, blind.count) == (None, 2)


@pytest.mark.rule("CK-594", "CK-596")
def test_every_seat_imagines_what_it_cannot_see() -> None:
    """The looking seat knows that hand; the others imagine one, and what the looking seat then sees."""
    plausible(looking())


@pytest.mark.rule("CK-596", "CK-602")
@pytest.mark.parametrize(
    ("seat", "card", "lines"),
    [
        ("V(0,0,N) V(0,0,S) 2ore 1grain", "medicine", ()),
        ("V(0,0,N)! V(0,0,S)!", "engineer", ()),
        ("", "inventor", ("0 choose_token (0,0)",)),
        ("V(0,0,N) E(0,0,NE)", "road_building", ("0 lay_road E(0,0,E)",)),
        ("K1(0,0,NE) K1(0,0,SE)", "smith", ("0 smith_knight V(0,0,SE)",)),
        ("V(0,0,N)", "merchant", ()),
        ("1wool", "merchant_fleet", ()),
        ("1wool", "resource_monopoly", ()),
        ("1wool", "trade_monopoly", ()),
    ],
)
def test_no_question_of_a_card_hangs_on_what_others_cannot_see(seat: str, card: str, lines: tuple[str, ...]) -> None:
    t = place(cities_game(), f"{seat} {card}", "2ore 1coin 1paper smith spy", "3grain 1cloth alchemist", "9brick")
    t.do(f"0 play_progress {card}", *lines)
    assert t.actor == 0
    assert not t.can("0 end_turn"), "the card is still being resolved"
    plausible(t, tries=4)
