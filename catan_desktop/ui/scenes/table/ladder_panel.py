"""The ladders always in sight: a panel in the water beside the land, its next rungs bought by a press."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from itertools import product

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import TableModel
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import SeatMark, draw_mark
from catan_desktop.ui.scenes.table.ladders import rung_tip, step_name
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.widgets import Column, Kit, Label, Padded, Picture, Pressable, RichText, Row, Space, Widget
from catan_desktop.ui.widgets.cached import blit_cached

_TITLE = Style("display", "body", "gold")
_NAME = Style("strong", "small", "ink")
_PAD, _GAP, _SIGN, _AIR = 10, 4, 16, 2
"""Design units: the edge of the panel, between two steps, of a sign, and around it."""
_HEAD, _AFTER = 24, 7
"""Heights in design units: of the heading, and of the room below the steps of a ladder."""
_WIDE, _LEAST = 44, 35
"""Width of a step, and the least one where there is little room, in design units."""
_TALL, _LOW = 38, 24
"""A step with its picture, and one with its number alone."""
_BUTTONS = (46, 39)
"""Sizes in design units of the small button as which a ladder may stand where not all steps have room."""


@record
class Climber:
    """Who climbs the ladders that a panel shows, and what a press does."""

    seat: Seat
    """Whose ladders they are."""
    able: bool = False
    """The seat is a person who is asked and may see the own hand."""
    chosen: str = ""
    """The key of the ladder whose next rung waits for its confirmation."""
    on_rung: Callable[[Ladder], object] | None = None
    on_chart: Callable[[], object] | None = None


class Heading(Pressable):
    """The name of the panel; a press opens the large chart."""

    def __init__(self, kit: Kit, texts: TableText, climber: Climber, topic: str) -> None:
        tip = "\n".join((f"**{texts.tr('ladders-title')}**", texts.tr("about-ladders"), texts.tr("rungs-chart")))
        super().__init__(kit, climber.on_chart, tip=tip, name="ladders-chart", topic=topic)
        self.title = Label(kit, texts.tr("ladders-title"), _TITLE)
        self.sign = Picture(kit, "chart", _SIGN)
        mark = SeatMark(kit, texts.seats.sittings[climber.seat].colour, size=_SIGN)
        self.content = Row(kit, [self.title, Space(kit), mark, self.sign], gap=_GAP)

    def measure(self, width: int | None = None) -> Size:
        """Be a row."""
        size = self.content.measure(width)
        return Size(size.width, max(self.kit.px(_HEAD), size.height))

    def least(self) -> int:
        """Need the title in one line."""
        return self.content.measure().width

    def layout(self, rect: pygame.Rect) -> None:
        """Place title, mark and sign."""
        super().layout(rect)
        self.content.layout(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw them; brighter under the pointer."""
        self.title.style, self.sign.ink = (
            _TITLE.of("gold-light" if self.hovered else "gold"),
            "ink" if self.hovered else "dim",
        )
        self.content.draw(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)


class RungButton(Pressable):
    """The button of a rung: filled where it is reached, outlined where it is next, pale beyond."""

    def __init__(self, kit: Kit, texts: TableText, ladder: Ladder, number: int, climber: Climber) -> None:
        self.ladder, self.number, self.rung = ladder, number, ladder.rungs[number - 1]
        self.next = number == ladder.level + 1
        self.reached = number <= ladder.level
        self.possible = self.next and climber.able and ladder.reason is None
        self.chosen = self.next and climber.chosen == ladder.key
        self.focusable = self.next and climber.on_rung is not None
        act = partial(climber.on_rung, ladder) if self.next and climber.on_rung is not None else climber.on_chart
        super().__init__(
            kit, act, tip=rung_tip(texts, ladder, number), name=step_name(ladder.key, number), topic=ladder.topic
        )
        crowned = ladder.crown >= 0 and number == ladder.crown_from
        self.holder = texts.seats.sittings[ladder.crown].colour if crowned else -1
        self.label, self.picture = str(number), self.rung.art
        crown = ladder.crown_icon if number == ladder.crown_from else ""
        self.marks = [mark for mark in (self.rung.mark, crown) if mark]
        self.tall = _TALL
        """Its height in design units."""

    def measure(self, width: int | None = None) -> Size:
        """Be as broad as the others."""
        return Size(self.kit.px(_WIDE) if width is None else width, self.kit.px(self.tall))

    def least(self) -> int:
        """Need room for its number and its marks."""
        return self.kit.px(_LEAST)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the step; without its picture where there is little room."""
        kit, px, box, pictured = self.kit, self.kit.px, self.rect, self.tall >= _TALL
        colours = kit.theme.resources[self.ladder.ink]
        radius, thin = px(5), max(1.0, kit.k)
        ink = "ink-dark"
        if self.chosen:
            top, low, rim, width = kit.colour("gold-light"), kit.colour("gold"), kit.colour("ink"), 2 * thin
        elif self.reached:
            top, low = colours.light, colours.fill
            rim, width = (kit.colour("gold"), 2 * thin) if self.possible else (colours.light, thin)
        else:
            lit = self.hovered and (self.possible or not self.next)
            top = low = kit.colour("hover" if lit else "raised" if self.next else "sunken")
            rim = kit.colour("gold") if self.possible else colours.light if self.next else kit.colour("line-strong")
            width = 2 * thin if self.next else thin
            ink = "ink" if self.next else "dim"
        kit.art.panel(surface, box, top, low, radius=radius, rim=rim, rim_width=width)
        if pictured:
            self._picture(surface, box)
        at = (box.x + px(4), box.y + px(1)) if pictured else (box.x + px(7), box.centery)
        down = 0.0 if pictured else 0.5
        kit.text.draw(surface, self.label, at, _NAME.of(ink), down=down, within=box.inflate(0, 4))
        self._marks(surface, box, ink)
        if self.ringed:
            kit.ring(surface, box)

    def _picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        side = min(box.height - self.kit.px(10), box.width - self.kit.px(12))
        picture = self.kit.art.sprite(self.picture, side)
        if not (self.reached or self.next):
            picture = picture.copy()
            picture.set_alpha(95)
        where = (box.centerx + self.kit.px(1), box.bottom - self.kit.px(2))
        surface.blit(picture, picture.get_rect(midbottom=where))

    def _marks(self, surface: pygame.Surface, box: pygame.Rect, ink: str) -> None:
        """Draw what is special about it, and at the rung of the prize the crown with the mark of who holds it."""
        kit, px = self.kit, self.kit.px
        side, right, radius = px(13), box.right - px(3), max(px(7), 7)
        if self.holder >= 0 and box.height < 2 * radius + side:
            right -= 2 * radius
        for mark in self.marks:
            colour = "gold" if self.holder >= 0 and not self.reached else ink
            sign = kit.icon(mark, side, colour)
            surface.blit(sign, sign.get_rect(topright=(right, box.y + px(3))))
            right -= side
        if self.holder >= 0:
            draw_mark(kit, surface, (box.right - radius - px(2), box.bottom - radius - px(2)), radius, self.holder)


class SmallLadder(RungButton):
    """A whole ladder as one button, where there is no room for its steps: how far it has come, and whose it is."""

    def __init__(self, kit: Kit, texts: TableText, ladder: Ladder, climber: Climber) -> None:
        super().__init__(kit, texts, ladder, min(ladder.level + 1, len(ladder.rungs)), climber)
        self.reached, self.label = not self.next, str(ladder.level)
        self.picture = ladder.rungs[max(0, ladder.level - 1)].art
        self.holder = texts.seats.sittings[ladder.crown].colour if ladder.crown >= 0 else -1
        self.marks = [ladder.icon] if ladder.crown < 0 else []
        self.tip = f"**{texts.rich(ladder.name)}**\n{self.tip}"


class Following(RichText):
    """What the next rung of a ladder costs, in a place that is as broad as anything that may stand there."""

    def __init__(self, kit: Kit, texts: TableText, ladder: Ladder, *, aside: bool) -> None:
        """`aside`: it stands beside the name, else below it."""
        prices = (texts.tr("rungs-next", price=texts.price(rung.price)) for rung in ladder.rungs)
        top = texts.tr("ladders-top")
        every = [kit.rich.lay(said, 1 << 20, SMALL, kit.k).size.width for said in (top, *prices)]
        said = top if ladder.level == len(ladder.rungs) else texts.tr("rungs-next", price=texts.price(ladder.price))
        super().__init__(kit, said)
        self.longest, self.aside = max(every), aside

    def least(self) -> int:
        """Need room for the longest."""
        return self.longest

    def measure(self, width: int | None = None) -> Size:
        """Be one line."""
        return Size(self.longest if width is None else width, self.kit.text.line_height(SMALL))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line."""
        laid = self.break_lines(1 << 20)
        left = self.rect.right - laid.size.width if self.aside else self.rect.x
        where = (left, self.rect.centery - laid.size.height // 2)
        self.kit.rich.draw(surface, laid, where, self.rect.inflate(4, 12))


class LadderPanel(Widget):
    """All ladders of the looking seat, one below the other."""

    def __init__(self, kit: Kit, texts: TableText, model: TableModel, climber: Climber) -> None:
        super().__init__(kit, name="ladders-panel")
        self.texts = texts
        self.climber = climber
        self.ladders = model.ladders
        charted = next((entry.topic for entry in model.buttons if entry.charted), "")
        self.topic = charted or self.ladders[0].topic
        self.head = Heading(kit, texts, climber, self.topic)
        self.steps = [
            [RungButton(kit, texts, ladder, number, climber) for number in range(1, len(ladder.rungs) + 1)]
            for ladder in self.ladders
        ]
        self.small = [SmallLadder(kit, texts, ladder, climber) for ladder in self.ladders]
        self._content: Widget = Space(kit)
        self._folded = False
        said = tuple((texts.say(ladder.name), len(ladder.rungs)) for ladder in self.ladders)
        self.key: Hashable = (texts.tr("ladders-title"), texts.tr("ladders-top"), said)
        """What the sizes depend on: nothing that changes in a game, or the land would jump."""
        for widget in (self, *self.children(), *self.small):
            widget.tip_beside = self

    def children(self) -> Sequence[Widget]:
        """Return heading and steps, or one button a ladder."""
        return self.small if self._folded else (self.head, *(step for row in self.steps for step in row))

    def content(self, tall: int, *, stacked: bool) -> Widget:
        """Return heading and ladders with steps of a height; `stacked`: what comes next stands below the name."""
        kit = self.kit
        rows: list[Widget] = [self.head]
        for ladder, steps in zip(self.ladders, self.steps, strict=True):
            light = kit.theme.resources[ladder.ink].light
            sign = Padded(kit, Picture(kit, ladder.icon, _SIGN, ink=light), pad=_AIR)
            name = Label(kit, self.texts.say(ladder.name), _NAME.of(light))
            following = Following(kit, self.texts, ladder, aside=not stacked)
            following.style = SMALL.of("gold" if any(step.possible for step in steps) else "dim")
            words = Column(kit, [name, following], gap=0) if stacked else Row(kit, [name, Space(kit), following], gap=0)
            words.grow = 1.0
            for step in steps:
                step.tall = tall
            rows += [Row(kit, [sign, words], gap=0, down=0.0 if stacked else 0.5)]
            rows += [Row(kit, steps, gap=_GAP, even=True), Space(kit, _AFTER, grow=0.0)]
        edge = Space(kit, _PAD // 2, grow=0.0)
        inner = Column(kit, rows[:-1], gap=0, grow=1.0)
        return Padded(kit, Row(kit, [edge, inner, edge], gap=0), pad=_PAD // 2)

    def folded(self, across: int, side: int) -> Widget:
        """Return one button of a size a ladder, `across` of them side by side."""
        for button in self.small:
            button.tall = side
        rows = [self.small[at : at + across] for at in range(0, len(self.small), across)]
        rest = [Space(self.kit) for _ in range(-len(self.small) % across)]
        lines = [Row(self.kit, [*row, *rest][:across], gap=_GAP, even=True) for row in rows]
        return Padded(self.kit, Column(self.kit, lines, gap=_GAP), pad=_GAP)

    def _folds(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """Return the sizes of the panel as one button a ladder, the lowest first, with what makes `folded` so."""
        px = self.kit.px
        for side, across in product(_BUTTONS, range(len(self.small), 0, -1)):
            lines = -(-len(self.small) // across)
            yield (across * px(side + _GAP) + px(_GAP), lines * px(side) + (lines + 1) * px(_GAP)), (across, side)

    def sizes(self, beside: int) -> Sequence[tuple[int, int]]:
        """Be as wide as the gauges, else as narrow as the words allow, at last with what comes next below the name;
        without pictures where it is low."""
        found = []
        words, stacked = (self.content(_LOW, stacked=below).least() for below in (False, True))
        wide = self.content(_LOW, stacked=False).measure().width
        widths = [width for width in dict.fromkeys((beside, wide, words)) if width >= words]
        for tall in (_TALL, _LOW):
            found += [(width, self.content(tall, stacked=False).measure(width).height) for width in widths]
            found += [(stacked, self.content(tall, stacked=True).measure(stacked).height)] if stacked < words else []
        return [*found, *(size for size, _ in self._folds())]

    def layout(self, rect: pygame.Rect) -> None:
        """Place the heading, and below it the steps of each ladder under its name."""
        super().layout(rect)
        fold = next((form for size, form in self._folds() if size == rect.size), None)
        self._folded = fold is not None
        if fold is not None:
            self._content = self.folded(*fold)
            self._content.layout(rect)
            return
        stacked = rect.width < self.content(_LOW, stacked=False).least()
        tall = _TALL if rect.height >= self.content(_TALL, stacked=stacked).measure(rect.width).height else _LOW
        self._content = self.content(tall, stacked=stacked)
        self._content.layout(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Put the kept picture on the board, and over it what the pointer or the focus is at."""
        kit, box = self.kit, self.rect
        if not box.width:
            return
        kit.shadow(surface, box, kit.px("radius"))
        with kit.audit.layer():
            blit_cached(kit.art, kit.audit, surface, box, self._look(), self._paint)
        with kit.audit.layer():
            for widget in self.children():
                if widget.hovered or widget.ringed:
                    widget.draw(surface)

    def _look(self) -> Hashable:
        """Name everything that is seen."""
        kit, climber = self.kit, self.climber
        sittings = tuple(sitting.colour for sitting in self.texts.seats.sittings)
        seen = (climber.seat, climber.able, climber.chosen, sittings)
        scale = (id(kit.theme), kit.k, kit.larger, self.rect.size, self.texts.tr("language-name"))
        return ("ladders", self.ladders, seen, scale)

    def _paint(self) -> pygame.Surface:
        """Return a picture of it, with nothing pointed at."""
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        lit = [(widget, widget.hovered, widget.ringed) for widget in self.children()]
        for widget in self.children():
            widget.hovered = widget.ringed = False
        self._content.layout(picture.get_rect())
        self.kit.panel(picture, picture.get_rect(), "panel", radius="radius", rim="line-strong")
        self._content.draw(picture)
        self._content.layout(self.rect)
        for widget, hovered, ringed in lit:
            widget.hovered, widget.ringed = hovered, ringed
        return picture
