"""The seats at the left: name, points, what everybody may count, and the hero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import SeatPanel
from catan_desktop.ui.geometry import Size, inset, share
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.parts import draw_mark, face_key
from catan_desktop.ui.scenes.table.ladders import TrackBox
from catan_desktop.ui.scenes.table.last_turn import IDLE, Deeds
from catan_desktop.ui.scenes.table.seat_figures import (
    BadgeMark,
    CounterBox,
    HeroRow,
    PointsBox,
    draw_nearness,
    row_height,
)
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import NAME, SMALL
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.cached import draw_cached
from catan_desktop.ui.widgets.layout import Column


@record
class Form:
    """How much room a card takes: heights of its rows in design units."""

    pad: int
    head: int
    counters: int
    hero: int
    """0: the hero is an emblem beside the counters."""
    gap: int
    note: bool
    """What the seat is doing stands below its name; else only the tip says it."""
    tracks: int
    """What a seat climbs."""


FORMS = (
    Form(8, 36, 34, 34, 6, True, 22),
    Form(5, 36, 28, 26, 4, True, 18),
    Form(6, 36, 26, 0, 4, True, 18),
    Form(4, 24, 24, 0, 3, False, 15),
    Form(3, 21, 16, 0, 2, False, 12),
)
"""From roomy to close: the first that fits is taken. In the closest the figures stand beside their pictures."""


_BESIDE, _NEAR, _BEFORE = 7, 4, 6
"""Design units between emblem and name, in a low card, and before the points."""


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
        self.deeds = deeds
        self.texts = texts
        self.panel = panel
        self.note = note
        self.points = PointsBox(kit, texts, panel)
        self.counters = [CounterBox(kit, texts, counter) for counter in panel.counters]
        self.badges = [BadgeMark(kit, texts, badge) for badge in panel.badges]
        hero = panel.hero
        self.hero = HeroRow(kit, texts, hero, lambda: on_hero(panel.seat)) if hero else None
        self.tracks = [TrackBox(kit, texts, track) for track in panel.tracks]
        self.on_press: Callable[[Seat], object] | None = None
        """Called with the seat when the card itself is clicked."""
        self.form = FORMS[0]
        self.dots = -1
        """Which of three dots is lit while the seat thinks; -1: it does not, beyond the last: all of them."""
        self.pulse = 0.0
        """0 to 1: how strongly it is lit because something just came to it."""
        for widget in (self, *self.children()):
            widget.shows = ("seat", int(panel.seat))
            widget.tip_beside = self

    def handle(self, event: pygame.event.Event) -> bool:
        """Show who sits here, to be changed."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_press is not None:
            self.on_press(self.panel.seat)
            return True
        return False

    def children(self) -> Sequence[Widget]:
        """Return points, counters, tracks and hero."""
        found: list[Widget] = [self.points, *self.badges, *self.counters, *self.tracks]
        return found if self.hero is None else [*found, self.hero]

    def measure(self, width: int | None = None) -> Size:
        """Add up the rows."""
        px = self.kit.px
        form = self.form
        tall = 2 * px(form.pad) + row_height(self.kit, form.head) + px(form.gap) + row_height(self.kit, form.counters)
        if self.hero is not None and form.hero:
            tall += px(form.gap) + row_height(self.kit, form.hero)
        if self.tracks:
            tall += px(form.gap) + row_height(self.kit, form.tracks)
        return Size(width or px("side"), tall)

    def _emblem(self) -> int:
        """Return the side of the emblem."""
        return min(self.kit.px(34), row_height(self.kit, self.form.head))

    def _badge(self) -> int:
        """Return the side of a tile."""
        return min(self.kit.px(26), row_height(self.kit, self.form.head))

    def roomy(self, width: int) -> bool:
        """Return whether a card of `width` has room for the goal beside the whole name and all that may be below."""
        px, text, form = self.kit.px, self.kit.text, self.form
        self.points.low, self.points.brief = not form.note, False
        taken = 2 * px(form.pad) + px(5) + self._emblem() + px(_BESIDE if form.hero else _NEAR) + px(_BEFORE)
        taken += len(self.badges) * self._badge() + (px(_NEAR) if self.badges else 0)
        room = width - taken - self.points.measure().width
        below = self._notes() if form.note else ()
        named = text.fit(self.texts.name(self.panel.seat), NAME, room, lines=1).fits
        return named and all(text.fit(note, SMALL, room, lines=1).fits for note in below)

    def _notes(self) -> Sequence[str]:
        """Return all that may stand below the name in the course of a game."""
        tr, sitting = self.texts.tr, self.texts.seats.sittings[self.panel.seat]
        if sitting.human:
            return (
                self.note[0],
                tr("seat-acts"),
                tr("seat-yours"),
                tr("seat-turn"),
                tr("seat-waits"),
                tr("seat-wins"),
                tr("seat-human"),
            )
        level = tr("seat-level", level=sitting.level)
        return (self.note[0], tr("seat-thinks"), tr("seat-turn"), tr("seat-waits"), tr("seat-wins"), level)

    def least(self) -> int:
        """Need room for the counters."""
        return self.kit.px(170 if self.form.hero else 140)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the rows from the top."""
        super().layout(rect)
        px = self.kit.px
        form = self.form
        head, counters = row_height(self.kit, form.head), row_height(self.kit, form.counters)
        inner = inset(rect, px(form.pad))
        inner.x += px(5)
        inner.width -= px(5)
        self.points.low = not form.note
        size = self.points.measure()
        box = pygame.Rect(inner.right - size.width, inner.y, size.width, head)
        self.points.layout(box)
        side, left = self._badge(), box.x - px(_NEAR)
        for badge in reversed(self.badges):
            left -= side
            badge.layout(pygame.Rect(left, inner.y + (head - side) // 2, side, side))
        y = inner.y + head + px(form.gap)
        gap = px(5 if form.hero else 2)
        x, room = inner.x, inner.width
        if self.hero is not None and form.hero:
            self.hero.layout(pygame.Rect(inner.x, y + counters + px(form.gap), room, row_height(self.kit, form.hero)))
        elif self.hero is not None:
            room -= counters + gap
            self.hero.layout(pygame.Rect(inner.right - counters, y, counters, counters))
        shares = share(room - gap * (len(self.counters) - 1), [1.0] * len(self.counters))
        for counter, width in zip(self.counters, shares, strict=True):
            counter.layout(pygame.Rect(x, y, width, counters))
            x += width + gap
        if self.tracks:
            x, tall = inner.x, row_height(self.kit, form.tracks)
            shares = share(inner.width - gap * (len(self.tracks) - 1), [1.0] * len(self.tracks))
            for track, width in zip(self.tracks, shares, strict=True):
                track.layout(pygame.Rect(x, inner.bottom - tall, width, tall))
                x += width + gap

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; one that looks as it did before is put back as a whole."""
        kit, box = self.kit, self.rect
        kit.shadow(surface, box, kit.px("radius"))
        if any(widget.hovered or widget.ringed for widget in self.walk()):
            self._draw_card(surface)
            return
        sitting = self.texts.seats.sittings[self.panel.seat]
        words = (sitting.name, sitting.human, sitting.character, self.note, self.texts.tr("language-name"))
        look = (
            self.panel,
            self.form,
            self.points.brief,
            self.points.caption,
            self.dots,
            self.deeds.signs,
            self.texts.colours(self.panel.seat),
            words,
        )
        scale = (id(kit.theme), kit.k, kit.larger)
        draw_cached(kit.art, kit.audit, surface, box, ("seat", look, scale), partial(self._draw_card, surface))

    def _draw_card(self, surface: pygame.Surface) -> None:
        """Draw the panel; gold around the one who is asked."""
        kit, box = self.kit, self.rect
        colours = self.texts.colours(self.panel.seat)
        look = "raised" if self.panel.turn else "panel"
        rim = "gold" if self.panel.acting else "line"
        kit.panel(surface, box, look, radius="radius", rim=rim)
        if self.panel.near:
            draw_nearness(kit, surface, box, self.points.rect)
        bar = pygame.Rect(box.x, box.y + kit.px(3), kit.px(7), box.height - kit.px(6))
        kit.art.panel(surface, bar, colours.body, colours.shade, radius=kit.px(3), rim=colours.light, rim_width=1.0)
        px = kit.px
        form = self.form
        head = row_height(self.kit, form.head)
        side = self._emblem()
        left = box.x + px(form.pad) + px(5)
        self._draw_emblem(surface, pygame.Rect(left, box.y + px(form.pad) + (head - side) // 2, side, side))
        x = left + side + px(_BESIDE if form.hero else _NEAR)
        end = self.badges[0].rect.x if self.badges else self.points.rect.x
        room = pygame.Rect(x, box.y + px(form.pad), end - px(_BEFORE) - x, head)
        self._draw_words(surface, room)
        super().draw(surface)

    def _draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the face of who sits there with a small mark at its foot; the mark alone for a bot that is nobody."""
        kit, seat = self.kit, self.panel.seat
        sitting, side = self.texts.seats.sittings[seat], box.width
        face = face_key(sitting.character, sitting.human, sitting.colour)
        picture = kit.art.sprite(face or "piece-settlement", side, seat=self.texts.colours(seat))
        surface.blit(picture, picture.get_rect(center=box.center))
        if face:
            radius = max(side * 0.21, kit.px(5))
            draw_mark(kit, surface, (box.right - radius * 0.7, box.bottom - radius * 0.6), radius, sitting.colour)
        if self.dots >= 0:
            self._draw_dots(surface, box)

    def _draw_dots(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the sign of thinking at the upper corner of the emblem."""
        kit = self.kit
        pill = pygame.Rect(0, 0, kit.px(25), kit.px(11))
        pill.topleft = (box.x - kit.px(5), box.y - kit.px(4))
        kit.art.panel(surface, pill, kit.colour("sunken"), radius=kit.px(5), rim=kit.colour("ice"), rim_width=kit.k)
        for index in range(3):
            lit = self.dots in {index, 3}
            where = (pill.x + kit.px(6.5 + 6 * index), pill.centery)
            kit.art.circle(surface, where, kit.px(2.2 if lit else 1.6), kit.colour("ice" if lit else "dim"))

    def _draw_words(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        kit = self.kit
        colours = self.texts.colours(self.panel.seat)
        style = NAME.of(colours.text)
        line, pixels = kit.text.shortened(self.texts.name(self.panel.seat), style, room.width)
        words, ink = self.note
        if self.deeds.signs and self.form.note:
            top = room.y + (room.height - kit.text.line_height(style, pixels) - kit.px(16)) // 2
            kit.text.draw(surface, line, (room.x, top), style, pixels=pixels, within=room.inflate(2, 8))
            self._draw_deeds(surface, pygame.Rect(room.x, room.bottom - kit.px(17), room.width, kit.px(16)))
            return
        below = kit.text.fit(words, SMALL, room.width, lines=1) if words and self.form.note else None
        if below and not below.fits:  # half a note says nothing; the tip has all of it
            below = None
        tall = kit.text.line_height(style, pixels) + (below.size.height if below else 0) - kit.px(3)
        top = room.y + (room.height - tall) // 2
        kit.text.draw(surface, line, (room.x, top), style, pixels=pixels, within=room.inflate(2, 8))
        if below:
            foot = (room.x, top + tall)
            kit.text.draw(surface, below.lines[0], foot, SMALL.of(ink), pixels=below.pixels, down=1.0)

    def _draw_deeds(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Draw the signs of the last turn, as many as there is room for."""
        kit, x = self.kit, row.x
        for deed in self.deeds.signs:
            wide = kit.text.size(deed.figure, SMALL).width + kit.px(2) if deed.figure else 0
            if x + row.height + wide > row.right:
                break
            sign = kit.icon(deed.icon, row.height, "ice")
            surface.blit(sign, sign.get_rect(midleft=(x, row.centery)))
            x += row.height
            if deed.figure:
                kit.text.draw(surface, deed.figure, (x + kit.px(2), row.centery), SMALL.of("ink"), down=0.5)
            x += wide + kit.px(5)


class Seats(Column):
    """The seat cards with room around them, in the roomiest form in which all can be seen at once."""

    def __init__(self, kit: Kit, cards: Sequence[SeatCard]) -> None:
        super().__init__(kit, cards)
        self.cards = tuple(cards)

    def spare(self, width: int, height: int, full: int, least: int) -> int:
        """Return how much of a height stays free for what stands below: all that it may ever need, so that the cards
        keep their form whatever it says; where only close cards leave that, the least; 0 where there is no room."""
        wants = [(form, full) for form in FORMS if form.note] + [(form, least) for form in FORMS if not form.hero]
        return next((need for form, need in wants if self._tall(form, width) + need <= height), 0)

    def _tall(self, form: Form, width: int) -> int:
        """Return the height of all cards in a form, which they take."""
        for card in self.cards:
            card.form = form
        self.gap = "gap" if form.hero else "gap-tiny"
        return self.measure(width).height

    def choose(self, width: int, height: int) -> None:
        """Take the first form that fits, or the closest."""
        for form in FORMS:
            if self._tall(form, width) <= height and self.least() + 2 * self.kit.px("gap") <= width:
                break
        brief = not all(card.roomy(width - 2 * self.kit.px("gap")) for card in self.cards)
        for card in self.cards:
            card.points.brief = brief

    def measure(self, width: int | None = None) -> Size:
        """Add the margins."""
        gap = self.kit.px("gap")
        size = super().measure(None if width is None else width - 2 * gap)
        return Size(size.width + 2 * gap, size.height + 2 * gap)

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the margins."""
        gap = self.kit.px("gap")
        super().layout(pygame.Rect(rect.x + gap, rect.y + gap, rect.width - 2 * gap, rect.height - 2 * gap))
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
