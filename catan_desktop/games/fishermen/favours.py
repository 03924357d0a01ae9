"""Favours that fish are spent on, and passing the boot (FISH sections 1.3 and 1.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import CardKind, covers, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.frame import push
from catan_desktop.kernel.game import Handler, Refusals, Together, reason_of
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.mechanics.development import FREE_ROADS, FreeRoads, begin_draw, why_useless
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, HOME, ROBBER
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.tables import card_kinds
from catan_desktop.mechanics.theft import rob, with_cards
from catan_desktop.mechanics.turn import ACTION

from .actions import FishCard, FishRoad, FishRobber, FishSteal, FishTake, GiveBoot
from .events import BootGiven, FishSpent
from .part import BOOT, FISH, VALUES, held_by, payments, spent, worth

PRICES: Mapping[type[Action], int] = {FishRobber: 2, FishSteal: 3, FishTake: 4, FishRoad: 5, FishCard: 7}
"""In fish (FISH-051 to FISH-055)."""
OPEN = (ACTION, PAIR)
"""Steps in which fish are spent and the boot is passed (FISH-050a, FISH-061, FISH-072, FISH-078)."""


@lru_cache(maxsize=4096)
def _takes(seat: Seat, stock: tuple[bool, ...], paid: tuple[Counts, ...]) -> Among:
    return Among(
        tuple(FishTake(seat, index, tokens) for index, has in numbered(CardKind, stock) if has for tokens in paid)
    )


def _spend(game: Game, state: GameState, action: Any, out: Events) -> GameState:
    """The tokens lie face up beside the supply (FISH-059); what they show too much is lost (FISH-056a)."""
    out.append(FishSpent(action.seat, action.kind.removeprefix("fish_"), action.tokens))
    return FISH.put(game, state, spent(FISH.of(game, state), action.seat, action.tokens))


def send_robber(game: Game, state: GameState, action: FishRobber, out: Events) -> GameState:
    """He goes beside the board, and nobody is robbed (FISH-051a)."""
    return place_robber(game, _spend(game, state, action, out), action.seat, HOME, out)


def steal(game: Game, state: GameState, action: FishSteal, out: Events) -> GameState:
    """One of the opponents with cards loses one, wherever they live (FISH-052, FISH-052a, OPTION-014)."""
    return rob(_spend(game, state, action, out), action.seat, with_cards(game, state, action.seat))


def take_resource(game: Game, state: GameState, action: FishTake, out: Events) -> GameState:
    """A card of the bank (FISH-053)."""
    cards = one(action.resource, len(HANDS.of(game, state).bank))
    return take(game, _spend(game, state, action, out), action.seat, cards, out, "fish")


def free_road(game: Game, state: GameState, action: FishRoad, out: Events) -> GameState:
    """One road (FISH-054)."""
    return push(_spend(game, state, action, out), Frame(FREE_ROADS, 1 << action.seat, FreeRoads(1, False)))


def draw_card(game: Game, state: GameState, action: FishCard, out: Events) -> GameState:
    """As if bought this turn (FISH-055b)."""
    return begin_draw(game, _spend(game, state, action, out), action.seat)


# when it can be had


def _bank_lacks(game: Game, state: GameState, action: FishTake) -> bool:
    bank = HANDS.of(game, state).bank
    return not (0 <= action.resource < len(bank) and bank[action.resource])


def _no_road(game: Game, state: GameState, action: FishRoad) -> Reason | None:
    reason = why_useless(game, state, action.seat, "roads")
    return replace(reason, rule="FISH-054a") if reason else None


USELESS: Mapping[type[Action], tuple[str | Reason, Callable[..., object]]] = {
    FishRobber: ("reason-robber-not-on-board FISH-051c", lambda g, s, a: ROBBER.of(g, s).hex == HOME),
    FishSteal: ("reason-nobody-has-cards FISH-052b", lambda g, s, a: not with_cards(g, s, a.seat)),
    FishTake: ("reason-fish-bank-lacks FISH-053a", _bank_lacks),
    FishRoad: ("", _no_road),
    FishCard: ("reason-deck-empty FISH-055a", lambda g, s, a: not DEVELOPMENT.of(g, s).deck),
}
"""When a favour would bring nothing."""


def _not_held(game: Game, state: GameState, action: Any) -> bool:
    paid = action.tokens
    return len(paid) != VALUES or min(paid) < 0 or not covers(held_by(FISH.of(game, state), action.seat), paid)


def _favour(favour: Any, does: Handler) -> Act[Any]:
    """Return the row of a favour."""
    price, fish = PRICES[favour], (("fish", PRICES[favour]),)

    def each(game: Game, state: GameState, seat: Seat) -> list[Action]:
        """Each payment of which no token can be left out; all tokens, where they are too few."""
        tokens = held_by(FISH.of(game, state), seat)
        cards = [(card,) for card in card_kinds(game)] if favour is FishTake else [()]
        return [favour(seat, *card, paid) for card in cards for paid in payments(tokens, price) or (tokens,)]

    def too_much(game: Game, state: GameState, action: Any) -> bool:
        return action.tokens not in payments(held_by(FISH.of(game, state), action.seat), price)

    refusals: Refusals = (
        USELESS[favour],
        (
            Reason("reason-fish-cannot-pay", fish, "FISH-082"),
            lambda g, s, a: worth(held_by(FISH.of(g, s), a.seat)) < price,
        ),
        ("reason-boot-is-no-fish FISH-082f", lambda g, s, a: len(a.tokens) > BOOT and a.tokens[BOOT]),
        ("reason-fish-not-held FISH-082f", _not_held),
        (Reason("reason-fish-too-few", fish, "FISH-082"), lambda g, s, a: worth(a.tokens) < price),
        ("reason-fish-too-much FISH-057", too_much),
    )
    return Act(favour, does, each, refusals, elsewhere=lambda g, s, a: reason_of(LATER.get(s.frames[-1].step)))


LATER = {
    PRE_ROLL: Reason("reason-fish-after-roll", rule="FISH-082a"),
    BUILDING: Reason("reason-fish-between-turns", rule="FISH-082b"),
}
FAVOURS = (
    _favour(FishRobber, send_robber),
    _favour(FishSteal, steal),
    _favour(FishTake, take_resource),
    _favour(FishRoad, free_road),
    _favour(FishCard, draw_card),
)


# the boot


def receivers(game: Game, state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """Return who has at least as many public points (FISH-072 to FISH-074)."""
    least = public_points(game, state, seat)
    return tuple(other for other in SEATS[: game.seats] if other != seat and public_points(game, state, other) >= least)


def goal(game: Game, state: GameState, seat: Seat) -> int:
    """The holder of the boot needs one point more (FISH-071)."""
    return int(FISH.of(game, state).boot == seat)


def give_boot(game: Game, state: GameState, action: GiveBoot, out: Events) -> GameState:
    """Nobody can refuse it (FISH-077)."""
    out.append(BootGiven(action.seat, action.to))
    return FISH.put(game, state, replace(FISH.of(game, state), boot=action.to))


def _boot_later(game: Game, state: GameState, action: GiveBoot) -> Reason | None:
    held = FISH.of(game, state).boot == action.seat
    return reason_of(BOOT_LATER.get(state.frames[-1].step) if held else "reason-boot-not-held FISH-072")


BOOT_LATER = {
    PRE_ROLL: Reason("reason-boot-after-roll", rule="FISH-082a"),
    BUILDING: Reason("reason-boot-between-turns", rule="FISH-075a"),
}
GIVE_BOOT = Act(
    GiveBoot,
    give_boot,
    lambda game, state, seat: [GiveBoot(seat, other) for other in SEATS[: game.seats] if other != seat],
    (
        ("reason-boot-not-held FISH-072", lambda g, s, a: FISH.of(g, s).boot != a.seat),
        ("reason-boot-alone-ahead FISH-073", lambda g, s, a: not receivers(g, s, a.seat)),
        ("reason-boot-fewer-points FISH-082d", lambda g, s, a: a.to not in receivers(g, s, a.seat)),
    ),
    elsewhere=_boot_later,
)


def offered_favours(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every favour that can be paid and is of use, and passing the boot."""
    part, found = FISH.of(game, state), list[Choice]()
    tokens, bank = held_by(part, seat), HANDS.of(game, state).bank
    fish = worth(tokens)
    make: Any
    for make, price in PRICES.items():
        if fish < price:
            continue
        paid = payments(tokens, price)
        if make is FishTake:
            found += [_takes(seat, tuple(map(bool, bank)), paid)] if any(bank) else []
            continue
        favours: tuple[Any, ...] = tuple([make(seat, one) for one in paid])
        if not USELESS[make][1](game, state, favours[0]):
            found.append(Among(favours))
    if part.boot == seat and (takers := receivers(game, state, seat)):
        found.append(Among(tuple([GiveBoot(seat, other) for other in takers])))
    return tuple(found)


ROWS = (Together((*FAVOURS, GIVE_BOOT), offered_favours),)
"""What fish are spent on, and the boot."""
