"""A table that is played at: messages become another state and commands, and what follows from state and game becomes
widgets. Time is the scene's."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import Place
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.captions import Captions
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import presenting as show
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.choice_dialogs import ChoiceDialogs
from catan_desktop.ui.scenes.table.choosing import asks_twice
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.clock import Clock
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.effects import Effects, sender
from catan_desktop.ui.scenes.table.facts import Facts, derive, same
from catan_desktop.ui.scenes.table.flow import Flow
from catan_desktop.ui.scenes.table.focus import Focus
from catan_desktop.ui.scenes.table.handover import Handover
from catan_desktop.ui.scenes.table.moments import Moments
from catan_desktop.ui.scenes.table.motion import Motion
from catan_desktop.ui.scenes.table.note_room import call_room, choosing_room, tip_room
from catan_desktop.ui.scenes.table.overlays import place_of
from catan_desktop.ui.scenes.table.presentation import Presentation, present, unshown
from catan_desktop.ui.scenes.table.state import TableState
from catan_desktop.ui.scenes.table.table_keys import TableKeys
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.table_view import Hooks, TableView
from catan_desktop.ui.scenes.table.tools import Tools
from catan_desktop.ui.scenes.table.trade import TradeActs
from catan_desktop.ui.scenes.table.update import settled, update
from catan_desktop.ui.widgets import Kit, Root, Widget


class PlayedTable:
    """State, widgets and game of one table, and how they follow each other."""

    def __init__(self, kit: Kit, port: TablePort, exits: Exits | None = None) -> None:
        self.kit = kit
        self.port = port
        self.exits = exits or Exits()
        self.texts = texts = TableText(port, kit)
        self.state = TableState()
        self.change: Change = None
        """Where to go at the end of this frame."""
        self._facts: Facts | None = None
        self.board = board = TableBoard(
            kit,
            port.language.tr,
            on_pick=lambda *place: self.send(m.PlacePicked(place)),
            on_miss=lambda *place: self.send(m.PlaceMissed(place)),
            on_lift=lambda *place: self.send(m.PlacePicked(place, lifted=True)),
            on_drop=lambda: self.send(m.Back()),
        )
        self.dice = DiceRow(kit, texts.rich)
        self.dice.over = lambda: board.rect
        self.motion = Motion(kit)
        self.moments = Moments(kit, texts)
        self.clock = Clock(board, self.dice, self.motion, self.moments)
        self.root = root = Root(kit, board)
        self.focus = Focus(root, board, self)
        chronicle = Chronicle(texts, port.log)
        self.tools = tools = Tools(port, chronicle, texts, self, self.exits, self.focus, self._go)
        self.view = TableView(board, self.dice, self, tools, self._hooks())
        self.choice_dialogs = ChoiceDialogs(root, texts, self, lambda: self.clock.busy)
        self.keys = TableKeys(root, board, self, self.focus, tools, self.choice_dialogs)
        tools.following = lambda: self.view.following
        self.effects = Effects(self, port, self.choice_dialogs, self.focus, tools)
        self.handover = Handover(port, root, texts, self, self.exits, chronicle)
        self.flow = Flow(port.acts, self, root, self.clock, self.handover.due)
        self.presentation = Presentation(port.pictures, port.log, self.view, self.clock, self.flow)
        self.shown = unshown(self.facts)
        root.home = board
        root.on_topic = tools.almanac if self.exits.almanac is not None else None
        root.caption = Captions(port.language.tr, port.language.has)
        root.notes.room = partial(call_room, kit, board)
        root.tips.dock, root.tips.clear = partial(tip_room, root), self._kept_clear
        board.playback.anchor = self._anchor
        board.playback.on_cue = self.motion.play_cue

    def _hooks(self) -> Hooks:
        """Return what the widgets around the board ask for."""
        tools = self.tools
        trade = TradeActs(
            submit=sender(self, m.Submit),
            refuse=sender(self, m.Refuse),
            changed=sender(self, m.DraftChanged),
            make=sender(self, m.Trade),
            settle=lambda action: self.send(m.Trade(action, self.state.draft.closed())),
            mute=sender(self, m.MuteOffers),
            asks=lambda action: asks_twice(self.facts, action),
        )
        return Hooks(
            start=sender(self, m.StartAction),
            play=sender(self, m.PlayCard),
            give=sender(self, m.GiveCard),
            hero=tools.hero,
            counter=sender(self, m.NameTerms),
            trade=trade,
            help=tools.what_now,
            peek=sender(self, m.ShowHand),
            seat=lambda seat: tools.seat(self.view.cards[seat]),
            climb=lambda ladder: self.send(m.Climb(ladder, self.focus.on_step)),
            chart=tools.ladders,
            fold=sender(self, m.FoldToggled),
            drawer=sender(self, m.DrawerToggled),
        )

    # the table as a value

    @property
    def facts(self) -> Facts:
        """Return what follows from the state and the game, worked out once."""
        fresh = derive(self.state, self.port)
        if self._facts is None or not same(self._facts, fresh):
            self._facts = fresh
        return self._facts

    @property
    def viewer(self) -> Seat | None:
        """Return whose eyes; None before the first curtain is lifted."""
        return self.state.viewer

    @property
    def seat(self) -> Seat:
        """Return the looking seat."""
        return self.facts.seat

    @property
    def model(self) -> TableModel:
        """Return what the looking seat sees."""
        return self.facts.model

    def send(self, *news: m.News) -> bool:
        """Let messages change the table, and carry out one after the other what comes of them, before what was to
        follow; a refusal ends that. True if anything came of it, and nothing was refused."""
        before, agenda, acted = self.state, deque(news), False
        while agenda:
            first = agenda.popleft()
            if isinstance(first, m.Command):
                acted = not isinstance(first, m.Refuse)
                agenda = agenda if acted else deque()
                agenda.extendleft(reversed(self.carry_out(first)))
            else:
                agenda.extendleft(reversed(self._learn(first)))
        self._follow()
        return acted or self.state != before

    def _learn(self, news: m.Message | show.Report) -> Sequence[m.Command]:
        """Let a message change what a person has done, or what was shown; return what is to be done for it."""
        commands: Sequence[m.Command] = ()
        match news:
            case show.Heard(lines, moments, calm):
                lines, moments = (*self.shown.lines, *lines), (*self.shown.moments, *moments)
                self.shown = replace(self.shown, lines=lines, moments=moments, calm=calm)
            case show.Landed():
                self.state = settled(self.facts)
                self.shown, commands = present(self.shown, self.facts, self.texts, self.root.toasts)
            case _:
                self.state, commands = update(self.state, self.facts, news)
        return commands

    def carry_out(self, command: m.Command) -> Sequence[m.News]:
        """Do what a command says, at widgets that show what is, and return what comes of it."""
        if isinstance(command, show.Present):
            self.handover.mark_seen()
        if isinstance(command, show.Scene):
            return self.presentation.carry_out(command)
        if isinstance(command, m.ShowSeat):
            return self._show_seat(other=command.other)
        if not isinstance(command, m.Submit):
            self._follow()
        return self.effects.carry_out(command)

    def _follow(self) -> None:
        """Make the widgets anew where they show something else than what is; not before the dice lie still."""
        if self.viewer is not None and not self.clock.waiting and self.facts is not self.view.facts:
            self.rebuild()

    def rebuild(self) -> None:
        """Make all widgets anew from what is."""
        self.state = settled(self.facts)
        self.view.show()
        if self.choice_dialogs.given:
            self.choice_dialogs.show_left()

    def settle(self) -> None:
        """Let go of what the game has outrun."""
        self.state = settled(self.facts)
        for said in self.effects.hint():
            self.send(said)
        if self.view.retold:
            self.rebuild()
        elif not self.clock.busy:
            self._follow()

    # doing

    def submit(self, action: Action) -> bool:
        """Do it; a refusal is told."""
        return self.send(m.Submit(action))

    def tell(self, words: str) -> None:
        """Tell good news, such as that the game was saved."""
        self.root.toast(words, "good")

    def hidden(self) -> None:
        """Another screen lies over the table: what was told here will be past when it is seen again."""
        self.root.notes.clear()

    def look(self, seat: Seat) -> None:
        """Show everything as a seat sees it."""
        self.send(m.Looked(seat))

    def _show_seat(self, *, other: bool) -> Sequence[m.News]:
        """Show what the looking seat sees, and what it must be told; return what is to follow."""
        self.clock.drop()
        self.flow.release()
        for dialog in list(self.root.dialogs):
            self.root.close(dialog)
        if other:
            self.root.notes.clear()
        self.port.log.news(self.seat)
        self.board.show(self.port.pictures.board(self.seat))
        self.dice.lie(self.model.dice)
        self.rebuild()
        self.handover.looked()
        return (m.Ask("free"),)

    def skip(self) -> bool:
        """Cut short what is being shown; True if something was."""
        was = self.clock.busy
        if self.clock.land():
            self.send(show.Landed())
        self.clock.finish()
        self.flow.release()
        return was

    def _go(self, change: Change) -> None:
        self.change = change

    def taken(self) -> Change:
        """Return where to go, once."""
        change, self.change = self.change, None
        return change

    def _anchor(self, place: Place) -> Point | None:
        """Return where a place around the board is, in pixels of the window."""
        if place == ("hand", self.seat):
            bar = self.root.content.find("bottom").rect
            return (bar.x + bar.width // 8, bar.centery)
        if place[0] in {"seat", "hand"}:
            return self.view.cards[int(place[1])].rect.center
        if place[0] == "overlay":
            desk = self.root.content
            found = place_of(desk.overlays, int(place[1])) if isinstance(desk, Desk) else None
            return found or self._anchor(("bank", 0))
        return self.root.content.find("tool-supply").rect.center if place[0] in {"bank", "deck"} else None

    def _kept_clear(self, told: Widget) -> pygame.Rect | None:
        """Return what a tip must leave free: the places that are chosen from just now."""
        return choosing_room(self.board, self.root, self.state.pick.begun or self.facts.urgent, told)
