"""The frontier as far as it stands still: field and sky, walls, places, captions; and what is written on it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from catan_desktop.kernel.bits import bits
from catan_desktop.present.models.frontier import ROWS, SECTIONS, FrontierBoard, GoalMark, SectionMark
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.card_name import fitted_name
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import piece_point
from catan_desktop.ui.tables.steppe import cards
from catan_desktop.ui.tables.steppe.layout import FrontierPlan, frontier, frontier_plan, groups
from catan_desktop.ui.tables.steppe.pieces import draw_mark, draw_piece
from catan_desktop.ui.text import Style, figure
from catan_desktop.ui.theme import Ink

SEASONS: dict[str, tuple[tuple[int, int, int], int]] = {
    "spring": ((126, 168, 96), 46),
    "summer": ((240, 206, 110), 26),
    "autumn": ((196, 92, 40), 40),
    "winter": ((196, 216, 236), 120),
}
"""The light of a season: its colour and how strong it is."""
_TEXT = Style("strong", "small", "ink")
_SMALL = 0.7
"""Pixels of a unit below which a frontier is a small picture, on which the least type would be too large for all."""
_LOST = 56
"""Units of the plate that tells of levels about to be lost."""


def backdrop(painter: Painter) -> None:
    """Fill the region: the steppe with its mountains above the wall, dark silk below."""
    plan = frontier_plan(painter.plan)
    surface = painter.surface
    surface.fill(painter.colour("panel"))
    low = plan.horizon
    size = (surface.get_width(), max(1, low))
    painter.blit(painter.covering("gw-field", size, 0.35), (0, 0))
    painter.kit.ground(surface, pygame.Rect(0, low, size[0], surface.get_height() - low), "panel")


def still(picture: BoardPicture) -> Hashable:
    """Return what the standing land depends on."""
    board = frontier(picture)
    return (board.season, tuple((one.level, one.broken) for one in board.sections), bool(picture.sites("goal")))


def ground(painter: Painter, picture: BoardPicture) -> None:
    """Draw the light of the season, the walls, the ground behind them, the places."""
    plan, board = frontier_plan(painter.plan), frontier(picture)
    surface = painter.surface
    tint, strength = SEASONS.get(board.season, ((0, 0, 0), 0))
    veil = pygame.Surface((max(1, surface.get_width()), max(1, plan.horizon)), pygame.SRCALPHA)
    veil.fill((*tint, strength))
    surface.blit(veil, (0, 0))
    for section in range(SECTIONS):
        _rear(painter, plan, section)
    for section, mark in enumerate(board.sections):
        _wall(painter, plan, section, mark)
    if board.ground.towers:
        for tower in range(SECTIONS + 1):
            box = plan.tower(tower)
            painter.blit(painter.stretched("gw-tower", box.size), box.topleft)
    for site in range(len(board.ground.locations)):
        _location(painter, plan, picture, site)
    captions = (
        "steppe-slots",
        "steppe-display",
        "steppe-goals" if any(g.goal < 0 for g in board.goals) else "steppe-requests",
    )
    for group, key in enumerate(captions):
        if group < 2 or board.goals:
            box = plan.caption(group)
            painter.label(painter.tr(key), (box.x + 1, box.centery), 12 * plan.u, "dim", across=0.0)


def _wall(painter: Painter, plan: FrontierPlan, section: int, mark: SectionMark) -> None:
    box = plan.wall(section)
    key = f"gw-wall-{mark.level}" + ("-breached" if mark.broken else "")
    painter.blit(painter.stretched(key, box.size), box.topleft)


def _rear(painter: Painter, plan: FrontierPlan, section: int) -> None:
    """The ground behind a section, where soldiers wait: trodden earth with a tent at either end."""
    box, art = plan.rear(section), painter.kit.art
    radius = round(6 * plan.u)
    light, dark = painter.colour("sand-wet"), painter.colour("trail")
    art.panel(painter.surface, box, light, dark, radius=radius, rim=painter.colour("wall-dark"), rim_width=1.5 * plan.u)


def _location(painter: Painter, plan: FrontierPlan, picture: BoardPicture, site: int) -> None:
    """A place with its picture, its name and the empty spots of its clerks."""
    face, box = frontier(picture).ground.locations[site], plan.location(site)
    art = painter.kit.art
    radius = round(6 * plan.u)

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        natural = art.natural_size(face.picture)
        factor = max(box.width / (0.62 * natural[0]), box.height / natural[1] * 0.86)
        whole = art.sprite(face.picture, (round(natural[0] * factor), round(natural[1] * factor)))
        sheet.fill(painter.colour("paper-dark"))
        sheet.blit(whole, (0, round(0.06 * box.height)))
        low = pygame.Surface((box.width, round(0.36 * box.height)), pygame.SRCALPHA)
        low.fill((*painter.colour("panel"), 205))
        sheet.blit(low, (0, box.height - low.get_height()))
        mask = pygame.Surface(box.size, pygame.SRCALPHA)
        art.panel(mask, mask.get_rect(), (255, 255, 255), radius=radius)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    painter.blit(art.cached(("steppe-place", face.picture, box.size, painter.kit.theme.name), paint), box.topleft)
    art.outline(painter.surface, box, radius, painter.colour("line-strong"), max(1.5, 1.5 * plan.u))
    for slot in range(face.spots):
        where = plan.clerk(site, slot, face.spots)
        rim = painter.colour("line-strong")
        art.circle(painter.surface, where, 10 * plan.u, painter.colour("sunken"), rim=rim, rim_width=1.4 * plan.u)
    name = painter.tr(face.name)
    pixels = max(12, round(12 * plan.u))
    room = round(box.width - 3 * plan.u)
    lines: Sequence[str] = (name,)
    if painter.kit.text.size(name, _TEXT, pixels).width > room:
        fits = all(painter.kit.text.size(word, _TEXT, pixels).width <= room for word in name.split())
        lines = painter.kit.text.wrap(name, _TEXT, room, pixels)[:2] if fits else ()
    font = _TEXT.font
    if not lines:
        found = fitted_name(painter.kit.text, name, room, 2.2 * pixels)
        if found is None:
            return
        lines, font = found[0].lines, found[1].font
    plate = pygame.Rect(box.x, box.y, box.width, len(lines) * pixels + round(4 * plan.u))
    art.panel(painter.surface, plate, painter.colour("panel"), radius=radius, alpha=225)
    for index, line in enumerate(lines):
        painter.label(line, (plate.centerx, plate.y + 2 * plan.u + (index + 0.5) * pixels), pixels, "ink", font)


# what changes


def draw(painter: Painter, picture: BoardPicture) -> None:
    """Draw all that stands on the frontier, and what is written there."""
    plan, board = frontier_plan(painter.plan), frontier(picture)
    _band(painter, plan, picture)
    for section, mark in enumerate(board.sections):
        _strengths(painter, plan, section, mark)
    for site in range(SECTIONS * ROWS):
        if not picture.at("rank", site):
            _empty(painter, plan, site)
    for group, mask in ((0, board.ground.sites("slot")), (1, 0b1111)):
        for place in bits(mask):
            _place_of_card(painter, plan.card(group, place), group, place)
    seen: set[tuple[int, int, str]] = set()
    for piece in picture.pieces:
        where = piece_point(plan, picture, piece)
        if piece.space == "post" and piece.site <= SECTIONS:
            if (piece.site, piece.seat, piece.kind) in seen:
                continue
            seen.add((piece.site, piece.seat, piece.kind))
        if piece.space == "rank":
            cards.draw(painter, picture, piece, where)
        elif piece.kind.startswith("card-"):
            cards.open_card(painter, picture, piece, where)
        else:
            draw_piece(painter, picture, piece, where)
    _turns(painter, plan, board)
    _numbers(painter, plan, picture)
    for place, goal in enumerate(board.goals):
        _goal(painter, place, goal)


def _empty(painter: Painter, plan: FrontierPlan, site: int) -> None:
    """A slot without a card: its number on the sand."""
    box = plan.rank(site)
    art, rim = painter.kit.art, painter.colour("wall-dark")
    art.panel(painter.surface, box, painter.colour("paper"), radius=round(7 * plan.u), alpha=46)
    art.outline(painter.surface, box, round(7 * plan.u), rim, max(1.0, plan.u))
    painter.label(str(site % ROWS + 1), box.center, 0.34 * box.height, "wall-dark", "display")


def _strengths(painter: Painter, plan: FrontierPlan, section: int, mark: SectionMark) -> None:
    """Attack against defence, red where the section would fall, and who would be shamed by that; before them the levels
    that siege engines would take."""
    box, art, u = plan.head(section), painter.kit.art, plan.u
    fill: Ink = "danger-dark" if mark.falls else "panel"
    plate = pygame.Rect(0, 0, round(118 * u), box.height)
    shamed = list(bits(mark.ashamed))
    before = round((_LOST + 4) * u) if mark.lost else 0
    whole = before + plate.width + (round((22 + 15 * len(shamed)) * u) if shamed else 0)
    plate.topleft = (box.centerx - whole // 2 + before, box.y)
    if mark.lost:
        _lost(painter, pygame.Rect(plate.x - before, plate.y, round(_LOST * u), plate.height), mark.lost)
    rim = painter.colour("danger-light" if mark.falls else "line-strong")
    art.panel(
        painter.surface, plate, painter.colour(fill), radius=plate.height // 2, rim=rim, rim_width=1.5 * u, alpha=238
    )
    size, y = 0.78 * plate.height, plate.centery
    pixels = max(13, round(0.72 * plate.height))
    painter.label(str(mark.attack), (plate.centerx - 10 * u, y), pixels, "paper-light", across=1.0)
    painter.label(":", (plate.centerx, y), pixels, "dim" if not mark.falls else "paper-light")
    painter.label(str(mark.defence), (plate.centerx + 10 * u, y), pixels, "paper-light", across=0.0)
    for key, x in (("gw-attack", plate.x + 0.62 * plate.height), ("gw-defence", plate.right - 0.62 * plate.height)):
        icon = painter.kit.icon(key, round(size), "danger-light" if key == "gw-attack" else "ice-light")
        painter.blit(icon, (x - icon.get_width() / 2, y - icon.get_height() / 2))
    if not shamed:
        return
    painter.sprite("gw-token-shame", (plate.right + 13 * u, y), 17 * u)
    for index, seat in enumerate(shamed):
        draw_mark(painter, seat, (plate.right + (30 + 15 * index) * u, y), 5.2 * u)


def _lost(painter: Painter, box: pygame.Rect, levels: int) -> None:
    """Draw how many levels of a section would be lost."""
    art, radius = painter.kit.art, box.height // 2
    rim = painter.colour("danger-light")
    art.panel(painter.surface, box, painter.colour("danger-dark"), radius=radius, rim=rim, rim_width=1.2, alpha=238)
    icon = painter.kit.icon("gw-siege", round(0.78 * box.height), "danger-light")
    painter.blit(icon, (box.x + 0.4 * box.height, box.centery - icon.get_height() / 2))
    pixels = max(13, round(0.72 * box.height))
    painter.label(figure(-levels), (box.right - 0.5 * box.height, box.centery), pixels, "paper-light", across=1.0)


def _turns(painter: Painter, plan: FrontierPlan, board: FrontierBoard) -> None:
    """Frame the card whose turn it is, and darken those whose turn is over."""
    art, radius = painter.kit.art, round(5 * plan.u)
    for slot in range(board.acting):
        art.panel(painter.surface, plan.named(0, slot), painter.colour("panel"), radius=radius, alpha=120)
    if board.acting >= 0:
        box = plan.named(0, board.acting).inflate(round(4 * plan.u), round(4 * plan.u))
        art.outline(painter.surface, box, radius, painter.colour("gold-light"), max(2.0, 3 * plan.u))


def _place_of_card(painter: Painter, box: pygame.Rect, group: int, place: int) -> None:
    art, plan = painter.kit.art, frontier_plan(painter.plan)
    radius = round(5 * plan.u)
    art.panel(painter.surface, box, painter.colour("sunken"), radius=radius)
    art.outline(painter.surface, box, radius, painter.colour("line"), 1.2 * plan.u)
    if not group and place < 5:
        painter.sprite(f"gw-slot-{place + 1}", box.center, 0.5 * box.height, alpha=150)


def _numbers(painter: Painter, plan: FrontierPlan, picture: BoardPicture) -> None:
    """How many stand behind the wall, and how many clerks a place still wants."""
    u = plan.u
    for section in range(SECTIONS):
        for seat, kind, count in groups(picture, section + 1):
            if count > 1:
                piece = next(one for one in picture.at("post", section + 1) if (one.seat, one.kind) == (seat, kind))
                x, y = piece_point(plan, picture, piece)
                painter.label(
                    f"×{count}", (x + 15 * u, y + 11 * u), 13 * u, "ink-dark", across=0.5, shadow="paper-light"
                )
    for site, face in enumerate(frontier(picture).ground.locations):
        left = face.spots - len(picture.at("location", site))
        if face.fills and left and u >= _SMALL:
            box = plan.location(site)
            words, pixels = painter.tr("steppe-to-go", count=left), max(12, round(12 * u))
            wide = painter.kit.text.size(words, _TEXT, pixels).width + round(10 * u)
            plate = pygame.Rect(0, 0, wide, pixels + round(3 * u))
            plate.midright = (box.right - round(2 * u), round(box.bottom - 28 * u - plate.height / 2))
            painter.kit.art.panel(painter.surface, plate, painter.colour("panel"), radius=plate.height // 2, alpha=225)
            painter.label(words, plate.center, pixels, "gold-light")


def _goal(painter: Painter, place: int, goal: GoalMark) -> None:
    """A goal with its name and how it stands: who leads with how much, or how much of it is done."""
    plan = frontier_plan(painter.plan)
    box, u = plan.card(2, place), plan.u
    picture = painter.kit.art.sprite(goal.picture, box.size, moving=painter.zooming)
    painter.blit(picture, (box.centerx - picture.get_width() / 2, box.centery - picture.get_height() / 2))
    strip = pygame.Rect(box.x, box.bottom - round(20 * u), box.width, round(20 * u))
    ink: Ink = "good-dark" if goal.done else "panel"
    painter.kit.art.panel(painter.surface, strip, painter.colour(ink), radius=round(5 * u), alpha=235)
    named = cards.name_on(painter, painter.tr(goal.name), plan.named(2, place).size)
    if named is not None:
        cards.plated(painter, *named, strip.midtop, box.width)
    if goal.goal >= 0:
        painter.label(f"{goal.count}/{goal.goal}", strip.center, 13 * u, "paper-light")
        return
    seats = list(bits(goal.seats))
    if not seats:
        painter.label("–", strip.center, 13 * u, "dim")
        return
    pitch = min(13 * u, (strip.width - 22 * u) / max(1, len(seats)))
    for index, seat in enumerate(seats):
        draw_mark(painter, seat, (strip.x + 9 * u + index * pitch, strip.centery), 4.6 * u)
    painter.label(str(goal.count), (strip.right - 4 * u, strip.centery), 13 * u, "paper-light", across=1.0)


# the band at the top


def _pill(painter: Painter, box: pygame.Rect) -> None:
    plan = frontier_plan(painter.plan)
    painter.kit.art.panel(
        painter.surface,
        box,
        painter.colour("panel"),
        radius=round(7 * plan.u),
        rim=painter.colour("line-strong"),
        rim_width=1.2 * plan.u,
        alpha=232,
    )


def _band(painter: Painter, plan: FrontierPlan, picture: BoardPicture) -> None:
    board, u, art = frontier(picture), plan.u, painter.kit
    _year(painter, plan, picture)
    box, back = plan.deck, plan.deck_back
    _pill(painter, box)
    key = f"gw-horde-back-{board.back + 1}" if board.back >= 0 else "gw-horde-back-1"
    painter.blit(painter.stretched(key, back.size), back.topleft, 255 if board.back >= 0 else 120)
    x = back.right + 8 * u
    small = u < _SMALL
    painter.label(str(board.deck), (x, box.centery - (0 if small else 8 * u)), 15 * u, "ink", across=0.0)
    if not small:
        icon = art.icon("shuffle", round(14 * u), "dim")
        painter.blit(icon, (x, box.centery + 9 * u - icon.get_height() / 2))
        painter.label(str(board.discards), (x + 18 * u, box.centery + 9 * u), 13 * u, "dim", across=0.0)
    pool = plan.pool
    _pill(painter, pool)
    painter.sprite("gw-token-shame", (pool.x + 20 * u, pool.centery), 27 * u)
    low = board.pool <= board.shame / 5
    painter.label(
        f"{board.pool}/{board.shame}", (pool.x + 40 * u, pool.centery), 16 * u, "danger" if low else "ink", across=0.0
    )
    order = plan.order
    _pill(painter, order)
    icon = art.icon("gw-tea", round(20 * u), "gold")
    room = plan.tea(0).x - order.x
    if room > 22 * u:
        painter.blit(icon, (order.x + room / 2 - icon.get_width() / 2, order.centery - icon.get_height() / 2))


def _year(painter: Painter, plan: FrontierPlan, picture: BoardPicture) -> None:
    """The season, and the years as hourglasses: gone, now, to come; cards of the next spring."""
    board, box, u = frontier(picture), plan.year, plan.u
    _pill(painter, box)
    icon = painter.kit.icon(f"gw-{board.season}", round(24 * u), "gold-light")
    painter.blit(icon, (box.x + 6 * u, box.centery - icon.get_height() / 2))
    for index in range(board.ground.years):
        now = index + 1 == board.year
        alpha = 255 if now else 130 if index < board.year else 70
        painter.sprite("gw-time", (box.x + (45 + 19 * index) * u, box.centery), (23 if now else 15) * u, alpha=alpha)
    if board.coming >= 0:
        right = box.right - 8 * u
        shown = painter.label(f"+{board.coming}", (right, box.centery), 16 * u, "danger-light", across=1.0)
        for key, left in (("gw-horde", shown.left - 13 * u), ("gw-spring", shown.left - 33 * u)):
            icon = painter.kit.icon(key, round(18 * u), "danger-light" if key == "gw-horde" else "good")
            painter.blit(icon, (left - icon.get_width() / 2, box.centery - icon.get_height() / 2))
