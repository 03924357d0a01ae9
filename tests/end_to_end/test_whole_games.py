"""Games played through the real window: the robot sees what is drawn and uses pointer and keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from catan_desktop.session.saves import read_header
from tests.end_to_end import moves
from tests.end_to_end.robot import Robot
from tests.end_to_end.stage import Sight, Stage

pytestmark = [pytest.mark.window, pytest.mark.slow]

SAVED = "Мой дозор"
ANNA, BORIS, VERA = "Анна", "Борис", "Вера"


def hand(sight: Sight) -> dict[str, object]:
    """The own cards as they lie on the table."""
    return {item.name: item.more.get("count") for item in sight.items if item.name.startswith("hand-")}


def seats(sight: Sight) -> list[str]:
    """Everything written on the seats' cards: names, points, counts, heroes."""
    return [text for item in sight.items if item.name.startswith("seat-") for text in sight.within(item)]


def undoable(sight: Sight) -> bool:
    """Whether the table offers to take a step back."""
    tool = sight.find("tool-undo")
    return tool is not None and tool.on


def quiet(stage: Stage) -> str:
    """What the program complained of in its log and on its streams."""
    log = stage.home / "catan_desktop.log"
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True) if log.exists() else []
    logged = "".join(line for line in lines if " INFO " not in line)
    return logged + "".join(file.read_text(encoding="utf-8") for file in sorted(stage.home.glob("output-*.txt")))


@pytest.mark.timeout(720)
def test_a_whole_game_against_bots_saved_in_the_middle_ended_by_a_power_cut_and_won(
    stage: Callable[..., Stage],
) -> None:
    game = stage()
    title = game.start()
    assert title.scene == "TitleScreen"
    assert title.find("continue") is None
    sitting = [(moves.HUMAN, ANNA), ("normal", "Hilda"), ("normal", "Bram"), ("normal", "Ysolde")]
    moves.begin(game, sitting, seed=77, goal=8)
    game.wait(lambda now: now.says(ANNA) and now.says("Hilda"), "the names at the table")

    robot = Robot(game, random.Random(5))
    before = robot.play(lambda now: now.ply >= 120 and robot.free(now))
    saved = moves.save_as(game, SAVED)
    assert saved.ply == before.ply
    robot.play(lambda now: now.ply >= before.ply + 15)
    game.kill()

    assert game.start().scene == "TroubleScreen"
    again = game.click("menu")
    assert again.find("continue") is not None
    resumed = moves.load(game, SAVED)
    assert resumed.ply == saved.ply
    assert hand(resumed) == hand(saved)
    assert ANNA in seats(saved)
    assert seats(resumed) == seats(saved)

    end = robot.play(lambda now: now.scene == "ResultScreen")
    assert end.game["ending"] in {"true", "tragic"}
    names = [name for _, name in sitting]
    assert any(end.says(names[winner]) for winner in end.game["winners"])
    assert end.find("rematch") is not None
    game.click("menu")
    title = game.wait_scene("TitleScreen")
    game.click("quit")
    assert game.left() == 0
    assert quiet(game) == ""


@pytest.mark.timeout(720)
def test_three_people_at_one_screen_in_russian(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start()
    people = [(moves.HUMAN, ANNA), (moves.HUMAN, BORIS), (moves.HUMAN, VERA)]
    moves.begin(game, people, seed=4)
    robot = Robot(game, random.Random(2), keys=True, trades=1.0, hoards=True)
    curtains: list[Sight] = []
    robot.watchers.append(lambda sight: curtains.append(sight) if sight.scene == "CurtainScene" else None)

    first = robot.play(lambda now: now.ply > 8 and undoable(now) and robot.free(now))
    game.key("ctrl+z")
    back = game.wait(lambda now: now.ply == first.ply - 1, "the step taken back")
    assert back.line["lit"]
    game.key("ctrl+y")
    game.wait(lambda now: now.ply == first.ply, "the step done again")

    wanted = {"curtain", "trade:offered", "hotseat_trade", "dialog:handful"}
    robot.play(lambda now: wanted <= set(robot.seen) and int(now.game["turn"]) > 6)
    assert len(curtains) > 6
    for sight in curtains:
        assert sight.line.get("lit") is None
        named = [item.name for item in sight.items if item.on and item.name not in {"", "recap", "chronicle-all"}]
        assert named == ["curtain-name", "lift", "curtain-menu"]
    assert any(item.name == "recap" for sight in curtains for item in sight.items), "what happened meanwhile is told"
    assert {name for sight in curtains for name in (ANNA, BORIS, VERA) if sight.says(name)} == {ANNA, BORIS, VERA}
    assert quiet(game) == ""


def test_a_window_that_is_closed_keeps_the_game(stage: Callable[..., Stage]) -> None:
    game = stage()
    game.start("new", "--seed", "9", "--seats", "human:Ann,bot:easy,bot:easy")
    robot = Robot(game, random.Random(1))
    left = robot.play(lambda now: now.ply >= 30 and robot.free(now))
    game.close_window()
    assert game.left() == 0

    title = game.start()
    assert title.find("continue") is not None
    game.click("continue")
    back = moves.recapped(game, game.wait(lambda now: now.game, "the game again"))
    assert back.ply == left.ply
    assert hand(back) == hand(left)
    assert seats(back) == seats(left)
    assert back.line["lit"] == left.line["lit"]
    robot.play(lambda now: now.ply >= 40)
    assert quiet(game) == ""


def test_a_damaged_save_is_listed_as_damaged_and_left_alone(stage: Callable[..., Stage]) -> None:
    game = stage(language="ru")
    game.start("new", "--seed", "9", "--seats", "human:Ann,bot:easy,bot:easy")
    Robot(game, random.Random(1)).play(lambda now: now.ply >= 15)
    game.close_window()
    assert game.left() == 0
    (save,) = (game.home / "saves").glob("*.catan")
    bad = bytearray(save.read_bytes())
    bad[len(bad) // 2] ^= 0xFF
    save.write_bytes(bytes(bad))

    game.start()
    game.click("load")
    sight = game.wait_scene("LoadScreen")
    assert sight.says(game.words("load-damaged"))
    assert sight.find("open") is None
    assert game.process is not None
    game.key("Escape")
    game.wait_scene("TitleScreen")
    assert save.read_bytes() == bytes(bad)

    game.click("load")
    game.wait_scene("LoadScreen")
    game.click("backup")
    game.wait_scene("Table")
    game.close_window()
    assert game.left() == 0
    assert save.read_bytes() == bytes(bad)
    (other,) = set((game.home / "saves").glob("*.catan")) - {save}
    assert read_header(other).ply > 0
