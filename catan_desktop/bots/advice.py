"""Advice for a learner: what the best bot would do in a seat's place, and what speaks for it.

It is made from what the seat sees and has seen. The unknown cards are dealt to agree with it, the action is followed to
where somebody else or chance decides, and so is what could be done instead; what the judgement likes better in the
first of the two, part by part, is told by the modules of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from catan_desktop.evaluation.explanation import Explanations, Goal
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import component, entry
from catan_desktop.kernel import Action, Game, GameState, Observation, Reason, Seat, record
from catan_desktop.kernel.choice import Choice, Offer, Only
from catan_desktop.kernel.engine import actor, advance, decision
from catan_desktop.kernel.ids import CHANCE

from .bot import only_answer
from .chance import outcomes_of
from .worlds import imagine, opened

MOST_GROUNDS = 3
MOST_STATES = 12
"""Positions at most that are followed to see whether a plan can be done whatever chance answers."""
LEAST = 0.02
"""A part of the judgement that grows by less, in victory points, is not mentioned ..."""
TRIFLE = 0.004
"""... unless no part grows by more: then the one that grows most is, if it grows by more than this."""
WIDE, NARROW = 14, 8
"""Actions of one family at most that are compared with the advised one, and choices of a family that follow."""
DEPTH = 3
"""Further choices and answers of chance at most through which an action is followed."""
SAME = 1e-9
"""Judgements that differ by less are equal."""
SHARE = 0.2
"""Where two plans are compared, a part that grows by less than this share of the greatest growth is no reason."""
ALONE, ENOUGH, BETTER, CLOSE, EQUAL, PLAN, OVERALL = (
    Reason(f"why-{key}") for key in ("alone", "enough", "better", "close", "equal", "plan", "overall")
)
CARDS = Reason("why-cards")
"""Said only where nothing else is: cards are worth what they pay for."""
KEPT = {CARDS.key, "why-near", "why-held"}
"""What always speaks for ending the turn: the cards are kept. Of no use as a reason for just that."""
End: TypeAlias = tuple[GameState, int]
"""A position, and how many actions of a plan led there."""
NEAR, RIVALS, OUTCOME = "near", "rivals", "outcome"
"""Parts of every judgement that are told here."""


@record
class Advice:
    """An action for a seat, and what speaks for it."""

    action: Action
    grounds: tuple[Reason, ...]
    """The strongest first; an argument `who` is a seat."""


@record
class Prediction:
    """Where an action leads."""

    parts: Mapping[str, float]
    """The judgement, by its parts; where chance decides, the mean."""
    state: GameState
    """Where it leads most likely."""

    @property
    def value(self) -> float:
        """The judgement."""
        return sum(self.parts.values())

    @property
    def sure(self) -> bool:
        """Return whether the game is over there, whatever chance brings: a decided position has no other part."""
        return self.parts.keys() == {OUTCOME}


def advise(game: Game, view: Observation, action: Action, rng: Random) -> Advice:
    """Return what speaks for an action that the seat may do now, whoever chose it."""
    asked = view.decision
    if asked is None:
        raise ValueError("nothing is asked")
    if only_answer(asked) is not None:
        return Advice(action, (ALONE,))
    weighing = _Weighing(game, view.seat, rng)
    state = imagine(game, view, rng)
    will = weighing.after(state, action, DEPTH)
    others = weighing.others(asked.choices, action)
    other, spread = weighing.instead(state, asked.choices, action, others)
    forced = spread is not None
    found = weighing.grounds(state if forced else other.state, other, will)
    waits = any(isinstance(choice, Only) and choice.action == action for choice in asked.choices)
    if waits and KEPT.issuperset([one.key for one in found]):
        found = ()
    if not found or (forced and found == (CARDS,)):
        found = weighing.of_action(state, action, others)
    asks = weighing.asks(action, view)
    found = (*asks, *found[: MOST_GROUNDS - len(asks)])
    return Advice(action, found or weighing.otherwise(other, will, spread, waits=waits))


def against(
    game: Game, view: Observation, line: Sequence[Action], other: Sequence[Action], rng: Random
) -> tuple[Reason, ...]:
    """Return what speaks for one plan of the seat against another, the strongest first; an argument `who` is a seat.

    Each plan is the own actions of a turn (`SearchBot.compare`), the first of which the seat may do now. What chance
    answers is averaged, so that no plan is praised for a card that it may draw.
    """
    weighing = _Weighing(game, view.seat, rng)
    state = imagine(game, view, rng)
    will, instead, now = weighing.along(state, line), weighing.along(state, other), weighing.now(state)
    asks = weighing.asks(line[0], view)
    found = weighing.grounds(instead.state, instead, will, SHARE, now)
    if will.state.outcome is None:
        kept = weighing.grounds(instead.state, instead, will, SHARE) if not found else ()
        found = tuple(dict.fromkeys((*found, *weighing.of_action(state, line[0], other[:1]), *kept)))
    return (*asks, *found[: MOST_GROUNDS - len(asks)]) or (OVERALL,)


def certain(game: Game, view: Observation, line: Sequence[Action], rng: Random) -> tuple[Action, ...]:
    """Return the first actions of a plan that can be done whatever chance answers in between."""
    weighing, states = _Weighing(game, view.seat, rng), [imagine(game, view, rng)]
    for number, action in enumerate(line):
        if not all(weighing.may(state, action) for state in states):
            return tuple(line[:number])
        reached = [weighing.answered(advance(game, state, action)[0]) for state in states]
        states = [after for state in reached for after in weighing.drawn(state)][:MOST_STATES]
    return tuple(line)


def ends(game: Game, state: GameState, seat: Seat, line: Sequence[Action], rng: Random) -> list[tuple[float, End]]:
    """Return where the own actions of a plan lead from a full state, those left out that cannot be done; each end with
    how likely it is: its position, and how many of the actions were done."""
    return _Weighing(game, seat, rng).ends(state, line, 0, DEPTH)


def grounds_of(game: Game) -> list[Explanations]:
    """Return what the modules of a game tell of a valued position, in their order."""
    found = (component(key) for key in game.ruleset.slots)
    return [one.grounds for one in found if one is not None and one.grounds is not None]


def goals_of(game: Game, state: GameState, seat: Seat) -> list[Goal]:
    """Return what a seat could build next."""
    return [goal for module in grounds_of(game) if module.goals for goal in module.goals(game, state, seat)]


class _Weighing:
    """One action against what could be done instead."""

    def __init__(self, game: Game, seat: Seat, rng: Random) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        known = entry(game.ruleset.key)
        self.parts, self.cards = known.bots.search_parts or known.bots.parts, known.bots.cards
        self.points = known.rules.points
        self.modules = grounds_of(game)

    # where actions lead

    def now(self, state: GameState) -> Prediction:
        """A position as it is."""
        return Prediction(self.parts(self.game, state, self.seat, SOBER), state)

    def after(self, state: GameState, action: Action, depth: int) -> Prediction:
        """Return where an action leads; one that asks others is thought to be agreed to."""
        if (supposed := self._supposed(state, action)) is not None:
            return self.now(supposed)
        return self._settled(advance(self.game, state, action)[0], depth)

    def _supposed(self, state: GameState, action: Action) -> GameState | None:
        """The position once others have agreed to an action that asks them; None for any other action."""
        told = (module.suppose(self.game, state, action) for module in self.modules if module.suppose is not None)
        return next((position for position in told if position is not None), None)

    def along(self, state: GameState, line: Sequence[Action], depth: int = DEPTH) -> Prediction:
        """Return where own actions lead, one after another, as far as they can be done; `depth` times chance is
        averaged."""
        for number, action in enumerate(line):
            if not self.may(state, action):
                break
            if (supposed := self._supposed(state, action)) is not None:
                return self.now(supposed)
            state = self.answered(advance(self.game, state, action)[0])
            if depth and actor(state) == CHANCE and self.game.underway(state):
                return self._mean_over(state, partial(self.along, line=line[number + 1 :], depth=depth - 1))
        return self._settled(state, 0)

    def ends(self, state: GameState, line: Sequence[Action], done: int, depth: int) -> list[tuple[float, End]]:
        """Return where those own actions lead that can be done, `done` having been done before, with likelihoods."""
        for number, action in enumerate(line, 1):
            if not self.may(state, action):
                continue
            state = self.answered(advance(self.game, state, action)[0])
            done += 1
            if (
                depth
                and actor(state) == CHANCE
                and self.game.underway(state)
                and (drawn := outcomes_of(self.game, state))
            ):
                whole = sum([weight for _, weight in drawn])
                return [
                    (weight / whole * share, end)
                    for answer, weight in drawn
                    for share, end in self.ends(advance(self.game, state, answer)[0], line[number:], done, depth - 1)
                ]
        return [(1.0, (state, done))]

    def may(self, state: GameState, action: Action) -> bool:
        """Return whether the seat is asked and may do that."""
        asked = decision(self.game, state, self.seat)
        return asked is not None and asked.allows(action)

    def drawn(self, state: GameState) -> list[GameState]:
        """The positions that chance may lead to, if it is its turn within the own action; else this one."""
        if actor(state) != CHANCE or not self.game.underway(state):
            return [state]
        return [advance(self.game, state, action)[0] for action, _ in outcomes_of(self.game, state)] or [state]

    def answered(self, state: GameState) -> GameState:
        """The position once others have given any answer to what the own action asks them within the own turn."""
        for _ in range(self.game.seats):
            seat = actor(state)
            if seat in (None, CHANCE, self.seat) or state.seat != self.seat or not self.game.underway(state):
                break
            asked = decision(self.game, state, Seat(seat))
            answers = self._some(asked.choices[:1], 1) if asked is not None else []
            if not answers:
                break
            state = advance(self.game, state, answers[0])[0]
        return state

    def _settled(self, state: GameState, depth: int) -> Prediction:
        if (after := opened(self.game, state)) is not state:
            return self.now(after)
        seat = actor(state)
        if depth == 0 or seat is None or not self.game.underway(state):
            return self.now(state)
        if seat == CHANCE:
            return self._mean_over(state, partial(self._settled, depth=depth - 1))
        asked = decision(self.game, state, seat) if seat == self.seat else None
        if asked is None:
            return self.now(state)
        found = [self.after(state, action, depth - 1) for action in self._some(asked.choices, NARROW)]
        return max(found, key=lambda one: one.value) if found else self.now(state)

    def _mean_over(self, state: GameState, predict: Callable[[GameState], Prediction]) -> Prediction:
        """The mean over what chance may answer."""
        answers = outcomes_of(self.game, state)
        found = [(weight, predict(advance(self.game, state, action)[0])) for action, weight in answers]
        return _mean(found) if found else self.now(state)

    def _some(self, choices: Iterable[Choice], most: int) -> list[Action]:
        """Some actions of every family but offers, which have no end."""
        found: list[Action] = []
        for choice in choices:
            if isinstance(choice, Offer):
                continue
            few = choice.count() <= most
            found.extend(choice if few else (choice.sample(self.rng) for _ in range(most)))
        return list(dict.fromkeys(found))

    def others(self, choices: Sequence[Choice], action: Action) -> list[Action]:
        """Some of what could be done instead."""
        return [one for one in self._some(choices, WIDE) if one != action]

    def instead(
        self, state: GameState, choices: Sequence[Choice], action: Action, others: Sequence[Action]
    ) -> tuple[Prediction, tuple[float, float] | None]:
        """Return what the action is compared with; and where the seat must choose, the best and the worst of its
        choices.

        Where the seat may press a button instead, such as the end of the turn, an action is compared with the position
        as it is, and the button with the best action. Where it must choose, the action is compared with the middle one
        of all choices.
        """
        buttons = [choice.action for choice in choices if isinstance(choice, Only)]
        if buttons and action not in buttons:
            return self.now(state), None
        found = sorted((self.after(state, one, DEPTH - 1) for one in others), key=lambda one: one.value)
        if not found:
            return self.now(state), None
        return (found[-1], None) if buttons else (found[len(found) // 2], (found[-1].value, found[0].value))

    # words

    def grounds(
        self, base: GameState, other: Prediction, will: Prediction, share: float = 0.0, now: Prediction | None = None
    ) -> tuple[Reason, ...]:
        """The parts of the judgement that are better, in words, the greatest growth first; told as a change of `base`.
        A part that grows by less than a share of the greatest growth is left out, and so is one that is no better than
        `now`: the other plan only gives it away."""
        if OUTCOME in will.parts or OUTCOME in other.parts:
            hope = will.parts.get(OUTCOME, 0.0)
            victory = Reason("why-win" if will.sure else "why-may-win")
            return (victory if hope > 0 else Reason("why-not-lose"),) if hope > other.parts.get(OUTCOME, 0.0) else ()
        growth = {part: value - other.parts.get(part, 0.0) for part, value in will.parts.items()}
        enough = share * max(growth.values(), default=0.0)
        if now is not None:
            growth = {part: grown for part, grown in growth.items() if will.parts[part] > now.parts.get(part, 0.0)}
        for least, most in ((LEAST, MOST_GROUNDS), (TRIFLE, 1)):
            found: list[Reason] = []
            for part in sorted(growth, key=growth.__getitem__, reverse=True):
                if growth[part] > max(least, enough):
                    found.extend(self._told(part, base, other.state, will.state))
            if found:
                told = dict.fromkeys(found)
                return tuple([one for one in told if one != CARDS or len(told) == 1][:most])
        return ()

    def otherwise(
        self, other: Prediction, will: Prediction, spread: tuple[float, float] | None, *, waits: bool
    ) -> tuple[Reason, ...]:
        """Return what is said where no part of the judgement has words; `waits`: the action is a button, as the turn's
        end."""
        if spread is not None:
            best, worst = spread
            if max(best, will.value) - min(worst, will.value) <= SAME:
                return (EQUAL,)
            return (BETTER,) if will.value - best > TRIFLE else (CLOSE,)
        if not waits:
            return (*self._nearer(other.state, will.state),) or (PLAN,)
        if self.cards is None:
            return (ENOUGH,)
        return (
            ENOUGH,
            *self.cards.saving(self.game, will.state, self.seat, goals_of(self.game, will.state, self.seat)),
        )

    def of_action(self, state: GameState, action: Action, others: Sequence[Action]) -> tuple[Reason, ...]:
        """Return what the modules have to say of the action itself."""
        told = (module.choice(self.game, state, action, others) for module in self.modules if module.choice is not None)
        return tuple(reason for reasons in told for reason in reasons)[:MOST_GROUNDS]

    def asks(self, action: Action, view: Observation) -> tuple[Reason, ...]:
        """Return whether one who is asked for a card has it, as far as the seat has seen."""
        asked = [pair for module in self.modules if module.asks is not None for pair in module.asks(action)]
        return () if self.cards is None else tuple(self.cards.holding(self.game, view, asked))

    def _told(self, part: str, base: GameState, other: GameState, will: GameState) -> Iterable[Reason]:
        if part == NEAR:
            return self._nearer(other, will)
        if part == RIVALS:
            return self._rival(base, will)
        for module in self.modules:
            if part in module.tellers:
                return module.tellers[part](self.game, base, will, self.seat)
        return ()

    def _nearer(self, other: GameState, will: GameState) -> Iterable[Reason]:
        """Return which build the hand is nearer to."""
        if self.cards is None:
            return ()
        return self.cards.nearer(self.game, other, will, self.seat, goals_of(self.game, will, self.seat))

    def _rival(self, other: GameState, will: GameState) -> Iterable[Reason]:
        """Return what the rival loses that loses most, and whether that seat leads."""
        rivals = [Seat(each) for each in range(self.game.seats) if each != self.seat]
        most, seat = max([(self._own(other, rival) - self._own(will, rival), rival) for rival in rivals])
        if most <= LEAST:
            return ()
        told = tuple(
            reason
            for module in self.modules
            if module.rival is not None
            for reason in module.rival(self.game, other, will, seat)
        )
        points = [self.points(self.game, other, Seat(each)) for each in range(self.game.seats)]
        leads = points[seat] == max(points) and points.count(points[seat]) == 1
        return (*told, Reason("why-leader", (("who", seat),))) if told and leads else told

    def _own(self, state: GameState, seat: Seat) -> float:
        """The judgement of a seat without the share of its rivals."""
        parts = self.parts(self.game, state, seat, SOBER)
        return sum(value for part, value in parts.items() if part != RIVALS)


def _mean(found: Sequence[tuple[float, Prediction]]) -> Prediction:
    """The mean of what chance may bring, and where it leads most likely."""
    total = sum(weight for weight, _ in found)
    parts: dict[str, float] = {}
    for weight, one in found:
        for part, value in one.parts.items():
            parts[part] = parts.get(part, 0.0) + weight * value / total
    return Prediction(parts, max(found, key=lambda each: each[0])[1].state)
