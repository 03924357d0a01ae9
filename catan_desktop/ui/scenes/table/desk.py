"""The widgets around the board, built from what one seat sees and made anew whenever something changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import merge_boxes
from catan_desktop.ui.scenes.overlays.panel import Overlay
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.ladder_panel import LadderPanel
from catan_desktop.ui.scenes.table.last_roll import LastRollPanel
from catan_desktop.ui.scenes.table.layout import Guest, right_column, sides
from catan_desktop.ui.scenes.table.next_button import Proposal
from catan_desktop.ui.scenes.table.seat_cards import Seats
from catan_desktop.ui.scenes.table.top_bar import TopBar
from catan_desktop.ui.tables.board.spaces import Spot
from catan_desktop.ui.widgets import Kit, ScrollArea, Widget
from catan_desktop.ui.widgets.cached import PanelPicture, Unpainted


@record
class PrimaryAction:
    """The next button, which is gold."""

    said: Proposal
    act: Callable[[], object] | None
    """What a press does; None while it must wait."""
    ply: int = 0
    """The position in which it is proposed."""


@record
class MadeFrom:
    """What a desk was made from."""

    facts: Facts
    beside: Spot | None
    """The place that was reached by keys, of which the panel tells what it would bring."""
    said: Proposal
    """Of the next button."""


class Desk(Widget):
    """Top bar, seats, board, chronicle, context panel and bottom bar."""

    def __init__(
        self,
        kit: Kit,
        top: TopBar,
        seats: Seats,
        board: Widget,
        right: Sequence[Widget],
        bottom: Widget,
        panels: PanelPicture,
        *,
        chart: LadderPanel | None = None,
        told: LastRollPanel | None = None,
        overlays: Sequence[Overlay] = (),
    ) -> None:
        """`panels` keeps the picture of the panels for the next desk; `chart` stands beside the land, `told` above the
        hand, and `overlays` over the board."""
        super().__init__(kit, name="desk")
        self.top = top
        self.seats = seats
        self.left = ScrollArea(kit, seats)
        self.board = board
        self.chart = chart
        self.told = told
        self.right = list(right)
        self.bottom = bottom
        self.overlays = list(overlays)
        self.unpainted = Unpainted()
        self.made_from: MadeFrom | None = None
        self.guest: Guest | None = None
        """The coach, if he wants a place at the top of the right column."""
        self.slot: pygame.Rect | None = None
        """The place of the guest."""
        self._panels = panels
        self.over: Callable[[pygame.Surface, pygame.Surface | None], object] | None = None
        """Draws what is changing on the panels; it is given the window and the picture of the panels."""

    def children(self) -> Sequence[Widget]:
        """Return everything; the board comes first for the keyboard."""
        beside = () if self.chart is None else (self.chart,)
        told = () if self.told is None else (self.told,)
        return (self.board, *beside, *self.overlays, *self.right, self.bottom, self.left, *told, self.top)

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out the bars by their height, the sides by their width, and the board in what is left."""
        super().layout(rect)
        px = self.kit.px
        gap = px("gap")
        top = self.top.measure(rect.width).height
        bottom = self.bottom.measure(rect.width).height
        self.top.layout(pygame.Rect(rect.x, rect.y, rect.width, top))
        self.bottom.layout(pygame.Rect(rect.x, rect.bottom - bottom, rect.width, bottom))
        middle = pygame.Rect(rect.x, rect.y + top, rect.width, rect.height - top - bottom)
        hosting = self.guest is not None
        broad, wide = isinstance(self.board, TableBoard) and self.board.broad, rect.width / self.kit.k
        left, right = (px(side) for side in sides(wide, self.kit.larger, hosting=hosting, broad=broad))
        self._seat(pygame.Rect(middle.x, middle.y, left, middle.height))
        self.board.layout(pygame.Rect(middle.x + left, middle.y, middle.width - left - right, middle.height))
        self._stand()
        self.arrange()
        column = pygame.Rect(middle.right - right, middle.y + gap, right - gap, middle.height - 2 * gap)
        chronicle, below = self.right
        self.slot = right_column(self.kit, column, chronicle, below, self.guest)

    def _seat(self, column: pygame.Rect) -> None:
        """Lay out the seats, and below them, above the hand, as much of what happened as there is room for."""
        gap = self.kit.px("gap")
        width, told = column.width - 2 * gap, self.told
        full, least = (need + gap for need in told.reserve()) if told is not None else (0, 0)
        self.seats.choose(column.width, column.height, full, least)
        tall = 0
        if told is not None:
            free = column.height - self.seats.measure(column.width).height - gap
            tall = told.tall(width, free)
            told.layout(pygame.Rect(column.x + gap, column.bottom - gap - tall, width, tall))
        room = column.height - (tall + gap if tall else 0)
        self.left.layout(pygame.Rect(column.x, column.y, column.width, room))

    def _stand(self) -> None:
        """Lay out the chart beside the land; where it has no room there it is left out."""
        if isinstance(self.board, TableBoard):
            self.board.stand = self.chart
            place = self.board.stand_rect
            if self.chart is not None:
                self.chart.visible = place is not None
                self.chart.layout(place or pygame.Rect(0, 0, 0, 0))

    def arrange(self) -> None:
        """Lay over the board what lies there; it keeps its air off that."""
        for widget in self.overlays:
            widget.layout(self.board.rect)
        if isinstance(self.board, TableBoard):
            cast = self.kit.cast()
            self.board.before = tuple(one.rect.inflate(2 * cast, 2 * cast) for one in self.overlays if one.visible)
            self.board.touch()

    def arrangement(self) -> tuple[object, ...]:
        """Return where everything stands, to tell one layout from another."""
        parts = (self.top, self.left, self.board, *self.right, self.bottom)
        return tuple((*part.rect, part.visible) for part in parts)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and around it the panels as last painted, anew only where one of them has changed."""
        self.board.draw(surface)
        if self.chart is not None and self.chart.visible:
            self.chart.draw(surface)
        for widget in self.overlays:
            if widget.visible:
                widget.draw(surface)
        due = self.unpainted if self._panels.ready(self.rect.size) else Unpainted()
        picture = self._panels.picture
        assert picture is not None
        if due.whole and due.late:
            self.board.touch()
        elif due.whole:
            self._paint(picture)
        else:
            self._mend(picture, due.spots)
        self.unpainted = due.after_frame()
        for box in self._around():
            surface.blit(picture, box, box)
        self._panels.texts.show(surface, (0, 0))
        if self.top.dice.moving:
            self.kit.ground(surface, self.top.dice.rect, "bar")
            self.top.dice.draw_flight(surface)
        self._moves(surface)

    def _moves(self, surface: pygame.Surface) -> None:
        """Draw what flies between the board and the panels."""
        if self.over is not None:
            self.over(surface, self._panels.picture)
        if isinstance(self.board, TableBoard):
            self.board.draw_moves(surface)

    def _around(self) -> tuple[pygame.Rect, ...]:
        """Return the boxes around the board."""
        whole, board = self.rect, self.board.rect
        return (
            pygame.Rect(whole.x, whole.y, whole.width, board.y - whole.y),
            pygame.Rect(whole.x, board.y, board.x - whole.x, board.height),
            pygame.Rect(board.right, board.y, whole.right - board.right, board.height),
            pygame.Rect(whole.x, board.bottom, whole.width, whole.bottom - board.bottom),
        )

    def _paint(self, surface: pygame.Surface) -> None:
        with self._panels.texts.painting():
            for box in self._around():
                self.kit.ground(surface, box, "ground")
            for widget in self._parts():
                if widget.visible:
                    widget.draw(surface)

    def _parts(self) -> tuple[Widget, ...]:
        """Return what stands around the board, in the order in which it is painted."""
        told = () if self.told is None else (self.told,)
        return (self.left, *told, *self.right, self.bottom, self.top)

    def _mend(self, surface: pygame.Surface, spots: Iterable[pygame.Rect]) -> None:
        """Paint anew only what lies in some places, with the shadows that fall there."""
        reach = self.kit.cast()
        around = self._around()
        for spot in merge_boxes([spot for spot in spots if not spot.contains(self.board.rect)]):
            for box in around:
                place = spot.clip(box)
                if not place.width or not place.height:
                    continue
                surface.set_clip(place)
                self.kit.ground(surface, place, "ground")
                with self._panels.texts.painting(place):
                    for widget in self._parts():
                        if widget.visible and place.colliderect(widget.rect.inflate(2 * reach, 2 * reach)):
                            widget.draw(surface)
                surface.set_clip(None)
