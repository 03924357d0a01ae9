"""Slots: where a module finds its part in a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Any, Generic, Protocol, TypeVar

from .frame import Frame
from .record import put, replace
from .state import GameState

P = TypeVar("P")
Q = TypeVar("Q")
T = TypeVar("T")


def in_sight(secret: T | None) -> T:
    """Return what is `private` or `hidden` in a part.

    Raises: LookupError where it is not to be seen.
    """
    if secret is None:
        raise LookupError("this is not known here")
    return secret


class Slotted(Protocol):
    """What knows where each module's part stands: a game."""

    @property
    def slots(self) -> Mapping[str, int]:
        """Module key -> index of its part."""


G = TypeVar("G", bound=Slotted)


@dataclass(frozen=True, eq=False)
class Slot(Generic[P]):
    """The place of a module's part, and its type. Parts stand in the order of the ruleset's modules."""

    key: str
    """The key of the module."""
    kind: type[P]

    def of(self, game: Slotted, state: GameState) -> P:
        """Return the part."""
        return state.parts[game.slots[self.key]]  # type: ignore[return-value]  # `initial` and `put` give it

    def get(self, game: Slotted, state: GameState) -> P | None:
        """Return the part; None in a game that leaves the module out."""
        place = game.slots.get(self.key)
        return None if place is None else state.parts[place]  # type: ignore[return-value]  # as in `of`

    def put(self, game: Slotted, state: GameState, part: P, frames: tuple[Frame, ...] | None = None) -> GameState:
        """Return the state with the part replaced, and the frames where some are given."""
        parts = list(state.parts)
        parts[game.slots[self.key]] = part
        if frames is None:
            return replace(state, parts=tuple(parts))
        return replace(state, parts=tuple(parts), frames=frames)

    def answer(self, told: Callable[[G, P, Any], Any]) -> PartAnswer[G, P]:
        """Return an answer to a question from the part alone: `told(game, part, about)`."""
        return PartAnswer(self, told)


@dataclass(frozen=True, eq=False)
class SlotTuple(Generic[T]):
    """A tuple in a module's part: one value a seat, or a place of the board."""

    slot: Slot[Any]
    field: str
    """Its name in the part."""

    def of(self, game: Slotted, state: GameState, index: int) -> T:
        """Return one of the values."""
        value: T = getattr(self.slot.of(game, state), self.field)[index]
        return value

    def put(self, game: Slotted, state: GameState, index: int, value: T) -> GameState:
        """Return the state with another one."""
        part = self.slot.of(game, state)
        return self.slot.put(game, state, replace(part, **{self.field: put(getattr(part, self.field), index, value)}))

    def change(self, game: Slotted, state: GameState, index: int, change: Callable[[T], T]) -> GameState:
        """Return the state with one of the values changed."""
        part = self.slot.of(game, state)
        values = getattr(part, self.field)
        return self.slot.put(game, state, replace(part, **{self.field: put(values, index, change(values[index]))}))


@dataclass(frozen=True, eq=False)
class PartAnswer(Generic[G, P]):
    """An answer to a question that looks at one part of the state; composition binds it to the part's place."""

    slot: Slot[P]
    told: Callable[[G, P, Any], Any]

    def __call__(self, game: G, state: GameState, about: Any = None) -> Any:
        """Return the answer."""
        return self.told(game, self.slot.of(game, state), about)


def put_both(
    game: Slotted, state: GameState, one: tuple[Slot[P], P], other: tuple[Slot[Q], Q], frames: tuple[Frame, ...]
) -> GameState:
    """Return the state with two parts and the frames replaced, in one copy."""
    parts = list(state.parts)
    parts[game.slots[one[0].key]], parts[game.slots[other[0].key]] = one[1], other[1]
    return replace(state, parts=tuple(parts), frames=frames)


def no_part(key: str) -> Slot[None]:
    """Return the slot of a module that keeps nothing."""
    return Slot(key, NoneType)
