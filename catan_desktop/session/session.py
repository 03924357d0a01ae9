"""One running game: the state, its log, who sits where, what can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from ..bots.advice import Advice
from ..bots.bot import bot_seed
from ..bots.table import CATALOGUE, Standing, describe, shelf
from ..kernel import chance, engine
from ..kernel.action import Action
from ..kernel.choice import Choice, Draw
from ..kernel.errors import Reason
from ..kernel.event import Event
from ..kernel.frame import Decision
from ..kernel.game import Game
from ..kernel.ids import CHANCE, Seat
from ..kernel.record import record, replace
from ..kernel.state import GameState, Observation, Outcome
from . import saves
from .bot_process import BotTable
from .dealing import dealt
from .history import NOTHING_TO_REDO, Timeline, undo_block
from .saves import SavedGame
from .spec import NewGame, SeatSpec


def today() -> str:
    """The present moment, UTC, as it stands in saves: `2030-12-31T23:59:59Z`."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Fate(Protocol):
    """What decides instead of the seed and the bots, where a game is told and not played; None: they decide."""

    def draw(self, done: Sequence[Action], choice: Draw) -> Action | None:
        """The outcome of chance, one of `choice`, after the actions done."""

    def move(self, done: Sequence[Action], view: Observation) -> Action | None:
        """What a bot does, something legal, after the actions done."""


class Keeper(Protocol):
    """Something that keeps a game safe while it is played."""

    patience: float
    """So many seconds `close` waits for what does not answer."""

    @property
    def failure(self) -> Reason | None:
        """Why the game is not safe just now; None if it is."""

    def keep(self, data: saves.SaveData) -> None:
        """Save this soon; called after every change, must not wait."""

    def stamp(self, date: str) -> int:
        """A stamp later than that of every save there is."""

    def settle(self, seconds: float = ...) -> bool:
        """Wait for what is being saved, but not for long; True if everything is."""

    def close(self) -> None:
        """Finish what was promised; `failure` says what could not be."""


@record
class MenuEntry:
    """One kind of action and whether it can be done now."""

    kind: type[Action]
    choices: tuple[Choice, ...]
    """The families that hold such actions now."""
    reason: Reason | None
    """Why there are none; None if there are some."""


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
        fate: Fate | None = None,
        title: str = "",
    ) -> None:
        """Use `new` or `resume`; a game that is told begins at any timeline, with its `fate`."""
        self.game = game
        self.spec = spec
        self.timeline = timeline
        self.notices: list[Reason] = []
        """What the people should be told once; whoever tells it empties the list."""
        self.title = title
        """What the game is called in the list of saves; empty: as its rules."""
        self.clock = clock
        self.keeper = keeper
        self._fate = fate
        self._shelf_name = shelf_name
        self._seats = list(spec.seats)
        self._lines: dict[int, saves.Line] = {}
        self._views: dict[Seat, Observation] = {}
        self._bots = BotTable(game, describe(game, shelf_name), bot_seed(spec.seed), bots_in_process)
        self._bots.notices = self.notices

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
            game,
            spec,
            timeline,
            shelf_name=shelf_name,
            keeper=keeper,
            clock=clock,
            bots_in_process=bots_in_process,
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
            title=saved.header.title,
        )
        if saved.notice is not None:
            session.notices.append(saved.notice)
        if session.outcome is None:
            session._keep()
        return session

    def renewed(self, keeper: Keeper | None) -> Session:
        """The same game with everything that was worked out from it worked out anew: for after an error.

        The bots' process of this session is ended; its keeper is the caller's affair.
        """
        with suppress(Exception):  # a process that cannot even be ended must not stop the game
            self._bots.close()
        made = Session(
            self.game,
            self.spec,
            self.timeline.again(),
            shelf_name=self._shelf_name,
            keeper=keeper,
            clock=self.clock,
            bots_in_process=self._bots.in_process,
            fate=self._fate,
            title=self.title,
        )
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
        """How the game ended; None while it goes on."""
        return self.timeline.state.outcome

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sits where now."""
        return tuple(self._seats)

    def actor(self) -> Seat | None:
        """Who is asked now: a seat, `CHANCE`, or None when the game is over."""
        return engine.actor(self.timeline.state)

    def view(self, seat: Seat) -> Observation:
        """What a seat sees; the same object until something changes."""
        view = self._views.get(seat)
        if view is None:
            seen = engine.observe(self.game, self.timeline.state, seat)
            view = replace(seen, history=self.timeline.history(seat))
            self._views[seat] = view
        return view

    def why_not(self, action: Action) -> Reason | None:
        """None if the action is legal now, else the reason."""
        return engine.why_not(self.game, self.timeline.state, action, self._known(action.seat))

    def menu(self, seat: Seat) -> tuple[MenuEntry, ...]:
        """The kinds of actions that a seat may take now, in the order of the choices."""
        decision = self.view(seat).decision
        found: dict[type[Action], tuple[Choice, ...]] = {}
        for choice in decision.choices if decision else ():
            if choice.count():
                kind = type(next(iter(choice)))
                found[kind] = (*found.get(kind, ()), choice)
        return tuple(MenuEntry(kind, choices, None) for kind, choices in found.items())

    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, hidden points included: for the end of the game."""
        return shelf(self._shelf_name).standings(self.game, self.timeline.state)

    def events(self) -> tuple[tuple[int, Event], ...]:
        """Every event with the ply after which it stands, secrets included: for the result."""
        return self.timeline.events()

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
            asked = engine.decision(self.game, self.timeline.state, seat)
            assert asked is not None
            (draw,) = asked.choices
            assert isinstance(draw, Draw)
            told = self._fate.draw(self._done(), draw) if self._fate is not None else None
            self.submit(told if told is not None else chance.draw(self.spec.seed, self.ply, draw))
            return True
        sitting = self._seats[seat]
        if sitting.human:
            return False
        action = self._fate.move(self._done(), self.view(seat)) if self._fate is not None else None
        if action is None:
            action = self._bots.think(sitting.mind, self.view(seat))
        if action is None:
            return False
        self.submit(action)
        return True

    def advise(self, seat: Seat) -> Advice | Reason | None:
        """What the best bot would do in a seat's place and why; never waits, ask again while there is None."""
        return self._bots.advise(self.view(seat))

    @property
    def thinking_seconds(self) -> float:
        """So long a bot may think about a decision."""
        return self._bots.seconds

    @thinking_seconds.setter
    def thinking_seconds(self, seconds: float) -> None:
        self._bots.seconds = seconds

    @property
    def bots_process(self) -> int | None:
        """The number of the process in which bots think, if one runs."""
        return self._bots.worker.process_id if self._bots.worker is not None else None

    def set_seat(self, seat: Seat, sitting: SeatSpec) -> None:
        """Somebody else sits down: a bot for a person, a person for a bot, another level, name or colour."""
        self._seats[seat] = sitting
        self.spec = self.spec.model_copy(update={"seats": tuple(self._seats)})
        self._keep()

    # Taking back

    def undo_block(self) -> Reason | None:
        """Why the last action cannot be taken back; None if it can."""
        return undo_block(self.timeline, [sitting.human for sitting in self._seats])

    def undo(self) -> bool:
        """Take the last action back; False, and nothing changes, where `undo_block` has a reason."""
        if self.undo_block() is not None:
            return False
        self.timeline.back()
        self._changed()
        return True

    def undo_turn(self) -> bool:
        """Take back all that can be taken back of the turn in which the last action was taken; False if nothing."""
        return self._undo_while(lambda: self._before().turn == self.state.turn)

    def undo_to(self, ply: int) -> bool:
        """Go back until `ply` actions have been applied, or as far as it goes; True if that ply is reached."""
        if ply < self.ply:
            self._undo_while(lambda: self.ply > ply)
        return self.ply == ply

    def redo_block(self) -> Reason | None:
        """Why nothing can be done again; None if something can."""
        return None if self.timeline.undone else NOTHING_TO_REDO

    def redo(self) -> bool:
        """Do again what was taken back last; False if nothing was, or if something else was done since."""
        if not self.timeline.undone:
            return False
        self.timeline.forward()
        self._changed()
        return True

    def _done(self) -> tuple[Action, ...]:
        return tuple(ply.action for ply in self.timeline.plies)

    def _before(self) -> GameState:
        return self.timeline.state_at(self.ply - 1)

    def _undo_while(self, wanted: Callable[[], bool]) -> bool:
        """Take one action back, then more of them as long as they can be and `wanted` says so."""
        done = False
        while self.undo_block() is None and (not done or wanted()):
            self.timeline.back()
            done = True
        if done:
            self._changed()
        return done

    # Keeping

    def freeze(self, title: str = "") -> saves.SaveData:
        """Everything a save holds, at this moment; cheap, and safe to encode in another thread."""
        return saves.SaveData(
            game=self.game,
            spec=self.spec,
            shelf_name=self._shelf_name,
            date=self.clock(),
            title=title,
            start=self.timeline.start,
            done=tuple(self.timeline.plies),
            undone=tuple(reversed(self.timeline.undone)),
            lines=self._lines,
        )

    @property
    def trouble(self) -> Reason | None:
        """Why the game cannot be kept just now; None if it is."""
        return self.keeper.failure if self.keeper is not None else None

    def save(self, path: Path, title: str = "", stamp: int = 0) -> None:
        """Write the game to a file; SaveError where that cannot be done."""
        saves.write(self.freeze(title), path, stamp)

    def stamp(self, date: str) -> int:
        """A stamp for a further save of this game: later than every one before; 0 where nothing is kept."""
        return self.keeper.stamp(date) if self.keeper is not None else 0

    def rename(self, title: str) -> None:
        """Call the game otherwise from now on; back when that is kept, or soon."""
        self.title = title
        self._keep()
        if self.keeper is not None:
            self.keeper.settle()

    def close(self) -> None:
        """End the bots' process and finish the autosave."""
        try:
            self._bots.close()
        finally:
            if self.keeper is not None:
                self.keeper.close()

    def _changed(self) -> None:
        self._views.clear()
        self._keep()

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self.freeze(self.title))
