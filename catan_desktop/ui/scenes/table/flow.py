"""Turns of chance, bots and automatic actions, each only after what happened before has been seen."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.ui.scenes.table.auto_pass import by_itself, pass_due
from catan_desktop.ui.scenes.table.clock import Clock
from catan_desktop.ui.scenes.table.messages import BotMoved, Happened, Landed, RestToggled
from catan_desktop.ui.scenes.table.offers import Terms, terms_of
from catan_desktop.ui.scenes.table.pace import Pace
from catan_desktop.ui.scenes.table.port import Acts
from catan_desktop.ui.scenes.table.thinking import Thinking
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.widgets import Root

TERMS_SHARE = 1.5
"""Times as long as another move of a bot that new terms of a trade are shown: they must be read."""
MOST_STEPS = 12
"""Actions of chance and bots in one frame where nothing is shown; else each has a frame of its own."""


class Flow:
    """How one game goes on."""

    def __init__(
        self,
        acts: Acts,
        table: TableValue,
        root: Root,
        clock: Clock,
        thinking: Thinking,
        pace: Pace,
        due: Callable[[], Seat | None],
    ) -> None:
        """`due` is the seat that must come to the screen first, if one must."""
        self.acts = acts
        self.table = table
        self.root = root
        self.clock = clock
        self.thinking = thinking
        self.pace = pace
        self.hold = 0.0
        """Seconds for which a bot's move is still to be seen."""
        self.acted = False
        """Somebody has acted in this frame: the next one may follow at once."""
        self._due = due
        self._terms: Terms = ()
        """The terms of a trade that lay open after a bot's last move."""
        self._offer_age = 0.0
        """How long the open offer has been seen."""
        self._ply = -1

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.clock.update():
            self.table.send(Landed())
        self._age(0.0 if self.clock.busy else seconds)
        self._spend(seconds)
        if self.hold > 0 and not self.clock.busy:
            self.hold -= seconds
        self.acted = False
        for _ in range(MOST_STEPS if self._unseen() else 1):
            actor = self.table.facts.game.actor()
            waits = self.hold > 0 or self.root.popup is not None or bool(self.root.dialogs)
            if self.clock.busy or self._due() is not None or (waits and actor != CHANCE):
                return  # somebody must come first, chooses who sits where, or reads
            if self._passes():
                continue
            state = self.table.state
            resting = self.table.facts.watching and state.paused and not state.steps and actor != CHANCE
            if actor is None or resting or not self.acts.pump():
                self._wait(None if resting else actor, seconds)
                break
            self._done()
            if actor != CHANCE:
                self.table.send(BotMoved())
                self.hold = self._pause()
        self.table.send(*by_itself(self.table.facts, self._offer_age, reading=bool(self.root.dialogs)))

    def _wait(self, asked: Seat | None, seconds: float) -> None:
        """Let time pass in which a bot thinks, a person does, or nobody."""
        bot = asked is not None and asked != CHANCE and not self.table.facts.sittings[asked].human
        self.thinking.wait(asked if bot else None, self.table.facts.game.ply, seconds)

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
        self.acted = True
        self.table.send(Happened())

    def _unseen(self) -> bool:
        """Return whether what is done is not shown as it happens."""
        facts = self.table.facts
        return facts.state.rushing or SPEEDS[facts.settings.animation] <= 0

    def _pause(self) -> float:
        """Return how long a bot's move is shown."""
        facts = self.table.facts
        before, self._terms = self._terms, terms_of(facts.model.trade)
        longer = TERMS_SHARE if self._terms and self._terms != before else 1.0
        if facts.state.rushing:
            return 0.0
        pause = facts.settings.bot_pause
        seen = pause if longer > 1.0 else self.pace.pause(pause)
        return longer * seen / (facts.state.pace if facts.watching else 1.0)

    def _spend(self, seconds: float) -> None:
        """Count what a bot's turn takes: what is being shown, not how long anybody thinks."""
        model, shown = self.table.facts.model, self.clock.busy or self.hold > 0
        bot = bool(model.turn) and not self.table.facts.sittings[model.active].human
        self.pace.age(model.turn, seconds, bot=bot and shown)

    def _age(self, seconds: float) -> None:
        """Let an offer be seen; that stands still while terms of one's own are thought of."""
        root = self.root
        if self.table.facts.game.ply != self._ply:
            self._ply, self._offer_age = self.table.facts.game.ply, 0.0
        thinking = self.table.state.draft.counter or (root.hovered is not None and root.hovered.name == "counter")
        ringed = root.keyboard and root.focus is not None and root.focus.name == "counter"
        if not (thinking or ringed or root.dialogs or root.popup is not None):
            self._offer_age += seconds
