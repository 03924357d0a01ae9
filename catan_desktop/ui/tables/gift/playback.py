"""Turns cues into short animations between two pictures. Input never waits: `stop` shows the newest picture at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, pi, sin
from typing import TypeAlias

from catan_desktop.present.models.board import FROZEN
from catan_desktop.present.picture import BoardPicture, Cue, Place
from catan_desktop.present.staging import ROBBER, landed, lifted
from catan_desktop.ui.geometry import Point, clamp, ease, lerp
from catan_desktop.ui.tables.gift import island, wall
from catan_desktop.ui.tables.gift.brush import Brush
from catan_desktop.ui.widgets import Kit

Anchor: TypeAlias = Callable[[Place], Point | None]
"""Where a place around the board is, in pixels of the board's region; None if it is not shown."""
SPEEDS: Mapping[str, float] = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "off": 0.0}
SECONDS: Mapping[str, float] = {
    "place": 0.38,
    "lift": 0.35,
    "move": 0.75,
    "card": 0.6,
    "fall": 0.6,
    "crack": 0.8,
    "pulse": 0.8,
    "dice": 0.0,
}
"""How long a cue takes at normal speed; dice are the table's to show."""
_STAGGER = 0.09
"""Cues that go together start so many seconds apart."""
_BUILDINGS = ("settlement", "city")


@dataclass(frozen=True)
class _Act:
    """A cue with its time in its group."""

    cue: Cue
    start: float
    seconds: float

    def share(self, now: float) -> float:
        """How much of it is done."""
        return clamp((now - self.start) / self.seconds, 0.0, 1.0) if self.seconds > 0 else 1.0


class Playback:
    """Plays cues one group after another; what goes together is one group."""

    def __init__(self, kit: Kit, anchor: Anchor | None = None) -> None:
        self._kit = kit
        self.anchor: Anchor = anchor if anchor is not None else (lambda place: None)
        self.speed = "normal"
        self.picture: BoardPicture | None = None
        """What the board shows meanwhile, the moving things left out."""
        self.on_cue: Callable[[Cue], None] | None = None
        """Told of every cue when it begins, for sounds and dice."""
        self._after: BoardPicture | None = None
        self._reached: BoardPicture | None = None
        self._groups: list[tuple[Cue, ...]] = []
        self._acts: tuple[_Act, ...] = ()
        self._now = 0.0
        self._lit: tuple[int, ...] = ()

    @property
    def running(self) -> bool:
        """Something is still to be shown."""
        return bool(self._acts or self._groups)

    def play(self, before: BoardPicture, after: BoardPicture, cues: Sequence[Cue]) -> None:
        """Show how the one picture becomes the other; with speed off, or without cues, at once."""
        self.stop()
        factor = 0.0 if self._kit.reduced_motion else SPEEDS[self.speed]
        if not cues or factor <= 0:
            for cue in cues:
                self._tell(cue)
            return
        self._after, self._reached = after, before
        self._groups = _grouped(cues)
        self._next()

    def stop(self) -> None:
        """Be at the end."""
        self._groups, self._acts = [], ()
        self.picture = self._after = self._reached = None
        self._lit = ()

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self.running:
            return
        self._now += seconds * max(0.05, SPEEDS[self.speed])
        if self._now >= max((act.start + act.seconds for act in self._acts), default=0.0):
            for act in self._acts:
                self._reached = landed(lifted(self._at(), act.cue), act.cue)
            self._next()

    def _at(self) -> BoardPicture:
        assert self._reached is not None
        return self._reached

    def _next(self) -> None:
        """Begin the next group, or end."""
        if not self._groups:
            self.stop()
            return
        group, self._now = self._groups.pop(0), 0.0
        acts: list[_Act] = []
        shown = self._at()
        for cue in group:
            self._tell(cue)
            far = 1.0 + 0.5 * len(cue.via)
            acts.append(_Act(cue, _STAGGER * len(acts), SECONDS.get(cue.kind, 0.0) * far))
            shown = lifted(shown, cue)
        self._lit = tuple(int(cue.to[1]) for cue in group if cue.kind == "pulse" and cue.to[0] == "hex") or self._lit
        self.picture, self._acts = shown, tuple(acts)
        if not any(act.seconds for act in acts):
            self._next()

    def _tell(self, cue: Cue) -> None:
        if self.on_cue is not None:
            self.on_cue(cue)

    # drawing

    def draw(self, brush: Brush) -> None:
        """Draw what moves, over the board."""
        for act in self._acts:
            drawer = _DRAWERS.get(act.cue.kind)
            share = act.share(self._now)
            if drawer is not None and self._now >= act.start:
                drawer(self, brush, act.cue, share)

    def where(self, brush: Brush, place: Place) -> Point | None:
        """Give the pixel of a place on the board or around it."""
        if not place:
            return None
        return brush.plan.place(self._at(), place) or self.anchor(place)

    def _stop(self, brush: Brush, cue: Cue, place: Place) -> Point | None:
        """Where a figure stands at one end of its way; it leaves the last slot and takes the next free one."""
        picture = self._at()
        if cue.sprite == ROBBER and place and place[0] == "hex":
            return brush.plan.robber(picture.board.ground, int(place[1]))
        if place is cue.start and len(place) == 2 and picture.north is not None:
            row: Sequence[str] = ()
            if place[0] == "clearing":
                row = picture.north.clearings[int(place[1])].figures
            elif place[0] == "gift":
                row = next((group.figures for group in picture.north.gift if group.hex == place[1]), ())
            if cue.sprite in row:
                last = max(slot for slot, kind in enumerate(row) if kind == cue.sprite)
                return self.where(brush, (*place, last))
        return self.where(brush, place)

    def _source(self, brush: Brush, cue: Cue) -> Point | None:
        """Where a card comes from: its place, or the hex that has just produced it for the seat."""
        if cue.start:
            return self.where(brush, cue.start)
        board = self._at().board
        owner = int(cue.to[1]) if len(cue.to) > 1 else -1
        corners = [board.ground.corners[house.corner] for house in board.buildings if house.seat == owner]
        for tile in board.ground.tiles:
            if tile.site == FROZEN or tile.site not in self._lit or tile.resource != cue.sprite:
                continue
            if any(hypot(x - tile.centre[0], y - tile.centre[1]) < 1.1 for x, y in corners):
                return brush.plan.at(tile.centre)
        return None

    def _place(self, brush: Brush, cue: Cue, share: float) -> None:
        """A piece drops onto its place."""
        where = self.where(brush, cue.to)
        if where is None:
            return
        drop = (1 - ease(share)) * 0.8 * brush.plan.side
        alpha = round(255 * clamp(share * 3, 0, 1))
        if share < 1:
            ring = share * 0.9 * brush.plan.side
            light = brush.colour("gold-light")
            faint = round(200 * (1 - share))
            brush.kit.art.circle(brush.surface, where, round(ring), None, rim=light, rim_width=2.0, alpha=faint)
        _draw_thing(brush, self._at(), cue, cue.to, (where[0], where[1] - drop), alpha)

    def _move(self, brush: Brush, cue: Cue, share: float) -> None:
        """A figure walks its way with small steps."""
        stops = [self._stop(brush, cue, place) for place in (cue.start, *cue.via, cue.to)]
        points = [point for point in stops if point is not None]
        if not points:
            return
        x, y = _along(points, ease(share))
        step = abs(sin(share * pi * 3 * max(1, len(points) - 1))) * 0.1 * brush.plan.side
        _draw_thing(brush, self._at(), cue, cue.start, (x, y - step), 255)

    def _lift(self, brush: Brush, cue: Cue, share: float) -> None:
        where = self.where(brush, cue.start)
        if where is not None:
            up = (where[0], where[1] - ease(share) * 0.7 * brush.plan.side)
            _draw_thing(brush, self._at(), cue, cue.start, up, round(255 * (1 - share)))

    def _fall(self, brush: Brush, cue: Cue, share: float) -> None:
        """A guard goes over the edge."""
        where = self.where(brush, cue.start)
        if where is None:
            return
        side = brush.plan.side
        down = (where[0] - 0.25 * side * share, where[1] - 0.5 * side * sin(pi * min(1, share * 1.2)) + side * share**2)
        brush.kit.art.glow(brush.surface, where, 0.8 * side, brush.colour("danger"), round(0.8 * (1 - share), 1))
        wall.draw_guard(brush, down, cue.seat, alpha=round(255 * (1 - share**2)))

    def _crack(self, brush: Brush, cue: Cue, share: float) -> None:
        """The section shakes with light, and ice flies."""
        section = int(cue.to[1])
        box = brush.plan.section(section)
        side = brush.plan.side
        strength = round(sin(pi * share), 1)
        brush.kit.art.glow(brush.surface, box.center, 1.6 * side, brush.colour("danger"), strength)
        key = f"wall-breach-{clamp(cue.number, 1, 3):.0f}"
        shake = round(sin(share * 40) * 0.03 * side * (1 - share))
        brush.blit(brush.stretched(key, box.size), (box.x + shake, box.y), round(255 * min(1, share * 2)))
        for index in range(7):
            way = (index - 3) / 3
            x = box.centerx + way * (0.3 + 0.9 * share) * side
            y = box.centery - (0.6 - abs(way) * 0.2) * side * sin(pi * min(1, share * 1.1)) + 0.6 * side * share**2
            ice = brush.colour("wall-light")
            brush.kit.art.circle(brush.surface, (x, y), 0.06 * side, ice, alpha=round(250 * (1 - share)) // 10 * 10)

    def _pulse(self, brush: Brush, cue: Cue, share: float) -> None:
        """A hex, or the number of a trail, is lit."""
        strength = round(255 * sin(pi * share)) // 16 * 16
        if strength <= 0:
            return
        if cue.to[0] == "hex":
            board = self._at().board
            hex = int(cue.to[1])
            blocked = bool(board.blocked >> hex & 1)
            points = brush.plan.hexagon(board.ground.tiles[hex].centre, 0.93)
            ink = brush.colour("danger" if blocked else "gold-light")
            brush.kit.art.polygon(brush.surface, points, ink, alpha=strength // 5)
            brush.kit.art.line(brush.surface, points, ink, 0.1 * brush.plan.side, closed=True, alpha=strength)
            return
        where = self.where(brush, cue.to)
        if where is not None:
            light = brush.colour("fire")
            brush.kit.art.glow(brush.surface, where, 0.9 * brush.plan.side, light, strength / 255)

    def _card(self, brush: Brush, cue: Cue, share: float) -> None:
        """Cards fly in an arc; more than three of a kind fly as three."""
        start, end = self._source(brush, cue), self.where(brush, cue.to)
        start, end = start or end, end or start
        if start is None or end is None or start == end:
            return
        tall = max(26, round(0.95 * brush.plan.side))
        for index in range(min(3, max(1, cue.number))):
            part = ease(clamp(share * 1.3 - 0.13 * index, 0.0, 1.0))
            if part <= 0 or part >= 1:
                continue
            lift = 0.16 * hypot(end[0] - start[0], end[1] - start[1]) * sin(pi * part)
            centre = (lerp(start[0], end[0], part), lerp(start[1], end[1], part) - lift)
            key = f"card-{cue.sprite}" if cue.sprite else "card-back-resource"
            picture = brush.kit.art.sprite(key, (tall, tall))
            brush.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2))


def _grouped(cues: Sequence[Cue]) -> list[tuple[Cue, ...]]:
    """Cues that happen together, in order."""
    groups: list[list[Cue]] = []
    for cue in cues:
        if cue.along and groups:
            groups[-1].append(cue)
        else:
            groups.append([cue])
    return [tuple(group) for group in groups]


def _along(points: Sequence[Point], share: float) -> Point:
    """Give the point that lies so far along a line of points."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length:
            part = left / length if length else 1.0
            return (lerp(a[0], b[0], part), lerp(a[1], b[1], part))
        left -= length
    return points[-1]


def _draw_thing(brush: Brush, picture: BoardPicture, cue: Cue, at: Place, where: Point, alpha: int) -> None:
    """Draw what a cue is about, at a pixel; roads keep the direction of their path."""
    if cue.sprite == "road":
        a, b = picture.board.ground.paths[int(at[1])]
        middle = brush.plan.at(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        dx, dy = (where[0] - middle[0]) / brush.plan.side, (where[1] - middle[1]) / brush.plan.side
        moved = ((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy))
        island.draw_road(brush, moved, cue.seat, alpha=alpha)
    elif cue.sprite in _BUILDINGS:
        island.draw_building(brush, cue.sprite, where, cue.seat, alpha=alpha)
    elif cue.sprite == "guard":
        wall.draw_guard(brush, where, cue.seat, alpha=alpha)
    elif cue.sprite:
        island.draw_figure(brush, cue.sprite, where, alpha=alpha)


_DRAWERS: Mapping[str, Callable[[Playback, Brush, Cue, float], None]] = {
    "place": Playback._place,
    "lift": Playback._lift,
    "move": Playback._move,
    "fall": Playback._fall,
    "crack": Playback._crack,
    "pulse": Playback._pulse,
    "card": Playback._card,
}
