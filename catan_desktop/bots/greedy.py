"""Bots that look one decision ahead and take the action after which the judge of the ruleset likes the position best.

The unknown cards are dealt at random first, in agreement with all that the seat has seen. An action that leads to
another choice of the same seat (where the robber goes, which card to take) is followed until that seat is done. Where
chance has few outcomes they are averaged; where it has many, the position before the throw is judged.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import islice
from random import Random

from catan_desktop.evaluation.card_play import Judge
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.games.catalogue import entry
from catan_desktop.games.entry import Valuing
from catan_desktop.kernel import Action, Game, GameState, Observation, Seat
from catan_desktop.kernel.choice import Choice, Handful, Offer
from catan_desktop.kernel.engine import actor, advance, decision
from catan_desktop.kernel.ids import CHANCE

from .bot import only_answer
from .chance import cards_of, outcomes_of, swaps, unthinking
from .worlds import imagine

WIDE = 120
"""Actions of one family at most that are looked at."""
GAIN = 1e-6
"""By how much a free action must better the position."""
NARROW = 12
"""The same for the choices that follow one's own action."""


class GreedyBot:
    """Takes the action after which the judge likes the position best."""

    depth = 3
    """How many further choices of its own it follows."""
    noise = 0.0
    """Standard deviation of the error added to each judgement, in victory points."""
    trades = True
    """Whether it makes offers; it always answers them."""
    gifts = 0.0
    """Where it answers a question, this share of what others gain by the answer is taken off the judgement, besides
    what the judge takes off."""

    def __init__(self, judges: Callable[[str], Valuing], personality: Personality = SOBER) -> None:
        self.judges, self.personality = judges, personality

    def judge(self, game: Game) -> Judge:
        """The judge of the game's ruleset, with this bot's personality."""
        valuing, personality = self.judges(game.ruleset.key), self.personality
        return lambda game, state, seat: valuing(game, state, seat, personality)

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """One legal action of `view.decision`, which is not None."""
        if (answer := unthinking(game, view, rng)) is not None:
            return answer
        assert view.decision is not None
        choices = view.decision.choices
        state = imagine(game, view, rng)
        thinking = _Thinking(game, view.seat, self.judge(game), rng, self.noise)
        if self.gifts and game.underway(state):
            thinking.mind(state, self.gifts)
        certain = thinking.without_error()
        known = entry(game.ruleset.key).bots
        cards, exact = known.cards, known.exact_kinds | known.free_kinds
        trader = cards and cards.trader(game, view, state, thinking.judge, rng, self.personality)
        answered = trader.answer(choices, self.trades) if trader else None
        if answered is not None:
            return answered
        best: tuple[float, Action] | None = None
        for choice in choices:
            if isinstance(choice, Offer):
                continue
            for action in _candidates(choice, WIDE, thinking, state):
                if action.kind in exact:
                    value = certain.after(state, action, GreedyBot.depth)
                    if action.kind in known.free_kinds and value <= certain.settled(state, 0) + GAIN:
                        continue
                else:
                    value = thinking.after(state, action, self.depth)
                if best is None or value > best[0]:
                    best = value, action
        offers = [choice for choice in choices if isinstance(choice, Offer)]
        if offers and self.trades and trader:
            offered = trader.best(offers[0], best[0] if best else None)
            if offered is not None:
                return offered
        if best is None:
            return choices[0].sample(rng)
        return best[1]


class _Thinking:
    """One decision: what it knows and how it judges."""

    def __init__(self, game: Game, seat: Seat, judge: Judge, rng: Random, noise: float) -> None:
        self.game, self.seat, self.judge, self.rng, self.noise = game, seat, judge, rng, noise
        self.gifts, self.before = 0.0, dict[Seat, float]()
        self.known: dict[object, float] = {}
        """The values worked out so far: choices made in another order lead to the same positions."""

    def mind(self, state: GameState, share: float) -> None:
        """From now on take this share of what others gain, against the given position, off each judgement."""
        others = [Seat(seat) for seat in range(self.game.seats) if seat != self.seat]
        self.gifts, self.before = share, {seat: self.judge(self.game, state, seat) for seat in others}

    def without_error(self) -> _Thinking:
        """The same decision, judged without slips."""
        certain = copy(self)
        certain.noise = 0.0
        return certain

    def value(self, state: GameState) -> float:
        """The judgement, with this bot's error."""
        value = self.judge(self.game, state, self.seat)
        for seat, before in self.before.items():
            value -= self.gifts * max(0.0, self.judge(self.game, state, seat) - before)
        return value + self.rng.gauss(0.0, self.noise) if self.noise else value

    def after(self, state: GameState, action: Action, depth: int) -> float:
        """The value of the position that an action leads to."""
        following, _ = advance(self.game, state, action)
        return self.settled(following, depth)

    def settled(self, state: GameState, depth: int) -> float:
        """The value of a position once the seat has made its further choices and chance of few outcomes is averaged."""
        if self.noise:
            return self._settled(state, depth)
        mark = (state.parts, state.frames, state.seat, depth)
        if mark not in self.known:
            self.known[mark] = self._settled(state, depth)
        return self.known[mark]

    def _settled(self, state: GameState, depth: int) -> float:
        seat = actor(state)
        if depth == 0 or seat is None:
            return self.value(state)
        if seat == CHANCE:
            return self._chance(state, depth)
        if seat != self.seat:
            return self._others(state, seat, depth)
        asked = decision(self.game, state, seat)
        if asked is None:
            return self.value(state)
        if not self.game.underway(state):
            only = only_answer(asked)
            return self.after(state, only, depth - 1) if only is not None else self.value(state)
        values = [
            self.after(state, action, depth - 1)
            for choice in asked.choices
            if not isinstance(choice, Offer)
            for action in _candidates(choice, NARROW, self, state)
        ]
        return max(values) if values else self.value(state)

    def _others(self, state: GameState, seat: Seat, depth: int) -> float:
        """The value once another seat has given any answer to what the own action asks of it, such as for cards."""
        before_answers = state.frames[-1].step in entry(self.game.ruleset.key).bots.value_before_answers
        if before_answers or state.seat != self.seat or not self.game.underway(state):
            return self.value(state)
        asked = decision(self.game, state, seat)
        choices = [choice for choice in asked.choices if not isinstance(choice, Offer)] if asked else []
        if not choices or not choices[0].count():
            return self.value(state)
        return self.after(state, choices[0].sample(self.rng), depth - 1)

    def _chance(self, state: GameState, depth: int) -> float:
        answers = outcomes_of(self.game, state)
        if not answers:
            return self.value(state)
        total = sum([weight * self.after(state, action, depth - 1) for action, weight in answers])
        return total / sum([weight for _, weight in answers])


def _candidates(choice: Choice, limit: int, thinking: _Thinking, state: GameState) -> list[Action]:
    """The actions of a family that are worth a look."""
    if isinstance(choice, Handful) and choice.count() > limit:
        return [_greedy_handful(choice, thinking, state)]
    if choice.count() <= limit:
        return list(choice)
    found = list(islice(choice, limit // 2))
    return found + [choice.sample(thinking.rng) for _ in range(limit // 2)]


def _greedy_handful(choice: Handful, thinking: _Thinking, state: GameState) -> Action:
    """A good handful out of very many: the best of some samples, improved by swapping one card at a time."""
    best = choice.sample(thinking.rng)
    best_value = thinking.after(state, best, 0)
    for _ in range(12):
        other = choice.sample(thinking.rng)
        value = thinking.after(state, other, 0)
        if value > best_value:
            best, best_value = other, value
    improved = True
    while improved:
        improved = False
        for cards in swaps(cards_of(best), choice.pool):
            action = choice.kind(choice.seat, cards)
            value = thinking.after(state, action, 0)
            if value > best_value + 1e-9:
                best, best_value, improved = action, value, True
    return best
