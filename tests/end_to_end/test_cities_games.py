"""A game of Cities & Knights through the real window."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Sight, Stage
from tests.end_to_end.test_classic_games import table
from tests.end_to_end.test_whole_games import quiet

pytestmark = [pytest.mark.window, pytest.mark.slow]
TURNS = 24
OWN = {"act-improve", "dialog:ladders", "act-knight", "act-activate", "curtain"}
"""What people at one screen have to have met."""


@pytest.mark.timeout(720)
def test_a_person_among_three_bots_plays_on_after_the_barbarians_have_come_near(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    moves.begin(game, table(1, 4), seed=11, goal=11, rules="cities-knights")
    game.wait(lambda now: now.says(game.words("ruleset-cities-knights")), "the name of the game")
    robot = Robot(game, random.Random(5))
    end = robot.play(lambda now: now.table and int(now.game["turn"]) >= TURNS)
    assert end.ply > TURNS
    assert quiet(game) == ""


@pytest.mark.timeout(720)
def test_people_at_one_screen_build_up_and_see_the_barbarians_leave(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    moves.begin(game, table(2, 4), seed=5, rules="cities-knights")
    robot = Robot(game, random.Random(7))
    left = game.words("event-barbarians-left").split(",")[0]
    landings: list[int] = []

    def look(now: Sight) -> None:
        if now.table and not now.dialog and any(text.startswith(left) for text in now.texts):
            landings.append(now.ply)

    robot.watchers.append(look)

    def done(now: Sight) -> bool:
        return now.table and bool(landings) and set(robot.seen) >= OWN and any(one[:5] == "card-" for one in robot.seen)

    robot.play(done)
    assert quiet(game) == ""
