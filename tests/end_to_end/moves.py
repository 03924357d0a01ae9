"""What a player does around a game: begin one, save it, go back to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tests.end_to_end.stage import Sight, Stage

HUMAN = "human"


def begin(
    stage: Stage,
    seats: Sequence[tuple[str, str]],
    *,
    seed: int,
    goal: int = 10,
    rules: str = "watch",
    options: Mapping[str, str] = MappingProxyType({}),
) -> Sight:
    """Begin a game from the title by clicks; a seat is (`human` or a level, name), an option has a key of words."""
    stage.click("new-game")
    stage.click(f"ruleset-{rules}")
    while stage.now.find(f"kind-{len(seats)}") is not None:
        stage.click(f"remove-{len(seats)}")
    while stage.now.find(f"kind-{len(seats) - 1}") is None:
        stage.click("add-seat")
    for index, (kind, name) in enumerate(seats):
        words = stage.words("seat-human") if kind == HUMAN else stage.words(f"bot-level-{kind}")
        stage.choose(f"kind-{index}", words)
        field = stage.now.find(f"name-{index}")
        if field is not None and name and field.text != name:
            stage.rewrite(f"name-{index}", name)
    stage.rewrite("seed", str(seed))
    for option, value in options.items():
        stage.choose(f"option-{option}", stage.words(value))
    if goal != 10:
        stage.click("house")
        stage.choose("option-goal", str(goal))
    stage.click("start")
    return stage.wait(lambda sight: sight.game, "the game")


def save_as(stage: Stage, title: str) -> Sight:
    """Save the game under a name through the menu of the table."""
    stage.click("tool-menu")
    stage.click("menu-save")
    stage.rewrite("save-name", title)
    stage.click("save-yes")
    stage.wait(lambda sight: any(title in note for note in sight.line["notes"]), "the note that it is saved")
    return stage.wait(lambda sight: sight.table, "the table again")


def load(stage: Stage, title: str) -> Sight:
    """Go on with a saved game from the title."""
    stage.click("load")
    stage.wait_scene("LoadScreen")
    stage.click_text(title)
    stage.click("open")
    sight = stage.wait(lambda sight: sight.game, "the saved game")
    return recapped(stage, sight)


def recapped(stage: Stage, sight: Sight) -> Sight:
    """Go on when it has been told what happened since the own last turn."""
    if sight.dialog != "chronicle-dialog":
        return sight
    stage.click("chronicle-close")
    return stage.wait(lambda now: now.table and not now.dialog, "the table behind the recap")
