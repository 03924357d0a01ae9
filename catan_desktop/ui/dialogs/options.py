"""A question with a list of answers: victims, resources, heroes, clans, whatever a family of actions names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, LARGE, SMALL, Style
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Button, Column, Dialog, Grid, Kit, Pressable, RichText, Widget

_DIGITS = 9
_PALE = 110
"""How opaque the picture of an answer is that cannot be chosen, of 255."""


@record
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
    deed: object = None
    """What it does: a press chooses it, and another does it. None where it only leads on."""
    chosen: bool = False
    """It waits to be confirmed."""
    digit: int = 0
    """Its own number on the keyboard; 0: that of its place in the list."""
    tip: str = ""
    """What is told of it besides, in marked-up text."""
    sure: Callable[[], str] = str
    """Returns what it is sure to bring, for its tip where nothing else is told of it."""


class OptionRow(Pressable):
    """One answer as a broad button."""

    led_by_key = True

    def __init__(self, kit: Kit, option: Option, name: str, digit: int, *, low: bool = False) -> None:
        """`digit` on the keyboard chooses it, where there is such a one; `low`: for a narrow panel."""
        super().__init__(kit, option.act, name=name, hotkey=str(digit) if digit <= _DIGITS else "")
        self.option = option
        self.low = low
        self.chosen = option.chosen
        self.tip = option.tip
        self.disable(option.reason)

    def hint(self) -> str:
        """Return why it cannot be chosen, or what is told of it, else what its number does."""
        sure = "" if self.reason or self.option.tip else self.option.sure()
        return sure or super().hint()

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

    def tall_at(self, width: int) -> bool:
        """Return whether the words need more than two lines at a width in real pixels."""
        lines = self.kit.rich.lay(self.option.title, self._room(width), self._style(), self.kit.k).size.height
        return lines > 2 * self.kit.text.line_height(self._style())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, words and the number that chooses it."""
        kit, box, option = self.kit, self.rect, self.option
        px = kit.px
        lit = self.hovered or self.focused
        rim = "gold" if self.chosen else "ice" if lit and self.enabled else "line-strong"
        look = "select" if self.chosen else "hover" if lit and self.enabled else "raised"
        kit.panel(surface, box, look, radius="radius", rim=rim)
        if self.chosen:
            kit.art.outline(surface, box, px("radius"), kit.colour("gold"), max(2.0, 2 * kit.k))
        x = box.x + self._pad()
        side = self._side()
        if option.picture or option.seat is not None:
            key = option.picture or "piece-settlement"
            picture = kit.art.sprite(key, side, seat=option.seat)
            if not self.enabled:
                picture = picture.copy()
                picture.set_alpha(_PALE)
            surface.blit(picture, picture.get_rect(center=(x + side // 2, box.centery)))
            x += side + px("gap")
        room = self._room(box.width)
        ink = "gold-light" if self.chosen else "ink" if self.enabled else "faint"
        title = kit.rich.lay(option.title, room, self._style().of(ink), kit.k)
        text = kit.rich.lay(option.text, room, SMALL, kit.k) if option.text else None
        tall = title.size.height + (text.size.height if text else 0)
        top = box.centery - tall // 2
        kit.rich.draw(surface, title, (x, top), box)
        if text:
            kit.rich.draw(surface, text, (x, top + title.size.height), box)
        if self.hotkey:
            where = (box.right - px(6 if self.low else 12), box.centery)
            digit = SMALL if self.enabled else SMALL.of("faint")
            kit.text.draw(surface, self.hotkey, where, digit, across=1.0, down=0.5, within=box)
        if self.ringed:
            kit.ring(surface, box)


def option_rows(kit: Kit, options: Sequence[Option], *, low: bool = False) -> list[OptionRow]:
    """Make the rows of answers: those that can be chosen are called `option-0` and so on, others `barred-0` and so on.

    A row has the number of its place in the list unless it has one of its own.
    """
    rows: list[OptionRow] = []
    counts = {"option": 0, "barred": 0}
    for place, option in enumerate(options, 1):
        kind = "barred" if option.reason else "option"
        rows.append(OptionRow(kit, option, f"{kind}-{counts[kind]}", option.digit or place, low=low))
        counts[kind] += 1
    return rows


class Question(Dialog):
    """A question whose answers are rows: what is chosen waits for a second press, or for the gold button."""

    rows: Sequence[OptionRow] = ()

    def first(self) -> Widget | None:
        """Begin with the answer that waits to be confirmed, else with the first possible: never with the button."""
        able = [row for row in self.rows if row.enabled]
        return next((row for row in able if row.chosen), able[0] if able else None)


def options_dialog(
    kit: Kit,
    title: str,
    hint: str,
    options: Sequence[Option],
    *,
    on_cancel: Callable[[], object],
    close_tip: str,
    confirm: str,
    unchosen: str,
) -> Dialog:
    """Make the question; an answer that only leads on closes it at once, one that does something with the second press.

    Args:
        confirm: words of the button that does the chosen answer.
        unchosen: why it cannot yet be pressed.
    """
    dialog: list[Question] = []
    button = Button(kit, confirm, kind="primary", name="confirm-answer", badge="")
    button.disable(unchosen)

    def take(option: Option) -> None:
        dialog[0].close()
        option.act()

    def choose(row: OptionRow) -> None:
        if row.option.deed is None or row.chosen:
            take(row.option)
            return
        for other in rows:
            other.chosen = other is row
        button.disable("")
        button.on_press = partial(take, row.option)
        kit.due()

    rows = option_rows(kit, options)
    for row in rows:
        row.on_press = partial(choose, row)
    many = len(rows) > 4 and not any(option.text for option in options)
    listed: Widget = Grid(kit, rows, cell=190, most=2) if many else Column(kit, rows)
    body = Column(kit, [RichText(kit, hint, BODY.of("dim")), listed] if hint else [listed], gap="gap-large")
    made = Question(
        kit,
        title,
        body,
        [button] if any(option.deed is not None for option in options) else [],
        width=520,
        on_cancel=on_cancel,
        close_tip=close_tip,
        name="question",
    )
    made.rows = rows
    dialog.append(made)
    return made
