"""A piece that is drawn with the pointer from where it stands to where it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board import island
from catan_desktop.ui.tables.board.highlights import Lit
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import Spot


class Lifting:
    """The piece that the pointer has taken along."""

    def __init__(self, on_lift: Callable[[str, int], bool] | None, on_drop: Callable[[], object] | None) -> None:
        self._on_lift = on_lift
        self._on_drop = on_drop
        self._start: Spot | None = None

    @property
    def active(self) -> bool:
        """Return whether a piece is being drawn."""
        return self._start is not None

    def begin(self, spot: Spot | None) -> None:
        """Take along what stands at a place, if it can go elsewhere."""
        self._start = spot if spot is not None and self._on_lift is not None and self._on_lift(*spot) else None

    def give_up(self) -> None:
        """Leave it where it was: something else is chosen now."""
        self._start = None

    def draw(self, painter: Painter, picture: BoardPicture, lit: Mapping[str, Lit], where: Point) -> None:
        """Draw below the pointer what would stand where it is let go."""
        lamp = next((lamp for lamp in lit.values() if lamp.ghost), None)
        if self._start is not None and lamp is not None:
            piece = Piece(*self._start, lamp.ghost, lamp.seat)
            island.draw_at(painter, picture, piece, where)

    def end(self, spot: Spot | None, pick: Callable[[Spot], object], miss: Callable[[], object]) -> None:
        """Let it go at a lit place; elsewhere it stays where it was."""
        start, self._start = self._start, None
        if spot is not None and spot != start:
            pick(spot)
            return
        miss()
        if self._on_drop is not None:
            self._on_drop()
