"""Hints for the thing under the pointer: hexes of a number with what each building gains, pieces of a seat."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel.bits import bits
from catan_desktop.present.models.explain import Explained, Gain
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, lerp
from catan_desktop.ui.tables.board import island, spaces
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import Spot
from catan_desktop.ui.text import Style

_FIGURE = Style("strong", "small", "ink")
_SHINE, _SHINES = (0.62, 0.5, 0.4, 0.32), 60
"""Widths in sides of the light along a path, each over the one before, and how strong each is: softer at the rim."""
_STROKES, _SLANT = 5, 0.1
"""Strokes across a barred path, and how far each reaches along it and aside, in its length."""
_BESIDE, _TOKEN = 0.3, 0.36
"""From a building to its plate, and the radius of a number token, in sides."""


def draw(painter: Painter, picture: BoardPicture, shown: Explained) -> None:
    """Draw the outlines of what belongs to a thing, then the gains at the buildings."""
    for space, mask in shown.lit:
        for site in bits(mask & spaces.candidates(picture, space)):
            if space in _PAINTERS:
                _PAINTERS[space](painter, picture, site)
            else:
                _place(painter, picture, (space, site))
        if space == "hex":
            island.draw_over(painter, picture, mask)
    for space, mask in shown.barred:
        for site in bits(mask & spaces.candidates(picture, space)):
            _hatched(painter, picture, site)
    for index, gain in enumerate(shown.gains):
        beside = sum(1 for other in shown.gains[:index] if _spot(other) == _spot(gain))
        _gain(painter, picture, gain, beside)


def frame_hex(painter: Painter, picture: BoardPicture, site: int) -> None:
    """Frame a hex; what stands on it and around it is to be drawn once more."""
    points = painter.plan.hexagon(picture.board.ground.tiles[site].centre, 0.9)
    side = painter.plan.side
    painter.kit.art.line(painter.surface, points, painter.colour("piece-outline"), 0.14 * side, closed=True, alpha=170)
    painter.kit.art.line(painter.surface, points, painter.colour("gold-light"), 0.07 * side, closed=True)


def _path(painter: Painter, picture: BoardPicture, site: int) -> None:
    if any(not island.lies_along(painter.scenery, piece) for piece in picture.at("path", site)):
        _place(painter, picture, ("path", site))
        return
    (ax, ay), (bx, by) = (painter.plan.at(end) for end in picture.board.ground.paths[site])
    dx, dy = (bx - ax) * 0.1, (by - ay) * 0.1
    line = ((ax + dx, ay + dy), (bx - dx, by - dy))
    for wide in _SHINE:
        ink = painter.colour("gold-light")
        painter.kit.art.line(painter.surface, line, ink, wide * painter.plan.side, alpha=_SHINES)
    for piece in picture.at("path", site):
        island.draw_at(painter, picture, piece)


def _hatched(painter: Painter, picture: BoardPicture, site: int) -> None:
    """Hatch a path that is barred; what lies on it stays in sight."""
    (ax, ay), (bx, by) = (painter.plan.at(end) for end in picture.board.ground.paths[site])
    side, dark, ink = painter.plan.side, painter.colour("piece-outline"), painter.colour("danger")
    dx, dy = (bx - ax) * _SLANT, (by - ay) * _SLANT
    for step in range(1, _STROKES + 1):
        x, y = lerp(ax, bx, step / (_STROKES + 1)), lerp(ay, by, step / (_STROKES + 1))
        stroke = ((x - dx - dy, y - dy + dx), (x + dx + dy, y + dy - dx))
        painter.kit.art.line(painter.surface, stroke, dark, 0.1 * side, alpha=170)
        painter.kit.art.line(painter.surface, stroke, ink, 0.055 * side)
    for piece in picture.at("path", site):
        island.draw_at(painter, picture, piece)


def _ring(painter: Painter, where: Point, radius: float) -> None:
    side = painter.plan.side
    dark, light = painter.colour("piece-outline"), painter.colour("gold-light")
    painter.kit.art.circle(painter.surface, where, radius, None, rim=dark, rim_width=max(3.0, 0.11 * side), alpha=190)
    painter.kit.art.circle(painter.surface, where, radius, None, rim=light, rim_width=max(1.6, 0.055 * side))


def _place(painter: Painter, picture: BoardPicture, spot: Spot) -> None:
    """A ring around a small place, a frame around an area."""
    side = painter.plan.side
    space = spaces.space_of(painter.plan, spot[0])
    if space.box is None:
        _ring(painter, spaces.point(painter.plan, picture, spot), (space.half + 0.02) * side)
        return
    box = space.box(painter.plan, picture, spot[1]).inflate(round(-0.1 * side), round(0.08 * side))
    painter.kit.art.outline(
        painter.surface, box, round(0.12 * side), painter.colour("gold-light"), max(2.0, 0.06 * side)
    )


_PAINTERS: dict[str, Callable[[Painter, BoardPicture, int], None]] = {"hex": frame_hex, "path": _path}


def plate(
    plan: Plan, picture: BoardPicture, region: pygame.Rect, at: Point, size: tuple[int, int], further: int
) -> pygame.Rect:
    """Return the box of a plate beside a building, so much further out: where it hides least of the number tokens.

    All lengths are in pixels of the region.
    """
    x, y = round(at[0]), round(at[1])
    far = round(_BESIDE * plan.side) + further
    boxes = [pygame.Rect((0, 0), size) for _ in range(4)]
    boxes[0].midtop, boxes[1].midbottom = (x, y + far), (x, y - far)
    boxes[2].midleft, boxes[3].midright = (x + far, y), (x - far, y)
    discs = [spaces.around(plan.at(tile.centre), *[_TOKEN * plan.side] * 2) for tile in picture.board.ground.tiles]

    def hidden(box: pygame.Rect) -> tuple[bool, int]:
        clips = [box.clip(disc) for disc in discs]
        return (not region.contains(box), sum(clip.width * clip.height for clip in clips))

    return min(boxes, key=hidden)


def _spot(gain: Gain) -> spaces.Spot:
    """Return where the building is that gains something, or the piece."""
    return ("hex", gain.hex) if gain.corner is None else ("intersection", gain.corner)


def _gain(painter: Painter, picture: BoardPicture, gain: Gain, beside: int) -> None:
    """Draw a little plate beside a building: `+2` and the resource; red and struck through where nothing comes."""
    kit = painter.kit
    text = f"+{gain.count}"
    side = round(max(kit.px(13), 0.24 * painter.plan.side))
    tall = max(kit.text.line_height(_FIGURE), side) + kit.px(1)
    wide = kit.text.size(text, _FIGURE).width + side + kit.px(7)
    x, y = spaces.point(painter.plan, picture, _spot(gain))
    box = plate(painter.plan, picture, painter.surface.get_rect(), (x, y), (wide, tall), beside * (tall + kit.px(2)))
    rim = painter.colour("danger") if gain.blocked else painter.seat(gain.seat).light
    ink = "faint" if gain.blocked else "ink"
    with kit.audit.layer():
        kit.shadow(painter.surface, box, kit.px(5))
        kit.art.panel(
            painter.surface, box, painter.colour("panel"), radius=kit.px(5), rim=rim, rim_width=max(1.5, 1.5 * kit.k)
        )
        where = (box.x + kit.px(3), box.centery)
        told = kit.text.draw(painter.surface, text, where, _FIGURE.of(ink), down=0.5, within=box)
        picture_of = kit.art.sprite(f"resource-{gain.resource}", side)
        painter.surface.blit(picture_of, picture_of.get_rect(midleft=(told.right + kit.px(2), box.centery)))
        if gain.blocked:
            ends = ((box.x + kit.px(2), box.bottom - kit.px(4)), (box.right - kit.px(2), box.y + kit.px(4)))
            kit.art.line(painter.surface, ends, painter.colour("danger"), max(2.0, 2 * kit.k))
