"""Whole games on the classic island through the real window, with four and six seats."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Sight, Stage
from tests.end_to_end.test_whole_games import quiet

pytestmark = [pytest.mark.window, pytest.mark.slow]

NAMES = ("Анна", "Осрик", "Хильда", "Брам", "Изольда", "Гаррик")


def table(people: int, seats: int) -> list[tuple[str, str]]:
    """The first of them are people, the rest easy bots."""
    return [(moves.HUMAN if seat < people else "easy", NAMES[seat]) for seat in range(seats)]


def played_out(game: Stage, robot: Robot) -> Sight:
    """The result of the game, and no complaint on the way there."""
    end = robot.play(lambda now: now.scene == "ResultScreen")
    assert end.game["ending"] == "win"
    assert any(end.says(name) for name in NAMES)
    game.click("menu")
    game.wait_scene("TitleScreen")
    game.click("quit")
    assert game.left() == 0
    assert quiet(game) == ""
    return end


@pytest.mark.timeout(720)
def test_six_seats_with_building_between_the_turns_in_russian(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    moves.begin(game, table(1, 6), seed=11, goal=8, rules="classic")
    game.wait(lambda now: all(now.says(name) for name in NAMES), "everybody at the table")
    robot = Robot(game, random.Random(7))
    between = game.words("step-special-building")
    robot.play(lambda now: now.table and now.says(between) and now.find("next") is not None and now.ply > 40)
    played_out(game, robot)


@pytest.mark.timeout(720)
def test_four_seats_saved_and_played_on(stage: Callable[..., Stage]) -> None:
    game = stage()
    game.start()
    moves.begin(game, table(1, 4), seed=5, goal=8, rules="classic")
    robot = Robot(game, random.Random(3))
    before = robot.play(lambda now: now.ply >= 60 and robot.free(now))
    moves.save_as(game, "Harbour evening")
    robot.play(lambda now: now.ply >= before.ply + 12)
    game.kill()
    game.start()
    game.click("menu")
    assert moves.load(game, "Harbour evening").ply == before.ply
    played_out(game, robot)


@pytest.mark.timeout(720)
def test_paired_players_at_one_screen(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    pairs = {"turn_rule": "option-turn-rule-paired-players"}
    moves.begin(game, table(5, 5), seed=2, rules="classic", options=pairs)
    robot = Robot(game, random.Random(4))
    curtains: list[Sight] = []
    robot.watchers.append(lambda sight: curtains.append(sight) if sight.scene == "CurtainScene" else None)
    second = game.words("next-end-step")
    robot.play(lambda now: now.table and now.says(second) and int(now.game["turn"]) > 3)
    assert len(curtains) > 6
    assert quiet(game) == ""
