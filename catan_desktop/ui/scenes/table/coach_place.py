"""The surroundings of a coach: what must stay free, and what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from catan_desktop.present.models.lesson import Aim, CoachView
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.widgets import Dialog, Root, Space, Widget

_OWN_FRAMES = ("hex", "frame")
_TOGETHER = "+"
"""Between the names of widgets that are meant together."""
_IN_DRAWER = ("give-", "want-", "trade-")
"""Names of what lies in the drawer of the trade: while it is shut, what opens it is pointed at."""


@dataclass(frozen=True)
class Aimed:
    """A thing that the coach points at."""

    box: pygame.Rect
    shape: str = "box"
    """`box`, `disc`, `hex`, or `frame`: a box that lies close to others."""
    alone: bool = True
    """An arrow beside it hides nothing, as it would on the board."""


@dataclass(frozen=True)
class Surroundings:
    """The window as a coach sees it, in pixels."""

    area: pygame.Rect
    """Where he may stand."""
    aims: tuple[Aimed, ...]
    free: tuple[pygame.Rect, ...]
    """Boxes that the coach must not cover."""
    board: pygame.Rect
    slot: pygame.Rect | None = None
    """The place that is kept for the coach."""
    busy: tuple[pygame.Rect, ...] = ()
    """Boxes with something to read or to choose, over which no arrow may lie."""

    def is_free(self, box: pygame.Rect) -> bool:
        """Return whether nothing needed is in a box."""
        return not any(box.colliderect(one) for one in self.free)


def surroundings(root: Root, board: TableBoard, view: CoachView | None) -> Surroundings:
    """Return what lies around on a table."""
    desk = root.content
    wanted = view.aims if view is not None else ()
    aims = tuple(found for aim in wanted if (found := aimed(root, board, aim)) is not None)
    free = [aim.box.inflate(6, 6) if aim.alone else aim.box.inflate(6, 6).clip(board.rect) for aim in aims]
    reach = round(0.4 * board.plan.side) if board.picture is not None and board.rect.width > 0 else 0
    for x, y in [board.point_of(spot) for spot in board.lit_spots()] if reach else ():
        free.append(pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach).clip(board.rect))
    area, slot = root.rect, None
    if isinstance(desk, Desk):
        area, slot = desk.board.rect.unionall([desk.left.rect, desk.right[1].rect]), desk.slot
        below = desk.right[1].rect
        free += [below] if any(below.contains(aim.box) for aim in aims) else []
    if root.dialogs:
        free.append(root.dialogs[-1].panel)
    if root.popup is not None:
        free.append(root.popup.rect)
    leaves = [one for one in desk.walk() if not one.children() and one is not board and not isinstance(one, Space)]
    busy = [one.rect for one in leaves] + ([board.rect] if _crowded(board) else [])
    return Surroundings(area, aims, tuple(free), board.rect, slot, tuple(busy))


def _crowded(board: TableBoard) -> bool:
    """Return whether something stands everywhere on the board, even in its corner."""
    picture, plan = board.picture, board.plan
    return picture is not None and plan.scenery.family.covers(plan, picture, pygame.Rect(0, 0, 1, 1))


def aimed(root: Root, board: TableBoard, aim: Aim) -> Aimed | None:
    """Return what is pointed at, in pixels of the window; None where it is not in sight."""
    space, name = aim
    if space == "widget":
        parts = [box for part in str(name).split(_TOGETHER) if (box := _box_of(root, part)) is not None]
        found = Aimed(parts[0].unionall(parts[1:])) if parts else None
    else:
        found = _on_board(board, space, name) if isinstance(name, int) else None
    return found if found is not None and found.box.width else None


def _box_of(root: Root, name: str) -> pygame.Rect | None:
    widget = find(root, name)
    if widget is None and name.startswith(_IN_DRAWER):
        widget = find(root, "trade-open")
    return None if widget is None else widget.panel if isinstance(widget, Dialog) else widget.rect


def _on_board(board: TableBoard, space: str, site: int) -> Aimed | None:
    picture, plan = board.picture, board.plan
    if picture is None:
        return None
    if space == "gauges":
        return None if board.gauge_rect is None else Aimed(board.gauge_rect)
    place = spaces.spaces(plan.scenery).get(space)
    if place is None:
        return None
    box = place.aim(plan, picture, site) if place.aim is not None else spaces.box_of(plan, picture, (space, site))
    shape = place.shape if place.shape in _OWN_FRAMES else "box" if place.box is not None else "disc"
    return Aimed(box.move(board.rect.topleft).clip(board.rect), shape, alone=False)


def find(root: Root, name: str) -> Widget | None:
    """The widget of a name: of the popup, the topmost dialog or the desk."""
    trees: list[Widget | None] = [root.popup, root.dialogs[-1] if root.dialogs else root.content]
    for tree in trees:
        found = next((widget for widget in tree.walk() if widget.name == name), None) if tree is not None else None
        if found is not None:
            return found
    return None
