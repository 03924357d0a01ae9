"""The keys of the table, by the names of their commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import viewpoint
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.auto_pass import KEY as REST
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.choice_dialogs import ChoiceDialogs
from catan_desktop.ui.scenes.table.focus import Focus
from catan_desktop.ui.scenes.table.tools import Tools
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.widgets import Root
from catan_desktop.ui.widgets.walking import ARROWS

_ZOOM = 1.25


class TableKeys:
    """Turns keys into messages; buttons of the table have had their turn before, where nothing else is said."""

    def __init__(
        self, root: Root, board: TableBoard, table: TableValue, focus: Focus, tools: Tools, dialogs: ChoiceDialogs
    ) -> None:
        self.root = root
        self.board = board
        self.table = table
        self.focus = focus
        self.tools = tools
        self.dialogs = dialogs
        self.commands = self._commands()

    def _commands(self) -> Mapping[str, Callable[[], object]]:
        """Return what each command does."""
        tools, send = self.tools, self.table.send
        return {
            "undo": tools.rewind.undo,
            "redo": tools.rewind.redo,
            "undo-turn": tools.rewind.undo_turn,
            "trade": self.focus.to_trade,
            "cards": self.focus.to_cards,
            "peek": self._peek,
            REST: partial(send, m.RestToggled()),
            "chronicle": tools.chronicle,
            "supply": tools.supply,
            "describe": tools.describe,
            "what-now": tools.what_now,
            "rules": tools.rules,
            "drawer": partial(send, m.DrawerToggled()),
            "menu": tools.menu,
            "zoom-in": partial(self._zoom, _ZOOM),
            "zoom-out": partial(self._zoom, 1 / _ZOOM),
            "zoom-reset": self.board.reset_camera,
        }

    def _peek(self) -> None:
        """Bring back a question that was laid aside; laying it aside is the dialog's own business."""
        if self.table.state.laid_aside:
            self.table.send(m.TakeUp())

    def _zoom(self, factor: float) -> None:
        """Zoom at the place that is marked, else at the middle of the board."""
        spot = self.board.focused_spot
        self.board.zoom_at(self.board.point_of(spot) if spot is not None else self.board.rect.center, factor)

    def before(self, event: pygame.event.Event, *, cut: bool) -> bool:
        """Use a key that comes before the widgets; `cut`: it ended what was being shown."""
        pressed = self.root.kit.keys.pressed
        if pressed(event, "next") and self._next(cut):
            return True
        if self.dialogs.on_top and pressed(event, "peek"):
            self.dialogs.lay_aside()
            return True
        if self.dialogs.on_top and pressed(event, "hint"):
            self.table.send(m.HintToggled())
            return True
        return self._watches(event)

    def after(self, event: pygame.event.Event) -> None:
        """Use what no widget has used."""
        if self.root.kit.keys.pressed(event, "almanac"):
            self.tools.almanac(self.root.topic())
        elif event.type == pygame.KEYDOWN and not self.root.dialogs:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and not self.root.dialogs:
            self.back()

    def back(self) -> bool:
        """Take back the last step of a choice; False if there was none."""
        if self.root.popup is not None:
            self.root.close_popup()
            return True
        return self.table.send(m.Back())

    def peeks(self, event: pygame.event.Event) -> bool:
        """Show a covered hand as long as the key or the button is held; True if the event was meant for that alone."""
        keys = self.root.kit.keys
        if self.table.facts.covered and keys.pressed(event, "peek"):
            self.table.send(m.ShowHand(True, by_key=True))
            return True
        state = self.table.state
        ends = event.type == (pygame.KEYUP if state.hand_by_key else pygame.MOUSEBUTTONUP)
        let_go = ends and (not state.hand_by_key or stroke(event) == keys.key("peek"))
        if state.hand_shown and (let_go or event.type == pygame.WINDOWFOCUSLOST):
            self.table.send(m.ShowHand(False))
        return False

    def _next(self, cut: bool) -> bool:
        """The next button, unless something else is open or the key was meant to skip.

        While answers beside the board wait to be confirmed and the ring went on to another, that one is chosen.
        """
        if self.root.dialogs or self.root.popup is not None:
            return False
        state = self.table.state
        row = self.focus.ringed_answer() if state.listed or state.party else None
        if row is not None and row.enabled and not row.chosen:
            row.press()
            return True
        button = self.root.content.find("next")
        assert isinstance(button, PrimaryButton)
        if not button.enabled:
            self.root.explain(button)
        elif not (button.final and cut):
            button.press()
        return True

    def _watches(self, event: pygame.event.Event) -> bool:
        """Rest or go on by a key while bots play, whatever action of the game has the same letter."""
        facts, pressed = self.table.facts, self.root.kit.keys.pressed
        if not facts.watching or facts.over or self.root.dialogs or self.root.popup is not None:
            return False
        seat = viewpoint.seat_of_key(facts, event)
        if pressed(event, "pause"):
            self.table.send(m.PauseToggled())
        elif pressed(event, "step"):
            self.table.send(m.StepAsked())
        elif pressed(event, "rush"):
            self.table.send(m.RushToggled())
        elif seat is not None:
            self.table.send(m.WatchedSeat(seat))
        else:
            return False
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        """Use a key that means something everywhere on the table; dialogs have had their turn."""
        if event.key == pygame.K_ESCAPE:
            if not self.back():
                self.tools.menu()
            return True
        command = self.root.kit.keys.meant(event, self.commands)
        if command:
            self.commands[command]()
            return True
        facts = self.table.facts
        there = self.root.focus in {None, self.board} or facts.state.pick.begun or facts.urgent
        if event.key in ARROWS and self.board.lit and there:
            self.focus.to_board()
            return self.board.handle(event)
        return self.root.walk(event.key)


def only_modifier(event: pygame.event.Event) -> bool:
    """Return whether a key was pressed that does nothing alone."""
    held = {
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL),
        *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA),
    }
    return event.type == pygame.KEYDOWN and event.key in held
