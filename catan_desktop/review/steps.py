"""A finished game played again, step by step: chances, what was to be expected of chance, and what decisions cost."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from random import Random

from catan_desktop.bots.advice import OVERALL, against, certain
from catan_desktop.bots.bot import bot_rng, only_answer
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.chance import outcomes_of
from catan_desktop.bots.levels import search_position_of, win_chance_of
from catan_desktop.bots.search import SearchBot
from catan_desktop.bots.search_plan import Line
from catan_desktop.bots.worlds import imagine
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Game, GameState, Observation, Reason, Seat, engine, notation, record, replace
from catan_desktop.kernel.choice import Offer, Only
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.frame import Decision as Asked
from catan_desktop.kernel.ids import CHANCE, SEATS
from catan_desktop.kernel.state import Transition

from .chances import Chances, as_one, chances_of, less, points_chance
from .plans import POINTS, Ends

VERSION = 8
"""Of what a review says: grows where it would come out differently."""
NODES = 300
"""Positions that each search of a decision may look at."""
BUDGET = Budget(None, NODES)
MANY_OUTCOMES = 40
"""Chance with more outcomes is not looked into."""
ERROR = 0.02
"""A difference of chances within this may be an error of the search, and costs nothing."""
DOUBT = 0.1
"""Cost that is no mistake where no part of the judgement speaks for the advice: the two judgements differ there, and
nobody learns from blame without a reason."""
NEAR = 0.1
"""Plans that differ by no more in the logarithm of the odds are as good for a search: then points speak."""
CLEAR = 0.005
"""A difference below this in one deal of the unknown cards costs nothing; else more of them are looked at."""
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
    telling, lines = entry(game.ruleset.key).telling, [notation.encode(game, action) for action in actions]
    versions = (VERSION, budget.nodes, game.ruleset.versions(), telling.sharpness, telling.near_goal, tuple(seats))
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

    What a seat does as the bot planned it when it was asked before in the same turn is not searched again.

    Args:
        start: the first state, and what happened before it.
        actions: the log.
        seats: whose decisions are weighed.
        known: steps that were worked out before.
        budget: of each search; one without seconds gives the same review everywhere.
    """
    begun = _turn_begun(game, start[0], actions[:known])
    state, events = start
    ahead: Chances = ()
    planned: Line | None = None
    planner = CHANCE, 0
    seen: list[list[Event]] = [[] for _ in range(game.seats)]
    for number, action in enumerate(actions):
        for seat, history in enumerate(seen):
            history.extend([redact(event, SEATS[seat]) for event in events])
        before, fair = state, ahead
        state, events = engine.advance(game, before, action)
        seat, ahead = action.seat, ()
        if number < begun - 1:
            continue
        if state.turn and engine.actor(state) == CHANCE and (seat == CHANCE or game.underway(state)):
            ahead = expected_chances(game, state)
        if number < begun:
            continue
        decision = None
        if planner != (seat, before.turn):
            planner, planned = (seat, before.turn), None
        if seat in seats:
            asked = engine.decision(game, before, seat)
            if planned is not None and _as_planned(asked, action, planned):
                decision = _agreed(game, asked, action)
                planned = planned[1:] if planned else None
            else:
                view = replace(engine.observe(game, before, seat), history=tuple(seen[seat]))
                followed = _followed(actions[number:])
                decision, planned = weigh(game, view, action, budget, followed)
                if decision is not None and decision.cost and before.turn and not as_one(game):
                    decision = _in_truth(game, before, decision, followed)
        if number < known:
            continue
        yield Step(
            ply=state.ply,
            turn=before.turn,
            seat=int(seat),
            source=source_of(action),
            chances=ahead or chances_of(game, state),
            expected=(fair or expected_chances(game, before)) if seat == CHANCE else (),
            decision=decision,
        )


def _turn_begun(game: Game, state: GameState, actions: Sequence[Action]) -> int:
    """Return the number of the action that began the turn in which actions end: what was planned then still counts."""
    begun, turn = 0, state.turn
    for number, action in enumerate(actions, 1):
        state = engine.advance(game, state, action)[0]
        if state.turn != turn:
            begun, turn = number, state.turn
    return begun


def source_of(action: Action) -> str:
    """Return where the change by an action comes from."""
    if action.seat != CHANCE:
        return CHOICE
    return DICE if DICE_WORDS.intersection(action.kind.split("_")) else CARDS


def expected_chances(game: Game, state: GameState, depth: int = 1) -> Chances:
    """Return the mean of the chances over what chance may answer, to `depth` questions more that follow from the same
    action too; empty where that is too much to look into. Answers that come to the same are looked at once."""
    found = outcomes_of(game, state, MANY_OUTCOMES)
    if not found:
        return ()
    total = sum([weight for _, weight in found])
    rules, apart = entry(game.ruleset.key).rules, dict[object, tuple[GameState, float]]()
    for action, weight in found:
        after = engine.advance(game, state, action)[0]
        key = rules.review_key(game, after)
        apart[key] = after, apart.get(key, (after, 0.0))[1] + weight / total

    def chances_at(state: GameState) -> Chances:
        more = depth and engine.actor(state) == CHANCE
        return (expected_chances(game, state, depth - 1) if more else ()) or chances_of(game, state)

    reached = [(chances_at(after), share) for after, share in apart.values()]
    return tuple([sum([chances[seat] * share for chances, share in reached]) for seat in range(game.seats)])


def _as_planned(asked: Asked | None, made: Action, planned: Line) -> bool:
    """Return whether an action is the next one of a plan, or the button that ends the stage where the plan is done."""
    if planned:
        return made == planned[0]
    return asked is not None and any(isinstance(choice, Only) and choice.action == made for choice in asked.choices)


def _agreed(game: Game, asked: Asked | None, made: Action) -> Decision | None:
    """Return a decision as the bot would have made it; None where there was no choice."""
    line = notation.encode(game, made)
    return Decision(line, line, 0.0) if _chosen(asked, made) else None


def _chosen(asked: Asked | None, made: Action) -> bool:
    """Return whether there was a choice that can be weighed: more than one answer, and no offer to others."""
    if asked is None or only_answer(asked) is not None:
        return False
    return not any(isinstance(choice, Offer) and made in choice for choice in asked.choices)


def _followed(actions: Sequence[Action]) -> Line:
    """Return what the seat that takes the first of these actions does before chance or another seat comes between."""
    return tuple(takewhile(lambda action: action.seat == actions[0].seat, actions))


def weigh(
    game: Game, view: Observation, made: Action, budget: Budget, followed: Line = ()
) -> tuple[Decision | None, Line | None]:
    """Return what a decision cost, by what its seat saw, None where there was no choice, or nobody can say; and where
    it was that of the bot, what the bot planned to do next in this stage of the turn. `followed`: what the seat did
    from then on in its turn."""
    asked = view.decision
    if asked is None or not _chosen(asked, made):
        return None, None
    bot = SearchBot(win_chance_of, budget=budget, judges=search_position_of)
    luck = bot_rng(0, view.seat, view.state.ply)
    advised, planned = bot.plan(game, view, luck)
    line = notation.encode(game, made)
    if advised == made:
        return Decision(line, line, 0.0), planned
    offered = any(isinstance(choice, Offer) and advised in choice for choice in asked.choices)
    better = notation.encode(game, advised)
    fine = Decision(line, better, 0.0)
    if offered:
        return fine, None
    cost, best, other = _cost(game, view, made, advised, budget)
    if cost and view.state.turn:
        cost, best, other = _with_points(game, view, made, (cost, best, other), budget, followed)
    if not cost or _as_good_later(game, view, made, best[0]):
        return fine, None
    grounds = against(game, view, best, other, _luck(view))
    if view.state.turn and not as_one(game):
        best = _ends(game, view).essence(best, other)
        if best[0] == made:
            return fine, None
        least = against(game, view, best, other, _luck(view))
        grounds = tuple([ground for ground in grounds if ground in least]) or least
    if grounds == (OVERALL,) and cost < DOUBT:
        return fine, None
    better = notation.encode(game, best[0])
    plan = certain(game, view, best, _luck(view))[1:]
    return Decision(line, better, cost, grounds, tuple([notation.encode(game, action) for action in plan])), None


def _ends(game: Game, view: Observation) -> Ends:
    """Return where plans lead in the world in which they are told."""
    return Ends(game, imagine(game, view, _luck(view)), view.seat, _luck(view))


def _with_points(
    game: Game, view: Observation, made: Action, found: tuple[float, Line, Line], budget: Budget, followed: Line
) -> tuple[float, Line, Line]:
    """Return the cost of an action and both plans once points have had their say: a plan that is as good as the best
    one and brings more points is advised instead; and where what was made, or done in that turn, brings more points
    than what is advised, only a large cost is one. The judgement of a search likes roads and cards well."""
    cost, best, other = found
    told = _ends(game, view)
    most = told.points(best)
    lines = SearchBot(win_chance_of, budget=budget).lines(game, view, bot_rng(0, view.seat, view.state.ply))
    near = [line for worth, line in lines if worth >= lines[0][0] - NEAR]
    instead = max(near, key=told.points, default=best)
    if told.points(instead) >= most + POINTS and told.chance(instead) >= told.chance(best) - ERROR:
        if instead[0] == made:
            return 0.0, best, other
        if instead[0] != best[0]:
            cost, _, other = _cost(game, view, made, instead[0], budget)
        best, most = instead, told.points(instead)
    done = max(told.points(other), told.points(followed))
    return (0.0 if done >= most + POINTS and cost < DOUBT else cost), best, other


def _in_truth(game: Game, state: GameState, decision: Decision, followed: Line) -> Decision:
    """Return a decision that costs no more than as the cards really lay: who had all but lost had little to give away,
    though he could not know it. Nothing is left of a cost within the error."""
    told = Ends(game, state, followed[0].seat, Random(0))
    advised = tuple([notation.decode(game, line) for line in (decision.advised, *decision.plan)])
    cost = min(decision.cost, told.chance(advised) - max(told.chance(followed[:1]), told.chance(followed)))
    if cost < ERROR:
        return Decision(decision.made, decision.advised, 0.0)
    return replace(decision, cost=cost)


def _luck(view: Observation) -> Random:
    """Return what the worlds are drawn from in which two actions are compared: always the same."""
    return bot_rng(1, view.seat, view.state.ply)


def _as_good_later(game: Game, view: Observation, made: Action, advised: Action) -> bool:
    """Return whether dice were thrown and what is advised may be done after the throw as well: a card that asks for
    nothing more, as one that moves the robber does, is better played when it is known what the dice bring."""
    state = imagine(game, view, _luck(view))
    thrown = engine.advance(game, state, made)[0]
    outcomes = outcomes_of(game, thrown, MANY_OUTCOMES) if engine.actor(thrown) == CHANCE else ()
    if not outcomes or source_of(outcomes[0][0]) != DICE:
        return False
    if engine.advance(game, state, advised)[0].frames[-1].step != state.frames[-1].step:
        return False
    return any(_offered(game, _settled(game, engine.advance(game, thrown, one)[0]), advised) for one, _ in outcomes)


def _offered(game: Game, state: GameState, action: Action) -> bool:
    """Return whether the seat of an action is asked and may do it."""
    asked = engine.decision(game, state, action.seat) if engine.actor(state) == action.seat else None
    return asked is not None and asked.allows(action)


def _settled(game: Game, state: GameState) -> GameState:
    """Return a position that follows once chance has answered in any way."""
    while engine.actor(state) == CHANCE and (outcomes := outcomes_of(game, state, MANY_OUTCOMES)):
        state = engine.advance(game, state, outcomes[0][0])[0]
    return state


def _cost(game: Game, view: Observation, made: Action, advised: Action, budget: Budget) -> tuple[float, Line, Line]:
    """Return the chance that an action gives away against another, 0 within the error; and the plans of both, that of
    the better one first."""
    luck, known = _luck(view), entry(game.ruleset.key).bots
    lines: list[Line] = []

    def compared(value: Callable[[Game, GameState, Seat], float], clear: float | None = None) -> list[float]:
        found = SearchBot(win_chance_of, budget=budget).compare(game, view, (advised, made), value, luck, clear)
        lines.extend([line for _, line in found])
        return [worth for worth, _ in found]

    if as_one(game):
        odds = compared(lambda game, state, seat: known.win_chance(game, state, seat, SOBER))
        better, worse = less(game, imagine(game, view, luck), view.seat, odds[0] - odds[1])
    elif view.state.turn:
        better, worse = compared(lambda game, state, seat: chances_of(game, state)[seat], CLEAR)
    else:
        points = compared(lambda game, state, seat: known.position(game, state, seat, SOBER))
        better, worse = points_chance(game, 0.0), points_chance(game, points[1] - points[0])
    return (better - worse if better - worse > ERROR else 0.0), lines[0], lines[1]
