"""Places for a coach: what must stay free, what would rather stay free, and what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.models.lesson import Aim, CoachView
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.widgets import Dialog, Root, Space, Widget

FORBIDDEN = 1000.0
_OWN_FRAMES = ("hex", "frame")
_TOGETHER = "+"
"""Between the names of widgets that are meant together."""
_CELL = 16
_IN_DRAWER = ("give-", "want-", "trade-")
"""Names of what lies in the drawer of the trade: while it is shut, what opens it is pointed at."""


@dataclass(frozen=True)
class Aimed:
    """A thing that the coach points at."""

    box: pygame.Rect
    shape: str = "box"
    """`box`, `disc`, `hex`, or `frame`: a box that lies close to others."""


@dataclass(frozen=True)
class Surroundings:
    """The window as a coach sees it, in pixels."""

    area: pygame.Rect
    aims: tuple[Aimed, ...]
    free: tuple[pygame.Rect, ...]
    """Boxes that the coach must not cover."""
    costs: tuple[tuple[pygame.Rect, float], ...]
    """Boxes that it should rather not cover, each with the cost of covering it."""
    slot: pygame.Rect | None = None
    """The place that is kept for the coach."""
    busy: tuple[pygame.Rect, ...] = ()
    """Boxes with something to read or to choose, over which no arrow may lie."""


def surroundings(root: Root, board: TableBoard, view: CoachView | None) -> Surroundings:
    """Return what lies around on a table."""
    desk = root.content
    wanted = view.aims if view is not None else ()
    aims = tuple(found for aim in wanted if (found := aimed(root, board, aim)) is not None)
    free = [aim.box.inflate(6, 6) for aim in aims]
    costs: list[tuple[pygame.Rect, float]] = [(board.rect, 0.6)]
    if isinstance(desk, Desk):
        chronicle, below = (widget.rect for widget in desk.right)
        free += [desk.bottom.rect, desk.top.rect]
        costs += [(desk.left.rect, 1.4), (chronicle, 0.3), (below, 2.5)]
        if desk.chart is not None and desk.chart.visible:
            costs.append((desk.chart.rect, 2.4))
        if any(below.contains(aim.box) for aim in aims):
            free.append(below)
    on_board = _board_costs(board)
    costs += on_board
    leaves = [one for one in desk.walk() if not one.children() and one is not board and not isinstance(one, Space)]
    busy = [one.rect for one in leaves]
    busy += [box for box, _ in on_board]
    if root.dialogs:
        free.append(root.dialogs[-1].panel)
    if root.popup is not None:
        free.append(root.popup.rect)
    slot = desk.slot if isinstance(desk, Desk) else None
    return Surroundings(root.rect, aims, tuple(free), tuple(costs), slot, tuple(busy))


def _board_costs(board: TableBoard) -> list[tuple[pygame.Rect, float]]:
    picture = board.picture
    if picture is None or board.rect.width <= 0:
        return []
    plan = board.plan
    found: list[tuple[pygame.Rect, float]] = []
    for dear in (plan.scenery.family.dear, plan.scenery.dear):
        found += [(box.move(board.rect.topleft), cost) for box, cost in dear(plan, picture)]
    if board.gauge_rect is not None:
        found.append((board.gauge_rect, 2.4))
    reach = round(0.4 * plan.side)
    for spot in board.lit_spots():
        box = pygame.Rect(0, 0, 2 * reach, 2 * reach)
        box.center = board.point_of(spot)
        found.append((box, 12.0))
    return [(box.clip(board.rect), cost) for box, cost in found]


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
    return Aimed(box.move(board.rect.topleft).clip(board.rect), shape)


def find(root: Root, name: str) -> Widget | None:
    """The widget of a name: of the popup, the topmost dialog or the desk."""
    trees: list[Widget | None] = [root.popup, root.dialogs[-1] if root.dialogs else root.content]
    for tree in trees:
        found = next((widget for widget in tree.walk() if widget.name == name), None) if tree is not None else None
        if found is not None:
            return found
    return None


class Costs:
    """How much every part of the window would rather stay free, summed up so that any box is asked at once."""

    def __init__(self, around: Surroundings, unit: float) -> None:
        """`unit`: pixels to a design unit."""
        self.cell = max(8, round(_CELL * unit))
        self.area = around.area
        self.wide = -(-around.area.width // self.cell)
        self.tall = -(-around.area.height // self.cell)
        grid = [[0.2] * self.wide for _ in range(self.tall)]
        for box, cost in around.costs:
            self._fill(grid, box, cost)
        for box in around.free:
            self._fill(grid, box, FORBIDDEN)
        self._sums = [[0.0] * (self.wide + 1) for _ in range(self.tall + 1)]
        for y in range(self.tall):
            line = 0.0
            for x in range(self.wide):
                line += grid[y][x]
                self._sums[y + 1][x + 1] = self._sums[y][x + 1] + line

    def _fill(self, grid: list[list[float]], box: pygame.Rect, cost: float) -> None:
        box = box.move(-self.area.x, -self.area.y)
        for y in range(max(0, box.top // self.cell), min(self.tall, -(-box.bottom // self.cell))):
            row = grid[y]
            for x in range(max(0, box.left // self.cell), min(self.wide, -(-box.right // self.cell))):
                row[x] = max(row[x], cost)

    def best(self, sizes: Sequence[tuple[int, int]], aims: Sequence[Aimed]) -> pygame.Rect:
        """The best place for a box of one of the sizes, the first the likeliest: near, and covering little."""
        found: tuple[float, pygame.Rect] | None = None
        cell = self.cell
        for number, (width, height) in enumerate(sizes):
            shape = 6.0 * number
            w, h = -(-width // cell), -(-height // cell)
            for y in range(max(1, self.tall - h + 1)):
                for x in range(max(1, self.wide - w + 1)):
                    box = pygame.Rect(self.area.x + x * cell, self.area.y + y * cell, width, height)
                    cost = shape + self._sum(x, y, min(w, self.wide - x), min(h, self.tall - y)) + self._far(box, aims)
                    if found is None or cost < found[0]:
                        found = (cost, box)
        assert found is not None
        return found[1].clamp(self.area)

    def _sum(self, x: int, y: int, w: int, h: int) -> float:
        sums = self._sums
        return sums[y + h][x + w] - sums[y][x + w] - sums[y + h][x] + sums[y][x]

    def _far(self, box: pygame.Rect, aims: Sequence[Aimed]) -> float:
        """Cells between a box and what it points at, weighed lightly."""
        if not aims:
            return 0.0
        aim = aims[0].box
        dx = max(aim.left - box.right, box.left - aim.right, 0)
        dy = max(aim.top - box.bottom, box.top - aim.bottom, 0)
        return 1.2 * (dx + dy) / self.cell
