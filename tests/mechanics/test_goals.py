"""The goal of a seat: a module may ask more of one than of the others."""

from __future__ import annotations

import pytest

from catan_desktop.evaluation.win_chance import board_of, figures_of
from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.questions import GOAL
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.view.panels import PANELS
from tests.bots.test_trading import barter
from tests.mechanics.place import classic, game_of, place

HANDICAP = Module(slot=no_part("handicap"), version=1, answers={GOAL: lambda game, state, seat: 2 if seat == 0 else 0})
NINE = "V(0,1,N)! V(2,1,N)! V(-1,0,N)! V(1,-1,N)! V(-2,1,N) vp"
"""Nine points that everybody can count, and one that nobody else can."""


def handicapped() -> Game:
    return game_of(compose("handicapped", (*SETTLERS, ISLAND, HANDICAP), (3, 4), island, Island), 3, {})


@pytest.mark.parametrize(("seat", "wins"), [(0, False), (1, True)])
def test_a_seat_wins_with_its_own_goal(seat: int, wins: bool) -> None:
    seats = ["", "", ""]
    seats[seat] = NINE
    t = place(handicapped(), *seats, seat=(seat + 2) % 3).do(f"{(seat + 2) % 3} end_turn")
    assert [goal_of(t.game, t.state, Seat(each)) for each in range(3)] == [12, 10, 10]
    assert (t.winner == seat) is wins


def test_every_seat_is_shown_with_its_goal() -> None:
    t = place(handicapped())
    assert [panel.goal for panel in PANELS.fill(t.game, observe(t.game, t.state, Seat(1)), None).seats] == [12, 10, 10]


def test_bots_judge_the_way_to_the_goal_by_seat() -> None:
    """The same position is worth less to a seat with a longer way, and it is later thought to be about to win."""
    hard, plain = place(handicapped(), NINE), place(classic(3), NINE)

    def rolls(game: Game, state: GameState) -> float:
        return figures_of(game, state, Seat(0), board_of(game, state))[0]

    assert rolls(hard.game, hard.state) > rolls(plain.game, plain.state)
    near = [barter(t, 1).near_goal(0) for t in (hard, plain)]
    assert near == [False, True]
