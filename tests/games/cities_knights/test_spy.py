"""The Spy: CK-500 to CK-504, and what stays hidden."""

from __future__ import annotations

import random

import pytest

from catan_desktop.games.cities_knights.events import SpyTook
from catan_desktop.games.cities_knights.numbers import POLITICS, PROGRESS_KEYS, SCIENCE, TRADE
from catan_desktop.games.cities_knights.part import NO_CARDS, study
from catan_desktop.kernel.engine import determinise, observe
from catan_desktop.kernel.event import redact
from tests.games.cities_knights.place import CityParts, CityTable, cities_game, place
from tests.games.cities_knights.words import A, B, C, D

SPY = "0 play_progress spy"


def seen(t: CityTable) -> set[str]:
    """The cards that can be taken."""
    return {PROGRESS_KEYS[int(word)] for word in t.sites("spy_take")}


@pytest.mark.rule("CK-500", "CK-501", "CK-502", "CK-503", "CK-385", "CK-X41")
def test_one_of_the_hidden_cards_is_taken_and_may_be_played() -> None:
    t = place(cities_game(), "spy K1(0,0,N)", "", "spy smith shown=constitution").do(SPY)
    assert seen(t) == {"spy", "smith"}
    assert t.kinds() == {"spy_take"}, "one must be taken"
    assert t.refuse("0 stop_card")[0] == "reason-not-now"
    t.do("0 spy_take smith")
    assert (t.progress(0), t.progress(2)) == (["smith"], ["spy"])
    assert t.public(2) == 1
    t.do("0 play_progress smith")
    assert list(t.knights(0).values()) == ["2"]


@pytest.mark.rule("CK-501")
def test_another_spy_may_be_taken_and_played_at_once() -> None:
    t = place(cities_game(), "spy", "", "spy smith").do(SPY, "0 spy_take spy", SPY)
    assert t.progress(0) == ["smith"], "the only card left needs no choice (CK-601)"
    assert t.progress(2) == []
    assert t.city.held[0] == (0, 0, 1)


@pytest.mark.rule("CK-500", "CK-723", "CK-604", "CK-502")
def test_an_opponent_with_an_unplayed_card_is_named() -> None:
    t = place(cities_game(), "spy spy", "smith", "shown=printer", "warlord crane").do(SPY)
    assert t.sites("name_opponent") == {"1", "3"}
    assert t.refuse("0 name_opponent 0") == ("reason-not-an-opponent", "CK-723")
    assert t.refuse("0 name_opponent 2") == ("reason-opponent-without-progress", "CK-604")
    t.do("0 name_opponent 3")
    assert seen(t) == {"warlord", "crane"}


@pytest.mark.rule("CK-502", "CK-385", "CK-604")
def test_an_open_card_cannot_be_taken() -> None:
    t = place(cities_game(), "spy", "smith crane shown=printer shown=constitution").do(SPY)
    for card in ("printer", "constitution", "warlord"):
        assert t.refuse(f"0 spy_take {card}") == ("reason-card-not-seen", "CK-500")


@pytest.mark.rule("CK-500", "CK-592")
def test_the_backs_tell_how_many_of_each_colour_are_held() -> None:
    t = place(cities_game(), "spy crane", "smith smith warlord").do(SPY, "0 spy_take smith")
    assert t.city.held[0] == (0, 0, 2)
    assert t.city.held[1] == (0, 1, 1)
    assert (TRADE, POLITICS, SCIENCE) == (0, 1, 2)


@pytest.mark.rule("CK-504", "CK-388", "CK-719")
def test_the_taken_card_counts_for_the_limit_of_four() -> None:
    t = place(cities_game(), "spy smith smith crane crane", "mining mining").do(SPY)
    assert len(t.progress(0)) == 5
    assert t.step == "settlers.action", "the active player discards only at the end of its turn"
    assert t.refuse("0 end_turn") == ("reason-too-many-progress", "CK-719")
    t.do("0 discard_progress smith", "0 end_turn")
    assert len(t.progress(0)) == 4


@pytest.mark.rule("CK-594", "CK-596")
def test_only_the_spy_sees_the_cards_and_only_while_choosing() -> None:
    t = place(cities_game(), "spy", "smith warlord", "crane").do(SPY, "0 name_opponent 1")
    theirs = study(t.city.cards, B).cards
    assert study(t.city.cards, A).seen_cards == theirs
    mine = CityParts(t.game, observe(t.game, t.state, A).state)
    assert study(mine.cards, A).seen_cards == theirs
    assert mine.private[1] is None
    for seat in (C, D):
        view = CityParts(t.game, observe(t.game, t.state, seat).state)
        assert [own is not None for own in view.private] == [other == seat for other in range(4)]
        assert study(view.cards, seat).seen_cards == ()
    t.do("0 spy_take smith")
    assert study(t.city.cards, A).seen_cards == ()


@pytest.mark.rule("CK-594", "CK-596", "CK-593")
def test_others_can_only_guess_what_the_spy_sees() -> None:
    t = place(cities_game(), "spy", "smith warlord", "crane").do(SPY, "0 name_opponent 1")
    guesses = set()
    for seed in range(30):
        imagined = determinise(t.game, observe(t.game, t.state, D), random.Random(seed))
        part = CityParts(t.game, imagined)
        viewer, victim = study(part.cards, A), study(part.cards, B)
        assert viewer.seen_cards == victim.cards
        assert part.held == t.city.held
        guesses.add(victim.cards)
    assert len(guesses) > 5
    for seed in range(5):
        known = CityParts(t.game, determinise(t.game, observe(t.game, t.state, A), random.Random(seed)))
        assert study(known.cards, B).cards == study(t.city.cards, B).cards


@pytest.mark.rule("CK-595", "CK-593")
def test_the_taken_card_is_known_to_giver_and_taker_alone() -> None:
    t = place(cities_game(), "spy", "smith warlord").do(SPY, "0 spy_take warlord")
    (event,) = t.of(SpyTook)
    warlord = PROGRESS_KEYS.index("warlord")
    assert (event.taker, event.giver, event.track, event.card) == (A, B, POLITICS, warlord)
    assert [redact(event, seat).card for seat in (A, B, C, D)] == [warlord, warlord, None, None]  # type: ignore[attr-defined]


@pytest.mark.rule("CK-500", "CK-720", "CK-502")
@pytest.mark.parametrize("theirs", ["", "shown=constitution shown=printer"])
def test_without_a_hidden_card_of_an_opponent_it_is_not_played(theirs: str) -> None:
    t = place(cities_game(), "spy smith", theirs)
    assert t.refuse(SPY) == ("reason-nobody-holds-progress", "CK-720")
    assert study(t.city.cards, B).cards == NO_CARDS
