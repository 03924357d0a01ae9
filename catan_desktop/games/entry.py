"""The record of a game of the program, in three: its rules, what bots go by, and how it is told to people.

Views, lessons and puzzles are named and not imported: the process in which bots think needs none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from catan_desktop.evaluation.card_play import CardPlay
from catan_desktop.evaluation.display_chance import DisplayOdds
from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.evaluation.personality import Personality
from catan_desktop.kernel import Action, Counts, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.mechanics.own_island import IslandMaker
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.scoring import GOAL_OPTION, Standing, goal_of, public_points, standings
from catan_desktop.mechanics.theft import STEAL

Valuing: TypeAlias = Callable[[Game, GameState, Seat, Personality], float]
"""How good a full state is for a seat."""
Parting: TypeAlias = Callable[[Game, GameState, Seat, Personality], Mapping[str, float]]
"""The same by its parts, which add up to it."""


@dataclass(frozen=True, eq=False)
class Component:
    """A module of the rules, and everything that speaks for it elsewhere."""

    module: Module[Any]
    view: str = ""
    """Name of the Python module whose `VIEW` shows it (`present.module_view`); read by those who show something."""
    words: tuple[str, ...] = ()
    """What it says otherwise than the classic island: names in `over` of `assets/locale/*` and `assets/almanac`."""
    grounds: Explanations | None = None
    """How it puts its parts of a valued position into words."""


@dataclass(frozen=True, eq=False)
class Guest:
    """What a game brings to a table at which it is played together with another (MIX-002)."""

    modules: tuple[Module[Any], ...]
    """Its own, options left out: those of the table are told by the mix."""
    components: tuple[Component, ...]
    promises: Callable[[Game, GameState, Seat], Mapping[str, float]]
    """Its parts of the judgement of a seat, in victory points; remembered as long as the modules keep the same."""
    stakes: Callable[[Game, GameState, Seat], Mapping[str, float]] | None = None
    """The same of what is being asked, a vote say."""
    aims: Callable[[Game, GameState, Seat], Sequence[tuple[str, Counts, float, int]]] | None = None
    """(key, cost, worth of one, how many) of what can be built besides the usual."""
    without: tuple[str, ...] = ()
    """Modules of the island that leave."""
    rebuilds: tuple[type[Event], ...] = ()
    """Events that change buildings which stand on the board."""


@dataclass(frozen=True, eq=False)
class Rules:
    """How a game is played, and how its seats stand."""

    ruleset: Ruleset
    points: Callable[[Game, GameState, Seat], int] = public_points
    """What everybody can count for a seat."""
    standings: Callable[[Game, GameState], tuple[Standing, ...]] = standings
    """By seat, hidden points included; needs the full state."""
    together: Callable[[Game], bool] = lambda game: False
    """Whether all seats win or lose together."""
    each_die: bool = False
    """Whether it matters what each of two dice shows, and not their sum alone."""
    own_islands: IslandMaker | None = None
    """How it makes its board of what somebody has drawn; None where that cannot be."""

    def shares(self, game: Game, state: GameState) -> tuple[float, ...]:
        """Return by seat its share of the points to win, hidden ones included; 0 without a goal."""
        if GOAL_OPTION not in game.options:
            return (0.0,) * game.seats
        return tuple([one.points / goal_of(game, state, one.seat) for one in self.standings(game, state)])

    def review_key(self, game: Game, state: GameState) -> object:
        """Return what positions have in common that differ only in how two dice came to their sum; where each die
        matters, all of them."""
        dice = DICE.get(game, state)
        if dice is not None and not self.each_die:
            state = DICE.put(game, state, replace(dice, last=(sum(dice.last), 0), throws=0))
        return state.parts, state.frames, state.outcome


@dataclass(frozen=True, eq=False)
class Bots:
    """What bots know of a game, and advice with them."""

    position: Valuing
    """In victory points; for bots that look one choice ahead."""
    parts: Parting
    """`position` by its parts; for advice, but for `search_parts`."""
    win_chance: Valuing
    """What a search goes by."""
    cards: CardPlay | None
    """How bots think about hands of cards and trade; None for a game without."""
    exact_kinds: frozenset[str] = frozenset()
    """Kinds of action that no bot misjudges: they have many values, and the best of many misjudged ones would be any of
    them. Every bot follows what they lead to as far as `normal` does."""
    free_kinds: frozenset[str] = frozenset()
    """Kinds of action that cost nothing and may be left: no bot misjudges them, and each is done only where it betters
    the position."""
    outcomes: Callable[[Game, GameState], Sequence[tuple[Action, int]]] | None = None
    """What bots think that chance may answer now, with weights, where a few outcomes stand for many; empty where all
    are looked at."""
    random_answers: Callable[[Game, Observation], Sequence[tuple[Action, int]]] | None = None
    """What bots answer by lot, with weights, so that games differ where a position tells too little; empty where they
    think."""
    value_before_answers: frozenset[str] = frozenset()
    """Steps at which a position is valued as it stands, before others have answered."""
    search_position: Valuing | None = None
    """In victory points, what a search weighs trade by, where that is not `position`."""
    search_set_up: Valuing | None = None
    """What a search places its first pieces by, where that is not `search_position`."""
    search_parts: Parting | None = None
    """`search_position` by its parts; for advice, where that is not `parts`."""
    plan_steps: frozenset[str] = frozenset()
    """Stages of the turn that a plan goes on through as long as its seat is asked; it ends where any other begins."""
    worlds: int = 4
    """Deals of the unknown cards at most that are searched; one where they hardly bear on a turn."""


Source: TypeAlias = tuple[str, int]
"""Level of the bots and seed of a game."""


@dataclass(frozen=True)
class ShownGame:
    """A game of bots that pictures of the program show."""

    rules: str
    """The key of the ruleset."""
    seats: int
    plies: tuple[int, ...]
    """The game with much on the board is shown after this number of actions; a later figure serves where it is over by
    then."""
    lively: Source = ("easy", 2)
    """That game, ..."""
    ended: Source = ("easy", 2)
    """... and one that is shown at its end."""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    asked: str = "action"
    """The last word of the step at which somebody is asked then."""
    scenes: tuple[str, ...] = ()
    """Scenes that show it besides those of every such game: `history`, `stories`, `review`, `island`."""


@dataclass(frozen=True, eq=False)
class Pictured:
    """An option that is chosen from large pictures before all others."""

    pictures: Mapping[bool | int | str, tuple[str, ...]] = field(default_factory=dict)
    """Value -> names of pictures; one that is no choice of the option stands for playing alone."""
    idle: tuple[str, bool | int | str] = ("", "")
    """(key, value) of another option with which it does not matter, unless one plays alone."""


@dataclass(frozen=True, eq=False)
class Telling:
    """How a game is shown, taught and reviewed."""

    components: tuple[Component, ...]
    """By module; modules that are shown nowhere are left out."""
    lesson: str = ""
    """Name of the Python module whose `LESSON` teaches it; read by those who teach."""
    puzzles: tuple[str, ...] = ()
    """Keys of positions of it to solve, easiest first."""
    goals: str = ""
    """Name of the Python module whose `GOALS` may be reached in them, by name; none where all are to be won."""
    shown: Mapping[str, ShownGame] = field(default_factory=dict)
    """Games of it that pictures of the program show, by the word after the `@` of a scene; empty for the usual one."""
    pictured: Mapping[str, Pictured] = field(default_factory=dict)
    """Options, by their keys, that are chosen from pictures."""
    display_odds: DisplayOdds | None = None
    """What chances are told by, where that is not `win_chance`."""
    sharpness: float = 1.0
    """By what that counts where chances are told to people: below 1 it is too bold, above 1 too timid. Measured
    (`benchmarks/calibration.py`)."""
    near_goal: float = 0.0
    """What the points of a seat count besides, as a share of the goal, where somebody is about to win; before that it
    fades with the best share. Measured as well."""
    unresolved_steps: frozenset[str] = frozenset()
    """Steps at which a throw or a fight has not brought yet what it brings: chances are told as if everybody took the
    first button there."""
    forced_steps: frozenset[str] = frozenset({ROBBER_STEP, STEAL})
    """Steps that a throw or a card leads to whatever the seat would like: chances are told as if the best were done."""


@dataclass(frozen=True, eq=False)
class Entry:
    """A game of the program."""

    rules: Rules
    bots: Bots
    telling: Telling

    @property
    def key(self) -> str:
        """The key of the ruleset."""
        return self.rules.ruleset.key
