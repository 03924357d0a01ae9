"""The board as a widget: draws a picture, lights places, finds the place under the pointer, zooms and pans."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from catan_desktop.present.models.board import NOWHERE
from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.geometry import Point, clamp, scaled
from catan_desktop.ui.tables.gift import gauges, island, landscape, lights, north, sites, tips, wall
from catan_desktop.ui.tables.gift.brush import Brush, Layer, Words
from catan_desktop.ui.tables.gift.lights import Lit
from catan_desktop.ui.tables.gift.plan import Plan, fit
from catan_desktop.ui.tables.gift.playback import Playback
from catan_desktop.ui.tables.gift.sites import Spot
from catan_desktop.ui.widgets import Kit, Widget

MOST_ZOOM = 3.0
_STEP = 1.15
_DRAG = 6
"""The pointer may move so many design units between press and release of a click."""


class BoardView(Widget):
    """The middle of the table.

    `show` sets what is drawn; `light` which places are lit; `on_pick(space, site)` is called for a click or Enter on a
    lit place, `on_miss(space, site)` for a click on another one.
    """

    focusable = True
    moves_inside = True
    """What moves is drawn with the board; False: by `draw_moves`, over what stands around it."""

    def __init__(
        self,
        kit: Kit,
        tr: Words,
        *,
        on_pick: Callable[[str, int], None] | None = None,
        on_miss: Callable[[str, int], None] | None = None,
        name: str = "board",
    ) -> None:
        """Take the words; the picture comes with `show`."""
        super().__init__(kit, name=name, grow=1.0)
        self.tr = tr
        self.on_pick = on_pick
        self.on_miss = on_miss
        self.shapes = True
        self.order: tuple[int, ...] = ()
        """By seat: the number of its colours in the theme; a seat not named has its own number."""
        self.picture: BoardPicture | None = None
        self.lit: Mapping[str, Lit] = {}
        self.hovered_spot: Spot | None = None
        self.focused_spot: Spot | None = None
        self.playback = Playback(kit)
        self.zoom = 1.0
        self._offset: Point = (0.0, 0.0)
        self._base: Plan | None = None
        self._gauges: tuple[pygame.Rect, bool] | None = None
        self._fitted: object = None
        self._backdrop, self._still, self._scene = Layer(kit), Layer(kit), Layer(kit)
        self._lamps = lights.Lamps(kit)
        self.line: int | None = None
        """The section whose invasion line is shown, because the pointer rests on it or on its clearing."""
        self._pointer = (-1, -1)
        self._press: tuple[int, int] | None = None
        self._dragged = False

    # what is shown

    def show(self, picture: BoardPicture) -> None:
        """Draw this from now on; a playback under way is cut short."""
        self.playback.stop()
        if picture != self.picture:
            self.picture = picture
            self.touch()

    def play(self, before: BoardPicture, after: BoardPicture, cues: Sequence[Cue]) -> None:
        """Show how one picture becomes the other; the newest picture is what counts for the pointer at once."""
        self.show(after)
        self.playback.play(before, after, cues)
        self.touch()

    def light(self, lit: Mapping[str, Lit]) -> None:
        """Light the places that can be chosen, by space; an empty mapping darkens all."""
        self.lit = dict(lit)
        spots = self.lit_spots()
        if self.focused_spot not in spots:
            self.focused_spot = None
        if self.hovered_spot not in spots:
            self.hovered_spot = None
        self.touch()

    @property
    def plan(self) -> Plan:
        """Where everything lies now, in pixels of the region.

        Raises:
            LookupError: nothing is shown yet, or it has no place.
        """
        base = self._fit()
        return base if self.zoom == 1.0 else base.zoomed(self.zoom, self._offset)

    def _fit(self) -> Plan:
        if self.picture is None or self.rect.width <= 0 or self.rect.height <= 0:
            raise LookupError("the board has no picture or no place yet")
        beyond = self.picture.north
        k = self.kit.k
        key = (self.rect.size, k, self.kit.larger, beyond is not None, self.tr, self.picture.board.ground)
        if self._base is None or key != self._fitted:
            self._fitted = key
            self._base = fit(self.rect.size, beyond is not None, k)
            self._gauges = None
            if beyond is not None:
                self._base, self._gauges = self._with_gauges(self._base, beyond)
            self._offset = self._bounded(self._offset)
        return self._base

    def _with_gauges(self, base: Plan, beyond: WatchNorth) -> tuple[Plan, tuple[pygame.Rect, bool]]:
        """Find a corner for the gauges; where there is none, keep a strip free below the island."""
        margin = self.kit.px("gap")
        width, height = gauges.size(self.kit, self.tr, beyond, False)
        low, foot = self.rect.height - height - margin, round(base.wall[1] + 0.12 * base.side)
        east = self.rect.width - width - margin
        for x, y in ((east, low), (east, foot + margin), (margin, foot + margin), (margin, low)):
            box = pygame.Rect(x, y, width, height)
            if self.picture is not None and not sites.covers(base, self.picture.board.ground, box):
                return base, (box, False)
        width, height = gauges.size(self.kit, self.tr, beyond, True)
        plan = fit(self.rect.size, True, self.kit.k, reserve=height + margin)
        box = pygame.Rect((self.rect.width - width) // 2, self.rect.height - height - margin // 2, width, height)
        return plan, (box, True)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board in its place; nothing changed means one blit."""
        if self.picture is None or self.rect.width <= 0 or self.rect.height <= 0:
            return
        plan = self.plan
        shown = self.playback.picture if self.playback.running and self.playback.picture else self.picture
        scene = self._painted(plan, shown)
        surface.blit(scene, self.rect)
        dx, dy = surface.get_abs_offset()
        self._scene.note(self.rect.x + dx, self.rect.y + dy)
        region = surface.subsurface(self.rect.clip(surface.get_rect()))
        brush = Brush(self.kit, plan, region, self.tr, self.shapes, self.order)
        if self.line is not None:
            lights.draw_line(brush, shown, self.line)
        hovered = self.hovered_spot or (self.focused_spot if self.focused else None)
        self._lamps.draw(brush, shown, self.lit, hovered, self.focused_spot if self.focused else None)
        if self.moves_inside:
            self.playback.draw(brush)

    def draw_moves(self, surface: pygame.Surface) -> None:
        """Draw what moves on the whole window, so that cards reach what stands around the board.

        The playback's anchor must then answer in pixels of the window.
        """
        if self.picture is None or not self.playback.running:
            return
        plan = self.plan
        shift = (-self.rect.x - plan.left, -self.rect.y - plan.top)
        self.playback.draw(Brush(self.kit, plan.zoomed(plan.zoom, shift), surface, self.tr, self.shapes, self.order))

    def _painted(self, plan: Plan, shown: BoardPicture) -> pygame.Surface:
        size = self.rect.size
        beyond = shown.north
        areas = () if beyond is None else tuple((area.key, area.ways) for area in beyond.clans)
        ground = shown.board.ground
        camp = shown.board.robber_camp
        static = (ground, plan, areas, camp, self.tr, self.kit.larger, self.kit.theme)
        moving = (static, shown, self.shapes, self.order)

        def paint_still(surface: pygame.Surface) -> None:
            brush = Brush(self.kit, plan, surface, self.tr, self.shapes, self.order)
            self._draw_backdrop(surface)
            landscape.draw_wall(brush)
            if camp:
                north.draw_tent(brush)
            if beyond is not None:
                north.draw_ground(brush, beyond)
                wall.draw_ground(brush)
            island.draw_ground(brush, ground)

        def paint_scene(surface: pygame.Surface) -> None:
            ledger = self.kit.ledger
            still = self._still.fresh(size, static, paint_still)
            surface.blit(still, (0, 0))
            self._still.note(0, 0)
            brush = Brush(self.kit, plan, surface, self.tr, self.shapes, self.order)
            if beyond is not None:
                north.draw_life(brush, beyond)
                wall.draw_life(brush, beyond)
            if camp and shown.board.robber == NOWHERE:
                north.draw_home(brush)
            island.draw_pieces(brush, shown.board, beyond)
            if beyond is not None and self._gauges is not None:
                with ledger.layer():
                    gauges.draw(brush, self._gauges[0], beyond, self._gauges[1])

        def paint(surface: pygame.Surface) -> None:
            if self.zoom == 1.0:
                paint_scene(surface)
                return
            with self.kit.ledger.scrolled():
                paint_scene(surface)

        return self._scene.fresh(size, moving, paint)

    def _draw_backdrop(self, surface: pygame.Surface) -> None:
        """Draw the landscape; a zoom enlarges the one picture of it, which is soft by nature."""
        base = self._fit()
        size = self.rect.size

        def paint(target: pygame.Surface) -> None:
            landscape.draw(Brush(self.kit, base, target, self.tr))

        whole = self._backdrop.fresh(size, (base, self.kit.theme), paint)
        if self.zoom == 1.0:
            surface.blit(whole, (0, 0))
            return
        left, top = (round(value / self.zoom) for value in self._offset)
        seen = pygame.Rect(left, top, round(size[0] / self.zoom), round(size[1] / self.zoom))
        surface.blit(scaled(whole.subsurface(seen.clip(whole.get_rect())), size), (0, 0))

    # places

    def local(self, pos: tuple[int, int]) -> Point:
        """Turn window pixels into pixels of the region."""
        return (pos[0] - self.rect.x, pos[1] - self.rect.y)

    def site_at(self, pos: tuple[int, int], space: str) -> int | None:
        """Give the site of a space that lies under a point of the window."""
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        return sites.site_at(self.plan, self.picture, self.local(pos), space)

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """Give the lit place under a point of the window, the smallest kind of place first."""
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        if self._gauges is not None and self._gauges[0].collidepoint(self.local(pos)):
            return None
        return sites.lit_at(
            self.plan, self.picture, self.local(pos), {key: lamp.mask for key, lamp in self.lit.items()}
        )

    def lit_spots(self) -> tuple[Spot, ...]:
        """All lit places, in the order in which the keyboard walks them."""
        if self.picture is None or self.rect.width <= 0:
            return ()
        return sites.walk(self.plan, self.picture, {key: lamp.mask for key, lamp in self.lit.items()})

    def point_of(self, spot: Spot) -> tuple[int, int]:
        """Give the window pixel of a place, for a menu or a hint beside it."""
        if self.picture is None:
            return self.rect.center
        x, y = sites.point(self.plan, self.picture, spot)
        return (round(x) + self.rect.x, round(y) + self.rect.y)

    def step_focus(self, step: int) -> Spot | None:
        """Move the focus to the next (1) or the former (-1) lit place, and give it."""
        spots = self.lit_spots()
        if spots:
            at = spots.index(self.focused_spot) + step if self.focused_spot in spots else (0 if step > 0 else -1)
            self._focus(spots[at % len(spots)])
        return self.focused_spot

    def turn_focus(self, dx: int, dy: int) -> Spot | None:
        """Move the focus to the nearest lit place in a direction."""
        spots = self.lit_spots()
        if self.picture is None or self.focused_spot not in spots:
            return self.step_focus(1)
        found = sites.towards(self.plan, self.picture, spots, self.focused_spot, (dx, dy))
        if found is not None:
            self._focus(found)
        return self.focused_spot

    def _focus(self, spot: Spot) -> None:
        self.focused_spot = spot
        self.hovered_spot = None
        if self.zoom > 1.0 and self.picture is not None:
            x, y = sites.point(self.plan, self.picture, spot)
            margin = 0.12 * min(self.rect.size)
            over_x = min(0.0, x - margin) + max(0.0, x + margin - self.rect.width)
            over_y = min(0.0, y - margin) + max(0.0, y + margin - self.rect.height)
            self._offset = self._bounded((self._offset[0] + over_x, self._offset[1] + over_y))
        self.touch()

    # camera

    def zoom_at(self, pos: tuple[int, int], factor: float) -> None:
        """Zoom so that what lies under the pointer stays there."""
        before = self.zoom
        after = clamp(before * factor, 1.0, MOST_ZOOM)
        if after < 1.02:
            after = 1.0
        if after == before:
            return
        x, y = self.local(pos)
        offset = ((x + self._offset[0]) * after / before - x, (y + self._offset[1]) * after / before - y)
        self.zoom = after
        self._offset = self._bounded(offset)
        self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen by so many pixels."""
        offset = self._bounded((self._offset[0] + dx, self._offset[1] + dy))
        if offset != self._offset:
            self._offset = offset
            self.touch()

    def reset_camera(self) -> None:
        """Show everything again."""
        if self.zoom != 1.0:
            self.zoom, self._offset = 1.0, (0.0, 0.0)
            self.touch()

    def _bounded(self, offset: Point) -> Point:
        spare_x = self.rect.width * (self.zoom - 1)
        spare_y = self.rect.height * (self.zoom - 1)
        return (float(round(clamp(offset[0], 0, spare_x))), float(round(clamp(offset[1], 0, spare_y))))

    # events

    def update(self, seconds: float) -> None:
        """Let time pass: animations, and the calm pulse of lit places."""
        if self.playback.running:
            self.playback.update(seconds)
            self.tip = ""
            self.touch()
        if self.kit.host is not None and not self.hovered and self._press is None:
            self._point_at(None, None)
            self.tip = ""
        if self._lamps.update(seconds, bool(self.lit)):
            self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Use the pointer, the wheel and the keys that walk the lit places."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in {1, 2}:
            self._press, self._dragged = event.pos, False
            self.tip = ""
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button in {1, 2}:
            return self._released(event)
        if event.type == pygame.MOUSEWHEEL:
            where = self._pointer if self.rect.collidepoint(self._pointer) else self.rect.center
            self.zoom_at(where, _STEP**event.y)
            return True
        return self._key(event) if event.type == pygame.KEYDOWN else False

    def _moved(self, event: pygame.event.Event) -> bool:
        self._pointer = event.pos
        if self._press is not None and any(event.buttons):
            far = abs(event.pos[0] - self._press[0]) + abs(event.pos[1] - self._press[1])
            self._dragged = self._dragged or far > self.kit.px(_DRAG)
            if self._dragged:
                self.pan(-event.rel[0], -event.rel[1])
                return True
        self._point_at(self.spot_at(event.pos), self._line_at(event.pos))
        self.tip = self._tip_at(event.pos)
        return False

    def _tip_at(self, pos: tuple[int, int]) -> str:
        if self.picture is None or not self.rect.collidepoint(pos):
            return ""
        where, beyond = self.local(pos), self.picture.north
        if self._gauges is not None and beyond is not None and self._gauges[0].collidepoint(where):
            return tips.danger_tip(self.tr, beyond)
        return tips.tip_at(self.tr, self.plan, self.picture, where)

    def _line_at(self, pos: tuple[int, int]) -> int | None:
        found = self.site_at(pos, "section")
        return found if found is not None else self.site_at(pos, "clearing")

    def _point_at(self, spot: Spot | None, line: int | None) -> None:
        if (spot, line) != (self.hovered_spot, self.line):
            self.hovered_spot, self.line = spot, line
            self.touch()

    def _released(self, event: pygame.event.Event) -> bool:
        pressed, self._press = self._press, None
        if pressed is None or self._dragged or event.button != 1:
            return pressed is not None
        spot = self.spot_at(event.pos)
        if spot is not None:
            self._pick(spot)
        elif self.on_miss is not None and self.picture is not None:
            missed = sites.any_at(self.plan, self.picture, self.local(event.pos))
            if missed is not None:
                self.on_miss(*missed)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        ways = {
            pygame.K_LEFT: (-1, 0),
            pygame.K_RIGHT: (1, 0),
            pygame.K_UP: (0, -1),
            pygame.K_DOWN: (0, 1),
        }
        if event.key in ways and self.lit:
            self.turn_focus(*ways[event.key])
            return True
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER} and self.focused_spot is not None:
            self._pick(self.focused_spot)
            return True
        if self.kit.keys.pressed(event, "zoom-reset") and self.zoom != 1.0:
            self.reset_camera()
            return True
        return False

    def _pick(self, spot: Spot) -> None:
        if self.on_pick is not None:
            self.on_pick(*spot)
