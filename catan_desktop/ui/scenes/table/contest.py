"""A contest of two sides over the board, and who speaks when at a meeting, in a corner of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.markup import plain
from catan_desktop.present.models.contest import SILENT, SPEAKING, SPOKEN, Contest, ContestSide, Meeting, Member
from catan_desktop.present.models.panels import TableModel
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.scenes.parts import SeatFace, draw_mark, face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.tables.board.panorama import panorama
from catan_desktop.ui.text import BODY, HEADING, SMALL, STRONG, Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import IconButton, Kit, Widget
from catan_desktop.ui.widgets.cached import Cached

_SCORE = Style("display", "title", "ink")
_PICTURE = 0.5
"""The least part of the height that the picture takes ..."""
_FLATTEST = 1.5
"""... and how many times wider than tall it is at least."""
_MEMBERS = 3
"""Members of a side at least for whom there is room."""
_WIDEST = 1.9
"""Width to height of the scene at most."""
_BUTTON = 30
_ROW = 40
"""Height of the row of a member where there is room, in design units."""


class ContestScene(Widget):
    """Two sides on their ground: members with the cards they have played, the score, whose move it is, the prize."""

    def __init__(self, kit: Kit, texts: TableText, contest: Contest, on_fold: Callable[[], object] | None) -> None:
        super().__init__(kit, name="contest")
        self.texts = texts
        self.contest = contest
        self._cache = Cached(kit.audit)
        self._fold = IconButton(
            kit, "eye", on_fold, tip=texts.tr("contest-fold"), size=_BUTTON, ink="ink", name="contest-fold"
        )
        self._rows: dict[int, pygame.Rect] = {}

    def children(self) -> Sequence[Widget]:
        """Return the button that shows the board."""
        return (self._fold,)

    def layout(self, rect: pygame.Rect) -> None:
        """Take the middle of a box."""
        gap = self.kit.px("gap")
        box = rect.inflate(-2 * gap, -2 * gap)
        wide = min(box.width, round(box.height * _WIDEST))
        super().layout(pygame.Rect(box.centerx - wide // 2, box.y, wide, box.height))
        side = self.kit.px(_BUTTON)
        self._fold.layout(pygame.Rect(self.rect.right - side - gap, self.rect.y + gap, side, side))

    def handle(self, event: pygame.event.Event) -> bool:
        """Let no click through to the board."""
        return event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}

    def place_of(self, seat: int) -> tuple[int, int] | None:
        """Return where the cards of a member lie, in pixels of the window; None for who is on no side."""
        row = self._rows.get(seat)
        return None if row is None else row.move(self.rect.topleft).center

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; nothing changed means one blit."""
        kit = self.kit
        kit.shadow(surface, self.rect, kit.px("radius-large"))
        names = tuple(self.texts.names)
        key: Hashable = (self.contest, names, kit.k, kit.larger, id(kit.theme), self.texts.tr("language-name"))
        with kit.audit.layer():
            self._cache.draw(surface, self.rect, key, self._paint)
            super().draw(surface)

    def _paint(self, surface: pygame.Surface) -> None:
        kit, contest = self.kit, self.contest
        box, gap = surface.get_rect(), kit.px("gap")
        kit.panel(surface, box, "panel", radius="radius-large", rim="line-strong")
        inner = inset(box, gap)
        title = pygame.Rect(inner.x, inner.y, inner.width - kit.px(_BUTTON) - gap, 0)
        title.height = self._words(surface, title, self.texts.say(contest.title), HEADING.of("gold"), 2).height
        top = max(title.bottom, inner.y + kit.px(_BUTTON)) + gap
        note = kit.text.line_height(BODY) + gap
        room = inner.bottom - top - note - gap
        tall = max(round((1 - _PICTURE) * room), room - round(inner.width / _FLATTEST))
        picture = pygame.Rect(inner.x, top, inner.width, room - min(tall, self._least_column()))
        lit = (contest.sides[0].turn, contest.sides[1].turn)
        sides = (contest.sides[0].picture, contest.sides[1].picture)
        panorama(kit, surface, picture, (contest.ground, contest.middle, *sides), lit)
        self._score(surface, picture)
        low = pygame.Rect(inner.x, picture.bottom + gap, inner.width, inner.bottom - note - picture.bottom - gap)
        half = (low.width - gap) // 2
        for index, side in enumerate(contest.sides):
            column = pygame.Rect(low.x + index * (half + gap), low.y, half, low.height)
            self._side(surface, column, side)
        line = pygame.Rect(inner.x, inner.bottom - note + gap // 2, inner.width, note)
        self._words(surface, line, self.texts.say(contest.note), STRONG.of("gold-light"), 1, across=0.5)

    def _row(self) -> int:
        return max(self.kit.px(_ROW), self.kit.text.line_height(BODY) + self.kit.px(2))

    def _least_column(self) -> int:
        """Return the height that the taller side needs."""
        most = max(_MEMBERS, *(len(side.members) for side in self.contest.sides))
        return (
            self.kit.text.line_height(STRONG)
            + most * self._row()
            + 2 * self.kit.text.line_height(SMALL)
            + self.kit.px(20)
        )

    def _score(self, surface: pygame.Surface, picture: pygame.Rect) -> None:
        """The totals of both sides, and the only kind of card that counts."""
        kit = self.kit
        words = f"{self.contest.sides[0].total} : {self.contest.sides[1].total}"
        size, icon = kit.text.size(words, _SCORE), kit.px(26)
        plate = pygame.Rect(0, 0, size.width + icon + 3 * kit.px("gap"), size.height + kit.px("gap-tiny"))
        plate.midbottom = (picture.centerx, picture.bottom - kit.px("gap-tiny"))
        kit.art.panel(
            surface, plate, kit.colour("panel"), radius=plate.height // 2, rim=kit.colour("gold"), rim_width=kit.k,
            alpha=235,
        )  # fmt: skip
        where = (plate.x + kit.px("gap"), plate.centery)
        told = kit.text.draw(surface, words, where, _SCORE, down=0.5, within=plate)
        card = kit.art.sprite(f"resource-{self.contest.kind}", icon)
        surface.blit(card, card.get_rect(midleft=(told.right + kit.px("gap"), plate.centery)))

    def _side(self, surface: pygame.Surface, box: pygame.Rect, side: ContestSide) -> None:
        kit, pad = self.kit, self.kit.px(6)
        look, rim = ("raised", "gold") if side.turn else ("sunken", "line")
        kit.panel(surface, box, look, radius="radius", rim=rim)
        inner = inset(box, pad)
        head = self._words(surface, inner, self.texts.say(side.name), STRONG.of("gold" if side.turn else "dim"), 1)
        prize = kit.text.fit(plain(self.texts.say(side.prize)), SMALL.of("dim"), inner.width, lines=2)
        foot = pygame.Rect(inner.x, inner.bottom - prize.size.height, inner.width, prize.size.height)
        kit.text.draw_lines(surface, prize.lines, foot, SMALL.of("dim"), pixels=prize.pixels)
        room = foot.y - head.bottom
        row = min(self._row(), room // max(1, len(side.members)))
        for index, member in enumerate(side.members):
            line = pygame.Rect(inner.x, head.bottom + index * row, inner.width, row)
            self._rows[int(member.seat)] = line
            self._member(surface, line, member)

    def _member(self, surface: pygame.Surface, row: pygame.Rect, member: Member) -> None:
        """A row: the face, the name, a crown for the leader, and how many cards it has played."""
        kit, seat = self.kit, member.seat
        if member.asked:
            kit.art.panel(surface, row.inflate(0, -2), kit.colour("gold"), radius=kit.px(4), alpha=46)
        face = pygame.Rect(row.x + kit.px(4), row.y + 1, row.height - 2, row.height - 2)
        sitting = self.texts.seats.sittings[seat]
        emblem = SeatFace(kit, face_key(sitting.character, sitting.human, sitting.colour), sitting.colour, size=0)
        emblem.layout(face)
        emblem.draw(surface)
        icon = min(kit.px(22), row.height - 2)
        right = row.right - kit.px(4)
        card = kit.art.sprite(f"resource-{self.contest.kind}", icon)
        surface.blit(card, card.get_rect(midright=(right, row.centery)))
        figure = "×" + ("?" if member.cards is None else str(member.cards))
        told = kit.text.draw(
            surface, figure, (right - icon - kit.px(3), row.centery), STRONG, across=1.0, down=0.5, within=row
        )
        left = face.right + kit.px(6)
        if member.leads:
            crown = kit.icon("crown", icon, "gold")
            surface.blit(crown, crown.get_rect(midleft=(left, row.centery)))
            left += icon + kit.px(4)
        self._name(
            surface, pygame.Rect(left, row.y, told.left - kit.px(6) - left, row.height), seat, asked=member.asked
        )

    def _name(self, surface: pygame.Surface, room: pygame.Rect, seat: Seat, *, asked: bool) -> None:
        style = (STRONG if asked else BODY).of(self.texts.colours(seat).text)
        _line(self.kit, surface, room, self.texts.name(seat), style)

    def _words(
        self, surface: pygame.Surface, box: pygame.Rect, words: str, style: Style, lines: int, *, across: float = 0.0
    ) -> pygame.Rect:
        """Write into a box from its top, and give what it took."""
        found = self.kit.text.fit(plain(words), style, box.width, lines=lines)
        room = pygame.Rect(box.x, box.y, box.width, found.size.height)
        self.kit.text.draw_lines(surface, found.lines, room, style, pixels=found.pixels, across=across)
        return room


class MeetingList(Widget):
    """Who speaks when at a meeting, and how many cases there are against each."""

    def __init__(
        self, kit: Kit, texts: TableText, meeting: Meeting, on_unfold: Callable[[], object] | None = None
    ) -> None:
        """`on_unfold` shows the contest again that was folded away."""
        tip = texts.lines([meeting.note, *[one.alarm for one in meeting.speakers if one.alarm is not None][:1]])
        super().__init__(kit, name="meeting", tip=tip, topic=meeting.topic)
        self.texts = texts
        self.meeting = meeting
        self._cache = Cached(kit.audit)
        self._unfold = (
            None
            if on_unfold is None
            else IconButton(
                kit,
                "lawsuit",
                on_unfold,
                tip=texts.tr("contest-unfold"),
                size=_BUTTON,
                ink="gold",
                name="contest-unfold",
            )
        )

    def children(self) -> Sequence[Widget]:
        """Return the button that shows the contest again, if there is one."""
        return () if self._unfold is None else (self._unfold,)

    def _row(self) -> int:
        return max(self.kit.px(22), self.kit.text.line_height(BODY))

    def _head(self) -> int:
        return max(self._row(), self.kit.px(_BUTTON) if self._unfold is not None else 0)

    def measure(self, width: int | None = None) -> Size:
        """Return what the longest name takes."""
        kit = self.kit
        names = [kit.text.size(self.texts.name(one.seat), STRONG).width for one in self.meeting.speakers]
        head = kit.text.size(self.texts.say(self.meeting.title), HEADING).width + kit.px(24 + _BUTTON)
        wide = max(head, max(names) + kit.px(22 + 20 + 42)) + 2 * kit.px("pad")
        tall = self._head() + len(names) * self._row() + 2 * kit.px("gap")
        return Size(min(wide, kit.px(230)), tall)

    def layout(self, rect: pygame.Rect) -> None:
        """Take the corner of a box at the north-west."""
        size, gap = self.measure(), self.kit.px("gap")
        super().layout(pygame.Rect(rect.x + gap, rect.y + gap, size.width, size.height))
        if self._unfold is not None:
            side = self.kit.px(_BUTTON)
            self._unfold.layout(pygame.Rect(self.rect.right - side - gap, self.rect.y + gap // 2, side, side))

    def handle(self, event: pygame.event.Event) -> bool:
        """Let no click through to the board."""
        return event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; nothing changed means one blit."""
        kit = self.kit
        kit.shadow(surface, self.rect, kit.px("radius"))
        words = (self.texts.tr("language-name"), *self.texts.names)
        key: Hashable = (self.meeting, words, kit.k, kit.larger, id(kit.theme), self._unfold is None)
        with kit.audit.layer():
            self._cache.draw(surface, self.rect, key, self._paint)
            super().draw(surface)

    def _paint(self, surface: pygame.Surface) -> None:
        kit, row = self.kit, self._row()
        box = surface.get_rect()
        kit.panel(surface, box, "panel", radius="radius", rim="line-strong")
        inner = box.inflate(-2 * kit.px("pad"), -2 * kit.px("gap"))
        head = pygame.Rect(inner.x, inner.y, inner.width, self._head())
        icon = kit.icon(self.meeting.icon, kit.px(20), "gold")
        surface.blit(icon, icon.get_rect(midleft=(head.x, head.centery)))
        left = head.x + kit.px(26)
        spare = kit.px(_BUTTON) if self._unfold is not None else 0
        room = pygame.Rect(left, head.y, head.right - spare - left, head.height)
        _line(kit, surface, room, self.texts.say(self.meeting.title), HEADING.of("gold"))
        for index, speaker in enumerate(self.meeting.speakers):
            line = pygame.Rect(inner.x, head.bottom + index * row, inner.width, row)
            speaking, faded = speaker.state == SPEAKING, speaker.state in {SPOKEN, SILENT}
            if speaking:
                kit.art.panel(surface, line.inflate(kit.px(6), -2), kit.colour("gold"), radius=kit.px(4), alpha=50)
            radius = min(line.height // 2 - 1, kit.px(8))
            draw_mark(
                kit,
                surface,
                (line.x + radius, line.centery),
                radius,
                self.texts.seats.sittings[speaker.seat].colour,
            )
            right = line.right
            if speaker.against:
                ink = "danger-light" if speaker.alarm is not None else "dim"
                figure = (right, line.centery)
                told = kit.text.draw(
                    surface, str(speaker.against), figure, STRONG.of(ink), across=1.0, down=0.5, within=line
                )
                sign = kit.icon("lawsuit", kit.px(16), ink)
                right = surface.blit(sign, sign.get_rect(midright=(told.left - kit.px(3), line.centery))).left
            if speaker.state == SPOKEN:
                done = kit.icon("check", kit.px(14), "dim")
                right = surface.blit(done, done.get_rect(midright=(right - kit.px(4), line.centery))).left
            left = line.x + 2 * radius + kit.px(6)
            name_ink: Ink = "faint" if faded else self.texts.colours(speaker.seat).text
            style = (STRONG if speaking else BODY).of(name_ink)
            _line(
                kit,
                surface,
                pygame.Rect(left, line.y, right - kit.px(4) - left, row),
                self.texts.name(speaker.seat),
                style,
            )


def assembly(
    kit: Kit, texts: TableText, model: TableModel, on_fold: Callable[[], object] | None, *, lit: bool, folded: bool
) -> list[Widget]:
    """Return what is seen over the board of a meeting and of a contest.

    Args:
        on_fold: shows the board instead of a contest, or the contest again.
        lit: places are to be chosen on the board, so that a contest gives way.
        folded: somebody wants to see the board instead of it.
    """
    found: list[Widget] = []
    if model.contest is not None and not lit:
        found.append(ContestScene(kit, texts, model.contest, on_fold))
        found[0].visible = not folded
    if model.meeting is not None:
        found.append(MeetingList(kit, texts, model.meeting, on_fold if found else None))
        found[-1].visible = len(found) == 1 or folded
    return found


def contest_of(seen: Sequence[Widget]) -> ContestScene | None:
    """Return the contest that is seen; None where there is none, or it is folded away."""
    return next((one for one in seen if isinstance(one, ContestScene) and one.visible), None)


def _line(kit: Kit, surface: pygame.Surface, room: pygame.Rect, words: str, style: Style) -> None:
    """Write one line in the middle of a row, smaller where it must be, cut short where that does not do."""
    found = kit.text.fit(words, style, room.width, lines=1)
    line = found.lines[0] if found.fits else _cut(kit, words, style, room.width, found.pixels)
    kit.text.draw(surface, line, (room.x, room.centery), style, pixels=found.pixels, down=0.5)


def _cut(kit: Kit, words: str, style: Style, width: int, pixels: int) -> str:
    while len(words) > 1 and kit.text.size(words + "…", style, pixels).width > width:
        words = words[:-1]
    return words + "…"
