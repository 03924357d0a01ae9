"""The state of a game, what a seat may see of it, and what an action makes of it."""

from __future__ import annotations

from typing import TypeAlias

from .event import Event
from .frame import Decision, Frame
from .ids import Seat
from .record import state_record


@state_record
class Outcome:
    """How a game ended."""

    winners: tuple[Seat, ...]
    """Empty where everybody lost."""
    ending: str
    """`win`, or the game's own kinds such as `true` and `tragic`; `none` at a cap."""


@state_record
class GameState:
    """One frozen moment of a game."""

    seat: Seat
    """Whose turn it is; who must act is in the last frame."""
    turn: int
    """Turns begun so far, all seats together; 0 during set-up."""
    frames: tuple[Frame, ...]
    """Bottom first; the last one decides who acts."""
    parts: tuple[object, ...]
    """One frozen record per module, in ruleset order, read through its slot. A part may have `private` (a tuple by seat
    of what only that seat knows) and `hidden` (what nobody knows)."""
    ply: int = 0
    """Actions applied so far, chance included."""
    outcome: Outcome | None = None


@state_record
class Observation:
    """What one seat sees: a state with the secrets of others left out."""

    seat: Seat
    state: GameState
    """`private` of the other seats and `hidden` are None."""
    decision: Decision | None
    """None: this seat need not act now."""
    history: tuple[Event, ...] = ()
    """What the seat has seen happen, redacted, oldest first; may be cut to the recent part."""


Transition: TypeAlias = tuple[GameState, tuple[Event, ...]]
