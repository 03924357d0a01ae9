"""A finished game played again, step by step: chances, what was to be expected of chance, and what decisions cost."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from catan_desktop.bots.advice import against, certain
from catan_desktop.bots.bot import bot_rng, only_answer
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.chance import outcomes_of
from catan_desktop.bots.levels import search_position_of, win_chance_of
from catan_desktop.bots.search import SearchBot
from catan_desktop.bots.search_plan import Line
from catan_desktop.bots.worlds import imagine
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import engine, notation
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, SEATS, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState, Observation, Transition

from .chances import Chances, as_one, chances_of, less, points_chance

VERSION = 5
"""Of what a review says: grows where it would come out differently."""
NODES = 300
"""Positions that each search of a decision may look at."""
BUDGET = Budget(None, NODES)
MANY_OUTCOMES = 40
"""Chance with more outcomes is not looked into."""
ERROR = 0.02
"""A difference of chances within this may be an error of the search, and costs nothing."""
DICE, CARDS, CHOICE = "dice", "cards", "choice"
"""Where a change of chances comes from: two kinds of luck, and what seats decide."""
DICE_WORDS = {"dice", "die", "roll"}
"""Words in the kinds of actions of chance that are thrown; all others are drawn."""


@record
class Decision:
    """What a seat chose, against what `hard` would have chosen in its place."""

    made: str
    """The action, as a text line."""
    advised: str
    cost: float
    """What the action made cost in chance to win, by what the seat could know; 0 where it was as good."""
    grounds: tuple[Reason, ...] = ()
    """What speaks for the advised action, the strongest first; none where it was made, or nearly as good."""
    plan: tuple[str, ...] = ()
    """What was to follow the advised action in the same turn, as text lines; up to where it hangs on chance."""


@record
class Step:
    """One action and what it did to the chances."""

    ply: int
    """The position after it."""
    turn: int
    """In which it was taken; 0 is the set-up."""
    seat: int
    """Who acted; `CHANCE` for luck."""
    source: str
    """`dice`, `cards` or `choice`."""
    chances: Chances
    """After it; where chance must still answer to it, or to a throw before, those to be expected of that: only then
    comes what the action brings, a victory too."""
    expected: Chances = ()
    """What was to be expected of chance; empty where that is not looked into, and for what seats decide."""
    decision: Decision | None = None
    """Of a reviewed seat that had a choice."""


def mark(
    game: Game, start: GameState, actions: Iterable[Action], seats: Sequence[Seat], budget: Budget = BUDGET
) -> str:
    """Return the mark of a review: another one where anything is different that it depends on."""
    known, lines = entry(game.ruleset.key), [notation.encode(game, action) for action in actions]
    versions = (VERSION, budget.nodes, game.ruleset.versions(), known.sharpness, known.near_goal, tuple(seats))
    return hashlib.sha256(repr((versions, notation.digest(start), lines)).encode()).hexdigest()


def steps(
    game: Game,
    start: Transition,
    actions: Sequence[Action],
    seats: Sequence[Seat],
    known: int = 0,
    budget: Budget = BUDGET,
) -> Iterator[Step]:
    """Return each step of a game in its order, but the first `known` of them.

    Args:
        start: the first state, and what happened before it.
        actions: the log.
        seats: whose decisions are weighed.
        known: so many steps were worked out before.
        budget: of each search; one without seconds gives the same review everywhere.
    """
    state, events = start
    ahead: Chances = ()
    seen: list[list[Event]] = [[] for _ in range(game.seats)]
    for number, action in enumerate(actions):
        for seat, history in enumerate(seen):
            history.extend([redact(event, SEATS[seat]) for event in events])
        before, fair = state, ahead
        state, events = engine.advance(game, before, action)
        seat, ahead = action.seat, ()
        if number < known - 1:
            continue
        if state.turn and engine.actor(state) == CHANCE and (seat == CHANCE or game.underway(state)):
            ahead = expected(game, state)
        if number < known:
            continue
        decision = None
        if seat in seats:
            view = replace(engine.observe(game, before, seat), history=tuple(seen[seat]))
            decision = weighed(game, view, action, budget)
        yield Step(
            ply=state.ply,
            turn=before.turn,
            seat=int(seat),
            source=source_of(action),
            chances=ahead or chances_of(game, state),
            expected=(fair or expected(game, before)) if seat == CHANCE else (),
            decision=decision,
        )


def source_of(action: Action) -> str:
    """Return where the change by an action comes from."""
    if action.seat != CHANCE:
        return CHOICE
    return DICE if DICE_WORDS.intersection(action.kind.split("_")) else CARDS


def expected(game: Game, state: GameState, depth: int = 1) -> Chances:
    """Return the mean of the chances over what chance may answer, and to so many questions more that follow from the
    same action; empty where that is too much to look into."""
    found = outcomes_of(game, state, MANY_OUTCOMES)
    if not found:
        return ()
    total = sum([weight for _, weight in found])

    def after(state: GameState) -> Chances:
        more = depth and engine.actor(state) == CHANCE
        return (expected(game, state, depth - 1) if more else ()) or chances_of(game, state)

    reached = [(after(engine.advance(game, state, action)[0]), weight / total) for action, weight in found]
    return tuple([sum([chances[seat] * share for chances, share in reached]) for seat in range(game.seats)])


def weighed(game: Game, view: Observation, made: Action, budget: Budget) -> Decision | None:
    """Return what a decision cost, by what its seat saw; None where there was no choice, or nobody can say."""
    asked = view.decision
    if asked is None or only_answer(asked) is not None:
        return None
    if any(isinstance(choice, Offer) and made in choice for choice in asked.choices):
        return None
    bot = SearchBot(win_chance_of, budget=budget, judges=search_position_of)
    luck = bot_rng(0, view.seat, view.state.ply)
    advised = bot.choose(game, view, luck)
    line = notation.encode(game, made)
    if advised == made:
        return Decision(line, line, 0.0)
    offered = any(isinstance(choice, Offer) and advised in choice for choice in asked.choices)
    better = notation.encode(game, advised)
    if offered:
        return Decision(line, better, 0.0)
    cost, best, other = _cost(game, view, made, advised, budget)
    if not cost:
        return Decision(line, better, 0.0)
    grounds = against(game, view, best, other, _luck(view))
    plan = certain(game, view, best, _luck(view))[1:]
    return Decision(line, better, cost, grounds, tuple([notation.encode(game, action) for action in plan]))


def _luck(view: Observation) -> Random:
    """Return what the worlds are drawn from in which two actions are compared: always the same."""
    return bot_rng(1, view.seat, view.state.ply)


def _cost(game: Game, view: Observation, made: Action, advised: Action, budget: Budget) -> tuple[float, Line, Line]:
    """Return the chance that an action gives away against another, 0 within the error; and the plans of both, that of
    the better one first."""
    luck, known = _luck(view), entry(game.ruleset.key)
    lines: list[Line] = []

    def compared(value: Callable[[Game, GameState, Seat], float]) -> list[float]:
        found = SearchBot(win_chance_of, budget=budget).compare(game, view, (advised, made), value, luck)
        lines.extend([line for _, line in found])
        return [worth for worth, _ in found]

    if as_one(game):
        odds = compared(lambda game, state, seat: known.win_chance(game, state, seat, SOBER))
        better, worse = less(game, imagine(game, view, luck), view.seat, odds[0] - odds[1])
    elif view.state.turn:
        better, worse = compared(lambda game, state, seat: chances_of(game, state)[seat])
    else:
        points = compared(lambda game, state, seat: known.position(game, state, seat, SOBER))
        better, worse = points_chance(game, 0.0), points_chance(game, points[1] - points[0])
    return (better - worse if better - worse > ERROR else 0.0), lines[0], lines[1]
