"""The land and what stands on it as a picture: layers that are kept, drawn sharp after the camera has moved."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import scaled
from catan_desktop.ui.sliced_work import SlicedWork
from catan_desktop.ui.tables.board import evening, gauges
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.camera import Camera, SharpPictures
from catan_desktop.ui.tables.board.painter import Layer, Painter
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.widgets import Kit

SLICE_SECONDS = 0.008
"""Of each frame, for drawing sharp what the camera has come to see ..."""
CLOSE_SECONDS = 0.03
"""... where it went by itself, for something that is over soon."""


@record
class Sight:
    """What there is to be seen."""

    size: tuple[int, int]
    base: Plan
    """Where everything lies while the whole board is in sight ..."""
    plan: Plan
    """... and where the camera sees it."""
    shown: BoardPicture
    scenery: Scenery
    gauges: tuple[pygame.Rect, bool] | None
    """Where the gauges lie, and how; None: there are none."""
    looks: tuple[object, ...]
    """What every picture depends on."""
    evening: int
    """How far the evening has come before the end, in steps."""
    marks: tuple[object, ...]
    """What the picture of the pieces depends on besides."""
    painter: Callable[[Plan, pygame.Surface], Painter]


class LandPicture:
    """Draws what a camera sees of the land, anew only where that has changed."""

    def __init__(self, kit: Kit, camera: Camera) -> None:
        self.kit = kit
        self.camera = camera
        self.still, self.scene = Layer(kit), Layer(kit)
        """The land, and the land with everything on it."""
        self._backdrop, self._next, self._composed = Layer(kit), Layer(kit), Layer(kit)
        self._sharp = SharpPictures()
        self._sharpening: SlicedWork | None = None
        """Draws the scene as the camera sees it after it has moved, over several frames."""

    @property
    def sharpening(self) -> bool:
        """Return whether the picture becomes sharp just now."""
        return self._sharpening is not None

    def painted(self, sight: Sight) -> Layer:
        """Return the layer with all that is to be seen; while the camera moves it is a scaled one."""
        content = (sight.shown, sight.marks, sight.looks, sight.size, sight.base, sight.evening)
        quick = self.camera.moving or self._sharpening is not None
        quick = quick and self._sharp.knows(content, self.camera, sight.size)
        if not quick:
            self.stop()
            self._paint(self.scene, sight)
            self._sharp.keep(content, self.camera, self.scene.picture)
            if sight.gauges is None:
                return self.scene

        def paint(surface: pygame.Surface) -> None:
            if quick:
                self._sharp.draw(surface, self.camera)
            else:
                self.scene.put(surface)
            if sight.gauges is not None:
                with self.kit.audit.layer():
                    gauges.draw(sight.painter(sight.plan, surface), sight.gauges[0], sight.shown, sight.gauges[1])

        self._composed.fresh(sight.size, (content, sight.plan, quick), paint)
        return self._composed

    def keep_whole(self) -> None:
        """Be ready to go closer."""
        self.stop()
        self._sharp.keep_whole()

    def sharpen(self, sight: Sight) -> None:
        """Begin to draw the scene as the camera sees it now."""
        self._sharpening = SlicedWork(lambda: self._paint(self._next, sight))

    def go_on(self) -> bool:
        """Draw a little; True when the sharp scene is there."""
        work, art = self._sharpening, self.kit.art
        if work is None:
            return False
        before, art.on_paint = art.on_paint, work.checkpoint
        try:
            done = work.go_on(CLOSE_SECONDS if self.camera.away else SLICE_SECONDS)
        finally:
            art.on_paint = before
        if done:
            self._sharpening = None
            self.scene, self._next = self._next, self.scene
        return done

    def stop(self) -> None:
        """Give up what is being drawn: something else is to be seen."""
        if self._sharpening is not None:
            self._sharpening.stop()
            self._sharpening = None
            self.still.forget()
            self._next.forget()

    def _paint(self, layer: Layer, sight: Sight) -> None:
        """Draw the land with all that stands on it from its parts, unless the layer has it."""
        ground, scenery, shown, plan = sight.shown.layout.ground, sight.scenery, sight.shown, sight.plan
        static = (ground, plan, scenery.still(shown), sight.looks, sight.evening)

        def paint_still(surface: pygame.Surface) -> None:
            painter = sight.painter(plan, surface)
            self._draw_backdrop(surface, sight)
            scenery.ground(painter, shown)
            scenery.family.ground(painter, shown)

        def paint_all(surface: pygame.Surface) -> None:
            self.still.fresh(sight.size, static, paint_still)
            self.still.put(surface)
            painter = sight.painter(plan, surface)
            scenery.life(painter, shown)
            scenery.family.pieces(painter, shown)

        def paint(surface: pygame.Surface) -> None:
            if self.camera.zoom == 1.0:
                paint_all(surface)
                return
            with self.kit.audit.scrolled():
                paint_all(surface)

        layer.fresh(sight.size, (static, shown, sight.marks), paint)

    def _draw_backdrop(self, surface: pygame.Surface, sight: Sight) -> None:
        """Draw the landscape; a zoom enlarges the one picture of it, which is soft by nature."""

        def paint(target: pygame.Surface) -> None:
            sight.scenery.backdrop(sight.painter(sight.base, target))
            evening.dim(target, sight.evening)

        whole = self._backdrop.fresh(sight.size, (sight.base, self.kit.theme, sight.evening), paint)
        if self.camera.zoom == 1.0:
            surface.blit(whole, (0, 0))
            return
        seen = self.camera.visible_part(sight.size).clip(whole.get_rect())
        surface.blit(scaled(whole.subsurface(seen), sight.size), (0, 0))
