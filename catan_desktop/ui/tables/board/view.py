"""The board as a widget: lights places, finds the place under the pointer, takes clicks and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from catan_desktop.present.models.explain import Explained
from catan_desktop.present.words import Speaker
from catan_desktop.ui.tables.board import hints, hit_test, spaces
from catan_desktop.ui.tables.board.canvas import Canvas
from catan_desktop.ui.tables.board.highlights import Lit
from catan_desktop.ui.tables.board.lifting import Lifting
from catan_desktop.ui.tables.board.spaces import Spot
from catan_desktop.ui.widgets import Kit

_STEP = 1.15
_DRAG = 6
"""Design units that the pointer may move between press and release of a click."""


class BoardView(Canvas):
    """The middle of the table.

    `show` sets what is drawn; `light` which places are lit; `on_pick(space, site)` is called for a click or Enter on a
    lit place, `on_miss(space, site)` for a click on another one. A piece that goes elsewhere can be drawn there, too:
    `on_lift(space, site)` is called when the pointer begins to draw at a place, and says whether a piece comes along;
    where it is let go is picked, or `on_drop()` called.
    """

    focusable = True

    def __init__(
        self,
        kit: Kit,
        tr: Speaker,
        *,
        on_pick: Callable[[str, int], object] | None = None,
        on_miss: Callable[[str, int], object] | None = None,
        on_lift: Callable[[str, int], bool] | None = None,
        on_drop: Callable[[], object] | None = None,
        name: str = "board",
    ) -> None:
        """Take the words; the picture comes with `show`."""
        super().__init__(kit, tr, name)
        self.on_pick = on_pick
        self.on_miss = on_miss
        self.lifting = Lifting(on_lift, on_drop)
        self.teller: Callable[[Spot], tuple[str, str]] | None = None
        """Gives tip and almanac entry of a thing of the board; without it the board tells nothing."""
        self.told: Spot | None = None
        """The thing that the pointer or the focus is at, lit or not."""
        self.hinted: Explained | None = None
        """What is pointed out because it belongs to the thing under the pointer."""
        self._pointer = (-1, -1)
        self._again = False
        """What lies under the pointer must be looked for once more."""
        self._press: tuple[int, int] | None = None
        self._dragged = False

    def light(self, lit: Mapping[str, Lit]) -> None:
        """Light the places that can be chosen, by space; an empty mapping darkens all."""
        self.lit = dict(lit)
        self.lifting.give_up()
        spots = self.lit_spots()
        if self.focused_spot not in spots:
            self.focused_spot = None
        if self.hovered_spot not in spots:
            self.hovered_spot = None
        self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the board, and what belongs to the thing under the pointer."""
        super().draw(surface)
        idle = self.hinted is None and not self.lifting.active
        if idle or self.picture is None or self.playback.running:
            return
        region = surface.subsurface(self.rect.clip(surface.get_rect()))
        painter = self.painter(self.plan, region)
        if self.hinted is not None:
            hints.draw(painter, self.picture, self.hinted)
        self.lifting.draw(painter, self.picture, self.lit, self.local(self._pointer))

    def draw_ambient(self, surface: pygame.Surface) -> bool:
        """Draw only what has changed in the air, unless something is pointed out there."""
        return self.hinted is None and super().draw_ambient(surface)

    # places

    def site_at(self, pos: tuple[int, int], space: str) -> int | None:
        """Return the site of a space that lies under a point of the window."""
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        return hit_test.site_at(self.plan, self.picture, self.local(pos), space)

    def spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """Return the lit place under a point of the window, the smallest kind of place first."""
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        if self._gauges is not None and self._gauges[0].collidepoint(self.local(pos)):
            return None
        return hit_test.lit_at(
            self.plan, self.picture, self.local(pos), {key: lamp.mask for key, lamp in self.lit.items()}
        )

    def offers_at(self, where: tuple[int, int]) -> bool:
        """Return whether a lit place is there."""
        return self.spot_at(where) is not None

    def lit_spots(self) -> tuple[Spot, ...]:
        """All lit places, in the order in which the keyboard walks them."""
        if self.picture is None or self.rect.width <= 0:
            return ()
        return hit_test.walk(self.plan, self.picture, {key: lamp.mask for key, lamp in self.lit.items()})

    def point_of(self, spot: Spot) -> tuple[int, int]:
        """Return the window pixel of a place, for a menu or a hint beside it."""
        if self.picture is None:
            return self.rect.center
        x, y = spaces.point(self.plan, self.picture, spot)
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
        found = hit_test.towards(self.plan, self.picture, spots, self.focused_spot, (dx, dy))
        if found is not None:
            self._focus(found)
        return self.focused_spot

    def _focus(self, spot: Spot) -> None:
        self.focused_spot = spot
        self.hovered_spot = None
        self.tell(spot)
        if self.zoom > 1.0 and self.picture is not None:
            x, y = spaces.point(self.plan, self.picture, spot)
            margin = 0.12 * min(self.rect.size)
            over_x = min(0.0, x - margin) + max(0.0, x + margin - self.rect.width)
            over_y = min(0.0, y - margin) + max(0.0, y + margin - self.rect.height)
            self.pan(over_x, over_y)
        self.touch()

    # events

    def update(self, seconds: float) -> None:
        """Let time pass: animations, and the calm pulse of lit places."""
        if self.playback.running:
            self.tell(None)
            self._again = True
        elif self._again:
            self.look_again()
        if self.pass_time(seconds):
            self.touch()
        if self.kit.host is not None and not self.hovered and self._press is None:
            self._point_at(None, None)
            spot = self.focused_spot if self.kit.host.keyboard and self.focused else None
            if spot != self.told:
                self.tell(spot)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use the pointer, the wheel and the keys that walk the lit places."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in {1, 2}:
            self._press, self._dragged = event.pos, False
            self.tell(None)
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
            if not self._dragged and far > self.kit.px(_DRAG):
                self._dragged = True
                if event.buttons[0]:
                    self.lifting.begin(self.spot_at(self._press) or self._told_at(self._press))
            if self.lifting.active:
                self._point_at(self.spot_at(event.pos), None)
                self.touch()
                return True
            if self._dragged:
                self.pan(-event.rel[0], -event.rel[1])
                return True
        self._point_at(self.spot_at(event.pos), self._line_at(event.pos))
        spot = self.hovered_spot or self._told_at(event.pos)
        if spot != self.told:
            self.tell(spot)
        return False

    def look_again(self) -> None:
        """Find out what lies under the pointer now that something has changed."""
        self._again = False
        if not self.hovered or self._press is not None:
            self.tell(self.told)
            return
        self._point_at(self.spot_at(self._pointer), self._line_at(self._pointer))
        self.tell(self.hovered_spot or self._told_at(self._pointer))

    def tell(self, spot: Spot | None) -> None:
        """Tell of a thing of the board, or of nothing."""
        self.told = spot
        self.tip, self.topic = self.teller(spot) if self.teller is not None and spot is not None else ("", "")

    def _told_at(self, pos: tuple[int, int]) -> Spot | None:
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        where = self.local(pos)
        if self._gauges is not None and self._gauges[0].collidepoint(where):
            return hit_test.DANGER
        return hit_test.told_at(self.plan, self.picture, where)

    def tip_anchor(self) -> pygame.Rect | None:
        """Return the box of the thing that is told of."""
        if self.told is None or self.picture is None:
            return None
        if self.told == hit_test.DANGER and self._gauges is not None:
            return self._gauges[0].move(self.rect.topleft)
        return spaces.box_of(self.plan, self.picture, self.told).move(self.rect.topleft)

    def _line_at(self, pos: tuple[int, int]) -> Spot | None:
        """Return the place under a point from which a way leads over the land."""
        if self.picture is None or not self.rect.collidepoint(pos):
            return None
        spaces_here = dict.fromkeys(str(place[0]) for place, way in self.picture.ways if way and way[-1][0] == "hex")
        found = ((space, self.site_at(pos, space)) for space in spaces_here)
        return next(((space, site) for space, site in found if site is not None), None)

    def _point_at(self, spot: Spot | None, line: Spot | None) -> None:
        if (spot, line) != (self.hovered_spot, self.line):
            self.hovered_spot, self.line = spot, line
            self.touch()

    def _miss(self, pos: tuple[int, int]) -> None:
        """Tell of a press beside all lit places."""
        missed = None if self.picture is None else hit_test.any_at(self.plan, self.picture, self.local(pos))
        if missed is not None and self.on_miss is not None:
            self.on_miss(*missed)

    def _released(self, event: pygame.event.Event) -> bool:
        pressed, self._press = self._press, None
        if self.lifting.active:
            self.touch()
            self.lifting.end(self.spot_at(event.pos), self._pick, lambda: self._miss(event.pos))
            return True
        if pressed is None or self._dragged or event.button != 1:
            return pressed is not None
        spot = self.spot_at(event.pos)
        if spot is not None:
            self._pick(spot)
        else:
            self._miss(event.pos)
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
