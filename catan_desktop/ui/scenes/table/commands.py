"""What the keys of the table do, by the names of their commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.scenes.table.rest import KEY as REST

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play
    from catan_desktop.ui.widgets import Widget

_ZOOM = 1.25


def commands(play: Play) -> Mapping[str, Callable[[], object]]:
    """Return what each command does; buttons of the table have had their turn before."""
    return {
        "undo": play.undo,
        "redo": play.redo,
        "undo-turn": play.undo_turn,
        "trade": partial(_trade, play),
        "cards": partial(_cards, play),
        "peek": partial(_peek, play),
        REST: play.rest.toggle,
        "chronicle": play.chronicle,
        "supply": play.supply,
        "describe": play.describe,
        "what-now": play.what_now,
        "rules": play.rules,
        "menu": play.menu,
        "zoom-in": partial(_zoom, play, _ZOOM),
        "zoom-out": partial(_zoom, play, 1 / _ZOOM),
        "zoom-reset": play.board.reset_camera,
        "pause": partial(_resting, play, play.toggle_pause),
        "step": partial(_resting, play, play.one_step),
    }


def go_to(play: Play, *names: str) -> None:
    """Put the focus on the first thing that can be used in one of some panels; tell why there is none.

    What was being chosen is given up for it.
    """
    if (play.pick.begun or play.armed is not None) and not play.urgent():
        play.reset()
        play.rebuild()
    panel = next((found for found in map(partial(_found, play), names) if found is not None), None)
    stop = next((widget for widget in panel.walk() if widget.focusable), None) if panel is not None else None
    if stop is not None:
        play.root.keyboard = True
        play.root.set_focus(stop)
    elif play.model.trade is not None and play.model.trade.reason is not None:
        play.refuse(play.model.trade.reason)


def _trade(play: Play) -> None:
    """Open the drawer of the trade and go there; from there shut it again while nothing lies in it."""
    draft, panel = play.draft, _found(play, "trade")
    if draft.open and draft.empty and panel is not None and play.root.focus in set(panel.walk()):
        draft.open = False
        play.rebuild()
        return
    draft.open = play.model.trade is not None and play.model.trade.reason is None
    play.rebuild()
    go_to(play, "trade", "offer")


def _cards(play: Play) -> None:
    """Put the focus on the next card of the own hand that can be played, or on any where none can."""
    hand = _found(play, "hand")
    stacks = [stack for stack in hand.children() if isinstance(stack, CardStack)] if hand is not None else []
    stacks = [stack for stack in stacks if stack.ready] or stacks
    if stacks:
        here = next((index for index, stack in enumerate(stacks) if stack is play.root.focus), -1)
        play.root.keyboard = True
        play.root.set_focus(stacks[(here + 1) % len(stacks)])


def _found(play: Play, name: str) -> Widget | None:
    return next((widget for widget in play.root.content.walk() if widget.name == name), None)


def _peek(play: Play) -> None:
    """Bring back a question that was laid aside; laying it aside is the dialog's own business."""
    if play.minimised:
        play.answer()


def _zoom(play: Play, factor: float) -> None:
    """Zoom at the place that is marked, else at the middle of the board."""
    spot = play.board.focused_spot
    play.board.zoom_at(play.board.point_of(spot) if spot is not None else play.board.rect.center, factor)


def _resting(play: Play, act: Callable[[], object]) -> None:
    if play.watching:
        act()
