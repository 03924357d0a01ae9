"""The names that the modules of a ruleset are written with; `kernel/game.py` tells what a module is."""

from __future__ import annotations

from .frame import Frame
from .game import (
    Act,
    Advance,
    Choices,
    EndCheck,
    Events,
    Handler,
    Module,
    Reaction,
    Refusals,
    Row,
    Rows,
    Step,
    Together,
    about_site,
    first_reason,
    reason_of,
)
from .joints import OptionSpec, Question, Script

__all__ = (
    "Act",
    "Advance",
    "Choices",
    "EndCheck",
    "Events",
    "Handler",
    "Module",
    "OptionSpec",
    "Question",
    "Reaction",
    "Refusals",
    "Row",
    "Rows",
    "Script",
    "Step",
    "Together",
    "about_site",
    "by_itself",
    "first_reason",
    "reason_of",
)


def by_itself(key: str) -> Frame:
    """The `enter` of a step that waits for nobody."""
    return Frame(key, 0)
