"""A scale above the usual one gives way, step by step, until every text of a screen is whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.widgets.base import Kit
from catan_desktop.ui.widgets.root import Root

LEAST_FACTOR = 0.8
_STEP = 0.1
_CROWDED = frozenset({"clipped", "overlap", "overflow"})


def fit(kit: Kit, show: Callable[[], object], root: Root, roomy: Callable[[], bool] = lambda: True) -> None:
    """Show a screen at the scale that the player wants, or at the greatest below it that leaves all texts whole.

    `roomy` says whether what is no text has room enough, too.

    Sizes of text above the normal count as well; where neither is wanted nothing is tried out.
    """
    factor = kit.factor
    least = min(1.0, factor) if kit.larger <= 1 else LEAST_FACTOR
    while True:
        kit.use(factor)
        show()
        if factor <= 1 and kit.larger <= 1:
            return
        if roomy() and readable(kit, root):
            return
        if factor <= least:
            break
        factor = max(least, round(factor - _STEP, 2))
    kit.use(min(1.0, kit.factor))  # less would not help
    show()


def readable(kit: Kit, root: Root) -> bool:
    """Say whether every text of a screen is whole at this size; it is drawn aside to find out."""
    ledger = kit.ledger
    before, ledger.on = ledger.on, True
    aside = pygame.Surface(kit.size, depth=32)
    ledger.begin()
    root.draw(aside)
    found = [problem for problem in ledger.problems() if problem.kind in _CROWDED]
    ledger.begin()
    ledger.on = before
    return not found
