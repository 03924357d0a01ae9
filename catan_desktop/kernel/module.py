"""Modules: the parts a ruleset is composed of, and the joints where they meet.

A module touches the rest of a game only through tables (data), the script (data), choices and handlers, steps,
questions (answers folded by a law), reactions to events, and checks of the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from .action import Action
from .choice import Choice
from .errors import Reason, RulesetError
from .event import Event
from .frame import Frame
from .ids import Seat
from .record import field, record, replace
from .slot import Slot

if TYPE_CHECKING:
    from .game import Game
    from .state import GameState, Observation, Outcome

T = TypeVar("T")
P = TypeVar("P")
Events: TypeAlias = list[Event]
"""Where handlers, reactions and steps append what happens."""
Advance: TypeAlias = "Callable[[Game, GameState, Events], GameState]"
Choices: TypeAlias = "Callable[[Game, GameState, Seat], tuple[Choice, ...]]"
Handler: TypeAlias = "Callable[[Game, GameState, Any, Events], GameState]"
Reaction: TypeAlias = "Callable[[Game, GameState, Any, Events], GameState]"
Explain: TypeAlias = "Callable[[Game, GameState, Any], Reason | None]"


@dataclass(frozen=True, eq=False)
class Question(Generic[T]):
    """A named joint with a law: modules answer it, the answers are folded from `start`."""

    name: str
    start: T
    fold: Callable[[T, T], T]
    neutral: bool = False
    """True: folding any answer to `start` gives that answer, so that folding may as well begin with the first one."""


@record
class Step:
    """One kind of frame."""

    key: str
    """`module.name`."""
    prompt: str = ""
    """Text key of the question to the seat that acts."""
    data: type[Any] | UnionType | None = None
    """The type of what its frames hold; None: they hold nothing."""
    enter: Callable[[Game, GameState], Frame] | Frame | None = None
    """The frame to push when the script comes to this step; default: waits for the seat whose turn it is."""
    needed: Callable[[Game], bool] | None = None
    """False at a table where the step never has anything to do: the script passes it over. Default: always needed."""
    due: Callable[[Game, GameState], bool] | None = None
    """False where the step has nothing to do now: the script passes it over this time. Default: always due."""
    advance: Advance | None = None
    """Runs while nobody is awaited; must change the stack. Default: pop."""
    choices: Choices | None = None
    """What an awaited seat may do; contributions of modules are appended."""
    refusal: Reason | None = None
    """Why anything else is refused here, where its own explanation has nothing to say."""
    stage: bool = False
    """True: a stage of the turn, like the steps of the script; False: a question within a stage."""

    def holds(self, data: object) -> bool:
        """Return whether these can be the data of one of its frames."""
        return isinstance(data, NoneType if self.data is None else self.data)

    def awaiting(self, seat: Seat) -> Frame:
        """The frame that waits for one seat."""
        return Frame(self.key, 1 << seat)

    def entered(self, game: Game, state: GameState) -> Frame:
        """The frame to push when the script comes to this step."""
        if self.enter is None:
            return self.awaiting(state.seat)
        return self.enter if isinstance(self.enter, Frame) else self.enter(game, state)


def by_itself(key: str) -> Frame:
    """The `enter` of a step that waits for nobody."""
    return Frame(key, 0)


@record
class Script:
    """The order of steps, as data."""

    setup: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()

    def _splice(self, anchor: str, before: tuple[str, ...], keep: bool, after: tuple[str, ...]) -> Script:
        for name in ("setup", "turn"):
            steps: tuple[str, ...] = getattr(self, name)
            if anchor in steps:
                at = steps.index(anchor)
                middle = (anchor,) if keep else ()
                return replace(self, **{name: (*steps[:at], *before, *middle, *after, *steps[at + 1 :])})
        raise RulesetError(f"the script has no step {anchor!r}")

    def insert_before(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` before `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, steps, True, ())

    def insert_after(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` after `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, (), True, steps)

    def replace(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` instead of `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, steps, False, ())


@record
class OptionSpec:
    """One choice of the people who start a game."""

    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    """Every allowed value, in the order to show."""
    house: bool = False
    """True for a house rule."""
    seats: tuple[int, ...] = ()
    """Numbers of seats for which it matters; empty: all."""
    clashes: tuple[tuple[str, bool | int | str], ...] = ()
    """(key, value) pairs of other options that do not go with this one unless it has its default."""


@record
class EndCheck:
    """Tells whether the game is over."""

    check: Callable[[Game, GameState], Outcome | None]
    always: bool = False
    """True: asked whenever a part of the state or the seat has changed; False: only at rest, when the last frame waits
    for a player."""


def _no_tables(tables: Any) -> Any:
    return tables


def _any_seats(tables: Any, seats: int) -> Any:
    return tables


def _nothing(game: Game) -> Any:
    return None


def _same_script(script: Script) -> Script:
    return script


@record
class Module(Generic[P]):
    """One part of a ruleset. Its docstring keeps the history of `version`."""

    slot: Slot[P]
    version: int
    """Grows when a legal game could go differently."""
    initial: Callable[[Game], P] = _nothing
    """The module's part of the first state. Default: it keeps nothing."""
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    tables: Callable[[Any], Any] = _no_tables
    tables_for: Callable[[Any, int], Any] = _any_seats
    """What the tables, as all modules have made them, become at a table of so many seats."""
    script: Callable[[Script], Script] = _same_script
    steps: tuple[Step, ...] = ()
    choices: Mapping[str, tuple[Choices, ...]] = field(default_factory=dict)
    """More choices for a named step."""
    handlers: Mapping[type[Action], Handler] = field(default_factory=dict)
    explain: Mapping[type[Action], Explain] = field(default_factory=dict)
    """Why an action outside the choices is refused."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """Text key of a refusal -> ID of the rule that it cites where it names none; that of a later module counts."""
    answers: Mapping[Question[Any], Callable[..., Any]] = field(default_factory=dict)
    on: Mapping[type[Event], Reaction] = field(default_factory=dict)
    end_checks: tuple[EndCheck, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    changed_options: tuple[OptionSpec, ...] = ()
    """Options of modules before it with other values."""
    switch: OptionSpec | None = None
    """The option that brings the module: it is no part of a game in which this is False, and brings no other option."""
    determinise: Callable[[Game, Observation, GameState, Random], P] | None = None
    """Deals the module's own hidden facts; gets the state as dealt so far by the modules before it."""
    upgrades: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)
    """Version -> what makes a saved state of it, as plain data, one that the next version reads; only where the shape
    of the module's records has changed."""

    @property
    def key(self) -> str:
        """The name by which other modules and saves know it."""
        return self.slot.key
