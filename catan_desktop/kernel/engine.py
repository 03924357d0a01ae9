"""Playing: pure functions from a state and an action to the next state.

Order of things within one action: its handler, then the reactions to its events (in ruleset order, first in first
out, reactions to their events behind them), then the steps that wait for nobody, each with the reactions to its
events, until somebody is awaited. `always` checks of the end are asked before every such step if a part of the state or
the seat has changed, `at_rest` checks at the end if a player, not chance, is awaited.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, TypeAlias

from .action import Action
from .choice import Choice, Draw
from .errors import IllegalAction, Reason, RulesetError
from .event import GameEnded, TurnBegan, TurnEnded
from .frame import SCRIPT, Decision, Frame, Position, pop
from .game import Events, Game
from .ids import CHANCE, SEATS, Seat
from .prompts import NEXT_TURN
from .record import replace
from .ruleset import Options, Ruleset
from .state import GameState, Observation, Outcome, Transition
from .validation import well_formed

Mark: TypeAlias = tuple[int, GameState]
"""How many events had happened, and the state then."""
LOOP_LIMIT = 10_000
"""Steps and events within one action after which the ruleset is broken."""
_TIMES = range(LOOP_LIMIT)


def make_game(ruleset: Ruleset, seats: int, options: Options | None = None, board: Any = None) -> Game:
    """The game of a table; RulesetError for a number of seats or an option that the ruleset does not allow."""
    if seats not in ruleset.seats:
        allowed = ", ".join(str(number) for number in ruleset.seats)
        raise RulesetError(f"{ruleset.key} is for {allowed} seats, not {seats}")
    checked = ruleset.checked(options or {})
    return Game(ruleset.at(checked), seats, board, checked)


def start(game: Game) -> Transition:
    """The first state that waits for somebody, and what happened before it."""
    parts = tuple(module.initial(game) for module in game.ruleset.modules)
    state = GameState(seat=Seat(0), turn=0, frames=(Frame(SCRIPT, 0, Position(True, -1)),), parts=parts)
    out: Events = []
    state = _settle(game, state, out)
    return state, tuple(out)


def _next_step(game: Game, state: GameState, out: Events) -> GameState:
    """The bottom frame: enter the next step of the script that this table needs, end the turn, or begin the next."""
    position: Any = state.frames[-1].data  # a `Position`: the script's frames hold nothing else
    script = game.setup if position.setup else game.turn
    index = position.index + 1
    if at_once := script.at_once[index]:
        return replace(state, frames=at_once[state.seat])
    last = len(script.steps)
    if index <= last:
        index = script.next_due(game, state, index)
    if index < last:
        entered = script.entered[index]
        if entered:
            return replace(state, frames=entered[state.seat])
        bottom = script.bottom[index]
        state = replace(state, frames=(bottom,))
        return replace(state, frames=(bottom, script.steps[index].entered(game, state)))
    seat = state.seat
    if not position.setup:
        if index == last:
            out.append(TurnEnded(seat, state.turn))
            if TurnEnded in game.ruleset.reactions or game.ruleset.always:
                return replace(state, frames=(script.bottom[last],))
        following = game.folded[NEXT_TURN](game, state) if NEXT_TURN in game.folded else None
        seat = SEATS[(seat + 1) % game.seats] if following is None else following
    turn = state.turn + 1
    out.append(TurnBegan(seat, turn))
    return replace(state, seat=seat, turn=turn, frames=(game.turn.bottom[-1],))


def _settle(game: Game, state: GameState, out: Events, marks: list[Mark] | None = None) -> GameState:
    """Run reactions, and steps that wait for nobody, until somebody must act or the game is over.

    `marks` takes the states on the way.
    """
    ruleset = game.ruleset
    always, reactions = ruleset.always, ruleset.reactions
    done = 0
    checked: tuple[Any, ...] = ()
    seat, just_checked = state.seat, None
    for _ in _TIMES:
        if marks is not None:
            marks.append((len(out), state))
        known = len(out)
        while done < known:
            if type(out[done]) in reactions:
                state = _react(game, state, out, done)
                done = known = len(out)
            else:
                done += 1
        if always and (state.parts is not checked or state.seat != seat):
            checked, seat, just_checked = state.parts, state.seat, state
            for each in always:
                outcome = each.check(game, state)
                if outcome is not None:
                    return _ended(game, state, outcome, out)
        frame = state.frames[-1]
        if frame.waiting:
            if not frame.waiting >> CHANCE & 1:
                for each in ruleset.rest_alone if just_checked is state else ruleset.at_rest:
                    outcome = each.check(game, state)
                    if outcome is not None:
                        return _ended(game, state, outcome, out)
            return state
        if frame.step == SCRIPT:
            state = _next_step(game, state, out)
        else:
            advance_step = ruleset.steps[frame.step].advance
            state = advance_step(game, state, out) if advance_step else pop(state)
    raise RulesetError(f"steps of {ruleset.key} never come to rest; the last is {state.frames[-1].step}")


def _react(game: Game, state: GameState, out: Events, done: int) -> GameState:
    """Run the reactions to the events from `done` on, also to those that reactions append.

    Every reaction sees the stack as it was, without the frames that reactions before it pushed; those are laid on top
    at the end, so that they run in the order of the reactions.
    """
    reactions = game.ruleset.reactions
    stack = state.frames
    pushed: tuple[Frame, ...] = ()
    while done < len(out):
        event = out[done]
        done += 1
        for reaction in reactions.get(type(event), ()):
            state = reaction(game, state, event, out)
            if state.frames is not stack:
                height = len(stack)
                if state.frames[:height] == stack:
                    pushed = state.frames[height:] + pushed
                    state = replace(state, frames=stack)
                else:
                    stack = state.frames
        if done > LOOP_LIMIT:
            raise RulesetError(f"events of {game.ruleset.key} never come to rest")
    return replace(state, frames=stack + pushed) if pushed else state


def _ended(game: Game, state: GameState, outcome: Outcome, out: Events) -> GameState:
    done = len(out)
    out.append(GameEnded(outcome.winners, outcome.ending))
    return _react(game, replace(state, outcome=outcome), out, done)


def actor(state: GameState) -> Seat | None:
    """The one seat that is asked now: chance, or the first awaited one clockwise from the seat whose turn it is.

    None when the game is over.
    """
    if state.outcome is not None:
        return None
    waiting = state.frames[-1].waiting
    if waiting & (waiting - 1):
        if waiting >> CHANCE & 1:
            return CHANCE
        later = waiting >> state.seat << state.seat
        waiting = later or waiting
        waiting &= -waiting
    return SEATS[waiting.bit_length() - 1]


def decision(game: Game, state: GameState, seat: Seat) -> Decision | None:
    """Return what `seat` may do now; None if it need not act. Awaited seats are asked one after another."""
    return asked(game, state) if actor(state) == seat else None


def asked(game: Game, state: GameState) -> Decision | None:
    """The decision of the one seat that is asked now, chance among them; None when the game is over."""
    seat = actor(state)
    if seat is None:
        return None
    prompt, contributions = game.ruleset.asks[state.frames[-1].step]
    choices: tuple[Choice, ...] = ()
    for more in contributions:
        choices += more(game, state, seat)
    return Decision(seat, prompt, choices)


def awaited_draw(game: Game, state: GameState) -> Draw:
    """Return the draw that is asked of chance, whose turn it is to answer."""
    asked_now = decision(game, state, CHANCE)
    assert asked_now is not None
    (draw,) = asked_now.choices
    assert isinstance(draw, Draw)
    return draw


def _offered(game: Game, state: GameState, action: Action) -> bool:
    """Return whether the step offers the action to its seat; asks no more modules than it must."""
    contributions = game.ruleset.asks[state.frames[-1].step][1]
    return any(action in choice for more in contributions for choice in more(game, state, action.seat))


def why_not(game: Game, state: GameState, action: Action, known: Decision | None = None) -> Reason | None:
    """Return None if the action is legal now, else the reason: the one legality check.

    `known` is the decision of the seat that is asked in this state, where the caller has it already.
    """
    if state.outcome is not None:
        return Reason("reason-game-over")
    if type(action) not in game.ruleset.handlers or not well_formed(action):
        return Reason("reason-not-in-this-game")
    if (actor(state) if known is None else known.seat) != action.seat:
        return game.ruleset.cited(Reason("reason-not-your-move"))
    if _offered(game, state, action) if known is None else known.allows(action):
        return None
    explain = game.ruleset.explain.get(type(action))
    reason = explain(game, state, action) if explain else None
    reason = reason or game.ruleset.steps[state.frames[-1].step].refusal
    return game.ruleset.cited(reason or Reason("reason-not-now"))


def apply(game: Game, state: GameState, action: Action, known: Decision | None = None) -> Transition:
    """Return the next state and what happened; IllegalAction, with the reason, changes nothing.

    `known` is that of `why_not`.
    """
    reason = why_not(game, state, action, known)
    if reason is not None:
        raise IllegalAction(reason)
    return advance(game, state, action)


def advance(game: Game, state: GameState, action: Action) -> Transition:
    """`apply` without the check, for actions taken from a `Decision`."""
    out: Events = []
    state = game.ruleset.handlers[type(action)](game, state, action, out)
    state = _settle(game, state, out)
    return replace(state, ply=state.ply + 1), tuple(out)


def trace(game: Game, state: GameState, action: Action) -> tuple[Transition, ...]:
    """Return `advance` step by step: each state on the way with what happened since the one before, at least one."""
    out: Events = []
    marks: list[Mark] = []
    state = _settle(game, game.ruleset.handlers[type(action)](game, state, action, out), out, marks)
    marks.append((len(out), replace(state, ply=state.ply + 1)))
    found: list[Transition] = []
    told = 0
    for count, then in marks:
        if count > told or not found:
            found.append((then, tuple(out[told:count])))
        else:
            found[-1] = (then, found[-1][1])
        told = count
    return tuple(found)


def observe(game: Game, state: GameState, seat: Seat) -> Observation:
    """Return what `seat` sees: its own private facts, nobody else's, nothing hidden."""
    return Observation(seat, veiled(game, state, seat), decision(game, state, seat))


def veiled(game: Game, state: GameState, seat: Seat) -> GameState:
    """Return a state as `seat` sees it: without the private facts of others and what is hidden from all."""
    parts: list[Any] = list(state.parts)  # of any type: those with secrets have the fields that the ruleset found
    for number, private, hidden in game.ruleset.secrets:
        part = parts[number]
        if private:
            own: list[Any] = [None] * len(part.private)
            own[seat] = part.private[seat]
            part = replace(part, private=tuple(own))
        parts[number] = replace(part, hidden=None) if hidden else part
    return replace(state, parts=tuple(parts))


def determinise(game: Game, view: Observation, rng: Random) -> GameState:
    """A full state that the seat cannot rule out: every module deals its own hidden facts."""
    state = view.state
    for module in game.ruleset.modules:
        if module.determinise is not None:
            state = module.slot.put(game, state, module.determinise(game, view, state, rng))
    return state


def fold(game: Game, state: GameState, actions: Iterable[Action]) -> GameState:
    """`apply` one action after another."""
    for action in actions:
        state, _ = apply(game, state, action)
    return state
