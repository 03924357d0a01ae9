"""The land: terrain, number tokens; roads, buildings, other pieces and figures on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import atan2, cos, degrees, hypot, radians, sin

import pygame

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.models.board import DAMAGED, FROZEN, HexGround, HexTile, Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, scaled
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.tables.board.board_layout import Figure, Plan
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import DrawnFamily, Look, Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import ROBBER, piece_point, space_of
from catan_desktop.ui.widgets import Kit

VARIANTS = 4
"""Pictures of a terrain at most."""
PLATE_ASIDE = 0.24
"""Sides by which a plate of numbers makes room for the robber."""
SETTLEMENT, CITY = 0.6, 0.78
PLAIN = 0.62
"""Size of a piece of which nothing else is known, in sides."""
_ACROSS = 32
"""Degrees by which a damaged link is turned out of its path."""
_UNBROKEN = 0.24
"""How far from the break in its middle the mark of its seat lies, in sides."""
ROAD = 0.88
"""Length of a road in sides."""
MARK = 0.62
"""Size of the mark of an intersection in sides."""
BANK = 2.56
"""Size of a bank of fog over a hex in sides."""


def draw_ground(painter: Painter, picture: BoardPicture) -> None:
    """Draw land, ice and trade routes."""
    ground = picture.board.ground
    painter.scenery.shore(painter, ground)
    for centre, key in ground.outside:
        _tile(painter, centre, key)
    for tile in ground.shores:
        _tile(painter, tile.centre, picture_of(painter.kit, painter.scenery.tiles, tile))
        if tile.over:
            _tile(painter, tile.centre, tile.over)
    _edges(painter, ground)
    for path, key in ground.path_marks:
        draw_along(painter, ground.paths[path], key)
    for corner, key in ground.corner_marks:
        painter.sprite(key, painter.plan.at(ground.corners[corner]), MARK * painter.plan.side)
    painter.scenery.harbour(painter, ground)


def _tile(painter: Painter, centre: Point, key: str) -> None:
    plan = painter.plan
    if not painter.visible(plan.at(centre), 1.2 * plan.side):
        return
    box = tile_box(plan, centre)
    painter.blit(painter.stretched(key, box.size), box.topleft)


def tile_box(plan: Plan, centre: Point) -> pygame.Rect:
    """Return the pixels of the picture of a hex; those of neighbours meet."""
    points = plan.hexagon(centre)
    left, top = round(points[4][0]), round(points[5][1])
    return pygame.Rect(left, top, round(points[0][0]) - left, round(points[2][1]) - top)


def picture_of(kit: Kit, tiles: str, tile: HexTile) -> str:
    """The name of the picture of a hex: its own, or one of those that its terrain has."""
    if tile.look:
        return f"{tiles}-{tile.look}"
    for count in range(VARIANTS, 0, -1):
        key = f"{tiles}-{tile.terrain}-{tile.variant % count + 1}"
        if kit.art.has(f"{tiles}-{tile.terrain}-{count}"):
            return key
    return f"{tiles}-{tile.terrain}-1"


def _edges(painter: Painter, ground: HexGround) -> None:
    """The pale line between hexes, where the roads will lie."""
    rim = painter.kit.theme.terrain["rim"]
    width = max(1.5, painter.plan.side * 0.06)
    for tile in ground.shores:
        painter.hexagon(tile.centre, 1.0, None, rim=rim[0], rim_width=width)


def _plate(painter: Painter, tile: HexTile, *, robbed: bool) -> None:
    """Numbers that are printed on a hex, in two rows where they are many; all are seen beside the robber."""
    x, y = painter.plan.at((tile.centre[0] + (PLATE_ASIDE if robbed else 0.0), tile.centre[1]))
    wide = max(34.0, 0.92 * painter.plan.side)
    painter.sprite(tile.plate, (x, y), wide)
    half = (len(tile.printed) + 1) // 2
    rows = (tile.printed,) if len(tile.printed) < 3 else (tile.printed[:half], tile.printed[half:])
    for number, row in enumerate(rows):
        down = (number - (len(rows) - 1) / 2) * 0.3 * wide
        painter.label("  ".join(row), (x, y + down), max(11.0, (0.25 if len(rows) > 1 else 0.34) * wide), "ink-dark")


def _token(painter: Painter, tile: HexTile, *, robbed: bool) -> None:
    if tile.plate:
        _plate(painter, tile, robbed=robbed)
    if not tile.token:
        return
    look, side = painter.scenery.tokens, painter.plan.side
    x, y = painter.plan.at((tile.centre[0], tile.centre[1] + look.down))
    double = "/" in tile.token
    radius = max(13.0, side * look.radius) * (1.12 if double else 1.0)
    painter.sprite(look.red if tile.red else look.plain, (x, y + 0.02 * side), 2 * radius)
    ink = look.ink if tile.red else "ink-dark"
    painter.label(tile.token, (x, y - 0.13 * radius), radius * (0.72 if double else 1.02), ink)
    dot = max(1.0, radius * 0.075)
    for index in range(tile.pips):
        across = (index - (tile.pips - 1) / 2) * dot * 2.9
        painter.dot((x + across, y + 0.56 * radius), dot, painter.colour(ink))


# what stands on it


_ROUND = 1.45
"""Sides from the middle of a hex within which all lies that touches it."""


def draw_pieces(painter: Painter, picture: BoardPicture) -> None:
    """Draw the shade on blocked hexes, tokens, all links, then the pieces on the land, from north to south."""
    ground = picture.board.ground
    robbed = {piece.site for piece in picture.at("hex") if piece.kind == ROBBER}
    for tile in ground.tiles:
        if tile.site != FROZEN and picture.board.blocked >> tile.site & 1:
            painter.hexagon(tile.centre, 0.96, painter.colour("shadow"), alpha=105)
        _token(painter, tile, robbed=tile.site in robbed)
    _standing(painter, picture, picture.pieces)


def draw_over(painter: Painter, picture: BoardPicture, hexes: int) -> None:
    """Draw once more what the light on hexes would cut: their numbers, and what stands on them and around them."""
    ground, plan = picture.board.ground, painter.plan
    robbed = {piece.site for piece in picture.at("hex") if piece.kind == ROBBER}
    tiles = [tile for tile in ground.tiles if tile.site != FROZEN and hexes >> tile.site & 1]
    with painter.kit.audit.off():
        for tile in tiles:
            _token(painter, tile, robbed=tile.site in robbed)
    centres = [plan.at(tile.centre) for tile in tiles]

    def near(piece: Piece) -> bool:
        if piece.layer < 0 or not (space_of(plan, piece.space).land or lies_along(painter.scenery, piece)):
            return False
        x, y = piece_point(plan, picture, piece)
        return any(hypot(x - at[0], y - at[1]) < _ROUND * plan.side for at in centres)

    _standing(painter, picture, filter(near, picture.pieces))


def _standing(painter: Painter, picture: BoardPicture, pieces: Iterable[Piece]) -> None:
    """Draw all links, then the pieces on the land, from north to south."""
    ground, plan, standing = picture.board.ground, painter.plan, []
    for piece in pieces:
        if lies_along(painter.scenery, piece):
            draw_along(painter, ground.paths[piece.site], link_picture(piece.kind), piece.seat)
        elif space_of(plan, piece.space).land:
            where = piece_point(plan, picture, piece)
            low = where[1] + (0.0 if is_figure(painter.scenery, piece.kind) else 0.2 * plan.side)
            standing.append((low, piece.layer, piece.kind, where, piece.seat))
    for _, _, kind, where, seat in sorted(standing):
        draw_piece(painter, kind, where, seat)


def draw_figures(painter: Painter, picture: BoardPicture) -> None:
    """Draw those who stand on hexes once more, over the light of the places they stand on."""
    here = [piece for piece in picture.at("hex") if is_figure(painter.scenery, piece.kind)]
    standing = [(piece_point(painter.plan, picture, piece), piece.kind) for piece in here]
    for feet, kind in sorted(standing, key=lambda one: (one[0][1], one[1])):
        draw_figure(painter, kind, feet)


def lies_along(scenery: Look, piece: Piece) -> bool:
    """Return whether a piece lies along its path; one that a scenery draws in its own way stands there."""
    return piece.space == "path" and piece.kind not in scenery.pieces and not is_figure(scenery, piece.kind)


def link_picture(kind: str) -> str:
    """The name of the picture of a piece that lies along a path."""
    return f"piece-{kind}"


def draw_along(painter: Painter, ends: tuple[Point, Point], key: str, seat: int = NOBODY, *, alpha: int = 255) -> None:
    """Draw a picture along a path given in sides: a road, another link of a seat, or a mark that is nobody's."""
    start, end = painter.plan.at(ends[0]), painter.plan.at(ends[1])
    centre = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if not painter.visible(centre, painter.plan.side):
        return
    broken = key.endswith(DAMAGED)
    angle = (round(-degrees(atan2(end[1] - start[1], end[0] - start[0]))) + (_ACROSS if broken else 0)) % 180
    picture = turned_along(painter, key, angle, seat)
    painter.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2), alpha)
    if seat >= 0:
        aside = _UNBROKEN * painter.plan.side if broken else 0.0
        where = (centre[0] + aside * cos(radians(angle)), centre[1] - aside * sin(radians(angle)))
        seat_mark(painter, seat, where, max(LEAST_MARK, 0.07 * painter.plan.side), alpha)


def draw_part_along(painter: Painter, ends: tuple[Point, Point], key: str, seat: int, part: float) -> None:
    """Draw the beginning of a link, as long as it has grown; `part` comes in few steps, which are kept."""
    start, end = painter.plan.at(ends[0]), painter.plan.at(ends[1])
    centre = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    angle = round(-degrees(atan2(end[1] - start[1], end[0] - start[0])))
    length = max(4, round(ROAD * painter.plan.side))

    def paint() -> pygame.Surface:
        flat = painter.kit.art.sprite(key, (length, length), seat=painter.seat(seat))
        flat = scaled(flat, (flat.get_width(), round(flat.get_height() * 1.34)))
        shown = pygame.Surface(flat.get_size(), pygame.SRCALPHA)
        wide = round(flat.get_width() * part)
        shown.blit(flat, (0, 0), (0, 0, wide, flat.get_height()))
        return pygame.transform.rotozoom(shown, angle, 1.0)

    picture = painter.kit.art.cached(("board-part-along", key, length, angle, part, painter.seat(seat)), paint)
    painter.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2))


def turned_along(painter: Painter, key: str, angle: int, seat: int) -> pygame.Surface:
    """Return a link or a mark of a path turned by `angle` degrees; cached."""
    length = max(4, round(ROAD * painter.plan.side))
    colours = painter.seat(seat) if seat >= 0 else None

    def paint() -> pygame.Surface:
        flat = painter.kit.art.sprite(key, (4 * length, 4 * length), seat=colours)
        flat = scaled(flat, (flat.get_width(), round(flat.get_height() * 1.34)))
        turned = pygame.transform.rotate(flat, angle)
        size = (round(turned.get_width() / 4), round(turned.get_height() / 4))
        return scaled(turned, (max(1, size[0]), max(1, size[1])))

    return painter.kit.art.cached(("board-along", key, length, angle, colours), paint)


def draw_building(painter: Painter, kind: str, where: Point, seat: int, *, alpha: int = 255) -> None:
    """Draw a settlement or a city on an intersection."""
    side = painter.plan.side
    size = side * (CITY if kind == "city" else SETTLEMENT)
    x, y = where
    painter.sprite(f"piece-{kind}", (x, y - 0.08 * side), size, seat=seat, alpha=alpha)
    seat_mark(painter, seat, (x + 0.3 * size, y - 0.08 * side + 0.34 * size), max(5.4, 0.095 * side), alpha)


def _settlement(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
    draw_building(painter, "settlement", where, seat, alpha=alpha)


def _city(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
    draw_building(painter, "city", where, seat, alpha=alpha)


PIECES: Mapping[str, PieceDrawer] = {"settlement": _settlement, "city": _city}
"""Kinds of pieces that every game has; a scenery adds its own."""


def is_figure(scenery: Look, kind: str) -> bool:
    """Return whether a kind of piece is somebody who stands on his feet and walks."""
    return kind in scenery.figures


def figure_of(scenery: Look, kind: str) -> Figure:
    """Return how a figure looks; one that is not known has the picture of its kind."""
    return scenery.figures.get(kind) or Figure(f"figure-{kind}")


def draw_piece(painter: Painter, kind: str, where: Point, seat: int, *, alpha: int = 255) -> None:
    """Draw a piece of any kind but those along paths."""
    if is_figure(painter.scenery, kind):
        draw_figure(painter, kind, where, alpha=alpha)
        return
    drawer = painter.scenery.pieces.get(kind) or PIECES.get(kind)
    if drawer is not None:
        drawer(painter, where, seat, alpha=alpha)
        return
    whose = seat if seat >= 0 else None
    painter.sprite(f"piece-{kind}", where, PLAIN * painter.plan.side, seat=whose, alpha=alpha)


def draw_figure(painter: Painter, kind: str, feet: Point, *, alpha: int = 255) -> None:
    """Draw somebody who stands on a point."""
    figure = figure_of(painter.scenery, kind)
    painter.standing(figure.picture, feet, figure.height * painter.plan.side, alpha=alpha)


def draw_at(
    painter: Painter, picture: BoardPicture, piece: Piece, where: Point | None = None, alpha: int = 255
) -> None:
    """Draw a piece where it stands, or at another pixel."""
    where = where or piece_point(painter.plan, picture, piece)
    painter.scenery.family.piece(painter, picture, piece, where, alpha)


def draw_on_land(painter: Painter, picture: BoardPicture, piece: Piece, where: Point, alpha: int) -> None:
    """Draw a piece on a land of hexes; those that lie along a path keep its direction."""
    if not lies_along(painter.scenery, piece):
        draw_piece(painter, piece.kind, where, piece.seat, alpha=alpha)
        return
    a, b = picture.board.ground.paths[piece.site]
    middle = painter.plan.at(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    dx, dy = (where[0] - middle[0]) / painter.plan.side, (where[1] - middle[1]) / painter.plan.side
    moved = ((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy))
    draw_along(painter, moved, link_picture(piece.kind), piece.seat, alpha=alpha)


HEXES = DrawnFamily(
    spaces=spaces.LAND,
    extent=spaces.extent,
    covers=spaces.covers,
    walk=spaces.around_middle,
    calls=spaces.nowhere,
    ground=draw_ground,
    pieces=draw_pieces,
    piece=draw_on_land,
)
"""Boards of hexes."""
