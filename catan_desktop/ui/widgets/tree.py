"""Ways through a tree of widgets."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.ui.widgets.base import Widget
from catan_desktop.ui.widgets.label import Label


def topic_of(path: Sequence[Widget]) -> str:
    """Return the almanac entry of the innermost widget that has one."""
    return next((found for widget in reversed(path) if (found := widget.topic)), "")


def down_to(tree: Widget, target: Widget) -> list[Widget]:
    """Return the widgets from the top of a tree down to one in it; nothing where it is not there."""
    if tree is target:
        return [tree]
    for child in tree.children():
        path = down_to(child, target)
        if path:
            return [tree, *path]
    return []


def heading_of(path: Sequence[Widget]) -> Widget | None:
    """Return the label that stands right before the last widget of a path, or before the part that it belongs to."""
    for parent, child in zip(reversed(path[:-1]), reversed(path), strict=False):
        siblings = list(parent.children())
        former = [sibling for sibling in siblings[: siblings.index(child)] if sibling.visible]
        if former and isinstance(former[-1], Label):
            return former[-1]
        if any(sibling.rect.bottom <= child.rect.top for sibling in former):
            return None  # it stands below something else
    return None


def teller(tree: Widget, told: Widget) -> Widget | None:
    """Return the widget whose tip was shown, or that of its name, while it tells the same."""
    return next(
        (
            widget
            for widget in tree.walk()
            if widget is told or (widget.name and widget.name == told.name and widget.hint() == told.hint())
        ),
        None,
    )


def carry(former: Widget, fresh: Widget) -> None:
    """Bring what was written, chosen and scrolled from one tree of widgets into another that tells the same."""
    fresh.carry(former)
    named = {widget.name: widget for widget in former.walk() if widget.name and widget is not former}
    for widget in fresh.walk():
        before = named.get(widget.name)
        if before is not None and type(before) is type(widget):
            widget.carry(before)


def counterpart(tree: Widget, widget: Widget | None, home: Widget | None, *, near: bool) -> Widget | None:
    """Return the widget itself while it is in the tree, else the one of its name.

    With `near`, where there is no such one, give home, or what lies where it was.
    """
    there = list(tree.walk())
    if widget is None or widget in there:
        return widget
    stops = [one for one in there if one.focusable]
    named = next((stop for stop in stops if stop.name == widget.name), None) if widget.name else None
    if named is not None or not near:
        return named
    if home is not None and home in stops:
        return home
    x, y = widget.rect.center
    return min(stops, key=lambda stop: abs(stop.rect.centerx - x) + abs(stop.rect.centery - y), default=None)
