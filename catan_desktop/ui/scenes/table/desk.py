"""Builds the widgets around the board from what one seat sees; made anew whenever something changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import ActionButton, CardView, TableModel
from catan_desktop.ui.geometry import Size, rows
from catan_desktop.ui.scenes.table import context
from catan_desktop.ui.scenes.table.actions import ActionCard, BottomBar, GoldButton
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.chooser import offer_of
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.seats import SeatCard
from catan_desktop.ui.scenes.table.top import Tool, TopBar
from catan_desktop.ui.scenes.table.trade import Draft, OfferPanel, TradeActs, TradePanel
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import BODY, HEADING
from catan_desktop.ui.widgets import Card, Column, Kit, Label, LogPanel, ScrollArea, Widget


@dataclass(frozen=True, slots=True)
class Gold:
    """The gold button as it should look now."""

    words: str
    act: Callable[[], object] | None
    final: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Hooks:
    """What the widgets ask the table to do."""

    start: Callable[[ActionButton], object]
    play: Callable[[CardView], object]
    give: Callable[[int], object]
    hero: Callable[[Seat], object]
    counter: Callable[[], object]
    trade: TradeActs


@dataclass(frozen=True, slots=True)
class Look:
    """What the desk shows besides the model."""

    tools: Sequence[Tool]
    gold: Gold
    hint: str
    choosing: context.Choosing | None
    chosen: tuple[str, ...]
    """Kinds of the actions that are being chosen."""
    notes: Sequence[tuple[str, str]]
    """By seat: what it is doing, and the colour to say it in."""


class Desk(Widget):
    """Top bar, seats, board, chronicle, context panel, hint and bottom bar."""

    def __init__(
        self,
        kit: Kit,
        top: TopBar,
        left: Widget,
        board: Widget,
        right: Sequence[Widget],
        bottom: Widget,
        hint: str,
        panels: list[pygame.Surface],
    ) -> None:
        """`panels` keeps the picture of the panels from one desk to the next."""
        super().__init__(kit, name="desk")
        self.top = top
        self.left = left
        self.board = board
        self.right = list(right)
        self.bottom = bottom
        self.line = Label(kit, hint, BODY.of("dim"), across=0.5, name="hint")
        self.line.visible = bool(hint)
        self.fresh = True
        """Something around the board looks different."""
        self._panels = panels
        self.over: Callable[[pygame.Surface, pygame.Surface | None], object] | None = None
        """Draws what is changing on the panels; it is given the window and the picture of the panels."""

    def children(self) -> Sequence[Widget]:
        """Give everything; the board comes first for the keyboard."""
        return (self.board, *self.right, self.bottom, self.left, self.top, self.line)

    def layout(self, rect: pygame.Rect) -> None:
        """Give the bars their height, the sides their width, and the board all the rest."""
        super().layout(rect)
        px = self.kit.px
        gap = px("gap")
        top = self.top.measure(rect.width).height
        bottom = self.bottom.measure(rect.width).height
        self.top.layout(pygame.Rect(rect.x, rect.y, rect.width, top))
        self.bottom.layout(pygame.Rect(rect.x, rect.bottom - bottom, rect.width, bottom))
        middle = pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top - bottom)
        left, right = px(212), px(232)
        self.left.layout(pygame.Rect(middle.x, middle.y, left, middle.height))
        foot = self._foot(middle.width - left - right) if self.line.visible else 0
        board = pygame.Rect(middle.x + left, middle.y, middle.width - left - right, middle.height - foot)
        self.board.layout(board)
        self.line.layout(pygame.Rect(board.x + gap, board.bottom, board.width - 2 * gap, foot))
        self._right(pygame.Rect(middle.right - right, middle.y + gap, right - gap, middle.height - 2 * gap))

    def _foot(self, width: int) -> int:
        return self.line.measure(width - 2 * self.kit.px("gap")).height + self.kit.px("gap-tiny")

    def _right(self, rect: pygame.Rect) -> None:
        """The lower panel as tall as it wants, the chronicle the rest, but never less than a few lines."""
        gap = self.kit.px("gap")
        chronicle, below = self.right
        least = min(self.kit.px(96), rect.height // 3)
        tall = min(below.measure(rect.width).height, rect.height - least - gap)
        upper, lower = rows(rect, [rect.height - tall - gap, tall], gap)
        chronicle.layout(upper)
        below.layout(lower)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and around it the panels as last painted, anew only where one of them has changed."""
        self.board.draw(surface)
        if self.kit.ledger.on:
            self._paint(surface)
            self._moves(surface)
            return
        if not self._panels or self._panels[0].get_size() != self.rect.size:
            self._panels[:] = [pygame.Surface(self.rect.size, depth=32)]
            self.fresh = True
        if self.fresh:
            self._paint(self._panels[0])
            self.fresh = False
        for box in self._around():
            surface.blit(self._panels[0], box, box)
        if self.top.dice.moving:
            surface.fill(self.kit.colour("bar"), self.top.dice.rect)
            self.top.dice.draw_flight(surface)
        self._moves(surface)

    def _moves(self, surface: pygame.Surface) -> None:
        """Draw what flies between the board and the panels."""
        if self.over is not None:
            self.over(surface, self._panels[0] if self._panels else None)
        if isinstance(self.board, TableBoard):
            self.board.draw_moves(surface)

    def _around(self) -> tuple[pygame.Rect, ...]:
        """Give the boxes around the board."""
        whole, board = self.rect, self.board.rect
        return (
            pygame.Rect(whole.x, whole.y, whole.width, board.y - whole.y),
            pygame.Rect(whole.x, board.y, board.x - whole.x, board.height),
            pygame.Rect(board.right, board.y, whole.right - board.right, board.height),
            pygame.Rect(whole.x, board.bottom, whole.width, whole.bottom - board.bottom),
        )

    def _paint(self, surface: pygame.Surface) -> None:
        for box in self._around():
            surface.fill(self.kit.colour("ground"), box)
        for widget in (self.left, *self.right, self.line, self.bottom, self.top):
            if widget.visible:
                widget.draw(surface)


class Seats(Column):
    """The seat cards with room around them."""

    def measure(self, width: int | None = None) -> Size:
        """Add the margins."""
        gap = self.kit.px("gap")
        size = super().measure(None if width is None else width - 2 * gap)
        return Size(size.width + 2 * gap, size.height + 2 * gap)

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the margins."""
        gap = self.kit.px("gap")
        super().layout(pygame.Rect(rect.x + gap, rect.y + gap, rect.width - 2 * gap, rect.height - 2 * gap))
        self.rect = pygame.Rect(rect)


class Builder:
    """Makes desks; board, dice and chronicle are the same widgets every time."""

    def __init__(self, kit: Kit, voice: Voice, board: Widget, dice: DiceRow, log: LogPanel, hooks: Hooks) -> None:
        self.kit = kit
        self.voice = voice
        self.board = board
        self.dice = dice
        self.log = log
        self.hooks = hooks
        self._panels: list[pygame.Surface] = []
        self.seats: list[SeatCard] = []

    @property
    def panels(self) -> pygame.Surface | None:
        """The picture of the panels, as last painted."""
        return self._panels[0] if self._panels else None

    def build(self, model: TableModel, draft: Draft, look: Look) -> Desk:
        """Make the desk."""
        kit, voice = self.kit, self.voice
        top = TopBar(kit, voice, model, self.dice, look.tools)
        self.seats = [
            SeatCard(kit, voice, panel, model.goal, look.notes[panel.seat], self.hooks.hero) for panel in model.seats
        ]
        left = ScrollArea(kit, Seats(kit, self.seats))
        chronicle = Card(kit, self.log, title=voice.tr("chronicle"), title_style=HEADING, pad=10, name="chronicle-card")
        below = self._below(model, draft, look)
        bottom = self._bottom(model, look)
        return Desk(kit, top, left, self.board, (chronicle, below), bottom, look.hint, self._panels)

    def _below(self, model: TableModel, draft: Draft, look: Look) -> Widget:
        kit, voice = self.kit, self.voice
        if look.choosing is not None:
            inner = context.choosing_panel(kit, voice, look.choosing)
            return context.panel(kit, voice.tr("context-choose"), inner)
        trade = model.trade
        offer: Offer | None = offer_of(model.choices)
        if trade is not None and trade.offer is not None and not draft.counter:
            shown = OfferPanel(kit, voice, trade, trade.offer, model.looker, self.hooks.trade, self.hooks.counter)
            return context.panel(kit, voice.tr("context-offer"), shown)
        if trade is not None and (draft.counter or trade.reason is None or model.active == model.looker):
            title = voice.tr("context-counter" if draft.counter else "context-trade")
            return context.panel(kit, title, TradePanel(kit, voice, trade, offer, draft, self.hooks.trade))
        waiting = context.waiting_panel(kit, voice, model, over=look.gold.act is not None)
        return context.panel(kit, voice.tr("context-now"), waiting)

    def _bottom(self, model: TableModel, look: Look) -> Widget:
        kit, voice, hooks = self.kit, self.voice, self.hooks
        rates = model.trade.rates if model.trade is not None else ()
        hand = Hand(kit, voice, model.hand, rates, hooks.give, hooks.play)
        cards: list[Widget] = []
        for entry in model.buttons:
            chosen = bool(set(entry.kinds) & set(look.chosen))
            cards.append(ActionCard(kit, voice, entry, partial(hooks.start, entry), chosen=chosen))
        gold = GoldButton(kit, look.gold.words, look.gold.act, final=look.gold.final, sub=kit.keys.label("next"))
        if look.gold.act is None:
            gold.disable(look.gold.reason or voice.tr("nothing-to-do"))
        return BottomBar(kit, hand, cards, gold)


def action_entry(model: TableModel, action: Action) -> ActionButton | None:
    """Give the button that leads to an action."""
    return next((entry for entry in model.buttons if action.kind in entry.kinds), None)
