"""A game: a ruleset at a table of so many seats, on a board, with options. It holds no luck and no secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .compiled_script import CompiledScript, compiled
from .module import Question
from .ruleset import Options, Ruleset
from .state import GameState

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Game:
    """What stays the same while a game is played."""

    ruleset: Ruleset
    seats: int
    board: Any
    """The ruleset's own board record; None for a game without one."""
    options: Options
    """Every option of the ruleset with its value."""

    folded: Mapping[Question[Any], Callable[..., Any]] = field(init=False)
    """The answers to the questions, from the ruleset."""
    slots: Mapping[str, int] = field(init=False)
    """Module key -> index of its part, from the ruleset."""
    tables: Any = field(init=False)
    """The numbers and lists of the ruleset at a table of so many seats."""
    setup: CompiledScript = field(init=False)
    """The script up to the first turn."""
    turn: CompiledScript = field(init=False)
    """The script of a turn."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "folded", self.ruleset.folded)
        object.__setattr__(self, "slots", self.ruleset.slots)
        object.__setattr__(self, "tables", self.ruleset.tables_for(self.seats))
        object.__setattr__(self, "setup", compiled(self, True))
        object.__setattr__(self, "turn", compiled(self, False))

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.seats) - 1

    def has(self, key: str) -> bool:
        """True if the module is part of the ruleset."""
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
