"""A turn planned as a whole: which sequence of own actions leads to the best end of the turn.

Positions are opened in the order of their promise until the turn is over on every line or the budget is used up.
Chance inside the turn (a card drawn, a token turned up) is drawn once and the line goes on from there; the difference
between that draw and the average of all draws is taken off again, so that no line looks better by luck alone,
and no line is worth more than a game that is won.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.engine import actor, advance, decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState

from .budget import Timer
from .chance import chances_of
from .search_moves import moves

Value: TypeAlias = Callable[[Game, GameState, Seat], float]
ANSWERS = 12
"""So many answers of others are imagined before a position is judged."""
Node: TypeAlias = tuple[float, int, GameState, float, int]
"""Promise (negative, for the heap), serial number, position, luck to take off, number of the first action."""


class Plan:
    """The search of one imagined world."""

    def __init__(self, game: Game, seat: Seat, value: Value, timer: Timer, rng: Random, limit: int) -> None:
        self.game, self.seat, self.value, self.timer, self.rng = game, seat, value, timer, rng
        self.limit = limit
        """Positions judged in this world."""
        self.judged = 0
        self.open: list[Node] = []
        self.seen: set[object] = set()
        self.found: dict[int, float] = {}
        """Number of a first action -> value of the best end that it leads to."""
        self.guess: dict[int, float] = {}
        """The same by a look at its first position alone."""
        self.serial = 0
        self.begun = False
        """True once each first action has been looked at."""

    def worth(self, state: GameState) -> float:
        """The value of a position, counted."""
        self.judged += 1
        self.timer.spend()
        return self.value(self.game, state, self.seat)

    @property
    def over(self) -> bool:
        """True once this world has had its share."""
        return self.judged >= self.limit or self.timer.over

    @property
    def cut(self) -> bool:
        """True if the time ended before this world had had its share: it has not seen what the others have."""
        return self.timer.late and self.judged < self.limit and (bool(self.open) or not self.begun)

    def run(self, state: GameState, actions: list[Action]) -> dict[int, float]:
        """The value of each action, by its number; those that were not reached in time are left out."""
        for number, action in enumerate(actions):
            self._follow(state, action, 0.0, number, first=True)
            if self.timer.over:
                break
        self.begun = len(self.guess) == len(actions)
        while self.open and not self.over:
            _, _, at, luck, number = heappop(self.open)
            self._expand(at, luck, number)
        return {number: self.found.get(number, guess) for number, guess in self.guess.items()}

    def _expand(self, state: GameState, luck: float, number: int) -> None:
        asked = decision(self.game, state, self.seat)
        if asked is None:
            return
        for action in moves(asked.choices, self.rng, self.looker(state)):
            self._follow(state, action, luck, number)
            if self.over:
                return

    def looker(self, state: GameState) -> Callable[[Action], float]:
        """Judges an action of a position by the position after it."""

        def look(action: Action) -> float:
            after, luck = self._reached(state, action, 0.0)
            return self.worth(after) - luck

        return look

    def _reached(self, state: GameState, action: Action, luck: float) -> tuple[GameState, float]:
        """The position after an action and what follows by itself, and the luck in it."""
        step = state.frames[-1].step
        after, luck = self._chance(advance(self.game, state, action)[0], luck)
        return self._chance(self._others(after, step), luck)

    def _follow(self, state: GameState, action: Action, luck: float, number: int, first: bool = False) -> None:
        """Take an action and judge or open the position that it leads to."""
        after, luck = self._reached(state, action, luck)
        here = self.worth(after)
        here -= luck if after.outcome is None else max(luck, 0.0)
        if first:
            self.guess[number] = here
        if actor(after) != self.seat:
            if here > self.found.get(number, float("-inf")):
                self.found[number] = here
            return
        mark = (after.parts, after.frames, after.seat)
        if mark in self.seen:
            return
        self.seen.add(mark)
        self.serial += 1
        heappush(self.open, (-here, self.serial, after, luck, number))

    def _chance(self, state: GameState, luck: float) -> tuple[GameState, float]:
        """Draw for chance as long as it answers with few outcomes; `luck` grows by what the draw is above the mean."""
        while actor(state) == CHANCE and (answers := chances_of(self.game, state)):
            reached = [advance(self.game, state, action)[0] for action, _ in answers]
            if len(reached) == 1:
                state = reached[0]
                continue
            weights = [weight for _, weight in answers]
            values = [self.worth(one) for one in reached]
            mean = sum([one * weight for one, weight in zip(values, weights, strict=True)]) / sum(weights)
            drawn = self.rng.choices(range(len(reached)), weights)[0]
            state, luck = reached[drawn], luck + values[drawn] - mean
        return state, luck

    def _others(self, state: GameState, step: str) -> GameState:
        """Where others answer the same question (what to discard, say), or one that the own action has put to them in
        the middle of the own turn (what to give), let them answer anyhow."""
        for _ in range(ANSWERS):
            seat = actor(state)
            if seat is None or seat in (self.seat, CHANCE) or state.turn == 0:
                break
            within = state.seat == self.seat and self.game.underway(state)
            if not within and state.frames[-1].step != step:
                break
            asked = decision(self.game, state, seat)
            choices = [choice for choice in asked.choices if not isinstance(choice, Offer)] if asked else []
            if not choices or not choices[0].count():
                break
            state, _ = advance(self.game, state, choices[0].sample(self.rng))
        return state
