"""What a seat knows of the hands of others: never wrong, and much more than nothing."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.evaluation.hands import Bounds, bounds_of, imagine
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.watch.events import CardHandedOver, CardSeen, DeckSeen, MormontAsked
from catan_desktop.games.watch.heroes.hero import MORMONT
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import CardBought, Discarded, Monopolised, Produced, Stolen
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.tables import DevelopmentId
from tests.bots.worlds import positions
from tests.mechanics.place import classic, counts, place, watch

ME, LINNET, HALD = Seat(0), Seat(1), Seat(2)
ORE, WOOL = (CardKind(counts(text).index(1)) for text in ("1ore", "1wool"))


def known(history: list[Event], *hands: str, on_the_wall: bool = False) -> tuple[Bounds, ...]:
    """What the first of three seats knows of the hands, which stand so after what has happened."""
    t = place(watch(3) if on_the_wall else classic(3), *hands)
    seen = tuple(redact(event, ME) for event in history)
    return bounds_of(t.game, replace(observe(t.game, t.state, ME), history=seen))


@pytest.mark.parametrize("key", sorted(key for key, ruleset in RULESETS.items() if HANDS.key in ruleset.slots))
def test_no_hand_is_ever_outside_of_what_is_known_of_it(key: str) -> None:
    exact = looked = wrong = 0
    for position in positions(key):
        game, view = position.game, position.view()
        bounds, dealt = bounds_of(game, view), imagine(game, view, Random(3))
        for seat in map(Seat, range(game.seats)):
            assert bounds[seat].admit(hand_of(game, position.state, seat))
            wrong += not bounds[seat].admit(hand_of(game, dealt, seat))
            if seat != view.seat:
                exact += bounds[seat].least == bounds[seat].most
                looked += 1
    assert exact > 0.3 * looked, "much of what happens to cards happens openly"
    assert wrong <= 0.05 * looked


def test_what_is_taken_and_paid_openly_is_known_to_the_card() -> None:
    taken: list[Event] = [Produced(LINNET, counts("2ore 1wool")), Produced(HALD, counts("1grain"))]
    bounds = known([*taken, Discarded(LINNET, counts("1ore"))], "", "1ore 1wool", "1grain")
    assert bounds[LINNET] == Bounds(counts("1ore 1wool"), counts("1ore 1wool"))
    assert bounds[HALD] == Bounds(counts("1grain"), counts("1grain"))


def test_a_theft_between_others_leaves_open_what_they_hold_until_it_shows() -> None:
    stolen: list[Event] = [
        Produced(LINNET, counts("1ore 1wool")),
        Produced(HALD, counts("1grain")),
        Stolen(HALD, LINNET, ORE),
    ]
    bounds = known(stolen, "", "1wool", "1grain 1ore")
    assert bounds[LINNET] == Bounds(counts(""), counts("1ore 1wool"))
    assert bounds[HALD] == Bounds(counts("1grain"), counts("1grain 1ore 1wool"))
    bounds = known([*stolen, Discarded(HALD, counts("1ore"))], "", "1wool", "1grain")
    assert bounds[LINNET] == Bounds(counts("1wool"), counts("1wool"))


def test_a_monopoly_leaves_the_others_without_that_kind() -> None:
    began: list[Event] = [Produced(LINNET, counts("1ore 1wool")), Stolen(HALD, LINNET, ORE)]
    bounds = known([*began, Monopolised(ME, WOOL, (0, 1, 0))], "1wool", "", "1ore")
    assert bounds[HALD] == Bounds(counts("1ore"), counts("1ore"))


def test_who_gave_mormont_nothing_has_none() -> None:
    """What a third seat gives him for it is seen by the two alone; that it is asked for is heard by all."""
    began: list[Event] = [
        Produced(ME, counts("1grain 1wool")),
        Produced(LINNET, counts("1ore 1wool")),
        Produced(HALD, counts("1ore 1wool")),
        Stolen(HALD, LINNET, ORE),
    ]
    asked: list[Event] = [
        MormontAsked(ME, 0b010, ORE, 0),
    ]
    bounds = known([*began, *asked], "1grain 1wool", "1wool", "2ore 1wool", on_the_wall=True)
    assert bounds[LINNET].most == counts("1wool")
    assert bounds[HALD].least == counts("2ore 1wool")
    given: list[Event] = [
        MormontAsked(LINNET, 0b100, ORE, 0b100),
        CardHandedOver(HALD, LINNET, ORE, MORMONT),
    ]
    bounds = known([*began, *given], "1grain 1wool", "1ore 1wool", "1ore 1wool", on_the_wall=True)
    assert bounds[LINNET].least[ORE] == 1


def test_melisandre_pays_once_and_nobody_notes_with_what() -> None:
    bought: list[Event] = [
        Produced(LINNET, counts("2ore 1wool 1grain")),
        Produced(HALD, counts("1lumber")),
        DeckSeen(LINNET, 1),
        CardSeen(LINNET, DevelopmentId(0)),
        CardBought(LINNET, DevelopmentId(0)),
    ]
    bounds = known(bought, "", "1grain", "1lumber", on_the_wall=True)
    assert bounds[LINNET] == Bounds(counts("1grain"), counts("1grain")), "the bank tells"
    assert bounds[HALD].least == counts("1lumber")
