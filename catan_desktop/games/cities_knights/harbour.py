"""Commercial Harbor: a forced exchange with each opponent for the rest of the turn (CK-520 to CK-526).

The offered resource is a secret of the offering seat until it is given (CK-525); after the exchange the two cards are
known to giver and taker only. What is public: who was asked, and whether there was a commodity to give.

Rulings where the rule file is silent:
* The offered card stays in the hand, pledged, while the opponent chooses.
* An opponent with an empty hand can be asked too, as CK-524 leaves every opponent open to an offer.
"""

from __future__ import annotations

from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.kernel.module import Events, Explain, Handler
from catan_desktop.kernel.prompts import ask, question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over
from catan_desktop.mechanics.tables import RESOURCE_KINDS, RESOURCES

from .actions import HarbourGive, HarbourOffer
from .card import ProgressCard
from .decks import ACTIONS
from .events import HarbourExchanged, HarbourOffered, HarbourRested
from .numbers import CARD_KINDS, KINDS
from .part import (
    NO_PLEDGE,
    PROGRESS_CARDS,
    TURN,
    study,
    with_study,
)
from .prompts import Pledged

GIVE = "cities_knights.harbour_give"
COMMODITY_KINDS = CARD_KINDS[len(RESOURCES) :]


def unasked(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents that can still be asked this turn (CK-523)."""
    return game.everybody & ~TURN.of(game, state).harbour_asked & ~(1 << seat)


def open_harbour(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """From now to the end of the turn offers may be made (CK-520, CK-526)."""
    return TURN.put(game, state, replace(TURN.of(game, state), harbour=True))


def harbour_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Nobody is left to ask, or nobody has a card."""
    if not unasked(game, state, seat):
        return Reason("reason-all-asked", rule="CK-720")
    hands = HANDS.of(game, state).sizes
    if any(count for other, count in enumerate(hands) if other != seat):
        return None
    return Reason("reason-all-hands-empty", rule="CK-720")


def harbour_offers(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Each own resource to each opponent that has not been asked this turn (CK-521, CK-524)."""
    if not TURN.of(game, state).harbour:
        return ()
    hand = hand_of(game, state, seat)
    among = unasked(game, state, seat)
    offers = tuple(
        HarbourOffer(seat, Seat(other), kind)
        for other in range(game.seats)
        if among >> other & 1
        for kind in RESOURCE_KINDS
        if hand[kind]
    )
    return (Among(offers),) if offers else ()


def harbour_offer(game: Game, state: GameState, action: HarbourOffer, out: Events) -> GameState:
    """The opponent counts as asked; without a commodity nothing happens, else one must be given (CK-522, CK-523)."""
    part = TURN.of(game, state)
    state = TURN.put(game, state, replace(part, harbour_asked=part.harbour_asked | 1 << action.opponent))
    out.append(HarbourOffered(action.seat, action.opponent, action.resource))
    if not commodities_of(game, state, action.opponent):
        out.append(HarbourRested(action.seat, action.opponent))
        return state
    cards = PROGRESS_CARDS.of(game, state)
    cards = with_study(cards, action.seat, replace(study(cards, action.seat), pledge=action.resource))
    return ask(PROGRESS_CARDS.put(game, state, cards), GIVE, Pledged(action.opponent, action.seat))


def commodities_of(game: Game, state: GameState, seat: Seat) -> tuple[CardKind, ...]:
    """Kinds of commodities in a hand."""
    hand = hand_of(game, state, seat)
    return tuple(kind for kind in COMMODITY_KINDS if hand[kind])


def give_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A commodity of the opponent's choice (CK-521)."""
    return (Among(tuple(HarbourGive(seat, kind) for kind in commodities_of(game, state, seat))),)


def harbour_give(game: Game, state: GameState, action: HarbourGive, out: Events) -> GameState:
    """Both cards change hands; the offered one is seen only now (CK-525)."""
    data = state.frames[-1].data_as(Pledged)
    part = PROGRESS_CARDS.of(game, state)
    own = study(part, data.by)
    resource = own.pledge
    state = PROGRESS_CARDS.put(game, pop(state), with_study(part, data.by, replace(own, pledge=NO_PLEDGE)))
    out.append(HarbourExchanged(data.by, data.seat, resource, action.commodity))
    state = hand_over(game, state, data.by, data.seat, one(resource, len(KINDS)))
    return hand_over(game, state, data.seat, data.by, one(action.commodity, len(KINDS)))


def explain_offer(game: Game, state: GameState, action: HarbourOffer) -> Reason | None:
    """Return why this offer cannot be made (CK-723, CK-724)."""
    step = state.frames[-1].step
    if step == PRE_ROLL:
        return Reason("reason-roll-first", rule="CK-701")
    if step == BUILDING:
        return Reason("reason-not-in-building-phase", rule="CK-726")
    if step not in ACTIONS:
        return None
    part = TURN.of(game, state)
    if not part.harbour:
        return Reason("reason-no-harbour-card", rule="CK-724")
    if action.opponent == action.seat or not 0 <= action.opponent < game.seats:
        return Reason("reason-not-an-opponent", rule="CK-723")
    if part.harbour_asked >> action.opponent & 1:
        return Reason("reason-asked-already", rule="CK-724")
    if not 0 <= action.resource < len(RESOURCES):
        return Reason("reason-offer-resource", rule="CK-724")
    return Reason("reason-cards-not-held", rule="CK-724")


def explain_give(game: Game, state: GameState, action: HarbourGive) -> Reason | None:
    """Return why this is not given."""
    return Reason("reason-give-commodity", rule="CK-521") if state.frames[-1].step == GIVE else None


CARDS = (ProgressCard("commercial_harbor", open_harbour, harbour_reason),)
STEPS = (question(GIVE, "prompt-harbour-give", give_choices, data=Pledged),)
HANDLERS: dict[type[Action], Handler] = {HarbourOffer: harbour_offer, HarbourGive: harbour_give}
EXPLAIN: dict[type[Action], Explain] = {HarbourOffer: explain_offer, HarbourGive: explain_give}
