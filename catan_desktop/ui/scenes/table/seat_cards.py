"""The seats at the left: name, points, what everybody may count, hero or cards, and what the seat is doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import POINTS, SeatPanel
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.parts import draw_mark, face_key
from catan_desktop.ui.scenes.table.ladders import TrackBox
from catan_desktop.ui.scenes.table.last_turn import IDLE, Deeds
from catan_desktop.ui.scenes.table.seat_figures import (
    CounterBox,
    HeroRow,
    PlayedBox,
    PointsBox,
    badge_mark,
    draw_nearness,
    row_height,
)
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import NAME, SMALL
from catan_desktop.ui.widgets import CloseLabel, Column, Kit, Padded, Picture, Row, Space, Widget, steady
from catan_desktop.ui.widgets.cached import draw_cached


@record
class Form:
    """How much room a card takes: heights of its rows in design units."""

    pad: int
    head: int
    counters: int
    hero: int
    """Hero or played cards; 0: they are pictures beside the counters and the points."""
    gap: int
    note: bool
    """What the seat is doing stands below its name; else only the tip says it."""
    tracks: int
    """What a seat climbs."""


FORMS = (
    Form(8, 36, 36, 34, 6, True, 22),
    Form(5, 36, 32, 26, 4, True, 18),
    Form(4, 36, 32, 26, 3, True, 16),
    Form(6, 36, 18, 0, 4, True, 18),
    Form(4, 24, 18, 0, 3, False, 15),
    Form(3, 21, 16, 0, 2, False, 12),
)
"""From roomy to close: the first that fits is taken. In the last three the figures stand beside their pictures."""
_ABOVE = 32
"""Height of counters of which each is too narrow for that."""
_BAR = 5
"""Design units between the left side and what is on the card."""


class SeatCard(Widget):
    """The card of a seat: who sits there, points, figures, and what it is doing."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        panel: SeatPanel,
        note: tuple[str, str],
        on_hero: Callable[[Seat], object],
        deeds: Deeds = IDLE,
    ) -> None:
        """`note`: what it is doing and the colour to say it in; `deeds`: what it did in its last turn, which stands in
        the place of a note that says nothing new."""
        tip = "\n".join([_about(texts, panel), *_told(texts, deeds)])
        super().__init__(kit, name=f"seat-{panel.seat}", tip=tip, topic="colours-and-shapes")
        self.texts, self.panel, self.note, self.deeds = texts, panel, note, deeds
        self.emblem = Emblem(kit, texts, panel.seat)
        self.points = PointsBox(kit, texts, panel)
        self.counters = [
            CounterBox(kit, texts, counter, panel.seat, decides=counter.key in panel.near) for counter in panel.counters
        ]
        self.badges = [badge_mark(kit, texts, badge) for badge in panel.badges]
        self.played = [PlayedBox(kit, texts, badge) for badge in panel.played]
        self.small = [badge_mark(kit, texts, badge) for badge in panel.played]
        """The cards that are played, where there is room for their pictures alone."""
        hero = panel.hero
        self.hero = HeroRow(kit, texts, hero, lambda: on_hero(panel.seat)) if hero else None
        self.tracks = [TrackBox(kit, texts, track) for track in panel.tracks]
        self.on_press: Callable[[Seat], object] | None = None
        """Called with the seat when the card itself is clicked."""
        self.form = FORMS[0]
        self._made: tuple[tuple[Form, int, float, float], Widget, int] | None = None
        """What is on it in a form, at a width and a scale, and how tall that is: it is measured and laid out often."""
        for widget in (self, *self.children(), *self.small):
            widget.shows = ("seat", int(panel.seat))
            widget.tip_beside = self

    @property
    def dots(self) -> int:
        """Return which of three dots is lit while the seat thinks; -1 while it does not."""
        return self.emblem.dots

    @dots.setter
    def dots(self, dots: int) -> None:
        self.emblem.dots = dots

    def handle(self, event: pygame.event.Event) -> bool:
        """Show who sits here, to be changed."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_press is not None:
            self.on_press(self.panel.seat)
            return True
        return False

    def deciding(self) -> Sequence[Widget]:
        """Return the figures by which the seat may win soon."""
        near = self.panel.near
        points: list[Widget] = [self.points] if POINTS in near else []
        return [*points, *[box for box in self.counters if box.decides]]

    def _marks(self) -> Sequence[Picture]:
        """Return what stands before the points: tiles, or in a low card the cards that are played."""
        return self.badges if self.form.hero or not self.small else self.small

    def children(self) -> Sequence[Widget]:
        """Return points, counters, tracks, hero and cards."""
        heroes: list[Widget] = [] if self.hero is None else [self.hero]
        played = self.played if self.form.hero else []
        return [self.points, *self._marks(), *self.counters, *self.tracks, *heroes, *played]

    def _row(self, parts: Sequence[Widget], tall: int, gap: float | str) -> Row:
        """Return a row of equally broad boxes of a height."""
        for part in parts:
            part.tall = tall  # type: ignore[attr-defined]
        return Row(self.kit, parts, gap=gap, stretch=True, even=True, grow=1.0)

    def content(self, width: int) -> Widget:
        """Return what is on the card: its rows one below the other."""
        kit, form = self.kit, self.form
        head = row_height(kit, form.head)
        marks = self._marks()
        for mark in marks:
            mark.size = min(26, form.head)
        self.emblem.tall, self.points.low = head, not form.note
        first = Row(kit, [self.emblem, self._words(), *marks, self.points], gap=5, stretch=True)
        gap = 5 if form.hero else 2
        room = width - 2 * kit.px(form.pad) - kit.px(_BAR) - kit.px(gap) * (len(self.counters) - 1)
        if self.hero is not None and not form.hero:
            room -= row_height(kit, form.counters) + kit.px(gap)
        narrow = bool(self.counters) and room // len(self.counters) < self.counters[0].flat_width()
        figures = self._row(self.counters, max(form.counters, _ABOVE if narrow else 0), gap)
        second: list[Widget] = [figures]
        third: list[Widget] = []
        if self.hero is not None:
            self.hero.tall, self.hero.low = form.hero or form.counters, not form.hero
            (third if form.hero else second).append(self.hero)
        rows: list[Widget] = [first, Row(kit, second, gap=gap), *third]
        if self.played and form.hero:
            rows += [self._row([one], form.hero, gap) for one in self.played]
        if self.tracks:
            rows.append(self._row(self.tracks, form.tracks, gap))
        return Padded(kit, Row(kit, [Space(kit, _BAR), Column(kit, rows, gap=form.gap, grow=1.0)], gap=0), pad=form.pad)

    def _words(self) -> Widget:
        """Return the name, and below it what the seat did, or is doing."""
        kit, form = self.kit, self.form
        colour = self.texts.colours(self.panel.seat).text
        name = CloseLabel(kit, self.texts.name(self.panel.seat), NAME.of(colour))
        words, ink = self.note
        rows: list[Widget] = [name]
        if form.note and self.deeds.signs:
            rows.append(Signs(kit, self.deeds))
        elif form.note and words:
            rows.append(Note(kit, words, SMALL.of(ink)))
        return Row(kit, [Column(kit, rows, gap=3, grow=1.0)], grow=1.0)

    def measure(self, width: int | None = None) -> Size:
        """Add up the rows."""
        wide = width or self.kit.px("side")
        return Size(wide, self._at(wide)[1])

    def _at(self, width: int) -> tuple[Widget, int]:
        """Return what is on the card at a width, and its height."""
        key = (self.form, width, self.kit.k, self.kit.larger)
        if self._made is None or self._made[0] != key:
            content = steady(self.content(width))
            self._made = (key, content, content.measure(width).height)
        return self._made[1:]

    def least(self) -> int:
        """Need room for the counters."""
        return self.kit.px(170 if self.form.hero else 140)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the rows."""
        super().layout(rect)
        content = self._at(rect.width)[0]
        if content.rect != rect:
            content.layout(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; one that looks as it did before is put back as a whole."""
        kit, box = self.kit, self.rect
        kit.shadow(surface, box, kit.px("radius"))
        if any(widget.hovered or widget.ringed for widget in self.walk()):
            self._draw_card(surface)
            return
        sitting = self.texts.seats.sittings[self.panel.seat]
        words = (sitting.name, sitting.human, sitting.character, self.note, self.texts.tr("language-name"))
        look = (self.panel, self.form, self.dots, self.deeds.signs, self.texts.colours(self.panel.seat), words)
        scale = (id(kit.theme), kit.k, kit.larger)
        draw_cached(kit.art, kit.audit, surface, box, ("seat", look, scale), partial(self._draw_card, surface))

    def _draw_card(self, surface: pygame.Surface) -> None:
        """Draw the panel; gold around the one who is asked."""
        kit, box = self.kit, self.rect
        colours = self.texts.colours(self.panel.seat)
        look = "raised" if self.panel.turn else "panel"
        kit.panel(surface, box, look, radius="radius", rim="gold" if self.panel.acting else "line")
        for figure in self.deciding():
            draw_nearness(kit, surface, box, figure.rect)
        bar = pygame.Rect(box.x, box.y + kit.px(3), kit.px(7), box.height - kit.px(6))
        kit.art.panel(surface, bar, colours.body, colours.shade, radius=kit.px(3), rim=colours.light, rim_width=1.0)
        self._at(box.width)[0].draw(surface)


class Emblem(Widget):
    """The face of who sits there with a small mark at its foot, and the sign of thinking."""

    def __init__(self, kit: Kit, texts: TableText, seat: Seat) -> None:
        super().__init__(kit)
        self.texts, self.seat = texts, seat
        self.tall = 0
        """In real pixels."""
        self.dots = -1
        """Which of three dots is lit; -1: none is seen, beyond the last: all of them."""

    def measure(self, width: int | None = None) -> Size:
        """Be as broad as the face."""
        del width
        return Size(min(self.kit.px(34), self.tall), self.tall)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the face; the mark alone for a bot that is nobody."""
        kit, side = self.kit, self.rect.width
        box = inset(self.rect, 0, max(0, (self.rect.height - side) // 2))
        sitting = self.texts.seats.sittings[self.seat]
        face = face_key(sitting.character, sitting.human, sitting.colour)
        picture = kit.art.sprite(face or "piece-settlement", side, seat=self.texts.colours(self.seat))
        surface.blit(picture, picture.get_rect(center=box.center))
        if face:
            radius = max(side * 0.21, kit.px(5))
            draw_mark(kit, surface, (box.right - radius * 0.7, box.bottom - radius * 0.6), radius, sitting.colour)
        if self.dots < 0:
            return
        pill = pygame.Rect(box.x - kit.px(5), box.y - kit.px(4), kit.px(25), kit.px(11))
        kit.art.panel(surface, pill, kit.colour("sunken"), radius=kit.px(5), rim=kit.colour("ice"), rim_width=kit.k)
        for index in range(3):
            lit = self.dots in {index, 3}
            where = (pill.x + kit.px(6.5 + 6 * index), pill.centery)
            kit.art.circle(surface, where, kit.px(2.2 if lit else 1.6), kit.colour("ice" if lit else "dim"))


class Note(CloseLabel):
    """What a seat is doing, where all of it has room: half a note says nothing, and the tip has all of it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, or nothing."""
        if self.kit.text.fit(self.text, self.style, self.rect.width, lines=1).fits:
            super().draw(surface)


class Signs(Row):
    """The signs of the last turn with their figures, as many as there is room for."""

    def __init__(self, kit: Kit, deeds: Deeds) -> None:
        signs = [Row(kit, [Picture(kit, deed.icon, 16, ink="ice"),
                           *([CloseLabel(kit, deed.figure, SMALL.of("ink"))] if deed.figure else [])], gap=2)
                 for deed in deeds.signs]  # fmt: skip
        super().__init__(kit, signs, gap=5)

    def least(self) -> int:
        """Need room for the first."""
        return self.content[0].measure().width

    def layout(self, rect: pygame.Rect) -> None:
        """Leave out what has no room."""
        for sign in self.content:
            sign.visible = True
        while len(self.shown()) > 1 and super().least() > rect.width:
            self.shown()[-1].visible = False
        super().layout(rect)


class Seats(Column):
    """The seat cards with room around them, in the roomiest form in which all can be seen at once."""

    def __init__(self, kit: Kit, cards: Sequence[SeatCard]) -> None:
        super().__init__(kit, cards)
        self.cards = tuple(cards)

    def choose(self, width: int, height: int, full: int = 0, least: int = 0) -> None:
        """Take the first form in which the cards leave `full` of a height to what stands below, whatever that says just
        now; where only low cards would, the first that leaves `least`; else the closest."""
        for need, forms in ((full, FORMS[:4]), (least, FORMS[3:]), (0, FORMS[-1:])):
            for form in forms:
                for card in self.cards:
                    card.form = form
                self.gap = form.gap + 1
                if self.measure(width).height + need <= height and self.least() + 2 * self.kit.px("gap") <= width:
                    return

    def measure(self, width: int | None = None) -> Size:
        """Add the margins."""
        gap = self.kit.px("gap")
        size = super().measure(None if width is None else width - 2 * gap)
        return Size(size.width + 2 * gap, size.height + 2 * gap)

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the margins."""
        super().layout(inset(rect, self.kit.px("gap")))
        self.rect = pygame.Rect(rect)


def _about(texts: TableText, panel: SeatPanel) -> str:
    """Return in words who sits there and whether the table waits for them."""
    sitting = texts.seats.sittings[panel.seat]
    who = (
        texts.tr("tell-person")
        if sitting.human
        else texts.tr("tell-bot", level=texts.tr("seat-level", level=sitting.level))
    )
    rows = [f"**{escape(texts.name(panel.seat))}** · {who}"]
    if sitting.character:
        rows.append(texts.tr(f"character-{sitting.character}-line"))
    if panel.acting or panel.turn:
        rows.append(texts.tr("tell-seat-acts" if panel.acting else "tell-seat-turn"))
    return "\n".join(rows)


_TOLD = 4
"""Sentences of the last turn that are in the tip of a seat."""


def _told(texts: TableText, deeds: Deeds) -> list[str]:
    """Return in words what a seat did in its last turn, the end of it where it did much."""
    lines = [texts.rich(line) for line in deeds.lines[-_TOLD:]]
    return [f"**{texts.tr('deeds-title')}**: {' · '.join(lines)}"] if lines else []
