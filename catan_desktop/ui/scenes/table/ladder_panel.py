"""The ladders always in sight: a panel in the water beside the land, its next rungs bought by a press."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import TableModel
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.rich import Laid
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.scenes.table.ladders import rung_tip, step_name
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.widgets import Kit, Pressable, Widget
from catan_desktop.ui.widgets.cached import blit_cached

_TITLE = Style("display", "body", "gold")
_NAME = Style("strong", "small", "ink")
_PAD, _GAP, _SIGN, _MARK = 10, 4, 16, 8
_HEAD, _LINE, _AFTER = 24, 20, 7
"""Heights in design units: of the heading, of the line above the steps of a ladder, and of the room below them."""
_WIDE, _LEAST = 44, 35
"""Width of a step, and the least one where there is little room, in design units."""
_TALL, _LOW = 38, 24
"""A step with its picture, and one with its number alone."""


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
        self.title = texts.tr("ladders-title")
        self.colour = texts.seats.sittings[climber.seat].colour

    def measure(self, width: int | None = None) -> Size:
        """Need room for the title, the mark of the seat and the sign of the chart."""
        kit = self.kit
        wide = kit.text.size(self.title, _TITLE).width + 3 * kit.px(_GAP) + 2 * kit.px(_MARK) + kit.px(_SIGN)
        return Size(width or wide, max(kit.px(_HEAD), kit.text.line_height(_TITLE)))

    def paint(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw title, mark and sign."""
        kit = self.kit
        ink = "gold-light" if self.hovered else "gold"
        kit.text.draw(surface, self.title, (box.x, box.centery), _TITLE.of(ink), down=0.5, within=box.inflate(0, 4))
        sign = kit.icon("chart", kit.px(_SIGN), "ink" if self.hovered else "dim")
        surface.blit(sign, sign.get_rect(midright=(box.right, box.centery)))
        radius = kit.px(_MARK)
        draw_mark(kit, surface, (box.right - kit.px(_SIGN + _GAP) - radius, box.centery), radius, self.colour)


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

    def paint(self, surface: pygame.Surface, box: pygame.Rect, *, pictured: bool) -> None:
        """Draw the step; without its picture where there is little room."""
        kit, px = self.kit, self.kit.px
        colours = kit.theme.resources[self.ladder.ink]
        radius, thin = px(5), max(1.0, kit.k)
        ink = "ink-dark"
        if self.chosen:
            top, low, rim, width = kit.colour("gold-light"), kit.colour("gold"), kit.colour("ink"), 2 * thin
        elif self.reached:
            top, low, rim, width = colours.light, colours.fill, colours.light, thin
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
        kit.text.draw(surface, str(self.number), at, _NAME.of(ink), down=down, within=box.inflate(0, 4))
        self._marks(surface, box, ink)

    def _picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        side = min(box.height - self.kit.px(10), box.width - self.kit.px(12))
        picture = self.kit.art.sprite(self.rung.art, side)
        if not (self.reached or self.next):
            picture = picture.copy()
            picture.set_alpha(95)
        where = (box.centerx + self.kit.px(1), box.bottom - self.kit.px(2))
        surface.blit(picture, picture.get_rect(midbottom=where))

    def _marks(self, surface: pygame.Surface, box: pygame.Rect, ink: str) -> None:
        """Draw what is special about it, and at the rung of the prize the crown with the mark of who holds it."""
        kit, px, ladder = self.kit, self.kit.px, self.ladder
        marks = [self.rung.mark] if self.rung.mark else []
        if self.number == ladder.crown_from and ladder.crown_icon:
            marks.append(ladder.crown_icon)
        side, right, radius = px(13), box.right - px(3), max(px(7), 7)
        if self.holder >= 0 and box.height < 2 * radius + side:
            right -= 2 * radius
        for mark in marks:
            colour = "gold" if self.holder >= 0 and not self.reached else ink
            sign = kit.icon(mark, side, colour)
            surface.blit(sign, sign.get_rect(topright=(right, box.y + px(3))))
            right -= side
        if self.holder >= 0:
            draw_mark(kit, surface, (box.right - radius - px(2), box.bottom - radius - px(2)), radius, self.holder)


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
        for widget in (self, *self.children()):
            widget.tip_beside = self
        said = tuple((texts.say(ladder.name), len(ladder.rungs)) for ladder in self.ladders)
        self._key = (self.head.title, texts.tr("ladders-top"), said)

    def children(self) -> Sequence[Widget]:
        """Return heading and steps."""
        return (self.head, *(step for row in self.steps for step in row))

    # size

    @property
    def key(self) -> Hashable:
        """Return what the sizes depend on: nothing that changes in a game, or the land would jump."""
        return self._key

    def sizes(self, beside: int) -> Sequence[tuple[int, int]]:
        """Be as wide as the gauges, else as narrow as the words allow, at last with what comes next below the name;
        without pictures where it is low."""
        px = self.kit.px
        most = max(len(row) for row in self.steps)
        wide, least = (most * px(step) + (most - 1) * px(_GAP) + 2 * px(_PAD) for step in (_WIDE, _LEAST))
        words, stacked = max(least, self._words()), max(least, self._words(stacked=True))
        widths = [width for width in dict.fromkeys((beside, wide, words)) if width >= words]
        found = []
        for tall in (_TALL, _LOW):
            found += [(width, self._height(tall, stacked=False)) for width in widths]
            found += [(stacked, self._height(tall, stacked=True))] if stacked < words else []
        return found

    def _words(self, *, stacked: bool = False) -> int:
        """Return the width that the words need."""
        lines = (self._line_width(ladder, stacked=stacked) for ladder in self.ladders)
        return max(self.head.measure().width, *lines) + 2 * self.kit.px(_PAD)

    def _line(self) -> int:
        """Return the height of what stands above the steps of a ladder."""
        return self._above(stacked=self._stacked)

    def _above(self, *, stacked: bool) -> int:
        row = self.kit.text.line_height(_NAME)
        return max(self.kit.px(_LINE), row) + (row if stacked else 0)

    def _height(self, tall: int, *, stacked: bool) -> int:
        px = self.kit.px
        row = self._above(stacked=stacked) + px(tall) + px(_AFTER)
        return px(_PAD) // 2 + self.head.measure().height + len(self.ladders) * row + px(3)

    def _line_width(self, ladder: Ladder, *, stacked: bool) -> int:
        """Return the width of a ladder's sign and name, and of the longest that may be said of what comes next."""
        kit, tr = self.kit, self.texts.tr
        name = kit.text.size(self.texts.say(ladder.name), _NAME).width
        prices = (tr("rungs-next", price=self.texts.price(rung.price)) for rung in ladder.rungs)
        longest = max(self._laid(said).size.width for said in (tr("ladders-top"), *prices))
        beside = max(name, longest) if stacked else name + kit.px(_PAD) + longest
        return kit.px(_SIGN) + 2 * kit.px(_GAP) + beside

    def _said(self, ladder: Ladder) -> str:
        """Return in words what comes next."""
        if ladder.level == len(ladder.rungs):
            return self.texts.tr("ladders-top")
        return self.texts.tr("rungs-next", price=self.texts.price(ladder.price))

    def _laid(self, said: str, ink: str = "dim") -> Laid:
        return self.kit.rich.lay(said, 10_000, SMALL.of(ink), self.kit.k)

    @property
    def _stacked(self) -> bool:
        """Return whether what comes next stands below the name of a ladder, for want of room beside it."""
        return 0 < self.rect.width < self._words()

    @property
    def _pictured(self) -> bool:
        return self.rect.height >= self._height(_TALL, stacked=self._stacked)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the heading, and below it the steps of each ladder under its name."""
        super().layout(rect)
        px = self.kit.px
        inner = pygame.Rect(rect.x + px(_PAD), rect.y + px(_PAD) // 2, rect.width - 2 * px(_PAD), 0)
        self.head.layout(pygame.Rect(inner.topleft, (inner.width, self.head.measure().height)))
        tall = px(_TALL if self._pictured else _LOW)
        y = self.head.rect.bottom
        for row in self.steps:
            y += self._line()
            pitch = (inner.width + px(_GAP)) / len(row)
            for index, step in enumerate(row):
                left, right = inner.x + round(index * pitch), inner.x + round((index + 1) * pitch) - px(_GAP)
                step.layout(pygame.Rect(left, y, right - left, tall))
            y += tall + px(_AFTER)

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Put the kept picture on the board, and over it what the pointer or the focus is at."""
        kit, box = self.kit, self.rect
        if not box.width:
            return
        kit.shadow(surface, box, kit.px("radius"))
        with kit.audit.layer():
            blit_cached(kit.art, kit.audit, surface, box, self._look(), self._picture)
        with kit.audit.layer():
            for widget in self.children():
                if isinstance(widget, RungButton | Heading) and (widget.hovered or widget.ringed or widget.down):
                    self._again(surface, widget)

    def _again(self, surface: pygame.Surface, widget: RungButton | Heading) -> None:
        if isinstance(widget, Heading):
            widget.paint(surface, widget.rect)
        else:
            widget.paint(surface, widget.rect, pictured=self._pictured)
        if widget.ringed:
            self.kit.ring(surface, widget.rect)

    def _look(self) -> Hashable:
        """Name everything that is seen."""
        kit, climber = self.kit, self.climber
        sittings = tuple(sitting.colour for sitting in self.texts.seats.sittings)
        seen = (climber.seat, climber.able, climber.chosen, sittings)
        scale = (id(kit.theme), kit.k, kit.larger, self.rect.size, self.texts.tr("language-name"))
        return ("ladders", self.ladders, seen, scale)

    def _picture(self) -> pygame.Surface:
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        hovered = [widget for widget in self.children() if widget.hovered]
        for widget in hovered:
            widget.hovered = False
        self._paint(picture, (0, 0))
        for widget in hovered:
            widget.hovered = True
        return picture

    def _paint(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw everything with the left top of the panel there."""
        kit, px = self.kit, self.kit.px
        dx, dy = at[0] - self.rect.x, at[1] - self.rect.y
        kit.panel(surface, pygame.Rect(at, self.rect.size), "panel", radius="radius", rim="line-strong")
        self.head.paint(surface, self.head.rect.move(dx, dy))
        for ladder, row in zip(self.ladders, self.steps, strict=True):
            first = row[0].rect.move(dx, dy)
            right = row[-1].rect.right + dx
            whole = pygame.Rect(first.x, first.y - self._line(), right - first.x, self._line())
            line = pygame.Rect(whole.topleft, (whole.width, self._above(stacked=False)))
            colours = kit.theme.resources[ladder.ink]
            sign = kit.icon(ladder.icon, px(_SIGN), colours.light)
            surface.blit(sign, sign.get_rect(midleft=line.midleft))
            where = (line.x + px(_SIGN) + px(_GAP), line.centery)
            name = self.texts.say(ladder.name)
            kit.text.draw(surface, name, where, _NAME.of(colours.light), down=0.5, within=line.inflate(0, 4))
            laid = self._laid(self._said(ladder), "gold" if any(step.possible for step in row) else "dim")
            said = (line.right - laid.size.width, line.centery - laid.size.height // 2)
            if self._stacked:
                said = (where[0], whole.bottom - laid.size.height - px(1))
            kit.rich.draw(surface, laid, said, whole.inflate(4, 8))
            for step in row:
                step.paint(surface, step.rect.move(dx, dy), pictured=self._pictured)
