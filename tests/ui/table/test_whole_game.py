"""Whole games by clicks and keys: whatever a person may do at any moment leads on, and nothing is ever stuck."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from catan_desktop.kernel.ids import CHANCE
from catan_desktop.ui.dialogs.handful import PickCard
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.actions import ActionCard, PrimaryButton
from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.widgets import Button, Pressable, Widget
from tests.ui.table.table import Table, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

CAP = 1200


class Monkey:
    """Clicks anything that can be clicked, more often what leads on."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.rng = Random(seed)

    def act(self) -> None:
        table = self.table
        if table.curtain is not None:
            table.lift()
            return
        if table.hotseat_trade is not None:
            table.step(0.4)
            names = ("accept", "decline", "counter", "settle-", "withdraw", "lift", "take-back")
            found = [
                w for w in table.hotseat_trade.root.content.walk() if isinstance(w, Button) and w.name.startswith(names)
            ]
            self.press(list(found))
            return
        root = table.scene.root
        if root.popup is not None:
            self.press([w for w in root.popup.walk() if isinstance(w, Button)])
        elif root.dialogs:
            self.answer(root.dialogs[-1])
        else:
            self.play(root.content)

    def press(self, widgets: list[Widget]) -> None:
        if widgets:
            self.table.click_at(self.rng.choice(widgets).rect.center)
        else:
            self.table.key(pygame.K_ESCAPE)

    def answer(self, dialog: Widget) -> None:
        cards = [w for w in dialog.walk() if isinstance(w, PickCard) and w.pool > w.chosen]
        done = [w for w in dialog.walk() if isinstance(w, Button) and w.name == "handful-done"]
        if done and not done[0].enabled:
            self.press(list(cards))
            return
        rows = [w for w in dialog.walk() if isinstance(w, OptionRow) and w.enabled]
        buttons = [w for w in dialog.walk() if isinstance(w, Button) and w.enabled]
        if self.rng.random() < 0.04:
            self.table.key(pygame.K_ESCAPE)
        else:
            self.press(list(rows or buttons))

    def play(self, desk: Widget) -> None:
        table, rng = self.table, self.rng
        spots = table.scene.board.lit_spots()
        dice = rng.random()
        if spots and dice < 0.5:
            table.click_place(*rng.choice(spots))
        elif dice < 0.62:
            self.press([w for w in desk.walk() if isinstance(w, (ActionCard, CardStack)) and w.enabled])
        elif dice < 0.7:
            self.press([w for w in desk.walk() if isinstance(w, Stepper) and w.enabled])
        elif dice < 0.74:
            table.key(rng.choice((pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_ESCAPE)))
        elif dice < 0.8:
            names = (
                "settle",
                "trade",
                "withdraw",
                "counter",
                "answer",
                "ask",
                "tool-undo",
                "tool-redo",
                "option-",
                "accept",
                "decline",
                "bargain-",
                "deaf",
            )
            self.press([w for w in desk.walk() if isinstance(w, Pressable) and w.name.startswith(names)])
        else:
            gold = desk.find("next")
            assert isinstance(gold, PrimaryButton)
            table.click_at(gold.rect.center)


def whole_game(table: Table, seed: int) -> int:
    """Play to the end or the cap; every so often a frame is drawn."""
    monkey = Monkey(table, seed)
    idle = 0
    for turn in range(CAP):
        if table.session.outcome is not None:
            break
        before = table.session.ply
        monkey.act()
        table.step(0.05)
        idle = 0 if table.session.ply != before else idle + 1
        assert idle < 700, (table.session.state.frames[-1], table.dialog, table.scene.state.pick)
        if turn % 60 == 0:
            table.draw()
    return table.session.ply


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ruleset", "humans", "seats", "seed"),
    [
        ("gift-base", (0, 1, 2), 3, 3),
        ("watch", (0, 2), 4, 4),
        ("cities-knights", (0, 1, 2), 3, 5),
        ("landnam", (0, 1, 2), 3, 6),
    ],
)
def test_a_hotseat_game_can_be_clicked_through(ruleset: str, humans: tuple[int, ...], seats: int, seed: int) -> None:
    table = Table(new_session(ruleset, humans, seats, seed))
    plies = whole_game(table, seed)
    assert table.session.outcome is not None or plies > 300
    acted = {ply.action.seat for ply in table.session.timeline.plies}
    assert set(humans) <= acted - {CHANCE}
