"""What everybody knows, and what stays secret."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import actor, decision, determinise, observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.events import Discarded, Produced
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.tables import tables
from tests.mechanics.place import PRE_ROLL, Table, gift, line, place
from tests.parts import Parts, Purse, changed, purse, settlers, with_purses

SEATS = (
    f"V(0,1,N)! {line(1, -1, 5)} 3ore 2wool knight vp+ played=1",
    "V(0,2,N) 4grain 4lumber plenty vp vp played=3",
    "V(1,2,N) 1brick roads",
)


def table(step: str = "settlers.action") -> Table:
    return place(gift(3), *SEATS, step=step, robber="(2,0)")


def seen(t: Table, seat: int) -> Parts:
    return settlers(observe(t.game, t.state, Seat(seat)).state)


@pytest.mark.rule("BASE-200")
def test_board_counts_and_awards_are_public() -> None:
    """Pieces, robber, hand sizes, unplayed cards by number, played cards, bank, deck size, awards, road lengths."""
    t = table()
    for seat in range(3):
        view = seen(t, seat)
        state = observe(t.game, t.state, Seat(seat)).state
        state = changed(t.game, with_purses(t.game, state, own_of_all(t)), hidden=t.part.hidden)
        assert settlers(state) == t.part, "only secrets are left out"
        assert (view.hands, view.held, view.knights) == ((5, 8, 1), (2, 3, 1), (1, 3, 0))
        assert (view.bank, view.deck) == ((15, 18, 17, 15, 16), 23 - 6 - 4)
        assert (view.longest, view.largest, view.lengths[0]) == (0, 1, 5)


@pytest.mark.rule("BASE-200")
def test_points_without_hidden_cards_are_public() -> None:
    """Every seat can count them from what it sees."""
    t = table()
    for seat in range(3):
        view = observe(t.game, t.state, Seat(seat)).state
        assert [public_points(t.game, view, Seat(other)) for other in range(3)] == [4, 3, 1]


@pytest.mark.rule("BASE-200")
def test_dice_production_and_discards_are_public() -> None:
    """Every seat reads these events in full."""
    t = table(PRE_ROLL).roll(8)
    (produced,) = t.of(Produced)
    assert all(redact(produced, Seat(seat)) == produced for seat in range(3))
    assert seen(t, 2).dice == (2, 6)
    t = table(PRE_ROLL).roll(7).do("1 discard 4grain")
    (discarded,) = t.of(Discarded)
    assert all(redact(discarded, Seat(seat)) == discarded for seat in range(3))


@pytest.mark.rule("BASE-201")
def test_hands_cards_and_deck_are_hidden() -> None:
    """Of kinds a seat sees its own only; the deck nobody sees."""
    t = table()
    for seat in range(3):
        view = seen(t, seat)
        assert view.hidden is None
        assert [own is not None for own in view.private] == [index == seat for index in range(3)]
        assert view.private[seat] == t.part.private[seat]


@pytest.mark.rule("BASE-201")
def test_the_order_of_the_deck_exists_only_when_a_card_is_drawn() -> None:
    """The state holds the deck as counts, so neither order nor future dice can be read from it."""
    assert table().part.hidden == (14 - 5, 5 - 3, 2 - 1, 2 - 1)


def shuffled(t: Table, seat: int) -> GameState:
    """The state with all secrets of the others changed to something else that fits."""
    part = t.part
    first, second = (purse(part, Seat(other)) for other in range(3) if other != seat)
    bank = part.bank
    others = [Seat(other) for other in range(3) if other != seat]
    rotated = []
    for own in (first, second):
        hand = (*own.hand[1:], own.hand[0])
        rotated.append(Purse(hand, own.cards, own.fresh, own.parting))
    private = own_of_all(t)
    for other, own in zip(others, rotated, strict=True):
        private[other] = own
    return changed(t.game, with_purses(t.game, t.state, private), bank=bank)


def own_of_all(t: Table) -> list[Purse]:
    return [purse(t.part, Seat(seat)) for seat in range(t.game.seats)]


@pytest.mark.rule("BASE-201")
@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("0 offer_trade 1ore 1grain @12",),
        ("0 offer_trade 1ore 1grain @12", "1 accept_offer"),
        ("0 offer_trade 1ore 1grain @12", "1 accept_offer", "2 decline_offer"),
        ("0 play_knight",),
        ("0 play_knight", "0 move_robber (1,1)"),
    ],
)
def test_what_a_seat_may_do_does_not_hang_on_others_secrets(lines: tuple[str, ...]) -> None:
    """With other cards in the other hands the same actions are legal."""
    t = table().do(*lines)
    seat = actor(t.state)
    assert seat in (0, 1, 2), "a player is asked in each of these positions"
    mine = decision(t.game, t.state, seat)
    assert mine is not None
    assert mine == decision(t.game, shuffled(t, seat), seat)
    assert mine == decision(t.game, observe(t.game, t.state, seat).state, seat)


@pytest.mark.rule("BASE-201")
def test_an_offer_may_ask_for_cards_that_nobody_has() -> None:
    """What may be asked for is limited by the box, not by the hands of others."""

    def limit(choice: Choice) -> tuple[int, ...] | None:
        return choice.limit if isinstance(choice, Offer) else None

    t = table()
    assert [limit(choice) for choice in t.asked().choices if isinstance(choice, Offer)] == [(19,) * 5]
    assert t.can("0 offer_trade 1ore 9brick @12")


@pytest.mark.rule("BASE-201")
def test_imagined_secrets_fit_everything_that_is_public() -> None:
    """What a bot imagines keeps hand sizes, the bank and the deck, and its own cards as they are."""
    t = table()
    rng = source(5, "imagine")
    hands = set()
    for _ in range(20):
        imagined = determinise(t.game, observe(t.game, t.state, Seat(2)), rng)
        part = settlers(imagined)
        purses = [purse(part, Seat(seat)) for seat in range(3)]
        assert [sum(own.hand) for own in purses] == [5, 8, 1]
        assert [sum(own.cards) for own in purses] == [2, 3, 1]
        assert purses[2] == purse(t.part, Seat(2))
        rest = tables(t.game).bank
        for own in purses:
            rest = subtract(rest, own.hand)
        assert rest == part.bank
        hands.add(purses[1].hand)
    assert len(hands) > 5, "and they differ"


@pytest.mark.rule("BASE-201", "BASE-093")
def test_an_imagined_discard_fits_the_hand() -> None:
    """A seat that has chosen has half of its imagined hand set aside, so that the game can go on."""
    t = place(gift(3), "8ore 1wool", "9grain", "1ore", step=PRE_ROLL).roll(7).do("0 discard 4ore")
    for seed in range(10):
        imagined = determinise(t.game, observe(t.game, t.state, Seat(1)), source(seed, "imagine"))
        own = purse(settlers(imagined), Seat(0))
        assert sum(own.parting) == 4
        Table(t.game, imagined).do("1 discard 4grain")


@pytest.mark.rule("BASE-201", "BASE-152", "BASE-191")
def test_imagined_cards_fit_what_everybody_has_seen() -> None:
    """As many of the active seat's cards are new as it bought this turn, and it has not won already."""
    eight = "V(0,1,N)! V(2,1,N)! V(-1,2,N)! V(0,3,N)!"
    t = place(gift(3), f"{eight} V(1,2,N) knight+ knight", "vp")
    for seed in range(30):
        imagined = determinise(t.game, observe(t.game, t.state, Seat(1)), source(seed, "imagine"))
        own = purse(settlers(imagined), Seat(0))
        assert sum(own.fresh) == 1
        assert all(new <= held for new, held in zip(own.fresh, own.cards, strict=True))
        assert not own.cards[tables(t.game).card_kind("vp")], "a tenth point would have ended the game"


@pytest.mark.rule("BASE-201", "BASE-140")
def test_an_imagined_hand_holds_what_its_seat_has_promised() -> None:
    """Who offers or accepts shows that the cards are there."""
    t = place(gift(3), "2ore 3wool", "2grain 6lumber", "1ore").do("0 offer_trade 2ore 2grain @12", "1 accept_offer")
    for seed in range(20):
        part = settlers(determinise(t.game, observe(t.game, t.state, Seat(2)), source(seed, "imagine")))
        assert purse(part, Seat(0)).hand[4] >= 2
        assert purse(part, Seat(1)).hand[3] >= 2
