"""Bounds on the hands of others by all that a seat has seen: the least and the most cards of each kind.

The redacted history is read from the beginning of the game; who holds how many cards lies open, and how many of each
kind the bank has, where it is not secret. `imagine` deals the unknown cards so that they agree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat, record
from catan_desktop.kernel.cards import add, draw_handful, subtract
from catan_desktop.kernel.engine import determinise
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.discards import redealt
from catan_desktop.mechanics.hand_flows import BANK, Flows, Lacks, Moved, Shown, Teller
from catan_desktop.mechanics.parts import DISCARDS, HANDS, Hands, SecretHands, hand_of, with_hand
from catan_desktop.mechanics.questions import FLOWS, HELD, KNOWN_HANDS, PLAUSIBLE
from catan_desktop.mechanics.tables import tables

ANY = 99
"""More cards of a kind than there are."""
NAMES = ("seat", "victim", "opponent", "partner", "thief", "giver", "taker", "owner")
"""Fields of events that name a seat whose cards may have changed."""
ROUNDS = 6
"""Rounds at most in which the bounds are tightened, by the hands and by the kinds in turn."""
TRIES = 12
"""Deals at most that are tried to find one that agrees with the bounds."""
Facts: TypeAlias = Callable[["_Reading", Any], None]


@record
class Bounds:
    """At least and at most what a seat holds, by kind of card."""

    least: Counts
    most: Counts

    def admit(self, hand: Counts) -> bool:
        """True for a hand that the seat may hold."""
        return all(low <= have <= high for low, have, high in zip(self.least, hand, self.most, strict=True))


def bounds_of(game: Game, view: Observation) -> tuple[Bounds, ...]:
    """Return by seat what the looking seat knows of its hand; its own hand is known whole."""
    hands = HANDS.of(game, view.state)
    reading = _read(game, view)
    if any(kept is not None and kept != count for kept, count in zip(reading.counts, hands.sizes, strict=True)):
        reading = _Reading(game, game.ask(FLOWS, view.state), empty=False)
        reading.go_on(view.history)
    least, most = [list(row) for row in reading.least], [list(row) for row in reading.most]
    known = {int(view.seat): hand_of(game, view.state, view.seat)}
    seen = game.ask(KNOWN_HANDS, view.state, view.seat)
    known.update(seen)
    for seat, count in enumerate(hands.sizes):
        if seat in known:
            least[seat], most[seat] = list(known[seat]), list(known[seat])
            continue
        if sum(least[seat]) > count or sum(most[seat]) < count:  # something was missed
            least[seat], most[seat] = [0] * len(hands.bank), [count] * len(hands.bank)
        sure = game.ask(HELD, view.state, Seat(seat)) or (0,) * len(hands.bank)
        least[seat] = [max(pair) for pair in zip(least[seat], sure, strict=True)]
    _tighten(least, most, hands.sizes, _totals(game, hands))
    return tuple(Bounds(tuple(low), tuple(high)) for low, high in zip(least, most, strict=True))


def _totals(game: Game, hands: Hands) -> list[int | None]:
    """By kind: how many cards all hands hold together; None where the bank is secret and has some."""
    secret = isinstance(hands, SecretHands)
    return [
        None if secret and left else total - left for total, left in zip(tables(game).bank, hands.bank, strict=True)
    ]


def imagine(game: Game, view: Observation, rng: Random) -> GameState:
    """A full state that the seat cannot rule out, by what it sees now and by what it has seen."""
    state = determinise(game, view, rng)
    if not view.history:
        return state
    bounds = bounds_of(game, view)
    others = [Seat(seat) for seat in range(game.seats) if seat != view.seat]
    if all(bounds[seat].admit(hand_of(game, state, seat)) for seat in others):
        return state
    for _ in range(TRIES):
        dealt = _dealt(game, state, bounds, others, rng)
        if dealt is not None and game.ask(PLAUSIBLE, dealt):
            return dealt
    return state


def _dealt(
    game: Game, state: GameState, bounds: Sequence[Bounds], others: Sequence[Seat], rng: Random
) -> GameState | None:
    """Return the state with the cards of the others, and of a secret bank, dealt anew within the bounds; None where
    this try has failed."""
    hands = HANDS.of(game, state)
    secret = isinstance(hands, SecretHands)
    pool: Counts = hands.stock if secret else (0,) * len(hands.bank)
    for seat in others:
        pool = add(pool, hand_of(game, state, seat))
    for seat in others:
        if any(have < need for have, need in zip(pool, bounds[seat].least, strict=True)):
            return None
        pool = subtract(pool, bounds[seat].least)
    for seat in sorted(others, key=lambda seat: sum(bounds[seat].most)):
        low, high = bounds[seat].least, bounds[seat].most
        free = hands.sizes[seat] - sum(low)
        room = tuple([min(left, top - base) for left, top, base in zip(pool, high, low, strict=True)])
        if free < 0 or sum(room) < free:
            return None
        drawn = draw_handful(room, free, rng)
        pool = subtract(pool, drawn)
        state = with_hand(game, state, seat, add(low, drawn))
    if secret:
        dealt = HANDS.of(game, state)
        state = HANDS.put(game, state, dealt.moved(pool, dealt.sizes, dealt.private))
        if HANDS.of(game, state).bank != hands.bank:
            return None
    if DISCARDS.get(game, state) is None:
        return state
    return DISCARDS.put(game, state, redealt(game, state, others, rng))


class _Reading:
    """A history as far as it has been read."""

    def __init__(self, game: Game, flows: tuple[Flows, ...], *, empty: bool = True) -> None:
        """`flows`: what its modules tell; `empty`: it begins with empty hands, as a game does."""
        kinds = len(tables(game).kinds)
        self.game = game
        self.tellers, self.known = _tellers(flows)
        self.done = 0
        """How many events have been read."""
        self.last: Event | None = None
        """The last of them."""
        self.least = [[0] * kinds for _ in range(game.seats)]
        self.most = [[0 if empty else ANY] * kinds for _ in range(game.seats)]
        self.counts: list[int | None] = [0 if empty else None] * game.seats
        """How many cards each seat holds; None: not known."""

    def go_on(self, history: Sequence[Event]) -> None:
        """Read on to the end of the history."""
        tellers, known = self.tellers, self.known
        for index in range(self.done, len(history)):
            event = history[index]
            tell = tellers.get(type(event))
            if tell is not None:
                for fact in tell(self.game, history, index):
                    _TOLD[type(fact)](self, fact)
            elif type(event).__module__ not in known:
                for name in NAMES:
                    self._forget(getattr(event, name, None))
        self.done = len(history)
        self.last = history[-1] if history else None

    def _forget(self, seat: Any) -> None:
        if isinstance(seat, int) and 0 <= seat < self.game.seats:
            kinds = len(self.least[seat])
            self.least[seat], self.most[seat], self.counts[seat] = [0] * kinds, [ANY] * kinds, None

    def moved(self, fact: Moved) -> None:
        """Cards change hands."""
        giver, taker, unseen = fact.giver, fact.taker, fact.unseen
        had = self.most[giver] if giver != BANK else [ANY] * len(fact.cards)
        if taker != BANK:
            least, most = self.least[taker], self.most[taker]
            for kind, count in enumerate(fact.cards):
                least[kind] += count
                most[kind] = min(ANY, most[kind] + count + min(unseen, had[kind]))
            self._counted(taker, sum(fact.cards) + unseen)
        if giver != BANK:
            least, most = self.least[giver], self.most[giver]
            for kind, count in enumerate(fact.cards):
                least[kind] = max(0, least[kind] - count - unseen)
                if most[kind] < ANY:
                    most[kind] = max(0, most[kind] - count)
            self._counted(giver, -sum(fact.cards) - unseen)

    def shown(self, fact: Shown) -> None:
        """A seat holds these."""
        least, most = self.least[fact.seat], self.most[fact.seat]
        for kind, count in enumerate(fact.cards):
            least[kind] = max(least[kind], count)
            most[kind] = count if fact.whole else max(most[kind], count)
        self._counted(fact.seat, 0)

    def lacks(self, fact: Lacks) -> None:
        """A seat has none of a kind."""
        self.least[fact.seat][fact.kind] = self.most[fact.seat][fact.kind] = 0
        self._counted(fact.seat, 0)

    def _counted(self, seat: int, more: int) -> None:
        """The number of its cards changes by `more`; its bounds are tightened."""
        count = self.counts[seat]
        if count is not None:
            self.counts[seat] = count = max(0, count + more)
            _fit(self.least[seat], self.most[seat], count)


_TOLD: dict[type[object], Facts] = {Moved: _Reading.moved, Shown: _Reading.shown, Lacks: _Reading.lacks}


def _fit(least: list[int], most: list[int], count: int) -> bool:
    """Tighten the bounds of a row of numbers that add up to `count`; True if one has changed."""
    free, room = count - sum(least), sum(most) - count
    changed = False
    for index, (low, high) in enumerate(zip(least, most, strict=True)):
        if free >= 0 and high > low + free:
            most[index] = low + free
            changed = True
        if room >= 0 and low < high - room:
            least[index] = high - room
            changed = True
    return changed


def _tighten(
    least: list[list[int]], most: list[list[int]], counts: Sequence[int], totals: Sequence[int | None]
) -> None:
    """Tighten all bounds by the number of cards of each seat, and of each kind in all hands where it is known."""
    for _ in range(ROUNDS):
        changed = sum(_fit(low, high, count) for low, high, count in zip(least, most, counts, strict=True)) > 0
        for kind, total in enumerate(totals):
            if total is None:
                continue
            low, high = [row[kind] for row in least], [row[kind] for row in most]
            if _fit(low, high, total):
                changed = True
                for seat in range(len(counts)):
                    least[seat][kind], most[seat][kind] = low[seat], high[seat]
        if not changed:
            return


def _tellers(flows: tuple[Flows, ...]) -> tuple[dict[type[Event], Teller], frozenset[str]]:
    """By kind of event: what it tells; and the modules whose other events move no cards."""
    found = {kind: tell for flow in flows for kind, tell in flow.tellers.items()}
    return found, frozenset([*(flow.events for flow in flows), Event.__module__])


@lru_cache(maxsize=2)
def _readings(game: Game) -> dict[int, _Reading]:
    """Return by seat the reading of its history: the same dictionary as long as the game is in use."""
    return {}


def _read(game: Game, view: Observation) -> _Reading:
    """Return the reading of a seat's history, read on to its end from where it ended the last time."""
    kept, history = _readings(game), view.history
    found = kept.get(view.seat)
    if found is None or not 0 < found.done <= len(history) or history[found.done - 1] is not found.last:
        found = kept[view.seat] = _Reading(game, game.ask(FLOWS, view.state))
    found.go_on(history)
    return found
