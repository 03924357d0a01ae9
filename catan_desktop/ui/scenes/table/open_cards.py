"""Cards that lie open before a seat or before all, shown at a press: with their texts, and things in boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.panels import CardDisplay, Face, SeatPanel
from catan_desktop.ui.card_name import unnamed
from catan_desktop.ui.dialogs.plain import detail_dialog
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.tokens import TokenBox
from catan_desktop.ui.text import DIM, HEADING, SMALL
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Button, Column, Dialog, Flow, Kit, Label, RichText, Widget
from catan_desktop.ui.widgets.button import Pressable

_FACE, _NAME, _STAND = (62, 88), 34, 17
"""Design units of a card, of its name below it, and of the line that tells how it stands."""
_CUT = 71
"""Design units of its height that are seen, without the strip for a name."""
_WIDE = 96
_PALE = 120


def face_text(texts: TableText, face: Face) -> str:
    """Return what a card does and how it stands, marked up."""
    more = [f"<dim>{texts.rich(words)}</>" for words in face.more]
    return "\n".join([texts.rich(face.text), *more])


def face_dialog(kit: Kit, texts: TableText, face: Face) -> Dialog:
    """Return a dialog that tells of a card, with its picture."""
    return detail_dialog(kit, texts.say(face.name), face_text(texts, face), texts.tr("close"), picture=face.art)


class FaceBox(Pressable):
    """An open card with its name; a press tells all of it."""

    def __init__(self, kit: Kit, texts: TableText, face: Face, on_press: Callable[[], object]) -> None:
        tip = f"**{texts.say(face.name)}**\n{face_text(texts, face)}"
        super().__init__(kit, on_press, tip=tip, name=f"face-{face.key}", topic=face.topic)
        self.face, self.texts = face, texts
        self.label = texts.say(face.name)

    def measure(self, width: int | None = None) -> Size:
        """Be a card with its name below."""
        del width
        tall = _CUT + _NAME + (_STAND if self.face.stand is not None else 0)
        return Size(self.kit.px(_WIDE), self.kit.px(tall))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, pale where it is of no use now, its name in two lines at most, and how it stands."""
        kit, px = self.kit, self.kit.px
        picture = unnamed(kit.art, self.face.art, (px(_FACE[0]), px(_FACE[1])))
        place = picture.get_rect(midtop=self.rect.midtop)
        kit.shadow(surface, place, px(6))
        if self.face.spent:
            picture = picture.copy()
            picture.set_alpha(_PALE)
        surface.blit(picture, place)
        if self.face.badge:
            badge = kit.art.sprite(self.face.badge, round(0.4 * place.width))
            surface.blit(badge, badge.get_rect(topleft=(place.x + px(2), place.y + px(2))))
        if self.hovered:
            kit.art.outline(surface, place, px(6), kit.colour("ice"), max(1.5, 1.5 * kit.k))
        top = self.rect.y + px(_CUT) + px(2)
        room = pygame.Rect(self.rect.x, top, self.rect.width, px(_NAME - 2))
        style = SMALL.of("dim" if self.face.spent else "ink")
        said = kit.text.fit(self.label, style, room.width, lines=2, tall=room.height)
        kit.text.draw_lines(surface, said.lines, room, style, pixels=said.pixels, across=0.5)
        if self.face.stand is not None:
            low = top + said.size.height
            stand = kit.text.fit(self.texts.say(self.face.stand), SMALL, room.width, lines=1)
            style = SMALL.of("gold-light")
            where = (self.rect.centerx, low)
            kit.text.draw(surface, stand.lines[0], where, style, pixels=stand.pixels, across=0.5)
        if self.ringed:
            kit.ring(surface, self.rect)


def lot_rows(
    kit: Kit,
    texts: TableText,
    lots: Sequence[CardDisplay],
    tell: Callable[[Face], object],
    colours: SeatColours | None = None,
) -> Iterator[Widget]:
    """Yield a title for each lot, and below it its things, its cards, and what is told of them."""
    for lot in lots:
        yield Label(kit, texts.say(lot.title), HEADING)
        boxes: list[Widget] = [TokenBox(kit, texts, token, colours) for token in lot.tokens]
        boxes += [FaceBox(kit, texts, face, partial(tell, face)) for face in lot.faces]
        if boxes:
            yield Flow(kit, boxes, gap="gap")
        for words in lot.told:
            yield RichText(kit, texts.rich(words), DIM)


def seat_dialog(
    kit: Kit, texts: TableText, panel: SeatPanel, tell: Callable[[Face], object], reseat: Callable[[], object]
) -> Dialog:
    """Show everything that lies open before a seat; a button leads to who sits there."""
    body = Column(kit, list(lot_rows(kit, texts, panel.before, tell, texts.colours(panel.seat))))
    name = texts.name(panel.seat)
    dialog = Dialog(kit, name, body, width=720, close_tip=texts.tr("close"), name="seat-board")

    def change() -> None:
        dialog.close()
        reseat()

    dialog.buttons.content = [
        Button(kit, texts.tr("table-menu-seats"), change, kind="quiet", name="seat-board-seats"),
        Button(kit, texts.tr("close"), dialog.cancel, kind="primary", name="seat-board-close"),
    ]
    return dialog
