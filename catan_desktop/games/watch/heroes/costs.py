"""Heroes who replace one card of a cost: Thorne and Melisandre (HERO-8, HERO-9, HERO-22, HERO-23)."""

from __future__ import annotations

from catan_desktop.games.watch.actions import MelisandreBuy, MelisandreKeep, MelisandreSight, ThorneGuard
from catan_desktop.games.watch.events import CardSeen, DeckSeen
from catan_desktop.games.watch.guards import GUARD, GUARD_COST, guard_sections, place_guard
from catan_desktop.games.watch.part import BLIND, insight, watch, with_insight, with_watch
from catan_desktop.kernel.cards import CardKind, Counts, changed, covers, subtract
from catan_desktop.kernel.choice import Among, Choice, Draw
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, members, numbered, numbers
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.development import keep_card
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.parts import DEVELOPMENT, hand_of
from catan_desktop.mechanics.tables import KINDS, RESOURCE_KINDS, DevelopmentId, tables
from catan_desktop.mechanics.trade import spend

from ..board import SectionId
from .hero import MELISANDRE, THORNE, Hero, begin

SIGHT, CHOICE = "watch.hero_melisandre_sight", "watch.hero_melisandre"
SEEN = 3
"""Cards that Melisandre sees, or as many as there are."""


@record
class Sight:
    """How many cards are still to be turned up for Melisandre alone, of how many in all."""

    left: int
    total: int


def replacements(hand: Counts, cost: Counts) -> tuple[tuple[CardKind, CardKind], ...]:
    """Every (replaced kind, paid kind) of which the hand covers the changed cost (HERO-22)."""
    return tuple(
        (replaced, paid)
        for replaced in RESOURCE_KINDS
        if cost[replaced]
        for paid in RESOURCE_KINDS
        if paid != replaced and covers(hand, changed_cost(cost, replaced, paid))
    )


def changed_cost(cost: Counts, replaced: CardKind, paid: CardKind) -> Counts:
    """The cost with one card of a kind replaced by one of another."""
    return changed(changed(cost, replaced, -1), paid, 1)


def cost_reason(hand: Counts, cost: Counts, replaced: CardKind, paid: CardKind) -> Reason | None:
    """Return why the cost cannot be changed in this way."""
    if not (0 <= replaced < KINDS and 0 <= paid < KINDS):
        return Reason("reason-no-such-cards")
    if not cost[replaced]:
        return Reason("reason-not-in-cost", rule="HERO-22")
    if replaced == paid:
        return Reason("reason-replace-by-other", rule="HERO-22")
    if not covers(hand, changed_cost(cost, replaced, paid)):
        return Reason("reason-cannot-pay", rule="HERO-22")
    return None


def guard_uses(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Section, replaced card, paid card (WATCH-97)."""
    sections = guard_sections(watch(game, state), seat)
    ways = replacements(hand_of(game, state, seat), GUARD_COST) if sections else ()
    if not ways:
        return ()
    free = members(SectionId, sections)
    return (Among(tuple(ThorneGuard(seat, section, *way) for section in free for way in ways)),)


def no_guard_so(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No guard, no post, or not the cards for a changed cost."""
    reason = GUARD.why_nowhere(game, state, seat)
    return reason or (None if guard_uses(game, state, seat) else Reason("reason-cannot-pay", rule="HERO-22"))


def thorne_guard(game: Game, state: GameState, action: ThorneGuard, out: Events) -> GameState:
    """A guard for the changed cost."""
    state = begin(game, state, action.seat, out)
    state = spend(game, state, action.seat, changed_cost(GUARD_COST, action.replaced, action.paid))
    return place_guard(game, state, action.seat, action.section, out, "thorne")


def explain_thorne(game: Game, state: GameState, action: ThorneGuard) -> Reason | None:
    """Return why the guard cannot be built so."""
    hand = hand_of(game, state, action.seat)
    reason = GUARD.why_not_at(game, state, action.seat, action.section)
    return reason or cost_reason(hand, GUARD_COST, action.replaced, action.paid)


def card_uses(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Replaced card, paid card; the deck needs a card (HERO-23)."""
    development = DEVELOPMENT.of(game, state)
    ways = replacements(hand_of(game, state, seat), cost_of(game, "card")) if development.deck else ()
    return (Among(tuple(MelisandreBuy(seat, *way) for way in ways)),) if ways else ()


def no_card_so(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No card in the deck, or not the cards for a changed cost."""
    if not DEVELOPMENT.of(game, state).deck:
        return Reason("reason-deck-empty", rule="HERO-23")
    return None if card_uses(game, state, seat) else Reason("reason-cannot-pay", rule="HERO-22")


def melisandre_buy(game: Game, state: GameState, action: MelisandreBuy, out: Events) -> GameState:
    """Paid; chance shows her the top cards one by one."""
    state = begin(game, state, action.seat, out)
    state = spend(game, state, action.seat, changed_cost(cost_of(game, "card"), action.replaced, action.paid))
    total = min(SEEN, DEVELOPMENT.of(game, state).deck)
    out.append(DeckSeen(action.seat, total))
    choice = Frame(CHOICE, 1 << action.seat, Sight(0, total))
    return push(state, choice, Frame(SIGHT, 1 << CHANCE, Sight(total, total)))


def sight_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A card of the deck that she has not seen yet."""
    deck = DEVELOPMENT.of(game, state).hidden
    if deck is None:
        raise LookupError("the deck is not known here")
    seen = insight(watch(game, state), state.seat).cards
    outcomes = tuple(MelisandreSight(CHANCE, kind) for kind in numbers(DevelopmentId, len(deck)))
    return (Draw(outcomes, subtract(deck, seen) if seen else deck),)


def melisandre_sight(game: Game, state: GameState, action: MelisandreSight, out: Events) -> GameState:
    """One more card is seen."""
    part = watch(game, state)
    seat = state.seat
    own = insight(part, seat)
    none = (0,) * len(tables(game).cards)
    cards = changed(own.cards or none, action.card, 1)
    out.append(CardSeen(seat, action.card))
    sight = state.frames[-1].data_as(Sight)
    state = with_watch(game, state, with_insight(part, seat, replace(own, cards=cards)))
    if sight.left == 1:
        return pop(state)
    return swap(state, replace(state.frames[-1], data=replace(sight, left=sight.left - 1)))


def keep_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """One of the cards seen."""
    seen = insight(watch(game, state), seat).cards
    return (Among(tuple(MelisandreKeep(seat, kind) for kind, count in numbered(DevelopmentId, seen) if count)),)


def melisandre_keep(game: Game, state: GameState, action: MelisandreKeep, out: Events) -> GameState:
    """Bought this turn; the others are shuffled back (HERO-23)."""
    state = with_watch(game, pop(state), with_insight(watch(game, state), action.seat, BLIND))
    out.append(CardBought(action.seat, action.card))
    return keep_card(game, state, action.seat, action.card)


def explain_melisandre(game: Game, state: GameState, action: MelisandreBuy) -> Reason | None:
    """Return why the card cannot be bought so."""
    hand = hand_of(game, state, action.seat)
    return cost_reason(hand, cost_of(game, "card"), action.replaced, action.paid)


def explain_keep(game: Game, state: GameState, action: MelisandreKeep) -> Reason | None:
    """Return why this card cannot be kept."""
    return Reason("reason-card-not-seen", rule="HERO-9") if state.frames[-1].step == CHOICE else None


def cards_seen(state: GameState) -> int:
    """Return how many cards Melisandre's owner has seen in the use that is going on; 0 if there is none."""
    frame = state.frames[-1]
    return frame.data.total - frame.data.left if isinstance(frame.data, Sight) else 0


HEROES = (
    Hero(THORNE, guard_uses, no_guard_so, {ThorneGuard: explain_thorne}, {ThorneGuard: thorne_guard}),
    Hero(
        MELISANDRE,
        card_uses,
        no_card_so,
        {MelisandreBuy: explain_melisandre},
        {MelisandreBuy: melisandre_buy, MelisandreSight: melisandre_sight, MelisandreKeep: melisandre_keep},
        {MelisandreKeep: explain_keep},
        steps=(
            Step(SIGHT, "prompt-melisandre-sight", Sight, choices=sight_choices),
            Step(CHOICE, "prompt-melisandre", Sight, choices=keep_choices),
        ),
    ),
)
