"""A whole game of the Rivers through the real window: bridges, gold in the trade panel, the tiles at the seats."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage
from tests.end_to_end.test_classic_games import played_out, table

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.mark.timeout(720)
def test_four_seats_in_russian(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    moves.begin(game, table(1, 4), seed=11, goal=8, rules="rivers")
    robot = Robot(game, random.Random(4))
    bridge = game.words("name-bridge")
    robot.play(lambda now: now.table and now.says(bridge) and now.ply > 40)
    played_out(game, robot)
