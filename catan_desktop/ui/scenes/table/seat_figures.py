"""Figures on the card of a seat, with their pictures, the hero, and the points."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.panels import Badge, Counter, HeroView, SeatPanel
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import FIGURE, SMALL, STRONG, Style, figure
from catan_desktop.ui.theme import LEAST_TEXT, Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable

_LOW = Style("strong", "small")
_POINTS = Style("strong", "large", "gold")
"""The points on a low card."""
_OVER, _UNDER = 4, 3
"""How far the line of the figure reaches over the box, and that of its caption below it."""
_FLAT = 20
"""Design units of a box that is too low for a figure above its picture."""
_ROOMY = 10
"""Pixels of half a box from which on the least figure has a pixel to spare."""


def row_height(kit: Kit, units: int) -> int:
    """Turn the height of a row into real pixels; rows grow with larger text."""
    return round(kit.px(units) * kit.larger)


class CounterBox(Widget):
    """A figure above its picture."""

    def __init__(self, kit: Kit, texts: TableText, counter: Counter) -> None:
        head = f"**{texts.rich(counter.label)}: {counter.value}**"
        super().__init__(kit, tip="\n".join((head, *map(texts.rich, counter.more))), topic=counter.topic)
        self.counter = counter

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box; gold where it has brought an award."""
        kit, counter = self.kit, self.counter
        rim = "gold" if counter.lit else "hover" if self.hovered else None
        kit.panel(surface, self.rect, "sunken", radius="radius-small", rim=rim)
        if self.rect.height < row_height(kit, _FLAT):
            self._draw_flat(surface)
            return
        half = self.rect.height // 2
        low = self.rect.height < row_height(kit, 30)
        style = (_LOW if low else STRONG).of(self._ink)
        where = (self.rect.centerx, self.rect.y + half - (kit.px(1) if half >= _ROOMY else 0))
        limit = f"/{counter.limit}" if counter.limit else ""
        wide, beside = kit.text.size(str(counter.value), style).width, kit.text.size(limit, _LOW).width
        if not limit or wide + beside > self.rect.width - kit.px(4):
            room = self.rect.width - 2  # a figure of two digits is smaller where the text is the largest
            pixels = kit.text.fit(str(counter.value), style, room, lines=1).pixels
            kit.text.draw(
                surface, str(counter.value), where, style, pixels=pixels, across=0.5, down=0.72, within=self.rect
            )
        else:
            left = (where[0] - (wide + beside) // 2, where[1])
            right = kit.text.draw(surface, str(counter.value), left, style, down=0.72, within=self.rect).right
            kit.text.draw(surface, limit, (right, where[1]), _LOW.of("dim"), down=0.72, within=self.rect)
        icon = kit.icon(counter.key, kit.px(10 if low else 13), "gold" if counter.lit else "dim")
        surface.blit(icon, icon.get_rect(midbottom=(self.rect.centerx, self.rect.bottom - kit.px(2 if low else 3))))

    @property
    def _ink(self) -> Ink:
        """Return the colour of the figure: red above its limit, gold where it has brought an award."""
        counter = self.counter
        return "danger" if counter.limit and counter.value > counter.limit else "gold" if counter.lit else "ink"

    def _draw_flat(self, surface: pygame.Surface) -> None:
        """Draw the figure beside its picture, where one above the other has no room."""
        kit, counter, box = self.kit, self.counter, self.rect
        side = min(kit.px(10), box.height - kit.px(2))
        style = _LOW.of(self._ink)
        room = box.width - side - 3 * kit.px(2)
        fitted = kit.text.fit(str(counter.value), style, room, lines=1)
        left = box.x + (box.width - side - kit.px(2) - fitted.size.width) // 2
        icon = kit.icon(counter.key, side, "gold" if counter.lit else "dim")
        surface.blit(icon, icon.get_rect(midleft=(left, box.centery)))
        where = (left + side + kit.px(2), box.centery)
        kit.text.draw(surface, fitted.lines[0], where, style, pixels=fitted.pixels, down=0.5, within=box)


class BadgeMark(Widget):
    """A tile that lies before a seat."""

    def __init__(self, kit: Kit, texts: TableText, badge: Badge) -> None:
        super().__init__(kit, tip=f"**{texts.rich(badge.name)}**\n{texts.rich(badge.text)}", topic=badge.topic)
        self.badge = badge

    def draw(self, surface: pygame.Surface) -> None:
        """Draw its picture."""
        picture = self.kit.art.sprite(self.badge.art, min(self.rect.size))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class HeroRow(Pressable):
    """The hero of a seat: emblem, name, what it does, and which side is up."""

    def __init__(self, kit: Kit, texts: TableText, hero: HeroView, on_press: Callable[[], object]) -> None:
        side = texts.tr("hero-side-long", side=hero.side)
        head = f"**{texts.say(hero.name)}** · <ice>{side}</>"
        tip = "\n".join((head, texts.lines((hero.text, hero.state))))
        super().__init__(kit, on_press, tip=tip, name=f"hero-{hero.key}", topic=hero.topic)
        self.texts = texts
        self.hero = hero

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the row; the letter of the side stands in a disc."""
        kit, hero, box = self.kit, self.hero, self.rect
        kit.panel(surface, box, "sunken", radius="radius-small", rim="hover" if self.hovered else None)
        side = box.height - kit.px(4)
        if box.width < 2 * box.height:
            side = min(box.size) - kit.px(2)
        emblem = kit.art.sprite(f"hero-{hero.key}", side)
        if box.width < 2 * box.height:
            surface.blit(emblem, emblem.get_rect(center=box.center))
            if self.ringed:
                kit.ring(surface, box)
            return
        surface.blit(emblem, emblem.get_rect(midleft=(box.x + kit.px(3), box.centery)))
        disc = kit.px(8)
        centre = (box.right - disc - kit.px(6), box.centery)
        ink = "ice" if hero.side == "a" else "fire"
        kit.art.circle(surface, centre, disc, kit.colour("raised"), rim=kit.colour(ink), rim_width=max(1.0, kit.k))
        letter = self.texts.tr("hero-side", side=hero.side)
        kit.text.draw(surface, letter, centre, Style("strong", "small", ink), across=0.5, down=0.5)
        left = box.x + side + kit.px(8)
        room = pygame.Rect(left, box.y, centre[0] - disc - kit.px(4) - left, box.height)
        name = kit.text.fit(self.texts.say(hero.name), Style("display", "body"), room.width)
        line = kit.text.fit(self.texts.say(hero.line), SMALL, room.width)
        tall = name.size.height + line.size.height
        if not line.fits or len(name.lines) + len(line.lines) > 2 or tall > box.height + kit.px(4):
            self._draw_name(surface, room)
        else:
            top = room.y + (room.height - tall) // 2
            upper = pygame.Rect(room.x, top, room.width, name.size.height)
            lower = pygame.Rect(room.x, top + name.size.height, room.width, line.size.height)
            kit.text.draw_lines(surface, name.lines, upper, Style("display", "body"), pixels=name.pixels)
            kit.text.draw_lines(surface, line.lines, lower, SMALL, pixels=line.pixels)
        if self.ringed:
            kit.ring(surface, box)

    def _draw_name(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the name alone, as large as it can be; the short one where even the least type would be too tall."""
        text, style, hero = self.kit.text, Style("display", "body"), self.hero
        for words in (hero.name, hero.short or hero.name):
            name = self.texts.say(words)
            sizes = range(text.fit(name, style, room.width).pixels, LEAST_TEXT - 1, -1)
            low = [size for size in sizes if text.wrapped_size(name, style, room.width, size).height <= room.height]
            pixels = low[0] if low else LEAST_TEXT
            if low:
                break
        lines = text.wrap(name, style, room.width, pixels)
        text.draw_lines(surface, lines, room, style, pixels=pixels, down=0.5)


def points_text(texts: TableText, panel: SeatPanel) -> str:
    """Return in words how many points a seat has, and of how many where a number of them wins."""
    if panel.goal is None:
        return texts.tr("describe-points-alone", points=panel.points)
    return texts.tr("points-of-goal", points=panel.points, goal=panel.goal)


def draw_nearness(kit: Kit, surface: pygame.Surface, card: pygame.Rect, points: pygame.Rect) -> None:
    """Draw the glow on the card of a seat that may win soon, behind its points."""
    before = surface.get_clip()
    surface.set_clip(before.clip(inset(card, kit.px(2))))
    for reach, opacity in ((1.9, 0.35), (0.9, 0.5)):
        kit.art.glow(surface, points.center, reach * max(points.size), kit.colour("gold"), opacity)
    surface.set_clip(before)


class PointsBox(Widget):
    """The points; the tip says where they come from."""

    def __init__(self, kit: Kit, texts: TableText, panel: SeatPanel) -> None:
        rows = [f"- {texts.rich(text)}: **{figure(points)}**" for text, points in panel.sources]
        head = points_text(texts, panel)
        goal = panel.goal
        if goal is not None and panel.points >= goal and not panel.turn and not texts.game.over:
            rows.append(texts.tr("points-wait"))
        elif panel.near:
            rows.append(texts.tr("points-near"))
        super().__init__(kit, tip="\n".join([f"**{head}**", *rows]), topic="victory-points")
        self.panel = panel
        self.short = texts.tr("points-short") if goal is not None else ""
        self.whole = texts.tr("points-of", goal=goal) if goal is not None else texts.tr("points-short")
        self.beside = texts.tr("points-slash", goal=goal) if goal is not None else ""
        self.low = False
        """The caption has no room below the figure."""
        self.brief = False
        """The goal has no room, neither below the figure nor beside it; without one the caption has none."""

    @property
    def caption(self) -> str:
        """Return what stands below the figure."""
        return self.short if self.brief else self.whole

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as figure or caption, or in a low card as both beside each other."""
        del width
        text = self.kit.text
        if self.low:
            points = text.size(str(max(self.panel.points, 10)), _POINTS)
            goal = 0 if self.brief else text.size(self.beside, SMALL).width
            return Size(points.width + goal, points.height)
        points = text.size(str(max(self.panel.points, 10)), FIGURE)
        caption = text.size(self.caption or "0", SMALL)
        return Size(max(points.width, caption.width), points.height + caption.height - self.kit.px(6))

    def least_height(self, width: int) -> int:
        """Need room for the glyphs alone: figure and caption may stand closer than lines of a paragraph."""
        del width
        text, points = self.kit.text, str(self.panel.points)
        if self.low:
            return max(text.ink(points, _POINTS).height, text.ink(self.beside, SMALL).height)
        said = self.caption or "0"
        caption = text.size(said, SMALL).height - text.ink(said, SMALL).top
        return text.ink(points, FIGURE).bottom + caption - self.kit.px(_OVER) - self.kit.px(_UNDER)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the figure above its caption, or before it."""
        kit = self.kit
        if self.low:
            right = self.rect.right
            if not self.brief:
                where = (right, self.rect.centery)
                right = kit.text.draw(surface, self.beside, where, SMALL, across=1.0, down=0.5).left
            kit.text.draw(surface, figure(self.panel.points), (right, self.rect.centery), _POINTS, across=1.0, down=0.5)
            return
        where = (self.rect.centerx, self.rect.y - kit.px(_OVER))
        kit.text.draw(surface, figure(self.panel.points), where, FIGURE.of("gold"), across=0.5)
        if not self.caption:
            return
        below = (self.rect.centerx, self.rect.bottom + kit.px(_UNDER))
        kit.text.draw(surface, self.caption, below, SMALL, across=0.5, down=1.0)
