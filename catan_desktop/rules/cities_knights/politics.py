"""The politics cards (blue): section 12.2."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.module import Explain, Handler, Step

from . import naming, roads
from .card import ProgressCard

CARDS: tuple[ProgressCard, ...] = ()
STEPS: tuple[Step, ...] = roads.STEPS
HANDLERS: dict[type[Action], Handler] = {**roads.HANDLERS, **naming.HANDLERS}
EXPLAIN: dict[type[Action], Explain] = {**roads.EXPLAIN, **naming.EXPLAIN}
