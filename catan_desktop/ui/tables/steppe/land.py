"""The frontier as far as it stands still: field and sky, walls, places, captions; and what is written on it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from catan_desktop.kernel.bits import bits
from catan_desktop.present.models.frontier import ROWS, SECTIONS, LocationFace, SectionMark
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.card_name import fitted_name, pitch
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import piece_point
from catan_desktop.ui.tables.steppe import cards
from catan_desktop.ui.tables.steppe.layout import SMALL, FrontierPlan, frontier, frontier_plan, groups
from catan_desktop.ui.tables.steppe.pieces import draw_badge, draw_piece
from catan_desktop.ui.text import Style, figure
from catan_desktop.ui.theme import LEAST_TEXT, Ink

SEASONS: dict[str, tuple[tuple[int, int, int], int]] = {
    "spring": ((126, 168, 96), 46),
    "summer": ((240, 206, 110), 26),
    "autumn": ((196, 92, 40), 40),
    "winter": ((196, 216, 236), 120),
}
"""The light of a season: its colour and how strong it is."""
_TEXT = Style("strong", "small", "ink")
_FATES: Mapping[str, tuple[Ink, Ink, Ink]] = {
    "breaks": ("danger-dark", "danger-light", "paper-light"),
    "holds": ("good-dark", "good", "paper-light"),
    "calm": ("panel", "line-strong", "dim"),
}
"""What comes of an attack -> colours of the plate on the battlement, of its rim and of its word."""
_PALE = 70
"""How strongly the steppe is washed out behind what lies on it."""


def backdrop(painter: Painter) -> None:
    """Fill the region: the pale steppe with its mountains above the wall, dark silk below."""
    plan = frontier_plan(painter.plan)
    surface = painter.surface
    surface.fill(painter.colour("panel"))
    low = plan.horizon
    size = (surface.get_width(), max(1, low))
    painter.blit(painter.covering("gw-field", size, 0.1), (0, 0))
    wash = pygame.Surface(size, pygame.SRCALPHA)
    wash.fill((*painter.colour("paper-light"), _PALE))
    surface.blit(wash, (0, 0))
    painter.kit.ground(surface, pygame.Rect(0, low, size[0], surface.get_height() - low), "panel")


def still(picture: BoardPicture) -> Hashable:
    """Return what the standing land depends on."""
    board = frontier(picture)
    return (board.season, tuple((one.level, one.broken) for one in board.sections))


def ground(painter: Painter, picture: BoardPicture) -> None:
    """Draw the light of the season, the walls, the ground behind them, the places."""
    plan, board = frontier_plan(painter.plan), frontier(picture)
    surface = painter.surface
    tint, strength = SEASONS.get(board.season, ((0, 0, 0), 0))
    veil = pygame.Surface((max(1, surface.get_width()), max(1, plan.horizon)), pygame.SRCALPHA)
    veil.fill((*tint, strength))
    surface.blit(veil, (0, 0))
    for section, mark in enumerate(board.sections):
        box = plan.wall(section)
        key = f"gw-wall-{mark.level}" + ("-breached" if mark.broken else "")
        painter.blit(painter.stretched(key, box.size), box.topleft)
    if board.ground.towers:
        for tower in range(SECTIONS + 1):
            box = plan.tower(tower)
            painter.blit(painter.stretched("gw-tower", box.size), box.topleft)
    for section in range(SECTIONS):
        _rear(painter, plan, section)
    for site in range(len(board.ground.locations)):
        _location(painter, plan, picture, site)


def _rear(painter: Painter, plan: FrontierPlan, section: int) -> None:
    """The ground behind a section, where soldiers wait: trodden earth."""
    box, art = plan.rear(section), painter.kit.art
    light, dark = painter.colour("sand-wet"), painter.colour("trail")
    rim = painter.colour("wall-dark")
    art.panel(painter.surface, box, light, dark, radius=round(9 * plan.u), rim=rim, rim_width=1.2 * plan.u, alpha=236)


def _location(painter: Painter, plan: FrontierPlan, picture: BoardPicture, site: int) -> None:
    """A place with its picture, its name, what it gives and the empty spots of its clerks."""
    face, box = frontier(picture).ground.locations[site], plan.location(site)
    art, u = painter.kit.art, plan.u
    radius, foot = round(6 * u), round(46 * u)

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        natural = art.natural_size(face.picture)
        factor = max(box.width / (0.7 * natural[0]), (box.height - foot) / natural[1])
        whole = art.sprite(face.picture, (round(natural[0] * factor), round(natural[1] * factor)))
        sheet.fill(painter.colour("paper-dark"))
        sheet.blit(whole, (0, box.height - foot - round(0.98 * whole.get_height())))
        sheet.fill(painter.colour("panel"), (0, box.height - foot, box.width, foot))
        mask = pygame.Surface(box.size, pygame.SRCALPHA)
        art.panel(mask, mask.get_rect(), (255, 255, 255), radius=radius)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    painter.blit(art.cached(("steppe-place", face.picture, box.size, painter.kit.theme.name), paint), box.topleft)
    art.outline(painter.surface, box, radius, painter.colour("line-strong"), max(1.5, 1.5 * u))
    for slot in range(face.spots):
        where = plan.clerk(site, slot, face.spots)
        rim = painter.colour("line-strong")
        art.circle(painter.surface, where, 9.5 * u, painter.colour("sunken"), rim=rim, rim_width=1.4 * u)
    if u < SMALL:
        return
    _gift(painter, plan, face, pygame.Rect(box.x, box.bottom - foot, box.width, round(19 * u)))
    named = fitted_name(painter.kit.text, painter.tr(face.name), round(box.width - 3 * u), 34 * u)
    if named is None:
        return
    fitted, style = named
    plate = pygame.Rect(box.x, box.y, box.width, pitch(fitted) * len(fitted.lines) + round(6 * u))
    art.panel(painter.surface, plate, painter.colour("panel"), radius=radius, alpha=232)
    for index, line in enumerate(fitted.lines):
        y = plate.centery + u + (index - (len(fitted.lines) - 1) / 2) * pitch(fitted)
        painter.label(line, (plate.centerx, y), fitted.pixels, "ink", style.font)


def _gift(painter: Painter, plan: FrontierPlan, face: LocationFace, row: pygame.Rect) -> None:
    """What a place gives, in a word or two with its sign."""
    kit, u = painter.kit, plan.u
    said, side = painter.tr(face.gives), round(15 * u)
    pixels = max(LEAST_TEXT, round(13 * u))
    while pixels > LEAST_TEXT and kit.text.size(said, _TEXT, pixels).width + side + 6 * u > row.width:
        pixels -= 1
    wide = kit.text.size(said, _TEXT, pixels).width
    if wide > row.width - 2 * u:
        return
    signed = side + 2 * u if wide + side + 5 * u <= row.width else 0
    left = row.centerx - (wide + signed) / 2
    if signed:
        sign = kit.icon(face.sign.removeprefix("icon-"), side, "gold") if face.sign.startswith("icon-") else None
        sign = sign or kit.art.sprite(face.sign, side)
        painter.blit(sign, (left, row.centery - sign.get_height() / 2))
    painter.label(said, (left + signed, row.centery), pixels, "gold-light", across=0.0)


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
    seen: set[tuple[int, int, str]] = set()
    for piece in picture.pieces:
        where = piece_point(plan, picture, piece)
        if piece.space == "post" and piece.site <= SECTIONS:
            if (piece.site, piece.seat, piece.kind) in seen:
                continue
            seen.add((piece.site, piece.seat, piece.kind))
        if piece.space == "rank":
            cards.draw(painter, picture, piece, where)
        else:
            draw_piece(painter, picture, piece, where)
    _numbers(painter, plan, picture)


def _empty(painter: Painter, plan: FrontierPlan, site: int) -> None:
    """A slot without a card."""
    box, art, u = plan.rank(site), painter.kit.art, plan.u
    art.panel(painter.surface, box, painter.colour("paper"), radius=round(7 * u), alpha=40)
    art.outline(painter.surface, box, round(7 * u), painter.colour("wall-dark"), max(1.0, u))


def _strengths(painter: Painter, plan: FrontierPlan, section: int, mark: SectionMark) -> None:
    """Attack against defence on the battlement, with what will come in a word and a colour; below it the levels that
    siege engines would take, and who would be shamed."""
    box, u = plan.head(section, mark.level), plan.u
    fate = "breaks" if mark.falls else "holds" if mark.attack else "calm"
    fill, rim, ink = _FATES[fate]
    radius = box.height // 2
    painter.kit.art.panel(
        painter.surface, box, painter.colour(fill), radius=radius, rim=painter.colour(rim), rim_width=1.5 * u
    )
    pixels, y = max(13, round(0.66 * box.height)), box.centery
    end = box.right - 0.42 * box.height
    right: float = painter.label(str(mark.defence), (end, y), pixels, "paper-light", across=1.0).left
    right = _sign(painter, "gw-defence", right, y, 0.72 * box.height, "ice-light")
    if mark.attack:
        right = painter.label(":", (right - 2 * u, y), pixels, "paper-light", across=1.0).left
        right = painter.label(str(mark.attack), (right - 2 * u, y), pixels, "paper-light", across=1.0).left
        right = _sign(painter, "gw-attack", right, y, 0.72 * box.height, "danger-light")
    said, left = painter.tr(f"steppe-{fate}"), box.x + 0.42 * box.height
    small = max(LEAST_TEXT, round(0.56 * box.height))
    if painter.kit.text.size(said, _TEXT, small).width <= right - left:
        painter.label(said, ((left + right - u) / 2, y), small, ink)
    _below(painter, plan, section, mark)


def _sign(painter: Painter, key: str, right: float, y: float, size: float, ink: Ink) -> float:
    """Draw a sign that ends at a pixel, and return where it begins."""
    icon = painter.kit.icon(key, round(size), ink)
    left = right - 1.08 * size
    painter.blit(icon, (left, y - icon.get_height() / 2))
    return left


def _below(painter: Painter, plan: FrontierPlan, section: int, mark: SectionMark) -> None:
    """Levels that would be lost, and who would take shame."""
    row, u = plan.below_head(section, mark.level), plan.u
    if not mark.costs or u < SMALL:
        return
    shamed, word, pixels = list(bits(mark.ashamed)), painter.tr("steppe-shamed"), max(LEAST_TEXT, round(13 * u))
    lost = round(44 * u) if mark.lost else 0
    named = painter.kit.text.size(word, _TEXT, pixels).width + round(6 * u) if shamed else 0
    shame = round((22 + 17 * len(shamed)) * u) if shamed else 0
    if lost + named + shame + round(6 * u) > row.width:
        named = 0
    plate = pygame.Rect(0, 0, lost + named + shame + round(6 * u), row.height)
    plate.center = row.center
    painter.kit.art.panel(painter.surface, plate, painter.colour("panel"), radius=plate.height // 2, alpha=240)
    x, y = plate.x + 3 * u, plate.centery
    if mark.lost:
        icon = painter.kit.icon("gw-siege", round(0.86 * row.height), "danger-light")
        painter.blit(icon, (x + 2 * u, y - icon.get_height() / 2))
        painter.label(figure(-mark.lost), (x + lost - 4 * u, y), 0.8 * row.height, "danger-light", across=1.0)
        x += lost
    if shamed:
        painter.sprite("gw-token-shame", (x + 11 * u, y), 0.86 * row.height)
        if named:
            painter.label(word, (x + 21 * u, y), pixels, "danger-light", across=0.0)
        for index, seat in enumerate(shamed):
            draw_badge(painter, seat, (x + named + (30 + 17 * index) * u, y), 8 * u)


def _numbers(painter: Painter, plan: FrontierPlan, picture: BoardPicture) -> None:
    """How many stand behind the wall, and how many clerks a place still wants."""
    u = plan.u
    for section in range(SECTIONS):
        here = groups(picture, section + 1)
        if not here and u >= SMALL and not picture.sites("firearm") >> 2 * section & 3:
            painter.label(painter.tr("name-gw-hideout"), plan.rear(section).center, 12 * u, "wall-dark")
        for seat, kind, count in here:
            if count > 1:
                piece = next(one for one in picture.at("post", section + 1) if (one.seat, one.kind) == (seat, kind))
                x, y = piece_point(plan, picture, piece)
                painter.label(
                    f"×{count}", (x + 15 * u, y + 11 * u), 13 * u, "ink-dark", across=0.5, shadow="paper-light"
                )
    for site, face in enumerate(frontier(picture).ground.locations):
        sent = len(picture.at("location", site))
        if face.fills and 0 < sent < face.spots and u >= SMALL:
            box = plan.location(site)
            words, pixels = painter.tr("steppe-to-go", count=face.spots - sent), max(LEAST_TEXT, round(12 * u))
            wide = painter.kit.text.size(words, _TEXT, pixels).width + round(10 * u)
            plate = pygame.Rect(0, 0, wide, pixels + round(3 * u))
            plate.midbottom = (box.centerx, round(box.bottom - 47 * u))
            painter.kit.art.panel(painter.surface, plate, painter.colour("panel"), radius=plate.height // 2, alpha=225)
            painter.label(words, plate.center, pixels, "gold-light")


# the strip at the top


def _pill(painter: Painter, box: pygame.Rect) -> None:
    u, rim = frontier_plan(painter.plan).u, painter.colour("line-strong")
    fill = painter.colour("panel")
    painter.kit.art.panel(painter.surface, box, fill, radius=round(7 * u), rim=rim, rim_width=1.2 * u, alpha=232)


def _band(painter: Painter, plan: FrontierPlan, picture: BoardPicture) -> None:
    """Season and year with what the next spring brings, the deck with its back, shame that is left, the tea order."""
    board, u, y = frontier(picture), plan.u, plan.year.centery
    for box in (plan.year, plan.deck, plan.pool, plan.order):
        _pill(painter, box)
    icon = painter.kit.icon(f"gw-{board.season}", round(22 * u), "gold-light")
    painter.blit(icon, (plan.year.x + 7 * u, y - icon.get_height() / 2))
    back = plan.deck_back
    key = f"gw-horde-back-{board.back + 1}" if board.back >= 0 else "gw-horde-back-1"
    painter.blit(painter.stretched(key, back.size), back.topleft, 255 if board.back >= 0 else 120)
    painter.sprite("gw-token-shame", (plan.pool.x + 18 * u, y), 24 * u)
    if u < SMALL:
        return
    years = painter.tr("steppe-year", year=board.year, years=board.ground.years)
    painter.label(years, (plan.year.x + 36 * u, y), 14 * u, "ink", across=0.0)
    if board.coming >= 0:
        spring = painter.tr("steppe-spring", count=board.coming)
        painter.label(spring, (plan.year.right - 8 * u, y), 14 * u, "danger-light", across=1.0)
    deck = painter.tr("steppe-deck", count=board.deck)
    painter.label(deck, ((back.right + plan.deck.right) / 2, y), 14 * u, "ink")
    low: Ink = "danger" if board.pool <= board.shame / 5 else "ink"
    shame = painter.tr("steppe-shame", count=board.pool)
    painter.label(shame, (plan.pool.x + 34 * u, y), 14 * u, low, across=0.0)
    tea = painter.tr("steppe-tea")
    if painter.kit.text.size(tea, _TEXT, round(14 * u)).width < plan.tea(0).x - plan.order.x - 8 * u:
        painter.label(tea, (plan.order.x + 8 * u, y), 14 * u, "ink", across=0.0)
