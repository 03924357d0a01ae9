"""The board in the middle of the table: the family's widget, walked by Tab as well, with lamps from places."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.present.models.board import HexGround
from catan_desktop.present.models.panels import PlaceNote
from catan_desktop.present.picture import Place as Where
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.scenes.table.chooser import Place
from catan_desktop.ui.scenes.table.facts import piece_put
from catan_desktop.ui.tables.board import hints, island
from catan_desktop.ui.tables.board.board_layout import ACROSS
from catan_desktop.ui.tables.board.highlights import Lit, frame
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import around, box_of, piece_point, place_point, spaces
from catan_desktop.ui.tables.board.view import BoardView

_LONG_ROW = 10.6
"""Hexes in a row of a board whose height cannot be used."""
_RINGS = {"path": 0.36}
"""How large the rings around places are, in sides of a hex, where they are not 0.5 ..."""
_WIDE = (1.02, 0.72)
"""... and half the width and height of one around a piece on a wide place."""
_FRAMED = ("box", "frame")
"""Shapes of places in which things lie, so that they are framed instead."""
_GLOWS = {"intersection": 0.25, "path": 0.25}
"""How strong the light in them is where it is not 0.5: it must not wash out what stands there."""


class TableBoard(BoardView):
    """Tab walks the lit places before it goes on to the next widget. It keeps its own account of being stale, so that
    the panels need not be painted again while only the board moves."""

    stale = True
    moves_inside = False
    marked: tuple[Where, ...] = ()
    """Places that are pointed out, because a line of the chronicle tells of them."""
    own = -1
    """Whose pieces are meant by a place where those of each seat stand elsewhere."""

    def least(self) -> int:
        """Need room for the gauges."""
        return 0 if self.gauge_rect is None else self.gauge_rect.width

    @property
    def broad(self) -> bool:
        """Return whether the board is of hexes, and a row of them so long that its height cannot be used."""
        ground = None if self.picture is None else self.picture.layout.ground
        return isinstance(ground, HexGround) and ground.bounds[2] - ground.bounds[0] > _LONG_ROW * ACROSS

    def mark(self, places: Iterable[Where]) -> None:
        """Point places out; none: stop it."""
        found = tuple(places)
        if found != self.marked:
            self.marked = found
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and rings around what is pointed out, or around all of it while no place has the focus."""
        super().draw(surface)
        if self.ringed and self.focused_spot is None:
            width = max(2, self.kit.px("focus"))
            box = self.rect.inflate(-2 * width, -2 * width)
            self.kit.art.outline(surface, box, self.kit.px("radius"), self.kit.colour("focus"), width)
        if not self.marked or self.picture is None:
            return
        region = surface.subsurface(self.rect.clip(surface.get_rect()))
        painter, hexes = self.painter(self.plan, region), 0
        for place in self.marked:
            space = spaces(painter.scenery).get(str(place[0]))
            if space is not None and space.box is not None and space.shape in _FRAMED:
                box = box_of(painter.plan, self.picture, (space.name, int(place[1])))
                frame(painter, box, self.kit.colour("gold"), 0.16 * painter.plan.side)
            elif space is not None and space.shape == "hex":
                hints.frame_hex(painter, self.picture, int(place[1]))
                hexes |= 1 << int(place[1])
            else:
                self._ring(painter, place, wide=space is not None and space.outline is not None)
        if hexes:
            island.draw_over(painter, self.picture, hexes)

    def _ring(self, painter: Painter, place: Where, *, wide: bool) -> None:
        """Draw a ring around a place; a `wide` one around the piece that is meant there, and all that it lies on."""
        at, kit = self.marked_at(place), self.kit
        if at is None:
            return
        side, radius = painter.plan.side, _RINGS.get(str(place[0]), 0.5)
        half = _WIDE if wide else (radius, radius)
        box = around(at, half[0] * side, half[1] * side)
        if not wide:
            strength = _GLOWS.get(str(place[0]), 0.5)
            kit.art.glow(painter.surface, at, radius * side * 1.5, kit.colour("gold"), strength)
        dark = box.inflate(2 * kit.px(2), 2 * kit.px(2))
        kit.art.outline(painter.surface, dark, dark.height // 2, kit.colour("ink-dark"), max(4.0, 7 * kit.k))
        kit.art.outline(painter.surface, box, box.height // 2, kit.colour("gold-light"), max(2.0, 3 * kit.k))

    def marked_at(self, place: Where) -> Point | None:
        """Return where the ring around a place is: on a wide one, around the own piece there."""
        assert self.picture is not None
        space = spaces(self.plan.scenery).get(str(place[0])) if len(place) == 2 else None
        if space is not None and space.outline is not None:
            here = self.picture.at(space.name, int(place[1]))
            own = next((piece for piece in here if piece.seat == self.own), None)
            if own is not None:
                return piece_point(self.plan, self.picture, own)
        return place_point(self.plan, self.picture, place)

    def draw_ambient(self, surface: pygame.Surface) -> bool:
        """Let the air stand while a ring lies over it, or it would wipe gaps into the ring."""
        if self.marked or (self.ringed and self.focused_spot is None):
            return False
        return super().draw_ambient(surface)

    on_update: Callable[[], object] | None = None
    """Lights what belongs to the thing under the pointer."""

    @property
    def swift(self) -> bool:  # type: ignore[override]
        """Show at once what a press would do."""
        return self.told is not None and self.told in (self.hovered_spot, self.focused_spot)

    def update(self, seconds: float) -> None:
        """Let time pass, and follow the pointer."""
        super().update(seconds)
        if self.on_update is not None:
            self.on_update()

    def touch(self) -> None:
        """Ask for a frame in which the board is painted."""
        self.stale = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Use Tab while there are lit places ahead."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.lit:
            back = bool(int(getattr(event, "mod", 0)) & pygame.KMOD_SHIFT)
            spots = self.lit_spots()
            end = spots[0 if back else -1] if spots else None
            if spots and self.focused_spot != end:
                self.step_focus(-1 if back else 1)
                return True
            self.focused_spot = None
            return False
        return super().handle(event)


def lamps(
    places: Mapping[Place, Iterable[Action]],
    tone: str,
    seat: int,
    pieces: Mapping[str, str],
    costly: Container[Action] = (),
    notes: Iterable[PlaceNote] = (),
) -> dict[str, Lit]:
    """Return the lamps of places by space; a ghost where all actions of a space, or of a place, would put the same
    there.

    Args:
        pieces: what an action puts where it is done, as `TableModel.pieces` says.
        costly: what is lit in another tone.
        notes: what is written on places; those that are not lit have none.
    """
    written = [note for note in notes if note.place in places]
    masks: dict[str, int] = {}
    dear: dict[str, int] = {}
    ghosts: dict[str, dict[int, set[str]]] = {}
    for (space, site), actions in places.items():
        masks[space] = masks.get(space, 0) | 1 << site
        dear[space] = dear.get(space, 0) | all(action in costly for action in actions) << site
        ghosts.setdefault(space, {})[site] = {piece_put(pieces, action) for action in actions}
    found: dict[str, Lit] = {}
    for space, mask in masks.items():
        kinds = set().union(*ghosts[space].values())
        ghost = kinds.pop() if len(kinds) == 1 else ""
        each = tuple((site, next(iter(kind))) for site, kind in ghosts[space].items() if not ghost and len(kind) == 1)
        here = tuple((note.place[1], note.text, note.picture) for note in written if note.place[0] == space)
        found[space] = Lit(mask, tone, ghost, seat, dear[space], here, each)
    return found
