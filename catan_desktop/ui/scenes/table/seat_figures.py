"""Figures on the card of a seat, with their pictures, the hero, the cards that are played, and the points."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.panels import POINTS, Badge, Counter, HeroView, SeatPanel
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import FIGURE, SMALL, STRONG, Style, figure
from catan_desktop.ui.theme import LEAST_TEXT, Ink
from catan_desktop.ui.widgets import CloseLabel, Column, Kit, Label, Picture, Pressable, Row, Space, Widget

_LOW = Style("strong", "small")
_POINTS = Style("strong", "large", "gold")
"""The points on a low card."""
_HERO = Style("display", "body")
_PICTURE = 16
"""Design units of the picture of a figure."""


def row_height(kit: Kit, units: int) -> int:
    """Turn the height of a row into real pixels; rows grow with larger text."""
    return round(kit.px(units) * kit.larger)


class SunkenBox(Widget):
    """A box of a given height with widgets inside that only show something."""

    tall = 0
    """Its height in design units that grow with larger text."""
    content: Widget
    edge = 0
    """Design units between its sides and what is inside."""

    def measure(self, width: int | None = None) -> Size:
        """Have its height, and the width of what is inside."""
        wide = self.content.measure().width + 2 * self.kit.px(self.edge) if width is None else width
        return Size(wide, row_height(self.kit, self.tall))

    def layout(self, rect: pygame.Rect) -> None:
        """Lay out what is inside."""
        super().layout(rect)
        self.content.layout(inset(rect, self.kit.px(self.edge), 0))

    @property
    def rim(self) -> Ink | None:
        """Return the colour of its rim."""
        return "hover" if self.hovered else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box and what is inside."""
        self.kit.panel(surface, self.rect, "sunken", radius="radius-small", rim=self.rim)
        self.content.draw(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)


class CounterBox(SunkenBox):
    """A figure above its picture, or beside it in a low card; nothing where there is nothing to count."""

    def __init__(self, kit: Kit, texts: TableText, counter: Counter, seat: int, *, decides: bool = False) -> None:
        """`decides`: by it the seat may win soon."""
        head = f"**{texts.rich(counter.label)}: {counter.value}**"
        soon = (texts.tr("points-near"),) if decides else ()
        super().__init__(kit, tip="\n".join((head, *map(texts.rich, counter.more), *soon)), topic=counter.topic)
        self.counter = counter
        self.decides = decides
        self.colours = texts.colours(seat)
        self.content = Space(kit)

    def flat_width(self) -> int:
        """Return the width in which the figure has room beside its picture."""
        return self.kit.px(_PICTURE) + 1 + self.kit.text.size("10", _LOW, LEAST_TEXT).width

    def layout(self, rect: pygame.Rect) -> None:
        """Set picture and figure above or beside each other; a limit stands behind the figure where it has room."""
        kit, counter = self.kit, self.counter
        flat = rect.height < row_height(kit, 2 * _PICTURE - 4)
        art = counter.art or f"piece-{counter.key}"
        if counter.art or (kit.art.has(art) and kit.art.natural_size(art)[0] < 2 * kit.art.natural_size(art)[1]):
            picture = Picture(kit, art, _PICTURE, ink=None, colours=self.colours)
        else:
            picture = Picture(kit, counter.key, _PICTURE, ink="gold" if counter.lit else self.colours.text)
        style = (_LOW if flat else STRONG).of(self._ink)
        said: list[Widget] = [CloseLabel(kit, str(counter.value), style)]
        limit = CloseLabel(kit, f"/{counter.limit}", _LOW.of("dim"))
        taken = kit.px(_PICTURE) + 1 if flat else 0
        if counter.limit and taken + said[0].measure().width + limit.measure().width <= rect.width:
            said.append(limit)
        if flat:
            self.content = Row(kit, [Space(kit), picture, Row(kit, said, gap=0), Space(kit)], gap=0)
        else:
            line = Row(kit, [Space(kit), *said, Space(kit)], gap=0)
            self.content = Column(kit, [Space(kit), line, picture, Space(kit)], gap=0)
        super().layout(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; of nothing, its place alone while it is pointed at."""
        if self.counter.value or self.hovered:
            super().draw(surface)

    @property
    def rim(self) -> Ink | None:
        """Return gold where the figure has brought an award, or may win the game soon."""
        return "gold" if self.counter.lit or self.decides else super().rim

    @property
    def _ink(self) -> Ink:
        """Return the colour of the figure: red above its limit, gold where it has brought an award."""
        counter = self.counter
        return "danger" if counter.limit and counter.value > counter.limit else "gold" if counter.lit else "ink"


def badge_mark(kit: Kit, texts: TableText, badge: Badge) -> Picture:
    """Return the picture of a tile that lies before a seat, or of a card that it plays."""
    mark = Picture(kit, badge.art, ink=None, tip=f"**{texts.rich(badge.name)}**\n{texts.rich(badge.text)}")
    mark.topic = badge.topic
    return mark


class PlayedBox(SunkenBox):
    """A card that a seat plays: its picture and its name."""

    edge = 3

    def __init__(self, kit: Kit, texts: TableText, badge: Badge) -> None:
        super().__init__(kit, tip=f"**{texts.rich(badge.name)}**\n{texts.rich(badge.text)}", topic=badge.topic)
        name = Label(kit, texts.say(badge.name), STRONG, shrinks=2, grow=1.0)
        self.content = Row(kit, [Picture(kit, badge.art, 30, ink=None), name], gap=4, stretch=True)

    def least(self) -> int:
        """Need the picture and some letters."""
        return self.content.least() + 2 * self.kit.px(self.edge)


class HeroRow(SunkenBox, Pressable):
    """The hero of a seat: emblem, name, what it does, and which side is up; in a low card the emblem alone."""

    edge = 3

    def __init__(self, kit: Kit, texts: TableText, hero: HeroView, on_press: Callable[[], object]) -> None:
        side = texts.tr("hero-side-long", side=hero.side)
        head = f"**{texts.say(hero.name)}** · <ice>{side}</>"
        tip = "\n".join((head, texts.lines((hero.text, hero.state))))
        Pressable.__init__(self, kit, on_press, tip=tip, name=f"hero-{hero.key}", topic=hero.topic)
        self.texts = texts
        self.hero = hero
        self.content = Space(kit)
        self.low = False
        """The emblem alone has room."""

    def measure(self, width: int | None = None) -> Size:
        """Be a row, or a square."""
        tall = row_height(self.kit, self.tall)
        return Size(tall if self.low or width is None else width, tall)

    def layout(self, rect: pygame.Rect) -> None:
        """Set the words beside the emblem where there is room."""
        kit, hero = self.kit, self.hero
        emblem = Picture(kit, f"hero-{hero.key}", 28, ink=None)
        self.content = Row(kit, [Space(kit), emblem, Space(kit)], gap=0, stretch=True)
        if not self.low:
            letter = CloseLabel(kit, self.texts.tr("hero-side", side=hero.side), _LOW.of(self._ink))
            room = rect.width - kit.px(28 + 16 + 4 * self.edge)
            words = Column(kit, [Space(kit), *self._words(room, rect.height), Space(kit)], gap=1, grow=1.0)
            self.content = Row(kit, [emblem, words, Sidemark(kit, letter, self._ink)], gap=self.edge, stretch=True)
        super().layout(rect)

    @property
    def _ink(self) -> Ink:
        return "ice" if self.hero.side == "a" else "fire"

    def _words(self, width: int, height: int) -> list[Widget]:
        """Return the name above what it does, or the name alone: the short one where the whole has no room."""
        fit, say, hero = self.kit.text.fit, self.texts.say, self.hero
        pixels = self.kit.text.pixels
        name, line = say(hero.name), say(hero.line)
        whole = fit(name, _HERO, width, lines=1).fits and fit(line, SMALL, width, lines=1).fits
        if whole and pixels(_HERO) + pixels(SMALL) + 1 <= height:
            return [CloseLabel(self.kit, said, style) for said, style in ((name, _HERO), (line, SMALL))]
        if hero.short is not None and not fit(name, _HERO, width, tall=height).fits:
            name = say(hero.short)
        return [Label(self.kit, name, _HERO, shrinks=2, grow=1.0)]


class Sidemark(Widget):
    """The letter of the side of a hero that is up, in a disc."""

    def __init__(self, kit: Kit, letter: Label, ink: Ink) -> None:
        super().__init__(kit)
        self.letter, self.ink = letter, ink

    def measure(self, width: int | None = None) -> Size:
        """Be as broad as the disc."""
        del width
        return Size(self.kit.px(16), self.kit.px(16))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw disc and letter."""
        kit, radius = self.kit, self.kit.px(8)
        colour = kit.colour("raised")
        kit.art.circle(surface, self.rect.center, radius, colour, rim=kit.colour(self.ink), rim_width=max(1.0, kit.k))
        kit.text.draw(surface, self.letter.text, self.rect.center, self.letter.style, across=0.5, down=0.5)


def points_text(texts: TableText, panel: SeatPanel) -> str:
    """Return in words how many points a seat has, and of how many where a number of them wins."""
    if panel.goal is None:
        return texts.tr("describe-points-alone", points=panel.points)
    return texts.tr("points-of-goal", points=panel.points, goal=panel.goal)


def draw_nearness(kit: Kit, surface: pygame.Surface, card: pygame.Rect, figure: pygame.Rect) -> None:
    """Draw the glow on the card of a seat that may win soon, around the figure that decides."""
    before = surface.get_clip()
    surface.set_clip(before.clip(inset(card, kit.px(2))))
    for reach, opacity in ((1.9, 0.35), (0.9, 0.5)):
        kit.art.glow(surface, figure.center, reach * max(figure.size), kit.colour("gold"), opacity)
    surface.set_clip(before)


class PointsBox(Widget):
    """The points above or before the goal; the tip says where they come from."""

    def __init__(self, kit: Kit, texts: TableText, panel: SeatPanel) -> None:
        rows = [f"- {texts.rich(text)}: **{figure(points)}**" for text, points in panel.sources]
        head = points_text(texts, panel)
        goal = panel.goal
        if goal is not None and panel.points >= goal and not panel.turn and not texts.game.over:
            rows.append(texts.tr("points-wait"))
        elif POINTS in panel.near:
            rows.append(texts.tr("points-near"))
        super().__init__(kit, tip="\n".join([f"**{head}**", *rows]), topic="victory-points")
        points, tr = figure(panel.points), texts.tr
        beside = tr("points-slash", goal=goal) if goal is not None else ""
        below = tr("points-of", goal=goal) if goal is not None else tr("points-short")
        self.high = CloseLabel(kit, points, FIGURE.of("gold"), across=0.5)
        self.deep = CloseLabel(kit, points, _POINTS, across=1.0, grow=1.0)
        self._tall = Column(kit, [self.high, CloseLabel(kit, below, SMALL, across=0.5)], gap=0)
        self._flat = Row(kit, [self.deep, CloseLabel(kit, beside, SMALL)], gap=0)
        self.low = False
        """The goal has no room below the figure."""

    @property
    def content(self) -> Column | Row:
        """Return figure and goal, as they have room."""
        return self._flat if self.low else self._tall

    @property
    def figure(self) -> Label:
        """Return the figure."""
        return self.deep if self.low else self.high

    def measure(self, width: int | None = None) -> Size:
        """Have room for two digits: nothing moves at the tenth point."""
        del width
        style, size = self.figure.style, self.content.measure()
        less = self.kit.text.size("10", style).width - self.figure.measure().width if self.low else 0
        return Size(max(size.width + max(0, less), self.kit.text.size("10", style).width), size.height)

    def layout(self, rect: pygame.Rect) -> None:
        """Place both."""
        super().layout(rect)
        self.content.layout(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw both."""
        self.content.draw(surface)
