"""The order of things within an action, who is asked, and what a refusal leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Draw, Only
from catan_desktop.kernel.engine import (
    LOOP_LIMIT,
    actor,
    advance,
    apply,
    decision,
    fold,
    make_game,
    start,
    why_not,
)
from catan_desktop.kernel.errors import IllegalAction, Reason, RulesetError
from catan_desktop.kernel.event import Event, GameEnded, TurnBegan, TurnEnded
from catan_desktop.kernel.frame import Frame, Position, answered, pop, push, swap
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, Question, Script, Step, Together
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Outcome
from tests.kernel.toy import TOY_GAME, Deal, Discard, Face, Pass, Roll, Show, changed_part, part
from tests.recipes import replay

A, B, C, D = (Seat(number) for number in range(4))


@record
class Go(Action):
    kind = "go"


@record
class Chain(Event):
    name: str


@record
class Trace:
    """What has run, oldest first; and the tops of the stack that the runs saw."""

    ran: tuple[str, ...] = ()


SLOT = Slot("base", Trace)


def ran(game: Game, state: GameState) -> tuple[str, ...]:
    return SLOT.of(game, state).ran


def note(game: Game, state: GameState, what: str) -> GameState:
    return SLOT.put(game, state, Trace((*ran(game, state), what)))


def just_go(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Only(Go(seat)),)


JUST_GO = (Together((), just_go),)


def base(**changes: Any) -> Module[Trace]:
    """A module with one step, `base.turn`, in which the active seat may only Go."""

    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        return pop(note(game, state, "handler"))

    plain = Module(
        slot=SLOT,
        version=1,
        initial=lambda _: Trace(),
        script=lambda script: Script((), ("base.turn",)),
        steps=(Step("base.turn", choices=JUST_GO),),
        handlers={Go: go},
    )
    return replace(plain, **changes)


def extra(key: str, **changes: Any) -> Module[Trace]:
    return replace(Module(slot=Slot(key, Trace), version=1, initial=lambda game: Trace()), **changes)


def begun(*modules: Module[Trace], seats: int = 2) -> tuple[Game, GameState]:
    game = make_game(compose("test", modules, (seats,)), seats)
    return game, start(game)[0]


def dealt(seats: int = 3, **options: bool) -> tuple[Game, GameState]:
    """The toy game after the deal; every seat has card 0."""
    game = make_game(TOY_GAME, seats, options)
    state = start(game)[0]
    cards = [0, 0, 1, 1][:seats]
    return game, fold(game, state, [Deal(CHANCE, Seat(seat), card) for seat, card in enumerate(cards)])


# Order of things


def test_handler_then_reactions_then_steps_then_judges() -> None:
    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        out.append(Chain("one"))
        out.append(Chain("two"))
        return push(pop(note(game, state, "handler")), Frame("base.after", 0))

    def react(name: str) -> Any:
        def reaction(game: Game, state: GameState, event: Chain, out: Events) -> GameState:
            if event.name == "one":
                out.append(Chain(f"{name}-of-one"))
            return note(game, state, f"{name}:{event.name}")

        return reaction

    def after(game: Game, state: GameState, out: Events) -> GameState:
        out.append(Chain("step"))
        return pop(note(game, state, "step"))

    def judge(name: str) -> Any:
        def ask(game: Game, state: GameState) -> Outcome | None:
            asked.append((name, len(ran(game, state))))
            return None

        return ask

    asked: list[tuple[str, int]] = []
    steps = (Step("base.turn", choices=JUST_GO), Step("base.after", advance=after))
    game, state = begun(
        base(handlers={Go: go}, steps=steps, on={Chain: react("first")}, end_checks=(EndCheck(judge("rest")),)),
        extra("second", on={Chain: react("second")}, end_checks=(EndCheck(judge("always"), always=True),)),
    )
    asked.clear()
    state, events = apply(game, state, Go(A))
    chain = ["one", "two", "first-of-one", "second-of-one"]
    reactions = [f"{module}:{event}" for event in chain for module in ("first", "second")]
    assert list(ran(game, state)) == ["handler", *reactions, "step", "first:step", "second:step"]
    assert events == (*map(Chain, [*chain, "step"]), TurnEnded(A, 1), TurnBegan(B, 2))
    # after the reactions; the step; the next seat's beginning; at rest: the at-rest judge behind it.
    assert asked == [("always", 9), ("always", 12), ("always", 12), ("rest", 12)]


def test_reactions_run_in_ruleset_order_and_so_do_the_frames_they_push() -> None:
    def pushes(step: str) -> Any:
        return lambda game, state, event, out: push(state, Frame(step, 0)) if event.name == "now" else state

    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        out += [Chain("now"), Chain("now")]
        return push(pop(state), Frame("base.own", 0))

    def runs(key: str) -> Step:
        return Step(key, advance=lambda game, state, out: note(game, pop(state), key))

    game, state = begun(
        base(
            steps=(Step("base.turn", choices=JUST_GO), runs("base.own")),
            handlers={Go: go},
            on={Chain: pushes("x.first")},
        ),
        extra("x", steps=(runs("x.first"), runs("x.second")), on={Chain: pushes("x.second")}),
    )
    state, _ = apply(game, state, Go(A))
    assert ran(game, state) == ("x.first", "x.second", "x.first", "x.second", "base.own")


def test_a_reaction_may_take_the_frame_below_away() -> None:
    """A reaction that changes the stack itself wins; what the next one pushes lies on the new stack."""

    def cancel(game: Game, state: GameState, event: Chain, out: Events) -> GameState:
        return pop(state)

    def more(game: Game, state: GameState, event: Chain, out: Events) -> GameState:
        return push(state, Frame("base.turn", 1 << B))

    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        out.append(Chain("now"))
        return state

    game, state = begun(base(handlers={Go: go}, on={Chain: cancel}), extra("x", on={Chain: more}))
    state, _ = apply(game, state, Go(A))
    assert [frame.step for frame in state.frames] == ["kernel.script", "base.turn"]
    assert actor(state) == B


def test_steps_that_never_rest_are_the_rulesets_fault() -> None:
    looping = Step("base.turn", enter=lambda game, state: Frame("base.turn", 0), advance=lambda game, state, out: state)
    with pytest.raises(RulesetError, match=r"never come to rest; the last is base\.turn"):
        begun(base(steps=(looping,)))


def test_events_that_never_rest_are_the_rulesets_fault() -> None:
    def again(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
        out.append(event)
        return state

    with pytest.raises(RulesetError, match="events of test never come to rest"):
        begun(base(on={TurnBegan: again}))
    assert LOOP_LIMIT >= 1000


def test_a_turn_without_anybody_awaited_never_rests() -> None:
    with pytest.raises(RulesetError, match="never come to rest"):
        begun(base(steps=(Step("base.turn", enter=lambda game, state: Frame("base.turn", 0)),)))


# Script and turns


def test_setup_is_turn_zero_and_turns_go_round() -> None:
    game = make_game(TOY_GAME, 2)
    state, events = start(game)
    assert (state.turn, state.ply, events) == (0, 0, ())
    state = fold(game, state, [Deal(CHANCE, A, 0)])
    assert state.turn == 0
    state, events = apply(game, state, Deal(CHANCE, B, 0))
    assert events[-1] == TurnBegan(A, 1)
    assert (state.seat, state.turn, state.ply) == (A, 1, 2)
    state, events = apply(game, state, Pass(A))
    assert events == (TurnEnded(A, 1), TurnBegan(B, 2))
    state, events = apply(game, state, Pass(B))
    assert (state.seat, state.turn, state.ply) == (A, 3, 4)


def test_a_step_without_enter_waits_for_the_active_seat_and_one_without_advance_is_popped() -> None:
    steps = (Step("base.turn", choices=JUST_GO), Step("base.nothing", enter=lambda g, s: Frame("base.nothing", 0)))
    _game, state = begun(base(script=lambda script: Script((), ("base.nothing", "base.turn")), steps=steps))
    assert state.frames[-1] == Frame("base.turn", 1 << A)
    assert len(state.frames) == 2


@pytest.mark.parametrize(("seats", "entered"), [(2, []), (3, ["base.more", "base.more"])])
def test_the_script_passes_over_a_step_that_the_table_does_not_need(seats: int, entered: list[str]) -> None:
    def more(game: Game, state: GameState, out: Events) -> GameState:
        return pop(note(game, state, "base.more"))

    unneeded = Step("base.more", enter=Frame("base.more", 0), needed=lambda game: game.seats > 2, advance=more)
    order = Script((), ("base.more", "base.turn", "base.more"))
    game, state = begun(
        base(script=lambda script: order, steps=(Step("base.turn", choices=JUST_GO), unneeded)), seats=seats
    )
    state, events = apply(game, state, Go(A))
    assert [what for what in ran(game, state) if what != "handler"] == entered + entered[:1]
    assert events == (TurnEnded(A, 1), TurnBegan(B, 2))
    assert state.frames[0].data_as(Position).index == 1


def test_the_data_of_a_frame_are_read_by_their_type() -> None:
    frame = Frame("base.turn", 0, Trace(("a",)))
    assert frame.data_as(Trace).ran == ("a",)
    with pytest.raises(TypeError, match=r"base\.turn holds Trace.*, not Position"):
        frame.data_as(Position)


def test_a_step_knows_what_its_frames_hold() -> None:
    assert [Step("base.turn").holds(data) for data in (None, Trace(), 1)] == [True, False, False]
    assert [Step("base.turn", data=Trace).holds(data) for data in (None, Trace(), 1)] == [False, True, False]
    assert [Step("base.turn", data=Trace | None).holds(data) for data in (None, Trace(), 1)] == [True, True, False]


# Who is asked


def test_the_awaited_are_asked_clockwise_from_the_active_seat() -> None:
    _game, state = dealt(4)
    state = replace(state, seat=C)
    waiting = replace(state, frames=(*state.frames, Frame("toy.discard", 0b1011)))
    order = []
    while waiting.frames[-1].waiting:
        seat = actor(waiting)
        assert seat is not None
        order.append(seat)
        waiting = answered(waiting, seat)
    assert order == [D, A, B]


def test_chance_is_asked_before_the_seats_and_only_one_is_asked_at_a_time() -> None:
    game, state = dealt()
    both = replace(state, frames=(*state.frames, Frame("toy.dice", 1 << CHANCE | 0b11)))
    assert actor(both) == CHANCE
    assert [seat for seat in (A, B, C, CHANCE) if decision(game, state, seat)] == [A]


def test_every_seat_over_the_limit_discards_before_the_turn_goes_on() -> None:
    game, state = dealt()
    state = changed_part(game, state, tokens=((4, 0), (5, 1), (2, 1)))
    state = replace(state, seat=B, frames=swap(state, Frame("toy.turn", 1 << B)).frames)
    state = fold(game, state, [Roll(B), Face(CHANCE, 6)])
    assert state.frames[-1].waiting == 0b011
    asked = decision(game, state, B)
    assert asked is not None
    assert asked.prompt == "prompt-discard"
    assert asked.choices[0].count() == 2
    assert decision(game, state, A) is None
    with pytest.raises(IllegalAction, match="not-your-move"):
        apply(game, state, Discard(A, (1, 0)))
    state = fold(game, state, [Discard(B, (2, 1)), Discard(A, (1, 0))])
    assert part(game, state).tokens == ((3, 0), (3, 0), (2, 1))
    assert (actor(state), state.turn) == (C, 2)


def test_questions_fold_the_answers_of_all_modules() -> None:
    question: Question[tuple[str, ...]] = Question("q", ("start",), lambda one, other: one + other)
    game, state = begun(
        base(answers={question: lambda game, state, word: (word,)}),
        extra("x"),
        extra("y", answers={question: lambda game, state, word: (word.upper(),)}),
    )
    assert game.ask(question, state, "word") == ("start", "word", "WORD")
    other: Question[int] = Question("nobody answers", 7, max)
    assert game.ask(other, state) == 7


def test_contributions_to_a_step_come_in_ruleset_order() -> None:
    @record
    class Extra(Action):
        kind = "extra"

    def handle(game: Game, state: GameState, action: Extra, out: Events) -> GameState:
        return state

    game, state = begun(base(), extra("x", choices={"base.turn": (Act(Extra, handle),)}))
    asked = decision(game, state, A)
    assert asked is not None
    assert asked.choices == (Only(Go(A)), Only(Extra(A)))
    again, _ = apply(game, state, Extra(A))
    assert again == replace(state, ply=1)


# Refusals


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Roll(B), "reason-not-your-move"),
        (Roll(CHANCE), "reason-not-your-move"),
        (Roll(Seat(9)), "reason-not-your-move"),
        (Face(CHANCE, 3), "reason-not-your-move"),
        (Discard(A, (0, 0)), "reason-not-now"),
        (Go(A), "reason-not-in-this-game"),
        (Show(A, 2), "reason-not-now"),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(action: Action, key: str) -> None:
    game, state = dealt()
    before = repr(state)
    reason = why_not(game, state, action)
    assert reason is not None
    assert reason.key == key
    with pytest.raises(IllegalAction) as caught:
        apply(game, state, action)
    assert caught.value.reason == reason
    assert repr(state) == before


def test_a_module_explains_its_own_refusals() -> None:
    game, state = dealt()
    state, _ = apply(game, state, Show(A, 0))
    assert why_not(game, state, Show(A, 0)) == Reason("reason-shown")
    assert why_not(game, state, Show(A, None)) == Reason("reason-shown")


def test_the_decision_that_is_known_is_not_worked_out_again() -> None:
    game, state = dealt(2)
    known = engine.asked(game, state)
    assert known is not None
    legal = next(iter(known.choices[0]))
    assert why_not(game, state, legal, known) is None
    assert why_not(game, state, legal, replace(known, choices=())) is not None, "it is what is gone by"
    assert why_not(game, state, replace(legal, seat=Seat(1 - known.seat)), known) is not None
    assert apply(game, state, legal, known) == apply(game, state, legal)


def test_a_legal_action_has_no_reason_against_it() -> None:
    game, state = dealt()
    assert why_not(game, state, Show(A, 0)) is None
    assert advance(game, state, Show(A, 0)) == apply(game, state, Show(A, 0))


# Ends


def test_three_points_win_at_rest_and_nobody_may_act_any_more() -> None:
    game, state = dealt()
    state = changed_part(game, state, points=(2, 2, 0))
    state = fold(game, state, [Roll(A)])
    state, events = apply(game, state, Face(CHANCE, 4))
    assert state.outcome == Outcome((A,), "win")
    assert events[-1] == GameEnded((A,), "win")
    assert actor(state) is None
    assert [decision(game, state, seat) for seat in (A, B, C, CHANCE)] == [None] * 4
    assert why_not(game, state, Pass(B)) == Reason("reason-game-over")


def test_a_point_that_still_owes_a_gift_wins_only_when_a_player_is_asked() -> None:
    """The at-rest judge comes when the reaction's frame waits for a player: that is rest."""
    game, state = dealt()
    state = changed_part(game, state, points=(2, 0, 0), tokens=((1, 0), (0, 0), (0, 0)))
    state = fold(game, state, [Roll(A)])
    state, _ = apply(game, state, Face(CHANCE, 5))
    assert state.outcome == Outcome((A,), "win")


def test_a_chance_frame_is_not_rest() -> None:
    game, state = dealt()
    state = changed_part(game, state, points=(3, 0, 0))
    state, _ = apply(game, state, Roll(A))
    assert state.outcome is None
    waits = replace(state, frames=swap(state, Frame("toy.dice", 1 << CHANCE | 1 << B)).frames)
    rolled = replace(waits, frames=(*waits.frames, Frame("toy.turn", 1 << A)))
    state, _ = apply(game, rolled, Roll(A))
    assert state.outcome is None


def test_an_always_judge_ends_the_game_before_anybody_is_asked() -> None:
    game, state = dealt(flood=True)
    while state.outcome is None:
        state, events = apply(game, state, Pass(state.seat))
    assert state.turn == 30
    assert state.outcome == Outcome((), "tragic")
    assert events[-2:] == (TurnBegan(state.seat, 30), GameEnded((), "tragic"))


def test_an_always_judge_is_asked_between_steps_an_at_rest_judge_only_behind_them() -> None:
    def count(game: Game, state: GameState, out: Events) -> GameState:
        return pop(note(game, state, "step"))

    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        return push(pop(state), *[Frame("base.count", 0)] * 4)

    def twice(game: Game, state: GameState) -> Outcome | None:
        return Outcome((A,), "twice") if len(ran(game, state)) >= 2 else None

    steps = (Step("base.turn", choices=JUST_GO), Step("base.count", advance=count))
    for always, length in ((True, 2), (False, 4)):
        game, state = begun(base(handlers={Go: go}, steps=steps, end_checks=(EndCheck(twice, always),)))
        state, _ = apply(game, state, Go(A))
        assert state.outcome == Outcome((A,), "twice")
        assert len(ran(game, state)) == length


def test_a_verdict_is_asked_for_once_about_the_same_position() -> None:
    """A judge that stands in both lists is asked at rest only if something has changed since it was last asked."""

    def count(game: Game, state: GameState, out: Events) -> GameState:
        return pop(state)

    def judge(game: Game, state: GameState) -> Outcome | None:
        asked.append(state.frames[-1].step)
        return None

    def at_once(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        return note(game, state, "went")

    def later(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        return push(note(game, state, "went"), Frame("base.count", 0))

    asked: list[str] = []
    steps = (Step("base.turn", choices=JUST_GO), Step("base.count", advance=count))
    for handler, expected in ((at_once, ["base.turn"]), (later, ["base.count", "base.turn"])):
        checks = (EndCheck(judge), EndCheck(judge, always=True))
        game, state = begun(base(handlers={Go: handler}, steps=steps, end_checks=checks))
        asked.clear()
        apply(game, state, Go(A))
        assert asked == expected


def test_reactions_to_the_end_see_the_outcome() -> None:
    seen: list[Outcome | None] = []

    def watch(game: Game, state: GameState, event: GameEnded, out: Events) -> GameState:
        seen.append(state.outcome)
        return state

    over = EndCheck(lambda game, state: Outcome((B,), "win") if state.ply else None)
    game, state = begun(base(on={GameEnded: watch}, end_checks=(over,)))
    state = fold(game, state, [Go(A), Go(B)])
    assert seen == [Outcome((B,), "win")]


# Replaying


def test_replay_gives_the_same_states_and_stops_at_the_first_illegal_action() -> None:
    game, state = dealt(2)
    log = [Pass(A), Roll(B), Face(CHANCE, 1), Show(A, 0), Pass(A)]
    states = [state]
    for action in log:
        states.append(apply(game, states[-1], action)[0])
    assert [after for after, _ in replay(game, state, log)] == states[1:]
    steps = replay(game, state, [Pass(A), Pass(A)])
    next(steps)
    with pytest.raises(IllegalAction):
        next(steps)


# Frames


def test_the_stack() -> None:
    _, state = dealt()
    one, two = Frame("one", 0b11), Frame("two", 0)
    stacked = push(state, one, two)
    assert stacked.frames == (*state.frames, one, two)
    assert pop(stacked).frames == (*state.frames, one)
    assert swap(stacked, one).frames == (*state.frames, one, one)
    assert answered(pop(stacked), A).frames[-1] == Frame("one", 0b10)
    assert answered(pop(stacked), C).frames[-1] == one


def test_parts_are_found_by_module() -> None:
    game, state = dealt()
    assert game.has("toy-tide")
    assert not game.has("toy-ebb")
    assert game.everybody == 0b111
    assert game.tables == {"flood": 30}
    moved = changed_part(game, state, points=(1, 0, 0))
    assert moved.parts[1] is state.parts[1]
    assert part(game, moved).points == (1, 0, 0)


def weights_of(ruleset: Ruleset, seats: int) -> tuple[int, ...]:
    game = make_game(ruleset, seats)
    asked = decision(game, start(game)[0], CHANCE)
    assert asked is not None
    draw = asked.choices[0]
    assert isinstance(draw, Draw)
    return draw.weights


def test_chance_is_a_decision_with_weights() -> None:
    assert weights_of(TOY_GAME, 2) == (2, 2, 2)


def test_the_end_of_a_turn_is_told_while_it_is_still_that_seats_turn() -> None:
    """Reactions to TurnEnded see the seat whose turn ends, those to TurnBegan the next one."""
    seen: list[tuple[str, int, int]] = []

    def remember(game: Game, state: GameState, event: TurnEnded | TurnBegan, out: Events) -> GameState:
        seen.append((type(event).__name__, event.seat, state.seat))
        return state

    def go(game: Game, state: GameState, action: Go, out: Events) -> GameState:
        return pop(state)

    module = Module(
        slot=Slot("passing", Trace),
        version=1,
        initial=lambda _: Trace(),
        script=lambda script: Script(turn=("passing.step",)),
        steps=(Step("passing.step", choices=(Act(Go, go),)),),
        on={TurnEnded: remember, TurnBegan: remember},
    )
    game = make_game(compose("passing", (module,), (2,)), 2)
    state, _ = start(game)
    apply(game, state, Go(Seat(0)))
    assert seen == [("TurnBegan", 0, 0), ("TurnEnded", 0, 0), ("TurnBegan", 1, 1)]
