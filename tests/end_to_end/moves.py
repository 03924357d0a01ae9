"""What a player does around a game: begin one, save it, go back to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from catan_desktop.games.mixes.offered import MIXES
from tests.end_to_end.stage import Sight, Stage

HUMAN = "human"
UP, DOWN = 4, 5
"""The wheel of a mouse."""
LONGEST_LIST = 8
"""So many turns of the wheel show all of a list."""


def begin(
    stage: Stage,
    seats: Sequence[tuple[str, str]],
    *,
    seed: int,
    goal: int | None = None,
    rules: str = "watch",
    options: Mapping[str, str] = MappingProxyType({}),
) -> Sight:
    """Begin a game from the title by clicks; a seat is (`human` or a level, name), an option has a key of words, a
    switch that is turned none.

    Without a goal the rules have their own.
    """
    stage.click("new-game")
    first, *guests = MIXES.get(rules, (rules,))
    stage.click(f"ruleset-{first}")
    for guest in guests:
        reached(stage, f"guest-{guest}")
        stage.click(f"guest-{guest}")
    while reached(stage, f"kind-{len(seats)}"):
        stage.click(f"remove-{len(seats)}")
    while not reached(stage, f"kind-{len(seats) - 1}") and reached(stage, "add-seat"):
        stage.click("add-seat")
    for index, (kind, name) in enumerate(seats):
        reached(stage, f"kind-{index}")
        words = stage.words("seat-human") if kind == HUMAN else stage.words("bot-level", level=kind)
        stage.choose(f"kind-{index}", words)
        field = stage.now.find(f"name-{index}")
        if field is not None and name and field.text != name:
            stage.rewrite(f"name-{index}", name)
    stage.rewrite("seed", str(seed))
    for option, value in options.items():
        _option_in_sight(stage, f"option-{option}")
        if value:
            stage.choose(f"option-{option}", stage.words(value))
        else:
            stage.click(f"option-{option}")
    if goal is not None:
        stage.click("house")
        stage.choose("option-goal", str(goal))
    stage.click("start")
    return stage.wait(lambda sight: sight.game, "the game")


def _option_in_sight(stage: Stage, name: str) -> None:
    """Turn the wheel over the rules until an option is in sight; those that are folded away are opened."""
    above = stage.now.find("preset-rules")
    opened = False
    for _ in range(LONGEST_LIST):
        house = stage.now.find("house")
        if stage.now.find(name) is not None:
            return
        if house is not None and not opened:
            stage.click(house)
            opened = True
        elif above is not None:
            stage.click(above, DOWN)


def reached(stage: Stage, name: str) -> bool:
    """Turn the wheel over the seats until a widget among them is in sight; whether there is one."""
    for button in (DOWN, UP):
        for _ in range(LONGEST_LIST):
            if stage.now.find(name) is not None:
                return True
            seat = next(item for item in stage.now.items if item.name.startswith("kind-"))
            stage.click(seat, button)
    return stage.now.find(name) is not None


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
