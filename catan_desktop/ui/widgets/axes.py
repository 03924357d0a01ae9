"""Common parts of charts over steps: axes, a guide, and the row of names with values."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Point, clamp
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.shapes import draw_shape

_LEVELS = 4
"""Lines across a chart, about."""


def ticks(most: float, least: float = 0.0) -> tuple[int, ...]:
    """Round levels from at most `least` (0 where it is more) over 0 up to at least `most`.

    >>> ticks(10)
    (0, 5, 10)
    >>> ticks(3)
    (0, 1, 2, 3)
    >>> ticks(10, -2)
    (-5, 0, 5, 10)
    """
    top = max(1, math.ceil(most))
    size = 10 ** max(0, len(str(top)) - 1)
    step = next(
        step for base in (size // 10 or 1, size) for step in (base, 2 * base, 5 * base) if -(-top // step) <= _LEVELS
    )
    low = step * math.floor(min(0.0, least) / step)
    return tuple(range(low, -(-top // step) * step + 1, step))


def marked_steps(count: int, width: int, apart: int, phase: int) -> list[int]:
    """Return which steps of a line bear its shape: the last, and others at some distance, shifted from line to line."""
    if count < 1:
        return []
    every = max(1, round(apart * (count - 1) / max(1, width)))
    found = list(range((phase * every // 4) % every, count - 1, every))
    while found and count - 1 - found[-1] < every // 2:
        found.pop()
    return [*found, count - 1]


class Plot:
    """The place where lines run."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        above: int,
        most: float,
        steps: Sequence[int],
        limit: tuple[float, str] | None,
        aside: int = 0,
        least: float = 0.0,
    ) -> None:
        """`above` and `aside`: room taken by names, in real pixels; `least`: a value below 0 that must have room."""
        self.kit = kit
        self.steps = steps
        self.levels = ticks(most, least)
        self.limit = limit
        line = kit.text.line_height(SMALL)
        marks = max(kit.text.size(str(level), SMALL).width for level in self.levels)
        left = rect.x + marks + kit.px("gap")
        top = rect.y + above + line // 2
        last = kit.text.size(str(steps[-1]), SMALL).width if steps else 0
        right = rect.right - max(kit.px(8) + aside, -(-last // 2))
        self.box = pygame.Rect(left, top, max(1, right - left), max(1, rect.bottom - top - line - kit.px("gap-tiny")))

    def point(self, index: int, value: float) -> Point:
        """Return where a value lies."""
        across = self.box.width * index / max(1, len(self.steps) - 1)
        low, high = self.levels[0], self.levels[-1]
        return (self.box.x + across, self.box.bottom - self.box.height * (value - low) / (high - low))

    def step_at(self, where: tuple[int, int]) -> int:
        """The step nearest to a point; -1 without steps."""
        if not self.steps:
            return -1
        at = round((where[0] - self.box.x) * (len(self.steps) - 1) / self.box.width)
        return int(clamp(at, 0, len(self.steps) - 1))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, at: int) -> None:
        """Draw levels, the first, some and the last step, the limit, and the guide at a step."""
        kit, box = self.kit, self.box
        apart = box.height / max(1, len(self.levels) - 1)
        every = max(1, math.ceil(kit.text.line_height(SMALL) / max(1.0, apart)))
        for index, level in enumerate(self.levels):
            y = round(self.point(0, level)[1])
            ink = "line-strong" if not level and self.levels[0] else "line"
            surface.fill(kit.colour(ink), (box.x, y, box.width, kit.px("hairline")))
            where = (box.x - kit.px("gap"), y)  # the mark of a line may stand at the very first step
            if index % every == 0:
                kit.text.draw(surface, str(level), where, SMALL, across=1.0, down=0.5, within=rect)
        self._steps(surface, rect)
        if self.limit is not None:
            self._limit(surface, rect)
        if 0 <= at < len(self.steps):
            x = round(self.point(at, 0)[0])
            surface.fill(kit.colour("gold"), (x, box.y, kit.px("hairline"), box.height))

    def _steps(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        kit, count = self.kit, len(self.steps)
        if count < 2:
            return
        begun = [index for index, step in enumerate(self.steps) if not index or step != self.steps[index - 1]]
        wide = kit.text.size(str(self.steps[-1]), SMALL).width + kit.px(18)
        every = max(1, -(-len(begun) * wide // max(1, self.box.width)))
        every = next(round_step for round_step in (1, 2, 5, 10, 20, 25, 50, 100, 1000) if round_step >= every)
        last = -(10**6)
        for index in begun:
            step, end = self.steps[index], index == begun[-1]
            x = round(self.point(index, 0)[0])
            if x - last < wide or not (end or (step % every == 0 and round(self.point(begun[-1], 0)[0]) - x >= wide)):
                continue
            last = x
            surface.fill(kit.colour("line-strong"), (x, self.box.bottom, kit.px("hairline"), kit.px(3)))
            kit.text.draw(surface, str(step), (x, rect.bottom), SMALL, across=0.5, down=1.0, within=rect.inflate(8, 0))

    def _limit(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        assert self.limit is not None
        kit, box = self.kit, self.box
        y = round(self.point(0, self.limit[0])[1])
        dash = kit.px(6)
        for x in range(box.x, box.right, 2 * dash):
            surface.fill(kit.colour("gold-dark"), (x, y, min(dash, box.right - x), max(1, kit.px(1))))
        room = y - box.y >= kit.text.line_height(SMALL)
        where = (box.x + kit.px(4), y - kit.px(1) if room else y + kit.px(2))
        words = kit.text.fit(self.limit[1], SMALL, box.width - kit.px(8), lines=1)
        kit.text.draw(
            surface,
            words.lines[0],
            where,
            SMALL.of("gold"),
            pixels=words.pixels,
            down=1.0 if room else 0.0,
            within=rect,
        )


@record
class LegendEntry:
    """A name with its mark and its value."""

    label: str
    value: str
    ink: Ink
    shape: str


class Legend:
    """Names in a row, in more rows where they need them; first which step the values are of."""

    def __init__(self, kit: Kit, entries: Sequence[LegendEntry], step: str = "") -> None:
        self.kit = kit
        self.entries = tuple(entries)
        self.step = step

    def least(self) -> int:
        """The width of the widest name."""
        return max([self._wide(entry) for entry in self.entries] + [self.kit.text.size(self.step, SMALL).width])

    def height(self, width: int) -> int:
        """Return how tall the rows are."""
        places, tall = self._places(width)
        return tall if places or self.step else 0

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw it at the top of a box."""
        kit = self.kit
        line = kit.text.line_height(STRONG)
        places, _ = self._places(rect.width)
        if self.step:
            kit.text.draw(surface, self.step, (rect.x, rect.y + line // 2), SMALL.of("dim"), down=0.5, within=rect)
        for (x, y), entry in zip(places, self.entries, strict=True):
            at = (rect.x + x, rect.y + y)
            mark = (at[0] + kit.px(6), at[1] + line / 2)
            draw_shape(kit, surface, mark, kit.px(5), entry.shape, kit.colour(entry.ink))
            used = kit.text.draw(surface, entry.label, (at[0] + kit.px(16), at[1]), STRONG, within=rect)
            ink = STRONG.of("gold-light")
            kit.text.draw(surface, entry.value, (used.right + kit.px(5), at[1]), ink, within=rect)

    def _wide(self, entry: LegendEntry) -> int:
        value = self.kit.text.size("0" * max(2, len(entry.value)), STRONG).width
        return self.kit.px(16) + self.kit.text.size(entry.label, STRONG).width + self.kit.px(5) + value

    def _places(self, width: int) -> tuple[list[tuple[int, int]], int]:
        kit = self.kit
        line = kit.text.line_height(STRONG)
        x = kit.text.size(self.step, SMALL).width + kit.px("pad") if self.step else 0
        places: list[tuple[int, int]] = []
        y = 0
        for entry in self.entries:
            wide = self._wide(entry)
            if x and x + wide > width:
                x, y = 0, y + line
            places.append((x, y))
            x += wide + kit.px("pad")
        return places, y + line


class Stepped(Widget):
    """A chart over steps of which one can be looked at, by the pointer or with the arrows."""

    focusable = True
    steps: tuple[int, ...] = ()
    """What the steps are called."""
    at = -1
    """The step whose values are told; -1: the last one."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the pointer, or the arrows left and right."""
        if event.type == pygame.MOUSEMOTION:
            self._look(self._plot().step_at(event.pos) if self.rect.collidepoint(event.pos) else -1)
        elif event.type == pygame.KEYDOWN and event.key in {pygame.K_LEFT, pygame.K_RIGHT} and self.steps:
            now = len(self.steps) - 1 if self.at < 0 else self.at
            self._look(int(clamp(now + (1 if event.key == pygame.K_RIGHT else -1), 0, len(self.steps) - 1)))
            return True
        return False

    def update(self, seconds: float) -> None:
        """Go back to the end once the pointer has left."""
        if self.at >= 0 and not self.hovered and not self.focused:
            self._look(-1)

    def _look(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self.touch()

    def _plot(self) -> Plot:
        """Return the plane of the steps."""
        raise NotImplementedError
