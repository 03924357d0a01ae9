"""The joint for what lies over the board of any game: one record of `present.models.overlays`, one panel here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan_desktop.present.models.overlays import Contest, Meeting
from catan_desktop.present.models.panels import Face, TableModel
from catan_desktop.ui.scenes.overlays.contest import ContestScene
from catan_desktop.ui.scenes.overlays.drawer import CardDrawer
from catan_desktop.ui.scenes.overlays.meeting import MeetingList
from catan_desktop.ui.scenes.overlays.panel import Fold, Overlay
from catan_desktop.ui.scenes.table.facts import Facts, drawer_is_open
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.widgets import Kit

PANELS: Mapping[type, Callable[[Kit, TableText, Any, Fold], Overlay]] = {Contest: ContestScene, Meeting: MeetingList}


def overlays(kit: Kit, texts: TableText, model: TableModel, on_fold: Fold, *, lit: bool, folded: bool) -> list[Overlay]:
    """Return the panels over the board.

    Args:
        on_fold: shows the board instead of what covers it, or that again.
        lit: places are to be chosen on the board, so that what covers it gives way.
        folded: somebody wants to see the board instead of it.
    """
    shown = [one for one in model.overlays if not (one.covers and lit)]
    covered = any(one.covers for one in shown)
    found = [PANELS[type(one)](kit, texts, one, on_fold if covered else None) for one in shown]
    for one, panel in zip(shown, found, strict=True):
        panel.visible = one.covers != folded if covered else True
    return found


def drawers(
    kit: Kit, texts: TableText, facts: Facts, tell: Callable[[Face], object], close: Callable[[], object]
) -> list[Overlay]:
    """Return the drawer where it is open; `tell` tells of one of its cards."""
    drawer = facts.model.drawer
    return [CardDrawer(kit, texts, drawer, tell, close)] if drawer is not None and drawer_is_open(facts) else []


def place_of(panels: Sequence[Overlay], seat: int) -> tuple[int, int] | None:
    """Return where the cards of a seat lie on a panel that is seen, in pixels of the window; None where on none."""
    found = (panel.place_of(seat) for panel in panels if panel.visible)
    return next((where for where in found if where is not None), None)
