"""The fish tokens: where they are, and what they are worth."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from catan_desktop.kernel import Counts, Events, Game, GameState, Observation, Seat, record, replace
from catan_desktop.kernel.cards import add, changed, draw_handful, handfuls, subtract
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.record import put
from catan_desktop.kernel.slot import Slot, in_sight

from .events import FishShuffled, TokenId

VALUES = 3
"""Tokens show one, two or three fish; counts of them are in this order."""
BOOT = TokenId(3)
"""The token that comes after those with fish (FISH-T4)."""
FEW, MANY = (11, 10, 8, 1), (15, 15, 13, 1)
"""The tokens by kind, the boot last: up to four seats, and more (FISH-002b, FISH-003b to FISH-005a, FISH-T)."""
LIMIT = 7
"""Tokens that a seat may hold (FISH-038)."""


@record
class Fish:
    """The tokens. Those with fish are counted by value; where the boot is counted too, it comes last."""

    supply: int
    """Tokens face down."""
    used: Counts
    """Spent tokens, face up (FISH-081b)."""
    held: tuple[int, ...]
    """By seat: its tokens (FISH-081)."""
    boot: Seat
    """Who has the boot; NOBODY while it lies face down."""
    private: tuple[Counts | None, ...]
    """Each seat's tokens by value (FISH-081a)."""
    hidden: Counts | None
    """The face-down tokens by kind; their order comes into being when one is drawn."""


FISH = Slot("fishermen", Fish)


def all_tokens(game: Game) -> Counts:
    """Return the tokens of the box, by kind."""
    return MANY if game.seats > 4 else FEW


def initial(game: Game) -> Fish:
    """All tokens lie face down (FISH-009)."""
    tokens, none = all_tokens(game), (0,) * VALUES
    return Fish(sum(tokens), none, (0,) * game.seats, NOBODY, (none,) * game.seats, tokens)


def held_by(part: Fish, seat: Seat) -> Counts:
    """Return a seat's tokens by value; only for rules that may know them."""
    return in_sight(part.private[seat])


def face_down(part: Fish) -> Counts:
    """Return the tokens of the supply by kind; only for rules that may know them."""
    return in_sight(part.hidden)


def with_tokens(part: Fish, seat: Seat, tokens: Counts) -> Fish:
    """Return the part with a seat's tokens replaced, and their public number kept in step."""
    return replace(part, held=put(part.held, seat, sum(tokens)), private=put(part.private, seat, tokens))


def spent(part: Fish, seat: Seat, tokens: Counts) -> Fish:
    """Tokens go from a seat, face up beside the supply (FISH-039b, FISH-059)."""
    part = with_tokens(part, seat, subtract(held_by(part, seat), tokens))
    return replace(part, used=add(part.used, tokens))


def taken(part: Fish, seat: Seat, token: TokenId) -> Fish:
    """A token goes from the supply to a seat; the boot counts among nobody's tokens (FISH-041a)."""
    part = replace(part, supply=part.supply - 1, hidden=changed(face_down(part), token, -1))
    if token == BOOT:
        return replace(part, boot=seat)
    return with_tokens(part, seat, changed(held_by(part, seat), token, 1))


def refilled(part: Fish, out: Events) -> Fish:
    """With no token face down, the used ones are turned over and shuffled (FISH-037)."""
    count = sum(part.used)
    if part.supply or not count:
        return part
    out.append(FishShuffled(count))
    return replace(part, supply=count, used=(0,) * VALUES, hidden=(*part.used, 0))


def worth(tokens: Counts) -> int:
    """Return how many fish tokens of all values show."""
    return sum(count * (value + 1) for value, count in enumerate(tokens))


@lru_cache(maxsize=4096)
def payments(tokens: Counts, price: int) -> tuple[Counts, ...]:
    """Return the ways to pay a price of which no token can be left out (FISH-057).

    The first wastes least (FISH-056a); of those the one with the most tokens, because only seven may be held.
    """
    found = [
        paid
        for size in range(1, sum(tokens) + 1)
        for paid in handfuls(tokens, size)
        if worth(paid) >= price > worth(paid) - next(value + 1 for value, count in enumerate(paid) if count)
    ]
    return tuple(sorted(found, key=lambda paid: (worth(paid), -sum(paid), paid)))


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the face-down tokens that seats and used ones leave; unknown tokens tell nothing."""
    part = FISH.of(game, state)
    left = subtract(all_tokens(game), (*part.used, int(part.boot != NOBODY)))
    for own in part.private:
        if own is None:
            return state
        left = subtract(left, (*own, 0))
    held = tuple([sum(own or ()) for own in part.private])
    return FISH.put(game, state, replace(part, supply=sum(left), held=held, hidden=left))


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Fish:
    """Deal the unknown tokens; the boot can only lie face down, because who draws it shows it (FISH-070)."""
    part = FISH.of(game, state)
    *fish, _ = all_tokens(game)
    left = subtract(subtract(tuple(fish), part.used), held_by(part, view.seat))
    private = list(part.private)
    for index, count in enumerate(part.held):
        if index != view.seat:
            private[index] = draw_handful(left, count, rng)
            left = subtract(left, private[index] or ())
    return replace(part, private=tuple(private), hidden=(*left, int(part.boot == NOBODY)))
