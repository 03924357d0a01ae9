"""Dialogs take the room they need, and notes do not lie on them."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.ui.dialogs.plain import chronicle_dialog
from catan_desktop.ui.scenes.table import details
from catan_desktop.ui.widgets import Dialog, Kit, Label, LogLine, RichText, Root
from tests.ui.table.table import Table, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def opened(kit: Kit, count: int) -> Dialog:
    lines = [LogLine(f"line {number}") for number in range(count)]
    dialog = chronicle_dialog(kit, "Chronicle", lines, "Close", None)
    root = Root(kit, Label(kit, "table"))
    root.layout(pygame.Rect(0, 0, 1280, 720))
    root.open(dialog)
    return dialog


def test_a_short_chronicle_makes_a_low_dialog_and_a_long_one_a_high_one(kit: Kit) -> None:
    short, long = (opened(kit, count).find("chronicle-all").rect.height for count in (3, 200))
    assert short < 150
    assert 0.5 * 720 <= long <= 0.6 * 720


def test_notes_make_room_for_a_dialog_but_warnings_stay(kit: Kit) -> None:
    root = Root(kit, Label(kit, "table"))
    root.layout(pygame.Rect(0, 0, 1280, 720))
    root.toast("somebody's turn")
    root.toast("the game cannot be saved", "danger")
    root.open(chronicle_dialog(kit, "Chronicle", [], "Close", None))
    assert root.toasts == ("the game cannot be saved",)


def test_the_rules_of_the_game_can_be_read_at_the_table(kit: Kit) -> None:
    """House rules too, with their values."""
    table = Table(new_session("gift-base", (0,), 3, 5))
    table.scene.tools.describe()
    dialog = table.scene.root.dialogs[-1]
    said = " ".join(widget.source for widget in dialog.walk() if isinstance(widget, RichText))
    assert "Rules of this game" in said
    assert "Friendly robber: off" in said


def test_the_rules_name_the_points_that_win_this_game(kit: Kit) -> None:
    table = Table(new_session("classic", (0,), 3, 5, options={"harbourmaster": True, "goal": 9}))
    said = " ".join(
        one.source
        for one in details.rules(
            table.kit, table.scene.texts, min(panel.goal or 0 for panel in table.scene.model.seats)
        ).walk()
        if isinstance(one, RichText)
    )
    assert "10 points" in said


def test_the_rules_are_those_of_the_scenario(kit: Kit) -> None:
    """A number that stands for something is told in words."""
    table = Table(new_session("seafarers", (0,), 3, 5, options={"scenario": "pirates"}))
    table.scene.tools.rules()
    said = " ".join(one.source for one in table.scene.root.dialogs[-1].walk() if isinstance(one, RichText))
    assert "take your fortress from the pirates" in said
    assert "special points" not in said
    assert "Points to win: As the scenario has it" in said
