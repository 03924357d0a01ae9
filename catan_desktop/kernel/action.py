"""The base of actions: what a seat, or chance, does."""

from __future__ import annotations

from typing import ClassVar

from .ids import Seat
from .record import state_record


@state_record
class Action:
    """One step of a game. Every subclass is a `@record` with a `kind` of its own; `seat` is its first field."""

    kind: ClassVar[str] = ""
    """Name in logs, unique within a ruleset: lower-case words joined by `_`."""
    seat: Seat
    """Who acts; `CHANCE` for dice and drawn cards."""
