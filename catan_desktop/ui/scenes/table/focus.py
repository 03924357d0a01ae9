"""The focus of the keyboard: on what is to be answered, on cards, on trade."""

from __future__ import annotations

from dataclasses import replace

from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.scenes.table.ladders import STEP, step_name
from catan_desktop.ui.scenes.table.messages import CameTo, DraftChanged, GiveUp, PlacePicked, Refuse, TakeUp
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.widgets import Root, Widget

_ANSWERS = ("option-0", "decline", "settle-", "counter-send")
"""How the names of answers beside the board begin."""


class Focus:
    """Where the keyboard goes on one table."""

    def __init__(self, root: Root, board: TableBoard, table: TableValue) -> None:
        self.root = root
        self.board = board
        self.table = table

    def ringed_answer(self) -> OptionRow | None:
        """Return the answer beside the board that has the ring of the keyboard; None where none has."""
        row = self.root.focus
        shown = self.root.keyboard and isinstance(row, OptionRow) and row in set(self.root.content.walk())
        return row if shown and isinstance(row, OptionRow) else None

    @property
    def on_step(self) -> bool:
        """Return whether the keyboard is at a rung beside the land."""
        return self.root.keyboard and self.root.focus is not None and self.root.focus.name.startswith(STEP)

    def to_board(self) -> None:
        """Go to the board."""
        self.root.keyboard = True
        self.root.set_focus(self.board)

    def to_answers(self) -> None:
        """Go to the lit places by keyboard, to the answers beside the board, or open the list there is instead.

        A place or a listed answer that was gone to is chosen.
        """
        spot, root, state = self.board.focused_spot, self.root, self.table.state
        if root.keyboard and root.focus is self.board and spot is not None and spot in self.table.facts.places:
            self.table.send(PlacePicked(spot, pointed=spot != state.came_to))
            return
        row = self.ringed_answer()
        if row is not None:
            row.press()
            return
        if self.board.lit:
            self.to_board()
            self.board.step_focus(1)
            self.table.send(CameTo(self.board.focused_spot))
            return
        beside = [one for one in root.content.walk() if one.name.startswith(_ANSWERS) and one.enabled]
        if beside and (state.draft.counter or not state.laid_aside):
            root.go_to(beside[0])
            return
        self.table.send(TakeUp())
        if not root.dialogs:
            self.go_to("offer", "context")

    def go_to(self, *names: str) -> None:
        """Put the focus on the first thing that can be used in one of some panels; tell why there is none.

        What was being chosen is given up for it.
        """
        self.table.send(GiveUp())
        panel = next((found for found in map(self._found, names) if found is not None), None)
        stop = next((widget for widget in panel.walk() if widget.focusable), None) if panel is not None else None
        trade = self.table.facts.model.trade
        if stop is not None:
            self._focus(stop)
        elif trade is not None and trade.reason is not None:
            self.table.send(Refuse(trade.reason))

    def to_trade(self) -> None:
        """Open the drawer of the trade and go there; from there shut it again while nothing lies in it."""
        draft, trade = self.table.state.draft, self.table.facts.model.trade
        shut = draft.open and draft.empty and self._inside("trade")
        able = trade is not None and trade.reason is None
        self.table.send(DraftChanged(replace(draft, open=able and not shut)))
        if not shut:
            self.go_to("trade", "offer")

    def _inside(self, name: str) -> bool:
        """Return whether the focus is in a panel."""
        panel = self._found(name)
        return panel is not None and self.root.focus in set(panel.walk())

    def to_cards(self) -> None:
        """Put the focus on the next card of the own hand that can be played, or on any where none can."""
        hand = self._found("hand")
        stacks = [stack for stack in hand.walk() if isinstance(stack, CardStack)] if hand is not None else []
        stacks = [stack for stack in stacks if stack.ready] or stacks
        if stacks:
            here = next((index for index, stack in enumerate(stacks) if stack is self.root.focus), -1)
            self._focus(stacks[(here + 1) % len(stacks)])

    def to_rung(self, key: str) -> None:
        """Put the focus on the rung of a ladder that is next now, unless something else is asked."""
        facts = self.table.facts
        if facts.urgent or self.root.dialogs:
            return
        level = next(ladder.level for ladder in facts.model.ladders if ladder.key == key)
        name = step_name(key, level + 1)
        following = next((stop for stop in self.root.stops() if stop.name == name), None)
        if following is not None:
            self.root.set_focus(following)

    def _focus(self, widget: Widget) -> None:
        self.root.keyboard = True
        self.root.set_focus(widget)

    def _found(self, name: str) -> Widget | None:
        return next((widget for widget in self.root.content.walk() if widget.name == name), None)
