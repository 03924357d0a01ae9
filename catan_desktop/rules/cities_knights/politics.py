"""The politics cards (blue): section 12.2."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.module import Explain, Handler, Step

from .card import ProgressCard

CARDS: tuple[ProgressCard, ...] = ()
STEPS: tuple[Step, ...] = ()
HANDLERS: dict[type[Action], Handler] = {}
EXPLAIN: dict[type[Action], Explain] = {}
