"""A game of Cities & Knights through the real window."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage
from tests.end_to_end.test_classic_games import table
from tests.end_to_end.test_whole_games import quiet

pytestmark = [pytest.mark.window, pytest.mark.slow]
TURNS = 24


@pytest.mark.timeout(300)
def test_a_person_among_three_bots_plays_on_after_the_barbarians_have_come_near(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    sight = moves.begin(game, table(1, 4), seed=11, goal=11, rules="cities-knights")
    assert sight.says(game.words("ruleset-cities-knights"))
    robot = Robot(game, random.Random(5))
    end = robot.play(lambda now: now.table and int(now.game["turn"]) >= TURNS, 240)
    assert end.ply > TURNS
    assert quiet(game) == ""
