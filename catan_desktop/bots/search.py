"""The strongest bot: it plans whole turns in several imagined worlds and takes what is best on the average.

It knows an observation and nothing else. The unknown cards are dealt at random, some times over; in each such world
the same first actions are judged, by the best end of the turn that each of them leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from catan_desktop.evaluation.card_play import Trader
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.choice import Handful, Offer
from catan_desktop.kernel.engine import actor, advance, decision

from .budget import Budget, Timer
from .chance import unthinking
from .search_moves import WIDE, moves
from .search_plan import Line, Plan
from .worlds import imagine

Valuing: TypeAlias = Callable[[Game, GameState, Seat, Personality], float]
NODES = 1600
"""Positions judged, where time is the budget."""
WORLD_NODES = 100
"""Positions that one world is worth."""
NEAR = 0.7
"""From this share of the points to win on, a turn is looked through for builds that win at once."""
BUILDS = 3
"""Builds of it at most, one after another."""
FOR_THE_TURN = 0.7
"""Share of the time that goes into the plan of the turn where there are offers to be thought about, too."""


class TooLateError(Exception):
    """The time is used up."""


class SearchBot:
    """Plans its turn to the end, in several worlds."""

    def __init__(
        self,
        values: Callable[[str], Valuing],
        personality: Personality = SOBER,
        budget: Budget | None = None,
        judges: Callable[[str], Valuing] | None = None,
    ) -> None:
        """`values` gives what a ruleset is played by; `judges` the judgement, in victory points, that its set-up is
        played by and that trade with others is weighed by, for it is close to what the others go by."""
        self.values, self.judges = values, judges or values
        self.personality, self.budget = personality, budget or Budget()

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """One legal action of `view.decision`, which is not None."""
        return self.plan(game, view, rng)[0]

    def plan(self, game: Game, view: Observation, rng: Random) -> tuple[Action, Line | None]:
        """Return one legal action of `view.decision`, which is not None, and what is planned to follow it in this stage
        of the turn, the button that ends it left out; None where nothing was planned, as in trade with others."""
        if (answer := unthinking(game, view, rng)) is not None:
            return answer, None
        assert view.decision is not None
        choices = view.decision.choices
        offers = [choice for choice in choices if isinstance(choice, Offer)]
        timer = Timer(self.budget)
        key = game.ruleset.key
        valuing = self.values(key) if view.state.turn else entry(key).bots.search_set_up or self.judges(key)
        thinking = timer
        if offers and self.budget.seconds is not None:
            thinking = Timer(replace(self.budget, seconds=FOR_THE_TURN * self.budget.most))

        def value(game: Game, state: GameState, seat: Seat) -> float:
            return valuing(game, state, seat, self.personality)

        answer = self._traded(game, view, timer, rng, lambda trader: trader.answer(choices))
        if answer is not None:
            return answer, None
        best = self._best(game, view, value, thinking, rng)
        if offers:
            offered = self._traded(
                game,
                view,
                timer,
                rng,
                lambda trader: trader.best(offers[0], _floor(game, view, trader, best[0]) if best else None),
            )
            if offered is not None:
                return offered, None
        return (best[0], best[1:]) if best else (choices[0].sample(rng), None)

    def _best(
        self, game: Game, view: Observation, value: Callable[[Game, GameState, Seat], float], timer: Timer, rng: Random
    ) -> Line:
        """The best action that is no offer, and what is to follow in the first world; empty if there is none."""
        actions, means, lines = self._weighed(game, view, value, timer, rng)
        if not actions:
            return ()
        best = max(range(len(actions)), key=lambda number: (means[number], -number))
        return lines.get(best, (actions[best],))

    def lines(self, game: Game, view: Observation, rng: Random) -> list[tuple[float, Line]]:
        """Return what each legal action that is no offer is worth, by the best end of the turn that it leads to, the
        mean over the worlds, and the own actions that lead there in the first of them; the best first."""
        valuing = self.values(game.ruleset.key)

        def value(game: Game, state: GameState, seat: Seat) -> float:
            return valuing(game, state, seat, self.personality)

        actions, means, lines = self._weighed(game, view, value, Timer(self.budget), rng)
        found = [(means[number], lines.get(number, (action,))) for number, action in enumerate(actions)]
        return sorted(found, key=lambda one: -one[0])

    def compare(
        self,
        game: Game,
        view: Observation,
        actions: Sequence[Action],
        value: Callable[[Game, GameState, Seat], float],
        rng: Random,
        clear: float | None = None,
    ) -> list[tuple[float, Line]]:
        """Return what some legal actions are worth to the seat by a value, each by the best end of the turn that it
        leads to, the mean over the same imagined worlds; and the own actions that lead there in the first of them.

        Each is planned by itself with the same luck: in one plan a position that several lead to would count for the
        first of them alone, and of what may be done in any order all but one order would seem worse. And each plan may
        look at as many positions as the whole budget has: of a turn seen by halves either action may seem better.
        Where the first action is better by less than `clear` in the first world, the other worlds are left out: they
        hardly ever say otherwise.
        """
        worlds, _ = self._worlds(game)
        limit = NODES if self.budget.nodes is None else self.budget.nodes
        totals = [0.0] * len(actions)
        lines: list[Line] = []
        for world in range(worlds):
            state, luck = imagine(game, view, rng), rng.getrandbits(32)
            for number, action in enumerate(actions):
                plan = Plan(game, view.seat, value, Timer(self.budget), Random(luck), limit)
                totals[number] += plan.run(state, [action])[0]
                lines.append(plan.lines[0])
            if clear is not None and not world and totals[0] - max(totals[1:]) < clear:
                return list(zip(totals, lines, strict=True))
        return [(total / worlds, line) for total, line in zip(totals, lines, strict=False)]

    def _worlds(self, game: Game) -> tuple[int, int]:
        """In how many worlds the unknown cards are dealt, and how many positions are judged in each."""
        nodes = NODES if self.budget.nodes is None else self.budget.nodes
        worlds = max(1, min(entry(game.ruleset.key).bots.worlds, nodes // WORLD_NODES))
        return worlds, nodes // worlds

    def _weighed(
        self,
        game: Game,
        view: Observation,
        value: Callable[[Game, GameState, Seat], float],
        timer: Timer,
        rng: Random,
    ) -> tuple[list[Action], list[float], dict[int, Line]]:
        """All actions that are no offers, and what each is worth; one alone that wins, or begins builds that do. And
        by its number the plan that each begins in the first world."""
        assert view.decision is not None
        actions: list[Action] = []
        totals: list[float] = []
        counts: list[int] = []
        lines: dict[int, Line] = {}
        worlds, limit = self._worlds(game)
        for _ in range(worlds):
            state = imagine(game, view, rng)
            plan = Plan(game, view.seat, value, timer, rng, limit)
            if not actions:
                actions = list(moves(view.decision.choices, rng, plan.evaluator(state)))
                totals, counts = [0.0] * len(actions), [0] * len(actions)
                near = entry(game.ruleset.key).rules.shares(game, state)[view.seat] >= NEAR
                if last := _winning(game, state, view.seat, actions, BUILDS if near else 1):
                    return [last[0]], [0.0], {0: last}
            if len(actions) == 1:
                return actions, [0.0], {}
            found = plan.run(state, actions)
            lines = lines or plan.lines
            if plan.cut_short and any(counts):
                break
            for number, worth in found.items():
                totals[number] += worth
                counts[number] += 1
            if timer.over:
                break
        most = max(counts, default=0)
        means = [
            total / count if count == most and count else float("-inf")
            for total, count in zip(totals, counts, strict=True)
        ]
        return actions, means, lines

    def _traded(
        self,
        game: Game,
        view: Observation,
        timer: Timer,
        rng: Random,
        question: Callable[[Trader], Action | None],
    ) -> Action | None:
        """Return what the game's trader says to a question, if there is one, and time for it."""
        cards = entry(game.ruleset.key).bots.cards
        if cards is None:
            return None
        judge = self.judges(game.ruleset.key)

        def hurried(game: Game, state: GameState, seat: Seat) -> float:
            timer.spend()
            if timer.late:
                raise TooLateError
            return judge(game, state, seat, self.personality)

        trader = cards.trader(game, view, imagine(game, view, rng), hurried, rng, self.personality)
        try:
            return question(trader)
        except TooLateError:
            return None


def _winning(game: Game, state: GameState, seat: Seat, actions: Sequence[Action], most: int) -> Line:
    """The first own actions, `most` at most, that win with nothing left to chance; each but the last brings points.
    Empty if there are none."""
    points = entry(game.ruleset.key).rules.points
    builds: list[tuple[Action, GameState]] = []
    for action in actions:
        after = advance(game, state, action)[0]
        if after.outcome is not None and seat in after.outcome.winners:
            return (action,)
        if most > 1 and actor(after) == seat and points(game, after, seat) > points(game, state, seat):
            builds.append((action, after))
    for action, after in builds:
        asked = decision(game, after, seat)
        listed = [choice for choice in asked.choices if not isinstance(choice, (Offer, Handful))] if asked else []
        follow = [one for choice in listed if choice.count() <= WIDE for one in choice]
        if line := _winning(game, after, seat, follow, most - 1):
            return (action, *line)
    return ()


def _floor(game: Game, view: Observation, trader: Trader, action: Action) -> float:
    """The judgement of the position after the best action that is no offer."""
    return trader.judge(game, advance(game, trader.state, action)[0], view.seat)
