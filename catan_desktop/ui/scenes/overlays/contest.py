"""Two sides on their ground: members with the cards they have played, the score, whose move it is, the prize."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.present.models.overlays import Contest, ContestSide, Member
from catan_desktop.ui.geometry import place
from catan_desktop.ui.scenes.overlays.panel import BUTTON, Fold, Overlay, SeatRow
from catan_desktop.ui.scenes.parts import SeatFace, face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.tables.board.panorama import panorama
from catan_desktop.ui.text import BODY, HEADING, SMALL, STRONG, Style
from catan_desktop.ui.widgets import Card, Column, Grid, IconButton, Kit, Label, Picture, RichText, Row, Space, Widget

_SCORE = Style("display", "title", "ink")
_MEMBERS = 3
"""Members of a side at least for whom there is room."""
_FACE, _CARD = 34, 22
_WIDEST = 1.9
"""Width to height of the scene at most."""


class Duel(Widget):
    """The picture of both sides, and the score at its foot."""

    def __init__(self, kit: Kit, contest: Contest) -> None:
        super().__init__(kit, grow=1.0)
        self.contest = contest
        score = f"{contest.sides[0].total} : {contest.sides[1].total}"
        row = Row(kit, [Label(kit, score, _SCORE), Picture(kit, f"resource-{contest.kind}", 26, ink=None)])
        self.plate = Card(kit, row, look="raised", pad=6, shadow=False, rim="gold")

    def children(self) -> Sequence[Widget]:
        """Return the score."""
        return (self.plate,)

    def layout(self, rect: pygame.Rect) -> None:
        """Set the score at the foot."""
        super().layout(rect)
        self.plate.layout(place(self.plate.measure(), rect.inflate(0, -2 * self.kit.px("gap-tiny")), 0.5, 1.0))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw who stands there; light falls on the side whose move it is."""
        one, other = self.contest.sides
        pictures = (self.contest.ground, self.contest.middle, one.picture, other.picture)
        panorama(self.kit, surface, self.rect, pictures, (one.turn, other.turn))
        super().draw(surface)


class ContestScene(Overlay):
    """A contest over the middle of the board."""

    def __init__(self, kit: Kit, texts: TableText, contest: Contest, fold: Fold) -> None:
        tip = texts.tr("contest-fold")
        button = IconButton(kit, "eye", fold, tip=tip, size=BUTTON, ink="ink", name="contest-fold")
        super().__init__(kit, texts, contest, self._content(kit, texts, contest), button)
        self.name, self.contest = "contest", contest

    def box(self, board: pygame.Rect) -> pygame.Rect:
        """Return the middle of the board."""
        gap = self.kit.px("gap")
        box = board.inflate(-2 * gap, -2 * gap)
        return place((min(box.width, round(box.height * _WIDEST)), box.height), box)

    def _content(self, kit: Kit, texts: TableText, contest: Contest) -> Card:
        most = max(_MEMBERS, *(len(side.members) for side in contest.sides))
        title = RichText(kit, texts.rich(contest.title), HEADING.of("gold"), grow=1.0)
        note = Label(kit, texts.say(contest.note), STRONG.of("gold-light"), across=0.5)
        sides = [self._side(kit, texts, contest.kind, side, most) for side in contest.sides]
        rows = [Row(kit, [title, Space(kit, BUTTON)]), Duel(kit, contest), Grid(kit, sides, cell=120, most=2), note]
        return Card(kit, Column(kit, rows), pad="gap", shadow=False, rim="line-strong")

    def _side(self, kit: Kit, texts: TableText, kind: str, side: ContestSide, most: int) -> Widget:
        """Return a side with room for as many as `most`."""
        rows: list[Widget] = [Label(kit, texts.say(side.name), STRONG.of("gold" if side.turn else "dim"), shrinks=True)]
        rows += [self._member(kit, texts, kind, member) for member in side.members]
        rows += [Space(kit, _FACE + 4, grow=0.0) for _ in range(most - len(side.members))]
        rows += [Space(kit), RichText(kit, texts.rich(side.prize), SMALL.of("dim"))]
        look, rim = ("raised", "gold") if side.turn else ("sunken", "line")
        return Card(kit, Column(kit, rows, gap=0), look=look, pad=6, shadow=False, rim=rim)

    def _member(self, kit: Kit, texts: TableText, kind: str, member: Member) -> Widget:
        """Return a row: the face, a crown for the leader, the name, and how many cards it has played."""
        sitting = texts.seats.sittings[member.seat]
        key = face_key(sitting.character, sitting.human, sitting.colour)
        style = (STRONG if member.asked else BODY).of(texts.colours(member.seat).text)
        row: list[Widget] = [SeatFace(kit, key, sitting.colour, size=_FACE)]
        row += [Picture(kit, "crown", _CARD, ink="gold")] if member.leads else []
        row.append(Label(kit, texts.name(member.seat), style, grow=1.0, shrinks=True))
        row.append(Label(kit, "×" + ("?" if member.cards is None else str(member.cards)), STRONG))
        row.append(Picture(kit, f"resource-{kind}", _CARD, ink=None))
        return SeatRow(kit, Row(kit, row, gap=4), member.seat, lit=member.asked)
