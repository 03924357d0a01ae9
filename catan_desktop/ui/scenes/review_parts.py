"""The parts of the page of a review: the chart of chances with its moments, rows to press, bars of luck and play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Column, Curve, Kit, Label, LineChart, Pressable, Row, Space, Widget
from catan_desktop.ui.widgets.axes import Legend

_DISC, _REACH = 9, 12
"""Radius of the number of a moment, and how near a press must be; in design units."""
_BAR = 14
"""Height of a bar."""


def percent(chance: float) -> str:
    """Return a change of chance with its sign, in points of a hundred, 0 to 1 given.

    >>> percent(0.084), percent(-0.2), percent(0.001)
    ('+8 %', '−20 %', '0 %')
    """
    points = round(100 * chance)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return f"{sign}{abs(points)}\u00a0%"


def paint_number(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], number: int, chosen: bool) -> None:
    """Draw the number of a moment."""
    rim = kit.colour("gold-light" if chosen else "gold-dark")
    ground = kit.colour("gold" if chosen else "raised")
    kit.art.circle(surface, centre, kit.px(_DISC) + (kit.px(2) if chosen else 0), ground, rim=rim, rim_width=2.0)
    ink = SMALL.of("ink-dark" if chosen else "gold-light")
    kit.text.draw(surface, str(number), centre, ink, across=0.5, down=0.5)


@dataclass(frozen=True, slots=True)
class Turn:
    """A step of the chart."""

    number: int
    """What stands below it."""
    name: str
    """When it was, in words."""
    ply: int
    """The position at its end."""


@dataclass(frozen=True, slots=True)
class Flag:
    """A moment on the chart."""

    step: int
    """Index of the step at which it stands."""
    value: float
    """At this height."""
    ply: int


class ChanceChart(LineChart):
    """Lines of chances with numbered moments; a press leads to a moment, or to the turn at that place."""

    def __init__(
        self,
        kit: Kit,
        curves: Sequence[Curve],
        turns: Sequence[Turn],
        flags: Sequence[Flag],
        on_pick: Callable[[int], object],
        *,
        tall: float,
        tip: str,
    ) -> None:
        """`on_pick` is called with a ply."""
        super().__init__(kit, curves, steps=[turn.number for turn in turns], tall=tall, name="chances")
        self.tip = tip
        self.turns = tuple(turns)
        self.plies = tuple([turn.ply for turn in turns])
        self.flags = tuple(flags)
        self.on_pick = on_pick
        self.ply = -1
        """The position that is shown beside."""

    def go(self, ply: int) -> None:
        """Mark another position."""
        if ply != self.ply:
            self.ply = ply
            self.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Lead to a moment by a press, or by Enter to the step that the arrows point at."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.plies:
            self.on_pick(self._ply_at(event.pos))
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_RETURN, pygame.K_KP_ENTER} and self.plies:
            self.on_pick(self.plies[self.at])
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines, where the board beside stands, and the moments."""
        super().draw(surface)
        kit, plot = self.kit, self._plot()
        if self.plies and self.ply >= 0:
            step = next((index for index, ply in enumerate(self.plies) if ply >= self.ply), len(self.plies) - 1)
            x = round(plot.point(step, 0)[0])
            surface.fill(kit.colour("gold-light"), (x, plot.box.y, max(1, kit.px(2)), plot.box.height))
        with kit.audit.layer():
            for number, flag in enumerate(self.flags, 1):
                paint_number(kit, surface, self._place(flag), number, flag.ply == self.ply)

    def _legend(self) -> Legend:
        """Tell of a turn when it was."""
        legend = super()._legend()
        return Legend(self.kit, legend.entries, self.turns[self.at].name if self.turns else "")

    def _place(self, flag: Flag) -> tuple[int, int]:
        x, y = self._plot().point(flag.step, flag.value)
        return round(x), round(y)

    def _ply_at(self, where: tuple[int, int]) -> int:
        reach = self.kit.px(_REACH)
        for flag in self.flags:
            x, y = self._place(flag)
            if abs(where[0] - x) <= reach and abs(where[1] - y) <= reach:
                return flag.ply
        return self.plies[self._plot().step_at(where)]


class Numbered(Widget):
    """The number of a moment beside its words."""

    def __init__(self, kit: Kit, number: int, chosen: bool) -> None:
        super().__init__(kit)
        self.number, self.chosen = number, chosen

    def measure(self, width: int | None = None) -> Size:
        """Return a square."""
        del width
        side = self.kit.px(2 * _DISC + 4)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        paint_number(self.kit, surface, self.rect.center, self.number, self.chosen)


class PressRow(Pressable):
    """A row of a list with anything in it, all of it to be pressed."""

    def __init__(self, kit: Kit, child: Widget, on_press: Callable[[], object], *, chosen: bool, name: str) -> None:
        super().__init__(kit, on_press, name=name)
        self.child = child
        self.chosen = chosen

    def children(self) -> Sequence[Widget]:
        """Return what is in it."""
        return (self.child,)

    def measure(self, width: int | None = None) -> Size:
        """Leave some room around."""
        pad = 2 * self.kit.px("gap")
        inner = self.child.measure(None if width is None else max(0, width - pad))
        return Size(inner.width + pad, inner.height + pad)

    def least(self) -> int:
        """Need what is in it, and the room around."""
        return self.child.least() + 2 * self.kit.px("gap")

    def layout(self, rect: pygame.Rect) -> None:
        """Place what is in it."""
        super().layout(rect)
        self.child.layout(inset(rect, self.kit.px("gap")))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, brighter where it is chosen or pointed at."""
        kit = self.kit
        look = "select" if self.chosen else "hover" if self.hovered else "raised"
        rim = kit.colour("gold" if self.chosen else "line")
        kit.art.panel(surface, self.rect, kit.colour(look), radius=kit.px("radius"), rim=rim)
        super().draw(surface)
        if self.ringed:
            kit.ring(surface, self.rect)


class SignedBar(Widget):
    """A figure as a bar to the right of the middle, or to the left where it is below nothing."""

    def __init__(self, kit: Kit, value: float, most: float, *, name: str = "", grow: float = 1.0) -> None:
        """`most`: what fills one side."""
        super().__init__(kit, name=name, grow=grow)
        self.value, self.most = value, most

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        return Size(self.kit.px(120) if width is None else width, self.kit.px(_BAR))

    def least(self) -> int:
        """Need little room."""
        return self.kit.px(60)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove, bar and middle."""
        kit, rect = self.kit, self.rect
        radius = kit.px(3)
        kit.art.panel(surface, rect, kit.colour("pressed"), radius=radius, rim=kit.colour("line"))
        wide = round(rect.width / 2 * min(1.0, abs(self.value) / self.most)) if self.most else 0
        if wide > 0:
            left = rect.centerx if self.value > 0 else rect.centerx - wide
            ink: Ink = "good" if self.value > 0 else "danger"
            box = pygame.Rect(left, rect.y, wide, rect.height)
            kit.art.panel(surface, box, kit.colour(ink), radius=radius)
        surface.fill(kit.colour("line-strong"), (rect.centerx, rect.y, max(1, kit.px(1)), rect.height))


def bar_row(kit: Kit, title: str, wide: int, value: float, most: float, told: str, name: str) -> Widget:
    """Return a bar with its name in `wide` real pixels, its figure, and below it what it is made of."""
    head, room = Fixed(kit, title, wide), kit.text.size(percent(-1.0), STRONG).width
    figure = Fixed(kit, percent(value), room, "good" if value > 0 else "danger-light" if value < 0 else "ink")
    row = Row(kit, [head, SignedBar(kit, value, most, name=name), figure], gap="gap")
    return Column(kit, [row, Row(kit, [Fixed(kit, "", wide), Label(kit, told, SMALL, grow=1.0)], gap="gap")], gap=0)


class Fixed(Label):
    """A label of a width in real pixels."""

    def __init__(self, kit: Kit, text: str, wide: int, ink: Ink = "ink") -> None:
        super().__init__(kit, text, STRONG.of(ink))
        self.wide = wide

    def measure(self, width: int | None = None) -> Size:
        """Return the width."""
        del width
        return Size(self.wide, super().measure(None).height)


class MomentBoard(TableBoard):
    """The board of a moment in small, in a page of widgets: it is painted with them. What is written on it is read in
    the replay, where it is large."""

    def __init__(self, kit: Kit, tr: Speaker, *, name: str) -> None:
        super().__init__(kit, tr, name=name)
        self.shapes = False

    def touch(self) -> None:
        """Ask for a frame."""
        super().touch()
        self.kit.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; its small print is not judged."""
        with self.kit.audit.off():
            super().draw(surface)

    def measure(self, width: int | None = None) -> Size:
        """Take what is left."""
        return Size(self.kit.px(320) if width is None else width, self.kit.px(200))


def spaced(kit: Kit, rows: Sequence[Widget]) -> Widget:
    """Return rows below each other, at the top of what room there is."""
    return Column(kit, [*rows, Space(kit)], gap="gap-tiny")
