"""Drawing of motions and cues while they are under way: pieces, figures, cards, tokens, awards, heroes."""

from __future__ import annotations

from math import cos, hypot, pi, sin

import pygame

from catan_desktop.present.models.board import FROZEN, IDLE, Piece
from catan_desktop.present.motion import SHIFT
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.card_name import unnamed
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board import island, walking
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import space_of, spaces
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff, ring
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import LEAST_TEXT

_EIGHTHS = 8
_CARD_BACK = "card-back-resource"


# pieces


def place(stage: Stage, act: Act, share: float) -> None:
    """A piece drops onto its place; a link grows along its path."""
    painter, side, piece = stage.painter, stage.side, act.put
    if piece is None:
        return
    where = stage.stands(piece)
    if island.lies_along(painter.scenery, piece):
        _link_grows(stage, piece, ease(clamp(share * 1.25, 0.0, 1.0)))
        return
    fallen = clamp(share * 1.5, 0.0, 1.0)
    hop = sin(pi * clamp((share - 0.66) / 0.34, 0.0, 1.0)) * 0.07 * side
    drop = (1 - fallen * fallen) * 0.85 * side + hop
    if share > 0.6:
        after = (share - 0.6) / 0.4
        ring(painter, where, (0.2 + 0.6 * after) * side, painter.colour("gold-light"), 0.7 * (1 - after))
        for way in (-1, 1):
            puff(painter, (where[0] + way * (0.2 + 0.3 * after) * side, where[1]), 0.26 * side, 0.7 * (1 - after))
    above = (where[0], where[1] - drop)
    island.draw_at(painter, stage.picture, piece, above, round(255 * clamp(share * 4, 0, 1)))


def _link_grows(stage: Stage, piece: Piece, share: float) -> None:
    """From the end where the seat already has something."""
    painter = stage.painter
    ends = stage.picture.board.ground.paths[piece.site]
    if not _owned(stage.picture, ends[0], piece) and _owned(stage.picture, ends[1], piece):
        ends = (ends[1], ends[0])
    part = max(1, round(share * _EIGHTHS))
    tip = (lerp(ends[0][0], ends[1][0], share), lerp(ends[0][1], ends[1][1], share))
    light(painter, painter.plan.at(tip), 0.4 * stage.side, painter.colour("gold-light"), 0.8 * (1 - share))
    if part >= _EIGHTHS:
        island.draw_along(painter, ends, island.link_picture(piece.kind), piece.seat)
    else:
        island.draw_part_along(painter, ends, island.link_picture(piece.kind), piece.seat, part / _EIGHTHS)


def _owned(picture: BoardPicture, end: Point, road: Piece) -> bool:
    ground = picture.board.ground
    own = [ground.corners[house.site] for house in picture.at("intersection") if house.seat == road.seat]
    for other in picture.at("path"):
        if other.seat == road.seat and other.site != road.site and not other.layer:
            own += ground.paths[other.site]
    return any(hypot(x - end[0], y - end[1]) < 0.1 for x, y in own)


def lift(stage: Stage, act: Act, share: float) -> None:
    """A piece rises and is gone."""
    if act.taken is not None:
        x, y = stage.stands(act.taken)
        up = (x, y - ease(share) * 0.7 * stage.side)
        island.draw_at(stage.painter, stage.picture, act.taken, up, round(255 * (1 - share)))


# figures


def move(stage: Stage, act: Act, share: float) -> None:
    """A figure walks its way; a piece is carried."""
    painter, side = stage.painter, stage.side
    first, last = act.taken or act.put, act.put or act.taken
    if first is None or last is None:
        return
    start, end = stage.stands(first), stage.stands(last)
    points = walking.way(painter.plan, stage.picture, act.cue, start, end)
    if not island.is_figure(painter.scenery, first.kind):
        x, y = walking.along(points, ease(share))
        grounded = act.cue.kind == SHIFT or space_of(painter.plan, first.space).rolls
        lifted = 0.0 if grounded else 0.25 * side * sin(pi * share)
        island.draw_at(painter, stage.picture, first, (x, y - lifted))
        return
    held = walking.pose(painter.plan, island.figure_of(painter.scenery, first.kind), points, share)
    away, coming = (space_of(painter.plan, piece.space).heap for piece in (last, first))
    alpha = round(255 * clamp((1 - share) * 4, 0, 1)) if away else round(255 * clamp(share * 8, 0, 1))
    if held.stamp > 0:
        for way in (-1, 1):
            puff(painter, (held.feet[0] + way * 0.28 * side, held.feet[1]), 0.2 * side, 0.8 * held.stamp)
    walking.draw_posed(painter, first.kind, held, alpha if away or coming else 255)


# light


def pulse(stage: Stage, act: Act, share: float) -> None:
    """A hex, another place, or a seat is lit."""
    painter, cue, side = stage.painter, act.cue, stage.side
    strength = round(255 * sin(pi * share)) // 16 * 16
    if strength <= 0:
        return
    if cue.to[0] == "hex":
        board = stage.picture.board
        hex = int(cue.to[1])
        blocked = bool(board.blocked >> hex & 1)
        points = painter.plan.hexagon(board.ground.tiles[hex].centre, 0.93)
        ink = painter.colour("danger" if blocked else "gold-light")
        painter.kit.art.polygon(painter.surface, points, ink, alpha=strength // 5)
        painter.kit.art.line(painter.surface, points, ink, 0.1 * side, closed=True, alpha=strength)
        return
    where = stage.where(cue.to)
    if where is not None:
        space = spaces(painter.scenery).get(str(cue.to[0]))
        ink = painter.colour(space.ink if space is not None else "gold-light")
        light(painter, where, 0.9 * side, ink, strength / 255)


def turn(stage: Stage, act: Act, share: float) -> None:
    """A piece changes: light rises around it, and a ring goes out."""
    where = stage.where(act.cue.to)
    if where is None:
        return
    painter, side = stage.painter, stage.side
    rests = act.put is not None and act.put.kind.endswith(IDLE)
    ink = painter.colour("ice-light" if rests else "gold-light")
    light(painter, where, 0.8 * side, ink, 0.9 * sin(pi * share))
    ring(painter, where, (0.25 + 0.45 * share) * side, ink, 0.9 * (1 - share))


def swap(stage: Stage, act: Act, share: float) -> None:
    """Two number tokens fly past each other, face down."""
    start, end = stage.where(act.cue.start), stage.where(act.cue.to)
    if start is None or end is None:
        return
    part, up = ease(share), 0.5 * stage.side * sin(pi * share)
    for one, other, way in ((start, end, -1), (end, start, 1)):
        centre = (lerp(one[0], other[0], part), lerp(one[1], other[1], part) + way * up)
        light(stage.painter, centre, 0.7 * stage.side, stage.painter.colour("gold-light"), 0.8)
        stage.painter.sprite("token-back", centre, 0.8 * stage.side)


# cards


def card(stage: Stage, act: Act, share: float) -> None:
    """Cards fly in an arc; more than three of a kind fly as three."""
    painter, cue = stage.painter, act.cue
    start, end = source(stage, cue), stage.where(cue.to)
    start, end = start or end, end or start
    if start is None or end is None or start == end:
        return
    far = hypot(end[0] - start[0], end[1] - start[1])
    for index in range(min(3, max(1, cue.number))):
        part = ease(clamp(share * 1.3 - 0.13 * index, 0.0, 1.0))
        if part <= 0 or part >= 1:
            continue
        centre = (lerp(start[0], end[0], part), lerp(start[1], end[1], part) - 0.16 * far * sin(pi * part))
        lean = round((1 if end[0] < start[0] else -1) * 14 * sin(pi * part) / 3) * 3
        _draw_card(painter, _card_key(cue), max(26, round(0.95 * stage.side)), centre, lean)


def _card_key(cue: Cue) -> str:
    if not cue.sprite:
        return _CARD_BACK
    return cue.sprite if "-" in cue.sprite else f"card-{cue.sprite}"


def _draw_card(painter: Painter, key: str, tall: int, centre: Point, lean: float, alpha: int = 255) -> None:
    def paint() -> pygame.Surface:
        return pygame.transform.rotozoom(unnamed(painter.kit.art, key, (tall, tall)), lean, 1.0)

    picture = (
        painter.kit.art.cached(("board-card", key, tall, lean), paint)
        if lean
        else unnamed(painter.kit.art, key, (tall, tall))
    )
    painter.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2), alpha)


def source(stage: Stage, cue: Cue) -> Point | None:
    """Return where a card comes from: its place, or the hex that has just produced it for the seat."""
    if cue.start:
        return stage.where(cue.start)
    if not stage.lit:
        return None
    board = stage.picture.board
    owner = int(cue.to[1]) if len(cue.to) > 1 else -1
    here = stage.picture.at("intersection")
    corners = [board.ground.corners[house.site] for house in here if house.seat == owner]
    for tile in board.ground.tiles:
        if tile.site == FROZEN or tile.site not in stage.lit or tile.resource != cue.sprite:
            continue
        beside = any(hypot(x - tile.centre[0], y - tile.centre[1]) < 1.1 for x, y in corners)
        if beside or any(piece.seat == owner for piece in stage.picture.at("hex", tile.site)):
            return stage.painter.plan.at(tile.centre)
    return None


def show(stage: Stage, act: Act, share: float) -> None:
    """A card goes from its seat to the middle, large enough to be read, and is laid aside."""
    painter, cue = stage.painter, act.cue
    start, middle = stage.where(cue.start), stage.middle
    come, gone = ease(clamp(share * 3, 0.0, 1.0)), clamp((share - 0.82) / 0.18, 0.0, 1.0)
    small, large = 0.95 * stage.side, 3.3 * stage.side
    start = start or middle
    centre = (lerp(start[0], middle[0], come), lerp(start[1], middle[1], come) - 0.4 * stage.side * gone)
    tall = round(lerp(small, large, come) / 6) * 6
    picture = painter.kit.art.sprite(_card_key(cue), (round(large), round(large)))
    factor = tall / max(1, picture.get_height())
    if come >= 1:
        light(painter, middle, 2.6 * stage.side, painter.colour("gold"), 0.5 * (1 - gone))
    picture = scaled(picture, (max(1, round(picture.get_width() * factor)), max(1, tall)))
    for index in range(min(3, max(1, cue.number))):
        aside = index * 0.5 * stage.side
        where = (centre[0] - picture.get_width() / 2 + aside, centre[1] - picture.get_height() / 2)
        painter.blit(picture, where, round(255 * (1 - gone)))
        if cue.text and come >= 1 and not gone:
            _write(painter, cue.text, pygame.Rect(round(where[0]), round(where[1]), *picture.get_size()))


def reveal(stage: Stage, act: Act, share: float) -> None:
    """A card comes from the deck, turns over large enough to be read, and goes to the hand."""
    painter, cue, middle = stage.painter, act.cue, stage.middle
    start, end = stage.where(cue.start) or middle, stage.where(cue.to) or middle
    come, gone = ease(clamp(share / 0.3, 0.0, 1.0)), ease(clamp((share - 0.75) / 0.25, 0.0, 1.0))
    turn = cos(pi * ease(clamp((share - 0.3) / 0.2, 0.0, 1.0)))
    small, large = 0.95 * stage.side, 3.3 * stage.side
    ways = [lerp(lerp(start[way], middle[way], come), end[way], gone) for way in (0, 1)]
    picture = painter.kit.art.sprite(cue.back if turn > 0 else cue.sprite, (round(large), round(large)))
    factor = lerp(lerp(small, large, come), small, gone) / max(1, picture.get_height())
    size = (max(1, round(picture.get_width() * factor * abs(turn))), max(1, round(picture.get_height() * factor)))
    if come >= 1 and gone <= 0:
        light(painter, middle, 2.6 * stage.side, painter.colour("gold"), 0.5)
    box = pygame.Rect((0, 0), size)
    box.center = (round(ways[0]), round(ways[1]))
    painter.blit(scaled(picture, size), box.topleft)
    if turn <= -1 and gone <= 0:
        _write(painter, cue.text, box)


def _write(painter: Painter, key: str, card: pygame.Rect) -> None:
    """Put its name on the plate of a card; in two lines where it is too long for one."""
    text, style = painter.kit.text, Style("strong", "small", "ink-dark")
    room, words = round(card.width * 0.84), painter.tr(key)
    pixels = max(LEAST_TEXT, round(card.height * 0.085))
    while pixels > LEAST_TEXT and text.size(words, style, pixels).width > room:
        pixels -= 1
    lines = text.wrap(words, style, room, pixels) if text.size(words, style, pixels).width > room else [words]
    with painter.kit.audit.layer():
        for index, line in enumerate(lines[:2]):
            middle = card.y + round(card.height * 0.885 + (index - (len(lines[:2]) - 1) / 2) * pixels * 1.05)
            text.draw(painter.surface, line, (card.centerx, middle), style, pixels=pixels, across=0.5, down=0.5)


# tokens, awards, heroes


def token(stage: Stage, act: Act, share: float) -> None:
    """A token spins and shows what was under it."""
    painter, side = stage.painter, stage.side
    where = stage.where(act.cue.to)
    if where is None:
        return
    turn = cos(pi * ease(clamp(share * 1.6, 0.0, 1.0)))
    gone = clamp((share - 0.85) / 0.15, 0.0, 1.0)
    size = round(1.25 * side)
    key = "token-back" if turn > 0 else "token"
    face = painter.kit.art.sprite(key, size)
    flat = scaled(face, (max(1, round(face.get_width() * abs(turn))), face.get_height()))
    centre = (where[0], where[1] - 0.5 * side * sin(pi * clamp(share * 1.6, 0.0, 1.0)))
    light(painter, centre, 1.1 * side, painter.colour("fire"), 0.6 * (1 - gone))
    painter.blit(flat, (centre[0] - flat.get_width() / 2, centre[1] - flat.get_height() / 2), round(255 * (1 - gone)))
    if turn < -0.5:
        feet = (centre[0], centre[1] + 0.42 * side)
        island.draw_figure(painter, act.cue.sprite, feet, alpha=round(255 * (1 - gone)))


def award(stage: Stage, act: Act, share: float) -> None:
    """An award flies from its former holder, or from the middle, to the new one; without one it fades."""
    painter, cue, side = stage.painter, act.cue, stage.side
    start = stage.where(cue.start) or stage.middle
    end = stage.where(cue.to)
    radius = round(0.5 * side)
    fly = ease(clamp((share - 0.25) / 0.6, 0.0, 1.0)) if end is not None else 0.0
    goal = end or start
    far = hypot(goal[0] - start[0], goal[1] - start[1])
    centre = (lerp(start[0], goal[0], fly), lerp(start[1], goal[1], fly) - 0.12 * far * sin(pi * fly))
    gone = clamp((share - 0.88) / 0.12, 0.0, 1.0) if end is not None else clamp(share * 1.4 - 0.4, 0.0, 1.0)
    grown = ease(clamp(share * 5, 0.0, 1.0))
    light(painter, centre, 2.4 * radius, painter.colour("gold-light"), 0.8 * grown * (1 - gone))

    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * radius + 4, 2 * radius + 4), pygame.SRCALPHA)
        middle = (radius + 2, radius + 2)
        art = painter.kit.art
        art.circle(picture, middle, radius - 2, painter.colour("gold"), rim=painter.colour("gold-light"), rim_width=3.0)
        icon = painter.kit.icon(cue.sprite, round(1.25 * radius), "ink-dark")
        picture.blit(icon, icon.get_rect(center=middle))
        return picture

    picture = painter.kit.art.cached(("board-award", cue.sprite, radius), paint)
    alpha = round(255 * grown * (1 - gone))
    painter.blit(picture, (centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2), alpha)
    if end is not None and share > 0.85:
        after = (share - 0.85) / 0.15
        ring(painter, end, (0.5 + after) * radius * 2, painter.colour("gold-light"), 1 - after)


def hero(stage: Stage, act: Act, share: float) -> None:
    """The medallion of a hero rises beside its seat; one that changes its side turns over."""
    painter, cue, side = stage.painter, act.cue, stage.side
    where = stage.where(cue.to)
    if where is None:
        return
    grown, gone = ease(clamp(share * 4, 0.0, 1.0)), clamp((share - 0.8) / 0.2, 0.0, 1.0)
    size = round(2.0 * side)
    picture = painter.kit.art.sprite(cue.sprite, size)
    turn = abs(cos(pi * ease(clamp((share - 0.2) / 0.4, 0.0, 1.0)))) if cue.number else 1.0
    wide, high = picture.get_width() * grown * turn, picture.get_height() * grown
    flat = scaled(picture, (max(1, round(wide)), max(1, round(high))))
    light(painter, where, 1.9 * side * grown, painter.colour("fire" if cue.number else "ice"), 0.8 * (1 - gone))
    painter.blit(flat, (where[0] - flat.get_width() / 2, where[1] - flat.get_height() / 2), round(255 * (1 - gone)))
