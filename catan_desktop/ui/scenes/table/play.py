"""Playing at the table: what is picked, armed and lit, and what clicks and keys make of it. Time is the scene's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.present.models.panels import ActionButton, CardView, TableModel
from catan_desktop.present.words import Words
from catan_desktop.ui.dialogs.options import OptionRow
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.captions import Captions
from catan_desktop.ui.scenes.table import chooser, details, telling
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS
from catan_desktop.ui.scenes.table.asking import Asking
from catan_desktop.ui.scenes.table.board import TableBoard, lamps
from catan_desktop.ui.scenes.table.chooser import Pick
from catan_desktop.ui.scenes.table.commands import commands, go_to
from catan_desktop.ui.scenes.table.desk import Builder, Gold, Hooks, Look
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.eyes import Eyes
from catan_desktop.ui.scenes.table.gold import next_step
from catan_desktop.ui.scenes.table.guide import Guide
from catan_desktop.ui.scenes.table.hint import Hint
from catan_desktop.ui.scenes.table.ladders import climb, climbing, open_ladders
from catan_desktop.ui.scenes.table.placing import Placing
from catan_desktop.ui.scenes.table.port import Exits, TablePort
from catan_desktop.ui.scenes.table.possible import possible
from catan_desktop.ui.scenes.table.rest import AWAKE, Rest
from catan_desktop.ui.scenes.table.rewind import Rewind
from catan_desktop.ui.scenes.table.saga import Saga, SagaLine
from catan_desktop.ui.scenes.table.seating import seating_dialog
from catan_desktop.ui.scenes.table.story import Story
from catan_desktop.ui.scenes.table.trade import TradeActs
from catan_desktop.ui.scenes.table.unmet import Unmet
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.scenes.table.watching import SeatMenu, Watch
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Kit, Root
from catan_desktop.ui.widgets.walking import ARROWS

Places = dict[chooser.Place, list[Action]]


class Play:
    """The table without its clock."""

    def __init__(self, kit: Kit, port: TablePort, exits: Exits | None = None) -> None:
        self.kit = kit
        self.port = port
        self.exits = exits or Exits()
        self.voice = Voice(port, kit.theme)
        self.looker: Seat | None = None
        """Whose eyes; None before the first curtain is lifted."""
        self.pick = Pick()
        self.party: SeatMask = 0
        """Seats that are chosen one by one, for a value that stands for several."""
        self.armed: Action | None = None
        """An action that needs only a yes."""
        self.aim: chooser.Place | None = None
        """The place of the armed action, where it was chosen by one."""
        self.listed = False
        """The armed action is an answer of a list beside the board, which stays there."""
        self.minimised = False
        """The dialog of a question was laid aside to look at the board."""
        self.paused = False
        self.pace = 1.0
        """How many times faster bots alone play than the settings say."""
        self.steps = 0
        """Moves that resting bots may still make."""
        self.draft = Draft()
        self.deaf: dict[Seat, int] = {}
        """Seats that want to hear no more offers, and in which turn."""
        self.peeking = False
        """The own hand, usually covered, is shown because somebody holds the key or the button."""
        self.placing = Placing(self)
        self.rewind = Rewind(self)
        self.hint = Hint(self)
        self.eyes = Eyes(self)
        self.rest = Rest(self)
        self.unmet = Unmet(self)
        self.story = Story(self.voice)
        self.board = TableBoard(kit, port.tr, on_pick=self.placing.picked, on_miss=self.placing.missed)
        self.dice = DiceRow(kit)
        self.log = Saga(
            kit,
            style=BODY,
            on_line=self.rewind.to_line,
            on_hover=self.point_out,
            below=partial(port.tr, "chronicle-below"),
            name="chronicle",
        )
        trade = TradeActs(self.submit, self.refuse, self.rebuild, self.deafen)
        hooks = Hooks(
            self.start,
            self.play_card,
            self.give,
            self.hero,
            self.counter,
            trade,
            self.what_now,
            self.peek,
            self.seat_menu,
            partial(climb, self),
            self.ladders,
        )
        self.builder = Builder(kit, self.voice, self.board, self.dice, self.log, hooks)
        self.root = Root(kit, self.board)
        self.root.home = self.board
        self.root.on_topic = self.almanac if self.exits.almanac is not None else None
        self.root.caption = Captions(port.tr, port.has)
        self.asking = Asking(self)
        self.guide = Guide(self)
        self.board.guide = self.guide
        self.board.teller = self.guide.tell
        self.commands = commands(self)
        self.change: Change = None
        """Where to go at the end of this frame."""
        self._gold = Gold("", None, False)
        self.gold_age = 0.0
        self.said: Gold | None = None
        """What the gold button says instead of the next sensible step, where somebody guides the player."""
        self.guest: Callable[[int], int] | None = None
        """How tall he is at a width who stands in the right column besides; None: nobody."""

    @property
    def seat(self) -> Seat:
        """Return the looking seat."""
        return self.looker if self.looker is not None else Seat(0)

    @property
    def model(self) -> TableModel:
        """Return what the looking seat sees."""
        return self.port.model(self.seat)

    @property
    def asked(self) -> bool:
        """Return whether the looking seat is a person who must act now."""
        return bool(self.model.choices) and self.port.sittings[self.seat].human

    @property
    def covered(self) -> bool:
        """Return whether the own hand must not show: others sit before the same screen."""
        several = sum(sitting.human for sitting in self.port.sittings) > 1
        return several and self.port.settings.cover_hand and not self.peeking and not self.port.over

    def peek(self, shown: bool) -> None:
        """Show the own hand, or cover it again; a picker of cards that waited for it opens."""
        if shown != self.peeking:
            self.peeking = shown
            if self.listed:
                self.disarm()  # the answer may tell of the hand
            self.rebuild()
            if not self.root.dialogs:
                self.asking.ask()

    @property
    def watching(self) -> bool:
        """Return whether bots play alone."""
        return not any(sitting.human for sitting in self.port.sittings)

    def toggle_pause(self) -> None:
        """Let bots that play alone rest, or go on."""
        self.paused = not self.paused
        self.rebuild()

    def set_pace(self, pace: float) -> None:
        """Let bots that play alone go faster or slower."""
        self.pace = pace
        self.rebuild()

    def watch(self) -> Watch | None:
        """Return what a person who looks on can do; None where people play."""
        if not self.watching or self.port.over:
            return None
        return Watch(self.paused, self.pace, self.toggle_pause, self.one_step, self.set_pace, self.eyes.rows())

    def seat_menu(self, seat: Seat) -> None:
        """Show at a seat who sits there, to be changed."""
        sitting = self.port.sittings[seat]
        tr = self.voice.tr
        ways = [("", tr("seat-human"), sitting.human)]
        ways += [(level, tr(f"bot-level-{level}"), sitting.level == level) for level in self.port.levels]
        if self.rest.holds(seat):
            ways.append((AWAKE, tr("rest-end"), False))

        def take(level: str) -> None:
            self.root.close_popup()
            if level == AWAKE:
                self.rest.toggle(seat)
            elif level != sitting.level or sitting.human == bool(level):
                self.reseat(seat, level)

        def take_face(character: str) -> None:
            self.root.close_popup()
            self.reseat(seat, sitting.level or self.port.levels[-1], character)

        card = self.builder.seats[seat]
        faces = details.faces(self, seat, take_face)
        told = {level: tr(f"level-{level}") for level in self.port.levels}
        menu = SeatMenu(self.kit, sitting.name, self.voice.colours(seat).text, ways, take, card.rect, faces, told)
        self.root.open_popup(menu, card)

    def one_step(self) -> None:
        """Let bots that rest make one move."""
        self.steps += 1

    # what can be chosen

    def actions(self) -> list[Action]:
        """Return the actions that can be listed and fit what is picked."""
        return chooser.listed(self.model.choices, self.pick, self.port.fields) if self.asked else []

    def places(self) -> Places:
        """Return the lit places with what can be done there.

        With nothing picked, actions that would take the whole turn's attention (trade, heroes) stay dark.
        """
        return chooser.places(self.actions(), self.pick, self.port.fields)

    def following(self) -> Places:
        """Return the corners and paths that what waits to be confirmed leads to, where no place is to be chosen now."""
        if self.armed is None or self.aim is not None or self.places():
            return {}
        led = {place: [action] for place, action in self.port.places_after(self.armed).items()}
        return self._quiet(led, dict(self.model.pieces))

    def urgent(self) -> bool:
        """Return whether nothing else can be done before an answer."""
        question = self.model.question
        return question is not None and question.urgent

    # doing

    def submit(self, action: Action) -> bool:
        """Do it; a refusal is told."""
        self.root.close_popup()
        refusal = self.port.submit(action)
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.happened()
        return True

    def happened(self) -> None:
        """Be told that something was done; the scene shows it."""
        raise NotImplementedError

    def refuse(self, why: Words) -> None:
        """Tell why something is impossible."""
        self.kit.play("refuse")
        self.root.toast(self.voice.say(why), "danger", self.port.topic_of(why.key))

    def tell(self, words: str) -> None:
        """Tell good news, such as that the game was saved."""
        self.root.toast(words, "good")

    def reset(self) -> None:
        """Forget what was picked."""
        self.pick, self.party = Pick(), 0
        self.disarm()

    def disarm(self) -> None:
        """Forget what waits to be confirmed."""
        self.armed, self.aim, self.listed = None, None, False

    def start(self, entry: ActionButton) -> None:
        """Begin with a kind of action; a second press of one that needs only a yes does it."""
        if entry.charted and not (self.armed is not None and self.armed.kind in entry.kinds):
            open_ladders(self)
            return
        if entry.reason is not None:
            self.draft.wish = entry.key if entry.missing else ""
            self.refuse(entry.reason)
            self.rebuild()
            return
        shown = self.armed is not None and self.aim is not None and self.armed.kind in entry.kinds
        if shown or set(self.pick.kinds) == set(entry.kinds):
            if self.armed is not None:
                self.submit(self.armed)
            else:
                self.back()
            return
        self.begin(entry.kinds)

    def begin(self, kinds: tuple[str, ...], fixed: tuple[tuple[str, Any], ...] = ()) -> None:
        """Pick kinds of actions, or those of them with some values, and go as far as that leads."""
        self.reset()
        self.minimised = False
        self.pick = Pick(kinds, fixed, len(fixed))
        self.go_on()

    def go_on(self) -> None:
        """Do what is left when one action is, else show what must be chosen next."""
        found = self.actions()
        if len(found) == 1 and not self.places() and self.listing() is None:
            if len(self.pick.fixed) > self.pick.given or not self.port.settings.confirm:
                self.submit(found[0])
                return
            self.armed = found[0]
        elif self.listing() is None and self._usual(found):
            self.armed, self.aim, self.listed = found[0], None, True
        self.rebuild()
        self.asking.ask()

    def _usual(self, found: Sequence[Action]) -> bool:
        """Return whether only one field is open, and its first value is usually meant."""
        several = chooser.open_field(found, self.port.fields)
        return bool(several) and several[0].name in self.model.usual and len(several) == len(found)

    def listing(self) -> ActionButton | None:
        """Return the button whose list of things to do is open."""
        pick = self.pick
        return next(
            (one for one in self.model.buttons if one.listed and (one.kinds, ()) == (pick.kinds, pick.fixed)), None
        )

    def play_card(self, card: CardView) -> None:
        """Play a development card, or tell of one that is only kept."""
        if not card.kinds:
            self.root.open(details.card(self, card), partial(self.play_card, card))
        elif card.reason is not None:
            self.refuse(card.reason)
        elif self.pick == Pick(card.kinds, card.fixed, len(card.fixed)) and self.armed is not None:
            self.submit(self.armed)
        else:
            self.begin(card.kinds, card.fixed)

    def give(self, kind: int) -> None:
        """Put a card of the hand into the trade."""
        trade = self.model.trade
        if trade is None:
            return
        if trade.reason is not None and not self.draft.counter:
            self.refuse(trade.reason)
            return
        self.reset()
        self.draft.sized(len(trade.kinds))
        self.draft.give[kind] = min(trade.hand[kind], self.draft.give[kind] + 1)
        self.draft.want[kind] = 0
        self.rebuild()

    def hero(self, seat: Seat) -> None:
        """Tell of a seat's hero."""
        shown = self.model.seats[seat].hero
        if shown is not None:
            self.root.open(details.hero(self, shown), partial(self.hero, seat))

    def deafen(self, decline: Action) -> None:
        """Decline an offer, and all further ones of this turn."""
        self.deaf[self.seat] = self.model.turn
        self.submit(decline)

    def decline_unheard(self) -> None:
        """Decline for a person who wants to hear no more offers in this turn."""
        trade = self.model.trade
        offer = trade.offer if trade is not None else None
        if offer is None or offer.decline is None or self.deaf.get(self.seat) != self.model.turn:
            return
        told = self.voice.tr("trade-declined-unheard", name=self.voice.name(offer.seat))
        if self.submit(offer.decline):
            self.root.toast(told)

    def counter(self) -> None:
        """Put a counter-offer together, from the terms of the offer."""
        trade = self.model.trade
        if trade is None or trade.offer is None:
            return
        for dialog in list(self.root.dialogs):
            self.root.close(dialog)
        self.draft.sized(len(trade.kinds))
        self.draft.give = [min(want, have) for want, have in zip(trade.offer.want, trade.hand, strict=True)]
        self.draft.want = list(trade.offer.give)
        self.draft.counter = True
        self.minimised = True
        self.rebuild()

    # going back

    def back(self) -> bool:
        """Take back the last step of a choice; False if there was none."""
        if self.root.popup is not None:
            self.root.close_popup()
        elif self.draft.counter:
            self.draft.clear()
            self.minimised = False
            self.asking.ask()
        elif self.party:
            self.party = 0
        elif self.pick.begun or self.armed is not None:
            if self.armed is not None and (self.aim is not None or self.listed):
                self.disarm()
            elif len(self.pick.fixed) > self.pick.given:
                self.pick = self.pick.back()
            else:
                self.reset()
            self.rebuild()
            self.asking.ask()
            return True
        elif not self.draft.empty and self.model.trade is not None and self.model.trade.reason is None:
            self.draft.clear()  # what is drawn up in the own turn only; at other times it is not seen
        elif self.draft.open:
            self.draft.open = False
        else:
            return False
        self.rebuild()
        return True

    # the gold button

    def answer(self) -> None:
        """Bring back the question that was laid aside."""
        self.minimised = False
        self.rebuild()
        self.asking.ask()

    def point(self) -> None:
        """Go to the lit places by keyboard, to the answers beside the board, or open the list there is instead.

        A place or a listed answer that was gone to is chosen.
        """
        spot = self.board.focused_spot
        if self.root.keyboard and self.root.focus is self.board and spot is not None and spot in self.places():
            self.placing.picked(*spot)
            return
        row = self.ringed_answer()
        if row is not None:
            row.press()
            return
        if self.board.lit:
            self.root.keyboard = True
            self.root.set_focus(self.board)
            self.board.step_focus(1)
            return
        answers = ("option-0", "accept", "settle-", "counter-send")
        beside = [one for one in self.root.content.walk() if one.name.startswith(answers) and one.enabled]
        if beside and (self.draft.counter or not self.minimised):
            self.root.go_to(beside[0])
            return
        self.answer()
        if not self.root.dialogs:
            go_to(self, "offer", "context")

    def ringed_answer(self) -> OptionRow | None:
        """Return the answer beside the board that has the ring of the keyboard; None where none has."""
        row = self.root.focus
        shown = self.root.keyboard and isinstance(row, OptionRow) and row in set(self.root.content.walk())
        return row if shown and isinstance(row, OptionRow) else None

    def _guarded(self, act: Callable[[], object], seconds: float) -> None:
        """Do it, unless the button has only just come to mean that: the press was meant for what it was."""
        if self.gold_age >= seconds:
            act()

    # the desk

    def rebuild(self) -> None:
        """Make all widgets anew from what is."""
        self.eyes.follow()
        model = self.model
        self.draft.begin(model.turn)
        places = self.places()
        self.board.order = tuple(sitting.colour for sitting in self.port.sittings)
        tone = "gold" if self.urgent() or self.pick.begun else "possible"
        shown = places if self.pick.begun or self.urgent() else self._quiet(places, dict(model.pieces))
        if following := self.following():
            shown, tone = following, "possible"
        pieces, costly = dict(model.pieces), frozenset(model.costly)
        self.board.light(lamps(shown, tone, int(self.seat), pieces, costly, model.place_notes))
        self.log.set(self.lines())
        gold = next_step(self)
        if (gold.words, gold.final) != (self._gold.words, self._gold.final):
            self.gold_age = 0.0
        self._gold = gold
        guard = gold.guard or (GUARD_SECONDS if gold.final else 0.0)
        if guard and gold.act is not None:
            gold = replace(gold, act=partial(self._guarded, gold.act, guard))
        look = Look(
            telling.tools(self),
            gold,
            telling.hint(self),
            telling.choosing(self),
            self.pick.kinds,
            telling.notes(self),
            self.covered,
            self.watch(),
            self.hint.button(),
            self.hint.panel(),
            self.rest.shown(),
            climbing(self),
        )
        desk = self.builder.build(model, self.draft, look)
        desk.guest = self.guest
        if self.root.focus is None or self.root.focus not in set(desk.walk()):
            name = self.root.focus.name if self.root.focus is not None else ""
            self.root.show(desk)
            if not self.root.dialogs and (self.root.focus is None or not name):
                self.root.set_focus(self.board)
        else:
            self.root.show(desk)

    @staticmethod
    def _quiet(places: Places, pieces: Mapping[str, str]) -> Places:
        """Leave only corners, paths and what is built beside the land lit while nothing is picked: the rest is begun
        with its button."""

        def built(place: chooser.Place, here: Sequence[Action]) -> bool:
            return place[0] in {"intersection", "path"} or (
                place[0] != "hex" and any(action.kind in pieces for action in here)
            )

        return {place: here for place, here in places.items() if built(place, here)}

    # tools

    def lines(self) -> list[SagaLine]:
        """Return the chronicle."""
        return self.story.lines(self.eyes.reader)

    def point_out(self, ply: int | None) -> None:
        """Show on the board where a line of the chronicle happened; None: nowhere."""
        self.board.mark(self.hint.places if ply is None else self.port.marks(ply, self.eyes.reader))

    def undo(self) -> None:
        """Take the last action back, or tell why not."""
        self.rewind.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.rewind.redo()

    def undo_turn(self) -> None:
        """Take the turn back as far as it goes."""
        self.rewind.undo_turn()

    def chronicle(self) -> None:
        """Show the whole chronicle."""
        self.root.open(details.chronicle(self), self.chronicle)

    def ladders(self) -> None:
        """Show what can be climbed, with who stands where."""
        open_ladders(self)

    def supply(self) -> None:
        """Show what is left: cards, pieces, tokens, heroes."""
        self.root.open(details.supply(self), self.supply)

    def almanac(self, topic: str = "") -> None:
        """Open the almanac over the table, at an entry or at its front page."""
        if self.exits.almanac is not None:
            self.change = Push(self.exits.almanac(topic))

    def menu(self) -> None:
        """Show the table's menu."""
        self.root.open(details.menu(self), self.menu)

    def seating(self) -> None:
        """Show who sits where, to be changed."""
        self.root.open(seating_dialog(self), self.seating)

    def reseat(self, seat: Seat, level: str, character: str = "") -> None:
        """A bot of a level takes a seat, or with an empty level a person does."""
        human = self.port.sittings[seat].human
        self.port.set_seat(seat, level, character)
        if human and level:
            self.eyes.risen(seat)
        self.reset()
        self.minimised = False
        self.rebuild()

    def what_now(self) -> None:
        """Tell everything that can be done now, and why the rest cannot."""
        self.root.open(possible(self), self.what_now)

    def describe(self) -> None:
        """Tell the table and the last events in words."""
        self.root.open(details.describe(self), self.describe)

    def rules(self) -> None:
        """Tell by which rules this game is played."""
        self.root.open(details.rules(self), self.rules)

    def leave(self, way: Callable[[], Change]) -> None:
        """Go where an entry of the menu leads."""
        self.change = way()

    # keys

    def key(self, event: pygame.event.Event) -> bool:
        """Use a key that means something everywhere on the table; dialogs have had their turn."""
        if event.key == pygame.K_ESCAPE:
            if not self.back():
                self.menu()
            return True
        command = self.kit.keys.meant(event, self.commands)
        if command:
            self.commands[command]()
            return True
        there = self.root.focus in {None, self.board} or self.pick.begun or self.urgent()
        if event.key in ARROWS and self.board.lit and there:
            self.root.keyboard = True
            self.root.set_focus(self.board)
            return self.board.handle(event)
        return self.root.walk(event.key)
