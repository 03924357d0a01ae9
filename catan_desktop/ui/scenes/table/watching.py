"""Bots alone: resting, one move at a time, and how fast; and who sits on a seat, to be changed at the seat itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.scenes.characters import FaceButton
from catan_desktop.ui.scenes.table.auto_pass import AWAKE
from catan_desktop.ui.scenes.table.context import Menu
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.trade import Compact
from catan_desktop.ui.text import DIM, NAME
from catan_desktop.ui.widgets import Button, Column, Grid, Kit, Label, Pressable, RichText, Row, Widget

PACES = (0.5, 1.0, 2.0, 4.0)
"""How many times faster than the settings say."""
SIGNS = {"": "human", AWAKE: "play"}
"""Pictures of what can be chosen at a seat, where it is not a level of bots."""


@record
class Watch:
    """What a person who looks on can do."""

    paused: bool
    rushing: bool
    pace: float
    toggle: Callable[[], object]
    step: Callable[[], object]
    rush: Callable[[], object]
    set_pace: Callable[[float], object]
    more: Sequence[Widget] = ()
    """What stands below that."""


def watch_panel(kit: Kit, texts: TableText, watch: Watch) -> Widget:
    """Make the panel: rest or go on, one move, the speed."""
    tr = texts.tr
    rest = "play" if watch.paused else "pause"
    go = Button(kit, tr(f"tool-{rest}"), watch.toggle, icon=rest, badge=kit.keys.label("pause"), name="watch-rest")
    step = Button(kit, tr("next-move"), watch.step, icon="step", badge=kit.keys.label("step"), name="watch-step")
    if not watch.paused:
        step.disable(tr("watch-rest-first"))
    words = tr("watch-slow-down" if watch.rushing else "watch-rush")
    rush = Button(kit, words, watch.rush, icon="fast", badge=kit.keys.label("rush"), size="small", name="watch-rush")
    rush.chosen, rush.tip = watch.rushing, tr("watch-rush-tip")
    speeds: list[Widget] = []
    for pace in PACES:
        button = Compact(kit, tr("watch-pace", pace=_written(pace)), partial(watch.set_pace, pace), size="small")
        button.name = f"watch-pace-{_written(pace)}"
        button.chosen = pace == watch.pace
        speeds.append(button)
    rows: list[Widget] = [
        RichText(kit, tr("watch-told"), DIM),
        Grid(kit, [go, step], cell=96, most=2, gap="gap-tiny"),
        Grid(kit, speeds, cell=44, most=4, gap="gap-tiny"),
        rush,
        *watch.more,
    ]
    return Column(kit, rows, gap=6)


def _written(pace: float) -> str:
    return "½" if pace == 0.5 else str(round(pace))


@record
class SeatChoice:
    """A bot of a level, or a person, to sit at a seat."""

    level: str
    """The level of the bot; empty for a person."""
    words: str
    now: bool
    """Whether just that sits there now."""
    tip: str = ""


class SeatMenu(Menu):
    """Who sits here: a person, or a bot of some level, and who that is."""

    def __init__(
        self,
        kit: Kit,
        name: str,
        ink: object,
        choices: Sequence[SeatChoice],
        take: Callable[[str], object],
        beside: pygame.Rect,
        faces: Sequence[FaceButton] = (),
    ) -> None:
        """`take` is given the level of the choice; `faces`: who a bot may be."""
        buttons: list[Pressable] = []
        for one in choices:
            button = Button(kit, one.words, partial(take, one.level), size="body", name=f"sit-{one.level or 'human'}")
            button.icon = SIGNS.get(one.level, "robot")
            button.tip = one.tip
            button.chosen = one.now
            buttons.append(button)
        head = Label(kit, name, NAME.of(ink))  # type: ignore[arg-type]
        rows: list[Widget] = [head, *buttons, *([Row(kit, faces, gap="gap-tiny")] if faces else ())]
        now = next((index for index, one in enumerate(choices) if one.now), 0)
        super().__init__(kit, rows, [*buttons, *faces], "seat-menu", first=now)
        self.rect.topleft = (beside.right + kit.px("gap-tiny"), beside.y)
