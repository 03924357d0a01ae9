"""Favours that fish are spent on, and passing the boot (FISH sections 1.3 and 1.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import add
from typing import Any

from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import covers, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.frame import push
from catan_desktop.kernel.game import Handler, Question, Refusals, Rows, Together, reason_of
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.development import FREE_ROADS, FreeRoads, begin_draw, why_useless
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, HOME, ROBBER
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.tables import RESOURCE_KINDS
from catan_desktop.mechanics.theft import rob, with_cards
from catan_desktop.mechanics.turn import ACTION

from .actions import FishCard, FishRoad, FishRobber, FishSteal, FishTake, GiveBoot
from .events import BootGiven, FishSpent
from .part import BOOT, FISH, VALUES, held_by, payments, spent, worth

OPEN = (ACTION, PAIR)
"""Steps in which fish are spent and the boot is passed (FISH-050a, FISH-061, FISH-072, FISH-078)."""


@dataclass(frozen=True, eq=False)
class Favour:
    """Something that fish buy."""

    action: type[Any]
    """Its fields: the seat, those that `choices` yields, and the tokens."""
    price: int
    """In fish."""
    does: Handler
    """What happens when the tokens are paid."""
    useless: tuple[str | Reason, Callable[[Game, GameState, Any], object]] = ("", lambda game, state, action: False)
    """When it would bring nothing."""
    choices: Callable[[Game], Sequence[tuple[Any, ...]]] = lambda game: ((),)
    """The other fields of all that could be meant."""
    needs: str = ""
    """Key of the module without which it is not there."""
    listed: bool = True
    """False for one that is not chosen from the list but paid where another module asks for it."""


FAVOURS: Question[tuple[Favour, ...]] = Question("what fish buy", (), add, neutral=True)
"""() -> favours, the cheapest first; the same all game long."""


def send_robber(game: Game, state: GameState, action: FishRobber, out: Events) -> GameState:
    """He goes beside the board, and nobody is robbed (FISH-051a)."""
    return place_robber(game, state, action.seat, HOME, out)


def steal(game: Game, state: GameState, action: FishSteal, out: Events) -> GameState:
    """One of the opponents with cards loses one, wherever they live (FISH-052, FISH-052a, OPTION-014)."""
    return rob(state, action.seat, with_cards(game, state, action.seat))


def take_resource(game: Game, state: GameState, action: FishTake, out: Events) -> GameState:
    """A card of the bank (FISH-053)."""
    cards = one(action.resource, len(HANDS.of(game, state).bank))
    return take(game, state, action.seat, cards, out, "fish")


def free_road(game: Game, state: GameState, action: FishRoad, out: Events) -> GameState:
    """One road (FISH-054)."""
    return push(state, Frame(FREE_ROADS, 1 << action.seat, FreeRoads(1, False)))


def draw_card(game: Game, state: GameState, action: FishCard, out: Events) -> GameState:
    """As if bought this turn (FISH-055b)."""
    return begin_draw(game, state, action.seat)


def _bank_lacks(game: Game, state: GameState, action: FishTake) -> bool:
    return action.resource not in RESOURCE_KINDS or not HANDS.of(game, state).bank[action.resource]


def _no_road(game: Game, state: GameState, action: FishRoad) -> Reason | None:
    reason = why_useless(game, state, action.seat, "roads")
    return replace(reason, rule="FISH-054a") if reason else None


ROBBER_LEAVES = Favour(
    FishRobber,
    2,
    send_robber,
    ("reason-robber-not-on-board FISH-051c", lambda g, s, a: ROBBER.of(g, s).hex == HOME),
    needs="robber",
)
EVERYWHERE = (
    Favour(FishSteal, 3, steal, ("reason-nobody-has-cards FISH-052b", lambda g, s, a: not with_cards(g, s, a.seat))),
    Favour(
        FishTake,
        4,
        take_resource,
        ("reason-fish-bank-lacks FISH-053a", _bank_lacks),
        lambda game: [(kind,) for kind in RESOURCE_KINDS],
    ),
    Favour(FishRoad, 5, free_road, ("", _no_road)),
)
DEVELOPMENT_CARD = Favour(
    FishCard,
    7,
    draw_card,
    ("reason-deck-empty FISH-055a", lambda g, s, a: not DEVELOPMENT.of(g, s).deck),
    needs="development",
)
PLAIN = (ROBBER_LEAVES, *EVERYWHERE, DEVELOPMENT_CARD)
"""FISH-051 to FISH-055."""


# how it is paid


def _spend(favour: Favour) -> Handler:
    def paid(game: Game, state: GameState, action: Any, out: Events) -> GameState:
        """The tokens lie face up beside the supply (FISH-059); what they show too much is lost (FISH-056a)."""
        out.append(FishSpent(action.seat, action.kind.removeprefix("fish_"), action.tokens))
        state = FISH.put(game, state, spent(FISH.of(game, state), action.seat, action.tokens))
        return favour.does(game, state, action, out)

    return paid


def _not_held(game: Game, state: GameState, action: Any) -> bool:
    paid = action.tokens
    return len(paid) != VALUES or min(paid) < 0 or not covers(held_by(FISH.of(game, state), action.seat), paid)


def row(favour: Favour) -> Act[Any]:
    """Return the row of a favour."""
    price, fish = favour.price, (("fish", favour.price),)

    def each(game: Game, state: GameState, seat: Seat) -> list[Action]:
        """Each payment of which no token can be left out; all tokens, where they are too few."""
        tokens = held_by(FISH.of(game, state), seat)
        ways = payments(tokens, price) or (tokens,)
        return [favour.action(seat, *chosen, paid) for chosen in favour.choices(game) for paid in ways]

    def too_much(game: Game, state: GameState, action: Any) -> bool:
        return action.tokens not in payments(held_by(FISH.of(game, state), action.seat), price)

    refusals: Refusals = (
        favour.useless,
        (
            Reason("reason-fish-cannot-pay", fish, "FISH-082"),
            lambda g, s, a: worth(held_by(FISH.of(g, s), a.seat)) < price,
        ),
        ("reason-boot-is-no-fish FISH-082f", lambda g, s, a: len(a.tokens) > BOOT and a.tokens[BOOT]),
        ("reason-fish-not-held FISH-082f", _not_held),
        (Reason("reason-fish-too-few", fish, "FISH-082"), lambda g, s, a: worth(a.tokens) < price),
        ("reason-fish-too-much FISH-057", too_much),
    )
    return Act(
        favour.action,
        _spend(favour),
        each,
        refusals,
        elsewhere=lambda g, s, a: reason_of(LATER.get(s.frames[-1].step)),
    )


LATER = {
    PRE_ROLL: Reason("reason-fish-after-roll", rule="FISH-082a"),
    BUILDING: Reason("reason-fish-between-turns", rule="FISH-082b"),
}


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


@lru_cache(maxsize=4096)
def _among(action: type[Any], seat: Seat, choices: tuple[tuple[Any, ...], ...], ways: tuple[Counts, ...]) -> Among:
    return Among(tuple([action(seat, *chosen, paid) for chosen in choices for paid in ways]))


def rows(favours: tuple[Favour, ...]) -> Rows:
    """Return the rows of these favours and of the boot."""
    listed = [favour for favour in favours if favour.listed]

    def offered(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        """Every favour that can be paid and is of use, and passing the boot."""
        part, found = FISH.of(game, state), list[Choice]()
        tokens = held_by(part, seat)
        fish = worth(tokens)
        for favour in listed:
            if fish < favour.price:
                continue
            make: Any = favour.action
            ways, (_, useless) = payments(tokens, favour.price), favour.useless
            meant = favour.choices(game)
            if able := [one for one in meant if not useless(game, state, make(seat, *one, ways[0]))]:
                found.append(_among(make, seat, tuple(able), ways))
        if part.boot == seat and (takers := receivers(game, state, seat)):
            found.append(Among(tuple([GiveBoot(seat, other) for other in takers])))
        return tuple(found)

    return (Together((*map(row, listed), GIVE_BOOT), offered),)
