"""When progress cards are played, and what holds for all of them: CK section 11."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import ProgressPlayed
from catan_desktop.games.cities_knights.numbers import POLITICS, PROGRESS, PROGRESS_KEYS, card_index
from catan_desktop.kernel.action import Action
from catan_desktop.mechanics.actions import StolenCard
from tests.games.cities_knights.place import ACTION, PRE_ROLL, CityTable, cities_game, place
from tests.mechanics.place import line, spots

HELD = [spec.key for spec in PROGRESS if not spec.points]
AFTER_ROLL = [key for key in HELD if key != "alchemist"]
PLAYABLE = (
    f"{spots(0, -2, 0)} {line(0, -2, 3)} V(-1,0,NW) V(0,1,SW) V(1,0,N)! "
    "E(1,0,NE) E(0,0,SE) K1(0,1,S) 3ore 3grain 2wool 3coin",
    "V(2,0,N)! K1*(0,0,S) 4ore 2coin crane defender=4",
    "V(0,2,S) 3lumber",
    "V(1,-2,N) 2brick 2paper",
)
"""A position in which every card would do something."""


def offered(t: CityTable) -> set[str]:
    """Keys of the cards that can be played now."""
    return {PROGRESS_KEYS[int(word)] for word in t.sites("play_progress")}


def rich(cards: str, step: str = ACTION) -> CityTable:
    """The position above, with these cards in the hand of seat 0."""
    return place(cities_game(), f"{PLAYABLE[0]} {cards}", *PLAYABLE[1:], step=step)


@pytest.mark.rule("CK-392", "CK-382")
@pytest.mark.parametrize("key", AFTER_ROLL)
def test_every_card_that_does_something_can_be_played(key: str) -> None:
    t = rich(key)
    assert offered(t) == {key}
    t.do(f"0 play_progress {key}")
    assert t.of(ProgressPlayed)[0].card == card_index(key)
    assert key not in t.progress(0)


@pytest.mark.rule("CK-392", "CK-720")
@pytest.mark.parametrize(
    ("key", "own", "theirs"),
    [
        ("bishop", "", "V(2,0,N) 4ore"),
        ("crane", "", ""),
        ("deserter", "K1(0,0,N)", ""),
        ("diplomat", "V(0,0,N)", ""),
        ("engineer", "V(0,0,N)", ""),
        ("intrigue", "E(0,0,NE)", "K1(0,0,S)"),
        ("saboteur", "V(0,0,N)", "9ore"),
        ("smith", "K3(0,0,N)", ""),
        ("spy", "", "shown=printer"),
        ("warlord", "K1*(0,0,N)", ""),
        ("wedding", "", "9ore"),
    ],
)
def test_a_card_that_would_do_nothing_is_neither_offered_nor_accepted(key: str, own: str, theirs: str) -> None:
    t = place(cities_game(), f"{own} {key}", theirs, awake=key != "bishop")
    assert not offered(t)
    assert t.refuse(f"0 play_progress {key}")[1] == "CK-720"


@pytest.mark.rule("CK-382")
def test_any_number_of_cards_is_played_in_a_turn() -> None:
    t = place(cities_game(), "warlord wedding mining spy K1(0,0,N) V(0,-1,S)", "V(2,0,N)! 2ore smith", "", "crane")
    t.do("0 play_progress warlord", "0 play_progress wedding", "0 play_progress mining", "0 play_progress spy")
    t.do("0 name_opponent 1", "0 play_progress smith")
    assert t.progress(0) == []
    assert [PROGRESS_KEYS[card] for card in t.city.under[POLITICS]] == ["warlord", "wedding", "spy"]


@pytest.mark.rule("CK-382")
def test_a_card_drawn_this_turn_can_be_played_at_once() -> None:
    t = place(cities_game(), "politics=1 K1(0,0,N)", step=PRE_ROLL)
    t.roll_all(4, 1, "politics")
    t.do("* drawn_progress warlord", "0 play_progress warlord")
    assert list(t.knights(0).values()) == ["1*"]


@pytest.mark.rule("CK-383", "CK-702", "CK-093")
@pytest.mark.parametrize("key", HELD)
def test_before_the_roll_only_the_alchemist_is_played(key: str) -> None:
    before, after = rich(key, step=PRE_ROLL), rich(key)
    assert offered(before) == ({key} & {"alchemist"})
    assert offered(after) == ({key} - {"alchemist"})
    wrong, reason = (after, "alchemist-before-roll") if key == "alchemist" else (before, "roll-first")
    assert wrong.refuse(f"0 play_progress {key}") == (f"reason-{reason}", "CK-702")


@pytest.mark.rule("CK-383", "CK-702")
def test_cards_are_played_on_the_own_turn_and_not_within_another_card() -> None:
    t = place(
        cities_game(), "saboteur warlord K1(0,0,N)", "V(0,0,S) 2ore 2wool warlord K1(0,1,S)", "V(2,0,N) 2ore 2wool"
    )
    assert t.refuse("1 play_progress warlord")[0] == "reason-not-your-move"
    t.do("0 play_progress saboteur")
    assert t.actor == 1
    assert t.refuse("1 play_progress warlord") == ("reason-card-own-turn", "CK-702")
    assert t.refuse("0 play_progress warlord")[0] == "reason-not-your-move"


@pytest.mark.rule("CK-383", "CK-702", "CK-092")
def test_an_own_decision_comes_first() -> None:
    t = place(cities_game(), "bishop warlord K1(0,0,N)").do("0 play_progress bishop")
    assert t.refuse("0 play_progress warlord") == ("reason-finish-first", "CK-702")


@pytest.mark.rule("CK-720", "CK-604")
def test_a_card_that_is_not_held_or_is_none_is_refused() -> None:
    t = place(cities_game(), "wedding", "V(0,0,N) 2ore warlord", "K1(0,0,S)")
    assert t.refuse("0 play_progress warlord") == ("reason-card-not-held", "CK-720")
    assert t.refuse("0 play_progress 99") == ("reason-no-such-cards", "CK-720")


@pytest.mark.rule("CK-391")
def test_the_robber_never_takes_a_progress_card() -> None:
    t = place(cities_game(), "bishop", "V(2,0,N) 1ore smith spy", "V(2,0,SW) smith crane")
    t.do("0 play_progress bishop", "0 bishop_hex (2,0)")
    drawn: list[Action] = list(t.asked().choices[0])
    assert [(type(action), action.card) for action in drawn] == [(StolenCard, 4)]  # type: ignore[attr-defined]
    t.do("* stolen_card ore")
    assert t.step == "settlers.action", "seat 2 has no card to take"
    assert (t.progress(1), t.progress(2)) == (["spy", "smith"], ["crane", "smith"])


@pytest.mark.rule("CK-391", "CK-179")
def test_an_offer_is_of_hand_cards_alone() -> None:
    t = place(cities_game(), "1ore smith", "1wool crane")
    (offer,) = [choice for choice in t.asked().choices if type(choice).__name__ == "Offer"]
    assert len(offer.hand) == len(offer.limit) == 8  # type: ignore[attr-defined]
    pieces = ",".join(["0"] * 8 + ["1"] * len(PROGRESS))
    assert not t.can(f"0 offer_trade {pieces} {pieces} @1")


@pytest.mark.rule("CK-393", "CK-389")
def test_the_card_lies_under_its_deck_before_anything_is_decided() -> None:
    t = place(cities_game(), "deserter K1(0,0,N)", "K1(0,1,S) K2(0,0,S)").do("0 play_progress deserter")
    assert t.actor == 1
    assert t.city.under[POLITICS] == (card_index("deserter"),)
    assert t.progress(0) == []
    assert t.city.held[0] == (0, 0, 0)


@pytest.mark.rule("CK-394")
def test_points_are_those_of_the_moment_of_playing() -> None:
    """A gives up the road that made it lead: only the card played after that sees the new totals."""
    route = f"V{spots(0, -2, 0)[1:]} {line(0, -2, 5)}"
    seats = (f"{route} diplomat wedding saboteur", "defender=2 5ore")
    t = place(cities_game(), *seats)
    assert (t.public(0), t.public(1)) == (3, 2)
    assert t.refuse("0 play_progress wedding") == ("reason-no-guests", "CK-720")
    t.do("0 play_progress diplomat", "0 stop_card")
    assert (t.public(0), t.public(1)) == (1, 2)
    t.do("0 play_progress wedding")
    assert t.part.hands == (2, 3, 0, 0)


@pytest.mark.rule("CK-395")
@pytest.mark.parametrize("key", ["deserter", "intrigue", "saboteur", "wedding"])
def test_an_opponent_who_must_decide_cannot_refuse(key: str) -> None:
    theirs = "K1(0,0,S) K1(0,1,S) E(0,0,SW) E(0,0,W) V(2,0,N) 3ore 3wool"
    t = place(cities_game(), f"E(0,0,SE) {key}", theirs).do(f"0 play_progress {key}")
    assert t.actor == 1
    assert len(t.kinds()) == 1
    assert "stop_card" not in t.kinds()
    assert t.refuse("1 stop_card")[0] == "reason-not-now"


@pytest.mark.rule("CK-726", "CK-660")
@pytest.mark.parametrize("key", HELD)
def test_no_card_is_played_in_the_building_phase(key: str) -> None:
    own = f"{key} K1(0,0,N) E(0,0,NE) 3ore 2grain"
    t = place(cities_game(5), "V(-1,1,S)! 3ore crane", own, "K1(0,0,NE) 4ore").do("0 end_turn")
    assert (t.actor, t.step) == (1, "six_players.building")
    assert "play_progress" not in t.kinds()
    assert t.refuse(f"1 play_progress {key}") == ("reason-not-in-building-phase", "CK-726")
