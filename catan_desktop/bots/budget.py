"""Limits on the thinking time of a bot."""

from __future__ import annotations

import time
from collections.abc import Callable

from catan_desktop.kernel import record

SECONDS = 1.0
"""For a decision, where nothing else is said."""
CAP_SECONDS = 2.0
"""No decision takes longer."""
LOOK = 8
"""Positions counted between two looks at the clock; to look is not free everywhere."""


@record
class Budget:
    """What a decision may cost. With `nodes` alone the same question always gets the same answer."""

    seconds: float | None = SECONDS
    """By `clock`; None: as long as the nodes last."""
    nodes: int | None = None
    """Positions looked at; None: as many as the time allows."""
    clock: Callable[[], float] = time.perf_counter
    """`time.process_time` measures fairly on a busy machine."""

    @property
    def most(self) -> float:
        """Seconds that a decision may take at most; endless where no time is set."""
        return float("inf") if self.seconds is None else min(self.seconds, CAP_SECONDS)


class Timer:
    """One decision's use of a budget."""

    def __init__(self, budget: Budget) -> None:
        """The clock runs from now on."""
        self._budget = budget
        self._begun = budget.clock()
        self._next_look, self._late = 0, False
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """Time since the beginning, by the budget's clock."""
        return self._budget.clock() - self._begun

    def spend(self, nodes: int = 1) -> None:
        """Count positions that were looked at."""
        self.nodes += nodes

    @property
    def late(self) -> bool:
        """Return whether the time is used up, as far as the clock has been looked at."""
        if not self._late and self.nodes >= self._next_look:
            self._next_look = self.nodes + LOOK
            self._late = self.seconds >= self._budget.most
        return self._late

    @property
    def over(self) -> bool:
        """Return whether the time or the nodes are used up."""
        nodes = self._budget.nodes
        return (nodes is not None and self.nodes >= nodes) or self.late
