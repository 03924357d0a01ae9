"""The engine's short cuts lead where the long way leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from operator import add
from typing import Any

import pytest

from catan_desktop.evaluation.trading import RIVAL_GAIN
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import advance, asked, start
from catan_desktop.kernel.game import Game, Module, Question, Step
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.questions import CLAIMS
from catan_desktop.mechanics.tables import tables
from tests.playing import next_action
from tests.recipes import RECIPES, set_table

PLIES = 500
CITIES = RULESETS["cities-knights"]


def positions(game: Game, plies: int, seed: int) -> list[tuple[GameState, Action]]:
    """A game of random players who build and improve, as positions with the action that follows."""
    state, _ = start(game)
    rng, found = source(seed, "players"), []
    while asked(game, state) is not None and state.ply < plies:
        action = next_action(game, state, seed, rng)
        found.append((state, action))
        state, _ = advance(game, state, action)
    return found


@pytest.mark.parametrize("key", RECIPES)
def test_questions_are_answered_as_by_folding_from_the_start(key: str) -> None:
    ruleset = RECIPES[key]
    game = set_table(ruleset, ruleset.seats[-1])
    for state, _ in positions(game, PLIES, 1)[::9]:
        for question, answers in ruleset.answers.items():
            asked = min(len(signature(answer).parameters) for answer in answers) > 2
            seats = [Seat(seat) for seat in range(game.seats)] if asked else [None]
            about: Sequence[object] = seats
            if question is CLAIMS:
                about = game.board.producers
            elif question is RIVAL_GAIN:
                kinds = len(tables(game).kinds)
                about = [(seat, (0,) * kinds, (1,) * kinds) for seat in seats]
            for one in about:
                value = question.start
                for answer in answers:
                    told = answer(game, state) if one is None else answer(game, state, one)
                    value = question.fold(value, told)
                    if question.neutral:
                        assert question.fold(question.start, told) == told, question.name
                assert game.ask(question, state, one) == value, question.name


def test_a_start_that_counts_is_folded_in() -> None:
    """Only a law that says so may begin with its first answer."""
    strict: Question[int] = Question("at most five", 5, min)
    free: Question[int] = Question("the least", 99, min, neutral=True)

    def answering(number: int) -> Module[None]:
        return replace(nothing(f"answers{number}"), answers={strict: told(number), free: told(number)})

    def told(number: int) -> Any:
        return lambda game, state: number

    for numbers, five, least in (((8,), 5, 8), ((8, 7), 5, 7), ((9, 3, 7), 3, 3)):
        ruleset = compose("numbers", [turned(), *map(answering, numbers)], (2,))
        game = set_table(ruleset, 2)
        state, _ = start(game)
        assert (game.ask(strict, state), game.ask(free, state)) == (five, least)


@record
class Word:
    text: str


WORDS: Question[str] = Question("words", "", add, neutral=True)


def saying(number: int, from_part: bool) -> Module[Word]:
    """A module that answers with its number and what is asked about, from its part or from the whole state."""
    slot = Slot(f"word{number}", Word)

    def told(game: Game, state: GameState, about: Seat) -> str:
        return f"{slot.of(game, state).text}{about} "

    answer: Callable[..., str] = slot.answer(lambda game, part, about: f"{part.text}{about} ") if from_part else told
    return Module(slot=slot, version=1, initial=lambda game: Word(f"{number} of "), answers={WORDS: answer})


@pytest.mark.parametrize("kinds", ["p", "pp", "ppp", "pppp", "ppppp", "ppf", "fpp", "pfp", "ff"])
def test_answers_from_parts_are_folded_in_their_order(kinds: str) -> None:
    """p: an answer from the part alone, f: from the whole state."""
    modules = [saying(number, kind == "p") for number, kind in enumerate(kinds)]
    game = set_table(compose("words", [turned(), *modules], (2,)), 2)
    state, _ = start(game)
    assert game.ask(WORDS, state, Seat(1)) == "".join(f"{number} of 1 " for number in range(len(kinds)))


def nothing(key: str) -> Module[None]:
    """A module that adds nothing."""
    return Module(slot=Slot(key, type(None)), version=1, initial=lambda game: None)


def turned() -> Module[None]:
    """A turn of one step that waits for its seat."""
    step = Step("base.turn")
    return replace(nothing("base"), steps=(step,), script=lambda given: replace(given, turn=(*given.turn, step.key)))


def always_entered(ruleset: Ruleset) -> Ruleset:
    """The ruleset with every step that runs by itself."""
    modules = [
        replace(module, steps=tuple(replace(step, due=None) if step.advance else step for step in module.steps))
        for module in ruleset.recipe
    ]
    return compose(ruleset.key, modules, ruleset.seats, ruleset.make_board, ruleset.board_type)


def test_a_step_that_is_passed_over_would_have_changed_nothing() -> None:
    """From the same positions, with the same actions: the same next position and the same events.

    In this game each of the steps that run by themselves is passed over and entered.
    """
    taken: dict[str, set[bool]] = {}
    quick, plain = set_table(CITIES, 3), set_table(always_entered(CITIES), 3)
    steps = {step.key: step.due for step in quick.ruleset.steps.values() if step.due and step.advance}
    for state, action in positions(quick, PLIES, 4):
        assert advance(quick, state, action) == advance(plain, state, action)
        for name, due in steps.items():
            taken.setdefault(name, set()).add(due(quick, state))
    assert len(taken) == 3
    assert all(both == {True, False} for both in taken.values()), taken
