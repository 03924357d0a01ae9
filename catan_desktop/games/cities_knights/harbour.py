"""Commercial Harbor: a forced exchange with each opponent for the rest of the turn (CK-520 to CK-526).

The offered resource is a secret of the offering seat until it is given (CK-525); after the exchange the two cards are
known to giver and taker only. What is public: who was asked, and whether there was a commodity to give.

Rulings where the rule file is silent:
* The offered card stays in the hand, pledged, while the opponent chooses.
* An opponent with an empty hand can be asked too, as CK-524 leaves every opponent open to an offer.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.ids import SeatMask, members, numbers
from catan_desktop.kernel.prompts import ask, question
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over
from catan_desktop.mechanics.tables import RESOURCE_KINDS, RESOURCES

from .actions import HarbourGive, HarbourOffer
from .card import ProgressCard, needs
from .events import HarbourExchanged, HarbourOffered, HarbourRested
from .knight_actions import not_now
from .numbers import CARD_KINDS, KINDS
from .part import NO_PLEDGE, PROGRESS_CARDS, TURN, study, with_study
from .prompts import Pledged

GIVE = "cities_knights.harbour_give"
NOT_OFFERED = Reason("reason-offer-resource", rule="CK-724")
NO_OPPONENT = Reason("reason-not-an-opponent", rule="CK-723")
COMMODITY_KINDS = CARD_KINDS[len(RESOURCES) :]


def unasked(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents that can still be asked this turn (CK-523)."""
    return game.everybody & ~TURN.of(game, state).harbour_asked & ~(1 << seat)


def open_harbour(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """From now to the end of the turn offers may be made (CK-520, CK-526)."""
    return TURN.put(game, state, replace(TURN.of(game, state), harbour=True))


def _all_empty(game: Game, state: GameState, seat: Seat) -> bool:
    return not any(count for other, count in enumerate(HANDS.of(game, state).sizes) if other != seat)


def offers(game: Game, state: GameState, seat: Seat) -> list[HarbourOffer]:
    """Return, once the harbour is open, each own resource to each opponent not asked this turn (CK-521, CK-524)."""
    kinds = [kind for kind, count in zip(RESOURCE_KINDS, hand_of(game, state, seat), strict=False) if count]
    return [HarbourOffer(seat, other, kind) for other in members(Seat, unasked(game, state, seat)) for kind in kinds]


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


def _every_offer(game: Game, state: GameState, seat: Seat) -> list[HarbourOffer]:
    return [HarbourOffer(seat, other, kind) for other in numbers(Seat, game.seats) for kind in CARD_KINDS]


OFFER = Act(
    HarbourOffer,
    harbour_offer,
    _every_offer,
    (
        (Reason("reason-no-harbour-card", rule="CK-724"), lambda g, s, a: not TURN.of(g, s).harbour),
        (NO_OPPONENT, lambda g, s, a: a.opponent == a.seat),
        (Reason("reason-all-asked", rule="CK-724"), lambda g, s, a: not unasked(g, s, a.seat)),
        (
            Reason("reason-asked-already", rule="CK-724"),
            lambda g, s, a: TURN.of(g, s).harbour_asked >> a.opponent & 1,
        ),
        (
            Reason("reason-no-resources", rule="CK-724"),
            lambda g, s, a: not any(hand_of(g, s, a.seat)[: len(RESOURCES)]),
        ),
        (NOT_OFFERED, lambda g, s, a: a.resource not in RESOURCE_KINDS),
        (Reason("reason-cards-not-held", rule="CK-724"), lambda g, s, a: not hand_of(g, s, a.seat)[a.resource]),
    ),
    elsewhere=not_now,
    unknown=lambda g, s, a: NOT_OFFERED if a.resource not in CARD_KINDS else NO_OPPONENT,
)
GIVE_BACK = Act(
    HarbourGive,
    harbour_give,
    lambda g, s, seat: [HarbourGive(seat, kind) for kind in commodities_of(g, s, seat)],
    otherwise=Reason("reason-give-commodity", rule="CK-521"),
)
CARDS = (
    ProgressCard(
        "commercial_harbor",
        open_harbour,
        (*needs("reason-all-asked", unasked), ("reason-all-hands-empty", _all_empty)),
    ),
)
STEPS = (question(GIVE, "prompt-harbour-give", (GIVE_BACK,), data=Pledged),)
