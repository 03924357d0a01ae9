"""The record of one pair of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from catan_desktop.kernel.game import Module, Options, OptionSpec
from catan_desktop.mechanics.layouts import OPTIONS


@dataclass(frozen=True, eq=False)
class Joint:
    """A module of what two games need of each other."""

    module: Module[Any]
    view: str = ""
    """Name of the Python module whose `VIEW` shows it."""


@dataclass(frozen=True, eq=False)
class Mix:
    """What is said of a pair and of none of its games alone."""

    goal: int
    """Points that win (MIX-010); 0: those of the scenario."""
    board: Callable[[int, Options, Random], Any]
    board_type: Any
    options: tuple[OptionSpec, ...] = OPTIONS
    """How the board is laid out, by choice."""
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    joints: tuple[Joint, ...] = ()
    instead: tuple[Module[Any], ...] = ()
    """Modules of the same keys in place of those that a game brings."""
    words: tuple[str, ...] = ()
    """What the table says otherwise than both games: names in `over` of `assets/locale/*`."""
    scenarios: tuple[str, ...] = ()
    """At sea: the scenarios that go with it (MIX-020 to MIX-022)."""
