"""The contract harness over every ruleset, number of seats and option.

One game a table; more on demand: `CONTRACT_GAMES=100 pytest tests/test_contract.py`. What many games must hold is tried
by `tests/fuzz`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Handful, Only, OnSites
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import Choices, Events, Game, Module, Together
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Observation
from tests.contract import check_game
from tests.kernel import toy
from tests.playing import play_game
from tests.recipes import RECIPES, set_table

GAMES = int(os.environ.get("CONTRACT_GAMES", "1"))
"""Games at every table."""


def tables() -> Iterator[tuple[str, int, Mapping[str, bool | int | str]]]:
    """Every number of seats with the defaults, and every other value of every option with one of them."""
    for key, ruleset in RECIPES.items():
        for seats in ruleset.seats:
            yield key, seats, {}
        others = [(spec.key, value) for spec in ruleset.options for value in spec.choices if value != spec.default]
        for index, (option, value) in enumerate(others):
            yield key, ruleset.seats[index % len(ruleset.seats)], {option: value}


EVERY = list(tables())
BLENDS = {"seafarers-knights": ("seafarers", "cities-knights")}
"""A game made of two others: what both of them or one has as an option is held there, and by games of its own."""


def is_held_elsewhere(key: str, options: Mapping[str, bool | int | str]) -> bool:
    """Whether a game of which this one is made has the option with this value."""
    others = [spec for other in BLENDS.get(key, ()) for spec in RECIPES[other].options if spec.key != "scenario"]
    return any(spec.key in options and options[spec.key] in spec.choices for spec in others)


TABLES = [(key, seats, options) for key, seats, options in EVERY if not is_held_elsewhere(key, options)]


def name(table: tuple[str, int, Mapping[str, bool | int | str]]) -> str:
    key, seats, options = table
    return "-".join([key, str(seats), *(f"{option}={value}" for option, value in options.items())])


@pytest.mark.matrix
@pytest.mark.timeout(0 if GAMES > 1 else 300)
@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=map(name, TABLES))
def test_random_games_keep_the_contract(key: str, seats: int, options: Mapping[str, bool | int | str]) -> None:
    """Under a house rule, such as a goal of 14 points, random players may build all they can and never win.

    Where the goal lies far, games are long: a third of them is played. Long games have the dear checks more seldom.
    """
    specs = {spec.key: spec for spec in RECIPES[key].options}
    house = any(specs[option].house for option in options)
    far = "goal" in specs and not 0 < int(specs["goal"].default) <= 10  # 0: as far as a scenario has it
    for game in range(max(1, GAMES // 3) if far else GAMES):
        seed = game + 1000 * EVERY.index((key, seats, options))
        long = 20_000 if far or seats > 4 else 5000  # with many seats everybody passes or builds after every turn
        plies, every = (1500, 60) if house else (long, 75 if long > 5000 else 25)
        check_game(RECIPES[key], seats, options, seed, plies, every, must_end=not house)


def test_checking_does_not_change_the_game() -> None:
    for options in ({}, {"flood": True}):
        checked = check_game(toy.TOY_GAME, 3, options, seed=4)
        played = play_game(set_table(toy.TOY_GAME, 3, options, board_seed=4), 4, 5000)
        assert (checked.log, checked.state, checked.digests) == (played.log, played.state, played.digests)


# The harness notices what it is there for: a toy game broken in one place.


@record
class Leak(Only):
    """Says that it holds two."""

    def count(self) -> int:
        return 2


def broken(**changes: Any) -> None:
    modules = (replace(toy.TOY, **changes), toy.TIDE)
    ruleset = compose("broken", modules, (3,))
    for seed in range(6):
        check_game(ruleset, 3, seed=seed, every=2)


def test_the_toy_is_whole() -> None:
    broken()


def with_turn(choices: Choices) -> dict[str, Any]:
    rows = (Together((), choices),)
    steps = tuple(replace(step, choices=rows) if step.key == "toy.turn" else step for step in toy.TOY.steps)
    return {"steps": steps}


def test_a_wrong_count_is_noticed() -> None:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (Leak(toy.Roll(seat)),)

    with pytest.raises(AssertionError, match="counts 2 and lists 1"):
        broken(**with_turn(choices))


def test_a_seat_that_can_do_nothing_is_noticed() -> None:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (OnSites(toy.Choose, seat, "colours", 0),) if state.turn > 4 else (Only(toy.Pass(seat)),)

    with pytest.raises(AssertionError, match=r"must act in toy\.turn and can do nothing"):
        broken(**with_turn(choices))


def test_a_decision_that_hangs_on_a_hidden_card_is_noticed() -> None:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        basic = toy.turn_choices(game, state, seat)
        others = toy.part(game, state).private[seat - 1]
        return basic[:1] if others == 1 else basic

    with pytest.raises(AssertionError, match=r"cannot see|tell an imagined"):
        broken(**with_turn(choices))


def test_a_determinisation_that_gives_a_secret_away_is_noticed() -> None:
    def wrong(game: Game, view: Observation, state: GameState, rng: Random) -> toy.ToyPart:
        part = toy.determinise(game, view, state, rng)
        return replace(part, points=(1, *part.points[1:]))

    with pytest.raises(AssertionError, match="can tell an imagined state"):
        broken(determinise=wrong)


def test_a_lost_card_is_noticed() -> None:
    def deal(game: Game, state: GameState, action: toy.Deal, out: Events) -> GameState:
        state = toy.deal(game, state, action, out)
        return toy.changed_part(game, state, hidden=(2, 2, 2))

    with pytest.raises(AssertionError):
        broken(handlers={**toy.TOY.handlers, toy.Deal: deal})


def test_a_handler_that_remembers_is_noticed() -> None:
    calls: list[Action] = []

    def roll(game: Game, state: GameState, action: toy.Roll, out: Events) -> GameState:
        calls.append(action)
        out.append(TurnBegan(action.seat, len(calls)))
        return toy.roll(game, state, action, out)

    with pytest.raises(AssertionError):
        broken(handlers={**toy.TOY.handlers, toy.Roll: roll})


def test_a_set_in_a_state_is_noticed() -> None:
    module = Module(Slot("odd", Odd), 1, lambda game: Odd(frozenset({1})))
    with pytest.raises(AssertionError, match="has no place in a state"):
        check_game(compose("odd", (toy.TOY, toy.TIDE, module), (3,)), 3)


@record
class Odd:
    values: frozenset[int]


def test_a_game_without_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not over after 40 actions"):
        check_game(compose("endless", (replace(toy.TOY, end_checks=()), toy.TIDE), (3,)), 3, plies=40)


def test_a_game_may_be_broken_off() -> None:
    ruleset = compose("endless", (replace(toy.TOY, end_checks=()), toy.TIDE), (3,))
    assert check_game(ruleset, 3, plies=40, must_end=False).state.ply == 40


def test_families_are_compared_by_value() -> None:
    """What the harness relies on when it compares decisions."""
    assert Handful(toy.Discard, Seat(0), (1, 1), 1, 1) == Handful(toy.Discard, Seat(0), (1, 1), 1, 1)
    assert Handful(toy.Discard, Seat(0), (1, 1), 1, 1) != Handful(toy.Discard, Seat(0), (1, 2), 1, 1)
