"""Drawing, keeping and discarding progress cards: CK section 11."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.cities_knights.events import ProgressDiscarded, ProgressDrawn, ProgressPlayed, ProgressShown
from catan_desktop.games.cities_knights.numbers import POLITICS, SCIENCE, card_index
from catan_desktop.kernel.engine import determinise, observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import PRE_ROLL, CityParts, CityTable, cities_game, place
from tests.invariants import check_cities

FULL = "smith crane mining medicine"


def gate(*seats: str, face: str = "politics", red: int = 1, seat: int = 0) -> CityTable:
    """A gate falls; the dice bring nobody anything."""
    return place(cities_game(), *seats, step=PRE_ROLL, seat=seat).roll_all(1, red, face)


@pytest.mark.rule("CK-380")
def test_nothing_sells_a_progress_card() -> None:
    t = place(cities_game(), "V(0,0,N)! 4ore 4wool 4grain 4paper 4cloth 4coin")
    assert not {kind for kind in t.kinds() if "card" in kind or "buy" in kind or "draw" in kind}


@pytest.mark.rule("CK-381")
def test_a_drawn_card_is_its_owners_secret() -> None:
    t = gate("politics=1").do("* drawn_progress spy")
    (event,) = t.of(ProgressDrawn)
    assert redact(event, Seat(0)) == ProgressDrawn(Seat(0), POLITICS, card_index("spy"))
    assert redact(event, Seat(1)) == ProgressDrawn(Seat(0), POLITICS, None)
    assert CityParts(t.game, observe(t.game, t.state, Seat(1)).state).private[0] is None
    assert t.progress(0) == ["spy"]


@pytest.mark.rule("CK-382")
def test_a_card_can_be_played_in_the_turn_it_was_drawn_and_several_in_a_turn() -> None:
    t = gate("politics=2 warlord K1(0,0,N) K1(0,0,S) V(2,0,N)!").do("* drawn_progress warlord")
    t.do("0 play_progress warlord")
    assert t.of(ProgressPlayed)
    assert t.progress(0) == ["warlord"]


@pytest.mark.rule("CK-384", "CK-385", "CK-448", "CK-468")
@pytest.mark.parametrize(("key", "face"), [("printer", "science"), ("constitution", "politics")])
@pytest.mark.parametrize("seat", [0, 2])
def test_point_cards_are_laid_open_at_once(key: str, face: str, seat: int) -> None:
    """On anyone's turn; they stay, are worth a point each and count towards no limit."""
    words = [""] * 4
    words[seat] = f"{face}=1 {FULL}"
    t = gate(*words, face=face).do(f"* drawn_progress {key}")
    assert [event.seat for event in t.of(ProgressShown)] == [seat]
    assert t.city.shown[seat] == (card_index(key),)
    assert t.public(seat) == 1
    assert t.step in {"settlers.action", "cities_knights.spring"}
    assert len(t.progress(seat)) == 4


@pytest.mark.rule("CK-384")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_each_has_its_own_point_cards_before_it(seat: int) -> None:
    """Another who has one already keeps it, and nobody gets a second of the same."""
    for other in {0, 1, 2, 3} - {seat}:
        words = [""] * 4
        words[seat], words[other] = "politics=1", "shown=printer"
        t = gate(*words).do("* drawn_progress constitution")
        rows: list[tuple[int, ...]] = [()] * 4
        rows[seat], rows[other] = (card_index("constitution"),), (card_index("printer"),)
        assert t.city.shown == tuple(rows)


@pytest.mark.rule("CK-386", "CK-387")
@pytest.mark.parametrize("shown", ["", "shown=printer"])
def test_a_fourth_card_is_not_too_many(shown: str) -> None:
    """Nobody is asked for a discard, whose turn it is or not; an open point card does not count."""
    t = gate("politics=1 spy spy bishop", f"politics=1 smith crane mining {shown}").do("* drawn_progress warlord")
    t.do("* drawn_progress wedding")
    assert [len(t.progress(seat)) for seat in (0, 1)] == [4, 4]
    assert t.step == "settlers.action"
    assert t.can("0 end_turn")
    assert t.refuse("0 discard_progress spy") == ("reason-no-free-discard", "CK-725")


@pytest.mark.rule("CK-386", "CK-387", "CK-603")
def test_a_fifth_card_outside_the_own_turn_is_one_too_many_at_once() -> None:
    """The new one may be the one that goes; the next seat draws only afterwards."""
    t = gate("", f"politics=1 {FULL}", "politics=1").do("* drawn_progress spy")
    assert (t.step, t.actor) == ("cities_knights.limit", 1)
    assert t.lines() == [
        f"1 discard_progress {card_index(key)}" for key in sorted([*FULL.split(), "spy"], key=card_index)
    ]
    t.do("1 discard_progress spy")
    assert t.progress(1) == sorted(FULL.split(), key=card_index)
    assert t.step == "cities_knights.draw"
    t.do("* drawn_progress bishop")
    assert t.progress(2) == ["bishop"]


@pytest.mark.rule("CK-388", "CK-097", "CK-719", "CK-X37")
def test_the_active_seat_keeps_five_until_the_end_of_its_turn() -> None:
    t = gate(f"politics=1 {FULL}", f"politics=1 {FULL}").do("* drawn_progress spy")
    assert len(t.progress(0)) == 5
    t.do("* drawn_progress bishop", "1 discard_progress bishop")
    assert t.step == "settlers.action"
    assert "end_turn" not in t.kinds()
    assert t.refuse("0 end_turn") == ("reason-too-many-progress", "CK-719")
    t.do("0 discard_progress crane")
    assert t.can("0 end_turn")
    assert t.refuse("0 discard_progress smith") == ("reason-no-free-discard", "CK-725")


@pytest.mark.rule("CK-388")
def test_playing_one_is_enough() -> None:
    t = gate(f"politics=1 V(0,0,N)! {FULL}").do("* drawn_progress spy", "0 play_progress crane")
    assert t.can("0 end_turn")


@pytest.mark.rule("CK-725", "CK-718")
def test_no_discard_without_need_and_none_of_a_card_not_held() -> None:
    t = place(cities_game(), FULL)
    assert t.refuse("0 discard_progress smith") == ("reason-no-free-discard", "CK-725")
    t = gate("", f"politics=1 {FULL}").do("* drawn_progress spy")
    assert t.refuse("1 discard_progress wedding") == ("reason-card-not-held", "CK-718")


@pytest.mark.rule("CK-389", "CK-390", "CK-393")
def test_played_and_discarded_cards_go_under_their_deck() -> None:
    """They come up last, in the order in which they went there; nothing else can be drawn then."""
    others = "alchemist alchemist engineer inventor inventor irrigation irrigation medicine medicine mining"
    t = place(
        cities_game(),
        "V(0,0,N)! science=2 crane crane smith smith mining trade=1",
        f"{others} road_building road_building shown=printer",
    )
    assert t.city.decks[2] == 0
    t.do("0 discard_progress smith", "0 play_progress crane", "0 end_turn")
    assert list(t.city.under[2]) == [-1, card_index("crane")]
    t.do("1 roll", "* dice 1 1", "* event_die science")
    assert t.lines() == [f"* drawn_progress {card_index('smith')}"]
    t.do("* drawn_progress smith")
    assert list(t.city.under[2]) == [card_index("crane")]
    own = t.city.private[0]
    assert own is not None
    assert own.buried == ((), (), ())


@pytest.mark.rule("CK-389", "CK-390", "CK-393")
def test_each_deck_gives_back_what_lies_under_it_and_leaves_the_others_as_they_are() -> None:
    """A card of each colour laid down unseen, and one that was played before: first in, first out."""
    t = place(
        cities_game(),
        "K1(0,0,N) trade=1 commercial_harbor merchant merchant_fleet bishop spy warlord crane mining smith",
        "1ore " + "merchant " * 5 + "master_merchant " * 2 + "merchant_fleet",
        "commercial_harbor trade_monopoly " + "resource_monopoly " * 4,
        "trade=1 trade_monopoly",
    )
    assert t.city.decks == (0, 15, 15)
    t.do("0 play_progress commercial_harbor")
    t.do(*(f"0 discard_progress {key}" for key in ("merchant", "merchant_fleet", "spy", "smith")))
    t.do("0 play_progress warlord", "0 end_turn", "1 roll", "* dice 1 1", "* event_die trade")
    own = t.city.private[0]
    assert own is not None
    fleet = card_index("merchant_fleet")
    assert own.buried == ((card_index("merchant"), fleet), (card_index("spy"),), (card_index("smith"),))
    for seat, key in ((3, "commercial_harbor"), (0, "merchant")):
        assert t.lines() == [f"* drawn_progress {card_index(key)}"]
        t.do(f"* drawn_progress {key}")
        assert key in t.progress(seat)
    own = t.city.private[0]
    assert own is not None
    assert own.buried == ((fleet,), (card_index("spy"),), (card_index("smith"),))
    assert t.city.under == ((-1,), (-1, card_index("warlord")), (-1,))


@pytest.mark.rule("CK-390")
def test_a_discard_is_seen_by_its_owner_alone() -> None:
    t = gate("", f"politics=1 {FULL}").do("* drawn_progress spy", "1 discard_progress smith")
    (event,) = t.of(ProgressDiscarded)
    assert redact(event, Seat(0)) == ProgressDiscarded(Seat(1), SCIENCE, None)
    assert redact(event, Seat(1)) == event
    assert t.city.under[2] == (-2,)
    own = t.city.private[1]
    assert own is not None
    assert own.buried[2] == (card_index("smith"),)


@pytest.mark.rule("CK-593", "CK-596")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_imagined_states_agree_with_what_a_seat_knows(viewer: int) -> None:
    """Every card is dealt, colours and counts are kept, own cards and own discards stay; others vary."""
    t = gate("trade=1 spy", f"politics=1 {FULL}", "wedding merchant merchant").do(
        "* drawn_progress spy", "1 discard_progress smith"
    )
    view = observe(t.game, t.state, Seat(viewer))
    seen = set()
    for number in range(40):
        imagined = determinise(t.game, view, Random(number))
        check_cities(t.game, imagined)
        part = CityParts(t.game, imagined)
        assert (part.held, part.under, part.decks) == (t.city.held, t.city.under, t.city.decks)
        assert part.private[viewer] == t.city.private[viewer]
        seen.add(part.private)
    assert len(seen) > 5
