"""A turn planned as a whole: which sequence of own actions leads to the best end of the turn.

Positions are opened in the order of their promise until the turn is over on every line or the budget is used up.
A line ends, too, where the next stage of the turn asks: that is planned when it comes, and until then it is
judged.
Chance inside the turn (a card drawn, a token turned up) is drawn once and the line goes on from there; the difference
between that draw and the average of all draws is taken off again, so that no line looks better by luck alone,
and no line is worth more than a game that is won.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import TypeAlias

from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Game, GameState, Seat
from catan_desktop.kernel.choice import Offer, Only
from catan_desktop.kernel.engine import actor, advance, decision
from catan_desktop.kernel.ids import CHANCE

from .budget import Timer
from .chance import outcomes_of
from .search_moves import moves

Value: TypeAlias = Callable[[Game, GameState, Seat], float]
ANSWERS = 12
"""Answers of others that are imagined before a position is judged."""
Line: TypeAlias = tuple[Action, ...]
"""Own actions, one after another."""
Node: TypeAlias = tuple[float, int, GameState, float, int, Line]
"""Promise (negative, for the heap), serial number, position, luck to take off, number of the first action, and the
actions that led there."""


class Plan:
    """The search of one imagined world."""

    def __init__(self, game: Game, seat: Seat, value: Value, timer: Timer, rng: Random, limit: int) -> None:
        self.game, self.seat, self.value, self.timer, self.rng = game, seat, value, timer, rng
        self.limit = limit
        """Positions judged in this world."""
        self.evaluations = 0
        self.open: list[Node] = []
        self.seen: set[object] = set()
        self.found: dict[int, float] = {}
        """Number of a first action -> value of the best end that it leads to."""
        self.guess: dict[int, float] = {}
        """The same by a look at its first position alone."""
        self.lines: dict[int, Line] = {}
        """Number of a first action -> the own actions, itself the first, that lead to its best end; without the button
        that ends the stage."""
        self.ends: list[float] = []
        """By how much positions were judged worse after the button that ends a stage than before."""
        self.serial = 0
        known = entry(game.ruleset.key).bots
        self.judged_at, self.plan_steps = known.value_before_answers, known.plan_steps
        """Steps at which a position is valued before others have answered."""
        self.stage = ""
        """The stage of the turn that is planned; empty where a question comes before any."""
        self.begun = False
        """True once each first action has been looked at."""

    def worth(self, state: GameState) -> float:
        """The value of a position, counted."""
        self.evaluations += 1
        self.timer.spend()
        return self.value(self.game, state, self.seat)

    @property
    def over(self) -> bool:
        """Return whether this world has had its share."""
        return self.evaluations >= self.limit or self.timer.over

    @property
    def cut_short(self) -> bool:
        """Return whether the budget ended before each first action had been looked at, or the time before this world
        had had its share: it has not seen what the others have."""
        return not self.begun or (self.timer.late and self.evaluations < self.limit and bool(self.open))

    def run(self, state: GameState, actions: list[Action]) -> dict[int, float]:
        """The value of each action, by its number; those that were not reached in time are left out."""
        self.stage = self._stage(state)
        for number, action in enumerate(actions):
            self._follow(state, action, 0.0, number, ())
            if self.timer.over:
                break
        self.begun = len(self.guess) == len(actions)
        while self.open and not self.over:
            self._expand(*heappop(self.open))
        return self._values()

    def _values(self) -> dict[int, float]:
        """By first action: its best end, those included that a line would have if it ended where it has come to."""
        drop = sum(self.ends) / len(self.ends) if self.ends else 0.0
        values = {number: self.found.get(number, guess - drop) for number, guess in self.guess.items()}
        for promise, _, _, _, number, line in self.open:
            if -promise - drop > values[number]:
                values[number], self.lines[number] = -promise - drop, line
        return values

    def _expand(self, promise: float, serial: int, state: GameState, luck: float, number: int, line: Line) -> None:
        asked = decision(self.game, state, self.seat)
        if asked is None:
            return
        buttons = [choice.action for choice in asked.choices if isinstance(choice, Only)]
        for action in moves(asked.choices, self.rng, self.evaluator(state)):
            end = self._follow(state, action, luck, number, line)
            if end is not None and action in buttons:
                self.ends.append(-promise - end)
                if self.lines[number] == (*line, action):
                    self.lines[number] = line
            if self.over:
                return

    def evaluator(self, state: GameState) -> Callable[[Action], float]:
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

    def _follow(self, state: GameState, action: Action, luck: float, number: int, line: Line) -> float | None:
        """Take an action and judge or open the position that it leads to; return the value of one where the line ends
        and the game goes on."""
        after, luck = self._reached(state, action, luck)
        line = (*line, action)
        here = self.worth(after)
        here -= luck if after.outcome is None else max(luck, 0.0)
        self.guess.setdefault(number, here)
        self.lines.setdefault(number, line)
        if self._ended(after):
            if here > self.found.get(number, float("-inf")):
                self.found[number], self.lines[number] = here, line
            return here if after.outcome is None else None
        mark = (after.parts, after.frames, after.seat)
        if mark not in self.seen:
            self.seen.add(mark)
            self.serial += 1
            heappush(self.open, (-here, self.serial, after, luck, number, line))
        return None

    def _stage(self, state: GameState) -> str:
        """The stage of the turn that a question belongs to."""
        stages = self.game.ruleset.stages
        return next((frame.step for frame in reversed(state.frames) if frame.step in stages), "")

    def _ended(self, state: GameState) -> bool:
        """Return whether a line ends here: somebody else is asked, or the seat is by the next stage of its turn."""
        if actor(state) != self.seat:
            return True
        step = state.frames[-1].step
        return bool(self.stage) and not self.game.underway(state) and step not in (self.stage, *self.plan_steps)

    def _chance(self, state: GameState, luck: float) -> tuple[GameState, float]:
        """Draw for chance as long as it answers with few outcomes; `luck` grows by what the draw is above the mean."""
        while actor(state) == CHANCE and (answers := outcomes_of(self.game, state)):
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
        the middle of the own turn (what to give), let them answer anyhow; not in a stage of the turn (a vote)."""
        for _ in range(ANSWERS):
            seat = actor(state)
            if seat is None or seat in (self.seat, CHANCE) or state.turn == 0 or not self.game.underway(state):
                break
            if state.frames[-1].step in self.judged_at:
                break
            if state.seat != self.seat and state.frames[-1].step != step:
                break
            asked = decision(self.game, state, seat)
            choices = [choice for choice in asked.choices if not isinstance(choice, Offer)] if asked else []
            if not choices or not choices[0].count():
                break
            state, _ = advance(self.game, state, choices[0].sample(self.rng))
        return state
