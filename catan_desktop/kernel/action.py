"""The base of actions: what a seat, or chance, does."""

from __future__ import annotations

import re
from typing import ClassVar

from .ids import Seat
from .record import state_record


@state_record
class Action:
    """One step of a game. Every subclass is a `@record` with a `kind` of its own; `seat` is its first field."""

    kind: ClassVar[str] = ""
    """Name in logs and saves, unique within a ruleset: lower-case words joined by `_`. It is that of the class, where
    the class gives none: who renames a class whose games are saved gives it the old one."""
    seat: Seat
    """Who acts; `CHANCE` for dice and drawn cards."""

    def __init_subclass__(cls) -> None:
        if "kind" not in vars(cls):
            cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
