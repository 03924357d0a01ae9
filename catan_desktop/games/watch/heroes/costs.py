"""Heroes who replace one card of a cost: Thorne and Melisandre (HERO-8, HERO-9, HERO-22, HERO-23)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from catan_desktop.games.watch import actions as act
from catan_desktop.games.watch.board import SECTION_IDS, SectionId
from catan_desktop.games.watch.events import CardSeen, DeckSeen
from catan_desktop.games.watch.guards import GUARD_COST, NO_POST, guard_sections, place_guard
from catan_desktop.games.watch.part import BLIND, Insight, insight, watch, with_insight
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import CardKind, changed, covers, subtract
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Refusals, Step
from catan_desktop.kernel.ids import CHANCE, members, numbers
from catan_desktop.kernel.slot import in_sight
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.development import keep_card
from catan_desktop.mechanics.events import CardBought
from catan_desktop.mechanics.parts import DEVELOPMENT, hand_of
from catan_desktop.mechanics.tables import RESOURCE_KINDS, DevelopmentId, tables
from catan_desktop.mechanics.trade import spend

from .hero import MELISANDRE, NO_CARDS, THORNE, Hero, use

SIGHT, CHOICE = "watch.hero_melisandre_sight", "watch.hero_melisandre"
SEEN = 3
"""Cards that Melisandre sees, or as many as there are."""


@record
class Sight:
    """How many cards are still to be turned up for Melisandre alone, of how many in all."""

    left: int
    total: int


def changed_cost(cost: Counts, replaced: CardKind, paid: CardKind) -> Counts:
    """Return the cost with one card of a kind replaced by one of another."""
    return changed(changed(cost, replaced, -1), paid, 1)


@lru_cache(maxsize=8)
def _replacements(cost: Counts) -> tuple[tuple[CardKind, CardKind], ...]:
    """Return every (replaced kind, paid kind) of a cost (HERO-22)."""
    replaced = [kind for kind in RESOURCE_KINDS if cost[kind]]
    return tuple([(kind, paid) for kind in replaced for paid in RESOURCE_KINDS if paid != kind])


@lru_cache(maxsize=4096)
def _payable(hand: Counts, cost: Counts) -> tuple[tuple[CardKind, CardKind], ...]:
    """Return those of which the hand covers the changed cost."""
    return tuple([way for way in _replacements(cost) if covers(hand, changed_cost(cost, *way))])


def _cost_refusals(cost: Callable[[Game], Counts]) -> Refusals:
    """Return what speaks against a replaced and a paid card of a cost."""
    return (
        (Reason("reason-not-in-cost", rule="HERO-22"), lambda g, s, a: not cost(g)[a.replaced]),
        (Reason("reason-replace-by-other", rule="HERO-22"), lambda g, s, a: a.replaced == a.paid),
        (
            Reason("reason-cannot-pay", rule="HERO-22"),
            lambda g, s, a: not covers(hand_of(g, s, a.seat), changed_cost(cost(g), a.replaced, a.paid)),
        ),
    )


def _guards(game: Game, state: GameState, seat: Seat) -> list[act.ThorneGuard]:
    ways = _payable(hand_of(game, state, seat), GUARD_COST)
    free = guard_sections(game, state, seat) if ways else 0
    return [act.ThorneGuard(seat, section, *way) for section in members(SectionId, free) for way in ways]


def thorne_guard(game: Game, state: GameState, action: act.ThorneGuard, out: Events) -> GameState:
    """A guard for the changed cost."""
    state = spend(game, state, action.seat, changed_cost(GUARD_COST, action.replaced, action.paid))
    return place_guard(game, state, action.seat, action.section, out, "thorne")


def _card_cost(game: Game) -> Counts:
    return cost_of(game, "card")


def _cards(game: Game, state: GameState, seat: Seat) -> list[act.MelisandreBuy]:
    ways = _payable(hand_of(game, state, seat), _card_cost(game)) if DEVELOPMENT.of(game, state).deck else ()
    return [act.MelisandreBuy(seat, *way) for way in ways]


def melisandre_buy(game: Game, state: GameState, action: act.MelisandreBuy, out: Events) -> GameState:
    """Paid; chance shows her the top cards one by one."""
    state = spend(game, state, action.seat, changed_cost(_card_cost(game), action.replaced, action.paid))
    total = min(SEEN, DEVELOPMENT.of(game, state).deck)
    out.append(DeckSeen(action.seat, total))
    choice = Frame(CHOICE, 1 << action.seat, Sight(0, total))
    return push(state, choice, Frame(SIGHT, 1 << CHANCE, Sight(total, total)))


def _sights(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return the draw of a card of the deck that she has not seen yet."""
    deck = in_sight(DEVELOPMENT.of(game, state).hidden)
    seen = insight(watch(game, state), state.seat).cards
    outcomes = tuple(act.MelisandreSight(CHANCE, kind) for kind in numbers(DevelopmentId, len(deck)))
    return Draw(outcomes, subtract(deck, seen) if seen else deck)


def melisandre_sight(game: Game, state: GameState, action: act.MelisandreSight, out: Events) -> GameState:
    """One more card is seen."""
    seat, sight = state.seat, state.frames[-1].data_as(Sight)
    seen = insight(watch(game, state), seat).cards or (0,) * len(tables(game).cards)
    out.append(CardSeen(seat, action.card))
    state = with_insight(game, state, seat, Insight(cards=changed(seen, action.card, 1)))
    if sight.left == 1:
        return pop(state)
    return swap(state, replace(state.frames[-1], data=replace(sight, left=sight.left - 1)))


def melisandre_keep(game: Game, state: GameState, action: act.MelisandreKeep, out: Events) -> GameState:
    """Bought this turn; the others are shuffled back (HERO-23)."""
    state = with_insight(game, pop(state), action.seat, BLIND)
    out.append(CardBought(action.seat, action.card))
    return keep_card(game, state, action.seat, action.card)


def cards_seen(state: GameState) -> int:
    """Return how many cards Melisandre's owner has seen in the use that is going on; 0 if there is none."""
    frame = state.frames[-1]
    return frame.data.total - frame.data.left if isinstance(frame.data, Sight) else 0


GUARDS = use(
    act.ThorneGuard,
    thorne_guard,
    lambda g, s, seat: [
        act.ThorneGuard(seat, section, *way) for section in SECTION_IDS for way in _replacements(GUARD_COST)
    ],
    (*NO_POST, *_cost_refusals(lambda game: GUARD_COST)),
    fast=_guards,
    unknown=NO_CARDS,
)
CARDS = use(
    act.MelisandreBuy,
    melisandre_buy,
    lambda g, s, seat: [act.MelisandreBuy(seat, *way) for way in _replacements(_card_cost(g))],
    (
        (Reason("reason-deck-empty", rule="HERO-23"), lambda g, s, a: not DEVELOPMENT.of(g, s).deck),
        *_cost_refusals(_card_cost),
    ),
    fast=_cards,
    unknown=NO_CARDS,
)
SIGHTS = Act(act.MelisandreSight, melisandre_sight, family=_sights)
NOT_SEEN = Reason("reason-card-not-seen", rule="HERO-9")
KEEPS = Act(
    act.MelisandreKeep,
    melisandre_keep,
    lambda g, s, seat: [act.MelisandreKeep(seat, kind) for kind in numbers(DevelopmentId, len(tables(g).cards))],
    ((NOT_SEEN, lambda g, s, a: not insight(watch(g, s), a.seat).cards[a.card]),),
    unknown=NOT_SEEN,
)
HEROES = (
    Hero(THORNE, (GUARDS,)),
    Hero(
        MELISANDRE,
        (CARDS,),
        steps=(
            Step(SIGHT, "prompt-melisandre-sight", Sight, choices=(SIGHTS,)),
            Step(CHOICE, "prompt-melisandre", Sight, choices=(KEEPS,)),
        ),
    ),
)
