"""Ladders that are climbed rung by rung: the small tracks on the card of a seat, and the chart of all rungs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.ladders import Ladder, Track
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.scenes.table.price_row import PriceRow
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, STRONG, Style
from catan_desktop.ui.widgets import Column, Dialog, Kit, Label, Picture, Pressable, RichText, Row, Space, Widget

_PICTURE, _FOOT, _NAMES = 64, 28, 92
"""Heights of what stands above and below the name in a cell of the chart, and the least width that a name needs."""
_LEVEL = Style("strong", "small")
_IN_ONE_COLUMN = 3
"""More ladders stand in two columns."""
STEP = "step-"
"""How the names of steps begin that are in sight beside the land."""


class TrackBox(Widget):
    """How far a seat has come on a ladder: its sign and a pip for every rung; gold with the prize."""

    def __init__(self, kit: Kit, texts: TableText, track: Track) -> None:
        head = f"**{texts.rich(track.name)}: {track.level}**"
        tip = "\n".join((head, *map(texts.rich, track.more)))
        super().__init__(kit, tip=tip, name=f"track-{track.key}", topic=track.topic)
        self.track = track
        self.tall = 0
        """Its height in design units that grow with larger text."""

    def measure(self, width: int | None = None) -> Size:
        """Have its height."""
        return Size(width or 0, round(self.kit.px(self.tall) * self.kit.larger))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw sign and pips."""
        kit, track, box = self.kit, self.track, self.rect
        rim = "gold" if track.crowned else "hover" if self.hovered else None
        kit.panel(surface, box, "sunken", radius="radius-small", rim=rim)
        colours = kit.theme.resources[track.ink]
        side = min(box.height - kit.px(2), kit.px(15))
        ink = "gold" if track.crowned else "ink" if track.level else "dim"
        sign = kit.icon(track.icon, side, ink)
        surface.blit(sign, sign.get_rect(midleft=(box.x + kit.px(2), box.centery)))
        left = box.x + kit.px(4) + side
        end = self._draw_end(surface)
        room = end - kit.px(3) - left
        step = room / track.most
        tall = max(4, min(box.height - kit.px(8), kit.px(12)))
        wide = max(3, int(step) - max(1, kit.px(2)))
        for number in range(track.most):
            pip = pygame.Rect(round(left + number * step), box.centery - tall // 2, wide, tall)
            radius = max(1, wide // 4)
            if number < track.level:
                kit.art.panel(surface, pip, colours.light, colours.fill, radius=radius)
            else:
                kit.art.outline(surface, pip, radius, kit.colour("line-strong"), 1.0)

    def _draw_end(self, surface: pygame.Surface) -> int:
        """Draw what lies at the end, and return where that begins."""
        kit, box = self.kit, self.rect
        if not self.track.picture:
            return box.right
        picture = kit.art.sprite(self.track.picture, min(box.height, kit.px(22)))
        surface.blit(picture, picture.get_rect(midright=(box.right - 1, box.centery)))
        return box.right - picture.get_width() - 1


def rung_tip(texts: TableText, ladder: Ladder, number: int) -> str:
    """Return what a rung is: its name and price, what it brings, who stands there, and why it cannot be had now."""
    rung = ladder.rungs[number - 1]
    following = number == ladder.level + 1
    rows = [f"**{texts.rich(rung.name)}** · {texts.price(ladder.price if following else rung.price)}"]
    rows += map(texts.rich, rung.text)
    names = [escape(name) for seat, name in enumerate(texts.names) if rung.seats >> seat & 1]
    if names:
        rows.append(texts.tr("rungs-here", who=", ".join(names)))
    if number == ladder.crown_from and ladder.crown >= 0:
        rows.append(f"<gold>{texts.tr('ladders-holder', who=escape(texts.names[ladder.crown]))}</>")
    if following and ladder.reason is not None:
        rows.append(f"<danger>{texts.rich(ladder.reason)}</>")
    return "\n".join(rows)


class RungCell(Pressable):
    """One rung: its picture and name, who stands there, and the price of the next one for the looking seat."""

    def __init__(
        self, kit: Kit, texts: TableText, ladder: Ladder, number: int, on_press: Callable[[], object] | None
    ) -> None:
        rung = ladder.rungs[number - 1]
        self.ladder, self.number, self.rung = ladder, number, rung
        self.next = number == ladder.level + 1
        self.reached = number <= ladder.level
        why = ladder.reason if self.next else None
        tip = rung_tip(texts, ladder, number)
        super().__init__(kit, on_press, tip=tip, name=f"rung-{ladder.key}-{number}", topic=ladder.topic, grow=1.0)
        self.label = texts.say(rung.name)
        self.names = tuple(texts.say(one.name) for one in ladder.rungs)
        self.marks = tuple(one.colour for seat, one in enumerate(texts.seats.sittings) if rung.seats >> seat & 1)
        self.possible = self.next and why is None

    def measure(self, width: int | None = None) -> Size:
        """Be a card, with room for the longest name of the ladder."""
        wide = self.least() if width is None else width
        inner = max(1, wide - self.kit.px(8))
        name = max(self.kit.text.fit(one, SMALL, inner).size.height for one in self.names)
        return Size(wide, self.kit.px(_PICTURE) + self.kit.px(_FOOT) + name)

    def least(self) -> int:
        """Need room for the longest word of the name."""
        words = self.kit.text.widest_word(self.label, SMALL, 12)
        return max(self.kit.px(_NAMES), words + self.kit.px(8))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card: bright where it stands, gold where it is next, pale beyond."""
        kit, box = self.kit, self.rect
        px = kit.px
        colours = kit.theme.resources[self.ladder.ink]
        lit = self.hovered and self.possible
        rim = "gold" if self.possible else "line-strong" if self.next else "line"
        look = "hover" if lit else "raised" if self.reached or self.next else "sunken"
        kit.panel(surface, box, look, radius="radius", rim=rim)
        if self.reached:
            bar = pygame.Rect(box.x + px(2), box.y + px(2), box.width - px(4), px(4))
            kit.art.panel(surface, bar, colours.light, colours.fill, radius=px(2))
        self._draw_picture(surface, pygame.Rect(box.x, box.y + px(7), box.width, px(_PICTURE - 10)))
        number = (box.x + px(6), box.y + px(7))
        ink = "ink" if self.reached or self.next else "dim"
        kit.text.draw(surface, str(self.number), number, _LEVEL.of(ink), within=box)
        if self.number >= self.ladder.crown_from and self.ladder.crown_icon:
            crown = kit.icon(self.ladder.crown_icon, px(14), "gold" if self.reached else "dim")
            surface.blit(crown, crown.get_rect(topright=(box.right - px(5), box.y + px(8))))
        head = px(_PICTURE)
        room = pygame.Rect(box.x + px(4), box.y + head, box.width - px(8), box.height - head - px(_FOOT - 2))
        fitted = kit.text.fit(self.label, SMALL.of(ink), room.width)
        kit.text.draw_lines(surface, fitted.lines, room, SMALL.of(ink), pixels=fitted.pixels, across=0.5, down=0.5)
        self._draw_foot(surface, pygame.Rect(box.x + px(4), box.bottom - px(23), box.width - px(8), px(20)))
        if self.ringed:
            kit.ring(surface, box)

    def _draw_picture(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        picture = self.kit.art.sprite(self.rung.art, min(room.height, room.width))
        if not (self.reached or self.next):
            picture = picture.copy()
            picture.set_alpha(110)
        surface.blit(picture, picture.get_rect(center=room.center))

    def _draw_foot(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw who stands here, and on the next rung its price, beside each other where there is both."""
        kit = self.kit
        halves = (room, room)
        if self.marks and self.next:
            halves = (
                pygame.Rect(room.x, room.y, room.width * 2 // 5, room.height),
                pygame.Rect(room.x + room.width * 2 // 5, room.y, room.width - room.width * 2 // 5, room.height),
            )
        if self.marks:
            radius = min(kit.px(9), halves[0].width // (2 * len(self.marks)))
            left = halves[0].centerx - radius * (len(self.marks) - 1)
            for index, colour in enumerate(self.marks):
                draw_mark(kit, surface, (left + 2 * radius * index, room.centery), radius, colour)
        if self.next:
            price = PriceRow(kit, self.ladder.price, self.ladder.missing, dim=not self.possible)
            price.layout(halves[1].inflate(-kit.px(2), 0))
            price.draw(surface)


def _ladder_rows(kit: Kit, texts: TableText, ladder: Ladder, press: Callable[[Ladder, int], object]) -> list[Widget]:
    holder = texts.tr("ladders-free") if ladder.crown_icon else ""
    if ladder.crown >= 0:
        holder = texts.tr("ladders-holder", who=texts.names[ladder.crown])
    top = ladder.level == len(ladder.rungs)
    said = texts.tr("ladders-top") if top else texts.tr("ladders-level", level=ladder.level)
    head: list[Widget] = [
        Picture(kit, ladder.icon, 20, ink="gold"),
        Label(kit, texts.say(ladder.name), STRONG),
        Label(kit, said, SMALL, grow=1.0),
        Label(kit, holder, SMALL.of("gold" if ladder.crown >= 0 else "dim")),
    ]
    cells: list[Widget] = [
        RungCell(kit, texts, ladder, number, partial(press, ladder, number))
        for number in range(1, len(ladder.rungs) + 1)
    ]
    rows: list[Widget] = [Row(kit, head, gap="gap"), Row(kit, cells, gap="gap-tiny", even=True)]
    if not top:
        rung = ladder.rungs[ladder.level]
        brings = " ".join(map(texts.rich, rung.text))
        rows.append(RichText(kit, f"**{texts.rich(rung.name)}**: {brings}", SMALL, name=f"next-{ladder.key}"))
    return [Column(kit, rows, gap="gap-tiny")]


def ladders_dialog(
    kit: Kit, texts: TableText, ladders: Sequence[Ladder], on_rung: Callable[[Ladder], object] | None
) -> Dialog:
    """Make the chart of all ladders; `on_rung` is told the ladder whose next rung is pressed."""
    made: list[Dialog] = []

    def press(ladder: Ladder, number: int) -> None:
        if number != ladder.level + 1 or on_rung is None:
            return
        if ladder.reason is None:
            made[0].close()
        on_rung(ladder)

    rows = [widget for ladder in ladders for widget in _ladder_rows(kit, texts, ladder, press)]
    wide = 860
    if len(rows) > _IN_ONE_COLUMN:
        pairs = [[*rows[at : at + 2], Space(kit)][:2] for at in range(0, len(rows), 2)]
        rows, wide = [Row(kit, pair, gap="gap", even=True, down=0.0) for pair in pairs], 1180
    title = texts.tr("ladders-title")
    made.append(
        Dialog(kit, title, Column(kit, rows, gap="gap"), width=wide, close_tip=texts.tr("close"), name="ladders")
    )
    return made[0]


def step_name(key: str, number: int) -> str:
    """Return the name of a step that is in sight beside the land."""
    return f"{STEP}{key}-{number}"
