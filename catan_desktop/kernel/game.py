"""A game, the ruleset that it is played by, and the modules of which that is composed: types that name each other.

A module touches the rest of a game only through tables (data), the script (data), choices and handlers, steps,
questions (answers folded by a law), reactions to events, and checks of the end. `kernel/ruleset.py` composes them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as made
from random import Random
from types import NoneType, UnionType
from typing import Any, Generic, TypeAlias, TypeVar

from .action import Action
from .choice import Among, Choice, Only, OnSites, buttons
from .errors import Reason, RulesetError
from .event import Event
from .frame import SCRIPT, Frame, Position
from .ids import Seat
from .record import field, field_names, record, replace
from .slot import Slot
from .state import GameState, Observation, Outcome

T = TypeVar("T")
P = TypeVar("P")
A = TypeVar("A", bound=Action)
Events: TypeAlias = list[Event]
"""Where handlers, reactions and steps append what happens."""
Options: TypeAlias = Mapping[str, bool | int | str]
Advance: TypeAlias = "Callable[[Game, GameState, Events], GameState]"
Choices: TypeAlias = "Callable[[Game, GameState, Seat], tuple[Choice, ...]]"
Handler: TypeAlias = "Callable[[Game, GameState, Any, Events], GameState]"
Reaction: TypeAlias = "Callable[[Game, GameState, Any, Events], GameState]"
Explain: TypeAlias = "Callable[[Game, GameState, Any], Reason | None]"
Row: TypeAlias = "Act[Any] | Together"
Rows: TypeAlias = "tuple[Row, ...]"
Refusals: TypeAlias = tuple[tuple[str | Reason, Callable[..., object]], ...]
"""Reason, or its text key and the rule that it cites ("reason-stony X-1") -> when it holds; the first that holds
refuses. What holds may itself be the reason, where that depends on the position. An empty key has nothing to say."""


@dataclass(frozen=True, eq=False)
class Question(Generic[T]):
    """A named joint with a law: modules answer it, the answers are folded from `start`."""

    name: str
    start: T
    fold: Callable[[T, T], T]
    neutral: bool = False
    """True: folding any answer to `start` gives that answer, so that folding may as well begin with the first one."""


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
    asked: bool = True
    """False: nobody is asked for it before a game; the program sets it."""


def reason_of(told: str | Reason | None) -> Reason | None:
    """Return a reason that may be written as its text key and the rule that it cites."""
    if told is None or isinstance(told, Reason):
        return told
    key, _, rule = told.partition(" ")
    return Reason(key, rule=rule) if key else None


def first_reason(refusals: Refusals, *about: Any, otherwise: str | Reason | None = None) -> Reason | None:
    """Return the reason of the first refusal that holds, None where it has nothing to say; `otherwise` without any."""
    for told, holds in refusals:
        if found := holds(*about):
            return found if isinstance(found, Reason) else reason_of(told)
    return reason_of(otherwise)


def about_site(refusals: Refusals) -> Refusals:
    """Return refusals of (game, state, seat, site) as those of an action with the fields (seat, site)."""
    return tuple([(told, _at_site(holds)) for told, holds in refusals])


def _at_site(holds: Callable[..., object]) -> Callable[[Game, GameState, Any], object]:
    return lambda game, state, action: holds(game, state, action.seat, getattr(action, field_names(type(action))[1]))


@record
class Act(Generic[A]):
    """One kind of action: what could be meant by it, and what refuses it. Choices and reasons follow."""

    action: type[A]
    does: Callable[[Game, GameState, A, Events], GameState]
    """What happens."""
    each: Callable[[Game, GameState, Seat], Iterable[A]] | None = None
    """Everything that could be meant now, in order. Default: the one action that names nothing but its seat."""
    refusals: Refusals = ()
    """What speaks against it: of (game, state, action)."""
    otherwise: str | Reason | None = None
    """Why it is refused where it is not offered and no refusal holds."""
    fast: Callable[[Game, GameState, Seat], Iterable[A]] | None = None
    """Those of `each` that nothing refuses, found in a quicker way, where they are asked for often; the contract holds
    it to the plain one."""
    sites: tuple[str, Callable[[Game, GameState, Seat], int]] | None = None
    """(space, mask of its sites) for an action of (seat, site): all that nothing refuses, as places to be lit. The
    contract holds it to the plain ones, where there is no `each` to the refusals."""
    family: Callable[[Game, GameState, Seat], Choice | None] | None = None
    """The choices, where they are not a list: cards of a hand, a number, a draw. What is none of them is refused."""
    buttons: bool = False
    """True: each is a button of its own; False: only one that names nothing but its seat."""
    elsewhere: str | Reason | Callable[[Game, GameState, A], Reason | None] | None = None
    """Why it is refused in steps that never offer it."""
    unknown: str | Reason | Callable[[Game, GameState, A], Reason | None] | None = None
    """Why it is refused where it names something that there is not (`known` of the modules); default: `otherwise`."""

    def meant(self, game: Game, state: GameState, seat: Seat) -> Iterable[A]:
        """Return everything that could be meant now."""
        if self.each is not None:
            return self.each(game, state, seat)
        if self.sites is None:
            return (self.action(seat),)
        space, mask = self.sites
        sites: Any = OnSites(self.action, seat, space, mask(game, state, seat))
        return list(sites)

    def refused_by(self, game: Game, state: GameState, action: A) -> int | None:
        """Return the place of the first refusal that holds; None where none does."""
        for place, (_, holds) in enumerate(self.refusals):
            if holds(game, state, action):
                return place
        return None

    def reason(self, game: Game, state: GameState, action: A) -> Reason | None:
        """Return why it is refused in its step; None where nothing is to be said."""
        return first_reason(self.refusals, game, state, action, otherwise=self.otherwise)

    def plain(self, game: Game, state: GameState, seat: Seat) -> list[A]:
        """Return what is meant and not refused."""
        return _unrefused(self.meant, self._holds)(game, state, seat)

    @property
    def _holds(self) -> tuple[Callable[[Game, GameState, A], object], ...]:
        return tuple([holds for _, holds in self.refusals])

    def choices(self) -> Choices:
        """Return the function that offers it: it is asked for often, and made once."""
        if self.family is not None:
            return _family(self.family)
        if self.sites is not None:
            return _sites(self.action, *self.sites)
        if self.each is None and not self.refusals:
            made = [(button,) for button in buttons(self.action)]
            return lambda game, state, seat: made[seat]
        if self.each is None:
            return _button(self.action, self._holds)
        find = self.fast or (_unrefused(self.each, self._holds) if self.refusals else self.each)
        return _buttons(find) if self.buttons else _list(find)

    def why_none(
        self, game: Game, state: GameState, seat: Seat, unthinkable: Reason | None = None, /, **fixed: object
    ) -> Reason | None:
        """Return why the seat can do none of it with these fields: the refusal that comes latest; None if it can.
        `unthinkable`: why, where nothing of it could even be meant."""
        latest: tuple[int, A] | None = None
        for one in self.meant(game, state, seat):
            if all(getattr(one, name) == value for name, value in fixed.items()):
                place = self.refused_by(game, state, one)
                if place is None:
                    return None
                if latest is None or place > latest[0]:
                    latest = place, one
        return reason_of(unthinkable or self.otherwise) if latest is None else self.reason(game, state, latest[1])


def _unrefused(
    each: Callable[[Game, GameState, Seat], Iterable[A]], refusals: tuple[Callable[[Game, GameState, A], object], ...]
) -> Callable[[Game, GameState, Seat], list[A]]:
    def find(game: Game, state: GameState, seat: Seat) -> list[A]:
        found = []
        for one in each(game, state, seat):
            for holds in refusals:
                if holds(game, state, one):
                    break
            else:
                found.append(one)
        return found

    return find


def _family(family: Callable[[Game, GameState, Seat], Choice | None]) -> Choices:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        found = family(game, state, seat)
        return () if found is None else (found,)

    return choices


def _sites(action: type[Action], space: str, mask: Callable[[Game, GameState, Seat], int]) -> Choices:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        found = mask(game, state, seat)
        return (OnSites(action, seat, space, found),) if found else ()

    return choices


def _list(find: Callable[[Game, GameState, Seat], Iterable[Action]]) -> Choices:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        found = tuple(find(game, state, seat))
        return (Among(found),) if found else ()

    return choices


def _buttons(find: Callable[[Game, GameState, Seat], Iterable[Action]]) -> Choices:
    return lambda game, state, seat: tuple([Only(one) for one in find(game, state, seat)])


def _button(action: type[Action], refusals: tuple[Callable[[Game, GameState, Any], object], ...]) -> Choices:
    made = [(button,) for button in buttons(action)]

    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        found = made[seat]
        for holds in refusals:
            if holds(game, state, found[0].action):
                return ()
        return found

    return choices


@record
class Together:
    """Rows that one function offers, because they look at the same things and are asked for often."""

    rows: tuple[Act[Any], ...]
    """None where all that is offered has its rows elsewhere: what other modules sell, say."""
    fast: Choices
    """What nothing refuses of all rows; the contract holds it to the plain ones."""

    def choices(self) -> Choices:
        """Return the function that offers them."""
        return self.fast


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
    choices: Rows = ()
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
    """Return the tables, as all modules have made them, for a number of players."""
    script: Callable[[Script], Script] = _same_script
    steps: tuple[Step, ...] = ()
    choices: Mapping[str, Rows] = field(default_factory=dict)
    """More choices for a named step."""
    handlers: Mapping[type[Action], Handler] = field(default_factory=dict)
    """What actions do that no row tells of."""
    known: Mapping[Any, Callable[[Game], Container[int]]] = field(default_factory=dict)
    """Type of a field -> the numbers that there are: nothing is asked of an action that names another."""
    names: Mapping[Any, Callable[[Game], Sequence[str]]] = field(default_factory=dict)
    """Type of a number -> the names of all of them, in order, by which positions are written; not for what the board
    names."""
    follows: Mapping[type[Any], tuple[str, ...]] = field(default_factory=dict)
    """Record of the state -> its fields that follow from others: positions are written without them."""
    follow: Callable[[Game, GameState], GameState] | None = None
    """Works them out; what it cannot know stays as it is."""
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
    where: tuple[str, tuple[bool | int | str, ...]] | None = None
    """An option, and its values with which the module is a part of the game; None: always."""
    determinise: Callable[[Game, Observation, GameState, Random], P] | None = None
    """Deals the module's own hidden facts; gets the state as dealt so far by the modules before it."""
    upgrades: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict)
    """Version -> what makes a saved state of it, as plain data, one that the next version reads; only where the shape
    of the module's records has changed."""
    divides: Callable[[Any], Mapping[str, Any]] | None = None
    """Makes of its part in a save from before it was divided those of the modules that it became, in their order."""

    @property
    def key(self) -> str:
        """The name by which other modules and saves know it."""
        return self.slot.key

    def plays(self, options: Options) -> bool:
        """Return whether the module is a part of a game with these options."""
        if self.switch is not None and not options[self.switch.key]:
            return False
        return self.where is None or options[self.where[0]] in self.where[1]


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Compiled modules. Made by `compose`; compared by identity."""

    key: str
    modules: tuple[Module[Any], ...]
    seats: tuple[int, ...]
    """Allowed numbers of seats."""
    tables: Any
    """As modules make them, before the number of seats is known."""
    script: Script
    steps: Mapping[str, Step]
    choices: Mapping[str, tuple[Choices, ...]]
    """Every contribution to a step, its own first; each step stands here."""
    stages: frozenset[str]
    """Steps of the script, and those that stand for one; all others are questions within them."""
    asks: Mapping[str, tuple[str, tuple[Choices, ...]]]
    """By step: its prompt and its choices."""
    acts: Mapping[str, Mapping[type[Action], Act[Any]]]
    """By step: its rows by action."""
    handlers: Mapping[type[Action], Handler]
    kinds: Mapping[str, type[Action]]
    explain: Mapping[type[Action], Explain]
    rules: Mapping[str, str]
    """Text key of a refusal -> ID of the rule that it cites."""
    answers: Mapping[Question[Any], tuple[Callable[..., Any], ...]]
    folded: Mapping[Question[Any], Callable[..., Any]]
    """By question: all its answers as one function of (game, state) or (game, state, about)."""
    reactions: Mapping[type[Event], tuple[Reaction, ...]]
    always: tuple[EndCheck, ...]
    at_rest: tuple[EndCheck, ...]
    rest_alone: tuple[EndCheck, ...]
    """Those of `at_rest` that ask nothing that one of `always` asks as well."""
    options: tuple[OptionSpec, ...]
    slots: Mapping[str, int]
    """Module key -> index of its part."""
    secrets: tuple[tuple[int, bool, bool], ...]
    """Index of each part with secrets; whether it has `private` facts, and `hidden` ones."""
    make_board: Callable[[int, Options, Random], Any] | None
    """(seats, options, source of luck) -> board; None for a game without one."""
    board_type: Any
    recipe: tuple[Module[Any], ...]
    """What it was composed of, the modules that only an option brings among them."""
    variants: dict[tuple[str, ...], Ruleset]
    """By keys of modules: the same recipe with just these, as far as it was asked for."""
    composed: Callable[[Sequence[Module[Any]]], Ruleset]
    """Composes a variant of these modules."""

    def at(self, options: Options) -> Ruleset:
        """Return the ruleset with the modules that these options bring: this one, or a variant under the same key."""
        whole = {**{spec.key: spec.default for spec in self.options}, **options}
        modules = [module for module in self.recipe if module.plays(whole)]
        keys = tuple([module.key for module in modules])
        return self.variants[keys] if keys in self.variants else self.composed(modules)

    def tables_for(self, seats: int) -> Any:
        """Return the tables for `seats` players."""
        tables = self.tables
        for module in self.modules:
            tables = module.tables_for(tables, seats)
        return tables

    def cited(self, reason: Reason) -> Reason:
        """Return a refusal with the rule that it cites in these rules, where it names none."""
        return reason if reason.rule else replace(reason, rule=self.rules.get(reason.key, ""))

    def versions(self) -> tuple[tuple[str, int], ...]:
        """Module keys with their versions."""
        return tuple((module.key, module.version) for module in self.modules)

    def checked(self, given: Options) -> dict[str, bool | int | str]:
        """All options with defaults filled in; RulesetError for a strange key or value."""
        known = {spec.key: spec for spec in self.options}
        for key, value in given.items():
            if key not in known:
                raise RulesetError(f"{self.key} has no option {key!r}; it has: {', '.join(sorted(known))}")
            allowed = known[key].choices
            if not any(value == choice and type(value) is type(choice) for choice in allowed):
                listed = ", ".join(str(choice) for choice in allowed)
                raise RulesetError(f"option {key} of {self.key} cannot be {value!r}; allowed: {listed}")
        chosen = {spec.key: given.get(spec.key, spec.default) for spec in self.options}
        for spec in self.options:
            for other, value in spec.clashes if chosen[spec.key] != spec.default else ():
                if other in chosen and chosen[other] == value:
                    raise RulesetError(f"option {spec.key} of {self.key} does not go with {other} = {value}")
        return chosen


@dataclass(frozen=True, eq=False, slots=True)
class CompiledScript:
    """The set-up or the turn."""

    steps: tuple[Step, ...]
    following: tuple[int, ...]
    """By index: the first step from there on that the table needs; the number of steps where there is none."""
    bottom: tuple[Frame, ...]
    """By index: the bottom frame while the step is on. Behind the last one: at the end, and before the first."""
    due: tuple[Callable[[Game, GameState], bool] | None, ...]
    """By index: whether the step has anything to do now. Behind the last one: nothing."""
    entered: tuple[tuple[tuple[Frame, ...], ...], ...]
    """By index and seat: the bottom frame and the one that the step begins with; nothing where that depends on the
    state."""
    at_once: tuple[tuple[tuple[Frame, ...], ...], ...]
    """By index: `entered` of the first step from there on that the table needs; nothing where that depends on the
    state, or where there is none."""

    def next_due(self, game: Game, state: GameState, index: int) -> int:
        """Return the first step from `index` on that has something to do; the number of steps where there is none."""
        index = self.following[index]
        while (due := self.due[index]) is not None and not due(game, state):
            index = self.following[index + 1]
        return index


@dataclass(frozen=True, eq=False)
class Game:
    """What stays the same while a game is played."""

    ruleset: Ruleset
    seats: int
    board: Any
    """The ruleset's own board record; None for a game without one."""
    options: Options
    """Every option of the ruleset with its value."""

    folded: Mapping[Question[Any], Callable[..., Any]] = made(init=False)
    """The answers to the questions, from the ruleset."""
    slots: Mapping[str, int] = made(init=False)
    """Module key -> index of its part, from the ruleset."""
    tables: Any = made(init=False)
    """The numbers and lists of the ruleset for the players of this game."""
    setup: CompiledScript = made(init=False)
    """The script up to the first turn."""
    turn: CompiledScript = made(init=False)
    """The script of a turn."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "folded", self.ruleset.folded)
        object.__setattr__(self, "slots", self.ruleset.slots)
        object.__setattr__(self, "tables", self.ruleset.tables_for(self.seats))
        object.__setattr__(self, "setup", compiled(self, True))
        object.__setattr__(self, "turn", compiled(self, False))

    def on_board(self, board: Any, question: Question[Any]) -> Game:
        """Return the game on a board that lies as it is: the question of how it lies now is answered by none."""
        found = Game(self.ruleset, self.seats, board, self.options)
        folded = {one: answer for one, answer in self.folded.items() if one is not question}
        object.__setattr__(found, "folded", folded)
        return found

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def has(self, key: str) -> bool:
        """Return whether the module is part of the ruleset."""
        return key in self.slots

    def underway(self, state: GameState) -> bool:
        """Return whether a stage of the turn has put a question: no plan may stop there."""
        return state.frames[-1].step not in self.ruleset.stages

    def ask(self, question: Question[T], state: GameState, about: Any = None) -> T:
        """The folded answers of all modules; `about` is what the question is about, where it is not the state alone."""
        folded = self.folded.get(question)
        if folded is None:
            return question.start
        answer: T = folded(self, state) if about is None else folded(self, state, about)
        return answer


def compiled(game: Game, setup: bool) -> CompiledScript:
    """The set-up or the turn of a game."""
    script = game.ruleset.script
    steps = tuple(game.ruleset.steps[key] for key in (script.setup if setup else script.turn))
    following = [len(steps)]
    for index in reversed(range(len(steps))):
        needed = steps[index].needed
        following.append(index if needed is None or needed(game) else following[-1])
    bottom = tuple(Frame(SCRIPT, 0, Position(setup, index)) for index in (*range(len(steps) + 1), -1))
    entered = tuple(_entered(game, step, bottom[index]) for index, step in enumerate(steps))
    following.reverse()
    due = (*[step.due for step in steps], None)
    at_once = [entered[index] if index < len(steps) and due[index] is None else () for index in following]
    return CompiledScript(steps, tuple(following), bottom, due, entered, (*at_once, ()))


def _entered(game: Game, step: Step, bottom: Frame) -> tuple[tuple[Frame, ...], ...]:
    if step.enter is None:
        return tuple((bottom, step.awaiting(Seat(seat))) for seat in range(game.seats))
    return ((bottom, step.enter),) * game.seats if isinstance(step.enter, Frame) else ()
