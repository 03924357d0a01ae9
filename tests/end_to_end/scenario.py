"""One game of a scenario through the real window, in Russian: what is its own is met, and the game is played out."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Stage
from tests.end_to_end.test_classic_games import played_out, table


def play_scenario(stage: Callable[..., Stage], rules: str, own_words: str, goal: int = 8) -> None:
    """Play one person against three easy bots; `own_words` is the key of what the scenario must have shown on its
    table after the set-up."""
    game = stage(language="ru")
    game.start()
    moves.begin(game, table(1, 4), seed=11, goal=goal, rules=rules)
    robot = Robot(game, random.Random(4))
    own = game.words(own_words)
    robot.play(lambda now: now.table and now.says(own) and now.ply > 40)
    played_out(game, robot)
