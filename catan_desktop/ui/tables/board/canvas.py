"""The board as a picture: the land, what moves over it, the air, the camera."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from catan_desktop.present.picture import BoardPicture, Keyframe
from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables import sceneries
from catan_desktop.ui.tables.board import beside, gauges, highlights, moments, particles
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.camera import Camera
from catan_desktop.ui.tables.board.evening import Evening
from catan_desktop.ui.tables.board.highlights import Lit
from catan_desktop.ui.tables.board.land_picture import LandPicture, Sight
from catan_desktop.ui.tables.board.painter import Layer, Painter
from catan_desktop.ui.tables.board.playback import Playback
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.board.spaces import Spot, place_point
from catan_desktop.ui.widgets import Kit, Widget


class Canvas(Widget):
    """Draws a picture of the board; `show` and `play` say which."""

    moves_inside = True
    """What moves is drawn with the board; False: by `draw_moves`, over what stands around it."""

    def __init__(self, kit: Kit, tr: Speaker, name: str) -> None:
        super().__init__(kit, name=name, grow=1.0)
        self.tr = tr
        self.shapes = True
        self.order: tuple[int, ...] = ()
        """By seat: the number of its colours in the theme; a seat not named has its own number."""
        self.picture: BoardPicture | None = None
        self.lit: Mapping[str, Lit] = {}
        self.hovered_spot: Spot | None = None
        self.focused_spot: Spot | None = None
        self.playback = Playback(kit)
        self.line: Spot | None = None
        """The place whose way over the land is shown, because the pointer rests on it."""
        self.camera = Camera()
        self._room: beside.Room | None = None
        self._fitted: object = None
        self.stand: beside.Stand | None = None
        """What would stand beside the land where there is room."""
        self.land = LandPicture(kit, self.camera)
        self._former: pygame.Surface | None = None
        """What was seen before, while it fades with reduced motion."""
        self._lamps = highlights.Lamps(kit)
        self.air = particles.Air(kit)
        self.veil: pygame.Rect | None = None
        """What stands before the board, in pixels of the window: no flake may be drawn over it."""
        self.before: tuple[pygame.Rect, ...] = ()
        """What else stands there, as long as it does."""
        self._air_due = False
        self._aired: list[pygame.Rect] = []
        """Where there is air in the frame that is seen."""
        self._ahead: Iterator[tuple[str, tuple[int, int]]] = iter(())
        """Pictures that may be wanted later: one is drawn at a time, while nothing moves."""
        self._dials = gauges.Dials(kit)
        self.ending = moments.Ending(kit)
        self.evening = Evening(kit)

    # what is shown

    def show(self, picture: BoardPicture) -> None:
        """Draw this from now on; a playback under way is cut short."""
        self.playback.stop()
        self.camera.come_back()
        self._former = None
        self._dials.finish()
        if picture != self.picture:
            if self.picture is None:
                self.ending.see(picture, at_once=True)
            self.picture = picture
            self.touch()

    def play(self, before: BoardPicture, keyframes: Sequence[Keyframe]) -> None:
        """Show one change after another; the newest picture is what counts for the pointer at once."""
        if not keyframes:
            return
        seen: pygame.Surface | None = None
        if self.kit.reduced_motion and self.picture is not None and min(self.rect.size) > 0:
            seen = self._painted(self.plan, self.picture).picture.copy()
        self.show(keyframes[-1].picture)
        self.playback.play(before, keyframes)
        if self.playback.fading > 0:
            self._former = seen
        self.touch()

    @property
    def shown(self) -> BoardPicture:
        """The picture as it is meanwhile."""
        if self.picture is None:
            raise LookupError("the board has no picture yet")
        return self.playback.picture if self.playback.running and self.playback.picture else self.picture

    @property
    def plan(self) -> Plan:
        """Return where everything lies now, in pixels of the region.

        Raises:
            LookupError: nothing is shown yet, or it has no place.
        """
        base = self._fit()
        return base if self.zoom == 1.0 else base.zoomed(self.zoom, self.camera.offset)

    @property
    def zoom(self) -> float:
        """Return how many times larger everything is than where the whole board is seen."""
        return self.camera.zoom

    @property
    def gauge_rect(self) -> pygame.Rect | None:
        """Return where the gauges of danger are, in pixels of the window; None where there are none."""
        if self.picture is not None and self.rect.width > 0 and self.rect.height > 0:
            self._fit()
        return None if self._gauges is None else self._gauges[0].move(self.rect.topleft)

    @property
    def stand_rect(self) -> pygame.Rect | None:
        """The place for what would stand beside the land, in pixels of the window; None where it has no room."""
        if self.picture is None or self.stand is None or self.rect.width <= 0 or self.rect.height <= 0:
            return None
        self._fit()
        found = self._room.stand if self._room is not None else None
        return None if found is None else found.move(self.rect.topleft)

    @property
    def _gauges(self) -> tuple[pygame.Rect, bool] | None:
        return None if self._room is None else self._room.gauges

    @property
    def scenery(self) -> Scenery:
        """The landscape in which the board lies."""
        assert self.picture is not None
        return sceneries.scenery_of(self.picture.layout.ground)

    def painter(self, plan: Plan, surface: pygame.Surface) -> Painter:
        """Return what the board is drawn with on a surface."""
        return Painter(self.kit, plan, self.scenery, surface, self.tr, self.shapes, self.order)

    def _fit(self) -> Plan:
        if self.picture is None or self.rect.width <= 0 or self.rect.height <= 0:
            raise LookupError("the board has no picture or no place yet")
        stand = None if self.stand is None else self.stand.key
        beyond = tuple(name for name, _ in self.picture.spaces)
        shape = (self.rect.size, self.kit.k, self.kit.larger, beyond)
        key = (*shape, bool(self.picture.gauges), self.tr, self.picture.layout.ground.lie, stand)
        if self._room is None or key != self._fitted:
            self._fitted = key
            base = self.scenery.fit(self.rect.size, self.picture, self.kit.k)
            self._room = beside.arranged(self.kit, self.tr, base, self.picture, self.stand)
            self.camera.fit(self.rect.size)
            ahead = self.scenery.ahead
            self._ahead = ahead(self._room.plan, self.picture.board.ground) if ahead is not None else iter(())
        return self._room.plan

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board in its place; nothing changed means one blit."""
        if self.picture is None or self.rect.width <= 0 or self.rect.height <= 0:
            return
        plan, shown = self.plan, self.shown
        layer = self._painted(plan, shown)
        region = surface.subsurface(self.rect.clip(surface.get_rect()))
        layer.put(region)
        dx, dy = self.playback.shake(self.scenery, plan.side)
        if dx or dy:
            region.blit(layer.picture, (dx, dy))
        painter = self.painter(plan, region)
        self._draw_air(painter, shown)
        if self._gauges is not None:
            self._dials.see(shown, at_once=not self.playback.running)
            self._dials.draw(painter, self._gauges[0], shown, self._gauges[1])
        if self._former is not None and self.playback.fading > 0:
            self._former.set_alpha(round(255 * self.playback.fading))
            region.blit(self._former, (0, 0))
        self.ending.draw(painter, shown)
        if self.line is not None:
            highlights.draw_line(painter, shown, self.line)
        hovered = self.hovered_spot or (self.focused_spot if self.focused else None)
        self._lamps.draw(painter, shown, self.lit, hovered, self.focused_spot if self.ringed else None)
        if self.moves_inside:
            self.playback.draw(painter, self.scenery.cues)

    def draw_moves(self, surface: pygame.Surface) -> None:
        """Draw what moves on the whole window, so that cards reach what stands around the board.

        The playback's anchor must then answer in pixels of the window.
        """
        if self.picture is None or not self.playback.running:
            return
        plan = self.plan
        shift = (-self.rect.x - plan.left, -self.rect.y - plan.top)
        self.playback.draw(self.painter(plan.zoomed(plan.zoom, shift), surface), self.scenery.cues)

    def draw_ambient(self, surface: pygame.Surface) -> bool:
        """Draw only what has changed in the air over the last frame; True where anything was drawn.

        Nothing may lie over the board, and nothing else may have changed since that frame.
        """
        calm = not self.playback.running and not self.lit and self.line is None and not self.ending.kind
        if self.picture is None or not (self._air_due and self._aired and calm) or self._dials.moving:
            return False
        plan = self.plan
        region = surface.subsurface(self.rect.clip(surface.get_rect()))
        particles.restored(self._aired, self._painted(plan, self.picture).picture, region)
        self._draw_air(self.painter(plan, region), self.picture)
        return True

    def _draw_air(self, painter: Painter, shown: BoardPicture) -> None:
        self._aired, self._air_due = [], False
        before = self.before if self.veil is None else (self.veil, *self.before)
        covers = [box.move(-self.rect.x, -self.rect.y) for box in before]
        if self._room is not None:
            covers += self._room.taken
            if self._room.stand is not None:  # its shadow lies on the scene, and would be wiped off
                covers.append(self._room.stand.inflate(2 * self.kit.cast(), 2 * self.kit.cast()))
        for particle in self.air.particles(painter, shown):
            box = particle.box
            if not any(cover.colliderect(box) for cover in covers):
                painter.surface.blit(particle.picture, box)
                self._aired.append(box)

    def _painted(self, plan: Plan, shown: BoardPicture) -> Layer:
        return self.land.painted(self._sight(plan, shown))

    def _sight(self, plan: Plan, shown: BoardPicture) -> Sight:
        looks, marks = (self.tr, self.kit.larger, self.kit.theme), (self.shapes, self.order)
        base, scenery, size = self._fit(), self.scenery, self.rect.size
        now = self.evening.steps
        return Sight(size, base, plan, shown, scenery, self._gauges, looks, now, marks, self.painter)

    # camera

    def local(self, pos: tuple[int, int]) -> Point:
        """Turn window pixels into pixels of the region."""
        return (pos[0] - self.rect.x, pos[1] - self.rect.y)

    def zoom_at(self, pos: tuple[int, int], factor: float) -> None:
        """Zoom so that what lies under the pointer stays there."""
        self.land.keep_whole()
        if self.camera.zoom_at(self.local(pos), factor, self.rect.size):
            self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen by `dx` and `dy` pixels."""
        self.land.stop()
        if self.camera.pan(dx, dy, self.rect.size):
            self.touch()

    def reset_camera(self) -> None:
        """Show everything again."""
        if self.camera.reset():
            self.touch()

    def _look(self, seconds: float) -> None:
        """Let the camera go to the place that a cue wants to be seen closely, or back; one that somebody has set stays
        where it is."""
        found = self.playback.near(self.scenery)
        where = None if found is None else place_point(self._fit(), self.shown, found[0])
        if found is None or where is None:
            self.camera.come_back()
            return
        if not self.camera.away:
            if self.zoom != 1.0:
                return
            self._painted(self.plan, self.shown)
            self.land.keep_whole()
        self.camera.look(where, -seconds if found[1] else seconds, self.rect.size)

    # time

    def pass_time(self, seconds: float) -> bool:
        """Let time pass for what moves by itself; True where the board must be drawn again."""
        due = False
        if self.playback.running:
            self.playback.update(seconds)
            self._former = self._former if self.playback.fading > 0 else None
            due = True
        if due or self.camera.away:
            self._look(seconds * self.playback.pace)
        if self.picture is not None:
            self.ending.see(self.shown, at_once=self.playback.still)
        self._air_due = self.air.update(seconds) or self._air_due
        due = self._dials.update(seconds, () if self.picture is None else self.picture.gauges) or due
        due = self.ending.update(seconds) or due
        due = self.evening.update(seconds) or due
        if self.camera.update(seconds) and self.picture is not None:
            self.land.sharpen(self._sight(self.plan, self.shown))
        due = self.land.go_on() or due
        if not due and self._room is not None and (wanted := next(self._ahead, None)) is not None:
            self.painter(self._room.plan, pygame.Surface((1, 1))).stretched(*wanted)
        return self._lamps.update(seconds, bool(self.lit)) or due

    @property
    def animated(self) -> bool:
        """Return whether frames must follow each other for the gauges, the camera or the light of the end."""
        own = self.ending.moving or self.evening.moving
        return self._dials.moving or own or self.camera.moving or self.land.sharpening
