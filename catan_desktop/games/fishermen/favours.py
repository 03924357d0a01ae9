"""Favours that fish are spent on, and passing the boot (FISH sections 1.3 and 1.4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind, Counts, covers, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat, numbered
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.development import FREE_ROADS, FreeRoads, begin_draw, roads_reason
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, HOME, ROBBER
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.theft import rob, with_cards
from catan_desktop.mechanics.turn import ACTION

from .actions import FishCard, FishRoad, FishRobber, FishSteal, FishTake, GiveBoot
from .events import BootGiven, FishSpent
from .part import BOOT, FISH, VALUES, held_by, payments, spent, worth

PRICES: Mapping[type[Action], int] = {FishRobber: 2, FishSteal: 3, FishTake: 4, FishRoad: 5, FishCard: 7}
"""In fish (FISH-051 to FISH-055)."""
OPEN = (ACTION, PAIR)
"""Steps in which fish are spent and the boot is passed (FISH-050a, FISH-061, FISH-072, FISH-078)."""


def useless(game: Game, state: GameState, kind: type[Action], seat: Seat, resource: int = -1) -> Reason | None:
    """Return why a favour would bring nothing."""
    bank = HANDS.of(game, state).bank
    if kind is FishRobber and ROBBER.of(game, state).hex == HOME:
        return Reason("reason-robber-not-on-board", rule="FISH-051c")
    if kind is FishSteal and not with_cards(game, state, seat):
        return Reason("reason-nobody-has-cards", rule="FISH-052b")
    if kind is FishTake and not (any(bank) if resource < 0 else resource < len(bank) and bank[resource]):
        return Reason("reason-fish-bank-lacks", rule="FISH-053a")
    if kind is FishRoad and (reason := roads_reason(game, state, seat)):
        return replace(reason, rule="FISH-054a")
    if kind is FishCard and not DEVELOPMENT.of(game, state).deck:
        return Reason("reason-deck-empty", rule="FISH-055a")
    return None


def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every favour that can be paid, with each payment of which no token can be left out, and passing the boot."""
    part = FISH.of(game, state)
    tokens = held_by(part, seat)
    fish, bank = worth(tokens), HANDS.of(game, state).bank
    found: list[Choice] = []
    for kind, price in PRICES.items():
        if fish >= price and useless(game, state, kind, seat) is None:
            paid = payments(tokens, price)
            found.append(_takes(seat, tuple(map(bool, bank)), paid) if kind is FishTake else _pays(kind, seat, paid))
    if part.boot == seat and (takers := receivers(game, state, seat)):
        found.append(Among(tuple(GiveBoot(seat, other) for other in takers)))
    return tuple(found)


def _pays(kind: Any, seat: Seat, paid: tuple[Counts, ...]) -> Among:
    return Among(tuple(kind(seat, tokens) for tokens in paid))


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


def explain(game: Game, state: GameState, action: Any) -> Reason | None:
    """Return why fish cannot be spent so."""
    step, seat = state.frames[-1].step, action.seat
    if step == PRE_ROLL:
        return Reason("reason-fish-after-roll", rule="FISH-082a")
    if step == BUILDING:
        return Reason("reason-fish-between-turns", rule="FISH-082b")
    if step not in OPEN:
        return None
    kind, paid = type(action), action.tokens
    price, tokens = PRICES[kind], held_by(FISH.of(game, state), seat)
    if reason := useless(game, state, kind, seat, getattr(action, "resource", -1)):
        return reason
    if worth(tokens) < price:
        return Reason("reason-fish-cannot-pay", (("fish", price),), "FISH-082")
    if len(paid) > BOOT and paid[BOOT]:
        return Reason("reason-boot-is-no-fish", rule="FISH-082f")
    if len(paid) != VALUES or min(paid) < 0 or not covers(tokens, paid):
        return Reason("reason-fish-not-held", rule="FISH-082f")
    if worth(paid) < price:
        return Reason("reason-fish-too-few", (("fish", price),), "FISH-082")
    return Reason("reason-fish-too-much", rule="FISH-057")


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


def explain_boot(game: Game, state: GameState, action: GiveBoot) -> Reason | None:
    """Return why the boot cannot be passed."""
    step = state.frames[-1].step
    if FISH.of(game, state).boot != action.seat:
        return Reason("reason-boot-not-held", rule="FISH-072")
    if step == PRE_ROLL:
        return Reason("reason-boot-after-roll", rule="FISH-082a")
    if step == BUILDING:
        return Reason("reason-boot-between-turns", rule="FISH-075a")
    if step not in OPEN:
        return None
    if not receivers(game, state, action.seat):
        return Reason("reason-boot-alone-ahead", rule="FISH-073")
    return Reason("reason-boot-fewer-points", rule="FISH-082d")


HANDLERS: Mapping[type[Action], Callable[..., GameState]] = {
    FishRobber: send_robber,
    FishSteal: steal,
    FishTake: take_resource,
    FishRoad: free_road,
    FishCard: draw_card,
    GiveBoot: give_boot,
}
