"""A scale above the usual one gives way, step by step, until every text of a screen is whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.widgets.base import Kit
from catan_desktop.ui.widgets.root import Root

LEAST_FACTOR = 0.8
_STEP = 0.1
_CROWDED = frozenset({"clipped", "overlap", "overflow"})


def fit(
    kit: Kit,
    show: Callable[[], object],
    root: Callable[[], Root],
    roomy: Callable[[], bool] = lambda: True,
    start: float | None = None,
) -> None:
    """Show a screen at the scale that the player wants, or at the greatest below it that leaves all texts whole.

    Sizes of text above the normal count as well; where neither is wanted nothing is tried out.

    Args:
        root: gives the root of the widgets, once they are shown.
        roomy: says whether what is no text has room enough, too.
        start: the scale to begin with, where it is known that the one wanted is too great.
    """
    factor = kit.factor if start is None else min(start, kit.factor)
    least = min(1.0, factor) if kit.larger <= 1 else LEAST_FACTOR
    while True:
        kit.use(factor)
        show()
        if not tried(kit) or (roomy() and readable(kit, root())):
            return
        if factor <= least:
            break
        factor = max(least, round(factor - _STEP, 2))
    kit.use(min(1.0, kit.factor))  # less would not help
    show()


def tried(kit: Kit) -> bool:
    """Return whether the scale in use may be too great for a screen: at the usual one everything fits."""
    return kit.used > 1 or kit.larger > 1


class Fitting:
    """Keeps a screen that changes all the time at a scale that fits: tries each arrangement once, and never goes up."""

    def __init__(self, kit: Kit, show: Callable[[], object], root: Root, roomy: Callable[[], bool]) -> None:
        self._kit = kit
        self._show = show
        self._root = root
        self._roomy = roomy
        self._most: dict[tuple[object, ...], float] = {}
        """The greatest scale so far at which everything fitted, by window and wish."""
        self._good: set[tuple[object, ...]] = set()
        """Arrangements that are known to fit."""

    def enter(self) -> None:
        """Show the screen in a window, or after the player has chosen another size."""
        fit(self._kit, self._show, lambda: self._root, self._roomy, self._most.get(self._wish()))
        self._keep()

    def check(self, arrangement: tuple[object, ...]) -> None:
        """Go down where a new arrangement of the screen does not fit."""
        mark = (*self._wish(), self._kit.used, *arrangement)
        if not tried(self._kit) or mark in self._good:
            return
        self._good.add(mark)
        if not (self._roomy() and readable(self._kit, self._root)):
            fit(self._kit, self._show, lambda: self._root, self._roomy, round(self._kit.used - _STEP, 2))
            self._keep()

    def _wish(self) -> tuple[object, ...]:
        kit = self._kit
        return (*kit.size, kit.factor, kit.larger)

    def _keep(self) -> None:
        self._most[self._wish()] = self._kit.used


def readable(kit: Kit, root: Root) -> bool:
    """Return whether every text of a screen is whole at this size; it is drawn aside to find out."""
    audit = kit.audit
    before, audit.on = audit.on, True
    aside = pygame.Surface(kit.size, depth=32)
    audit.begin()
    root.draw(aside)
    found = [problem for problem in audit.problems() if problem.kind in _CROWDED]
    audit.begin()
    audit.on = before
    return not found
