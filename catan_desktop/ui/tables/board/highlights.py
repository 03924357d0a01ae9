"""Lit places: what can be chosen glows thinly and calmly, the chosen one shows what would stand there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, pairwise
from math import cos, hypot, pi

import pygame

from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.record import record
from catan_desktop.present.models.board import Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Colour, Point, lerp
from catan_desktop.ui.tables.board import island, spaces
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import Spot, space_of
from catan_desktop.ui.widgets import Kit

PERIOD = 2.2
"""Seconds of one pulse."""
_LOW, _HIGH = 205, 255
_FRAMES = 20
"""Pictures of the pulse a second."""
_TONES = {"possible": ("ice-light", "ice"), "gold": ("gold-light", "gold"), "danger": ("danger-light", "danger")}
_OTHER = {"possible": "gold", "gold": "possible"}
_AREAS = ("box", "ring", "outline", "frame")
"""Shapes of places in which others lie."""
_AROUND = 0.24
"""Sides by which the light on a path with a road, which lies upon it, is wider."""
_LOW_EDGE = 0.42
"""Sides by which a frame ends above the foot of a boxed area, over which hexes reach."""
_NOTE = 9.0
"""Least radius of a disc with a figure, in real pixels."""
_INNER = 0.8
"""How large the lamp of a hex is: inside the pieces on its intersections and paths, which tell who would lose ..."""

_LIFTED = 0.94
"""... and of one of which figures tell."""
_LINE, _ICON = 0.42, 16.0
"""Height of a line with a picture and its figure, in sides, and the least size of the picture, in real pixels."""
_TOLD = 4
"""Hexes at most on which their figures stand all at once; of more only the chosen one has them."""

_SHOULDERS: tuple[Point, ...] = ((0.0, -0.5), (0.43, -0.25), (-0.43, -0.25))
"""Where a chip may lie beside a piece on an intersection, in sides."""


@record
class Lit:
    """The lit places of one space."""

    mask: int
    tone: str = "possible"
    """`possible` (ice), `gold` (yours to do now) or `danger` (red)."""
    ghost: str = ""
    """What would stand on the chosen place: `road`, `robber`, or the kind of a piece or a figure ..."""
    seat: int = -1
    """Whose piece the ghost is."""
    dear: int = 0
    """The lit places that cost more than the others: they have the other tone."""
    notes: tuple[tuple[int, str, str], ...] = ()
    """(site, figure, picture beside it or empty) of what is written on some of them."""
    ghosts: tuple[tuple[int, str], ...] = ()
    """... and where that is not the same on all of them, (site, kind)."""

    def ghost_at(self, site: int) -> str:
        """Return what would stand on a place; empty where nothing would, or one of several things."""
        return self.ghost or dict(self.ghosts).get(site, "")

    def tone_at(self, site: int) -> str:
        """Return the tone of a place."""
        return _OTHER.get(self.tone, self.tone) if self.dear >> site & 1 else self.tone


class Lamps:
    """Draws the lit places; the drawing is kept and only its strength changes."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._clock = 0.0
        self._shown = -1
        self._key: object = None
        self._picture: pygame.Surface | None = None
        self._where = (0, 0)

    def update(self, seconds: float, lit: bool) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not lit or self._kit.reduced_motion:
            return False
        self._clock = (self._clock + seconds) % PERIOD
        frame = int(self._clock * _FRAMES)
        changed = frame != self._shown
        self._shown = frame
        return changed

    def draw(
        self,
        painter: Painter,
        picture: BoardPicture,
        lit: Mapping[str, Lit],
        chosen: Spot | None,
        focused: Spot | None,
    ) -> None:
        """Draw all lamps, then the chosen place with its ghost."""
        if not lit:
            return
        self._glow(painter, picture, lit)
        if "hex" in lit or "figure" in lit:
            island.draw_figures(painter, picture)
        for piece in _on_paths(painter, picture):
            if any(space in lit and lit[space].mask >> piece.site & 1 for space in (piece.space, "path")):
                island.draw_at(painter, picture, piece)
        if chosen is not None and chosen[0] in lit:
            _chosen(painter, picture, chosen, lit[chosen[0]], focused == chosen)
        with painter.kit.audit.layer():
            for space, lamp in lit.items():
                sites = dict.fromkeys(site for site, *_ in lamp.notes)
                for site in sites:
                    if space != "hex" or len(sites) <= _TOLD or chosen == (space, site):
                        _note(painter, picture, (space, site), lamp)

    def _glow(self, painter: Painter, picture: BoardPicture, lit: Mapping[str, Lit]) -> None:
        key = (painter.plan, tuple(lit.items()), picture.layout.ground, picture.pieces, painter.surface.get_size())
        if key != self._key:
            self._key = key
            self._picture, self._where = _drawn(painter, picture, lit)
        if self._picture is None:
            return
        wave = 1.0 if self._kit.reduced_motion else 0.5 - 0.5 * cos(2 * pi * self._clock / PERIOD)
        self._picture.set_alpha(round(_LOW + (_HIGH - _LOW) * wave))
        painter.surface.blit(self._picture, self._where)


def _drawn(
    painter: Painter, picture: BoardPicture, lit: Mapping[str, Lit]
) -> tuple[pygame.Surface | None, tuple[int, int]]:
    """All lamps on a clear surface that is no larger than they need."""
    spots = [
        (lamp, (space, site))
        for space, lamp in lit.items()
        for site in bits(lamp.mask & spaces.candidates(picture, space))
    ]
    if not spots:
        return None, (0, 0)
    reach = 1.3 * painter.plan.side
    points = [point for _, spot in spots for point in _reach(painter.plan, picture, spot)]
    left, right = min(x for x, _ in points) - reach, max(x for x, _ in points) + reach
    top, low = min(y for _, y in points) - reach, max(y for _, y in points) + reach
    x, y = 2 * (round(left) // 2), 2 * (round(top) // 2)  # by an even step halves of pixels are rounded as on the board
    box = pygame.Rect(x, y, round(right - left), round(low - top)).clip(painter.surface.get_rect())
    if not box.width or not box.height:
        return None, (0, 0)
    whole = pygame.Surface(box.size, pygame.SRCALPHA)
    shifted = _shifted(painter.plan, box.topleft)
    inner = Painter(painter.kit, shifted, painter.scenery, whole, painter.tr, painter.shapes, painter.order)
    hexes = lit["hex"].mask & spaces.candidates(picture, "hex") if "hex" in lit else 0
    for lamp, spot in sorted(spots, key=lambda one: one[1][0] != "hex"):
        if hexes and spot[0] != "hex":
            island.draw_over(inner, picture, hexes)
            hexes = 0
        _lamp(inner, picture, spot, lamp.tone_at(spot[1]), told=any(note[0] == spot[1] for note in lamp.notes))
    if hexes:
        island.draw_over(inner, picture, hexes)
    return whole, box.topleft


def _reach(plan: Plan, picture: BoardPicture, spot: Spot) -> Sequence[Point]:
    """Return points around which all of the light on a place lies."""
    place = space_of(plan, spot[0])
    if place.outline is not None:
        return place.outline(plan, picture, spot[1])
    if place.shape != "frame":
        return (spaces.point(plan, picture, spot),)
    box = spaces.box_of(plan, picture, spot)
    return box.topleft, box.bottomright


def _shifted(plan: Plan, by: tuple[int, int]) -> Plan:
    return plan.zoomed(plan.zoom, (by[0] - plan.left, by[1] - plan.top))


def _lamp(painter: Painter, picture: BoardPicture, spot: Spot, tone: str, *, told: bool) -> None:
    """Light a place; a hex of which something is `told` is as pale as paper."""
    space, site = spot
    place = space_of(painter.plan, space)
    light, body = (painter.colour(ink) for ink in _TONES[tone])
    side = painter.plan.side
    art, surface = painter.kit.art, painter.surface
    dark = painter.colour("piece-outline")
    x, y = spaces.point(painter.plan, picture, spot)
    if space == "hex" and told:
        points = painter.plan.hexagon(picture.board.ground.tiles[site].centre, _LIFTED)
        art.polygon(surface, points, painter.colour("paper-light"), alpha=150)
        art.line(surface, points, dark, 0.075 * side, closed=True, alpha=150)
        art.line(surface, points, light, 0.05 * side, closed=True)
    elif space == "hex":
        points = painter.plan.hexagon(picture.board.ground.tiles[site].centre, _INNER)
        art.polygon(surface, points, body, alpha=26)
        art.line(surface, points, dark, 0.055 * side, closed=True, alpha=130)
        art.line(surface, points, light, 0.03 * side, closed=True)
    elif space == "path" and not _stands(painter, picture, spot):
        (ax, ay), (bx, by) = (painter.plan.at(end) for end in picture.board.ground.paths[site])
        line = ((ax + 0.24 * (bx - ax), ay + 0.24 * (by - ay)), (ax + 0.76 * (bx - ax), ay + 0.76 * (by - ay)))
        links = picture.at(*spot)
        wider = _AROUND * side if links else 0.0
        art.line(surface, line, body, 0.24 * side + wider, alpha=80)
        art.line(surface, line, dark, 0.14 * side + wider, alpha=200)
        art.line(surface, line, light, 0.075 * side + wider)
        for link in links:  # whose road it is stays in sight
            island.draw_at(painter, picture, link)
    elif place.shape in _AREAS:
        _area(painter, picture, spot, light, body)
    else:
        occupied = place.on == "intersection" and _occupied(painter, picture, site)
        built = occupied or place.on == "path" or _stands(painter, picture, spot)
        radius = 0.42 * side if built else max(6.0, place.lamp * side)  # around what stands there, which stays in sight
        heaped = any(heap.place == spot for heap in picture.heaps)
        built = built or heaped or (place.land and bool(picture.at(space, site)))
        wide, strong = (1.5, 0.2) if built else (1.5, 0.6) if space == "figure" else (2.2, 0.75)
        art.glow(surface, (x, y), wide * radius, light, strong)
        if space == "intersection" and not built:
            art.circle(surface, (x, y), 0.84 * radius, dark, alpha=200)
            art.circle(surface, (x, y), 0.6 * radius, light)
            return
        art.circle(surface, (x, y), radius, None, rim=dark, rim_width=max(2.4, 0.08 * side), alpha=150)
        art.circle(surface, (x, y), radius, None, rim=light, rim_width=max(1.4, 0.04 * side))


def _note(painter: Painter, picture: BoardPicture, spot: Spot, lamp: Lit) -> None:
    """Write what is noted of a place: a figure on a disc, at the shoulder of what is built there; on a hex all of them
    one below the other."""
    notes = [(figure, beside) for site, figure, beside in lamp.notes if site == spot[1]]
    if spot[0] == "hex":
        _lines(painter, spaces.point(painter.plan, picture, spot), notes)
        return
    (figure, beside), tone, side = notes[0], lamp.tone_at(spot[1]), painter.plan.side
    radius = max(_NOTE, space_of(painter.plan, spot[0]).lamp * side)
    x, y = spaces.point(painter.plan, picture, spot)
    if _occupied(painter, picture, spot[1]):
        dx, dy = _shoulder(picture, spot)
        x, y = x + dx * side, y + dy * side
    painter.dot((x, y), radius + max(1.0, 0.03 * side), painter.colour("piece-outline"))
    painter.dot((x, y), radius - max(1.0, 0.03 * side), painter.colour(_TONES[tone][0]))
    painter.label(figure, (x, y), 1.25 * radius, "ink-dark")
    if beside:
        painter.sprite(beside, (x + 0.95 * radius, y - 0.75 * radius), max(13.0, 1.15 * radius))


def _lines(painter: Painter, where: Point, notes: Sequence[tuple[str, str]]) -> None:
    """Write figures one below the other, each behind its picture."""
    side = painter.plan.side
    for index, (figure, before) in enumerate(notes):
        y = where[1] + (index - (len(notes) - 1) / 2) * _LINE * side
        painter.sprite(before, (where[0] - 0.38 * side, y), max(_ICON, 0.4 * side))
        painter.label(figure, (where[0] + 0.15 * side, y), 0.32 * side, "ink-dark")


def _shoulder(picture: BoardPicture, spot: Spot) -> Point:
    """Return where a chip lies beside what stands on a place, in sides: as far from all number tokens as can be."""
    ground = picture.board.ground
    x, y = ground.corners[spot[1]]

    def free(way: Point) -> float:
        return min(hypot(x + way[0] - tile.centre[0], y + way[1] - tile.centre[1]) for tile in ground.tiles)

    return max(_SHOULDERS, key=lambda way: (round(free(way), 2), -way[1]))


def _occupied(painter: Painter, picture: BoardPicture, corner: int) -> bool:
    """Return whether anything stands on an intersection."""
    here = (piece.space for piece in picture.pieces if piece.site == corner)
    return any("intersection" in (space, space_of(painter.plan, space).on) for space in here)


def _stands(painter: Painter, picture: BoardPicture, spot: Spot) -> bool:
    """Return whether something stands on an intersection or a path."""
    if spot[0] not in {"intersection", "path"}:
        return False
    return any(not island.lies_along(painter.scenery, piece) for piece in picture.at(*spot))


def _on_paths(painter: Painter, picture: BoardPicture) -> Iterator[Piece]:
    """Whoever stands on a path without being its link."""
    return (piece for piece in picture.pieces if space_of(painter.plan, piece.space).on == "path")


def _area(
    painter: Painter, picture: BoardPicture, spot: Spot, light: tuple[int, int, int], body: tuple[int, int, int]
) -> None:
    """A frame around an area, or a flat ring in it."""
    side = painter.plan.side
    place = space_of(painter.plan, spot[0])
    if place.outline is not None:
        line = place.outline(painter.plan, picture, spot[1])
        for ink, width, alpha in ((body, 0.24, 60), (painter.colour("piece-outline"), 0.1, 130), (light, 0.045, 255)):
            painter.kit.art.line(painter.surface, line, ink, width * side, closed=True, alpha=alpha)
        return
    if place.shape == "frame":
        frame(painter, spaces.box_of(painter.plan, picture, spot), light, 0.085 * side)
        return
    if place.shape == "box":
        box = spaces.box_of(painter.plan, picture, spot).inflate(round(-0.14 * side), round(0.12 * side))
        box.height -= round(_LOW_EDGE * side)  # the hexes begin there
        dark = painter.colour("piece-outline")
        painter.kit.art.outline(painter.surface, box.inflate(4, 4), round(0.14 * side), dark, max(4.0, 0.09 * side))
        painter.kit.art.outline(painter.surface, box, round(0.12 * side), light, max(2.0, 0.06 * side))
        return
    centre = spaces.point(painter.plan, picture, spot)
    width, height = round(1.5 * side), round(0.6 * side)
    ring = pygame.Rect(round(centre[0] - width / 2), round(centre[1] - height / 2), width, height)
    painter.kit.art.outline(painter.surface, ring, height // 2, light, max(2.0, 0.06 * side))


def frame(painter: Painter, box: pygame.Rect, light: Colour, width: float) -> None:
    """Frame an area: what lies in it stays in sight."""
    radius, width = round(0.12 * painter.plan.side), max(2.0, width)
    art = painter.kit.art
    art.outline(painter.surface, box.inflate(2, 2), radius + 1, painter.colour("piece-outline"), width + 2)
    art.outline(painter.surface, box, radius, light, width)


def _chosen(painter: Painter, picture: BoardPicture, spot: Spot, lamp: Lit, ringed: bool) -> None:
    """The place under the pointer or with the focus, and a ghost of what would stand there."""
    space, site = spot
    place = space_of(painter.plan, space)
    side = painter.plan.side
    light = painter.colour(_TONES[lamp.tone_at(site)][0])
    x, y = spaces.point(painter.plan, picture, spot)
    art, surface = painter.kit.art, painter.surface
    if space == "hex":
        points = painter.plan.hexagon(picture.board.ground.tiles[site].centre, _INNER)
        art.polygon(surface, points, light, alpha=40)
        art.line(surface, points, painter.colour("piece-outline"), 0.19 * side, closed=True, alpha=200)
        art.line(surface, points, light, 0.11 * side, closed=True)
        if ringed:
            inner = painter.plan.hexagon(picture.board.ground.tiles[site].centre, _INNER - 0.12)
            art.line(surface, inner, painter.colour("focus"), max(2.0, 0.05 * side), closed=True)
        island.draw_over(painter, picture, 1 << site)
    elif place.outline is not None:
        art.line(surface, place.outline(painter.plan, picture, site), light, 0.12 * side, closed=True)
    elif place.shape == "frame":
        frame(painter, spaces.box_of(painter.plan, picture, spot), light, 0.13 * side)
    elif place.shape not in {"path", "box"}:
        if place.on != "path":
            art.glow(surface, (x, y), 0.9 * side, light, 0.7)
        reach = max(0.36 * side, place.lamp * side)
        dark = painter.colour("piece-outline")
        art.circle(surface, (x, y), reach, None, rim=dark, rim_width=max(4.0, 0.13 * side), alpha=190)
        art.circle(surface, (x, y), reach, None, rim=light, rim_width=max(2.2, 0.075 * side))
    _ghost(painter, picture, spot, lamp)
    for piece in _on_paths(painter, picture):
        if piece.site == site and space in ("path", piece.space):
            island.draw_at(painter, picture, piece)
    if ringed and place.outline is not None:
        line = place.outline(painter.plan, picture, site)
        art.line(surface, line, painter.colour("focus"), max(3.0, 0.07 * side), closed=True)
    elif ringed and place.shape in _AREAS:
        box = spaces.box_of(painter.plan, picture, spot)
        painter.kit.art.outline(
            surface, box.inflate(8, 8), round(0.16 * side), painter.colour("focus"), max(3.0, 0.07 * side)
        )
    elif ringed and space != "hex":
        ring = painter.colour("focus")
        reach = {"path": 0.52}.get(space, 0.5) * side
        art.circle(surface, (x, y), reach, None, rim=painter.colour("piece-outline"), rim_width=max(4.0, 0.1 * side))
        art.circle(surface, (x, y), reach, None, rim=ring, rim_width=max(2.0, 0.05 * side))


def draw_line(painter: Painter, picture: BoardPicture, spot: Spot) -> None:
    """Draw the way over the hexes that leads from an area."""
    side = painter.plan.side
    way = picture.way(spot)
    if way and way[0][0] != "hex":
        spot = (str(way[0][0]), int(way[0][1]))
    centres = [picture.board.ground.tiles[int(place[1])].centre for place in way if place[0] == "hex"]
    box = spaces.box_of(painter.plan, picture, spot)
    points = [(float(box.centerx), box.bottom - 0.3 * side), *(painter.plan.at(centre) for centre in centres)]
    ink, dark = painter.colour("fire"), painter.colour("piece-outline")
    for (ax, ay), (bx, by) in pairwise(points):
        far = hypot(bx - ax, by - ay)
        gap = 0.46 * side / far
        start = (lerp(ax, bx, gap if ay > box.bottom else 0.0), lerp(ay, by, gap if ay > box.bottom else 0.0))
        end = (lerp(bx, ax, gap), lerp(by, ay, gap))
        painter.kit.art.arrow(painter.surface, start, end, dark, 0.24 * side, alpha=150)
        painter.kit.art.arrow(painter.surface, start, end, ink, 0.17 * side)
    for centre in centres:
        outline = painter.plan.hexagon(centre, 0.93)
        painter.kit.art.line(painter.surface, outline, ink, 0.05 * side, closed=True, alpha=220)


def _ghost(painter: Painter, picture: BoardPicture, spot: Spot, lamp: Lit) -> None:
    """What would stand there: where several have room, at the first place that nobody of its kind has, or in a framed
    area nobody at all."""
    kind = lamp.ghost_at(spot[1])
    if not kind:
        return
    framed = space_of(painter.plan, spot[0]).shape == "frame"
    taken = {piece.slot for piece in picture.at(*spot) if framed or piece.kind == kind}
    slot = next(place for place in count() if place not in taken)
    alpha = round(255 * max(0.75, painter.kit.theme.opacity["ghost"]))
    island.draw_at(painter, picture, Piece(*spot, kind, lamp.seat, slot=slot), alpha=alpha)
