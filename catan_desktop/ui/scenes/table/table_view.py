"""The view of the table: widgets around the board from the facts of the moment, and lit places to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import pygame

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import ActionButton, CardView, SeatPanel
from catan_desktop.present.words import words
from catan_desktop.ui.scenes.table import chooser, status_text, viewpoint
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS, ActionCard, PrimaryButton, look_of, painting
from catan_desktop.ui.scenes.table.auto_pass import resting
from catan_desktop.ui.scenes.table.board import TableBoard, lamps
from catan_desktop.ui.scenes.table.board_tips import BoardTips
from catan_desktop.ui.scenes.table.bottom_bar import BottomBar
from catan_desktop.ui.scenes.table.chooser import Place
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList
from catan_desktop.ui.scenes.table.desk import Desk, MadeFrom, PrimaryAction
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.hidden_hand import CoveredHand, as_others_see, untold
from catan_desktop.ui.scenes.table.hint import hint_button, hint_panel
from catan_desktop.ui.scenes.table.ladder_panel import Climber, LadderPanel
from catan_desktop.ui.scenes.table.last_roll import UNEVENTFUL, LastRoll, LastRollPanel, last_roll, onlooker
from catan_desktop.ui.scenes.table.last_turn import Deeds
from catan_desktop.ui.scenes.table.layout import Guest
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.scenes.table.overlays import drawers, overlays
from catan_desktop.ui.scenes.table.prompt import Helpers
from catan_desktop.ui.scenes.table.seat_cards import SeatCard, Seats
from catan_desktop.ui.scenes.table.side_panel import Prompt, below, own_turn
from catan_desktop.ui.scenes.table.tools import Tools
from catan_desktop.ui.scenes.table.top_bar import ROLLS, TopBar
from catan_desktop.ui.scenes.table.trade import TradeActs
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.scenes.table.watching import Watch
from catan_desktop.ui.text import BODY, HEADING
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Card, Column, ScrollArea, Widget
from catan_desktop.ui.widgets.cached import PanelPicture

W = TypeVar("W", bound=Widget)


@record
class Hooks:
    """What the widgets ask the table to do."""

    start: Callable[[ActionButton], object]
    play: Callable[[CardView], object]
    give: Callable[[int], object]
    hero: Callable[[Seat], object]
    counter: Callable[[], object]
    trade: TradeActs
    help: Callable[[], object]
    peek: Callable[[bool], object]
    seat: Callable[[Seat], object]
    climb: Callable[[Ladder], object]
    chart: Callable[[], object]
    fold: Callable[[], object]
    drawer: Callable[[], object]


class TableView:
    """The widgets of one table; board, dice and chronicle are the same all the time."""

    def __init__(self, board: TableBoard, dice: DiceRow, table: TableValue, tools: Tools, hooks: Hooks) -> None:
        self.board, self.table, self.tools = board, table, tools
        self.root, self.texts, self.chronicle = tools.root, tools.texts, tools.log
        root, texts = self.root, self.texts
        self.tips = BoardTips(board, root, texts, table)
        board.on_update = self.tips.follow
        board.teller = self.tips.tell
        kit = root.kit
        self.log = ChronicleList(
            kit,
            style=BODY,
            on_line=tools.rewind.to_line,
            on_hover=self.point_out,
            below=partial(texts.tr, "chronicle-below"),
            name="chronicle",
        )
        self.dice, self.hooks = dice, hooks
        self._panels = PanelPicture(kit.audit)
        self._scroll = ScrollArea(kit, board, name="context-scroll")
        """Around the lower panel at the right, so that it stays where it was scrolled to."""
        self.guest: Guest | None = None
        """The coach in the right column; None: there is none."""
        self.said: PrimaryAction | None = None
        """What the next button says and does instead of the next sensible step, where a coach guides the player."""
        self.primary_age = 0.0
        """Seconds since the next button changed its meaning."""
        self._made: dict[object, tuple[tuple[object, ...], Any]] = {}
        """By seat and by key of an action: its card, and what that was made from."""

    @property
    def facts(self) -> Facts | None:
        """Return what the widgets were made from."""
        return self._former.facts if self._former is not None else None

    @property
    def panels(self) -> pygame.Surface | None:
        """The picture of the panels, as last painted."""
        return self._panels.picture

    @property
    def cards(self) -> Sequence[SeatCard]:
        """Return the cards of the seats."""
        return self.root.content.seats.cards if isinstance(self.root.content, Desk) else ()

    @property
    def retold(self) -> bool:
        """Return whether another place was reached by keys than the panel tells of."""
        return self._former is not None and self._former.beside != self.tips.beside

    @property
    def _former(self) -> MadeFrom | None:
        return self.root.content.made_from if isinstance(self.root.content, Desk) else None

    @property
    def following(self) -> tuple[str, Callable[[], object]] | None:
        """Return the words of the next button and what it does; None where it does nothing."""
        gold = self._proposed(self.table.facts)
        return None if gold.act is None else (gold.said.words, gold.act)

    def point_out(self, ply: int | None) -> None:
        """Show on the board where a line of the chronicle happened; None: nowhere."""
        facts = self.table.facts
        about = facts.hint_places or self._subject(facts)
        self.board.mark(about if ply is None else self.tools.pictures.marks(ply, facts.log_viewer))

    def show(self) -> None:
        """Make all widgets anew from what is."""
        facts, model, state, before = self.table.facts, self.table.facts.model, self.table.state, self.facts
        hinted = state.hint != (before.state.hint if before is not None else None)
        self.board.own = int(facts.seat)
        self.board.evening.see(late=model.near_end, at_once=self.board.playback.still)
        self.board.order = tuple(sitting.colour for sitting in facts.sittings)
        tone = "gold" if (facts.urgent or state.pick.begun) and not facts.following else "possible"
        costly = frozenset(model.costly)
        pieces = {} if any(entry.origin for entry in facts.open_field) else dict(model.pieces)
        self.board.light(lamps(facts.highlights, tone, int(facts.seat), pieces, costly, model.place_notes))
        self.log.set(self.chronicle.rows_for(facts))
        self.point_out(None if hinted else self.log.pointed)
        gold = self._next(facts)
        desk = self._desk(facts, gold)
        desk.guest, desk.made_from = self.guest, MadeFrom(facts, self.tips.beside, gold.said)
        focus = self.root.focus
        lost = focus is None or focus not in set(desk.walk())
        name = focus.name if focus is not None else ""
        self.root.show(desk)
        if lost and not self.root.dialogs and (self.root.focus is None or not name):
            self.root.set_focus(self.board)
        if hinted:
            self._scroll.scroll_to(0)

    def _subject(self, facts: Facts) -> tuple[Place, ...]:
        """Return the places of what is chosen or asked about."""
        chosen = chooser.chosen_places(facts.actions, facts.state.pick, facts.game.fields)
        return chosen or facts.model.about or self._disputed(facts)

    def _disputed(self, facts: Facts) -> tuple[Place, ...]:
        """Return where on the board is what lies over it is about; nothing while places are lit."""
        over = () if facts.highlights else facts.model.overlays
        return over[0].about if over else ()

    def _desk(self, facts: Facts, gold: PrimaryAction) -> Desk:
        """Make the desk; board, dice and chronicle are the same widgets every time."""
        kit, texts, model, hooks = self.root.kit, self.texts, facts.model, self.hooks
        notes, deeds = status_text.notes(facts, texts), status_text.deeds(facts, self.chronicle.lines_for(facts))
        panels = map(as_others_see, model.seats) if facts.covered else model.seats
        seats = [self._card(*shown) for shown in zip(panels, notes, deeds, strict=True)]
        chronicle = Card(kit, self.log, title=texts.tr("chronicle"), title_style=HEADING, pad=10, name="chronicle-card")
        watch, lit = self._watch(facts), bool(self.board.lit)
        self._scroll.child = self._below(facts, watch)
        return Desk(
            kit,
            TopBar(kit, texts, model, self.dice, self.tools.bar(), self.chronicle.rolls(facts, ROLLS)),
            Seats(kit, seats),
            self.board,
            (chronicle, self._scroll),
            self._bottom(facts, gold, watching=watch is not None),
            self._panels,
            chart=self._chart(facts, watching=watch is not None),
            told=LastRollPanel(
                kit, texts, self._last_roll(facts), rolls=bool(model.dice) and onlooker(facts) != NOBODY
            ),
            overlays=[
                *overlays(kit, texts, model, hooks.fold, lit=lit, folded=facts.state.folded),
                *drawers(kit, texts, facts, self.tools.face, hooks.drawer),
            ],
        )

    def _card(self, panel: SeatPanel, note: tuple[str, str], deeds: Deeds) -> SeatCard:
        """Return the card of a seat."""
        texts, seat = self.texts, panel.seat

        def make() -> SeatCard:
            card = SeatCard(self.root.kit, texts, panel, note, self.hooks.hero, deeds)
            card.on_press = self.hooks.seat
            return card

        return self._widget(seat, (panel, note, deeds, tuple(texts.seats.sittings), texts.colours(seat)), make)

    def _widget(self, key: object, shown: tuple[object, ...], make: Callable[[], W]) -> W:
        """Return the widget of before, where all that it shows is the same; else one made anew."""
        shown = (*shown, self.texts.tr("language-name"))
        if key not in self._made or self._made[key][0] != shown:
            self._made[key] = (shown, make())
        found: W = self._made[key][1]
        return found

    def _chart(self, facts: Facts, *, watching: bool) -> LadderPanel | None:
        """Make the panel of the ladders, if this game has any."""
        model = facts.model
        if not model.ladders:
            return None
        able = bool(model.choices) and not watching and not facts.covered
        climber = Climber(model.viewer, able, facts.climbing, self.hooks.climb, self.hooks.chart)
        return LadderPanel(self.root.kit, self.texts, model, climber)

    def _below(self, facts: Facts, watch: Watch | None) -> Widget:
        """Make the panel below the chronicle, under that of a hint."""
        kit, texts, hooks, send = self.root.kit, self.texts, self.hooks, self.table.send
        toggle = partial(send, m.HintToggled())
        prompt = Prompt(
            Helpers(kit, hooks.help, texts.tr("what-now"), hint_button(kit, facts, texts, toggle), self.tools.almanac),
            status_text.hint(facts, texts),
            hooks.trade,
            hooks.counter,
            status_text.choosing(facts, texts, send, self.tips.reached),
            over=facts.over,
            covered=facts.covered,
            watch=watch,
            rest=resting(facts, partial(send, m.RestToggled())),
        )
        panel = below(kit, texts, facts.model, facts.state.draft, prompt)
        hint = facts.state.hint if facts.hint_open else None
        return panel if hint is None else Column(kit, [hint_panel(kit, texts, hint.said, toggle), panel], gap="gap")

    def _bottom(self, facts: Facts, gold: PrimaryAction, *, watching: bool) -> Widget:
        """Make the bar of the hand, the actions and the next button."""
        kit, texts, hooks, model = self.root.kit, self.texts, self.hooks, facts.model
        rates = model.trade.rates if model.trade is not None else ()
        own = Hand(kit, texts, model.hand, rates, hooks.give, hooks.play)
        for card in own.cards:
            meant = chooser.Pick(card.card.kinds, card.card.fixed, len(card.card.fixed))
            card.chosen = facts.state.pending is not None and facts.state.pick == meant
        hand: Hand | CoveredHand = own
        if facts.covered and (model.hand.resources or model.hand.cards):
            hand = CoveredHand(kit, texts, model.hand, hooks.peek, own.least(), own.wish())
        cards: list[ActionCard] = []
        pick = facts.state.pick
        for entry in model.buttons:
            if watching and entry.reason is None:
                entry = replace(entry, reason=words("reason-not-your-move"))  # noqa: PLW2901
            chosen = bool(set(entry.kinds) & set(pick.kinds)) and set(entry.fixed) <= set(pick.fixed)
            cards.append(self._action(facts, entry, chosen=chosen))
        said, act = gold.said, gold.act
        sub = kit.keys.label("next") if act is not None and not said.idle else ""
        button = PrimaryButton(kit, said.words, act, final=said.final, sub=sub, why=said.why)
        button.tip = said.tip
        button.kind = "secondary" if said.plain else "quiet" if said.idle else button.kind
        button.icon, button.type_size = ("up", "body") if said.idle else (button.icon, button.type_size)
        if act is None:
            button.disable(said.reason or texts.tr("nothing-to-do"))
        return BottomBar(kit, hand, cards, button, warm=own_turn(texts, model))

    def _action(self, facts: Facts, entry: ActionButton, *, chosen: bool) -> ActionCard:
        """Return the card of an action."""
        kit, shown, piece = self.root.kit, untold(entry) if facts.covered else entry, self._piece(facts, entry)
        look = (look_of(shown), piece, kit.keys.action(entry.key, entry.hotkey))
        card = self._widget(entry.key, look, lambda: ActionCard(kit, self.texts, shown, piece))
        card.renew(shown, partial(self.hooks.start, entry), chosen=chosen)
        return card

    def _piece(self, facts: Facts, entry: ActionButton) -> tuple[str, SeatColours] | None:
        """Return the picture of what an action puts on the board or does, in the colours of the looking seat."""
        art, pieces = self.root.kit.art, dict(facts.model.pieces)
        pictures = [f"piece-{pieces[kind]}" for kind in entry.kinds if kind in pieces and not entry.listed]
        found = next(filter(art.has, pictures), "") or painting(art, entry)
        return (found, self.texts.colours(facts.model.viewer)) if found else None

    def _last_roll(self, facts: Facts) -> LastRoll:
        """Return what the looking person must not lose sight of; nothing where nobody looks on from an own seat."""
        if onlooker(facts) == NOBODY or facts.over:
            return UNEVENTFUL
        lines = self.chronicle.log.chronicle(facts.seat, covered=facts.covered)
        return replace(last_roll(lines, facts.seat, facts.model.turn), due=facts.asked and facts.urgent)

    def _proposed(self, facts: Facts) -> PrimaryAction:
        """Return the next sensible step as a button."""
        if self.said is not None:
            return self.said
        step = next_step(facts, self.texts)
        able = step.message is not None and (step.message != m.ShowResult() or self.tools.exits.over is not None)
        act = partial(self.table.send, step.message) if step.message is not None and able else None
        return PrimaryAction(step, act)

    def _next(self, facts: Facts) -> PrimaryAction:
        """Return the next button, which takes no press that was meant for what it was just before."""
        gold = self._proposed(facts)
        said, former = gold.said, self._former
        new = former is None or (former.said.words, former.facts.model) != (said.words, facts.model)
        if new and facts.state.pending is None:
            self.primary_age = 0.0
        return gold if gold.act is None else replace(gold, act=partial(self._guarded, gold.act))

    def _guarded(self, act: Callable[[], object]) -> None:
        if self.primary_age >= GUARD_SECONDS:
            act()

    def _watch(self, facts: Facts) -> Watch | None:
        """Return what a person who looks on can do; None where people play."""
        if not facts.watching or facts.over:
            return None
        send = self.table.send

        def choose(seat: Seat) -> None:
            send(m.WatchedSeat(seat))

        return Watch(
            facts.state.paused,
            facts.state.rushing,
            facts.state.pace,
            partial(send, m.PauseToggled()),
            partial(send, m.StepAsked()),
            partial(send, m.RushToggled()),
            lambda pace: send(m.PaceSet(pace)),
            viewpoint.rows(self.root.kit, self.texts, facts, choose),
        )
