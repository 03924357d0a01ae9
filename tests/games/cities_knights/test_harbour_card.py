"""Commercial Harbor: CK-520 to CK-526, its refusals, and who sees what: CK-525, CK-595."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.cities_knights.events import HarbourExchanged, HarbourOffered, HarbourRested
from catan_desktop.games.cities_knights.numbers import KINDS
from catan_desktop.games.cities_knights.part import study
from catan_desktop.games.cities_knights.prompts import Pledged
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.engine import determinise, observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from tests.games.cities_knights.hands import barred, hand, plausible, secrets
from tests.games.cities_knights.place import PRE_ROLL, CityParts, CityTable, cities_game, place
from tests.parts import purse, settlers

WOOL, ORE, COIN = (CardKind(KINDS.index(kind)) for kind in ("wool", "ore", "coin"))
SEATS = ("1wool 1ore 1cloth commercial_harbor", "2coin 1paper 1brick", "3grain", "")


def opened(*seats: str) -> CityTable:
    return place(cities_game(), *(seats or SEATS)).do("0 play_progress commercial_harbor")


def pledged(resource: str = "wool") -> CityTable:
    """Seat 1 chooses what to give for a resource of seat 0."""
    return opened().do(f"0 harbour_offer 1 {resource}")


@pytest.mark.rule("CK-520", "CK-521", "CK-524", "CK-526")
def test_each_own_resource_may_be_offered_to_each_opponent() -> None:
    """At any moment of the action phase, whatever the opponents hold, and never must."""
    t = opened()
    assert t.step == "settlers.action"
    assert set(t.lines("harbour_offer")) == {
        f"0 harbour_offer {other} {kind}" for other in (1, 2, 3) for kind in (WOOL, ORE)
    }
    assert t.can("0 end_turn")
    t = opened("1wool 1brick 1lumber V(0,0,N) commercial_harbor", "1coin")
    t.do("0 build_road E(0,0,NE)", "0 harbour_offer 1 wool")
    assert t.hand(0) == hand("1coin")


@pytest.mark.rule("CK-521", "CK-X34")
@pytest.mark.parametrize("given", ["coin", "paper"])
def test_the_opponent_chooses_the_commodity(given: str) -> None:
    t = pledged()
    assert (t.actor, t.sites("harbour_give")) == (1, {str(KINDS.index("paper")), str(COIN)})
    t.do(f"1 harbour_give {given}")
    left = "1coin 1paper" if given == "coin" else "2coin"
    assert t.hand(0) == hand(f"1ore 1cloth 1{given}")
    assert t.hand(1) == hand(f"{left} 1brick 1wool")
    assert (t.step, secrets(t, 0).pledge) == ("settlers.action", -1)


@pytest.mark.rule("CK-522", "CK-523", "CK-X34")
@pytest.mark.parametrize("other", [2, 3], ids=["only resources", "no card at all"])
def test_without_a_commodity_the_offered_card_stays_and_the_offer_counts(other: int) -> None:
    t = opened().do(f"0 harbour_offer {other} wool")
    assert t.hand(0) == hand("1wool 1ore 1cloth")
    assert t.of(HarbourRested) == [HarbourRested(Seat(0), Seat(other))]
    assert (t.step, secrets(t, 0).pledge) == ("settlers.action", -1)
    assert t.refuse(f"0 harbour_offer {other} ore") == ("reason-asked-already", "CK-724")


@pytest.mark.rule("CK-521", "CK-601")
def test_the_only_kind_of_commodity_is_given_unasked() -> None:
    t = opened("1ore commercial_harbor", "3cloth 2wool").do("0 harbour_offer 1 ore")
    assert (t.hand(0), t.hand(1)) == (hand("1cloth"), hand("2cloth 2wool 1ore"))
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-521", "CK-395", "CK-604")
@pytest.mark.parametrize("kind", ["cloth", "brick", "-1", "8"])
def test_a_commodity_that_is_held_must_be_given(kind: str) -> None:
    t = pledged()
    assert t.kinds() == {"harbour_give"}
    assert t.refuse(f"1 harbour_give {kind}") == ("reason-give-commodity", "CK-521")


@pytest.mark.rule("CK-523", "CK-720")
def test_each_opponent_is_asked_once_a_turn_also_with_both_copies() -> None:
    t = opened("3wool commercial_harbor commercial_harbor", "4coin", "4coin", "4coin")
    t.do("0 harbour_offer 1 wool", "0 play_progress commercial_harbor")
    assert t.refuse("0 harbour_offer 1 wool") == ("reason-asked-already", "CK-724")
    t.do("0 harbour_offer 2 wool", "0 harbour_offer 3 wool")
    assert (t.hand(0), t.lines("harbour_offer")) == (hand("3coin"), [])
    t = opened("3wool commercial_harbor commercial_harbor", "4coin", "4coin", "4coin")
    t.do(*(f"0 harbour_offer {other} wool" for other in (1, 2, 3)))
    assert barred(t, "commercial_harbor") == "reason-all-asked"


@pytest.mark.rule("CK-720")
def test_no_harbour_while_every_opponent_has_an_empty_hand() -> None:
    t = place(cities_game(), "5wool commercial_harbor")
    assert barred(t, "commercial_harbor") == "reason-all-hands-empty"
    assert place(cities_game(), "commercial_harbor", "", "", "1grain").can("0 play_progress commercial_harbor")


@pytest.mark.rule("CK-520", "CK-098")
def test_the_effect_ends_with_the_turn() -> None:
    t = opened("2wool commercial_harbor", "1coin 1paper", "1coin").do("0 harbour_offer 2 wool", "0 end_turn")
    assert (t.city.harbour, t.city.harbour_asked) == (False, 0)
    t.roll_all(1, 1, "ship")
    assert t.lines("harbour_offer") == []


@pytest.mark.rule("CK-724", "CK-723")
@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("0 wool", ("reason-not-an-opponent", "CK-723")),
        ("4 wool", ("reason-not-an-opponent", "CK-723")),
        ("-1 wool", ("reason-not-an-opponent", "CK-723")),
        ("1 cloth", ("reason-offer-resource", "CK-724")),
        ("1 -1", ("reason-offer-resource", "CK-724")),
        ("1 grain", ("reason-cards-not-held", "CK-724")),
    ],
)
def test_offers_that_are_refused(offer: str, reason: tuple[str, str]) -> None:
    assert opened().refuse(f"0 harbour_offer {offer}") == reason


@pytest.mark.rule("CK-724", "CK-701")
def test_without_the_card_or_before_the_roll_there_is_no_offer() -> None:
    t = place(cities_game(), *SEATS)
    assert t.refuse("0 harbour_offer 1 wool") == ("reason-no-harbour-card", "CK-724")
    assert t.lines("harbour_offer") == []
    t = place(cities_game(), *SEATS, step=PRE_ROLL)
    assert t.refuse("0 harbour_offer 1 wool") == ("reason-roll-first", "CK-701")


@pytest.mark.rule("CK-726", "CK-660")
def test_between_the_turns_there_is_no_offer() -> None:
    t = place(cities_game(5), "1wool commercial_harbor", "1ore 1wool", city={}).do("0 play_progress commercial_harbor")
    t.do("0 end_turn")
    assert (t.step, t.actor) == ("six_players.building", 1)
    assert t.refuse("1 harbour_offer 2 wool") == ("reason-not-in-building-phase", "CK-726")
    assert t.lines("harbour_offer") == []


@pytest.mark.rule("CK-665", "CK-664")
def test_the_second_player_of_a_pair_may_use_it() -> None:
    """The exchange is forced and no trade; what the first player has asked does not count."""
    t = place(
        cities_game(5, turn_rule="paired_players"),
        "2wool commercial_harbor",
        "2coin",
        "",
        "1wool commercial_harbor",
    ).do("0 play_progress commercial_harbor", "0 harbour_offer 1 wool", "0 end_turn")
    assert (t.step, t.actor) == ("six_players.pair", 3)
    assert t.lines("harbour_offer") == [], "the first player's card is over"
    t.do("3 play_progress commercial_harbor", "3 harbour_offer 1 wool")
    assert t.hand(3) == hand("1coin")


# who sees what


@pytest.mark.rule("CK-525")
def test_nobody_else_can_tell_which_resource_is_offered() -> None:
    """Offers of wool and of ore look alike to the one who chooses and to all others."""
    wool, ore = pledged("wool"), pledged("ore")
    assert (secrets(wool, 0).pledge, secrets(ore, 0).pledge) == (WOOL, ORE)
    assert wool.state.frames[-1].data == Pledged(Seat(1), Seat(0))
    for seat in (1, 2, 3):
        assert observe(wool.game, wool.state, Seat(seat)) == observe(ore.game, ore.state, Seat(seat))
        told = [[redact(event, Seat(seat)) for event in t.events] for t in (wool, ore)]
        assert told[0] == told[1]
    (offered,) = wool.of(HarbourOffered)
    assert redact(offered, Seat(0)) == offered == HarbourOffered(Seat(0), Seat(1), WOOL)


@pytest.mark.rule("CK-595")
def test_the_exchanged_cards_are_known_to_giver_and_taker_alone() -> None:
    t = pledged().do("1 harbour_give coin")
    (exchanged,) = t.of(HarbourExchanged)
    assert exchanged == HarbourExchanged(Seat(0), Seat(1), WOOL, COIN)
    assert [redact(exchanged, Seat(seat)) == exchanged for seat in range(4)] == [True, True, False, False]
    assert redact(exchanged, Seat(3)) == replace(exchanged, resource=None, commodity=None)


@pytest.mark.rule("CK-525", "CK-596")
@pytest.mark.parametrize("resource", ["wool", "ore"])
def test_every_seat_imagines_a_pledge_and_a_choice(resource: str) -> None:
    """The imagined offer is a card of the imagined hand, and the one who chooses has a choice, as CK-601 tells."""
    t = pledged(resource)
    plausible(t)
    for seat in range(4):
        for number in range(20):
            state = determinise(t.game, observe(t.game, t.state, Seat(seat)), Random(number))
            part, base = CityParts(t.game, state), settlers(state)
            pledge = study(part.cards, Seat(0)).pledge
            assert purse(base, Seat(0)).hand[pledge]
            assert seat != 0 or pledge == t.read(f"0 harbour_offer 1 {resource}").resource  # type: ignore[attr-defined]
            assert sum(1 for count in purse(base, Seat(1)).hand[5:] if count) > 1


@pytest.mark.rule("CK-525", "CK-596")
def test_a_choice_is_imagined_even_where_few_commodities_are_about() -> None:
    """Of all cards in the hands only these two are commodities: the seat that is asked must have them."""
    t = opened("1wool commercial_harbor", "1coin 1paper", "5grain 5ore", "5brick 5lumber").do("0 harbour_offer 1 wool")
    for seat in (2, 3):
        for number in range(20):
            state = determinise(t.game, observe(t.game, t.state, Seat(seat)), Random(number))
            assert purse(settlers(state), Seat(1)).hand == hand("1coin 1paper")
