"""Development cards: buying, when they may be played, and what they do."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.cards import changed, one
from catan_desktop.kernel.choice import Among, Choice, Draw, Handful, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState

from .actions import BuyCard, DrawnCard, PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayPlenty, PlayRoads, StopRoads
from .events import CardBought, CardPlayed, Monopolised
from .part import purse, put, settlers, with_purse, with_settlers
from .payment import CARD, affordable, can_pay, drop_card, hand_over, take
from .pieces import add_road, road_sites, roads_left
from .robber import RobberData
from .tables import KINDS, tables
from .trade import spend

DRAW, FREE_ROADS = "settlers.draw", "settlers.free_roads"


@record
class Buyer:
    """Who draws a card outside its own turn."""

    seat: Seat


@record
class FreeRoads:
    """How many roads may still be placed."""

    left: int
    placed: bool
    """True after the first one: the seat may stop (BASE-156)."""


def playable(game: Game, state: GameState, seat: Seat, key: str) -> Reason | None:
    """None if the seat may play such a card now, as far as the card itself goes (BASE-151, BASE-152)."""
    part = settlers(state)
    kind = tables(game).card_kind(key)
    if kind < 0:
        return Reason("reason-not-in-this-game")
    if seat != state.seat or state.frames[-1].step not in tables(game).card_steps:
        return Reason("reason-not-now", rule="BASE-151")
    own = purse(part, seat)
    if not own.cards[kind]:
        return Reason("reason-card-not-held", rule="BASE-219")
    if part.card_played:
        return Reason("reason-one-card-a-turn", rule="BASE-151")
    if own.cards[kind] == own.fresh[kind]:
        return Reason("reason-card-bought-now", rule="BASE-152")
    return None


def played(game: Game, state: GameState, seat: Seat, key: str, out: Events) -> GameState:
    """The card leaves the hand; a knight stays before its player and counts at once (BASE-154, BASE-187)."""
    state = drop_card(state, seat, tables(game).card_kind(key))
    part = settlers(state)
    part = replace(part, card_played=True, gone=changed(part.gone, tables(game).card_kind(key), 1))
    if key == "knight":
        part = replace(part, knights=put(part.knights, seat, part.knights[seat] + 1))
    out.append(CardPlayed(seat, key))
    return with_settlers(state, part)


def card_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every card that may be played now."""
    part = settlers(state)
    if part.card_played or not part.held[seat]:
        return ()
    own = purse(part, seat)
    if own.cards == own.fresh:
        return ()
    found: list[Choice] = []
    for kind, spec in enumerate(tables(game).cards):
        if own.cards[kind] > own.fresh[kind] and (offered := _offered(game, state, seat, spec.key)):
            found.append(offered)
    return tuple(found)


def _offered(game: Game, state: GameState, seat: Seat, key: str) -> Choice | None:
    part = settlers(state)
    if key == "knight":
        return KNIGHT[seat]
    if key == "roads" and roads_reason(game, state, seat) is None:
        return Only(PlayRoads(seat))
    if key == "plenty" and (stock := sum(part.bank)):
        return Handful(PlayPlenty, seat, part.bank, min(2, stock), min(2, stock))
    if key == "monopoly":
        return _monopolies(seat)
    return None


@lru_cache(maxsize=16)
def _monopolies(seat: Seat) -> Among:
    return Among(tuple(PlayMonopoly(seat, kind) for kind in range(KINDS)))


def roads_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Why Road Building would place nothing (BASE-160)."""
    part = settlers(state)
    if not roads_left(game, part, seat):
        return Reason("reason-no-road-piece", rule="BASE-160")
    if not road_sites(part, seat):
        return Reason("reason-no-road-site", rule="BASE-160")
    return None


def play_knight(game: Game, state: GameState, action: PlayKnight, out: Events) -> GameState:
    """The card is laid down; the robber moves when the award is settled (BASE-155, BASE-187)."""
    state = played(game, state, action.seat, "knight", out)
    step = tables(game).knight_step
    return push(state, Frame(step, 1 << action.seat, RobberData(may_home=False)))


def play_roads(game: Game, state: GameState, action: PlayRoads, out: Events) -> GameState:
    """Up to two roads, or as many as there are pieces (BASE-156)."""
    state = played(game, state, action.seat, "roads", out)
    count = min(2, roads_left(game, settlers(state), action.seat))
    return push(state, Frame(FREE_ROADS, 1 << action.seat, FreeRoads(count, False)))


def free_road_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A legal site, or after the first road no more (BASE-156)."""
    roads = OnSites(PlaceFreeRoad, seat, "path", road_sites(settlers(state), seat))
    return (roads, Only(StopRoads(seat))) if state.frames[-1].data_as(FreeRoads).placed else (roads,)


def place_free_road(game: Game, state: GameState, action: PlaceFreeRoad, out: Events) -> GameState:
    """One of the free roads; the next may continue it. With no site left the card is done."""
    frame = state.frames[-1]
    left = frame.data_as(FreeRoads).left - 1
    state = add_road(game, pop(state), action.seat, action.path, out, paid=False)
    if left and road_sites(settlers(state), action.seat):
        return push(state, replace(frame, data=FreeRoads(left, True)))
    return state


def stop_roads(game: Game, state: GameState, action: StopRoads, out: Events) -> GameState:
    """The card is done with one road (BASE-156)."""
    return pop(state)


def play_plenty(game: Game, state: GameState, action: PlayPlenty, out: Events) -> GameState:
    """Cards of the bank, by choice (BASE-157)."""
    state = played(game, state, action.seat, "plenty", out)
    return take(state, action.seat, action.cards, out, "plenty")


def play_monopoly(game: Game, state: GameState, action: PlayMonopoly, out: Events) -> GameState:
    """All cards of a resource change hands (BASE-158)."""
    state = played(game, state, action.seat, "monopoly", out)
    counts = []
    for index in range(game.seats):
        giver = Seat(index)
        count = 0 if giver == action.seat else purse(settlers(state), giver).hand[action.resource]
        counts.append(count)
        if count:
            state = hand_over(state, giver, action.seat, one(action.resource, KINDS, count))
    out.append(Monopolised(action.seat, action.resource, tuple(counts)))
    return state


def buy_card(game: Game, state: GameState, action: BuyCard, out: Events) -> GameState:
    """Paid; chance draws it (BASE-150)."""
    return begin_draw(spend(game, state, action.seat, tables(game).card), action.seat)


def begin_draw(state: GameState, seat: Seat) -> GameState:
    """A seat draws the top card of the deck."""
    return push(state, Frame(DRAW, 1 << CHANCE, None if seat == state.seat else Buyer(seat)))


@lru_cache(maxsize=4)
def _drawn(kinds: int) -> tuple[DrawnCard, ...]:
    return tuple(DrawnCard(CHANCE, kind) for kind in range(kinds))


def draw_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every card left in the deck is equally likely to lie on top."""
    deck = settlers(state).hidden
    if deck is None:
        raise LookupError("the deck is not known here")
    return (Draw(_drawn(len(deck)), deck),)


def drawn_card(game: Game, state: GameState, action: DrawnCard, out: Events) -> GameState:
    """The card goes to the buyer's hand; the active seat cannot play it this turn (BASE-152)."""
    buyer = state.frames[-1].data
    seat = buyer.seat if isinstance(buyer, Buyer) else state.seat
    out.append(CardBought(seat, action.card))
    return keep_card(pop(state), seat, action.card)


def keep_card(state: GameState, seat: Seat, kind: int) -> GameState:
    """A card goes from the deck to a hand; the seat whose turn it is has bought it in this turn."""
    part = settlers(state)
    if part.hidden is None:
        raise LookupError("the deck is not known here")
    own = purse(part, seat)
    now = int(seat == state.seat)
    own = replace(own, cards=changed(own.cards, kind, 1), fresh=changed(own.fresh, kind, now))
    part = replace(part, hidden=changed(part.hidden, kind, -1), deck=part.deck - 1, bought=part.bought + now)
    return with_settlers(state, with_purse(part, seat, own))


def card_offer(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The purchase, if it can be paid and the deck has a card."""
    part = settlers(state)
    own = part.private[seat]
    return (BUY[seat],) if part.deck and own is not None and affordable(game, own.hand) & CARD else ()


BUY = tuple(Only(BuyCard(Seat(seat))) for seat in range(15))
KNIGHT = tuple(Only(PlayKnight(Seat(seat))) for seat in range(15))


def explain_buy(game: Game, state: GameState, action: BuyCard) -> Reason | None:
    """Why no card can be bought."""
    part = settlers(state)
    if state.frames[-1].step == "settlers.pre_roll":
        return Reason("reason-roll-first", rule="BASE-211")
    if state.frames[-1].step not in tables(game).build_steps:
        return None
    if not part.deck:
        return Reason("reason-deck-empty", rule="BASE-150")
    return None if can_pay(part, action.seat, tables(game).card) else Reason("reason-cannot-pay", rule="BASE-110")


def explain_knight(game: Game, state: GameState, action: PlayKnight) -> Reason | None:
    """Why no knight can be played."""
    return playable(game, state, action.seat, "knight")


def explain_roads(game: Game, state: GameState, action: PlayRoads) -> Reason | None:
    """Why Road Building cannot be played."""
    return playable(game, state, action.seat, "roads") or roads_reason(game, state, action.seat)


def explain_plenty(game: Game, state: GameState, action: PlayPlenty) -> Reason | None:
    """Why these cards cannot be taken."""
    reason = playable(game, state, action.seat, "plenty")
    if reason:
        return reason
    bank = settlers(state).bank
    if not any(bank):
        return Reason("reason-bank-lacks", rule="BASE-160")
    if len(action.cards) != KINDS or min(action.cards) < 0 or sum(action.cards) != min(2, sum(bank)):
        return Reason("reason-no-such-cards", rule="BASE-157")
    return Reason("reason-bank-lacks", rule="BASE-157")


def explain_monopoly(game: Game, state: GameState, action: PlayMonopoly) -> Reason | None:
    """Why Monopoly cannot be played."""
    return playable(game, state, action.seat, "monopoly")


STEPS = (
    Step(DRAW, "prompt-draw", Buyer | None, choices=draw_choices),
    Step(FREE_ROADS, "prompt-free-road", FreeRoads, choices=free_road_choices),
)
