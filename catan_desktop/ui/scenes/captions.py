"""Tips and almanac entries for the widgets of plain screens, found by their names: the text `about-<name>`.

A widget that has a tip of its own keeps it. `save-3` is told of as `save`, `volume_effects` as `volume`, `menu-load` as
`load`; an option of a game has its help already, as `option-<key>-help`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from catan_desktop.ui.widgets.base import Widget
from catan_desktop.ui.widgets.dialog import Dialog
from catan_desktop.ui.widgets.label import Label

MENU = "menu-"
HEADING = "title"
TOPICS = {
    "replay": "replays",
    "replays": "replays",
    "tutorial": "tutorial",
    "chapter": "tutorial",
    "lesson-on": "tutorial",
    "learn": "tutorial",
    "lessons": "tutorial",
    "puzzles": "puzzles",
    "campaigns": "campaign",
    "puzzle": "puzzles",
    "load": "saves",
    "save": "saves",
    "saves": "saves",
    "open": "saves",
    "export": "saves",
    "import": "saves",
    "keys": "keyboard",
    "key": "keyboard",
    "hint-line": "tutorial",
    "colour-blind-shapes": "colours-and-shapes",
    "colour": "colours-and-shapes",
    "kind": "bots",
    "seats": "bots",
    "seed": "seed",
    "reroll": "layouts",
    "house": "house-rules",
    "draw-island": "own-island",
    "canvas": "own-island",
    "brush": "own-island",
    "option-layout": "layouts",
    "option-combined": "combined-turn",
    "option-offers": "offers-option",
    "option-goal": "goal-option",
    "option-friendly-robber": "friendly-robber",
    "option-early-sevens": "early-sevens",
    "option-dice": "dice-deck",
    "undo-turn": "undo",
    "points-course-lines": "victory-points",
    "board": "island",
    "chronicle": "chronicle",
    "next": "turn",
    "trade-supply": "supply-trade",
    "trade-offer": "player-trade",
}
"""Entries of the almanac by the names under which widgets are told of."""


def spoken(name: str) -> Iterator[str]:
    """Return the names under which a widget may be told of, the closest first."""
    plain = name.replace("_", "-")
    yield plain
    bare = plain.rstrip("0123456789").rstrip("-")
    if bare != plain:
        yield bare
    if plain.startswith(MENU):
        yield plain.removeprefix(MENU)
    yield plain.split("-")[0]
    yield plain.split("-")[-1]


class Captions:
    """Tells of widgets that do not tell of themselves."""

    def __init__(self, tr: Callable[[str], str], has: Callable[[str], bool]) -> None:
        self.tr = tr
        self.has = has

    def __call__(self, widget: Widget) -> None:
        """Give a widget its tip and its entry, where there are such."""
        if not widget.name or isinstance(widget, Dialog):
            return  # what a dialog is about stands in it
        if widget.name.split("-")[0] == HEADING and isinstance(widget, Label):
            return  # a heading tells of itself; the button of that name leads to the title screen
        for name in spoken(widget.name):
            if not widget.topic and name in TOPICS:
                widget.topic = TOPICS[name]
            if not widget.tip:
                widget.tip = next((self.tr(key) for key in (f"about-{name}", f"{name}-help") if self.has(key)), "")
