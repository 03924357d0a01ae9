"""Offers of trade: which one is worth making, judged for the seat itself and for those who are asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.rules.settlers.events import Offered, Traded
from catan_desktop.rules.settlers.part import purse, settlers
from catan_desktop.rules.settlers.purse import hand_over

GAIN = 0.12
"""An offer must promise so much, in victory points."""
MEMORY = 40
"""How many past events are looked at for offers that were refused."""


class Barter:
    """Looks for an offer that helps this seat and that somebody may like."""

    def __init__(
        self,
        game: Game,
        view: Observation,
        state: GameState,
        judge: Callable[[Game, GameState, Seat], float],
        rng: Random,
    ) -> None:
        self.game, self.view, self.state, self.judge, self.rng = game, view, state, judge, rng
        self.seat = view.seat
        self.before: dict[Seat, float] = {}

    def best(self, offer: Offer, floor: float | None) -> Action | None:
        """The best offer, or None where none is worth it.

        `floor` is the value of the best other action; None where an offer (a counter-offer) competes with nothing.
        """
        now = self.judge(self.game, self.state, self.seat)
        floor = now if floor is None else max(now, floor)
        refused = self._refused()
        found: list[tuple[float, Counts, Counts, int]] = []
        for give, want in self._terms(offer):
            if (give, want) in refused:
                continue
            partners, gain = self._worth(offer, give, want, now)
            if partners and now + gain > floor + GAIN:
                found.append((gain, give, want, partners))
        if not found:
            return None
        gain, give, want, partners = max(found)
        action: Any = offer.kind(self.seat, give, want, partners)
        return action if action in offer else None

    def _terms(self, offer: Offer) -> list[tuple[Counts, Counts]]:
        """One card for one, and two for one."""
        kinds = range(len(offer.hand))
        return [
            (tuple(count if kind == out else 0 for kind in kinds), tuple(1 if kind == into else 0 for kind in kinds))
            for out in kinds
            for count in (1, 2)
            if offer.hand[out] >= count
            for into in kinds
            if into != out and offer.limit[into]
        ]

    def _refused(self) -> list[tuple[Counts, Counts]]:
        """Terms offered lately by this seat that led to no trade."""
        offered = [
            (event.give, event.want)
            for event in self.view.history[-MEMORY:]
            if isinstance(event, Offered) and event.seat == self.seat
        ]
        settled = [
            (event.give, event.want)
            for event in self.view.history[-MEMORY:]
            if isinstance(event, Traded) and event.seat == self.seat
        ]
        return [terms for terms in offered if terms not in settled]

    def _worth(self, offer: Offer, give: Counts, want: Counts, now: float) -> tuple[int, float]:
        """Whom to ask, and what the trade would bring this seat."""
        partners, best = 0, 0.0
        for other in range(self.game.seats):
            if not offer.partners >> other & 1 or settlers(self.state).hands[other] < sum(want):
                continue
            hand = purse(settlers(self.state), Seat(other)).hand
            if any(have < need for have, need in zip(hand, want, strict=True)):
                continue
            traded = hand_over(self.state, self.seat, Seat(other), give)
            traded = hand_over(traded, Seat(other), self.seat, want)
            gain = self.judge(self.game, traded, self.seat) - now
            if gain > GAIN and self._tempts(Seat(other), traded):
                partners |= 1 << other
                best = max(best, gain)
        return (offer.partners if partners else 0), best

    def _tempts(self, other: Seat, traded: GameState) -> bool:
        """True if the asked seat, with the cards it may hold, would be better off too."""
        if other not in self.before:
            self.before[other] = self.judge(self.game, self.state, other)
        return self.judge(self.game, traded, other) > self.before[other]
