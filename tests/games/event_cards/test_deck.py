"""The deck: what is in it, and how it is drawn (EVENT section 6.1)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from catan_desktop.games.catalogue import GAMES, RULESETS
from catan_desktop.games.catalogue import ruleset as find
from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.event_cards import cards
from catan_desktop.games.event_cards.cards import EVENT_CARDS, EVENT_OF, PAIRS
from catan_desktop.games.event_cards.events import DrawnAgain, EventDrawn, NewYear
from catan_desktop.games.event_cards.module import MODULE as EVENT_MODULE
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.dice import ALL_THROWS, PRE_ROLL
from catan_desktop.mechanics.events import Produced, Rolled
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.questions import THROWS
from catan_desktop.mechanics.settlers import SETTLERS
from tests.games.event_cards.place import EventTable, card, events
from tests.mechanics.place import classic

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "traders-and-barbarians.md").read_text(encoding="utf-8")
BY_NAME = {
    "EVENT-C1": cards.ROBBER_ATTACKS,
    "EVENT-C2": cards.ROBBER_FLEES,
    "EVENT-C3": cards.EPIDEMIC,
    "EVENT-C4": cards.EARTHQUAKE,
    "EVENT-C5": cards.GOOD_NEIGHBOURS,
    "EVENT-C6": cards.HELPFUL_NEIGHBOUR,
    "EVENT-C7": cards.CALM_SEAS,
    "EVENT-C8": cards.PLENTIFUL_YEAR,
    "EVENT-C9": cards.TOURNAMENT,
    "EVENT-C10": cards.CONFLICT,
    "EVENT-C11": cards.TRADE,
    "EVENT-C12": cards.QUIET,
}
OFFERING = ("classic", "fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians")


def told(t: EventTable) -> dict[int, int]:
    """Card -> its weight in the draw that is awaited."""
    (found,) = t.asked().choices
    assert isinstance(found, Draw)
    return dict(zip(range(36), found.weights, strict=True))


@pytest.mark.rule("EVENT-C1", "EVENT-C2", "EVENT-C3", "EVENT-C4", "EVENT-C5", "EVENT-C6", "EVENT-C7", "EVENT-C8")
@pytest.mark.rule("EVENT-C9", "EVENT-C10", "EVENT-C11", "EVENT-C12", "EVENT-007", "EVENT-X01")
@pytest.mark.parametrize("rule", BY_NAME)
def test_the_cards_are_those_of_the_table(rule: str) -> None:
    """Number and red die of each card of an event, read from the rule file."""
    row = re.search(rf"\| {rule} \| [^|]+\| (\d+) \| ([^|]+)\|", TEXT)
    assert row is not None
    if rule == "EVENT-C1":
        listed = {(red, 7 - red) for red in range(1, 7)}
    else:
        listed = {(int(red), int(total) - int(red)) for total, red in re.findall(r"(\d+) \((\d+)\)", row[2])}
    assert {PAIRS[card] for card, event in enumerate(EVENT_OF) if event == BY_NAME[rule]} == listed
    assert len(listed) == int(row[1])


@pytest.mark.rule("EVENT-002", "EVENT-X01")
def test_there_is_a_card_for_each_pair_of_dice() -> None:
    assert len(set(PAIRS)) == 36
    numbers = Counter(sum(pair) for pair in PAIRS)
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert EVENT_OF.count(cards.QUIET) == 16


@pytest.mark.rule("EVENT-001", "EVENT-006")
def test_the_number_of_the_card_is_the_roll() -> None:
    """Any of the 36 can come; the pair of the card is what a roll would be, and everybody sees which card it was."""
    t = events("V(0,0,N)").do("0 roll")
    assert told(t) == dict.fromkeys(range(36), 1)
    t.do(f"* drawn_event {card(cards.QUIET, 11)}")
    assert t.of(Rolled) == [EventDrawn(Seat(0), 6, 5, cards.QUIET)]
    assert t.state.frames[-1].step == "settlers.action"
    assert EVENT_CARDS.of(t.game, observe(t.game, t.state, Seat(1)).state).drawn == (card(cards.QUIET, 11),)


@pytest.mark.rule("EVENT-005")
def test_the_event_comes_before_the_number() -> None:
    """Plentiful Year: the card is chosen first, and only then the 2 yields."""
    t = events("V(0,0,N)").draw(cards.PLENTIFUL_YEAR)
    assert not t.of(Produced)
    assert t.lines() == [f"0 take_from_bank {kind}" for kind in range(5)]
    t.do("0 take_from_bank ore", "1 take_from_bank ore", "2 take_from_bank ore")
    assert t.step == "settlers.action"


@pytest.mark.rule("EVENT-003", "EVENT-004", "EVENT-004a", "EVENT-X02", "EVENT-C13", "EVENT-036a")
def test_new_year_comes_after_31_cards() -> None:
    """Every card that is left is as likely as any other; the five that are never drawn are not known before."""
    gone = list(range(30))
    t = events(drawn=gone).do("0 roll")
    assert [card for card, weight in told(t).items() if weight] == list(range(30, 36))
    t.do("* drawn_event 35")
    assert not t.of(NewYear)
    t = events(drawn=[*gone, 35]).do("0 roll")
    assert told(t) == dict.fromkeys(range(36), 1)
    t.do(f"* drawn_event {card(cards.QUIET)}")
    assert t.of(NewYear) == [NewYear(Seat(0))]
    assert [type(event) for event in t.events[:2]] == [NewYear, EventDrawn]
    assert EVENT_CARDS.of(t.game, t.state).drawn == (card(cards.QUIET),)


@pytest.mark.rule("EVENT-008", "EVENT-009")
@pytest.mark.parametrize(("other", "value"), [("dice", "deck"), ("early_sevens", False)])
@pytest.mark.parametrize("key", OFFERING)
def test_what_replaces_the_same_roll_is_not_chosen_with_the_cards(key: str, other: str, value: str | bool) -> None:
    ruleset = RULESETS[key]
    with pytest.raises(RulesetError, match=f"does not go with {other}"):
        ruleset.checked({"event_cards": True, other: value})
    assert ruleset.checked({other: value})["event_cards"] is False


@pytest.mark.rule("EVENT-035")
def test_no_dice_are_thrown() -> None:
    t = events().do("0 roll")
    assert t.refuse("* dice 3 4") == ("reason-event-cards-no-dice", "EVENT-035")


@pytest.mark.rule("OPTION-002")
def test_the_games_that_offer_event_cards() -> None:
    offering = {
        game.key for game in GAMES.values() if any(spec.key == "event_cards" for spec in game.rules.ruleset.options)
    }
    assert offering >= set(OFFERING)
    assert not offering & {"watch", "gift-base", "cities-knights"}


def test_a_game_without_the_cards_has_no_part_of_them() -> None:
    for key in OFFERING:
        assert "event_cards" not in RULESETS[key].slots
        assert "event_cards" in RULESETS[key].at({"event_cards": True}).slots


@pytest.mark.rule("EVENT-010")
def test_robber_attacks_is_a_seven() -> None:
    t = events("V(0,0,N)", "8wool", robber="(0,0)").draw(cards.ROBBER_ATTACKS)
    assert (t.actor, t.kinds()) == (1, {"discard"})
    t.do("1 discard 4wool")
    assert (t.actor, t.kinds()) == (0, {"move_robber"})
    assert t.game.ruleset.script.turn[:3] == (PRE_ROLL, "event_cards.draw", "settlers.produce")


@pytest.mark.rule("EVENT-012", "EVENT-X03")
def test_an_epidemic_leaves_each_city_one_card() -> None:
    """On the 8 of the fixed island; in the next turn with an 8 the city is due two again."""
    spot = classic().board.topology
    around = spot.hex_corner_mask[classic().board.producers[8][0]]
    corners = [name for corner in bits(around) if (name := spot.corner_name(corner))]
    buildings = f"{corners[0]}!", f"{corners[3]}"
    t = events(*buildings, robber="home").draw(cards.EPIDEMIC, 8)
    assert t.hands()[:2] == [1, 1]
    t.do("0 end_turn").draw(cards.QUIET, 8)
    assert t.hands()[:2] == [3, 2]


def test_a_number_that_may_not_fall_has_its_event_and_another_card_is_drawn() -> None:
    """Where a game takes 2 out of the throws: the year is plentiful, and then the next card says what yields."""
    module = Module(no_part("no_two"), 1, answers={THROWS: lambda game, state: ALL_THROWS & ~1})
    ruleset = compose("no-two", (*SETTLERS, ISLAND, module, EVENT_MODULE), (3,), island, Island)
    t = events("V(0,0,N)", ruleset=ruleset).draw(cards.PLENTIFUL_YEAR)
    assert t.of(DrawnAgain) == [DrawnAgain(2)]
    t.do("0 take_from_bank ore", "1 take_from_bank ore", "2 take_from_bank ore")
    assert t.step == "event_cards.draw"
    assert told(t)[card(cards.PLENTIFUL_YEAR)] == 0
    t.do(f"* drawn_event {card(cards.QUIET, 8)}")
    assert t.step == "settlers.action"
    assert DICE.of(t.game, t.state).last == PAIRS[card(cards.QUIET, 8)]


@pytest.mark.rule("OPTION-X01")
def test_a_table_plays_one_scenario() -> None:
    for asked in ("rivers,traders-barbarians", "rivers-traders-barbarians", "rivers+caravans"):
        with pytest.raises(RulesetError, match="there is no ruleset"):
            find(asked)
