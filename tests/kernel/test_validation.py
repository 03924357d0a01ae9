"""An action that only looks legal is refused: `True` and `1.0` equal the number 1 and are not it."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among
from catan_desktop.kernel.engine import apply, decision, fold, make_game, start, why_not
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.kernel.validation import well_formed
from tests.kernel.toy import TOY_GAME, Choose, Deal, Discard, Face, Give, Pass, Roll, Show


def at_work() -> tuple[Game, GameState]:
    game = make_game(TOY_GAME, 2)
    deals: tuple[Action, ...] = (Deal(CHANCE, Seat(0), 1), Deal(CHANCE, Seat(1), 2), Pass(Seat(0)))
    return game, fold(game, start(game)[0], deals)


@pytest.mark.parametrize("seat", [True, 1.0, complex(1), "1", None])
def test_a_seat_is_a_number_and_nothing_equal_to_one(seat: Any) -> None:
    game, state = at_work()
    assert decision(game, state, Seat(1)) is not None
    for action in (Roll(seat), Pass(seat)):
        assert why_not(game, state, action) is not None
        with pytest.raises(IllegalAction):
            apply(game, state, action)


@pytest.mark.parametrize("card", [2.0, "2", (2,), [2]])
def test_what_equals_an_offered_action_is_not_that_action(card: Any) -> None:
    game, state = at_work()
    assert why_not(game, state, Show(Seat(1), 2)) is None
    reason = why_not(game, state, Show(Seat(1), card))
    assert reason is not None
    assert reason.key == "reason-not-in-this-game"


def test_chance_names_numbers_too() -> None:
    game, state = at_work()
    state = fold(game, state, (Roll(Seat(1)),))
    assert why_not(game, state, Face(CHANCE, 1)) is None
    odd: Any = True
    assert why_not(game, state, Face(CHANCE, odd)) is not None


def test_the_family_alone_would_let_it_pass() -> None:
    """Why the check is needed: families compare, and numbers of different types are equal."""
    odd: Any = True
    assert Give(Seat(0), odd) in Among((Give(Seat(0), Seat(1)),))
    assert not well_formed(Give(Seat(0), odd))


def test_piles_and_open_answers_are_looked_into() -> None:
    odd: Any = (1.0, 0)
    listed: Any = [1, 0]
    assert well_formed(Discard(Seat(0), (1, 0)))
    assert not well_formed(Discard(Seat(0), odd))
    assert not well_formed(Discard(Seat(0), listed))
    assert well_formed(Show(Seat(0), None))
    assert well_formed(Choose(Seat(0), 1))
