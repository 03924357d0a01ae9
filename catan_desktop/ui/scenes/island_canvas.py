"""The sea on which an island is drawn: hexes and harbours appear under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.grid.layout import hex_center, point_to_axial
from catan_desktop.present.models.board import HexGround
from catan_desktop.session.own_islands import SPREAD
from catan_desktop.ui.geometry import Point, Size, inset, mix
from catan_desktop.ui.scenes.thumbnail import Placing, land
from catan_desktop.ui.tables.sceneries import scenery_of
from catan_desktop.ui.text import SMALL
from catan_desktop.ui.widgets import Kit, Widget

Place = tuple[int, int]
"""Position (q, r) of a hex."""
SEA: tuple[Place, ...] = tuple(
    (q, r) for r in range(-SPREAD, SPREAD + 1) for q in range(-SPREAD, SPREAD + 1) if abs(q + r) <= SPREAD
)
"""Where land may be."""
_ROOM = 0.3
"""Hex sides around the places, so that a harbour or a stream at the edge is seen."""
_NEAR = 0.7
"""Hex sides from its middle within which an edge is meant."""
_STEPS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_LEFT, _RIGHT = 1, 3
_FAINT = 0.25
"""How far the edges of empty hexes differ from the water."""


class IslandCanvas(Widget):
    """Draws the island and tells where somebody paints."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        on_paint: Callable[[Point, bool], object],
        on_done: Callable[[], object],
        *,
        places: Sequence[Place] = SEA,
        name: str = "",
    ) -> None:
        """`on_paint` is told the point in hex sides, and whether what lies there is to be taken away; `on_done` is
        called when the button is let go. Land may lie at `places`."""
        super().__init__(kit, name=name, grow=1.0)
        self.on_paint, self.on_done = on_paint, on_done
        self.places = places
        xs, ys = zip(*(hex_center(place) for place in places), strict=True)
        far = 1 + _ROOM
        self._bounds = (min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far)
        self.ground: HexGround | None = None
        self.sites: Sequence[Point] = ()
        """Middles of the edges that are offered."""
        self.best: Sequence[tuple[Point, int]] = ()
        """The best intersections and what they yield."""
        self.under: Place | None = None
        """The hex under the pointer or the cursor."""
        self.silent = False
        """Somebody has painted already: a tip at the pointer would only cover the island."""
        self._held = 0

    def hint(self) -> str:
        """Return what may be painted here, to who has not painted yet."""
        return "" if self.silent or self._held else super().hint()

    def measure(self, width: int | None = None) -> Size:
        """Take the room there is."""
        return Size(self.kit.px(320) if width is None else width, self.kit.px(320))

    def carry(self, former: Widget) -> None:
        """Keep the cursor and the button that is held."""
        if isinstance(former, IslandCanvas):
            self.under, self._held = former.under, former._held

    def handle(self, event: pygame.event.Event) -> bool:
        """Paint by button and pointer, or by arrows with Enter and Delete."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (_LEFT, _RIGHT):
            self._held = event.button
            self._to(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
            if self._held:
                self._to(event.pos)
            return bool(self._held)
        if event.type == pygame.MOUSEBUTTONUP and self._held:
            self._held = 0
            self.on_done()
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        if key in _STEPS:
            q, r = self.under or (0, 0)
            dq, dr = _STEPS[key]
            if (q + dq, r + dr) in self.places:
                self.under = (q + dq, r + dr)
                self.touch()
            return True
        if key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_DELETE) and self.under is not None:
            self.on_paint(hex_center(self.under), key == pygame.K_DELETE)
            self.on_done()
            return True
        return False

    def _to(self, pixel: tuple[int, int]) -> None:
        self.on_paint(self._placing().point(pixel), self._held == _RIGHT)

    def _hover(self, pixel: tuple[int, int]) -> None:
        place = point_to_axial(self._placing().point(pixel))
        found = place if place in self.places else None
        if found != self.under:
            self.under = found
            self.touch()

    def nearest_site(self, point: Point) -> int | None:
        """Return the index of the edge that is meant by a point in hex sides."""
        far = [((x - point[0]) ** 2 + (y - point[1]) ** 2) ** 0.5 for x, y in self.sites]
        near = min(range(len(far)), key=lambda index: far[index], default=None)
        return near if near is not None and far[near] <= _NEAR else None

    def pixel_of(self, point: Point) -> Point:
        """Return where a point in hex sides is on the screen."""
        return self._placing().at(point)

    def _placing(self) -> Placing:
        left, top, right, bottom = self._bounds
        if self.ground is not None:
            west, north, east, south = self.ground.bounds
            left, top = min(left, west - _ROOM), min(top, north - _ROOM)
            right, bottom = max(right, east + _ROOM), max(bottom, south + _ROOM)
        return Placing(inset(self.rect, self.kit.px(4)), (left, top, right, bottom))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw water, land, edges that are offered, the best places and the hex under the pointer."""
        kit, placing = self.kit, self._placing()
        ground = self.ground
        around = scenery_of(ground).around if ground is not None else ("pressed", "pressed")
        kit.art.panel(surface, self.rect, *(kit.colour(ink) for ink in around), radius=kit.px("radius"))
        faint = mix(kit.colour(around[0]), kit.colour("ink"), _FAINT)
        for place in self.places:
            kit.art.hexagon(
                surface, placing.at(hex_center(place)), placing.side * 0.96, None, rim=faint, rim_width=kit.k
            )
        if ground is not None:
            land(kit, surface, ground, placing)
        for site in self.sites:
            kit.art.circle(surface, placing.at(site), 0.13 * placing.side, kit.colour("gold-light"))
        for point, worth in self.best:
            where = placing.at(point)
            rim, width = kit.colour("gold"), max(1.5, 2 * kit.k)
            kit.art.circle(surface, where, 0.26 * placing.side, kit.colour("ground"), rim=rim, rim_width=width)
            kit.text.draw(
                surface, str(worth), (round(where[0]), round(where[1])), SMALL.of("gold"), across=0.5, down=0.5
            )
        if self.under is not None and (self.hovered or self.ringed):
            centre = placing.at(hex_center(self.under))
            rim = kit.colour("gold-light")
            kit.art.hexagon(surface, centre, placing.side * 0.94, None, rim=rim, rim_width=3 * kit.k)
