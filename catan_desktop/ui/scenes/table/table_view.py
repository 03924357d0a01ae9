"""The view of the table: widgets around the board from the facts of the moment, and lit places to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.ui.scenes.table import chooser, status_text, viewpoint
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS
from catan_desktop.ui.scenes.table.auto_pass import resting
from catan_desktop.ui.scenes.table.board import TableBoard, lamps
from catan_desktop.ui.scenes.table.board_tips import BoardTips
from catan_desktop.ui.scenes.table.chooser import Place
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList
from catan_desktop.ui.scenes.table.desk import Builder, Desk, Hooks, Look, PrimaryAction
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.hint import hint_button, hint_panel
from catan_desktop.ui.scenes.table.last_roll import UNEVENTFUL, LastRoll, last_roll, onlooker
from catan_desktop.ui.scenes.table.layout import Guest
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.tools import Tools
from catan_desktop.ui.scenes.table.top_bar import ROLLS
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.scenes.table.watching import Watch
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Root


class TableView:
    """The widgets of one table; board, dice and chronicle are the same all the time."""

    def __init__(
        self,
        chronicle: Chronicle,
        root: Root,
        board: TableBoard,
        dice: DiceRow,
        texts: TableText,
        table: TableValue,
        tools: Tools,
        hooks: Hooks,
    ) -> None:
        self.root = root
        self.board = board
        self.texts = texts
        self.table = table
        self.tools = tools
        self.chronicle = chronicle
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
        self.builder = Builder(kit, texts, board, dice, self.log, hooks)
        self.guest: Guest | None = None
        """The coach in the right column; None: there is none."""
        self.said: PrimaryAction | None = None
        """What the next button says and does instead of the next sensible step, where a coach guides the player."""
        self.primary_age = 0.0
        """Seconds since the next button changed its meaning."""

    @property
    def facts(self) -> Facts | None:
        """Return what the widgets were made from."""
        return self._former.facts if self._former is not None else None

    @property
    def cards(self) -> Sequence[SeatCard]:
        """Return the cards of the seats."""
        return self.root.content.seats.cards if isinstance(self.root.content, Desk) else ()

    @property
    def retold(self) -> bool:
        """Return whether another place was reached by keys than the panel tells of."""
        return self._former is not None and self._former.beside != self.tips.beside

    @property
    def _former(self) -> Look | None:
        return self.root.content.look if isinstance(self.root.content, Desk) else None

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
        self.board.order = tuple(sitting.colour for sitting in facts.sittings)
        tone = "gold" if (facts.urgent or state.pick.begun) and not facts.following else "possible"
        costly = frozenset(model.costly)
        pieces = {} if any(entry.origin for entry in facts.open_field) else dict(model.pieces)
        self.board.light(lamps(facts.highlights, tone, int(facts.seat), pieces, costly, model.place_notes))
        self.log.set(self.chronicle.rows_for(facts))
        self.point_out(None if hinted else self.log.pointed)
        look = self._look(facts)
        desk = self.builder.build(model, state.draft, look)
        desk.guest, desk.look = self.guest, look
        focus = self.root.focus
        lost = focus is None or focus not in set(desk.walk())
        name = focus.name if focus is not None else ""
        self.root.show(desk)
        if lost and not self.root.dialogs and (self.root.focus is None or not name):
            self.root.set_focus(self.board)
        if hinted:
            self.builder.to_top()

    def _subject(self, facts: Facts) -> tuple[Place, ...]:
        """Return the places of what is chosen or asked about."""
        chosen = chooser.chosen_places(facts.actions, facts.state.pick, facts.game.fields)
        return chosen or facts.model.about or self._disputed(facts)

    def _disputed(self, facts: Facts) -> tuple[Place, ...]:
        """Return where on the board is what a contest is about, or what still can be; nothing while places are lit."""
        model = facts.model
        if facts.highlights or model.meeting is None:
            return ()
        return (model.contest.about,) if model.contest is not None else model.meeting.places

    def _look(self, facts: Facts) -> Look:
        kit, texts, send = self.root.kit, self.texts, self.table.send
        toggle = partial(send, m.HintToggled())
        hint = facts.state.hint if facts.hint_open else None
        return Look(
            facts,
            self.tips.beside,
            self.tools.bar(),
            self._next(facts),
            status_text.hint(facts, texts),
            status_text.choosing(facts, texts, send, self.tips.reached),
            facts.state.pick,
            status_text.notes(facts, texts),
            status_text.deeds(facts, self.chronicle.lines_for(facts)),
            self.chronicle.rolls(facts, ROLLS),
            facts.covered,
            self._watch(facts),
            hint_button(kit, facts, texts, toggle),
            hint_panel(kit, texts, hint.said, toggle) if hint is not None else None,
            resting(facts, partial(send, m.RestToggled())),
            facts.climbing,
            self._last_roll(facts),
            facts.over,
        )

    def _last_roll(self, facts: Facts) -> LastRoll:
        """Return what the looking person must not lose sight of; nothing where nobody looks on from an own seat."""
        if onlooker(facts) == NOBODY or facts.over:
            return UNEVENTFUL
        return last_roll(self.chronicle.log.chronicle(facts.seat, covered=facts.covered), facts.seat, facts.model.turn)

    def _proposed(self, facts: Facts) -> PrimaryAction:
        """Return the next sensible step as a button."""
        if self.said is not None:
            return self.said
        step = next_step(facts, self.texts)
        able = step.message is not None and (step.message != m.ShowResult() or self.tools.exits.over is not None)
        act = partial(self.table.send, step.message) if step.message is not None and able else None
        return PrimaryAction(step, act, facts.game.ply)

    def _next(self, facts: Facts) -> PrimaryAction:
        """Return the next button, which takes no press that was meant for what it was just before."""
        gold = self._proposed(facts)
        before = self._former.gold if self._former is not None else None
        new = before is None or (before.said.words, before.ply) != (gold.said.words, gold.ply)
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
