"""One running game: the state, its log, who sits where. What is taken back and saved of it are parts of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from ..bots.bot import bot_seed
from ..bots.levels import SHARE
from ..bots.table import CATALOGUE, Standing, describe, shelf
from ..kernel import Action, Game, GameState, Observation, Reason, Seat, chance, engine, replace
from ..kernel.choice import Draw
from ..kernel.event import Event
from ..kernel.frame import Decision
from ..kernel.ids import CHANCE
from ..kernel.state import Outcome
from .bot_process import BotTable
from .dealing import dealt
from .history import Timeline
from .saves import SavedGame
from .saving import Keeper, Saving, today
from .spec import NewGame, SeatSpec
from .undo import UndoHistory


class ScriptedPlay(Protocol):
    """Decides instead of seed and bots where a game is scripted, as in a lesson; where it answers None, they do."""

    def draw(self, done: Sequence[Action], choice: Draw) -> Action | None:
        """The outcome of chance, one of `choice`, after the actions done."""

    def move(self, done: Sequence[Action], view: Observation) -> Action | None:
        """Return what a bot does, something legal, after the actions done."""


class Session:
    """A game being played. Give it actions, call `pump` in every frame, show what `view` returns."""

    def __init__(
        self,
        game: Game,
        spec: NewGame,
        timeline: Timeline,
        *,
        shelf_name: str = CATALOGUE,
        keeper: Keeper | None = None,
        clock: Callable[[], str] = today,
        bots_in_process: bool = False,
        scripted: ScriptedPlay | None = None,
    ) -> None:
        """Use `new` or `resume`; a game that is `scripted` begins at any timeline.

        Args:
            keeper: keeps the game while it is played; None: it lies in no file.
            clock: gives the date of saves.
        """
        self.game = game
        self.spec = spec
        self.timeline = timeline
        self.notices: list[Reason] = []
        """What the people should be told once; whoever tells it empties the list."""
        self.shelf_name = shelf_name
        self.sharing: frozenset[int] = frozenset()
        """Seats whose bots play for their share of the goal as well as for winning."""
        self._scripted = scripted
        self._views: dict[Seat, Observation] = {}
        self.bots = BotTable(game, describe(game, shelf_name), bot_seed(spec.seed), bots_in_process)
        self.bots.notices = self.notices
        self.history = UndoHistory(timeline, self._humans, self._changed)
        self.saving = Saving(self, keeper, clock)

    @classmethod
    def new(
        cls,
        spec: NewGame,
        *,
        shelf_name: str = CATALOGUE,
        keeper: Keeper | None = None,
        clock: Callable[[], str] = today,
        bots_in_process: bool = False,
    ) -> Session:
        """Begin a game; RulesetError for a ruleset, a number of seats or an option that there is not."""
        game = dealt(spec, shelf_name)
        timeline = Timeline(game.seats, engine.start(game))
        session = cls(
            game, spec, timeline, shelf_name=shelf_name, keeper=keeper, clock=clock, bots_in_process=bots_in_process
        )
        session._changed()
        return session

    @classmethod
    def resume(
        cls,
        saved: SavedGame,
        *,
        keeper: Keeper | None = None,
        clock: Callable[[], str] = today,
        bots_in_process: bool = False,
    ) -> Session:
        """Go on with a saved game exactly where it stood. One that is over is kept anew only when it is changed."""
        session = cls(
            saved.game,
            saved.spec,
            saved.timeline,
            shelf_name=saved.shelf_name,
            keeper=keeper,
            clock=clock,
            bots_in_process=bots_in_process,
        )
        session.saving.title = saved.header.title
        if saved.notice is not None:
            session.notices.append(saved.notice)
        if session.outcome is None:
            session.saving.keep()
        else:
            session.saving.over_since = saved.header.date
        return session

    def renewed(self, keeper: Keeper | None) -> Session:
        """Return a session of the same game with everything derived from it worked out again: for use after an error.

        The bots' process of this session is ended; its keeper is left to the caller.
        """
        with suppress(Exception):  # a process that cannot even be ended must not stop the game
            self.bots.close()
        made = Session(
            self.game,
            self.spec,
            self.timeline.fresh_copy(),
            shelf_name=self.shelf_name,
            keeper=keeper,
            clock=self.saving.clock,
            bots_in_process=self.bots.in_process,
            scripted=self._scripted,
        )
        made.saving.title, made.sharing = self.saving.title, self.sharing
        made.notices.extend(self.notices)
        made._changed()
        return made

    # What is

    @property
    def state(self) -> GameState:
        """The whole truth, secrets included: for saving and judging, never for showing."""
        return self.timeline.state

    @property
    def ply(self) -> int:
        """Actions applied so far."""
        return self.timeline.state.ply

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self.timeline.state.outcome

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Return who sits where now."""
        return self.spec.seats

    def actor(self) -> Seat | None:
        """Return who is asked now: a seat, `CHANCE`, or None when the game is over."""
        return engine.actor(self.timeline.state)

    def view(self, seat: Seat) -> Observation:
        """Return what a seat sees; the same object until something changes."""
        view = self._views.get(seat)
        if view is None:
            seen = engine.observe(self.game, self.timeline.state, seat)
            view = replace(seen, history=self.timeline.history(seat))
            self._views[seat] = view
        return view

    def why_not(self, action: Action) -> Reason | None:
        """None if the action is legal now, else the reason."""
        return engine.why_not(self.game, self.timeline.state, action, self._known(action.seat))

    def standings(self) -> tuple[Standing, ...]:
        """Return how the seats stand, hidden points included: for the end of the game."""
        return shelf(self.shelf_name).standings(self.game, self.timeline.state)

    def _known(self, seat: Seat) -> Decision | None:
        """Return the decision that a seat has been shown in this state, if it has."""
        view = self._views.get(seat) if isinstance(seat, int) else None  # an action may come with nonsense in it
        return view.decision if view is not None else None

    # What happens

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened, secrets included. IllegalAction, with its reason, changes nothing."""
        transition = engine.apply(self.game, self.timeline.state, action, self._known(action.seat))
        self.timeline.add(action, transition)
        self._changed()
        return transition[1]

    def pump(self) -> bool:
        """Let chance or a bot act if it is their move; never waits. True if something happened: one action."""
        seat = self.actor()
        if seat is None:
            return False
        if seat == CHANCE:
            draw = engine.awaited_draw(self.game, self.timeline.state)
            told = self._scripted.draw(self._done(), draw) if self._scripted is not None else None
            self.submit(told if told is not None else chance.draw(self.spec.seed, self.ply, draw))
            return True
        sitting = self.seats[seat]
        if sitting.human:
            return False
        action = self._scripted.move(self._done(), self.view(seat)) if self._scripted is not None else None
        if action is None:
            mind = f"{sitting.level}/{sitting.character}/{SHARE}" if seat in self.sharing else sitting.mind
            action = self.bots.think(mind, self.view(seat))
        if action is None:
            return False
        self.submit(action)
        return True

    def set_seat(self, seat: Seat, sitting: SeatSpec) -> None:
        """Somebody else sits down: a bot for a person, a person for a bot, another level, name or colour."""
        seats = (*self.seats[:seat], sitting, *self.seats[seat + 1 :])
        self.spec = self.spec.model_copy(update={"seats": seats})
        self.saving.keep()

    def close(self) -> None:
        """End the bots' process and finish the autosave."""
        try:
            self.bots.close()
        finally:
            if self.saving.keeper is not None:
                self.saving.keeper.close()

    def _done(self) -> tuple[Action, ...]:
        return tuple(ply.action for ply in self.timeline.plies)

    def _humans(self) -> list[bool]:
        return [sitting.human for sitting in self.seats]

    def _changed(self) -> None:
        self._views.clear()
        self.saving.keep()
