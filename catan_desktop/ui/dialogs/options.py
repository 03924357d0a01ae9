"""A question with a list of answers: victims, resources, heroes, clans, whatever a family of actions names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, LARGE, SMALL, Style
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Column, Dialog, Grid, Kit, Pressable, RichText, Widget


@dataclass(frozen=True, slots=True)
class Option:
    """One answer."""

    title: str
    """Marked-up text."""
    act: Callable[[], object]
    text: str = ""
    """What it means, in marked-up text."""
    picture: str = ""
    """Name of a picture."""
    seat: SeatColours | None = None
    reason: str = ""
    """Why it cannot be chosen."""
    brief: bool = True
    """What it means is said in a few words or not at all, so that it needs no dialog."""


class OptionRow(Pressable):
    """One answer as a broad button."""

    def __init__(self, kit: Kit, option: Option, number: int, *, low: bool = False) -> None:
        """`low`: for a narrow panel."""
        hotkey = str(number + 1) if number < 9 else ""
        super().__init__(kit, option.act, name=f"option-{number}", hotkey=hotkey)
        self.option = option
        self.number = number
        self.low = low
        self.disable(option.reason)

    def _style(self) -> Style:
        return BODY if self.low else LARGE

    def _side(self) -> int:
        if not self.option.picture and self.option.seat is None:
            return 0
        return self.kit.px(24 if self.low else 52 if self.option.text else 34)

    def _room(self, width: int) -> int:
        px = self.kit.px
        side = self._side()
        return max(1, width - 2 * self._pad() - px(22) - (side + px("gap") if side else 0))

    def _pad(self) -> int:
        return self.kit.px(6 if self.low else "pad")

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as its words."""
        px = self.kit.px
        room = self._room(width if width is not None else px(420))
        title = self.kit.rich.lay(self.option.title, room, self._style(), self.kit.k).size
        text = self.kit.rich.lay(self.option.text, room, SMALL, self.kit.k).size if self.option.text else Size(0, 0)
        tall = max(self._side(), title.height + text.height) + px("gap")
        natural = max(title.width, text.width) + 2 * self._pad() + px(22) + self._side() + px("gap")
        return Size(natural if width is None else width, max(px(28 if self.low else 40), tall))

    def least(self) -> int:
        """Need room for a few words."""
        if not self.low:
            return self.kit.px(180)
        side = self._side()
        words = self.kit.rich.widest_word(self.option.title, self._style(), self.kit.k)
        return words + 2 * self._pad() + self.kit.px(22) + (side + self.kit.px("gap") if side else 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, words and the number that chooses it."""
        kit, box, option = self.kit, self.rect, self.option
        px = kit.px
        lit = self.hovered or self.focused
        rim = "ice" if lit and self.enabled else "line-strong"
        kit.panel(surface, box, "hover" if lit and self.enabled else "raised", radius="radius", rim=rim)
        x = box.x + self._pad()
        side = self._side()
        if option.picture or option.seat is not None:
            key = option.picture or "piece-settlement"
            picture = kit.art.sprite(key, side, seat=option.seat)
            surface.blit(picture, picture.get_rect(center=(x + side // 2, box.centery)))
            x += side + px("gap")
        room = self._room(box.width)
        title = kit.rich.lay(option.title, room, self._style().of("ink" if self.enabled else "faint"), kit.k)
        text = kit.rich.lay(option.text, room, SMALL, kit.k) if option.text else None
        tall = title.size.height + (text.size.height if text else 0)
        top = box.centery - tall // 2
        kit.rich.draw(surface, title, (x, top), box)
        if text:
            kit.rich.draw(surface, text, (x, top + title.size.height), box)
        if self.hotkey:
            where = (box.right - px(6 if self.low else 12), box.centery)
            kit.text.draw(surface, self.hotkey, where, SMALL, across=1.0, down=0.5, within=box)
        if self.ringed:
            kit.ring(surface, box)


def options_dialog(
    kit: Kit,
    title: str,
    hint: str,
    options: Sequence[Option],
    *,
    on_cancel: Callable[[], object] | None = None,
    close_tip: str = "",
    name: str = "options",
) -> Dialog:
    """Make the question; choosing closes it."""
    dialog: list[Dialog] = []

    def choose(option: Option) -> None:
        dialog[0].close()
        option.act()

    rows: list[Widget] = []
    for number, option in enumerate(options):
        row = OptionRow(kit, option, number)
        row.on_press = partial(choose, option)
        rows.append(row)
    many = len(rows) > 4 and not any(option.text for option in options)
    listed: Widget = Grid(kit, rows, cell=190, most=2) if many else Column(kit, rows)
    body = Column(kit, [RichText(kit, hint, BODY.of("dim")), listed] if hint else [listed], gap="gap-large")
    made = Dialog(
        kit,
        title,
        body,
        width=520,
        on_cancel=on_cancel,
        cancellable=on_cancel is not None,
        close_tip=close_tip,
        name=name,
    )
    dialog.append(made)
    return made
