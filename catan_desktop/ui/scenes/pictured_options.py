"""The choices that make a game what it is, as large pictures: whom one plays with, how much of it, how hard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.screens import OptionCard, Value
from catan_desktop.present.words import option_key
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.chapter_art import draw_chapter
from catan_desktop.ui.scenes.new_game_draft import Draft
from catan_desktop.ui.text import NAME, SMALL, STRONG, Style
from catan_desktop.ui.widgets import Column, Grid, Kit, Label, Pressable, Widget

_TITLE = Style(NAME.font, "body")
_TALL, _LOW = 74, 46
"""Height of a picture in design units, and where there are more than two rows of them."""
_MANY, _WIDE = 7, 3
"""Pictures from which on they are low, and how many of those lie side by side."""


class PictureChoice(Pressable):
    """One value of an option: its picture, and its name below; the chosen one has a gold rim."""

    def __init__(
        self,
        kit: Kit,
        title: str,
        art: Sequence[str],
        on_press: Callable[[], object],
        *,
        chosen: bool,
        name: str,
        tip: str,
        tall: int = _TALL,
    ) -> None:
        """`art` names pictures, see `draw_chapter`."""
        super().__init__(kit, on_press, name=name, tip=tip)
        self.title, self.art, self.chosen = title, art, chosen
        self.tall = kit.px(tall)

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as picture and name."""
        wide = self.kit.px(110) if width is None else width
        return Size(wide, self.tall + self._name(wide)[1] + 3 * self.kit.px(3))

    def least(self) -> int:
        """Keep the words whole."""
        return self.kit.text.widest_word(self.title, _TITLE) + 2 * self.kit.px(3)

    def _name(self, wide: int) -> tuple[tuple[str, ...], int]:
        """Return the lines of the name in a card of a width, and how tall they are."""
        text, room = self.kit.text, max(1, wide - 2 * self.kit.px(3))
        return text.wrap(self.title, _TITLE, room), text.wrapped_size(self.title, _TITLE, room).height

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture and name."""
        kit, box, edge = self.kit, self.rect, self.kit.px(3)
        look = "select" if self.chosen else "hover" if self.hovered else "raised"
        kit.panel(surface, box, look, radius="radius", rim="ice" if self.hovered else "line-strong")
        draw_chapter(kit, surface, pygame.Rect(box.x + edge, box.y + edge, box.width - 2 * edge, self.tall), self.art)
        lines, tall = self._name(box.width)
        foot = pygame.Rect(box.x, box.y + self.tall + 2 * edge, box.width, tall)
        style = _TITLE.of("gold-light" if self.chosen else "ink")
        kit.text.draw_lines(surface, lines, foot, style, across=0.5)
        if self.chosen:
            kit.art.outline(surface, box, kit.px("radius"), kit.colour("gold"), max(2.0, 2 * kit.k))
        if self.ringed:
            kit.ring(surface, box)


def pictured(draft: Draft) -> list[OptionCard]:
    """Return the options that are chosen from pictures, those that matter for what is chosen."""
    return [
        option
        for option in draft.card.options
        if option.pictures and (draft.alone or draft.chosen(option.idle[0]) != option.idle[1])
    ]


def picture_rows(
    kit: Kit,
    draft: Draft,
    tr: Callable[[str], str],
    value_words: Callable[[OptionCard, Value], str],
    has: Callable[[str], bool],
) -> list[Widget]:
    """Return the choices with their names; what the chosen value means stands below.

    A value beside those of an option is the choice of playing alone.
    """

    def help_of(option: OptionCard, value: Value) -> str:
        """Return the help of a value, that of the option for a yes, or nothing."""
        key = option_key(option.key, *(() if value is True else (value,)), "help")
        return tr(key) if has(key) else ""

    rows: list[Widget] = []
    for option in pictured(draft):
        cards: list[Widget] = []
        many = len(option.pictures) >= _MANY
        for value, art in option.pictures:
            alone = value not in option.choices
            act = draft.play_alone if alone else partial(draft.take_with_others, option, value)
            lone = draft.alone and option.alone is not None
            chosen = alone if lone else draft.value(option) == value
            name, title = f"option-{option.key}-{value}", value_words(option, value)
            tip = help_of(option, value) or tr(option_key(option.key, "help"))
            tall = _LOW if many else _TALL
            cards.append(PictureChoice(kit, title, art, act, chosen=chosen, name=name, tip=tip, tall=tall))
        head = Label(kit, tr(option_key(option.key)), STRONG.of("gold"))
        group: list[Widget] = [head, Grid(kit, cards, cell=60, most=_WIDE if many else len(cards))]
        told = help_of(option, draft.value(option))
        if told:
            group.append(Label(kit, told, SMALL))
        rows.append(Column(kit, group, gap="gap-tiny"))
    return rows
