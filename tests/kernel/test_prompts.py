"""Questions to seats: skipped, given, asked one after another, or sealed and opened together; the order of turns."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.engine import actor, apply, make_game, start, why_not
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Events, Game, Module, Script, Step, Together
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.prompts import (
    NEXT_TURN,
    Asks,
    Sealed,
    ask_all,
    ask_sealed,
    give_single_answers,
    has_chosen,
    in_turn,
    question,
    sealed,
)
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState

A, B, C = (Seat(number) for number in range(3))


@record
class Pick(Action):
    kind = "pick"
    number: int


@record
class Picks:
    """How many numbers each seat may pick from, and what came out in which order."""

    numbers: tuple[int, ...]
    private: tuple[int | None, ...]
    opened: tuple[tuple[int, int], ...] = ()


SLOT = Slot("picks", Picks)


def opened(game: Game, state: GameState) -> tuple[tuple[int, int], ...]:
    return SLOT.of(game, state).opened


def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    return (Among(tuple(Pick(seat, number) for number in range(SLOT.of(game, state).numbers[seat]))),)


def shown(game: Game, state: GameState, seat: Seat, number: int | None) -> GameState:
    part = SLOT.of(game, state)
    return SLOT.put(game, state, replace(part, opened=(*part.opened, (seat, -1 if number is None else number))))


def pick(game: Game, state: GameState, action: Pick, out: Events) -> GameState:
    if state.frames[-1].step == "picks.open":
        return shown(game, pop(state), action.seat, action.number)
    part = SLOT.of(game, state)
    private = (*part.private[: action.seat], action.number, *part.private[action.seat + 1 :])
    state, seats = sealed(game, SLOT.put(game, state, replace(part, private=private)), action.seat)
    for seat in seats:
        state = shown(game, state, seat, private[seat])
    return state


def game_of(numbers: tuple[int, ...], begin: Any, **changes: Any) -> tuple[Game, GameState]:
    """A game of one step in which `begin` puts the questions; each seat picks one of so many numbers."""
    plain = Module(
        slot=SLOT,
        version=1,
        initial=lambda game: Picks(numbers, (None,) * game.seats),
        script=lambda script: Script((), ("picks.begin", "picks.rest")),
        steps=(
            Step("picks.begin", enter=by_itself("picks.begin"), advance=lambda game, state, out: begin(game, state)),
            question("picks.open", "prompt-open", (Together((), choices),)),
            Step("picks.sealed", "prompt-sealed", Sealed, choices=(Together((), choices),)),
            Step("picks.rest"),
        ),
        handlers={Pick: pick},
    )
    game = make_game(compose("picks", (replace(plain, **changes),), (len(numbers),)), len(numbers))
    return game, start(game)[0]


def test_questions_are_put_in_order_skipped_without_answers_and_given_with_one() -> None:
    """The seat with nothing to pick is not asked, nor the one with one number, which is picked for it in its turn."""
    everybody = tuple(Asks(seat) for seat in (C, A, B))
    game, state = game_of((1, 2, 0), lambda game, state: ask_all(pop(state), "picks.open", everybody))
    assert opened(game, state) == ((A, 0),)
    assert actor(state) == B
    state, _ = apply(game, state, Pick(B, 1))
    assert opened(game, state) == ((A, 0), (B, 1))
    assert state.frames[-1].step == "picks.rest"


def test_another_module_adds_to_the_answers_of_a_question() -> None:
    """What makes one answer of two, or a second one, counts from whichever module it comes."""

    def more(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (Among((Pick(seat, 7),)),)

    game, state = game_of(
        (1, 0),
        lambda game, state: ask_all(pop(state), "picks.open", (Asks(A), Asks(B))),
        choices={"picks.open": (Together((), more),)},
    )
    assert actor(state) == A
    state, _ = apply(game, state, Pick(A, 7))
    assert opened(game, state) == ((A, 7), (B, 7))


def test_sealed_choices_are_opened_together_in_turn_order() -> None:
    game, state = game_of((3, 3, 3), lambda game, state: ask_sealed(pop(state), "picks.sealed", Sealed(0b111)))
    state = replace(state, seat=B)
    order = []
    for number in range(3):
        seat = actor(state)
        assert seat is not None
        order.append(seat)
        assert opened(game, state) == ()
        assert not has_chosen(state, "picks.sealed", seat)
        state, _ = apply(game, state, Pick(seat, number))
        assert has_chosen(state, "picks.sealed", seat) == (number < 2)
    assert order == [B, C, A]
    assert opened(game, state) == ((B, 0), (C, 1), (A, 2))


def test_single_sealed_answers_are_given_where_a_game_says_so() -> None:
    def begin(game: Game, state: GameState) -> GameState:
        return give_single_answers(game, ask_sealed(pop(state), "picks.sealed", Sealed(0b111)), [])

    game, state = game_of((1, 2, 1), begin)
    assert actor(state) == B
    assert [has_chosen(state, "picks.sealed", seat) for seat in (A, B, C)] == [True, False, True]
    state, _ = apply(game, state, Pick(B, 1))
    assert opened(game, state) == ((A, 0), (B, 1), (C, 0))
    assert game_of((1, 1, 1), begin)[1].frames[-1].step == "picks.rest"


@pytest.mark.parametrize(("first", "among", "order"), [(B, 0b111, (B, C, A)), (C, 0b011, (A, B)), (A, 0, ())])
def test_seats_of_a_mask_clockwise(first: Seat, among: int, order: tuple[Seat, ...]) -> None:
    game, _ = game_of((0, 0, 0), lambda game, state: pop(state))
    assert in_turn(game, first, among) == order


def test_the_next_turn_is_a_question() -> None:
    """Clockwise where nobody answers; a module may pass the turn elsewhere."""
    for answers, order in (({}, [A, B, C]), ({NEXT_TURN: counterclockwise}, [A, C, B])):
        game, state = game_of((2, 2, 2), begin_own, answers=answers, script=lambda script: Script((), ("picks.begin",)))
        seats = []
        for _ in range(3):
            seats.append(state.seat)
            state, _ = apply(game, state, Pick(state.seat, 0))
        assert seats == order


def begin_own(game: Game, state: GameState) -> GameState:
    """The seat whose turn it is picks."""
    return ask_all(pop(state), "picks.open", (Asks(state.seat),))


def counterclockwise(game: Game, state: GameState) -> Seat:
    return Seat((state.seat - 1) % game.seats)


def test_a_refusal_cites_the_rule_that_the_ruleset_names() -> None:
    for rules, rule in (({}, ""), ({"reason-not-your-move": "TOY-1", "reason-not-now": "TOY-1"}, "TOY-1")):
        game, state = game_of((2, 2), begin_own, rules=rules)
        for action, key in ((Pick(B, 0), "reason-not-your-move"), (Pick(A, 5), "reason-not-now")):
            reason = why_not(game, state, action)
            assert reason is not None
            assert (reason.key, reason.rule) == (key, rule)
