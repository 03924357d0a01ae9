"""What a judgement of the Watch makes bots do: points are built, the Wall is kept, the weakest section first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.games.watch.actions import BuildGuard
from catan_desktop.games.watch.board import SECTIONS, SectionId
from catan_desktop.games.watch.evaluation.position import NEAR, guard_worth, judge, way
from catan_desktop.games.watch.evaluation.win_chance import value
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.actions import BuildCity
from tests.positions import Position

RED = Seat(0)
SPOTS = {0: "V(0,1,N) V(-1,3,N)", 1: "V(2,1,N) V(1,1,N)", 2: "V(0,3,N) V(-2,3,N)", 3: "V(2,3,N) V(2,2,N)"}


def after_the_first_breach(wall: tuple[tuple[int, ...], ...]) -> Position:
    """Red, whose hero is used, can pay for a keep; the camps are empty."""
    return Position(
        settlements=SPOTS,
        hands={0: "3ore 4grain", 1: "2brick", 2: "2wool", 3: "2lumber"},
        wall=wall,
        clearings=(2, 0, 0, 0),
        gift={"(0,1)": "c"},
        breach=1,
        heroes=("marsh", "yarwyck", "tarly", "mance"),
        used=(0,),
    )


@pytest.mark.parametrize("level", ["normal", "easy"])
def test_a_keep_that_can_be_paid_for_is_built_though_wildlings_come_of_it(level: str) -> None:
    """Two wildlings in empty camps are far from the Wall, and what one seat does not call another one will."""
    position = after_the_first_breach(((1, 1, 2, 3), (1, 0), (3,), (0, 0)))
    table = replace(position, settlements={**SPOTS, 0: "V(0,1,N)"}).table()
    view = observe(table.game, table.state, RED)
    built = [make_bot(level).choose(table.game, view, Random(luck)) for luck in range(5)]
    assert sum(isinstance(action, BuildCity) for action in built) >= (5 if level == "normal" else 4)


def test_a_guard_that_brings_a_point_is_better_had_than_held_as_cards() -> None:
    for count in (2, 4):
        gain = 1.0 + way(count + 1) - way(count)
        assert gain > NEAR.reach * guard_worth(count) + 3 * NEAR.card


def test_a_keep_is_worth_more_and_a_breach_less_also_when_the_end_is_near() -> None:
    for breach in (0, 1, 2):
        settled = after_the_first_breach(((1,), (0,), (3,), ()))
        kept = replace(settled, settlements={**SPOTS, 0: "V(0,1,N)"}, cities={0: "V(-1,3,N)"})
        assert judged(replace(kept, breach=breach)) > judged(replace(settled, breach=breach))
    assert judged(replace(kept, breach=2)) < judged(replace(kept, breach=1)) < judged(replace(kept, breach=0))


def judged(position: Position) -> float:
    """The judgement for Red."""
    table = position.table()
    return judge(table.game, table.state, RED)


@pytest.mark.parametrize("mind", [judge, value], ids=["judge", "value"])
def test_the_next_guard_goes_where_the_wall_is_weakest(mind: Callable[[Game, GameState, Seat], float]) -> None:
    """Three guards on the first section, none on the second: that is where he is wanted, though the end is far."""
    worth = []
    for section in range(SECTIONS):
        position = Position(settlements=SPOTS, hands={0: "brick wool lumber"}, wall=((1, 2, 3), (), (1,), (2,)))
        table = position.table().do(BuildGuard(RED, SectionId(section)))
        worth.append(mind(table.game, table.state, RED))
    assert max(range(SECTIONS), key=worth.__getitem__) == 1
    assert worth[1] > worth[0] + 1e-6
