"""The politics cards that reach into hands: Saboteur, Spy and Wedding.

Who is affected stands fixed from the moment at which the card is played (CK-394).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import changed, covers
from catan_desktop.kernel.choice import Choice, Handful
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Refusals, Step
from catan_desktop.kernel.ids import SeatMask, numbered
from catan_desktop.kernel.prompts import Asks, ask_all, in_turn, question
from catan_desktop.mechanics.events import Discarded
from catan_desktop.mechanics.opponents import Aim, naming
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over, pay
from catan_desktop.mechanics.scoring import public_points

from .actions import SabotageDiscard, SpyTake, WeddingGift
from .card import ProgressCard, aiming, needs
from .decks import add_card
from .events import CardsGiven, Looked, SpyTook
from .numbers import PROGRESS, ProgressId
from .part import PROGRESS_CARDS, held_count, study, with_study
from .prompts import Looking

SABOTAGE, WEDDING = "cities_knights.sabotage", "cities_knights.wedding"
SPY, SPYING, LOOK = "cities_knights.spy", "cities_knights.spying", "cities_knights.look"
GIFT_SIZE = 2
"""Cards that a wedding guest brings (CK-515)."""

Size: TypeAlias = Callable[[Game, GameState, Seat], int]


def at_least(game: Game, state: GameState, seat: Seat, lead: int, cards: int) -> SeatMask:
    """Return the opponents who are `lead` points ahead of the seat, by what all can count, and hold `cards` cards."""
    mark, hands = public_points(game, state, seat) + lead, HANDS.of(game, state).sizes
    return sum(
        1 << other
        for other in range(game.seats)
        if other != seat and hands[other] >= cards and public_points(game, state, Seat(other)) >= mark
    )


# Saboteur


def sabotage_victims(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents who would discard (CK-495, CK-497)."""
    return at_least(game, state, seat, lead=0, cards=2)


def saboteur(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """They give up half of their hands, one after another (CK-495)."""
    return ask_all(
        state, SABOTAGE, tuple(Asks(other) for other in in_turn(game, seat, sabotage_victims(game, state, seat)))
    )


def half(game: Game, state: GameState, seat: Seat) -> int:
    """Return half the number of cards in a hand, rounded down (CK-496)."""
    return HANDS.of(game, state).sizes[seat] // 2


def _gives(kind: type[Action], size: Size) -> Callable[[Game, GameState, Seat], Choice]:
    """Return the family of an action that gives as many cards of the own hand."""

    def family(game: Game, state: GameState, seat: Seat) -> Choice:
        count = size(game, state, seat)
        return Handful(kind, seat, hand_of(game, state, seat), count, count)

    return family


def sabotage(game: Game, state: GameState, action: SabotageDiscard, out: Events) -> GameState:
    """The cards go to the bank, openly (CK-595)."""
    out.append(Discarded(action.seat, action.cards))
    return pay(game, pop(state), action.seat, action.cards)


def _not_held(game: Game, state: GameState, action: SabotageDiscard | WeddingGift) -> bool:
    hand = hand_of(game, state, action.seat)
    return len(action.cards) != len(hand) or min(action.cards) < 0 or not covers(hand, action.cards)


def _of_hand(rule: str, key: str, size: Size) -> Refusals:
    """Return what is wrong with cards that are given: they are not held, or are too many or too few."""
    return (
        (Reason("reason-cards-not-held", rule=rule), _not_held),
        (
            "",
            lambda g, s, a: sum(a.cards) != (count := size(g, s, a.seat)) and Reason(key, (("count", count),), rule),
        ),
    )


SABOTEUR = Act(
    SabotageDiscard,
    sabotage,
    family=_gives(SabotageDiscard, half),
    refusals=_of_hand("CK-718", "reason-discard-half", half),
)


# Wedding


@record
class Guest(Asks):
    """Who brings a present to whom."""

    host: Seat


def guests(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents who would give something (CK-515 to CK-517)."""
    return at_least(game, state, seat, lead=1, cards=1)


def wedding(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """They give, one after another (CK-515)."""
    invited = in_turn(game, seat, guests(game, state, seat))
    return ask_all(state, WEDDING, tuple(Guest(other, seat) for other in invited))


def gift_size(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many cards a guest gives (CK-516)."""
    return min(GIFT_SIZE, HANDS.of(game, state).sizes[seat])


def wedding_gift(game: Game, state: GameState, action: WeddingGift, out: Events) -> GameState:
    """The cards change hands, seen by these two alone (CK-595)."""
    host = state.frames[-1].data_as(Guest).host
    out.append(CardsGiven(action.seat, host, sum(action.cards), action.cards, "wedding"))
    return hand_over(game, pop(state), action.seat, host, action.cards)


GIFT = Act(
    WeddingGift,
    wedding_gift,
    family=_gives(WeddingGift, gift_size),
    refusals=_of_hand("CK-515", "reason-wedding-gift", gift_size),
)


# Spy


def holders(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents with an unplayed progress card."""
    part = PROGRESS_CARDS.of(game, state)
    return sum(1 << other for other in range(game.seats) if other != seat and held_count(part, Seat(other)))


def advance_spying(game: Game, state: GameState, out: Events) -> GameState:
    """The unplayed cards of the opponent are seen by the player of the card alone (CK-500, CK-594)."""
    aim = state.frames[-1].data_as(Aim)
    part = PROGRESS_CARDS.of(game, state)
    seen = study(part, aim.victim).cards
    own = replace(study(part, aim.seat), seen_cards=seen)
    out.append(Looked(aim.seat, aim.victim, False, seen))
    state = PROGRESS_CARDS.put(game, state, with_study(part, aim.seat, own))
    return swap(state, Frame(LOOK, 0, Looking(aim.seat, aim.victim, hand=False)))


def spied_cards(game: Game, state: GameState, seat: Seat) -> list[SpyTake]:
    """Return each kind of card seen; one must be taken (CK-503)."""
    seen = study(PROGRESS_CARDS.of(game, state), seat).seen_cards
    return [SpyTake(seat, card) for card, count in numbered(ProgressId, seen) if count]


def spy_take(game: Game, state: GameState, action: SpyTake, out: Events) -> GameState:
    """The card changes hands and counts for the limit of its new owner (CK-501, CK-504)."""
    victim, part = state.frames[-1].data_as(Looking).victim, PROGRESS_CARDS.of(game, state)
    own, theirs = replace(study(part, action.seat), seen_cards=()), study(part, victim)
    part = with_study(part, victim, replace(theirs, cards=changed(theirs.cards, action.card, -1)))
    out.append(SpyTook(action.seat, victim, PROGRESS[action.card].track, action.card))
    state = PROGRESS_CARDS.put(game, pop(state), with_study(part, action.seat, own))
    return add_card(game, state, action.seat, action.card)


TAKE = Act(SpyTake, spy_take, spied_cards, otherwise=Reason("reason-card-not-seen", rule="CK-500"))
CARDS = (
    ProgressCard("saboteur", saboteur, needs("reason-nobody-to-sabotage", sabotage_victims)),
    ProgressCard("spy", aiming(SPY, holders, SPYING), needs("reason-nobody-holds-progress", holders)),
    ProgressCard("wedding", wedding, needs("reason-no-guests", guests)),
)
STEPS: tuple[Step, ...] = (
    question(SABOTAGE, "prompt-saboteur", (SABOTEUR,)),
    naming(SPY, "prompt-spy-on", Reason("reason-opponent-without-progress", rule="CK-604")),
    Step(SPYING, data=Aim, advance=advance_spying),
    question(LOOK, "prompt-spy-take", (TAKE,), data=Looking),
    question(WEDDING, "prompt-wedding", (GIFT,), data=Guest),
)
