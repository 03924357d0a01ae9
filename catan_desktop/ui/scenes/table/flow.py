"""Turns of chance, bots and automatic actions, each only after what happened before has been seen."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.table_port.acts import Acts
from catan_desktop.ui.scenes.table.auto_pass import by_itself, pass_due
from catan_desktop.ui.scenes.table.clock import Clock
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.messages import BotMoved, Happened, RestToggled
from catan_desktop.ui.scenes.table.offers import Terms, terms_of
from catan_desktop.ui.scenes.table.pace import Pace
from catan_desktop.ui.scenes.table.presenting import Landed
from catan_desktop.ui.scenes.table.thinking import Thought
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.widgets import Root

TERMS_SHARE = 1.5
"""Times as long as another move of a bot that new terms of a trade are shown: they must be read."""
MOST_STEPS = 12
"""Actions of chance and bots in one frame where nothing is shown; else each has a frame of its own."""


@record
class Course:
    """How far what goes on by itself has come: what is shown of bots, of an offer, and a bot's thought."""

    hold: float = 0.0
    """Seconds for which a bot's move is still to be seen."""
    acted: bool = False
    """Somebody has acted in this frame: the next one may follow at once."""
    terms: Terms = ()
    """The terms of a trade that lay open after a bot's last move."""
    ply: int = -1
    offer_age: float = 0.0
    """How long the open offer has been seen in this position."""
    pace: Pace = Pace()
    thought: Thought = Thought()

    def passed(self, facts: Facts, seconds: float, *, busy: bool, calm: bool, pondering: bool) -> Course:
        """Return it some seconds later.

        Args:
            busy: something that happened is being shown.
            calm: that does not concern the person; then it counts in a bot's turn, but not how long anybody thinks.
            pondering: terms of one's own are thought of, or something is read, so that an offer waits.
        """
        model, ply = facts.model, facts.game.ply
        bot = bool(model.turn) and not facts.sittings[model.active].human
        counts = bot and calm and (busy or self.hold > 0)
        seen = self.offer_age if ply == self.ply else 0.0
        return replace(
            self,
            hold=self.hold if busy else max(0.0, self.hold - seconds),
            acted=False,
            ply=ply,
            offer_age=seen if busy or pondering else seen + seconds,
            pace=self.pace.aged(model.turn, seconds if counts else 0.0),
        )

    def moved(self, facts: Facts, *, calm: bool) -> Course:
        """Return it when a bot has moved, which is shown for a while; new terms of a trade for longer."""
        terms, pause = terms_of(facts.model.trade), facts.settings.bot_pause
        longer = TERMS_SHARE if terms and terms != self.terms else 1.0
        seen = self.pace.pause(pause) if calm and longer == 1.0 else pause
        hold = 0.0 if facts.state.rushing else longer * seen / (facts.state.pace if facts.watching else 1.0)
        return replace(self, acted=True, terms=terms, hold=hold)


class Flow:
    """How one game goes on."""

    def __init__(self, acts: Acts, table: TableValue, root: Root, clock: Clock, due: Callable[[], Seat | None]) -> None:
        """`due` is the seat that must come to the screen first, if one must."""
        self.acts = acts
        self.table = table
        self.root = root
        self.clock = clock
        self.course = Course()
        self._due = due

    def release(self) -> None:
        """Show the last move no longer."""
        self.course = replace(self.course, hold=0.0)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.clock.update():
            self.table.send(Landed())
        facts, calm = self.table.facts, self.table.shown.calm
        busy, pondering = self.clock.busy, self._pondering()
        self.course = self.course.passed(facts, seconds, busy=busy, calm=calm, pondering=pondering)
        bot = self._go_on()
        thought = self.course.thought.waited(bot, self.table.facts.game.ply, seconds)
        self.course = replace(self.course, thought=thought)

    def _go_on(self) -> Seat | None:
        """Let chance, bots and the table itself act as far as nobody must see or do something first; return the bot
        that is waited for, if one is."""
        asked: Seat | None = None
        for _ in range(MOST_STEPS if self._unseen() else 1):
            actor = self.table.facts.game.actor()
            waits = self.course.hold > 0 or self.root.popup is not None or bool(self.root.dialogs)
            if self.clock.busy or self._due() is not None or (waits and actor != CHANCE):
                return None  # somebody must come first, chooses who sits where, or reads
            if self._passes():
                continue
            state = self.table.state
            resting = self.table.facts.watching and state.paused and not state.steps and actor != CHANCE
            if actor is None or resting or not self.acts.pump():
                asked = None if resting else actor
                break
            self._done()
            if actor != CHANCE:
                self.table.send(BotMoved())
                self.course = self.course.moved(self.table.facts, calm=self.table.shown.calm)
        self.table.send(*by_itself(self.table.facts, self.course.offer_age, reading=bool(self.root.dialogs)))
        bot = asked is not None and asked != CHANCE and not self.table.facts.sittings[asked].human
        return asked if bot else None

    def _passes(self) -> bool:
        """Pass for whoever is asked and rests; True if somebody did."""
        action = pass_due(self.table.facts)
        if action is None:
            return False
        if self.acts.submit(action) is not None:
            self.table.send(RestToggled(action.seat))
            return False
        self._done()
        return True

    def _done(self) -> None:
        self.course = replace(self.course, acted=True)
        self.table.send(Happened())

    def _unseen(self) -> bool:
        """Return whether what is done is not shown as it happens."""
        facts = self.table.facts
        return facts.state.rushing or SPEEDS[facts.settings.animation] <= 0

    def _pondering(self) -> bool:
        """Return whether terms of one's own are thought of, or something lies over the table."""
        root = self.root
        pointed = self.table.state.draft.counter or (root.hovered is not None and root.hovered.name == "counter")
        ringed = root.keyboard and root.focus is not None and root.focus.name == "counter"
        return pointed or ringed or bool(root.dialogs) or root.popup is not None
