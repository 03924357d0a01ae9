"""The greatest scale, up to the one wanted, at which all widgets of a screen have the room that they need."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.layout import Box
from catan_desktop.ui.widgets.root import Root
from catan_desktop.ui.widgets.scroll import Scrolling

LEAST_FACTOR = 0.8
_STEP = 0.1
_ROUNDED = 1
"""Pixels that may be missing."""


def fit(
    kit: Kit,
    show: Callable[[], object],
    root: Callable[[], Root],
    roomy: Callable[[], bool] = lambda: True,
    start: float | None = None,
) -> None:
    """Show a screen at the scale that the player wants, or at the greatest below it that leaves room for everything.

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
        if not tried(kit) or (roomy() and not cramped(root())):
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
        if not (self._roomy() and not cramped(self._root)):
            fit(self._kit, self._show, lambda: self._root, self._roomy, round(self._kit.used - _STEP, 2))
            self._keep()

    def _wish(self) -> tuple[object, ...]:
        kit = self._kit
        return (*kit.size, kit.factor, kit.larger)

    def _keep(self) -> None:
        self._most[self._wish()] = self._kit.used


def cramped(root: Root) -> list[str]:
    """Return what has less room than it needs, and how much it has and needs, in pixels."""
    found: list[str] = []
    for tree in (root.content, *root.dialogs):
        _measured(tree, found)
    return found


def _measured(widget: Widget, found: list[str]) -> bool:
    """Look for what is cramped; True where something inside scrolls or has given way: what holds it may, too."""
    wide, tall = widget.rect.size
    inside = [_measured(child, found) for child in widget.children() if child.visible]
    scrolls = isinstance(widget, Scrolling)
    gives = scrolls or any(inside)
    least = widget.least()
    low = 0 if not wide or (gives and not scrolls) else widget.least_height(wide)
    over = isinstance(widget, Box) and wide > 0 and widget.overfull()
    if wide + _ROUNDED < least or tall + _ROUNDED < low or over:
        name = widget.name or type(widget).__name__
        found.append(f"{name}: {wide} x {tall} of {least} x {low}" + (", overfull" if over else ""))
    return gives or (not inside and wide > 0 and tall + _ROUNDED < widget.measure(wide).height)
