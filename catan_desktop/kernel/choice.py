"""Families of legal actions. One family answers `in`, lists, counts, samples, and tells the UI what to light up."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, chain
from random import Random
from typing import Any, Protocol, runtime_checkable

from .action import Action
from .bits import bits
from .cards import Counts, covers, draw_handful, handful_count, handfuls
from .ids import CHANCE, SEATS, Seat, SeatMask, Space
from .record import state_record


def _value(action: Any, index: int) -> Any:
    """The field of an action at `index`; 0 is the seat."""
    return getattr(action, action.__struct_fields__[index])


def _is_counts(value: Any, kinds: int) -> bool:
    """True for a tuple of `kinds` counts; what is read from a file or typed may be anything."""
    return type(value) is tuple and len(value) == kinds and all([type(count) is int and count >= 0 for count in value])  # noqa: C419  (a list is faster here)


def _below(limit: int, rng: Random) -> int:
    """A number from 0 to `limit` - 1; half the price of `randrange`. ValueError if there is none."""
    if limit <= 0:
        raise ValueError("there is nothing to choose from")
    return int(rng.random() * limit)


@lru_cache(maxsize=1024)
def _ends(weights: tuple[int, ...]) -> tuple[int, ...]:
    """Return where each weight ends, laid end to end."""
    return tuple(accumulate(weights))


@runtime_checkable
class Choice(Protocol):
    """A family of legal actions of one seat; the order of iteration is canonical."""

    def __contains__(self, action: Action) -> bool:
        """Return whether the action belongs to the family."""
        ...

    def __iter__(self) -> Iterator[Action]:
        """Every action, in canonical order; may be long."""
        ...

    def count(self) -> int:
        """Return how many actions iteration yields."""
        ...

    def sample(self, rng: Random) -> Action:
        """Any action of the family, drawn by `rng`; ValueError if there is none."""
        ...


@state_record
class Only:
    """A single action: a button."""

    action: Action

    def __contains__(self, action: Action) -> bool:
        return action == self.action

    def __iter__(self) -> Iterator[Action]:
        yield self.action

    def count(self) -> int:
        """Always 1."""
        return 1

    def sample(self, rng: Random) -> Action:
        """The action."""
        return self.action


def buttons(kind: type[Action]) -> tuple[Only, ...]:
    """Return by seat the button of an action that names nothing but its seat: made once, for it is offered often."""
    return tuple([Only(kind(seat)) for seat in SEATS if seat != CHANCE])


@state_record
class OnSites:
    """`kind(seat, site)` for every site of a mask: lit places."""

    kind: Any
    """Action class with the fields (seat, site)."""
    seat: Seat
    space: Space
    mask: int

    def __contains__(self, action: Action) -> bool:
        if type(action) is not self.kind or action.seat != self.seat:
            return False
        site = _value(action, 1)
        return type(site) is int and site >= 0 and bool(self.mask >> site & 1)

    def __iter__(self) -> Iterator[Action]:
        return (self.kind(self.seat, site) for site in bits(self.mask))

    def at(self, site: int) -> Action:
        """The action of one site."""
        action: Action = self.kind(self.seat, site)
        return action

    def count(self) -> int:
        """The number of sites."""
        return self.mask.bit_count()

    def sample(self, rng: Random) -> Action:
        """A site, all equally likely."""
        mask = self.mask
        for _ in range(_below(mask.bit_count(), rng)):
            mask &= mask - 1
        return self.at((mask & -mask).bit_length() - 1)


@state_record
class Among:
    """Any of these actions: a short list."""

    actions: tuple[Action, ...]

    def __contains__(self, action: Action) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def count(self) -> int:
        """The length of the list."""
        return len(self.actions)

    def sample(self, rng: Random) -> Action:
        """Any of them, all equally likely."""
        return self.actions[_below(len(self.actions), rng)]


@state_record
class Handful:
    """`kind(seat, cards)` for every choice of `least` to `most` cards of a pool: a card picker."""

    kind: Any
    """Action class with the fields (seat, cards)."""
    seat: Seat
    pool: Counts
    least: int
    most: int

    def __contains__(self, action: Action) -> bool:
        if type(action) is not self.kind or action.seat != self.seat:
            return False
        cards = _value(action, 1)
        return _is_counts(cards, len(self.pool)) and covers(self.pool, cards) and self.least <= sum(cards) <= self.most

    def __iter__(self) -> Iterator[Action]:
        sizes = range(self.least, self.most + 1)
        return (self.kind(self.seat, cards) for cards in chain.from_iterable(handfuls(self.pool, n) for n in sizes))

    def count(self) -> int:
        """The number of different handfuls."""
        return sum(handful_count(self.pool, size) for size in range(self.least, self.most + 1))

    def sample(self, rng: Random) -> Action:
        """Cards drawn one by one."""
        size = rng.randint(self.least, min(self.most, sum(self.pool)))
        action: Action = self.kind(self.seat, draw_handful(self.pool, size, rng))
        return action


@state_record
class Amount:
    """`kind(seat, number)` for a range of numbers: a stepper."""

    kind: Any
    seat: Seat
    low: int
    high: int

    def __contains__(self, action: Action) -> bool:
        if type(action) is not self.kind or action.seat != self.seat:
            return False
        number = _value(action, 1)
        return type(number) is int and self.low <= number <= self.high

    def __iter__(self) -> Iterator[Action]:
        return (self.kind(self.seat, number) for number in range(self.low, self.high + 1))

    def count(self) -> int:
        """The size of the range."""
        return max(0, self.high - self.low + 1)

    def sample(self, rng: Random) -> Action:
        """Any of them, all equally likely."""
        action: Action = self.kind(self.seat, rng.randint(self.low, self.high))
        return action


def _few(rng: Random, more: float, most: int) -> int:
    """1, or a number up to `most`, each step further with the chance `more`."""
    number = 1
    while number < most and rng.random() < more:
        number += 1
    return number


@state_record
class Offer:
    """`kind(seat, give, want, partners)`: some of the own cards for cards of other kinds: the trade dialog.

    Each side holds at least one card, no kind stands on both, `want` stays within `limit`, and `partners` is a
    non-empty part of the mask (for a counter-offer the mask is the one seat that asked).
    """

    kind: Any
    seat: Seat
    hand: Counts
    limit: Counts
    """The most that may be asked of each kind."""
    partners: SeatMask

    def __contains__(self, action: Action) -> bool:
        if type(action) is not self.kind or action.seat != self.seat:
            return False
        give, want, partners = _value(action, 1), _value(action, 2), _value(action, 3)
        return (
            _is_counts(give, len(self.hand))
            and _is_counts(want, len(self.hand))
            and type(partners) is int
            and sum(give) > 0
            and sum(want) > 0
            and covers(self.hand, give)
            and covers(self.limit, want)
            and not any(g and w for g, w in zip(give, want, strict=True))
            and partners > 0
            and partners & ~self.partners == 0
        )

    def _wanted(self, give: Counts) -> Counts:
        return tuple([0 if g else most for g, most in zip(give, self.limit, strict=True)])

    def _partner_sets(self) -> Iterator[SeatMask]:
        subset = 0
        while subset != self.partners:
            subset = (subset - self.partners) & self.partners
            yield subset

    def __iter__(self) -> Iterator[Action]:
        for size in range(1, sum(self.hand) + 1):
            for give in handfuls(self.hand, size):
                pool = self._wanted(give)
                for amount in range(1, sum(pool) + 1):
                    for want in handfuls(pool, amount):
                        for partners in self._partner_sets():
                            yield self.kind(self.seat, give, want, partners)

    def count(self) -> int:
        """The number of offers; may be millions.

        Of each kind some of the own cards may be given, or up to the limit asked for, or neither; what gives nothing or
        asks for nothing is no offer.
        """
        terms = gifts = wishes = 1
        for held, most in zip(self.hand, self.limit, strict=True):
            terms *= held + most + 1
            gifts *= held + 1
            wishes *= most + 1
        return (terms - gifts - wishes + 1) * ((1 << self.partners.bit_count()) - 1)

    def sample(self, rng: Random) -> Action:
        """A small offer to everybody more often than a large one to some."""
        total = sum(self.limit)
        tradable = [own and most < total for own, most in zip(self.hand, self.limit, strict=True)]
        if not self.partners or not any(tradable):
            raise ValueError("nothing can be offered")
        held = sum(self.hand)
        while True:
            give = draw_handful(self.hand, _few(rng, 0.3, held), rng)
            pool = self._wanted(give)
            if any(pool):
                break
        want = draw_handful(pool, _few(rng, 0.2, sum(pool)), rng)
        partners = self.partners
        if rng.random() < 0.2:
            partners = rng.choice(list(self._partner_sets()))
        action: Action = self.kind(self.seat, give, want, partners)
        return action


@state_record
class Draw:
    """What chance may answer, each outcome with its weight."""

    outcomes: tuple[Action, ...]
    weights: tuple[int, ...]
    ends: tuple[int, ...] = ()
    """Where each weight ends, laid end to end, if it is known already: for a draw that is made once and kept."""

    def __eq__(self, other: object) -> bool:
        """Known ends make no other draw."""
        return isinstance(other, Draw) and (self.outcomes, self.weights) == (other.outcomes, other.weights)

    def __hash__(self) -> int:
        return hash((self.outcomes, self.weights))

    def __contains__(self, action: Action) -> bool:
        return action in self.outcomes and self.weights[self.outcomes.index(action)] > 0

    def __iter__(self) -> Iterator[Action]:
        return (action for action, weight in zip(self.outcomes, self.weights, strict=True) if weight)

    def count(self) -> int:
        """The number of outcomes that can happen."""
        return sum(1 for weight in self.weights if weight)

    def pick(self, number: int) -> Action:
        """The outcome at `number` (0 <= number < total weight) of the weights laid end to end."""
        index = bisect_right(_ends(self.weights), number)
        if index == len(self.outcomes):
            raise ValueError("the number is not below the total weight")
        return self.outcomes[index]

    def sample(self, rng: Random) -> Action:
        """One outcome, drawn by weight."""
        ends = self.ends or _ends(self.weights)
        return self.outcomes[bisect_right(ends, _below(ends[-1] if ends else 0, rng))]


def even_draw(outcomes: Iterable[Action]) -> Draw | None:
    """Return a draw in which each outcome is as likely as any other; None where there is none."""
    listed = tuple(outcomes)
    return Draw(listed, (1,) * len(listed)) if listed else None
